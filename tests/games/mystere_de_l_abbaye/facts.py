"""What everybody sees at a table of Mystère à l'abbaye."""

from __future__ import annotations

from companion.games.mystere_de_l_abbaye.events import SET_UP, Phase
from companion.games.mystere_de_l_abbaye.state import State

SEEN = {
    "phase": ("due",),
    "hands": ("player",),
    "places": ("player",),
    "penance": ("player",),
    "hushed": ("player",),
    "visited": ("player",),
    "crypts": ("player",),
    "books": ("player",),
    "cards": ("mass-cards", "due"),
    "pile": ("time",),
    "active": ("turn", "due"),
    "first": ("first", "due"),
    "extra": ("extra", "due"),
    "lost": ("lost",),
    "bell": ("time",),
    "mass": ("time",),
    "ringing": ("turn",),
    "confessors": ("confessors",),
    "asked": ("due", "beneath"),
    "traits": ("due", "beneath"),
    "given": ("given", "due", "beneath"),
    "accused": ("due", "beneath"),
    "read": ("text",),
    "die": ("die",),
    "meant": ("due", "beneath"),
    "held": ("due",),
    "reader": ("due",),
    "revelations": ("revelations", "scores"),
    "accusations": ("accusations", "due", "scores"),
    "culprit": ("culprit", "scores"),
    "verdict": ("due", "scores"),
    "scores": ("scores",),
    "winners": ("due",),
}
UNSEEN = {
    "layout": "the people are told; the rest does not change",
    "seen_books": "what ears have heard of their books",
    "then": "whose turn comes next is told when it comes",
    "begun": "whether the bell was ever placed: its space is told",
    "loot": "which card an intruder took is told when it is to be given back",
    "look": "who may hear a card that is shown: a matter of one ear",
    "seen": "whether that ear has heard it",
    "back": "the phase beneath an open book: it is due again when the book is gone",
}
#: How many cards each has is seen; which, is their owners' affair. A penance keeps silent in the church only.
PARTS = {
    "hands": lambda state: state.hands.sizes,
    "hushed": lambda state: tuple(state.silent(seat) for seat in range(1, state.players + 1)),
}


def count(state: State) -> str | None:
    """The mass, the bell, and the pile."""
    return None if state.phase in (*SET_UP, Phase.OVER) else "time"
