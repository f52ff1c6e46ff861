"""The same evening twice, once with a notebook that one seat writes and reads by devices of its own: nobody may notice.

All that the session knows must be equal but for the notebook itself, whatever is pressed in it: desks, timers, history,
what other ears have heard, what B would take back. So must be the rows of the journal, in their order, without the
notebook's own. Killed and resumed it is the same notebook, and a new game begins with an empty one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from companion import session as sessions
from companion.model import Announcement, Equipment, Event, Input, Key, Known, Only, Rolled, Scan, Seat, Tone
from companion.session import Turn, notes, openbook
from companion.session.asker import who_asks
from companion.session.asking import has_notebook, last_counted, timers
from companion.session.events import DiceWanted, EarAsked, TableCleared
from companion.session.state import Ear, Play, Session, laid_for
from tests.examples import seeds

from . import games
from .games import Setting, Subject
from .people import ACTS, PROOF, People

WRITER = 1
#: What people do meanwhile. Power cuts and phones come by themselves, below and in ``tests/session/test_notebook.py``.
MEANWHILE = {**ACTS, "plug": 0, "undo": 6, "look_around": 4, "wait": 2}
IN_IT = (
    *("A", "A", "77", "771", "772", "1", "2", "3", "4", "5", "6", "61", "62", "64"),
    *("#", "#", "##", "0", "D", "9", "B", "*", "C"),
)


def with_notebooks() -> list[str]:
    return [id for id in games.every() if has_notebook(games.subject(id).shelf(games.subject(id).bare), Play(id))]


EVERY = pytest.mark.parametrize("id", with_notebooks())


class Pair:
    """Two evenings, of which only the one has a notebook."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self.chance = Random(seed)
        there = games.setting(subject, self.chance)
        seats = range(1, there.players + 1)
        self.setting = replace(there, ears=tuple(Ear(f"ear {seat}", (seat,), verified=True) for seat in seats))
        self.shelf = self.setting.shelf
        pad = frozenset({(Equipment.KEYPAD, "pad", WRITER), (Equipment.SCANNER, "scanner", WRITER)})
        begun = sessions.replay(self.shelf, there.begun, Tone())
        self.with_it = self.without = replace(begun, ears=self.setting.ears, own_devices=pad)
        self.rows: tuple[list[tuple[int, tuple[Event, ...]]], ...] = (list(there.begun), list(there.begun))
        self.people = People(self.setting, self.chance, lambda: self.without, acts=MEANWHILE)
        self.marks, self.over = 0, False

    def take(self, input: Input) -> None:
        """What somebody does at the table, in both."""
        if isinstance(input, Key | Scan) and self.with_it.notebooks.leaf(WRITER) is not None:
            by = Equipment.KEYPAD if isinstance(input, Key) else Equipment.SCANNER
            if who_asks(self.with_it, input.seat, by).seat == WRITER:
                return  # it is its notebook's
        one, other = (self._turn(at, input) for at in (0, 1))
        assert one.said == other.said
        self._rolled(one, in_both=True)
        self.over |= any(isinstance(event, TableCleared) for event in one.events)

    def note(self, input: Input) -> None:
        """What the writer does in its notebook alone."""
        turn = self._turn(0, input)
        assert all(line.audience == Only(WRITER) for line in turn.said)
        assert all(isinstance(event, notes.Private) for event in turn.events)
        assert "/" not in repr(turn.events).replace(f"notebook/{WRITER}", ""), "no card in a crash report"
        self.marks += any(isinstance(event, notes.Marked) for event in turn.events)
        self._rolled(turn, in_both=False)

    def _rolled(self, turn: Turn, *, in_both: bool) -> None:
        for event in turn.events:
            match event:
                case DiceWanted(faces, form):
                    self.take(Rolled(len(self.rows[0]) % faces + 1, form=form))
                case EarAsked():
                    self.take(Rolled(int(PROOF)))
                case notes.StartWanted(seat, of):
                    assert not in_both
                    self.note(Rolled(self.chance.randint(1, of), form=notes.rolled_for(seat)))

    def _turn(self, at: int, input: Input) -> Turn:
        turn = sessions.turn(self.shelf, (self.with_it, self.without)[at], input)
        if turn.durable:
            self.rows[at].append((turn.session.input_seq, turn.durable))
        if at:
            self.without = turn.session
        else:
            self.with_it = turn.session
        return turn

    def write(self) -> None:
        """Some keys and scans in the notebook; whether it is closed behind them is chance."""
        if openbook.opened(self.shelf, self.with_it, WRITER) is None or self.with_it.desk.resuming:
            return
        if self.with_it.notebooks.leaf(WRITER) is None:
            if reading_waits(self.with_it):
                return
            self.note(Key("A", "pad", WRITER))
        for _ in range(self.chance.randint(1, 6)):
            for input in self._in_it():
                if self.with_it.notebooks.leaf(WRITER) is not None and not self._leaves_to_window(input):
                    self.note(input)

    def _leaves_to_window(self, input: Input) -> bool:
        return isinstance(input, Key) and input.key == "C" and self.with_it.window_of(WRITER) is not None

    def _in_it(self) -> Iterator[Input]:
        if self.chance.random() < 0.3:
            yield Scan(Known((self.chance.choice(self.setting.subject.tokens),), "x"), "scanner", WRITER)
            return
        for key in self.chance.choice(IN_IT):
            yield Key(key, "pad", WRITER, speaking=self.chance.random() < 0.1)

    def same(self) -> None:
        """Nobody can tell the two apart."""
        assert plain(self.with_it) == plain(self.without)
        ours = [timer for timer in timers(self.shelf, self.with_it) if not timer.id.startswith("notebook/")]
        theirs = list(timers(self.shelf, self.without))
        if self.with_it.window_of(WRITER) is None or self.with_it.notebooks.leaf(WRITER) is None:
            assert ours == theirs
        assert [events for _, events in self.rows[0] if not isinstance(events[0], notes.OfBook)] == [
            events for _, events in self.rows[1]
        ]
        pasts = self.with_it.past, self.without.past
        assert (pasts[0] is None) == (pasts[1] is None)
        if pasts[0] is not None and pasts[1] is not None:
            assert last_counted(self.shelf, pasts[0]) == last_counted(self.shelf, pasts[1])

    def cut(self) -> None:
        """The power is cut, and both go on."""
        books = self.with_it.notebooks.books
        kept = [sessions.found_again(self.shelf, rows, Tone(), self.setting.ears) for rows in self.rows]
        assert kept[0][1] == kept[1][1], "what is offered"
        assert kept[0][0].notebooks.books == books
        assert kept[0][0].notebooks.leaves == ()
        self.with_it, self.without = (session for session, _ in kept)


def plain(session: Session) -> Session:
    """The session without its notebooks, and without the count of rows that theirs are part of."""
    return replace(session, notebooks=notes.Notebooks(), input_seq=0)


def reading_waits(session: Session) -> bool:
    """Whether the writer's own desk has something that A belongs to."""
    desk = laid_for(session, WRITER).desk
    window = desk.window
    return desk.helping or desk.naming is not None or (window is not None and window.stage.value != "open")


@EVERY
def test_nobody_notices_a_notebook(id: str) -> None:
    marks = 0
    for seed in seeds(12):
        pair = Pair(games.subject(id), seed)
        for _ in range(40):
            for input in pair.people.act():
                if not pair.over:
                    pair.take(input)
            if pair.over:
                break
            pair.write()
            pair.same()
            if pair.chance.random() < 0.05:
                pair.cut()
                pair.same()
        marks += pair.marks
    assert marks > 20, "something was written"


def heard(setting: Setting, session: Session, keys: str, seat: Seat = WRITER) -> list[Announcement]:
    said: list[Announcement] = []
    for key in keys:
        turn = sessions.turn(setting.shelf, session, Key(key, "pad", seat))
        session, said = turn.session, [*said, *turn.said]
    return said


@EVERY
def test_killed_and_resumed_it_says_the_same(id: str) -> None:
    asked = 0
    for seed in seeds(6):
        pair = Pair(games.subject(id), seed)
        for _ in range(20):
            for input in pair.people.act():
                if not pair.over:
                    pair.take(input)
            pair.write()
        if pair.over or pair.with_it.play.board is None:
            continue
        quiet = sessions.replay(pair.shelf, pair.rows[0], Tone())
        before = replace(quiet, ears=pair.setting.ears)
        after = replace(sessions.replay(pair.shelf, tuple(pair.rows[0]), Tone()), ears=pair.setting.ears)
        keys = "A1###" + "4##" + "52#"
        assert heard(pair.setting, before, keys) == heard(pair.setting, after, keys)
        live = replace(plain(pair.with_it), notebooks=pair.with_it.notebooks.without_leaf(WRITER))
        if openbook.opened(pair.shelf, live, WRITER) is not None:
            asked += 1
            found, again = (openbook.opened(pair.shelf, session, WRITER) for session in (live, after))
            assert found == again
    assert asked


@EVERY
def test_a_window_of_a_shared_pad_is_the_same_whatever_is_marked_in_it(id: str) -> None:
    """The same keys, and other cards under the table's scanner: the table hears the same."""
    subject = games.subject(id)
    for seed in seeds(4):
        pair = Pair(subject, seed)
        for _ in range(15):
            for input in pair.people.act():
                if not pair.over:
                    pair.take(input)
        for key in "**":
            pair.take(Key(key))
        if pair.over or openbook.opened(pair.shelf, pair.without, WRITER) is None or pair.without.windows:
            continue
        session = replace(pair.without, own_devices=frozenset())
        found = openbook.opened(pair.shelf, session, WRITER)
        assert found is not None
        others = []
        for card in (found.page.notes.cards[0], found.page.notes.cards[-1]):
            at, told = session, []
            inputs: list[Input] = [*map(Key, f"C{WRITER}A61"), Scan(Known((card.token,), "x")), *map(Key, "BC")]
            for input in inputs:
                turn = sessions.turn(pair.shelf, at, input)
                at = turn.session
                told.append([line for line in turn.said if line.audience != Only(WRITER)])
            others.append((told, plain(replace(at, heard=()))))
        assert others[0] == others[1]


def test_these_are_the_games_with_notebooks() -> None:
    assert with_notebooks() == ["cluedo-one-piece", "mystere-de-l-abbaye"]
