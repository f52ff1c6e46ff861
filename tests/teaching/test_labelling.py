"""A box prepared without eyes: labels that mean nothing yet, tags, the codes of a kit, given to cards by ear."""

from __future__ import annotations

import pytest

from companion.boxes.barcodes import blank
from companion.boxes.telling import Barcode, Field, Key, Telling, Value
from companion.model import OwnText, Token
from companion.teaching.state import Stage
from tests.teaching.lessons import HOUR, TIME, Classroom

ONE, TWO, THREE = (str(blank(number)) for number in (1, 2, 3))
TAG = "04:A2:3C:1B"


def card(what: str, copy: int = 1) -> Token:
    return Token(f"{TIME}/{what}", copy)


def given(lesson: Classroom) -> dict[str, Token]:
    """Which label is on which card, as the disk has it."""
    return {
        key.payload: value
        for key, value in lesson.kept.entries.items()
        if isinstance(key, Barcode) and isinstance(value, Token)
    }


# --- which card? ---


def test_a_blank_label_is_on_the_card_whose_number_is_typed_and_the_next_follows_at_once() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    assert lesson.press("14") == ["1.", "4."]
    assert lesson.press("#") == [
        "Code noted: Place, label 3.",
        "Place, label 3, pile? 2: type the number. 3: barcode. 4: another field. Hash: skip.",
    ]
    assert lesson.scan(TWO) == ["A new code. Which card?"]
    assert lesson.press("1#")[-2] == "Code noted: the box of Time Bomb Undercover."
    assert given(lesson) == {ONE: card("lieu/3"), TWO: card("box")}


def test_without_a_keyboard_nobody_is_told_to_type() -> None:
    for keyboard in (True, False):
        *_, last = Classroom(keyboard=keyboard).scan(ONE)
        assert ("type its name" in last) == keyboard
        assert ("Scan its other code" in last) != keyboard


def test_a_number_that_is_none_is_refused_and_typed_anew() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    assert lesson.press("99#")[-1] == "Not that number: 1 to 28. A new code. Which card?"
    assert lesson.press("0")[0].startswith("Not that number"), "0 says again where no number has begun"
    lesson.press("29")
    assert lesson.press("*") == ["A new code. Which card?"], "star erases the digits first"
    assert lesson.press("10#")[2].startswith("Code noted: Fate token, blue side")
    assert given(lesson) == {ONE: card("fatality/blue")}


def test_hash_alone_opens_the_list_where_the_last_label_was() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    lesson.press("12#")
    lesson.press("*")
    lesson.scan(TWO)
    assert lesson.press("#")[0].startswith("Place, label 2, 13 of 28.")
    assert lesson.press("3")[0] == "Place, label 3, 14 of 28."
    lesson.press("#")
    assert given(lesson) == {ONE: card("lieu/1"), TWO: card("lieu/3")}


@pytest.mark.parametrize(
    ("written", "token"),
    [("espiral", "cable/bomb"), ("SPIRAL", "cable/bomb"), ("xyz", ""), ("shadow", "role/shadow"), ("lieu/4", "lieu/4")],
)
def test_a_part_of_a_name_in_any_language_is_typed(written: str, token: str) -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    heard = lesson.type(written)
    assert (given(lesson) == {ONE: card(token)}) if token else heard[0].startswith("No card is called that.")


def test_an_owners_name_told_in_this_lesson_is_a_name_too() -> None:
    lesson = Classroom(told=Telling({Field(f"{TIME}/lieu/9", "name"): OwnText("fr", "L'Opéra")}))
    lesson.scan(ONE)
    lesson.type("opera")
    assert given(lesson) == {ONE: card("lieu/9")}


def test_several_cards_with_that_name_are_listed_from_the_first_without_a_label() -> None:
    lesson = Classroom(told=Telling({Barcode(TWO): card("lieu/1")}))
    lesson.scan(ONE)
    assert lesson.type("place,")[0].startswith("Place, label 2, 13 of 28.")
    assert lesson.press("11") == ["Place, label 1, 12 of 28.", "Place, label 17, 28 of 28."], "round the found ones"
    lesson.press("#")
    assert given(lesson)[ONE] == card("lieu/17")


def test_a_name_that_nobody_has_gets_the_nearest_three() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    (refused,) = lesson.type("bpmb")
    assert refused.startswith("No card is called that. The nearest: ")
    assert refused.endswith("A new code. Which card?")
    assert lesson.stage is Stage.OWNER


def test_a_name_is_spelled_by_ear() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    assert lesson.press("C")[0].startswith("Spell a part of its name. 2 to 9: letters, as on a telephone.")
    assert lesson.press("7777") == ["p", "q", "r", "s"]
    assert lesson.press("2") == ["a"]
    assert lesson.press("B") == ["One letter left."]
    assert lesson.press("A") == ["s"], "the next is on the same key"
    assert lesson.press("7444") == ["p", "g", "h", "i"]
    assert lesson.press("0") == ["Spi."]
    assert lesson.press("#")[0] == "Code noted: Spiral: the bomb."
    assert given(lesson) == {ONE: card("cable/bomb")}


def test_who_spells_nothing_is_asked_again() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    lesson.press("C")
    assert lesson.press("#") == ["A new code. Which card?"]
    lesson.press("C2")
    assert lesson.press("*") == ["No letter left."]
    assert lesson.press("*") == ["A new code. Which card?"]
    assert not lesson.kept.entries


def test_a_recording_is_what_the_next_card_says() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    assert lesson.press("A") == [
        "Code noted: Place, label 1.",
        "Speak after the sign. Hash: done. Star: give up.",
        "Speak.",
    ]
    assert lesson.press("#")[0] == "Here it is: (recording)."
    lesson.press("#")
    assert lesson.kept.entries == {
        Barcode(ONE): card("lieu/1"),
        Field(f"{TIME}/lieu/1", "name"): OwnText("en", "", f"{TIME}/take-1.wav"),
    }
    lesson.scan(TWO)
    lesson.press("A")
    lesson.press("##")
    assert given(lesson)[TWO] == card("lieu/2")


def test_a_recording_that_comes_to_nothing_leaves_the_label_on_its_card_and_says_where_one_is() -> None:
    lesson = Classroom()
    lesson.fault = "silent"
    lesson.scan(ONE)
    lesson.press("A")
    assert "I heard nothing" in " ".join(lesson.press("#"))
    assert lesson.state.field == Field(f"{TIME}/lieu/1", "name")
    assert given(lesson) == {ONE: card("lieu/1")}


def test_where_no_card_is_left_to_record_that_is_said() -> None:
    words = [Field(f"{TIME}/lieu/{number}", slot) for number in range(1, 18) for slot in ("name", "text")]
    texts: dict[Key, Value] = dict.fromkeys(words, OwnText("en", "x"))
    lesson = Classroom(told=Telling(texts))
    lesson.scan(ONE)
    assert lesson.press("A")[0].startswith("No card without a code still needs a text.")


# --- two labels, wrong labels ---


def test_a_label_that_is_scanned_again_is_the_same_question_or_its_card() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    assert lesson.scan(ONE) == ["A new code. Which card?"]
    lesson.press("4#")
    assert lesson.scan(ONE) == ["Shadow: role card. 3: barcode. Hash: done."]


def test_another_label_in_between_is_told() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    assert lesson.scan(TWO) == ["No code noted.", "A new code. Which card?"]
    lesson.press("4#")
    assert list(given(lesson)) == [TWO]


def test_a_card_may_have_two_labels_and_that_is_said() -> None:
    lesson = Classroom()
    for label in (ONE, TWO):
        lesson.scan(label)
        heard = lesson.press("9#")
    assert heard[1] == "Code noted: Spiral: the bomb. It has 2 codes."
    assert given(lesson) == {ONE: card("cable/bomb"), TWO: card("cable/bomb")}


def test_equal_cards_get_one_label_each_and_no_more_than_there_are() -> None:
    lesson = Classroom(told=Telling({Barcode(f"KIT-{n}"): card("role/organisation", n) for n in (1, 3)}))
    lesson.scan(ONE)
    assert lesson.press("2#")[1].startswith("Code noted: ")
    assert given(lesson)[ONE] == card("role/organisation", 2)
    lesson.scan(TWO)
    assert "all 3 have a code already. First scan the right card's code." in lesson.press("2#")[-1]
    lesson.scan("KIT-3")
    assert given(lesson)[TWO] == card("role/organisation", 3), "the card's other label tells which"


def test_a_wrong_card_is_taken_back_and_the_same_label_asked_again() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    lesson.press("4#")
    assert lesson.press("BB")[-2].startswith("Undone: barcode, ")
    assert lesson.stage is Stage.OWNER
    lesson.press("9#")
    assert given(lesson) == {ONE: card("cable/bomb")}


def test_nothing_is_noted_where_the_disk_is_full_and_the_same_answer_can_be_given_again() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    lesson.full = True
    assert any(line.startswith("Not noted.") for line in lesson.press("9#"))
    lesson.full = False
    lesson.press("#")
    assert given(lesson) == {ONE: card("cable/bomb")}


@pytest.mark.parametrize("wrong", [ONE[:-1] + "E", "B" + ONE[1:], ONE[1:], ONE[:4] + "1" + ONE[5:]])
def test_a_misread_label_is_no_label(wrong: str) -> None:
    lesson = Classroom()
    assert lesson.scan(wrong)[0].startswith("Misread")
    assert lesson.stage is Stage.RESTING


# --- one after the other ---


def test_a_sheet_of_foreign_codes_is_adopted_in_the_order_in_which_the_cards_lie() -> None:
    lesson = Classroom()
    assert lesson.press("4")[0].startswith(
        "One code a card, in order. Scan the one for: the box of Time Bomb Undercover."
    )
    assert lesson.press("6")[0].endswith("number 1: scan.")
    assert [lesson.scan(f"https://kit.example/{n}")[0] for n in range(1, 4)] == [
        "Organisation: role card, number 1.",
        "Organisation: role card, number 2.",
        "Organisation: role card, number 3.",
    ]
    assert lesson.scan("https://kit.example/3")[0].startswith("Refused, this code is in use already: Organisation")
    assert lesson.press("#") == ["Done. 3 codes noted.", "Scan, or hash."]
    assert given(lesson) == {f"https://kit.example/{n}": card("role/organisation", n) for n in range(1, 4)}


def test_in_a_row_a_wrong_scan_is_taken_back_and_a_card_left_out() -> None:
    lesson = Classroom()
    lesson.press("4")
    lesson.press("666")
    lesson.scan(TAG)
    lesson.scan(ONE)
    lesson.press("BB")
    assert lesson.stage is Stage.ROW
    assert given(lesson) == {TAG: card("cable/secure", 1)}
    lesson.press("3")
    lesson.scan(ONE)
    assert given(lesson) == {TAG: card("cable/secure", 1), ONE: card("cable/secure", 3)}
    assert lesson.press("*")[0] == "Done. 2 codes noted."


def test_a_row_goes_on_another_day_where_it_ended_and_ends_with_the_box() -> None:
    lesson = Classroom(told=Telling({Barcode(f"KIT-{n}"): card(f"lieu/{n}") for n in range(1, 17)}))
    lesson.press("4")
    lesson.press("4")
    while not lesson.press("3")[0].startswith("Place, label 17"):
        pass
    assert lesson.scan(ONE)[:2] == ["Place, label 17.", "Done. One code noted."]
    assert lesson.stage is Stage.RESTING


def test_where_says_what_has_no_label_yet() -> None:
    lesson = Classroom()
    lesson.scan(ONE)
    lesson.press("4#")
    assert lesson.press("D")[:2] == ["0 of 17 cards told.", "One thing out of 86 has a taught code."]
    assert any(line.startswith("85 have none: the box of Time Bomb Undercover, ") for line in lesson.press("D"))


# --- the other languages, the other games ---


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
@pytest.mark.parametrize("game", [TIME, HOUR])
def test_a_whole_box_is_labelled_in_every_language(lang: str, game: str) -> None:
    lesson = Classroom(game, lang=lang)
    things = sum(kind.copies for kind in lesson.lesson.course.kinds)
    lesson.press("4")
    for number in range(1, things + 1):
        assert lesson.scan(str(blank(number)))
    assert lesson.stage is Stage.RESTING
    assert len(given(lesson)) == len(set(given(lesson).values())) == things
