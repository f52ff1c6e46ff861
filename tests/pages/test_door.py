"""One phone at a time, one number a request, and a door that shuts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.pages.door import BEFORE, TYPED, UNFINISHED, WRONG, Door, TurnedAway

J, K = b"j" * 16, b"k" * 16


def at_the_door(now: float = 0.0, door: Door | None = None) -> Door:
    knocked = (door or Door()).knock(now, J, 2)
    assert isinstance(knocked, Door)
    return knocked


def asked(now: float = 0.0, door: Door | None = None) -> Door:
    opened = at_the_door(now, door).opened(now, J)
    assert opened is not None
    return opened


def test_a_second_phone_waits_until_the_first_is_done() -> None:
    assert at_the_door().knock(1.0, K, 3) is TurnedAway.BUSY
    assert isinstance(asked().answered(2.0, True).knock(2.0, K, 3), Door)


def test_a_phone_that_says_no_more_lapses_and_the_next_may_come() -> None:
    assert isinstance(at_the_door().knock(BEFORE, K, 3), Door)
    assert asked().knock(TYPED - 1, K, 3) is TurnedAway.BUSY
    assert isinstance(asked().knock(TYPED, K, 3), Door)


def test_patience_gives_more_time_to_type() -> None:
    assert asked(door=Door(patience=4.0)).knock(TYPED * 4 - 1, K, 3) is TurnedAway.BUSY


def test_the_table_is_asked_once_and_only_for_the_phone_at_the_door() -> None:
    assert at_the_door().opened(1.0, K) is None
    assert asked().opened(1.0, J) is None
    assert at_the_door().opened(BEFORE, J) is None


def test_three_wrong_numbers_shut_the_door_until_the_table_opens_it() -> None:
    door = Door()
    for moment in range(WRONG):
        door = asked(float(moment), door).answered(float(moment), False)
    assert door.knock(10.0, J, 2) is TurnedAway.SHUT
    assert isinstance(door.unlocked().knock(10.0, J, 2), Door)


def test_ten_requests_that_come_to_nothing_shut_it_too() -> None:
    door = Door()
    for number in range(UNFINISHED):
        door = at_the_door(number * 100.0, door)
    assert door.knock(2000.0, J, 2) is TurnedAway.SHUT


def test_a_number_that_nobody_asked_for_changes_nothing() -> None:
    assert Door().answered(0.0, False) == Door()
    assert at_the_door().answered(0.0, True) == at_the_door()


acts = st.lists(st.tuples(st.sampled_from(["knock", "open", "right", "wrong"]), st.floats(0, 40)), max_size=60)


@given(acts)
def test_whatever_comes_nobody_is_let_in_without_a_number_of_their_own(script: list[tuple[str, float]]) -> None:
    door, now, numbers = Door(), 0.0, 0
    for act, pause in script:
        now += pause
        match act:
            case "knock":
                door = came if isinstance(came := door.knock(now, J, 2), Door) else door
            case "open":
                opened = door.opened(now, J)
                numbers, door = (numbers + 1, opened) if opened else (numbers, door)
            case _:
                before = door.at(now).request
                door = door.answered(now, act == "right")
                if before is not None and before.asked:
                    numbers -= 1
                    assert door.request is None
        assert door.wrong <= WRONG
        assert door.unfinished <= UNFINISHED
        assert not (door.shut and door.request is not None and door.request.asked and door.at(now) != door)
