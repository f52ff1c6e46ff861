"""What the devices tell the consumer loop. Values only: it must never hold a sentence or need ``serial``.

Every ``at`` is in seconds of ``time.monotonic()``. ``device`` is the name that the composition root gave.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class PortTrouble(Enum):
    """Why a port does not open. Beside each: what ``PortRefused.detail`` holds."""

    NO_PERMISSION = "no-permission"  # the group that may use it ("dialout"); "" where only root may
    LOG_IN_AGAIN = "log-in-again"  # that group: the user is in it, but this login is older than that
    MISSING = "missing"  # where it was looked for: nothing is plugged in there, or nobody listens
    AMBIGUOUS = "ambiguous"  # the paths: equal devices without a serial number, all in other sockets than before
    BUSY = "busy"  # the path: another program, perhaps another companion, has it
    BAD_URL = "bad-url"  # what pyserial says about an address that can never be opened
    NOT_A_PORT = "not-a-port"  # the path: a file or folder, not a serial port
    NO_SUCH_SETTING = "no-such-setting"  # what the port says: it knows no such baud rate, parity, bits or stop bits
    NO_LIBRARY = "no-library"  # "": what reads keyboards below the terminal (evdev) is not installed
    OTHER = "other"  # what the system says, in its own words


class RefusedError(Exception):
    """A port did not open: the ``reason`` and its ``detail``, as in ``PortRefused``."""

    def __init__(self, reason: PortTrouble, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Heard:
    """A device has said something: an item of its reader; of the keyboard a ``KeyGlyph`` or ``TypedCode``."""

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
    """A port that was open is gone; the frame in flight with it. Attempts to open it again go on."""

    device: str
    at: float


@dataclass(frozen=True, slots=True)
class PortRefused:
    """The port does not open, and why. Posted when the reason changes only; attempts go on."""

    device: str
    reason: PortTrouble
    detail: str
    at: float


@dataclass(frozen=True, slots=True)
class KeyboardGone:
    """The terminal has been closed: nobody reads our lines any more, and the companion leaves cleanly."""

    at: float


FromDevice: TypeAlias = Heard | PortOpened | PortLost | PortRefused | KeyboardGone
