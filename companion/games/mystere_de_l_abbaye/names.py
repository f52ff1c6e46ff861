"""Names for use inside sentences: players, monks, traits, rooms, masses. Message ids and arguments, no sentence."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.kit.lines import Lines
from companion.games.mystere_de_l_abbaye.board import ID, Characteristic, Mass, Room, Trait
from companion.games.mystere_de_l_abbaye.state import State
from companion.model import Seat, Several, Who, Word

say = Lines(ID)


def who(state: State, seat: Seat) -> Who:
    """A player."""
    return state.layout.people[seat - 1]


def active(state: State) -> Who:
    """The player whose turn it is."""
    return state.layout.people[state.active - 1]


def asked(state: State) -> Who:
    """The player who is asked, robbed or caught."""
    return who(state, state.other)


def people(state: State, seats: Iterable[Seat]) -> Several:
    return Several(tuple(who(state, seat) for seat in seats))


def trait(value: Trait) -> Word:
    """ "franciscain", inside a sentence."""
    return say.word(f"trait-{value.value}")


def traits(values: Iterable[Trait]) -> Several:
    return Several(tuple(trait(value) for value in values))


def mass(value: Mass) -> Word:
    return say.word(f"mass-{value.value}")


_ROOMS = {value: say.word(f"room-{value.value.replace('/', '-')}") for value in Room if value.cell is None}


def room(seated: tuple[Who, ...], value: Room) -> Word:
    """ "parloir", "cellule : Léo", inside a sentence; ``seated`` are all players."""
    owner = value.cell
    if owner is None:
        return _ROOMS[value]
    if owner > len(seated):
        return say.word("room-cellule-nobody", number=owner)
    return say.word("room-cellule", who=seated[owner - 1])


def monk(state: State, number: int) -> Word:
    """ "frère Jacques", or the number on the sheet if no name was entered."""
    known = state.layout.monks[number - 1]
    if known.name is None:
        return say.word("monk-number", number=number)
    rank = known.trait(Characteristic.RANK)
    return say.word("monk-name" if rank is None else f"monk-{rank.value}", name=known.name)


def monks(state: State, numbers: Iterable[int]) -> Several:
    return Several(tuple(monk(state, number) for number in numbers))
