"""What is true at the table: the state that the events add up to.

``evolve`` is the only way to a new state and never refuses: ``rules.py`` has judged.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.cluedo_one_piece import events
from companion.games.cluedo_one_piece.events import CENTRE, DOUBLES, ID, Fact, Phase, Sort, Thing, Weighty, Whence
from companion.games.kit.changes import Changes
from companion.games.kit.seating import Seating, people, put
from companion.games.protocol import Around
from companion.model import Event, Frozen, OwnText, Seat, Token, Way, replace


@dataclass(frozen=True, slots=True)
class Layout(Seating):
    """What does not change during a game."""

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

    def seated(self, around: Around) -> Layout:
        return replace(Seating.seated(self, around), ways=around.ways)

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


class State(Frozen):
    """``places`` is the island of each seat's pawn, or CENTRE; None: on no island, or not told.

    ``named`` are the things named so far in a hypothesis or an accusation. ``asked`` is the newest hypothesis, ``due``
    the seat that has to answer it, ``shower`` the seat that has shown, as the table knows. ``shown`` is the card shown
    for that hypothesis, if the asker has heard it, and by whom. ``weighty`` is what # does now, if a digit has asked.
    """

    layout: Layout
    phase: Phase = Phase.BOARD
    characters: tuple[int | None, ...] = ()
    called: Seat = 1  # whose character is asked for
    without_pawn: tuple[int, ...] = ()
    tied: tuple[Seat, ...] = ()
    active: Seat = 1
    rolled: tuple[int, ...] = ()
    places: tuple[int | None, ...] = ()
    pawns: tuple[tuple[int, int], ...] = ()  # crew member → island, if a hypothesis has moved it
    treasures: tuple[tuple[int, int], ...] = ()  # treasure → island; the others are in the centre
    named: tuple[Thing, ...] = ()
    asked: events.Supposed | None = None
    due: Seat = 0
    shower: Seat | None = None
    inquiries: tuple[tuple[events.Supposed, Seat | None], ...] = ()  # each that was answered, and who showed
    shown: tuple[Seat, Token] | None = None  # to the last asker: by whom, and which card
    side_seen: bool = False  # in this turn
    side_card: tuple[Seat, Token] | None = None  # the newest that was heard, and by which seat
    accused: events.Accused | None = None
    sleeve: tuple[Token, ...] = ()  # its cards scanned at the table so far
    known_sleeve: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()
    out: frozenset[Seat] = frozenset()
    villains: tuple[Token | None, ...] = ()
    card_due: bool = False
    weighty: Weighty | None = None
    used: frozenset[Seat] = frozenset()  # seats whose equipment lies face down
    hands: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()
    outcome: events.Outcome | None = None
    winner: Seat | None = None

    @property
    def players(self) -> int:
        return len(self.layout.people)

    @property
    def place(self) -> int | None:
        """The place of the pawn of this turn's player."""
        return self.places[self.active - 1]

    @property
    def crew_in_play(self) -> int | None:
        """How many crew cards are in the game; None if it is not known."""
        if not self.layout.told:
            return None
        if self.layout.all_crew:
            return self.layout.crew
        return self.layout.crew - DOUBLES if len(self.without_pawn) == DOUBLES else None

    @property
    def deal(self) -> tuple[int, int] | None:
        """How the cards are dealt: how many each, and how many are left. None if it was not told how many there are,
        or a hand was dealt round: one that lies open is as large as it was."""
        crew = self.crew_in_play
        if crew is None or self.layout.out - {seat for seat, _ in self.layout.open}:
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
        """What this card is to this seat, as far as it has heard; None: only a card that it may hold.

        The seat that asked may hold a named card that it has not heard yet. Such a card is said as the answer, and the
        seat can claim it.
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
        """The cards that this seat has heard or may hear, and that are not in its hand unless it claims them."""
        cards = {card for owner, sleeve in self.known_sleeve if owner == seat for card in sleeve}
        if self.asked is not None and self.asked.seat == seat and (self.shower, self.shown) != (None, None):
            cards |= set(asked_cards(self.asked))  # the shown card may be another than was thought
        if self.side_card is not None and self.side_card[0] == seat:
            cards.add(self.side_card[1])
        return frozenset(cards - set(self.hand(seat)))

    def lacks(self) -> Sort | None:
        """The sort to be named next; None when all are named."""
        named = [thing.sort for thing in self.named]
        return next((sort for sort in Sort if sort not in named), None)

    def removed(self, crew: int) -> bool:
        """Whether this crew member's card has left the game."""
        return crew in self.without_pawn and not self.layout.all_crew

    def seat_of(self, crew: int) -> Seat | None:
        """Who plays this crew member."""
        return self.characters.index(crew) + 1 if crew in self.characters else None

    def moves(self, crew: int, treasure: int, island: int) -> tuple[bool, bool]:
        """Whether a hypothesis moves a pawn to its island, and a treasure's token. What stands there is not moved.

        Where nobody knows where a pawn is, it may be.
        """
        player = self.seat_of(crew)
        stands = dict(self.pawns).get(crew) if player is None else self.places[player - 1]
        return stands != island, dict(self.treasures).get(treasure) != island

    def pawn_moved(self, asked: events.Supposed) -> bool:
        """Whether this hypothesis moves a pawn."""
        return asked.pawn and asked.crew not in self.without_pawn

    def untold(self, asked: events.Supposed) -> tuple[Seat, ...]:
        """The other seats whose pawn this hypothesis moves, perhaps: it was not told whom they play."""
        if self.seat_of(asked.crew) is not None or not self.pawn_moved(asked):
            return ()
        seats = enumerate(self.characters, 1)
        return tuple(seat for seat, crew in seats if crew is None and seat != asked.seat)

    def next_seat(self) -> Seat | None:
        """Whose turn comes next: clockwise, the next who is not out; None if everybody is out."""
        seat = self.active
        for _ in range(self.players):
            seat = self.layout.left_of(seat)
            if seat not in self.out:
                return seat
        return None


def asked_cards(asked: events.Supposed | events.Accused) -> tuple[Token, Token, Token]:
    """The three cards of a hypothesis or an accusation."""
    return (
        Thing(Sort.CREW, asked.crew).card,
        Thing(Sort.TREASURE, asked.treasure).card,
        Thing(Sort.ISLAND, asked.island).card,
    )


def spent(state: State) -> frozenset[Token]:
    """The villains that have been laid."""
    return frozenset(token for token in state.villains if token is not None)


# --- what each event changes -------------------------------------------------------------------------------

change = Changes[State](ID)


@change.first
def _started(event: events.GameStarted) -> State:
    layout = Layout(
        people(event.seats),
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


change.nothing(events.SideLooked)


# --- the set-up ---

_NEXT = {
    Phase.BOARD: Phase.CHARACTERS,
    Phase.DOUBLES: Phase.SLEEVE,
    Phase.SLEEVE: Phase.DEAL,
    Phase.DEAL: Phase.STARTER,
}


change.of(events.StepDone, lambda state, event: replace(state, phase=_NEXT[event.step]))


@change
def _character_told(state: State, event: events.CharacterTold) -> State:
    return replace(
        state,
        characters=put(state.characters, event.seat, event.crew),
        called=event.seat + 1,
        phase=Phase.DOUBLES if event.seat == state.players else Phase.CHARACTERS,
    )


@change
def _without_pawn(state: State, event: events.WithoutPawn) -> State:
    without = (*state.without_pawn, event.crew)
    return replace(state, without_pawn=without, phase=Phase.SLEEVE if len(without) == DOUBLES else Phase.DOUBLES)


@change
def _start_rolled(state: State, event: events.StartRolled) -> State:
    best = tuple(seat for seat, value in zip(event.seats, event.values, strict=True) if value == max(event.values))
    return replace(state, tied=best if len(best) > 1 else ())


# --- turns ---


@change
def _turn_began(state: State, event: events.TurnBegan) -> State:
    return replace(
        state,
        phase=Phase.TURN,
        active=event.seat,
        rolled=(),
        named=(),
        accused=None,
        sleeve=(),
        side_seen=False,
        card_due=False,
    )


change.of(events.TurnEnded, lambda state, event: _walked(state, event.seat, None))
change.of(events.MoveRolled, lambda state, event: replace(state, rolled=event.values))
change.of(events.IslandAsked, lambda state, event: replace(state, phase=Phase.WHERE if event.wanted else Phase.TURN))


@change
def _landed(state: State, event: events.Landed) -> State:
    state = _walked(state, event.seat, event.island)
    return replace(state, phase=Phase.LANDED, named=(Thing(Sort.ISLAND, event.island),))


change.of(events.CentreReached, lambda state, event: replace(_walked(state, event.seat, CENTRE), phase=Phase.CENTRE))


def _walked(state: State, seat: Seat, place: int | None) -> State:
    """This seat's pawn has moved, or stays. If its character was not told, it may be a pawn that was moved before."""
    pawns = state.pawns
    if pawns and state.characters[seat - 1] is None:
        pawns = tuple(pawn for pawn in pawns if pawn[1] == place or state.seat_of(pawn[0]) is not None)
    return replace(state, places=put(state.places, seat, place), pawns=pawns)


change.of(events.VillainLaid, lambda state, event: replace(state, villains=(*state.villains, event.token)))
change.of(events.AskedFirst, lambda state, event: replace(state, weighty=event.what))
change.of(events.AdventureAnnounced, lambda state, _: replace(state, card_due=True))


@change
def _adventure_played(state: State, event: events.AdventurePlayed) -> State:
    hands = tuple((seat, tuple(card for card in cards if card != event.token)) for seat, cards in state.hands)
    return replace(state, card_due=False, hands=hands)


change.of(events.EquipmentUsed, lambda state, event: replace(state, used=state.used | {event.seat}))


# --- hypotheses and accusations ---


change.of(events.Named, lambda state, event: replace(state, named=(*state.named, event.thing)))


@change
def _supposed(state: State, asked: events.Supposed) -> State:
    """The pawn and the token go to the island. The seat to the left answers first."""
    places, pawns = state.places, state.pawns
    if state.pawn_moved(asked):
        pawns = _moved(pawns, asked.crew, asked.island)
        player = state.seat_of(asked.crew)
        if player is not None:
            places = put(places, player, asked.island)
        for seat in state.untold(asked):
            places = put(places, seat, None)  # it may be this seat's pawn, whose place is now unknown
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


def _moved(things: tuple[tuple[int, int], ...], number: int, island: int) -> tuple[tuple[int, int], ...]:
    return (*(thing for thing in things if thing[0] != number), (number, island))


@change
def _had_none(state: State, event: events.HadNone) -> State:
    # What the asker took for this seat's card was not: a seat without a named card shows none.
    shown = state.shown if state.shown is not None and state.shown[0] != event.seat else None
    return replace(state, due=state.layout.left_of(event.seat), shown=shown)


@change
def _showed(state: State, event: events.Showed) -> State:
    return replace(state, shower=event.seat, inquiries=_answered(state, event.seat))


@change
def _nobody_showed(state: State, _: events.NobodyShowed) -> State:
    phase = Phase.SIDE if state.layout.side else state.phase
    return replace(state, phase=phase, inquiries=_answered(state, None))


def _answered(state: State, shower: Seat | None) -> tuple[tuple[events.Supposed, Seat | None], ...]:
    assert state.asked is not None, "somebody answers a hypothesis"
    return (*state.inquiries, (state.asked, shower))


@change
def _accusation_began(state: State, event: events.AccusationBegan) -> State:
    return replace(state, phase=Phase.ACCUSING if event.wanted else Phase.CENTRE, named=())


change.of(events.Accused, lambda state, event: replace(state, phase=Phase.CHECKING, accused=event, named=(), sleeve=()))
change.of(events.SleeveScanned, lambda state, event: replace(state, sleeve=(*state.sleeve, event.card.token)))


@change
def _player_out(state: State, event: events.PlayerOut) -> State:
    # The accuser may know what is in the sleeve, even if the table's scanner read it.
    known = ((event.seat, state.sleeve),) if len(state.sleeve) == len(Sort) else ()
    return replace(state, out=state.out | {event.seat}, known_sleeve=(*state.known_sleeve, *known))


@change
def _ended(state: State, event: events.Ended) -> State:
    return replace(state, phase=Phase.OVER, outcome=event.outcome, winner=event.winner)


# --- what only some may know ---


@change
def _hand_kept(state: State, event: events.HandKept) -> State:
    others = tuple(hand for hand in state.hands if hand[0] != event.seat)
    return replace(state, hands=(*others, (event.seat, tuple(card.token for card in event.cards))))


change.of(events.CardShown, lambda state, event: replace(state, shown=(event.shower, event.card.token)))


@change
def _claimed(state: State, event: events.Claimed) -> State:
    """What this seat heard was its own card: it was not shown, and is neither a side card nor in the sleeve."""
    asked, shown, seat, card = state.asked, state.shown, event.seat, event.card.token
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


@change
def _side_seen(state: State, event: events.SideSeen) -> State:
    return replace(state, side_seen=True, side_card=(event.seat, event.card.token))


@change
def _sleeve_seen(state: State, event: events.SleeveSeen) -> State:
    seen = (event.seat, tuple(card.token for card in event.cards))
    return replace(state, known_sleeve=(*state.known_sleeve, seen))


@change
def _hand_gone(state: State, event: events.HandGone) -> State:
    """What this seat has heard goes with it."""
    seat = event.seat
    asked = state.asked is not None and state.asked.seat == seat
    return replace(
        state,
        hands=tuple(hand for hand in state.hands if hand[0] != seat),
        shown=None if asked else state.shown,
        side_card=None if state.side_card is not None and state.side_card[0] == seat else state.side_card,
        known_sleeve=tuple(known for known in state.known_sleeve if known[0] != seat),
    )


# --- corrections ---


@change
def _corrected(state: State, event: events.Corrected) -> State:
    value = event.value
    match event.fact:
        case Fact.VILLAINS:
            laid = state.villains[:value]
            return replace(state, villains=(*laid, *(None,) * (value - len(laid))))
        case Fact.TURN:
            return _turn_began(state, events.TurnBegan(value))
        case Fact.PLACE:
            return _put_right(_walked(state, state.active, value), value)


def _put_right(state: State, place: int) -> State:
    """The corrected place of a pawn that has just arrived decides what comes next: a hypothesis, or the centre."""
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


_evolve = change.complete()

#: What a seat hears must change nothing that the table waits for.
_IN_AN_EAR = (events.HandKept, events.CardShown, events.Claimed, events.SideSeen, events.SleeveSeen)


def evolve(state: State | None, event: Event) -> State:
    """The state after the event; ``state`` is None before the first. An act of the table answers what a digit asked."""
    answered = state is not None and state.weighty is not None and event.durable and not isinstance(event, _IN_AN_EAR)
    return _evolve(replace(state, weighty=None) if state is not None and answered else state, event)
