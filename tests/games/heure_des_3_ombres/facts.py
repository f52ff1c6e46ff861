"""What everybody sees at a table of L'heure des 3 ombres."""

from __future__ import annotations

from companion.games.heure_des_3_ombres.state import State

_OWED = "not told yet (issue G, part heure)"

SEEN = {
    "hour": ("turn",),
    "phase": ("due",),
    "asked": ("due",),
    "active": ("turn", "due"),
    "visible": ("in-force",),
    "aside": ("turn", "aside"),
    "objects": ("in-force", "objects"),
    "curses": ("in-force",),
    "plays": ("plays",),
    "pending": ("due",),
    "cubes": ("cubes",),
    "clues": ("clues",),
    "traps": ("traps",),
    "outcome": ("due",),
}
UNSEEN = {
    "layout": "the people are told; the rest does not change",
    "house": "rules of this table, and no piece of the game",
    "investigators": _OWED,
    "turn": "nobody counts turns",
    "face": _OWED,
    "rerolled": _OWED,
    "must_roll": _OWED,
    "left": _OWED,
    "shown": _OWED,
    "spare": _OWED,
    "shut": _OWED,
    "looks": _OWED,
    "looked": _OWED,
    "veiled": _OWED,
    "aloud": _OWED,
    "suspects": _OWED,
    "due": _OWED,
    "drawn": _OWED,
    "moved": _OWED,
    "by_hand": _OWED,
    "fresh": _OWED,
}


def count(state: State) -> str | None:
    """The clock."""
    return "turn" if state.playing else None
