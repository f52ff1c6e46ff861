"""One row for each phase: what the table does now, what it is asked, and what # decides.

What is due and what help says come from the pack; the scans are in ``rules.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.boxes.declaration import Card, Effect, Next, Order, PassedBy, Starts, Whose
from companion.games.kit.phases import Number, Phases, Row
from companion.games.kit.seating import seats
from companion.games.tracker import events
from companion.games.tracker.events import Phase
from companion.games.tracker.following import begins, go_on, next_round
from companion.games.tracker.names import say
from companion.games.tracker.state import State
from companion.model import OwnWords, Several, Word

#: The frame for a text of the pack.
SAYS = "says"


def _set_up(state: State) -> Word:
    at = state.declared.steps[state.step]
    if at.says:
        return say.word("set-up", text=at.says)
    table = next(table for table in state.declared.tables if table.id == at.table)
    amounts = dict(state.started.amounts)
    row = tuple(
        say.word("column", name=column.name, count=amounts[f"{table.id}/{column.id}"]) for column in table.columns
    )
    inferred = table.id in state.started.inferred
    name = "set-up-row-inferred" if inferred else "set-up-row"
    return say.word(name, table=table.name, row=Several(row, numbered=True))


def _starter(state: State) -> Word:
    turns = state.declared.turns
    if turns and turns.first:
        return say.word("ask-starter-text", text=turns.first)
    return say.word("ask-starter", players=state.players)


def _turn(state: State) -> Word:
    """Whose turn it is, or what the pack says of turns; else how cards are played. A has asked: what # does."""
    turns, holder = state.declared.turns, state.who(state.holder)
    if state.asking:
        return say.word("advance-asked")
    if turns is None or state.round_full or not (holder or turns.says):
        return say.word("can-scan")
    return say.word("turn", who=holder) if holder else say.word(SAYS, text=turns.says or OwnWords(()))


def _over(state: State) -> Word:
    ending = state.declared.ending(state.ending)
    return say.word("over") if ending is None else say.word("over-says", text=ending.says)


# --- whether a card wants a seat ---


def needs_seat(state: State, card: Card) -> bool:
    """Whether this card counts for a seat, and the seat is not known."""
    return any(_asks_seat(state, effect) for effect in card.effects)


def any_needs_seat(state: State, cards: Sequence[Card]) -> bool:
    """Whether one of these cards counts for a seat, and the seat is not known."""
    # This is asked after every input, and a pack may have a hundred cards that only speak.
    return any(_asks_seat(state, effect) for card in cards if card.effects for effect in card.effects)


def _asks_seat(state: State, effect: Effect) -> bool:
    turns = state.declared.turns
    if effect.next is Next.TURN:
        return turns is not None and turns.order is Order.SAID
    if not effect.counter or not state.declared.counters[state.declared.rank(effect.counter)].per_seat:
        return False
    return effect.whose is Whose.SAID or (effect.whose is Whose.TURN and state.holder is None)


def _seats(state: State) -> int:
    return state.players if any_needs_seat(state, state.declared.cards) else 0


def _ways(state: State) -> tuple[Word, ...]:
    """How a card is played, and what # does."""
    declared = state.declared
    scan = say.word("can-scan-seat" if _seats(state) else "can-scan")
    if declared.turns and declared.turns.passed_by is PassedBy.KEY:
        return (scan, say.word("can-pass"))
    if declared.countdown and Starts.KEY in declared.countdown.starts:
        return (scan, say.word("can-count-down"))
    return (scan,)


def _can(state: State) -> tuple[Word, ...]:
    declared = state.declared
    can = [*_ways(state)]
    if declared.a_key in ("dice", "countdown"):
        can.append(say.word(f"can-a-{declared.a_key}"))
    elif declared.a_key:
        can.append(say.word("can-a", counter=declared.counters[declared.rank(declared.a_key)].name))
    return tuple(can)


def _dice(state: State) -> int:
    dice = state.declared.dice
    return dice.faces**dice.number if dice else 0


PHASES = Phases[State](
    say,
    {
        Phase.SET_UP: Row(
            due=_set_up,
            confirms=lambda state: begins(state, events.StepDone(state.step)),
            reminds=say.word("remind-set-up"),
            can=say.can("go-on"),
            keys=say.can("go-on"),
        ),
        Phase.STARTER: Row(
            due=_starter,
            asks=lambda state: Number.of(seats(state.people)),
            confirms=lambda state: begins(state, events.StarterKnown(None)),
            answers=lambda state, seat, *_: begins(state, events.StarterKnown(seat)),
        ),
        Phase.PLAYING: Row(
            due=_turn,
            whose=lambda state: state.holder,
            confirms=go_on,
            seats=_seats,
            dice=_dice,
            can=_can,
            keys=lambda state: () if state.asking else _ways(state),
        ),
        Phase.BETWEEN: Row(
            due=say.word("go-on"),
            confirms=lambda state: next_round(state).events,
            reminds=say.word("remind-between"),
            can=say.can("go-on"),
        ),
        Phase.OVER: Row(due=_over, confirms=say.refuse("over", "over"), over=True),
    },
    no_step=say.refuse("nothing-due"),
    no_number=say.refuse("nothing-due"),
)
