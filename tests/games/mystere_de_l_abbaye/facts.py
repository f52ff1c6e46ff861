"""What everybody sees at a table of Mystère à l'abbaye."""

from __future__ import annotations

from companion.games.mystere_de_l_abbaye.events import SET_UP, Phase
from companion.games.mystere_de_l_abbaye.state import State

_OWED = "not told yet (issue G, part mystere)"

SEEN = {
    "phase": ("due",),
    "places": ("places",),
    "penance": ("penance",),
    "visited": ("library",),
    "crypts": ("crypts",),
    "books": ("books",),
    "pile": ("time",),
    "active": ("turn", "due"),
    "bell": ("time",),
    "mass": ("time",),
    "traits": ("due",),
    "accused": ("due",),
    "revelations": ("revelations",),
    "scores": ("scores",),
    "winners": ("due",),
}
UNSEEN = {
    "layout": "the people are told; the rest does not change",
    "hands": "how many cards each has is told; which, is their owners' affair",
    "seen_books": "what ears have heard of their books",
    "first": _OWED + ": while the confessors are drawn",
    "confessors": _OWED + ": while they are drawn",
    "cards": _OWED,
    "asked": _OWED + ": after it was asked",
    "then": _OWED,
    "extra": _OWED,
    "lost": _OWED,
    "begun": "",
    "ringing": _OWED,
    "given": _OWED,
    "loot": _OWED,
    "look": _OWED,
    "held": _OWED,
    "back": "",
    "accusations": _OWED,
    "culprit": _OWED,
    "verdict": _OWED,
}


def count(state: State) -> str | None:
    """The mass, the bell, and the pile."""
    return None if state.phase in (*SET_UP, Phase.OVER) else "time"
