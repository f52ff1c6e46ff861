"""What can happen at a table that plays a game without code: the events, and what they hold.

It knows what happened, never what that leads to. What a private card says must never be stored: the event that bears
it is gone with its moment.
"""

from __future__ import annotations

from enum import Enum

from companion.boxes.declaration import Declaration
from companion.games.kit.events import event
from companion.games.kit.phases import PhaseName
from companion.games.protocol import Seated
from companion.model import Event, OwnWords, Seat

ID = "tracker"


class Phase(PhaseName):
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


@event(ID, "started")
class GameStarted(Event):
    """``amounts`` are all that the declaration names, for these players; ``inferred``: tables whose row no source
    states."""

    game: str
    pack_version: int
    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    declaration: Declaration
    amounts: tuple[tuple[str, int], ...]
    inferred: tuple[str, ...]


@event(ID, "step-done")
class StepDone(Event):
    """A step of the set-up has been done, or passed; ``step`` counts from 0."""

    step: int


@event(ID, "starter-known")
class StarterKnown(Event):
    """Who begins; None: not told."""

    seat: Seat | None


@event(ID, "card-played")
class CardPlayed(Event):
    """A card counted. ``copy`` is None where no labelled card was scanned; the words are those of that moment."""

    card: str
    copy: int | None
    seat: Seat | None
    name: OwnWords
    number: int
    says: OwnWords | None


@event(ID, "card-read", durable=False)
class CardRead(Event):
    """A card that only speaks was scanned. It changes nothing."""

    name: OwnWords
    number: int
    says: OwnWords | None


@event(ID, "card-looked", durable=False)
class CardLooked(Event):
    """A card was scanned in a seat's window: for its ear alone, and kept nowhere."""

    seat: Seat
    name: OwnWords
    number: int
    says: OwnWords | None


@event(ID, "counter-moved")
class CounterMoved(Event):
    """A counter stands at a new value: the table's (``seat`` None) or a seat's."""

    counter: str
    seat: Seat | None
    value: int
    cause: Cause


@event(ID, "advance-asked")
class AdvanceAsked(Event):
    """A, in a turn in which it has moved its counter already: # would move it again, anything else would not."""


@event(ID, "turn-passed")
class TurnPassed(Event):
    """A turn is over; the next is ``seat``'s, None where nobody has said whose."""

    seat: Seat | None
    cause: Cause


@event(ID, "turn-given")
class TurnGiven(Event):
    """The players say whose turn it is; none is over by it."""

    seat: Seat


@event(ID, "round-ended")
class RoundEnded(Event):
    round: int
    cause: Cause


@event(ID, "round-started")
class RoundStarted(Event):
    round: int


@event(ID, "countdown-started")
class CountdownStarted(Event):
    """``number`` counts the countdowns of the game: it names its timers."""

    number: int
    cause: Cause


@event(ID, "countdown-stopped")
class CountdownStopped(Event):
    cause: Cause


@event(ID, "dice-rolled")
class DiceRolled(Event):
    """Which face lies up on each die, from 1."""

    faces: tuple[int, ...]


@event(ID, "ended")
class Ended(Event):
    """``ending`` "": the game is over, and nothing says how."""

    ending: str
    cause: Cause


@event(ID, "reopened")
class Reopened(Event):
    """Play goes on after what had looked like the end."""
