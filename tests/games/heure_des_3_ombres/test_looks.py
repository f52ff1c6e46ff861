"""Each look of L'heure des 3 ombres is told to its ear, and ends alike whatever lay under the tile."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

import pytest

from companion.games.heure_des_3_ombres import GAME
from companion.model import Token
from companion.session.state import Ear, Wishes
from tests.golden.shorthand import play
from tests.kit import games
from tests.kit.games import Setting
from tests.kit.twins import Twins
from tests.tabletop import cupboard

from . import evenings
from .tables import ID

NAMES = ("Ana", "Léo", "Inès")
LOOKER = 3
EARS = tuple(Ear(f"ear {seat}", (seat,), verified=True) for seat in (1, 2, 3))


def _object(card: str) -> str:
    """Inès finds a pair and this card; Ana and Léo find none; she uses it."""
    miss = "5 tuile/11 tuile/13 # # #"
    return f"3 3 3 # # # # # 3 5 tuile/09 tuile/10 3id/{card} # # {miss} {miss} 3id/{card}"


#: Every private look, the moment before it.
LOOKS = {
    "Allison": "3 3 3 # # 3 # # 3",
    "Zacharie": "3 3 3 # # 4 # # 3 5",
    "Loupe analytique": _object("loupe-analytique"),
    "Oreillettes": _object("oreillettes-a-ultra-son"),
    "Paranoïa": "3 3 3 # # # # # 2 5 tuile/11 tuile/13 # limbes/paranoia # 5",
}


@pytest.mark.parametrize("look", LOOKS)
def test_each_look_is_told_to_its_ear_and_ends_alike_whatever_lay_there(look: str) -> None:
    box = cupboard(Path(mkdtemp()), "fr", deck=evenings.deck("fr")).venue.shelf.boxes[ID]
    there = games.opened(Setting(games.subject(ID), box, (), 3, EARS, ()), Wishes(ID, 3, NAMES))
    play = Twins(there, LOOKER)
    play.both(LOOKS[look])
    allowed = GAME.privacy(play.one.play.board, LOOKER)
    assert allowed is not None
    assert allowed.scans == (1 if look in ("Allison", "Loupe analytique") else 2)
    suspect, twin, trap = (Token(f"{ID}/{what}") for what in ("tuile/01", "tuile/02", "traquenard/vortex"))
    play.both(f"C{LOOKER}")
    for one, other in ((suspect, trap), (twin, suspect))[: allowed.scans]:
        play.differ(one, other)
    assert play.one.desk.window is None
    assert play.told_apart
    play.both("DD05##BB")


def test_with_nothing_on_the_board_zacharie_looks_at_nothing_and_hears_why(tmp_path: Path) -> None:
    table = evenings.evening(tmp_path, rules="clues=2 hercule-cubes=2")
    play(table, "22 4 # ###")
    for tile in ("tuile/01", "tuile/02"):
        why = "[table] Rien à regarder : ni Indice ni cube sur les tuiles. Lancez le dé."
        assert play(table, "9981")[-1] == why
        assert not [line for line in play(table, tile) if "Suspect" in line]


def test_no_more_tiles_are_looked_at_than_bear_something(tmp_path: Path) -> None:
    table = evenings.evening(tmp_path, rules="clues=2 hercule-cubes=2")
    play(table, "22 4 # ### 5 tuile/01 tuile/03 # 1 limbes/vortex # 5 tuile/01 tuile/03 # # # #")
    assert (table.board.active, table.board.looks_left) == (1, 1)


def test_both_looks_come_before_the_first_tile_is_revealed(tmp_path: Path) -> None:
    table = evenings.evening(tmp_path)
    play(table, "22 4 # ### 5 9981")
    assert play(table, "tuile/01")[0] == "[table] Suspect A. Elle reste cachée."
    assert play(table, "tuile/05")[0] == "[table] Suspect C. Elle reste cachée."
    assert table.board.shown == ()
    assert play(table, "tuile/03")[0] == "[table] Suspect B."
    assert len(table.board.shown) == 1


def test_hash_ends_the_looks_and_the_next_tile_is_revealed(tmp_path: Path) -> None:
    table = evenings.evening(tmp_path)
    play(table, "22 4 # ### 5 9981 tuile/01 #")
    assert play(table, "tuile/03")[0] == "[table] Suspect B."
    assert len(table.board.shown) == 1


@pytest.mark.parametrize(
    ("way", "keys"),
    [("2", "deux fois la touche 9, puis 8, puis 1"), ("3", "touche C, votre place"), ("1", "vos yeux")],
)
def test_help_tells_the_way_to_look_for_each_way_of_taking_in(way: str, keys: str, tmp_path: Path) -> None:
    table = evenings.evening(tmp_path, ears=(Ear("own", (1,)),))
    play(table, f"{way}2 4 # ###")
    assert [line for line in play(table, "9") if keys in line]
