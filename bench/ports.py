"""From a byte on a serial line to an input: a real pseudo-terminal, the port's thread, the framer, the code book."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

from bench.table import Row, milliseconds
from companion.devices.heard import Heard
from companion.devices.serial_port import SCANNER_BAUD, PortAddress, SerialPort
from companion.files import venue
from companion.inputs.framing import SHOWN_FRAMES, Doubtful, Frame, Framer
from companion.inputs.reading import Reading
from tests.pseudo_terminal import VirtualPort


def _never(text: str) -> bool:
    return False


def _bare(codes: list[str], whole: Callable[[str], bool], scans: int) -> Iterator[float]:
    """How long the frames of a scanner wait that ends none; after the first three, which show its gap."""
    inbox: SimpleQueue[object] = SimpleQueue()
    with VirtualPort() as scanner:
        port = SerialPort("scanner bench", PortAddress.parse(scanner.path, SCANNER_BAUD), Framer(whole), inbox.put)
        port.start()
        inbox.get(timeout=5)
        for number in range(SHOWN_FRAMES + scans):
            time.sleep(0.12)
            began = time.perf_counter()
            scanner.write(codes[number % len(codes)].encode())
            inbox.get(timeout=5)
            if number >= SHOWN_FRAMES:
                yield time.perf_counter() - began
        port.stop()


def _endless(size: int) -> float:
    """Seconds of processor for a frame without an end, and for many frames in one read."""
    framer = Framer()
    began = time.thread_time()
    framer.feed(b"B" * 16 * size)
    for _ in range(size // 5):
        framer.feed(b"B" * 64)
    framer.feed(b"\r" + b"BCDFGHJK\r" * size)
    return time.thread_time() - began


def rows(quick: bool) -> Iterator[Row]:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        reading = Reading(venue.enter(Path(folder), "fr").book)
    codes = [code for _, code in reading.book.codes("sticker")]
    inbox: SimpleQueue[object] = SimpleQueue()
    waits: list[float] = []
    with VirtualPort() as scanner:
        port = SerialPort("scanner bench", PortAddress.parse(scanner.path, SCANNER_BAUD), Framer(), inbox.put)
        port.start()
        inbox.get(timeout=5)  # it is open
        for number in range(100 if quick else 1000):
            time.sleep(random.uniform(0.001, 0.004))
            began = time.perf_counter()
            scanner.write(codes[number % len(codes)].encode() + b"\r")
            heard = inbox.get(timeout=5)
            assert isinstance(heard, Heard)
            assert isinstance(heard.item, Frame | Doubtful)
            scans = reading.scans(heard.item, heard.device, None, float(number))
            waits.append(time.perf_counter() - began)
            assert scans
        port.stop()
    unshown, shown = (list(_bare(codes, whole, 20 if quick else 100)) for whole in (_never, reading.book.whole))
    yield Row("port: a scan without an end -> Input, 80 ms for every scanner", milliseconds(unshown))
    against = f"{sorted(shown)[len(shown) // 2] / sorted(unshown)[len(unshown) // 2]:.2f} of it"
    yield Row("port: the same, once the scanner has shown its gap", milliseconds(shown), "p50 <= 32 ms", against)
    yield Row("port: a scan's bytes written -> Input", milliseconds(waits), "p50 <= 0.3 ms")
    few, many = ([_endless(size) for _ in range(5)] for size in (10_000, 80_000))
    against = f"{min(many) / min(few):.1f} of an eighth"
    yield Row(
        "port: a stream that never ends, then 80,000 frames in one read",
        milliseconds(many),
        "",
        f"{against}; linear: 8",
    )
