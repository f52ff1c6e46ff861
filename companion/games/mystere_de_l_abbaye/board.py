"""What is in the box and in the rules: monks and their traits, rooms, masses, seals; and the numbers typed for them.

Values only. It knows no event, no state and no words.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from companion.model import Frozen, OwnText, Seat, Token

ID = "mystere-de-l-abbaye"
SUSPECTS = 24
LAST_BELL = 4
#: Scriptorium books in the box (inferred, as in the pack); labels beyond are spare.
BOOKS = 24


# --- monks -------------------------------------------------------------------------------------------------


class Characteristic(Enum):
    ORDER = "order"
    RANK = "rank"
    HOOD = "hood"
    FACE = "face"
    BUILD = "build"


class Trait(Enum):
    """One trait of a monk; its value is the token's name on the reference sheet."""

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


#: The traits of each characteristic in the order of their digits, and how many monks in the box have each.
VALUES: dict[Characteristic, tuple[Trait, ...]] = {
    Characteristic.ORDER: (Trait.HOSPITALIER, Trait.FRANCISCAIN, Trait.BENEDICTIN),
    Characteristic.RANK: (Trait.PERE, Trait.FRERE, Trait.NOVICE),
    Characteristic.HOOD: (Trait.HOODED, Trait.BARE),
    Characteristic.FACE: (Trait.BEARDED, Trait.SHAVEN),
    Characteristic.BUILD: (Trait.STOUT, Trait.THIN),
}
_CHARACTERISTIC = {trait: characteristic for characteristic, traits in VALUES.items() for trait in traits}
_RANKS = {characteristic: rank for rank, characteristic in enumerate(VALUES)}
MONKS_WITH: dict[Trait, int] = {
    **dict.fromkeys(VALUES[Characteristic.ORDER], 8),
    **dict(zip(VALUES[Characteristic.RANK], (6, 9, 9), strict=True)),
    **dict.fromkeys((*VALUES[Characteristic.HOOD], *VALUES[Characteristic.FACE], *VALUES[Characteristic.BUILD]), 12),
}
#: What is typed for a trait: a digit for its characteristic, from 3 on, then its place there. Monks have 1 to 24.
TRAITS: dict[int, Trait] = {
    10 * tens + units: trait for tens, traits in enumerate(VALUES.values(), 3) for units, trait in enumerate(traits, 1)
}


class Monk(Frozen):
    """What the owner entered for one monk; None is not known. ``traits`` are in the order of ``VALUES``."""

    number: int
    name: OwnText | None = None
    traits: tuple[Trait | None, ...] = (None,) * len(VALUES)

    def trait(self, characteristic: Characteristic) -> Trait | None:
        return self.traits[_RANKS[characteristic]]

    @property
    def known(self) -> tuple[Trait, ...]:
        return tuple(trait for trait in self.traits if trait is not None)


def suspect(monk: int) -> Token:
    """The card of a monk."""
    return Token(f"{ID}/suspect/{monk:02d}")


def number_of(token: Token) -> int:
    """The number of a monk, or of a monk's card."""
    return int(token.id.rpartition("/")[2])


# --- rooms -------------------------------------------------------------------------------------------------


class Room(Enum):
    """A space of the board that a turn can end on; its value is the token's name on the reference sheet."""

    __hash__ = object.__hash__  # Enum's own is slow (Python), and rooms are looked up at every event

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
        """The seat whose cell it is."""
        return CELLS.get(self)

    @property
    def confessional(self) -> int | None:
        """Which confessional it is: 0 the church's, 1 the court's."""
        return CONFESSIONALS.get(self)

    @property
    def several(self) -> bool:
        """Whether it has several spaces, so that two figures in it need not meet."""
        return self in (Room.CLOITRE, Room.AUTRE)

    @property
    def single(self) -> bool:
        """Whether only one figure may stand there."""
        return self in CELLS or self in CONFESSIONALS


CELLS = {Room(f"cellule/{seat}"): seat for seat in range(1, 7)}
CONFESSIONALS = {Room.CONFESSIONNAL_1: 0, Room.CONFESSIONNAL_2: 1}
#: Rooms without effect.
PLAIN = frozenset({Room.EGLISE, Room.COUR, Room.CLOITRE, Room.AUTRE})

#: What is typed for a room: the tens of the confessionals and offices, 2 and a seat for a cell, the empty ones.
ROOMS: dict[int, Room] = {
    11: Room.EGLISE,
    12: Room.CONFESSIONNAL_1,
    13: Room.CONFESSIONNAL_2,
    14: Room.SCRIPTORIUM,
    15: Room.BIBLIOTHEQUE,
    16: Room.PARLOIR,
    17: Room.CRYPTE,
    18: Room.CHAPITRE,
    **{20 + seat: cell for cell, seat in CELLS.items()},
    31: Room.COUR,
    32: Room.CLOITRE,
    33: Room.AUTRE,
}


@cache
def drawn_rooms(players: int) -> tuple[Room, ...]:
    """The rooms that an event's die may name: all with a name on the board (§3.8), without cells of absent seats."""
    return tuple(room for room in Room if room is not Room.AUTRE and (room.cell or 1) <= players)


# --- masses, books, penance --------------------------------------------------------------------------------


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


class Seal(Enum):
    """The seal of a book or an event: the words of the pack's slot, in its order."""

    STAR = "etoile"
    DIE = "de"
    BARE = "rien"


SEALS = tuple(Seal)


class Sin(Enum):
    """Why a player does penance."""

    CELL = "cell"  # caught in another player's cell
    ACCUSATION = "accusation"
    BELL = "bell"  # the bell was forgotten before the figure was touched
    CONSENT = "consent"  # the players agreed


class Variants(Frozen):
    """The rules' variants, and what the rules leave open, by the settings."""

    long_moves: bool  # one to three spaces, and three turns between masses (always with six players)
    matines: bool
    library: bool
    events: bool
    two_books: bool  # a player who holds two books may not enter the scriptorium
    first_bell: int  # where the bell is put at the game's first turn
    bell_turn: bool  # a forgotten bell costs only this turn, and not the next too
    caught_question: bool  # an owner who comes home first asks the intruder a question
