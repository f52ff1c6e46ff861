"""What is true at the table: the events that happened, and the state they add up to.

``evolve`` is the only way to a new state and never refuses: ``rules.py`` has judged. What only some may know (a hand, a
card that was shown, a side card, the sleeve) stands in events as ``Hidden`` alone. The events say what a notebook will
need: who asked for what, who had none of it, who showed, who saw which card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from companion.games.protocol import Seated
from companion.model import Event, Hidden, OwnText, Seat, Token, Way, Who, replace

ID = "cluedo-one-piece"
VILLAINS = 8  # so many lie beside the board, and everybody has lost
SIDE_CARDS = 5  # two players, or teams
DOUBLES = 3  # pawns that can stand for two characters
CENTRE = 0  # where an island's number would stand


class Sort(Enum):
    """The three sorts of which one card each is in the sleeve; the value is its part of a token's id."""

    CREW = "equipage"
    TREASURE = "tresor"
    ISLAND = "ile"


@dataclass(frozen=True, slots=True, order=True)
class Thing:
    """A crew member, a treasure or an island: nobody's, whoever holds its card. The number is that of its labels."""

    sort: Sort
    number: int

    @property
    def card(self) -> Token:
        """The card, which is secret once the sleeve is filled."""
        return Token(f"{ID}/{self.sort.value}/{self.number}")


class Phase(Enum):
    """Where the table stands. Each is left by #, by an answer or by a scan."""

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


#: What comes before the cards are shuffled: until then no card is anybody's secret.
OPEN = (Phase.BOARD, Phase.CHARACTERS, Phase.DOUBLES, Phase.OVER)
#: Somebody's turn is going on.
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
    """What a card is to the seat that has heard it, where it is none of its hand."""

    SHOWN = "shown"  # the answer to its hypothesis
    SIDE = "side"  # of those beside the board
    SLEEVE = "sleeve"


class Fact(Enum):
    """What a correction can put right."""

    VILLAINS = "villains"
    TURN = "turn"
    PLACE = "place"


# --- events ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """``crew``, ``treasures``, ``islands``: the highest numbers that may be named; ``typed``: those that are asked for,
    in the order of ``Sort``; ``told``: somebody has told how many there are of each.

    ``names`` are the owner's, by kind ("ile/3"). ``side``: cards that lie face down beside the board.
    """

    kind: ClassVar[str] = f"{ID}/started"
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


@dataclass(frozen=True, slots=True)
class StepDone(Event):
    """A step that leaves no other trace has been done, or passed."""

    kind: ClassVar[str] = f"{ID}/step-done"
    step: Phase


@dataclass(frozen=True, slots=True)
class CharacterTold(Event):
    """Whom this seat plays; None: not told."""

    kind: ClassVar[str] = f"{ID}/character-told"
    seat: Seat
    crew: int | None


@dataclass(frozen=True, slots=True)
class WithoutPawn(Event):
    """A crew member whose double pawn stands for the other: its card leaves the game, unless all crew stay."""

    kind: ClassVar[str] = f"{ID}/without-pawn"
    crew: int


@dataclass(frozen=True, slots=True)
class StartRolled(Event):
    """The companion rolled one die for each of these seats."""

    kind: ClassVar[str] = f"{ID}/start-rolled"
    seats: tuple[Seat, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    kind: ClassVar[str] = f"{ID}/turn-began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn that reached no island: the pawn stands somewhere on the squares."""

    kind: ClassVar[str] = f"{ID}/turn-ended"
    seat: Seat


@dataclass(frozen=True, slots=True)
class MoveRolled(Event):
    """The companion rolled for a move."""

    kind: ClassVar[str] = f"{ID}/move-rolled"
    seat: Seat
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IslandAsked(Event):
    """An island was reached, and its number is typed; ``wanted`` False: it was none."""

    kind: ClassVar[str] = f"{ID}/island-asked"
    wanted: bool


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """This seat is on an island: by the dice, by a sea passage, or because it stays."""

    kind: ClassVar[str] = f"{ID}/landed"
    seat: Seat
    island: int


@dataclass(frozen=True, slots=True)
class CentreReached(Event):
    kind: ClassVar[str] = f"{ID}/centre-reached"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Named(Event):
    """One thing of a hypothesis or an accusation, before the rest is named."""

    kind: ClassVar[str] = f"{ID}/named"
    thing: Thing


@dataclass(frozen=True, slots=True)
class Supposed(Event):
    """A hypothesis. The pawn, where the crew member has one, and the token are moved to the island."""

    kind: ClassVar[str] = f"{ID}/supposed"
    seat: Seat
    crew: int
    treasure: int
    island: int


@dataclass(frozen=True, slots=True)
class HadNone(Event):
    """This seat holds none of the three cards."""

    kind: ClassVar[str] = f"{ID}/had-none"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """This seat has shown one card to the one that asked. Which, only ``CardShown`` may know."""

    kind: ClassVar[str] = f"{ID}/showed"
    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class NobodyShowed(Event):
    kind: ClassVar[str] = f"{ID}/nobody-showed"
    asker: Seat


@dataclass(frozen=True, slots=True)
class SideLooked(Event):
    """This seat has looked at a side card, or would not."""

    kind: ClassVar[str] = f"{ID}/side-looked"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AccusationBegan(Event):
    """``wanted`` False: it was not meant."""

    kind: ClassVar[str] = f"{ID}/accusation-began"
    wanted: bool


@dataclass(frozen=True, slots=True)
class Accused(Event):
    kind: ClassVar[str] = f"{ID}/accused"
    seat: Seat
    crew: int
    treasure: int
    island: int


@dataclass(frozen=True, slots=True)
class SleeveScanned(Event):
    """A card of the sleeve was scanned at the table, which hears nothing of it."""

    kind: ClassVar[str] = f"{ID}/sleeve-scanned"
    card: Hidden


@dataclass(frozen=True, slots=True)
class PlayerOut(Event):
    """The accusation was wrong: this seat has no more turns, and still answers."""

    kind: ClassVar[str] = f"{ID}/player-out"
    seat: Seat


@dataclass(frozen=True, slots=True)
class VillainLaid(Event):
    """A villain lies beside the board; ``token`` is None where no labelled card was scanned."""

    kind: ClassVar[str] = f"{ID}/villain-laid"
    token: Token | None


@dataclass(frozen=True, slots=True)
class AdventureAnnounced(Event):
    """An adventure card is about to be played: its scan is no slip of the hand now."""

    kind: ClassVar[str] = f"{ID}/adventure-announced"


@dataclass(frozen=True, slots=True)
class AdventurePlayed(Event):
    kind: ClassVar[str] = f"{ID}/adventure-played"
    token: Token
    name: OwnText | None = None
    text: OwnText | None = None


@dataclass(frozen=True, slots=True)
class EquipmentUsed(Event):
    kind: ClassVar[str] = f"{ID}/equipment-used"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """The players say how it is: villains laid, whose turn it is, or the island that this turn's pawn is on."""

    kind: ClassVar[str] = f"{ID}/corrected"
    fact: Fact
    value: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """``winner`` is None where nobody has won."""

    kind: ClassVar[str] = f"{ID}/ended"
    outcome: Outcome
    winner: Seat | None = None


# --- what only some may know ---


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """What this seat holds from now on, as far as it was heard, in the order of the scans."""

    kind: ClassVar[str] = f"{ID}/hand-kept"
    seat: Seat
    cards: tuple[Hidden, ...]


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """``seat`` has heard the card that ``shower`` showed."""

    kind: ClassVar[str] = f"{ID}/card-shown"
    seat: Seat
    shower: Seat
    card: Hidden


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """What ``seat`` has heard as shown, of the side or of the sleeve is a card of its own: nobody showed this one."""

    kind: ClassVar[str] = f"{ID}/claimed"
    seat: Seat
    card: Hidden


@dataclass(frozen=True, slots=True)
class SideSeen(Event):
    """``seat`` has heard a side card."""

    kind: ClassVar[str] = f"{ID}/side-seen"
    seat: Seat
    card: Hidden


@dataclass(frozen=True, slots=True)
class SleeveSeen(Event):
    """``seat`` has heard what is in the sleeve."""

    kind: ClassVar[str] = f"{ID}/sleeve-seen"
    seat: Seat
    cards: tuple[Hidden, ...]


@dataclass(frozen=True, slots=True)
class CardLooked(Event):
    """A card was scanned in a window; ``place`` is its place in the hand, 0 where it belongs to none.

    ``whence``: a hand is listened to, and this is none of its cards, as far as is known. ``instead``: the card that was
    taken for the one shown until now. ``sure``: it cannot be one's own.
    """

    kind: ClassVar[str] = f"{ID}/card-looked"
    durable: ClassVar[bool] = False
    seat: Seat
    token: Token
    place: int = 0
    text: OwnText | None = None
    whence: Whence | None = None
    instead: Token | None = None
    sure: bool = False


@dataclass(frozen=True, slots=True)
class HandOrdered(Event):
    """This seat has put its hand in order, and hears what it is now."""

    kind: ClassVar[str] = f"{ID}/hand-ordered"
    durable: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class SleeveShort(Event):
    """This seat's window closed before all of the sleeve was heard in it: nothing can be said of it."""

    kind: ClassVar[str] = f"{ID}/sleeve-short"
    durable: ClassVar[bool] = False
    seat: Seat


@dataclass(frozen=True, slots=True)
class Heard(Event):
    """Something open was scanned and decides nothing: it only says what it is."""

    kind: ClassVar[str] = f"{ID}/heard"
    durable: ClassVar[bool] = False
    token: Token
    name: OwnText | None = None
    text: OwnText | None = None


EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    StepDone,
    CharacterTold,
    WithoutPawn,
    StartRolled,
    TurnBegan,
    TurnEnded,
    MoveRolled,
    IslandAsked,
    Landed,
    CentreReached,
    Named,
    Supposed,
    HadNone,
    Showed,
    NobodyShowed,
    SideLooked,
    AccusationBegan,
    Accused,
    SleeveScanned,
    PlayerOut,
    VillainLaid,
    AdventureAnnounced,
    AdventurePlayed,
    EquipmentUsed,
    Corrected,
    Ended,
    HandKept,
    CardShown,
    Claimed,
    SideSeen,
    SleeveSeen,
    CardLooked,
    HandOrdered,
    SleeveShort,
    Heard,
)


# --- state -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Layout:
    """What does not change during a game."""

    people: tuple[Who, ...]
    ways: tuple[Way | None, ...]
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

    @property
    def players(self) -> int:
        return len(self.people)

    def most(self, sort: Sort) -> int:
        """The highest number of this sort that may be named."""
        if sort is Sort.CREW:
            return self.crew
        return self.treasures if sort is Sort.TREASURE else self.islands

    def typing(self, sort: Sort) -> int:
        """The highest number of this sort that is asked for."""
        return self.typed[tuple(Sort).index(sort)]

    def by_ear(self, seat: Seat) -> bool:
        return self.ways[seat - 1] is Way.EAR

    def left_of(self, seat: Seat) -> Seat:
        return seat % self.players + 1


@dataclass(frozen=True)  # no slots: it is wide, and copied at every event
class State:
    """``places`` is the island of each seat's pawn (CENTRE, or None: on none, or nobody has told).

    ``named`` are the things of a hypothesis or an accusation so far. ``asked`` is the newest hypothesis, ``due`` the
    seat that answers it, ``shower`` the seat that the table was told has shown. ``shown`` says whether the asker has
    heard the card of that hypothesis.
    """

    layout: Layout
    phase: Phase = Phase.BOARD
    characters: tuple[int | None, ...] = ()
    called: Seat = 1  # whose character is asked
    without_pawn: tuple[int, ...] = ()
    tied: tuple[Seat, ...] = ()
    active: Seat = 1
    rolled: tuple[int, ...] = ()
    places: tuple[int | None, ...] = ()
    pawns: tuple[tuple[int, int], ...] = ()  # crew member → island, of those that a hypothesis has moved
    treasures: tuple[tuple[int, int], ...] = ()  # treasure → island, the others are in the centre
    named: tuple[Thing, ...] = ()
    asked: Supposed | None = None
    due: Seat = 0
    shower: Seat | None = None
    shown: tuple[Seat, Token] | None = None  # to whoever asked last: by whom, and which card
    side_seen: bool = False  # in this turn
    side_card: tuple[Seat, Token] | None = None  # the newest that somebody has heard
    accused: Accused | None = None
    sleeve: tuple[Token, ...] = ()  # scanned at the table, so far
    known_sleeve: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()
    out: frozenset[Seat] = frozenset()
    villains: tuple[Token | None, ...] = ()
    card_due: bool = False
    used: frozenset[Seat] = frozenset()  # whose equipment lies face down
    hands: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()
    outcome: Outcome | None = None
    winner: Seat | None = None

    @property
    def players(self) -> int:
        return len(self.layout.people)

    @property
    def place(self) -> int | None:
        """Where the pawn of this turn's player stands."""
        return self.places[self.active - 1]

    @property
    def crew_in_play(self) -> int | None:
        """Crew cards in the game, where it is known how many."""
        if not self.layout.told:
            return None
        if self.layout.all_crew:
            return self.layout.crew
        return self.layout.crew - DOUBLES if len(self.without_pawn) == DOUBLES else None

    @property
    def deal(self) -> tuple[int, int] | None:
        """How the cards are dealt: so many each, so many over; None where nobody has told how many there are."""
        crew = self.crew_in_play
        if crew is None:
            return None
        layout = self.layout
        cards = crew + layout.treasures + layout.islands - len(Sort) - layout.side
        return divmod(cards, layout.players) if cards > 0 else None

    def hand(self, seat: Seat) -> tuple[Token, ...]:
        """What this seat has heard of its hand."""
        for owner, cards in self.hands:
            if owner == seat:
                return cards
        return ()

    def whence(self, seat: Seat, card: Token) -> Whence | None:
        """What this card is to this seat, as far as it has heard; None: nothing but a card that it may hold.

        Whoever asked may hold a named card that has not been heard yet: what answers is then said, and can be claimed.
        """
        if card in self.hand(seat):
            return None
        asked = self.asked
        if asked is not None and asked.seat == seat:
            if self.shown is None:
                showing = self.shower is not None or self.phase is Phase.ANSWERING
                if showing and card in asked_cards(asked):
                    return Whence.SHOWN
            elif card == self.shown[1]:
                return Whence.SHOWN
        if self.side_card == (seat, card):
            return Whence.SIDE
        if any(owner == seat and card in sleeve for owner, sleeve in self.known_sleeve):
            return Whence.SLEEVE
        return None

    def not_of_hand(self, seat: Seat) -> frozenset[Token]:
        """The cards that this seat has heard, or may hear, and that are none of its hand unless it claims them."""
        cards = {card for owner, sleeve in self.known_sleeve if owner == seat for card in sleeve}
        if self.asked is not None and self.asked.seat == seat and (self.shower, self.shown) != (None, None):
            cards |= set(asked_cards(self.asked))  # whatever was taken for the one shown: it may be another
        if self.side_card is not None and self.side_card[0] == seat:
            cards.add(self.side_card[1])
        return frozenset(cards - set(self.hand(seat)))

    def lacks(self) -> Sort | None:
        """The sort that is to be named next, None once all are."""
        named = [thing.sort for thing in self.named]
        return next((sort for sort in Sort if sort not in named), None)

    def removed(self, crew: int) -> bool:
        """Whether this crew member's card has left the game."""
        return crew in self.without_pawn and not self.layout.all_crew

    def seat_of(self, crew: int) -> Seat | None:
        """Who plays this crew member."""
        return self.characters.index(crew) + 1 if crew in self.characters else None

    def untold(self, asked: Supposed) -> tuple[Seat, ...]:
        """The others whose pawn may be the one that this hypothesis moves: nobody has told whom they play."""
        if asked.crew in self.without_pawn or self.seat_of(asked.crew) is not None:
            return ()
        seats = enumerate(self.characters, 1)
        return tuple(seat for seat, crew in seats if crew is None and seat != asked.seat)

    def next_seat(self) -> Seat | None:
        """Whose turn comes next: clockwise, whoever is not out; None where everybody is."""
        seat = self.active
        for _ in range(self.players):
            seat = self.layout.left_of(seat)
            if seat not in self.out:
                return seat
        return None


def asked_cards(asked: Supposed | Accused) -> tuple[Token, Token, Token]:
    """The three cards of a hypothesis or an accusation."""
    return (
        Thing(Sort.CREW, asked.crew).card,
        Thing(Sort.TREASURE, asked.treasure).card,
        Thing(Sort.ISLAND, asked.island).card,
    )


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before ``GameStarted``."""
    if state is None:
        assert isinstance(event, GameStarted), "a game begins with GameStarted"
        layout = Layout(
            tuple(Who(seated.seat, seated.name) for seated in event.seats),
            tuple(seated.way for seated in event.seats),
            event.crew,
            event.treasures,
            event.islands,
            event.told,
            event.typed,
            event.all_crew,
            event.side,
            event.dice,
            event.faces,
            event.names,
        )
        nobody = (None,) * layout.players
        return State(layout, characters=nobody, places=nobody)
    match event:
        case HadNone(seat):
            # What the asker took for this seat's card was none: nobody shows who has nothing.
            shown = state.shown if state.shown is not None and state.shown[0] != seat else None
            return replace(state, due=state.layout.left_of(seat), shown=shown)
        case TurnBegan(seat):
            return replace(
                state, phase=Phase.TURN, active=seat, rolled=(), named=(), accused=None, sleeve=(), side_seen=False,
                card_due=False,
            )  # fmt: skip
        case Landed(seat, island):
            here = Thing(Sort.ISLAND, island)
            state = _walked(state, seat, island)
            return replace(state, phase=Phase.LANDED, named=(here,))
        case Named(thing):
            return replace(state, named=(*state.named, thing))
        case Supposed():
            return _supposed(state, event)
        case Showed(seat):
            return replace(state, shower=seat)
        case TurnEnded(seat):
            return _walked(state, seat, None)
        case MoveRolled(_, values):
            return replace(state, rolled=values)
        case VillainLaid(token):
            return replace(state, villains=(*state.villains, token))
        case NobodyShowed():
            return replace(state, phase=Phase.SIDE) if state.layout.side else state
        case SideLooked():
            return state
        case IslandAsked(wanted):
            return replace(state, phase=Phase.WHERE if wanted else Phase.TURN)
        case CentreReached(seat):
            return replace(_walked(state, seat, CENTRE), phase=Phase.CENTRE)
        case AccusationBegan(wanted):
            return replace(state, phase=Phase.ACCUSING if wanted else Phase.CENTRE, named=())
        case Accused():
            return replace(state, phase=Phase.CHECKING, accused=event, named=(), sleeve=())
        case SleeveScanned(card):
            return replace(state, sleeve=(*state.sleeve, card.token))
        case PlayerOut(seat):
            # Whoever accused may know what is in the sleeve, also where the table's scanner read it.
            known = ((seat, state.sleeve),) if len(state.sleeve) == len(Sort) else ()
            return replace(state, out=state.out | {seat}, known_sleeve=(*state.known_sleeve, *known))
        case Ended(outcome, winner):
            return replace(state, phase=Phase.OVER, outcome=outcome, winner=winner)
        case StepDone(step):
            return replace(state, phase=_NEXT[step])
        case CharacterTold(seat, crew):
            last = seat == state.players
            return replace(
                state,
                characters=_put(state.characters, seat, crew),
                called=seat + 1,
                phase=Phase.DOUBLES if last else Phase.CHARACTERS,
            )
        case WithoutPawn(crew):
            without = (*state.without_pawn, crew)
            return replace(state, without_pawn=without, phase=_after_doubles(without))
        case StartRolled(seats, values):
            best = tuple(seat for seat, value in zip(seats, values, strict=True) if value == max(values))
            return replace(state, tied=best if len(best) > 1 else ())
        case AdventureAnnounced():
            return replace(state, card_due=True)
        case AdventurePlayed(token):
            return replace(state, card_due=False, hands=_without(state.hands, token))
        case EquipmentUsed(seat):
            return replace(state, used=state.used | {seat})
        case Corrected(fact, value):
            return _corrected(state, fact, value)
        case HandKept(seat, cards):
            others = tuple(hand for hand in state.hands if hand[0] != seat)
            return replace(state, hands=(*others, (seat, tuple(card.token for card in cards))))
        case CardShown(_, shower, card):
            return replace(state, shown=(shower, card.token))
        case Claimed(seat, card):
            return _claimed(state, seat, card.token)
        case SideSeen(seat, card):
            return replace(state, side_seen=True, side_card=(seat, card.token))
        case SleeveSeen(seat, cards):
            return replace(state, known_sleeve=(*state.known_sleeve, (seat, tuple(card.token for card in cards))))
        case CardLooked() | HandOrdered() | SleeveShort() | Heard():
            return state
    raise TypeError(f"not an event of this game: {event!r}")


_NEXT = {
    Phase.BOARD: Phase.CHARACTERS,
    Phase.DOUBLES: Phase.SLEEVE,
    Phase.SLEEVE: Phase.DEAL,
    Phase.DEAL: Phase.STARTER,
}


def _after_doubles(without: tuple[int, ...]) -> Phase:
    return Phase.SLEEVE if len(without) == DOUBLES else Phase.DOUBLES


def _put(values: tuple[int | None, ...], seat: Seat, value: int | None) -> tuple[int | None, ...]:
    return (*values[: seat - 1], value, *values[seat:])


def _moved(things: tuple[tuple[int, int], ...], number: int, island: int) -> tuple[tuple[int, int], ...]:
    return (*(thing for thing in things if thing[0] != number), (number, island))


def _walked(state: State, seat: Seat, place: int | None) -> State:
    """This seat's pawn has moved, or stays. Where nobody has told whose it is, it may be one that was moved before."""
    pawns = state.pawns
    if pawns and state.characters[seat - 1] is None:
        pawns = tuple(pawn for pawn in pawns if pawn[1] == place or state.seat_of(pawn[0]) is not None)
    return replace(state, places=_put(state.places, seat, place), pawns=pawns)


def _claimed(state: State, seat: Seat, card: Token) -> State:
    """What this seat heard was a card of its own: it was not shown, nor is it at the side or in the sleeve."""
    asked, shown = state.asked, state.shown
    if asked is not None and asked.seat == seat and shown is not None and shown[1] == card:
        shown = None
    of_side = state.side_card == (seat, card)
    return replace(
        state,
        shown=shown,
        side_card=None if of_side else state.side_card,
        side_seen=state.side_seen and not (of_side and seat == state.active),
        known_sleeve=tuple(known for known in state.known_sleeve if known[0] != seat or card not in known[1]),
    )


def _supposed(state: State, asked: Supposed) -> State:
    """The pawn and the token go to the island; the seat to the left answers first."""
    places, pawns = state.places, state.pawns
    if asked.crew not in state.without_pawn:
        pawns = _moved(pawns, asked.crew, asked.island)
        player = state.seat_of(asked.crew)
        if player is not None:
            places = _put(places, player, asked.island)
        for seat in state.untold(asked):
            places = _put(places, seat, None)  # it may be this seat's pawn: nobody can say where that stands
    return replace(
        state,
        phase=Phase.ANSWERING,
        places=places,
        pawns=pawns,
        treasures=_moved(state.treasures, asked.treasure, asked.island),
        named=(),
        asked=asked,
        due=state.layout.left_of(asked.seat),
        shower=None,
        shown=None,
    )


def _without(
    hands: tuple[tuple[Seat, tuple[Token, ...]], ...], token: Token
) -> tuple[tuple[Seat, tuple[Token, ...]], ...]:
    return tuple((seat, tuple(card for card in cards if card != token)) for seat, cards in hands)


def _corrected(state: State, fact: Fact, value: int) -> State:
    match fact:
        case Fact.VILLAINS:
            laid = state.villains[:value]
            return replace(state, villains=(*laid, *(None,) * (value - len(laid))))
        case Fact.TURN:
            return evolve(state, TurnBegan(value))
        case Fact.PLACE:
            return _put_right(replace(state, places=_put(state.places, state.active, value)), value)


def _put_right(state: State, place: int) -> State:
    """Where a pawn that had just arrived stands decides what comes next: a hypothesis there, or the centre."""
    match state.phase:
        case Phase.LANDED if place:
            others = tuple(thing for thing in state.named if thing.sort is not Sort.ISLAND)
            return replace(state, named=(Thing(Sort.ISLAND, place), *others))
        case Phase.WHERE | Phase.CENTRE | Phase.ACCUSING if place:
            return replace(state, phase=Phase.LANDED, named=(Thing(Sort.ISLAND, place),))
        case Phase.WHERE | Phase.LANDED:
            return replace(state, phase=Phase.CENTRE, named=())
        case _:
            return state


def spent(state: State) -> frozenset[Token]:
    """The villains that have been laid."""
    return frozenset(token for token in state.villains if token is not None)
