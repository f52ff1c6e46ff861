"""D, where are we: whoever is being asked something hears the question again."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.files import venue
from companion.model import Key, Urgency
from companion.session import open_table, turn
from companion.session.state import Session, Shelf, Wishes

ID = "time-bomb-undercover"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return venue.enter(tmp_path, "fr").shelf


def opened(shelf: Shelf, wishes: Wishes) -> Session:
    return open_table(shelf, wishes, Session().tone).session


@pytest.mark.parametrize(
    ("wishes", "heard"),
    [
        (Wishes(), ["lobby"]),
        (Wishes(ID), ["where-roll-call", "how-many-players"]),
        (Wishes(ID, 4), ["where-roll-call", "which-way"]),
    ],
)
def test_before_the_game_d_says_the_open_question_again(shelf: Shelf, wishes: Wishes, heard: list[str]) -> None:
    said = turn(shelf, opened(shelf, wishes), Key("D")).said
    assert [line.id for line in said] == heard
    assert {line.urgency for line in said} == {Urgency.ECHO}


def test_in_the_menu_d_says_the_page_again_and_nothing_else(shelf: Shelf) -> None:
    session = opened(shelf, Wishes())
    for key in "99":
        session = turn(shelf, session, Key(key)).session
    assert [line.id for line in turn(shelf, session, Key("D")).said] == ["menu-page-first"]


def test_a_question_of_the_menu_is_said_once(shelf: Shelf) -> None:
    session = opened(shelf, Wishes())
    for key in "991":
        session = turn(shelf, session, Key(key)).session
    assert [line.id for line in turn(shelf, session, Key("D")).said] == ["which-sticker"]
