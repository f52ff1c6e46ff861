"""Keypads that speak the protocol, keypads that hardly speak, noise and bounce; key maps; number fields."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.inputs import keys
from companion.inputs.framing import SHORTEST_SECONDS, SILENCE_SECONDS, Doubtful
from companion.inputs.keys import (
    BARE_SECONDS,
    FOUR_BY_FOUR,
    KEYS,
    PAD,
    TERMINAL,
    KeypadReader,
    UnknownKeyError,
    remapped,
)
from companion.model import Doubt
from tests.examples import tried


def heard(*sent: tuple[float, bytes | None], opened: float | None = None) -> list[str | Doubtful]:
    """What a pad says, kept waiting as its port keeps it; None is silence, and there is more of it at the end."""
    pad = KeypadReader()
    if opened is not None:
        pad.opened(opened)
    found: list[str | Doubtful] = []
    now = 0.0
    for at, data in [*sent, (sent[-1][0] + 10 if sent else 0.0, None)]:
        while pad.wait is not None and now + pad.wait <= at:
            now += pad.wait
            found += pad.silence(now)
        if data is not None:
            found += pad.feed(data, at)
            now = at
    return found


def pressed(*sent: tuple[float, bytes | None], opened: float | None = None) -> str:
    """The keys that a pad presses."""
    return "".join(key for key in heard(*sent, opened=opened) if isinstance(key, str))


# --- the line protocol -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_key_counts_when_it_comes_down_and_not_when_it_comes_up(key: str) -> None:
    assert pressed((0, f"K {key}\n".encode())) == key
    assert pressed((0, f"K {key}\nL {key}\nU {key}\n".encode())) == key
    assert pressed((0, f"U {key}\nL {key}\n".encode())) == ""


def test_lines_may_end_in_cr_lf_and_fall_to_pieces() -> None:
    assert pressed((0, b"K 5\r\nU 5\r\nK 6\r\n")) == "56"
    assert pressed(*((0, bytes([byte])) for byte in b"K 5\nU 5\nK 6\n")) == "56"


def test_a_key_pressed_twice_counts_twice() -> None:
    assert pressed((0, b"K 9\n"), (0.1, b"U 9\n"), (0.2, b"K 9\n")) == "99"


def test_a_key_that_comes_down_twice_without_coming_up_is_bounce() -> None:
    assert pressed((0, b"K 5\nK 5\n"), (0.01, b"K 5\n"), (1.9, b"K 5\n")) == "5"


def test_two_equal_digits_in_haste_are_a_number() -> None:
    assert pressed((0, b"K 1\nU 1\n"), (0.06, b"K 1\nU 1\n")) == "11"
    assert pressed((0, b"K 1\nU 1\nK 1\nU 1\n")) == "11"


def test_a_lost_release_does_not_kill_a_key() -> None:
    assert pressed((0, b"K 5\n"), (1.9, b"K 5\n"), (4.0, b"K 5\n")) == "55"


@given(st.floats(0.005, 1.9), st.integers(1, 200))
def test_a_pad_that_says_again_and_again_that_a_key_is_down_presses_once(every: float, times: int) -> None:
    assert pressed(*((number * every, b"K #\n") for number in range(times))) == "#"


def test_a_key_held_down_does_not_hold_up_another() -> None:
    assert pressed((0, b"K 5\nK 6\nU 6\nK 6\n")) == "566"


@pytest.mark.parametrize(
    "line", [b"", b"K", b"K  ", b"K 55", b"K E", b"K a", b"k 5", b"K 5 6", b"5 5", b"12", b"55", b"E"]
)
def test_unknown_lines_press_nothing(line: bytes) -> None:
    assert pressed((0, line + b"\r\n")) == ""


@pytest.mark.parametrize("line", [b"NR", b"K \xe9", b"\xffK 5", b"K 5" * 200])
def test_doubtful_lines_press_nothing_and_the_next_line_counts(line: bytes) -> None:
    assert pressed((0, line + b"\nK 7\n")) == "7"


# --- simple sketches ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_a_bare_key_counts_with_a_line_end_and_alone_after_silence(key: str) -> None:
    assert pressed((0, f"{key}\r\n".encode())) == key
    assert pressed((0, key.encode()), (0.08, None)) == key


def test_a_bare_line_waits_40_ms_and_a_held_key_is_no_reason_to_wait_longer() -> None:
    pad = KeypadReader()
    assert (pad.feed(b"5\r\n", 1.0), pad.wait) == ([], BARE_SECONDS)
    assert pad.silence(1.0 + BARE_SECONDS) == ["5"]
    assert pad.feed(b"6\r\n", 2.0) == []
    assert pad.feed(b"6\r\n", 2.03) == []
    assert pad.feed(b"6\r\n", 2.06) == ["6"]


def test_a_pad_without_line_ends_is_taken_sooner_once_it_has_shown_its_gap() -> None:
    pad = KeypadReader()
    waits = []
    for number in range(4):
        pad.feed(b"%d" % number, float(number))
        waits.append(pad.wait)
        assert pad.silence(number + 0.1) == [str(number)]
        pad.silence(number + 0.2)
    assert waits == [SILENCE_SECONDS] * 3 + [SHORTEST_SECONDS]


def test_two_keys_within_the_silence_of_a_pad_without_line_ends_both_count() -> None:
    shown = [(float(number), b"0") for number in range(4)]
    assert pressed(*shown, (10.0, b"5"), (10.05, b"6"), (10.09, b"7")) == "0000567"


# --- noise -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("noise", [b"\xf0\n5\n", b"5\n\xf0\n", b"\x805\r\n7\r\n\x01\r9\r", b"5\r\xff\xfe"])
def test_a_bare_glyph_in_noise_presses_nothing(noise: bytes) -> None:
    assert pressed((0, noise)) == ""
    assert pressed(*((at / 1000, bytes([byte])) for at, byte in enumerate(noise))) == ""
    assert pressed((0, noise), (1.5, b"7\r\n")) == "7", "and a second later a key is a key"


def test_random_bytes_press_nothing_and_are_no_ping() -> None:
    random = Random(7)
    pad = KeypadReader()
    found = [item for at in range(20_000) for item in pad.feed(random.randbytes(50), at / 200)]
    assert not [item for item in found if isinstance(item, str)]
    assert len(found) > 1000, "it is told"
    assert not pad.pings


def test_noise_is_told_once_the_boot_is_over_and_an_unknown_line_is_none() -> None:
    assert heard((1.0, b"\xf0\x80\r\n"), opened=0.0) == []
    assert heard((3.0, b"\xf0\x80\r\n"), opened=0.0) == [Doubtful(Doubt.GARBLED)]
    assert heard((3.0, b"key pressed\r\n5\r\n")) == ["5"]


def test_two_keys_rolled_within_one_silence_both_count_where_there_are_no_lines() -> None:
    assert pressed((0, b"1"), (0.05, b"2"), (0.13, None)) == "12"


def test_the_same_bare_key_within_120_ms_is_bounce() -> None:
    assert pressed((0, b"5\r\n"), (0.11, b"5\r\n"), (0.22, b"5\r\n")) == "5"
    assert pressed((0, b"5\r\n"), (0.13, b"5\r\n"), (0.21, None)) == "55"
    assert pressed((0, b"5\r\n"), (0.05, b"6\r\n"), (0.1, b"5\r\n")) == "56"
    assert pressed((0, b"55"), (0.08, None)) == "5"


@given(st.floats(0.13, 0.9), st.floats(0.01, 0.07), st.integers(2, 60), st.sampled_from([b"5\r\n", b"5"]))
def test_a_bare_key_that_begins_to_repeat_presses_once(begins: float, every: float, times: int, line: bytes) -> None:
    first = [(0.0, line), (0.08, None)]
    again = [(begins + number * every, line) for number in range(times)]
    assert pressed(*first, *again, (begins + times * every + 0.08, None)) == "5"


def test_a_line_end_that_comes_late_presses_nothing_more() -> None:
    assert pressed((0, b"5"), (0.08, None), (0.3, b"\r\n"), (0.4, None)) == "5"


# --- boot --------------------------------------------------------------------------------------------------


def test_boot_noise_counts_nothing_until_hello() -> None:
    assert pressed((0.1, b"5\r\n"), (0.2, b"7"), (0.3, None), opened=0) == ""
    assert pressed((0.1, b"5\r\nH keypad/1 4x4\n5\r\n"), opened=0) == "5"


def test_a_sketch_without_hello_counts_after_two_and_a_half_seconds() -> None:
    assert pressed((2.4, b"5\r\n"), (2.6, b"6\r\n"), opened=0) == "6"


def test_a_well_formed_line_is_never_noise() -> None:
    assert pressed((0.1, b"\xf0\x80\n\x00K 5\n"), opened=0) == "5"


def test_after_a_reconnection_it_waits_for_the_boot_again_and_no_key_is_down() -> None:
    pad = KeypadReader()
    pad.opened(0)
    assert pad.feed(b"H keypad/1 4x4\nK 5\nK", 1) == ["5"]
    pad.opened(1.5)
    assert pad.hello is None
    assert pad.last_heard is None
    assert pad.wait is None
    assert pad.feed(b"6\n", 1.6) == []
    assert pad.feed(b"K 5\n", 1.7) == ["5"]


def test_a_pad_that_starts_again_has_no_key_down() -> None:
    assert pressed((0, b"K 5\nH keypad/1 4x4\nK 5\n")) == "55"


# --- is it alive -------------------------------------------------------------------------------------------


def test_hello_is_kept_and_other_greetings_are_not() -> None:
    pad = KeypadReader()
    pad.feed(b"H ello\n", 0)
    assert (pad.hello, pad.last_heard, pad.unknown) == (None, None, 1)
    pad.feed(b"H keypad/1 4x4\r\n", 3.0)
    assert (pad.hello, pad.last_heard, pad.unknown) == ("keypad/1 4x4", 3.0, 0)


def test_a_pad_whose_pings_stop_is_dead_and_one_that_never_pinged_is_not() -> None:
    simple, pinging = KeypadReader(), KeypadReader()
    simple.feed(b"5\r\n", 0)
    pinging.feed(b"P\n", 0)
    assert not simple.dead(1_000)
    assert not pinging.dead(24)
    assert pinging.dead(26)
    pinging.feed(b"K 5\n", 27)
    assert not pinging.dead(30)


def test_noise_is_counted_and_proves_no_life() -> None:
    pad = KeypadReader()
    pad.feed(b"\xff\xfe\n\x80\nhello\n", 5)
    assert (pad.unknown, pad.last_heard) == (3, None)


@tried(100)
@given(st.lists(st.one_of(st.none(), st.binary(max_size=20), st.sampled_from([b"K 5\n", b"U 5\n", b"5\r\n", b"7"]))))
def test_no_stream_raises_or_presses_what_is_no_key(stream: list[bytes | None]) -> None:
    assert set(pressed(*((at / 20, data) for at, data in enumerate(stream)))) <= set(KEYS)


# --- key maps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [FOUR_BY_FOUR, PAD, TERMINAL], ids=["4x4", "pad", "terminal"])
def test_every_map_reaches_every_key_and_nothing_else(keys: dict[str, str]) -> None:
    assert set(keys.values()) == set(KEYS)


@pytest.mark.parametrize(
    ("glyph", "key"), [*zip("0123456789", "0123456789", strict=True), *zip("*+-/.,", "*ABCDD", strict=True)]
)
def test_the_pad_and_the_terminal_have_the_glyphs_of_the_manual(glyph: str, key: str) -> None:
    assert PAD.get(glyph) == TERMINAL.get(glyph) == key


def test_enter_is_the_hash_key() -> None:
    assert PAD.get("Enter") == TERMINAL.get("\r") == TERMINAL.get("\n") == "#"


def test_a_pad_without_numlock_still_has_its_five() -> None:
    assert {TERMINAL.get(sent) for sent in ("\x1b[E", "\x1bOE", "\x1b[G", "\x1bOu")} == {"5"}


def test_the_letters_of_keys_are_known_in_a_terminal_and_no_others() -> None:
    assert [TERMINAL.get(letter) for letter in "ABCDabcdx"] == [*"ABCD", *[None] * 5]


def test_keys_are_called_by_what_is_printed_on_them() -> None:
    assert keys.prints(FOUR_BY_FOUR) == ("#", "A", "B", "C", "D")
    assert keys.prints(PAD) == keys.prints(TERMINAL) == ("Enter", "+", "-", "/", ".")
    assert keys.prints(remapped(PAD, {"+": "B", "-": "A"})) == ("Enter", "-", "+", "/", ".")


def test_a_terminals_keys_are_called_by_those_that_were_used_last() -> None:
    called = keys.prints(TERMINAL)
    for glyph, then in (
        ("B", "Enter A B C D"),
        ("5", "Enter A B C D"),
        ("\r", "Enter A B C D"),
        ("#", "# A B C D"),
        ("-", "# + - / ."),
        ("*", "# + - / ."),
        ("\x1bOM", "Enter + - / ."),
        ("D", "Enter A B C D"),
        ("\x1bOk", "Enter + - / ."),
    ):
        called = keys.prints_used(TERMINAL, glyph, called)
        assert " ".join(called) == then, glyph


def test_settings_lie_over_a_map_and_leave_the_rest() -> None:
    changed = remapped(PAD, {"+": "D", "Backspace": "*"})
    assert (changed.get("+"), changed.get("Backspace"), changed.get("-")) == ("D", "*", "B")
    assert PAD.get("+") == "A"


@pytest.mark.parametrize("key", ["", "E", "12", "Enter", "a"])
def test_a_setting_cannot_invent_a_key(key: str) -> None:
    with pytest.raises(UnknownKeyError) as caught:
        remapped(PAD, {"+": key})
    assert (caught.value.glyph, caught.value.key) == ("+", key)


def test_a_turned_pad_has_its_upper_and_lower_rows_exchanged_and_nothing_else() -> None:
    turned = keys.turned(keys.TERMINAL)
    assert "".join(turned[digit] for digit in "1234567890") == "7894561230"
    assert turned["\x1b[F"] == "7"  # the 1 without NumLock
    assert turned["+"] == "A"
    assert keys.turned(turned) == keys.TERMINAL
