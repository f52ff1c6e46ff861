"""Whole evenings of Cluedo One Piece at a ``Tabletop``, as short as a table's own shorthand.

play(table, "fiche/ile/2 4 1 1 #")     scans an island, types crew 4 and treasure 1; none, shown
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.session.state import Ear
from tests.tabletop import Tabletop, cupboard

from .tables import CREW, ID, ISLANDS, NAMES, TREASURES

#: One earphone, passed round.
ROUND = (Ear("Oreillette USB", (1, 2, 3, 4, 5, 6)),)

#: What an owner has written: the names on the box, here names that are on no box.
DECK = "\n".join(
    [
        "deck: 1",
        f"game: {ID}",
        "tokens:",
        *(
            f'  {sort}/{number}: {{name: {{lang: {{lang}}, text: "{name}"}}}}'
            for sort, names in (("equipage", CREW), ("tresor", TREASURES), ("ile", ISLANDS))
            for number, name in enumerate(names, 1)
        ),
        '  aventure/01: {name: {lang: {lang}, text: "Vent arrière"}, text: {lang: {lang}, text: "Rejouez."}}',
        '  equipement/1: {name: {lang: {lang}, text: "la longue-vue"}, text: {lang: {lang}, text: "Une carte."}}',
        "",
    ]
)


def deck(lang: str) -> str:
    """The deck file of an owner who writes in that language."""
    return DECK.replace("{lang}", lang)


def evening(
    folder: Path, players: int, lang: str = "fr", rules: str = "", *, named: bool = True, **table: Any
) -> Tabletop:
    """A table that has just been opened; ``rules`` are settings ("all-crew=yes dice=1")."""
    settings = {name.replace("-", "_"): value for name, value in (rule.split("=") for rule in rules.split())}
    here = cupboard(folder, lang, deck=deck(lang) if named else "", **settings)
    opened = Tabletop(here, **{"game": ID, "names": NAMES[:players], **table})
    opened.open()
    return opened
