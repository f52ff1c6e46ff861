"""What goes over the wire: a body is taken whole or refused whole, and nothing of it is told."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion.model import Announcement, Only, Sign, alert, game
from companion.pages import screen, wire
from companion.pages.screen import Clock, Fact, Question, Screen, Seated, Step

KEY = "A" * 43
JOIN = "A" * 22
#: A right body for each route.
RIGHT: dict[str, dict[str, Any]] = {
    "/join": {"seat": 2, "A": KEY},
    "/joined": {"j": JOIN, "nA": JOIN},
    "/table/key": {"n": 1, "key": "#"},
    "/table/scan": {"n": 1, "text": "BCDFGHJK"},
    **{f"/seat/{what}": {"s": JOIN, "box": "Ab_-="} for what in wire.SENT},
}
#: What is in the boxes.
INSIDE: dict[str, dict[str, Any]] = {
    "key": {"n": 1, "key": "A"},
    "scan": {"n": 2, "text": "4006381333931"},
    "heard": {"n": 3, "line": 12},
    "here": {"n": 4, "hidden": False},
    "reads": {"n": 5, "as": "braille", "lang": "fr", "verbosity": "brief", "patience": 0},
    "leave": {"n": 6},
}


def body(told: object) -> bytes:
    return json.dumps(told).encode()


def test_each_route_takes_its_own_body() -> None:
    assert RIGHT.keys() == wire.POSTED.keys()
    for route, told in RIGHT.items():
        assert isinstance(wire.parsed(route, body(told)), wire.POSTED[route])
    assert wire.parsed("/join", body(RIGHT["/join"])) == wire.Join(2, bytes(32))
    assert wire.parsed("/seat/heard", body(RIGHT["/seat/heard"])) == wire.Sealed("heard", bytes(16), "Ab_-=")


def test_each_box_takes_its_own_message() -> None:
    assert INSIDE.keys() == wire.SENT.keys()
    for what, told in INSIDE.items():
        assert isinstance(wire.opened(wire.SENT[what], told), wire.SENT[what])
    assert wire.opened(wire.SentReads, INSIDE["reads"]) == wire.SentReads(5, "braille", "fr", "brief", 0)
    assert wire.opened(wire.Opening, {"c": "x" * 22, "last": 0}) == wire.Opening("x" * 22, 0)
    assert wire.opened(wire.WantedSound, {"line": 3}) == wire.WantedSound(3)


@pytest.mark.parametrize("route", RIGHT)
def test_a_key_too_many_or_too_few_is_refused(route: str) -> None:
    right = RIGHT[route]
    for name in right:
        with pytest.raises(wire.BadBody):
            wire.parsed(route, body({other: value for other, value in right.items() if other != name}))
    with pytest.raises(wire.BadBody):
        wire.parsed(route, body({**right, "more": 1}))
    written = body(right)[:-1]
    first = next(iter(right))
    with pytest.raises(wire.BadBody):
        wire.parsed(route, written + b", " + body({first: right[first]})[1:])


WRONG: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0.5,
    1.0,
    2**53,
    10**30,
    "",
    " ",
    "\x00",
    "é" * 2000,
    [],
    {},
    [1],
    {"n": 1},
)


@pytest.mark.parametrize(("what", "told"), [*INSIDE.items()])
def test_no_value_stands_for_one_of_another_kind(what: str, told: dict[str, Any]) -> None:
    for name, right in told.items():
        for wrong in WRONG:
            if type(wrong) is not type(right):
                with pytest.raises(wire.BadBody):
                    wire.opened(wire.SENT[what], {**told, name: wrong})


@pytest.mark.parametrize("key", ["", "##", "E", "a", "10", "# ", "\n", "٣"])
def test_a_key_is_one_of_sixteen(key: str) -> None:
    with pytest.raises(wire.BadBody):
        wire.parsed("/table/key", body({"n": 1, "key": key}))


@pytest.mark.parametrize("text", ["", "x" * (wire.LONGEST_SCAN + 1), "a\nb", "a\x00", "\x7f", "a\x1b[2J", "\ud800"])
def test_a_scan_holds_no_line_end_no_control_character_and_no_half_of_one(text: str) -> None:
    with pytest.raises(wire.BadBody):
        wire.parsed("/table/scan", body({"n": 1, "text": text}))


def test_bytes_are_written_in_one_way() -> None:
    for key in (KEY[:-1], KEY + "A", KEY + "=", "A" * 42 + "B", "A" * 42 + "+", "A" * 42 + "\n"):
        with pytest.raises(wire.BadBody):
            wire.parsed("/join", body({"seat": 1, "A": key}))
    assert wire.encoded(bytes(32)) == KEY


@given(some.binary(max_size=300) | some.text(max_size=300).map(str.encode))
def test_whatever_is_posted_is_refused_in_the_one_way(sent: bytes) -> None:
    for route in wire.POSTED:
        with pytest.raises(wire.BadBody) as refused:
            wire.parsed(route, sent)
        assert str(refused.value) == ""


def test_what_nests_deep_and_what_is_no_object_is_refused() -> None:
    for sent in (b"[" * 2000, b'{"n":' * 300, b"1", b'"x"', b"null", b"\xff\xfe", "{}".encode("utf-16")):
        with pytest.raises(wire.BadBody):
            wire.parsed("/table/key", sent)


def test_a_query_has_its_two_parts_in_their_order_and_nothing_else() -> None:
    assert wire.asked(wire.SeatStream, f"s={JOIN}&o=Ab%3D") == wire.SeatStream(bytes(16), "Ab=")
    assert wire.asked(wire.SeatSound, f"s={JOIN}&o=Ab") == wire.SeatSound(bytes(16), "Ab")
    for query in (
        "",
        f"s={JOIN}",
        f"o=Ab&s={JOIN}",
        f"s={JOIN}&o=Ab&o=Ab",
        f"s={JOIN}&o=",
        f"s={JOIN}&o=a%20b",
        "s=&o=",
    ):
        with pytest.raises(wire.BadBody):
            wire.asked(wire.SeatStream, query)


def test_no_key_no_scan_and_no_nonce_stands_in_a_repr() -> None:
    for value in (wire.SentKey(1, "7"), wire.SentScan(1, "7"), wire.Joined(b"j", b"7")):
        assert "7" not in repr(value)


def test_a_message_is_one_line_of_json_that_a_browser_reads() -> None:
    said = replace(alert("x", Sign.REFUSED, "t"), audience=Only(2))
    page = Screen().told(said, (("fr", "Manche\ndeux : « 7 ».\u2028"),), 4)
    page = replace(
        page,
        facts=(Fact("round", (("fr", "Manche 2."),), True),),
        countdown=Clock(71.0),
        steps=(Step((("fr", "Ana"),), True),),
        seats=(Seated(1, "Inès", True),),
        question=Question((("fr", "Qui ?"),), ((3, (("fr", "Léo"),)),), 1, True),
        where=(("fr", "Qui ?"),),
    )
    text = wire.text(wire.whole(page, 10.0))
    assert "\n" not in text
    told = json.loads(text)
    assert told["lines"] == [
        {
            "n": 1,
            "runs": [["fr", "Manche\ndeux : « 7 ».\u2028"]],
            "urgency": "alert",
            "sign": "refused",
            "topic": "t",
            "batch": 1,
            "private": True,
            "sound": False,
        }
    ]
    assert told["clock"] == {"left_ms": 61000, "running": True}
    assert told["ask"]["choices"] == [{"number": 3, "runs": [["fr", "Léo"]]}]
    assert told["ask"]["free"] is False
    assert (told["door"], told["lang"], told["where"]) == ("open", "fr", [["fr", "Qui ?"]])


def test_a_question_that_any_number_answers_is_free_and_one_that_only_keys_answer_is_not() -> None:
    runs = (("fr", "?"),)
    assert wire.ask(Question(runs, (), 2))["ask"]["free"] is True
    assert wire.ask(Question(runs, (), 0))["ask"]["free"] is False
    assert wire.ask(None) == {"type": "ask", "ask": None}


def test_a_countdown_that_is_over_has_nothing_left() -> None:
    page = replace(Screen(), countdown=Clock(5.0))
    assert wire.stands(page, 9.0)["clock"] == {"left_ms": 0, "running": True}
    assert wire.stands(Screen(), 9.0)["clock"] is None


def test_a_line_of_the_table_is_nobodys_secret() -> None:
    said: Announcement = game("x")
    assert screen.for_everybody(said)
    assert wire.say(Screen().told(said, (), 1).lines[0])["line"]["private"] is False
