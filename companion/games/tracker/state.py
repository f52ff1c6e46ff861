"""What is true at a table that plays a game without code: the events that happened, and the state they add up to.

The first event holds the whole declaration, so that a game that has begun is the same for ever, whatever becomes of
its pack. ``evolve`` never refuses: ``rules.py`` has judged. What a private card says must never be stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from companion.boxes.declaration import Amount, At, Counter, Declaration
from companion.games.protocol import Seated
from companion.model import Arg, Event, OwnWords, Seat, Token, Who, replace

ID = "tracker"


class Phase(Enum):
    """Where the table stands."""

    SET_UP = "set-up"  # one step after the other, each passed by #
    STARTER = "starter"  # who begins
    PLAYING = "playing"
    BETWEEN = "between"  # a round is over, the next has not begun
    OVER = "over"


class Cause(Enum):
    """What brought a change about."""

    CARD = "card"
    KEY = "key"
    MENU = "menu"
    RULE = "rule"  # it follows from something else by itself


# --- events ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """``amounts`` are all that the declaration names, for these players; ``inferred``: tables whose row no source
    states."""

    kind: ClassVar[str] = f"{ID}/started"
    game: str
    pack_version: int
    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    declaration: Declaration
    amounts: tuple[tuple[str, int], ...]
    inferred: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StepDone(Event):
    """A step of the set-up has been done, or passed; ``step`` counts from 0."""

    kind: ClassVar[str] = f"{ID}/step-done"
    step: int


@dataclass(frozen=True, slots=True)
class StarterKnown(Event):
    """Who begins; None: not told."""

    kind: ClassVar[str] = f"{ID}/starter-known"
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card counted. ``copy`` is None where no labelled card was scanned; the words are those of that moment."""

    kind: ClassVar[str] = f"{ID}/card-played"
    card: str
    copy: int | None
    seat: Seat | None
    name: OwnWords
    number: int
    says: OwnWords | None


@dataclass(frozen=True, slots=True)
class CardRead(Event):
    """A card that only speaks was scanned. It changes nothing."""

    kind: ClassVar[str] = f"{ID}/card-read"
    durable: ClassVar[bool] = False
    name: OwnWords
    number: int
    says: OwnWords | None


@dataclass(frozen=True, slots=True)
class CardLooked(Event):
    """A card was scanned in a seat's window: for its ear alone, and kept nowhere."""

    kind: ClassVar[str] = f"{ID}/card-looked"
    durable: ClassVar[bool] = False
    seat: Seat
    name: OwnWords
    number: int
    says: OwnWords | None


@dataclass(frozen=True, slots=True)
class CounterMoved(Event):
    """A counter stands at a new value: the table's (``seat`` None) or a seat's."""

    kind: ClassVar[str] = f"{ID}/counter-moved"
    counter: str
    seat: Seat | None
    value: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class AdvanceAsked(Event):
    """A, in a turn in which it has moved its counter already: # would move it again, anything else would not."""

    kind: ClassVar[str] = f"{ID}/advance-asked"


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A turn is over; the next is ``seat``'s, None where nobody has said whose."""

    kind: ClassVar[str] = f"{ID}/turn-passed"
    seat: Seat | None
    cause: Cause


@dataclass(frozen=True, slots=True)
class TurnGiven(Event):
    """The players say whose turn it is; none is over by it."""

    kind: ClassVar[str] = f"{ID}/turn-given"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    kind: ClassVar[str] = f"{ID}/round-ended"
    round: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    kind: ClassVar[str] = f"{ID}/round-started"
    round: int


@dataclass(frozen=True, slots=True)
class CountdownStarted(Event):
    """``number`` counts the countdowns of the game: it names its timers."""

    kind: ClassVar[str] = f"{ID}/countdown-started"
    number: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class CountdownStopped(Event):
    kind: ClassVar[str] = f"{ID}/countdown-stopped"
    cause: Cause


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Which face lies up on each die, from 1."""

    kind: ClassVar[str] = f"{ID}/dice-rolled"
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """``ending`` "": the game is over, and nothing says how."""

    kind: ClassVar[str] = f"{ID}/ended"
    ending: str
    cause: Cause


@dataclass(frozen=True, slots=True)
class Reopened(Event):
    """Play goes on after what had looked like the end."""

    kind: ClassVar[str] = f"{ID}/reopened"


EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    StepDone,
    StarterKnown,
    CardPlayed,
    CardRead,
    CardLooked,
    CounterMoved,
    AdvanceAsked,
    TurnPassed,
    TurnGiven,
    RoundEnded,
    RoundStarted,
    CountdownStarted,
    CountdownStopped,
    DiceRolled,
    Ended,
    Reopened,
)


# --- state -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class State:
    """``values`` holds, counter by counter, the table's value or that of each seat in order.

    ``turns`` are those passed in this round; ``moved``: A has moved its counter in this turn; ``countdown`` is the
    number of the one that was started and not stopped, 0 for none, of ``countdowns`` so far.
    """

    started: GameStarted
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
        return len(self.started.seats)

    @property
    def people(self) -> tuple[Who, ...]:
        return tuple(Who(seated.seat, seated.name) for seated in self.started.seats)

    def who(self, seat: Seat | None) -> Who | None:
        return self.people[seat - 1] if seat else None

    def amount(self, amount: Amount) -> int:
        """What an amount of the declaration is at this table."""
        return next(value for name, value in self.started.amounts if name == amount.of) if amount.of else amount.whole

    def low(self, counter: Counter) -> int | None:
        return None if counter.low is None else self.amount(counter.low)

    def high(self, counter: Counter) -> int | None:
        return None if counter.high is None else self.amount(counter.high)

    def value(self, counter: str, seat: Seat | None) -> int:
        """Where a counter stands; ``seat`` is None for the table's."""
        return self.values[self.declared.rank(counter)][seat - 1 if seat else 0]

    def at(self, counter: Counter, value: int) -> At | None:
        """What is declared for this value; a number goes before "max" and "min"."""
        names = {str(value), *(["max"] if value == self.high(counter) else [])}
        names |= {"min"} if value == self.low(counter) else set()
        return next(
            (at for at in sorted(counter.at, key=lambda at: at.when in ("max", "min")) if at.when in names), None
        )

    @property
    def rounds(self) -> int | None:
        """How many rounds the game has; None: as many as the table likes, or none at all."""
        rounds = self.declared.rounds
        return self.amount(rounds.number) if rounds and rounds.number else None

    @property
    def turns_a_round(self) -> int | None:
        rounds = self.declared.rounds
        return self.amount(rounds.turns) if rounds and rounds.turns else None

    @property
    def round_full(self) -> bool:
        """All the turns of this round have been taken."""
        return self.turns_a_round is not None and self.turns >= self.turns_a_round

    @property
    def last_round(self) -> bool:
        return self.rounds is not None and self.round >= self.rounds

    def title(self, card: str) -> Arg:
        found = self.declared.card(card)
        assert found is not None
        return found.title


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before ``GameStarted``."""
    if state is None:
        assert isinstance(event, GameStarted), "a game begins with GameStarted"
        return _begun(event)
    if state.asking:
        state = replace(state, asking=False)
    match event:
        case CardPlayed(card, copy):
            return state if copy is None else replace(state, played=state.played | {Token(card, copy)})
        case CounterMoved(counter, seat, value, cause):
            rank = state.declared.rank(counter)
            row = state.values[rank]
            row = tuple(value if at == (seat or 1) else other for at, other in enumerate(row, 1))
            values = (*state.values[:rank], row, *state.values[rank + 1 :])
            return replace(state, values=values, moved=state.moved or cause is Cause.KEY)
        case TurnPassed(seat):
            return replace(state, holder=seat, turns=state.turns + 1, moved=False, countdown=0)
        case TurnGiven(seat):
            return replace(state, holder=seat)
        case StepDone(step):
            if step + 1 < len(state.declared.steps):
                return replace(state, step=step + 1)
            return replace(state, step=step + 1, phase=_after_set_up(state.declared))
        case StarterKnown(seat):
            return replace(state, holder=seat, phase=Phase.PLAYING)
        case RoundEnded():
            return replace(state, phase=Phase.BETWEEN, countdown=0)
        case RoundStarted(number):
            return replace(state, phase=Phase.PLAYING, round=number, turns=0, moved=False)
        case CountdownStarted(number):
            return replace(state, countdown=number, countdowns=number)
        case CountdownStopped():
            return replace(state, countdown=0)
        case DiceRolled(faces):
            return replace(state, dice=faces)
        case Ended(ending):
            return replace(state, phase=Phase.OVER, ending=ending, countdown=0)
        case Reopened():
            return replace(state, phase=Phase.PLAYING, ending="")
        case AdvanceAsked():
            return replace(state, asking=True)
        case CardRead() | CardLooked():
            return state
    raise TypeError(f"not an event of this game: {event!r}")


def _begun(event: GameStarted) -> State:
    declared = event.declaration
    phase = Phase.SET_UP if declared.steps else _after_set_up(declared)
    state = State(event, phase, ())
    values = tuple(
        (state.amount(counter.start),) * (state.players if counter.per_seat else 1) for counter in declared.counters
    )
    return replace(state, values=values)


def _after_set_up(declared: Declaration) -> Phase:
    return Phase.STARTER if declared.turns else Phase.PLAYING
