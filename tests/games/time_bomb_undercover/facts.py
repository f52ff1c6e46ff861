"""What everybody sees at a table of Time Bomb Undercover."""

from __future__ import annotations

from companion.games.time_bomb_undercover.events import Cable, Phase
from companion.games.time_bomb_undercover.state import State

SEEN = {
    "phase": ("due",),
    "cuts": ("cuts", "found", "secure", "hands"),
    "holder": ("turn", "due", "cutters"),
    "shower": ("due",),
    "lieu": ("lieu",),
    "fatality": ("fatality",),
    "how": ("due",),
    "winner": ("due",),
}
#: Who was cut, and by whom, is seen by what lies before each player, until the cables are gathered.
PARTS = {"cuts": lambda state: [state.found(cable) for cable in Cable]}
UNSEEN = {
    "layout": "the people, before the first round; the roles, only while their cards are prepared",
    "scanner": "nobody sees it on the table",
    "round": "a round's cuts begin anew",
    "since": "",
    "dealt": "",
    "hands": "what an ear has heard of its own cables",
}


def count(state: State) -> str | None:
    """The cuts of a round, and the defused wires."""
    return "found" if state.phase is Phase.PLAYING else None
