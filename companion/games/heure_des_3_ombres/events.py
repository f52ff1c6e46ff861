"""What can happen at the table, and its values: faces, traps, cards, phases.

Values only; ``changes.py`` knows what an event does to the state. An event says what the table does next (``to``). A
durable event must never have a tile that somebody looked at in secret.
"""

from __future__ import annotations

from enum import Enum

from companion.games.kit.events import event
from companion.games.kit.phases import PhaseName
from companion.games.protocol import Seated
from companion.model import Event, Frozen, Hidden, OfSeat, OwnText, Seat, Token, replace

ID = "heure-des-3-ombres"
SUSPECTS = 13  # when all are put aside, the table has won
LAST_HOUR = 12
SLEEP = 3  # from this hour on the sleeping ambushes and Débriefing have their effects
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
    """A face of the Enquête die; each of the first four names a Lieu."""

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
    """Why the clock moved. The rules know only the first five."""

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


class Phase(PhaseName):
    """What the table does now. Each phase ends with #, an answer or a scan."""

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
    DEBRIEFING = "debriefing"  # every tile with a clue is shown
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


class Tile(Frozen):
    """A tile that is face up. ``name`` and ``pair`` are the owner's; two tiles with one ``pair`` are identical."""

    token: Token
    name: OwnText | None = None
    pair: int | None = None

    @property
    def is_trap(self) -> bool:
        return self.token.kind.startswith("traquenard/")


class Pair(Frozen):
    """A suspect put aside; ``tiles`` is empty if they were not scanned."""

    tiles: tuple[Token, ...] = ()
    name: OwnText | None = None


class House(Frozen):
    """How a mixed table plays cards that need eyes, voices or secrets."""

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


@event(ID, "started")
class GameStarted(Event):
    """``cubes``, ``clues`` and ``traps`` are None where the table does not count them."""

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


@event(ID, "investigator-told")
class InvestigatorTold(OfSeat):
    """Which investigator this seat plays; None: not told."""

    investigator: Investigator | None
    to: Phase


@event(ID, "house-rule-set")
class HouseRuleSet(Event):
    name: str
    value: str


@event(ID, "step-done")
class StepDone(Event):
    """A step of the set-up without an event of its own."""

    step: Phase
    to: Phase


@event(ID, "turn-began")
class TurnBegan(Event):
    number: int
    seat: Seat


@event(ID, "turn-ended")
class TurnEnded(Event):
    seat: Seat


@event(ID, "played-once")
class PlayedOnce(Event):
    """The first of Archéoscript's two plays is over."""


@event(ID, "die-rolled")
class DieRolled(Event):
    """``again`` is what allowed another roll; None: the first."""

    face: Face
    again: Source | None
    to: Phase


@event(ID, "roll-kept")
class RollKept(Event):
    """The Horloge face stays, though another roll was allowed."""


@event(ID, "hour-passed")
class HourPassed(Event):
    """The clock shows ``hour`` now."""

    hour: int
    reason: Reason


@event(ID, "advance-asked")
class AdvanceAsked(Event):
    """A was pressed in a turn in which the clock has moved already: # moves it again, anything else does not."""


@event(ID, "tile-revealed", lasting="seen-stays")
class TileRevealed(Event):
    """A tile was turned face up."""

    tile: Tile
    to: Phase


@event(ID, "paired")
class Paired(Event):
    """Two identical tiles: their suspect goes to the Agence. ``extra``: found by Débriefing, so nothing follows."""

    pair: Pair
    to: Phase
    extra: bool = False


@event(ID, "differed")
class Differed(Event):
    """No pair. ``suspects``: they are two different suspects, so a Limbes card follows."""

    suspects: bool


@event(ID, "trap-revealed", lasting="seen-stays")
class TrapRevealed(Event):
    """``shuts``: the player's eyes close. ``lieu``: the Lieu to turn, where the owner has told which."""

    trap: Trap
    second: bool
    shuts: bool
    cubes: int | None
    lieu: OwnText | None
    to: Phase


@event(ID, "cubes-thrown")
class CubesThrown(Event):
    cubes: int
    to: Phase


@event(ID, "cube-removed")
class CubeRemoved(Event):
    """A cube was taken off a tile instead of revealing one."""

    to: Phase


@event(ID, "no-second-tile")
class NoSecondTile(Event):
    """The die's Lieu was empty: there is only one tile."""


@event(ID, "turned-back")
class TurnedBack(Event):
    """The tiles are face down again, or were never shown under Paranoïa. The state no longer knows them."""

    suspects: bool
    to: Phase


@event(ID, "clues-laid")
class CluesLaid(Event):
    clues: int
    to: Phase


@event(ID, "clue-home")
class ClueHome(OfSeat):
    """One clue of this seat has gone home."""


@event(ID, "card-drawn")
class CardDrawn(Event):
    """A 3ID card; None: not told which. ``late``: Débriefing from the third hour on. ``token``: the card itself."""

    card: Card | None
    late: bool
    to: Phase
    token: Token | None = None


@event(ID, "spare-gone")
class SpareGone(Event):
    """One of a seat's two objects went to another seat; None: it was discarded."""

    card: Card
    seat: Seat | None
    to: Phase


@event(ID, "spare-chosen")
class SpareChosen(Event):
    """This one of the two objects has to go."""

    card: Card


@event(ID, "object-used")
class ObjectUsed(Event):
    card: Card
    seat: Seat
    to: Phase


@event(ID, "left-visible")
class LeftVisible(Event):
    """Chronogyre: this tile stays face up until its pair is made."""

    tile: Tile
    to: Phase


@event(ID, "debriefing-done")
class DebriefingDone(Event):
    to: Phase


@event(ID, "trap-laid")
class TrapLaid(Event):
    """An unseen trap was laid on the boards, or the step was passed over."""


@event(ID, "limbes-drawn")
class LimbesDrawn(Event):
    """A Limbes card that an Invertigo may still cancel."""

    card: Limbes
    token: Token | None = None


@event(ID, "limbes-passed")
class LimbesPassed(Event):
    """No Limbes card was drawn, or it was not told which."""


@event(ID, "ambush-fell")
class AmbushFell(Event):
    """An ambush was drawn. ``awake`` False: before the third hour, when nothing happens."""

    card: Limbes
    awake: bool
    to: Phase


@event(ID, "curse-began")
class CurseBegan(Event):
    card: Limbes
    owner: Seat
    token: Token | None = None


@event(ID, "curse-ended")
class CurseEnded(Event):
    card: Limbes
    owner: Seat
    since: int


@event(ID, "illusion-rolled")
class IllusionRolled(Event):
    """A Lieu is turned. A face without a Lieu is rolled again."""

    face: Face


@event(ID, "illusion-passed")
class IllusionPassed(Event):
    pass


@event(ID, "pair-returned")
class PairReturned(Event):
    """Fausse piste: a suspect who was put aside is in play again. ``pair`` has no tiles where it is not told."""

    pair: Pair


@event(ID, "look-taken", lasting="seen-stays")
class LookTaken(OfSeat):
    """Somebody looked at a tile. Which one is kept only under Paranoïa, where no other may be shown afterwards."""

    source: Source
    tile: Hidden | None = None


@event(ID, "pair-claimed")
class PairClaimed(Event):
    """Under Paranoïa a tile was scanned to be shown. It is read only with its twin: until then nobody may know it."""

    tile: Hidden
    to: Phase


@event(ID, "look-asked")
class LookAsked(Event):
    """Because this seat has no ear, the next tiles are read aloud as looks, until none is left or # ends it."""


@event(ID, "looks-done")
class LooksDone(Event):
    """# has ended the looks aloud."""


@event(ID, "bluff-began")
class BluffBegan(Event):
    pass


@event(ID, "bluff-shown", lasting="seen-stays")
class BluffShown(Event):
    """A tile of the bluff: the suspect, then the Demon."""

    tile: Tile
    to: Phase


@event(ID, "corrected")
class Corrected(Event):
    """The players say what a count really is."""

    count: Count
    value: int


@event(ID, "ended")
class Ended(Event):
    outcome: Outcome


@event(ID, "peeked", durable=False)
class Peeked(Event):
    """The tile of a look. Never journalled. ``ear``: only this seat's ear hears it; None: read aloud by house rule."""

    tile: Tile
    ear: Seat | None


@event(ID, "heard", durable=False)
class Heard(Event):
    """An open tile or card was scanned again, or a card at the wrong time. It is read, and does not count."""

    token: Token
    name: OwnText | None = None


@event(ID, "shuffled", durable=False)
class Shuffled(Event):
    """A deck was empty and is shuffled; that costs no hour."""

    deck: Deck
