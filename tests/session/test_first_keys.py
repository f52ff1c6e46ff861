"""What says how the first act of a kind is done, at a table: once, anew after a power cut, and with no scanner the way
without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.model import Equipment
from tests.tabletop import Tabletop, cupboard

CUT = "[table] Pour couper : une place, puis un scan."
WITHOUT = "[table] Pas de lecteur ? Deux fois la touche 9, puis 6."


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    """Four players, right before the cutters are given to somebody."""
    table = Tabletop(cupboard(tmp_path), players=4)
    table.open()
    table.key("#### #### ##")
    assert table.board.phase.value == "starter"
    return table


def test_the_first_cut_says_its_keys_and_the_second_does_not(table: Tabletop) -> None:
    table.plug(Equipment.SCANNER, first=True)
    assert table.key("1")[-1] == CUT
    table.key("2")
    assert CUT not in table.scan("cable/secure")


def test_where_no_scanner_was_seen_the_way_without_one_is_offered_once(table: Tabletop) -> None:
    assert table.key("1")[-2:] == [CUT, WITHOUT]
    by_keys = table.key("996")
    assert "1 pour sécurisé, 2 pour désamorçage, 3 pour bombe" in by_keys[-1]
    assert not [line for line in by_keys if line == WITHOUT]


def test_what_was_scanned_is_a_scanner_too(table: Tabletop) -> None:
    table.scan("sticker/heart")
    assert table.key("1")[-1] == CUT


def test_an_unplugged_scanner_is_known_and_nothing_is_offered(table: Tabletop) -> None:
    table.plug(Equipment.SCANNER, first=True)
    table.unplug(Equipment.SCANNER)
    assert table.key("1")[-1] == CUT


def test_the_next_game_of_the_evening_knows_them(table: Tabletop) -> None:
    table.plug(Equipment.SCANNER, first=True)
    table.key("1")
    again = table.core.opened().session
    assert again.scanner
    assert "time-bomb-undercover-can-cut" in again.habits


def test_a_power_cut_begins_anew(table: Tabletop) -> None:
    table.plug(Equipment.SCANNER, first=True)
    table.key("1")
    table.power_cut()
    table.plug(Equipment.SCANNER, first=True)
    assert table.key("#")[-1] == CUT
    table.key("2")
    assert CUT not in table.scan("cable/secure")


def test_hash_says_what_is_due_and_how(table: Tabletop) -> None:
    table.key("1")
    assert table.key("#") == ["[table] Pour couper : une place, puis un scan. Pince : joueur 1."]
