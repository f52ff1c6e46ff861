"""What may happen at a table of Two Pebbles.

| to refuse | where |
|---|---|
| a pebble shown before all hands open | ``refuse-secret``, alike for every pebble |
| anything but a pebble in a window | ``refuse-window`` |
| a coin before the hands are open | ``refuse-coin-early`` |
| a coin that somebody has | ``refuse-coin-taken`` |
| two pebbles in one hand | the window closes after one |
"""

from __future__ import annotations

from dataclasses import replace

from companion.boxes.box import Box
from companion.games.kit.menu import Entry, Menu
from companion.games.kit.phases import Number
from companion.games.kit.seating import seats
from companion.games.kit.settings import settled
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Filled,
    Look,
    Looked,
    NeedsSeat,
    Opening,
    Privacy,
    Question,
    Rearranged,
    RuleSetting,
    Scanned,
    WindowDone,
)
from companion.model import Event, Hidden, Rejection, Seat, Sign, Token
from tests.kit.sample import events
from tests.kit.sample.events import ID, Phase
from tests.kit.sample.names import say
from tests.kit.sample.phases import PHASES
from tests.kit.sample.state import State

PEBBLE, COIN = f"{ID}/pebble/", f"{ID}/coin"
MOST = 5

RULE_SETTINGS = (RuleSetting("coins", "3", numbers=range(1, MOST + 1)),)


def begin(box: Box, opening: Opening) -> tuple[Event, ...] | Rejection:
    """``GameStarted``; refused: a number of players or a setting that cannot be."""
    settings = settled(say, RULE_SETTINGS, box, opening)
    if isinstance(settings, Rejection):
        return settings
    return (events.GameStarted(opening.seats, settings.number("coins") or MOST, box.pack.version),)


def decide(box: Box, state: State, act: Act, lifted: str | None = None) -> Decision:
    """What an act leads to; see ``companion.games.protocol.Game``."""
    match act:
        case Scanned(token, seat):
            return _scanned(state, token, seat)
        case Looked(seat, token):
            picks = token.id.startswith(PEBBLE) and state.picks(seat)
            return (events.Felt(seat, token),) if picks else say.refuse("window")
        case WindowDone(seat, (pebble,)):
            return (events.Picked(seat, Hidden(pebble)),)
        case WindowDone() | Rearranged():
            return ()
        case Confirmed() | Answered():
            return PHASES.answered(box, state, act, lifted)
        case Filled(form, answers):
            return MENU.filled(box, state, form, answers, lifted)
        case Advanced():
            return say.refuse("not-now")


def _scanned(state: State, token: Token, seat: Seat | None) -> Decision:
    if token.id.startswith(PEBBLE):
        return say.refuse("secret") if state.phase in (Phase.LEFT, Phase.RIGHT) else ()
    if token.id != COIN:
        return ()
    if token in state.taken:
        return replace(say.refuse("coin-taken"), sign=Sign.AGAIN)
    if state.phase is not Phase.OPEN:
        return say.refuse("over" if state.phase is Phase.OVER else "coin-early")
    return NeedsSeat() if seat is None else (events.CoinTaken(seat, token),)


def privacy(state: State, seat: Seat) -> Privacy | None:
    """One pebble a step, and none where this seat has it already."""
    return Look(say.word(f"window-{state.phase.value}"), scans=1) if state.picks(seat) else None


def _score(state: State) -> tuple[Question, Question]:
    return (
        Number.of(seats(state.layout.people), skippable=False).asked(say.word("ask-seat")),
        Number(0, MOST, skippable=False).asked(say.word("ask-coins")),
    )


MENU = Menu[State](
    say,
    {
        "correct": Entry(
            asks=_score,
            offered=lambda state: True,
            whole=lambda state, answers, *_: (events.Corrected(*answers),),
        ),
    },
)

menu, expects = MENU.forms, PHASES.expects
