"""A box being taught, as it is heard: by ear and keypad alone, or typed."""

from __future__ import annotations

import pytest

from companion.boxes.telling import Barcode, Field, Key, Steps, Telling, Value, merge
from companion.boxes.telling import steps as steps_of
from companion.model import OwnText, Token, word
from companion.speech.catalogue import Catalogue
from companion.teaching.state import Stage
from tests.teaching.lessons import HOUR, TIME, Classroom

LIEU = f"{TIME}/lieu/3"
NAME, TEXT, ROUND = Field(LIEU, "name"), Field(LIEU, "text"), Field(LIEU, "round")
OPERA, THEATRE = OwnText("en", "Opera"), OwnText("en", "Theatre")
EAN = "3701234567895"
BOX = Token(f"{TIME}/box")


def whole(number: int) -> dict[Key, Value]:
    token = f"{TIME}/lieu/{number}"
    return {Field(token, "round"): 1, Field(token, "name"): OPERA, Field(token, "text"): OPERA}


def test_it_says_how_much_is_told_and_what_to_do() -> None:
    assert Classroom(told=Telling(whole(1))).heard() == [
        "Time Bomb Undercover: 1 of 17 cards told.",
        "Scan a card, or a new code. Hash: the first that is missing. 1: the list. 2: the barcode on the box."
        " 3: the set-up, step by step.",
        "4: codes, card after card. Star: stop.",
    ]


def test_a_card_is_told_from_its_scan_to_its_last_field() -> None:
    lesson = Classroom()
    lesson.heard()
    assert lesson.scan("lieu/3")[-1].startswith("Place, label 3, pile? 2: type the number. 3: barcode")
    assert lesson.press("2") == ["Type: pile, 1 to 4, then hash."]
    assert lesson.press("2#")[:2] == ["2.", "Noted."]
    assert lesson.press("2") == ["Type: name, then Enter. Enter alone: nothing."]
    assert lesson.type("  Opera ") == ["Here it is: Opera.", "Hash: keep. 1: again. Star: no."]
    assert lesson.kept.entries == {ROUND: 2}, "nothing is kept before it was heard back"
    assert lesson.press("#") == ["Noted.", "Place, label 3, text?"]
    assert lesson.press("1") == ["Speak after the sign. Hash: done. Star: give up.", "Speak."]
    assert lesson.press("#") == ["Here it is: (recording).", "Keep it?"]
    assert lesson.press("#") == ["Noted.", "Card complete: 1 of 17.", "Scan, or hash."]
    assert lesson.kept.entries == {ROUND: 2, NAME: OPERA, TEXT: OwnText("en", "", f"{TIME}/take-1.wav")}


def test_hash_walks_through_what_is_missing_and_ends() -> None:
    lesson = Classroom(told=Telling({key: value for n in range(1, 17) for key, value in whole(n).items()}))
    lesson.heard()
    for field in ("pile", "name", "text"):
        assert any(line.startswith(f"Place, label 17, {field}?") for line in lesson.press("#"))
    assert lesson.press("#") == ["End of the list. 3 things are still missing.", "Scan, or hash."]


def test_where_nothing_is_missing_hash_says_so_and_a_card_can_be_changed() -> None:
    lesson = Classroom(told=Telling({key: value for n in range(1, 18) for key, value in whole(n).items()}))
    assert lesson.heard()[0].endswith("17 of 17 cards told.")
    assert lesson.press("#") == ["Nothing is missing. Scan a card to change it. Scan, or hash."]
    assert lesson.scan("lieu/3")[0] == "Noted already: 1."
    assert lesson.press("4")[0] == "Noted already: Opera."
    lesson.press("2")
    lesson.type("Theatre")
    lesson.press("#")
    assert lesson.kept.entries[NAME] == THEATRE
    assert not lesson.kept.beside, "what is told anew replaces the old"


def test_one_may_begin_at_a_card_and_type_a_cards_name_instead_of_scanning() -> None:
    assert Classroom(token="lieu/3").heard()[1].startswith("Place, label 3, pile?")
    lesson = Classroom()
    assert lesson.scan("lieu/04")[0].startswith("A new code. Which card?")
    lesson.press("*")
    assert lesson.frame_text("lieu/4")[0].startswith("Place, label 4, pile?")


# --- the set-up, step by step ---


def test_the_steps_of_a_set_up_are_told_and_heard_and_put_in_order() -> None:
    lesson = Classroom(HOUR)
    assert "Nobody has told its set-up yet. Key 3: tell it, step by step." in lesson.heard()
    assert "Nobody has told its set-up yet. Key 3: tell it, step by step." in lesson.press("DD")
    assert lesson.press("3") == ["New step, number 1. 1: record. 2: type. Hash: done."]
    lesson.press("2")
    lesson.type("Lay the places")
    assert lesson.press("#") == ["Noted.", "New step, number 2? Hash: done."]
    lesson.press("1#")
    assert lesson.press("#") == ["Noted.", "New step, number 3? Hash: done."]
    assert lesson.press("*")[-1] == "Scan, or hash."
    assert lesson.press("3") == [
        "Noted already: Lay the places.",
        "Step 1 of 2. 1: record. 2: type. 6: one place later.",
        "7: remove. Hash: the next. Star: done.",
    ]
    assert lesson.press("6") == ["Noted.", "Noted already: Lay the places.", "Step 2 of 2. Hash: the next."]
    assert lesson.kept.entries[Steps()] == (OwnText("en", "", f"{TIME}/take-1.wav"), OwnText("en", "Lay the places"))
    assert lesson.press("7") == ["Removed.", "New step, number 2? Hash: done."]
    assert lesson.press("BB")[1] == "Undone: the steps of the set-up."
    assert len(steps_of(lesson.kept)) == 2
    assert lesson.press("4")[0].startswith("No such choice here.")


def test_two_owners_steps_never_mix_and_neither_is_lost() -> None:
    ours, theirs = (OwnText("en", "Ours"),), (OwnText("en", "First"), OwnText("en", "Second"))
    lesson = Classroom(HOUR, told=merge(Telling({Steps(): ours}), Telling({Steps(): theirs})))
    lesson.heard()
    assert "8: the other file's steps" in " ".join(lesson.press("3"))
    assert lesson.press("8")[:2] == ["Noted.", "Noted already: First."]
    assert lesson.kept.entries[Steps()] == theirs
    assert lesson.kept.beside[Steps()] == (ours,)


# --- numbers, texts, recordings ---


def test_a_number_out_of_range_is_refused_and_typed_anew() -> None:
    lesson = Classroom(token="lieu/3")
    assert lesson.press("20#")[-1] == "Not that number: 1 to 4. Type: pile, 1 to 4, then hash."
    assert "Noted." in lesson.press("4#")
    assert lesson.kept.entries == {ROUND: 4}


def test_9_is_help_where_no_number_has_a_9() -> None:
    lesson = Classroom(token="lieu/3")
    lesson.press("2")
    assert lesson.press("9")[-1] == Catalogue("en").text(word("teach-help"))
    assert lesson.press("2#")[0] != "Not that number: 1 to 4."
    assert lesson.kept.entries == {ROUND: 2}


@pytest.mark.parametrize(("text", "said"), [("", "No text."), ("   ", "No text."), ("x" * 101, "Too long: 101")])
def test_a_text_that_is_none_or_too_long_keeps_nothing(text: str, said: str) -> None:
    lesson = Classroom(told=Telling({ROUND: 1}), token="lieu/3")
    lesson.press("2")
    assert lesson.type(text)[0].startswith(said)
    assert lesson.stage is Stage.ASKED


def test_what_no_file_may_hold_is_taken_out_of_a_text() -> None:
    lesson = Classroom(told=Telling({ROUND: 1}), token="lieu/3")
    lesson.press("2")
    lesson.type("Op\x07éra\x1b \u200b de\tNoël")
    lesson.press("#")
    assert lesson.kept.entries[NAME] == OwnText("en", "Op éra de Noël")


def test_without_a_keyboard_words_are_recorded_and_numbers_are_keyed() -> None:
    lesson = Classroom(token="lieu/3", keyboard=False)
    assert "2: type the number" in lesson.heard()[-1]
    assert lesson.press("1") == ["A number is typed: 2. Place, label 3, pile?"]
    lesson.press("22#")
    assert lesson.press("2") == ["No keyboard here. 1: record. Place, label 3, name?"]
    lesson.press("1")
    lesson.press("#")
    lesson.press("#")
    assert isinstance(lesson.kept.entries[NAME], OwnText)


def test_one_may_record_again_and_give_up() -> None:
    lesson = Classroom(told=Telling({ROUND: 1}), token="lieu/3")
    lesson.press("1#")
    assert lesson.press("1")[-1] == "Speak."
    lesson.press("#")
    assert lesson.press("*")[0] == "Not kept."
    assert lesson.kept.entries == {ROUND: 1}
    lesson.press("1")
    assert lesson.scan("lieu/5")[0] == "Recording given up."
    assert lesson.stage is Stage.ASKED


@pytest.mark.parametrize("fault", ["no-library", "no-device", "several", "cannot-open", "gone", "silent"])
@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_a_microphone_that_records_nothing_is_told_and_asked_again(fault: str, lang: str) -> None:
    lesson = Classroom(told=Telling({ROUND: 1}), token="lieu/3", lang=lang)
    lesson.fault = fault
    lesson.press("1")
    heard = lesson.press("#")
    assert len(heard) == 2
    assert lesson.stage is Stage.ASKED
    assert lesson.kept.entries == {ROUND: 1}


def test_a_text_for_one_number_of_players() -> None:
    lesson = Classroom(told=Telling({ROUND: 1, NAME: OPERA}), token="lieu/3")
    assert lesson.press("5") == ["For how many players? 4 to 8."]
    assert lesson.press("9")[0].startswith("For how many players?"), "9 is help where it is no answer"
    assert lesson.press("3") == ["Not that number: 4 to 8. For how many players? 4 to 8."]
    assert lesson.press("5")[-1].startswith("Place, label 3, text for 5 players?")
    lesson.press("2")
    lesson.type("For five.")
    lesson.press("#")
    assert lesson.kept.entries[Field(LIEU, "text", 5)] == OwnText("en", "For five.")


def test_the_pair_numbers_and_names_of_the_other_game_are_told_alike() -> None:
    lesson = Classroom(HOUR)
    assert lesson.heard()[0] == "The Hour of the 3 Shadows: 0 of 56 cards told."
    assert lesson.scan("tuile/02")[0].startswith("Tile 2, name?")
    assert lesson.press("4")[-1].startswith("Tile 2, pair number?")
    lesson.press("2")
    lesson.press("11#")
    assert lesson.kept.entries == {Field(f"{HOUR}/tuile/02", "pair"): 11}


# --- barcodes ---


def test_a_boxs_own_barcode_is_adopted() -> None:
    lesson = Classroom()
    assert lesson.press("2")[-1] == "The box of Time Bomb Undercover: scan its barcode."
    assert lesson.scan(EAN) == ["Code noted: the box of Time Bomb Undercover.", "Scan, or hash."]
    assert lesson.kept.entries == {Barcode(EAN): BOX}
    assert lesson.scan(EAN)[-1] == "The box of Time Bomb Undercover. 3: barcode. Hash: done."


def test_an_unknown_barcode_asks_whose_it_is() -> None:
    lesson = Classroom(token="lieu/3")
    assert lesson.scan("KIT/HEART?v=1") == [
        "A new code. Which card? Its number in the list, then hash. Or hash alone: the list, beginning with Place,"
        " label 3. Key A: record what it says. Key C: spell its name.",
        "At the keyboard: type its name. Star: nothing.",
    ]
    assert lesson.press("#")[0].startswith("Place, label 3, 14 of 28.")
    assert lesson.press("#") == ["Code noted: Place, label 3.", "Place, label 3, pile?"]
    lesson.scan("KIT-2")
    assert lesson.scan("cable/secure@3")[0] == "Code noted: Clear dot: safe wire, number 3."
    lesson.scan("KIT-3")
    assert lesson.press("#")[0].startswith("Clear dot: safe wire, 7 of 28.")
    lesson.press("1")
    lesson.press("#")
    assert lesson.kept.entries == {
        Barcode("KIT/HEART?v=1"): Token(LIEU),
        Barcode("KIT-2"): Token(f"{TIME}/cable/secure", 3),
        Barcode("KIT-3"): Token(f"{TIME}/cover/blue"),
    }


def test_copies_chosen_from_the_list_get_one_barcode_each() -> None:
    lesson = Classroom()
    for number in (1, 2):
        lesson.scan(f"KIT-{number}")
        lesson.press("7#")
    assert lesson.kept.entries == {
        Barcode("KIT-1"): Token(f"{TIME}/cable/secure", 1),
        Barcode("KIT-2"): Token(f"{TIME}/cable/secure", 2),
    }


@pytest.mark.parametrize(
    ("taken", "whose"),
    [
        ("lieu/5", "Place, label 5"),
        ("sticker/heart", "Heart: red"),
        ("cable/bomb", "Spiral: the bomb"),
        ("KIT-1", "Place, label 4"),
        (f"{HOUR}/box", "the box of The Hour of the 3 Shadows"),
    ],
)
def test_a_code_that_stands_for_something_else_is_refused(taken: str, whose: str) -> None:
    lesson = Classroom(told=Telling({Barcode("KIT-1"): Token(f"{TIME}/lieu/4")}), token="lieu/3")
    lesson.press("3")
    assert lesson.scan(taken)[0] == f"Refused, this code is in use already: {whose}. Place, label 3: scan its barcode."
    assert lesson.kept.entries == {Barcode("KIT-1"): Token(f"{TIME}/lieu/4")}
    assert lesson.stage is Stage.SCANNING, "the right one may be scanned next"


def test_a_misread_or_unfit_barcode_is_not_adopted() -> None:
    lesson = Classroom(token="lieu/3")
    lesson.press("3")
    assert lesson.misread()[0].startswith("Garbled")
    assert lesson.scan("BCDFG")[0].startswith("Misread"), "our letters only: a code that was cut"
    assert lesson.scan("école")[0] == "This barcode is too long, or has accents. Place, label 3: scan its barcode."
    assert lesson.scan("Q" * 201)[0] == "This barcode is too long, or has accents. Place, label 3: scan its barcode."
    assert not lesson.kept.entries


def test_a_barcode_is_forgotten_where_it_is_its_own() -> None:
    lesson = Classroom(told=Telling({Barcode("KIT-1"): Token(LIEU)}), token="lieu/3")
    lesson.press("3")
    assert lesson.scan("KIT-1") == ["It has this barcode already. 1: forget it. Star: keep it."]
    assert lesson.press("*")[0] == "Nothing changed."
    lesson.press("3")
    lesson.scan("KIT-1")
    assert lesson.press("1")[0] == "Barcode forgotten."
    assert not lesson.kept.entries
    lesson.press("3")
    assert lesson.scan("lieu/3") == ["This code is its own already: Place, label 3. Place, label 3: scan its barcode."]


def test_a_thing_of_another_box_is_said_to_be_one() -> None:
    lesson = Classroom()
    assert lesson.scan(f"{HOUR}/limbes/amnesie")[0].startswith("Not in this box:")
    assert lesson.scan("sticker/moon") == ["Not in this box: Moon: yellow. Scan, or hash."]


# --- undo, stop, ask ---


def test_undo_says_what_and_asks_the_same_field_again() -> None:
    lesson = Classroom(token="lieu/3")
    assert lesson.press("B")[-1].startswith("Nothing to undo")
    lesson.press("22#")
    before = lesson.kept
    lesson.press("2")
    lesson.type("Opera")
    lesson.press("#")
    assert lesson.press("B") == ["Undo: Place, label 3, name? Press key B again."]
    lesson.wait(3.1)
    assert lesson.press("B") == ["Undo: Place, label 3, name? Press key B again."], (
        "the first B is forgotten after 3 seconds"
    )
    assert lesson.press("B") == ["Undone: Place, label 3, name.", "Place, label 3, name?"]
    assert lesson.kept == before
    lesson.press("BB")
    assert lesson.kept == Telling()
    lesson.press("2")
    assert lesson.scan("lieu/7")[-1].startswith("Place, label 7")


def test_undo_takes_back_a_barcode() -> None:
    lesson = Classroom()
    lesson.press("2")
    lesson.scan(EAN)
    assert lesson.press("BB")[:2] == [
        "Undo: barcode, the box of Time Bomb Undercover? Press key B again.",
        "Undone: barcode, the box of Time Bomb Undercover.",
    ]
    assert lesson.kept == Telling()
    assert lesson.stage is Stage.OWNER, "the label in hand is asked again"
    assert lesson.scan(EAN)[0].startswith("A new code.")


def test_star_goes_back_step_by_step_and_asks_before_it_leaves() -> None:
    lesson = Classroom(token="lieu/3")
    lesson.press("2")
    assert lesson.press("*")[0] == "Digits erased."
    assert lesson.press("*")[-2].startswith("Scan a card")
    assert lesson.press("*") == ["Stop? Everything is kept. Hash: yes. Star: no."]
    assert lesson.press("*")[0] == "We go on."
    lesson.press("*")
    assert lesson.press("#") == ["Kept: 0 of 17. See you soon."]
    assert lesson.state.over


def test_where_again_and_help() -> None:
    lesson = Classroom(told=Telling(whole(1)), token="lieu/3")
    lesson.press("2")
    assert lesson.press("D") == ["1 of 17 cards told.", "Type: pile, 1 to 4, then hash."]
    assert lesson.press("D")[1].startswith("16 are missing: Place, label 2, ")
    lesson.press("*")
    said = lesson.press("0")
    assert said[0] == "Digits erased."
    helped = lesson.press("9")
    assert helped[0].startswith("Place, label 3, pile? 2: type the number"), "help explains again in full"
    assert helped[1].startswith("Key B: undo.")
    assert lesson.press("B")[0].startswith("Key B: undo"), "after 9 a key is explained and not done"
    assert lesson.press("A") == ["That key does nothing here. Place, label 3, pile?"]


def test_where_the_disk_is_full_nothing_is_noted_and_the_same_can_be_done_again() -> None:
    lesson = Classroom(token="lieu/3")
    lesson.full = True
    (refused,) = [line for line in lesson.press("22#") if line.startswith("Not noted.")]
    assert "cannot be written" in refused or "could not be written" in refused
    assert lesson.state.told == Telling()
    lesson.full = False
    assert "Noted." in lesson.press("#")
    assert lesson.kept.entries == {ROUND: 2}


# --- what another told ---


def test_the_other_version_is_heard_and_may_be_taken() -> None:
    lesson = Classroom(told=merge(Telling({NAME: OPERA}), Telling({NAME: THEATRE})), token="lieu/3")
    lesson.press("4")
    while lesson.state.field != NAME:
        lesson.press("4")
    assert lesson.press("9")[1].endswith("6: hear the other version. Hash: skip.")
    lesson.press("*")
    assert lesson.press("6")[0] == "Here it is: Theatre."
    lesson.press("#")
    assert lesson.kept.all(NAME) == (THEATRE, OPERA)


def test_what_was_written_by_hand_counts_and_lies_beside_once_it_is_told_otherwise() -> None:
    lesson = Classroom(written=Telling({ROUND: 1, NAME: OPERA}), token="lieu/3")
    assert any(line.startswith("Place, label 3, text?") for line in lesson.heard())
    lesson.press("4")
    assert lesson.press("4")[0] == "Noted already: Opera."
    lesson.press("2")
    lesson.type("Theatre")
    lesson.press("#")
    assert lesson.kept.entries == {NAME: THEATRE}, "what was written by hand is not copied"
    lesson.scan("lieu/3")
    while lesson.state.field != NAME:
        lesson.press("4")
    assert lesson.press("6")[0] == "Here it is: Opera."
