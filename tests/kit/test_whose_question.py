"""A key answers only what was begun by whoever presses it: in every game, at each of its steps, whatever can be begun.

Whatever seat 1 has begun on its own keypad (a number, a question of the menu, the menu itself, help, an undo), the keys
of others mean what they would have meant without it, and none of them answers it. At each run every third key is tried
after each beginning, others after the next; in the long form all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from companion import session as sessions
from companion.model import Key, Rolled, Seat, Tone, alert, replace
from companion.session.desks import SHARED, Stage, Window
from companion.session.events import DigitSpoken, EarProved, Refused
from companion.session.state import Ear, Session, laid_for
from tests.examples import LONG

from . import games
from .games import Setting, Subject

KEYS = "0123456789#*ABCD"
#: What seat 1 may begin: half a number or a seat, the menu and each of its entries, help, an undo, going back.
BEGINNINGS = (
    "1",
    "2",
    "0",
    "9",
    "B",
    "D",
    "99",
    *(f"99{entry}" for entry in "1234578"),
    *(f"998{n}" for n in range(1, 9)),
    "99#3",
    "99#4",
    "99#7",
)
PROOF = 7
#: Something was said before, so that it can be asked for again.
HEARD = ((alert("welcome"),),)

EVERY = pytest.mark.parametrize("id", list(games.every()))


@cache
def standing(game: Subject) -> tuple[tuple[Setting, Session], ...]:
    """One moment of each step of the game, with an ear for each seat; that of seat 2 is not proved."""
    found = []
    kept = games.steps(game)
    for name in sorted(kept):
        rows = kept[name][len(kept[name]) // 2]
        seats = games.players(game, rows)
        there = Setting(game, game.told, (), seats, (), rows)
        ears = tuple(Ear(f"ear {seat}", (seat,), verified=seat != 2) for seat in range(1, seats + 1))
        session = replace(sessions.replay(there.shelf, rows, Tone()), ears=ears, history=HEARD)
        found.append((there, session))
    return tuple(found) or tuple(begun(game, seed) for seed in range(4))


def begun(game: Subject, seed: int) -> tuple[Setting, Session]:
    """A game that keeps no journal among the golden ones: a new table, some steps on."""
    there = games.new(game, Random(seed))
    ears = tuple(Ear(f"ear {seat}", (seat,), verified=seat != 2) for seat in range(1, there.players + 1))
    session = replace(sessions.replay(there.shelf, there.begun, Tone()), ears=ears, history=HEARD)
    for _ in range(there.players + seed):
        session = sessions.turn(there.shelf, session, Key("#")).session
    return there, session


def pressed(there: Setting, session: Session, seat: Seat | None, keys: str) -> Session:
    for key in keys:
        session = sessions.turn(there.shelf, session, Key(key, seat=seat)).session
    return session


def beginnings(there: Setting, session: Session) -> Iterator[Session]:
    """Everything that seat 1 can begin here and that changes nothing yet."""
    for keys in BEGINNINGS:
        after = pressed(there, session, 1, keys)
        same = all(getattr(after.desk, name) == getattr(session.desk, name) for name in SHARED)
        if after.input_seq == session.input_seq and same and own(after) != own(session):
            yield after


def own(session: Session) -> object:
    """What lies on the desk of seat 1 alone."""
    lies = laid_for(session, 1).desk
    return lies.typed, lies.form, lies.menu, lies.helping, lies.undoing, lies.back, lies.where, lies.calling


def due_apart(events: tuple[object, ...]) -> list[object]:
    return [replace(e, rejection=replace(e.rejection, due=None)) if isinstance(e, Refused) else e for e in events]


@EVERY
def test_what_a_keypad_has_begun_changes_no_key_of_another(id: str) -> None:
    tried = 0
    for there, session in standing(games.subject(id)):
        for other in (2, None):
            plain = {key: sessions.turn(there.shelf, session, Key(key, seat=other)) for key in KEYS}
            for number, one in enumerate(beginnings(there, session)):
                for key in KEYS if LONG else KEYS[number % 3 :: 3]:
                    turn = sessions.turn(there.shelf, one, Key(key, seat=other))
                    tried += 1
                    assert due_apart(turn.events) == due_apart(plain[key].events), (other, key)
                    if not turn.durable:
                        assert own(turn.session) == own(one), "it waits for whoever began it"
                        continue
                    after = sessions.turn(there.shelf, turn.session, Key("1", seat=1))
                    assert not laid_for(one, 1).desk.begun or not after.durable, "what was begun counts no more"
    assert tried > (500 if LONG else 170)


@EVERY
def test_the_digit_that_proves_an_ear_answers_nothing_else(id: str) -> None:
    for there, session in standing(games.subject(id)):
        if session.play.board is None or there.subject.game.expects(session.play.board).over:
            continue
        asked = pressed(there, session, 2, "C")
        if asked.desk.window != Window(2, Stage.PROVING):
            continue
        asked = sessions.turn(there.shelf, asked, Rolled(PROOF)).session
        for keys in BEGINNINGS:
            crossed = pressed(there, asked, 1, keys)
            if crossed.desk.window is None:
                continue  # an undo may have closed it
            for own_pad in (2, None):
                turn = sessions.turn(there.shelf, crossed, Key(str(PROOF), seat=own_pad))
                assert isinstance(turn.events[0], EarProved), (keys, turn.events)
                assert not turn.durable
                assert not any(isinstance(event, DigitSpoken) for event in turn.events)
