"""The first start on a machine: which question comes when, what is kept of it, and that it never traps anybody."""

from __future__ import annotations

import pytest

from companion.files.config import DONE, WAITING
from companion.model import OwnText
from companion.setup import first_start
from companion.setup.exchange import Look
from companion.setup.first_start import STEPS, TUTORIAL
from companion.setup.state import KEYBOARD, REMINDERS, Step

from .dialogue import LOUDSPEAKER, Dialogue

HELLOS = (OwnText("en", "Hello. Key 1."), OwnText("fr", "Bonjour. Touche 2."))
LANGUAGES = (OwnText("en", "English"), OwnText("fr", "français"))


def start(reached: str | None = None, *, told_language: bool = False) -> Dialogue:
    todo = first_start.steps(reached, told_language)
    return Dialogue(todo=todo, first_start=True, hellos=HELLOS, languages=LANGUAGES)


def test_each_language_says_its_key_and_ports_are_looked_for() -> None:
    dialogue = start()
    assert dialogue.first == ["Hello. Key 1.", "Bonjour. Touche 2."]
    assert Look() in dialogue.wishes
    assert dialogue.kept == {"first-start": "welcome"}


def test_a_number_chooses_its_language_and_tells_which_keys_are_used() -> None:
    dialogue = start()
    assert dialogue.press("2", KEYBOARD)[0] == "C'est le clavier de l'ordinateur. Il sert de pavé."
    assert dialogue.state.tone.lang == "fr"
    assert dialogue.kept["language"] == "fr"
    assert dialogue.step is Step.LOUDSPEAKER


def test_hash_keeps_the_language_of_the_machine() -> None:
    dialogue = start()
    dialogue.press("#")
    assert "language" not in dialogue.kept
    assert dialogue.step is Step.LOUDSPEAKER


@pytest.mark.parametrize("key", "3D0")
def test_any_other_key_hears_the_question_again(key: str) -> None:
    dialogue = start()
    assert dialogue.press(key) == ["Hello. Key 1.", "Bonjour. Touche 2."]
    assert dialogue.step is Step.WELCOME


def test_from_the_language_to_the_scanner_each_step_can_be_left_with_hash() -> None:
    dialogue = start()
    passed = []
    for _ in range(12):
        passed.append(dialogue.step)
        if dialogue.step is Step.LOUDSPEAKER:
            dialogue.sounding(LOUDSPEAKER)
        dialogue.press("##" if dialogue.step is Step.FINDER else "#")
        if dialogue.step is Step.END:
            break
    assert passed == [*STEPS]
    assert dialogue.kept["first-start"] == TUTORIAL


def test_at_a_keyboard_nobody_is_asked_for_a_corner() -> None:
    dialogue = start()
    dialogue.press("1", KEYBOARD)
    assert Step.LAYOUT not in dialogue.state.todo
    assert Step.FINDER in dialogue.state.todo


def test_how_far_it_has_come_is_kept_at_each_step() -> None:
    dialogue = start()
    dialogue.press("1")
    reached = [dialogue.kept["first-start"]]
    dialogue.sounding(LOUDSPEAKER)
    dialogue.press("1")
    assert [*reached, dialogue.kept["first-start"]] == ["loudspeaker", "manner"]


@pytest.mark.parametrize("step", [Step.WELCOME, Step.LOUDSPEAKER, Step.LAYOUT, Step.SCANNER])
def test_star_leaves_all_of_it_for_good(step: Step) -> None:
    dialogue = start(None if step is Step.WELCOME else step.value)
    if step is not Step.WELCOME:
        dialogue.press("#")
    assert dialogue.step is step
    dialogue.press("*")
    assert dialogue.step is Step.END
    assert dialogue.kept["first-start"] == DONE


def test_one_that_was_left_half_way_asks_whether_to_go_on_and_goes_on_there() -> None:
    dialogue = start("scanner")
    assert dialogue.first == ["The set-up is not finished. Hash: go on. Star: the lobby."]
    assert dialogue.kept == {}
    dialogue.press("#")
    assert dialogue.step is Step.SCANNER


def test_before_the_tutorial_only_that_is_asked() -> None:
    dialogue = start(TUTORIAL)
    assert dialogue.step is Step.GO_ON
    dialogue.press("#")
    assert (dialogue.step, dialogue.kept["first-start"]) == (Step.END, TUTORIAL)


def test_a_language_of_the_command_line_is_not_asked_for() -> None:
    assert start(told_language=True).step is Step.HELLO


def test_where_no_key_comes_the_lobby_is_there_and_stays_there() -> None:
    dialogue = start()
    dialogue.wait(sum(REMINDERS[:2]) + 1)
    assert dialogue.step is Step.END
    assert dialogue.kept["first-start"] == WAITING


def test_where_nobody_answers_any_more_it_goes_on_there_next_time() -> None:
    dialogue = start("scanner")
    dialogue.press("#")
    dialogue.wait(sum(REMINDERS) + 1)
    assert dialogue.step is Step.END
    assert dialogue.kept["first-start"] == "scanner"


def test_an_ordinary_set_up_keeps_nothing_of_this_and_waits() -> None:
    dialogue = Dialogue("scanner")
    dialogue.wait(1000)
    assert dialogue.step is Step.SCANNER
    assert "first-start" not in dialogue.kept
