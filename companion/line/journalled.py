"""A table's session and its journal: the core of an evening, from its opening to its end.

    Input ─ session.turn ─ journal.append ─ the session after it

Several games may follow each other, each with its own journal. It must never open a device, start a thread or read a
wall clock: its builder gives it journals, dice and the voice's settings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import TypeAlias

from companion import model
from companion import session as sessions
from companion.journal import faults, store
from companion.line.line import Core, Says
from companion.model import KNOCK, Announcement, Event, Input, Key, Rolled, Seat, Sign, Timer, Token, Tone, alert
from companion.session import Turn, asker, asking, attendance, events, joining, notebook, notes, phones, places
from companion.session.desks import Stage
from companion.session.spelling import Typed
from companion.session.state import Ear, Session, Shelf, Wishes

#: What a journal gives back: the ``input_seq`` and the events of each input.
Inputs: TypeAlias = tuple[tuple[int, tuple[Event, ...]], ...]


class NewTable(model.Frozen):
    """The last game has been left, and a new table is opened with these wishes."""

    wishes: Wishes
    at: float


class World(model.Frozen):
    """What a table may ask from outside: a new journal, a roll of dice, another tone of speaking; how a name is said to
    be kept, and a microphone. ``listen`` gets the session after each turn and the turn's events, ``all_heard`` the
    session when whoever is to speak has heard so. ``learn``: the tutorial of this game is wanted, or that of the keys.
    ``phones`` gets each event of phones before its words are said.
    """

    new_journal: Callable[[str], store.Journal]
    roll: Callable[[int], int]
    turn_voice: Callable[[events.ToneChanged], None]
    keep_name: Callable[[events.NameSaid], None] = lambda _: None
    listen: Callable[[Session, Iterable[Event]], None] = lambda session, made: None
    all_heard: Callable[[Session], None] = lambda _: None
    learn: Callable[[str | None], None] = lambda game: None
    phones: Callable[[joining.OfPhones], None] = lambda _: None


class Journalled(Core[Turn]):
    """The session of one table, and the journal of the game that is played there."""

    cutting = "C"  # whoever ends a window has heard enough

    def __init__(
        self,
        shelf: Shelf,
        world: World,
        wishes: Wishes,
        tone: Tone,
        ears: tuple[Ear, ...] = (),
        phones: joining.Phones = joining.Phones(),  # noqa: B008 — frozen
    ) -> None:
        self.shelf = shelf
        self.session = Session(tone=tone, ears=ears, phones=phones)
        self._world = world
        self._wishes = wishes
        self._journal: store.Journal | None = None
        # There is no file until the game has been chosen.
        self._unwritten: list[tuple[int, tuple[Event, ...]]] = []
        self._acts: list[int] = []  # the numbers of the acts of this evening that can be taken back, newest last

    def opened(self, wishes: Wishes | None = None) -> Turn:
        """The first turn of a new table."""
        session = self.session
        habits, scanner, joined = session.habits, session.scanner, session.phones
        return sessions.open_table(
            self.shelf, wishes or self._wishes, session.tone, session.ears, habits, scanner=scanner, joined=joined
        )

    def found(self, journal: store.Journal, inputs: Inputs) -> tuple[Announcement, ...]:
        """Take up this journal's unfinished game with the ``inputs`` read from it. Returns the words of the offer."""
        self._journal = journal
        now = self.session
        self.session, said = sessions.found_again(self.shelf, inputs, now.tone, now.ears, now.phones)
        return said

    # --- a turn ---

    def turn(self, input: Input | Typed | NewTable) -> Turn:
        if isinstance(input, NewTable):
            return self.opened(input.wishes)
        return sessions.turn(self.shelf, self.session, input)

    def keep(self, turn: Turn) -> None:
        leaves = (event for event in turn.events if isinstance(event, events.TableCleared | events.TutorialWanted))
        left = next(leaves, None)
        aside = isinstance(left, events.TutorialWanted) or (left is not None and left.aside)
        if aside and self._journal is not None:
            self._journal.set_aside()  # if the disk is full, the game stays open, and the same key can be tried again
        if not turn.durable:
            return
        play = turn.session.play
        rows = [*self._unwritten, (turn.session.input_seq, turn.durable)]
        if play.game is None and self._journal is None:
            self._unwritten = rows
            return
        if self._journal is None:
            assert play.game is not None
            self._journal = self._world.new_journal(play.game)
        # A game that is over is marked as finished when its end has been heard: see ``said``.
        finished = None if asking.expects(self.shelf, play).over else False
        while rows:
            self._journal.append(*rows[0], finished=finished)
            del rows[0]
            self._unwritten = rows[:-1]  # the last is this turn's: if the writing fails, it has not happened

    def not_kept(self, fault: Exception) -> Announcement:
        return alert("disk-full" if isinstance(fault, faults.DiskFull) else "journal-failed", Sign.REFUSED)

    def act(self, turn: Turn) -> int:
        return turn.session.input_seq if _counts(turn) else 0

    def happen(self, turn: Turn, says: Says) -> None:
        self.session = turn.session
        if _counts(turn) and not isinstance(turn.durable[0], events.Undone):
            self._acts.append(turn.session.input_seq)
        for event in turn.events:
            match event:
                case events.ToneChanged():
                    self._world.turn_voice(event)
                case events.Undone() if self._acts:
                    says.outdate(self._acts.pop())
                case events.NameSaid():
                    self._world.keep_name(event)
                case joining.OfPhones():
                    self._world.phones(event)
                case events.EarProved(output):
                    says.prove(output)
                case places.EarLocked(output):
                    says.lock(output)
                case events.EarPassed(seat):
                    says.pass_on(seat)
                case events.WindowOpened(seat):
                    says.wear(seat)
                case events.WindowClosed(seat):
                    says.forget(seat, model.ENDING)
        self._world.listen(self.session, turn.events)

    def follow(self, turn: Turn, now: float) -> Iterator[Input | NewTable]:
        for event in turn.events:
            match event:
                case events.DiceWanted(faces, form):
                    yield Rolled(self._world.roll(faces), now, form)
                case events.EarAsked():
                    yield Rolled(self._world.roll(9), now)
                case notes.StartWanted(seat, of):
                    yield Rolled(self._world.roll(of), now, notes.rolled_for(seat))
                case events.TutorialWanted(game):
                    self.close()
                    self._world.learn(game)
                case events.TableCleared(aside, again):
                    yield NewTable(self._cleared(aside, again), now)

    def timers(self) -> Iterable[Timer]:
        return asking.timers(self.shelf, self.session)

    def ear(self, key: Key) -> Seat | None:
        # In a window the pad on the table belongs to that seat. But * on it is everybody's and silences everything.
        return asker.who_asks(self.session, key.seat).seat

    def about(self, key: Key) -> str:
        claimed = phones.claimed(self.session, asker.who_asks(self.session, key.seat), key)
        return super().about(key) if claimed is None else KNOCK

    def whose(self, input: Input | Typed | NewTable) -> Seat | None:
        return notebook.of(self.shelf, self.session, input)

    def answers_alone(self, key: Key) -> bool:
        asks = asker.who_asks(self.session, key.seat)
        window = self.session.window_of(asks.desk)
        coding = window is not None and window.stage in (Stage.CODING, Stage.ASKING)
        return coding or self.session.notebooks.leaf(asks.seat) is not None

    # --- its end ---

    @property
    def spent(self) -> frozenset[Token]:
        game = asking.game_of(self.shelf, self.session.play)
        return frozenset() if game is None else game.spent(self.session.play.board)

    @property
    def box(self) -> str | None:
        return self.session.play.game

    @property
    def unfinished(self) -> bool:
        return self._journal is not None and not asking.expects(self.shelf, self.session.play).over

    def said(self) -> None:
        """Mark a game as finished, now that its end has been heard. After an earlier power cut it is offered again."""
        self._world.all_heard(self.session)
        journal = self._journal
        if journal is not None and asking.expects(self.shelf, self.session.play).over:
            with suppress(faults.JournalError):  # then the game is offered again: nothing is lost
                journal.append(journal.last_input + 1, (), finished=True)

    def heard(self, says: Says) -> None:
        """A note may be spoken as soon as its own ear has heard so: the table may talk on."""
        noted = self.session.notebooks.speaks
        if noted is not None and not (says.speaking(noted.seat) or says.waiting(noted.seat)):
            self._world.all_heard(self.session)

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _cleared(self, aside: bool, again: bool) -> Wishes:
        """Leave this game. Returns the wishes for the new table."""
        play, past = self.session.play, self.session.past
        # B went back to the lobby, whatever game was wished for at first.
        lobby = past is not None and isinstance(past.events[0], events.GameChosen) and not self.session.desk.resuming
        if not aside:
            self.said()
        self.close()
        self._unwritten = []
        self._acts = []
        if again:
            return attendance.same_again(self.shelf, play)
        return self._wishes if aside and not lobby else Wishes()


def _counts(turn: Turn) -> bool:
    """Whether something was done that the table may take back: what a seat notes is its own affair."""
    return bool(turn.durable) and not isinstance(turn.durable[0], notes.OfBook)
