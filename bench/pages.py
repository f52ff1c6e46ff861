"""The pages: what they cost, and how soon a line is in every browser. Tables pages, on one machine, at 20 addresses."""

from __future__ import annotations

import json
import re
import selectors
import signal
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from queue import Empty
from statistics import median
from typing import Self

from bench import sound, tables
from bench.process import Companion
from bench.sound import SINK, NothingHeard
from bench.starting import PLAYERS
from bench.table import Row
from companion.files import venue
from tests.phone import Phone

CLIENTS = 20
SETTINGS = 'pages: {address: "127.0.0.1", http: 0}\n'
IDLE_SECONDS, QUICK_SECONDS = 30.0, 3.0


def rows(quick: bool) -> Iterator[Row]:
    count = 2 if quick else 15
    yield from _starting(count)
    seconds = QUICK_SECONDS if quick else IDLE_SECONDS
    with ExitStack() as stack:
        alone = stack.enter_context(_Served(("--mute",)))
        alone.line()
        time.sleep(2.0)
        before, idle_before = alone.memory(), _busy(alone, seconds)
    with ExitStack() as stack:
        served = stack.enter_context(_Served(("--mute", "--pages")))
        port = _port(served)
        yield Row("memory that --pages adds, nobody there (PSS)", f"{(_settled(served) - before) / 1e6:.1f} MB")
        crowd = stack.enter_context(_Crowd(port))
        yield Row(f"  with {CLIENTS} pages open", f"{(_settled(served) - before) / 1e6:.1f} MB", "<= 35 MB")
        idle = _busy(served, seconds)
        more = 100 * (idle - idle_before)
        yield Row(f"idle with {CLIENTS} pages, more than without", f"{more:.2f} % of a core", "<= 0.3 %")
        yield from _lines(served, crowd, 10 if quick else 200)
        yield from _keys(port, crowd, 10 if quick else 200)
        yield from _phone(served, port, 10 if quick else 100)
        began = time.monotonic()
        served.leave()
        yield Row(f"leaving with {CLIENTS} pages open", f"{time.monotonic() - began:.2f} s", "<= 0.5 s")


class _Served(Companion):
    """A companion whose pages are at any free port of this machine."""

    def __init__(self, arguments: tuple[str, ...]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="bench-", dir=tables.memory())
        folder = Path(self._folder.name)
        (folder / "settings.yaml").write_text(SETTINGS)
        self.codes = [code for _, code in venue.enter(folder, "fr").book.codes("sticker")]
        super().__init__(folder, *PLAYERS, *arguments)

    def leave(self) -> None:
        """As with Ctrl-C, and wait until it is gone."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self._folder.cleanup()


class _Crowd:
    """Pages at addresses of their own, read by one thread: 127.0.0.2 and on, eight each."""

    def __init__(self, port: int) -> None:
        self._selector = selectors.DefaultSelector()
        self._sockets = []
        for number in range(CLIENTS):
            page = socket.create_connection(("127.0.0.1", port), source_address=(f"127.0.0.{2 + number // 8}", 0))
            page.sendall(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % port)
            page.setblocking(False)
            self._selector.register(page, selectors.EVENT_READ)
            self._sockets.append(page)
        self.told(b'"all"')

    def told(self, what: bytes, patience: float = 10.0) -> list[float]:
        """The moments when each of them has read these bytes, in order. Raises queue.Empty."""
        came: dict[int, float] = {}
        read = dict.fromkeys((page.fileno() for page in self._sockets), b"")
        until = time.monotonic() + patience
        while len(came) < len(self._sockets):
            ready = self._selector.select(max(0.0, until - time.monotonic()))
            if not ready:
                raise Empty
            for key, _ in ready:
                data = key.fileobj.recv(1 << 16)  # type: ignore[union-attr]
                at = time.monotonic()
                read[key.fd] += data
                if key.fd not in came and what in read[key.fd]:
                    came[key.fd] = at
        return sorted(came.values())

    def drain(self) -> None:
        """Read whatever else has come."""
        while ready := self._selector.select(0.05):
            for key, _ in ready:
                if not key.fileobj.recv(1 << 16):  # type: ignore[union-attr]
                    return

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._selector.close()
        for page in self._sockets:
            page.close()


def _starting(count: int) -> Iterator[Row]:
    """Without pages and with them in turn, so that both meet the same machine."""
    with ExitStack() as stack:
        ways: list[tuple[str, tuple[str, ...]]] = [("--mute", ("--mute",))]
        with suppress(FileNotFoundError, NothingHeard):
            stack.enter_context(sound.listening(Path(stack.enter_context(sound.temporary()))))
            ways.append(("with sound", ("--output", f"table={SINK}")))
        for name, arguments in ways:
            waits: dict[str, list[float]] = {"": [], "--pages": []}
            for _ in range(count + 1):
                for pages, taken in waits.items():
                    with _Served((*arguments, *([pages] if pages else []))) as companion:
                        taken.append(companion.line() - companion.started)
            without, served = (median(taken[1:]) for taken in waits.values())  # the first one may have compiled
            yield Row(f"first line of an evening, {name}", f"p50 {without:.3f} s, n {count}")
            yield Row("  with --pages", f"p50 {served:.3f} s: {served - without:+.3f} s", "<= + 0.05 s")


def _lines(served: _Served, crowd: _Crowd, count: int) -> Iterator[Row]:
    """Scans of stickers that are read to the table: from the frame's last byte to the line in the page."""
    first, last = [], []
    for number in range(count):
        crowd.drain()
        time.sleep(1.0 / len(served.codes))  # a code that comes again sooner than in a second is a trigger held
        at = served.scan(served.codes[number % len(served.codes)])
        came = [moment - at for moment in crowd.told(b'"say"')]
        first.append(came[0])
        last.append(came[-1])
    yield Row("scan -> line at the first page", _spread(first), "p50 15, p95 40 ms (to the DOM)")
    yield Row(f"scan -> line at the slowest of {CLIENTS} pages", _spread(last), "p50 30 ms")


def _keys(port: int, crowd: _Crowd, count: int) -> Iterator[Row]:
    """D on the machine's own page."""
    answered, shown = [], []
    page = HTTPConnection("127.0.0.1", port, timeout=10)
    host = f"127.0.0.1:{port}"
    headers = {"Host": host, "Origin": f"http://{host}", "Content-Type": "application/json"}
    for number in range(count):
        crowd.drain()
        time.sleep(0.06)  # no faster than a page may
        at = time.monotonic()
        page.request("POST", "/table/key", json.dumps({"n": number, "key": "D"}), headers)
        page.getresponse().read()
        answered.append(time.monotonic() - at)
        shown.append(crowd.told(b'"say"')[-1] - at)
    page.close()
    yield Row("key on a page -> taken and answered", _spread(answered), "p50 10 ms")
    yield Row(f"key on a page -> its line at all {CLIENTS} pages", _spread(shown))


def _phone(served: _Served, port: int, count: int) -> Iterator[Row]:
    """D on a seat's phone, which is answered there alone, in the companion's own voice."""
    answered, sounded = [], []
    with Phone(f"http://127.0.0.1:{port}", 2, reads="speak") as phone:
        digits = phone.join()
        served.words("[table]")
        served.press(digits)
        phone.joined()
        for _ in range(count):
            before = phone.side.newest
            time.sleep(0.2)  # no faster than a page may
            at = time.monotonic()
            phone.press("D")
            answered.append(time.monotonic() - at)
            phone.until(lambda: phone.side.newest > before, "no answer")  # noqa: B023
            at = time.monotonic()
            if phone.sound(phone.side.newest) is not None:
                sounded.append(time.monotonic() - at)
    yield Row("key on a phone -> taken and answered", _spread(answered), "p50 10 ms")
    yield Row("line on a phone -> its sound is there", _spread(sounded), "p50 30 ms")


def _port(served: Companion) -> int:
    while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/", served.words("[table]"))):
        pass
    return int(found[1])


def _settled(served: Companion) -> float:
    time.sleep(2.0)
    return served.memory()


def _busy(served: Companion, seconds: float) -> float:
    """The share of a core that it uses while nothing happens."""
    began, used = time.monotonic(), served.processor_seconds()
    time.sleep(seconds)
    return (served.processor_seconds() - used) / (time.monotonic() - began)


def _spread(taken: list[float]) -> str:
    ordered = sorted(1000 * each for each in taken)
    p95 = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    return f"p50 {median(ordered):.1f} ms, p95 {p95:.1f}, worst {ordered[-1]:.1f}, n {len(ordered)}"
