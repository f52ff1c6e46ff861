"""What is said at a game without code: the pack's own words, in frames of ours.

It knows message ids and their arguments, never a sentence (frames are in ``voices/*/tracker.ftl``, the rest is in
the pack) and never a rule. A card that is listened to may be said to its own ear only (``Only``).
"""

from __future__ import annotations

from companion.boxes.declaration import At, Counter, Ending, Told, titled
from companion.games.protocol import Timed
from companion.games.tracker.state import (
    ID,
    AdvanceAsked,
    CardLooked,
    CardPlayed,
    CardRead,
    Cause,
    CountdownStarted,
    CountdownStopped,
    CounterMoved,
    DiceRolled,
    Ended,
    GameStarted,
    Phase,
    Reopened,
    RoundEnded,
    RoundStarted,
    StarterKnown,
    State,
    StepDone,
    TurnGiven,
    TurnPassed,
)
from companion.model import (
    Announcement,
    Arg,
    Event,
    Only,
    OwnWords,
    Seat,
    Several,
    Sign,
    Timer,
    Word,
    alert,
    echo,
    game,
    word,
)

#: A line is dropped unsaid when the table has gone on to another of its kind: a step, a round, what a round wants.
STEP = f"{ID}-step"
ROUND = f"{ID}-round"
ROUND_TEXT = f"{ID}-round-text"
TURN_TEXT = f"{ID}-turn-text"
#: A countdown's line is dropped unsaid when a later one is due.
COUNTDOWN = f"{ID}-countdown"


def mid(name: str) -> str:
    """The message id: "card" → "tracker-card"."""
    return f"{ID}-{name}"


#: What one ear alone hears of a card.
LOOKED = frozenset({mid("look"), mid("look-says")})


def listed(name: str, entries: tuple[Word, ...]) -> tuple[tuple[str, Arg], ...]:
    """Entries that keys choose from, as the arguments of a question."""
    return ((name, Several(entries, numbered=True)),)


# --- steps: what the table does now ------------------------------------------------------------------------


def step(state: State) -> tuple[Announcement, ...]:
    """The act that is due, the question that is open, or whose turn of which round it is."""
    match state.phase:
        case Phase.SET_UP:
            return _set_up(state)
        case Phase.STARTER:
            turns = state.declared.turns
            if turns and turns.first:
                return (game(mid("ask-starter-text"), None, STEP, text=turns.first),)
            return (game(mid("ask-starter"), None, STEP, players=state.players),)
        case Phase.BETWEEN:
            return (game(mid("go-on"), None, STEP),)
        case Phase.PLAYING:
            return (*_round(state), *_turn(state))
        case Phase.OVER:
            return (_over(state),)


def due(state: State) -> Word | None:
    """The act that is due; while cards are played, whose turn it is, if anybody's."""
    said = step(state) if state.phase is not Phase.PLAYING else _turn(state)
    return Word(said[0].id, said[0].args) if said else None


def _set_up(state: State) -> tuple[Announcement, ...]:
    at = state.declared.steps[state.step]
    if at.says:
        return (game(mid("set-up"), None, STEP, text=at.says),)
    table = next(table for table in state.declared.tables if table.id == at.table)
    amounts = dict(state.started.amounts)
    row = Several(
        tuple(
            word(mid("column"), name=column.name, count=amounts[f"{table.id}/{column.id}"]) for column in table.columns
        ),
        numbered=True,
    )
    inferred = table.id in state.started.inferred
    return (game(mid("set-up-row-inferred" if inferred else "set-up-row"), None, STEP, table=table.name, row=row),)


def _round(state: State) -> tuple[Announcement, ...]:
    rounds = state.declared.rounds
    if rounds is None:
        return ()
    if state.rounds is None:
        said = game(mid("round"), None, ROUND, round=state.round)
    else:
        said = game(mid("round-of"), None, ROUND, round=state.round, rounds=state.rounds)
    return (said, *_own(_told(rounds.starts, state), ROUND_TEXT))


def _turn(state: State) -> tuple[Announcement, ...]:
    """Whose turn it is, where that is known; nothing where the round's turns are taken."""
    turns = state.declared.turns
    if turns is None or state.round_full:
        return ()
    own = _own(turns.says, TURN_TEXT)
    holder = state.who(state.holder)
    return (game(mid("turn"), None, STEP, who=holder), *own) if holder else own


def _told(texts: tuple[Told, ...], state: State) -> OwnWords | None:
    """The text for this round: its number's, else the last round's, else any's."""
    by = {told.when: told.says for told in texts}
    last = by.get("last") if state.last_round else None
    return by.get(str(state.round), last or by.get("each"))


def _own(says: OwnWords | None, topic: str = "") -> tuple[Announcement, ...]:
    return (game(mid("says"), None, topic, text=says),) if says else ()


def reminder(state: State) -> Announcement | None:
    """Said once after a minute where an act is due: before play and between rounds, never while it goes on."""
    if state.phase is Phase.SET_UP:
        return game(mid("remind-set-up"), Sign.ATTENTION, STEP)
    return game(mid("remind-between"), Sign.ATTENTION, STEP) if state.phase is Phase.BETWEEN else None


# --- events ------------------------------------------------------------------------------------------------


def narrate(before: State | None, event: Event, after: State) -> tuple[Announcement, ...]:
    """What the table hears of an event, the information first."""
    match event:
        case CardPlayed(name=name, number=number, says=says):
            return (_card(name, number, says),)
        case CardRead(name, number, says):
            return (_echoed(_card(name, number, says)),)
        case CardLooked(seat, name, number, says):
            id = mid("look-says" if says else "look")
            return (Announcement(id, _card(name, number, says).args, Only(seat), sign=Sign.ACCEPTED),)
        case CounterMoved(counter, seat, value, cause):
            return _moved(after, counter, seat, value, cause)
        case AdvanceAsked():
            return (game(mid("advance-asked"), None, STEP),)
        case TurnPassed():
            return _turn(after)
        case TurnGiven(seat):
            return (game(mid("turn"), Sign.ACCEPTED, STEP, who=after.people[seat - 1]),)
        case GameStarted():
            return (game(mid("started"), Sign.READY, players=after.players), *step(after))
        case StepDone():
            return step(after)
        case StarterKnown():
            return step(after)
        case RoundEnded(number):
            return _round_ended(after, number)
        case RoundStarted():
            return step(after)
        case CountdownStarted():
            assert after.declared.countdown is not None
            return (game(mid("countdown-started"), None, COUNTDOWN, seconds=after.declared.countdown.seconds),)
        case CountdownStopped():
            return (game(mid("countdown-stopped"), None, COUNTDOWN),)
        case DiceRolled(faces):
            return (_dice(after, faces),)
        case Ended():
            return (_over(after),)
        case Reopened():
            return (game(mid("reopened"), Sign.PASSED), *step(after))
    return ()


def _card(name: OwnWords, number: int, says: OwnWords | None) -> Announcement:
    card = titled(name, number)
    if says is None:
        return game(mid("card"), Sign.ACCEPTED, card=card)
    return game(mid("card-says"), Sign.ACCEPTED, card=card, text=says)


def _moved(after: State, id: str, seat: Seat | None, value: int, cause: Cause) -> tuple[Announcement, ...]:
    counter = after.declared.counters[after.declared.rank(id)]
    at: At | None = after.at(counter, value)
    own = _own(at.says if at else None)
    by_card = cause is Cause.CARD
    if counter.quiet and by_card:
        return own
    return (_counter(after, counter, seat, value, None if by_card else Sign.ACCEPTED), *own)


def _counter(state: State, counter: Counter, seat: Seat | None, value: int, sign: Sign | None = None) -> Announcement:
    """ "Bombes : 2 sur 4", and at whom."""
    args: dict[str, Arg] = {"name": counter.name, "value": value}
    high = state.high(counter)
    if seat:
        args["who"] = state.people[seat - 1]
    if high is not None:
        args["high"] = high
    name = "counter" + ("-of" if high is not None else "") + ("-seat" if seat else "")
    return game(mid(name), sign, **args)


def _round_ended(after: State, number: int) -> tuple[Announcement, ...]:
    rounds = after.declared.rounds
    assert rounds is not None
    said = game(mid("round-ended"), Sign.PASSED, round=number)
    if after.last_round:
        return (said,)
    return (said, *_own(_told(rounds.ends, after), ROUND_TEXT), *step(after))


def _dice(state: State, faces: tuple[int, ...]) -> Announcement:
    dice = state.declared.dice
    assert dice is not None
    if dice.names:
        return game(mid("dice"), Sign.ACCEPTED, faces=Several(tuple(dice.names[face - 1] for face in faces)))
    if len(faces) == 1:
        return game(mid("dice"), Sign.ACCEPTED, faces=Several(faces))
    return game(mid("dice-sum"), Sign.ACCEPTED, faces=Several(faces), sum=sum(faces))


def _over(state: State) -> Announcement:
    ending: Ending | None = state.declared.ending(state.ending)
    if ending is None:
        return game(mid("over"), Sign.PASSED, STEP)
    return game(mid("over-says"), Sign.PASSED, STEP, text=ending.says)


# --- the countdown -----------------------------------------------------------------------------------------


def timers(state: State) -> tuple[Timed, ...]:
    """A timer for each moment at which the running countdown says something, and for its end."""
    countdown = state.declared.countdown
    if countdown is None or not state.countdown:
        return ()
    said = {mark.left: game(mid("says"), Sign.ATTENTION, COUNTDOWN, text=mark.says) for mark in countdown.marks}
    said.setdefault(0, alert(mid("time-up"), Sign.ATTENTION, COUNTDOWN))
    return tuple(
        Timed(Timer(f"game/countdown/{state.countdown}/{left}", float(countdown.seconds - left)), (line,))
        for left, line in said.items()
    )


# --- where are we ------------------------------------------------------------------------------------------


def status(state: State, whole: bool) -> tuple[Announcement, ...]:
    """Where are we: round and turn, or the step; the table's counters. ``whole``: everything that is public."""
    if state.phase in (Phase.SET_UP, Phase.STARTER, Phase.OVER, Phase.BETWEEN):
        now = [_echoed(line) for line in step(state)]
        return (*now, *_counters(state, whole)) if whole or state.phase is Phase.BETWEEN else tuple(now)
    now = []
    if state.declared.rounds:
        id = "round" if state.rounds is None else "round-of"
        args = {} if state.rounds is None else {"rounds": state.rounds}
        now.append(echo(mid(id), round=state.round, **args))
    if state.turns_a_round is not None:
        now.append(echo(mid("status-turns"), taken=state.turns, turns=state.turns_a_round))
    holder = state.who(state.holder)
    if state.declared.turns and holder:
        now.append(echo(mid("turn"), who=holder))
    counters = _counters(state, whole)
    if not now and not counters:
        now.append(echo(mid("status-playing")))
    return (*now, *counters)


def _counters(state: State, whole: bool) -> tuple[Announcement, ...]:
    """All, or those of the table that are heard when they move and have moved."""
    said = []
    for counter in state.declared.counters:
        moved = not counter.per_seat and state.value(counter.id, None) != state.amount(counter.start)
        if not counter.per_seat and (whole or (moved and not counter.quiet)):
            said.append(_echoed(_counter(state, counter, None, state.value(counter.id, None))))
        elif whole and counter.per_seat:
            values = Several(
                tuple(word(mid("of-seat"), who=who, value=state.value(counter.id, who.seat)) for who in state.people)
            )
            said.append(echo(mid("counter-seats"), name=counter.name, values=values))
    if whole and state.dice:
        said.append(_echoed(_dice(state, state.dice)))
    return tuple(said)


def _echoed(said: Announcement) -> Announcement:
    return echo(said.id, None, "", **{name.replace("-", "_"): value for name, value in said.args})


# --- what happened, for undo and resume --------------------------------------------------------------------


def recall(before: State | None, event: Event, after: State) -> Word | None:
    """A short name of what happened; None for what a card has brought about by itself."""
    match event:
        case CardPlayed(seat=seat, name=name, number=number):
            who = after.who(seat)
            if who is None:
                return word(mid("recall-card"), card=titled(name, number))
            return word(mid("recall-card-seat"), card=titled(name, number), who=who)
        case CounterMoved(cause=cause) | TurnPassed(cause=cause) | RoundEnded(cause=cause) | Ended(cause=cause) if (
            cause in (Cause.CARD, Cause.RULE)
        ):
            return None
        case CountdownStarted(cause=Cause.CARD | Cause.RULE) | CountdownStopped(cause=Cause.CARD | Cause.RULE):
            return None
        case AdvanceAsked():
            return word(mid("recall-asked"))
        case CounterMoved(counter, _, value):
            moved = after.declared.counters[after.declared.rank(counter)]
            return word(mid("recall-counter"), name=moved.name, value=value)
        case TurnPassed() | TurnGiven():
            who = after.who(after.holder)
            return word(mid("recall-turn"), who=who) if who else word(mid("recall-turn-unknown"))
        case GameStarted():
            return word(mid("recall-started"))
        case StepDone():
            return word(mid("recall-step"))
        case StarterKnown():
            return word(mid("recall-starter"))
        case RoundEnded(number):
            return word(mid("recall-round-ended"), round=number)
        case RoundStarted(number):
            return word(mid("recall-round"), round=number)
        case CountdownStarted():
            return word(mid("recall-countdown"))
        case CountdownStopped():
            return word(mid("recall-countdown-stopped"))
        case DiceRolled():
            return word(mid("recall-dice"))
        case Ended():
            return word(mid("recall-over"))
        case Reopened():
            return word(mid("recall-reopened"))
    return None
