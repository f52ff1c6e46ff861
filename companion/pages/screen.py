"""What one page holds: numbered lines, how the table stands, a countdown. For the table page.

    Announcement ─ words of its listeners ─ Screen.told ─ wire

Values only, in the words of one language. It holds what everybody at the table may read, and must never see a private
line: whoever calls it has asked ``for_everybody`` first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.model import Announcement, AnySign, ScaleStep, Seat, Table

#: So many lines are kept for a page that comes late.
LOG = 50

#: Words as they are read: each run with its language.
Runs: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A line on the page: its number and its words.

    ``urgency`` and ``sign`` are those of its announcement, as words. Lines of one ``batch`` are read as one text.
    ``sound``: the companion's own voice can be fetched for it.
    """

    number: int
    runs: Runs
    urgency: str = "game"
    sign: str = ""
    topic: str = ""
    batch: int = 0
    private: bool = False
    sound: bool = False


@dataclass(frozen=True, slots=True)
class Clock:
    """A countdown that runs, and the moment when it ends, in seconds of the table's clock."""

    ends: float


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact in the page's words. ``short``: it is shown large."""

    id: str
    runs: Runs
    short: bool


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the set-up."""

    runs: Runs
    done: bool


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat, who sits there, and whether a phone has joined it."""

    seat: Seat
    name: str | None = None
    joined: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and the words of each number that stands for something: none where any number will do.

    ``width``: after so many digits it is answered. ``skippable``: # alone is an answer.
    """

    runs: Runs
    choices: tuple[tuple[int, Runs], ...] = ()
    width: int = 1
    skippable: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    """A page as it stands. ``where``: what is waited for. ``door``: "open", "busy" or "shut"."""

    lang: str = "fr"
    lines: tuple[Shown, ...] = ()
    last: int = 0
    facts: tuple[Fact, ...] = ()
    countdown: Clock | None = None
    steps: tuple[Step, ...] = ()
    seats: tuple[Seated, ...] = ()
    door: str = "open"
    question: Question | None = None
    where: Runs = ()

    def told(self, said: Announcement, runs: Runs, batch: int) -> Screen:
        """With this line, whose speech has just begun."""
        line = Shown(self.last + 1, runs, said.urgency.value, sign_of(said.sign), said.topic, batch)
        return replace(self, lines=(*self.lines, line)[-LOG:], last=line.number)

    def stood(self, then: Screen) -> bool:
        """Whether ``then`` has the same facts, countdown, set-up, seats and door."""
        return all(getattr(self, name) == getattr(then, name) for name in _STANDS)


_STANDS = ("facts", "countdown", "steps", "seats", "door")


def for_everybody(said: Announcement) -> bool:
    """Whether every eye at the table may read it."""
    return isinstance(said.audience, Table)


def sign_of(sign: AnySign | None) -> str:
    """A sign as a word; "" for none. The words of the line say it too."""
    if sign is None:
        return ""
    return f"step-{sign.number}" if isinstance(sign, ScaleStep) else sign.value
