"""What a set-up asks, hears and keeps: the pure core, with no device and no clock."""

from __future__ import annotations

import pytest

from companion import cli
from companion.files.config import EarWish, Outputs
from companion.model import Equipment, Key, OwnText, Plugged, word
from companion.setup import state
from companion.setup.exchange import (
    Drop,
    Found,
    Inspect,
    Inspected,
    ListOutputs,
    Look,
    NotKept,
    NotOpened,
    PagesReached,
    PlayOn,
    Roll,
    Serve,
    Soundings,
    Speak,
    Try,
    TurnPads,
    Wake,
    Write,
    Written,
)
from companion.setup.state import LEAD_INS, Candidate, Reachable, Role, Step
from companion.setup.trial import KEYPAD_SETTINGS, SCANNER_SETTINGS, PortSetting, Verdict
from companion.speech.outputs import NEVER_RESTS
from tests.setup.dialogue import HEADSETS, LOUDSPEAKER, Dialogue

PORT = "/dev/ttyUSB0"
TYPING_PAD = "hid:04d9:1203"


def scanner_part(*devices: Candidate | str) -> Dialogue:
    dialogue = Dialogue("scanner")
    dialogue.find(*(devices or (PORT,)))
    return dialogue


# --- everywhere ---


def test_the_command_line_offers_the_parts_that_there_are() -> None:
    assert tuple(state.PARTS) == cli.PARTS


def test_the_whole_goes_from_key_to_booth_and_any_step_can_be_left_out_with_hash() -> None:
    dialogue = Dialogue()
    steps = [dialogue.step]
    dialogue.find()
    while dialogue.step is not Step.END:
        dialogue.press("##" if dialogue.step is Step.FINDER else "#")
        if ListOutputs() in dialogue.wishes:
            dialogue.sounding(LOUDSPEAKER, *HEADSETS)
        if Roll() in dialogue.wishes:
            dialogue.roll(3)
        for wish in dialogue.wishes:
            if isinstance(wish, Inspect):
                dialogue.hear(Inspected(wish.step, "absent", "there"))
        steps += [dialogue.step] if dialogue.step is not steps[-1] else []
    assert steps == [
        *(Step.HELLO, Step.LANGUAGE, Step.LOUDSPEAKER, Step.MANNER, Step.WAKING, Step.LAYOUT, Step.FINDER),
        *(Step.SCANNER, Step.EAR, Step.WITH_PHONES, Step.BOOTH, Step.UNIT, Step.LINGER, Step.RULES, Step.END),
    ]
    assert dialogue.step is Step.END


@pytest.mark.parametrize("part", state.PARTS)
def test_no_step_waits_for_ever_without_a_word(part: str) -> None:
    dialogue = Dialogue(part)
    if ListOutputs() in dialogue.wishes:
        dialogue.sounding(LOUDSPEAKER, *HEADSETS)
    for wish in dialogue.wishes:
        if isinstance(wish, Inspect):
            dialogue.hear(Inspected(wish.step, "absent", "there"))
    begun = dialogue.wishes
    if Look() in begun:
        dialogue.find(PORT)
    if Serve(True) in begun:
        dialogue.hear(PagesReached(Reachable((OwnText("en", "192.168.1.20"),))))
    for _ in range(5):
        lines = dialogue.wait(state.REMINDERS[-1])
        if Roll() in dialogue.wishes:
            lines += dialogue.roll(2)
        assert lines


@pytest.mark.parametrize("part", ["language", "scanner", "booth"])
def test_0_says_the_question_again_and_9_says_it_before_the_keys(part: str) -> None:
    dialogue = Dialogue(part)
    again = dialogue.press("0")
    assert again
    assert dialogue.press("9") == [
        *again,
        "0: say again. Hash: leave this question out. Key B twice: go back. Star: stop; what is set is kept.",
    ]


def test_star_only_silences_what_is_being_said_and_leaves_in_silence() -> None:
    dialogue = Dialogue("language")
    assert dialogue.hear(Key("*", speaking=True)) == []
    assert dialogue.press("*") == ["Stopped. What is set is kept."]
    assert dialogue.step is Step.END


def test_hash_only_skips_while_more_is_waiting_to_be_said() -> None:
    dialogue = Dialogue("booth")
    assert dialogue.hear(Key("#", unsaid=True)) == []
    assert dialogue.press("#")[0].startswith("Take an imager")


def test_a_key_that_means_nothing_is_refused_and_the_question_is_asked_again() -> None:
    dialogue = Dialogue("language")
    assert dialogue.press("8") == ["That key does nothing here. Which language? 0: the list."]


def test_what_cannot_be_kept_is_said() -> None:
    dialogue = Dialogue("language")
    dialogue.press("1")
    assert Dialogue("scanner").hear(NotKept(word("fault-not-written")))[0].startswith("Set for tonight")


# --- keys ---


def test_any_key_at_all_is_the_first_sign_of_life_of_a_keypad() -> None:
    for key in "5*#09A":
        dialogue = Dialogue()
        assert dialogue.press(key)[0] == "Keypad found."


def test_a_key_of_the_computer_is_called_that() -> None:
    assert Dialogue().press("5", device="keyboard")[0] == "That is the computer's keyboard. It serves as keypad."


def test_a_keypad_at_a_wrong_speed_is_tried_at_others_and_kept_at_the_one_that_is_right() -> None:
    dialogue = Dialogue("keypad")
    dialogue.find(PORT)
    (tried,) = dialogue.wishes
    assert isinstance(tried, Try)
    assert (tried.trial.keypad, tried.trial.setting) == (True, PortSetting(115200))
    assert dialogue.read(PORT, Verdict.GARBLED) == [
        "The keypad speaks at another speed. I am trying 9600 baud, no parity. Press again."
    ]
    assert dialogue.press("5", device=PORT)[0] == "Keypad found."
    assert dialogue.kept["keypads"] == [f"{PORT}?baud=9600", "auto"]


def test_a_port_that_is_no_keypad_is_let_go_when_the_keypad_has_been_heard() -> None:
    dialogue = Dialogue("keypad")
    dialogue.find(PORT, "/dev/ttyUSB1")
    dialogue.press("5", device=PORT)
    assert Drop("/dev/ttyUSB1") in dialogue.wishes
    assert Drop(PORT) not in dialogue.wishes


def test_a_keypad_that_says_what_it_is_needs_no_setting() -> None:
    dialogue = Dialogue("keypad")
    dialogue.find(Candidate(PORT, Role.KEYPAD))
    dialogue.press("5", device=PORT)
    assert "keypads" not in dialogue.kept


@pytest.mark.parametrize(("corner", "told"), [("1", "7 is at the top"), ("7", "1 is at the top")])
def test_a_pad_is_turned_if_its_rows_are_wanted_the_other_way_round(corner: str, told: str) -> None:
    dialogue = Dialogue("keypad")
    dialogue.find(Candidate(TYPING_PAD, Role.KEYPAD))
    dialogue.press("5", TYPING_PAD)
    dialogue.press(corner, TYPING_PAD)
    assert told in dialogue.press("2", TYPING_PAD)[0]
    assert TurnPads(("numeric-pad",)) in dialogue.wishes
    assert dialogue.kept["turned-pads"] == ["numeric-pad"]


def test_a_pad_that_was_turned_can_be_turned_back() -> None:
    dialogue = Dialogue("keypad", turned=("terminal", "keypad"))
    dialogue.press("5")
    dialogue.press("12")
    assert dialogue.kept["turned-pads"] == ["terminal"]


def test_a_corner_that_is_neither_1_nor_7_is_told() -> None:
    dialogue = Dialogue("keypad")
    dialogue.press("5")
    assert dialogue.press("3")[0].startswith("This key sends 3.")


def test_the_key_finder_names_every_key_and_does_none_of_them() -> None:
    dialogue = Dialogue("keypad")
    dialogue.press("5#")
    assert dialogue.step is Step.FINDER
    named = [line for key in "1234567890ABCD*#" for line in dialogue.press(key)]
    assert len(named) == 16
    assert named[4] == "5. In the middle: it has the mark."
    assert dialogue.step is Step.FINDER
    assert dialogue.press("#")[-1].startswith("Set-up done.")


# --- back ---


def where(dialogue: Dialogue) -> Step:
    return dialogue.step


def test_b_twice_goes_back_to_the_question_before_and_from_there_on_again() -> None:
    dialogue = Dialogue()
    dialogue.press("5")
    dialogue.press("1")
    dialogue.sounding(LOUDSPEAKER)
    assert where(dialogue) is Step.LOUDSPEAKER
    assert dialogue.press("B") == ["Back to the question before? Press key B again."]
    assert dialogue.press("B")[0].startswith("Language?")
    dialogue.press("3")
    dialogue.sounding(LOUDSPEAKER)
    assert where(dialogue) is Step.LOUDSPEAKER
    assert dialogue.kept["language"] == "fr"


def test_back_passes_over_what_asks_nobody_and_ends_at_the_first_question() -> None:
    dialogue = Dialogue(todo=(Step.SCANNER, Step.EAR, Step.WITH_PHONES))
    dialogue.find()
    dialogue.press("#")
    dialogue.sounding(LOUDSPEAKER)  # there is no ear
    assert where(dialogue) is Step.WITH_PHONES
    dialogue.press("BB")
    assert where(dialogue) is Step.SCANNER
    assert dialogue.press("BB") == ["There is nothing before this. Scan anything. Hash: no scanner."] * 2
    dialogue.press("#")
    assert where(dialogue) is Step.WITH_PHONES


def test_back_is_the_beginning_of_a_step_of_several_questions_and_the_page_before() -> None:
    keypad = Dialogue("keypad")
    keypad.press("51")
    assert where(keypad) is Step.TURN
    keypad.press("BB")
    assert where(keypad) is Step.LAYOUT
    booth = Dialogue("booth")
    booth.press("##")
    before = booth.press("0")
    booth.press("#BB")
    assert booth.press("0") == before


def test_back_from_whose_a_scanner_is_loses_none_that_is_noted() -> None:
    dialogue = Dialogue("scanner")
    dialogue.find(PORT, "/dev/ttyUSB1")
    dialogue.read(PORT, Verdict.OURS)
    dialogue.press("#")
    dialogue.read("/dev/ttyUSB1", Verdict.OURS)
    assert dialogue.press("BB")[-1].startswith("Another scanner?")
    dialogue.read("/dev/ttyUSB1", Verdict.OURS)
    dialogue.press("2")
    assert dialogue.kept["scanners"] == [PORT, "seat2=/dev/ttyUSB1", "auto"]


def test_b_goes_back_only_where_nothing_came_between_and_the_question_was_heard() -> None:
    dialogue = Dialogue()
    dialogue.press("5B0B")
    assert where(dialogue) is Step.LANGUAGE
    dialogue.wait(state.REMINDERS[0])
    dialogue.press("B")
    assert where(dialogue) is Step.LANGUAGE
    dialogue.hear(Key("B", unsaid=True))
    assert where(dialogue) is Step.LANGUAGE
    dialogue.press("B")
    assert where(dialogue) is Step.HELLO


# --- language, sound ---


def test_the_language_is_told_in_itself_and_kept() -> None:
    dialogue = Dialogue("language")
    assert dialogue.press("3")[0] == "Français."
    assert isinstance(dialogue.wishes[0], Speak)
    assert dialogue.kept == {"language": "fr"}


def test_each_output_asks_in_itself_and_the_one_that_is_heard_is_kept_by_its_id() -> None:
    dialogue = Dialogue("sound")
    assert dialogue.sounding(LOUDSPEAKER, *HEADSETS) == [
        "Output 1 of 3, Box. If you hear me in the right loudspeaker, press 1. If not, 2."
    ]
    assert dialogue.press("2")[0].startswith("(2) Output 2 of 3, Headset.")
    assert dialogue.press("1")[0] == "The table listens here: Headset."
    assert PlayOn("sink.left") in dialogue.wishes
    assert dialogue.kept["outputs"] == {"table": "sink.left"}


def test_an_output_that_nobody_hears_is_passed_over_and_none_is_no_end() -> None:
    dialogue = Dialogue("sound")
    dialogue.sounding(LOUDSPEAKER, *HEADSETS)
    lines = dialogue.wait(3 * state.UNHEARD_SECONDS)
    assert [line[:3] for line in lines[:2]] == ["(2)", "(3)"]
    assert "No output chosen. The usual one stays." in lines
    assert dialogue.step is Step.MANNER


def test_a_loudspeaker_that_was_an_ear_is_none_any_more() -> None:
    dialogue = Dialogue("sound", outputs=Outputs(None, (EarWish((2,), "sink.left"), EarWish((3,), "sink.right"))))
    dialogue.sounding(LOUDSPEAKER, *HEADSETS)
    dialogue.press("21")
    assert dialogue.kept["outputs"] == {"table": "sink.left", "seat3": "sink.right"}


def test_a_single_output_is_not_named_for_it_may_have_another_name_tomorrow() -> None:
    dialogue = Dialogue("sound")
    dialogue.sounding(LOUDSPEAKER)
    dialogue.press("1")
    assert "outputs" not in dialogue.kept


def test_without_sound_it_says_why_and_how_to_mend_it() -> None:
    dialogue = Dialogue("sound")
    lines = dialogue.hear(Soundings((), word("no-sound-no-library")))
    assert lines[0].startswith("No sound (no sound library)")
    assert lines[1] == "Install companion again: miniaudio is missing."
    assert dialogue.step is Step.END


def test_rate_and_volume_are_told_at_once_and_kept_at_the_end() -> None:
    dialogue = Dialogue("sound")
    dialogue.sounding(LOUDSPEAKER)
    dialogue.press("1")
    assert dialogue.press("114")[-1] == "Volume 70."
    dialogue.press("#")
    assert dialogue.kept == {"rate": 230, "volume": 70}


# --- the first word after a rest ---


def resting(**state: object) -> Dialogue:
    """The loudspeaker and the voice are chosen, and nothing is said for half a minute."""
    dialogue = Dialogue("sound", **state)  # type: ignore[arg-type]
    dialogue.sounding(LOUDSPEAKER)
    dialogue.press("1#")
    assert dialogue.wishes[-1] == Wake("sink.box", 0.0)
    return dialogue


def test_a_first_word_that_is_heard_needs_nothing() -> None:
    dialogue = resting()
    assert dialogue.wait(24) == [], "a word now would wake the output"
    assert dialogue.wait(1) == ["Lemon."]
    assert dialogue.wait(3) == ["I said: lemon. Did you hear the whole word? 1: yes. 2: no."]
    assert dialogue.press("1")[0] == "It is set."
    assert dialogue.kept["lead-in"] == {"sink.box": 0}
    assert dialogue.step is Step.END


def test_a_first_word_that_is_swallowed_is_led_in_and_if_that_is_not_enough_the_output_never_rests() -> None:
    dialogue = resting(awake=("HDMI",))
    dialogue.wait(25)
    assert dialogue.press("2")[0] == "This output falls asleep. I wake it before I speak."
    assert dialogue.wishes == (Wake("sink.box", 0.6),)
    assert dialogue.wait(25)[0] == "Lemon."
    assert dialogue.press("2")[0] == "That is not enough. From now on I keep it awake."
    assert dialogue.wishes == (Wake("sink.box", NEVER_RESTS),)
    assert "awake" not in dialogue.kept, "nothing is kept that has not been heard"
    dialogue.wait(25)
    dialogue.press("1")
    assert dialogue.kept["awake"] == ["HDMI", "sink.box"]


def test_what_helped_is_kept_and_what_held_before_is_not() -> None:
    dialogue = resting(awake=("sink.box",))
    dialogue.wait(25)
    dialogue.press("2")
    dialogue.wait(25)
    dialogue.press("1")
    assert dialogue.kept["lead-in"] == {"sink.box": 600}
    assert dialogue.kept["awake"] == []


def test_an_output_that_loses_the_word_even_awake_is_told_and_kept_awake() -> None:
    dialogue = resting()
    for _ in LEAD_INS:
        dialogue.wait(25)
        lines = dialogue.press("2")
    assert lines[0] == "It still swallows the beginning. Use another output if you can."
    assert dialogue.kept["awake"] == ["sink.box"]
    assert dialogue.step is Step.END


def test_a_key_during_the_rest_is_answered_and_the_rest_begins_anew() -> None:
    dialogue = resting()
    dialogue.wait(20)
    assert dialogue.press("1")[0].startswith("That key does nothing here.")
    assert dialogue.wait(20) == []
    assert dialogue.wait(5)[0] == "Lemon."


def test_an_ear_is_tried_in_the_ear_and_the_question_comes_at_the_table() -> None:
    dialogue = Dialogue("ears")
    dialogue.sounding(LOUDSPEAKER, *HEADSETS)
    dialogue.roll(4)
    assert dialogue.press("42#")[-1].startswith("Keep the earphone in.")
    assert dialogue.wishes[-1] == Wake("sink.left", 0.0)
    assert dialogue.wait(25) == ["(2) Lemon."], "an ear is silent while the table is asked"
    assert dialogue.wait(3)[0].startswith("I said: lemon.")
    dialogue.press("1")
    assert dialogue.kept["lead-in"] == {"sink.left": 0}
    assert dialogue.step is Step.EAR, "the next ear"


# --- scanner ---


def test_a_code_of_ours_proves_the_speed_at_once() -> None:
    dialogue = scanner_part()
    assert dialogue.read(PORT, Verdict.OURS, "BCDFGHJK")[0] == "Scanner found, 9600 baud, no parity."
    assert dialogue.press("#")[0] == "Noted, for the whole table."
    assert dialogue.kept["scanners"] == [PORT, "auto"]


def test_a_wrong_speed_is_heard_as_garbage_and_the_next_is_tried() -> None:
    dialogue = scanner_part()
    assert dialogue.read(PORT, Verdict.GARBLED) == ["Unreadable. I am trying 115200 baud, no parity. Scan again."]
    (tried,) = dialogue.wishes
    assert isinstance(tried, Try)
    assert tried.trial.setting == PortSetting(115200)
    dialogue.read(PORT, Verdict.GARBLED)
    assert dialogue.read(PORT, Verdict.OURS, "BCDFGHJK")[0] == "Scanner found, 9600 baud, even parity."
    dialogue.press("2")
    assert dialogue.kept["scanners"] == [f"seat2={PORT}?parity=E", "auto"]


def test_after_the_last_speed_it_says_what_else_may_be_wrong_and_begins_again() -> None:
    dialogue = scanner_part()
    for _ in SCANNER_SETTINGS[1:]:
        assert len(dialogue.read(PORT, Verdict.GARBLED)) == 1
    lines = dialogue.read(PORT, Verdict.GARBLED)
    assert lines[0].startswith(f"No speed fits {PORT}.")
    assert "9600 baud, no parity" in lines[1]


def test_a_speed_that_the_port_does_not_have_is_passed_over_without_a_word() -> None:
    dialogue = scanner_part()
    dialogue.read(PORT, Verdict.GARBLED)
    assert dialogue.hear(NotOpened(PORT, word("port-no-such-setting", device=PORT, detail="x"), setting=True)) == []
    (tried,) = dialogue.wishes
    assert isinstance(tried, Try)
    assert tried.trial.setting == PortSetting(9600, "E")


def test_a_foreign_barcode_counts_when_it_comes_twice_alike() -> None:
    dialogue = scanner_part()
    assert dialogue.read(PORT, Verdict.READABLE, "3760175513428") == ["Read once. Scan the same thing again."]
    assert dialogue.read(PORT, Verdict.READABLE, "3760175513429") == ["Read once. Scan the same thing again."]
    assert dialogue.read(PORT, Verdict.READABLE, "3760175513429")[0].startswith("Scanner found")


def test_one_misread_is_the_cards_fault_and_two_are_the_speeds() -> None:
    dialogue = scanner_part()
    assert dialogue.read(PORT, Verdict.MISREAD) == ["Misread. Scan again. Scan anything. Hash: no scanner."]
    assert dialogue.read(PORT, Verdict.MISREAD)[0].startswith("Unreadable.")


def test_a_scanner_that_says_it_read_nothing_has_the_right_speed() -> None:
    dialogue = scanner_part()
    assert dialogue.read(PORT, Verdict.NOT_READ)[0] == "Nothing scanned. Scan anything. Hash: no scanner."
    assert dialogue.state.trials[0].setting == SCANNER_SETTINGS[0]


def test_a_dead_port_is_told_with_more_to_try_each_time() -> None:
    dialogue = scanner_part()
    first, question = dialogue.wait(30)
    assert first == "I hear nothing from the scanner. Is it plugged in? Does it light up?"
    assert question.startswith("Scan anything")
    assert "serial port mode" in dialogue.wait(45)[1]
    assert Look() in dialogue.wishes


def test_a_scanner_that_auto_finds_is_left_to_auto() -> None:
    dialogue = scanner_part(Candidate(PORT, Role.SCANNER))
    dialogue.read(PORT, Verdict.OURS, "BCDFGHJK")
    dialogue.press("#")
    assert dialogue.kept["scanners"] == ["auto"]


def test_a_scanner_that_somebody_named_is_kept_by_that_name_and_speed() -> None:
    dialogue = scanner_part(Candidate(PORT, Role.SCANNER, PortSetting(19200), named=True))
    assert dialogue.read(PORT, Verdict.OURS, "BCDFGHJK")[0].startswith("Scanner found, 19200")
    dialogue.press("#")
    assert dialogue.kept["scanners"] == [f"{PORT}?baud=19200", "auto"]


def test_two_scanners_for_two_seats() -> None:
    dialogue = scanner_part(PORT, "/dev/ttyUSB1")
    dialogue.read(PORT, Verdict.OURS, "BCDFGHJK")
    dialogue.press("1")
    assert dialogue.read(PORT, Verdict.OURS, "BCDFGHJK")[0] == "This scanner is noted already."
    dialogue.read("/dev/ttyUSB1", Verdict.OURS, "BCDFGHJK")
    dialogue.press("2")
    assert dialogue.kept["scanners"] == [f"seat1={PORT}", "seat2=/dev/ttyUSB1", "auto"]
    dialogue.press("#")
    assert dialogue.step is Step.END


def test_a_keypads_port_is_not_listened_to_as_a_scanner() -> None:
    dialogue = scanner_part(Candidate(PORT, Role.KEYPAD), "/dev/ttyUSB1")
    tried = {wish.trial.device.url: wish.trial.keypad for wish in dialogue.wishes if isinstance(wish, Try)}
    assert tried == {PORT: True, "/dev/ttyUSB1": False}


def test_a_scanner_that_types_is_read_below_the_terminal_where_it_can_be() -> None:
    hid = "hid:/dev/input/by-id/usb-Maker-event-kbd"
    dialogue = scanner_part(Candidate(hid, Role.TYPING))
    assert dialogue.read("", Verdict.OURS, "BCDFGHJK") == []  # from the terminal: it may still come from below
    assert dialogue.read(hid, Verdict.OURS, "BCDFGHJK")[0] == "Scanner found, it types like a keyboard."
    dialogue.press("#")
    assert dialogue.kept["scanners"] == [hid, "auto"]


def test_a_scanner_that_types_into_the_terminal_alone_needs_nothing_and_hears_what_a_headless_one_would_need() -> None:
    dialogue = Dialogue("scanner")
    dialogue.hear(Found((), (), word("setup-no-evdev")))
    dialogue.read("", Verdict.READABLE, "3760175513428")
    lines = dialogue.wait(1)
    assert lines[0] == "This scanner types like a keyboard. In this terminal nothing has to be set."
    assert "option evdev" in lines[1]
    assert lines[2].startswith("Another scanner?")


def test_the_end_of_a_scan_that_a_stall_has_cut_is_no_answer() -> None:
    whole = Dialogue("scanner")
    whole.find()
    whole.read("", Verdict.READABLE, "37601755134", 30)
    whole.hear(Key("4", "keyboard", at=9.1))
    assert whole.hear(Key("#", "keyboard", at=9.1))[0] == "This scanner types like a keyboard, and slowly. Noted."
    assert whole.step is Step.SCANNER
    half = Dialogue("scanner")
    half.find()
    half.hear(Key("4", "keyboard", at=9.1))
    assert half.hear(Key("#", "keyboard", at=9.1)) == ["Misread. Scan again. Scan anything. Hash: no scanner."]
    half.hear(Key("#", "keyboard", at=10.0))
    assert half.step is Step.END


def test_how_slowly_scanners_type_into_the_terminal_is_kept_the_slowest_of_all() -> None:
    dialogue = Dialogue("scanner", slowest=30)
    dialogue.hear(Found())
    for pace, kept in ((41, 41), (25, 41), (60, 60)):
        dialogue.read("", Verdict.READABLE, f"37601755134{pace}", pace)
        assert dialogue.wait(1)[0] == "This scanner types like a keyboard, and slowly. Noted."
        assert dialogue.kept["typing-pace"] == kept
        dialogue = Dialogue("scanner", slowest=kept)
        dialogue.hear(Found())


def test_a_scanner_that_types_into_the_terminal_at_20_ms_needs_not_be_learned() -> None:
    dialogue = Dialogue("scanner")
    dialogue.hear(Found())
    dialogue.read("", Verdict.READABLE, "3760175513428", 20)
    assert "nothing has to be set" in dialogue.wait(1)[0]
    assert "typing-pace" not in dialogue.kept


def test_a_new_look_that_finds_nothing_new_asks_again() -> None:
    dialogue = scanner_part()
    assert dialogue.press("1") == ["Looking for devices."]
    assert dialogue.wishes == (Look(),)
    assert dialogue.find(PORT)[0].startswith("Scan anything")


def test_an_output_that_was_away_asks_again() -> None:
    dialogue = Dialogue("ears")
    dialogue.sounding(LOUDSPEAKER, *HEADSETS)
    dialogue.roll(4)
    assert dialogue.hear(Plugged(Equipment.EARPHONE, "seat2", True))[-1] == "(2) 4."


def test_what_hinders_is_told_once_in_words() -> None:
    dialogue = Dialogue("scanner")
    brltty = word("devices-brltty", description="CH340")
    assert "brltty" in dialogue.hear(Found((), (brltty,)))[0]
    assert not [line for line in dialogue.hear(Found((), (brltty,))) if "brltty" in line]
    dialogue.find(PORT)
    refused = NotOpened(PORT, word("port-no-permission", device=PORT, detail="dialout"))
    assert "usermod -aG dialout" in dialogue.hear(refused)[0]
    assert dialogue.hear(refused) == []


def test_a_scanner_that_is_pulled_out_and_put_back_is_told() -> None:
    dialogue = scanner_part()
    assert dialogue.hear(Plugged(Equipment.SCANNER, PORT, False)) == ["Scanner unplugged. Plug it back in."]
    assert dialogue.hear(Plugged(Equipment.SCANNER, PORT, True)) == ["Scanner back."]


def test_a_scan_out_of_turn_is_told_and_changes_nothing() -> None:
    dialogue = Dialogue("language")
    assert dialogue.read("", Verdict.OURS, "BCDFGHJK") == [
        "The scanner works. It is not its turn yet. Which language? 0: the list."
    ]
    assert dialogue.step is Step.LANGUAGE


def test_a_letter_and_enter_out_of_turn_are_not_taken_for_a_scanner() -> None:
    dialogue = Dialogue("language")
    for verdict in (Verdict.READABLE, Verdict.MISREAD):
        assert dialogue.read("", verdict, "x") == ["That key does nothing here. Which language? 0: the list."]
    assert dialogue.read("", Verdict.READABLE, "9783161484100", 12)[0].startswith("The scanner works.")


# --- ears ---


def test_an_ear_is_proved_by_its_digit_and_given_to_seats() -> None:
    dialogue = Dialogue("ears")
    dialogue.sounding(LOUDSPEAKER, *HEADSETS)
    table, ear = dialogue.roll(4)
    assert table.startswith("Output 1 of 2, Headset.")
    assert ear == "(2) 4."
    assert dialogue.press("3") == ["Not that digit. Listen again."]
    assert Roll() in dialogue.wishes
    dialogue.roll(7)
    assert dialogue.press("7")[0] == "Heard."
    assert dialogue.press("25")[-1] == "For seat 2 and seat 5."
    dialogue.press("#")
    assert dialogue.kept["outputs"] == {"seat2,seat5": "sink.left"}
    assert dialogue.press("#") == [], "without that trial"
    assert dialogue.roll(1)[1] == "(3) 1."
    dialogue.press("1")
    dialogue.press("5##")
    assert dialogue.kept["outputs"] == {"seat2": "sink.left", "seat5": "sink.right"}, "a seat has one ear"
    assert dialogue.step is Step.END


def test_an_ear_that_is_given_to_nobody_is_nobodys() -> None:
    dialogue = Dialogue("ears", outputs=Outputs("sink.box", (EarWish((2,), "sink.left"),)))
    dialogue.sounding(LOUDSPEAKER, HEADSETS[0])
    dialogue.roll(4)
    dialogue.press("4#")
    assert dialogue.kept["outputs"] == {"table": "sink.box"}


def test_the_digit_is_said_again_when_nothing_comes() -> None:
    dialogue = Dialogue("ears")
    dialogue.sounding(LOUDSPEAKER, *HEADSETS)
    dialogue.roll(4)
    dialogue.wait(30)
    assert dialogue.wishes == (Roll(),)


def test_without_another_output_it_says_what_to_plug_in() -> None:
    dialogue = Dialogue("ears")
    assert "USB adapter" in dialogue.sounding(LOUDSPEAKER)[0]


# --- booth ---


def test_the_booth_is_told_page_by_page_and_a_card_can_be_tried() -> None:
    dialogue = Dialogue("booth")
    dialogue.find(PORT)
    pages = [line for _ in range(5) for line in dialogue.press("#")]
    assert "not a laser" in pages[0]
    assert "beep" in pages[3]
    assert dialogue.read(PORT, Verdict.OURS, "BCDFGHJK") == ["Card read."]
    assert dialogue.press("#")[-1].startswith("Set-up done.")


# --- starting with the machine ---


def test_nothing_is_written_without_a_yes() -> None:
    dialogue = Dialogue("install")
    assert Inspect(Step.UNIT) in dialogue.wishes
    asked = dialogue.hear(Inspected(Step.UNIT, "absent", "/home/ana/companion.service"))
    assert "Shall I write /home/ana/companion.service?" in asked[0]
    dialogue.press("2")
    assert Inspect(Step.LINGER) in dialogue.wishes
    dialogue.hear(Inspected(Step.LINGER, "absent", "ana"))
    dialogue.press("1")
    assert Write(Step.LINGER, False) in dialogue.wishes
    assert dialogue.hear(Written(Step.LINGER, "forbidden", "sudo loginctl enable-linger ana"))[0] == (
        "The computer does not let me. Run this command: sudo loginctl enable-linger ana"
    )
    dialogue.hear(Inspected(Step.RULES, "current", "/etc/rules"))
    assert dialogue.step is Step.END


def test_a_foreign_file_is_told_before_it_is_replaced() -> None:
    dialogue = Dialogue("install")
    lines = dialogue.hear(Inspected(Step.UNIT, "foreign", "/home/ana/companion.service"))
    assert "is not Companion's" in lines[0]
    assert "Shall I write" in lines[1]


def test_without_systemd_it_says_so_and_asks_nothing_of_it() -> None:
    dialogue = Dialogue("install")
    lines = dialogue.hear(Inspected(Step.UNIT, "no-systemd", ""))
    assert "no systemd" in lines[0]
    assert dialogue.step is Step.RULES


def test_what_was_written_can_be_taken_away_and_what_is_not_ours_stays() -> None:
    dialogue = Dialogue("install", undoing=True)
    assert "Shall I remove" in dialogue.hear(Inspected(Step.UNIT, "current", "u"))[0]
    dialogue.press("1")
    assert dialogue.wishes == (Write(Step.UNIT, True),)
    assert dialogue.hear(Written(Step.UNIT))[0] == "Removed: u. Companion does not start by itself any more."
    assert dialogue.hear(Inspected(Step.LINGER, "absent", "ana"))[0] == "Nothing to remove: ana."
    assert dialogue.hear(Inspected(Step.RULES, "foreign", "r"))[0] == "r is not Companion's: it stays."


# --- the settings that are tried ---


def test_the_first_settings_are_those_that_makers_ship() -> None:
    assert SCANNER_SETTINGS[:3] == (PortSetting(9600), PortSetting(115200), PortSetting(9600, "E"))
    assert KEYPAD_SETTINGS[0] == PortSetting(115200)
    for settings in (SCANNER_SETTINGS, KEYPAD_SETTINGS):
        assert len(set(settings)) == len(settings)
