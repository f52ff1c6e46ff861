"""What one page holds: numbered lines, the facts, a countdown. For the table page.

    Announcement ─ words of its listeners ─ Screen.told ─ wire

Values only. It holds what everybody at the table may read, and must never see a private line: whoever calls it has
asked ``for_everybody`` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.model import Announcement, Phrase, Table, Urgency

#: So many lines are kept for a page that comes late.
LOG = 50


@dataclass(frozen=True, slots=True)
class Shown:
    """A line on the page: its number, its words with the language of each run, and whether it interrupts."""

    number: int
    runs: tuple[tuple[str, str], ...]
    alert: bool = False
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left in milliseconds, at the moment when it was told, and whether it runs."""

    left: int
    running: bool


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact in the page's words. ``short``: it is shown large."""

    id: str
    runs: tuple[tuple[str, str], ...]
    short: bool


@dataclass(frozen=True, slots=True)
class Screen:
    """The table page as it stands."""

    lines: tuple[Shown, ...] = ()
    facts: tuple[Fact, ...] = ()
    countdown: Clock | None = None
    last: int = 0

    def told(self, said: Announcement, phrases: Sequence[Phrase]) -> Screen:
        """With this line, whose speech has just begun."""
        runs = tuple((phrase.lang, phrase.text) for phrase in phrases)
        line = Shown(self.last + 1, runs, said.urgency is Urgency.ALERT, said.topic)
        return replace(self, lines=(*self.lines, line)[-LOG:], last=line.number)

    def stands(self, facts: tuple[Fact, ...], countdown: Clock | None) -> Screen:
        """With these facts instead."""
        return (
            self
            if (facts, countdown) == (self.facts, self.countdown)
            else replace(self, facts=facts, countdown=countdown)
        )


def for_everybody(said: Announcement) -> bool:
    """Whether every eye at the table may read it."""
    return isinstance(said.audience, Table)
