"""Bytes from a scanner in, frames out. It knows how scanners delimit what they send, and nothing about codes.

It must never do I/O, read a clock, raise for any byte, or hold more than ``LONGEST`` bytes. Whoever owns the
port waits ``SILENCE_SECONDS`` while ``pending`` and then calls ``silence()``: there is no other time here.

The rules, in order:

1.  A frame ends at CR, LF, TAB, ETX, EOT, or with 80 ms of silence, however the bytes fall into reads.
2.  More than 256 bytes without an end are TOO_LONG: said once, at the 257th byte; then everything up to and
    including the next end is discarded.
3.  One byte left over when silence comes, after a frame of the same burst was properly terminated, is
    dropped. One maker appends a checksum byte *after* CR LF: it is neither a code nor worth a word at every
    scan. Two scans closer than 80 ms leave that byte glued to the second, which then can be no code of ours
    and does not count.
4.  NUL, STX and GS before a frame, NUL after it, and an AIM identifier ("]C0") at its head are dropped.
5.  What is then empty is nothing: CR LF is one end, not two. But an AIM identifier alone is NO_READ.
6.  A byte that is not printable ASCII makes the whole frame GARBLED. Nothing is repaired.
7.  The words that scanners send when they have read nothing are NO_READ.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from companion.model import Doubt

SILENCE_SECONDS = 0.08
LONGEST = 256

_ANY_END_TO_LF = bytes.maketrans(b"\r\t\x03\x04", b"\n\n\n\n")
_AIM_IDENTIFIER = re.compile(rb"\][A-Za-z][0-9A-Za-z]")
_NO_READ = re.compile(r" *(NO ?READ|NR|ERROR|\?) *", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Frame:
    """What a scanner sent for one reading: one or more printable ASCII characters."""

    text: str


@dataclass(frozen=True, slots=True)
class Doubtful:
    """A frame that must never count: TOO_LONG, GARBLED or NO_READ."""

    doubt: Doubt


class Framer:
    """One per port: a ``Reader`` of serial ports, to which moments do not matter."""

    __slots__ = ("_discarding", "_held", "_terminated")

    def __init__(self) -> None:
        self.reset()

    def opened(self, at: float) -> None:
        """The port is open (again): half a frame of the connection before is no frame."""
        self.reset()

    def reset(self) -> None:
        """Forget everything, as if the port had just been opened."""
        self._held = b""
        self._discarding = False  # TOO_LONG has been said and no end has come since
        self._terminated = False  # a terminator has ended a frame since the last silence

    @property
    def pending(self) -> bool:
        """Whether ``silence()`` must be called after 80 ms without a byte. False means: wait for ever."""
        return bool(self._held) or self._discarding or self._terminated

    def feed(self, data: bytes, at: float = 0.0) -> list[Frame | Doubtful]:
        """The frames that these bytes end, in order. Linear in ``len(data)``, however many they are."""
        found: list[Frame | Doubtful] = []
        *ended, rest = (self._held + data).translate(_ANY_END_TO_LF).split(b"\n")
        for line in ended:
            if not line and not self._discarding:
                continue
            self._terminated = True
            if self._discarding:
                self._discarding = False
            elif (judged := _judge(line)) is not None:
                found.append(judged)
        if len(rest) > LONGEST and not self._discarding:
            found.append(Doubtful(Doubt.TOO_LONG))
            self._discarding = True
        self._held = b"" if self._discarding else rest
        return found

    def silence(self, at: float = 0.0) -> list[Frame | Doubtful]:
        """80 ms have passed without a byte: the frame in flight, if any, has ended. At most one."""
        line, appended = self._held, self._terminated and len(self._held) == 1
        self.reset()
        judged = None if appended else _judge(line)
        return [] if judged is None else [judged]


def _judge(line: bytes) -> Frame | Doubtful | None:
    """What stands between two ends; None for nothing."""
    if len(line) > LONGEST:
        return Doubtful(Doubt.TOO_LONG)
    line = line.rstrip(b"\0").lstrip(b"\0\x02\x1d")
    identifier = _AIM_IDENTIFIER.match(line)
    if identifier:
        line = line[identifier.end() :].lstrip(b"\0\x1d")
    if not line:
        return Doubtful(Doubt.NO_READ) if identifier else None
    text = line.decode("latin-1")
    if not (text.isascii() and text.isprintable()):
        return Doubtful(Doubt.GARBLED)
    return Doubtful(Doubt.NO_READ) if _NO_READ.fullmatch(text) else Frame(text)
