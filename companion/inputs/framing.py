"""Bytes from a scanner in, frames out. It knows how scanners delimit what they send, and nothing about codes.

It must never do I/O, read a clock, raise for any byte, or hold more than ``LONGEST`` bytes. The owner of the port
calls ``silence()`` once ``wait`` seconds have passed without a byte. Those and the times of the bytes are all that it
knows of time.

The rules, in order:

1.  A frame ends at CR, LF, TAB, ETX, EOT, or with 80 ms of silence, however the bytes are split into reads.
2.  What ``whole`` says is one whole code ends sooner: with twice the longest gap that this device has shown inside a
    frame, and never under 30 ms, because adapters hand on what they hold every 16 ms. Only what proves that nothing is
    missing is taken so. So no gap, however long, makes a code of half a one.
3.  More than 256 bytes without an end are TOO_LONG. This is said once, at the 257th byte; then everything up to and
    including the next end is discarded.
4.  If one single byte is left when silence comes, after a frame in the same burst, it is dropped. One maker
    appends a checksum byte *after* CR LF: it is no code, and a word about it at every scan would only disturb. When
    two scans come within 80 ms, that byte sticks to the second, which then is no code of ours and does not count.
5.  NUL, STX and GS before a frame, NUL after it, and an AIM identifier ("]C0") at its head are dropped.
6.  An empty frame is ignored: CR LF is one end, not two. But an AIM identifier alone is NO_READ, and NUL alone is
    GARBLED: a wrong speed looks like that. In the first second it is the plug.
7.  A byte that is not printable ASCII makes the whole frame GARBLED. Nothing is repaired.
8.  The words that scanners send when they could not read are NO_READ.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable

from companion.model import Doubt, Frozen

SILENCE_SECONDS = 0.08
#: No gap that a device has shown makes it wait for less than this.
SHORTEST_SECONDS = 0.03
#: A device has shown its gap with this many frames; of so many the longest is kept.
SHOWN_FRAMES = 3
_KEPT_FRAMES = 16
LONGEST = 256
_PLUGGED_SECONDS = 1.0

_ANY_END_TO_LF = bytes.maketrans(b"\r\t\x03\x04", b"\n\n\n\n")
_AIM_IDENTIFIER = re.compile(rb"\][A-Za-z][0-9A-Za-z]")
_NO_READ = re.compile(r" *(NO ?READ|NR|ERROR|\?) *", re.IGNORECASE)


class Frame(Frozen):
    """What a scanner sent for one reading: one or more printable ASCII characters."""

    text: str


class Doubtful(Frozen):
    """A frame that must never count, and why."""

    doubt: Doubt


def _never(text: str) -> bool:
    return False


class Framer:
    """The frames of one port. It is a ``Reader`` for serial ports.

    ``whole`` says whether a text is one whole code, with nothing missing. ``silence`` is the silence, in seconds, that
    ends any other frame.
    """

    __slots__ = ("_discarding", "_gap", "_gaps", "_held", "_last", "_opened", "_silence", "_terminated", "_whole")

    def __init__(self, whole: Callable[[str], bool] = _never, silence: float = SILENCE_SECONDS) -> None:
        self._whole = whole
        self._silence = silence
        self.opened(float("-inf"))

    def opened(self, at: float) -> None:
        """The port is open (again): forget half a frame from the connection before, and the gaps that were shown."""
        self._opened = at
        self._gaps: deque[float] = deque(maxlen=_KEPT_FRAMES)  # the longest in each of the last frames
        self.reset()

    def reset(self) -> None:
        """Forget everything but the gaps, as if the port had just been opened."""
        self._held = b""
        self._discarding = False  # TOO_LONG has been said, and its end has not come yet
        self._terminated = False  # a frame has ended since the last silence
        self._gap = 0.0  # the longest inside the present frame
        self._last = 0.0  # when its newest byte came

    @property
    def begun(self) -> bool:
        """Whether a frame has begun and not ended."""
        return bool(self._held)

    @property
    def wait(self) -> float | None:
        """After how many seconds without a byte ``silence()`` must be called; None: never."""
        if not (self._held or self._discarding or self._terminated):
            return None
        return self._early() or self._silence

    def feed(self, data: bytes, at: float = 0.0) -> list[Frame | Doubtful]:
        """The frames that these bytes complete, in order. Takes time linear in ``len(data)``."""
        found: list[Frame | Doubtful] = []
        if self._held or self._terminated:
            self._gap = max(self._gap, at - self._last)
        self._last = at
        *ended, rest = (self._held + data).translate(_ANY_END_TO_LF).split(b"\n")
        for line in ended:
            if not line and not self._discarding:
                continue
            self._ended()
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
        """``wait`` seconds have passed without a byte: the unfinished frame, if any, ends. At most one frame."""
        line, early = self._held, self._early()
        appended = self._terminated and len(line) == 1 and not self._whole(line.decode("latin-1"))
        if self._gap or (line and not appended):  # an end that comes late shows the gap too
            self._ended()
        if early:
            self._held = b""  # its end may still come, and what a maker appends to it
        else:
            self.reset()
        judged = None if appended else _judge(line)
        if judged is None and line and not appended and not line.strip(b"\0") and at > self._opened + _PLUGGED_SECONDS:
            judged = Doubtful(Doubt.GARBLED)
        return [] if judged is None else [judged]

    def _ended(self) -> None:
        """A frame has ended: that is how long the gaps in this device's frames are."""
        self._gaps.append(self._gap)
        self._terminated, self._gap = True, 0.0

    def _early(self) -> float | None:
        """The silence that is enough for what is held; None where it cannot be sooner than usual."""
        if len(self._gaps) < SHOWN_FRAMES or not self._held:
            return None
        enough = max(SHORTEST_SECONDS, 2 * max(self._gaps))
        judged = _judge(self._held) if enough < self._silence else None
        return enough if isinstance(judged, Frame) and self._whole(judged.text) else None


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
