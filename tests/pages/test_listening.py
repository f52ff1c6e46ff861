"""The server's thread: it serves until it is told to end, and whoever waits hears when it ends by itself."""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import Any, cast

import pytest
from starlette.requests import Request
from uvicorn import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from companion.files import resources
from companion.pages import listening, server, wire
from companion.pages.listening import ServerThread
from tests.pace import PATIENCE, quick

STATIC = resources.find("pages") / "static"
#: The largest file: more than any system takes at once.
DECODER = "/static/vendor/zxing/zxing_reader.wasm"


class Served:
    """A server with nobody behind it: what it hands out is in ``inbox``."""

    def __init__(self, static: Path = STATIC) -> None:
        self.inbox: SimpleQueue[object] = SimpleQueue()
        bound = listening.bind("127.0.0.1", 0)
        self.port = listening.port_of(bound)
        self.thread = ServerThread(self.inbox.put, static, [(bound, None)])

    def get(self, path: str) -> socket.socket:
        client = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        client.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
        return client

    def post(self, path: str, body: str) -> socket.socket:
        client = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        host = f"127.0.0.1:{self.port}"
        head = f"Host: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
        client.sendall(f"POST {path} HTTP/1.1\r\n{head}\r\n\r\n{body}".encode())
        return client

    def opened(self) -> tuple[socket.socket, wire.StreamOpened]:
        client = self.get("/events")
        item = self.inbox.get(timeout=PATIENCE)
        assert isinstance(item, wire.StreamOpened)
        return client, item


def read(client: socket.socket, until: bytes) -> bytes:
    data = b""
    while until not in data:
        more = client.recv(65536)
        assert more, data
        data += more
    return data


@pytest.fixture
def served() -> Iterator[Served]:
    served = Served()
    yield served
    served.thread.close()


def test_it_answers_what_the_loop_answers(served: Served) -> None:
    client = served.post("/join", '{"seat":2,"A":"' + "A" * 43 + '"}')
    asked = served.inbox.get(timeout=PATIENCE)
    assert isinstance(asked, wire.Asked)
    assert (asked.what, asked.peer, asked.local) == (wire.Join(2, bytes(32)), "127.0.0.1", True)
    asked.answer(200, {"j": "x"})
    asked.answer(403)
    told = read(client, b'{"j":"x"}')
    assert told.startswith(b"HTTP/1.1 200")


def test_a_loop_that_does_not_answer_is_not_waited_for_for_ever(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "ANSWERED", 0.05)
    assert b" 503 " in read(served.post("/table/key", '{"n":1,"key":"#"}'), b"\r\n\r\n")
    assert b" 503 " in read(served.get("/events"), b"\r\n\r\n")


def test_half_a_request_is_not_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the first on a connection nor a later one, and no body that does not come."""
    monkeypatch.setattr(server, "SLOWEST", 0.1)
    for sent in (b"", b"GET / HTTP/1.1\r\nHost: "):
        with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as half:
            half.sendall(sent)
            with suppress(ConnectionResetError):
                assert half.recv(100) == b""
    second = served.get("/no-such-page")
    read(second, b"\r\n\r\n")
    second.sendall(b"GET /")
    with suppress(ConnectionResetError):
        assert second.recv(100) == b""
    second.close()
    host = f"127.0.0.1:{served.port}"
    with socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as slow:
        head = f"Host: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\nContent-Length: 9"
        slow.sendall(f"POST /join HTTP/1.1\r\n{head}\r\n\r\n{{".encode())
        assert b" 408 " in read(slow, b"\r\n\r\n")


def test_a_stream_can_be_refused_until_it_has_begun(served: Served) -> None:
    for status in (204, 401):
        client, stream = served.opened()
        stream.refuse(status)
        stream.send("{}")
        assert f" {status} ".encode() in read(client, b"\r\n\r\n")
        assert served.inbox.get(timeout=PATIENCE) == wire.StreamClosed(stream.stream)


def test_a_silent_stream_shows_that_it_lives(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "ALIVE", 0.02)
    client, stream = served.opened()
    stream.begin()
    read(client, b":\n\n\r\n3\r\n:\n\n")


def test_what_was_told_before_the_end_comes_before_it(served: Served) -> None:
    client, stream = served.opened()
    stream.send('{"type":"gone","why":"refused"}')
    stream.close()
    told = read(client, b"0\r\n\r\n")
    assert b'data: {"type":"gone","why":"refused"}\n\n' in told
    assert served.inbox.get(timeout=PATIENCE) == wire.StreamClosed(stream.stream)


def test_a_client_that_has_gone_is_told_of(served: Served) -> None:
    client, stream = served.opened()
    stream.begin()
    read(client, b"retry")
    client.close()
    assert served.inbox.get(timeout=PATIENCE) == wire.StreamClosed(stream.stream)


def test_what_a_client_does_not_read_is_not_kept_for_it(served: Served) -> None:
    """More than 64 KiB behind, and it is dropped; another is told all the same."""
    client, stream = served.opened()
    other, heard = served.opened()
    text = '"' + "x" * 10_000 + '"'
    for number in count():
        stream.send(text, str(number))
        if not served.inbox.empty():
            break
        if number % 10 == 0:
            heard.send('"y"', str(number))
            read(other, f"id: {number}\n".encode())
    assert served.inbox.get(timeout=PATIENCE) == wire.StreamClosed(stream.stream)
    client.close()
    other.close()


def test_a_client_that_reads_is_not_dropped_because_the_thread_of_the_server_was_late(served: Served) -> None:
    """On a busy machine, much is sent to it before the thread has its turn."""
    client, stream = served.opened()
    stream.begin()
    read(client, b"retry")
    late = threading.Event()
    cast(Any, served.thread._serving)._app.soon(late.wait)
    for number in range(20):
        stream.send('"' + "x" * 10_000 + '"', str(number))
    late.set()
    read(client, b"id: 19\n")
    client.close()


def test_over_tls_a_browser_says_who_asks_and_only_our_own_pages_may() -> None:
    """A link may be followed from anywhere; over plain HTTP browsers say nothing."""

    def refused(scheme: str, method: str, site: str, mode: str) -> int | None:
        told = {"host": "192.168.1.4:8443", "sec-fetch-site": site, "sec-fetch-mode": mode}
        scope = {
            "type": "http",
            "scheme": scheme,
            "method": method,
            "path": "/",
            "query_string": b"",
            "server": ("192.168.1.4", 8443),
            "client": ("192.168.1.9", 5000),
            "headers": [(name.encode(), value.encode()) for name, value in told.items()],
        }
        return server._refused(Request(scope))

    for site in ("cross-site", "same-site"):
        assert refused("https", "GET", site, "cors") == 403
        assert refused("https", "POST", site, "navigate") == 403
        assert refused("https", "GET", site, "navigate") is None
        assert refused("http", "GET", site, "cors") is None
    for site in ("same-origin", "none"):
        assert refused("https", "POST", site, "cors") is None


def test_one_address_has_so_many_connections_and_another_its_own(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "CONNECTIONS_EACH", 2)

    def connected(own: str) -> bool:
        client = socket.create_connection(("127.0.0.1", served.port), PATIENCE, (own, 0))
        clients.append(client)
        try:
            client.sendall(f"GET /x HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())
            return client.recv(8) == b"HTTP/1.1"
        except ConnectionError:
            return False

    clients: list[socket.socket] = []
    assert [connected("127.0.0.80") for _ in range(4)] == [True, True, False, False]
    assert connected("127.0.0.81")
    for client in clients:
        client.close()


def test_who_sends_too_fast_waits_and_nobody_else_does() -> None:
    pace = server._Pace(20)
    assert [pace.too_fast("one", 0.0) for _ in range(21)] == [False] * 20 + [True]
    assert not pace.too_fast("another", 0.0)
    assert not pace.too_fast("one", 0.06)
    assert pace.too_fast("one", 0.06)
    for number in range(server.CONNECTIONS + 1):
        pace.too_fast(f"stranger {number}", 0.07)
    assert pace.too_fast("one", 0.07), "a crowd makes nobody forgotten"


class Taking:
    """In place of a client and of time: what it has not taken of what was sent, and the one timer that runs."""

    def __init__(self) -> None:
        self.left, self.aborted = 0, False
        self.due: Callable[[], object] | None = None

    def get_write_buffer_size(self) -> int:
        return self.left

    def abort(self) -> None:
        self.aborted = True

    def call_later(self, seconds: float, call: Callable[..., object], *told: object) -> Taking:
        assert seconds == server.UNMOVED
        self.due = partial(call, *told)
        return self

    def cancel(self) -> None:
        self.due = None

    def passes(self) -> None:
        due, self.due = self.due, None
        assert due is not None
        due()


def test_a_client_that_takes_nothing_of_a_file_holds_no_connection(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "UNMOVED", 0.05)
    with socket.socket() as idle:
        idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        idle.connect(("127.0.0.1", served.port))
        own = idle.getsockname()
        idle.sendall(f"GET {DECODER} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())
        assert idle.recv(4, socket.MSG_PEEK) == b"HTTP"
        until = time.monotonic() + PATIENCE
        while own in server._Connections.open:
            assert time.monotonic() < until
            time.sleep(0.01)


def test_a_client_that_takes_a_file_slowly_gets_all_of_it() -> None:
    """As long as it takes anything from one look to the next; when it has all, nobody looks any more."""
    taking = Taking()
    connection = server._Connections(Config(lambda *_: None, interface="asgi3"), ServerState(), {}, cast(Any, taking))
    connection.transport, connection.flow = cast(Any, taking), FlowControl(cast(Any, taking))
    taking.left = 1000
    connection.pause_writing()
    for left in (999, 500, 1):
        taking.left = left
        taking.passes()
        assert not taking.aborted
    taking.left = 0
    connection.resume_writing()
    assert taking.due is None
    taking.left = 1000
    connection.pause_writing()
    taking.passes()
    assert taking.aborted


def test_the_end_of_a_thread_that_nobody_has_ended_is_posted(served: Served) -> None:
    client, stream = served.opened()
    stream.begin()
    read(client, b"retry")
    serving = served.thread._serving
    assert serving is not None
    assert serving._app is not None
    serving._app._loop.call_soon_threadsafe(serving._app._loop.stop)
    died = served.inbox.get(timeout=PATIENCE)
    while isinstance(died, wire.StreamClosed):
        died = served.inbox.get(timeout=PATIENCE)
    assert died == wire.Died()
    stream.send("{}")  # nobody listens any more, and nobody minds
    again = listening.bind("127.0.0.1", served.port)
    again.close()


def test_closing_is_quick_whatever_is_open(served: Served, capfd: pytest.CaptureFixture[str]) -> None:
    clients = [served.opened() for _ in range(8)]
    for _, stream in clients[:4]:
        stream.begin()
    idle = socket.create_connection(("127.0.0.1", served.port))
    half = socket.create_connection(("127.0.0.1", served.port))
    half.sendall(b"POST /join HTTP/1.1\r\nHost: x\r\n")
    time.sleep(0.1)
    with quick(0.5):
        served.thread.close()
    served.thread._thread.join(PATIENCE)
    assert not served.thread._thread.is_alive()
    assert capfd.readouterr() == ("", "")
    for client in (*(each for each, _ in clients), idle, half):
        client.close()
    assert not any(isinstance(served.inbox.get_nowait(), wire.Died) for _ in range(served.inbox.qsize()))


def test_closing_at_once_after_the_start_serves_nobody() -> None:
    served = Served()
    served.thread.close()
    served.thread._thread.join(PATIENCE)
    assert not served.thread._thread.is_alive()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)


def test_a_server_that_cannot_be_imported_is_a_server_that_has_died(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "companion.pages.server", None)
    served = Served()
    assert served.inbox.get(timeout=PATIENCE) == wire.Died()
