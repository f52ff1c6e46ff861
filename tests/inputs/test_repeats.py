"""A held trigger is one scan; two cards are two. A held key is one press; two presses are two."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.inputs.repeats import HELD_SECONDS, MOST_CODES, REPEAT_SECONDS, HeldKeys, Repeats


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


# --- keys that are held ---


class Hands:
    """What comes of keys at a terminal. The time passes only here."""

    def __init__(self) -> None:
        self.keys = HeldKeys()
        self.acted = ""
        self.now = 100.0

    def comes(self, key: str) -> None:
        self.acted += "".join(self.keys.feed(key, self.now))

    def wait(self, seconds: float) -> None:
        """A wait is looked at as late as the loop may look."""
        self.now += seconds
        self.acted += "".join(self.keys.elapsed(self.now))

    def hold(self, key: str, begins: float, every: float, times: int) -> None:
        """It comes once, and after a while again and again."""
        self.comes(key)
        for number in range(times):
            self.wait(begins if number == 0 else every)
            self.comes(key)


PRESSES = st.tuples(
    st.sampled_from("#B19"),
    st.sampled_from([0, 0, 0, 2, 3, 30]),  # how often it repeats; once cannot be told from two presses
    st.floats(0.2, 0.9),
    st.floats(0.01, 0.09),
    st.floats(0.15, 2.0),
)


@given(st.lists(PRESSES, max_size=12))
def test_every_press_acts_once_however_long_it_is_held(presses: list[tuple[str, int, float, float, float]]) -> None:
    hands = Hands()
    for key, times, begins, every, pause in presses:
        hands.hold(key, begins, every, times)
        hands.wait(pause)
    assert hands.acted == "".join(key for key, *_ in presses)


def test_the_second_of_two_equal_keys_acts_if_no_third_follows() -> None:
    hands = Hands()
    hands.comes("B")
    assert hands.acted == "B", "the first acts at once"
    hands.wait(0.3)
    hands.comes("B")
    hands.wait(REPEAT_SECONDS - 0.01)
    assert hands.acted == "B"
    hands.wait(0.02)
    assert hands.acted == "BB"


def test_two_equal_keys_in_one_go_are_two_and_another_key_does_not_wait() -> None:
    hands = Hands()
    hands.comes("1")
    hands.comes("1")
    hands.comes("2")
    assert hands.acted == "112"


def test_a_key_long_after_the_same_one_acts_at_once() -> None:
    hands = Hands()
    for _ in range(3):
        hands.comes("#")
        hands.wait(1.0)
    assert hands.acted == "###"
