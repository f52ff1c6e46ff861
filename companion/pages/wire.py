"""What goes over the wire: bodies of requests as typed values, and messages to the pages as JSON.

    bytes ─ parsed ─ Join, Sealed, SentKey …            Screen … ─ say, whole, stands ─ one JSON object

Strict: one key too many, one kind of value for another, a number too large, and the body is refused whole. Pure. It
must never see a network, or tell in an exception what was in a body.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, TypeAlias

from companion.model import MAX_SEATS, Frozen, Seat
from companion.pages.screen import Clock, Question, Screen, Shown

#: Bytes of a body, at most.
LONGEST_BODY = 2048
#: Letters of a scanned text, and of a sealed box, at most.
LONGEST_SCAN, LONGEST_BOX = 256, 1900
#: The largest number that a counter of a page may have: JavaScript counts exactly so far.
HIGHEST = 2**53 - 1
#: How a seat reads its page.
READS = ("reader", "braille", "large", "speak")
#: By what a seat multiplies its limits; 0: nothing of its runs out.
PATIENCE = (1, 2, 4, 0)


class BadBody(ValueError):  # noqa: N818 (what happened to the body)
    """Not JSON, or not what this route takes."""


# --- up ---


class Join(Frozen):
    """A phone wants to be this seat's. ``phone``: its key."""

    seat: Seat
    phone: bytes


class Joined(Frozen):
    """It opens its nonce."""

    join: bytes
    nonce: bytes = field(repr=False)


class Sealed(Frozen):
    """What a joined phone sends. ``what`` is the last part of the route: ``SENT`` tells what is in the box."""

    what: str
    join: bytes
    box: str


class SeatSound(Frozen):
    """A joined phone fetches the companion's own voice for one line. ``box``: which."""

    join: bytes
    box: str


class TableStream(Frozen):
    """A table page wants to be told. ``last``: the id of the last message that it has, "" for none."""

    last: str = ""


class SeatStream(Frozen):
    """A joined phone wants to be told. ``box``: which opening it is."""

    join: bytes
    box: str


class SentKey(Frozen):
    n: int
    key: str = field(repr=False)


class SentScan(Frozen):
    n: int
    text: str = field(repr=False)


class SentHeard(Frozen):
    """The line with this number is in the page, or has been read in braille."""

    n: int
    line: int


class SentHere(Frozen):
    """The page is there; ``hidden``: nobody can see it now."""

    n: int
    hidden: bool


class SentReads(Frozen):
    """How the seat wants to read: ``how`` is one of ``READS``, ``patience`` one of ``PATIENCE``."""

    n: int
    how: str
    lang: str
    verbosity: str
    patience: int


class SentLeave(Frozen):
    n: int


class Opening(Frozen):
    """In the box with which a seat's stream opens. ``fresh``: random, good once. ``last``: the last message it has."""

    fresh: str
    last: int


class WantedSound(Frozen):
    """In the box with which a sound is fetched."""

    line: int


Sent: TypeAlias = SentKey | SentScan | SentHeard | SentHere | SentReads | SentLeave
Body: TypeAlias = Join | Joined | Sealed | SentKey | SentScan
Query: TypeAlias = TableStream | SeatStream | SeatSound
_Read: TypeAlias = Callable[[Any], Any]


# --- what the server hands to the consumer loop, and is answered ---


class WantedWords(Frozen):
    """A page wants its words in this language."""

    lang: str


class WantedRules(Frozen):
    """A page wants the rules of this game in this language; ``game`` "": which games there are."""

    lang: str
    game: str = ""


class Asked(Frozen):
    """A request that waits for its answer. ``local``: it comes from this very machine, and knows it by such a name.

    ``answer`` takes a status and, where there is one, a body: an object for JSON, or bytes. Any thread may call it;
    only the first time counts.
    """

    what: Body | SeatSound | WantedWords | WantedRules
    peer: str
    local: bool
    answer: Callable[..., None]


class StreamOpened(Frozen):
    """A stream that waits to be told something. Until the first ``send`` or ``begin`` it can be refused.

    ``send`` takes one JSON object on one line, and an id where the client is to tell it when it comes again. ``refuse``
    takes a status. Any thread may call them.
    """

    stream: int
    what: TableStream | SeatStream
    peer: str
    local: bool
    begin: Callable[[], None]
    send: Callable[..., None]
    refuse: Callable[[int], None]
    close: Callable[[], None]


class StreamClosed(Frozen):
    """A stream has ended, by whichever side."""

    stream: int


class Died(Frozen):
    """The server's thread has ended, and nobody has asked it to."""


# --- how bodies are read ---


def _whole(low: int, high: int) -> _Read:
    def read(told: Any) -> int:
        if type(told) is not int or not low <= told <= high:
            raise BadBody
        return told

    return read


def _text(form: str) -> _Read:
    pattern = re.compile(form)

    def read(told: Any) -> str:
        if not isinstance(told, str) or not pattern.fullmatch(told):
            raise BadBody
        return told

    return read


def _flag(told: Any) -> bool:
    if not isinstance(told, bool):
        raise BadBody
    return told


def _bytes(length: int) -> _Read:
    """``length`` bytes as base64url without padding, in the one way to write them."""

    def read(told: Any) -> bytes:
        try:
            data = base64.b64decode(told.encode("ascii") + b"=" * (-len(told) % 4), b"-_", validate=True)
        except (ValueError, AttributeError):
            raise BadBody from None
        if len(data) != length or encoded(data) != told:
            raise BadBody
        return data

    return read


def _one_of(*known: int) -> _Read:
    def read(told: Any) -> int:
        if type(told) is not int or told not in known:
            raise BadBody
        return told

    return read


_N = _whole(0, HIGHEST)
_JOIN, _KEY = _bytes(16), _bytes(32)
_BOX = _text(rf"[A-Za-z0-9_=-]{{1,{LONGEST_BOX}}}")
#: No control characters but those that barcodes use as separators; and no half of a character, which no file takes.
_SCANNED = _text(rf"[^\x00-\x1c\x1f\x7f\ud800-\udfff]{{1,{LONGEST_SCAN}}}")

#: Kind → its fields: name in JSON, and how it is read. In the order of the kind's own fields.
_FORMS: Mapping[type, Mapping[str, _Read]] = {
    Join: {"seat": _whole(1, MAX_SEATS), "A": _KEY},
    Joined: {"j": _JOIN, "nA": _bytes(16)},
    Sealed: {"s": _JOIN, "box": _BOX},
    SentKey: {"n": _N, "key": _text("[0-9A-D*#]")},
    SentScan: {"n": _N, "text": _SCANNED},
    SentHeard: {"n": _N, "line": _N},
    SentHere: {"n": _N, "hidden": _flag},
    SentReads: {
        "n": _N,
        "as": _text("|".join(READS)),
        "lang": _text("[a-z]{2,3}(-[a-z]{2})?"),
        "verbosity": _text("brief|normal|full|habit"),
        "patience": _one_of(*PATIENCE),
    },
    SentLeave: {"n": _N},
    Opening: {"c": _text("[A-Za-z0-9_-]{16,64}"), "last": _N},
    WantedSound: {"line": _N},
}
#: What a joined phone sends, by the last part of its route.
SENT: Mapping[str, type[Sent]] = {
    "key": SentKey,
    "scan": SentScan,
    "heard": SentHeard,
    "here": SentHere,
    "reads": SentReads,
    "leave": SentLeave,
}
#: The routes that are posted to.
POSTED: Mapping[str, type] = {
    "/join": Join,
    "/joined": Joined,
    "/table/key": SentKey,
    "/table/scan": SentScan,
    **{f"/seat/{what}": Sealed for what in SENT},
}


def parsed(route: str, body: bytes) -> Body:
    """What was posted to this route of ``POSTED``. Raises BadBody."""
    kind, told = POSTED[route], _fields(POSTED[route], _object(body))
    return Sealed(route.rpartition("/")[2], *told) if kind is Sealed else kind(*told)


def opened(kind: type[Any], told: Mapping[str, Any]) -> Any:
    """What was in a box, as ``Opening``, ``WantedSound`` or one of ``SENT``. Raises BadBody."""
    return kind(*_fields(kind, told))


def asked(kind: type[Any], query: str) -> Any:
    """The query of a seat's stream or sound: ``s`` and ``o``, each once, and nothing else. Raises BadBody."""
    pairs = [pair.partition("=") for pair in query.split("&")]
    if [name for name, _, _ in pairs] != ["s", "o"]:
        raise BadBody
    (_, _, join), (_, _, box) = pairs
    return kind(_JOIN(join), _BOX(box.replace("%3D", "=")))


def encoded(data: bytes) -> str:
    """base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _fields(kind: type, told: Mapping[str, Any]) -> list[Any]:
    form = _FORMS[kind]
    if told.keys() != form.keys():
        raise BadBody
    return [read(told[name]) for name, read in form.items()]


def _object(body: bytes) -> dict[str, Any]:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            raise BadBody
        return found

    try:
        told = json.loads(body.decode("utf-8"), object_pairs_hook=once)
    except (ValueError, RecursionError):
        raise BadBody from None
    if not isinstance(told, dict):
        raise BadBody
    return told


# --- down: each is one JSON object ---


def say(line: Shown) -> dict[str, Any]:
    """A line is told."""
    return {"type": "say", "line": _line(line)}


def stands(screen: Screen, now: float) -> dict[str, Any]:
    """Facts, countdown, set-up, seats, door and what is waited for, as they are at this moment."""
    return {"type": "facts", **_stands(screen, now)}


def ask(question: Question | None) -> dict[str, Any]:
    """A question is open; None: none is."""
    return {"type": "ask", "ask": _ask(question)}


def whole(screen: Screen, now: float) -> dict[str, Any]:
    """All that a page holds."""
    return {
        "type": "all",
        "lines": [_line(line) for line in screen.lines],
        **_stands(screen, now),
        "lang": screen.lang,
        "ask": _ask(screen.question),
    }


def changes(before: Screen, after: Screen, now: float) -> Iterable[dict[str, Any]]:
    """What a page is told of how things stand now, where that has changed."""
    if not before.stood(after):
        yield stands(after, now)
    if before.question != after.question:
        yield ask(after.question)


def gone(why: str) -> dict[str, Any]:
    """The stream is over: "refused", "replaced", "left", "closed" or "restarted"."""
    return {"type": "gone", "why": why}


def text(message: Mapping[str, Any]) -> str:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def _line(line: Shown) -> dict[str, Any]:
    return {
        "n": line.number,
        "runs": line.runs,
        "urgency": line.urgency,
        "sign": line.sign,
        "topic": line.topic,
        "batch": line.batch,
        "private": line.private,
        "sound": line.sound,
    }


def _stands(screen: Screen, now: float) -> dict[str, Any]:
    # Facts, steps and seats have the fields that a page knows them by.
    return {
        "facts": [*map(vars, screen.facts)],
        "clock": _clock(screen.countdown, now),
        "steps": [*map(vars, screen.steps)],
        "seats": [*map(vars, screen.seats)],
        "door": screen.door,
        "where": screen.where,
    }


def _clock(clock: Clock | None, now: float) -> dict[str, Any] | None:
    return None if clock is None else {"left_ms": max(0, round((clock.ends - now) * 1000)), "running": True}


def _ask(question: Question | None) -> dict[str, Any] | None:
    if question is None:
        return None
    return {
        "runs": question.runs,
        "choices": [{"number": number, "runs": runs} for number, runs in question.choices],
        "free": question.width > 0 and not question.choices,
        "width": question.width,
        "skippable": question.skippable,
    }
