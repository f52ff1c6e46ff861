"""What can happen at the table: the events, and what they hold.

What only some may know (a hand, a shown card, a side card, the sleeve) must be in events only as ``Hidden``. The events
hold what a notebook needs: who asked for what, who had none of it, who showed, who saw which card.
"""

from __future__ import annotations

from enum import Enum

from companion.games.kit.events import event
from companion.games.kit.phases import PhaseName
from companion.games.protocol import Seated
from companion.model import Event, Frozen, Hidden, OfSeat, OwnText, Seat, Token

ID = "cluedo-one-piece"
VILLAINS = 8  # with so many beside the board, everybody has lost
SIDE_CARDS = 5  # two players, or teams
DOUBLES = 3  # pawns that can stand for two characters
CENTRE = 0  # in place of an island's number


class Sort(Enum):
    """The three sorts of cards, one of each in the sleeve. The value is the sort's part of a token's id."""

    CREW = "equipage"
    TREASURE = "tresor"
    ISLAND = "ile"


class Thing(Frozen, order=True):
    """A crew member, a treasure or an island itself, and not its card. The number is that of its labels."""

    sort: Sort
    number: int

    @property
    def card(self) -> Token:
        """Its card, which is secret once the sleeve is filled."""
        return Token(f"{ID}/{self.sort.value}/{self.number}")


class Phase(PhaseName):
    """What the table is doing. Each phase ends with #, an answer or a scan."""

    BOARD = "board"
    CHARACTERS = "characters"  # one seat after the other says whom it plays
    DOUBLES = "doubles"  # which characters have no pawn
    SLEEVE = "sleeve"  # three cards go into it unseen
    DEAL = "deal"  # hands are dealt and looked at
    STARTER = "starter"
    TURN = "turn"
    WHERE = "where"  # the number of the island that was reached
    LANDED = "landed"  # on an island: crew and treasure are to be named
    ANSWERING = "answering"
    SIDE = "side"  # nobody showed: a side card is looked at
    CENTRE = "centre"
    ACCUSING = "accusing"  # three things are to be named
    CHECKING = "checking"  # the accuser looks into the sleeve
    OVER = "over"


#: The phases before the cards are shuffled: until then no card is secret.
OPEN = (Phase.BOARD, Phase.CHARACTERS, Phase.DOUBLES, Phase.OVER)
#: The phases of a player's turn.
PLAY = (
    *(Phase.TURN, Phase.WHERE, Phase.LANDED, Phase.ANSWERING, Phase.SIDE),
    *(Phase.CENTRE, Phase.ACCUSING, Phase.CHECKING),
)


class Outcome(Enum):
    """How a game ended."""

    SOLVED = "solved"
    VILLAINS = "villains"
    ALL_WRONG = "all-wrong"


class Whence(Enum):
    """What a card is to the seat that has heard it, if it is not in that seat's hand."""

    SHOWN = "shown"  # the answer to its hypothesis
    SIDE = "side"  # one of the cards beside the board
    SLEEVE = "sleeve"


class Weighty(Enum):
    """What a bare digit does only after #: it might have been meant for an island or a place, and it cannot be taken
    back at the table."""

    VILLAIN = "villain"
    EQUIPMENT = "equipment"
    RIGHT = "right"
    WRONG = "wrong"


class Fact(Enum):
    """What a correction can put right."""

    VILLAINS = "villains"
    TURN = "turn"
    PLACE = "place"


# --- events ------------------------------------------------------------------------------------------------


@event(ID, "started")
class GameStarted(Event):
    """``crew``, ``treasures``, ``islands``: the highest numbers that may be named; ``typed``: the highest asked for, in
    the order of ``Sort``; ``told``: it was told how many there are of each.

    ``names`` are the owner's, by kind ("ile/3"). ``side``: how many cards lie face down beside the board.
    """

    seats: tuple[Seated, ...]
    settings: tuple[tuple[str, str], ...]
    crew: int
    treasures: int
    islands: int
    told: bool
    typed: tuple[int, ...]
    all_crew: bool
    side: int
    dice: int
    faces: int
    names: tuple[tuple[str, OwnText], ...]
    pack_version: int


@event(ID, "step-done")
class StepDone(Event):
    """A step without an event of its own has been done or passed over."""

    step: Phase


@event(ID, "character-told")
class CharacterTold(OfSeat):
    """Whom this seat plays; None: not told."""

    crew: int | None


@event(ID, "without-pawn")
class WithoutPawn(Event):
    """A crew member without a pawn: its double pawn stands for the other. Its card leaves, unless all crew stay."""

    crew: int


@event(ID, "start-rolled")
class StartRolled(Event):
    """The companion rolled one die for each of these seats."""

    seats: tuple[Seat, ...]
    values: tuple[int, ...]


@event(ID, "turn-began")
class TurnBegan(Event):
    seat: Seat


@event(ID, "turn-ended")
class TurnEnded(OfSeat):
    """A turn ended without reaching an island: the pawn is somewhere on the squares."""


@event(ID, "move-rolled")
class MoveRolled(OfSeat):
    """The companion rolled for a move."""

    values: tuple[int, ...]


@event(ID, "asked-first")
class AskedFirst(Event):
    """A digit was typed that cannot be taken back at the table: # does it, anything else does not."""

    what: Weighty


@event(ID, "island-asked")
class IslandAsked(Event):
    """An island was reached, and its number is to be typed; ``wanted`` False: no island was reached."""

    wanted: bool


@event(ID, "landed")
class Landed(OfSeat):
    """This seat is on an island: by the dice, by a sea passage, or because it stays."""

    island: int


@event(ID, "centre-reached")
class CentreReached(Event):
    seat: Seat


@event(ID, "named")
class Named(Event):
    """One thing of a hypothesis or an accusation was named; others are still missing."""

    thing: Thing


@event(ID, "supposed")
class Supposed(OfSeat):
    """A hypothesis. The crew member's pawn, if there is one, and the token are moved to the island.

    ``pawn``, ``token`` False: it stands there already, and is not moved.
    """

    crew: int
    treasure: int
    island: int
    pawn: bool = True
    token: bool = True


@event(ID, "had-none")
class HadNone(OfSeat):
    """This seat holds none of the three cards."""


@event(ID, "showed", lasting="lasting-shown")
class Showed(OfSeat):
    """This seat has shown one card to the seat that asked. Only ``CardShown`` may know which."""

    to: Seat


@event(ID, "nobody-showed")
class NobodyShowed(Event):
    asker: Seat


@event(ID, "side-looked", lasting="lasting-shown")
class SideLooked(OfSeat):
    """This seat has looked at a side card, or did not want to."""


@event(ID, "accusation-began")
class AccusationBegan(Event):
    """An accusation begins; ``wanted`` False: it was not meant."""

    wanted: bool


@event(ID, "accused")
class Accused(OfSeat):
    crew: int
    treasure: int
    island: int


@event(ID, "sleeve-scanned")
class SleeveScanned(Event):
    """A card of the sleeve was scanned at the table. The table does not hear which."""

    card: Hidden


@event(ID, "player-out", lasting="lasting-sleeve")
class PlayerOut(OfSeat):
    """The accusation was wrong: this seat has no more turns, but still answers."""


@event(ID, "villain-laid")
class VillainLaid(Event):
    """A villain lies beside the board; ``token`` is None where no labelled card was scanned."""

    token: Token | None


@event(ID, "adventure-announced")
class AdventureAnnounced(Event):
    """An adventure card is about to be played: its scan is meant, and no mistake."""


@event(ID, "adventure-played")
class AdventurePlayed(Event):
    token: Token
    name: OwnText | None = None
    text: OwnText | None = None


@event(ID, "equipment-used")
class EquipmentUsed(Event):
    seat: Seat


@event(ID, "corrected")
class Corrected(Event):
    """The players correct a fact: villains laid, whose turn it is, or the island of this turn's pawn."""

    fact: Fact
    value: int


@event(ID, "ended")
class Ended(Event):
    """The game is over; ``winner`` is None if nobody has won."""

    outcome: Outcome
    winner: Seat | None = None


# --- what only some may know ---


@event(ID, "hand-kept")
class HandKept(OfSeat):
    """What this seat holds from now on, as far as it was heard, in order."""

    cards: tuple[Hidden, ...]


@event(ID, "card-shown")
class CardShown(OfSeat):
    """``seat`` has heard the card that ``shower`` showed."""

    shower: Seat
    card: Hidden


@event(ID, "claimed")
class Claimed(OfSeat):
    """A card that ``seat`` heard as shown, as a side card or in the sleeve is really one of its own hand."""

    card: Hidden


@event(ID, "side-seen")
class SideSeen(OfSeat):
    """``seat`` has heard a side card."""

    card: Hidden


@event(ID, "sleeve-seen")
class SleeveSeen(OfSeat):
    """``seat`` has heard what is in the sleeve."""

    cards: tuple[Hidden, ...]


@event(ID, "hand-gone")
class HandGone(OfSeat):
    """The player of this seat has gone home: its hand lies open, or the others hold it."""


@event(ID, "card-looked", durable=False)
class CardLooked(OfSeat):
    """A card was scanned in a window; ``place`` is its place in the hand, 0 if it is not in the hand.

    ``whence``: as far as is known this card is another's. ``instead``: the card that was taken for the shown one until
    now. ``sure``: there is no doubt, for the seat was asked for this card, or its hand is complete.
    """

    token: Token
    place: int = 0
    text: OwnText | None = None
    whence: Whence | None = None
    instead: Token | None = None
    sure: bool = False


@event(ID, "hand-ordered", durable=False)
class HandOrdered(OfSeat):
    """This seat has put its hand in order, and hears the result."""


@event(ID, "sleeve-short", durable=False)
class SleeveShort(OfSeat):
    """This seat's window closed before the whole sleeve was heard in it, so there is no verdict."""


@event(ID, "heard", durable=False)
class Heard(Event):
    """Something open was scanned that decides nothing. It is only said what it is."""

    token: Token
    name: OwnText | None = None
    text: OwnText | None = None
