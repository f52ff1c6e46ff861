"""Names for use inside sentences: a player, a tile, a face, a card, and what a card does.

Message ids and arguments, never a sentence.
"""

from __future__ import annotations

from companion.games.heure_des_3_ombres.events import HOUSE_RULES, ID, Card, Face, House, Investigator, Limbes, Tile
from companion.games.heure_des_3_ombres.state import State
from companion.games.kit.lines import Lines, token_word
from companion.model import Arg, Seat, Several, Way, Who, Word

say = Lines(ID)


def who(state: State, seat: Seat) -> Who:
    return state.layout.who(seat)


def tile_name(tile: Tile) -> Arg:
    """A tile by its owner's name for it, else by the number on its label."""
    return tile.name or token_word(tile.token.id)


def investigator(whom: Investigator) -> Word:
    return token_word(f"{ID}/enqueteur/{whom.value}")


def face(which: Face) -> Word:
    return say.word(f"face-{which.value}")


def card(which: Card | Limbes) -> Word:
    return token_word(which.token_id)


def how_seen(state: State, house: str) -> str:
    """How the active player learns a tile in secret: by eye, by ear, else by this house rule."""
    if state.way is Way.EYES:
        return "eyes"
    return "ear" if state.way is Way.EAR else house


def house_question(house: House) -> Word:
    """Whether the house rules are to stay so: each with its number, as this table plays it."""
    rules = enumerate(house_rules(house), 1)
    entries = tuple(say.word("house-rule", number=number, rule=rule) for number, rule in rules)
    return say.word("step-house", rules=Several(entries, numbered=True, sentences=True))


def house_rules(house: House) -> tuple[Word, ...]:
    """Each house rule, as this table plays it."""
    return tuple(say.word(f"house-{rule}-{house.of(rule)}") for rule in HOUSE_RULES)
