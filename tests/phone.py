"""A phone for tests: the seat page's own arithmetic, and the page over a real network.

    side = Sheet(seat=2)                 only the arithmetic, and what the page shows of what it is told
    with Phone(address, seat=2) as phone:
        terminal.type(phone.join())      the four digits, which somebody types at the table
        phone.joined()
        phone.expect("Your cables")      a private line, in what the page shows now
        phone.press("C")

It knows what a browser knows: the wire and the keys that it has agreed. It shows what it is told and says ``heard`` for
it (``reads="braille"``: only when ``read`` is called), and says every second that it is there. It must never look into
the companion.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from nacl.bindings import crypto_scalarmult, crypto_scalarmult_base
from nacl.secret import SecretBox

from companion.pages.sealing import digest, seal, unseal
from tests.pace import PATIENCE

#: It is sent again as the same bytes, as a browser does: too fast, too late, and no answer at all.
AGAIN = (429, 503, 0)


def written(data: bytes) -> str:
    """base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Side:
    """The phone's side of a join, and of its boxes."""

    def __init__(self, seat: int, random: Callable[[int], bytes] = os.urandom) -> None:
        self.seat, self._random = seat, random
        self._secret, self._nonce = random(32), random(16)
        self.public = crypto_scalarmult_base(self._secret)
        self.name = self.down = self.up = b""
        self.digits = self.way = ""
        self.sent = 0  # the number of the last thing sent
        self.told = 0  # of the last box

    def asks(self) -> dict[str, Any]:
        return {"seat": self.seat, "A": written(self.public)}

    def committed(self, answer: dict[str, str]) -> dict[str, Any]:
        """What is posted next, when the server has committed itself."""
        self.name, self._theirs, self._commitment = (bytes_of(answer[name]) for name in "jBC")
        return {"j": written(self.name), "nA": written(self._nonce)}

    def agreed(self, answer: dict[str, str]) -> str:
        """The digits that this phone shows. An AssertionError where the server has opened another nonce."""
        self.way = answer.get("way", "")
        nonce, seat = bytes_of(answer["nB"]), bytes([self.seat])
        assert self._commitment == digest("commit", seat, self.public, self._theirs, nonce)[:32]
        told = digest("join", self.name, seat, self.public, self._theirs, self._nonce, nonce)
        self.digits = f"{int.from_bytes(digest('digits', told)[:6], 'big') % 10_000:04}"
        keys = digest("keys", told, crypto_scalarmult(self._secret, self._theirs))
        self.down, self.up = keys[:32], keys[32:]
        return self.digits

    def box(self, **told: Any) -> str:
        return seal(self.up, told, self._random(24))

    def numbered(self, **told: Any) -> dict[str, str]:
        """The body of what is sent next."""
        self.sent += 1
        return {"s": written(self.name), "box": self.box(n=self.sent, **told)}

    def opening(self) -> dict[str, str]:
        """The query of a stream."""
        self.fresh = written(self._random(16))
        return {"s": written(self.name), "o": self.box(c=self.fresh, last=self.told)}

    def opens(self, box: str) -> dict[str, Any]:
        return unseal(self.down, box)


class Sheet(Side):
    """What a seat's page shows, of what it is told. It fails where a message of a join is missing, or is another's."""

    def __init__(self, seat: int, random: Callable[[int], bytes] = os.urandom) -> None:
        super().__init__(seat, random)
        self.lines: list[dict[str, Any]] = []  # what the page shows now
        self.ever: list[str] = []  # every line that it has shown
        self.all: dict[str, Any] = {}  # the last whole message
        self.ask: dict[str, Any] | None = None
        self.hears: list[str | int] = []  # "hush", or the number of a line that it was told to speak
        self.gone: str | None = None
        self.raw: list[str] = []  # every box, as it came

    def take(self, data: str) -> int:
        """One message. Returns the number of the newest private line where it may be new, else 0."""
        self.raw.append(data)
        told = json.loads(data) if data.startswith("{") else self.opens(data)
        match told["type"]:
            case "all":
                assert told["c"] == self.fresh, "an answer to another opening"
                self.all, self.ask, self.lines = told, told["ask"], list(told["lines"])
                self.ever += [line for line in map(text_of, self.lines) if line not in self.ever]
                self.told = told["b"]
            case "gone":
                self.gone = told["why"]
                return 0
            case kind:
                assert told["b"] == self.told + 1, "a gap"
                self.told = told["b"]
                if kind == "say":
                    self.lines.append(told["line"])
                    self.ever.append(text_of(told["line"]))
                elif kind == "ask":
                    self.ask = told["ask"]
                elif kind in ("hush", "sound"):
                    self.hears.append(told.get("line", "hush"))
        return self.newest if told["type"] in ("all", "say") else 0

    @property
    def newest(self) -> int:
        """The number of the newest private line; 0: there is none."""
        return max((line["n"] for line in self.lines if line["private"]), default=0)

    @property
    def shown(self) -> list[str]:
        return [text_of(line) for line in self.lines]

    @property
    def private(self) -> list[str]:
        """What it shows that is for this seat alone."""
        return [text_of(line) for line in self.lines if line["private"]]


class Phone:
    """A seat page without a browser, at this address (``http://127.0.0.1:8080``)."""

    def __init__(self, address: str, seat: int, *, reads: str = "reader") -> None:
        self.address, self.side, self.reads = address, Sheet(seat), reads
        self.statuses: list[int] = []  # of the stream
        self._here = False
        self._client = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)
        self._came = threading.Condition()
        self._hand = threading.RLock()  # one thing is sent at a time
        self._threads: list[threading.Thread] = []
        self._stream: httpx.Response | None = None
        self._over = threading.Event()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.die()

    def die(self) -> None:
        """The phone is gone, without a word."""
        self._over.set()
        self.drop()
        for thread in self._threads:
            thread.join(PATIENCE)
        self._client.close()

    # --- joining ---

    def join(self) -> str:
        """Knock, and open the stream. The four digits to be typed at the table."""
        answer = self._client.post("/join", json=self.side.asks(), headers=self._origin)
        assert answer.status_code == 200, answer.text
        opened = self._client.post("/joined", json=self.side.committed(answer.json()), headers=self._origin)
        assert opened.status_code == 200, opened.text
        digits = self.side.agreed(opened.json())
        self.open()
        return digits

    def joined(self) -> Self:
        """Wait until it has been let in."""
        self.until(lambda: self.side.all != {} or self.side.gone is not None, "never let in")
        assert self.side.gone is None, self.side.gone
        if self.reads != "reader":
            assert self.chooses(self.reads) == 204
        self.wake()
        return self

    # --- down ---

    def open(self, opening: dict[str, str] | None = None) -> None:
        """Open the stream."""
        ready, query = threading.Event(), opening or self.side.opening()
        self._run(lambda: self._read(query, ready))
        assert ready.wait(PATIENCE)

    def drop(self) -> None:
        """Close the stream, as a phone does that loses its network."""
        stream, self._stream = self._stream, None
        if stream is not None:
            with suppress(OSError):  # a thread reads from it: to close it would not wake that
                stream.extensions["network_stream"].get_extra_info("socket").shutdown(socket.SHUT_RDWR)

    def _read(self, query: dict[str, str], ready: threading.Event) -> None:
        try:
            with httpx.stream(
                "GET",
                self.address + "/seat/events",
                params=query,
                timeout=httpx.Timeout(PATIENCE, read=None),
                trust_env=False,
            ) as stream:
                self.statuses.append(stream.status_code)
                self._stream = stream
                ready.set()
                if stream.status_code == 200:
                    for line in stream.iter_lines():
                        if line.startswith("data:"):
                            self._take(line.removeprefix("data:").strip())
        except (httpx.HTTPError, httpx.StreamError, OSError, RuntimeError):
            pass
        finally:
            ready.set()

    def _take(self, data: str) -> None:
        with self._came:
            heard = self.side.take(data)
            self._came.notify_all()
        if heard and self.reads != "braille":
            self._run(lambda: self.heard(heard))

    # --- up ---

    @property
    def _origin(self) -> dict[str, str]:
        return {"origin": self.address}

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nothing else is sent meanwhile, not even that it is there: what is numbered here keeps its number."""
        with self._hand:
            yield

    def post(self, what: str, body: dict[str, str]) -> int:
        """The status of the answer to this body. Raises httpx.HTTPError where there is none."""
        return self._client.post(f"/seat/{what}", json=body, headers=self._origin).status_code

    def send(self, what: str, **told: Any) -> int:
        with self._hand:
            body = self.side.numbered(**told)
            while (status := self._answer(what, body)) in AGAIN and not self._over.wait(0.1):
                pass
            return status

    def _answer(self, what: str, body: dict[str, str]) -> int:
        with suppress(httpx.TransportError):
            return self.post(what, body)
        return 0

    def press(self, keys: str) -> None:
        for key in keys:
            assert self.send("key", key=key) == 204

    def scan(self, text: str) -> None:
        assert self.send("scan", text=text) == 204

    def heard(self, line: int) -> int:
        with suppress(httpx.HTTPError, RuntimeError):
            return self.send("heard", line=line)
        return 0

    def read(self) -> None:
        """Read on to the newest line, in braille."""
        self.heard(self.side.newest)

    def chooses(self, how: str, lang: str = "en", verbosity: str = "habit", patience: int = 1) -> int:
        """``as``, which is a keyword here."""
        self.reads = how
        return self.send("reads", **{"as": how, "lang": lang, "verbosity": verbosity, "patience": patience})

    def leave(self) -> int:
        self._here = False
        return self.send("leave")

    def sound(self, line: int) -> bytes | None:
        """The companion's own voice for a line, as a WAV file; None: there is none."""
        query = {"s": written(self.side.name), "o": self.side.box(line=line)}
        answer = self._client.get("/seat/sound", params=query)
        return SecretBox(self.side.down).decrypt(answer.content) if answer.status_code == 200 else None

    def sleep(self) -> None:
        """Say no more that it is there; the stream stays open."""
        self._here = False

    def wake(self) -> None:
        self._here = True
        self._run(self._is_here)

    def _is_here(self) -> None:
        while self._here and not self._over.is_set():
            with suppress(httpx.HTTPError, RuntimeError):
                if self.send("here", hidden=False) == 401:
                    return
            self._over.wait(1.0)

    # --- what a test asks ---

    def expect(self, text: str) -> None:
        """Until the page shows a line with this text."""
        self.until(lambda: any(text in line for line in self.side.shown), f"{text!r} was not shown")

    def expect_gone(self, text: str) -> None:
        """Until the page shows no line with this text any more."""
        self.until(lambda: not any(text in line for line in self.side.shown), f"{text!r} is still shown")

    def expect_end(self, why: str) -> None:
        self.until(lambda: self.side.gone == why, f"not gone: {why}")

    def until(self, true: Callable[[], bool], otherwise: str) -> None:
        """Wait for this, which what it is told makes true."""
        until = time.monotonic() + PATIENCE
        with self._came:
            while not true():
                if not self._came.wait(max(0.0, until - time.monotonic())) and not true():
                    pytest.fail(f"{otherwise}; shown: {self.side.shown}; gone: {self.side.gone}; {self.statuses}")

    def _run(self, what: Callable[[], object]) -> None:
        thread = threading.Thread(target=what, daemon=True)
        self._threads.append(thread)
        thread.start()


def text_of(line: dict[str, Any]) -> str:
    """The words of a line."""
    return "".join(text for _, text in line["runs"])
