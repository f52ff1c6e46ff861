"""What can happen at a table of Two Pebbles. Values only; a pebble that is in somebody's hand is ``Hidden``."""

from __future__ import annotations

from companion.games.kit.events import event
from companion.games.kit.phases import PhaseName
from companion.games.protocol import Seated
from companion.model import Event, Hidden, Seat, Token

ID = "two-pebbles"


class Phase(PhaseName):
    """Where the table stands. The first three are left by #; a coin begins the next round or ends the game."""

    LEFT = "left"  # everybody takes a pebble in the left hand
    RIGHT = "right"  # and one in the right hand
    OPEN = "open"  # the hands are open: who takes the coin?
    OVER = "over"


@event(ID, "started")
class GameStarted(Event):
    """The first event; ``coins`` end the game."""

    seats: tuple[Seated, ...]
    coins: int
    pack: int


@event(ID, "felt", durable=False)
class Felt(Event):
    """A seat has scanned a pebble in its window; nothing is kept yet."""

    seat: Seat
    pebble: Token


@event(ID, "picked")
class Picked(Event):
    """The window has closed: the pebble is in this seat's hand."""

    seat: Seat
    pebble: Hidden


@event(ID, "step-done")
class StepDone(Event):
    """# : everybody has a pebble, by eyes, by touch or by ear; or nobody takes a coin."""

    step: Phase


@event(ID, "coin-taken")
class CoinTaken(Event):
    """The players have seen who wins the round."""

    seat: Seat
    coin: Token


@event(ID, "corrected")
class Corrected(Event):
    """A score that the players have put right."""

    seat: Seat
    coins: int
