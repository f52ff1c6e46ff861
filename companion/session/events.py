"""What can happen in a session of any game: durable events, and passing events, which are not journalled.

Values only; ``state.py`` knows what they do to the session. An event must never hold a sentence. A passing event must
never hold anything that would be missed after a power cut.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import ClassVar

from companion.games.kit.events import event
from companion.games.protocol import Act, Form, Question
from companion.model import Equipment, Event, Frozen, OwnText, Rejection, Seat, Token, Tone, Way
from companion.session.entries import Entry as Entry
from companion.session.speaking import Speech

#: In place of a game: these events are the session's own.
ID = ""


class Asks(Enum):
    """What the session itself asks, outside of forms."""

    GAME = "game"
    PLAYERS = "players"
    NAME = "name"
    WAY = "way"
    GO_ON = "go-on"  # after the end


class OwnQuestion(Question):
    """A question that the session itself asks."""

    asks: Asks = field(kw_only=True)

    def owns(self, typed: str, digit: str) -> bool:
        # Where it only asks how to go on, 0 and 9 keep their meaning, unless a game's number has two digits.
        goes_on = self.asks in (Asks.GAME, Asks.GO_ON) and self.width == 1
        return not (goes_on and digit in "09") and Question.owns(self, typed, digit)


class NameStage(Enum):
    """Where the dialogue about a name stands."""

    ASKED = "asked"  # how shall it be said?
    SPELLING = "spelling"
    PROPOSED = "proposed"  # a way of saying it was heard, to be kept or not


class Naming(Frozen):
    """How the name of a seat is said, while it is being settled. ``name`` "": the seat gives one by spelling it.

    ``rank``: the rendering heard last, from 0; -1: none. ``text``: letters; ``key`` gave the last. ``value``: proposed.
    ``speech``: how far a recording of it is; None: the microphone is not for it.
    """

    seat: Seat
    name: str
    stage: NameStage = NameStage.ASKED
    rank: int = -1
    text: str = ""
    key: str = ""
    value: OwnText | None = None
    speech: Speech | None = None


class Page(Frozen):
    """A page of the menu: of the main one, or of the chapter ``of`` that this entry opens; ``more`` pages before it.

    ``rules`` is the game whose rules are read, "" where the lobby asks of which game. ``chapter`` from 1 and
    ``passage`` from 0 are what is read of them; chapter 0: their list.
    ``why``: it was opened by a refusal, so digits keep their meaning: whoever has understood goes on playing.
    """

    of: Entry | None = None
    more: int = 0
    rules: str | None = None
    chapter: int = 0
    passage: int = 0
    why: bool = False


MAIN_PAGE = Page()


class FormInHand(Frozen):
    """A form that is being filled in, and the answers so far. ``entry``: the session's entry; None: the game's form."""

    form: Form
    answers: tuple[int | None, ...] = ()
    entry: Entry | None = None

    @property
    def question(self) -> Question:
        return self.form.asked(self.answers)

    @property
    def of_opener(self) -> bool:
        """Whether it concerns only the seat that opened it."""
        return self.entry is not None and self.entry.of_opener


# --- durable events ---


@event(ID, "opened")
class Opened(Event):
    """A table was opened with its ``Wishes``. It cannot be undone, because nobody at the table did it."""

    game: str | None
    players: int | None
    names: tuple[str, ...]
    ways: tuple[Way | None, ...] = ()


@event(ID, "game-chosen")
class GameChosen(Event):
    game: str


@event(ID, "players-counted")
class PlayersCounted(Event):
    players: int


@event(ID, "seat-named")
class SeatNamed(Event):
    """``name`` None: "joueur 3" will do."""

    seat: Seat
    name: str | None


@event(ID, "set-up-began")
class SetUpBegan(Event):
    """The roll call is done, and the box's owner has told how the game is set up: these steps come first."""

    steps: tuple[OwnText, ...]


@event(ID, "set-up-step-done")
class SetUpStepDone(Event):
    """This step of the set-up is done, from 1."""

    step: int


@event(ID, "ears-missed")
class EarsMissed(Event):
    """These seats take in secrets by ear and no ear serves them: for the game they have none. It comes with the act
    before which that has changed."""

    seats: tuple[Seat, ...]


@event(ID, "way-told")
class WayTold(Event):
    """How the seat takes in secrets; None: not told."""

    seat: Seat
    way: Way | None


@event(ID, "overruled")
class Overruled(Event):
    """The players say that a printed card lifts this rule. The events after it are the result."""

    rule: str


@event(ID, "undone")
class Undone(Event):
    """The newest input not yet undone was taken back."""


# --- ephemeral events ---


class Passing(Event, Frozen):
    """An event that is not journalled."""

    durable: ClassVar[bool] = False


class AtSeat(Passing):
    """What is not journalled of one seat."""

    seat: Seat


class Refused(Passing):
    """Something was refused. ``act`` is what a printed card could still allow."""

    rejection: Rejection
    act: Act | None = None
    seat: Seat | None = None  # if set, only this seat's ear hears it


class MustWait(Refused):
    """Refused because others listen. What they have begun stays as it is."""


class SeatCalled(Passing):
    """C was pressed: the next digit says whose window opens."""


class CallRefused(Passing):
    """C was pressed and refused: the next digit is meant for it all the same, and answers nothing else."""


class NoEarYet(Passing):
    """Whoever is called takes in secrets by ear, and no ear serves that seat: it is asked once more."""


class NotListened(Passing):
    """# or a number would end what these seats may listen to by ear, and they have not: once more does it."""

    seats: tuple[Seat, ...]


class EarAsked(AtSeat):
    """The ear must be proved: the edge rolls a digit (``Rolled``), which is said in the ear."""

    own: bool = False  # see ``Window``


class DigitSpoken(AtSeat):
    digit: int


class EarProved(Passing):
    """The wearer typed the digit."""

    output: str


class EarPassed(AtSeat):
    """The shared ear goes to this seat, whose # opens the window."""

    own: bool = False  # see ``Window``


class CodeTyped(AtSeat):
    """One of a seat's own three digits was typed in its window. Nobody hears it."""

    typed: str


class CodeWanted(AtSeat):
    """Its ear is asked to choose the seat's own three digits, or to type them for the key that it pressed."""

    known: bool
    key: str = ""


class CodeChosen(AtSeat):
    """The seat has chosen its own digits; ``code`` "": it wants none."""

    code: str


class CodeLeft(AtSeat):
    """The seat does not type its own three digits after all: its window goes on without them."""


class WindowOpened(AtSeat):
    own: bool = False  # see ``Window``


class CardSeen(AtSeat):
    """The game took a card in the window. ``fleeting``: what was heard of it is forgotten when the window closes."""

    token: Token
    fleeting: bool = False


class HeldAgain(AtSeat):
    """A card that is in the seat's hand already was scanned in its window: it is in the hand of whoever listens."""

    token: Token


class RecapAsked(AtSeat):
    """The seat hears what the game keeps for it; ``here``: of the cards alone that were scanned in its open window."""

    here: bool = False


class CodeGiven(AtSeat):
    """The seat typed its own three digits: until its window closes it may hear private lines again."""


class HandSettled(AtSeat):
    """Cards scanned in the window have been kept, in another order; ``left`` are to be kept at the window's end."""

    left: tuple[Token, ...] = ()


class Closed(Enum):
    """Why a window closed."""

    DONE = "done"  # complete, C, #, * or 20 s, after a scan
    KEPT = "kept"  # the same, but a shared ear may not hear what an earlier window kept
    CANCELLED = "cancelled"  # the same without a scan, or on a shared ear with nothing kept
    LOST = "lost"  # a device was lost


class WindowClosed(AtSeat):
    why: Closed


class WindowEnds(AtSeat):
    """Its ear alone hears that the window closes soon, and the key that keeps it open."""


class SeatSaid(Passing):
    seat: Seat


class CardHeld(Passing):
    """A card was scanned without a seat. It is held unread, and its seat is asked for."""

    token: Token


class HeldTooLong(Passing):
    """Nobody said a seat for the held card."""


class LookedUp(Passing):
    """A token that decides nothing was scanned, or its number typed. It is said, to ``seat`` alone if set."""

    token: Token
    seat: Seat | None = None


class DigitTyped(Passing):
    """A digit of a number that is not complete; ``seat`` alone hears it, if set."""

    typed: str
    seat: Seat | None = None


class FormOpened(Passing):
    """A form was opened, or one of its questions answered."""

    hand: FormInHand


class MenuOpened(Passing):
    page: Page


class Lying(Enum):
    """What may wait on the desk, the innermost first."""

    NAMING = "naming"
    RECORDING = "recording"
    TYPED = "typed"
    FORM = "form"
    MENU = "menu"
    CARD = "card"
    CALL = "call"
    SEAT = "seat"
    UNDO = "undo"
    NOTHING = "nothing"


class Cancelled(Passing):
    """* in silence: the innermost thing on the desk was cleared."""

    what: Lying


class Silenced(Passing):
    """* while something was being said. The edge has silenced it already."""


class Skipped(Passing):
    """# while something was being said and more was waiting, or while there is nothing to confirm."""

    heard: bool  # something was being said


class HelpAsked(Passing):
    """9: help says what can be done now; in the window of ``seat``, if set."""

    seat: Seat | None = None


class KeyExplained(Passing):
    key: str


class UndoAsked(Passing):
    """B: a second B takes the newest input back."""


class SaidAgain(Passing):
    """0: says the last thing again (``back`` 1), or the one before (2). If ``seat`` is set, of its private lines."""

    back: int
    seat: Seat | None = None


class WhereAsked(Passing):
    whole: bool


class TimeUp(Passing):
    """The time for pressing a key again is over. Nothing is said."""

    timer: str


class TimeRan(Passing):
    """A timer of the game has run out. Its words are said, and the desk stays as it is."""

    timer: str


class Reminded(Passing):
    """Nothing came for a minute."""


class Setting(Enum):
    """A part of a tone that is set by ear. Its value is its name in the settings."""

    VOLUME = "volume"
    RATE = "rate"
    VERBOSITY = "verbosity"
    VOICE = "voice"
    LANGUAGE = "language"


class ToneChanged(Passing):
    """Voice or language were set by ear; the edge applies them and keeps them in learned.yaml."""

    tone: Tone
    what: Setting
    seat: Seat | None = None  # whose ear it was set for; None: the table


class NamingCame(Passing):
    """The dialogue about a name has come to this point, and asks there."""

    naming: Naming


class LetterTyped(Passing):
    """A letter was added or changed (``letter``); "" where one was taken away."""

    naming: Naming
    letter: str = ""


class NameRead(Passing):
    """What has been spelled is said."""

    naming: Naming


class NameSaid(AtSeat):
    """How a name is said from now on: the edge keeps it for the next evening too."""

    name: str
    said: OwnText


class MicrophoneWanted(Passing):
    """The microphone is to be opened. ``naming``: for whose name; None in a lesson."""

    naming: Naming | None = None


class SpeechAwaited(Passing):
    """The microphone is open. What is said after the words of this event is kept."""

    naming: Naming | None = None


class SpeechEnded(Passing):
    """The microphone is to be closed, and to hand over what was said."""

    naming: Naming | None = None


class DiceWanted(Passing):
    """The edge rolls and sends ``Rolled``, with the same ``form``."""

    faces: int
    form: str = "roll"


class DiceFell(Passing):
    """A six-sided die that the table wanted, and that no game waits for."""

    value: int


class EquipmentSeen(Passing):
    equipment: Equipment
    device: str
    present: bool
    first: bool
    silent: bool = False
    seat: Seat | None = None  # whose own it is


class TutorialWanted(Passing):
    """The tutorial of a game; None: the small game that teaches the keys."""

    game: str | None = None


class Resumed(Passing):
    """#: the game that was found goes on."""


class TableCleared(Passing):
    """This game is left, and a new table opened. ``aside``: it is never offered again; ``again``: the same play it."""

    aside: bool
    again: bool
