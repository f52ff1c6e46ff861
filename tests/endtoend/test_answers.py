"""Nothing queues in front of an answer: a real process, real sound, and a keypad that is faster than the voice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.endtoend.test_sound import LATE, SpokenTable
from tests.examples import seeds
from tests.pace import pace
from tests.soundserver import Recording, SoundServer

WITHIN = 1.0
WELCOME = "Time Bomb Undercover."
QUESTION = "Ana: how will you read your cards?"
WRONG = "Not that number: 1 to"
UNDO = "Undo: "
WHERE = "Roll call."


@pytest.fixture(scope="module")
def recording(server: SoundServer) -> Iterator[Recording]:
    with server.recording("table") as heard:
        yield heard


@pytest.fixture
def table(tmp_path: Path, server: SoundServer, recording: Recording) -> Iterator[SpokenTable]:
    """At the roll call, while the first question is being said: it takes six seconds."""
    with SpokenTable(tmp_path, server) as table:
        began = table.expect(QUESTION)
        table.wait_for_devices()
        recording.wait_for_sound(began - LATE)
        yield table


def answered(table: SpokenTable, recording: Recording, keys: str, text: str, after: float = 0.0) -> float:
    """Press these keys in one go; the moment at which the line with this text begins to sound, within a second."""
    time.sleep(after)
    with pace() as machine:
        pressed = time.monotonic()
        table.keypad.press(keys)
        printed = table.expect(text)
        heard = recording.wait_for_sound(printed - 0.05)
    print(f"{keys}: {printed - pressed:.3f} s, at {1 / machine.slower:.2f} of the machine's pace")
    assert printed - pressed < WITHIN * machine.slower
    assert heard - pressed < (WITHIN + LATE) * machine.slower
    return heard


def test_five_wrong_keys_in_a_second_and_then_where_are_we(table: SpokenTable, recording: Recording) -> None:
    for _ in range(5):
        table.keypad.press("8")
        time.sleep(0.2)
    answered(table, recording, "D", WHERE)
    before = len(table.printed)
    table.expect(QUESTION)
    assert not [line for line in table.printed[before:] if WRONG in line], (
        "what was refused before is not said after it"
    )


def into_the_game(table: SpokenTable) -> None:
    """The roll call is over: "we begin" is being said, and a long line about the cards waits."""
    for name in ("Léo", "Inès", "Hugo", "Zoé"):
        table.keypad.press("1")
        table.expect(f"{name}?")
    table.keypad.press("1")
    table.expect("here we go")


def test_the_private_key_while_a_line_plays_and_a_long_one_waits(table: SpokenTable, recording: Recording) -> None:
    into_the_game(table)
    answered(table, recording, "C", "No earphone.")
    table.expect("role cards")


def test_after_another_language_no_old_refusal_is_heard(table: SpokenTable, recording: Recording) -> None:
    into_the_game(table)
    for _ in range(4):
        table.keypad.press("8")
        time.sleep(0.1)
    table.keypad.press("9")
    answered(table, recording, "9", "Menu.", after=0.2)
    answered(table, recording, "5", "Language?")
    answered(table, recording, "3", "Français.")
    before = len(table.printed)
    table.expect("cartes Rôle")
    recording.past(time.monotonic() + 3)
    assert len(table.printed) == before + 1, "what is due, and nothing that was refused before"


def test_nothing_is_taken_back_before_it_has_been_heard_what(table: SpokenTable, recording: Recording) -> None:
    table.keypad.press("1")
    table.expect("Léo?")
    table.keypad.press("BB")
    asked = table.expect(UNDO)
    recording.wait_for_sound(asked - 0.05)
    assert not [line for line in table.printed if "Undone" in line]
    answered(table, recording, "B", "Undone")


@pytest.mark.parametrize("seed", seeds(2))
def test_the_newest_key_is_answered_within_a_second_always(table: SpokenTable, recording: Recording, seed: int) -> None:
    chance = Random(seed)
    answers = {"8": WRONG, "D": WHERE, "C": "No earphone.", "C8": "No earphone."}  # the digit behind C is C's own
    for _ in range(6):
        for before in chance.choices("8DCA0B", k=chance.randint(2, 8)):
            table.keypad.press(before)
            time.sleep(chance.uniform(0.2, 0.3))
        key = chance.choice("8DC")
        table.past_all()
        answered(table, recording, key, answers.get(before + key, answers[key]))
        time.sleep(chance.choice((0.2, 1.0, 3.0)))
