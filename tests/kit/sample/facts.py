"""What everybody sees at a table of Two Pebbles."""

from __future__ import annotations

from tests.kit.sample.events import Phase
from tests.kit.sample.state import State

SEEN = {"scores": ("score",), "phase": ("due",)}
UNSEEN = {
    "layout": "it does not change; names are said with the scores",
    "hands": "what is in a hand is its owner's affair",
    "taken": "which coin it was is all the same: they are counted in the scores",
}


def count(state: State) -> str | None:
    """Who has how many coins is asked for, and not said each time."""
    return None if state.phase is not Phase.OPEN else "due"  # it says how many are left
