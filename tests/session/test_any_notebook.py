"""Whatever is done with notebooks, in any order, by any device: nothing fails, nobody else hears it, nothing is lost.

Four seats at a real table in virtual time: Ana has a keypad, a scanner and an earphone of her own, Léo a phone; Inès
and Hugo share the table's pad and pass one earphone round. What they do is chance, most of it in their notebooks.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.model import Equipment, PageGone, PageHere, PageLeft
from companion.pages import standing
from companion.session.state import Ear
from tests.examples import seeds
from tests.games.cluedo_one_piece import evenings as cluedo
from tests.games.mystere_de_l_abbaye import evenings as abbey
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

ANA, LEO, INES, HUGO = range(1, 5)
EARS = (Ear("hers", (ANA,)), Ear("round", (LEO, INES, HUGO)))
#: What is pressed in a notebook: single keys, and ways to each question.
IN_IT = (
    *"0123456789#*ABCD",
    "A1##",
    "A4#",
    "A5",
    "A2",
    "A3",
    "A8",
    "A61",
    "A6113",
    "A6112B",
    "A63",
    "A641211A",
    "A77",
    "A772",
    "A771233#",
    "BB",
)


def at_cluedo(folder: Path) -> Tabletop:
    table = cluedo.evening(folder, 4, "fr", "crew=9 treasures=6 islands=6 notebook=deductions", **SEATED)
    play(table, "phone2 4711 3 3 3 # # 1 2 3 4 7 8 9 # # 1")
    return table


def at_the_abbey(folder: Path) -> Tabletop:
    table = abbey.evening(folder, "fr", "notebook=deductions", players=4, **SEATED)
    play(table, "phone2 4711 3 3 3 # # # 1 2 3 4")
    return table


SEATED: dict[str, Any] = {"ears": EARS, "dice": [2] * 10_000, "phones": True}
#: Cards, labels of the sheet and of traits, what is nobody's suspect, another game's.
CARDS: dict[Callable[[Path], Tabletop], tuple[str, ...]] = {
    at_cluedo: (
        *(f"cluedo-one-piece/{kind}/{n}" for kind in ("equipage", "tresor", "ile") for n in range(1, 7)),
        *(f"cluedo-one-piece/fiche/{kind}/{n}" for kind in ("equipage", "tresor", "ile") for n in range(1, 7)),
        *("cluedo-one-piece/equipage/9", "cluedo-one-piece/mechant/1", "sticker/heart", "time-bomb-undercover/box"),
    ),
    at_the_abbey: (
        *(f"mystere-de-l-abbaye/{kind}/{n:02d}" for kind in ("suspect", "moine") for n in range(1, 25)),
        *(f"mystere-de-l-abbaye/trait/{trait}" for trait in ("gros", "barbu")),
        *("mystere-de-l-abbaye/salle/crypte", "sticker/heart", "time-bomb-undercover/box"),
    ),
}


class Evening:
    """What four do by chance, and what is true after each act."""

    def __init__(self, sit: Callable[[Path], Tabletop], folder: Path, seed: int) -> None:
        self.chance, self.table, self.cards = Random(seed), sit(folder), CARDS[sit]
        self.marks = 0
        self.table.key_at(ANA, "C")
        self.table.key_at(ANA, "2")
        self.table.key_at(ANA, "C")
        self.acts: dict[Callable[[], None], int] = {
            self.notes: 60,
            self.shows_a_card: 16,
            self.plays: 10,
            self.listens: 8,
            self.presses_anything: 6,
            self.takes_back: 2,
            self.agrees: 2,
            self.loses_a_device: 2,
            self.loses_a_page: 2,
            self.waits: 2,
            self.loses_the_power: 1,
        }

    def act(self) -> None:
        (what,) = self.chance.choices([*self.acts], [*self.acts.values()])
        said, before = len(self.table.said), self.entries
        what()
        self.marks += self.entries > before
        assert not {line.id for line in self.table.said[said:]} & {"inner-fault", "unheard"}, what.__name__
        core = self.table.core
        for seat in (ANA, LEO, INES, HUGO):
            standing.noted_by(core.shelf, core.session, seat)

    @property
    def entries(self) -> int:
        return sum(len(book.entries) for _, book in self.table.core.session.notebooks.books)

    # --- what somebody does ---

    def notes(self) -> None:
        seat = self.chance.choice((ANA, ANA, LEO, LEO, INES))
        for key in self.chance.choice(IN_IT):
            self.alone(seat, lambda: self.press(seat, key))  # noqa: B023

    def shows_a_card(self) -> None:
        seat, card = self.chance.choice((ANA, ANA, LEO, INES)), self.chance.choice(self.cards)
        self.table.now += 1
        self.alone(seat, lambda: self.scan(seat, card))

    def plays(self) -> None:
        play(self.table, self.chance.choice(("#", "1", "# #", "A", "2")))

    def listens(self) -> None:
        seat = self.chance.choice((ANA, LEO, INES, HUGO))
        if self.chance.random() < 0.2:  # on the table's pad, whatever the seat has
            self.table.key(f"C{seat}")
        for key in ("C", *(() if seat in (ANA, LEO) else str(seat)), *self.chance.choice(("2", "#", "2123", "2123A"))):
            self.press(seat, key)

    def presses_anything(self) -> None:
        self.press(self.chance.choice((ANA, LEO, INES)), self.chance.choice("0123456789#*ABCD"))

    def takes_back(self) -> None:
        self.table.key("BB" * self.chance.choice((1, 1, 1, 2, 3, 12)))

    def agrees(self) -> None:
        self.table.key("**99#4" + self.chance.choice("123"))

    def loses_a_device(self) -> None:
        ear = self.chance.choice(("hers", "round"))
        self.table.unplug(Equipment.EARPHONE, ear)
        self.table.plug(Equipment.EARPHONE, ear)
        self.proves()

    def loses_a_page(self) -> None:
        for input in self.chance.choice(((PageGone, PageHere), (PageGone,), (PageLeft,), (PageHere,))):
            self.table.phone(input(LEO))
        if self.chance.random() < 0.7:
            self.table.join(LEO)

    def proves(self) -> None:
        """Most of the time Ana makes sure of her ear before she goes on."""
        for key in "C2C" if self.chance.random() < 0.8 else "":
            self.table.key_at(ANA, key)

    def waits(self) -> None:
        self.table.wait(self.chance.choice((1, 6, 21)))

    def loses_the_power(self) -> None:
        books = self.table.core.session.notebooks.books
        self.table.power_cut()
        assert self.table.core.session.notebooks.books == books
        assert self.table.core.session.notebooks.leaves == ()
        self.table.key("#")
        self.table.join(LEO)
        self.proves()

    # --- by what ---

    def press(self, seat: int, key: str) -> None:
        window = self.table.core.session.window_of(seat)
        if window is not None and not window.own and self.chance.random() < 0.3:
            self.table.key(key)
        elif seat == ANA:
            self.table.key_at(ANA, key)
        elif seat == LEO:
            self.table.page_key(LEO, key)
        else:
            self.table.key(key)

    def scan(self, seat: int, card: str) -> None:
        if seat == ANA:
            self.table.scan_at(ANA, card)
        elif seat == LEO:
            self.table.page_scan(LEO, card)
        else:
            self.table.scan(card)

    def alone(self, seat: int, act: Callable[[], None]) -> None:
        """Nobody else hears what is done in an open notebook, and no play and no other book is changed by it."""
        session = self.table.core.session
        leaf = session.notebooks.leaf(seat)
        mine = leaf is not None and seat in (ANA, LEO) and session.window_of(seat) is None
        before = len(self.table.transcript)
        act()
        after = self.table.core.session
        if mine and not session.desk.resuming:
            lines = [line for line in self.table.transcript[before:] if line[0] == "["]
            assert all(line.startswith(f"[seat {seat}]") for line in lines), lines
            assert after.play == session.play
            others = [[book for book in at.notebooks.books if book[0] != seat] for at in (session, after)]
            assert others[0] == others[1]


@pytest.mark.parametrize("sit", [at_cluedo, at_the_abbey])
def test_whatever_is_done_with_notebooks_nothing_fails_and_nobody_else_hears(
    sit: Callable[[Path], Tabletop], tmp_path: Path
) -> None:
    marks = 0
    for seed in seeds(6):
        folder = tmp_path / str(seed)
        folder.mkdir()
        evening = Evening(sit, folder, seed)
        for _ in range(80):
            evening.act()
        marks += evening.marks
        evening.table.core.close()
    assert marks > 3, "something was written"
