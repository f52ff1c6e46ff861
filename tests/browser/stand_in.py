"""A companion that does what a test says: it speaks the pages' protocol, and knows no game.

With it a test chooses what is told and when, and may lie. The real companion is met in ``test_companion.py``.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from queue import Queue
from typing import Any

import uvicorn
from nacl.secret import SecretBox
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from companion.boxes import loader
from companion.boxes.box import Box
from companion.games import Games, rulebook
from companion.model import word
from companion.pages import sealing
from companion.speech import voices
from companion.speech.catalogue import Catalogue
from tests.pace import PATIENCE

STATIC = Path(sealing.__file__).parent / "static"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; "
    "img-src 'self' blob:; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}


@cache
def words(lang: str) -> dict[str, Any]:
    """The words of the pages in a language, as the companion serves them."""
    named = {known: voices.load(known).name for known in voices.languages()}
    return {**Catalogue(lang).templates("page-"), "languages": named, "rules": True}


#: Of these games the stand-in has the rules.
READABLE = ("time-bomb-undercover", "mystere-de-l-abbaye")


@cache
def rules(lang: str, game: str = "") -> dict[str, Any]:
    """The rules of a game as they are served, or the games."""
    told = Catalogue(lang).runs
    packs = {id: loader.shipped(id) for id in READABLE}
    if not game:
        return {"games": [{"id": id, "title": told(word(f"game-{id}"))} for id in packs]}
    book = rulebook.chapters(Box(packs[game]), Games()[game])
    return {"chapters": [{"title": told(one.title), "passages": [told(said) for said in one.passages]} for one in book]}


def line(n: int, text: str, **more: Any) -> dict[str, Any]:
    """A line of one run of French."""
    told = {"n": n, "runs": [["fr", text]], "urgency": "game", "sign": "", "topic": "", "batch": n}
    return {**told, "private": False, "sound": False, **more}


@dataclass
class Phone:
    """What the stand-in knows of the phone that is joined or asks to be."""

    offer: sealing.Offer
    agreed: sealing.Agreed | None = None
    joined: bool = False
    up: int = 0
    down: int = 0
    opening: str = ""
    whole: str = ""  # the last box with all that there was
    told: asyncio.Queue[str | None] | None = None


@dataclass
class StandIn:
    """Set what it holds; it runs in a thread of its own. ``got``: what pages have sent, each with its path."""

    lines: list[dict[str, Any]] = field(default_factory=list)
    board: dict[str, Any] = field(default_factory=dict)
    seat: dict[str, Any] = field(default_factory=dict)
    got: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    games: int = 1  # of how many the rules can be read: in the lobby of several
    way: str = "digits"  # how it lets phones in
    lies: bool = False  # it opens another nonce than it has committed to
    replays: bool = False  # somebody plays the box of an old opening again, and keeps back the new one
    refuses: dict[str, int] = field(default_factory=dict)  # path → status of the next answer
    sound: bytes | None = None  # of every line, as a WAV
    phone: Phone | None = None
    port: int = 0
    opened: int = 0

    def __post_init__(self) -> None:
        self.board = {
            "facts": [],
            "clock": None,
            "steps": [],
            "seats": [{"seat": 1, "name": "Ana", "joined": False}, {"seat": 2, "name": "Inès", "joined": False}],
            "door": "open",
            "lang": "fr",
            "ask": None,
            "where": [],
            **self.board,
        }
        self.seat = {"seat": 2, "window": False, "as": "reader", "patience": 1, "verbosity": "normal", **self.seat}
        self.epoch = os.urandom(4).hex()
        self._pages: list[asyncio.Queue[str | None]] = []

    # --- what a test does

    def say(self, *told: dict[str, Any]) -> None:
        """Tell these lines, to every page."""
        self.lines += told
        self._tell(*({"type": "say", "line": one} for one in told))

    def show(self, **changed: Any) -> None:
        """Tell facts, clock, steps, seats or door."""
        self.board |= changed
        self._tell(
            {"type": "facts", **{k: self.board[k] for k in ("facts", "clock", "steps", "seats", "door", "where")}}
        )

    def ask(self, ask: Mapping[str, Any] | None) -> None:
        self.board["ask"] = ask
        self._tell({"type": "ask", "ask": ask})

    def tell(self, message: Mapping[str, Any]) -> None:
        """Tell every page exactly this."""
        self._tell(dict(message))

    def forge(self, message: Mapping[str, Any]) -> None:
        """Tell the phone this openly, as whoever sits in between can."""
        assert self.phone is not None
        assert self.phone.told is not None
        self._soon(self.phone.told.put_nowait, json.dumps(message))

    def lose(self) -> None:
        """The next message for the phone is lost on its way."""
        assert self.phone is not None
        self.phone.down += 1

    def all(self) -> None:
        """Tell every page all that there is now."""
        self._soon(self._tell_all)

    def let_in(self) -> None:
        """The table has typed the number."""
        self._soon(self._join)

    def refuse(self, why: str = "refused") -> None:
        """The phone's stream ends."""
        self._soon(self._refuse, why)

    def sent(self, path: str) -> list[dict[str, Any]]:
        """What has come to this path, without counters."""
        return [{k: v for k, v in told.items() if k != "n"} for where, told in list(self.got) if where == path]

    def until(self, found: Callable[[], Any]) -> Any:
        """What ``found`` gives as soon as it gives something."""
        end = time.monotonic() + PATIENCE
        while not (value := found()):
            assert time.monotonic() < end, "nothing came"
            time.sleep(0.01)
        return value

    # --- in its own thread

    @contextmanager
    def served(self, loop: asyncio.AbstractEventLoop, port: int) -> Iterator[None]:
        """It answers in this event loop, at this port, until the end of the block."""
        self._loop, self.port = loop, port
        try:
            yield
        finally:
            self._soon(self._end)

    def _soon(self, call: Callable[..., None], *args: Any) -> None:
        self._loop.call_soon_threadsafe(call, *args)

    def _tell(self, *messages: dict[str, Any]) -> None:
        self._soon(self._put, messages)

    def _put(self, messages: tuple[dict[str, Any], ...]) -> None:
        for message in messages:
            for page in self._pages:
                page.put_nowait(json.dumps(message))
            if self.phone and self.phone.joined and self.phone.told:
                self._put_phone(self.phone, message)

    def _put_phone(self, phone: Phone, message: dict[str, Any]) -> None:
        assert phone.agreed is not None
        assert phone.told is not None
        phone.down += 1
        size = sealing.LARGE if message["type"] == "all" else sealing.SMALL
        boxed = sealing.seal(phone.agreed.keys.down, {**message, "b": phone.down}, os.urandom(24), size)
        phone.told.put_nowait(boxed)
        if message["type"] == "all":
            phone.whole = boxed

    def _all(self) -> dict[str, Any]:
        return {"type": "all", "lines": self.lines[-50:], **self.board}

    def _tell_all(self) -> None:
        for page in self._pages:
            page.put_nowait(json.dumps(self._all()))
        self._whole()

    def _whole(self) -> None:
        phone = self.phone
        if phone and phone.joined and phone.told:
            self._put_phone(phone, {**self._all(), **self.seat, "c": phone.opening, "up": phone.up})

    def _join(self) -> None:
        assert self.phone is not None
        self.phone.joined = True
        self._whole()

    def _refuse(self, why: str) -> None:
        if self.phone and self.phone.told:
            self.phone.told.put_nowait(json.dumps({"type": "gone", "why": why}))
            self.phone.told.put_nowait(None)
        self.phone = None

    async def _stream(self, queue: asyncio.Queue[str | None], done: Callable[[], None]) -> AsyncIterator[str]:
        self.opened += 1
        try:
            yield ":\n\n"
            texts: list[str | None] = []
            while None not in texts:
                texts = [await queue.get()]
                while not queue.empty():  # what is told together comes together, however busy this machine is
                    texts.append(queue.get_nowait())
                yield "".join(f"id: {self.epoch}.0\ndata: {text}\n\n" for text in texts if text is not None)
        finally:
            done()

    async def events(self, request: Request) -> Response:
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        queue.put_nowait(json.dumps(self._all()))
        self._pages.append(queue)
        stream = self._stream(queue, lambda: self._pages.remove(queue))
        return StreamingResponse(stream, media_type="text/event-stream", headers=HEADERS)

    async def words(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        return JSONResponse(words(lang), headers=HEADERS) if lang in voices.languages() else Response(status_code=404)

    async def rules(self, request: Request) -> Response:
        if status := self.refuses.get("/rules"):
            return Response(status_code=status)
        self.got.append(("/rules", dict(request.path_params)))
        told = rules(**request.path_params)
        return JSONResponse(
            told if request.path_params.get("game") else {"games": told["games"][: self.games]}, headers=HEADERS
        )

    async def join(self, request: Request) -> Response:
        if status := self.refuses.get("/join"):
            return Response(status_code=status)
        told = await request.json()
        made = sealing.offer(told["seat"], _bytes(told["A"]), os.urandom(16), os.urandom(32), os.urandom(16))
        self.phone = Phone(made)
        self.seat["seat"] = told["seat"]
        return JSONResponse({"j": _text(made.join), "B": _text(made.public), "C": _text(made.commitment)})

    async def joined(self, request: Request) -> Response:
        told = await request.json()
        assert self.phone is not None
        self.phone.agreed = sealing.agree(self.phone.offer, _bytes(told["nA"]))
        nonce = os.urandom(16) if self.lies else self.phone.offer.nonce
        return JSONResponse({"nB": _text(nonce), "way": self.way})

    async def seat_events(self, request: Request) -> Response:
        phone = self.phone
        if phone is None or phone.agreed is None or request.query_params["s"] != _text(phone.offer.join):
            return Response(status_code=401)
        opening = sealing.unseal(phone.agreed.keys.up, request.query_params["o"])
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        if phone.told is not None:
            phone.told.put_nowait(json.dumps({"type": "gone", "why": "replaced"}))
            phone.told.put_nowait(None)
        phone.told, phone.opening = queue, opening["c"]
        if self.replays:
            queue.put_nowait(phone.whole)
        else:
            self._whole()
        return StreamingResponse(self._stream(queue, lambda: None), media_type="text/event-stream", headers=HEADERS)

    async def seat_sound(self, request: Request) -> Response:
        assert self.phone is not None
        assert self.phone.agreed is not None
        wanted = sealing.unseal(self.phone.agreed.keys.up, request.query_params["o"])
        self.got.append(("/seat/sound", wanted))
        if self.sound is None:
            return Response(status_code=404)
        box = SecretBox(self.phone.agreed.keys.down).encrypt(self.sound, os.urandom(24))
        return Response(bytes(box), headers=HEADERS)

    async def seat_posted(self, request: Request) -> Response:
        if status := self.refuses.pop(request.url.path, 0):
            return Response(status_code=status)
        told = await request.json()
        phone = self.phone
        if phone is None or phone.agreed is None or told["s"] != _text(phone.offer.join):
            return Response(status_code=401)
        inside = sealing.unseal(phone.agreed.keys.up, told["box"])
        if inside["n"] > phone.up + 1:
            return Response(status_code=409)
        if inside["n"] == phone.up + 1:
            phone.up += 1
            self.got.append((request.url.path, inside))
            if request.url.path == "/seat/reads":
                self.seat |= {name: inside[name] for name in ("as", "verbosity", "patience")}
                self.board["lang"] = inside["lang"]
                self._whole()
        return Response(status_code=204)

    async def table_posted(self, request: Request) -> Response:
        self.got.append((request.url.path, await request.json()))
        return Response(status_code=204)

    @cached_property
    def app(self) -> Starlette:
        def page(name: str) -> Route:
            async def shown(request: Request) -> Response:
                return FileResponse(STATIC / name, headers=HEADERS)

            return Route("/" if name == "table.html" else "/seat", shown)

        routes = [
            *(page("table.html"), page("seat.html")),
            *(Route("/events", self.events), Route("/words/{lang}", self.words)),
            *(Route("/rules/{lang}", self.rules), Route("/rules/{lang}/{game}", self.rules)),
            *(Route("/join", self.join, methods=["POST"]), Route("/joined", self.joined, methods=["POST"])),
            *(Route("/seat/events", self.seat_events), Route("/seat/sound", self.seat_sound)),
            Route("/seat/{what}", self.seat_posted, methods=["POST"]),
            Route("/table/{what}", self.table_posted, methods=["POST"]),
            Mount("/static", StaticFiles(directory=STATIC)),
        ]
        return Starlette(routes=routes)

    @contextmanager
    def running(self, port: int = 0) -> Iterator[StandIn]:
        """Runs it until the end of the block, with all streams ended first."""
        with serving(port) as server, server.as_if(self):
            yield self

    def _end(self) -> None:
        for page in self._pages:
            page.put_nowait(None)
        if self.phone and self.phone.told:
            self.phone.told.put_nowait(None)


@dataclass
class Served:
    """A server in a thread of its own, for one stand-in after the other."""

    port: int
    loop: asyncio.AbstractEventLoop
    stand_in: StandIn | None = None

    @contextmanager
    def as_if(self, stand_in: StandIn) -> Iterator[StandIn]:
        """It is this one until the end of the block."""
        with stand_in.served(self.loop, self.port):
            self.stand_in = stand_in
            yield stand_in


@contextmanager
def serving(port: int = 0) -> Iterator[Served]:
    """A server until the end of the block."""
    began: Queue[Served] = Queue()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert served.stand_in is not None
        await served.stand_in.app(scope, receive, send)

    config = uvicorn.Config(app, "0.0.0.0", port, log_level="critical", timeout_graceful_shutdown=1, lifespan="off")
    server = uvicorn.Server(config)

    async def serve() -> None:
        door = config.bind_socket()
        began.put(Served(door.getsockname()[1], asyncio.get_running_loop()))
        await server.serve([door])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    served = began.get(timeout=10)
    try:
        yield served
    finally:
        server.should_exit = True
        thread.join(10)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
