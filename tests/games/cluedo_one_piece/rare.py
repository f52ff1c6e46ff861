"""What chance seldom finds of Cluedo One Piece, and what nobody hears of it: for the test kit."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.cluedo_one_piece import GAME
from companion.games.protocol import Filled, Looked, Scanned
from companion.model import Announcement, Rejection, Word

from .tables import COUNTED, NAMED, Table, crew, island, opening, sheet, token, treasure

UNHEARD: dict[str, str] = {}


def said() -> Iterator[Word | Announcement]:
    """What is said at tables that chance seldom comes to."""
    few = GAME.begin(NAMED, opening(6, crew="9", treasures="2", islands="2", teams="yes"))
    assert isinstance(few, Rejection)
    yield few.why
    full = Table(2, settings=COUNTED).dealt().look(1, *(crew(number) for number in range(1, 6)))
    yield full.refused(Looked(1, treasure(1))).why
    out = Table(3).playing().accuse().answer(2).confirm()
    yield out.refused(Filled("correct", (2, 1))).why
    named = Table(3).playing().scan("fiche/centre").answer(1).scan("fiche/ile/1")
    yield named.refused(Scanned(sheet("ile/2"))).why
    sleeve = Table(3).playing().accuse().scan("equipage/1")
    yield sleeve.refused(Scanned(crew(2))).why
    yield sleeve.refused(Looked(1, token("aventure/01"))).why
    five = [crew(number) for number in (1, 2, 3, 5, 6)]
    whole = Table(2, settings=COUNTED).dealt().look(1, *five).confirm().answer(1).suppose(4, 1, 2)
    whole.answer(1).look(1, treasure(2)).look(1, treasure(2))
    whole.confirm().confirm().suppose(4, 1, 2).confirm().look(1, crew(4), island(2))
    whole.confirm().accuse().look(1, crew(4), treasure(1), island(2)).look(1, crew(4))
    doubted = Table(2).playing().suppose(4, 1, 2).confirm().look(1, crew(4), island(2))
    doubted.confirm().suppose(5, 1, 2).answer(1).look(1, treasure(3)).look(1, treasure(3))
    doubted.confirm().confirm().accuse().look(1, crew(5), treasure(1), island(2)).look(1, crew(5))
    half = Table(3).playing().accuse().look(1, crew(4))
    yield from (line for table in (whole, doubted, half) for line in table.heard)
    side = Table(2).playing().suppose().answer(1).look(1, treasure(3))
    yield from GAME.recap(side.state, 1)
    last = Table(2).playing().accuse().look(1, crew(5), treasure(1), island(1)).accuse().answer(2).confirm()
    yield from (*last.heard, *GAME.recap(last.state, 1))
    seen = Table(2).playing().suppose().answer(1)
    before = seen.state
    seen.confirm()
    yield from (name for event in seen.events if (name := GAME.recall(before, event, seen.state)))
