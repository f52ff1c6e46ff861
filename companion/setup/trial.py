"""How a port is tried: which speed comes next, and what a frame tells about its speed.

It knows the settings that scanners and keypads are sold with, the likeliest first. Pure; it must never open anything.

A wrong speed gives bytes that no barcode holds, a letter or two, or noise that is not even a frame. By chance it can
look like a barcode once. So a code that is not ours counts only when it comes twice the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from companion.inputs.framing import Doubtful, Frame
from companion.model import Blank, Doubt, Frozen, Known, Label

#: The fewest characters of a foreign barcode. Fewer are the rest of one at a wrong speed.
SHORTEST_CODE = 4


class PortSetting(Frozen):
    """How a serial port is set."""

    baud: int
    parity: str = "N"
    bits: int = 8

    def written(self, url: str, usual: PortSetting) -> str:
        """The port as settings name it, without what is usual."""
        differing = [
            f"{name}={mine}"
            for name, mine, theirs in (
                ("baud", self.baud, usual.baud),
                ("parity", self.parity, usual.parity),
                ("bits", self.bits, usual.bits),
            )
            if mine != theirs
        ]
        return url + (("&" if "?" in url else "?") + "&".join(differing) if differing else "")


#: The first three are what makers ship (9600 8N1, 115200 8N1, 9600 8E1). The others are rarer.
SCANNER_SETTINGS = (
    *(PortSetting(9600), PortSetting(115200), PortSetting(9600, "E")),
    *(PortSetting(19200), PortSetting(38400), PortSetting(57600)),
    *(PortSetting(9600, "O"), PortSetting(9600, "E", 7), PortSetting(115200, "E")),
)
#: Ours speak at 115200; simple sketches often at 9600.
KEYPAD_SETTINGS = (PortSetting(115200), PortSetting(9600), PortSetting(57600), PortSetting(19200), PortSetting(38400))


def settings(usual: tuple[PortSetting, ...], first: PortSetting | None) -> tuple[PortSetting, ...]:
    """The settings to try in turn, beginning with ``first``, if one was named."""
    return usual if first is None else (first, *(setting for setting in usual if setting != first))


class Verdict(Enum):
    """What a frame tells about the setting in which it was read."""

    OURS = "ours"  # a code of ours with its check letters: certain
    READABLE = "readable"  # it could be a barcode
    NOT_READ = "not-read"  # the scanner's words for "could not read": the setting is right
    MISREAD = "misread"  # our letters, wrong check letters: because of the card, or the setting
    GARBLED = "garbled"  # no barcode at all


class Noise(Frozen):
    """Bytes have come that held no frame."""


def judge(heard: Frame | Doubtful | Noise, labels: Iterable[Label]) -> Verdict:
    """The verdict on what a port has sent; ``labels``: how the code book reads it."""
    match heard:
        case Doubtful(Doubt.NO_READ):
            return Verdict.NOT_READ
        case Noise() | Doubtful():
            return Verdict.GARBLED
        case Frame(text):
            if all(isinstance(label, Known | Blank) for label in labels):
                return Verdict.OURS
            if len(text) < SHORTEST_CODE:
                return Verdict.GARBLED
            return Verdict.READABLE if text.strip() and not _ours_only(text) else Verdict.MISREAD


def _ours_only(text: str) -> bool:
    return all(char in "BCDFGHJKLNPRSTVX ,;-" for char in text.upper())
