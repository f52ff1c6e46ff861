"""What each event does to the state.

``evolve`` is the only way to a new state and never refuses: ``rules.py`` has judged. What everybody knows (hand sizes,
places, the pile, the bell) changes only by public events. What a seat heard of its own hand must never change what
anybody else can hear.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from companion.games.kit.changes import Changes
from companion.games.kit.seating import people, put
from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye.board import CELLS, CONFESSIONALS, ID, MASSES, PLAIN, Mass, Room, Sin
from companion.games.mystere_de_l_abbaye.events import BOOK_OPEN, Phase
from companion.games.mystere_de_l_abbaye.hands import Hands, tally
from companion.games.mystere_de_l_abbaye.state import Accusation, Layout, Revelation, State
from companion.model import Event, Seat, Token, Way, replace

# --- the set-up --------------------------------------------------------------------------------------------

change = Changes[State](ID)


@change.first
def _started(event: events.GameStarted) -> State:
    players = len(event.seats)
    ears = frozenset(seated.seat for seated in event.seats if seated.way is Way.EAR)
    nobody = (False,) * players
    return State(
        Layout(
            people(event.seats), ears, event.hand, event.parlour, event.variants, event.monks, event.ways, event.sealed
        ),
        Hands.dealt(players, 0),
        places=(Room.EGLISE,) * players,
        penance=nobody,
        hushed=nobody,
        visited=nobody,
        crypts=nobody,
        books=(0,) * players,
        seen_books=((),) * players,
        cards=event.cards,
        pile=event.parlour,
        mass=Mass.MATINES if event.variants.matines else Mass.LAUDES,
    )


@change
def _step_done(state: State, event: events.StepDone) -> State:
    if event.step is Phase.PREPARE:
        return replace(state, phase=Phase.DEAL)
    return replace(state, phase=Phase.STARTER, hands=Hands.dealt(state.players, state.layout.hand))


@change
def _starter_known(state: State, event: events.StarterKnown) -> State:
    return replace(state, first=event.seat, then=event.seat, phase=Phase.CONFESSOR_1)


@change
def _confessor_known(state: State, event: events.ConfessorKnown) -> State:
    church, court = state.confessors
    if event.confessional == 0:
        return replace(state, confessors=(event.seat, court), phase=Phase.CONFESSOR_2)
    return replace(state, confessors=(church, event.seat), phase=Phase.TURN_OVER)


@change
def _confessors_drawn(state: State, event: events.ConfessorsDrawn) -> State:
    return replace(state, confessors=(event.church, event.court), phase=Phase.TURN_OVER)


# --- turns, the bell, penance ------------------------------------------------------------------------------

#: Phases in which a player who is met is asked, or is about to be.
_MEETING = frozenset({Phase.WHO, Phase.WHOM, Phase.QUESTION})
#: Phases that only the active player's room leads to. (A text may also move a figure: its phases are not here.)
_IN_ROOM = frozenset(
    {
        *(Phase.ROB, Phase.CAUGHT, Phase.ASK, Phase.TRAIT, Phase.TRAIT_2, Phase.SHOW),
        *(Phase.CHAPTER, Phase.SURE, Phase.TRAITS),
    }
)
#: Phases in the middle of a turn, which a penance ends. It waits until an accusation is judged, a drawn book is kept or
#: read, and an intruder has given back the card.
_MID_TURN = _MEETING | _IN_ROOM - {Phase.CAUGHT}

E = TypeVar("E", bound=Event)


def _beneath(change: Callable[[State, E], State]) -> Callable[[State, E], State]:
    """While a kept book lies open, a change by hand acts on the state beneath it; the book still waits."""

    @wraps(change)
    def changed(state: State, event: E) -> State:
        if state.phase not in BOOK_OPEN:
            return change(state, event)
        after = change(replace(state, phase=state.back), event)
        return replace(after, phase=state.phase, back=after.phase)

    return changed


@change
def _turn_began(state: State, event: events.TurnBegan) -> State:
    seat = event.seat
    bell = seat == state.first and not event.extra
    look = None if state.look is not None and state.look[0] == seat else state.look
    skip = state.penance[seat - 1] and not bell
    phase = Phase.BELL if bell else Phase.SKIP if skip else Phase.MOVE
    return replace(
        state,
        active=seat,
        then=None,
        extra=event.extra,
        lost=False,
        look=look,
        asked=None,
        read=None,
        die=None,
        ringing=False,
        phase=phase,
    )


@change
def _turn_skipped(state: State, event: events.TurnSkipped) -> State:
    penance = put(state.penance, event.seat, False)
    return replace(state, active=event.seat, then=None, penance=penance, extra=False, phase=Phase.TURN_OVER)


@change
def _bell_moved(state: State, event: events.BellMoved) -> State:
    phase = Phase.MOVE
    if state.lost:
        phase = Phase.TURN_OVER
    elif state.penance[state.active - 1]:
        phase = Phase.SKIP
    return replace(state, bell=event.to, begun=True, phase=phase)


change.of(events.BellMissed, lambda state, _: replace(state, phase=Phase.FORGOTTEN))
change.of(events.BellNotMissed, lambda state, _: replace(state, phase=Phase.BELL))


@change
@_beneath
def _bell_set(state: State, event: events.BellSet) -> State:
    state = replace(state, mass=event.mass, bell=event.bell, begun=state.begun or event.bell > 0)
    # A different mass passes a different number of cards.
    return _passing(state) if state.phase in (Phase.MASS, Phase.COUNT) else state


@change
@_beneath
def _penance(state: State, event: events.Penance) -> State:
    seat = event.seat
    state = replace(
        state,
        penance=state.penance if event.now else put(state.penance, seat, True),
        hushed=put(state.hushed, seat, True),
        places=put(state.places, seat, Room.EGLISE),
        # An intruder who was caught still gives back what was taken.
        loot=state.loot if state.phase is Phase.CAUGHT and seat == state.asked else _without_loot(state, seat),
    )
    if event.sin is Sin.BELL and state.phase is Phase.FORGOTTEN:
        return replace(state, lost=True, phase=Phase.BELL)
    if event.sin is Sin.ACCUSATION:
        return _done(state)
    if seat != state.active:
        return _met_again(state)
    # A player sent to the church does nothing more in this turn. One who has not moved yet prays at once.
    if state.phase is Phase.MOVE:
        return replace(state, phase=Phase.SKIP)
    return _done(state, traits=(), given=(), meant=None) if state.phase in _MID_TURN else state


@change
@_beneath
def _pardoned(state: State, event: events.Pardoned) -> State:
    seat = event.seat
    state = replace(state, penance=put(state.penance, seat, False), hushed=put(state.hushed, seat, False))
    if state.phase is Phase.SKIP and event.seat == state.active:  # a turn waits beneath a kept book
        return replace(state, phase=Phase.MOVE)
    return state


# --- moving, and who is met --------------------------------------------------------------------------------


change.of(events.Moved, lambda state, event: _arrived(state, event.seat, event.room, event.met))


def _arrived(state: State, seat: Seat, room: Room | None, met: tuple[Seat, ...]) -> State:
    loot = _without_loot(state, seat) if state.loot else ()
    state = _put_at(replace(state, loot=loot, asked=None), seat, room)
    if room is None or (room in PLAIN and not met):
        return _done(state)
    if not met or (room.cell == seat and not state.layout.variants.caught_question):
        return _acting(state)
    if room.several:
        return replace(state, phase=Phase.WHO)
    if len(met) > 1:
        return replace(state, phase=Phase.WHOM)
    return replace(state, asked=met[0], phase=Phase.QUESTION)


def _put_at(state: State, seat: Seat, room: Room | None) -> State:
    """The figure is there. Outside the church its player may ask and answer again."""
    hushed = state.hushed if room is Room.EGLISE else put(state.hushed, seat, False)
    return replace(state, places=put(state.places, seat, room), hushed=hushed)


def _without_loot(state: State, intruder: Seat) -> tuple[tuple[Seat, Seat], ...]:
    return tuple([pair for pair in state.loot if pair[0] != intruder])


@change
def _met(state: State, event: events.Met) -> State:
    return _acting(state) if event.asked is None else replace(state, asked=event.asked, phase=Phase.QUESTION)


change.of(events.Questioned, lambda state, _: _acting(state))


@change
@_beneath
def _place_set(state: State, event: events.PlaceSet) -> State:
    seat, room, before = event.seat, event.room, state.places[event.seat - 1]
    state = _put_at(replace(state, loot=_without_loot(state, seat)), seat, room)
    if room is before:
        return state
    if state.phase in _IN_ROOM and (seat == state.active or (state.phase is Phase.CAUGHT and seat == state.asked)):
        return _acting(replace(state, asked=None, traits=(), given=(), meant=None))
    if state.phase in _MEETING and seat == state.active:
        return _arrived(state, seat, room, state.met(seat, room))
    return _met_again(state)


def _met_again(state: State) -> State:
    """If the player to be asked has gone, find again who is met."""
    if state.phase not in _MEETING:
        return state
    met = state.met(state.active, state.room)
    if state.phase is Phase.QUESTION and state.asked in met:
        return state
    return _arrived(state, state.active, state.room, met)


# --- what a room does --------------------------------------------------------------------------------------


def _acting(state: State) -> State:
    """The room's own effect is next: what it waits for, or ACTION if it happens by itself, or nothing."""
    room = state.room
    effect = None if room is None else _EFFECTS.get(room)
    return _done(state) if effect is None else effect(state)


def _done(state: State, **changes: Any) -> State:
    """With these changes nothing more is to do in this turn. After a normal turn the holder of a crypt card may play
    again, also to spend a penance at once."""
    again = state.crypts[state.active - 1] and not state.extra
    return replace(state, **changes, asked=None, phase=Phase.CRYPT if again else Phase.TURN_OVER)


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


#: What a room waits for, or gives by itself. Rooms that are not here do nothing.
_EFFECTS: dict[Room, Callable[[State], State]] = {
    **dict.fromkeys(CELLS, _cell),
    **dict.fromkeys(CONFESSIONALS, _confessional),
    Room.SCRIPTORIUM: lambda state: replace(state, phase=Phase.BOOK),
    Room.BIBLIOTHEQUE: lambda state: replace(state, visited=put(state.visited, state.active, True), phase=Phase.READ),
    Room.PARLOIR: _parlour,
    Room.CRYPTE: lambda state: _done(state) if state.crypts[state.active - 1] else replace(state, phase=Phase.ACTION),
    Room.CHAPITRE: lambda state: replace(state, given=(), phase=Phase.CHAPTER),
}


@change
def _card_taken(state: State, event: events.CardTaken) -> State:
    state = replace(state, hands=state.hands.moved(event.robbed, event.taker, event.number))
    if event.room.cell is not None:
        return _done(state, loot=(*state.loot, (event.taker, event.robbed)))
    return _confesses(state, event.room.confessional or 0)


change.of(events.Confessed, lambda state, event: _confesses(state, event.confessional))


def _confesses(state: State, confessional: int) -> State:
    church, court = state.confessors
    return _done(state, confessors=(state.active, court) if confessional == 0 else (church, state.active))


@change
def _card_returned(state: State, event: events.CardReturned) -> State:
    hands = state.hands if event.none else state.hands.moved(event.intruder, event.owner, event.number)
    return _done(state, hands=hands, loot=_without_loot(state, event.intruder))


@change
def _parlour_drawn(state: State, event: events.ParlourDrawn) -> State:
    return _done(state, pile=state.pile - 1, hands=state.hands.drawn(event.seat))


@change
def _parlour_asked(state: State, event: events.ParlourAsked) -> State:
    if event.asked is None:
        return _done(state)
    return replace(state, asked=event.asked, traits=(), seen=False, phase=Phase.TRAIT)


@change
def _trait_named(state: State, event: events.TraitNamed) -> State:
    if event.trait is None:
        return replace(state, phase=Phase.SHOW)
    traits = (*state.traits, event.trait)
    return replace(state, traits=traits, phase=Phase.TRAIT_2 if len(traits) == 1 else Phase.SHOW)


@change
def _parlour_answered(state: State, event: events.ParlourAnswered) -> State:
    look = (event.seat, event.asked) if event.shown and not state.seen else state.look
    return _done(state, look=look, seen=False, traits=())


@change
@_beneath
def _pile_set(state: State, event: events.PileSet) -> State:
    state = replace(state, pile=event.left)
    if state.phase in (Phase.ASK, Phase.TRAIT, Phase.TRAIT_2, Phase.SHOW) and event.left:
        return _acting(state)
    return state


@change
def _crypt_taken(state: State, event: events.CryptTaken) -> State:
    return _done(replace(state, crypts=put(state.crypts, event.seat, True)))


@change
def _crypt_used(state: State, event: events.CryptUsed) -> State:
    crypts = put(state.crypts, event.seat, False)
    return replace(state, crypts=crypts, phase=Phase.TURN_OVER, then=event.seat, extra=True)


change.of(events.CryptSaved, lambda state, _: replace(state, phase=Phase.TURN_OVER))


@change
@_beneath
def _crypt_set(state: State, event: events.CryptSet) -> State:
    state = replace(state, crypts=put(state.crypts, event.seat, event.held))
    if state.phase is Phase.CRYPT and not state.crypts[state.active - 1]:
        return replace(state, phase=Phase.TURN_OVER)  # there is no card to play again with
    return state


# --- books and events --------------------------------------------------------------------------------------

change.of(events.DieRolled, lambda state, event: replace(state, die=event.seat))
change.of(events.RoomDrawn, lambda state, event: replace(state, die=event.room))
change.of(events.BookKept, lambda state, event: _done(state, books=tally(state.books, event.seat, 1)))


@change
def _text_read(state: State, event: events.TextRead) -> State:
    if event.token is None:
        return _applied(state, events.Applied())
    return replace(state, read=(event.name, event.text), phase=Phase.APPLY)


@change
def _applied(state: State, event: events.Applied) -> State:
    state = replace(state, read=None, die=None)
    return replace(state, phase=Phase.MASS_OVER) if state.ringing else _done(state)


@change
def _book_offered(state: State, event: events.BookOffered) -> State:
    return replace(state, held=event.book.token, back=state.phase, phase=Phase.HELD)


change.of(events.BookTakenBack, lambda state, _: replace(state, held=None, phase=state.back))


@change
def _book_opened(state: State, event: events.BookOpened) -> State:
    return replace(state, reader=event.seat, back=state.phase, phase=Phase.PLAYED)


@change
def _book_used(state: State, event: events.BookUsed) -> State:
    seen = tuple(tuple(book for book in books if book != event.token) for books in state.seen_books)
    books = tally(state.books, event.seat, -1)
    return replace(state, books=books, seen_books=seen, held=None, reader=None, phase=state.beneath)


change.of(events.BooksSet, lambda state, event: replace(state, books=put(state.books, event.seat, event.books)))


@change
def _book_seen(state: State, event: events.BookSeen) -> State:
    books = state.seen_books[event.seat - 1]
    if event.book.token in books:
        return state
    return replace(state, seen_books=put(state.seen_books, event.seat, (*books, event.book.token)))


# --- the chapter hall --------------------------------------------------------------------------------------

change.of(events.TraitsBegan, lambda state, _: replace(state, given=(), meant=None, phase=Phase.TRAITS))
change.of(events.AskedFirst, lambda state, event: replace(state, given=(), meant=event, phase=Phase.SURE))
change.of(events.TraitsUnclear, lambda state, _: replace(state, given=(), phase=Phase.CHAPTER))
change.of(events.NobodyCleared, lambda state, _: replace(state, phase=Phase.CULPRIT))


@change
def _revealed(state: State, event: events.Revealed) -> State:
    return _done(state, meant=None, revelations=(*state.revelations, Revelation(event.seat, event.trait)))


change.of(events.ChapterPassed, lambda state, _: _done(state))
change.of(events.TraitGiven, lambda state, event: replace(state, given=(*state.given, event.trait)))


@change
def _accused(state: State, event: events.Accused) -> State:
    accusations = (*state.accusations, Accusation(event.seat, event.monk))
    return replace(state, accused=event.monk, accusations=accusations, given=(), meant=None, phase=Phase.CLEAR)


def _judged(state: State, right: bool, by: Seat | None = None) -> tuple[Accusation, ...]:
    """The accusations, with the last one judged."""
    *before, last = state.accusations
    return (*before, replace(last, right=right, by=by))


@change
def _cleared(state: State, event: events.Cleared) -> State:
    return replace(
        state, accusations=_judged(state, False, event.by), accused=None
    )  # the penance that follows ends the turn


@change
def _culprit_shown(state: State, event: events.CulpritShown) -> State:
    culprit = state.accused if event.monk is None else event.monk
    return replace(state, accusations=_judged(state, culprit == state.accused), culprit=culprit, phase=Phase.VERDICT)


@change
def _verdict_told(state: State, event: events.VerdictTold) -> State:
    return replace(state, verdict=(*state.verdict, (event.characteristic, event.trait)))


@change
def _ended(state: State, event: events.Ended) -> State:
    return replace(state, scores=event.scores, winners=event.winners, phase=Phase.OVER)


# --- masses and hands --------------------------------------------------------------------------------------


@change
def _card_shown(state: State, event: events.CardShown) -> State:
    return replace(state, seen=True) if state.asks_to_see(event.seat) else replace(state, look=None)


@change
def _mass_rung(state: State, event: events.MassRung) -> State:
    return _passing(replace(state, ringing=True, places=(Room.EGLISE,) * state.players, loot=(), look=None))


def _passing(state: State) -> State:
    """Cards are laid out, when it is known how many."""
    return replace(state, phase=Phase.COUNT if state.to_pass is None else Phase.MASS)


@change
def _mass_counted(state: State, event: events.MassCounted) -> State:
    rank = MASSES.index(event.mass)
    cards = (*state.cards[:rank], event.cards, *state.cards[rank + 1 :])
    return replace(state, cards=cards, phase=Phase.MASS)


@change
def _cards_passed(state: State, event: events.CardsPassed) -> State:
    phase = Phase.EVENT if state.layout.variants.events else Phase.MASS_OVER
    return replace(state, hands=state.hands.passed(event.cards, state.layout), phase=phase)


@change
def _mass_over(state: State, event: events.MassOver) -> State:
    return replace(state, first=event.first, then=event.first, mass=event.mass, bell=0, phase=Phase.TURN_OVER)


@change
def _hand_gone(state: State, event: events.HandGone) -> State:
    """The figure leaves the board with its hand. The bell goes to the left; if it was moved in this very turn, to the
    right, so that it does not move twice in a round."""
    seat, layout, first = event.seat, state.layout, state.first
    if seat == first:
        moved = seat == state.active and state.phase is not Phase.BELL
        first = layout.right_of(seat) if moved else layout.left_of(seat)
    return replace(
        state,
        hands=state.hands.left(seat, layout.others(seat) if event.dealt else ()),
        places=put(state.places, seat, None),
        crypts=put(state.crypts, seat, False),
        books=put(state.books, seat, 0),
        seen_books=put(state.seen_books, seat, ()),
        first=first,
        then=None if state.then == seat else state.then,
        extra=state.extra and seat != state.active,
        phase=Phase.TURN_OVER if seat == state.active else state.phase,
    )


@change
@_beneath
def _hand_set(state: State, event: events.HandSet) -> State:
    return _still_robbed(replace(state, hands=state.hands.counted(event.seat, event.size)))


@change
@_beneath
def _card_moved(state: State, event: events.CardMoved) -> State:
    return _still_robbed(replace(state, hands=state.hands.moved(event.giver, event.taker)))


def _still_robbed(state: State) -> State:
    """A hand that was about to be drawn from may be empty now."""
    return _acting(state) if state.phase is Phase.ROB and not state.hands.size(state.other) else state


@change
def _cards_heard(state: State, event: events.CardsHeard) -> State:
    return replace(state, hands=state.hands.heard(event.seat, tuple(card.token for card in event.cards)))


@change
def _hand_arranged(state: State, event: events.HandArranged) -> State:
    return replace(state, hands=state.hands.arranged(event.seat, tuple(card.token for card in event.cards)))


@change
def _cards_given(state: State, event: events.CardsGiven) -> State:
    return replace(state, hands=state.hands.given(event.seat, tuple(card.token for card in event.cards)))


evolve = change.complete()


def spent(state: State) -> frozenset[Token]:
    """No card is used up."""
    return frozenset()
