"""Judges the turn: the bell, where a figure may go, whom it meets there, and what a room gives or takes.

Pure. It tells what an act decides and what follows by itself, or why the act is impossible.
"""

from __future__ import annotations

from typing import TypeAlias

from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye.board import LAST_BELL, ROOMS, Room, Sin, Trait
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.names import active, room, say, who
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.protocol import Decision
from companion.model import Event, Rejection, Seat

Events: TypeAlias = tuple[Event, ...]

#: The figure was touched before the bell: no room's number begins with it.
TOUCHED = 4
#: The crypt card is played.
AGAIN = 1


def seat_there(state: State, seat: int) -> Rejection | None:
    """The refusal of a seat where nobody plays."""
    return None if seat <= state.players else say.refuse("no-such-player", players=state.players)


def not_self(state: State, seat: int) -> Rejection | None:
    """The refusal of the active player's own seat, or of a seat where nobody plays."""
    return say.refuse("self", who=active(state)) if seat == state.active else seat_there(state, seat)


def next_turn(state: State) -> Events:
    """The next turn. One in penance passes by itself, but before the first player's comes the bell, if it is no crypt
    card's second turn."""
    seat = state.layout.left_of(state.active) if state.then is None else state.then
    extra = state.extra and state.then is not None
    if state.penance[seat - 1] and (extra or seat != state.first):
        return (events.TurnSkipped(seat),)
    return (events.TurnBegan(seat, extra),)


# --- the bell ----------------------------------------------------------------------------------------------


def bell(state: State) -> Decision:
    """The bell moves on, or rings. Where a room was given before it, the figure had not been touched."""
    if state.phase not in (Phase.BELL, Phase.FORGOTTEN):
        return say.refuse("bell", first=who(state, state.first))
    to = state.bell_next()
    rung: Event = events.BellMoved(to) if to <= LAST_BELL else events.MassRung(state.active, state.mass)
    return (rung,) if state.phase is Phase.BELL else (events.BellNotMissed(state.active), rung)


def forgotten(state: State, number: int) -> Decision:
    """The figure was touched before the bell. A room's number says nothing of that."""
    if number != TOUCHED:
        return say.refuse("bell-first", who=active(state)) if number in ROOMS else say.refuse("answer", number=number)
    # Before a mass there is no turn to skip: the first turn after it is skipped.
    now = state.layout.variants.bell_turn and state.bell_next() <= LAST_BELL
    return (events.Penance(state.active, Sin.BELL, now),)


# --- moving ------------------------------------------------------------------------------------------------


def entered(state: State, place: Room, lifted: str | None) -> Decision:
    """The active player's figure goes to this room, or why it cannot."""
    if state.phase is Phase.BELL:
        return (events.BellMissed(state.active),)
    refusal = closed(state, place)
    if refusal is not None and (lifted is None or refusal.rule != lifted):
        return refusal
    return (events.Moved(state.active, place, state.met(state.active, place)),)


def closed(state: State, place: Room) -> Rejection | None:
    """Why this room is closed to the active player; None: it is open."""
    mover, here, people = state.active, state.room, state.layout.people
    if place is here and not place.several:
        way = state.layout.way(place)
        if way is not None:
            return say.refuse("same-space-ways", "same-space", room=room(people, place), ways=way)
        return say.refuse("same-space", "same-space", room=room(people, place))
    if place.single and place.cell != mover and (inside := [seat for seat in state.at(place) if seat != mover]):
        return say.refuse("occupied", "occupied", room=room(people, place), who=who(state, inside[0]))
    if place is Room.BIBLIOTHEQUE:
        return library_closed(state)
    if place is Room.SCRIPTORIUM and state.layout.variants.two_books and state.books[mover - 1] >= 2:
        return say.refuse("two-books", "two-books")
    return None


def library_closed(state: State) -> Rejection | None:
    """Why the library is closed to the active player. In a variant it is burnt. A player may enter only once a game,
    when nobody has fewer cards and somebody has more."""
    reader, size = state.active, state.hands.size
    if not state.layout.variants.library:
        return say.refuse("library-burnt", "library")
    if state.visited[reader - 1]:
        return say.refuse("library-again", "library-again")
    least = min(state.layout.others(reader), key=size)
    if size(least) < size(reader):
        return say.refuse("library-fewer", "library", own=size(reader), who=who(state, least), fewer=size(least))
    if max(state.hands.sizes) == size(reader):
        return say.refuse("library-equal", "library", own=size(reader))
    return None


def met(state: State, seat: Seat) -> Decision:
    """The active player asks this seat."""
    if seat not in state.met(state.active, state.room):
        return say.refuse("not-there")
    return (events.Met(state.active, seat),)


def again(state: State, number: int) -> Decision:
    """The crypt card is played. A room's number says nothing of it."""
    if number == AGAIN:
        return (events.CryptUsed(state.active),)
    return say.refuse("crypt-first", who=active(state)) if number in ROOMS else say.refuse("answer", number=number)


def questioned(state: State, vow: bool) -> Events:
    return (events.Questioned(state.active, state.other, vow),)


# --- what a room gives or takes ----------------------------------------------------------------------------


def given_of_itself(state: State) -> Events:
    """The card that a room gives, or a confessional without one to take."""
    place = state.room
    assert place is not None
    if place is Room.PARLOIR:
        return (events.ParlourDrawn(state.active),)
    if place is Room.CRYPTE:
        return (events.CryptTaken(state.active),)
    assert place.confessional is not None
    return (events.Confessed(state.active, place.confessional),)


def taken(state: State, number: int | None = None) -> Events:
    """A card is drawn blindly; ``number`` from the left if the companion drew it."""
    assert state.room is not None
    return (events.CardTaken(state.active, state.other, state.room, number),)


def returned(state: State, same: bool = False, none: bool = False, number: int | None = None) -> Events:
    """The intruder gives a card back, and does penance."""
    back = events.CardReturned(state.other, state.active, same, none, number)
    return (back, events.Penance(state.other, Sin.CELL))


def nothing_to_return(state: State) -> Events:
    """No card was taken in this cell, or the intruder has none left."""
    stolen = (state.other, state.active) in state.loot and state.hands.size(state.other)
    return () if stolen else returned(state, none=True)


def trait_asked(state: State, value: Trait) -> Decision:
    """One trait of the card that is asked for in the empty parlour."""
    if any(value.of is other.of for other in state.traits):
        return say.refuse("same-characteristic")
    return (events.TraitNamed(value),)


def shown(state: State, card: bool) -> Events:
    """Whether a card was shown in the parlour."""
    return (events.ParlourAnswered(state.active, state.other, state.traits, card),)
