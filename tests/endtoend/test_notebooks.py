"""An evening of six who think in notebooks, through ports and pages: killed twice, nothing is lost or counted twice.

Ana has a keypad, a scanner and an earphone of her own, Léo a keypad and an earphone; Inès and Hugo have phones; Zoé and
Noé share the table's pad and scanner, and pass one earphone round. The terminal shows what ears hear, as its owner may
wish; what pages show is asked of the pages.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Self

from tests.endtoend.running import CHECKOUT, Companion, Keypad, Scanner, book, environment, nothing_of, run
from tests.endtoend.test_phones import AT, SETTINGS, address
from tests.games.cluedo_one_piece.evenings import deck
from tests.games.cluedo_one_piece.tables import ID, NAMES
from tests.pace import PATIENCE
from tests.phone import Phone

SIX = NAMES[:6]
ANA, LEO, INES, HUGO, ZOE = range(1, 6)
#: The cards of whoever writes, and the digit that proves any ear: the die is loaded.
HANDS = {
    ANA: ("equipage/1", "tresor/2", "ile/3"),
    LEO: ("equipage/2", "tresor/3", "ile/4"),
    INES: ("equipage/3", "tresor/4", "ile/5"),
    HUGO: ("equipage/5", "tresor/5"),
    ZOE: ("equipage/6", "tresor/6"),
}
PAGES = (INES, HUGO)
DIE = "import random\nrandom.randint = lambda low, high: 7\n"
#: It has counted nothing of what came meanwhile. And the rest of a list, which whoever types the number may not hear.
FROZEN, REST = "The computer froze for a moment. No key and no scan was counted. Do it again.", "5: Zoé. 6: Noé."
BESIDE = (FROZEN, REST)
OPENED, CLOSED = "Notebook. Which question?", "Notebook closed."
PROOF, OWN_DIGITS = "7", "123"


class Evening:
    """One companion after the other at the same game. ``told``: all that was printed before the plug was pulled;
    ``ever``: the phones that were there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.told, self.ever = folder, list[str](), list[Phone]()
        (folder / "decks").mkdir(parents=True)
        (folder / "decks" / f"{ID}.yaml").write_text(deck("en"), encoding="utf-8")
        (folder / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
        (folder.parent / "die").mkdir()
        (folder.parent / "die" / "sitecustomize.py").write_text(DIE)

    def __enter__(self) -> Self:
        self._stack = ExitStack()
        self.scanners = {seat: self._stack.enter_context(Scanner()) for seat in (0, ANA)}
        self.pads = {seat: self._stack.enter_context(Keypad()) for seat in (0, ANA, LEO)}
        self.phones: dict[int, Phone] = {}
        self._scanned: dict[str, float] = {}
        return self

    def __exit__(self, *raised: object) -> None:
        self._stack.close()

    def sit(self) -> Companion:
        ports: list[str] = []
        for option, devices in (("--scanner", self.scanners), ("--keypad", self.pads)):
            for seat, device in devices.items():
                ports += [option, f"seat{seat}={device.path}" if seat else str(device.path)]
        for seats, ear in (("seat1", "hers"), ("seat2", "his"), ("seat5,seat6", "round")):
            ports += ["--output", f"{seats}={ear}"]
        wish: tuple[str, ...] = ("play", "cluedo", "--names", ",".join(SIX), "--lang", "en", "--data", str(self.folder))
        wish += tuple(word for kind in ("crew=9", "treasures=6", "islands=6") for word in ("--set", kind))
        env = environment(PYTHONPATH=f"{self.folder.parent / 'die'}{os.pathsep}{CHECKOUT}")
        self.table = self._stack.enter_context(Companion(*wish, *ports, "--mute", "--show-private", "--pages", env=env))
        self.until(lambda: sum("ready." in line for line in self.table.printed) == 5)
        self.until(lambda: any(map(AT.search, self.table.printed)))
        return self.table

    def sit_again(self, offered: str) -> Companion:
        """The game that was found goes on. Every ear is proved again, every phone joins again."""
        table = self.sit()
        table.expect(offered)
        self.pads[0].press("#")
        for seat in PAGES:
            self.joins(seat)
        for seat in HANDS:
            self.hears_its_hand(seat) if seat not in PAGES else None
        return table

    def pull_the_plug(self) -> None:
        self.table.signal(signal.SIGKILL)
        self.table.wait()
        assert not self.table.errors
        self.told += self.table.printed
        for phone in self.phones.values():
            phone.die()
        self.phones.clear()

    def until(self, true: Callable[[], object]) -> None:
        until = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < until, "\n".join(self.table.printed[-14:])
            time.sleep(0.005)

    # --- who does what ---

    def joins(self, seat: int) -> None:
        """A phone becomes this seat's page, in place of the one before."""
        phone = self._stack.enter_context(Phone(address(self.table), seat))
        digits = phone.join()
        self.table.expect(f"A phone for {SIX[seat - 1]}?")
        self.pads[0].press(digits)
        self.phones[seat] = phone.joined()
        self.ever.append(phone)

    def does(self, seat: int, *acts: str) -> list[str]:
        """Keys and cards of one seat, each answered in its ear before the next. What it heard."""
        heard = self.heard(seat)
        before = len(heard())
        for what in (one for act in acts for one in ((act,) if "/" in act else act)):
            so_far = len(heard())
            self._answered(seat, what, lambda: len(heard()) > so_far)  # noqa: B023
            self._scanned[what] = time.monotonic()
            if seat in self.phones:
                self.phones[seat].heard(self.phones[seat].side.newest)
        return heard()[before:]

    def _answered(self, seat: int, what: str, answered: Callable[[], object]) -> None:
        """One act and its answer. What the computer has not counted, as it says, is done again."""

        def froze() -> int:
            return sum(FROZEN in line for line in self.table.printed)

        before = -1
        while before < froze() and not answered():
            before = froze()
            self._at(seat, what)
            self.until(lambda: answered() or froze() > before)  # noqa: B023

    def heard(self, seat: int) -> Callable[[], list[str]]:
        """What this seat was told so far, but for what answers none of its keys."""
        tag = f"[seat {seat}] "
        return lambda: [
            line.removeprefix(tag) for line in self.table.printed if line.startswith(tag) and not line.endswith(BESIDE)
        ]

    def _at(self, seat: int, what: str) -> None:
        while time.monotonic() - self._scanned.get(what, 0.0) < 0.9 and "/" in what:
            time.sleep(0.05)  # sooner it would be a trigger that is held
        if seat in self.phones:
            phone = self.phones[seat]
            phone.scan(code(what)) if "/" in what else phone.press(what)
        elif "/" in what:
            self.scanners.get(seat, self.scanners[0]).write(code(what).encode() + b"\r")
        else:
            self.pads.get(seat, self.pads[0]).press(what)

    def table_does(self, *acts: tuple[str, str]) -> None:
        """Keys and cards of the table's, and the line that answers each."""
        for what, told in acts:
            so_far = len(self.table.printed)
            self._answered(0, what, lambda: any(told in line for line in self.table.printed[so_far:]))  # noqa: B023
            self.table.expect(told)

    def hears_its_hand(self, seat: int) -> None:
        """A seat proves its ear, which it does once a start, and hears its cards, for the first time or again."""
        if seat in self.phones:
            self.does(seat, "C")
        else:
            self.calls(seat, f"{SIX[seat - 1]}: type the digit", PROOF)
            if seat == ZOE:
                self.types_its_digits()
        self.does(seat, *HANDS[seat])
        self.closes(seat)

    def calls(self, seat: int, told: str, then: str) -> None:
        """C, and the seat where the pad does not tell it; ``then`` is pressed when the table has heard this."""
        before = len(self.heard(seat)())
        self._at(seat, "C")
        if seat == ZOE:
            self.table.expect("Which seat?")
            self._at(seat, str(seat))
        self.table.expect(told)
        self.until(lambda: then == "#" or len(self.heard(seat)()) > before)  # the digit was said there
        self.does(seat, then)
        self.table.expect(f"{SIX[seat - 1]} is listening.")

    def closes(self, seat: int) -> None:
        self._at(seat, "C")
        self.table.expect(f"{SIX[seat - 1]} is done.")

    def notes(self, seat: int, *acts: str) -> list[str]:
        """What this seat does in its notebook, and what it hears of that. In the earphone that is passed round it opens
        in a window alone, behind three digits."""
        if seat != ZOE:
            before = len(self.heard(seat)())
            self.does(seat, "A", *acts, "C")
            self.until(lambda: self.heard(seat)()[-1] == CLOSED)  # a list comes in several lines
            return self.heard(seat)()[before:-1]
        self.calls(seat, "Earphone to Zoé.", "#")
        self.does(seat, "A")
        self.types_its_digits()
        heard = self.does(seat, *acts)
        self.closes(seat)
        return heard

    def types_its_digits(self) -> None:
        """Zoé's, of which only the last is answered."""
        self.pads[0].press(OWN_DIGITS[:2])
        self.does(ZOE, OWN_DIGITS[2])

    def thinks(self, seat: int) -> list[str]:
        """What is possible, what it has seen, what Hugo has answered, what it knows of the bell, and its notes."""
        if seat == ZOE:
            return self.notes(seat, "1##4#5####1#", "2", "fiche/tresor/5", "7")
        whom = "4" if seat != HUGO else "2"
        return self.notes(seat, "1##4#5", whom, "#2", "2", "5", "7")


def code(what: str) -> str:
    return book().code(book().token(f"{ID}/{what}"))


def test_six_think_in_notebooks_and_are_killed_twice(tmp_path: Path) -> None:
    with Evening(tmp_path / "data") as evening:
        table = evening.sit()
        for seat in PAGES:
            evening.joins(seat)
        evening.pads[0].press("3" + "#" * 6 + "123456" + "789" + "#")
        table.expect("Deal them all")
        for seat in HANDS:
            evening.hears_its_hand(seat)
        evening.table_does(
            *(("#", "Who has the highest"), ("1", "Ana plays."), ("fiche/ile/1", "Hypothesis.")),
            *(("fiche/equipage/4", "Which treasure?"), ("fiche/tresor/5", "Léo answers.")),
            *(("1", "Inès answers"), ("1", "Hugo answers")),
        )
        evening.does(ANA, "C", "tresor/5")
        evening.table_does(("#", "Hugo showed a card."))
        # Each notes something by what it has: a scan, a number, a phone's camera and its keys, the table's scanner.
        assert evening.notes(ANA, "61", "fiche/equipage/6", "**", "771", "2", "#")[-1] == "Noted: a."
        assert evening.notes(LEO, "62", "26")[-1] == "La perle: in doubt."
        assert "Hugo has one of" in evening.notes(INES, "64", "fiche/equipage/5", "fiche/tresor/6", "A4")[-1]
        assert evening.notes(HUGO, "61", "36")[-1] == "Île Ronde: crossed out."
        assert evening.notes(ZOE, "61", "fiche/ile/3")[-1] == "Île de l'Est: crossed out."
        thought = {seat: evening.thinks(seat) for seat in HANDS}
        assert len({tuple(heard) for heard in thought.values()}) == len(HANDS)
        evening.pull_the_plug()

        table = evening.sit_again("Last thing noted: Hugo, a card shown.")
        for seat in HANDS:
            assert evening.thinks(seat) == thought[seat]
        # The table agrees on more. Ana takes her note back; Inès' phone dies with her notebook open, and another comes.
        evening.table_does(("9", "To correct"), ("9", "Menu."), ("#", "Menu."))
        evening.table_does(("4", "Notebooks?"), ("3", "and what follows."))
        assert evening.notes(ANA, "B") == [OPENED, "Undone. A."]
        evening.does(INES, "A8")
        evening.phones[INES].expect("To name: ")
        evening.phones[INES].die()
        evening.joins(INES)
        follows = {seat: evening.thinks(seat) for seat in HANDS}
        assert follows != thought
        evening.pull_the_plug()

        table = evening.sit_again("Last thing noted")
        for seat in HANDS:
            assert evening.thinks(seat) == follows[seat]
        # What the table takes back is the level alone; each mark goes once.
        evening.table_does(("B", "again"), ("B", "Undone"))
        for seat in PAGES:
            assert evening.thinks(seat) == thought[seat]
        assert evening.notes(ANA, "BB") == [OPENED, "Undone. Perle: crossed out.", "Nothing to undo in the notebook."]
        evening.pull_the_plug()
        kept_once_and_told_nobody(evening)


def kept_once_and_told_nobody(evening: Evening) -> None:
    """The journal has each mark once and no card's name; what is shown to everybody has no word of any notebook."""
    (path,) = evening.folder.glob("games/*/*.game")
    with closing(sqlite3.connect(path)) as journal:
        rows = journal.execute("SELECT kind, json FROM event WHERE kind IN ('marked', 'note-written', 'mark-undone')")
        kept = rows.fetchall()
    assert Counter(kind for kind, _ in kept) == {"marked": 5, "note-written": 1, "mark-undone": 2}
    assert not any(sort in row for _, row in kept for sort in ("ile", "equipage", "tresor"))
    replayed = run("replay", "last", "--lang", "en", "--data", evening.folder).lines
    public = [line for line in (*evening.told, *replayed) if not line.startswith("[seat")]
    nothing_of(("rossed out", "in doubt", "has one of", "Noted"), public)
    for phone in evening.ever:
        nothing_of(("Noted", "Note 1", "Perle: crossed", "La perle: in doubt"), phone.side.ever)
    for seat in PAGES:
        on_pages = {line for phone in evening.ever if phone.side.seat == seat for line in phone.side.ever}
        heard = {line.removeprefix(f"[seat {seat}] ") for line in evening.told if line.startswith(f"[seat {seat}]")}
        assert heard <= on_pages
