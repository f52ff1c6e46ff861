"""How somebody is spoken to: values that ``model`` passes on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Verbosity(Enum):
    """How much of a message is said. A message without an attribute for it is the same at every level.

    ``HABIT`` is the listener's choice to hear each announcement at its own level (``Announcement.level``), by how often
    it was heard this evening. Any other choice holds for every announcement.
    """

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"
    HABIT = "habit"


@dataclass(frozen=True, slots=True)
class Tone:
    """How somebody is spoken to: language, per cent of full volume, words a minute, verbosity.

    ``voices``: the engine voice chosen for a language; any other language has its usual voice.
    """

    lang: str = "fr"
    volume: int = 80
    rate: int = 190
    verbosity: Verbosity = Verbosity.HABIT
    voices: tuple[tuple[str, str], ...] = ()

    @property
    def voice(self) -> str:
        """The engine voice chosen for its language; "" for the usual one."""
        return dict(self.voices).get(self.lang, "")


@dataclass(frozen=True, slots=True)
class OwnTone:
    """What the wearer of an ear has set for it. Where it has None, or no voice for a language, the table's holds."""

    lang: str | None = None
    volume: int | None = None
    rate: int | None = None
    verbosity: Verbosity | None = None
    voices: tuple[tuple[str, str], ...] = ()

    def over(self, table: Tone) -> Tone:
        return Tone(
            table.lang if self.lang is None else self.lang,
            table.volume if self.volume is None else self.volume,
            table.rate if self.rate is None else self.rate,
            table.verbosity if self.verbosity is None else self.verbosity,
            tuple({**dict(table.voices), **dict(self.voices)}.items()),
        )
