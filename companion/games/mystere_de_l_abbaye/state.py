"""What is true at the table: the state that the events add up to, and what can be derived from it.

It must never judge. ``changes.py`` knows what an event does to it.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.kit.seating import Seating
from companion.games.mystere_de_l_abbaye.board import MASSES, Characteristic, Mass, Monk, Room, Trait, Variants
from companion.games.mystere_de_l_abbaye.events import BOOK_OPEN, AskedFirst, Phase
from companion.games.mystere_de_l_abbaye.hands import Hands
from companion.games.protocol import Around
from companion.model import Frozen, OwnText, Seat, Token, Way, replace


@dataclass(frozen=True, slots=True)
class Layout(Seating):
    """What does not change while the game is played. ``ears``: seats that take in secrets by ear. ``ways`` and
    ``sealed`` are those of ``GameStarted``."""

    ears: frozenset[Seat]
    hand: int
    parlour: int
    variants: Variants
    monks: tuple[Monk, ...]
    ways: tuple[tuple[Room, OwnText], ...]
    sealed: bool

    def way(self, room: Room | None) -> OwnText | None:
        """Which rooms touch this one, in the words of the box's owner; None where nobody has told it."""
        return next((text for told, text in self.ways if told is room), None)

    def seated(self, around: Around) -> Layout:
        ears = frozenset(seat for seat, way in enumerate(around.ways, 1) if way is Way.EAR)
        return replace(Seating.seated(self, around), ears=ears)

    @property
    def six(self) -> bool:
        """Whether the changes for six players are in force."""
        return self.variants.long_moves or len(self.people) == 6

    @property
    def steps(self) -> int:
        return 3 if self.six else 2


class Revelation(Frozen):
    seat: Seat
    trait: Trait


class Accusation(Frozen):
    """``right`` is None until the accused's card or the card under the board was shown; ``by`` has shown his card."""

    seat: Seat
    monk: int
    right: bool | None = None
    by: Seat | None = None


class State(Frozen):
    """Tuples are by seat, seat 1 first.

    ``bell`` is 0 if the first player has just received it. ``loot`` are (intruder, owner) of cells in which a card was
    taken and the intruder still is. ``look`` is (asker, shower) of a card that is being shown; ``seen``: it was heard
    before the table told that it is shown. ``hushed`` are those whose figure has been in the church since a penance.
    ``read`` is the name and the text that are being applied, ``die`` whom or which room its die named.
    ``meant`` is what # does now in the chapter hall. ``reader`` plays a kept book that is not open yet.
    """

    layout: Layout
    hands: Hands
    places: tuple[Room | None, ...]
    penance: tuple[bool, ...]
    hushed: tuple[bool, ...]
    visited: tuple[bool, ...]  # whether each seat has been in the library
    crypts: tuple[bool, ...]
    books: tuple[int, ...]
    seen_books: tuple[tuple[Token, ...], ...]  # books that each seat heard in its ear and keeps
    cards: tuple[int | None, ...]
    pile: int
    phase: Phase = Phase.PREPARE
    active: Seat = 1
    first: Seat = 1
    then: Seat | None = None  # whose turn is next, if it is not the left neighbour's
    extra: bool = False  # this turn, or the one of ``then``, is played by a crypt card
    lost: bool = False  # a forgotten bell has cost the present turn
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
    seen: bool = False
    read: tuple[OwnText | None, OwnText | None] | None = None
    die: Seat | Room | None = None
    meant: AskedFirst | None = None
    held: Token | None = None
    reader: Seat | None = None
    back: Phase = Phase.MOVE  # the phase beneath an open book
    revelations: tuple[Revelation, ...] = ()
    accusations: tuple[Accusation, ...] = ()
    culprit: int | None = None
    verdict: tuple[tuple[Characteristic, Trait | None], ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def players(self) -> int:
        return len(self.layout.people)

    @property
    def beneath(self) -> Phase:
        """The phase of the turn, also while a kept book lies open on it."""
        return self.back if self.phase in BOOK_OPEN else self.phase

    @property
    def room(self) -> Room | None:
        """The active player's room."""
        return self.places[self.active - 1]

    @property
    def other(self) -> Seat:
        """The seat that is asked, robbed or caught. Only while there is one."""
        assert self.asked is not None
        return self.asked

    def asks_to_see(self, seat: Seat) -> bool:
        """Whether this seat has asked for a card in the empty parlour, and none was heard yet. It may be shown at once,
        before the table tells what was asked for."""
        return seat == self.active and not self.seen and self.beneath in (Phase.TRAIT, Phase.TRAIT_2, Phase.SHOW)

    def shown_by(self, seat: Seat) -> Seat | None:
        """The seat that shows this seat a card."""
        if self.asks_to_see(seat):
            return self.asked
        return self.look[1] if self.look is not None and self.look[0] == seat else None

    @property
    def to_pass(self) -> int | None:
        """How many cards this mass passes on."""
        return self.cards[MASSES.index(self.mass)]

    def at(self, room: Room) -> tuple[Seat, ...]:
        places = self.places
        return tuple([seat for seat, place in enumerate(places, 1) if place is room]) if room in places else ()

    def met(self, seat: Seat, room: Room | None) -> tuple[Seat, ...]:
        """The players who may be met there, except those in penance in the church, who neither ask nor answer.

        Nobody meets a figure whose player has gone home. In another empty room this may be any player who went
        somewhere without effect.
        """
        people = self.layout.people
        if room is None or (room is Room.EGLISE and self._hushed(seat)) or not people[seat - 1].there:
            return ()
        there = self.at(room)
        if room is Room.AUTRE and None in self.places:
            there = tuple([other for other, place in enumerate(self.places, 1) if place in (Room.AUTRE, None)])
        if not there:
            return ()
        return tuple([other for other in there if other != seat and people[other - 1].there and not self.silent(other)])

    def silent(self, seat: Seat) -> bool:
        """Whether this player neither asks nor answers: sent to the church, and not out of it again."""
        return self.places[seat - 1] is Room.EGLISE and self._hushed(seat)

    def _hushed(self, seat: Seat) -> bool:
        return self.hushed[seat - 1] or self.penance[seat - 1]

    @property
    def robbed(self) -> Seat | None:
        """The seat whose hand the active player may draw from in this room; None: no seat, or it has no card."""
        room = self.room
        if room is None:
            return None
        seat = room.cell
        if room.confessional is not None:
            seat = self.confessors[room.confessional]
        if seat is None or seat == self.active or seat > self.players or not self.hands.size(seat):
            return None
        return seat

    def bell_next(self) -> int:
        """Where the bell goes next, even if the first player has just received it."""
        if self.bell:
            return self.bell + 1
        if not self.begun:
            return self.layout.variants.first_bell
        return 2 if self.layout.six else 1

    def next_mass(self) -> Mass:
        after = MASSES[(MASSES.index(self.mass) + 1) % len(MASSES)]
        return Mass.LAUDES if after is Mass.MATINES and not self.layout.variants.matines else after
