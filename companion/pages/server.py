"""The server of the pages: sockets, HTTP, limits. One thread with an event loop of its own.

    request ─ Host, Origin, form, limits ─ Asked, Opened, Closed ─ inbox          answer, send, close ─ response

It judges only what HTTP is about; what a request means is judged in the consumer loop, which answers it. So it holds no
state of a table and needs no lock. It must never write to standard error, keep a log, or tell a stranger more than a
status.
"""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import logging
import socket
import ssl
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol

from companion.pages import wire

#: Streams of one address, and of all.
STREAMS_EACH, STREAMS = 8, 64
#: Connections of one address, and of all: a browser opens six beside its streams.
CONNECTIONS_EACH, CONNECTIONS = 48, 256
#: Bytes that a client has not read: with more of them it is dropped.
UNREAD = 64 * 1024
#: Items a second that one page may send; and requests of one address, as if it had as many pages as it may.
ITEMS = 20
REQUESTS = ITEMS * STREAMS_EACH
#: Each stream of this process has a number of its own, whichever server serves it.
_NUMBERS = count(1)
#: Seconds: until the first request, and between the parts of one; until the consumer loop has answered; between two
#: signs of life in a stream; until a browser comes again.
SLOWEST, ANSWERED, ALIVE, AGAIN = 10.0, 5.0, 15.0, 1
#: Seconds in which a client has to take something of what is sent to it.
UNMOVED = 30.0

_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; "
    "img-src 'self' blob:; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
#: Of every answer.
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
}
_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".wasm": "application/wasm",
}
#: Seconds that streams have to end by themselves.
_LAST_WORDS = 0.1
#: A bound socket, and how it is encrypted, if it is.
Door: TypeAlias = tuple[socket.socket, ssl.SSLContext | None]
_PAGES = {"/": "table.html", "/seat": "seat.html"}


# --- the protocol: what a client may do to us ---


class _Connections(H11Protocol):
    """uvicorn's protocol, with as many connections as there may be, and none on which nothing comes or goes."""

    open: ClassVar[dict[tuple[str, int], asyncio.Transport]] = {}

    _tired: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(1)  # all that the system does not take at once pauses writing
        if self.client is None or len(self.open) >= CONNECTIONS or self._of_address() >= CONNECTIONS_EACH:
            transport.abort()
        else:
            self.open[self.client] = transport
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_again()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._tired, self._stuck):
            if timer is not None:
                timer.cancel()
        if self.client is not None and self.open.get(self.client) is self.transport:
            del self.open[self.client]
        super().connection_lost(exc)

    def _of_address(self) -> int:
        assert self.client is not None
        return sum(host == self.client[0] for host, _ in self.open)

    def _wait(self) -> None:
        """Wait for the rest of a request, but not for ever."""
        if self.cycle is not None and not self.cycle.response_complete:
            if self._tired is not None:
                self._tired.cancel()
            self._tired = None
        elif self._tired is None:
            self._tired = self.loop.call_later(SLOWEST, self.transport.abort)

    def _look_again(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._stuck = self.loop.call_later(UNMOVED, self._moved, left)

    def _moved(self, before: int) -> None:
        """Go on while the client takes something; else it would hold its connection for ever."""
        if self.transport.get_write_buffer_size() < before:
            self._look_again()
        else:
            self.transport.abort()


# --- streams ---


class _Stream:
    """One stream of server-sent events, as an ASGI response. All methods are the event loop's."""

    def __init__(self, abort: Callable[[], None]) -> None:
        self._abort = abort
        self._waiting: deque[bytes] = deque()
        self._unread = 0
        self._behind = False  # what was sent last waits until the client has taken what was sent before
        self._more = asyncio.Event()
        self._over = False
        self._alive: asyncio.TimerHandle | None = None
        self.begun: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # with this status

    def begin(self, status: int = 200) -> None:
        if not self.begun.done():
            self.begun.set_result(status)

    def put(self, text: str, id: str) -> None:
        self.begin()
        data = f"id: {id}\ndata: {text}\n\n" if id else f"data: {text}\n\n"
        self._put(data.encode())

    def close(self) -> None:
        self._over = True
        self._more.set()

    def _put(self, data: bytes) -> None:
        if self._over:
            return
        self._unread += len(data)
        if self._behind and self._unread > UNREAD:  # where it is this thread that was late, the client is not dropped
            self.close()
            self._abort()
            return
        self._waiting.append(data)
        self._more.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = {**HEADERS, "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no"}
        listed = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 200, "headers": listed})
        await send(_part(f"retry: {AGAIN * 1000}\n\n".encode()))
        gone = asyncio.ensure_future(_disconnected(receive))
        gone.add_done_callback(lambda _: self.close())
        self._sign_of_life()
        try:
            while True:
                while self._waiting:
                    data = self._waiting.popleft()
                    self._behind = True
                    await send(_part(data))
                    self._behind = False
                    self._unread -= len(data)
                if self._over:
                    break
                await self._more.wait()
                self._more.clear()
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            if self._alive is not None:
                self._alive.cancel()

    def _sign_of_life(self) -> None:
        self._alive = asyncio.get_running_loop().call_later(ALIVE, self._sign_of_life)
        if not self._waiting:
            self._put(b":\n\n")


def _part(data: bytes) -> dict[str, Any]:
    return {"type": "http.response.body", "body": data, "more_body": True}


async def _disconnected(receive: Any) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class _Pace:
    """How much somebody sends: so many a second, and as many at once."""

    def __init__(self, a_second: int) -> None:
        self._a_second = a_second
        self._left: dict[str, tuple[float, float]] = {}  # how many, and when that was counted

    def too_fast(self, whose: str, now: float) -> bool:
        left, at = self._left.get(whose, (float(self._a_second), now))
        left = min(float(self._a_second), left + (now - at) * self._a_second)
        if len(self._left) > CONNECTIONS:  # whoever has rested for a second is as good as unknown
            self._left = {name: kept for name, kept in self._left.items() if now - kept[1] < 1}
        self._left[whose] = (max(0.0, left - 1), now)
        return left < 1


# --- the application ---


class _App:
    """The routes, for the event loop of one thread."""

    def __init__(self, post: Callable[[object], None], static: Path, root: bytes) -> None:
        self._post = post
        self._root = root
        self._loop = asyncio.get_running_loop()
        self._files = {path.relative_to(static).as_posix(): path for path in static.rglob("*") if path.is_file()}
        self._read: dict[str, bytes] = {}
        self._streams: dict[int, _Stream] = {}
        self._of: Counter[str] = Counter()
        self._pace, self._paces = _Pace(ITEMS), _Pace(REQUESTS)
        routes: dict[str, Callable[[Request], Awaitable[Any]]] = {
            **{path: partial(self._file, name) for path, name in _PAGES.items()},
            "/static/{name:path}": self._static,
            "/ca.crt": self._certificate,
            "/words/{lang}": self._words,
            "/rules/{lang}": self._rules,
            "/rules/{lang}/{game}": self._rules,
            "/events": self._table_stream,
            "/seat/events": self._seat_stream,
            "/seat/sound": self._sound,
        }
        self._routed = Starlette(
            routes=[
                *(Route(path, route, methods=["GET"]) for path, route in routes.items()),
                *(Route(path, self._posted, methods=["POST"]) for path in wire.POSTED),
            ],
            exception_handlers={code: lambda _, fault: _status(fault.status_code) for code in (404, 405)},
        )
        self._routed.router.redirect_slashes = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        request = Request(scope)
        refused = _refused(request)
        if refused is None and self._paces.too_fast(_peer(request), self._loop.time()):
            refused = 429
        await (self._routed if refused is None else _status(refused))(scope, receive, send)

    def end(self) -> None:
        """End every stream."""
        for stream in self._streams.values():
            stream.close()

    # --- how much somebody asks ---

    def _too_fast(self, request: Request, page: str = "") -> bool:
        return self._pace.too_fast(f"{_peer(request)} {page}", self._loop.time())

    # --- files ---

    async def _file(self, name: str, _: Request) -> Response:
        if name not in self._files:
            return _status(404)
        if name not in self._read:
            self._read[name] = self._files[name].read_bytes()
        kind = _KINDS.get(Path(name).suffix, "application/octet-stream")
        return Response(self._read[name], headers={**HEADERS, "Content-Type": kind})

    async def _static(self, request: Request) -> Response:
        return await self._file(request.path_params["name"], request)

    async def _certificate(self, _: Request) -> Response:
        """What a phone installs, so that it trusts this computer's pages."""
        headers = {**HEADERS, "Content-Type": "application/x-x509-ca-cert"}
        return Response(self._root, headers=headers) if self._root else _status(404)

    # --- what is asked of the consumer loop ---

    async def _words(self, request: Request) -> Response:
        if self._too_fast(request):
            return _status(429)
        return await self._ask(request, wire.WantedWords(request.path_params["lang"]))

    async def _rules(self, request: Request) -> Response:
        if self._too_fast(request):
            return _status(429)
        return await self._ask(request, wire.WantedRules(**request.path_params))

    async def _posted(self, request: Request) -> Response:
        if request.headers.get("origin") != f"{request.url.scheme}://{request.headers['host']}":
            return _status(403)
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return _status(415)
        body = await _body(request)
        if isinstance(body, int):
            return _status(body)
        try:
            what = wire.parsed(request.url.path, body)
        except wire.BadBody:
            return _status(429 if self._too_fast(request) else 400)
        page = wire.encoded(what.join) if isinstance(what, wire.Sealed) else ""
        if self._too_fast(request, page):
            return _status(429)
        return await self._ask(request, what)

    async def _sound(self, request: Request) -> Any:
        return await self._queried(request, wire.SeatSound, self._ask)

    async def _ask(
        self, request: Request, what: wire.Body | wire.SeatSound | wire.WantedWords | wire.WantedRules
    ) -> Response:
        answered: asyncio.Future[tuple[int, Mapping[str, Any] | bytes | None]] = self._loop.create_future()

        def settle(status: int, body: Mapping[str, Any] | bytes | None) -> None:
            if not answered.done():
                answered.set_result((status, body))

        self._post(wire.Asked(what, _peer(request), _local(request), lambda s, b=None: self.soon(settle, s, b)))
        try:
            status, body = await asyncio.wait_for(answered, ANSWERED)
        except TimeoutError:
            return _status(503)
        if body is None:
            return _status(status)
        plain = isinstance(body, bytes)
        data = body if isinstance(body, bytes) else wire.text(body)
        kind = "application/octet-stream" if plain else "application/json"
        return Response(data, status, {**HEADERS, "Content-Type": kind})

    # --- streams ---

    async def _table_stream(self, request: Request) -> Any:
        if self._too_fast(request):
            return _status(429)
        return await self._stream(request, wire.TableStream(request.headers.get("last-event-id", "")[:100]))

    async def _seat_stream(self, request: Request) -> Any:
        return await self._queried(request, wire.SeatStream, self._stream)

    async def _queried(self, request: Request, kind: type, then: Callable[[Request, Any], Awaitable[Any]]) -> Any:
        try:
            what = wire.asked(kind, request.url.query)
        except wire.BadBody:
            return _status(400)
        return _status(429) if self._too_fast(request, wire.encoded(what.join)) else await then(request, what)

    async def _stream(self, request: Request, what: wire.TableStream | wire.SeatStream) -> Any:
        peer = _peer(request)
        if self._of[peer] >= STREAMS_EACH or len(self._streams) >= STREAMS:
            return _status(429)
        transport = _Connections.open.get(request.scope["client"])
        if transport is None:
            return _status(503)
        number = next(_NUMBERS)
        stream = self._streams[number] = _Stream(transport.abort)
        self._of[peer] += 1
        soon = self.soon
        self._post(
            wire.StreamOpened(
                number,
                what,
                peer,
                _local(request),
                lambda: soon(stream.begin),
                lambda text, id="": soon(stream.put, text, id),
                lambda status: soon(stream.begin, status),
                lambda: soon(stream.close),
            )
        )

        async def told(scope: Any, receive: Any, send: Any) -> None:
            try:
                try:
                    status = await asyncio.wait_for(stream.begun, ANSWERED)
                except TimeoutError:
                    status = 503
                await (stream if status == 200 else _status(status))(scope, receive, send)
            finally:
                stream.close()
                del self._streams[number]
                self._of[peer] -= 1
                self._post(wire.StreamClosed(number))

        return told

    def soon(self, call: Callable[..., None], *args: Any) -> None:
        """Call this in the event loop, from any thread; where it has ended, nobody waits for it."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call, *args)


def _refused(request: Request) -> int | None:
    """The status with which this request is refused before anybody looks at it."""
    if not _ours(request):
        return 421
    if request.method not in ("GET", "POST"):
        return 405
    foreign = request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
    navigates = request.method == "GET" and request.headers.get("sec-fetch-mode") == "navigate"
    return 403 if request.url.scheme == "https" and foreign and not navigates else None


def _status(status: int) -> Response:
    return Response(None, status, HEADERS)


async def _body(request: Request) -> bytes | int:
    """The body; the status of the answer where it is too long, or does not come."""
    if int(request.headers.get("content-length", "0")) > wire.LONGEST_BODY:
        return 413
    body = b""
    try:
        async with asyncio.timeout(SLOWEST):
            async for part in request.stream():
                body += part
                if len(body) > wire.LONGEST_BODY:
                    return 413
    except TimeoutError:
        return 408
    return body


def _peer(request: Request) -> str:
    return request.client.host if request.client else ""


def _host(request: Request) -> tuple[str, str] | None:
    """The name by which the client calls us, and the port. None: there is none, or more than one."""
    hosts = request.headers.getlist("host")
    name, colon, port = (hosts[0] if len(hosts) == 1 else "").rpartition(":")
    if not colon:
        name, port = port, "443" if request.url.scheme == "https" else "80"
    return (name.lower(), port) if name else None


def _ours(request: Request) -> bool:
    """Whether the client calls us by the address at which it reached us, or by a name that is ours alone: a foreign
    name that was made to lead here is refused."""
    host, server = _host(request), request.scope["server"]
    if host is None or host[1] != str(server[1]):
        return False
    here = socket.gethostname().lower()
    named = host[0] in (here, f"{here}.local") or (host[0] == "localhost" and _loopback(server[0]))
    return named or host[0] == server[0]


def _local(request: Request) -> bool:
    host = _host(request)
    return host is not None and _loopback(_peer(request)) and (host[0] == "localhost" or _loopback(host[0]))


def _loopback(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).is_loopback
    except ValueError:
        return False


# --- serving ---


class Served:
    """The pages on these sockets, for as long as ``serve`` runs; ``end`` may be called from any thread."""

    def __init__(self, post: Callable[[object], None], static: Path, doors: Sequence[Door], root: bytes = b"") -> None:
        self._post, self._static, self._doors, self._root = post, static, doors, root
        self._servers: list[Server] = []
        self._app: _App | None = None
        self._ended = False

    def end(self) -> None:
        """End all streams, then everything else, whether its client listens or not."""
        self._ended = True
        if self._app is not None:
            self._app.soon(self._end)

    def _end(self) -> None:
        assert self._app is not None
        self._app.end()
        for server in self._servers:
            server.should_exit = True
        asyncio.get_running_loop().call_later(_LAST_WORDS, self._force)

    def _force(self) -> None:
        for transport in [*_Connections.open.values()]:
            transport.abort()
        for server in self._servers:
            server.force_exit = True

    def serve(self) -> None:
        """Serve until ``end``. Raises whatever ends it earlier."""
        for name in ("uvicorn.error", "uvicorn.access", "asyncio"):
            logging.getLogger(name).addHandler(logging.NullHandler())
            logging.getLogger(name).propagate = False
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        self._app = _App(self._post, self._static, self._root)
        for _, tls in self._doors:
            config = Config(
                self._app,
                http=_Connections,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level=logging.CRITICAL + 1,
                access_log=False,
                server_header=False,
                timeout_keep_alive=30,
                timeout_graceful_shutdown=1,
            )
            config.load()
            config.ssl = tls
            self._servers.append(Server(config))
        if gc.isenabled():
            gc.freeze()  # what was imported stays; looking through it again would be heard in the sound
        if not self._ended:
            await asyncio.gather(
                *(server.serve([sock]) for server, (sock, _) in zip(self._servers, self._doors, strict=True))
            )
