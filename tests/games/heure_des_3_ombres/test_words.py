"""Words of L'heure des 3 ombres that were looked at one by one; what holds for every game's words is ``tests/kit``."""

from __future__ import annotations

import pytest

from companion.boxes import loader
from companion.boxes.box import Box
from companion.files import resources
from companion.games.heure_des_3_ombres import GAME
from companion.games.protocol import Opening, Seated
from companion.model import Rejection, Word
from companion.speech.catalogue import Catalogue
from companion.speech.proofreading import proofread_file

from .tables import ID


def test_the_spanish_names_are_the_reviewed_ones() -> None:
    def name(kind: str) -> str:
        return Catalogue("es").text(Word(f"token-{ID}-{kind}"))

    assert name("limbes-brouillard") == "Niebla, emboscada"
    assert name("limbes-brume") == "Bruma, maldición"
    assert name("traquenard-vortex") == "Vórtice, trampa"
    assert name("limbes-vortex") == "Vórtice, emboscada"
    assert name("3id-oreillettes-a-ultra-son") == "Auriculares de ultrasonidos"


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        (("looks", "chuchoter"), "Réglage looks, au choix : aloud et whisper. Pas chuchoter."),
        (("clues", "vingt"), "Réglage clues : unknown, ou un nombre de 0 à 99, et non vingt."),
        (("clock-start", "12"), "Réglage clock-start : un nombre de 0 à 11, et non 12."),
    ],
)
def test_a_wrong_setting_is_told_with_what_it_can_be(setting: tuple[str, str], told: str) -> None:
    box = Box(loader.shipped(ID))
    refused = GAME.begin(box, Opening((Seated(1), Seated(2)), (setting,)))
    assert isinstance(refused, Rejection)
    assert Catalogue("fr").text(refused.why) == told


def test_every_refused_tile_costs_the_same_breath() -> None:
    """A refusal takes in nothing, so its length says nothing of the tile."""
    entries = {entry.id: entry for entry in proofread_file(resources.voices() / "fr" / f"{ID}.ftl")[0]}
    for name in ("tile", "tile-early", "tile-unrolled", "look"):
        assert entries[f"{ID}-refuse-{name}"].variables == set()
