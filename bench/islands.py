"""Random plays of Cluedo One Piece, as acts for the game alone.

It knows how a table that makes few mistakes goes through that game. Chance comes from a seed.
"""

from __future__ import annotations

import random

from companion.files.venue import Venue
from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import ID, Phase, Sort
from companion.games.cluedo_one_piece.state import State
from companion.games.protocol import Act, Answered, Confirmed, Opening, Scanned, Seated
from companion.model import Rejection, Token, Way

NAMES = ("Ana", "Léo", "Inès", "Hugo", "Zoé", "Noé")
SHEET = [Token(f"{ID}/fiche/{sort.value}/{number}") for sort in Sort for number in range(1, 7)]
CARDS = [Token(f"{ID}/{sort.value}/{number}") for sort in Sort for number in range(1, 7)]
VILLAINS = [Token(f"{ID}/mechant/{number}") for number in range(1, 9)]
MISTAKE = 0.05  # how often an act is any act, sensible or not


def opening(players: int) -> Opening:
    seats = tuple(Seated(seat, name, Way.TOUCH) for seat, name in enumerate(NAMES[:players], 1))
    return Opening(seats, (("crew", "9"), ("treasures", "6"), ("islands", "6")))


def random_acts(venue: Venue, players: int, chance: random.Random) -> list[Act]:
    """A whole game, with some mistakes."""
    box = venue.shelf.boxes[ID]
    events = GAME.begin(box, opening(players))
    assert not isinstance(events, Rejection)
    state: State | None = None
    for event in events:
        state = GAME.evolve(state, event)
    acts: list[Act] = []
    while state is not None and state.phase is not Phase.OVER:
        act = _any_act(chance) if chance.random() < MISTAKE else _act(state, chance)
        acts.append(act)
        decision = GAME.decide(box, state, act)
        if isinstance(decision, tuple):
            for event in decision:
                state = GAME.evolve(state, event)
    return acts


def _any_act(chance: random.Random) -> Act:
    return chance.choice((Confirmed(), Scanned(chance.choice(SHEET)), Scanned(chance.choice(CARDS))))


def _act(state: State, chance: random.Random) -> Act:
    match state.phase:
        case Phase.CHARACTERS:
            return Answered(state.called)
        case Phase.DOUBLES:
            return Answered(7 + len(state.without_pawn))
        case Phase.STARTER:
            return Answered(chance.randint(1, state.players))
        case Phase.TURN if chance.random() < 0.05:
            return Scanned(chance.choice(VILLAINS))
        case Phase.TURN if chance.random() < 0.03:
            return Answered(4)  # to the centre, or an accusation
        case Phase.TURN if chance.random() < 0.6:
            return Scanned(SHEET[2 * 6 + chance.randrange(6)])
        case Phase.LANDED | Phase.ACCUSING:
            sort = state.lacks() or Sort.CREW
            return Scanned(SHEET[list(Sort).index(sort) * 6 + chance.randrange(6)])
        case Phase.ANSWERING:
            return Answered(1) if chance.random() < 0.4 else Confirmed()
        case Phase.CENTRE:
            return Answered(1) if chance.random() < 0.3 else Confirmed()
        case Phase.CHECKING:
            return Answered(1 if chance.random() < 0.1 else 2)
        case _:
            return Confirmed()
