"""Rounds of Time Bomb Undercover with five players, two of them by ear: how many keys and scans, how long the table is
spoken to.

Each of the two listens to their hand in every round; the Lieu is read out by a player, and five cables are cut. What is
said at the end of the round before belongs to the round that it prepares; the end of the game belongs to none. Nobody's
answer is waited for: these are the seconds of speech, without the pauses between lines and without what an ear hears
alone. Two games of one evening: in the second it is known by habit what to do.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bench.table import Row
from companion.model import Phrase, Tone
from companion.session.state import Ear
from companion.speech.engine import Manner, WorkerEngine
from tests.tabletop import Tabletop, cupboard

ID = "time-bomb-undercover"
NAMES = ("Ana", "Léo", "Inès", "Hugo", "Zoé")
LISTENING = (2, 4)
GAMES, HAND, ROUNDS = 2, 5, 4
ENDS = ("Fin de la manche", "L'Organisation gagne")
CUTS = ((2, "secure"), (3, "secure"), (4, "defuse"), (5, "secure"), (1, "secure"))
VOICES = ("French (France)", "roa/fr", "fr")


def rows(quick: bool) -> Iterator[Row]:
    engine = WorkerEngine()
    try:
        for number, (acts, said) in enumerate(played(), 1):
            seconds = sum(spoken(engine, line) for line in said)
            words = sum(len(line.split()) for line in said)
            measured = f"{acts} acts, {seconds:.1f} s of speech, {len(said)} lines, {words} words"
            budget = "38 s" if number > 3 else ""
            yield Row(f"Time Bomb, round {number}, two of five by ear", measured, budget)
    finally:
        engine.close()


def played() -> Iterator[tuple[int, list[str]]]:
    """For each round its acts and what the table hears in it."""
    ears = tuple(Ear(f"ear {seat}", (seat,), verified=True) for seat in LISTENING)
    with tempfile.TemporaryDirectory(prefix="companion-rounds-") as folder:
        table = Tabletop(cupboard(Path(folder)), names=NAMES, ears=ears)
        table.open()
        for seat in range(1, len(NAMES) + 1):
            table.key("3" if seat in LISTENING else "1")
        for game in range(GAMES):
            if game:
                table.key("1")
            table.key("# #")
            yield from _rounds(table, _to_table(table.key("#")))
        table.core.close()


def _rounds(table: Tabletop, waiting: list[str]) -> Iterator[tuple[int, list[str]]]:
    """The rounds of one game; ``waiting`` is what was said for the first."""
    copies = {"secure": iter(range(1, 32)), "defuse": iter(range(1, 9))}
    for number in range(1, ROUNDS + 1):
        heard, acts = waiting, 0
        for seat in LISTENING:
            table.wait(1)  # the same card again within a moment is one scan
            heard += _to_table(table.key(f"C {seat}"))
            for copy in range(HAND - number + 1):
                heard += _to_table(table.scan(f"{ID}/cable/secure@{copy + 1 + 5 * seat}"))
            acts += 2 + HAND - number + 1
        heard += _to_table(table.key("#"))  # all is laid
        begins = _to_table(table.key("#"))  # the Lieu was read out
        if number == 1:  # covers are shown, and somebody begins: that is the set-up
            table.key("# " * len(NAMES))
            begins = _to_table(table.key("1"))
        heard += begins
        table.wait(1)
        for seat, kind in CUTS:
            heard += _to_table(table.key(str(seat)))
            heard += _to_table(table.scan(f"{ID}/cable/{kind}@{next(copies[kind])}"))
        acts += 2 + 2 * len(CUTS)
        over = next(at for at, line in enumerate(heard) if line.startswith(ENDS))
        if number < ROUNDS:
            over += 1
        yield acts, heard[:over]
        waiting = heard[over:]


def _to_table(lines: list[str]) -> list[str]:
    """What the table hears. This table has no earphones that sound, so it is told of each private line: not here."""
    told = [line.removeprefix("[table] ") for line in lines if line.startswith("[table] ")]
    return [line for line in told if not line.startswith("Message privé")]


@cache
def spoken(engine: WorkerEngine, line: str, lang: str = "fr", voices: tuple[str, ...] = VOICES) -> float:
    """The seconds of this line in a voice, by default the French one, at the usual rate."""
    done, found = threading.Event(), list[Any]()

    def rendered(sound: Any) -> None:
        found.append(sound)
        done.set()

    engine.request(Phrase(lang, line), Manner(Tone().rate, voices), rendered)
    done.wait(60)
    sound = found[0]
    return float(sound.seconds)
