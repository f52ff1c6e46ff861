"""The terminal, taken to be read key by key, and given back as it was. The only importer of ``termios`` and ``msvcrt``.

    Linux, macOS    without line editing and echo (termios)
    Windows         its console, which is asked every 10 ms (msvcrt)
    elsewhere       whole lines, as the terminal itself edits them

It must never know what a key means, and never leave a terminal without echo, however the process ends.
"""

from __future__ import annotations

import atexit
import codecs
import contextlib
import os
import sys
import threading
import time
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from companion.system import signals
from companion.system.waiting import Doorbell

#: What a terminal's functions raise besides OSError. A serial port can be a terminal too, and may be pulled out.
FAULTS: tuple[type[Exception], ...] = ()
_termios: Any = None
_msvcrt: Any = None
with contextlib.suppress(ImportError):
    import termios as _termios

    FAULTS = (_termios.error,)
with contextlib.suppress(ImportError):
    import msvcrt as _msvcrt

#: The flag for UTF-8 on Linux and macOS; Python's termios has no name for it yet.
_IUTF8 = 0x4000
#: In seconds. It lets a scanner's characters come together, and is short enough to be in time.
_GLANCE_SECONDS = 0.01


class Terminal(Protocol):
    """A terminal that is ours until ``close()``. Call everything but ``read`` in the main thread."""

    #: It hands over whole lines: a key is heard only with Enter.
    whole_lines: bool

    def read(self, timeout: float | None) -> str | None:
        """What was typed; empty after ``timeout`` seconds (None: no limit) or ``wake()``; None when it is closed."""

    def edit(self, wanted: bool) -> None:
        """Show what is typed and let it be edited as a line until Enter; or take keys one by one again."""

    def wake(self) -> None: ...
    def close(self) -> None: ...


def is_ours(fd: int = 0) -> bool:
    """Whether this is a terminal, and ours to read: a job in the background has no keyboard."""
    if not os.isatty(fd):
        return False
    try:
        return not hasattr(os, "tcgetpgrp") or os.tcgetpgrp(fd) == os.getpgrp()
    except OSError:  # a terminal, but not the controlling one
        return True


def take(fd: int = 0, encoding: str = "") -> Terminal:
    """Take the terminal; ``encoding`` where it differs from standard input's. Raises FAULTS where it is none."""
    encoding = encoding or getattr(sys.stdin, "encoding", None) or "utf-8"
    if _termios:
        return _Raw(fd, encoding)
    return _Console() if _msvcrt else _Lines(fd, encoding)


class _Raw:
    """A POSIX terminal. Ctrl-C and Ctrl-Z work as usual, Ctrl-S freezes nothing, output is untouched.

    It is given back while suspended, by ``close()``, at the interpreter's exit, and at a SIGTERM that is not handled
    elsewhere. A scanner with the suffix ETX would type Ctrl-C, which looks like a wish to leave.
    """

    whole_lines = False

    def __init__(self, fd: int, encoding: str) -> None:
        self._fd = fd
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        # Backspace deletes a whole letter, and not half of an "é".
        self._whole_letters = _IUTF8 if codecs.lookup(encoding).name == "utf-8" else 0
        self._before: list[Any] = _termios.tcgetattr(fd)
        self._editing = False
        self._doorbell = Doorbell()
        self._take()
        atexit.register(self._give_back)
        self._signals = signals.OfTerminal(self._doorbell.bell, self._give_back, self._take)

    def read(self, timeout: float | None) -> str | None:
        typed, rung = self._doorbell.wait(self._fd, timeout)
        if signals.WENT_ON in rung:
            self._take()
        chars = self._typed() if typed else ""
        return None if signals.HUNG_UP in rung else chars

    def _typed(self) -> str | None:
        try:
            data = os.read(self._fd, 4096)
        except BlockingIOError:  # another program at this terminal has made it non-blocking
            return ""
        except OSError:
            return None
        return self._decoder.decode(data) if data else None

    def edit(self, wanted: bool) -> None:
        self._editing = wanted
        self._take()

    def wake(self) -> None:
        self._doorbell.ring()

    def close(self) -> None:
        self._signals.close()
        self._give_back()
        atexit.unregister(self._give_back)
        self._doorbell.close()

    def _take(self) -> None:
        if not is_ours(self._fd):
            return
        iflag, oflag, cflag, lflag, ispeed, ospeed, characters = self._before
        characters = list(characters)
        iflag &= ~_termios.IXON
        if self._editing:
            lflag |= _termios.ICANON | _termios.ECHO
            iflag |= self._whole_letters
            characters[_termios.VEOF] = b"\0"  # Ctrl-D on an empty line would end our input for ever
        else:
            lflag &= ~(_termios.ICANON | _termios.ECHO)
            characters[_termios.VMIN], characters[_termios.VTIME] = 1, 0
        ours = [iflag, oflag, cflag, lflag, ispeed, ospeed, characters]
        with contextlib.suppress(_termios.error):
            _termios.tcsetattr(self._fd, _termios.TCSANOW, ours)

    def _give_back(self) -> None:
        if is_ours(self._fd):
            with contextlib.suppress(_termios.error):
                # Discard what is still unread: the shell must not take the rest of a scan for a command.
                _termios.tcsetattr(self._fd, _termios.TCSAFLUSH, self._before)


class _Console:
    """Windows' console. While it is read key by key it shows and edits nothing, so text is shown and edited here.

    An arrow or a function key comes as two characters. The first can also be the letter "à": it is when nothing
    follows at once. Ctrl-C can come as a character while one is read.
    """

    whole_lines = False

    def __init__(self) -> None:
        self._woken = threading.Event()
        self._line: str | None = None  # the text typed so far

    def read(self, timeout: float | None) -> str | None:
        until = float("inf") if timeout is None else time.monotonic() + timeout
        while not (chars := self._typed()):
            left = until - time.monotonic()
            if left <= 0 or self._woken.wait(min(_GLANCE_SECONDS, left)):
                self._woken.clear()
                return ""
        return chars

    def _typed(self) -> str:
        chars = ""
        while _msvcrt.kbhit():
            char = _msvcrt.getwch()
            if char in "\0\xe0" and _msvcrt.kbhit():
                _msvcrt.getwch()
            elif char == "\x03":
                signals.interrupt()
            else:
                chars += char if self._line is None else self._edited(char)
        return chars

    def _edited(self, char: str) -> str:
        """The whole line when this character ends it; until then nothing."""
        assert self._line is not None
        if char in "\r\n":
            text, self._line = self._line, ""
            self._show("\r\n")
            return text + "\n"
        if char == "\b":
            if self._line:
                self._line = self._line[:-1]
                self._show("\b \b")
        elif char.isprintable():
            self._line += char
            self._show(char)
        return ""

    def _show(self, chars: str) -> None:
        for char in chars:
            _msvcrt.putwch(char)

    def edit(self, wanted: bool) -> None:
        self._line = "" if wanted else None

    def wake(self) -> None:
        self._woken.set()

    def close(self) -> None:
        pass


class _Lines:
    """Any other terminal: it edits and shows each line itself, and hands it over at Enter."""

    whole_lines = True

    def __init__(self, fd: int, encoding: str) -> None:
        self._fd = fd
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._typed: SimpleQueue[str | None] = SimpleQueue()
        # Nothing can interrupt the read of a line, so it runs in a thread that does not keep the process alive.
        threading.Thread(target=self._run, name="terminal", daemon=True).start()

    def _run(self) -> None:
        try:
            while data := os.read(self._fd, 4096):
                self._typed.put(self._decoder.decode(data))
        except OSError:
            pass
        self._typed.put(None)

    def read(self, timeout: float | None) -> str | None:
        try:
            return self._typed.get(timeout=timeout)
        except Empty:
            return ""

    def edit(self, wanted: bool) -> None:
        pass

    def wake(self) -> None:
        self._typed.put("")

    def close(self) -> None:
        pass
