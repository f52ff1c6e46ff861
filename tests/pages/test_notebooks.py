"""What everybody else sees of a notebook: nothing. The same evening is played with fifty marks, and with none.

The table page's stream, the other seats' pages, the terminal and the kept transcript must be equal, message by message,
through undo and a power cut. What goes to the seat's own page has one of two lengths, whatever is in it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from companion.model import Key, Known, Scan, Token
from companion.pages import listening, sealing
from companion.session.state import Ear, Wishes
from tests.endtoend.running import run
from tests.games.cluedo_one_piece.evenings import evening
from tests.golden.shorthand import play
from tests.pages.house import House, Page
from tests.pages.test_edge import AtTable, NoServer

ID = "cluedo-one-piece"
SITTING = Wishes(ID, 4, ("Ana", "Léo", "Inès", "Hugo"))
SET_UP = "3####1234789##1"
#: A hypothesis that nobody can answer, and another that is taken back.
ASKED = (f"{ID}/fiche/ile/1", f"{ID}/fiche/equipage/4", f"{ID}/fiche/tresor/1")
MARKS = 50


class Twin:
    """One of two evenings: a table page, and Ana with a keypad and an earphone of her own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sit()
        self.page = self.table.open()

    def sit(self) -> None:
        """At a table where no time passes: what is told of listeners waits for it."""
        self.table = AtTable(self.folder, wishes=SITTING, ears=("seat1=hers",))
        self.table.evening._virtual = True

    def keys(self, keys: str, seat: int | None = None) -> None:
        for key in keys:
            self.table.evening.inbox.put(lambda key=key: self.table.evening.line.take(Key(key, f"pad {seat}", seat)))
            self.table.go_on()

    def scans(self, *cards: str) -> None:
        for card in cards:
            self.table.evening.line.take(Scan(Known((Token(card),), "x"), "scanner"))
            self.table.go_on()

    @property
    def told(self) -> list[tuple[str, Any]]:
        """What its page was told; the number of each message, without that of the start."""
        return [(id.partition(".")[2], message) for id, message in self.page.told]

    def cut(self) -> None:
        self.table.evening.__exit__()
        before = self.page.told
        self.sit()
        self.page = self.table.open()
        self.page.told[:0] = before


def play_one(twin: Twin, marks: int) -> None:
    twin.keys(SET_UP)
    twin.keys("C7C", 1)

    def thinks() -> None:
        for number in range(marks // 2):
            twin.keys(f"A61{number % 3 + 1}{number % 5 + 1}**2{number % 3 + 1}1#BC" if number % 2 else "A62111C", 1)

    thinks()
    twin.scans(*ASKED)
    thinks()
    twin.keys("111D0")
    twin.keys("BB")
    twin.cut()
    twin.keys("#")
    twin.keys("1D")


def test_the_table_page_the_terminal_and_the_transcript_are_the_same_with_fifty_marks_and_with_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(listening, "ServerThread", NoServer)
    monkeypatch.setattr(random, "randint", lambda *_: 7)
    seen = []
    for name, marks in (("with", MARKS), ("without", 0)):
        (tmp_path / name).mkdir()
        twin = Twin(tmp_path / name)
        play_one(twin, marks)
        assert bool(twin.table.evening.line.core.session.notebooks.books) == bool(marks)
        twin.table.evening.__exit__()
        printed = [line for line in capsys.readouterr().out.splitlines() if "http://" not in line]
        without_port = json.loads(json.dumps(twin.told))
        seen.append((printed, [told for told in without_port if "http://" not in json.dumps(told)]))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] == seen[1][1]
    one, other = (run("replay", "last", "--data", tmp_path / name) for name in ("with", "without"))
    assert one.lines == other.lines
    assert one.err == other.err


def at_pages(folder: Path, marks: int) -> tuple[House, list[Page]]:
    """Three with pages, of whom Ana thinks."""
    folder.mkdir()
    table = evening(folder, 4, "fr", "crew=9 treasures=6 islands=6", dice=[7] * 20, ears=(Ear("round", (4,)),))
    house = House(table)
    table._sit(table.cupboard.venue.tone, table.now)
    table.open()
    pages = [house.join(seat) for seat in (1, 2, 3)]
    play(table, "3 1 3 # # 1 2 3 4 7 8 9 # # 1")

    def thinks() -> None:
        for number in range(marks // 2):
            pages[0].press(f"A61{number % 3 + 1}{number % 5 + 1}C" if number % 2 else "A1##4B52C")

    pages[0].chooses("reader")
    thinks()
    play(table, "fiche/ile/1 fiche/equipage/4 fiche/tresor/1")
    thinks()
    play(table, "1 1 1 D 0 B B")
    pages[1].press("C")
    thinks()
    pages[1].press("C")
    pages[2].drop()
    pages[2].open()
    return house, pages


def test_every_other_page_is_the_same_with_fifty_marks_and_with_none(tmp_path: Path) -> None:
    seen, own = [], set[int]()
    for name, marks in (("with", MARKS), ("without", 0)):
        _, pages = at_pages(tmp_path / name, marks)
        told = [[(at, len(text), page.sheet.opens(text)) for at, text in page.stream] for page in pages[1:]]
        for stream in told:
            for _, _, message in stream:
                for its_own in ("c", "up"):  # its opening, and how much it has sent itself
                    message.pop(its_own, None)
        seen.append((told, [page.answers for page in pages[1:]]))
        own |= {len(text) for _, text in pages[0].stream}
    assert seen[0] == seen[1]
    assert own == {len(sealing.seal(bytes(32), {}, bytes(24), size)) for size in (sealing.SMALL, sealing.LARGE)}


def test_what_a_notebook_has_told_is_gone_from_the_page_when_it_is_closed(tmp_path: Path) -> None:
    house, (ana, *_) = at_pages(tmp_path / "house", 0)
    ana.press("A6115")
    assert "Opale : exclu par vous." in ana.sheet.private
    ana.press("C")
    assert ana.sheet.private[-1] == "Carnet fermé."
    assert "Opale : exclu par vous." not in ana.sheet.private
    ana.press("A1")
    house.table.wait(5)
    new = house.join(1)
    assert house.table.core.session.notebooks.leaves == ()
    new.press("A211")
    assert new.sheet.private
