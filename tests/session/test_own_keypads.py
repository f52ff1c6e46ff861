"""A keypad for each seat: what one seat has begun in its window is never gone on with by another one's keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.session.state import Ear
from tests.games.mystere_de_l_abbaye.evenings import evening, play
from tests.tabletop import Tabletop

WAIT = "[table] Léo écoute. Attendez la fin."


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    """Léo and Inès share an earphone; Ana may move."""
    opened = evening(tmp_path, ears=(Ear("shared", (2, 3)),), dice=(4,))
    play(opened, "1 3 3 ## 1 2 3 A")
    return opened


def listening(table: Tabletop) -> None:
    """Léo wears the earphone, and is asked for the three digits of his own."""
    table.key_at(2, "C")
    table.key_at(2, "4")


def moved_to(table: Tabletop) -> str | None:
    place = table.board.places[0]
    return None if place is None else str(place.value)


def test_the_digits_of_a_seat_are_its_own_keypads_alone(table: Tabletop) -> None:
    listening(table)
    table.key_at(2, "1")
    assert table.key_at(1, "6")[-1] == WAIT
    assert moved_to(table) == "eglise", "1 and 6 are no room"
    for key in "23":
        table.key_at(2, key)
    assert dict(table.line.session.codes)[2] == "123"


def test_a_number_that_another_keypad_begins_during_a_window_is_echoed(table: Tabletop) -> None:
    listening(table)
    table.key_at(2, "#")
    assert table.key_at(1, "1") == ["[table] 1."]
    table.key_at(1, "6")
    assert moved_to(table) == "parloir"


def test_a_form_in_a_window_is_answered_by_its_own_seat_alone(table: Tabletop) -> None:
    listening(table)
    table.key_at(2, "#")
    for card in (1, 2, 3):
        table.wait(1)
        table.scan_at(2, f"mystere-de-l-abbaye/suspect/{card:02d}")
    table.key_at(2, "C")
    table.key_at(2, "C")
    for key in "#9981":
        table.key_at(2, key)
    assert table.key_at(1, "2")[-1] == WAIT
    assert table.key_at(1, "*")[-1] == WAIT
    assert len(table.board.hand(2)) == 3


def test_nobody_opens_the_menu_in_another_ones_window(table: Tabletop) -> None:
    listening(table)
    table.key_at(2, "#")
    table.key_at(1, "9")
    assert table.key_at(1, "9")[-1] == WAIT
    assert table.line.session.desk.menu is None


def test_a_die_that_another_keypad_wants_is_not_spoken_into_the_ear_that_is_being_proved(tmp_path: Path) -> None:
    table = evening(tmp_path, ears=(Ear("Léo", (2,)),), dice=(3, 5))
    play(table, "1 3 1 ## 1 2 3 A 22")
    table.key_at(2, "C")
    assert table.key_at(1, "7")[0].startswith("[table] Chez Léo, la carte 5")
    assert table.key_at(2, "3")[0] == "[table] Léo écoute."


def test_a_digit_of_a_form_in_a_window_is_echoed_to_its_ear_alone(table: Tabletop) -> None:
    listening(table)
    for key in "#9931":
        table.key_at(2, key)
    assert table.key_at(2, "1") == ["[seat 2] 1."]
