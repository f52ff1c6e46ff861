"""One phone a seat, from its knock to its leave: what is taken once, what is not taken, and who is there."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.pages import sealing, wire
from companion.pages.door import BEFORE, TYPED, TurnedAway
from companion.pages.phones import (
    AWAY,
    BAD,
    GAP,
    TAKEN,
    UNKNOWN,
    UNSEEN,
    WITHHELD,
    Gone,
    Handsets,
    Lapsed,
    Phone,
    ReadsAs,
)
from tests.examples import tried
from tests.phone import Side, bytes_of, written


def counted() -> Any:
    """Random bytes that are never the same twice, and the same at each run."""
    numbers = itertools.count(1)
    return lambda size: next(numbers).to_bytes(size, "big")


@dataclass
class House:
    """A table with phones, and its clock. ``streams`` are those that have been opened, in order."""

    phones: Handsets = field(default_factory=lambda: Handsets(counted()))
    now: float = 100.0
    streams: int = 0
    waited: Phone | None = None

    def knocked(self, seat: int = 2) -> Side:
        """A phone knocks and opens its nonce; both have the same digits."""
        side = Side(seat)
        made = self.phones.knock(self.now, wire.Join(seat, side.public))
        assert not isinstance(made, TurnedAway)
        answer = {"j": written(made.join), "B": written(made.public), "C": written(made.commitment)}
        opening = side.committed(answer)
        nonce = self.phones.opened(self.now, wire.Joined(bytes_of(opening["j"]), bytes_of(opening["nA"])))
        assert nonce is not None
        assert self.phones.waiting is not None
        assert side.agreed({"nB": written(nonce)}) == self.phones.waiting.digits
        return side

    def joined(self, seat: int = 2) -> Side:
        side = self.knocked(seat)
        assert self.opens(side) == 200
        self.phones.admit(self.now)
        return side

    def opens(self, side: Side, query: dict[str, str] | None = None) -> int:
        query = query or side.opening()
        self.streams += 1
        return self.phones.opens(self.now, wire.SeatStream(side.name, query["o"]), self.streams)[0]

    def sends(self, side: Side, what: str, **told: Any) -> tuple[int, wire.Sent | None]:
        return self.posts(side, what, side.numbered(**told))

    def posts(self, side: Side, what: str, body: dict[str, str]) -> tuple[int, wire.Sent | None]:
        return self.phones.sent(self.now, wire.Sealed(what, side.name, body["box"]))[:2]

    def glance(self, later: float) -> list[Gone | Lapsed]:
        self.now += later
        self.waited = self.phones.waiting
        return [*self.phones.glance(self.now)]


# --- joining ---


def test_a_phone_that_was_let_in_is_its_seats() -> None:
    house = House()
    side = house.joined(3)
    assert house.phones.of(side.name) is house.phones.joined[3]
    assert house.sends(side, "key", key="5") == (TAKEN, wire.SentKey(1, "5"))


def test_before_it_is_let_in_it_may_open_its_stream_and_nothing_else() -> None:
    house = House()
    side = house.knocked()
    assert house.opens(side) == 200
    assert house.sends(side, "key", key="5") == (UNKNOWN, None)


def test_a_phone_that_was_refused_knows_nothing_more() -> None:
    house = House()
    side = house.knocked()
    house.opens(side)
    house.phones.refuse(house.now)
    assert house.opens(side) == UNKNOWN
    assert house.phones.door.wrong == 1


def test_a_new_join_ends_the_old_at_once() -> None:
    house = House()
    old = house.joined()
    new = house.joined()
    assert house.sends(old, "key", key="1") == (UNKNOWN, None)
    assert house.opens(old) == UNKNOWN
    assert house.sends(new, "key", key="1")[0] == TAKEN


def test_a_second_phone_at_the_door_changes_nothing_for_the_first() -> None:
    house = House()
    side = house.knocked()
    assert house.phones.knock(house.now, wire.Join(2, Side(2).public)) is TurnedAway.BUSY
    assert house.opens(side) == 200
    house.phones.admit(house.now)
    assert house.sends(side, "here", hidden=False)[0] == TAKEN


def test_a_key_that_agrees_on_nothing_is_never_asked_about() -> None:
    house = House()
    made = house.phones.knock(house.now, wire.Join(2, bytes(32)))
    assert not isinstance(made, TurnedAway)
    assert house.phones.opened(house.now, wire.Joined(made.join, bytes(16))) is None
    assert house.glance(BEFORE) == [Lapsed(2)]


def test_a_request_lapses_and_is_told_whether_the_table_was_asked() -> None:
    house = House()
    house.phones.knock(house.now, wire.Join(2, Side(2).public))
    assert house.glance(BEFORE) == [Lapsed(2)]
    side = house.knocked()
    house.opens(side)
    assert house.glance(TYPED) == [Lapsed(2, house.waited)]
    assert house.opens(side) == UNKNOWN


def test_patience_gives_more_time_at_the_door() -> None:
    house = House()
    house.phones.reads[2] = ReadsAs(patience=4)
    side = house.knocked()
    house.opens(side)
    assert house.glance(TYPED * 4 - 1) == []
    assert house.glance(1) == [Lapsed(2, house.waited)]


def test_a_phone_that_goes_from_the_door_is_not_waited_for() -> None:
    house = House()
    side = house.knocked()
    house.opens(side)
    house.phones.closed(house.now, house.streams)
    assert house.glance(UNSEEN - 0.1) == []
    assert house.opens(side) == 200, "its network came back"
    house.phones.closed(house.now, house.streams)
    assert house.glance(UNSEEN) == [Lapsed(2, house.waited)]


# --- what is sent ---


def test_what_was_seen_before_is_answered_and_not_taken_again() -> None:
    house = House()
    side = house.joined()
    body = side.numbered(key="5")
    assert house.posts(side, "key", body) == (TAKEN, wire.SentKey(1, "5"))
    assert house.posts(side, "key", body) == (TAKEN, None)


def test_before_a_gap_nothing_is_taken_and_nothing_is_lost() -> None:
    house = House()
    side = house.joined()
    first = side.numbered(key="5")
    assert house.sends(side, "key", key="6") == (GAP, None)
    assert house.posts(side, "key", first)[1] == wire.SentKey(1, "5")
    side.sent = 1
    assert house.sends(side, "key", key="6")[1] == wire.SentKey(2, "6")


def test_a_box_of_one_route_does_not_serve_on_another() -> None:
    house = House()
    side = house.joined()
    assert house.posts(side, "scan", side.numbered(key="5")) == (BAD, None)
    side.sent = 0
    assert house.sends(side, "key", key="5")[1] is not None


@pytest.mark.parametrize("told", [{"key": "E"}, {"key": "55"}, {"key": 5}, {}, {"key": "5", "more": 1}])
def test_what_no_page_sends_is_refused(told: dict[str, Any]) -> None:
    house = House()
    assert house.sends(house.joined(), "key", **told) == (BAD, None)


def test_what_another_has_sealed_is_refused_and_counts_for_nothing() -> None:
    house = House()
    mine, other = house.joined(2), house.joined(3)
    body = {"s": written(mine.name), "box": other.box(n=1, key="5")}
    assert house.posts(mine, "key", body) == (BAD, None)
    assert house.sends(mine, "key", key="5")[1] is not None


def test_what_went_down_does_not_go_up() -> None:
    house = House()
    side = house.joined()
    box = house.phones.sealed(2, {"type": "ask", "ask": None})
    assert house.posts(side, "key", {"box": box}) == (BAD, None)


# --- streams ---


def test_an_opening_is_good_once() -> None:
    house = House()
    side = house.joined()
    opening = side.opening()
    assert house.opens(side, opening) == 200
    assert house.opens(side, opening) == TAKEN
    assert house.phones.joined[2].stream == house.streams - 1


def test_boxes_are_numbered_on_through_all_openings_and_have_two_sizes() -> None:
    house = House()
    side = house.joined()
    boxes = [house.phones.sealed(2, {"type": "say", "line": {"n": n, "runs": [["fr", "x" * n]]}}) for n in range(50)]
    house.opens(side)
    boxes += [house.phones.sealed(2, {"type": "all", "lines": []})]
    assert [side.opens(box)["b"] for box in boxes] == [*range(1, 52)]
    assert len({len(box) for box in boxes[:-1]}) == 1
    assert len(boxes[-1]) > len(boxes[0])


def test_a_whole_page_that_is_too_long_loses_its_oldest_lines_alone() -> None:
    house = House()
    side = house.joined()
    lines = [{"n": n, "runs": [["fr", "é" * 600]]} for n in range(1, 51)]
    told = side.opens(house.phones.sealed(2, {"type": "all", "lines": lines, "facts": []}))
    assert 0 < len(told["lines"]) < 50
    assert told["lines"] == lines[-len(told["lines"]) :]


def test_a_long_line_is_told_whole() -> None:
    house = House()
    side = house.joined()
    told = {"type": "say", "line": {"n": 1, "runs": [["fr", "x" * 2 * sealing.SMALL]]}}
    assert side.opens(house.phones.sealed(2, told)) == {**told, "b": 1}


# --- presence ---


def test_a_page_that_says_no_more_is_told_nothing_private_and_then_counts_as_away() -> None:
    house = House()
    side = house.joined()
    house.sends(side, "here", hidden=False)
    assert house.phones.joined[2].here(house.now + WITHHELD - 0.1, ReadsAs())
    assert not house.phones.joined[2].here(house.now + WITHHELD, ReadsAs())
    assert house.glance(AWAY - 0.1) == []
    assert house.glance(0.1) == [Gone(2)]
    assert house.glance(1000) == []
    assert not house.phones.back(2, house.now)
    house.sends(side, "here", hidden=False)
    assert house.phones.back(2, house.now)
    assert not house.phones.back(2, house.now)
    assert house.phones.joined[2].here(house.now, ReadsAs())


@pytest.mark.parametrize(("patience", "times"), [(1, 1), (2, 2), (4, 4), (0, 4)])
def test_patience_gives_more_time_before_a_phone_is_away(patience: int, times: int) -> None:
    house = House()
    house.joined()
    house.phones.reads[2] = ReadsAs(patience=patience)
    assert house.phones.pause(house.now) == AWAY * times
    assert house.glance(AWAY * times - 0.1) == []
    assert house.glance(0.1) == [Gone(2)]


def test_a_page_that_nobody_can_see_is_not_there_but_a_speaking_one_may_be_dark() -> None:
    house = House()
    side = house.joined()
    house.now += WITHHELD
    house.sends(side, "here", hidden=True)
    assert not house.phones.joined[2].here(house.now, ReadsAs())
    house.phones.reads[2] = ReadsAs("speak")
    house.sends(side, "here", hidden=True)
    assert house.phones.joined[2].here(house.now, ReadsAs())


# --- whatever comes ---


acts = st.lists(
    st.tuples(
        st.sampled_from(["send", "again", "skip", "open", "reopen", "tell", "lose", "join", "other"]), st.integers(0, 9)
    ),
    max_size=60,
)


@tried(150)
@given(acts)
def test_whatever_is_lost_repeated_or_late_each_key_is_taken_once_and_in_order(script: list[tuple[str, int]]) -> None:
    house = House()
    side, foreign = house.joined(2), house.joined(3)
    taken: list[str] = []
    pressed: list[str] = []
    bodies: list[dict[str, str]] = []
    openings: list[dict[str, str]] = []
    for act, number in script:
        match act:
            case "send":
                bodies.append(side.numbered(key=str(number)))
                status, sent = house.posts(side, "key", bodies[-1])
                assert status == TAKEN
                assert isinstance(sent, wire.SentKey)
                pressed.append(str(number))
                taken.append(sent.key)
            case "again" if bodies:
                assert house.posts(side, "key", bodies[number % len(bodies)]) == (TAKEN, None)
            case "skip":
                later = {"box": side.box(n=side.sent + 2 + number, key="9")}
                assert house.posts(side, "key", later) == (GAP, None)
            case "open":
                openings.append(side.opening())
                assert house.opens(side, openings[-1]) == 200
            case "reopen" if openings:
                assert house.opens(side, openings[number % len(openings)]) == TAKEN
            case "tell":
                told = side.opens(house.phones.sealed(2, {"type": "ask", "ask": None}))
                assert told["b"] == side.told + 1
                side.told = told["b"]
            case "lose":
                house.phones.closed(house.now, number)
            case "join":
                side, bodies, openings = house.joined(2), [], []
            case "other":
                assert house.posts(side, "key", foreign.numbered(key="5"))[0] == BAD
    assert taken == pressed


def test_no_key_and_no_digit_stands_in_what_is_printed() -> None:
    house = House()
    side = house.knocked()
    waiting = repr(house.phones.waiting)
    assert side.digits not in waiting
    house.phones.admit(house.now)
    told = waiting + repr(house.phones.joined[2])
    for key in (side.up, side.down):
        assert repr(key) not in told
