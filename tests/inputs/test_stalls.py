"""What a stall may have put out of order counts nothing, and nothing else is kept back. Times are handed in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.inputs.stalls import AFTER_SECONDS, BEAT_SECONDS, STALL_SECONDS, Stalls


def beating(until: float) -> Stalls[str]:
    """Stalls of a machine that has been awake up to this moment."""
    stalls: Stalls[str] = Stalls()
    for beat in range(int(until / BEAT_SECONDS) + 1):
        stalls.beat(beat * BEAT_SECONDS)
    return stalls


def test_keys_and_scans_regrouped_by_a_stall_count_nothing() -> None:
    stalls = beating(10.0)
    stalls.beat(11.6)
    assert all(stalls.holds("keypad", key, 11.601) for key in "23")
    assert all(stalls.holds("scanner", scan, 11.602) for scan in ("wire", "wire"))
    assert stalls.holding
    assert stalls.released(11.7) == ((), False)
    assert stalls.released(11.9) == ((), True)
    assert stalls.released(12.0) == ((), False), "said once"
    assert not stalls.holding


def test_what_one_device_alone_has_said_is_kept_in_its_order() -> None:
    stalls = beating(10.0)
    assert all(stalls.holds("keypad", key, 11.601) for key in "23#")
    stalls.beat(11.602)
    assert stalls.released(11.9) == (("2", "3", "#"), False)


@pytest.mark.parametrize("late", [0.0, 0.005, 0.05])
def test_the_beat_may_come_later_than_what_was_read(late: float) -> None:
    stalls = beating(10.0)
    assert stalls.holds("keypad", "2", 11.6)
    stalls.beat(11.6 + late)
    assert stalls.holds("scanner", "wire", 11.61)
    assert stalls.released(12.0) == ((), True)


def test_a_machine_that_is_only_slow_keeps_nothing_back() -> None:
    stalls: Stalls[str] = Stalls()
    for beat in range(50):
        stalls.beat(at := beat * 0.95 * STALL_SECONDS)
        assert not stalls.holds("keypad", "2", at)
        assert not stalls.holds("scanner", "wire", at + 0.1)


def test_what_was_read_before_a_stall_or_well_after_it_is_taken_at_once() -> None:
    stalls = beating(10.0)
    for beat in range(10):
        stalls.beat(12.0 + beat * BEAT_SECONDS)
    assert not stalls.holds("keypad", "1", 9.99), "it was waiting in the inbox"
    assert not stalls.holds("keypad", "2", 12.0 + AFTER_SECONDS + 0.001)


def test_without_beats_nothing_is_kept_back() -> None:
    stalls: Stalls[str] = Stalls()
    assert not stalls.holds("script", "2", 0.0)
    assert not stalls.holds("script", "3", 100.0)


@given(
    st.lists(st.tuples(st.sampled_from(["keypad", "scanner", "seat2"]), st.floats(0.0, 0.1)), min_size=1, max_size=8),
    st.floats(0.25, 5.0),
    st.floats(0.0, 0.1),
)
def test_either_everything_comes_in_its_order_or_nothing_and_that_is_said(
    sent: list[tuple[str, float]], stalled: float, late: float
) -> None:
    stalls = beating(10.0)
    woke = 10.0 + stalled
    items = sorted((woke + after, device, number) for number, (device, after) in enumerate(sent))
    beaten = False
    for at, device, number in items:
        if not beaten and at >= woke + late:
            stalls.beat(woke + late)
            beaten = True
        assert stalls.holds(device, str(number), at)
    taken, mixed = stalls.released(woke + 1.0)
    assert mixed == (len({device for device, _ in sent}) > 1)
    assert taken == (() if mixed else tuple(str(number) for _, _, number in items))
