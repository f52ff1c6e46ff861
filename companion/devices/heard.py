"""What the devices tell the consumer loop. Values only: it must never hold a sentence or need ``serial``.

Every ``at`` is in seconds of ``time.monotonic()``. ``device`` is the name that the composition root gave.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class PortTrouble(Enum):
    """Why a port does not open. The comments say what ``PortRefused.detail`` holds."""

    NO_PERMISSION = "no-permission"  # the group that may use it ("dialout"); "" where only root may
    LOG_IN_AGAIN = "log-in-again"  # that group: the user joined it after logging in
    MISSING = "missing"  # where it was looked for: nothing is plugged in there, or no server listens
    AMBIGUOUS = "ambiguous"  # the paths: equal devices without a serial number, none in its old socket
    BUSY = "busy"  # the path: another program, perhaps another companion, has it
    BAD_URL = "bad-url"  # what pyserial says of an address that can never be opened
    NOT_A_PORT = "not-a-port"  # the path: a file or folder, not a serial port
    NO_SUCH_SETTING = "no-such-setting"  # the port's words: it has no such baud rate, parity, bits or stop bits
    NO_LIBRARY = "no-library"  # "": evdev, which reads keyboards below the terminal, is not installed
    OTHER = "other"  # what the system says


@dataclass(eq=False)
class RefusedError(Exception):
    """A port did not open: the ``reason`` and its ``detail``, as in ``PortRefused``."""

    reason: PortTrouble
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Heard:
    """A device has said something: an item of its reader, or from the keyboard a ``KeyGlyph`` or ``TypedCode``."""

    device: str
    item: object
    at: float


@dataclass(frozen=True, slots=True)
class PortOpened:
    """The port can be read now. ``first``: for the first time since the start."""

    device: str
    first: bool
    at: float


@dataclass(frozen=True, slots=True)
class PortLost:
    """A port that was open is gone, and its unfinished frame too. Attempts to open it again go on."""

    device: str
    at: float


@dataclass(frozen=True, slots=True)
class PortRefused:
    """The port does not open, and why. Posted only when the reason changes; attempts go on."""

    device: str
    reason: PortTrouble
    detail: str
    at: float


@dataclass(frozen=True, slots=True)
class KeyboardGone:
    """The terminal has been closed: nobody can read our lines any more, so the companion leaves cleanly."""

    at: float


@dataclass(frozen=True, slots=True)
class KeyboardRoused:
    """A signal has woken the keyboard's thread: the program was stopped and goes on.

    The loop has to look at the time then: CPython's ``SimpleQueue`` waits for ever where a signal wakes it too late.
    """

    at: float
