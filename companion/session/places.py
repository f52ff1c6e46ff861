"""Who sits where while a game goes on, and what can happen to that: values only.

A seat's number belongs to its player. Whoever changes places keeps number, cards, ear, digits, page and notebook: only
who comes after whom is another. Where somebody else comes to a seat, what was private there is not theirs: ``sitter``
tells whether it is the same person. It must never hold what anybody has heard in private.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.kit.events import event
from companion.games.protocol import Around, Leaving, Seated
from companion.model import Event, Frozen, Seat, Token, Way, Who, replace
from companion.session.desks import History
from companion.session.events import ID, Passing

#: The sitter of a seat from the roll call on, until somebody else sits there.
FIRST = 0


class Lent(Frozen):
    """A seat on which somebody sits in for its owner: who that is, and how they were told at the roll call."""

    seat: Seat
    owner: Seated
    sitter: int


class Places(Frozen):
    """``order``: the seats clockwise, () as they are numbered. ``left``: seats without a player. ``lent``: those on
    which a stand-in sits. ``sitters``: who sits where, if not who sat there first; ``came`` have come so far. ``open``:
    the hands that lie open, each with its cards as far as they were scanned; ``opening``: whose cards are being
    scanned."""

    order: tuple[Seat, ...] = ()
    left: tuple[tuple[Seat, Leaving], ...] = ()
    lent: tuple[Lent, ...] = ()
    sitters: tuple[tuple[Seat, int], ...] = ()
    came: int = 0
    open: tuple[tuple[Seat, tuple[Token, ...]], ...] = ()
    opening: Seat | None = None

    def how(self, seat: Seat) -> Leaving | None:
        """What became of this seat when its player left; None: somebody sits there."""
        return next((how for left, how in self.left if left == seat), None)

    def loan(self, seat: Seat) -> Lent | None:
        """Whom a stand-in plays for on this seat; None: nobody does."""
        return next((lent for lent in self.lent if lent.seat == seat), None)

    def sitter(self, seat: Seat) -> int | None:
        """Who sits there, as a number that no other person has; None: nobody."""
        if self.how(seat) is not None:
            return None
        return next((sitter for at, sitter in self.sitters if at == seat), FIRST)

    def cards(self, seat: Seat) -> tuple[Token, ...]:
        """What lies open of this seat's hand, as far as it was scanned."""
        return next((cards for left, cards in self.open if left == seat), ())

    def lies_open(self, token: Token) -> Seat | None:
        """The seat in whose open hand this card lies; None: in none."""
        return next((seat for seat, cards in self.open if token in cards), None)

    def with_sitter(self, seat: Seat, sitter: int | None) -> Places:
        """With this person there; None: with nobody, or who sat there first."""
        others = tuple(one for one in self.sitters if one[0] != seat)
        return replace(self, sitters=(*others, (seat, sitter)) if sitter else others)


# --- durable ---


@dataclass(frozen=True, slots=True)
class OfPlaces(Event):
    """Somebody comes, goes, or sits elsewhere."""


@event(ID, "seat-left", lasting="seat-left-lasting")
class SeatLeft(OfPlaces):
    """The player of this seat has gone home. Its own digits, page and notebook have ended."""

    seat: Seat
    how: Leaving


@event(ID, "seat-taken", lasting="seat-left-lasting")
class SeatTaken(OfPlaces):
    """Somebody has come for a seat that was left, and inherits nothing that was heard there."""

    seat: Seat
    way: Way | None


@event(ID, "seat-lent")
class SeatLent(OfPlaces):
    """Somebody sits in for this seat's player, under their name."""

    seat: Seat
    way: Way | None


@event(ID, "seat-returned")
class SeatReturned(OfPlaces):
    """The player of this seat is back."""

    seat: Seat


@event(ID, "places-changed")
class PlacesChanged(OfPlaces):
    """These two sit where the other sat."""

    one: Seat
    other: Seat


@event(ID, "places-ordered")
class PlacesOrdered(OfPlaces):
    """The same players play again, and sit clockwise as they did in the end."""

    order: tuple[Seat, ...]


@event(ID, "card-laid-open")
class CardLaidOpen(OfPlaces):
    """A card of the hand that lies open at this seat was scanned: everybody sees it."""

    seat: Seat
    token: Token


@event(ID, "hand-laid-open")
class HandLaidOpen(OfPlaces):
    """No more cards of this hand are scanned for now."""

    seat: Seat


@event(ID, "hand-opening")
class HandOpening(OfPlaces):
    """The cards of this hand, which lies open, are scanned from now on."""

    seat: Seat


# --- not journalled ---


class Renumbered(Passing):
    """Who plays again has a number that was another's. What is bound to a number is proved anew."""


class OpenCardNamed(Passing):
    """A card that lies open was scanned once more: what it is, and where it lies. ``ear``: who hears it; None: all."""

    token: Token
    seat: Seat
    ear: Seat | None = None


class EarLocked(Passing):
    """This earphone must be proved anew: somebody else may wear it. What waits there is forgotten."""

    output: str


class PutBy(Frozen):
    """What an owner's ear knows, while a stand-in sits there: their digits, what they heard, which cards were told."""

    seat: Seat
    sitter: int
    code: str | None = field(repr=False)
    heard: History = field(repr=False)
    reheard: frozenset[Token] | None = field(repr=False)


# --- what becomes of it ---


def after(places: Places, seats: tuple[Seated, ...], event: OfPlaces) -> tuple[Places, tuple[Seated, ...]]:
    """The places, and who is known to sit there, after this event."""
    match event:
        case SeatLeft(seat, how):
            left = replace(_without_loan(places, seat), left=(*places.left, (seat, how)))
            if how is Leaving.OPEN:
                left = replace(left, open=(*left.open, (seat, ())))
            return left.with_sitter(seat, None), _with(seats, Seated(seat))
        case SeatTaken(seat, way):
            taken = replace(places, left=tuple(one for one in places.left if one[0] != seat), came=places.came + 1)
            return taken.with_sitter(seat, taken.came), _with(seats, Seated(seat, None, way))
        case SeatLent(seat, way):
            owner, sitter = seats[seat - 1], places.sitter(seat) or FIRST
            lent = replace(places, lent=(*places.lent, Lent(seat, owner, sitter)), came=places.came + 1)
            return lent.with_sitter(seat, lent.came), _with(seats, Seated(seat, owner.name, way))
        case SeatReturned(seat) if (loan := places.loan(seat)) is not None:
            return _without_loan(places, seat).with_sitter(seat, loan.sitter), _with(seats, loan.owner)
        case PlacesChanged(one, other):
            moved = {one: other, other: one}
            order = tuple(moved.get(seat, seat) for seat in clockwise(places, seats))
            return replace(places, order=() if order == tuple(sorted(order)) else order), seats
        case PlacesOrdered(order):
            return replace(places, order=order), seats
        case CardLaidOpen(seat, token):
            there = tuple((at, (*cards, token) if at == seat else cards) for at, cards in places.open)
            return replace(places, open=there), seats
        case HandLaidOpen():
            return replace(places, opening=None), seats
        case HandOpening(seat):
            return replace(places, opening=seat), seats
        case _:
            return places, seats


def clockwise(places: Places, seats: tuple[Seated, ...]) -> tuple[Seat, ...]:
    """All seats, clockwise from the first."""
    return places.order or tuple(seated.seat for seated in seats)


def around(places: Places, seats: tuple[Seated, ...]) -> Around:
    """The same, for a game."""
    out = frozenset(seat for seat, how in places.left if how is not Leaving.NOBODY)
    people = tuple(who(places, seated) for seated in seats)
    return Around(people, tuple(seated.way for seated in seats), places.order, out, places.open)


def who(places: Places, seated: Seated) -> Who:
    """A seat as an argument of an announcement."""
    return Who(seated.seat, seated.name, places.how(seated.seat) is None)


def others(before: Places, now: Places) -> tuple[Seat, ...]:
    """The seats where not the same person sits as before, or nobody."""
    if before is now:
        return ()
    seats = sorted({seat for places in (before, now) for seat, _ in (*places.left, *places.sitters)})
    return tuple(seat for seat in seats if before.sitter(seat) != now.sitter(seat))


def _without_loan(places: Places, seat: Seat) -> Places:
    return replace(places, lent=tuple(lent for lent in places.lent if lent.seat != seat))


def _with(seats: tuple[Seated, ...], one: Seated) -> tuple[Seated, ...]:
    return tuple(one if seated.seat == one.seat else seated for seated in seats)
