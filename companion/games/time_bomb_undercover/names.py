"""Names for use inside sentences: a cable, a player. Message ids and arguments, never a sentence."""

from __future__ import annotations

from companion.games.kit.lines import Lines
from companion.games.time_bomb_undercover.events import ID, Cable
from companion.games.time_bomb_undercover.state import State
from companion.model import Seat, Who, Word

say = Lines(ID)


def cable(kind: Cable) -> Word:
    """ "sécurisé", inside a sentence."""
    return say.word(f"cable-{kind.value}")


def who(state: State, seat: Seat | None) -> Who | Word:
    """A player, or "unknown"."""
    return state.layout.people[seat - 1] if seat else say.word("unknown")
