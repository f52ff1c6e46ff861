"""What everybody sees at a table of Cluedo One Piece."""

from __future__ import annotations

from companion.games.cluedo_one_piece.state import State

_OWED = "not told yet (issue G, part cluedo)"

SEEN = {
    "phase": ("due",),
    "characters": ("characters",),
    "called": ("due",),
    "without_pawn": ("without-pawn",),
    "active": ("turn", "due"),
    "places": ("places",),
    "pawns": ("places",),
    "treasures": ("places",),
    "asked": ("asked",),
    "due": ("turn", "due"),
    "accused": ("accused",),
    "out": ("out",),
    "villains": ("villains",),
    "used": ("equipment",),
    "outcome": ("due",),
    "winner": ("due",),
}
UNSEEN = {
    "layout": "the people are told; the rest does not change",
    "rolled": _OWED,
    "tied": _OWED,
    "named": _OWED,
    "shower": _OWED,
    "shown": "what an ear has heard of a shown card",
    "side_seen": "",
    "side_card": "what an ear has heard of a side card",
    "sleeve": _OWED,
    "known_sleeve": "what an ear has heard of the sleeve",
    "card_due": _OWED,
    "hands": "what ears have heard of their own cards",
}


def count(state: State) -> str | None:
    """How many villains lie there."""
    return None
