"""Each golden evening with its seats as pages: nothing is shown that is another's, or that nobody would say again.

The scenarios are the games' own. Phones join before the first act and after each power cut; what people do then is as
written, by the table's devices.
"""

from __future__ import annotations

from itertools import chain, repeat
from pathlib import Path

import pytest

from tests.golden import Transcripts, of_every_game
from tests.pages.house import House, checked
from tests.tabletop import Tabletop

#: The seats that have phones: two neighbours, and one across.
SEATS = (1, 2, 4)


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

    def once_more(table: Tabletop, key: str) -> list[str]:
        """These evenings were written without pages: nobody by ear has to listen in them."""
        lines = pressed(table, key)
        unheard = any("écouté. La même touche encore" in line for line in lines)
        return [*lines, *pressed(table, key)] if unheard and houses else lines

    pressed = Tabletop._key
    monkeypatch.setattr(Tabletop, "_key", once_more)
    monkeypatch.setattr(Tabletop, "__post_init__", with_pages)
    scenario = next(scenario for scenario in of.scenarios if scenario.title == title)
    table = of.play(tmp_path, "fr", scenario)
    table.core.close()
    assert all(page.stream for house in houses for page in house.pages)
