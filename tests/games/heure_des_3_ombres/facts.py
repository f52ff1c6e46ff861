"""What everybody sees at a table of L'heure des 3 ombres."""

from __future__ import annotations

from companion.games.heure_des_3_ombres.state import State

SEEN = {
    "hour": ("clock",),
    "phase": ("due",),
    "house": ("due",),
    "investigators": ("roles", "turn"),
    "asked": ("due",),
    "active": ("turn", "due"),
    "face": ("due", "die"),
    "must_roll": ("due",),
    "left": ("due",),
    "shown": ("open", "due"),
    "visible": ("in-force",),
    "aside": ("clock", "aside"),
    "objects": ("in-force", "objects"),
    "spare": ("due",),
    "curses": ("in-force",),
    "shut": ("in-force",),
    "looks": ("looks", "due"),
    "looked": ("looks", "due"),
    "veils": ("veils",),
    "claims": ("due",),
    "aloud": ("due",),
    "plays": ("plays",),
    "due": ("due",),
    "drawn": ("due",),
    "pending": ("due",),
    "cubes": ("cubes",),
    "clues": ("clues",),
    "traps": ("traps",),
    "outcome": ("due",),
}
UNSEEN = {
    "layout": "the people are told; the rest does not change",
    "turn": "nobody counts turns",
    "rerolled": "what is left of an ability is told with it",
    "suspects": "it decides what is due next, and that is told",
    "lying": "curses and objects are told; this is which copies they are",
    "untold": "a card that was passed over lies with the others",
    "trap_laid": "it lies face down among the tiles",
    "moved": "A asks where the clock has moved in this turn",
    "by_hand": "the line of the next hour tells it",
    "fresh": "whether a look may be heard again",
}
#: Of tiles that are a seat's own affair, everybody sees how many there are.
PARTS = {"veils": lambda state: len(state.veils), "claims": lambda state: len(state.claims)}


def count(state: State) -> str | None:
    """The clock, with the suspects who are put aside."""
    return "clock" if state.turn else None
