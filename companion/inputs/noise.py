"""Noise: what a port sends that nobody has scanned or pressed. It is said once, and then counted.

It is given devices and times. It must never read a clock, and never keep back what can count.

A frame is noise where no barcode and no keypad looks like it (``NOISE``). While it goes on, further noise is only
counted; and once there is more of it than a held trigger brings, what merely looks like an unknown code is counted too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.model import Doubt

#: The doubts that noise brings.
NOISE = frozenset({Doubt.GARBLED, Doubt.TOO_LONG})
#: In seconds. Noise that pauses for longer is said anew.
PAUSE_SECONDS = 0.8
#: So much is more than a held trigger brings: it is counted aloud, this long after the last of it.
MANY = 3
CALM_SECONDS = 2.0
#: If it goes on, it is counted aloud this often.
LONGEST_SECONDS = 30.0


@dataclass(slots=True)
class _Heard:
    """``doubts``: what has been said of it; ``more``: how much has come since."""

    said: float
    last: float
    doubts: set[Doubt]
    more: int = 0

    @property
    def due(self) -> float:
        return min(self.last + CALM_SECONDS, self.said + LONGEST_SECONDS)


class Noises:
    """The noise of every device of a table."""

    def __init__(self) -> None:
        self._heard: dict[str, _Heard] = {}

    def drowned(self, device: str, doubt: Doubt | None, at: float) -> bool:
        """Whether this is only counted. ``doubt``: which noise it is; None: a frame that stands for nothing."""
        heard = self._heard.get(device)
        going_on = heard is not None and at - heard.last < (CALM_SECONDS if heard.more >= MANY else PAUSE_SECONDS)
        if heard is None or not going_on:
            if doubt:
                self._heard[device] = _Heard(at, at, {doubt})
            return False
        if doubt:
            heard.last = at
        if heard.more < MANY and doubt not in heard.doubts:  # it is said too
            heard.doubts |= {doubt} if doubt else set()
            return False
        heard.more += 1
        return True

    @property
    def due(self) -> float:
        """When ``counted`` has something to tell."""
        return min((heard.due for heard in self._heard.values() if heard.more >= MANY), default=float("inf"))

    def counted(self, now: float) -> Iterator[tuple[str, int]]:
        """Each device whose noise is over, or has gone on for long, and how much more of it there was."""
        for device, heard in list(self._heard.items()):
            if now >= heard.due:
                del self._heard[device]
                if heard.more >= MANY:
                    yield device, heard.more
