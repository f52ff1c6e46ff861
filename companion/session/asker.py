"""Who asks: resolved once for each input, at the top of ``session.turn``. Everything below gets this value.

    the table ─ by a device of the table's, while no seat has a window
    a seat    ─ by its own device, or by the table's devices while its window is there

It knows devices, ears and the present window. It must never look at what is asked, or at which key was pressed: who
asks is the same for every key.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.model import Seat
from companion.session.asking import ear_of
from companion.session.state import Session, Stage


@dataclass(frozen=True, slots=True)
class Asker:
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


def who_asks(session: Session, own: Seat | None) -> Asker:
    """Who asks by this seat's own device, or by the table's (None)."""
    window = session.desk.window
    if window is None:
        return TABLE if own is None else Asker(own, None, _proved(session, own))
    if own is not None and own != window.seat:
        return Asker(own, None, _proved(session, own))
    # For the table's devices the ear counts only once it listens: until then nobody knows who wears it.
    listens = own is not None or window.stage is Stage.OPEN
    return Asker(own, window.seat, _proved(session, window.seat) if listens else None)


def _proved(session: Session, seat: Seat) -> Seat | None:
    ear = ear_of(session, seat)
    return seat if ear is not None and ear.private_to(seat) else None
