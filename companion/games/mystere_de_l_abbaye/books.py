"""Judges books and events: which text may be read when, who plays a kept book, and the dice that a text asks for.

Pure. A book with a star, or with an unknown seal, must never be read to the table before its player is told.
"""

from __future__ import annotations

from companion.boxes.box import Box
from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye.board import BOOKS, ID, SEALS, Seal, drawn_rooms
from companion.games.mystere_de_l_abbaye.events import BOOK_OPEN, SET_UP, Phase
from companion.games.mystere_de_l_abbaye.names import say, who
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.mystere_de_l_abbaye.turns import Events, seat_there
from companion.games.protocol import Decision, NeedsRoll
from companion.model import Hidden, Seat, Token

ROLL_ROOM = 8  # the die of an event, for a room
#: The form of a roll for a room.
ROOM_DIE = "room-die"


def seal(box: Box, token: Token) -> Seal | None:
    fact = box.slot(token.id).facts.get("seal")
    return SEALS[fact - 1] if fact else None


def sealed(box: Box) -> bool:
    """Whether the seal of every scriptorium book is known: then a scan of one without a star is never refused."""
    books = (box.slot(kind.id) for kind in box.pack.kinds if kind.id.startswith(f"{ID}/scriptorium/"))
    return sum("seal" in book.facts for book in books) >= BOOKS


def scanned(box: Box, state: State, token: Token, lifted: str | None) -> Decision:
    """A book or an event was scanned at the table. It is read if one is due; for a kept book its player is asked."""
    slot = box.slot(token.id)
    text = slot.text_for(state.players)
    if state.phase in (Phase.PREPARE, Phase.OVER):
        return (events.TextHeard(token, slot.name, text),)
    kind = token.kind.partition("/")[0]
    if state.phase is _READ_IN[kind]:
        sealed = seal(box, token)
        if kind == "scriptorium" and sealed is Seal.STAR:
            return say.secret("book-secret")
        if kind == "scriptorium" and sealed is None and lifted != "book-seal":
            return say.secret("book-secret", "book-seal")
        return (events.TextRead(state.active, token, slot.name, text, sealed),)
    if kind == "scriptorium" and state.reader is not None:
        return (events.BookUsed(state.reader, token, slot.name, text),)
    if kind == "scriptorium" and any(state.books) and state.phase not in SET_UP | BOOK_OPEN:
        return (events.BookOffered(Hidden(token)),)
    return say.refuse("text-now")


_READ_IN = {"scriptorium": Phase.BOOK, "bibliotheque": Phase.READ, "evenement": Phase.EVENT}


def used(box: Box, state: State, seat: Seat) -> Decision:
    """This player plays a kept book: the one that was scanned, or one that is still to be read."""
    refusal = seat_there(state, seat)
    if refusal:
        return refusal
    if not state.books[seat - 1]:
        return say.refuse("no-books", who=who(state, seat))
    if state.reader is not None:
        return say.refuse("book-open", who=who(state, state.reader))
    if state.held is None:
        return (events.BookOpened(seat),)
    slot = box.slot(state.held.id)
    return (events.BookUsed(seat, state.held, slot.name, slot.text_for(state.players)),)


# --- dice --------------------------------------------------------------------------------------------------


def die(state: State) -> int:
    """The faces of a text's die: an event's may name any player, a book's only another player."""
    return len(_named(state))


def rolled(state: State, value: int) -> Events:
    return (events.DieRolled(_named(state)[value - 1]),)


def _named(state: State) -> tuple[Seat, ...]:
    """Whom the die may name."""
    others = state.layout.others(state.active)
    return tuple(sorted((*others, state.active))) if state.ringing else others


def room_die(state: State, number: int) -> Decision:
    """The companion draws a room; only for an event."""
    if number != ROLL_ROOM or not state.ringing:
        return say.refuse("not-now")
    return NeedsRoll(len(drawn_rooms(state.players)), ROOM_DIE)


def room_rolled(state: State, value: int | None) -> Decision:
    """The room that the companion drew."""
    if value is None or not (state.ringing and state.phase in (Phase.EVENT, Phase.APPLY)):
        return say.refuse("not-now")
    return (events.RoomDrawn(drawn_rooms(state.players)[value - 1]),)
