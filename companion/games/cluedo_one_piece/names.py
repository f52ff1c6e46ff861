"""Names for use inside sentences: a player, a card, a thing. Message ids and arguments, never a sentence."""

from __future__ import annotations

from functools import cache

from companion.games.cluedo_one_piece.events import ID, Sort, Thing
from companion.games.cluedo_one_piece.state import State
from companion.games.kit.lines import Lines, token_word
from companion.games.protocol import Choice
from companion.model import Arg, OwnText, Seat, Token, Who

say = Lines(ID)

#: What a sort is called in the ids of messages.
SORT_WORDS = {Sort.CREW: "crew", Sort.TREASURE: "treasure", Sort.ISLAND: "island"}


def who(state: State, seat: Seat) -> Who:
    """A player."""
    return state.layout.people[seat - 1]


def card_name(state: State, card: Token) -> Arg:
    """A card by its owner's name for it, else by the number on its label."""
    wanted = card.kind
    for kind, name in state.layout.names:
        if kind == wanted:
            return name
    return token_word(card.id)


def thing_name(state: State, thing: Thing) -> Arg:
    """A crew member, a treasure or an island."""
    return card_name(state, thing.card)


def crew_name(state: State, number: int) -> Arg:
    """A crew member."""
    return thing_name(state, Thing(Sort.CREW, number))


def island_name(state: State, number: int) -> Arg:
    """An island."""
    return thing_name(state, Thing(Sort.ISLAND, number))


def things(state: State, crew: int, treasure: int, island: int) -> dict[str, Arg]:
    """The three things of a hypothesis or an accusation, as arguments."""
    return {
        "crew": crew_name(state, crew),
        "treasure": thing_name(state, Thing(Sort.TREASURE, treasure)),
        "island": island_name(state, island),
    }


@cache
def thing_choices(names: tuple[tuple[str, OwnText], ...], sort: Sort, most: int) -> tuple[Choice, ...]:
    """The meanings of a sort's numbers, up to ``most``; ``names`` are those of the layout."""
    told = dict(names)
    cards = (Thing(sort, number).card for number in range(1, most + 1))
    return tuple(Choice(number, told.get(card.kind) or token_word(card.id)) for number, card in enumerate(cards, 1))
