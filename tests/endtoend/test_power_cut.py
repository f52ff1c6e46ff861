"""The plug is pulled at random instants of real games: what has been heard is true ever after.

Each game is played by hands that do what they are told, and goes on after every power cut to its end.
"""

from __future__ import annotations

import io
import os
import random
import re
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from companion import cli
from tests.endtoend.running import NAMES, Companion, Keypad, Scanner, Table, code, cut_in, play, run, told_cut
from tests.examples import LONG

POWER_CUTS = 100 if LONG else 12
AT_ONCE = 2  # the cores of a small machine
#: The latest instant, in seconds after both devices are ready. A whole game takes these hands twice as long, or more.
LATEST = 0.04

#: What is said of the evening, of an act that is not noted, or again.
PASSING = re.compile(
    r"\[table\] ((Scanner|Keypad) ready\.|(Ana|Léo|Inès|Hugo|Zoé)\.|.* unfinished game found\.|Last thing noted: .*"
    r"|Hash to resume\. .*|.*\. Roll call\.|Cutters: \w+\.|Round \d\. Cuts: .*|Wires defused: .*"
    r"|To cut: .*|No scanner\? .*|Take the cutters, .*)"
)
STEP = re.compile(
    r"\? 1: (by )?eye|role cards|Shuffle those|Get the wires|Shuffle the wires|Places:|shows|Gather|New place"
    r"|Hash to resume"
)
WON = re.compile(r"\[table\] The \w+ wins")
DEFUSING = (3, 7, 11, 15, 19)  # which cuts of the game find a defusing wire; the last of them ends it


class Evening:
    """One game, over as many power cuts as it takes. ``heard``: every line of it that was printed."""

    def __init__(self, folder: Path, pick: random.Random) -> None:
        self.over = False
        # What is heard is compared with what is kept, word for word: nothing may be short by habit.
        folder.mkdir(parents=True)
        (folder / "settings.yaml").write_text("verbosity: normal\n")
        self._folder = folder
        self._sessions = 0
        self._pick = pick
        self._heard: list[str] = []
        self._noted: list[str] = []  # what ``companion replay`` told after the last power cut

    @property
    def _cuts(self) -> int:
        return sum(1 for line in self._noted if cut_in(line))

    def until_the_plug_is_pulled(self, pulled: bool) -> bool:
        """Whether it was, before the game was over; or the whole rest of it, where it is not to be ``pulled``."""
        with Scanner() as scanner, Keypad() as keypad:
            ports = ("--scanner", scanner.path, "--keypad", keypad.path)
            with Companion(*play(self._folder, *ports)) as table:
                self._sessions += 1
                latest = LATEST * (1 + self._sessions / 5)  # a busy machine, too, is to get to the end
                plug = threading.Timer(self._pick.uniform(0, latest), table.signal, [signal.SIGKILL])
                self._play(table, scanner, keypad, plug if pulled else None)
                plug.cancel()
            self._heard += table.printed
        self._compare()
        return table.process.returncode == -signal.SIGKILL and not self.over

    def _play(self, table: Companion, scanner: Scanner, keypad: Keypad, plug: threading.Timer | None) -> None:
        cuts = self._cuts
        ready, holder = 0, ""
        unanswered: list[str] = []
        while not self.over and (line := table.next_line()) is not None:
            unanswered.append(line)
            if re.search(r"\] (Scanner|Keypad) ready", line):
                ready += 1
                if ready == 2 and plug is not None:
                    plug.start()
            while ready == 2 and unanswered and not self.over:
                line = unanswered.pop(0)
                if cut := cut_in(line):
                    cuts += 1
                    if cuts % 5:
                        keypad.press(_neighbour(cut[2]))
                elif begun := re.match(r"\[table\] (Round \d.*)?Cutters: (\w+)\.", line):
                    holder = begun[2]
                    keypad.press(_neighbour(holder))
                elif status := re.match(r"\[table\] Round \d\. Cuts: (\d) of 5\.", line):
                    self._check_status(status[1], holder)
                elif line in {f"[table] {name}." for name in NAMES}:
                    number = cuts + 1
                    kind = "defuse" if number in DEFUSING else "secure"
                    before = sum(1 for earlier in DEFUSING if earlier < number)
                    copy = before + 1 if kind == "defuse" else number - before
                    scanner.write(code(f"cable/{kind}@{copy}").encode() + b"\r")
                elif noted := re.search(r"noted: cut (\d):", line):
                    ended = any("The last wire is defused!" in told for told in self._noted)
                    assert int(noted[1]) == (self._cuts + ended - 1) % 5 + 1, self._noted
                elif "Who starts?" in line:
                    keypad.press("1")
                elif "Is that player Shadow?" in line:
                    keypad.press("2")
                elif WON.match(line):
                    self.over = True
                elif "Take the cutters" in line:  # a # too many has left open who starts
                    keypad.press("2")
                elif STEP.search(line) and "Last thing noted" not in line:
                    keypad.press("#")

    def _check_status(self, made: str, holder: str) -> None:
        if made != "0":
            last = [found[2] for found in map(cut_in, self._noted) if found][-1]
            assert (str((self._cuts - 1) % 5 + 1), last) == (made, holder), (made, holder, self._noted)

    def _compare(self) -> None:
        """What was printed must be in the journal, and in the journal nothing twice."""
        before, self._noted = self._noted, replayed(self._folder)
        assert self._noted[: len(before)] == before, "nothing that was noted is gone"
        self.over = any(WON.match(line) for line in self._noted)  # which nobody may have heard
        lost = [line for line in self._heard if line not in self._noted and not PASSING.fullmatch(line)]
        assert not lost, (lost, self._noted)
        heard = [line for line in self._heard if cut_in(line)]
        noted = [line for line in self._noted if cut_in(line)]
        rest = iter(noted)
        assert all(line in rest for line in heard), (heard, noted)
        numbers = [int(found[1]) for found in map(cut_in, noted) if found]
        counted = [
            DEFUSING.index(place) + 1 if place in DEFUSING else (place - 1) % 5 + 1
            for place in range(1, len(noted) + 1)
        ]
        assert numbers == counted, "no cut is missing, none counted twice"
        if self.over:
            assert len(noted) == DEFUSING[-1] - 1
            assert run("replay", "last", "--data", self._folder, "--lang", "en").lines == self._noted


_printing = threading.Lock()


def replayed(folder: Path) -> list[str]:
    """What ``companion replay`` prints; without a process of its own, which would take most of the test's time."""
    with _printing, redirect_stdout(io.StringIO()) as printed:
        assert cli.run(["replay", "last", "--data", str(folder), "--lang", "en"]) == 0
    return printed.getvalue().splitlines()


def _neighbour(name: str) -> str:
    """The key of the seat to the left."""
    return str((NAMES.index(name) + 1) % len(NAMES) + 1)


@pytest.mark.slow
def test_whatever_was_heard_before_a_power_cut_is_true_after_it_and_the_game_can_be_finished(tmp_path: Path) -> None:
    with ThreadPoolExecutor(AT_ONCE) as hands:
        each = [
            hands.submit(evenings, tmp_path / str(n), random.Random(n), POWER_CUTS // AT_ONCE) for n in range(AT_ONCE)
        ]
        finished = sum(done.result() for done in each)
    assert finished >= AT_ONCE


def evenings(folder: Path, pick: random.Random, power_cuts: int) -> int:
    """Games one after the other until there have been so many power cuts; how many were finished."""
    finished = 0
    while power_cuts > 0 or not finished:
        evening = Evening(folder / str(finished), pick)
        for _ in range(40):
            power_cuts -= evening.until_the_plug_is_pulled(power_cuts > 0)
            if evening.over:
                break
        assert evening.over, "the game does not get on"
        finished += 1
    return finished


def test_what_a_killed_companion_leaves_behind_is_its_owners_alone(tmp_path: Path) -> None:
    data, before = tmp_path / "data", os.umask(0)
    try:
        with Table(data) as table:
            table.ready().begin()
            table.cut(2)
            table.expect(told_cut(1, NAMES[1]))
            table.signal(signal.SIGKILL)
            table.wait()
    finally:
        os.umask(before)
    left = [data, *data.rglob("*")]
    assert {each.suffix for each in left} >= {".game", ".game-wal"}
    assert [each for each in left if each.stat().st_mode & 0o077] == []
