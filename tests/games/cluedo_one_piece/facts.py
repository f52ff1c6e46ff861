"""What everybody sees at a table of Cluedo One Piece."""

from __future__ import annotations

from companion.games.cluedo_one_piece.events import Phase
from companion.games.cluedo_one_piece.state import State

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
    "rolled": ("rolled", "due"),
    "tied": ("due",),
    "named": ("named", "landed", "asked", "due"),
    "inquiries": ("inquiries",),
    "sleeve": ("sleeve", "due"),
    "card_due": ("adventure",),
    "weighty": ("due",),
    "outcome": ("due",),
    "winner": ("due",),
}
UNSEEN = {
    "layout": "the people are told; the rest does not change",
    "shower": "it is told with what was asked",
    "shown": "what an ear has heard of a shown card",
    "side_seen": "",
    "side_card": "what an ear has heard of a side card",
    "known_sleeve": "what an ear has heard of the sleeve",
    "hands": "what ears have heard of their own cards",
}


def count(state: State) -> str | None:
    """How many villains lie there, while a turn goes on."""
    return "villains" if state.villains and state.phase in (Phase.TURN, Phase.WHERE, Phase.CENTRE) else None
