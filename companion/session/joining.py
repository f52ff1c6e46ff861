"""What can happen with phones that are seats' pages, or want to be; and what the session remembers of them.

Values only, none of them journalled: whoever plays tonight, and by what, is no part of a game. It must never hold a
key, or a number any longer than its phone waits.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from companion.model import Frozen, OwnTone, Seat, replace
from companion.session.events import Passing

NUMBER = 4  # digits


class Knock(Frozen):
    """A phone that waits. ``digits`` must be typed; "": # lets it in. ``typed`` are those typed so far."""

    seat: Seat
    digits: str = field(repr=False)
    typed: str = ""


class TurnedDown(Enum):
    """Why a phone is no page."""

    WRONG = "wrong"  # the number
    SENT_AWAY = "sent-away"
    LAPSED = "lapsed"
    NO_SEAT = "no-seat"


class Late(Frozen):
    """A phone that was turned down a moment ago. ``digits`` more may still come from a hand that goes on typing."""

    seat: Seat
    why: TurnedDown
    digits: int = NUMBER


class Phones(Frozen):
    """``on``: phones may be pages here; ``shut``: none may ask now. ``away`` are the seats of pages that may come back,
    ``parted`` of all that were there. ``patience``: by what the limits of a seat with a page are multiplied; 0: none of
    them holds."""

    on: bool = False
    shut: bool = False
    knock: Knock | None = None
    late: Late | None = None
    away: tuple[Seat, ...] = ()
    parted: tuple[Seat, ...] = ()
    patience: tuple[tuple[Seat, int], ...] = ()


class OfPhones(Passing):
    """An event that only concerns phones: nothing of the game is changed, on the desk neither."""


class PhoneKnocked(OfPhones):
    """The table is asked for the phone's digits, or for #."""

    seat: Seat
    digits: str = field(repr=False)


class PhoneAsked(OfPhones):
    """The table is asked again."""


class PhoneNumberTyped(OfPhones):
    """A digit of its number was typed; ``typed`` "": they were erased. ``seat`` alone hears it, if set."""

    typed: str
    seat: Seat | None = None


class PhoneRefused(OfPhones):
    seat: Seat
    why: TurnedDown


class PhoneDigitLate(OfPhones):
    """A digit came for a phone that had just been turned down. ``alone``: the seat that alone hears it."""

    seat: Seat
    why: TurnedDown
    alone: Seat | None = None


class PhoneForgotten(OfPhones):
    """Who was typing its number has stopped: digits are the game's again."""


class PhoneJoined(OfPhones):
    """A phone is this seat's page now; ``anew``: in place of another phone. ``alone``: nobody could be asked."""

    seat: Seat
    anew: bool = False
    alone: bool = False


class PhoneLeft(OfPhones):
    """This seat has no page any more; ``away``: it may come back by itself."""

    seat: Seat
    away: bool


class PhoneBack(OfPhones):
    """A page that was away is there again."""

    seat: Seat


class PhoneTuned(OfPhones):
    """A page is told things in this manner from now on, and its seat has so much patience."""

    seat: Seat
    own: OwnTone
    patience: int = 1


class DoorShut(OfPhones):
    """No phone may ask any more; ``fell``: by itself, after too many tries."""

    fell: bool = False


class DoorOpened(OfPhones):
    """Phones may ask again; ``wished``: somebody wanted it, else a roll call begins."""

    wished: bool = False


def after(phones: Phones, event: OfPhones) -> Phones:
    """What is remembered of phones after this event."""
    match event:
        case PhoneKnocked(seat, digits):
            return replace(phones, knock=Knock(seat, digits), late=None)
        case PhoneNumberTyped(typed) if phones.knock is not None:
            return replace(phones, knock=replace(phones.knock, typed=typed))
        case PhoneRefused(seat, why) if phones.knock is not None:
            return replace(phones, knock=None, late=Late(seat, why) if phones.knock.digits else None)
        case PhoneDigitLate() if phones.late is not None and phones.late.digits > 1:
            return replace(phones, late=replace(phones.late, digits=phones.late.digits - 1))
        case PhoneDigitLate() | PhoneForgotten():
            return replace(phones, late=None)
        case PhoneJoined(seat):
            return replace(phones, knock=None, away=but(phones.away, seat), parted=but(phones.parted, seat))
        case PhoneLeft(seat, away):
            others = but(phones.away, seat)
            return replace(
                phones,
                away=(*others, seat) if away else others,
                parted=(*but(phones.parted, seat), seat),
                patience=_but_of(phones.patience, seat),
            )
        case PhoneBack(seat):
            return replace(phones, away=but(phones.away, seat), parted=but(phones.parted, seat))
        case PhoneTuned(seat, patience=patience):
            return replace(phones, patience=(*_but_of(phones.patience, seat), (seat, patience)))
        case DoorShut() | DoorOpened():
            return replace(phones, shut=isinstance(event, DoorShut))
        case _:
            return phones


def but(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats without this one."""
    return tuple(other for other in seats if other != seat)


def _but_of(patience: tuple[tuple[Seat, int], ...], seat: Seat) -> tuple[tuple[Seat, int], ...]:
    return tuple(one for one in patience if one[0] != seat)
