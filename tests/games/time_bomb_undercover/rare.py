"""What chance seldom finds of Time Bomb Undercover, and what nobody hears of it: for the test kit."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.protocol import Filled, Scanned
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import Phase
from companion.model import Announcement, Word

from .tables import Table, secure

UNHEARD = {"refuse-no-such-cut": "the menu offers no cut that is not there"}


def said() -> Iterator[Word | Announcement]:
    """What is said at tables that chance seldom comes to."""
    seven = Table(7)
    for row in ((2, 2, 2, 2), (4, 0, 1, 1)):
        yield seven.refused(Filled("roles-7", row)).why
    (changed,) = seven.act(Filled("roles-7", (2, 1, 2, 1)))
    name = GAME.recall(seven.state, changed, seven.state)
    assert name is not None
    yield name
    untold = Table(5)
    for _ in range(3):
        untold.until(Phase.PLAYING).act(Filled("end-round", ()))
    untold.until(Phase.PLAYING)
    extra = Table(5).playing(starter=1)
    for _ in range(5):
        extra.correct(0, 2, 1, 1)
    yield extra.refused(Filled("correct", (0, 2, 1, None))).why
    extra.correct(0, 3, 2, None)
    spent = Table(4).playing()
    for cuts in (4, 4, 4, 3):
        spent.until(Phase.PLAYING).cut_secure(cuts)
    yield spent.refused(Scanned(secure(31), spent.next_seat())).why
    yield from (line for table in (seven, untold, extra, spent) for line in table.heard)
