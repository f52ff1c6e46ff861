"""A held trigger is one scan; two cards are two."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.inputs.repeats import HELD_SECONDS, MOST_CODES, Repeats


def test_the_first_sighting_is_a_scan() -> None:
    assert not Repeats().again("A", 0.0)


def test_a_held_trigger_is_one_scan_however_long_it_is_held() -> None:
    repeats = Repeats()
    assert [repeats.again("A", 0.5 * step) for step in range(100)] == [False] + [True] * 99


def test_after_its_time_the_same_code_is_a_scan_again() -> None:
    repeats = Repeats()
    assert [repeats.again("A", at) for at in (0.0, 0.79, 1.6, 2.375, 3.2)] == [
        False,
        True,
        False,
        True,
        False,
    ]


def test_one_code_never_locks_another() -> None:
    repeats = Repeats()
    assert [repeats.again(code, at / 10) for at, code in enumerate("ABABCA")] == [
        False,
        False,
        True,
        True,
        False,
        True,
    ]


def test_memory_is_bounded_in_a_flood_and_emptied_after_it() -> None:
    repeats = Repeats()
    for number in range(10 * MOST_CODES):
        repeats.again(str(number), 1.0)
    assert len(repeats._seen) == MOST_CODES
    assert repeats.again(str(10 * MOST_CODES - 1), 1.1)
    repeats.again("A", 2.0)
    assert len(repeats._seen) == 1


def test_a_code_held_for_ever_does_not_keep_the_others_remembered() -> None:
    repeats = Repeats()
    for code, at in (("A", 0.0), ("B", 0.1), ("A", 0.5), ("A", 1.0)):
        repeats.again(code, at)
    assert set(repeats._seen) == {"A"}


@given(st.lists(st.tuples(st.sampled_from("ABC"), st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]))))
def test_it_says_what_the_rule_says(sightings: list[tuple[str, float]]) -> None:
    repeats, last, at = Repeats(), dict[str, float](), 0.0
    for code, pause in sightings:
        at += pause
        assert repeats.again(code, at) == (code in last and at - last[code] < HELD_SECONDS)
        last[code] = at
