"""How long an event takes to be durable, and a long game to be reopened."""

from __future__ import annotations

import gc
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench import tables
from bench.table import Row, milliseconds, ratio
from companion.files import venue
from companion.files.venue import Venue
from companion.games.time_bomb_undercover.events import ID, Cable, Cut
from companion.journal import folder as games_folder
from companion.journal.store import Journal
from companion.session import events_of, found_again
from companion.version import VERSION

LONG_GAME, QUICK_LONG_GAME = 10_000, 2_000  # events


def long_game(here: Venue, folder: Path, quick: bool) -> int:
    """Lay an unfinished game in a data folder; how many events it holds."""
    path = folder / "games" / ID / "20261129T120000Z.game"
    return tables.lay_game(here, path, tables.to_and_fro(here, QUICK_LONG_GAME if quick else LONG_GAME))


def rows(quick: bool) -> Iterator[Row]:
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        ours, peers = _durable(folder, 100 if quick else 1000)
        yield Row(
            "one event durable: journal.append",
            milliseconds(ours),
            "p50 <= 1 ms",
            ratio(ours, peers, "an fsynced line"),
        )
        yield Row("  peer: a line appended to a file, fsync", milliseconds(peers))
    with tempfile.TemporaryDirectory(prefix="bench-", dir=tables.memory()) as name:
        waits, used, count = _reopened(Path(name), quick)
        yield Row(
            f"reopening an unfinished game of {count:,} events",
            f"p50 {median(waits):.2f} s ({median(used):.2f} s of processor), n {len(waits)}",
            "<= 0.3 s",
        )


def _durable(folder: Path, count: int) -> tuple[list[float], list[float]]:
    """Our waits and the peer's, in turn, so that a busy moment hits both."""
    ours, peers = [], []
    cut = Cut(1, 1, 2, Cable.SECURE, 3)
    line = b'{"round":1,"cutter":1,"seat":2,"cable":"secure","copy":3,"heir":null}\n'
    with (
        Journal.create(folder / "durable.game", events_of(), game=ID, made_by=VERSION) as kept,
        open(folder / "peer", "ab", buffering=0) as peer,
    ):
        for number in range(1, count + 1):
            began = time.perf_counter()
            kept.append(number, (cut,))
            ours.append(time.perf_counter() - began)
            began = time.perf_counter()
            peer.write(line)
            os.fsync(peer.fileno())
            peers.append(time.perf_counter() - began)
    return ours, peers


def _reopened(folder: Path, quick: bool) -> tuple[list[float], list[float], int]:
    """From the data folder to the session that is offered: seconds, those of the processor; the events."""
    here = venue.enter(folder, "fr")
    count = long_game(here, folder, quick)
    waits, used = [], []
    gc.disable()  # as a companion that starts does
    for _ in range(3 if quick else 10):
        began, busy = time.perf_counter(), time.process_time()
        found = next(iter(games_folder.unfinished(folder)))
        with Journal.open(found.path, events_of()) as kept:
            found_again(here.shelf, kept.read(), here.tone)
        waits.append(time.perf_counter() - began)
        used.append(time.process_time() - busy)
    gc.enable()
    return waits, used, count
