"""What is said at a game without code: the pack's own words, in frames of ours.

It knows message ids and their arguments. It must never hold a sentence (frames are in ``voices/*/tracker.ftl``, the
rest is in the pack) or a rule. A private card may be said only in its seat's ear (``Only``).
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.boxes.declaration import At, Counter, Told, titled
from companion.games.kit.glance import RUNNING, fact
from companion.games.kit.lines import echoed
from companion.games.protocol import Fact, Timed
from companion.games.tracker import events
from companion.games.tracker.events import ID, Cause, Phase
from companion.games.tracker.names import say, signed
from companion.games.tracker.phases import PHASES
from companion.games.tracker.state import State
from companion.model import Announcement, AnySign, Arg, Event, OwnWords, ScaleStep, Seat, Several, Sign, Timer, Word

#: Topics: a line is dropped when the table goes on to the next of its kind (a step, a round, a round's text).
ROUND = f"{ID}-round"
ROUND_TEXT = f"{ID}-round-text"
TURN_TEXT = f"{ID}-turn-text"
#: A countdown's line is dropped when a later one is due.
COUNTDOWN = f"{ID}-countdown"


#: What a single ear hears of a card.
LOOKED = frozenset({say.mid("look"), say.mid("look-says")})


# --- steps: what the table does now ------------------------------------------------------------------------


def step(state: State) -> tuple[Announcement, ...]:
    """The act that is due, the question that is open, or whose turn in which round it is."""
    if state.phase is Phase.PLAYING:
        return (*_round(state), *_turn(state))
    return (PHASES.step(state, Sign.PASSED if state.phase is Phase.OVER else None),)


def _round(state: State) -> tuple[Announcement, ...]:
    rounds = state.declared.rounds
    if rounds is None:
        return ()
    if state.rounds is None:
        said = say.game("round", None, ROUND, round=state.round)
    else:
        said = say.game("round-of", None, ROUND, round=state.round, rounds=state.rounds)
    return (said, *_own(_told(rounds.starts, state), ROUND_TEXT))


def _turn(state: State) -> tuple[Announcement, ...]:
    """Whose turn it is, where that is known; nothing when all turns of the round have been taken."""
    turns = state.declared.turns
    if turns is None or state.round_full:
        return ()
    own = _own(turns.says, TURN_TEXT)
    holder = state.who(state.holder)
    return (say.game("turn", None, say.step, who=holder), *own) if holder else own


def _told(texts: tuple[Told, ...], state: State) -> OwnWords | None:
    """The text for this round: by its number, else for the last round, else for any round."""
    by = {told.when: told.says for told in texts}
    last = by.get("last") if state.last_round else None
    return by.get(str(state.round), last or by.get("each"))


def _own(says: OwnWords | None, topic: str = "") -> tuple[Announcement, ...]:
    return (say.game("says", None, topic, text=says),) if says else ()


# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What the table hears of an event. The information comes first."""
    match event:
        case events.CardPlayed(name=name, number=number, says=says):
            return (_card(name, number, says),)
        case events.CardRead(name, number, says):
            return (echoed(_card(name, number, says)),)
        case events.CardLooked(seat, name, number, says):
            said = _card(name, number, says)
            return (say.private(seat, "look-says" if says else "look", **dict(said.args)),)
        case events.CounterMoved(counter, seat, value, cause):
            return _moved(after, counter, seat, value, cause)
        case events.AdvanceAsked():
            return (say.game("advance-asked", None, say.step),)
        case events.TurnPassed():
            return _turn(after)
        case events.TurnGiven(seat):
            return (say.game("turn", Sign.ACCEPTED, say.step, who=after.people[seat - 1]),)
        case events.GameStarted():
            return (say.game("started", Sign.READY, players=after.players), *step(after))
        case events.StepDone() | events.StarterKnown() | events.RoundStarted() | events.Ended():
            return step(after)
        case events.RoundEnded(number):
            return _round_ended(after, number)
        case events.CountdownStarted():
            assert after.declared.countdown is not None
            return (say.game("countdown-started", None, COUNTDOWN, seconds=after.declared.countdown.seconds),)
        case events.CountdownStopped():
            return (say.game("countdown-stopped", None, COUNTDOWN),)
        case events.DiceRolled(faces):
            return (_dice(after, faces),)
        case events.Reopened():
            return (say.game("reopened", Sign.PASSED), *step(after))
    return ()


def _card(name: OwnWords, number: int, says: OwnWords | None) -> Announcement:
    card = titled(name, number)
    if says is None:
        return say.game("card", Sign.ACCEPTED, card=card)
    return say.game("card-says", Sign.ACCEPTED, card=card, text=says)


def _moved(after: State, id: str, seat: Seat | None, value: int, cause: Cause) -> tuple[Announcement, ...]:
    counter = after.declared.counters[after.declared.rank(id)]
    at: At | None = after.at(counter, value)
    own = _own(at.says if at else None)
    by_card = cause is Cause.CARD
    if counter.quiet and by_card:
        return own
    if by_card:
        # The first counter, if it runs to a known end, is heard to climb. A second scale would be mistaken for it.
        first = counter is after.declared.counters[0] and seat is None
        climbs = first and after.high(counter) is not None and value > 0
        return (_counter(after, counter, seat, value, ScaleStep(value) if climbs else None), *own)
    return (_counter(after, counter, seat, value, Sign.ACCEPTED), *own)


def _counter(
    state: State, counter: Counter, seat: Seat | None, value: int, sign: AnySign | None = None
) -> Announcement:
    """ "Bombes : 2 sur 4", and at which seat."""
    args: dict[str, Arg] = {"name": counter.name, "value": signed(value)}
    high = state.high(counter)
    if seat:
        args["who"] = state.people[seat - 1]
    if high is not None:
        args["high"] = signed(high)
    name = "counter" + ("-of" if high is not None else "") + ("-seat" if seat else "")
    return say.game(name, sign, **args)


def _round_ended(after: State, number: int) -> tuple[Announcement, ...]:
    rounds = after.declared.rounds
    assert rounds is not None
    said = say.game("round-ended", Sign.PASSED, round=number)
    if after.last_round:
        return (said,)
    return (said, *_own(_told(rounds.ends, after), ROUND_TEXT), *step(after))


def _dice(state: State, faces: tuple[int, ...]) -> Announcement:
    dice = state.declared.dice
    assert dice is not None
    if dice.names:
        return say.game("dice", Sign.ACCEPTED, faces=Several(tuple(dice.names[face - 1] for face in faces)))
    if len(faces) == 1:
        return say.game("dice", Sign.ACCEPTED, faces=Several(faces))
    return say.game("dice-sum", Sign.ACCEPTED, faces=Several(faces), sum=sum(faces))


# --- the countdown -----------------------------------------------------------------------------------------


def timers(state: State) -> tuple[Timed, ...]:
    """A timer for each time at which the running countdown says something, and for its end."""
    countdown = state.declared.countdown
    if countdown is None or not state.countdown:
        return ()
    said = {mark.left: say.game("says", Sign.ATTENTION, COUNTDOWN, text=mark.says) for mark in countdown.marks}
    said.setdefault(0, say.alert("time-up", Sign.ATTENTION, COUNTDOWN))
    return tuple(
        Timed(Timer(f"game/countdown/{state.countdown}/{left}", float(countdown.seconds - left)), (line,))
        for left, line in said.items()
    )


# --- where are we ------------------------------------------------------------------------------------------


def facts(state: State) -> tuple[Fact, ...]:
    """Everything public beside what is due: round, turns, counters, the last roll."""
    said, playing, rounds = list[Fact](), state.phase is Phase.PLAYING, state.declared.rounds
    if rounds and state.phase is Phase.BETWEEN:
        said.append(fact("round", say.word("round-ended", round=state.round), short=True))
        said += _texts("round-text", _told(rounds.ends, state), short=True)  # it says what is to be done now
    if playing and rounds:
        id = "round" if state.rounds is None else "round-of"
        args = {} if state.rounds is None else {"rounds": state.rounds}
        said.append(fact("round", say.word(id, round=state.round, **args), short=True))
    if playing and state.turns_a_round is not None:
        turns = say.word("status-turns", taken=state.turns, turns=state.turns_a_round)
        said.append(fact("turns", turns, short=True))
    said += _counters(state, aloud=playing or state.phase is Phase.BETWEEN)
    if playing and rounds:
        said += _texts("round-text", _told(rounds.starts, state))
    if playing and state.declared.turns and state.holder:
        said += _texts("turn-text", state.declared.turns.says)
    if state.dice:
        said.append(fact("dice", _dice(state, state.dice)))
    if state.countdown and state.declared.countdown:
        running = say.word("countdown-runs", seconds=state.declared.countdown.seconds)
        said.append(fact(RUNNING, running, short=True))
    return tuple(said)


def _texts(id: str, says: OwnWords | None, *, short: bool = False) -> tuple[Fact, ...]:
    return (fact(id, say.word("says", text=says), short=short),) if says else ()


def _counters(state: State, aloud: bool) -> Iterator[Fact]:
    """All counters. Short ones are those of the table that are said when they move, and have moved."""
    for counter in state.declared.counters:
        if counter.per_seat:
            values = tuple(
                say.word("of-seat", who=who, value=signed(state.value(counter.id, who.seat))) for who in state.people
            )
            yield fact("counters", say.word("counter-seats", name=counter.name, values=Several(values)))
        else:
            value = state.value(counter.id, None)
            short = aloud and not counter.quiet and value != state.amount(counter.start)
            yield fact("counters", _counter(state, counter, None, value), short=short)


# --- what happened, for undo and resume --------------------------------------------------------------------


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what followed by itself from a card."""
    if getattr(event, "cause", None) in (Cause.CARD, Cause.RULE):
        return None
    match event:
        case events.CardPlayed(seat=seat, name=name, number=number):
            who = after.who(seat)
            if who is None:
                return say.word("recall-card", card=titled(name, number))
            return say.word("recall-card-seat", card=titled(name, number), who=who)
        case events.AdvanceAsked():
            return say.word("recall-asked")
        case events.CounterMoved(counter, _, value):
            moved = after.declared.counters[after.declared.rank(counter)]
            return say.word("recall-counter", name=moved.name, value=signed(value))
        case events.TurnPassed() | events.TurnGiven():
            who = after.who(after.holder)
            return say.word("recall-turn", who=who) if who else say.word("recall-turn-unknown")
        case events.GameStarted():
            return say.word("recall-started")
        case events.StepDone():
            return say.word("recall-step")
        case events.StarterKnown():
            return say.word("recall-starter")
        case events.RoundEnded(number):
            return say.word("recall-round-ended", round=number)
        case events.RoundStarted(number):
            return say.word("recall-round", round=number)
        case events.CountdownStarted():
            return say.word("recall-countdown")
        case events.CountdownStopped():
            return say.word("recall-countdown-stopped")
        case events.DiceRolled():
            return say.word("recall-dice")
        case events.Ended():
            return say.word("recall-over")
        case events.Reopened():
            return say.word("recall-reopened")
    return None
