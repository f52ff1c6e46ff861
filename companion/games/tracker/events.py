"""What can happen at a table that plays a game without code: the events, and what they hold.

It knows what happened, never what that leads to. The text of a private card must never be stored: the event that has
it is not durable.
"""

from __future__ import annotations

from enum import Enum

from companion.boxes.declaration import Declaration
from companion.games.kit.events import event
from companion.games.kit.phases import PhaseName
from companion.games.protocol import Seated
from companion.model import Event, OfSeat, OwnWords, Seat

ID = "tracker"


class Phase(PhaseName):
    """What the table is doing."""

    SET_UP = "set-up"  # one step after the other, each ended by #
    STARTER = "starter"  # who begins
    PLAYING = "playing"
    BETWEEN = "between"  # a round is over, the next has not begun
    OVER = "over"


class Cause(Enum):
    """What caused a change."""

    CARD = "card"
    KEY = "key"
    MENU = "menu"
    RULE = "rule"  # it followed by itself from something else


# --- events ------------------------------------------------------------------------------------------------


@event(ID, "started")
class GameStarted(Event):
    """``amounts`` are all amounts that the declaration names, for these players. ``inferred``: tables whose row no
    source states."""

    game: str
    pack_version: int
    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    declaration: Declaration
    amounts: tuple[tuple[str, int], ...]
    inferred: tuple[str, ...]


@event(ID, "step-done")
class StepDone(Event):
    """A step of the set-up has been done or passed over; ``step`` counts from 0."""

    step: int


@event(ID, "starter-known")
class StarterKnown(Event):
    """Who begins; None: not told."""

    seat: Seat | None


@event(ID, "card-played")
class CardPlayed(Event):
    """A card counted. ``copy`` is None where no labelled card was scanned. The words are those used at that time."""

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
class CardLooked(OfSeat):
    """A card was scanned in a seat's window, for its ear alone. It is not kept."""

    name: OwnWords
    number: int
    says: OwnWords | None


@event(ID, "counter-moved")
class CounterMoved(Event):
    """A counter has a new value: the table's (``seat`` None) or a seat's."""

    counter: str
    seat: Seat | None
    value: int
    cause: Cause


@event(ID, "advance-asked")
class AdvanceAsked(Event):
    """A was pressed again in a turn in which it has moved its counter: # moves it again, anything else does not."""


@event(ID, "turn-passed")
class TurnPassed(Event):
    """A turn is over, and the next is ``seat``'s; None where it is not known whose."""

    seat: Seat | None
    cause: Cause


@event(ID, "turn-given")
class TurnGiven(OfSeat):
    """The players say whose turn it is. This ends no turn."""


@event(ID, "round-ended")
class RoundEnded(Event):
    round: int
    cause: Cause


@event(ID, "round-started")
class RoundStarted(Event):
    round: int


@event(ID, "countdown-started")
class CountdownStarted(Event):
    """``number`` counts the game's countdowns, and is part of the timers' ids."""

    number: int
    cause: Cause


@event(ID, "countdown-stopped")
class CountdownStopped(Event):
    cause: Cause


@event(ID, "dice-rolled")
class DiceRolled(Event):
    """The face that each die shows, from 1."""

    faces: tuple[int, ...]


@event(ID, "ended")
class Ended(Event):
    """``ending`` "": the game is over, and it is not told how."""

    ending: str
    cause: Cause


@event(ID, "reopened")
class Reopened(Event):
    """Play goes on after what looked like the end."""
