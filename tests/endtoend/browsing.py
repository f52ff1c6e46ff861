"""A browser as the server of the pages sees one: requests with the headers that browsers send, and streams.

It knows HTTP and server-sent events only. It must never ask anything of the companion but by its port.
"""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import Any, Self

import pytest

from tests.endtoend.running import Companion
from tests.pace import PATIENCE

ADDRESS = re.compile(r"http://([\d.]+|localhost):(\d+)/")


def settings(data: Path, **pages: str | int) -> Path:
    """Pages on any free port of this machine alone; returns the folder."""
    wish = {"address": "127.0.0.1", "http": 0, **pages}
    data.mkdir(parents=True, exist_ok=True)
    (data / "settings.yaml").write_text(f"pages: {json.dumps(wish)}\n")
    return data


def port_of(companion: Companion) -> int:
    """The port that the companion has said."""
    companion.expect(ADDRESS)
    found = next(found for line in companion.printed if (found := ADDRESS.search(line)))
    return int(found[2])


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Browser:
    """A browser at this address. ``host`` is what it calls the companion."""

    port: int
    own: str = "127.0.0.1"
    host: str = ""
    counted: int = 0
    streams: list[Stream] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://{self._called}"

    @property
    def _called(self) -> str:
        return self.host or f"127.0.0.1:{self.port}"

    def connect(self) -> HTTPConnection:
        return HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE, source_address=(self.own, 0))

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """One request. Underscores in names of headers are dashes; "" leaves a header out."""
        sent = {"Host": self._called}
        if method == "POST":
            sent |= {"Origin": self.origin, "Content-Type": "application/json"}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        connection = self.connect()
        try:
            connection.request(method, path, body, {name: value for name, value in sent.items() if value})
            told = connection.getresponse()
            return Answer(told.status, {name.lower(): value for name, value in told.getheaders()}, told.read())
        finally:
            connection.close()

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, told: Any, **headers: str) -> Answer:
        return self.ask("POST", path, told if isinstance(told, bytes) else json.dumps(told).encode(), **headers)

    def press(self, keys: str) -> list[int]:
        """These keys on the page of the machine itself."""
        answers = []
        for key in keys:
            self.counted += 1
            answers.append(self.post("/table/key", {"n": self.counted, "key": key}).status)
        return answers

    def listen(self, path: str = "/events", **headers: str) -> Stream:
        stream = Stream(self, path, headers)
        self.streams.append(stream)
        return stream

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for stream in self.streams:
            stream.close()


class Stream:
    """A stream of server-sent events, read in a thread. ``messages`` are (id, object), ``comments`` are counted."""

    def __init__(self, browser: Browser, path: str, headers: dict[str, str]) -> None:
        self.messages: list[tuple[str, Any]] = []
        self.came: list[float] = []
        self.comments = 0
        self.over = False
        self._changed = threading.Condition()
        self._connection = browser.connect()
        asked = {"Host": browser._called, **{name.replace("_", "-"): value for name, value in headers.items()}}
        self._connection.request("GET", path, headers=asked)
        self._socket: socket.socket | None = self._connection.sock
        self._told: HTTPResponse = self._connection.getresponse()
        self.status = self._told.status
        self._thread = threading.Thread(target=self._read, daemon=True)
        if self.status == 200:
            self._thread.start()
        else:
            self.over = True

    @property
    def last(self) -> str:
        """The id of the last message."""
        return next((id for id, _ in reversed(self.messages) if id), "")

    @property
    def lines(self) -> list[str]:
        """All lines that the page would show, in words."""
        shown: dict[int, str] = {}
        for _, message in [*self.messages]:
            if message["type"] == "all":
                shown = {}
            for line in message.get("lines", [message["line"]] if message["type"] == "say" else []):
                shown[line["n"]] = "".join(text for _, text in line["runs"])
        return [*shown.values()]

    def expect(self, what: Callable[[Self], Any]) -> Any:
        """Wait until this is true of the stream; returns it."""
        until = time.monotonic() + PATIENCE
        with self._changed:
            while not (found := what(self)):
                if not self._changed.wait(until - time.monotonic()):
                    pytest.fail(f"it did not come; came: {self.messages[-5:]}")
        return found

    def line(self, text: str) -> None:
        """Wait for a line with this text."""
        self.expect(lambda stream: any(text in line for line in stream.lines))

    def ended(self) -> None:
        self.expect(lambda stream: stream.over)

    def close(self) -> None:
        if self._socket is not None:
            with suppress(OSError):  # it has ended by itself
                self._socket.shutdown(socket.SHUT_RDWR)
        self._connection.close()
        if self._thread.is_alive():
            self._thread.join(PATIENCE)

    def _read(self) -> None:
        id, data = "", ""
        with suppress(OSError, HTTPException, ValueError, AttributeError):  # how a connection ends
            while line := self._told.readline():
                text = line.decode().rstrip("\n")
                at = time.monotonic()
                with self._changed:
                    if text.startswith("id: "):
                        id = text[4:]
                    elif text.startswith("data: "):
                        data = text[6:]
                    elif text.startswith(":"):
                        self.comments += 1
                    elif not text and data:
                        self.messages.append((id, json.loads(data)))
                        self.came.append(at)
                        id, data = "", ""
                    self._changed.notify_all()
        with self._changed:
            self.over = True
            self._changed.notify_all()
