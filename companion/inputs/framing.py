"""Bytes from a scanner in, frames out. It knows how scanners delimit what they send, and nothing about codes.

It must never do I/O, read a clock, raise for any byte, or hold more than ``LONGEST`` bytes. The owner of the port
waits ``SILENCE_SECONDS`` while ``pending`` and then calls ``silence()``. That is the only way time comes in.

The rules, in order:

1.  A frame ends at CR, LF, TAB, ETX, EOT, or with 80 ms of silence, however the bytes are split into reads.
2.  More than 256 bytes without an end are TOO_LONG. This is said once, at the 257th byte; then everything up to and
    including the next end is discarded.
3.  If one single byte is left when silence comes, after a terminated frame in the same burst, it is dropped. One maker
    appends a checksum byte *after* CR LF: it is no code, and a word about it at every scan would only disturb. When
    two scans come within 80 ms, that byte sticks to the second, which then is no code of ours and does not count.
4.  NUL, STX and GS before a frame, NUL after it, and an AIM identifier ("]C0") at its head are dropped.
5.  An empty frame is ignored: CR LF is one end, not two. But an AIM identifier alone is NO_READ.
6.  A byte that is not printable ASCII makes the whole frame GARBLED. Nothing is repaired.
7.  The words that scanners send when they could not read are NO_READ.
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
    """The frames of one port. It is a ``Reader`` for serial ports, and ignores the times it is given."""

    __slots__ = ("_discarding", "_held", "_terminated")

    def __init__(self) -> None:
        self.reset()

    def opened(self, at: float) -> None:
        """The port is open (again): forget half a frame from the connection before."""
        self.reset()

    def reset(self) -> None:
        """Forget everything, as if the port had just been opened."""
        self._held = b""
        self._discarding = False  # TOO_LONG has been said, and its end has not come yet
        self._terminated = False  # a terminator has ended a frame since the last silence

    @property
    def pending(self) -> bool:
        """Whether ``silence()`` must be called after 80 ms without a byte. False means: wait for ever."""
        return bool(self._held) or self._discarding or self._terminated

    def feed(self, data: bytes, at: float = 0.0) -> list[Frame | Doubtful]:
        """The frames that these bytes complete, in order. Takes time linear in ``len(data)``."""
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
        """80 ms have passed without a byte: the unfinished frame, if any, ends. At most one frame."""
        line, appended = self._held, self._terminated and len(self._held) == 1
        self.reset()
        judged = None if appended else _judge(line)
        return [] if judged is None else [judged]


def _judge(line: bytes) -> Frame | Doubtful | None:
    """The bytes between two ends as a frame; None where there is nothing."""
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
