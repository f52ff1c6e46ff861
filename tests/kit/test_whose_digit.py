"""C owns the next digit, and 9 is help where no number that is asked can have one: at every step of every game, at each
question of its menu, in the lobby, at the roll call and after the end; with ears, without, and on keypads of seats.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion import session as sessions
from companion.games.protocol import Question
from companion.model import Event, Key, Seat, Tone, replace
from companion.session.asking import expects, own_question
from companion.session.events import HelpAsked, MenuOpened, SaidAgain
from companion.session.helping import may_look
from companion.session.state import Session, Shelf, Wishes, laid_for

from . import games
from .games import Subject
from .test_whose_question import EVERY, standing

#: The way to every question of the menu, and a number that is begun.
OPENED = (
    "",
    "1",
    *(f"99{entry}" for entry in "1345"),
    *(f"998{n}" for n in range(1, 9)),
    "99#3",
    "99#4",
    "99#7",
    "99471",
)
DIGITS = "0123456789"


def moments(game: Subject) -> Iterator[tuple[Shelf, Session]]:
    """Each question before the game, then each step of it."""
    shelf = game.shelf(game.told)
    for wishes in (Wishes(), Wishes(game.id), Wishes(game.id, game.pack.most), Wishes(game.id, None, ("Zoé",))):
        yield shelf, sessions.open_table(shelf, wishes, Tone()).session
    for there, session in standing(game):
        yield there.shelf, session


def opened(game: Subject) -> Iterator[tuple[Shelf, Session]]:
    """These moments, and what the menu asks in each of them."""
    for shelf, session in moments(game):
        for keys in OPENED:
            after = pressed(shelf, session, keys)
            if after.input_seq == session.input_seq:
                yield shelf, after


def pressed(shelf: Shelf, session: Session, keys: str, seat: Seat | None = None) -> Session:
    for key in keys:
        session = sessions.turn(shelf, session, Key(key, seat=seat)).session
    return session


def lies(session: Session, seat: Seat | None) -> object:
    """What was begun on the desk of this seat, or of the table."""
    desk = laid_for(session, seat).desk
    return desk.typed, desk.form, desk.menu, desk.naming, desk.helping, desk.back, desk.seat


@EVERY
@pytest.mark.parametrize("ears", [False, True], ids=["without an ear", "with ears"])
def test_c_owns_the_next_digit(id: str, ears: bool) -> None:
    tried = 0
    for shelf, session in opened(games.subject(id)):
        for seat in (None, 2):
            before = session if ears else replace(session, ears=())
            called = sessions.turn(shelf, before, Key("C", seat=seat))
            assert not called.durable
            for digit in DIGITS:
                turn = sessions.turn(shelf, called.session, Key(digit, seat=seat))
                tried += 1
                assert turn.events, "it is never met with silence"
                assert not turn.durable, (before.desk, digit, turn.events)
                assert lies(turn.session, seat) == lies(called.session, seat), (before.desk, digit, turn.events)
    assert tried > 500


@EVERY
def test_a_refused_c_owns_one_digit_and_no_other_key(id: str) -> None:
    for shelf, session in moments(games.subject(id)):
        before = replace(session, ears=())
        for between in ("1", "D", "B", "*"):
            after = pressed(shelf, before, "C" + between)
            assert not after.desk.refused_call, between


def _helps(event: Event) -> bool:
    """Help; or right after a refusal, why."""
    return isinstance(event, HelpAsked) or (isinstance(event, MenuOpened) and event.page.why)


def may_begin(asked: Question, typed: str) -> bool:
    """Whether somebody who answers with a number that is right may have typed this."""
    numbers = range(asked.low, asked.high + 1)
    written = (str(number).zfill(width) for number in numbers for width in range(1, asked.width + 1))
    return any(number.startswith(typed) for number in written if len(number) <= asked.width)


@EVERY
def test_9_is_help_where_no_number_that_is_asked_can_have_one(id: str) -> None:
    asked_for, fields = set[str](), 0
    for shelf, session in opened(games.subject(id)):
        asked = own_question(shelf, session) or expects(shelf, session.play).question
        if asked is None or session.desk.menu is not None or session.desk.naming is not None:
            continue
        for first in ("", *DIGITS):
            begun = pressed(shelf, session, first)
            if first and begun.desk.typed != session.desk.typed + first:
                continue  # it was no first digit of this number
            typed = begun.desk.typed
            helped = any(_helps(event) for event in sessions.turn(shelf, begun, Key("9")).events)
            possible = may_begin(asked, typed + "9")
            asked_for.add(asked.id)
            fields += not asked.open
            assert helped or possible, f"no number of {asked.id} begins with {typed}9, and it is no help"
            assert not (helped and possible) or asked.open, f"{asked.id} may begin with {typed}9"
            if helped:
                assert pressed(shelf, begun, "9").desk.typed == typed, "what was typed is still there"
    assert len(asked_for) > 3
    assert fields > 10


@EVERY
def test_help_says_something_of_every_question(id: str) -> None:
    for shelf, session in moments(games.subject(id)):
        turn = sessions.turn(shelf, session, Key("9"))
        if any(isinstance(event, HelpAsked) for event in turn.events):
            assert [line.id for line in turn.said] not in (["help-menu"], ["help-menu-number"])


def asked_for(id: str) -> Iterator[tuple[Shelf, Session, Question]]:
    """Each number that is asked for, of which nothing is typed yet."""
    for shelf, session in opened(games.subject(id)):
        asked = own_question(shelf, session) or expects(shelf, session.play).question
        mine = session.desk.menu is None and session.desk.naming is None and not session.desk.typed
        if asked is not None and mine:
            yield shelf, session, asked


@EVERY
def test_0_says_again_where_no_number_that_is_asked_begins_with_it(id: str) -> None:
    again = 0
    for shelf, session, asked in asked_for(id):
        says = any(isinstance(event, SaidAgain) for event in sessions.turn(shelf, session, Key("0")).events)
        assert says or may_begin(asked, "0"), f"0 is refused at {asked.id}"
        assert not (says and may_begin(asked, "0")) or asked.open, f"{asked.id} may begin with 0"
        again += says
    assert again > 3


@EVERY
def test_a_digit_says_what_ends_its_number_and_help_says_so_again(id: str) -> None:
    for shelf, session, asked in asked_for(id):
        for first in DIGITS if asked.width > 1 else ():
            turn = sessions.turn(shelf, session, Key(first))
            typed = turn.session.desk.typed
            if not typed:
                continue
            ends = asked.low <= int(typed) <= asked.high
            goes_on = any(may_begin(asked, typed + more) for more in DIGITS)
            told = {(True, True): "digit-or-more", (True, False): "digit-last", (False, True): "digit-first"}
            assert [line.id for line in turn.said] == [told.get((ends, goes_on), "digit-typed")], (asked.id, typed)
            helped = sessions.turn(shelf, turn.session, Key("9"))
            if any(isinstance(event, HelpAsked) for event in helped.events):
                assert helped.said[0].id == ("can-end" if ends else "can-type-on"), "it does not speak of giving up"
                assert "can-pass" not in {line.id for line in helped.said}
            where = sessions.turn(shelf, turn.session, Key("D"))
            assert where.said[-1].id == "typed-so-far"


def test_a_seat_typed_while_others_may_listen_is_told_of_c() -> None:
    told = set()
    for id in games.every():
        for shelf, session in moments(games.subject(id)):
            waits = expects(shelf, session.play)
            if waits.question is None and not waits.seats and own_question(shelf, session) is None:
                listens = any(may_look(shelf, session, place.seat) for place in session.play.seats)
                said = {line.id for line in sessions.turn(shelf, session, Key("1")).said}
                assert ("no-number-but-c" in said) == listens or session.play.laying
                told |= said
    assert {"no-number-but-c", "no-number-now"} <= told


@EVERY
def test_what_is_half_made_goes_on_behind_the_menu_or_is_said_to_be_dropped(id: str) -> None:
    tried = 0
    for shelf, session in moments(games.subject(id)):
        for keys in ("1", "2", "993", "9911"):
            begun = pressed(shelf, session, keys)
            half = begun.desk.half_made
            there = pressed(shelf, begun, "99")
            if not half or begun.input_seq != session.input_seq or there.desk.listed is None:
                continue
            if begun.desk.menu is not None or begun.desk.naming is not None:
                continue
            assert there.desk.half_made == half
            tried += 1
            closed = sessions.turn(shelf, there, Key("*", speaking=True))
            assert closed.session.desk.menu is None
            assert closed.session.desk.half_made == half
            assert closed.said[0].id == "cancelled-menu"
            assert closed.said[0].due is not None or closed.session.desk.seat is not None
            assert not half.get("typed") or closed.said[-1].id == "typed-so-far"
            for entry in "12345678":
                chosen = sessions.turn(shelf, there, Key(entry))
                kept = chosen.session.desk.half_made == half
                left = chosen.session.play.game is None or "begun-is-left" in {line.id for line in chosen.said}
                assert kept or left or not chosen.durable, (keys, entry, chosen.events)
                assert kept or left or chosen.session.desk.form is None, (keys, entry, chosen.events)
    assert tried
