"""From nothing to a table that takes a scan: the process asked for → the first line printed, a game open."""

from __future__ import annotations

import resource
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
from companion.files import venue

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
            here = venue.enter(Path(folder), "fr")
            events = long_game(here, Path(folder), quick)
            long = [_start(Path(folder), ("--mute",)) for _ in range(count)]
            yield _row(f"  the same, --mute, offering a game of {events:,} events", long, peers, "<= 0.9 s")
    yield Row(f'  peer: python -c "{PEER}"', _seconds(peers) if peers else "not measured: no speech engine")


Start = tuple[float, float]  # seconds until the first line, and seconds of processor by then


def _row(what: str, starts: list[Start], peers: list[Start], budget: str = "<= 0.6 s") -> Row:
    return Row(what, _seconds(starts), budget, ratio(_waits(starts), _waits(peers), "pyttsx3.init"))


def _waits(starts: list[Start]) -> list[float]:
    return [wait for wait, _ in starts]


def _seconds(starts: list[Start]) -> str:
    if not starts:
        return "no line came"
    waits, used = _waits(starts), [busy for _, busy in starts]
    return (
        f"p50 {median(waits):.2f} s ({median(used):.2f} s of processor), "
        f"{min(waits):.2f} to {max(waits):.2f}, n {len(waits)}"
    )


def _starts(count: int, arguments: tuple[str, ...]) -> list[Start]:
    starts = []
    for _ in range(count + 1):
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            starts.append(_start(Path(folder), (*PLAYERS, *arguments)))
    return starts[1:]  # the first one may have compiled


def _start(folder: Path, arguments: tuple[str, ...]) -> Start:
    with Companion(folder, *arguments) as companion:
        try:
            return companion.line() - companion.started, companion.processor_seconds()
        except Empty:
            return float("inf"), float("inf")


def _peer(count: int) -> list[Start]:
    starts = []
    for _ in range(count):
        began, used = time.monotonic(), _children()
        if subprocess.run([sys.executable, "-c", PEER], capture_output=True, check=False).returncode:
            return []
        starts.append((time.monotonic() - began, _children() - used))
    return starts


def _children() -> float:
    """Seconds of processor that the processes ended so far have used."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime
