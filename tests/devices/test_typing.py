"""What was meant by what was typed. Pure: times are handed in, nobody waits."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.devices.keyboard import KeyGlyph, Letters, Lines, TypedCode, TypedItem, TypedText, Typing
from companion.inputs.framing import Doubtful
from companion.model import Doubt

KEYS = {d: d for d in "0123456789"} | {"\r": "#", "\n": "#", "#": "#", "*": "*", "+": "A", "-": "B", "/": "C"}
KEYS |= {".": "D", "\x1bOM": "#", "\x1bOj": "*", "\x1bOu": "5", "\x1b[E": "5", "\x1bOx": "8", "\x1b[[E": "5"}


def keys(glyphs: Iterable[str]) -> list[TypedItem]:
    return [KeyGlyph(glyph) for glyph in glyphs]


class Player:
    """Types at a keyboard; the time passes only here."""

    def __init__(self) -> None:
        self.typing = Typing(KEYS)
        self.now = 100.0
        self.typed: list[TypedItem] = []

    def types(self, chars: str, gap: float = 0.15) -> Player:
        """One character after the other, ``gap`` seconds apart, deadlines kept as the thread keeps them."""
        for char in chars:
            self.gets(char)
            self.waits(gap)
        return self

    def gets(self, chars: str) -> Player:
        """All at once."""
        self.typed += self.typing.feed(chars, self.now)
        return self

    def waits(self, seconds: float) -> Player:
        until = self.now + seconds
        while (deadline := self.typing.waiting) is not None and deadline <= until:
            self.now = deadline
            self.typed += self.typing.elapsed(self.now)
            assert self.typing.waiting != deadline, "a deadline that is kept is over"
        self.now = until
        return self


@pytest.fixture
def player() -> Player:
    return Player()


# --- letters of keys ---


@pytest.mark.parametrize("letter", [*"ABCDabcd"])
def test_one_letter_and_enter_is_that_key(player: Player, letter: str) -> None:
    assert player.types(letter + "\r").typed == keys(letter.upper())
    assert player.types(letter).gets("\x1bOM").typed == keys(letter.upper() * 2)


@pytest.mark.parametrize("typed", ["BB", "bb", "dd", "c3", "C8"])
def test_two_keys_that_belong_together_need_one_enter(player: Player, typed: str) -> None:
    assert player.types(typed + "\r").typed == keys(typed.upper())
    assert player.types("\r").typed == keys(typed.upper() + "\r"), "the Enter behind them is no key"


@pytest.mark.parametrize("text", ["E", "x", "é", "xb5"])
def test_other_letters_are_text_of_a_code_and_that_is_told_at_once(player: Player, text: str) -> None:
    player.gets(text[0]).waits(0.1)
    assert player.typed == [Letters()]
    assert player.types(text[1:] + "\r").typed[1:] == [TypedCode(text)]


@pytest.mark.parametrize("letter", [*"ABCDabcd"])
def test_a_letter_that_is_a_key_acts_at_once_without_enter(player: Player, letter: str) -> None:
    assert player.gets(letter).waits(0.09).typed == []
    assert player.waits(0.01).typed == keys(letter.upper())
    assert player.waits(20).typed == keys(letter.upper()), "and no word follows"
    assert player.gets("\r").typed[1:] == keys("\r")


def test_what_comes_behind_a_letter_that_has_acted_is_a_key_again(player: Player) -> None:
    assert player.types("d5+").waits(1).typed == keys("D5+")
    assert player.types("bd", gap=0.2).waits(1).typed[3:] == keys("BD")
    player.typed.clear()
    assert player.types("c2").waits(1.1).gets("\r").typed == keys("C2\r")


@pytest.mark.parametrize("code", ["DSNHJNCF", "bbcdfghj", "CCDFGHJK", "DDDFGHJK", "BBBCDFGH"])
def test_a_code_typed_by_hand_may_begin_with_letters_that_are_keys(player: Player, code: str) -> None:
    typed = player.types(code + "\r").typed
    assert typed[-1] == TypedCode(code)
    assert len([key for key in typed if key == KeyGlyph("B")]) <= 1, "nothing is taken back by it"


def test_a_second_b_acts_once_no_letter_is_on_its_way(player: Player) -> None:
    player.gets("b").waits(0.4).gets("b").waits(0.6)
    assert player.typed == keys("B")
    assert player.waits(0.11).typed == keys("BB")
    assert player.gets("\r").typed == keys("BB"), "the Enter behind it only sends it"


def test_a_letter_that_is_held_is_pressed_once(player: Player) -> None:
    for letter in "bd":
        player.gets(letter).waits(0.4)
        player.types(letter * 20, gap=0.033).waits(1)
    assert player.typed == keys("BD")


def test_while_a_name_is_asked_for_no_letter_acts_before_its_enter(player: Player) -> None:
    player.typing.spelling = True
    assert player.gets("a").waits(1).typed == [Letters()]
    assert player.types("da\r").typed[1:] == [TypedCode("ada")]
    assert player.types("d\r").typed[2:] == [Letters(), *keys("D")]


# --- keys --------------------------------------------------------------------------------------------------


def test_a_digit_is_a_key_after_100_ms(player: Player) -> None:
    assert player.gets("5").waits(0.09).typed == []
    assert player.waits(0.01).typed == keys("5")


def test_the_stop_key_acts_at_once(player: Player) -> None:
    assert player.gets("*").typed == keys("*")
    assert player.waits(1).gets("\x1bOj").typed == [KeyGlyph("*"), KeyGlyph("\x1bOj")]


def test_enter_alone_is_a_key_at_once(player: Player) -> None:
    assert player.gets("\n").typed == keys("\n")


def test_keys_in_quick_succession_keep_their_order(player: Player) -> None:
    assert player.types("12+*", gap=0.03).waits(1).typed == keys("12+*")
    assert player.gets("34\n").typed == keys("12+*34\n")


def test_five_characters_are_keys_however_quick(player: Player) -> None:
    assert player.gets("12345").waits(0.1).typed == keys("12345")


@pytest.mark.parametrize("sequence", ["\x1bOu", "\x1b[E", "\x1b[[E"])
def test_five_without_numlock_is_a_key(player: Player, sequence: str) -> None:
    assert player.gets(sequence).waits(0.1).typed == [KeyGlyph(sequence)]


def test_a_sequence_may_come_in_pieces(player: Player) -> None:
    assert player.types("\x1bOu", gap=0.01).waits(0.1).typed == [KeyGlyph("\x1bOu")]


@pytest.mark.parametrize(
    "sequence",
    ["\x1b[A", "\x1b[1;5C", "\x1b[15~", "\x1b[[A", "\x1bO5P", "\x1bx", "\x1b", "\x1b[24;80R", "\x1bOq"],
)
def test_an_unknown_sequence_is_swallowed_whole(player: Player, sequence: str) -> None:
    assert player.gets(sequence).waits(0.06).gets("7").waits(0.1).typed == keys("7")


# --- scans -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["\n", "\r", "\t", "\x04", "\r\n", "\n\n", ""])
def test_a_scan_is_never_keys(player: Player, end: str) -> None:
    player.types("3760146640054" + end, gap=0.008).waits(1)
    assert player.typed == [TypedCode("3760146640054")]


def test_a_scan_without_enter_ends_after_80_ms(player: Player) -> None:
    player.gets("BCDFGHJK")
    assert player.waits(0.079).typed == []
    assert player.waits(0.001).typed == [TypedCode("BCDFGHJK")]


def test_an_enter_that_comes_late_still_belongs_to_the_scan(player: Player) -> None:
    player.gets("BCDFGHJK").waits(0.12).gets("\n")
    assert player.typed == [TypedCode("BCDFGHJK")]
    player.waits(0.1).gets("\n")
    assert player.typed[1:] == keys("\n"), "but a player may confirm soon after a scan"


def test_two_scans_are_two(player: Player) -> None:
    player.gets("BCDFGHJK\nLNPRSTVX\n").gets("BCDFGHJK\n")
    assert player.typed == [TypedCode("BCDFGHJK"), TypedCode("LNPRSTVX"), TypedCode("BCDFGHJK")]


def test_what_lies_before_a_scan_is_no_part_of_it(player: Player) -> None:
    player.types("1").types("q").gets("BCDFGHJK\n")
    assert player.typed == [KeyGlyph("1"), Letters(), TypedCode("q"), TypedCode("BCDFGHJK")]


def test_a_stop_key_within_a_scan_is_text(player: Player) -> None:
    assert player.gets("AB*CDEFG\n").typed == [TypedCode("AB*CDEFG")]
    assert player.waits(1).gets("*CODE39*\n").typed[1:] == [TypedCode("*CODE39*")]


def test_a_french_upper_row_in_a_scan_is_digits(player: Player) -> None:
    player.gets("&é\"'(-è_çà\n")
    assert player.typed == [TypedCode("1234567890")]
    player.gets("]C&qbc,éz\n")
    assert player.typed[1:] == [TypedCode("]C1abcm2w")]


@pytest.mark.parametrize(
    ("typed", "sent"),
    [
        ("à'MQéM\"CM&B", "04:A2:3C:1B"),  # a tag's UID
        ("à')qé)\"c)&b", "04-a2-3c-1b"),
        ("httpsM!!kit:exq,ple!cqrd§n=&", "https://kit.example/card?n=1"),
    ],
)
def test_signs_too_are_those_that_an_american_scanner_meant(player: Player, typed: str, sent: str) -> None:
    assert player.gets(typed + "\n").typed == [TypedCode(sent)]


@pytest.mark.parametrize("code", ["AB-CDE", "A1-B(2)", "QWZMQWZM", "BCDFGHJK"])
def test_a_scan_that_proves_no_french_upper_row_is_left_alone(player: Player, code: str) -> None:
    assert player.gets(code + "\n").typed == [TypedCode(code)]


def test_typing_by_hand_is_never_taken_for_french_digits(player: Player) -> None:
    assert player.types("é(ab\n").typed[1:] == [TypedCode("é(ab")]


# --- scanners of any pace ----------------------------------------------------------------------------------

TOO_SLOW = Doubtful(Doubt.TOO_SLOW)
DIGITS = "3558380099994"
PACES = (0.002, 0.01, 0.02, 0.025, 0.033, 0.04, 0.06)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\t", ""])
@pytest.mark.parametrize("pace", PACES)
def test_digits_of_a_scanner_never_act_as_keys_whatever_its_pace(player: Player, pace: float, end: str) -> None:
    for _ in range(3):
        player.types(DIGITS + end, gap=pace).waits(1)
    assert player.typed == [TypedCode(DIGITS) if pace <= 0.02 else TOO_SLOW] * 3


@pytest.mark.parametrize("end", ["\n", "\r\n", "\t", ""])
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("text", [DIGITS, "BCDFGHJK", "1B-2*CDF", "00001111"])
def test_a_scanner_whose_pace_was_learned_is_read_and_so_are_quicker_ones(
    player: Player, pace: float, text: str, end: str
) -> None:
    player.typing = Typing(KEYS, pace)
    for quicker in (pace, 0.002):
        player.types(text + end, gap=quicker).waits(6)
    assert player.typed == [TypedCode(text)] * 2
    assert isinstance(player.typed[0], TypedCode)
    assert player.typed[0].pace == pytest.approx(pace)


@given(st.lists(st.floats(0.0, 0.075), min_size=5, max_size=20), st.sampled_from(["\n", "\t", ""]), st.data())
def test_no_run_that_is_too_quick_for_hands_presses_a_key(gaps: list[float], end: str, data: st.DataObject) -> None:
    text = data.draw(st.text("0123456789+-/.", min_size=len(gaps) + 1, max_size=len(gaps) + 1))
    assume(sum(gaps) / len(gaps) <= 0.07)
    assume(len(set(text)) > 1)
    player = Player()
    for char, gap in zip(text, [*gaps, 0.03], strict=True):
        player.gets(char).waits(gap)
    player.types(end).waits(6)
    assert player.typed in ([TOO_SLOW], [TypedCode(text)])


@pytest.mark.parametrize("gap", [0.08, 0.12, 0.2, 0.5])
def test_hands_are_hands_however_much_they_type(player: Player, gap: float) -> None:
    assert player.types("123456789+\n", gap=gap).waits(1).typed == keys("123456789+\n")


def test_up_to_five_rolled_keys_are_keys_and_a_player_may_confirm_soon_after_a_refusal(player: Player) -> None:
    assert player.types("12345", gap=0.03).waits(1).typed == keys("12345")
    assert player.types(DIGITS, gap=0.03).waits(0.25).gets("\n").typed[5:] == [TOO_SLOW, *keys("\n")]


@pytest.mark.parametrize("glyph", ["-", "+", "5"])
@pytest.mark.parametrize("every", [0.02, 0.033, 0.09])
@pytest.mark.parametrize("times", [2, 5, 30])
def test_a_key_that_is_held_is_pressed_once(player: Player, glyph: str, every: float, times: int) -> None:
    player.gets(glyph).waits(0.5).types(glyph * times, gap=every).waits(1)
    assert player.typed == keys(glyph)
    assert player.types(glyph + "1").waits(1).typed == keys(glyph + glyph + "1")


def test_a_key_that_is_held_from_the_start_is_pressed_once(player: Player) -> None:
    assert player.types("-" * 16, gap=0.033).waits(1).typed == keys("-")


def test_a_key_that_is_held_is_no_scan_where_slow_scanners_are_known(player: Player) -> None:
    player.typing = Typing(KEYS, 0.06)
    assert player.types("-" * 16, gap=0.033).waits(1).typed == keys("-")
    held = player.types("x" * 16, gap=0.033).waits(6).typed[-1]
    assert isinstance(held, TypedCode)
    assert held.pace == 0.0


def test_letters_at_any_pace_are_read_with_enter(player: Player) -> None:
    for pace in PACES:
        player.types("BCDFGHJK\n", gap=pace).waits(1)
    assert player.typed == [TypedCode("BCDFGHJK")] * len(PACES)


def test_a_stop_key_within_a_slow_scan_is_text(player: Player) -> None:
    assert player.types("AB*CDEFG\n", gap=0.04).waits(1).typed == [TypedCode("AB*CDEFG")]


def test_a_scanner_that_presses_a_numeric_block_without_numlock_is_read(player: Player) -> None:
    player.gets("\x1bOu" * 3 + "\x1bOx" * 3 + "\x1bOM").waits(1)
    assert player.typed == [TypedCode("555888")]


@pytest.mark.parametrize("end", ["\n", "\t", ""])
@pytest.mark.parametrize("pace", [0.002, 0.06])
@pytest.mark.parametrize(
    "letters",
    [[f"\x1b{digit}" for letter in "BCDFGHJK" for digit in f"{ord(letter):04}"], "\x02\x06\x07\x0c\x0b\x0e\x10"],
    ids=["Alt and a number", "Ctrl hangs"],
)
def test_a_scanner_from_which_nothing_readable_comes_is_told(
    player: Player, letters: Iterable[str], pace: float, end: str
) -> None:
    for sent in [*letters, end]:
        player.gets(sent).waits(pace)
    assert player.waits(0.5).typed == [Doubtful(Doubt.GARBLED)]


@pytest.mark.parametrize("key", ["\x1b[15~", "\x1bOP", "\x01"])
def test_an_unknown_key_that_is_held_is_nothing(player: Player, key: str) -> None:
    for _ in range(30):
        player.gets(key).waits(0.033)
    assert player.waits(1).typed == []


# --- codes typed by hand -----------------------------------------------------------------------------------


def test_a_typed_code_and_enter_is_a_scan(player: Player) -> None:
    assert player.types("fgbcdhjk\n").typed == [Letters(), TypedCode("fgbcdhjk")]


def test_digits_and_signs_after_letters_belong_to_the_code(player: Player) -> None:
    assert player.types("xb-12 3\n").typed[1:] == [TypedCode("xb-12 3")]
    assert player.types("xd").gets("\x1bOu\x1bOM").typed[3:] == [TypedCode("xd5")]


def test_letters_that_are_no_keys_never_act(player: Player) -> None:
    assert player.types("xbcd").typed == [Letters()]


def test_backspace_takes_back_what_was_typed(player: Player) -> None:
    assert player.types("xbx\x7fc\n").typed[1:] == [TypedCode("xbc")]
    player.typed.clear()
    assert player.gets("5").gets("\x08").waits(1).typed[1:] == []
    assert player.types("\x7f\x7f").typed[1:] == []


def test_the_stop_key_throws_a_typed_code_away(player: Player) -> None:
    assert player.types("xbc*5\n").typed == [Letters(), *keys("*5\n")]


def test_a_letter_touched_by_accident_is_heard_of_and_does_not_swallow_keys_for_ever(player: Player) -> None:
    player.types("g").waits(5)
    assert player.typed == [Letters(), Letters(forgotten=True)]
    assert player.types("5").typed[2:] == keys("5")


def test_a_slow_scanner_without_a_line_end_is_read_all_the_same(player: Player) -> None:
    assert player.types("FGHJKLNP", gap=0.04).waits(5).typed == [Letters(), TypedCode("FGHJKLNP")]


def test_a_space_touched_by_accident_is_nothing(player: Player) -> None:
    assert player.types(" 5").typed == keys("5")


def test_control_characters_are_nothing(player: Player) -> None:
    assert player.types("\x00\x01\x04\x1d\t5").typed == keys("5")


# --- anything ----------------------------------------------------------------------------------------------

moments = st.lists(st.tuples(st.text("BCX159*+-/\n\r\t\x7f\x1b[OMu~ é", max_size=9), st.floats(0, 0.3)), max_size=12)


@given(moments)
def test_whatever_is_typed_comes_to_rest_and_only_known_keys_come_out(typed: list[tuple[str, float]]) -> None:
    player = Player()
    for chars, pause in typed:
        player.gets(chars).waits(pause)
    player.waits(20)
    assert player.typing.waiting is None
    for item in player.typed:
        match item:
            case KeyGlyph(glyph):
                assert glyph in (*KEYS, *"ABCD")
            case TypedCode(text) | TypedText(text):
                assert text


@given(st.text("BCDFGHJKLNPRSTVX0123456789", min_size=6, max_size=30), st.data())
def test_a_scan_may_be_cut_into_reads_anyhow(code: str, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(code)), max_size=4)))
    player = Player()
    for start, end in zip([0, *cuts], [*cuts, len(code)], strict=True):
        player.gets(code[start:end]).waits(0.01)
    player.gets("\n").waits(1)
    assert player.typed == [TypedCode(code)]


# --- a text field ---


def test_while_a_text_field_is_open_everything_is_text_until_enter(player: Player) -> None:
    player.typing.line = True
    player.types("L'été : 9 * été-")
    assert player.typed == [], "no key is a key"
    player.gets("BCDFGHJK\r")
    player.gets("\n")
    assert player.typed == [TypedText("L'été : 9 * été-BCDFGHJK"), TypedText("")]


def test_what_arrow_keys_leave_in_a_line_is_taken_out(player: Player) -> None:
    player.typing.line = True
    player.gets("a\x1b[Db\x1bOAc\x1b[1;5Cd\n")
    assert player.typed == [TypedText("abcd")]


def test_once_it_is_closed_keys_are_keys_again_and_half_a_line_is_gone(player: Player) -> None:
    player.typing.line = True
    player.gets("half")
    player.typing.line = False
    player.types("5\r")
    assert player.typed == keys("5\r")


# --- where a terminal hands over whole lines only ----------------------------------------------------------


def by_line(*lines: str) -> list[TypedItem]:
    typing = Lines(KEYS)
    return [typed for line in lines for typed in typing.feed(line, 0.0)]


def test_one_key_and_enter_is_that_key_and_enter_alone_is_its_own() -> None:
    assert by_line("5\n", "\n", "*\r\n") == keys("5\n*")
    assert by_line("12\n") == keys("12")


def test_a_letter_that_names_a_key_is_that_key() -> None:
    assert by_line("a\n", "D\n", "/\n") == keys("+./")


def test_a_line_may_come_in_pieces_and_several_at_once() -> None:
    assert by_line("5", "\n*\n1") == keys("5*")


def test_what_is_too_long_for_keys_or_none_is_a_code() -> None:
    assert by_line("123456\n", "BCDFGHJK\r\n", "x1\n") == [TypedCode("123456"), TypedCode("BCDFGHJK"), TypedCode("x1")]
    assert by_line("&é\"'(-\n") == [TypedCode("123456")]


def test_a_pad_without_numlock_presses_its_key() -> None:
    assert by_line("\x1b[E\n") == keys(("\x1b[E",))


def test_a_text_field_owns_the_line() -> None:
    typing = Lines(KEYS)
    typing.line = True
    assert typing.feed("No\x1b[Dël 5\n", 0.0) == [TypedText("Noël 5")]
    typing.line = False
    assert typing.feed("5\n", 0.0) == keys("5")
