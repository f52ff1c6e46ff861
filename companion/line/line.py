"""The consumer: one input at a time is decided, made durable, and said. It owns the state.

    Input ─ session.turn ─ journal.append ─ scheduler.say

Durable before spoken: what an event says is handed to the scheduler only after the journal has it on disk; where
that fails, the turn is dropped whole, the table hears why, and the same act can be done again. It must never open
a device, start a thread or read a wall clock: whoever builds it (``app.py``) gives it those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

from companion import session as sessions
from companion.journal.faults import DiskFull, JournalError
from companion.journal.store import Journal
from companion.line.timers import Timers
from companion.mishap import tell_places
from companion.model import (
    Announcement,
    Elapsed,
    Event,
    Input,
    Key,
    Plugged,
    Rolled,
    Scan,
    Seat,
    Sign,
    Token,
    Tone,
    alert,
)
from companion.session import Turn
from companion.session.asker import who_asks
from companion.session.asking import expects, game_of, timers
from companion.session.events import (
    DiceWanted,
    EarAsked,
    EarPassed,
    EarProved,
    TableCleared,
    ToneChanged,
    WindowOpened,
)
from companion.session.state import Ear, Session, Shelf, Wishes

#: What a journal gives back: the ``input_seq`` and the events of each input.
Inputs: TypeAlias = tuple[tuple[int, tuple[Event, ...]], ...]


class Says(Protocol):
    """What the line needs of the voices (``speech.ears``). A seat means its ear, where it has one."""

    @property
    def busy(self) -> bool: ...
    def speaking(self, seat: Seat | None) -> bool: ...
    def waiting(self, seat: Seat | None) -> bool: ...
    def say(self, batch: tuple[Announcement, ...]) -> None: ...
    def key(self, seat: Seat | None) -> None: ...
    def skip(self, seat: Seat | None) -> None: ...
    def prove(self, output: str) -> None: ...
    def pass_on(self, seat: Seat) -> None: ...
    def wear(self, seat: Seat) -> None: ...
    def silence(self, seat: Seat | None) -> bool: ...


class Takes(Protocol):
    """A line, as the loop at its edges sees it: an evening's, or a lesson's."""

    timers: Timers

    def take(self, input: Scan | Key | Plugged) -> None: ...
    def elapse(self, now: float) -> None: ...
    def say(self, announcements: Iterable[Announcement]) -> None: ...
    def mishap(self) -> None: ...
    def settle(self) -> None: ...
    def close(self) -> None: ...

    @property
    def spent(self) -> frozenset[Token]: ...
    @property
    def unfinished(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Edge:
    """What the line may ask of the world: a new journal, a roll of dice, another tone of speaking."""

    new_journal: Callable[[str], Journal]
    roll: Callable[[int], int]
    turn_voice: Callable[[ToneChanged], None]


class Line:
    """One table, from its opening to its end; several games may follow each other."""

    def __init__(
        self, shelf: Shelf, says: Says, edge: Edge, wishes: Wishes, tone: Tone, ears: tuple[Ear, ...] = ()
    ) -> None:
        self.shelf = shelf
        self.timers = Timers()
        self.session = Session(tone=tone, ears=ears)
        self._says = says
        self._edge = edge
        self._wishes = wishes
        self._journal: Journal | None = None
        # Until it is known which game this is there is no file to write to.
        self._unwritten: list[tuple[int, tuple[Event, ...]]] = []

    def open(self, now: float) -> None:
        """Open a new table. Raises JournalError: where the first line cannot be kept there is nothing to go on with."""
        turn = sessions.open_table(self.shelf, self._wishes, self.session.tone, self.session.ears)
        self._write(turn)
        self._happened(turn, now)

    def found(self, journal: Journal, inputs: Inputs, now: float) -> None:
        """Offer the unfinished game of this journal, whose ``inputs`` have been read."""
        self._journal = journal
        self.session, said = sessions.found_again(self.shelf, inputs, self.session.tone, self.session.ears)
        self._says.say(said)
        self._wish(now)

    def take(self, input: Input) -> None:
        """One input, to its end: decided, durable, evolved, said."""
        if isinstance(input, Key):
            input = self._key_down(input)
        try:
            turn = sessions.turn(self.shelf, self.session, input)
        except Exception:
            self.mishap()  # a fault of ours must not end an evening
            return
        self._happen(turn, input.at)

    def mishap(self) -> None:
        """Something of ours went wrong, and nothing was counted: say so, without a value of what it was about."""
        tell_places()
        self._says.say((alert("inner-fault", Sign.REFUSED),))

    def elapse(self, now: float) -> None:
        """Take every timer that has run out by ``now``, the earliest first."""
        while (due := self.timers.next()) is not None and due[0] <= now:
            self.timers.spent(due[1])
            self.take(Elapsed(due[1], due[0]))

    def say(self, announcements: Iterable[Announcement]) -> None:
        """Say what is no turn of the session's: a port that may not be opened, a voice that is missing."""
        self._says.say(tuple(announcements))

    @property
    def spent(self) -> frozenset[Token]:
        """The tokens that the game being played has used up."""
        game = game_of(self.shelf, self.session.play)
        return frozenset() if game is None else game.spent(self.session.play.board)

    @property
    def unfinished(self) -> bool:
        """Whether leaving now leaves a game to be gone on with."""
        return self._journal is not None and not expects(self.shelf, self.session.play).over

    def settle(self) -> None:
        """Finish a game that is over, once that has been heard: after a power cut before it is offered again."""
        if not self._says.busy:
            self._finish()

    def _finish(self) -> None:
        journal = self._journal
        if journal is not None and expects(self.shelf, self.session.play).over:
            with suppress(JournalError):  # then it is offered again: nothing is lost
                journal.append(journal.last_input + 1, (), finished=True)

    def close(self) -> None:
        """Let the journal go."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _key_down(self, key: Key) -> Key:
        """What the core must know of the ear, then what every key does to it."""
        # In a window the pad on the table is its seat's; but * is everybody's there, and silences everything.
        ear = who_asks(self.session, key.seat).seat
        key = replace(key, speaking=self._says.speaking(ear), unsaid=self._says.waiting(ear))
        if key.key == "*":
            self._says.silence(key.seat)
        elif key.key in "#C":  # whoever wants to go on, or to listen, does not wait for a line to end
            self._says.skip(ear)
        else:
            self._says.key(ear)
        return key

    def _happen(self, turn: Turn, now: float) -> None:
        try:
            self._write(turn)
        except JournalError as fault:
            name = "disk-full" if isinstance(fault, DiskFull) else "journal-failed"
            self._says.say((alert(name, Sign.REFUSED),))
            return
        self._happened(turn, now)

    def _happened(self, turn: Turn, now: float) -> None:
        self.session = turn.session
        for event in turn.events:
            match event:  # what must be so before the first word that follows from it
                case ToneChanged():
                    self._edge.turn_voice(event)
                case EarProved(output):
                    self._says.prove(output)
                case EarPassed(seat):
                    self._says.pass_on(seat)
                case WindowOpened(seat):
                    self._says.wear(seat)
                case _:
                    pass
        self._says.say(turn.said)
        self._wish(now)
        for event in turn.events:
            match event:
                case DiceWanted(faces, form):
                    self.take(Rolled(self._edge.roll(faces), now, form))
                case EarAsked():
                    self.take(Rolled(self._edge.roll(9), now))
                case TableCleared(aside, again):
                    self._clear(aside, again, now)
                case _:
                    pass

    def _write(self, turn: Turn) -> None:
        if not turn.durable:
            return
        play = turn.session.play
        rows = [*self._unwritten, (turn.session.input_seq, turn.durable)]
        if play.game is None and self._journal is None:
            self._unwritten = rows
            return
        if self._journal is None:
            assert play.game is not None
            self._journal = self._edge.new_journal(play.game)
        # A game that is over is finished when that has been heard: see ``settle``.
        finished = None if expects(self.shelf, play).over else False
        while rows:
            self._journal.append(*rows[0], finished=finished)
            del rows[0]
            self._unwritten = rows[:-1]  # the newest is this turn's: if it fails, it has not happened

    def _clear(self, aside: bool, again: bool, now: float) -> None:
        """Leave this game for a new table."""
        play = self.session.play
        if self._journal is not None and aside:
            self._journal.set_aside()
        else:
            self._finish()
        self.close()
        self._unwritten = []
        wishes = Wishes()
        if again:
            names = tuple(seated.name or "" for seated in play.seats)
            wishes = Wishes(play.game, play.players, names, tuple(seated.way for seated in play.seats))
        elif aside:
            wishes = self._wishes
        self._happen(sessions.open_table(self.shelf, wishes, self.session.tone, self.session.ears), now)

    def _wish(self, now: float) -> None:
        self.timers.wish(timers(self.shelf, self.session), now)
