"""Whole evenings of L'heure des 3 ombres at a ``Tabletop``, as short as a table's own shorthand.

play(table, "2 tuile/01 tuile/02 #")     types 2, scans two tiles, and presses #
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.tabletop import Tabletop, cupboard

from .tables import ID, suspect

#: Everything before the first turn, passed with # at a table of two.
SET_UP = "#######"

#: 13 pairs of suspects, a Demon without its twin on the boards (27 and 28), a place and the trap that turns it.
DECK = "\n".join(
    [
        "deck: 1",
        f"game: {ID}",
        "tokens:",
        *(
            f"  tuile/{n:02d}: {{name: {{lang: {{lang}}, text: {suspect(n)}}}, pair: {(n + 1) // 2}}}"
            for n in range(1, 29)
        ),
        "  lieu/1: {name: {lang: {lang}, text: Mandrake}}",
        "  traquenard/yeux/1: {lieu: 1}",
        "",
    ]
)


def deck(lang: str) -> str:
    """The deck file of an owner who writes in that language."""
    return DECK.replace("{lang}", lang)


def evening(folder: Path, lang: str = "fr", rules: str = "", *, named: bool = True, **table: Any) -> Tabletop:
    """A table of two that has just been opened; ``rules`` are settings ("clues=2 traps=3")."""
    settings = {name.replace("-", "_"): value for name, value in (rule.split("=") for rule in rules.split())}
    here = cupboard(folder, lang, deck=deck(lang) if named else "", **settings)
    opened = Tabletop(here, **{"game": ID, "names": ("Ana", "Léo"), **table})
    opened.open()
    return opened
