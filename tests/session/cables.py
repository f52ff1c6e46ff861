"""Five players at Time Bomb Undercover who look at their cables: when earphones are passed round most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from companion import session
from companion.files import venue
from companion.files.venue import Venue
from companion.games.time_bomb_undercover.events import Phase
from companion.journal.store import Journal
from companion.line.journalled import Journalled, World
from companion.line.line import Line, Says
from companion.model import Event, Key, Known, Scan, Token
from companion.session.state import Ear, Session, Wishes

GAME = "time-bomb-undercover"
NAMES = ("Ana", "Léo", "Inès", "Sam", "Zoé")
DIGIT = 4  # the one that is spoken into every earphone


class Nowhere(Journal):
    """A journal that keeps nothing: what is said is the same."""

    def __init__(self) -> None:
        self.last_input = 0

    def append(self, input_seq: int, events: Sequence[Event], *, finished: bool | None = None) -> None:
        self.last_input = input_seq


@cache
def files() -> Venue:
    return venue.enter(Path(mkdtemp(prefix="companion-passed-on-")), "fr")


@cache
def cables_dealt(ears: tuple[Ear, ...]) -> Session:
    """All read by ear; the cables have been shuffled and dealt, and are being looked at."""
    here = files()
    state = session.open_table(here.shelf, Wishes(GAME, len(NAMES), NAMES), here.tone, ears).session
    while state.play.board is None:  # whoever has no earphone is asked twice
        state = session.turn(here.shelf, state, Key("3")).session
    while state.play.board.phase is not Phase.LOOKING:  # and who has not listened to a role is named first
        state = session.turn(here.shelf, state, Key("#")).session
    return state


def line(says: Says, ears: tuple[Ear, ...]) -> Line[Journalled]:
    """Their line, which keeps nothing on disk."""
    here = files()
    world = World(lambda _: Nowhere(), lambda _: DIGIT, lambda _: None)
    core = Journalled(here.shelf, world, Wishes(), here.tone, ears)
    core.session = cables_dealt(ears)
    return Line(core, says)


def cable(copy: int, seat: int | None, at: float) -> Scan:
    """A secure one, read by the table's scanner or by a seat's own."""
    return Scan(Known((Token(f"{GAME}/cable/secure", copy),), "x"), "scanner", seat, at)
