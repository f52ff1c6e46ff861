"""What can happen in a session, whatever the game: durable events, and passing ones that no journal knows.

Values only; what they do to the session is in ``state.py``. An event must never hold a sentence, nor a passing one
anything that would be missed after a power cut.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from companion.games.protocol import Act, Form, Question
from companion.model import Equipment, Event, Rejection, Seat, Token, Tone, Way


class Asks(Enum):
    """What the session itself asks, outside of forms."""

    GAME = "game"
    PLAYERS = "players"
    NAME = "name"
    WAY = "way"
    GO_ON = "go-on"  # after the end


@dataclass(frozen=True, slots=True)
class OwnQuestion(Question):
    """A question of the session's own."""

    asks: Asks = field(kw_only=True)

    @property
    def only_goes_on(self) -> bool:
        """Whether the table only chooses how to go on: 0 and 9 keep their meaning there, unless games have two."""
        return self.asks in (Asks.GAME, Asks.GO_ON) and self.width == 1


class Entry(Enum):
    """An entry of the menu that is the session's own; its message is "menu-" and the value."""

    STICKER = "sticker"
    CARD_SAYS_SO = "card-says-so"
    CORRECT = "correct"
    VOICE = "voice"
    LANGUAGE = "language"
    SCANNER = "scanner"
    DICE = "dice"
    MORE = "more"
    LOUDER = "louder"
    SOFTER = "softer"
    FASTER = "faster"
    SLOWER = "slower"
    VERBOSITY = "verbosity"
    OTHER_VOICE = "other-voice"
    HAND_DROP = "hand-drop"
    HAND_MOVE = "hand-move"
    LEAVE_GAME = "leave-game"

    @property
    def of_hand(self) -> bool:
        """Whether it puts the hand of a window in order."""
        return self in (Entry.HAND_DROP, Entry.HAND_MOVE)

    @property
    def of_opener(self) -> bool:
        """Whether what it asks is its opener's affair, and not the table's."""
        return self.of_hand or self in (Entry.STICKER, Entry.LANGUAGE)


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the menu: its main one, that of the voice, or one of those with more (from 1)."""

    voice: bool = False
    more: int = 0


MAIN_PAGE = Page()


@dataclass(frozen=True, slots=True)
class FormInHand:
    """A form that is being filled in, and the answers so far. ``entry``: whose form it is; None: the game's."""

    form: Form
    answers: tuple[int | None, ...] = ()
    entry: Entry | None = None

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

    rejection: Rejection
    act: Act | None = None
    seat: Seat | None = None  # whose ear alone hears it


@dataclass(frozen=True, slots=True)
class MustWait(Refused):
    """Refused because another seat listens: what that one has begun lies as it lay."""


@dataclass(frozen=True, slots=True)
class SeatCalled(Passing):
    """C: the next digit says whose window."""


@dataclass(frozen=True, slots=True)
class EarAsked(Passing):
    """The ear must be proved: the edge rolls a digit (``Rolled``), which is spoken into it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DigitSpoken(Passing):
    seat: Seat
    digit: int


@dataclass(frozen=True, slots=True)
class EarProved(Passing):
    """The wearer typed the digit."""

    output: str


@dataclass(frozen=True, slots=True)
class EarPassed(Passing):
    """The shared ear goes to this seat; its # opens the window."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CodeTyped(Passing):
    """A digit of a seat's own three, in its window: nobody hears it."""

    seat: Seat
    typed: str


@dataclass(frozen=True, slots=True)
class CodeWanted(Passing):
    """The seat is asked, in its ear, to choose its three digits, or to type them for the key that it pressed."""

    seat: Seat
    known: bool
    key: str = ""


@dataclass(frozen=True, slots=True)
class CodeChosen(Passing):
    """``code`` "": the seat wants none."""

    seat: Seat
    code: str


@dataclass(frozen=True, slots=True)
class WindowOpened(Passing):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSeen(Passing):
    """The game took a card in the window. ``fleeting``: what was heard of it is gone when the window closes."""

    seat: Seat
    token: Token
    fleeting: bool = False


@dataclass(frozen=True, slots=True)
class RecapAsked(Passing):
    """The seat hears what its game keeps for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CodeGiven(Passing):
    """The seat typed its own three digits: until its window closes it may hear again what was private."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandSettled(Passing):
    """What was scanned in the window has been kept, in another order than it came; ``left`` waits for its end."""

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
    seat: Seat
    why: Closed


@dataclass(frozen=True, slots=True)
class SeatSaid(Passing):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardHeld(Passing):
    """A card was scanned without a seat: held unread, its seat is asked for."""

    token: Token


@dataclass(frozen=True, slots=True)
class HeldTooLong(Passing):
    """Nobody said whose the held card is."""


@dataclass(frozen=True, slots=True)
class LookedUp(Passing):
    """A token that decides nothing here was scanned, or its number typed: it is said, to ``seat`` alone if set."""

    token: Token
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class DigitTyped(Passing):
    """A digit of a number that is not complete; ``seat`` alone hears it, if set."""

    typed: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class FormOpened(Passing):
    """A form was opened, or one of its questions answered."""

    hand: FormInHand


@dataclass(frozen=True, slots=True)
class MenuOpened(Passing):
    page: Page


class Lying(Enum):
    """What may lie about, the innermost first."""

    TYPED = "typed"
    FORM = "form"
    MENU = "menu"
    CARD = "card"
    CALL = "call"
    SEAT = "seat"
    UNDO = "undo"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Cancelled(Passing):
    """* in silence: the innermost thing that lay about was cleared."""

    what: Lying


@dataclass(frozen=True, slots=True)
class Silenced(Passing):
    """* while something was being said. The edge has already made the silence."""


@dataclass(frozen=True, slots=True)
class Skipped(Passing):
    """# while something was being said and more was waiting, or while nothing is to be confirmed."""

    heard: bool  # something was being said


@dataclass(frozen=True, slots=True)
class HelpAsked(Passing):
    """9: what can be done now; in the window of ``seat``, if set."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class KeyExplained(Passing):
    key: str


@dataclass(frozen=True, slots=True)
class UndoAsked(Passing):
    """B: B once more takes it back."""


@dataclass(frozen=True, slots=True)
class SaidAgain(Passing):
    """0: ``back`` 1 is the last thing said, 2 one further back; of what ``seat`` alone has heard, if set."""

    back: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class WhereAsked(Passing):
    whole: bool


@dataclass(frozen=True, slots=True)
class TimeUp(Passing):
    """A moment in which something could have been pressed again is over. Nothing is said."""

    timer: str


@dataclass(frozen=True, slots=True)
class TimeRan(Passing):
    """A timer of the game has run out: what goes with it is said, and nothing on the desk is touched."""

    timer: str


@dataclass(frozen=True, slots=True)
class Reminded(Passing):
    """Nothing came for a minute."""


class Setting(Enum):
    """What of a tone is set by ear; the value names it in the settings."""

    VOLUME = "volume"
    RATE = "rate"
    VERBOSITY = "verbosity"
    VOICE = "voice"
    LANGUAGE = "language"


@dataclass(frozen=True, slots=True)
class ToneChanged(Passing):
    """Voice or language were set by ear; the edge applies them and keeps them in learned.yaml."""

    tone: Tone
    what: Setting
    seat: Seat | None = None  # whose ear it was set for; None: the table


@dataclass(frozen=True, slots=True)
class DiceWanted(Passing):
    """The edge rolls and sends ``Rolled``, with the same ``form``."""

    faces: int
    form: str = "roll"


@dataclass(frozen=True, slots=True)
class DiceFell(Passing):
    value: int


@dataclass(frozen=True, slots=True)
class EquipmentSeen(Passing):
    equipment: Equipment
    device: str
    present: bool
    first: bool


@dataclass(frozen=True, slots=True)
class Resumed(Passing):
    """#: the game that was found goes on."""


@dataclass(frozen=True, slots=True)
class TableCleared(Passing):
    """This game is left: the edge closes its journal and opens a new table.

    ``aside`` keeps an unfinished game from being offered again; ``again`` seats the same players at the same
    game.
    """

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
