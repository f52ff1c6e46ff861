"""Cluedo One Piece through real pseudo-terminals and real sound: a six-player evening with a seat that reads by ear,
killed in the middle of its window; and a short one for two."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import pytest

from tests.endtoend.running import CHECKOUT, Companion, Keypad, Scanner, book, environment, run
from tests.games.cluedo_one_piece.evenings import deck
from tests.games.cluedo_one_piece.tables import ID, ISLANDS, NAMES, TREASURES
from tests.pace import PATIENCE, pace
from tests.soundserver import Recording, SoundServer, WrongEar, quiet

SETTINGS = "verbosity: brief\nrate: 450\n"
#: Cards of Ana's hand, which nobody names aloud, and how their owner calls them.
HAND = {"tresor/6": TREASURES[5], "ile/6": ISLANDS[5]}
#: A loaded die: which digit is spoken into the ear nobody could tell otherwise without listening.
DIE = "import random\nrandom.randint = lambda low, high: 7\n"


@dataclass
class Evening:
    """A scanner, a keypad for the table and one for seat 2, and one companion after the other at the same game."""

    folder: Path
    players: int
    told: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        (self.folder / "decks").mkdir()
        (self.folder / "decks" / f"{ID}.yaml").write_text(deck("en"), encoding="utf-8")
        (self.folder / "settings.yaml").write_text(SETTINGS)
        self.die = self.folder.parent / f"{self.folder.name}-die"
        self.die.mkdir()
        (self.die / "sitecustomize.py").write_text(DIE)

    def __enter__(self) -> Self:
        self._stack = ExitStack()
        self.scanner, self.pad, self.second = Scanner(), Keypad(), Keypad()
        for port in (self.scanner, self.pad, self.second):
            self._stack.enter_context(port)
        return self

    def __exit__(self, *raised: object) -> None:
        self._stack.close()

    def sit(self, server: SoundServer | None = None) -> Companion:
        """With an earphone for Ana, or in silence."""
        sound = ("--output", "table=table", "--output", "seat1=ear") if server is not None else ("--mute",)
        self.table = self._stack.enter_context(
            Companion(
                *("play", "cluedo", "--names", ",".join(NAMES[: self.players]), "--lang", "en", "--data", self.folder),
                *("--scanner", self.scanner.path, "--keypad", self.pad.path, "--keypad", f"seat2={self.second.path}"),
                *sound,
                env=self.environment(server),
            )
        )
        if server is None:
            until = time.monotonic() + PATIENCE
            while sum("ready." in line for line in self.table.printed) < 3:
                assert time.monotonic() < until, self.table.printed
                time.sleep(0.005)
        return self.table

    def environment(self, server: SoundServer | None) -> dict[str, str]:
        if server is None:
            return environment()
        return environment(PULSE_SERVER=server.address, PYTHONPATH=f"{self.die}{os.pathsep}{CHECKOUT}")

    def pull_the_plug(self) -> None:
        self.table.signal(signal.SIGKILL)
        self.table.wait()
        self.told += self.table.printed
        assert not self.table.errors

    def scan(self, what: str) -> None:
        self.scanner.write(book().code(book().token(f"{ID}/{what}")).encode() + b"\r")

    def act(self, acts: str) -> None:
        """Keys and scans in silence, each answered before the next."""
        for what in acts.split():
            with self.table.answering():
                self.scan(what) if "/" in what else self.pad.press(what)

    def confirm(self, text: str) -> None:
        """# until it is taken: while more is waiting to be said it only skips."""
        for _ in range(40):
            before, pressed = len(self.table.printed), time.monotonic()
            self.pad.press("#")
            with pace() as machine:
                while time.monotonic() - pressed < 0.25 * machine.slower:
                    if any(text in line for line in self.table.printed[before:]):
                        return
                    time.sleep(0.01)
        pytest.fail(f"{text}: {self.table.printed[-8:]}")

    def listen(self, proved: bool) -> None:
        """C, Ana's seat, and the digit that her ear has heard."""
        self.pad.press("C")
        self.table.expect("Which seat?")
        self.pad.press("1")
        if not proved:
            self.table.expect("Ana: type the digit you hear in the earphone.")
            self.pad.press("7")
        self.table.expect("Ana is listening.")


@pytest.fixture
def heard(server: SoundServer) -> Iterator[tuple[Recording, Recording]]:
    """What the table and Ana's ear hear."""
    with server.recording("table") as table, server.recording("ear") as ear:
        yield table, ear


def test_a_six_player_evening_with_a_seat_by_ear_is_killed_in_its_window_and_goes_on(
    tmp_path: Path, server: SoundServer, heard: tuple[Recording, Recording]
) -> None:
    table, ear = heard
    with Evening(tmp_path, 6) as evening:
        evening.sit()
        evening.act("3 # # # # # # 1 2 3 4 5 6 7 8 9 #")
        evening.pull_the_plug()

        sitting = evening.sit(server)
        sitting.expect("Cluedo One Piece: unfinished game found.")
        evening.confirm("Shuffle the rest")
        evening.listen(proved=False)
        quiet(table, ear)
        began = time.monotonic()
        for card in HAND:
            evening.scan(card)
        ear.wait_for_sound(began)
        quiet(table, ear)
        if not table.silent(began):
            raise WrongEar("a hand is heard in its ear alone")
        evening.pad.press("C")
        sitting.expect("Ana is done.")
        quiet(table, ear)
        began = time.monotonic()
        evening.confirm("Who begins?")
        evening.pad.press("1")
        sitting.expect("[table] Ana plays.")
        for named in ("fiche/ile/2", "fiche/equipage/4", "fiche/tresor/1"):
            evening.scan(named)
        sitting.expect("Hypothesis.")
        evening.second.press("1")
        evening.confirm("Inès?")
        if not ear.silent(began):
            raise WrongEar("what all hear is for the loudspeaker")
        evening.listen(proved=True)
        evening.second.press("1")
        sitting.expect("Ana is listening. Wait until it ends.")
        evening.pull_the_plug()

        sitting = evening.sit(server)
        sitting.expect("Last thing noted: Léo, none.")
        evening.confirm("Inès?")
        sitting.expect("Hypothesis: ", "Nothing so far: Léo.")
        evening.listen(proved=False)
        quiet(table, ear)
        scanned = time.monotonic()
        evening.scan("ile/2")
        sitting.expect("Ana is done.")
        quiet(table, ear)
        assert len(ear.loud(scanned)) > 20, "which card it is, and who showed it"
        evening.confirm("Inès showed a card.")
        evening.pull_the_plug()

        sitting = evening.sit()
        assert "[table] Last thing noted: Inès, a card shown." in sitting.printed
        evening.act("# fiche/centre 1 fiche/equipage/1 fiche/tresor/1 fiche/ile/1 2 # # mechant/1 # # #")
        evening.act("4 1 fiche/equipage/4 fiche/tresor/2 fiche/ile/2 equipage/4 tresor/2 ile/2")
        sitting.expect("Wrong.", "Villain: 1 of 8.", "Ana accuses.", "3", "Right! Victory: Ana.")
        evening.pull_the_plug()
        nothing_private(evening)


def nothing_private(evening: Evening) -> None:
    """Neither the terminal nor the game's file nor its transcript tells what Ana heard."""
    private = {line for line in evening.told if line.startswith("[seat")}
    assert private == {"[seat 1] (private)"}
    replayed = run("replay", "last", "--lang", "en", "--data", evening.folder).lines
    for line in (*evening.told, *replayed):
        assert not any(name in line for name in HAND.values()), line
        assert "showed you" not in line
    (path,) = evening.folder.glob("games/*/*.game")
    with closing(sqlite3.connect(path)) as journal:
        rows = journal.execute("SELECT kind, json FROM event WHERE kind LIKE '%/hand-kept' OR kind LIKE '%/card-shown'")
        kept = rows.fetchall()
    assert {kind for kind, _ in kept} == {f"{ID}/hand-kept", f"{ID}/card-shown"}
    assert not any(sort in row for _, row in kept for sort in ("ile", "equipage", "tresor"))
    for other in evening.folder.rglob("*"):
        if other.is_file() and "games" not in other.parts and "decks" not in other.parts:
            assert not any(name in other.read_text(errors="replace") for name in HAND.values()), other


def test_a_short_evening_of_two_is_played_through_ports_and_a_power_cut(tmp_path: Path) -> None:
    with Evening(tmp_path, 2) as evening:
        table = evening.sit()
        evening.act("# # # 1 2 7 8 9 # # 1 fiche/ile/1 fiche/equipage/4 fiche/tresor/1 1")
        table.expect("Nobody showed a card.", "Ana: a card beside the board, in secret. Hash.")
        evening.pull_the_plug()
        table = evening.sit()
        table.expect("Last thing noted: Léo, none.")
        evening.act("# # fiche/ile/2 fiche/equipage/5 fiche/tresor/2 # fiche/centre 1 4 2 2 2 # 4 1 5 2 2 2 #")
        table.expect("Léo plays.", "Ana answers.", "Ana showed a card.", "Ana accuses.", "Wrong.", "Léo accuses.")
        table.expect("Nobody can play any more.")
        assert not any(line.startswith("[seat") for line in (*evening.told, *table.printed))
