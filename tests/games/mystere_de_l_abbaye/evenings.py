"""Whole evenings of Mystère à l'Abbaye at a ``Tabletop``, as short as a table's own shorthand.

play(table, "16 # salle/crypte")     types 16, presses #, and scans a room
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.games.mystere_de_l_abbaye.board import BOOKS
from tests.tabletop import Tabletop, cupboard

from .tables import ID, MASS_CARDS, NAMES, SHEET, TOLD_ROOMS, WAYS

PLAYERS = ("Ana", "Léo", "Inès", "Sam", "Zoé", "Noé")


def deck(lang: str, sheet: str = "whole") -> str:
    """The deck file of an owner who writes in that language; ``sheet`` "part": a little of few monks and one room,
    "none", "sealed": the whole with the seals of all books."""
    lines = ["deck: 1", f"game: {ID}"]
    if sheet == "part":
        lines += [
            "tokens:",
            f"  moine/01: {{name: {{lang: {lang}, text: Abel}}}}",
            f"  moine/02: {{name: {{lang: {lang}, text: Ambre}}, order: hospitalier, rank: pere}}",
            "  moine/03: {order: benedictin, rank: frere, hood: sans, face: glabre, build: maigre}",
            "  messe/matines: {cards: 1}",
            f"  salle/parloir: {{ways: {{lang: {lang}, text: '{WAYS}'}}}}",
        ]
    if sheet in ("whole", "sealed"):
        lines.append("tokens:")
        for number, (name, *traits) in enumerate(SHEET, 1):
            words = ("order", "rank", "hood", "face", "build")
            said = ", ".join(f"{word}: {trait}" for word, trait in zip(words, traits, strict=True))
            lines.append(f"  moine/{number:02d}: {{name: {{lang: {lang}, text: {name}}}, {said}}}")
        lines += [f"  messe/{mass}: {{cards: {cards}}}" for mass, cards in MASS_CARDS.items()]
        lines += [
            f"  scriptorium/01: {{text: {{lang: {lang}, text: Ora et labora.}}, seal: rien}}",
            f"  scriptorium/02: {{text: {{lang: {lang}, text: Errare humanum est.}}, seal: etoile}}",
            f"  scriptorium/03: {{name: {{lang: {lang}, text: Fortuna}}, seal: de}}",
            f"  bibliotheque/1: {{name: {{lang: {lang}, text: Poetica}}, text: {{lang: {lang}, text: Fiat lux.}}}}",
            f"  evenement/01: {{text: {{lang: {lang}, text: Gloria in excelsis.}}, seal: de}}",
        ]
        lines += [f"  salle/{room.value}: {{ways: {{lang: {lang}, text: '{WAYS}'}}}}" for room in TOLD_ROOMS]
    if sheet == "sealed":
        lines += [f"  scriptorium/{number:02d}: {{seal: rien}}" for number in range(4, BOOKS + 1)]
    return "\n".join([*lines, ""])


def set_up(players: int, ways: str = "") -> str:
    """From the roll call to the first turn, seat 1's: Léo and Inès confessed last."""
    return f"{ways or '#' * players} ## 1 2 3"


def evening(
    folder: Path, lang: str = "fr", rules: str = "", *, players: int = 3, sheet: str = "whole", **table: Any
) -> Tabletop:
    """A table that has just been opened; ``rules`` are settings ("events=no matines=no")."""
    settings = {name.replace("-", "_"): value for name, value in (rule.split("=") for rule in rules.split())}
    here = cupboard(folder, lang, deck=deck(lang, sheet), **settings)
    opened = Tabletop(here, **{"game": ID, "names": PLAYERS[:players], **table})
    opened.open()
    return opened


__all__ = ["NAMES", "PLAYERS", "deck", "evening", "set_up"]
