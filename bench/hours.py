"""Random plays of L'heure des 3 ombres, as acts for the game alone.

It knows how a table that makes few mistakes goes through that game. Chance comes from a seed.
"""

from __future__ import annotations

import random

from companion.files.venue import Venue
from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import ID, SUSPECTS, Card, Limbes, Phase, Trap
from companion.games.heure_des_3_ombres.state import State
from companion.games.protocol import Act, Advanced, Answered, Confirmed, Opening, Scanned, Seated
from companion.model import Rejection, Token, Way

NAMES = ("Ana", "Léo", "Inès", "Hugo")
TILES = [Token(f"{ID}/tuile/{number:02d}") for number in range(1, 2 * SUSPECTS + 1)]
TRAPS = [Token(f"{ID}/traquenard/{trap.value}") for trap in (Trap.HERCULE, Trap.VORTEX)]
CARDS = [Token(card.token_id) for card in Card]
LIMBES = [Token(card.token_id) for card in Limbes]
MISTAKE = 0.05  # how often an act is any act, sensible or not


def opening(players: int) -> Opening:
    seats = tuple(Seated(seat, name, Way.TOUCH) for seat, name in enumerate(NAMES[:players], 1))
    return Opening(seats, (("hercule-cubes", "12"), ("clues", "6"), ("traps", "8")))


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
    anything: tuple[Act, ...] = (
        Confirmed(),
        Scanned(chance.choice(TILES)),
        Scanned(chance.choice(CARDS)),
        Scanned(chance.choice(LIMBES)),
    )
    return chance.choice(anything)


def _act(state: State, chance: random.Random) -> Act:
    match state.phase:
        case Phase.INVESTIGATORS:
            return Answered(state.asked)
        case Phase.START | Phase.ILLUSION:
            return Answered(chance.randint(1, 6))
        case Phase.ROLLED:
            return Answered(chance.randint(1, 6)) if state.must_roll else Confirmed()
        case Phase.REVEAL if chance.random() < 0.15:
            return Scanned(chance.choice(TRAPS))
        case Phase.REVEAL | Phase.DEBRIEFING if chance.random() < 0.8:
            gone = GAME.spent(state)
            free = [tile for tile in TILES if tile not in gone and all(tile != one.token for one in state.shown)]
            return Scanned(chance.choice(free or TILES))
        case Phase.REVEAL:
            return Answered(8)
        case Phase.PAIR:
            return Answered(1 if chance.random() < 0.5 else 2)
        case Phase.SPARE:
            return Answered(state.active)
        case Phase.CARD:
            return Scanned(chance.choice(CARDS))
        case Phase.CLUES:
            return Answered(chance.randint(0, 2))
        case Phase.LIMBES:
            return Scanned(chance.choice(LIMBES))
        case Phase.START | Phase.END if chance.random() < 0.02:
            return Advanced()
        case _:
            return Confirmed()
