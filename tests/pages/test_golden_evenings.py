"""Each golden evening with its seats as pages: nothing is shown that is another's, or that nobody would say again.

The scenarios are the games' own. Phones join before the first act and after each power cut; what people do then is as
written, by the table's devices.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain, repeat
from pathlib import Path

import pytest

from companion.model import Announcement, in_pieces
from companion.pages.screen import for_everybody, for_seat
from companion.speech.catalogue import Catalogue
from tests.golden import Transcripts, of_every_game
from tests.pages.house import House
from tests.tabletop import Tabletop

#: The seats that have phones: two neighbours, and one across.
SEATS = (1, 2, 4)


def checked(house: House) -> None:
    """Fails where a page shows what it must not, or lacks what was said at the table."""
    table, session = house.table, house.table.core.session
    for page in house.pages:
        seat, words = page.sheet.seat, house.seats._words(house.seats._pages[page.sheet.seat])

        def all_of(lines: Iterable[Announcement]) -> set[str]:
            return {text for line in lines for text in texts(line, words)}  # noqa: B023

        mine = all_of([said for said in table.said if for_seat(said, seat)])
        heard = all_of([line for batch in session.heard_by(seat) for line in batch])
        fresh = all_of(table.said[page.wiped :])
        before = table.said[: page.wiped]
        gone = all_of([said for said in before if said.id in session.forgotten])
        gone -= all_of([said for said in table.said if said.id not in session.forgotten])  # it says the same
        assert set(page.sheet.private) <= mine | heard, "another's"
        assert set(page.sheet.shown).isdisjoint(gone - heard), "forgotten"
        window = session.desk.window
        if window is None or window.seat != seat:
            assert set(page.sheet.private) <= heard | fresh, "nobody would say it again"
        public = [said for said in table.said[page.wiped :] if for_everybody(said)]
        assert {texts(said, words)[0] for said in public} <= set(page.sheet.shown)


@cache
def texts(said: Announcement, words: Catalogue) -> tuple[str, ...]:
    """The line as it is shown whole, and piece by piece."""
    return tuple("".join(text for _, text in words.runs(piece)) for piece in (said, *in_pieces(said)))


@pytest.mark.parametrize(
    ("of", "title"),
    [(of, title) for of in of_every_game() for title in of.titles],
    ids=lambda value: getattr(value, "game", None),
)
def test_a_golden_evening_with_pages(
    of: Transcripts, title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, houses = Tabletop.__post_init__, list[House]()

    def with_pages(table: Tabletop) -> None:
        if not table.phones and "_sit" not in vars(table):  # else people bring their own, or it has some
            table.dice = chain(table.dice, repeat(1))
            houses.append(House(table, seats=SEATS, check=checked))
        seated(table)

    monkeypatch.setattr(Tabletop, "__post_init__", with_pages)
    scenario = next(scenario for scenario in of.scenarios if scenario.title == title)
    table = of.play(tmp_path, "fr", scenario)
    table.core.close()
    assert all(page.stream for house in houses for page in house.pages)
