"""What can happen in a session, whatever the game: durable events, and passing ones that no journal knows.

Values only; what they do to the session is in ``state.py``. An event must never hold a sentence, nor a passing one
anything that would be missed after a power cut.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from companion.games.protocol import Act, Form, Question
from companion.model import (
    Equipment,
    Event,
    Rejection,
    Seat,
    Token,
    Tone,
    Way,
)


@dataclass(frozen=True, slots=True)
class FormInHand:
    """A form that is being filled in, and the answers so far."""

    form: Form
    answers: tuple[int | None, ...] = ()

    @property
    def question(self) -> Question:
        return self.form.questions[len(self.answers)]


# --- durable events ---


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A table was opened with its ``Wishes``. It cannot be undone: nobody did it at the table."""

    kind: ClassVar[str] = "opened"
    game: str | None
    players: int | None
    names: tuple[str, ...]
    ways: tuple[Way | None, ...] = ()


@dataclass(frozen=True, slots=True)
class GameChosen(Event):
    kind: ClassVar[str] = "game-chosen"
    game: str


@dataclass(frozen=True, slots=True)
class PlayersCounted(Event):
    kind: ClassVar[str] = "players-counted"
    players: int


@dataclass(frozen=True, slots=True)
class SeatNamed(Event):
    """``name`` None: "joueur 3" will do."""

    kind: ClassVar[str] = "seat-named"
    seat: Seat
    name: str | None


@dataclass(frozen=True, slots=True)
class WayTold(Event):
    """How the seat takes in secrets; None: not told."""

    kind: ClassVar[str] = "way-told"
    seat: Seat
    way: Way | None


@dataclass(frozen=True, slots=True)
class Overruled(Event):
    """The players say that a printed card lifts this rule. What follows from it is in the events after it."""

    kind: ClassVar[str] = "overruled"
    rule: str


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """The newest input not yet undone was taken back."""

    kind: ClassVar[str] = "undone"


# --- ephemeral events ---


@dataclass(frozen=True, slots=True)
class Passing(Event):
    """An event that is not journalled."""

    durable: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Refused(Passing):
    """Something was refused. ``act`` is what a card could still allow."""

    kind: ClassVar[str] = "refused"
    rejection: Rejection
    act: Act | None = None
    seat: Seat | None = None  # whose ear alone hears it


@dataclass(frozen=True, slots=True)
class MustWait(Refused):
    """Refused because another seat listens: what that one has begun lies as it lay."""

    kind: ClassVar[str] = "must-wait"


@dataclass(frozen=True, slots=True)
class SeatCalled(Passing):
    """C: the next digit says whose window."""

    kind: ClassVar[str] = "seat-called"


@dataclass(frozen=True, slots=True)
class EarAsked(Passing):
    """The ear must be proved: the edge rolls a digit (``Rolled``), which is spoken into it."""

    kind: ClassVar[str] = "ear-asked"
    seat: Seat


@dataclass(frozen=True, slots=True)
class DigitSpoken(Passing):
    kind: ClassVar[str] = "digit-spoken"
    seat: Seat
    digit: int


@dataclass(frozen=True, slots=True)
class EarProved(Passing):
    """The wearer typed the digit."""

    kind: ClassVar[str] = "ear-proved"
    output: str


@dataclass(frozen=True, slots=True)
class EarPassed(Passing):
    """The shared ear goes to this seat; its # opens the window."""

    kind: ClassVar[str] = "ear-passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CodeTyped(Passing):
    """A digit of a seat's own three, in its window: nobody hears it."""

    kind: ClassVar[str] = "code-typed"
    seat: Seat
    typed: str


@dataclass(frozen=True, slots=True)
class CodeWanted(Passing):
    """The seat is asked, in its ear, to choose its three digits, or to type them for the key that it pressed."""

    kind: ClassVar[str] = "code-wanted"
    seat: Seat
    known: bool
    key: str = ""


@dataclass(frozen=True, slots=True)
class CodeChosen(Passing):
    """``code`` "": the seat wants none."""

    kind: ClassVar[str] = "code-chosen"
    seat: Seat
    code: str


@dataclass(frozen=True, slots=True)
class WindowOpened(Passing):
    kind: ClassVar[str] = "window-opened"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSeen(Passing):
    """The game took a card in the window. ``fleeting``: what was heard of it is gone when the window closes."""

    kind: ClassVar[str] = "card-seen"
    seat: Seat
    token: Token
    fleeting: bool = False


@dataclass(frozen=True, slots=True)
class RecapAsked(Passing):
    """The seat hears what its game keeps for it."""

    kind: ClassVar[str] = "recap-asked"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CodeGiven(Passing):
    """The seat typed its own three digits: until its window closes it may hear again what was private."""

    kind: ClassVar[str] = "code-given"
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandSettled(Passing):
    """What was scanned in the window has been kept, in another order than it came; ``left`` waits for its end."""

    kind: ClassVar[str] = "hand-settled"
    seat: Seat
    left: tuple[Token, ...] = ()


class Closed(Enum):
    """Why a window closed."""

    DONE = "done"  # complete, C, #, * or 20 s, after a scan
    KEPT = "kept"  # the same, on a shared ear that may not hear what an earlier window kept
    CANCELLED = "cancelled"  # the same without a scan, or on such an ear with nothing kept
    LOST = "lost"  # a device was lost


@dataclass(frozen=True, slots=True)
class WindowClosed(Passing):
    kind: ClassVar[str] = "window-closed"
    seat: Seat
    why: Closed


@dataclass(frozen=True, slots=True)
class SeatSaid(Passing):
    kind: ClassVar[str] = "seat-said"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardHeld(Passing):
    """A card was scanned without a seat: held unread, its seat is asked for."""

    kind: ClassVar[str] = "card-held"
    token: Token


@dataclass(frozen=True, slots=True)
class HeldTooLong(Passing):
    kind: ClassVar[str] = "held-too-long"


@dataclass(frozen=True, slots=True)
class LookedUp(Passing):
    """A token that decides nothing here was scanned, or its number typed: it is said, to ``seat`` alone if set."""

    kind: ClassVar[str] = "looked-up"
    token: Token
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class DigitTyped(Passing):
    """A digit of a number that is not complete; ``seat`` alone hears it, if set."""

    kind: ClassVar[str] = "digit-typed"
    typed: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class FormOpened(Passing):
    """A form was opened, or one of its questions answered."""

    kind: ClassVar[str] = "form-opened"
    hand: FormInHand


@dataclass(frozen=True, slots=True)
class MenuOpened(Passing):
    kind: ClassVar[str] = "menu-opened"
    page: str


@dataclass(frozen=True, slots=True)
class Cancelled(Passing):
    """* in silence: the innermost thing that lay about was cleared. ``what`` is "typed", "form", …, "nothing"."""

    kind: ClassVar[str] = "cancelled"
    what: str


@dataclass(frozen=True, slots=True)
class Silenced(Passing):
    """* while something was being said. The edge has already made the silence."""

    kind: ClassVar[str] = "silenced"


@dataclass(frozen=True, slots=True)
class Skipped(Passing):
    """# while something was being said and more was waiting, or while nothing is to be confirmed."""

    kind: ClassVar[str] = "skipped"
    heard: bool  # something was being said


@dataclass(frozen=True, slots=True)
class HelpAsked(Passing):
    """9: what can be done now; in the window of ``seat``, if set."""

    kind: ClassVar[str] = "help-asked"
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class KeyExplained(Passing):
    kind: ClassVar[str] = "key-explained"
    key: str


@dataclass(frozen=True, slots=True)
class UndoAsked(Passing):
    kind: ClassVar[str] = "undo-asked"


@dataclass(frozen=True, slots=True)
class SaidAgain(Passing):
    """0: ``back`` 1 is the last thing said, 2 one further back; of what ``seat`` alone has heard, if set."""

    kind: ClassVar[str] = "said-again"
    back: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class WhereAsked(Passing):
    kind: ClassVar[str] = "where-asked"
    whole: bool


@dataclass(frozen=True, slots=True)
class TimeUp(Passing):
    """A moment in which something could have been pressed again is over. Nothing is said."""

    kind: ClassVar[str] = "time-up"
    timer: str


@dataclass(frozen=True, slots=True)
class TimeRan(Passing):
    """A timer of the game has run out: what goes with it is said, and nothing on the desk is touched."""

    kind: ClassVar[str] = "time-ran"
    timer: str


@dataclass(frozen=True, slots=True)
class Reminded(Passing):
    kind: ClassVar[str] = "reminded"


@dataclass(frozen=True, slots=True)
class ToneChanged(Passing):
    """Voice or language were set by ear; the edge applies them and keeps them in learned.yaml."""

    kind: ClassVar[str] = "tone-changed"
    tone: Tone
    what: str  # "volume", "rate", "verbosity", "voice", "language"
    seat: Seat | None = None  # whose ear it was set for; None: the table


@dataclass(frozen=True, slots=True)
class DiceWanted(Passing):
    """The edge rolls and sends ``Rolled``, with the same ``form``."""

    kind: ClassVar[str] = "dice-wanted"
    faces: int
    form: str = "roll"


@dataclass(frozen=True, slots=True)
class DiceFell(Passing):
    kind: ClassVar[str] = "dice-fell"
    value: int


@dataclass(frozen=True, slots=True)
class EquipmentSeen(Passing):
    kind: ClassVar[str] = "equipment-seen"
    equipment: Equipment
    device: str
    present: bool
    first: bool


@dataclass(frozen=True, slots=True)
class Resumed(Passing):
    kind: ClassVar[str] = "resumed"


@dataclass(frozen=True, slots=True)
class TableCleared(Passing):
    """This game is left: the edge closes its journal and opens a new table.

    ``aside`` keeps an unfinished game from being offered again; ``again`` seats the same players at the same
    game.
    """

    kind: ClassVar[str] = "table-cleared"
    aside: bool
    again: bool


#: Session events that the journal must know.
DURABLE: tuple[type[Event], ...] = (
    Opened,
    GameChosen,
    PlayersCounted,
    SeatNamed,
    WayTold,
    Overruled,
    Undone,
)
