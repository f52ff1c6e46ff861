"""What can happen at the table, and the phases of a game.

Values only; ``changes.py`` knows what an event does to the state. A durable event must have a suspect's card only as
``Hidden``.
"""

from __future__ import annotations

from companion.games.kit.events import event
from companion.games.kit.phases import PhaseName
from companion.games.mystere_de_l_abbaye.board import ID, Characteristic, Mass, Monk, Room, Seal, Sin, Trait, Variants
from companion.games.protocol import Seated
from companion.model import Event, Hidden, OfSeat, OwnText, Seat, Token


class Phase(PhaseName):
    """What the table waits for. The last ones end at once, by an event that follows by itself."""

    PREPARE = "prepare"
    DEAL = "deal"
    STARTER = "starter"
    CONFESSOR_1 = "confessor-1"  # who was last in the church's confessional
    CONFESSOR_2 = "confessor-2"
    BELL = "bell"  # the first player, before touching the figure
    FORGOTTEN = "forgotten"  # the figure seems to have moved before the bell
    MOVE = "move"
    WHO = "who"  # a room with several spaces: who is on this one?
    WHOM = "whom"  # several figures are there: who is asked?
    QUESTION = "question"
    ROB = "rob"  # a card is drawn blindly from a hand
    CAUGHT = "caught"  # the intruder gives a card back
    BOOK = "book"  # a scriptorium book was drawn
    READ = "read"  # a library book was drawn
    APPLY = "apply"  # what was read is being done
    ASK = "ask"  # the empty parlour: who is asked to show a card?
    TRAIT = "trait"
    TRAIT_2 = "trait-2"
    SHOW = "show"
    CHAPTER = "chapter"
    SURE = "sure"  # what was typed in the chapter hall cannot be taken back at the table: is it meant?
    TRAITS = "traits"  # the accused, characteristic by characteristic
    CLEAR = "clear"  # who shows the card of the accused?
    CULPRIT = "culprit"
    VERDICT = "verdict"  # a characteristic of the culprit that is not on the sheet
    CRYPT = "crypt"  # a crypt card is held: a second turn?
    COUNT = "count"  # how many cards this mass passes on
    MASS = "mass"  # cards are being laid out to the left
    EVENT = "event"
    HELD = "held"  # a kept book was scanned at the table: who plays it?
    PLAYED = "played"  # somebody plays a kept book: which?
    OVER = "over"
    ACTION = "action"
    SKIP = "skip"
    TURN_OVER = "turn-over"
    MASS_OVER = "mass-over"


#: Phases in which a kept book lies open; the turn waits beneath it.
BOOK_OPEN = frozenset({Phase.HELD, Phase.PLAYED})
#: Phases before the first turn: the others are play, but for OVER.
SET_UP = frozenset({Phase.PREPARE, Phase.DEAL, Phase.STARTER, Phase.CONFESSOR_1, Phase.CONFESSOR_2})


# --- events ------------------------------------------------------------------------------------------------


@event(ID, "started")
class GameStarted(Event):
    """``monks`` is the suspects' sheet as entered; ``cards`` is what each mass card says, None: not entered.

    ``ways``: which rooms touch a room, in the owner's words. ``sealed``: the seal of every scriptorium book is known.
    """

    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    hand: int
    parlour: int
    variants: Variants
    monks: tuple[Monk, ...]
    cards: tuple[int | None, ...]
    pack_version: int
    ways: tuple[tuple[Room, OwnText], ...] = ()
    sealed: bool = True  # in games of before it was kept


@event(ID, "step-done")
class StepDone(Event):
    """A step of the set-up without an event of its own."""

    step: Phase


@event(ID, "room-heard", durable=False)
class RoomHeard(Event):
    """The room of the active player's figure was scanned again, which tells which rooms touch it."""

    room: Room


@event(ID, "starter-known")
class StarterKnown(Event):
    seat: Seat


@event(ID, "confessor-known")
class ConfessorKnown(Event):
    """Who was last in a confessional: 0 the church's, 1 the court's."""

    confessional: int
    seat: Seat


@event(ID, "confessors-drawn")
class ConfessorsDrawn(Event):
    """The companion rolled for both confessionals."""

    church: Seat
    court: Seat


@event(ID, "turn-began")
class TurnBegan(OfSeat):
    """``extra``: a crypt card's second turn, in which no time passes."""

    extra: bool = False


@event(ID, "turn-skipped")
class TurnSkipped(OfSeat):
    """The turn was spent in prayer. In the church the player stays silent until the figure leaves it."""


@event(ID, "bell-moved")
class BellMoved(Event):
    to: int


@event(ID, "bell-missed")
class BellMissed(OfSeat):
    """A room was entered before the bell: was the figure touched?"""


@event(ID, "bell-not-missed")
class BellNotMissed(OfSeat):
    """The figure had not been touched."""


@event(ID, "penance")
class Penance(OfSeat):
    """A player goes to the church and skips a turn. ``now``: the present turn is the one to skip."""

    sin: Sin
    now: bool = False


@event(ID, "pardoned")
class Pardoned(Event):
    seat: Seat


@event(ID, "moved")
class Moved(OfSeat):
    """A figure is in ``room``; None: somewhere without effect, alone. ``met``: who was there already."""

    room: Room | None
    met: tuple[Seat, ...] = ()


@event(ID, "met")
class Met(OfSeat):
    """The player asks this seat; None: nobody is on this space of the room."""

    asked: Seat | None


@event(ID, "questioned")
class Questioned(OfSeat):
    """A question was asked aloud; ``vow``: the answer was the vow of silence."""

    asked: Seat
    vow: bool


@event(ID, "card-taken")
class CardTaken(Event):
    """A card was drawn blindly; ``number`` from the left if the companion drew it."""

    taker: Seat
    robbed: Seat
    room: Room
    number: int | None = None


@event(ID, "confessed")
class Confessed(OfSeat):
    """A visit to a confessional without a card to take. The die is turned too."""

    confessional: int


@event(ID, "card-returned")
class CardReturned(Event):
    """A player was caught in a cell. ``same``: the stolen card goes back, else a blind one; ``none``: there is none."""

    intruder: Seat
    owner: Seat
    same: bool
    none: bool = False
    number: int | None = None


@event(ID, "book-kept")
class BookKept(OfSeat):
    """A scriptorium book with a star, kept face down."""


@event(ID, "text-read")
class TextRead(OfSeat):
    """A book or an event card was read aloud: by the companion, if ``token`` is set and its text known."""

    token: Token | None
    name: OwnText | None = None
    text: OwnText | None = None
    seal: Seal | None = None


@event(ID, "die-rolled")
class DieRolled(OfSeat):
    """A die names a player, for the text that is being applied."""


@event(ID, "room-drawn")
class RoomDrawn(Event):
    """The companion drew a room, for the event that is being applied."""

    room: Room


@event(ID, "applied")
class Applied(Event):
    """What was read is done."""


@event(ID, "book-offered")
class BookOffered(Event):
    """A kept book lies open on the table. It is not read until its player is told."""

    book: Hidden


@event(ID, "book-taken-back")
class BookTakenBack(Event):
    """Nobody plays the open book."""


@event(ID, "book-opened")
class BookOpened(OfSeat):
    """A player says that they play a kept book; it is still to be scanned, or read aloud."""


@event(ID, "book-used", lasting="lasting-heard")
class BookUsed(OfSeat):
    """A kept book is played, and everybody hears it."""

    token: Token | None = None
    name: OwnText | None = None
    text: OwnText | None = None


@event(ID, "parlour-drawn")
class ParlourDrawn(Event):
    seat: Seat


@event(ID, "parlour-asked")
class ParlourAsked(OfSeat):
    """This seat is asked to show a card; None: nobody is asked."""

    asked: Seat | None


@event(ID, "trait-named")
class TraitNamed(Event):
    """One trait of the card that is asked for; None: no second one."""

    trait: Trait | None


@event(ID, "parlour-answered", lasting="lasting-shown")
class ParlourAnswered(OfSeat):
    """What was asked in the parlour, and whether a card was shown."""

    asked: Seat
    traits: tuple[Trait, ...]
    shown: bool


@event(ID, "crypt-taken")
class CryptTaken(Event):
    seat: Seat


@event(ID, "crypt-used")
class CryptUsed(Event):
    seat: Seat


@event(ID, "crypt-saved")
class CryptSaved(OfSeat):
    """The crypt card stays for later."""


@event(ID, "asked-first")
class AskedFirst(OfSeat):
    """A revelation (``trait``) or an accusation (``monk``) that is made only after #."""

    monk: int | None = None
    trait: Trait | None = None


@event(ID, "revealed")
class Revealed(OfSeat):
    trait: Trait


@event(ID, "chapter-passed")
class ChapterPassed(OfSeat):
    """Neither a revelation nor an accusation."""


@event(ID, "traits-began")
class TraitsBegan(OfSeat):
    """The accused is told by characteristics."""


@event(ID, "trait-given")
class TraitGiven(Event):
    characteristic: Characteristic
    trait: Trait | None


@event(ID, "traits-unclear")
class TraitsUnclear(Event):
    """These traits do not name one monk: they fit nobody, or several, or the sheet does not tell enough."""

    fitting: tuple[int, ...]


@event(ID, "accused")
class Accused(OfSeat):
    monk: int


@event(ID, "card-verified", durable=False)
class CardVerified(Event):
    """The card that is shown to all is the accused's. It changes nothing."""

    monk: int


@event(ID, "cleared", lasting="lasting-seen")
class Cleared(OfSeat):
    """A player showed the card of the accused to all."""

    monk: int
    by: Seat


@event(ID, "nobody-cleared")
class NobodyCleared(OfSeat):
    monk: int


@event(ID, "culprit-shown", lasting="lasting-seen")
class CulpritShown(Event):
    """The card under the board; None: it was looked at without a scan, and it is the accused."""

    monk: int | None


@event(ID, "verdict-told")
class VerdictTold(Event):
    """A characteristic of the culprit that the sheet does not tell; None: not told."""

    characteristic: Characteristic
    trait: Trait | None


@event(ID, "ended")
class Ended(Event):
    """``scores`` by seat; there are several ``winners`` if even the tie rule does not decide."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@event(ID, "mass-rung")
class MassRung(OfSeat):
    mass: Mass


@event(ID, "mass-counted")
class MassCounted(Event):
    """How many cards a mass card passes on, as a player read it."""

    mass: Mass
    cards: int


@event(ID, "cards-passed")
class CardsPassed(Event):
    """Everybody has passed this many cards to the left, or the whole hand."""

    cards: int


@event(ID, "mass-over")
class MassOver(Event):
    first: Seat
    mass: Mass


# changes by hand, if a printed card says so or something was missed


@event(ID, "hand-set")
class HandSet(OfSeat):
    size: int


@event(ID, "hand-gone")
class HandGone(OfSeat):
    """The player of this seat has gone home: its hand is dealt round, or lies open. Its figure leaves the board."""

    dealt: bool


@event(ID, "card-moved")
class CardMoved(Event):
    """A card changed hands in a way that the rules here do not count."""

    giver: Seat
    taker: Seat


@event(ID, "pile-set")
class PileSet(Event):
    left: int


@event(ID, "place-set")
class PlaceSet(OfSeat):
    room: Room


@event(ID, "bell-set")
class BellSet(Event):
    mass: Mass
    bell: int


@event(ID, "books-set")
class BooksSet(OfSeat):
    books: int


@event(ID, "crypt-set")
class CryptSet(OfSeat):
    held: bool


@event(ID, "revelations-heard", durable=False)
class RevelationsHeard(Event):
    """The revelations were asked for again. It changes nothing."""


@event(ID, "monk-heard", durable=False)
class MonkHeard(Event):
    """A monk of the reference sheet, or a trait, was looked up at the table. It changes nothing."""

    monk: int


@event(ID, "text-heard", durable=False)
class TextHeard(Event):
    """A book or event whose text everybody may hear was looked up. It changes nothing."""

    token: Token
    name: OwnText | None
    text: OwnText | None


# for one ear


@event(ID, "cards-heard")
class CardsHeard(OfSeat):
    """New cards of this seat's hand, in the order of its scans. ``origins``: from whom each came: 0 the deal or the
    parlour's pile, None if there are several possibilities."""

    cards: tuple[Hidden, ...]
    origins: tuple[Seat | None, ...]


@event(ID, "hand-arranged")
class HandArranged(OfSeat):
    """The hand as its owner says it is now: a card was dropped, or moved to another place."""

    cards: tuple[Hidden, ...]


@event(ID, "cards-given")
class CardsGiven(OfSeat):
    """The cards that this seat passes to the left at this mass."""

    cards: tuple[Hidden, ...]


@event(ID, "card-shown")
class CardShown(OfSeat):
    """The card that ``shower`` showed to ``seat`` in the parlour."""

    shower: Seat
    card: Hidden


@event(ID, "book-seen")
class BookSeen(OfSeat):
    """A book that this seat heard in its ear."""

    book: Hidden


@event(ID, "suspect-looked", durable=False)
class SuspectLooked(OfSeat):
    """A suspect's card was scanned in a window. ``what``: "hand" (``number`` is its place there), "again", "give",
    "shown"."""

    monk: int
    what: str
    number: int = 0
    of: int = 0


@event(ID, "monk-checked", durable=False)
class MonkChecked(OfSeat):
    """A monk of the reference sheet was scanned in a window: is his card in the hand, as far as it was heard?"""

    monk: int
    held: bool


@event(ID, "book-looked", durable=False)
class BookLooked(OfSeat):
    name: OwnText | None
    text: OwnText | None
    seal: Seal | None
