"""A keypad for each seat: what one seat has begun in its window is never gone on with by another one's keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.session.state import Ear
from tests.games.mystere_de_l_abbaye.evenings import evening
from tests.golden.shorthand import play
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
    for key in "#9981":
        table.key_at(2, key)
    assert table.key_at(1, "2")[-1] == WAIT
    assert table.key_at(1, "*")[-1] == WAIT
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
    assert table.key_at(2, "1") == ["[seat 2] 1."]
