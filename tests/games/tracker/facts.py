"""What everybody sees at a table that plays a game without code."""

from __future__ import annotations

from companion.games.kit.glance import RUNNING
from companion.games.tracker.events import Phase
from companion.games.tracker.state import State

SEEN = {
    "phase": ("due", "round", "turns"),
    "values": ("counters",),
    "step": ("due",),
    "round": ("round", "turns", "counters", "due"),
    "holder": ("turn", "due"),
    "dice": ("dice",),
    "asking": ("due",),
    "countdown": (RUNNING,),
    "ending": ("due",),
}
UNSEEN = {
    "started": "it does not change",
    "played": "cards that lie there are told by what they have done",
    "turns": "where a round has a number of turns, they are the count that matters",
    "seating": "who sits where is told by the session, beside the game's own facts",
    "moved": "",
    "countdowns": "",
}
#: That time runs is seen; which of the game's countdowns it is, is not.
PARTS = {"countdown": lambda state: state.countdown > 0}


def count(state: State) -> str | None:
    """The turns of a round, where there are rounds."""
    if state.phase is not Phase.PLAYING:
        return None
    return "turns" if state.turns_a_round is not None else "round" if state.declared.rounds else None
