"""Private outputs as the session knows them, and what becomes of them where a phone is a seat's page.

Values only. While a seat has a page, no other ear serves it. An earphone that has lost a seat must be proved anew, and
counts as passed round for the rest of the evening: that seat may be wearing it.
"""

from __future__ import annotations

from dataclasses import field

from companion.model import Frozen, OwnTone, Seat, replace


class Ear(Frozen):
    """A private output and the seats that it serves.

    Only a ``verified`` ear may hear anything private: since the start, or since it was last plugged in, its wearer has
    typed the digit that was said in it. ``own`` is how it is spoken to, where this differs from the table. ``wearer``
    is the seat that listened last in an ear that is passed round; None while it is on its way. ``lent`` are the seats
    that it serves again when their pages go, ``passed`` whether it has lost one this evening.
    """

    output: str
    seats: tuple[Seat, ...]
    present: bool = True
    verified: bool = False
    own: OwnTone = field(default=OwnTone())
    wearer: Seat | None = None
    lent: tuple[Seat, ...] = ()
    passed: bool = False

    def private_to(self, seat: Seat | None) -> bool:
        """Whether only this seat hears what is said in it."""
        return seat in self.seats and self.verified and (not self.shared or self.wearer == seat)

    @property
    def shared(self) -> bool:
        """Whether it is passed round: then its wearer is not known until they say so."""
        return len(self.seats) > 1 or self.passed


def page_of(seat: Seat) -> str:
    """The name of this seat's page among the outputs, and among the devices."""
    return f"page {seat}"


def has_page(ears: tuple[Ear, ...], seat: Seat) -> bool:
    """Whether a phone is this seat's page, and there."""
    return any(ear.output == page_of(seat) for ear in ears)


def with_page(ears: tuple[Ear, ...], seat: Seat) -> tuple[Ear, ...]:
    """From now on this seat has a page, in place of one that it had. It is proved: its number was typed."""
    others = (ear for ear in ears if ear.output != page_of(seat))
    return (*(_without(ear, seat) for ear in others), Ear(page_of(seat), (seat,), verified=True))


def without_page(ears: tuple[Ear, ...], seat: Seat) -> tuple[Ear, ...]:
    """This seat has no page any more: the earphone that served it does so again."""
    return tuple(_with(ear, seat) for ear in ears if ear.output != page_of(seat))


def _without(ear: Ear, seat: Seat) -> Ear:
    if seat not in ear.seats:
        return ear
    seats, lent = tuple(other for other in ear.seats if other != seat), (*ear.lent, seat)
    return replace(ear, seats=seats, lent=lent, passed=True, verified=False, wearer=None)


def _with(ear: Ear, seat: Seat) -> Ear:
    if seat not in ear.lent:
        return ear
    lent = tuple(other for other in ear.lent if other != seat)
    return replace(ear, seats=tuple(sorted((*ear.seats, seat))), lent=lent)
