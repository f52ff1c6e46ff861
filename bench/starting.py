"""From nothing to a table that takes a scan: the process asked for → the first line printed, a game open."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Empty
from statistics import median

from bench import sound, tables
from bench.journals import long_game
from bench.process import Companion
from bench.sound import SINK, NothingHeard
from bench.table import Row, ratio
from companion import room

PEER = "import pyttsx3; pyttsx3.init()"
PLAYERS = ("time", "--players", "5", "--names", "Ana,Léo,Inès,Hugo,Zoé")


def rows(quick: bool) -> Iterator[Row]:
    count = 2 if quick else 15
    peers = _peer(count)
    with ExitStack() as server:
        heard = True
        try:
            server.enter_context(sound.listening(Path(server.enter_context(sound.temporary()))))
        except (FileNotFoundError, NothingHeard):
            heard = False
            yield Row("start with sound", "not measured: no PulseAudio")
        for what, arguments in (("with sound", ("--output", f"table={SINK}")), ("--mute", ("--mute",))):
            if heard or what == "--mute":
                yield _row(f"cold start, {what} -> first line, a game open", _starts(count, arguments), peers)
        with tempfile.TemporaryDirectory(prefix="bench-", dir=tables.memory()) as folder:
            here = room.enter(Path(folder), "fr")
            events = long_game(here, Path(folder), quick)
            long = [_start(Path(folder), ("--mute",)) for _ in range(count)]
            yield _row(f"  the same, --mute, offering a game of {events:,} events", long, peers, "<= 0.9 s")
    yield Row(f'  peer: python -c "{PEER}"', _seconds(peers) if peers else "not measured: no speech engine")


def _row(what: str, waits: list[float], peers: list[float], budget: str = "<= 0.6 s") -> Row:
    return Row(what, _seconds(waits), budget, ratio(waits, peers, "pyttsx3.init"))


def _seconds(waits: list[float]) -> str:
    if not waits:
        return "no line came"
    return f"p50 {median(waits):.2f} s, {min(waits):.2f} to {max(waits):.2f}, n {len(waits)}"


def _starts(count: int, arguments: tuple[str, ...]) -> list[float]:
    waits = []
    for _ in range(count + 1):
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            waits.append(_start(Path(folder), (*PLAYERS, *arguments)))
    return waits[1:]  # the first one may have compiled


def _start(folder: Path, arguments: tuple[str, ...]) -> float:
    with Companion(folder, *arguments) as companion:
        try:
            return companion.line() - companion.started
        except Empty:
            return float("inf")


def _peer(count: int) -> list[float]:
    waits = []
    for _ in range(count):
        began = time.monotonic()
        if subprocess.run([sys.executable, "-c", PEER], capture_output=True, check=False).returncode:
            return []
        waits.append(time.monotonic() - began)
    return waits
