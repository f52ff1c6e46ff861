"""Whole evenings of Two Pebbles at a ``Tabletop``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.kit.sample import GAME, ID
from tests.tabletop import Coded, Tabletop, cupboard_with

HERE = Path(__file__).parent
NAMES = ("Ana", "Léo", "Inès", "Noé")
#: As it would stand on a shelf, if it were shipped.
SHELVED = Coded(GAME, HERE / f"{ID}.yaml", HERE / "words")


def evening(folder: Path, lang: str, players: int = 2, **table: Any) -> Tabletop:
    """A table that has just been opened."""
    opened = Tabletop(cupboard_with(SHELVED, folder, lang), ID, names=NAMES[:players], **table)
    opened.open()
    return opened
