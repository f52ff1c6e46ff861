"""What may be heard next: the likely inputs, decided and narrated without being committed.

The core is pure, so asking "what would be said?" changes nothing. The likeliest come first: the keys that answer what
is asked, the seats, and for each seat the cards that may be scanned there. It must never journal, speak or roll: what
needs chance is not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion import session as sessions
from companion.model import Announcement, Input, Key, Known, Scan, Token
from companion.session.asking import expects, game_of, own_question
from companion.session.state import Session, Shelf

#: Questions with more answers than this are not worth rendering ahead.
MANY = 9
USUAL_KEYS = ("#", "D", "0", "9")


def likely(shelf: Shelf, session: Session) -> Iterator[Announcement]:
    """Announcements that the next input, or the next two, may bring; each once, the likeliest first."""
    seen: set[Announcement] = set()
    for said in _said(shelf, session):
        if said not in seen:
            seen.add(said)
            yield said


def _said(shelf: Shelf, session: Session) -> Iterator[Announcement]:
    wanted = expects(shelf, session.play)
    asked = own_question(shelf, session) or wanted.question
    scans = _scans(shelf, session)
    if asked is not None:
        answers = [Key(str(value)) for value in range(asked.low, asked.high + 1) if asked.width == 1]
        yield from _after_each(shelf, session, [*answers[:MANY], Key("#")])
    elif wanted.seats:
        seats = [Key(str(seat)) for seat in range(1, wanted.seats + 1)]
        # A scan right after its seat is what an evening consists of: it must be ready before the seat is said.
        if session.desk.seat is not None:
            yield from _after_each(shelf, session, scans)
        yield from _after_each(shelf, session, seats)
        for seat in seats:
            said = sessions.turn(shelf, session, seat).session
            yield from _after_each(shelf, said, scans)
    else:
        yield from _after_each(shelf, session, scans)
    yield from _after_each(shelf, session, [Key(key) for key in USUAL_KEYS])


def _after_each(shelf: Shelf, session: Session, inputs: list[Input] | list[Key] | list[Scan]) -> Iterator[Announcement]:
    for input in inputs:
        yield from sessions.turn(shelf, session, input).said


def _scans(shelf: Shelf, session: Session) -> list[Scan]:
    """One unspent card of each kind of the game; cards of which there are many kinds say too much to guess."""
    game = game_of(shelf, session.play)
    if game is None or session.play.game is None:
        return []
    spent = game.spent(session.play.board)
    found = []
    for kind in shelf.boxes[session.play.game].pack.kinds:
        if kind.copies > 1 or kind.id.rpartition("/")[2].isalpha():
            copies = (Token(kind.id, copy) for copy in range(1, kind.copies + 1))
            token = next((copy for copy in copies if copy not in spent), None)
            if token is not None:
                found.append(Scan(Known((token,), "")))
    return found
