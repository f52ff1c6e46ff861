"""What is true at a table of Two Pebbles, and what each event does to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from companion.games.kit.changes import Changes
from companion.games.kit.seating import Seating, people
from companion.model import Seat, Token
from tests.kit.sample import events
from tests.kit.sample.events import ID, Phase

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Layout(Seating):
    """What does not change while coins are taken."""

    coins: int


@dataclass(frozen=True, slots=True)
class State:
    """``hands`` holds for each seat what it has picked this round, ``scores`` how many coins it has."""

    layout: Layout
    hands: tuple[tuple[Token, ...], ...]
    scores: tuple[int, ...]
    taken: frozenset[Token] = frozenset()
    phase: Phase = Phase.LEFT

    @property
    def left(self) -> int:
        """Coins that nobody has taken yet."""
        return max(0, self.layout.coins - sum(self.scores))

    def picks(self, seat: Seat) -> bool:
        """Whether this seat's hand is still open for a pebble."""
        wanted = {Phase.LEFT: 1, Phase.RIGHT: 2}.get(self.phase, 0)
        return len(self.hands[seat - 1]) < wanted


def spent(state: State) -> frozenset[Token]:
    """Coins that somebody has taken."""
    return state.taken


change = Changes[State](ID)


@change.first
def _started(event: events.GameStarted) -> State:
    layout = Layout(people(event.seats), event.coins)
    return State(layout, ((),) * layout.players, (0,) * layout.players)


@change
def _picked(state: State, event: events.Picked) -> State:
    hand = (*state.hands[event.seat - 1], event.pebble.token)
    return replace(state, hands=_with(state.hands, event.seat, hand))


@change
def _step_done(state: State, event: events.StepDone) -> State:
    return _next_round(state) if event.step is Phase.OPEN else replace(state, phase=_NEXT[event.step])


_NEXT = {Phase.LEFT: Phase.RIGHT, Phase.RIGHT: Phase.OPEN}


@change
def _coin_taken(state: State, event: events.CoinTaken) -> State:
    scores = _with(state.scores, event.seat, state.scores[event.seat - 1] + 1)
    return _next_round(replace(state, scores=scores, taken=state.taken | {event.coin}))


@change
def _corrected(state: State, event: events.Corrected) -> State:
    corrected = replace(state, scores=_with(state.scores, event.seat, event.coins))
    if not corrected.left:
        return replace(corrected, phase=Phase.OVER)
    return _next_round(corrected) if state.phase is Phase.OVER else corrected


evolve = change.complete()


def _next_round(state: State) -> State:
    """The pebbles go back into the bag."""
    return replace(state, hands=((),) * state.layout.players, phase=Phase.LEFT if state.left else Phase.OVER)


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[: seat - 1], value, *values[seat:])
