"""Words of L'heure des 3 ombres that were looked at one by one; what holds for every game's words is ``tests/kit``."""

from __future__ import annotations

from companion.files import resources
from companion.model import Word
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


def test_every_refused_tile_costs_the_same_breath() -> None:
    """A refusal takes in nothing, so its length says nothing of the tile."""
    entries = {entry.id: entry for entry in proofread_file(resources.voices() / "fr" / f"{ID}.ftl")[0]}
    for name in ("tile", "tile-early", "tile-unrolled", "look"):
        assert entries[f"{ID}-refuse-{name}"].variables == set()
