"""What is true at a table that plays a game without code: the state that its events add up to.

The first event holds the whole declaration, so a game that has begun stays the same even if its pack changes.
``evolve`` never refuses: ``rules.py`` has judged.
"""

from __future__ import annotations

from companion.boxes.declaration import Amount, At, Counter, Declaration
from companion.games.kit.changes import Changes
from companion.games.kit.seating import Seating, people
from companion.games.protocol import Around
from companion.games.tracker import events
from companion.games.tracker.events import ID, Cause, Phase
from companion.model import Arg, Event, Frozen, Seat, Token, Who, replace


class State(Frozen):
    """``values`` holds for each counter the table's value, or each seat's in order.

    ``turns`` is how many were taken in this round; ``moved``: A has moved its counter in this turn; ``countdown`` is
    the number of the running countdown, 0 for none; ``countdowns`` is how many there have been.
    """

    started: events.GameStarted
    seating: Seating
    phase: Phase
    values: tuple[tuple[int, ...], ...]
    step: int = 0
    round: int = 1
    turns: int = 0
    holder: Seat | None = None
    played: frozenset[Token] = frozenset()
    moved: bool = False
    asking: bool = False
    countdown: int = 0
    countdowns: int = 0
    dice: tuple[int, ...] = ()
    ending: str = ""

    @property
    def declared(self) -> Declaration:
        return self.started.declaration

    @property
    def players(self) -> int:
        return len(self.people)

    @property
    def people(self) -> tuple[Who, ...]:
        return self.seating.people

    def who(self, seat: Seat | None) -> Who | None:
        return self.people[seat - 1] if seat else None

    def amount(self, amount: Amount) -> int:
        """The number that an amount of the declaration is at this table."""
        return next(value for name, value in self.started.amounts if name == amount.of) if amount.of else amount.whole

    def low(self, counter: Counter) -> int | None:
        return None if counter.low is None else self.amount(counter.low)

    def high(self, counter: Counter) -> int | None:
        return None if counter.high is None else self.amount(counter.high)

    def value(self, counter: str, seat: Seat | None) -> int:
        """The value of a counter; ``seat`` is None for the table's."""
        return self.values[self.declared.rank(counter)][seat - 1 if seat else 0]

    def at(self, counter: Counter, value: int) -> At | None:
        """What is declared for this value; a number wins over "max" and "min"."""
        names = {str(value), *(["max"] if value == self.high(counter) else [])}
        names |= {"min"} if value == self.low(counter) else set()
        return next(
            (at for at in sorted(counter.at, key=lambda at: at.when in ("max", "min")) if at.when in names), None
        )

    @property
    def rounds(self) -> int | None:
        """How many rounds the game has; None: as many as the table likes, or no rounds."""
        rounds = self.declared.rounds
        return self.amount(rounds.number) if rounds and rounds.number else None

    @property
    def turns_a_round(self) -> int | None:
        """How many turns a round has. Where each player has so many of them, those of who has left are not taken."""
        rounds = self.declared.rounds
        if not rounds or not rounds.turns:
            return None
        each, over = divmod(turns := self.amount(rounds.turns), self.players)
        return turns if over else turns - each * len(self.seating.out)

    @property
    def round_full(self) -> bool:
        """Whether all turns of this round have been taken."""
        return self.turns_a_round is not None and self.turns >= self.turns_a_round

    @property
    def last_round(self) -> bool:
        return self.rounds is not None and self.round >= self.rounds

    def title(self, card: str) -> Arg:
        found = self.declared.card(card)
        assert found is not None
        return found.title


def spent(state: State) -> frozenset[Token]:
    """The cards that have counted, and may not count again."""
    again = {card.id for card in state.declared.cards if card.again}
    return frozenset(token for token in state.played if token.id not in again)


def around(state: State, around: Around) -> State:
    """The state where these people sit."""
    return replace(state, seating=state.seating.seated(around))


# --- what each event changes -------------------------------------------------------------------------------

change = Changes[State](ID)


@change.first
def _started(event: events.GameStarted) -> State:
    declared = event.declaration
    state = State(event, Seating(people(event.seats)), Phase.SET_UP if declared.steps else _after_set_up(declared), ())
    values = tuple(
        (state.amount(counter.start),) * (state.players if counter.per_seat else 1) for counter in declared.counters
    )
    return replace(state, values=values)


def _after_set_up(declared: Declaration) -> Phase:
    return Phase.STARTER if declared.turns else Phase.PLAYING


@change
def _step(state: State, event: events.StepDone) -> State:
    step = event.step + 1
    if step < len(state.declared.steps):
        return replace(state, step=step)
    return replace(state, step=step, phase=_after_set_up(state.declared))


change.of(events.StarterKnown, lambda state, event: replace(state, holder=event.seat, phase=Phase.PLAYING))


@change
def _card(state: State, event: events.CardPlayed) -> State:
    if event.copy is None:
        return state
    return replace(state, played=state.played | {Token(event.card, event.copy)})


@change
def _counter(state: State, event: events.CounterMoved) -> State:
    rank = state.declared.rank(event.counter)
    row = tuple(event.value if at == (event.seat or 1) else other for at, other in enumerate(state.values[rank], 1))
    values = (*state.values[:rank], row, *state.values[rank + 1 :])
    return replace(state, values=values, moved=state.moved or event.cause is Cause.KEY)


change.of(events.AdvanceAsked, lambda state, _: replace(state, asking=True))


@change
def _turn_passed(state: State, event: events.TurnPassed) -> State:
    return replace(state, holder=event.seat, turns=state.turns + 1, moved=False, countdown=0)


change.of(events.TurnGiven, lambda state, event: replace(state, holder=event.seat))
change.of(events.RoundEnded, lambda state, _: replace(state, phase=Phase.BETWEEN, countdown=0))


@change
def _round_started(state: State, event: events.RoundStarted) -> State:
    return replace(state, phase=Phase.PLAYING, round=event.round, turns=0, moved=False)


change.of(events.CountdownStarted, lambda state, event: replace(state, countdown=event.number, countdowns=event.number))
change.of(events.CountdownStopped, lambda state, _: replace(state, countdown=0))
change.of(events.DiceRolled, lambda state, event: replace(state, dice=event.faces))
change.of(events.Ended, lambda state, event: replace(state, phase=Phase.OVER, ending=event.ending, countdown=0))
change.of(events.Reopened, lambda state, _: replace(state, phase=Phase.PLAYING, ending=""))


_evolve = change.complete()


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before the first. Any event answers what A had asked."""
    return _evolve(replace(state, asking=False) if state is not None and state.asking else state, event)
