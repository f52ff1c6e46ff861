"""From the last byte of a scan to the first audible sample, and from the stop key to silence: the whole process.

Every figure is of ``companion play`` in a process of its own, from the write to its pseudo-terminal to the sample in
a null sink. The peers say the same phrase through the same server, in the same run.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from queue import Empty

from bench import sound, tables
from bench.peers import PEERS, Absent, Peer
from bench.process import Companion
from bench.sound import SINK, Monitor, NothingHeard
from bench.table import Row, milliseconds, ratio
from companion.files import venue
from companion.files.venue import Venue
from companion.games.cluedo_one_piece.events import ID as CLUEDO
from companion.games.time_bomb_undercover.events import ID
from companion.inputs.framing import SHOWN_FRAMES

PHRASE = "Cœur: rouge."  # what the first sticker says: the peers' phrase
BUDGET = "p50 <= 20 ms, p99 <= 40 ms"
AFTER_SILENCE_SECONDS = 4.0  # longer than it takes until the stream is paused


def rows(quick: bool) -> Iterator[Row]:
    try:
        with sound.temporary() as folder, sound.listening(Path(folder)) as (monitor, clicks):
            yield from _rows(Path(folder), monitor, clicks, quick)
    except FileNotFoundError as missing:
        yield Row("sound", f"not measured: {missing.filename} is not installed")
    except (NothingHeard, Empty):
        yield Row("sound", "not measured further: nothing was heard")


def _rows(folder: Path, monitor: Monitor, clicks: list[float], quick: bool) -> Iterator[Row]:
    yield Row("recording: a click made inside the sound server -> heard", milliseconds(clicks))
    yield Row("  taken off every figure below: the shortest of them", f"{1000 * monitor.delay:.1f} ms")
    peers: dict[str, list[float]] = {}
    absent = []
    for name, peer in PEERS.items():
        try:
            peers[name] = _peer(folder, peer, monitor, quick)
        except (Absent, NothingHeard) as why:
            absent.append(Row(f"  peer: {name}", f"not measured: {why or 'it was not heard'}"))
    for name, heard in peers.items():
        yield Row(f"  peer: {name}, told to speak -> first sample", milliseconds(heard))
    yield from absent
    here = venue.enter(folder / "data", "fr")
    table = _Table(monitor, here)
    ear = Monitor(sound.EAR, monitor.delay)
    try:
        private = list(_Ear(ear, monitor, here).measure(folder / "private", quick))
        private += _Notebook(ear, monitor, here).measure(folder / "notebook", quick)
    finally:
        ear.close()
    for what, budget, waits in chain(table.measure(folder / "data", quick), private):
        against = [ratio(waits, heard, name) for name, heard in peers.items() if "stop key" not in what]
        yield Row(what, milliseconds(waits), budget, ", ".join(against))


def _peer(folder: Path, peer: Peer, monitor: Monitor, quick: bool) -> list[float]:
    waits = []
    with peer(folder) as say:
        for number in range(1 if quick else 31):
            monitor.quiet(0.3)
            time.sleep(random.uniform(0.0, 0.02))
            began = time.monotonic()
            say(PHRASE)
            heard = monitor.onset(began) - began
            if number or quick:  # the first warms up, as ours has
                waits.append(heard)
        monitor.quiet(0.3)
    return waits


Measured = tuple[str, str, list[float]]


class _Table:
    """One companion at work, and what is heard of it."""

    def __init__(self, monitor: Monitor, here: Venue) -> None:
        self._monitor = monitor
        self._venue = here
        self._codes = [code for _, code in here.book.codes("sticker")]

    def measure(self, data: Path, quick: bool) -> Iterator[Measured]:
        with Companion(data, "--output", f"table={SINK}") as companion:
            companion.line()
            self._settle(companion)
            fresh = [self._scan(companion, code)[0] for code in self._codes[: 4 if quick else None]]
            for _ in range(0 if quick else 2):
                self._other_rate(companion)
                fresh += [self._scan(companion, code)[0] for code in self._codes]
            known, stops = [], []
            for number in range(4 if quick else 100):  # the next scan is never the last one's: a held trigger is silent
                heard, stopped = self._scan(companion, self._codes[number % (4 if quick else 13)])
                known.append(heard)
                stops.append(stopped)
            yield "scan, terminated -> first sample, phrase already rendered", f"{BUDGET}, <= 0.4 of pyttsx3 say", known
            yield "scan -> first sample, phrase never rendered", "p50 <= 35 ms", fresh
            shown = [self._scan(companion, code, "")[0] for code in self._codes[:4] * (1 if quick else 8)]
            unshown = list(self._unshown(companion, 1 if quick else 4))
            yield "scan without terminator -> first sample, before its gap is shown", "p50 <= 100 ms", unshown
            against = sorted(shown)[len(shown) // 2] / sorted(unshown)[len(unshown) // 2]
            yield f"  the same once it is shown, {against:.2f} of it", "p50 <= 45 ms", shown
            late = []
            for code in self._codes[: 0 if quick else 8]:
                time.sleep(AFTER_SILENCE_SECONDS)
                late.append(self._scan(companion, code)[0])
            if late:
                yield "scan after 4 s of silence (stream paused), rendered", BUDGET, late
            yield "stop key -> last audible sample", "<= 25 ms", stops
        tables.lay_game(self._venue, data / "games" / ID / "20261129T120000Z.game", tables.until_playing)
        with Companion(data, "--output", f"table={SINK}") as companion:
            companion.line()
            self._settle(companion)
            companion.press("#")
            self._settle(companion)
            cuts = list(islice(self._cuts(companion, 5), 2 if quick else None))
            yield "a cut: scan -> its sign, with the event durable before", BUDGET, cuts

    def _settle(self, companion: Companion) -> None:
        """Until all is said: or, as nobody wants to wait, cut short."""
        for _ in range(2):
            time.sleep(0.4)
            companion.press("*")
        self._monitor.quiet()

    def _scan(self, companion: Companion, code: str, end: str = "\r") -> tuple[float, float]:
        """How long until it is heard, and how long the silence takes that ``*`` then makes."""
        self._monitor.quiet()
        time.sleep(random.uniform(0.0, 0.02))
        began = companion.scan(code, end)
        heard = self._monitor.onset(began) - began
        time.sleep(random.uniform(0.2, 0.25))
        pressed = companion.press("*")
        time.sleep(0.15)
        return heard, self._monitor.last(pressed) - pressed

    def _unshown(self, companion: Companion, times: int) -> Iterator[float]:
        """Scans of a scanner that has just been plugged in."""
        for _ in range(times):
            companion.scanner.unplug()
            time.sleep(0.5)
            companion.scanner.replug()
            time.sleep(1.5)
            self._settle(companion)
            for code in self._codes[:SHOWN_FRAMES]:
                yield self._scan(companion, code, "")[0]

    def _other_rate(self, companion: Companion) -> None:
        """A step faster: nothing of it has been rendered."""
        companion.press("9943")
        self._settle(companion)

    def _cuts(self, companion: Companion, rounds: int) -> Iterator[float]:
        """Four cuts, taken back; again and again."""
        codes = [self._venue.book.code(token) for token in tables.CABLES[:4]]
        for _ in range(rounds):
            for seat, code in zip("2345", codes, strict=True):
                companion.press(seat)
                time.sleep(0.3)
                companion.press("#")  # its name is heard to the end or cut: the seat stays armed
                self._monitor.quiet()
                time.sleep(random.uniform(0.0, 0.02))
                began = companion.scan(code)
                yield self._monitor.onset(began) - began
                self._settle(companion)
            for _ in codes:
                companion.press("BB")
                self._settle(companion)
            time.sleep(1.0)  # a code that is seen again within 0.8 s is a held trigger


class _Ear(_Table):
    """The same companion with an ear for seat 2: what is heard in it alone, in its window."""

    def __init__(self, monitor: Monitor, table: Monitor, here: Venue) -> None:
        super().__init__(monitor, here)
        self._loudspeaker = table

    def measure(self, data: Path, quick: bool) -> Iterator[Measured]:
        outputs = (*("--output", f"table={SINK}"), *("--output", f"seat2={sound.EAR}"))
        with Companion(data, *outputs, "--show-private") as companion:
            companion.line()
            self._settle(companion)
            companion.press("C2")
            companion.press(companion.words("[seat 2] ")[0])  # the digit that proves the ear
            self._in_silence(companion)
            codes = self._codes[: 4 if quick else None]
            fresh = [self._heard(companion, code) for code in codes]
            known = [self._heard(companion, code) for _ in range(1 if quick else 7) for code in codes]
            stops = [self._stopped(companion, code) for _ in range(1 if quick else 2) for code in codes]
        yield "in an ear: scan in its window -> first sample, rendered", BUDGET, known
        yield "in an ear: scan in its window -> first sample, never rendered", "p50 <= 35 ms", fresh
        yield "in an ear: stop key -> last audible sample", "<= 25 ms", stops

    def _in_silence(self, companion: Companion) -> None:
        """The window is open and nobody is told anything: an ear is silent while the table speaks."""
        companion.line("[seat 2] ")  # what the window is for: said when the table is silent again
        self._loudspeaker.quiet(0.5)
        self._monitor.quiet(0.5)

    def _heard(self, companion: Companion, code: str) -> float:
        self._monitor.quiet()
        time.sleep(random.uniform(0.0, 0.02))
        began = companion.scan(code)
        return self._monitor.onset(began) - began

    def _stopped(self, companion: Companion, code: str) -> float:
        """The stop key closes the window as well: it is opened anew for the next."""
        self._heard(companion, code)
        time.sleep(random.uniform(0.2, 0.25))
        pressed = companion.press("*")
        time.sleep(0.15)
        silent = self._monitor.last(pressed) - pressed
        companion.line("[table] ")  # that it is closed
        companion.press("C2")
        self._in_silence(companion)
        return silent


class _Notebook(_Ear):
    """A table of Cluedo that has agreed on deductions; seat 2 reads in its notebook, in its window."""

    def measure(self, data: Path, quick: bool) -> Iterator[Measured]:
        outputs = (*("--output", f"table={SINK}"), *("--output", f"seat2={sound.EAR}"))
        agreed = ("--set", "notebook=deductions", *chain(*(("--set", told) for told in tables.CLUEDO)))
        tables.lay_cluedo(data, *agreed)
        with Companion(data, CLUEDO, *outputs, "--show-private") as companion:
            self._loudspeaker.onset(companion.started)
            self._loudspeaker.quiet(1.5)  # a star would begin anew, and # counts when it has been heard what it does
            companion.press("#")
            self._loudspeaker.quiet(1.5)
            companion.press("C2")
            companion.press(companion.words("[seat 2] ")[0])
            self._in_silence(companion)
            self._monitor.onset(companion.press("A"))  # no line tells of a notebook
            asked = []
            for _ in range(2 if quick else 40):
                self._monitor.quiet(0.5)  # the answer before has been said: the question waits for nobody
                time.sleep(random.uniform(0.0, 0.02))
                began = companion.press("1")
                asked.append(self._monitor.onset(began) - began)
        yield "in an ear: question 1 of a notebook that deduces -> first sample", BUDGET, asked
