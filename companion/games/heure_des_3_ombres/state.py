"""What is true at the table: the events that happened, and the state they add up to.

``evolve`` is the only way to a new state and never refuses: ``rules.py`` has judged, and where an event leaves
the table is in the event (``to``). Memory is the players' own: what lies under a tile is in the state only
while that tile is face up, and a tile that somebody looked at in secret is in no durable event at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from companion.games.protocol import Seated
from companion.model import Event, OwnText, Seat, Token, Way, Who, replace

ID = "heure-des-3-ombres"
SUSPECTS = 13  # put aside, the table has won
LAST_HOUR = 12
SLEEP = 3  # from this hour on the sleeping ambushes and Débriefing do what they can
BLUFF = 6  # from this hour on a bluff is allowed
REVEALS = 2  # tiles a turn


class Investigator(Enum):
    LUCILE = "lucile"
    BALAFRE = "balafre"
    ALLISON = "allison"
    ZACHARIE = "zacharie"


#: Tiles that an ability lets its owner look at, each turn.
LOOKS = {Investigator.ALLISON: 1, Investigator.ZACHARIE: 2}


class Face(Enum):
    """A face of the Enquête die; the first four each name a Lieu."""

    REVERBERE = "reverbere"
    CHAPEAU = "chapeau"
    PENTACLE = "pentacle"
    ROUAGE = "rouage"
    LOUPE = "loupe"
    HORLOGE = "horloge"

    @property
    def is_lieu(self) -> bool:
        return self not in (Face.LOUPE, Face.HORLOGE)


class Trap(Enum):
    HERCULE = "hercule"
    YEUX = "yeux"
    VORTEX = "vortex"
    HORLOGE = "horloge"


class Card(Enum):
    """A 3ID card."""

    ARCHEOSCRIPT = "archeoscript"
    CHRONOGYRE = "chronogyre"
    DEBRIEFING = "debriefing"
    CALEPIN = "calepin"
    INVERTIGO = "invertigo"
    LOUPE = "loupe-analytique"
    STYLO = "stylo-traducteur"
    REVELATEUR = "revelateur-d-empreinte"
    OREILLETTES = "oreillettes-a-ultra-son"

    @property
    def is_object(self) -> bool:
        return self not in (Card.DEBRIEFING, Card.CALEPIN)

    @property
    def token_id(self) -> str:
        return f"{ID}/3id/{self.value}"


class Limbes(Enum):
    """A Limbes card: an ambush, or a curse."""

    AMNESIE = "amnesie"
    BROUILLARD = "brouillard"
    BRUME = "brume"
    CONFUSION = "confusion"
    FAUSSE_PISTE = "fausse-piste"
    HALLUCINATION = "hallucination"
    ILLUSION = "illusion"
    MANIPULATION = "manipulation"
    PARALYSIE = "paralysie"
    PARANOIA = "paranoia"
    REVEIL = "reveil-des-ombres"
    SILENCE = "silence"
    TEMPS = "temps-accelere"
    TENEBRES = "tenebres"
    VORTEX = "vortex"

    @property
    def is_curse(self) -> bool:
        return self in CURSES

    @property
    def token_id(self) -> str:
        return f"{ID}/limbes/{self.value}"


CURSES = frozenset(
    {
        Limbes.BRUME,
        Limbes.CONFUSION,
        Limbes.HALLUCINATION,
        Limbes.PARALYSIE,
        Limbes.PARANOIA,
        Limbes.SILENCE,
        Limbes.TENEBRES,
    }
)
#: Ambushes that do nothing before the third hour.
SLEEPERS = frozenset(
    {
        Limbes.BROUILLARD,
        Limbes.FAUSSE_PISTE,
        Limbes.ILLUSION,
        Limbes.MANIPULATION,
        Limbes.REVEIL,
        Limbes.VORTEX,
    }
)


class Reason(Enum):
    """Why the clock moved. The first five are all that the rules know."""

    DIE = "die"
    TRAP = "trap"
    NO_CUBE = "no-cube"
    TEMPS = "temps"
    DECK = "deck"
    HAND = "hand"


class Outcome(Enum):
    THIRTEEN = "thirteen"
    BLUFF_RIGHT = "bluff-right"
    BLUFF_WRONG = "bluff-wrong"
    CLOCK = "clock"


class Source(Enum):
    """What lets somebody look at a tile in secret."""

    ABILITY = "ability"
    OBJECT = "object"
    PARANOIA = "paranoia"


class Deck(Enum):
    CARDS = "3id"
    LIMBES = "limbes"
    TRAPS = "traps"


class Count(Enum):
    """What the menu can put right."""

    HOUR = "hour"
    ASIDE = "aside"
    ACTIVE = "active"
    CUBES = "cubes"
    CLUES = "clues"
    TRAPS = "traps"


class Phase(Enum):
    """What the table does now. Each is left by #, by an answer or by a scan."""

    INVESTIGATORS = "investigators"
    HOUSE = "house"
    LAYING = "laying"
    STARTER = "starter"
    START = "start"  # the die is due, or a bluff
    ROLLED = "rolled"  # another roll may (or must) follow before the result counts
    REVEAL = "reveal"
    PAIR = "pair"  # are these two a pair?
    TURN_BACK = "turn-back"
    CHRONOGYRE = "chronogyre"  # on which of the two tiles?
    CARD = "card"  # a 3ID card is to be drawn
    SPARE = "spare"  # somebody has two objects
    DEBRIEFING = "debriefing"  # every tile with a clue is being shown
    TRAP_DUE = "trap-due"
    CLUES = "clues"  # how many clues were laid? (only where they are counted)
    LIMBES = "limbes"  # a Limbes card is to be drawn
    INVERTIGO = "invertigo"  # will it be cancelled?
    CUBES = "cubes"  # Hercule's cubes are thrown
    ILLUSION = "illusion"  # the die picks a Lieu to turn
    FALSE_TRAIL = "false-trail"  # which pair goes back?
    BLUFF = "bluff"
    BLUFF_DEMON = "bluff-demon"
    BLUFF_ANSWER = "bluff-answer"
    END = "end"  # the turn is played
    OVER = "over"


#: Before the first turn.
SET_UP = (Phase.INVESTIGATORS, Phase.HOUSE, Phase.LAYING, Phase.STARTER)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that is face up. ``name`` and ``pair`` are the owner's; two tiles with one ``pair`` are identical."""

    token: Token
    name: OwnText | None = None
    pair: int | None = None

    @property
    def is_trap(self) -> bool:
        return self.token.kind.startswith("traquenard/")


@dataclass(frozen=True, slots=True)
class Pair:
    """A suspect put aside; ``tiles`` is empty where they were not scanned."""

    tiles: tuple[Token, ...] = ()
    name: OwnText | None = None


@dataclass(frozen=True, slots=True)
class Curse:
    """``since`` is the turn in which ``owner`` drew it: it ends with the owner's next."""

    card: Limbes
    owner: Seat
    since: int


@dataclass(frozen=True, slots=True)
class Cubes:
    """Hercule cubes: by the clock, and on tiles."""

    supply: int
    laid: int = 0


@dataclass(frozen=True, slots=True)
class Clues:
    """One investigator's clues: in reserve, and on tiles."""

    reserve: int
    laid: int = 0


@dataclass(frozen=True, slots=True)
class House:
    """How a mixed table plays what the cards ask of eyes, voices and secrets."""

    silence: str
    darkness: str
    closed_eyes: str
    looks: str
    paranoia: str

    def of(self, name: str) -> str:
        return str(getattr(self, name.replace("-", "_")))

    def with_(self, name: str, value: str) -> House:
        return replace(self, **{name.replace("-", "_"): value})


#: House rules and their values, the default first.
HOUSE_RULES: dict[str, tuple[str, ...]] = {
    "silence": ("taps", "printed", "off"),
    "darkness": ("hands", "printed"),
    "closed-eyes": ("hands", "printed"),
    "looks": ("aloud", "whisper"),
    "paranoia": ("aloud", "whisper", "off"),
}


# --- events ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """``cubes``, ``clues`` and ``traps`` are None where the table does not count them."""

    kind: ClassVar[str] = f"{ID}/started"
    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    house: House
    hour: int
    step: int
    always_limbes: bool
    zacharie_under_cube: bool
    chronogyre_under_brume: bool
    cubes: int | None
    clues: int | None
    traps: int | None
    pack_version: int


@dataclass(frozen=True, slots=True)
class InvestigatorTold(Event):
    """Who this seat plays; None: not told."""

    kind: ClassVar[str] = f"{ID}/investigator-told"
    seat: Seat
    investigator: Investigator | None
    to: Phase


@dataclass(frozen=True, slots=True)
class HouseRuleSet(Event):
    kind: ClassVar[str] = f"{ID}/house-rule-set"
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class StepDone(Event):
    """A step of the set-up that leaves no other trace."""

    kind: ClassVar[str] = f"{ID}/step-done"
    step: Phase
    to: Phase


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    kind: ClassVar[str] = f"{ID}/turn-began"
    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    kind: ClassVar[str] = f"{ID}/turn-ended"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayedOnce(Event):
    """The first of Archéoscript's two plays is over."""

    kind: ClassVar[str] = f"{ID}/played-once"


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """``again`` is what allowed another roll; None: the first."""

    kind: ClassVar[str] = f"{ID}/die-rolled"
    face: Face
    again: Source | None
    to: Phase


@dataclass(frozen=True, slots=True)
class RollKept(Event):
    """The Horloge face stays, though another roll was allowed."""

    kind: ClassVar[str] = f"{ID}/roll-kept"


@dataclass(frozen=True, slots=True)
class HourPassed(Event):
    """The clock shows ``hour`` now."""

    kind: ClassVar[str] = f"{ID}/hour-passed"
    hour: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class AdvanceAsked(Event):
    """A, in a turn in which the clock has moved already: # would move it again, anything else would not."""

    kind: ClassVar[str] = f"{ID}/advance-asked"


@dataclass(frozen=True, slots=True)
class TileRevealed(Event):
    """A tile was turned face up."""

    kind: ClassVar[str] = f"{ID}/tile-revealed"
    tile: Tile
    to: Phase


@dataclass(frozen=True, slots=True)
class Paired(Event):
    """Two identical tiles: their suspect goes to the Agence. ``extra``: found by Débriefing, so nothing follows."""

    kind: ClassVar[str] = f"{ID}/paired"
    pair: Pair
    to: Phase
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Differed(Event):
    """No pair. ``suspects``: two different suspects, which is what a Limbes card follows."""

    kind: ClassVar[str] = f"{ID}/differed"
    suspects: bool


@dataclass(frozen=True, slots=True)
class TrapRevealed(Event):
    """``shuts``: the player's eyes close. ``lieu``: the Lieu to turn, where the owner has told which."""

    kind: ClassVar[str] = f"{ID}/trap-revealed"
    trap: Trap
    second: bool
    shuts: bool
    cubes: int | None
    lieu: OwnText | None
    to: Phase


@dataclass(frozen=True, slots=True)
class CubesThrown(Event):
    kind: ClassVar[str] = f"{ID}/cubes-thrown"
    cubes: int
    to: Phase


@dataclass(frozen=True, slots=True)
class CubeRemoved(Event):
    """A cube was taken off a tile instead of revealing one."""

    kind: ClassVar[str] = f"{ID}/cube-removed"
    to: Phase


@dataclass(frozen=True, slots=True)
class NoSecondTile(Event):
    """The die's Lieu was empty: one tile is all."""

    kind: ClassVar[str] = f"{ID}/no-second-tile"


@dataclass(frozen=True, slots=True)
class TurnedBack(Event):
    """The tiles are face down again, or stay unshown under Paranoïa. Nothing here knows them any more."""

    kind: ClassVar[str] = f"{ID}/turned-back"
    suspects: bool
    to: Phase


@dataclass(frozen=True, slots=True)
class CluesLaid(Event):
    kind: ClassVar[str] = f"{ID}/clues-laid"
    clues: int
    to: Phase


@dataclass(frozen=True, slots=True)
class ClueHome(Event):
    """One clue of this seat has gone home."""

    kind: ClassVar[str] = f"{ID}/clue-home"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A 3ID card; None: not told which. ``late``: Débriefing from the third hour on."""

    kind: ClassVar[str] = f"{ID}/card-drawn"
    card: Card | None
    late: bool
    to: Phase


@dataclass(frozen=True, slots=True)
class SpareGone(Event):
    """One of two objects went to another seat; None: it was discarded."""

    kind: ClassVar[str] = f"{ID}/spare-gone"
    card: Card
    seat: Seat | None
    to: Phase


@dataclass(frozen=True, slots=True)
class SpareChosen(Event):
    """This one of the two objects is the one to go."""

    kind: ClassVar[str] = f"{ID}/spare-chosen"
    card: Card


@dataclass(frozen=True, slots=True)
class ObjectUsed(Event):
    kind: ClassVar[str] = f"{ID}/object-used"
    card: Card
    seat: Seat
    to: Phase


@dataclass(frozen=True, slots=True)
class LeftVisible(Event):
    """Chronogyre: this tile stays face up until its pair is made."""

    kind: ClassVar[str] = f"{ID}/left-visible"
    tile: Tile
    to: Phase


@dataclass(frozen=True, slots=True)
class DebriefingDone(Event):
    kind: ClassVar[str] = f"{ID}/debriefing-done"
    to: Phase


@dataclass(frozen=True, slots=True)
class TrapLaid(Event):
    """An unseen trap lies on the boards (or the step was passed)."""

    kind: ClassVar[str] = f"{ID}/trap-laid"


@dataclass(frozen=True, slots=True)
class LimbesDrawn(Event):
    """A Limbes card that an Invertigo may still cancel."""

    kind: ClassVar[str] = f"{ID}/limbes-drawn"
    card: Limbes


@dataclass(frozen=True, slots=True)
class LimbesPassed(Event):
    """No Limbes card was drawn, or nobody told which."""

    kind: ClassVar[str] = f"{ID}/limbes-passed"


@dataclass(frozen=True, slots=True)
class AmbushFell(Event):
    """``awake`` False: before the third hour, so nothing happens."""

    kind: ClassVar[str] = f"{ID}/ambush-fell"
    card: Limbes
    awake: bool
    to: Phase


@dataclass(frozen=True, slots=True)
class CurseBegan(Event):
    kind: ClassVar[str] = f"{ID}/curse-began"
    card: Limbes
    owner: Seat


@dataclass(frozen=True, slots=True)
class CurseEnded(Event):
    kind: ClassVar[str] = f"{ID}/curse-ended"
    card: Limbes
    owner: Seat
    since: int


@dataclass(frozen=True, slots=True)
class IllusionRolled(Event):
    """A Lieu is turned; a face that is none is rolled again."""

    kind: ClassVar[str] = f"{ID}/illusion-rolled"
    face: Face


@dataclass(frozen=True, slots=True)
class IllusionPassed(Event):
    kind: ClassVar[str] = f"{ID}/illusion-passed"


@dataclass(frozen=True, slots=True)
class PairReturned(Event):
    """Fausse piste: a suspect who was put aside is in play again. ``pair`` has no tiles where it is not told."""

    kind: ClassVar[str] = f"{ID}/pair-returned"
    pair: Pair


@dataclass(frozen=True, slots=True)
class LookTaken(Event):
    """Somebody looked at a tile. Which one nobody wrote down."""

    kind: ClassVar[str] = f"{ID}/look-taken"
    seat: Seat
    source: Source


@dataclass(frozen=True, slots=True)
class LookAsked(Event):
    """The next tile is read aloud as a look: this seat has no ear of its own."""

    kind: ClassVar[str] = f"{ID}/look-asked"


@dataclass(frozen=True, slots=True)
class BluffBegan(Event):
    kind: ClassVar[str] = f"{ID}/bluff-began"


@dataclass(frozen=True, slots=True)
class BluffShown(Event):
    """A tile of the bluff: the suspect, then the Demon."""

    kind: ClassVar[str] = f"{ID}/bluff-shown"
    tile: Tile
    to: Phase


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """The players say what a count really is."""

    kind: ClassVar[str] = f"{ID}/corrected"
    count: Count
    value: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    kind: ClassVar[str] = f"{ID}/ended"
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A tile under a look. Never journalled. ``ear``: for this seat's alone; None: read aloud by house rule."""

    kind: ClassVar[str] = f"{ID}/peeked"
    durable: ClassVar[bool] = False
    tile: Tile
    ear: Seat | None


@dataclass(frozen=True, slots=True)
class Heard(Event):
    """Something that lies open was scanned again, or a card outside its time: it is read, nothing counts."""

    kind: ClassVar[str] = f"{ID}/heard"
    durable: ClassVar[bool] = False
    token: Token
    name: OwnText | None = None


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A deck was empty and costs no hour."""

    kind: ClassVar[str] = f"{ID}/shuffled"
    durable: ClassVar[bool] = False
    deck: Deck


EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    InvestigatorTold,
    HouseRuleSet,
    StepDone,
    TurnBegan,
    TurnEnded,
    PlayedOnce,
    DieRolled,
    RollKept,
    HourPassed,
    AdvanceAsked,
    TileRevealed,
    Paired,
    Differed,
    TrapRevealed,
    CubesThrown,
    CubeRemoved,
    NoSecondTile,
    TurnedBack,
    CluesLaid,
    ClueHome,
    CardDrawn,
    SpareGone,
    SpareChosen,
    ObjectUsed,
    LeftVisible,
    DebriefingDone,
    TrapLaid,
    LimbesDrawn,
    LimbesPassed,
    AmbushFell,
    CurseBegan,
    CurseEnded,
    IllusionRolled,
    IllusionPassed,
    PairReturned,
    LookTaken,
    LookAsked,
    BluffBegan,
    BluffShown,
    Corrected,
    Ended,
    Peeked,
    Heard,
    Shuffled,
)


# --- state -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Layout:
    """What does not change during a game."""

    people: tuple[Who, ...]
    ways: tuple[Way | None, ...]
    step: int
    always_limbes: bool
    zacharie_under_cube: bool
    chronogyre_under_brume: bool

    @property
    def players(self) -> int:
        return len(self.people)

    @property
    def mixed(self) -> bool:
        """Whether somebody does not (or may not) see."""
        return any(way is not Way.EYES for way in self.ways)


@dataclass(frozen=True)  # no slots: it is wide, and copied at every event
class State:
    """``shown`` are the tiles face up in this turn, ``visible`` those that Chronogyre keeps face up.

    ``objects`` has one place a seat; ``spare`` is the second object of somebody who has one already. ``left``
    counts the reveals still to come, ``veiled`` the tiles that were looked at instead, under Paranoïa. ``plays``
    is 2, then 1 under Archéoscript, else 0. ``moved``: the clock has moved in this turn. ``pending``: A waits for #.
    """

    layout: Layout
    house: House
    hour: int
    phase: Phase = Phase.INVESTIGATORS
    investigators: tuple[Investigator | None, ...] = ()
    asked: Seat = 1
    turn: int = 0
    active: Seat = 1
    face: Face | None = None
    rerolled: bool = False
    must_roll: bool = False
    left: int = 0
    shown: tuple[Tile, ...] = ()
    visible: tuple[Tile, ...] = ()
    aside: tuple[Pair, ...] = ()
    objects: tuple[Card | None, ...] = ()
    spare: Card | None = None
    curses: tuple[Curse, ...] = ()
    shut: tuple[Seat, ...] = ()
    looks: int = 0  # granted by objects
    looked: int = 0  # taken by ability in this turn
    veiled: int = 0
    aloud: bool = False
    plays: int = 0
    suspects: bool = False  # the tiles to be turned back are two different suspects
    due: int | None = None  # Hercule cubes to throw; None where they are not counted
    drawn: Limbes | None = None
    moved: bool = False
    by_hand: bool = False  # and it was A that moved it
    pending: bool = False
    fresh: bool = False  # a look was read aloud just now
    cubes: Cubes | None = None
    clues: tuple[Clues, ...] | None = None
    traps: int | None = None
    outcome: Outcome | None = None

    @property
    def players(self) -> int:
        return len(self.layout.people)

    @property
    def way(self) -> Way | None:
        """How the active player takes in secrets."""
        return self.layout.ways[self.active - 1]

    @property
    def held(self) -> Card | None:
        """The active player's object."""
        return self.objects[self.active - 1]

    def holder(self, card: Card) -> Seat | None:
        """Who has this object; the active player first."""
        seats = (self.active, *range(1, self.players + 1))
        return next((seat for seat in seats if self.objects[seat - 1] is card), None)

    def cursed(self, card: Limbes) -> bool:
        """Whether this curse is in force, as this table plays it."""
        if card not in [curse.card for curse in self.curses]:
            return False
        if card is Limbes.SILENCE:
            return self.house.silence != "off"
        return card is not Limbes.PARANOIA or not self.no_ear or self.house.paranoia != "off"

    @property
    def no_ear(self) -> bool:
        """The active player can neither see a tile nor hear of it in private."""
        return self.way in (Way.TOUCH, None)

    @property
    def ability(self) -> Investigator | None:
        """Whose ability the active player may use."""
        return None if self.cursed(Limbes.CONFUSION) else self.investigators[self.active - 1]

    @property
    def may_reroll(self) -> bool:
        return self.must_roll or (self.ability is Investigator.LUCILE and not self.rerolled)

    @property
    def before_tiles(self) -> bool:
        """The active player has not revealed anything yet: the time for looks and other rolls."""
        if self.phase in (Phase.START, Phase.ROLLED):
            return True
        return self.phase is Phase.REVEAL and self.left == REVEALS

    @property
    def looks_left(self) -> int:
        """Tiles that the active player may look at now, by ability or object."""
        if not self.before_tiles or self.veiled:
            return 0
        by_ability = LOOKS.get(self.ability, 0) if self.ability else 0
        return self.looks + max(0, by_ability - self.looked)

    @property
    def veils_left(self) -> int:
        """Tiles that are to be looked at instead of shown, under Paranoïa."""
        if self.phase is not Phase.REVEAL or self.shown or not self.cursed(Limbes.PARANOIA):
            return 0
        return max(0, self.left - self.veiled)

    @property
    def last_turn(self) -> tuple[Curse, ...]:
        """Curses that end with this turn."""
        return tuple(curse for curse in self.curses if curse.owner == self.active and curse.since < self.turn)

    def left_of(self, seat: Seat) -> Seat:
        return seat % self.players + 1


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before ``GameStarted``.

    What happens most is asked first.
    """
    if state is None:
        assert isinstance(event, GameStarted), "a game begins with GameStarted"
        return _started(event)
    if not event.durable:
        return state
    if state.pending or state.fresh or state.aloud:
        state = replace(state, pending=False, fresh=False, aloud=False)
    match event:
        case TurnBegan(number, seat):
            shut = tuple([closed for closed in state.shut if closed != seat])
            return _fresh_play(state, turn=number, active=seat, shut=shut, moved=False, by_hand=False, plays=0, looks=0)
        case DieRolled(face, again, to):
            object_ = again is Source.OBJECT
            rerolled = state.rerolled or again is not None
            must = False if object_ else state.must_roll
            return replace(state, face=face, left=REVEALS, rerolled=rerolled, must_roll=must, phase=to)
        case TileRevealed(tile, to):
            in_turn = state.phase is Phase.REVEAL
            left = state.left - 1 if in_turn else state.left
            return replace(state, shown=(*state.shown, tile), left=left, phase=to)
        case TurnedBack(suspects, to):
            return replace(state, shown=(), left=0, veiled=0, suspects=suspects, phase=to)
        case CardDrawn():
            return _drawn(state, event)
        case TurnEnded():
            return state
        case PlayedOnce():
            return _fresh_play(state, plays=1)
        case RollKept():
            return replace(state, phase=Phase.REVEAL)
        case HourPassed(hour, reason):
            return replace(state, hour=hour, moved=True, by_hand=state.by_hand or reason is Reason.HAND)
        case AdvanceAsked():
            return replace(state, pending=True)
        case Paired(pair, to, extra):
            gone = frozenset(pair.tiles)
            shown = tuple(tile for tile in state.shown if tile.token not in gone) if extra else ()
            visible = tuple(tile for tile in state.visible if tile.token not in gone)
            return replace(state, aside=(*state.aside, pair), shown=shown, visible=visible, left=0, phase=to)
        case Differed(suspects):
            return replace(state, suspects=suspects, phase=Phase.TURN_BACK)
        case TrapRevealed():
            return _trapped(state, event)
        case CubesThrown(thrown, to):
            cubes = state.cubes and Cubes(state.cubes.supply - thrown, state.cubes.laid + thrown)
            return replace(state, cubes=cubes, due=None, phase=to)
        case CubeRemoved(to):
            off = min(1, state.cubes.laid) if state.cubes else 0
            cubes = state.cubes and Cubes(state.cubes.supply + off, state.cubes.laid - off)
            return replace(state, cubes=cubes, left=state.left - 1, phase=to)
        case NoSecondTile():
            return replace(state, left=0, suspects=False, phase=Phase.TURN_BACK)
        case CluesLaid(laid, to):
            return replace(_clues(state, state.active, laid), phase=to)
        case ClueHome(seat):
            return _clues(state, seat, -1)
        case SpareChosen(card):
            objects = _put(state.objects, state.active, state.spare)
            return replace(state, objects=objects, spare=card)
        case SpareGone(card, to_seat, to):
            objects = state.objects if to_seat is None else _put(state.objects, to_seat, card)
            return replace(state, objects=objects, spare=None, phase=to)
        case ObjectUsed():
            return _used(state, event)
        case LeftVisible(tile, to):
            return replace(state, visible=(*state.visible, tile), phase=to)
        case TrapLaid():
            return replace(_trap_count(state, 1), phase=Phase.END)
        case LimbesDrawn(limbes):
            return replace(state, drawn=limbes, phase=Phase.INVERTIGO)
        case LimbesPassed() | IllusionPassed():
            return replace(state, drawn=None, phase=Phase.END)
        case AmbushFell(limbes, awake, to):
            fallen = replace(state, drawn=None, phase=to)
            if limbes is Limbes.AMNESIE:
                return _clues_home(fallen)
            return _trap_count(fallen, 1) if limbes is Limbes.REVEIL and awake else fallen
        case CurseBegan(limbes, owner):
            curse = Curse(limbes, owner, state.turn)
            return replace(state, drawn=None, curses=(*state.curses, curse), phase=Phase.END)
        case CurseEnded(limbes, owner, since):
            ended = Curse(limbes, owner, since)
            return replace(state, curses=tuple(curse for curse in state.curses if curse != ended))
        case IllusionRolled(face):
            return replace(state, phase=Phase.END if face.is_lieu else Phase.ILLUSION)
        case PairReturned(pair):
            aside = list(state.aside)
            aside.remove(pair if pair in aside else aside[-1])
            return replace(state, aside=tuple(aside), phase=Phase.END)
        case LookTaken(_, source):
            return _look(state, source)
        case LookAsked():
            return replace(state, aloud=True)
        case BluffBegan():
            return replace(state, shown=(), phase=Phase.BLUFF)
        case BluffShown(tile, to):
            return replace(state, shown=(*state.shown, tile), phase=to)
        case Corrected(count, value):
            return _corrected(state, count, value)
        case Ended(outcome):
            return replace(state, outcome=outcome, phase=Phase.OVER, drawn=None)
        case InvestigatorTold(seat, investigator, to):
            told = _put(state.investigators, seat, investigator)
            return replace(state, investigators=told, asked=seat + 1, phase=to)
        case HouseRuleSet(name, value):
            return replace(state, house=state.house.with_(name, value))
        case StepDone(to=to) | DebriefingDone(to=to):
            shown = () if isinstance(event, DebriefingDone) else state.shown
            return replace(state, phase=to, shown=shown)
    raise TypeError(f"not an event of this game: {event!r}")


def _started(event: GameStarted) -> State:
    people = tuple(Who(seated.seat, seated.name) for seated in event.seats)
    layout = Layout(
        people,
        tuple(seated.way for seated in event.seats),
        event.step,
        event.always_limbes,
        event.zacharie_under_cube,
        event.chronogyre_under_brume,
    )
    return State(
        layout,
        event.house,
        event.hour,
        investigators=(None,) * len(people),
        objects=(None,) * len(people),
        cubes=None if event.cubes is None else Cubes(event.cubes),
        clues=None if event.clues is None else (Clues(event.clues),) * len(people),
        traps=event.traps,
    )


def _put(places: tuple, seat: Seat, value: object) -> tuple:  # type: ignore[type-arg]
    return (*places[: seat - 1], value, *places[seat:])


def _fresh_play(state: State, **more: Any) -> State:
    """The same table before a roll of the die."""
    return replace(
        state,
        phase=Phase.START,
        face=None,
        rerolled=False,
        must_roll=False,
        left=0,
        shown=(),
        looked=0,
        veiled=0,
        suspects=False,
        spare=None,  # whose turn it is was put right over it: it lies with the discarded ones
        **more,
    )


def _trapped(state: State, event: TrapRevealed) -> State:
    shut = state.shut
    if event.shuts and state.active not in shut:
        shut = (*shut, state.active)
    return replace(_trap_count(state, -1), shown=(), left=0, shut=shut, due=event.cubes, phase=event.to)


def _trap_count(state: State, more: int) -> State:
    return state if state.traps is None else replace(state, traps=max(0, state.traps + more))


def _clues(state: State, seat: Seat, laid: int, gained: int = 0) -> State:
    """So many clues of this seat more on tiles, out of its reserve (what is not there was moved); and new ones."""
    if state.clues is None:
        return state
    old = state.clues[seat - 1]
    moved = min(laid, old.reserve) if laid > 0 else -min(-laid, old.laid)
    new = Clues(old.reserve - moved + gained, old.laid + moved)
    return replace(state, clues=_put(state.clues, seat, new))


def _clues_home(state: State) -> State:
    if state.clues is None:
        return state
    return replace(state, clues=tuple(Clues(clues.reserve + clues.laid) for clues in state.clues))


def _drawn(state: State, event: CardDrawn) -> State:
    state = replace(state, phase=event.to)
    match event.card:
        case None:
            return state
        case Card.CALEPIN:
            return _clues(state, state.active, 0, 1)
        case Card.DEBRIEFING:
            return _clues_home(state) if event.late else _clues(state, state.active, 0, 1)
        case card if state.held is not None:
            return replace(state, spare=card)
        case card:
            return replace(state, objects=_put(state.objects, state.active, card))


def _used(state: State, event: ObjectUsed) -> State:
    used = replace(state, objects=_put(state.objects, event.seat, None), phase=event.to)
    match event.card:
        case Card.ARCHEOSCRIPT:
            return replace(used, plays=2)
        case Card.LOUPE:
            return replace(used, looks=state.looks + 1)
        case Card.OREILLETTES:
            return replace(used, looks=state.looks + 2)
        case Card.STYLO:
            return replace(used, must_roll=True)
        case Card.REVELATEUR if state.cubes:
            return replace(used, cubes=Cubes(state.cubes.supply + state.cubes.laid))
        case Card.INVERTIGO:
            return replace(used, drawn=None)
        case Card.CHRONOGYRE:
            return _clues(used, event.seat, 1)
        case _:
            return used


def _look(state: State, source: Source) -> State:
    state = replace(state, fresh=True)
    match source:
        case Source.ABILITY:
            return replace(state, looked=state.looked + 1)
        case Source.OBJECT:
            return replace(state, looks=state.looks - 1)
        case Source.PARANOIA:
            return replace(state, veiled=state.veiled + 1)


def _corrected(state: State, count: Count, value: int) -> State:
    match count:
        case Count.HOUR:
            return replace(state, hour=value)
        case Count.ASIDE:
            more = (Pair(),) * (value - len(state.aside))
            return replace(state, aside=(*state.aside, *more)[:value])
        case Count.ACTIVE:
            return _fresh_play(state, active=value, plays=0, looks=0)
        case Count.CUBES:
            laid = state.cubes.laid if state.cubes else 0
            return replace(state, cubes=Cubes(value, laid))
        case Count.CLUES:
            clues = state.clues or (Clues(0),) * state.players
            mine = replace(clues[state.active - 1], reserve=value)
            return replace(state, clues=_put(clues, state.active, mine))
        case Count.TRAPS:
            return replace(state, traps=value)


def spent(state: State) -> frozenset[Token]:
    """The tiles of suspects who have been put aside."""
    return frozenset(token for pair in state.aside for token in pair.tiles)
