"""Each look of L'heure des 3 ombres is told to its ear, and ends alike whatever lay under the tile."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

import pytest

from companion.games.heure_des_3_ombres import GAME
from companion.model import Token
from companion.session.state import Ear, Wishes
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
