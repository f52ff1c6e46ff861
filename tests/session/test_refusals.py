"""A refusal knows what is due instead: of the session, of the game, of a window; and of no more than its hearer may."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import session as sessions
from companion.files import venue
from companion.model import Key, Known, Scan, Seat, Token, Word, word
from companion.session.events import MustWait, Refused
from companion.session.state import Ear, Session, Shelf, Wishes
from tests.session.test_hands import SEAT, opened

TIME_BOMB = "time-bomb-undercover"


class Table:
    def __init__(self, shelf: Shelf, wishes: Wishes, *ears: Ear) -> None:
        self.shelf = shelf
        self.session = sessions.open_table(shelf, wishes, Session().tone, ears).session

    def keys(self, keys: str, seat: Seat | None = None) -> list[Refused]:
        return [refused for key in keys for refused in self.take(Key(key, seat=seat))]

    def scan(self, token: str, seat: Seat | None = None) -> list[Refused]:
        return self.take(Scan(Known((Token(token),), "x"), seat=seat))

    def take(self, input: Key | Scan) -> list[Refused]:
        turn = sessions.turn(self.shelf, self.session, input)
        self.session = turn.session
        return [event for event in turn.events if isinstance(event, Refused)]

    def due(self, keys: str, seat: Seat | None = None) -> Word | None:
        """What is due instead of the last of these keys, which is refused."""
        (refused,) = self.keys(keys, seat)
        return refused.rejection.due


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return venue.enter(tmp_path, "fr").shelf


def test_what_the_session_asks_is_due(shelf: Shelf) -> None:
    assert _id(Table(shelf, Wishes()).due("A")) == "due-game"
    assert _id(Table(shelf, Wishes(TIME_BOMB)).due("2")) == "how-many-players"
    assert _id(Table(shelf, Wishes(TIME_BOMB, 4)).due("8")) == "which-way"


def test_what_the_game_waits_for_is_due_in_its_own_words(shelf: Shelf) -> None:
    table = Table(shelf, Wishes(TIME_BOMB, 4))
    table.keys("####")
    due = table.due("A")
    assert due == shelf.games[TIME_BOMB].due(table.session.play.board)
    assert due is not None


def test_a_page_of_the_menu_and_what_it_asks_are_due_while_they_are_open(shelf: Shelf) -> None:
    table = Table(shelf, Wishes(TIME_BOMB, 4))
    assert _id(table.due("####9948")) == "due-menu"
    assert _id(table.due("*991#")) == "which-sticker"


def test_in_a_window_it_is_due_what_the_window_is_for_and_nobody_else_learns_of_it(shelf: Shelf) -> None:
    table = Table(shelf, Wishes(TIME_BOMB, 4), *(Ear(f"ear {seat}", (seat,), verified=True) for seat in (1, 2)))
    step = table.due("#####A")
    table.keys("C2")
    cable = f"{TIME_BOMB}/cable/bomb"
    assert [(refused.seat, refused.rejection.due) for refused in table.scan(cable)] == [
        (2, word(f"{TIME_BOMB}-window-role"))
    ]
    (waits,) = table.keys("#", seat=1)
    assert isinstance(waits, MustWait)
    assert (waits.seat, waits.rejection.due) == (1, word("until-closed"))
    assert table.due("A") == step, "the table's own key is answered aloud"


def test_how_many_cards_a_hand_has_is_due_to_its_owner_alone(tmp_path: Path) -> None:
    hands = opened(tmp_path, *(Ear(f"ear {seat}", (seat,), verified=True) for seat in (1, SEAT)))
    hands.scan(7, 3)
    hands.keys("9 9 # 7")
    table = Table(hands.shelf, Wishes())
    table.session = hands.session
    assert _id(table.due("2", seat=1)) != "which-card"
    assert table.due("5") == word("which-card", cards=2)


def test_while_an_ear_is_proved_or_on_its_way_that_is_due(shelf: Shelf) -> None:
    table = Table(shelf, Wishes(TIME_BOMB, 4), Ear("one", (1, 2), verified=True), Ear("three", (3,)))
    table.keys("#####C3")
    (unproved,) = table.scan(f"{TIME_BOMB}/cable/bomb")
    assert unproved.rejection.due == word("ear-check", who=table.session.play.who(3))
    assert table.due("*C21") == word("ear-to", who=table.session.play.who(2))
    table.keys("#")
    (refused,) = table.scan(f"{TIME_BOMB}/cable/bomb", seat=2)
    assert (refused.seat, refused.rejection.due) == (2, word("choose-own-code"))


def _id(due: Word | None) -> str | None:
    return None if due is None else due.id
