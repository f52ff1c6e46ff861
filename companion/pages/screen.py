"""What one page holds: numbered lines, how the table stands, a countdown. The table page's, and each seat page's.

    Announcement ─ words of its listeners ─ Screen.told ─ wire

Values only, in the words of one language. Whoever calls it has asked for whom a line is: ``for_everybody`` on the table
page. It must never hold a line that the core would not say again: ``kept`` drops those, and what is dropped is in no
later message. What a line says stands in no ``repr``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TypeAlias

from companion.model import Announcement, AnySign, Frozen, Only, ScaleStep, Seat, Table, replace

#: So many lines are kept for a page that comes late.
LOG = 50

#: Words as they are read: each run with its language.
Runs: TypeAlias = tuple[tuple[str, str], ...]


class Shown(Frozen):
    """A line on the page: its number, what it says, its words. Lines of one ``batch`` are read as one text. ``sound``:
    the companion's own voice can be fetched for it."""

    number: int
    said: Announcement = field(repr=False)
    runs: Runs = field(repr=False)
    batch: int = 0
    sound: bool = False

    @property
    def private(self) -> bool:
        return not for_everybody(self.said)

    @property
    def urgency(self) -> str:
        return self.said.urgency.value

    @property
    def sign(self) -> str:
        return sign_of(self.said.sign)

    @property
    def topic(self) -> str:
        return self.said.topic


class Clock(Frozen):
    """A countdown that runs, and the moment when it ends, in seconds of the table's clock."""

    ends: float


class Fact(Frozen):
    """A fact in the page's words. ``short``: it is shown large."""

    id: str
    runs: Runs
    short: bool


class Step(Frozen):
    """A step of the set-up."""

    runs: Runs
    done: bool


class Seated(Frozen):
    """A seat, who sits there, and whether a phone has joined it."""

    seat: Seat
    name: str | None = None
    joined: bool = False


class Question(Frozen):
    """What is asked, and the words of each number that stands for something: none where any number will do.

    ``width``: after so many digits it is answered. ``skippable``: # alone is an answer.
    """

    runs: Runs = field(repr=False)
    choices: tuple[tuple[int, Runs], ...] = field(default=(), repr=False)
    width: int = 1
    skippable: bool = False


class Screen(Frozen):
    """A page as it stands. ``where``: what is waited for. ``door``: "open", "busy" or "shut". ``item`` is that of the
    loop which brought the newest line, ``batch`` how many have brought any: what was done beside it shows in neither.
    """

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
    item: int = 0
    batch: int = 0

    def told(self, said: Announcement, runs: Runs, item: int, *, sound: bool = False) -> Screen:
        """With this line, whose speech has just begun. Lines of one item of the loop are one batch."""
        batch = self.batch + (item != self.item)
        line = Shown(self.last + 1, said, runs, batch, sound)
        return replace(self, lines=(*self.lines, line)[-LOG:], last=line.number, item=item, batch=batch)

    def kept(self, allowed: Callable[[Shown], bool]) -> Screen:
        """Without the lines that are no longer allowed."""
        lines = tuple(line for line in self.lines if allowed(line))
        return self if lines == self.lines else replace(self, lines=lines)

    def in_words(self, lang: str, words: Callable[[Announcement], Runs]) -> Screen:
        """The same lines in other words: a page has chosen another language. What has sounded does not sound again."""
        said = tuple(replace(line, runs=words(line.said), sound=False) for line in self.lines)
        return replace(self, lines=said, lang=lang)

    def stood(self, then: Screen) -> bool:
        """Whether ``then`` has the same facts, countdown, set-up, seats, door and what is waited for."""
        return all(getattr(self, name) == getattr(then, name) for name in _STANDS)


_STANDS = ("facts", "countdown", "steps", "seats", "door", "where")


def for_everybody(said: Announcement) -> bool:
    """Whether every eye at the table may read it."""
    return isinstance(said.audience, Table)


def for_seat(said: Announcement, seat: Seat) -> bool:
    """Whether this seat may read it in private."""
    match said.audience:
        case Table():
            return False
        case audience:
            return (audience.seat == seat) is isinstance(audience, Only)


def sign_of(sign: AnySign | None) -> str:
    """A sign as a word; "" for none. The words of the line say it too."""
    if sign is None:
        return ""
    return f"step-{sign.number}" if isinstance(sign, ScaleStep) else sign.value


class Replay(Frozen):
    """What a seat may be shown again, as the core decides it: what it has ``heard`` and may hear again, and, while its
    window is open, the lines ``since`` this number. Nothing that is ``forgotten`` (ids), and every other line of the
    table."""

    heard: frozenset[Announcement] = field(repr=False)
    forgotten: frozenset[str]
    since: int | None = None

    def allows(self, line: Shown) -> bool:
        if line.said.id in self.forgotten:
            return False
        inside = self.since is not None and line.number >= self.since
        return not line.private or inside or self.knows(line.said)

    def may_come(self, said: Announcement) -> bool:
        """Whether a private line that was said before may still be shown."""
        return said.id not in self.forgotten and (self.since is not None or self.knows(said))

    def knows(self, said: Announcement) -> bool:
        """Whether its seat may hear this again outside a window; also what was a piece of it, or was said shorter."""
        return (said.id, said.args) in {(heard.id, heard.args) for heard in self.heard}
