"""Who begins to listen by devices of their own, told to the table in one line. Pure values.

The first of them waits two seconds, and what comes meanwhile joins it: so the table is interrupted once, and nobody who
listens is. It goes by time. It must never know what was heard.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.model import WINDOW, Announcement, Frozen, Seat, Several, Sign, Who, answer, replace
from companion.session.events import Passing
from companion.session.joining import but


class Gathered(Frozen):
    """Who listens now and who has ended, since the input of this number, and the table has not been told."""

    since: int
    listen: tuple[Seat, ...] = ()
    ended: tuple[Seat, ...] = ()


class ListenersTold(Passing):
    """Two seconds are over: the table hears of all of them."""


def begins(known: Gathered | None, seat: Seat, number: int) -> Gathered:
    """This seat begins to listen, with the input of this number."""
    known = known or Gathered(number)
    return replace(known, listen=(*but(known.listen, seat), seat), ended=but(known.ended, seat))


def ends(known: Gathered | None, seat: Seat) -> Gathered | None:
    """This seat has ended. Where nothing waits to be told, the table hears it at once."""
    if known is None:
        return None
    return replace(known, listen=but(known.listen, seat), ended=(*but(known.ended, seat), seat))


def without(known: Gathered | None, seat: Seat) -> Gathered | None:
    """The table is told at once of this seat: by devices that others use too."""
    if known is None or not waits(known, seat):
        return known
    left = replace(known, listen=but(known.listen, seat), ended=but(known.ended, seat))
    return left if left.listen or left.ended else None


def waits(known: Gathered | None, seat: Seat) -> bool:
    """Whether the table will hear of this seat in one line with others."""
    return known is not None and seat in (*known.listen, *known.ended)


def told(known: Gathered, who: Callable[[Seat], Who]) -> Announcement:
    """The one line."""
    match known.listen, known.ended:
        case (seat,), ():
            return opened(who(seat))
        case (), (seat,):
            return closed(who(seat))
    listen, ended = (Several(tuple(map(who, sorted(seats)))) for seats in (known.listen, known.ended))
    sign = Sign.PRIVATE if known.listen else None
    counts = {"listen": len(known.listen), "ended": len(known.ended)}
    return answer("listeners", sign, WINDOW, who=listen, done=ended, **counts)


def opened(who: Who) -> Announcement:
    return answer("window-opened", Sign.PRIVATE, _topic(who), who=who)


def closed(who: Who) -> Announcement:
    return replace(answer("window-closed", None, _topic(who), who=who), ended=who.seat)


def _topic(who: Who) -> str:
    """What another seat does makes none of it untrue."""
    return f"{WINDOW} {who.seat}"
