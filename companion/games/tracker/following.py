"""What follows from what: limits, whose turn is next, when a round is full, what happens at a counter's value.

A pack only declares; all computing is here. It must never judge a card.
"""

from __future__ import annotations

from typing import TypeAlias

from companion.boxes.declaration import Counter, Effect, Next, Order, PassedBy, Run, Starts, Whose
from companion.games.protocol import Decision, Leaving, NeedsRoll
from companion.games.tracker import events
from companion.games.tracker.events import Cause, Phase
from companion.games.tracker.names import say, signed
from companion.games.tracker.state import State, evolve
from companion.model import Arg, Event, Rejection, Seat, Token

Events: TypeAlias = tuple[Event, ...]


class Following:
    """Events that follow from each other. Each is judged in the state after those before it."""

    def __init__(self, state: State | None, first: Events = (), lifted: str | None = None) -> None:
        self.events: Events = ()
        self._state = state
        self._lifted = lifted
        for event in first:
            self.add(event)

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def add(self, event: Event) -> None:
        self.events = (*self.events, event)
        self._state = evolve(self._state, event)

    def carry_out(self, effects: tuple[Effect, ...], seat: Seat | None, cause: Cause) -> Rejection | None:
        """One effect after the other. After the end, or between rounds, only counters still move."""
        for effect in effects:
            if self.state.phase is not Phase.PLAYING and not effect.counter:
                continue
            refusal = self._effect(effect, seat, cause)
            if refusal is not None:
                return refusal
        return None

    def _effect(self, effect: Effect, seat: Seat | None, cause: Cause) -> Rejection | None:
        if effect.counter:
            return self._count(effect, seat, cause)
        if effect.next is Next.TURN:
            self.pass_turn(seat, cause)
        elif effect.next is Next.ROUND:
            self.end_round(cause)
        elif effect.ends:
            self.add(events.Ended(effect.ends, cause))
        elif effect.countdown is Run.START:
            self.add(events.CountdownStarted(self.state.countdowns + 1, cause))
        elif effect.countdown is Run.STOP and self.state.countdown:
            self.add(events.CountdownStopped(cause))
        return None

    def _count(self, effect: Effect, seat: Seat | None, cause: Cause) -> Rejection | None:
        counter = self.state.declared.counters[self.state.declared.rank(effect.counter)]
        seats: tuple[Seat | None, ...] = (None,)
        if counter.per_seat:
            said = seat if effect.whose is Whose.SAID else self.state.holder or seat
            seats = tuple(range(1, self.state.players + 1)) if effect.whose is Whose.ALL else (said,)
        for at in seats:
            now = self.state.value(counter.id, at)
            value = now + effect.by if effect.by is not None else self.state.amount(effect.to) if effect.to else now
            refusal = self.move(counter, at, value, cause)
            if refusal is not None:
                return refusal
        return None

    def move(self, counter: Counter, seat: Seat | None, value: int, cause: Cause) -> Rejection | None:
        """A counter comes to a value, and what is declared there happens."""
        low, high = self.state.low(counter), self.state.high(counter)
        if self._lifted != "limit":
            if high is not None and value > high:
                return say.refuse("high", "limit", counter=counter.name, limit=signed(high))
            if low is not None and value < low:
                return say.refuse("low", "limit", counter=counter.name, limit=signed(low))
        if value == self.state.value(counter.id, seat):
            return None
        self.add(events.CounterMoved(counter.id, seat, value, cause))
        at = self.state.at(counter, value)
        return self.carry_out(at.effects, None, Cause.RULE) if at else None

    def pass_turn(self, seat: Seat | None, cause: Cause) -> None:
        """The turn goes to the seat said, or clockwise; the round ends with its last turn."""
        turns = self.state.declared.turns
        assert turns is not None
        holder = self.state.holder
        if turns.order is Order.CLOCKWISE:
            seat = None if holder is None else self.state.seating.left_of(holder)
        # A counter's value may pass the turn without naming a seat: then the turn stays.
        self.add(events.TurnPassed(seat or holder, cause))
        if self.state.round_full:
            self.end_round(Cause.RULE)
        else:
            self.turn_begins()

    def turn_begins(self) -> None:
        if self.state.declared.turns:
            self._count_down(Starts.TURN)

    def round_begins(self) -> None:
        if self.state.declared.rounds:
            self._count_down(Starts.ROUND)

    def _count_down(self, start: Starts) -> None:
        countdown = self.state.declared.countdown
        if countdown and start in countdown.starts:
            self.add(events.CountdownStarted(self.state.countdowns + 1, Cause.RULE))

    def end_round(self, cause: Cause) -> None:
        self.add(events.RoundEnded(self.state.round, cause))
        rounds = self.state.declared.rounds
        if self.state.last_round and rounds:
            self.add(events.Ended(rounds.over, Cause.RULE))


def left(state: State, seat: Seat, how: Leaving) -> Events:
    """What follows when this seat's player goes home: where its place takes no more turns, the next has the turn."""
    if how is Leaving.NOBODY or seat != state.holder:
        return ()
    return (events.TurnGiven(state.seating.left_of(seat)),)


def in_hands(state: State, card: Token) -> Arg | None:
    """What a card is called that was declared, for no pack tells which of them hands hold. None: another's card."""
    found = state.declared.card(card.id)
    return None if found is None else found.title


def begins(state: State, event: Event) -> Events:
    """The end of a step before play, and what the first turn brings with it."""
    after = Following(state, (event,))
    if after.state.phase is Phase.PLAYING:
        after.round_begins()
        after.turn_begins()
    return after.events


def next_round(state: State) -> Following:
    """The next round begins."""
    after = Following(state, (events.RoundStarted(state.round + 1),))
    after.round_begins()
    after.turn_begins()
    return after


def go_on(state: State) -> Decision | None:
    """#, while cards are played: the one thing that the pack lets it do; None: there is none."""
    declared = state.declared
    if state.asking:
        return _key_moves(state, None)
    if declared.turns and declared.turns.passed_by is PassedBy.KEY:
        after = Following(state)
        after.pass_turn(None, Cause.KEY)
        return after.events
    if declared.countdown and Starts.KEY in declared.countdown.starts:
        return (counts_down(state, Cause.KEY),)
    return None


def not_playing(state: State, rule: str | None = None) -> Rejection:
    """Why nothing counts: before play, between two rounds, or after the end."""
    names = {Phase.BETWEEN: "between", Phase.OVER: "over"}
    return say.refuse(names.get(state.phase, "not-playing"), rule)


def counts_down(state: State, cause: Cause) -> events.CountdownStarted:
    """A countdown starts."""
    return events.CountdownStarted(state.countdowns + 1, cause)


def advanced(state: State, lifted: str | None) -> Decision:
    """A: the one thing that the pack lets it do."""
    declared = state.declared
    if not declared.a_key:
        return say.refuse("no-counter")
    if state.phase is not Phase.PLAYING:
        return not_playing(state)
    if declared.a_key == "dice" and declared.dice:
        return NeedsRoll(declared.dice.faces**declared.dice.number)
    if declared.a_key == "countdown":
        return (counts_down(state, Cause.KEY),)
    if declared.turns and state.moved and lifted is None:
        return (events.AdvanceAsked(),)
    return _key_moves(state, lifted)


def _key_moves(state: State, lifted: str | None) -> Decision:
    counter = state.declared.counters[state.declared.rank(state.declared.a_key)]
    if counter.per_seat and state.holder is None:
        return say.refuse("whose-turn")
    seat = state.holder if counter.per_seat else None
    after = Following(state, lifted=lifted)
    refusal = after.move(counter, seat, state.value(counter.id, seat) + counter.step, Cause.KEY)
    return refusal or after.events
