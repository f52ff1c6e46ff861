"""What may be heard next: the likely inputs, decided and narrated without being committed.

The core is pure, so asking "what would be said?" changes nothing. The likeliest inputs come first: the keys that answer
the question, the seats, and for each seat the cards that may be scanned there. It looks from each desk at which
somebody may do something now: the table's first, then those of the seats that listen by devices of their own. It must
never journal, speak or roll: what depends on chance is not foreseen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from companion import session as sessions
from companion.model import Announcement, Input, Key, Known, Scan, Seat, Token
from companion.session import openbook
from companion.session.asker import who_asks
from companion.session.asking import expects, game_of, game_timers, own_question
from companion.session.events import Refused
from companion.session.state import Session, Shelf, laid_for

#: Questions with more answers than this are not worth rendering ahead.
MANY = 9
#: In an open notebook: the first question, and what goes on or back.
NOTED = ("1", "#", "4", "*")
#: The most announcements to foresee from one desk. The rest is unlikely, and the processor may rest.
MOST = 80
#: Keys that tell how things stand; then keys that ask first and act when pressed again.
USUAL_KEYS = ("D", "0", "9")
TWICE = ("B", "A")


def likely(shelf: Shelf, session: Session, *, said: bool = True) -> Iterator[Announcement | None]:
    """Announcements that the next input, or the next two, may bring; each once, the likeliest first.

    None stands for an input that brings nothing new: so each step takes no longer than one turn of the session. Not
    ``said``: nobody needs them, for there is no sound; only what notebooks deduce is thought.
    """
    seen: set[Announcement] = set()
    served = who_asks(session, None).desk
    # Whoever reads in a notebook presses its keys next; the table's come after them, and the other notebooks at last.
    open_now = tuple(leaf.seat for leaf in session.notebooks.leaves)
    others = tuple(sorted({seat for ear in session.ears for seat in ear.seats}.difference(open_now)))
    if session.desk.resuming:  # nobody has thought anything yet, has joined with a phone, or may open a notebook
        open_now, others = tuple(range(1, len(session.play.seats) + 1)), ()
    thought, later = ((openbook.thinks(shelf, session, seat) for seat in seats) for seats in (open_now, others))
    proofs = (openbook.proves(shelf, session, leaf.seat) for leaf in session.notebooks.leaves)
    reading = (_noted(shelf, session, leaf.seat) for leaf in session.notebooks.leaves if leaf.own)
    listening = (None, *(window.seat for window in session.windows if window.seat != served))
    desks = (_said(shelf, laid_for(session, served if seat is None else seat), seat) for seat in listening)
    for foreseen in (*thought, *(reading if said else ()), *proofs, *(desks if said else ()), *later):
        seen_here = 0
        for line in foreseen:
            if line is None or line in seen:
                yield None
                continue
            seen.add(line)
            yield line
            seen_here += 1
            if seen_here == MOST:
                break


class Foresight:
    """What may be heard next. It starts anew when the session has changed, and else continues."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._session: Session | None = None
        self._likely: Iterator[Announcement | None] = iter(())

    def of(self, session: Session, *, said: bool = True) -> Iterator[Announcement | None]:
        """The rest of what may be heard next, the likeliest first; see ``likely``."""
        if session is not self._session:
            self._session = session
            self._likely = likely(self._shelf, session, said=said)
        return self._likely


def _said(shelf: Shelf, session: Session, seat: Seat | None) -> Iterator[Announcement | None]:
    """What may be heard from this desk; ``seat``: by the devices of its own."""
    wanted = expects(shelf, session.play)
    own = own_question(shelf, session)
    asked = own or wanted.question
    scans = _scans(shelf, session, seat) if own is None else []  # a game's question may also be answered by a scan
    if asked is not None:
        answers = [Key(str(value), seat=seat) for value in range(asked.low, asked.high + 1) if asked.width == 1]
        yield from _after_each(shelf, session, answers[:MANY])
    elif wanted.seats:
        seats = [Key(str(number), seat=seat) for number in range(1, wanted.seats + 1)]
        # Most inputs are a seat and then a scan, so the scan's words must be ready before the seat is said.
        if session.desk.seat is not None:
            yield from _after_each(shelf, session, scans)
        yield from _after_each(shelf, session, seats)
        for named in seats:
            yield from _after_each(shelf, sessions.turn(shelf, session, named).session, scans)
    for timed in game_timers(shelf, session):  # they run out whatever is pressed
        yield from timed.said
    # Before the cards: players press # when they have done what they were told.
    yield from _after_each(shelf, session, [Key("#", seat=seat)])
    yield from _after_each(shelf, session, scans)
    yield from _after_each(shelf, session, [Key(key, seat=seat) for key in (*USUAL_KEYS, *TWICE)])
    for key in TWICE:
        yield from _after_each(shelf, sessions.turn(shelf, session, Key(key, seat=seat)).session, [Key(key, seat=seat)])


def _noted(shelf: Shelf, session: Session, seat: Seat) -> Iterator[Announcement | None]:
    """What may be heard next of this seat's open notebook, by a keypad of its own."""
    return _after_each(shelf, session, [Key(key, seat=seat) for key in NOTED])


def _after_each(shelf: Shelf, session: Session, inputs: Sequence[Input]) -> Iterator[Announcement | None]:
    """What each of these inputs would bring. What is refused comes last: mostly people do what they may."""
    refused: list[Announcement] = []
    for input in inputs:
        yield None
        turn = sessions.turn(shelf, session, input)
        if any(isinstance(event, Refused) for event in turn.events):
            refused += turn.said
        else:
            yield from turn.said
    yield from refused


def _scans(shelf: Shelf, session: Session, seat: Seat | None) -> list[Scan]:
    """One unspent card of each kind of the game, the most frequent kinds first, those of a long series last."""
    game = game_of(shelf, session.play)
    if game is None or session.play.game is None:
        return []
    spent = game.spent(session.play.board)
    box = shelf.boxes[session.play.game]
    # A spare numbered card with nothing told about it is not in use.
    kinds = [kind for kind in box.pack.kinds if not kind.number or kind.id in box.own]
    found = []
    series = Counter(_series(kind.id) for kind in kinds)
    for kind in sorted(kinds, key=lambda kind: (-kind.copies, series[_series(kind.id)])):
        copies = (Token(kind.id, copy) for copy in range(1, kind.copies + 1))
        token = next((copy for copy in copies if copy not in spent), None)
        if token is not None:
            found.append(Scan(Known((token,), ""), seat=seat))
    return found


def _series(id: str) -> str:
    """What a kind is one of: "tile" of the tiles "tile/1", "tile/2" …"""
    return id.rstrip("0123456789")
