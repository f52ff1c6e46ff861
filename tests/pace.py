"""How fast this machine goes just now: tests share it with whatever else runs on it.

What comes is waited for as long as ``PATIENCE``, which no sound machine uses up. Where a test is about a time,
``quick`` measures that time against the machine, by a bit of work that takes a moment on a quiet one.

    with quick(0.3):        fails after 0.3 s, or as much later as that bit of work was late
        port.stop()

A machine may also stand still for a while. ``stood_still`` tells of that.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

#: Seconds that a test waits for what comes. Beside eight busy processes ``companion check`` takes more than 60.
PATIENCE = 240.0
#: A thread that wakes so many seconds late has met a machine that stood still: longer than any hand or scanner pauses.
STILL = 0.5
_BEAT = 0.05
_PAUSE = 0.02
_WORK = 0.002


class Pace:
    """``slower`` says how many times slower than alone the machine was at its worst, from the start to now."""

    def __init__(self) -> None:
        self.slower = 1.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._work, name="pace", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        while not self._over.is_set():
            began, busy = time.monotonic(), time.thread_time()
            paused = not self._over.wait(_PAUSE)
            while time.thread_time() - busy < _WORK:
                pass
            took = time.monotonic() - began - (_PAUSE if paused else 0.0)
            self.slower = max(self.slower, took / _WORK)

    def close(self) -> None:
        """End it; ``slower`` then takes in what was under way."""
        self._over.set()
        self._thread.join()


@contextmanager
def pace() -> Iterator[Pace]:
    """The machine's pace while this lasts."""
    measured = Pace()
    try:
        yield measured
    finally:
        measured.close()


@contextmanager
def quick(seconds: float) -> Iterator[None]:
    """What happens here takes no longer than so many seconds of a machine that has nothing else to do."""
    with pace() as measured:
        began = time.monotonic()
        yield
        took = time.monotonic() - began
    assert took < seconds * measured.slower, f"{took:.3f} s, at {1 / measured.slower:.2f} of the machine's pace"


class Disturbed(Exception):  # noqa: N818
    """The machine stood still, or its sound server for so long that a device was taken for lost: this run shows
    nothing."""


#: What was held at intervals has been let go of by the machine.
_torn = threading.Event()


def at_intervals(seconds: float, times: int, longest: float) -> Iterator[None]:
    """So many times, so many seconds apart, as a thing does that is held. A pause longer than ``longest`` may be
    another thing: a test that fails then was disturbed."""
    for _ in range(times):
        began = time.monotonic()
        yield
        time.sleep(seconds)
        if time.monotonic() - began > longest:
            _torn.set()


@contextmanager
def stood_still() -> Iterator[Callable[[], bool]]:
    """Whether the machine has stood still since this began; it is asked while it lasts."""
    over, late = threading.Event(), threading.Event()
    _torn.clear()

    def beat() -> None:
        began = time.monotonic()
        while not over.wait(_BEAT):
            began, before = time.monotonic(), began
            if began - before > _BEAT + STILL:
                late.set()

    thread = threading.Thread(target=beat, name="beat", daemon=True)
    thread.start()
    try:
        yield lambda: late.wait(2 * _BEAT) or _torn.is_set()
    finally:
        over.set()
        thread.join()
