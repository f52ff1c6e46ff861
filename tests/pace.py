"""How fast this machine goes just now: tests share it with whatever else runs on it.

What comes is waited for as long as ``PATIENCE``, which no sound machine uses up. Where a test is about a time,
``quick`` measures that time against the machine, by a bit of work that takes a moment on a quiet one.

    with quick(0.3):        fails after 0.3 s, or as much later as that bit of work was late
        port.stop()
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

#: Seconds that a test waits for what comes. Beside eight busy processes ``companion check`` takes more than 60.
PATIENCE = 240.0
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
