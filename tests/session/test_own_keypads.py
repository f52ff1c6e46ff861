"""A keypad for each seat: what one seat has begun in its window is never gone on with by another one's keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.time_bomb_undercover.events import Phase
from companion.session.state import Ear
from tests.games.mystere_de_l_abbaye.evenings import evening
from tests.games.time_bomb_undercover.golden import begin
from tests.golden.shorthand import play
from tests.tabletop import Tabletop, cupboard

WAIT = "[table] Léo écoute. Attendez la fin."


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    """Léo and Inès share an earphone; Ana may move."""
    opened = evening(tmp_path, ears=(Ear("shared", (2, 3)),), dice=(4,))
    play(opened, "1 3 3 ## 1 1 2 3 A")
    return opened


def listening(table: Tabletop) -> None:
    """Léo wears the earphone, and is asked for the three digits of his own."""
    table.key_at(2, "C")
    table.key_at(2, "4")


def test_the_digits_of_a_seat_lie_apart_from_what_another_keypad_does(table: Tabletop) -> None:
    listening(table)
    assert table.key_at(2, "1") == [], "nobody hears it"
    assert table.key_at(1, "6") == [WAIT]
    table.key_at(2, "2")
    table.key_at(1, "A")
    table.key_at(2, "3")
    assert dict(table.core.session.codes)[2] == "123"


def test_a_form_in_a_window_is_answered_by_its_own_seat_alone(table: Tabletop) -> None:
    listening(table)
    table.key_at(2, "#")
    for card in (1, 2, 3):
        table.wait(1)
        table.scan_at(2, f"mystere-de-l-abbaye/suspect/{card:02d}")
    table.key_at(2, "C")
    table.key_at(2, "C")
    for key in "#99#6":
        table.key_at(2, key)
    assert table.key_at(1, "2")[-1] == WAIT
    assert table.key_at(1, "*")[-1] == "[table] Rien en attente."
    assert table.core.session.aside[0].desk.begun, "it waits for its own seat"
    assert len(table.board.hands.of(2)) == 3


def test_nobody_opens_the_menu_in_another_ones_window(table: Tabletop) -> None:
    listening(table)
    table.key_at(2, "#")
    table.key_at(1, "9")
    assert table.key_at(1, "9")[-1] == WAIT
    assert table.core.session.desk.menu is None


def test_a_digit_of_a_form_in_a_window_is_echoed_to_its_ear_alone(table: Tabletop) -> None:
    listening(table)
    for key in "#9931":
        table.key_at(2, key)
    assert table.key_at(2, "1") == ["[seat 2] 1. Dièse, ou encore un chiffre."]


# --- whoever begins something finishes it ---


@pytest.fixture
def by_keys(tmp_path: Path) -> Tabletop:
    """Time Bomb without a scanner, with an earphone for Léo, seat 2, not proved yet. Zoé, seat 5, holds the cutters."""
    names = ("Ana", "Léo", "Inès", "Hugo", "Zoé")
    table = Tabletop(cupboard(tmp_path, scanner="no"), names=names, ears=(Ear("two", (2,)),), dice=(7, 1, 1, 1))
    begin(table, starter=5)
    assert table.board.phase is Phase.PLAYING
    return table


def test_the_digits_that_prove_an_ear_answer_no_question_of_another_keypad(by_keys: Tabletop) -> None:
    board = by_keys.board
    by_keys.key("C 2")
    by_keys.key_at(1, "1")
    assert by_keys.key("7")[0] == "[table] Léo écoute."
    assert by_keys.board == board, "no cable was cut"


def test_a_question_begun_on_one_keypad_is_not_answered_by_another(by_keys: Tabletop) -> None:
    board = by_keys.board
    by_keys.key_at(1, "3")
    by_keys.key_at(4, "1")
    by_keys.key("2")
    assert by_keys.board == board, "each has begun a cut of its own"
    by_keys.key_at(1, "1")
    assert by_keys.board != board


def test_two_keypads_never_type_into_one_number(tmp_path: Path) -> None:
    table = evening(tmp_path, dice=(4,))
    play(table, "1 3 3 3 3 ## 1 2 3 A")
    for key in "9911":
        table.key_at(1, key)
    table.key_at(2, "7")
    assert table.core.session.aside[0].desk.typed == "1"
    assert table.key_at(1, "1")[-1].startswith("[table] Cœur")


def test_what_a_keypad_has_begun_before_the_game_went_on_is_told_and_does_not_count(by_keys: Tabletop) -> None:
    by_keys.key_at(1, "3")
    by_keys.key("2 1")
    board = by_keys.board
    assert by_keys.key_at(1, "1") == [
        "[table] La partie a avancé entre-temps : cette saisie ne compte plus. Pince : Léo."
    ]
    assert by_keys.board == board
    assert by_keys.key_at(1, "1") != [
        "[table] La partie a avancé entre-temps : cette saisie ne compte plus. Pince : Léo."
    ]


def test_help_and_undo_are_finished_by_the_keypad_that_began_them(by_keys: Tabletop) -> None:
    board = by_keys.board
    by_keys.key_at(1, "B")
    by_keys.key_at(2, "B")
    assert by_keys.board == board, "each has only asked"
    by_keys.key_at(3, "9")
    assert by_keys.key_at(4, "D") != by_keys.key_at(3, "D"), "one is told where the game is, the other what D does"
    by_keys.wait(4)
    by_keys.key_at(1, "B")
    assert by_keys.board == board, "three seconds later it only asks again"
    by_keys.key_at(1, "B")
    assert by_keys.board != board


def test_what_lies_on_a_seats_own_desk_goes_with_its_window(by_keys: Tabletop) -> None:
    """Else its next digit would answer a question about a hand that is no longer looked at."""
    by_keys.key_at(2, "3")
    by_keys.key("C 2 7")
    by_keys.wait(21)
    assert not by_keys.core.session.desk.begun
    assert not any(aside.desk.begun for aside in by_keys.core.session.aside)
