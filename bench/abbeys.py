"""Random plays of Mystère à l'Abbaye, as acts for the game alone.

It knows how a table that makes few mistakes goes through that game. Chance comes from a seed.
"""

from __future__ import annotations

import random

from companion.files.venue import Venue
from companion.games.mystere_de_l_abbaye import GAME, turns
from companion.games.mystere_de_l_abbaye.board import ID, ROOMS, TRAITS
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.protocol import Act, Advanced, Answered, Confirmed, Filled, NeedsRoll, Opening, Scanned, Seated
from companion.model import Rejection, Token, Way

NAMES = ("Ana", "Léo", "Inès", "Sam", "Zoé", "Noé")
HALLS = [Token(f"{ID}/salle/{room.value}") for room in ROOMS.values()]
MISTAKE = 0.05  # how often an act is any act, sensible or not
LONGEST = 600  # acts; a game whose culprit nobody finds goes on for ever


def opening(players: int) -> Opening:
    return Opening(tuple(Seated(seat, name, Way.TOUCH) for seat, name in enumerate(NAMES[:players], 1)))


def random_acts(venue: Venue, players: int, chance: random.Random) -> list[Act]:
    """A whole game, or as much of one as a long evening holds."""
    box = venue.shelf.boxes[ID]
    events = GAME.begin(box, opening(players))
    assert not isinstance(events, Rejection)
    state: State | None = None
    for event in events:
        state = GAME.evolve(state, event)
    acts: list[Act] = []
    while state is not None and state.phase is not Phase.OVER and len(acts) < LONGEST:
        act: Act = Scanned(chance.choice(HALLS)) if chance.random() < MISTAKE else _act(state, chance)
        decision = GAME.decide(box, state, act)
        if isinstance(decision, NeedsRoll):
            act = Filled(decision.form, (chance.randint(1, decision.faces),))
            decision = GAME.decide(box, state, act)
        acts.append(act)
        if isinstance(decision, tuple):
            for event in decision:
                state = GAME.evolve(state, event)
    return acts


def _act(state: State, chance: random.Random) -> Act:
    match state.phase:
        case Phase.BELL:
            return Advanced()
        case Phase.FORGOTTEN:
            return Advanced() if chance.random() < 0.5 else Answered(turns.TOUCHED)
        case Phase.CRYPT:
            return Answered(turns.AGAIN) if chance.random() < 0.4 else Confirmed()
        case Phase.MOVE:
            return Scanned(chance.choice(HALLS)) if chance.random() < 0.8 else Confirmed()
        case Phase.CHAPTER if chance.random() < 0.6:
            return Answered(chance.choice([*TRAITS, 7, 12]))
        case Phase.TRAIT:
            return Answered(chance.choice(list(TRAITS)))
        case Phase.CLEAR if chance.random() < 0.9:
            return Answered(state.layout.left_of(state.active))
        case Phase.COUNT:
            return Answered(2)
        case _:
            asked = GAME.expects(state).question
            if asked is not None and (not asked.skippable or chance.random() < 0.4):
                return Answered(chance.randint(asked.low, asked.high))
            return Confirmed()
