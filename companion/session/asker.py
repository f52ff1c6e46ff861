"""Who asks: resolved once for each input, at the top of ``session.turn``. Everything below gets this value.

    the table ─ by a device of the table's
    a seat    ─ by its own device, or by the table's devices where its window has none of its own

Several seats may listen at the same time. The table's pad belongs to the window that was opened on it, until that
closes. Else the table's pad and its scanner are the table's, but where one seat alone listens without such a device of
its own: then they are that seat's.

It knows devices, ears and windows. It must never look at what is asked, at which key was pressed or at what was
scanned: who asks is the same for every key, and for every card.
"""

from __future__ import annotations

from companion.model import Equipment, Frozen, Seat
from companion.session.asking import ear_of
from companion.session.desks import Stage, Window
from companion.session.state import Session


class Asker(Frozen):
    """Who asks, by which device, on which desk, and whether an ear may answer.

    ``own`` is the seat that the device belongs to; None: it is the table's. ``desk`` is the seat whose window gets the
    input; None: the table's desk gets it. ``ear`` is the seat that asks, if the answer may go to its ear alone: nobody
    else wears that ear.
    """

    own: Seat | None = None
    desk: Seat | None = None
    ear: Seat | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat that asks, proved or not; None: the table."""
        return self.desk if self.own is None else self.own


TABLE = Asker()


def who_asks(session: Session, own: Seat | None, by: Equipment = Equipment.KEYPAD) -> Asker:
    """Who asks by a device of this sort: by this seat's own, or by the table's (None)."""
    if own is not None:
        return Asker(own, None if session.window_of(own) is None else own, _proved(session, own))
    window = _served(session, by)
    if window is None:
        return TABLE
    # For the table's devices the ear counts only once it listens: until then nobody knows who wears it.
    return Asker(None, window.seat, _proved(session, window.seat) if window.stage is Stage.OPEN else None)


def without(session: Session, by: Equipment) -> tuple[Window, ...]:
    """The windows whose seats have no such device of their own."""
    return tuple(window for window in session.windows if not session.has_own(by, window.seat))


def _served(session: Session, by: Equipment) -> Window | None:
    """The window to which the table's pad, or its scanner, belongs now."""
    if not session.windows:
        return None
    alone = without(session, by)
    if by is Equipment.KEYPAD:
        alone = tuple(window for window in session.windows if not window.own) or alone
    return alone[0] if len(alone) == 1 else None


def _proved(session: Session, seat: Seat) -> Seat | None:
    ear = ear_of(session, seat)
    return seat if ear is not None and ear.private_to(seat) else None
