"""What is true at the table: the events that happened, and the state they add up to.

``evolve`` is the only way to a new state and never refuses: ``rules.py`` has judged. What everybody knows (hand sizes,
places, the pile, the bell) changes by public events only; what a seat heard of its own hand changes nothing that
anybody else could hear.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, TypeVar

from companion.games.protocol import Seated
from companion.model import Event, Hidden, OwnText, Seat, Token, Who, replace

ID = "mystere-de-l-abbaye"
SUSPECTS = 24
LAST_BELL = 4
RIGHT_REVELATION, WRONG_REVELATION, RIGHT_ACCUSATION, WRONG_ACCUSATION = 2, -1, 4, -2


class Characteristic(Enum):
    ORDER = "order"
    RANK = "rank"
    HOOD = "hood"
    FACE = "face"
    BUILD = "build"


class Trait(Enum):
    """One value of a characteristic; its value is the token's name on the reference sheet."""

    HOSPITALIER = "hospitalier"
    FRANCISCAIN = "franciscain"
    BENEDICTIN = "benedictin"
    PERE = "pere"
    FRERE = "frere"
    NOVICE = "novice"
    HOODED = "avec-capuche"
    BARE = "sans-capuche"
    BEARDED = "barbu"
    SHAVEN = "glabre"
    STOUT = "gros"
    THIN = "maigre"

    @property
    def of(self) -> Characteristic:
        return _CHARACTERISTIC[self]


#: The values of each characteristic in the order of their digits, and how many monks of the box have each.
VALUES: dict[Characteristic, tuple[Trait, ...]] = {
    Characteristic.ORDER: (Trait.HOSPITALIER, Trait.FRANCISCAIN, Trait.BENEDICTIN),
    Characteristic.RANK: (Trait.PERE, Trait.FRERE, Trait.NOVICE),
    Characteristic.HOOD: (Trait.HOODED, Trait.BARE),
    Characteristic.FACE: (Trait.BEARDED, Trait.SHAVEN),
    Characteristic.BUILD: (Trait.STOUT, Trait.THIN),
}
_CHARACTERISTIC = {trait: characteristic for characteristic, traits in VALUES.items() for trait in traits}
MONKS_WITH: dict[Trait, int] = {
    **dict.fromkeys(VALUES[Characteristic.ORDER], 8),
    **dict(zip(VALUES[Characteristic.RANK], (6, 9, 9), strict=True)),
    **dict.fromkeys((*VALUES[Characteristic.HOOD], *VALUES[Characteristic.FACE], *VALUES[Characteristic.BUILD]), 12),
}


class Room(Enum):
    """A space of the board that a turn can end on; its value is the token's name on the reference sheet."""

    __hash__ = object.__hash__  # Enum's own is in Python, and these are looked up at every event

    EGLISE = "eglise"
    CONFESSIONNAL_1 = "confessionnal/1"  # entered from the church
    CONFESSIONNAL_2 = "confessionnal/2"  # entered from the court
    SCRIPTORIUM = "scriptorium"
    BIBLIOTHEQUE = "bibliotheque"
    PARLOIR = "parloir"
    CRYPTE = "crypte"
    CHAPITRE = "chapitre"
    CELLULE_1 = "cellule/1"  # the cell of the player at seat 1
    CELLULE_2 = "cellule/2"
    CELLULE_3 = "cellule/3"
    CELLULE_4 = "cellule/4"
    CELLULE_5 = "cellule/5"
    CELLULE_6 = "cellule/6"
    COUR = "cour"
    CLOITRE = "cloitre"  # four spaces
    AUTRE = "autre"  # any other empty room

    @property
    def cell(self) -> Seat | None:
        """Whose cell it is."""
        return _CELLS.get(self)

    @property
    def confessional(self) -> int | None:
        """Which confessional: 0 the church's, 1 the court's."""
        return _CONFESSIONALS.get(self)

    @property
    def several(self) -> bool:
        """Whether it is more than one space, so that two who are there need not meet."""
        return self in (Room.CLOITRE, Room.AUTRE)

    @property
    def single(self) -> bool:
        """Whether only one figure may stand there."""
        return self in _SINGLE


#: Rooms without effect.
_PLAIN = frozenset({Room.EGLISE, Room.COUR, Room.CLOITRE, Room.AUTRE})
_CELLS = {Room(f"cellule/{seat}"): seat for seat in range(1, 7)}
_CONFESSIONALS = {Room.CONFESSIONNAL_1: 0, Room.CONFESSIONNAL_2: 1}
_SINGLE = frozenset({*_CELLS, *_CONFESSIONALS})


class Library(Enum):
    """Whether the library is open to somebody."""

    OPEN = "open"
    BURNT = "burnt"  # the variant without it
    VISITED = "visited"  # once a game
    FEWER = "fewer"  # somebody has fewer cards
    EQUAL = "equal"  # nobody has more


class Mass(Enum):
    MATINES = "matines"
    LAUDES = "laudes"
    PRIME = "prime"
    TIERCE = "tierce"
    SEXTE = "sexte"
    NONE = "none"
    VEPRES = "vepres"
    COMPLIES = "complies"


MASSES = tuple(Mass)


class Sin(Enum):
    """Why somebody does penance."""

    CELL = "cell"  # caught in another's cell
    ACCUSATION = "accusation"
    BELL = "bell"  # forgotten before the figure was touched
    CONSENT = "consent"  # the table agreed


class Seal(Enum):
    """What is on the seal of a book or an event; the values of the pack's slot, in its order."""

    STAR = "etoile"
    DIE = "de"
    BARE = "rien"


SEALS = tuple(Seal)


class Phase(Enum):
    """What the table waits for. Those at the end are left at once, by an event that follows of itself."""

    __hash__ = object.__hash__  # Enum's own is in Python, and these are looked up at every event

    PREPARE = "prepare"
    DEAL = "deal"
    STARTER = "starter"
    CONFESSOR_1 = "confessor-1"  # who was last in the church's confessional
    CONFESSOR_2 = "confessor-2"
    BELL = "bell"  # the first player, before touching the figure
    FORGOTTEN = "forgotten"  # the figure was moved before the bell, or so it seems
    MOVE = "move"
    WHO = "who"  # a room of several spaces: is anybody on this one?
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
    TRAITS = "traits"  # the accused, characteristic by characteristic
    CLEAR = "clear"  # who shows the card of the accused?
    CULPRIT = "culprit"
    VERDICT = "verdict"  # what the suspects' sheet does not tell of the culprit
    CRYPT = "crypt"  # a crypt card is held: a second turn?
    COUNT = "count"  # how many cards this mass passes on
    MASS = "mass"  # cards are being laid out to the left
    EVENT = "event"
    HELD = "held"  # a kept book was scanned at the table: who plays it?
    OVER = "over"
    ACTION = "action"
    SKIP = "skip"
    TURN_OVER = "turn-over"
    MASS_OVER = "mass-over"


SET_UP = frozenset({Phase.PREPARE, Phase.DEAL, Phase.STARTER, Phase.CONFESSOR_1, Phase.CONFESSOR_2})


@dataclass(frozen=True, slots=True)
class Monk:
    """What the owner entered of one monk; None is not known. ``traits`` are in the order of ``VALUES``."""

    number: int
    name: OwnText | None = None
    traits: tuple[Trait | None, ...] = (None,) * len(VALUES)

    def trait(self, characteristic: Characteristic) -> Trait | None:
        return self.traits[_RANKS[characteristic]]

    @property
    def known(self) -> tuple[Trait, ...]:
        return tuple(trait for trait in self.traits if trait is not None)


_RANKS = {characteristic: rank for rank, characteristic in enumerate(VALUES)}


@dataclass(frozen=True, slots=True)
class Variants:
    """The rules' variants and what the rules leave open, as the settings say."""

    long_moves: bool  # one to three spaces, and three turns between masses (always with six players)
    matines: bool
    library: bool
    events: bool
    two_books: bool  # nobody who holds two books may enter the scriptorium
    first_bell: int  # where the bell is put at the game's first turn
    bell_turn: bool  # a forgotten bell costs this turn, not the next too
    caught_question: bool  # an owner who comes home asks the intruder a question first


@dataclass(frozen=True, slots=True)
class Revelation:
    seat: Seat
    trait: Trait


@dataclass(frozen=True, slots=True)
class Accusation:
    """``right`` is None until the card was shown, or the one under the board."""

    seat: Seat
    monk: int
    right: bool | None = None


# --- events ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """``monks`` are the suspects' sheet as it was entered; ``cards`` what each mass card says, None: not entered."""

    kind: ClassVar[str] = f"{ID}/started"
    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    hand: int
    parlour: int
    variants: Variants
    monks: tuple[Monk, ...]
    cards: tuple[int | None, ...]
    pack_version: int


@dataclass(frozen=True, slots=True)
class StepDone(Event):
    """A step of the set-up that leaves no other trace."""

    kind: ClassVar[str] = f"{ID}/step-done"
    step: Phase


@dataclass(frozen=True, slots=True)
class StarterKnown(Event):
    kind: ClassVar[str] = f"{ID}/starter-known"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ConfessorKnown(Event):
    """Who was last in a confessional: 0 the church's, 1 the court's."""

    kind: ClassVar[str] = f"{ID}/confessor-known"
    confessional: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class ConfessorsDrawn(Event):
    """The companion rolled for both confessionals."""

    kind: ClassVar[str] = f"{ID}/confessors-drawn"
    church: Seat
    court: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """``extra``: a crypt card's second turn, in which no time passes."""

    kind: ClassVar[str] = f"{ID}/turn-began"
    seat: Seat
    extra: bool = False


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """The turn was spent in prayer: penance is over."""

    kind: ClassVar[str] = f"{ID}/turn-skipped"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BellMoved(Event):
    kind: ClassVar[str] = f"{ID}/bell-moved"
    to: int


@dataclass(frozen=True, slots=True)
class BellMissed(Event):
    """A room was entered before the bell was: was the figure touched?"""

    kind: ClassVar[str] = f"{ID}/bell-missed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BellNotMissed(Event):
    """The figure had not been touched."""

    kind: ClassVar[str] = f"{ID}/bell-not-missed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Penance(Event):
    """To the church, and a turn is skipped. ``now``: the running turn is that turn."""

    kind: ClassVar[str] = f"{ID}/penance"
    seat: Seat
    sin: Sin
    now: bool = False


@dataclass(frozen=True, slots=True)
class Pardoned(Event):
    kind: ClassVar[str] = f"{ID}/pardoned"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A figure stands in ``room``; None: somewhere without effect, alone. ``met``: who was there already."""

    kind: ClassVar[str] = f"{ID}/moved"
    seat: Seat
    room: Room | None
    met: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Met(Event):
    """Whom the player asks; None: nobody is on this space of the room."""

    kind: ClassVar[str] = f"{ID}/met"
    seat: Seat
    asked: Seat | None


@dataclass(frozen=True, slots=True)
class Questioned(Event):
    """A question was asked aloud; ``vow``: the answer was the vow of silence."""

    kind: ClassVar[str] = f"{ID}/questioned"
    seat: Seat
    asked: Seat
    vow: bool


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card drawn blindly; ``number`` from the left where the companion drew it."""

    kind: ClassVar[str] = f"{ID}/card-taken"
    taker: Seat
    robbed: Seat
    room: Room
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Confessed(Event):
    """A visit to a confessional without a card to take; the die turns all the same."""

    kind: ClassVar[str] = f"{ID}/confessed"
    seat: Seat
    confessional: int


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """Somebody was caught in a cell. ``same``: the stolen card goes back, else a blind one; ``none``: there is none."""

    kind: ClassVar[str] = f"{ID}/card-returned"
    intruder: Seat
    owner: Seat
    same: bool
    none: bool = False
    number: int | None = None


@dataclass(frozen=True, slots=True)
class BookKept(Event):
    """A scriptorium book with a star, kept face down."""

    kind: ClassVar[str] = f"{ID}/book-kept"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TextRead(Event):
    """A book or an event card was read aloud, by the companion where ``token`` is set and its text known."""

    kind: ClassVar[str] = f"{ID}/text-read"
    seat: Seat
    token: Token | None
    name: OwnText | None = None
    text: OwnText | None = None
    seal: Seal | None = None


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A die names a player, for the text that is being applied."""

    kind: ClassVar[str] = f"{ID}/die-rolled"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoomDrawn(Event):
    """The companion drew a room, for the event that is being applied."""

    kind: ClassVar[str] = f"{ID}/room-drawn"
    room: Room


@dataclass(frozen=True, slots=True)
class Applied(Event):
    kind: ClassVar[str] = f"{ID}/applied"


@dataclass(frozen=True, slots=True)
class BookOffered(Event):
    """A kept book lies open on the table, unread until its player is told."""

    kind: ClassVar[str] = f"{ID}/book-offered"
    book: Hidden


@dataclass(frozen=True, slots=True)
class BookTakenBack(Event):
    """Nobody plays it."""

    kind: ClassVar[str] = f"{ID}/book-taken-back"


@dataclass(frozen=True, slots=True)
class BookUsed(Event):
    """A kept book is played: everybody hears it."""

    kind: ClassVar[str] = f"{ID}/book-used"
    seat: Seat
    token: Token | None = None
    name: OwnText | None = None
    text: OwnText | None = None


@dataclass(frozen=True, slots=True)
class ParlourDrawn(Event):
    kind: ClassVar[str] = f"{ID}/parlour-drawn"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ParlourAsked(Event):
    """Who is to show a card; None: nobody is asked."""

    kind: ClassVar[str] = f"{ID}/parlour-asked"
    seat: Seat
    asked: Seat | None


@dataclass(frozen=True, slots=True)
class TraitNamed(Event):
    """One trait of the card that is asked for; None: no second one."""

    kind: ClassVar[str] = f"{ID}/trait-named"
    trait: Trait | None


@dataclass(frozen=True, slots=True)
class ParlourAnswered(Event):
    """What was asked in the parlour, and whether a card was shown."""

    kind: ClassVar[str] = f"{ID}/parlour-answered"
    seat: Seat
    asked: Seat
    traits: tuple[Trait, ...]
    shown: bool


@dataclass(frozen=True, slots=True)
class CryptTaken(Event):
    kind: ClassVar[str] = f"{ID}/crypt-taken"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CryptUsed(Event):
    kind: ClassVar[str] = f"{ID}/crypt-used"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CryptSaved(Event):
    """The crypt card stays for later."""

    kind: ClassVar[str] = f"{ID}/crypt-saved"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    kind: ClassVar[str] = f"{ID}/revealed"
    seat: Seat
    trait: Trait


@dataclass(frozen=True, slots=True)
class ChapterPassed(Event):
    """Neither a revelation nor an accusation."""

    kind: ClassVar[str] = f"{ID}/chapter-passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TraitsBegan(Event):
    """The accused is told by characteristics."""

    kind: ClassVar[str] = f"{ID}/traits-began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TraitGiven(Event):
    kind: ClassVar[str] = f"{ID}/trait-given"
    characteristic: Characteristic
    trait: Trait | None


@dataclass(frozen=True, slots=True)
class TraitsUnclear(Event):
    """These traits do not name one monk: nobody, several, or some of whom the sheet does not tell enough."""

    kind: ClassVar[str] = f"{ID}/traits-unclear"
    fitting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Accused(Event):
    kind: ClassVar[str] = f"{ID}/accused"
    seat: Seat
    monk: int


@dataclass(frozen=True, slots=True)
class CardVerified(Event):
    """The card that is shown to all is that of the accused. It changes nothing."""

    kind: ClassVar[str] = f"{ID}/card-verified"
    durable: ClassVar[bool] = False
    monk: int


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """Somebody showed the card of the accused to all."""

    kind: ClassVar[str] = f"{ID}/cleared"
    seat: Seat
    monk: int
    by: Seat


@dataclass(frozen=True, slots=True)
class NobodyCleared(Event):
    kind: ClassVar[str] = f"{ID}/nobody-cleared"
    seat: Seat
    monk: int


@dataclass(frozen=True, slots=True)
class CulpritShown(Event):
    """The card under the board; None: it was looked at and not scanned, and it is the accused."""

    kind: ClassVar[str] = f"{ID}/culprit-shown"
    monk: int | None


@dataclass(frozen=True, slots=True)
class VerdictTold(Event):
    """A characteristic of the culprit that the sheet does not tell; None: nobody says."""

    kind: ClassVar[str] = f"{ID}/verdict-told"
    characteristic: Characteristic
    trait: Trait | None


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """``scores`` by seat; ``winners`` more than one where even the tie rule does not decide."""

    kind: ClassVar[str] = f"{ID}/ended"
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MassRung(Event):
    kind: ClassVar[str] = f"{ID}/mass-rung"
    seat: Seat
    mass: Mass


@dataclass(frozen=True, slots=True)
class MassCounted(Event):
    """How many cards a mass card passes on, as somebody read it."""

    kind: ClassVar[str] = f"{ID}/mass-counted"
    mass: Mass
    cards: int


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """Everybody has passed so many cards to the left, or the whole hand."""

    kind: ClassVar[str] = f"{ID}/cards-passed"
    cards: int


@dataclass(frozen=True, slots=True)
class MassOver(Event):
    kind: ClassVar[str] = f"{ID}/mass-over"
    first: Seat
    mass: Mass


# by hand, where a printed card says so or something was missed


@dataclass(frozen=True, slots=True)
class HandSet(Event):
    kind: ClassVar[str] = f"{ID}/hand-set"
    seat: Seat
    size: int


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    """A card changed hands otherwise than by the rules that are counted here."""

    kind: ClassVar[str] = f"{ID}/card-moved"
    giver: Seat
    taker: Seat


@dataclass(frozen=True, slots=True)
class PileSet(Event):
    kind: ClassVar[str] = f"{ID}/pile-set"
    left: int


@dataclass(frozen=True, slots=True)
class PlaceSet(Event):
    kind: ClassVar[str] = f"{ID}/place-set"
    seat: Seat
    room: Room


@dataclass(frozen=True, slots=True)
class BellSet(Event):
    kind: ClassVar[str] = f"{ID}/bell-set"
    mass: Mass
    bell: int


@dataclass(frozen=True, slots=True)
class BooksSet(Event):
    kind: ClassVar[str] = f"{ID}/books-set"
    seat: Seat
    books: int


@dataclass(frozen=True, slots=True)
class CryptSet(Event):
    kind: ClassVar[str] = f"{ID}/crypt-set"
    seat: Seat
    held: bool


@dataclass(frozen=True, slots=True)
class RevelationsHeard(Event):
    """They were asked for again. It changes nothing."""

    kind: ClassVar[str] = f"{ID}/revelations-heard"
    durable: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class MonkHeard(Event):
    """A monk of the reference sheet, or a trait, was looked up at the table. It changes nothing."""

    kind: ClassVar[str] = f"{ID}/monk-heard"
    durable: ClassVar[bool] = False
    monk: int


@dataclass(frozen=True, slots=True)
class TextHeard(Event):
    """A book or event whose text everybody may hear was looked up. It changes nothing."""

    kind: ClassVar[str] = f"{ID}/text-heard"
    durable: ClassVar[bool] = False
    token: Token
    name: OwnText | None
    text: OwnText | None


# for one ear


@dataclass(frozen=True, slots=True)
class CardsHeard(Event):
    """New cards of this seat's hand, in the order of its scans; ``origins`` are who each came from as far as it is
    known: 0 the deal or the parlour's pile, None when more than one thing is possible."""

    kind: ClassVar[str] = f"{ID}/cards-heard"
    seat: Seat
    cards: tuple[Hidden, ...]
    origins: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class HandArranged(Event):
    """The hand as its owner says it is now: something was dropped, or moved to another place."""

    kind: ClassVar[str] = f"{ID}/hand-arranged"
    seat: Seat
    cards: tuple[Hidden, ...]


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """What this seat lays out to the left at this mass."""

    kind: ClassVar[str] = f"{ID}/cards-given"
    seat: Seat
    cards: tuple[Hidden, ...]


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """The card that ``shower`` showed to ``seat`` in the parlour."""

    kind: ClassVar[str] = f"{ID}/card-shown"
    seat: Seat
    shower: Seat
    card: Hidden


@dataclass(frozen=True, slots=True)
class BookSeen(Event):
    """A book that this seat heard in its ear."""

    kind: ClassVar[str] = f"{ID}/book-seen"
    seat: Seat
    book: Hidden


@dataclass(frozen=True, slots=True)
class SuspectLooked(Event):
    """A suspect's card was scanned in a window. ``what``: "hand" (its place there is ``number``), "again", "give",
    "shown"."""

    kind: ClassVar[str] = f"{ID}/suspect-looked"
    durable: ClassVar[bool] = False
    seat: Seat
    monk: int
    what: str
    number: int = 0
    of: int = 0


@dataclass(frozen=True, slots=True)
class MonkChecked(Event):
    """A monk of the reference sheet was scanned in a window: is that card in one's own hand, as far as it was heard?"""

    kind: ClassVar[str] = f"{ID}/monk-checked"
    durable: ClassVar[bool] = False
    seat: Seat
    monk: int
    held: bool


@dataclass(frozen=True, slots=True)
class BookLooked(Event):
    kind: ClassVar[str] = f"{ID}/book-looked"
    durable: ClassVar[bool] = False
    seat: Seat
    name: OwnText | None
    text: OwnText | None
    seal: Seal | None


EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    StepDone,
    StarterKnown,
    ConfessorKnown,
    ConfessorsDrawn,
    TurnBegan,
    TurnSkipped,
    BellMoved,
    BellMissed,
    BellNotMissed,
    Penance,
    Pardoned,
    Moved,
    Met,
    Questioned,
    CardTaken,
    Confessed,
    CardReturned,
    BookKept,
    TextRead,
    DieRolled,
    RoomDrawn,
    Applied,
    BookOffered,
    BookTakenBack,
    BookUsed,
    ParlourDrawn,
    ParlourAsked,
    TraitNamed,
    ParlourAnswered,
    CryptTaken,
    CryptUsed,
    CryptSaved,
    Revealed,
    ChapterPassed,
    TraitsBegan,
    TraitGiven,
    TraitsUnclear,
    Accused,
    CardVerified,
    Cleared,
    NobodyCleared,
    CulpritShown,
    VerdictTold,
    Ended,
    MassRung,
    MassCounted,
    CardsPassed,
    MassOver,
    HandSet,
    CardMoved,
    PileSet,
    PlaceSet,
    BellSet,
    BooksSet,
    CryptSet,
    RevelationsHeard,
    MonkHeard,
    TextHeard,
    CardsHeard,
    HandArranged,
    CardsGiven,
    CardShown,
    BookSeen,
    SuspectLooked,
    MonkChecked,
    BookLooked,
)


# --- state -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Layout:
    """What does not change while the game is played. ``ears``: seats that take in secrets by ear."""

    people: tuple[Who, ...]
    ears: frozenset[Seat]
    hand: int
    parlour: int
    variants: Variants
    monks: tuple[Monk, ...]

    @property
    def players(self) -> int:
        return len(self.people)

    @property
    def six(self) -> bool:
        """Whether the changes for six players are in force."""
        return self.variants.long_moves or len(self.people) == 6

    @property
    def steps(self) -> int:
        return 3 if self.six else 2

    def left_of(self, seat: Seat) -> Seat:
        return seat % len(self.people) + 1

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 2) % len(self.people) + 1

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, clockwise."""
        players = len(self.people)
        return tuple((seat + step - 1) % players + 1 for step in range(1, players))


@dataclass(frozen=True)  # no slots: it is wide, and copied at every event
class State:
    """Tuples are by seat, seat 1 first.

    ``bell`` is 0 where the first player has just received it. ``sizes`` are what everybody can count; ``kept`` is
    what a seat heard of its hand, in its order, ``coming`` from whom its last cards came. ``loot`` are (intruder,
    owner) of cells in which a card was taken and the intruder still stands. ``look`` is (asker, shower) of a card
    that is being shown.
    """

    layout: Layout
    sizes: tuple[int, ...]
    places: tuple[Room | None, ...]
    kept: tuple[tuple[Token, ...], ...]
    coming: tuple[tuple[Seat, ...], ...]
    giving: tuple[tuple[Token, ...], ...]
    gone: tuple[int, ...]  # cards that left a hand which was wholly known, and nobody told the companion which
    penance: tuple[bool, ...]
    visited: tuple[bool, ...]  # the library
    crypts: tuple[bool, ...]
    books: tuple[int, ...]
    seen_books: tuple[tuple[Token, ...], ...]  # books that a seat heard in its ear and keeps
    cards: tuple[int | None, ...]
    pile: int
    phase: Phase = Phase.PREPARE
    active: Seat = 1
    first: Seat = 1
    then: Seat | None = None  # whose turn is next, where it is not the left neighbour's
    extra: bool = False  # this turn, or the one that ``then`` begins, is a crypt card's
    lost: bool = False  # a bell forgotten has cost the running turn
    bell: int = 0
    begun: bool = False  # whether the bell was ever placed
    mass: Mass = Mass.MATINES
    ringing: bool = False
    confessors: tuple[Seat | None, Seat | None] = (None, None)
    asked: Seat | None = None
    traits: tuple[Trait, ...] = ()
    given: tuple[Trait | None, ...] = ()
    accused: int | None = None
    loot: tuple[tuple[Seat, Seat], ...] = ()
    look: tuple[Seat, Seat] | None = None
    held: Token | None = None
    back: Phase = Phase.MOVE  # where the table stood when a book was offered
    revelations: tuple[Revelation, ...] = ()
    accusations: tuple[Accusation, ...] = ()
    culprit: int | None = None
    verdict: tuple[tuple[Characteristic, Trait | None], ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def players(self) -> int:
        return len(self.layout.people)

    def size(self, seat: Seat) -> int:
        return self.sizes[seat - 1]

    def hand(self, seat: Seat) -> tuple[Token, ...]:
        return self.kept[seat - 1]

    def unheard(self, seat: Seat) -> int:
        """How many cards of this hand have not been heard yet."""
        size = self.sizes[seat - 1]
        return min(size, max(0, size - len(self.kept[seat - 1]) + self.gone[seat - 1]))

    @property
    def room(self) -> Room | None:
        """Where the active player stands."""
        return self.places[self.active - 1]

    @property
    def to_pass(self) -> int | None:
        """How many cards this mass passes on."""
        return self.cards[MASSES.index(self.mass)]

    def at(self, room: Room) -> tuple[Seat, ...]:
        places = self.places
        return tuple([seat for seat, place in enumerate(places, 1) if place is room]) if room in places else ()

    def met(self, seat: Seat, room: Room | None) -> tuple[Seat, ...]:
        """Who may be met there: nobody who does penance in the church, for they neither ask nor answer.

        In another empty room it may be whoever went somewhere without effect.
        """
        if room is None or self.silent(seat):
            return ()
        there = self.at(room)
        if room is Room.AUTRE and None in self.places:
            there = tuple([other for other, place in enumerate(self.places, 1) if place in (Room.AUTRE, None)])
        if not there:
            return ()
        return tuple([other for other in there if other != seat and not self.silent(other)])

    def silent(self, seat: Seat) -> bool:
        """Whether this player does penance in the church."""
        return self.penance[seat - 1] and self.places[seat - 1] is Room.EGLISE

    @property
    def robbed(self) -> Seat | None:
        """Whose hand the active player may draw from, where they stand; None: nobody's, or there is no card."""
        room = self.room
        if room is None:
            return None
        seat = room.cell
        if room.confessional is not None:
            seat = self.confessors[room.confessional]
        if seat is None or seat == self.active or seat > self.players or not self.size(seat):
            return None
        return seat

    def library(self, seat: Seat) -> Library:
        """Whether the library is open to this player, or why not."""
        if not self.layout.variants.library:
            return Library.BURNT
        if self.visited[seat - 1]:
            return Library.VISITED
        own = self.size(seat)
        if min(self.sizes) < own:
            return Library.FEWER
        return Library.EQUAL if max(self.sizes) == own else Library.OPEN

    def bell_next(self) -> int:
        """Where the bell goes, or comes from the hands that just received it."""
        if self.bell:
            return self.bell + 1
        if not self.begun:
            return self.layout.variants.first_bell
        return 2 if self.layout.six else 1

    def next_mass(self) -> Mass:
        after = MASSES[(MASSES.index(self.mass) + 1) % len(MASSES)]
        return Mass.LAUDES if after is Mass.MATINES and not self.layout.variants.matines else after

    def characteristic(self) -> Characteristic | None:
        """The next one to be told: of the accused, or of the culprit."""
        if self.phase is Phase.TRAITS:
            return tuple(VALUES)[len(self.given)] if len(self.given) < len(VALUES) else None
        return next(iter(self.untold()), None)

    def culprits(self, characteristic: Characteristic) -> Trait | None:
        """What the culprit is, by the sheet or as it was told."""
        told = dict(self.verdict)
        if characteristic in told:
            return told[characteristic]
        return None if self.culprit is None else self.layout.monks[self.culprit - 1].trait(characteristic)

    def untold(self) -> tuple[Characteristic, ...]:
        """What revelations were made of and nobody has told of the culprit."""
        wanted = {revelation.trait.of for revelation in self.revelations} - dict(self.verdict).keys()
        return tuple(each for each in VALUES if each in wanted and self.culprits(each) is None)

    def right(self, revelation: Revelation) -> bool | None:
        """Whether a revelation was right; None: nobody can tell."""
        truth = self.culprits(revelation.trait.of)
        return None if truth is None else truth is revelation.trait

    def score(self, seat: Seat) -> int:
        """The points of a seat, as far as they can be told."""
        points = 0
        for revelation in self.revelations:
            right = self.right(revelation)
            if revelation.seat == seat and right is not None:
                points += RIGHT_REVELATION if right else WRONG_REVELATION
        for accusation in self.accusations:
            if accusation.seat == seat and accusation.right is not None:
                points += RIGHT_ACCUSATION if accusation.right else WRONG_ACCUSATION
        return points

    @property
    def finder(self) -> Seat | None:
        return next((accusation.seat for accusation in self.accusations if accusation.right), None)

    def fitting(self) -> tuple[int, ...]:
        """The monks that the traits given so far do not exclude; one of whom a trait is not known is not excluded."""
        return tuple(
            monk.number
            for monk in self.layout.monks
            if all(
                told is None or had is None or told is had for told, had in zip(self.given, monk.traits, strict=False)
            )
        )

    def named(self) -> int | None:
        """The one monk whom the given traits name for certain."""
        fitting = self.fitting()
        if len(fitting) != 1:
            return None
        monk = self.layout.monks[fitting[0] - 1]
        sure = all(told is None or told is had for told, had in zip(self.given, monk.traits, strict=False)) and any(
            told is not None for told in self.given
        )
        return monk.number if sure else None


def suspect(monk: int) -> Token:
    """The card of a monk."""
    return Token(f"{ID}/suspect/{monk:02d}")


def number_of(token: Token) -> int:
    """The number of a monk, a card or a book."""
    return int(token.id.rpartition("/")[2])


# --- evolve ------------------------------------------------------------------------------------------------


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before ``GameStarted``."""
    if state is None:
        assert isinstance(event, GameStarted), "a game begins with GameStarted"
        return _started(event)
    if not event.durable:
        return state
    return _EVOLVE[type(event)](state, event)


def _started(event: GameStarted) -> State:
    people = tuple(Who(seated.seat, seated.name) for seated in event.seats)
    ears = frozenset(seated.seat for seated in event.seats if seated.way is not None and seated.way.value == "ear")
    none = ((),) * len(people)
    return State(
        Layout(people, ears, event.hand, event.parlour, event.variants, event.monks),
        sizes=(0,) * len(people),
        places=(Room.EGLISE,) * len(people),
        kept=none,
        coming=none,
        giving=none,
        gone=(0,) * len(people),
        penance=(False,) * len(people),
        visited=(False,) * len(people),
        crypts=(False,) * len(people),
        books=(0,) * len(people),
        seen_books=none,
        cards=event.cards,
        pile=event.parlour,
        mass=Mass.MATINES if event.variants.matines else Mass.LAUDES,
    )


T = TypeVar("T")


def _at(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The tuple with this seat's value changed."""
    return (*values[: seat - 1], value, *values[seat:])


def _add(sizes: tuple[int, ...], seat: Seat, change: int) -> tuple[int, ...]:
    return _at(sizes, seat, max(0, sizes[seat - 1] + change))


def _step_done(state: State, event: StepDone) -> State:
    if event.step is Phase.PREPARE:
        return replace(state, phase=Phase.DEAL)
    hand, players = state.layout.hand, state.players
    return replace(state, phase=Phase.STARTER, sizes=(hand,) * players, coming=((0,) * hand,) * players)


def _starter_known(state: State, event: StarterKnown) -> State:
    return replace(state, first=event.seat, then=event.seat, phase=Phase.CONFESSOR_1)


def _confessor_known(state: State, event: ConfessorKnown) -> State:
    church, court = state.confessors
    if event.confessional == 0:
        return replace(state, confessors=(event.seat, court), phase=Phase.CONFESSOR_2)
    return replace(state, confessors=(church, event.seat), phase=Phase.TURN_OVER)


def _confessors_drawn(state: State, event: ConfessorsDrawn) -> State:
    return replace(state, confessors=(event.church, event.court), phase=Phase.TURN_OVER)


def _turn_began(state: State, event: TurnBegan) -> State:
    seat = event.seat
    bell = seat == state.first and not event.extra
    look = None if state.look is not None and state.look[0] == seat else state.look
    skip = state.penance[seat - 1] and not bell
    phase = Phase.BELL if bell else Phase.SKIP if skip else Phase.MOVE
    return replace(
        state, active=seat, then=None, extra=event.extra, lost=False, look=look, asked=None, ringing=False, phase=phase
    )


def _turn_skipped(state: State, event: TurnSkipped) -> State:
    penance = _at(state.penance, event.seat, False)
    return replace(state, active=event.seat, then=None, penance=penance, extra=False, phase=Phase.TURN_OVER)


def _bell_moved(state: State, event: BellMoved) -> State:
    phase = Phase.MOVE
    if state.lost:
        phase = Phase.TURN_OVER
    elif state.penance[state.active - 1]:
        phase = Phase.SKIP
    return replace(state, bell=event.to, begun=True, phase=phase)


def _penance(state: State, event: Penance) -> State:
    seat = event.seat
    flags = state.penance if event.now else _at(state.penance, seat, True)
    places = _at(state.places, seat, Room.EGLISE)
    loot = tuple(pair for pair in state.loot if pair[0] != seat)
    state = replace(state, penance=flags, places=places, loot=loot)
    if event.sin is Sin.BELL and state.phase is Phase.FORGOTTEN:
        return replace(state, lost=True, phase=Phase.BELL)
    if seat == state.active and state.phase in _MID_TURN:
        # Whoever is sent to the church does nothing more in this turn; one that has not moved yet prays at once.
        return replace(state, phase=Phase.SKIP if state.phase is Phase.MOVE else Phase.TURN_OVER)
    return _met_again(state)


def _moved(state: State, event: Moved) -> State:
    seat, room = event.seat, event.room
    loot = tuple(pair for pair in state.loot if pair[0] != seat) if state.loot else ()
    places = _at(state.places, seat, room)
    if room is None or (room in _PLAIN and not event.met):
        return _done(state, places=places, loot=loot)
    if not event.met or (room.cell == seat and not state.layout.variants.caught_question):
        return _acting(replace(state, places=places, loot=loot, asked=None))
    if room.several:
        return replace(state, places=places, loot=loot, asked=None, phase=Phase.WHO)
    if len(event.met) > 1:
        return replace(state, places=places, loot=loot, asked=None, phase=Phase.WHOM)
    return replace(state, places=places, loot=loot, asked=event.met[0], phase=Phase.QUESTION)


def _met(state: State, event: Met) -> State:
    if event.asked is None:
        return _acting(state)
    return replace(state, asked=event.asked, phase=Phase.QUESTION)


def _acting(state: State) -> State:
    """The room's own effect is next: what it waits for, or ACTION where it happens of itself, or nothing."""
    room = state.room
    effect = None if room is None else _EFFECTS.get(room)
    return _done(state) if effect is None else effect(state)


def _cell(state: State) -> State:
    room = state.room
    if room is not None and room.cell == state.active and (intruders := state.met(state.active, room)):
        return replace(state, asked=intruders[0], phase=Phase.CAUGHT)
    robbed = state.robbed
    return _done(state) if robbed is None else replace(state, asked=robbed, phase=Phase.ROB)


def _confessional(state: State) -> State:
    robbed = state.robbed
    return replace(state, asked=robbed, phase=Phase.ROB if robbed else Phase.ACTION)


def _parlour(state: State) -> State:
    return replace(state, asked=None, traits=(), phase=Phase.ACTION if state.pile else Phase.ASK)


def _crypt(state: State) -> State:
    return _done(state) if state.crypts[state.active - 1] else replace(state, phase=Phase.ACTION)


#: What a room waits for, or gives of itself; those that are not here do nothing.
_EFFECTS: dict[Room, Callable[[State], State]] = {
    **dict.fromkeys(_CELLS, _cell),
    **dict.fromkeys(_CONFESSIONALS, _confessional),
    Room.SCRIPTORIUM: lambda state: replace(state, phase=Phase.BOOK),
    Room.BIBLIOTHEQUE: lambda state: replace(state, visited=_at(state.visited, state.active, True), phase=Phase.READ),
    Room.PARLOIR: _parlour,
    Room.CRYPTE: _crypt,
    Room.CHAPITRE: lambda state: replace(state, given=(), phase=Phase.CHAPTER),
}


def _done(state: State, **changes: Any) -> State:
    """With these changes the turn has nothing more to do; whoever holds a crypt card may play again, after a normal
    turn."""
    active = state.active - 1
    again = state.crypts[active] and not state.extra and not state.penance[active]
    return replace(state, **changes, asked=None, phase=Phase.CRYPT if again else Phase.TURN_OVER)


def _questioned(state: State, event: Questioned) -> State:
    return _acting(state)


def _transfer(state: State, giver: Seat, taker: Seat, number: int | None = None) -> State:
    """One card from hand to hand. Which, is known where its number was drawn and the whole hand was heard."""
    kept, gone = state.kept, state.gone
    hand = kept[giver - 1]
    if hand and not state.unheard(giver):
        if number is not None and not gone[giver - 1]:
            kept = _at(kept, giver, (*hand[: number - 1], *hand[number:]))
        else:
            gone = _add(gone, giver, 1)
    sizes = _add(_add(state.sizes, giver, -1), taker, 1)
    return replace(state, sizes=sizes, coming=_comes(state.coming, taker, giver, sizes), kept=kept, gone=gone)


def _comes(
    coming: tuple[tuple[Seat, ...], ...], taker: Seat, giver: Seat, sizes: tuple[int, ...]
) -> tuple[tuple[Seat, ...], ...]:
    return _at(coming, taker, (*coming[taker - 1], giver)[-sizes[taker - 1] :])


def _card_taken(state: State, event: CardTaken) -> State:
    state = _transfer(state, event.robbed, event.taker, event.number)
    if event.room.cell is not None:
        return _done(state, loot=(*state.loot, (event.taker, event.robbed)))
    return _done(_confesses(state, event.room.confessional or 0))


def _confesses(state: State, confessional: int) -> State:
    church, court = state.confessors
    return replace(state, confessors=(state.active, court) if confessional == 0 else (church, state.active))


def _confessed(state: State, event: Confessed) -> State:
    return _done(_confesses(state, event.confessional))


def _card_returned(state: State, event: CardReturned) -> State:
    if not event.none:
        state = _transfer(state, event.intruder, event.owner, event.number)
    loot = tuple(pair for pair in state.loot if pair[0] != event.intruder)
    return _done(replace(state, loot=loot))


def _book_kept(state: State, event: BookKept) -> State:
    return _done(state, books=_add(state.books, event.seat, 1))


def _text_read(state: State, event: TextRead) -> State:
    return replace(state, phase=Phase.APPLY) if event.token is not None else _applied(state, None)


def _applied(state: State, event: Event | None) -> State:
    return replace(state, phase=Phase.MASS_OVER) if state.ringing else _done(state)


def _book_offered(state: State, event: BookOffered) -> State:
    return replace(state, held=event.book.token, back=state.phase, phase=Phase.HELD)


def _book_taken_back(state: State, event: BookTakenBack) -> State:
    return replace(state, held=None, phase=state.back)


def _book_used(state: State, event: BookUsed) -> State:
    seen = tuple(tuple(book for book in books if book != event.token) for books in state.seen_books)
    phase = state.back if state.phase is Phase.HELD else state.phase
    return replace(state, books=_add(state.books, event.seat, -1), seen_books=seen, held=None, phase=phase)


def _parlour_drawn(state: State, event: ParlourDrawn) -> State:
    sizes = _add(state.sizes, event.seat, 1)
    coming = _comes(state.coming, event.seat, 0, sizes)
    return _done(state, pile=state.pile - 1, sizes=sizes, coming=coming)


def _parlour_asked(state: State, event: ParlourAsked) -> State:
    if event.asked is None:
        return _done(state)
    return replace(state, asked=event.asked, traits=(), phase=Phase.TRAIT)


def _trait_named(state: State, event: TraitNamed) -> State:
    if event.trait is None:
        return replace(state, phase=Phase.SHOW)
    traits = (*state.traits, event.trait)
    return replace(state, traits=traits, phase=Phase.TRAIT_2 if len(traits) == 1 else Phase.SHOW)


def _parlour_answered(state: State, event: ParlourAnswered) -> State:
    look = (event.seat, event.asked) if event.shown else state.look
    return _done(state, look=look, traits=())


def _crypt_taken(state: State, event: CryptTaken) -> State:
    # It is for a later turn: the one in which it was taken ends without asking.
    return replace(state, crypts=_at(state.crypts, event.seat, True), phase=Phase.TURN_OVER)


def _crypt_used(state: State, event: CryptUsed) -> State:
    crypts = _at(state.crypts, event.seat, False)
    return replace(state, crypts=crypts, phase=Phase.TURN_OVER, then=event.seat, extra=True)


def _turn_over(state: State, event: Event) -> State:
    return replace(state, phase=Phase.TURN_OVER)


def _revealed(state: State, event: Revealed) -> State:
    return _done(state, revelations=(*state.revelations, Revelation(event.seat, event.trait)))


def _chapter_passed(state: State, event: ChapterPassed) -> State:
    return _done(state)


def _traits_began(state: State, event: TraitsBegan) -> State:
    return replace(state, given=(), phase=Phase.TRAITS)


def _trait_given(state: State, event: TraitGiven) -> State:
    return replace(state, given=(*state.given, event.trait))


def _traits_unclear(state: State, event: TraitsUnclear) -> State:
    return replace(state, given=(), phase=Phase.CHAPTER)


def _accused(state: State, event: Accused) -> State:
    accusation = Accusation(event.seat, event.monk)
    accusations = (*state.accusations, accusation)
    return replace(state, accused=event.monk, accusations=accusations, given=(), phase=Phase.CLEAR)


def _judged(state: State, right: bool) -> State:
    *before, last = state.accusations
    return replace(state, accusations=(*before, replace(last, right=right)))


def _cleared(state: State, event: Cleared) -> State:
    return replace(_judged(state, False), accused=None)  # the penance that follows ends the turn


def _nobody_cleared(state: State, event: NobodyCleared) -> State:
    return replace(state, phase=Phase.CULPRIT)


def _culprit_shown(state: State, event: CulpritShown) -> State:
    culprit = state.accused if event.monk is None else event.monk
    return replace(_judged(state, culprit == state.accused), culprit=culprit, phase=Phase.VERDICT)


def _verdict_told(state: State, event: VerdictTold) -> State:
    return replace(state, verdict=(*state.verdict, (event.characteristic, event.trait)))


def _ended(state: State, event: Ended) -> State:
    return replace(state, scores=event.scores, winners=event.winners, phase=Phase.OVER)


def _mass_rung(state: State, event: MassRung) -> State:
    return replace(
        state,
        ringing=True,
        places=(Room.EGLISE,) * state.players,
        loot=(),
        look=None,
        giving=((),) * state.players,
        phase=Phase.COUNT if state.to_pass is None else Phase.MASS,
    )


def _mass_counted(state: State, event: MassCounted) -> State:
    rank = MASSES.index(event.mass)
    cards = (*state.cards[:rank], event.cards, *state.cards[rank + 1 :])
    return replace(state, cards=cards, phase=Phase.MASS)


def _cards_passed(state: State, event: CardsPassed) -> State:
    given = tuple(min(event.cards, size) for size in state.sizes)
    sizes, kept, coming, missing = [], [], [], []
    for seat, size in enumerate(state.sizes, 1):
        right = state.layout.right_of(seat)
        sizes.append(size - given[seat - 1] + given[right - 1])
        hand = state.hand(seat)
        told = hand if given[seat - 1] == size else state.giving[seat - 1]
        left = tuple(card for card in hand if card not in told)
        whole = bool(hand) and not state.unheard(seat)
        kept.append(left)
        missing.append(min(len(left), state.gone[seat - 1] + given[seat - 1] - len(hand) + len(left)) if whole else 0)
        coming.append((*state.coming[seat - 1], *(right,) * given[right - 1])[-sizes[-1] or None :])
    phase = Phase.EVENT if state.layout.variants.events else Phase.MASS_OVER
    return replace(
        state,
        sizes=tuple(sizes),
        kept=tuple(kept),
        coming=tuple(coming),
        gone=tuple(max(0, count) for count in missing),
        giving=((),) * state.players,
        phase=phase,
    )


def _mass_over(state: State, event: MassOver) -> State:
    return replace(state, first=event.first, then=event.first, mass=event.mass, bell=0, phase=Phase.TURN_OVER)


def _hand_set(state: State, event: HandSet) -> State:
    seat = event.seat
    # A hand of which more was heard than it holds has lost cards, and nobody told the companion which.
    gone = max(state.gone[seat - 1], len(state.hand(seat)) - event.size)
    return _still_robbed(replace(state, sizes=_at(state.sizes, seat, event.size), gone=_at(state.gone, seat, gone)))


def _card_moved(state: State, event: CardMoved) -> State:
    return _still_robbed(_transfer(state, event.giver, event.taker))


E = TypeVar("E", bound=Event)


def _beneath(change: Callable[[State, E], State]) -> Callable[[State, E], State]:
    """A change by hand acts on what the table stood at, also while a kept book lies open; the book waits on."""

    def changed(state: State, event: E) -> State:
        if state.phase is not Phase.HELD:
            return change(state, event)
        after = change(replace(state, phase=state.back), event)
        return replace(after, phase=Phase.HELD, back=after.phase)

    return changed


def _still_robbed(state: State) -> State:
    """A hand that was about to be drawn from may be empty now."""
    return _acting(state) if state.phase is Phase.ROB and not state.size(state.asked or 1) else state


def _pile_set(state: State, event: PileSet) -> State:
    state = replace(state, pile=event.left)
    if state.phase in (Phase.ASK, Phase.TRAIT, Phase.TRAIT_2, Phase.SHOW) and event.left:
        return _acting(state)
    return state


def _place_set(state: State, event: PlaceSet) -> State:
    seat, before = event.seat, state.places[event.seat - 1]
    loot = tuple(pair for pair in state.loot if pair[0] != seat)
    state = replace(state, places=_at(state.places, seat, event.room), loot=loot)
    if event.room is before:
        return state
    if state.phase in _IN_ROOM and (seat == state.active or (state.phase is Phase.CAUGHT and seat == state.asked)):
        return _acting(replace(state, asked=None, traits=(), given=()))
    if state.phase in _MEETING and seat == state.active:
        return _moved(state, Moved(seat, event.room, state.met(seat, event.room)))
    return _met_again(state)


def _met_again(state: State) -> State:
    """Where whoever was to be asked has gone, who is met is looked at anew."""
    if state.phase not in _MEETING:
        return state
    met = state.met(state.active, state.room)
    if state.phase is Phase.QUESTION and state.asked in met:
        return state
    return _moved(state, Moved(state.active, state.room, met))


def _bell_set(state: State, event: BellSet) -> State:
    state = replace(state, mass=event.mass, bell=event.bell, begun=state.begun or event.bell > 0)
    if state.phase in (Phase.MASS, Phase.COUNT):  # another mass passes on another number of cards
        state = replace(state, phase=Phase.COUNT if state.to_pass is None else Phase.MASS)
    return state


def _books_set(state: State, event: BooksSet) -> State:
    return replace(state, books=_at(state.books, event.seat, event.books))


def _crypt_set(state: State, event: CryptSet) -> State:
    state = replace(state, crypts=_at(state.crypts, event.seat, event.held))
    if state.phase is Phase.CRYPT and not state.crypts[state.active - 1]:
        return replace(state, phase=Phase.TURN_OVER)  # there is none to play again with
    return state


def _hold(state: State, seat: Seat, hand: tuple[Token, ...]) -> State:
    """This seat holds these cards, so nobody else does."""
    held = frozenset(hand)
    kept, gone = [], []
    for at, cards in enumerate(state.kept, 1):
        left = hand if at == seat else tuple(card for card in cards if card not in held)
        kept.append(left)
        gone.append(min(len(left), max(0, state.gone[at - 1] - max(0, len(cards) - len(left)))))
    return replace(state, kept=tuple(kept), gone=tuple(gone))


def _cards_heard(state: State, event: CardsHeard) -> State:
    seat = event.seat
    coming = _at(state.coming, seat, state.coming[seat - 1][: -len(event.cards) or None])
    return replace(_hold(state, seat, (*state.hand(seat), *(card.token for card in event.cards))), coming=coming)


def _hand_arranged(state: State, event: HandArranged) -> State:
    return _hold(state, event.seat, tuple(card.token for card in event.cards))


def _cards_given(state: State, event: CardsGiven) -> State:
    return replace(state, giving=_at(state.giving, event.seat, tuple(card.token for card in event.cards)))


def _card_shown(state: State, event: CardShown) -> State:
    return replace(state, look=None)


def _book_seen(state: State, event: BookSeen) -> State:
    books = state.seen_books[event.seat - 1]
    if event.book.token in books:
        return state
    return replace(state, seen_books=_at(state.seen_books, event.seat, (*books, event.book.token)))


def _pardoned(state: State, event: Pardoned) -> State:
    state = replace(state, penance=_at(state.penance, event.seat, False))
    if state.phase is Phase.SKIP and event.seat == state.active:  # a turn that waits beneath a kept book
        return replace(state, phase=Phase.MOVE)
    return state


def _bell_missed(state: State, event: BellMissed) -> State:
    return replace(state, phase=Phase.FORGOTTEN)


def _bell_not_missed(state: State, event: BellNotMissed) -> State:
    return replace(state, phase=Phase.BELL)


def _unchanged(state: State, event: Event) -> State:
    return state


_EVOLVE: dict[type[Event], Callable[[State, Any], State]] = {
    StepDone: _step_done,
    StarterKnown: _starter_known,
    ConfessorKnown: _confessor_known,
    ConfessorsDrawn: _confessors_drawn,
    TurnBegan: _turn_began,
    TurnSkipped: _turn_skipped,
    BellMoved: _bell_moved,
    BellMissed: _bell_missed,
    BellNotMissed: _bell_not_missed,
    Penance: _beneath(_penance),
    Pardoned: _beneath(_pardoned),
    Moved: _moved,
    Met: _met,
    Questioned: _questioned,
    CardTaken: _card_taken,
    Confessed: _confessed,
    CardReturned: _card_returned,
    BookKept: _book_kept,
    TextRead: _text_read,
    DieRolled: _unchanged,
    RoomDrawn: _unchanged,
    Applied: _applied,
    BookOffered: _book_offered,
    BookTakenBack: _book_taken_back,
    BookUsed: _book_used,
    ParlourDrawn: _parlour_drawn,
    ParlourAsked: _parlour_asked,
    TraitNamed: _trait_named,
    ParlourAnswered: _parlour_answered,
    CryptTaken: _crypt_taken,
    CryptUsed: _crypt_used,
    CryptSaved: _turn_over,
    Revealed: _revealed,
    ChapterPassed: _chapter_passed,
    TraitsBegan: _traits_began,
    TraitGiven: _trait_given,
    TraitsUnclear: _traits_unclear,
    Accused: _accused,
    Cleared: _cleared,
    NobodyCleared: _nobody_cleared,
    CulpritShown: _culprit_shown,
    VerdictTold: _verdict_told,
    Ended: _ended,
    MassRung: _mass_rung,
    MassCounted: _mass_counted,
    CardsPassed: _cards_passed,
    MassOver: _mass_over,
    HandSet: _beneath(_hand_set),
    CardMoved: _beneath(_card_moved),
    PileSet: _beneath(_pile_set),
    PlaceSet: _beneath(_place_set),
    BellSet: _beneath(_bell_set),
    BooksSet: _books_set,
    CryptSet: _beneath(_crypt_set),
    CardsHeard: _cards_heard,
    HandArranged: _hand_arranged,
    CardsGiven: _cards_given,
    CardShown: _card_shown,
    BookSeen: _book_seen,
}

#: Phases in the middle of a turn, which a penance ends.
_MID_TURN = frozenset(
    {
        *(Phase.MOVE, Phase.WHO, Phase.WHOM, Phase.QUESTION, Phase.ROB, Phase.CAUGHT, Phase.BOOK, Phase.READ),
        *(Phase.ASK, Phase.TRAIT, Phase.TRAIT_2, Phase.SHOW, Phase.CHAPTER, Phase.TRAITS, Phase.CLEAR, Phase.CRYPT),
    }
)
#: Phases in which somebody who is met is, or is to be, asked.
_MEETING = frozenset({Phase.WHO, Phase.WHOM, Phase.QUESTION})
#: Phases that only the room in which the active player stands brings about. (A text may move a figure: not those.)
_IN_ROOM = frozenset(
    {
        *(Phase.ROB, Phase.CAUGHT, Phase.ASK, Phase.TRAIT, Phase.TRAIT_2, Phase.SHOW, Phase.CHAPTER, Phase.TRAITS),
    }
)
