"""What is said of Two Pebbles: message ids and arguments. What is in a hand is said to its own ear alone."""

from __future__ import annotations

from companion.games.kit.glance import fact
from companion.games.kit.lines import token_word
from companion.games.protocol import Fact, Kept
from companion.model import Announcement, Event, Seat, Several, Sign, Word
from tests.kit.sample import events
from tests.kit.sample.names import say
from tests.kit.sample.phases import PHASES
from tests.kit.sample.state import State

step = PHASES.step


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What is heard of an event."""
    match event:
        case events.GameStarted(coins=coins):
            return (say.game("started", Sign.READY, coins=coins), step(after))
        case events.Felt(seat, pebble):
            return (say.private(seat, "felt", pebble=token_word(pebble.id)),)
        case events.Picked(seat):
            return (say.game("picked", Sign.ACCEPTED, who=after.layout.who(seat)),)
        case events.CoinTaken(seat):
            taken = say.game("coin-taken", Sign.ACCEPTED, who=after.layout.who(seat), coins=after.scores[seat - 1])
            return (taken, step(after))
        case events.Corrected(seat, coins):
            return (say.game("corrected", Sign.ACCEPTED, who=after.layout.who(seat), coins=coins), step(after))
        case _:
            return (step(after),)


def facts(state: State) -> tuple[Fact, ...]:
    """Where are we: after the step, who has how many coins."""
    scores = zip(state.layout.people, state.scores, strict=True)
    return tuple(fact("score", say.word("status-score", who=who, coins=coins)) for who, coins in scores)


def recap(state: State, seat: Seat) -> tuple[Kept, ...]:
    """What this seat has in its hands, for its ear."""
    hand = state.hands[seat - 1]
    if not hand:
        return ()
    pebbles = Several(tuple(token_word(pebble.id) for pebble in hand))
    return (Kept(say.private(seat, "own-hand", pebbles=pebbles), hand),)


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """What would be taken back; of a pebble whose it is, and never which."""
    match event:
        case events.GameStarted():
            return say.word("recall-started")
        case events.Picked(seat):
            return say.word("recall-picked", who=after.layout.who(seat))
        case events.CoinTaken(seat):
            return say.word("recall-coin", who=after.layout.who(seat))
        case events.Corrected():
            return say.word("recall-corrected")
        case _:
            return say.word("recall-step")
