"""Signals: what the system says to a process from outside. The only importer of ``signal``.

Windows has only some of them; a signal that a system lacks is never sent there. Call everything but ``interrupt`` in
the main thread: Python lets no other thread set handlers.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from companion.system.waiting import pipe


def _named(name: str) -> int:
    """The signal's number; 0, which is no signal, where the system lacks it."""
    return int(getattr(signal, name, 0))


_HUNG_UP, _STOP, _GO_ON = map(_named, ("SIGHUP", "SIGTSTP", "SIGCONT"))
#: Ctrl-C; a kill; the terminal was closed; on Windows Ctrl-Break, and its console was closed.
_LEAVE = tuple(filter(None, map(_named, ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"))))

#: What comes through the pipe of ``OfTerminal``.
HUNG_UP, WENT_ON = bytes([_HUNG_UP]), bytes([_GO_ON])


def on_leave(leave: Callable[[], None]) -> None:
    """From now on call ``leave`` whenever somebody wants this process to end. It must not block.

    Without SIGHUP (Windows) a signal does not wake a main thread that waits for a lock: handlers would run only when
    something else wakes it. There a separate thread calls ``leave``.
    """
    if _HUNG_UP:
        for number in _LEAVE:
            signal.signal(number, lambda *_: leave())
        return
    for number in _LEAVE:
        signal.signal(number, _nothing)
    out, bell = pipe()
    signal.set_wakeup_fd(bell)
    threading.Thread(target=_watch, args=(out, leave), name="signals", daemon=True).start()


def _watch(out: int, leave: Callable[[], None]) -> None:
    while told := os.read(out, 1):
        if told[0] in _LEAVE:
            leave()


@contextmanager
def deadly_interrupts() -> Iterator[None]:
    """Here Ctrl-C ends the process at once, by the signal itself: nothing has begun that would need an end.

    Python would drop some of them: a KeyboardInterrupt that is raised in the callback of an import's lock can be caught
    by nobody. In any thread but the main one nothing changes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to another process: it reaches every process of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def interrupt() -> None:
    """Do what Ctrl-C does, where a terminal hands it over as a character."""
    signal.raise_signal(signal.SIGINT)


class OfTerminal:
    """The signals that a terminal sends to its reader, from construction to ``close()``.

    ``give_back`` is called before the process is stopped (Ctrl-Z) or killed, ``take`` when it goes on. ``HUNG_UP`` and
    ``WENT_ON`` are written to the file ``bell``, which does not block: a handler runs only when the main thread next
    wakes, and after a stop the system may give SIGCONT to any thread. Signals that already have a handler are left
    alone.
    """

    def __init__(self, bell: int, give_back: Callable[[], None], take: Callable[[], None]) -> None:
        self._give_back = give_back
        self._take = take
        self._before: dict[int, Any] = {}
        for number, handler in ((_STOP, self._stop), (_named("SIGTERM"), self._end)):
            self._handle(number, handler)
        for number in (_GO_ON, _HUNG_UP):
            self._handle(number, _nothing)
        self._bell_before = signal.set_wakeup_fd(bell, warn_on_full_buffer=False)

    def close(self) -> None:
        """Handle nothing any more."""
        signal.set_wakeup_fd(self._bell_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _handle(self, number: int, handler: Callable[[int, FrameType | None], None]) -> None:
        if number and signal.getsignal(number) is signal.SIG_DFL:
            self._before[number] = signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._give_back()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)  # stops here, until SIGCONT
        signal.signal(number, self._stop)
        self._take()

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._give_back()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


def _nothing(number: int, frame: FrameType | None) -> None:
    pass
