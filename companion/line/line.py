"""The consumer: one input at a time is decided, made durable, and said.

    Input ─ Core.turn ─ Core.keep ─ Core.happen ─ scheduler.say ─ Core.follow ─ more inputs

Who decides is a ``Core``: an evening's session, a lesson, a set-up. Durable before spoken: what a turn says is handed
to the scheduler only after the turn is on disk; where that fails, the turn is dropped whole, the table hears why, and
the same act can be done again. It must never open a device, start a thread or read a wall clock: its loop has those.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from companion.files.documents import Faulty
from companion.journal.faults import JournalError
from companion.line.timers import Timers
from companion.mishap import tell_places
from companion.model import Announcement, Elapsed, Key, Seat, Sign, Timer, Token, alert, replace


class Says(Protocol):
    """What the line needs of the voices (``speech.ears``). A seat means its ear, where it has one."""

    @property
    def busy(self) -> bool: ...
    def speaking(self, seat: Seat | None) -> bool: ...
    def waiting(self, seat: Seat | None) -> bool: ...
    def say(self, batch: Sequence[Announcement]) -> None: ...
    def key(self, seat: Seat | None) -> None: ...
    def skip(self, seat: Seat | None) -> None: ...
    def prove(self, output: str) -> None: ...
    def pass_on(self, seat: Seat) -> None: ...
    def wear(self, seat: Seat) -> None: ...
    def silence(self, seat: Seat | None) -> bool: ...


class Made(Protocol):
    """What one input makes. Nothing of it has happened yet."""

    @property
    def said(self) -> tuple[Announcement, ...]: ...


Turn = TypeVar("Turn", bound=Made)


class Core(ABC, Generic[Turn]):
    """Whoever decides what an input means, and keeps what came of it."""

    #: The keys that silence what is being said, and those that go on to what waits; any other cuts an echo.
    silencing = "*"
    skipping = "#"

    @abstractmethod
    def turn(self, input: Any) -> Turn:
        """One input, decided. Pure: it changes nothing."""

    def keep(self, turn: Turn) -> None:
        """Make durable what must outlive a power cut. Raises JournalError or Faulty: then it has not happened."""

    def not_kept(self, fault: Exception) -> Announcement:
        """What is said when ``keep`` has raised this."""
        raise fault

    @abstractmethod
    def happen(self, turn: Turn, says: Says) -> None:
        """Go on in the state of this turn, and do what must be so before the first word of it."""

    def follow(self, turn: Turn, now: float) -> Iterable[object]:
        """Do what follows when the words of this turn are on their way; the inputs that it brings at once."""
        return ()

    @abstractmethod
    def timers(self) -> Iterable[Timer]:
        """What is waited for."""

    def said(self) -> None:
        """Everything has been said, for now."""

    def ear(self, key: Key) -> Seat | None:
        """Whose ear a key is about; None: the table's."""
        return None

    @property
    def spent(self) -> frozenset[Token]:
        """The tokens that are used up: a script means others."""
        return frozenset()

    @property
    def unfinished(self) -> bool:
        """Whether leaving now leaves something to be gone on with."""
        return False

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do but to hear the last words."""
        return False

    def close(self) -> None:
        """Let go of what is held."""


ItsCore = TypeVar("ItsCore", bound=Core[Any])


class Line(Generic[ItsCore]):
    """One core at work. ``says`` are the voices that there are now."""

    def __init__(self, core: ItsCore, says: Says) -> None:
        self.core = core
        self.says = says
        self.timers = Timers()
        self._now = 0.0  # the moment of inputs that do not tell theirs: what they follow from has just happened

    def open(self, turn: Made, now: float) -> None:
        """The first turn. Raises what ``Core.keep`` raises: where it cannot be kept there is nothing to go on with."""
        self.core.keep(turn)
        self._happened(turn, now)

    def take(self, input: Any) -> None:
        """One input, to its end: decided, durable, evolved, said."""
        if isinstance(input, Key):
            input = self._key_down(input)
        try:
            turn = self.core.turn(input)
        except Exception:
            self.mishap()  # a fault of ours must not end an evening
            return
        try:
            self.core.keep(turn)
        except (JournalError, Faulty) as fault:
            self.says.say((self.core.not_kept(fault),))
            return
        self._happened(turn, getattr(input, "at", 0.0) or self._now)

    def mishap(self) -> None:
        """Something of ours went wrong, and nothing was counted: say so, without a value of what it was about."""
        tell_places()
        self.says.say((alert("inner-fault", Sign.REFUSED),))

    def elapse(self, now: float) -> None:
        """Take every timer that has run out by ``now``, the earliest first."""
        while (due := self.timers.next()) is not None and due[0] <= now:
            self.timers.spent(due[1])
            self.take(Elapsed(due[1], due[0]))
        self._now = now

    def say(self, announcements: Iterable[Announcement]) -> None:
        """Say what is no turn of the core's: a port that may not be opened, a voice that is missing."""
        self.says.say(tuple(announcements))

    def settle(self) -> None:
        """Go on with what waits until all has been heard."""
        if not self.says.busy:
            self.core.said()

    def wish(self, now: float) -> None:
        """Wait for what the core waits for, from ``now`` on."""
        self.timers.wish(self.core.timers(), now)

    def _key_down(self, key: Key) -> Key:
        """What the core must know of the ear, then what every key does to it."""
        ear = self.core.ear(key)
        key = replace(key, speaking=self.says.speaking(ear), unsaid=self.says.waiting(ear))
        if key.key in self.core.silencing:
            self.says.silence(key.seat)
        elif key.key in self.core.skipping:
            self.says.skip(ear)
        else:
            self.says.key(ear)
        return key

    def _happened(self, turn: Made, now: float) -> None:
        self._now = now
        self.core.happen(turn, self.says)
        self.says.say(turn.said)
        self.wish(now)
        for input in self.core.follow(turn, now):
            self.take(input)
