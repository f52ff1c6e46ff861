"""The consumer: one input at a time is decided, made durable, and said.

    Input ─ Core.turn ─ Core.keep ─ Core.happen ─ scheduler.say ─ Core.follow ─ more inputs

A ``Core`` decides: an evening's session, a lesson, or a set-up. Durable before spoken: a turn's words go to the
scheduler only after the turn is on disk. Where writing fails, the whole turn is dropped, the table hears why, and the
same act can be done again. It must never open a device, start a thread or read a wall clock: its loop has those.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from companion import model
from companion.files.documents import Faulty
from companion.journal.faults import JournalError
from companion.line.timers import Timers
from companion.mishap import tell_places
from companion.model import UNDO, Announcement, Cause, Key, Only, Scan, Seat, Sign, Timer, Token, alert, replace

#: Whoever shared an earphone is told to be done after so many seconds, or twice as many: never by what was said there.
ENDED = Timer("ended", 2.0)


class Says(Protocol):
    """What the line needs from the voices (``speech.ears``). A seat means its ear, where it has one."""

    @property
    def busy(self) -> bool: ...
    @property
    def ending(self) -> bool: ...
    def speaking(self, seat: Seat | None) -> bool: ...
    def waiting(self, seat: Seat | None) -> bool: ...
    def talks(self, seat: Seat | None) -> bool: ...
    def unheard(self, seat: Seat | None, about: str, alone: bool) -> bool: ...
    def say(self, batch: Sequence[Announcement], cause: Cause = ...) -> None: ...
    def key(self, seat: Seat | None, device: str) -> None: ...
    def cut(self, seat: Seat | None, device: str) -> None: ...
    def skip(self, seat: Seat | None, device: str) -> None: ...
    def outdate(self, act: int) -> None: ...
    def forget(self, seat: Seat, topic: str) -> None: ...
    def tell_ended(self) -> None: ...
    def prove(self, output: str) -> None: ...
    def lock(self, output: str) -> None: ...
    def pass_on(self, seat: Seat) -> None: ...
    def wear(self, seat: Seat) -> None: ...
    def silence(self, seat: Seat | None) -> bool: ...


class Made(Protocol):
    """The result of one input, before any of it has happened."""

    @property
    def said(self) -> tuple[Announcement, ...]: ...


Turn = TypeVar("Turn", bound=Made)


class Core(ABC, Generic[Turn]):
    """Decides what an input means, and keeps the result."""

    #: The keys that silence what is being said, those that go on to what is due, and those that cut what their own ear
    #: is saying. Any other cuts an echo, and what its keypad was answered. The last: what takes back, asked twice.
    silencing = "*"
    skipping = "#"
    cutting = ""
    undoing = "B"

    @abstractmethod
    def turn(self, input: Any) -> Turn:
        """Decide one input. Pure: it changes nothing."""

    def keep(self, turn: Turn) -> None:
        """Write what must survive a power cut. Raises JournalError or Faulty: then the turn has not happened."""

    def not_kept(self, fault: Exception) -> Announcement:
        """What is said when ``keep`` has raised ``fault``."""
        raise fault

    @abstractmethod
    def happen(self, turn: Turn, says: Says) -> None:
        """Take over the state of this turn, and do what must be done before its first word."""

    def act(self, turn: Turn) -> int:
        """A number for the durable act of this turn, by which its lines can be dropped; 0: there is none."""
        return 0

    def follow(self, turn: Turn, now: float) -> Iterable[object]:
        """Do what follows once this turn's words are on their way. Returns the inputs that this brings at once."""
        return ()

    @abstractmethod
    def timers(self) -> Iterable[Timer]:
        """The timers that should be running."""

    def said(self) -> None:
        """Everything has been said, for now."""

    def heard(self, says: Says) -> None:
        """Something may have been said to its end, in some ear."""

    def ear(self, key: Key) -> Seat | None:
        """The seat whose ear a key acts on; None: the table's voice."""
        return None

    def about(self, key: Key) -> str:
        """The topic that this key answers, where that is not what is due (""): it confirms nothing unheard."""
        return UNDO if key.key in self.undoing else ""

    def whose(self, input: Any) -> Seat | None:
        """The seat whose affair alone this input is: nobody else hears that it came to nothing. None: everybody's."""
        return None

    def answers_alone(self, key: Key) -> bool:
        """Whether a key answers what its ear alone was asked: then it matters not what the table has still to hear."""
        return False

    @property
    def spent(self) -> frozenset[Token]:
        """The tokens that are used up: a script uses other copies."""
        return frozenset()

    @property
    def box(self) -> str | None:
        """The box on the table: a script may leave its id out."""
        return None

    @property
    def unfinished(self) -> bool:
        """Whether something is left to be continued if everybody leaves now."""
        return False

    @property
    def over(self) -> bool:
        """Whether only the last words remain to be heard."""
        return False

    def close(self) -> None:
        """Close what it holds open."""


ItsCore = TypeVar("ItsCore", bound=Core[Any])


class Line(Generic[ItsCore]):
    """One core at work. ``says`` are the voices that there are now."""

    def __init__(self, core: ItsCore, says: Says) -> None:
        self.core = core
        self.says = says
        self.timers = Timers()
        self._now = 0.0  # the time of inputs that have none: it is that of the last item

    def open(self, turn: Made, now: float) -> None:
        """The first turn. Raises what ``Core.keep`` raises: without it nothing can follow."""
        self.core.keep(turn)
        self._happened(turn, now, Cause(asks=True))

    def take(self, input: Any, after: Cause | None = None) -> None:
        """Take one input to its end: decide, write, evolve, say. ``after``: it follows an input with this cause."""
        cause = Cause(asks=not isinstance(input, model.Elapsed | model.Plugged | model.OfPhone | model.DoorFell))
        if isinstance(input, Key):
            cause = Cause(_name(input), key=True, asks=True)
            input = self._key_down(input)
        elif isinstance(input, Scan):
            cause = Cause(_name(input), asks=True)
        elif after is not None:
            cause = replace(after, follows=True)
        try:
            turn = self.core.turn(input)
        except Exception:
            self.mishap(self.core.whose(input))  # a fault in our code must not end an evening
            return
        try:
            self.core.keep(turn)
        except (JournalError, Faulty) as fault:
            self.says.say((_to(self.core.whose(input), self.core.not_kept(fault)),))
            return
        self._happened(turn, getattr(input, "at", 0.0) or self._now, cause)

    def mishap(self, seat: Seat | None = None) -> None:
        """Say that our code failed and nothing was counted; to this ``seat`` alone, if any. No value is told."""
        tell_places()
        self.says.say((_to(seat, alert("inner-fault", Sign.REFUSED)),))

    def elapse(self, now: float) -> None:
        """Take every timer that has run out by ``now``, the earliest first."""
        while (due := self.timers.next()) is not None and due[0] <= now:
            if due[1] == ENDED.id:
                self.says.tell_ended()
                self.timers.again(ENDED.id, due[0] + ENDED.seconds)
                self.wish(due[0])
                continue
            timer = next((timer for timer in self.core.timers() if timer.id == due[1]), None)
            if timer is not None and timer.waits and self.timers.waits(timer, due[0], self.says.talks(timer.ear)):
                continue
            self.timers.spent(due[1])
            self.take(model.Elapsed(due[1], due[0]))
        self._now = now

    def say(self, announcements: Iterable[Announcement], *, asks: bool = False) -> None:
        """Say what does not come from a turn: a port that cannot be opened, a voice that is missing. ``asks``: it tells
        what is due."""
        self.says.say(tuple(announcements), Cause(asks=asks))

    def settle(self) -> None:
        """Do what waits until something, or everything, has been heard."""
        self.core.heard(self.says)
        if not self.says.busy:
            self.core.said()

    def wish(self, now: float) -> None:
        """Run the core's timers, and the one of whoever is done; new ones count from ``now``."""
        self.timers.wish((*self.core.timers(), *((ENDED,) if self.says.ending else ())), now)

    def _key_down(self, key: Key) -> Key:
        """Note in the key what its ear is saying, then do to the ear what every key does."""
        ear, device = self.core.ear(key), _name(key)
        unsaid = self.says.unheard(ear, self.core.about(key), self.core.answers_alone(key))
        key = replace(key, speaking=self.says.speaking(ear), unsaid=unsaid)
        if key.key in self.core.silencing:
            self.says.silence(key.seat)
        elif key.key in self.core.skipping:
            self.says.skip(ear, device)
        elif key.key in self.core.cutting:
            self.says.cut(ear, device)
        else:
            self.says.key(ear, device)
        return key

    def _happened(self, turn: Made, now: float, cause: Cause) -> None:
        self._now = now
        self.core.happen(turn, self.says)
        self.says.say(turn.said, replace(cause, act=self.core.act(turn)))
        self.wish(now)
        for input in self.core.follow(turn, now):
            self.take(input, cause)


def _to(seat: Seat | None, said: Announcement) -> Announcement:
    return said if seat is None else replace(said, audience=Only(seat), unnoticed=True)


def _name(input: Key | Scan) -> str:
    """The device that is answered: a keyboard may be keypad and scanner, and no key drops what a scan was refused."""
    return f"{type(input).__name__} {input.device}"
