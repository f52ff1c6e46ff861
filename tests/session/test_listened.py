"""Undo of an act because of which somebody has listened is never silent, whether or not a row tells of it."""

from __future__ import annotations

from pathlib import Path

from companion.session.state import Ear
from tests.games.time_bomb_undercover.golden import ID, NAMES, SECURE
from tests.golden.shorthand import play
from tests.tabletop import Tabletop, cupboard

STAYS = "[table] Léo : ce qui a été entendu en privé reste entendu."
PERHAPS = "[table] Ce qui a été entendu en privé reste entendu."


def seated(folder: Path) -> Tabletop:
    """Five players; Léo has an ear of his own, and has just been dealt a role."""
    table = Tabletop(cupboard(folder), names=NAMES[:5], ears=(Ear("ear 2", (2,), verified=True),))
    table.open()
    table.key("1 3 1 1 1 #")
    return table


def test_a_role_that_was_heard_stays_heard_though_no_row_tells_of_it(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.key("C 2")
    table.scan(f"{ID}/role/agence")
    table.key("#")
    assert STAYS in play(table, "B B")


def test_where_nobody_has_listened_nothing_is_said_of_it(tmp_path: Path) -> None:
    table = seated(tmp_path)
    assert not [line for line in play(table, "B B") if "entendu" in line]


def test_a_hand_that_was_heard_stays_heard_when_its_row_is_taken_back(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.key("# # #")
    table.key("C 2")
    table.scan(SECURE)
    table.key("#")
    assert STAYS in play(table, "B B")
    assert STAYS in play(table, "B B"), "the deal is taken back too"
    assert not [line for line in play(table, "B B") if "entendu" in line], "before it nobody listened"


def test_after_a_power_cut_whoever_may_have_listened_is_meant(tmp_path: Path) -> None:
    table = seated(tmp_path)
    table.key("C 2")
    table.scan(f"{ID}/role/agence")
    table.key("#")
    table.power_cut()
    table.key("#")
    assert PERHAPS in play(table, "B B")
