"""The loudspeaker and the earphones found by ear, with sound that is really played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.files import config
from companion.files.config import EarWish, Outputs
from companion.setup.state import RESTED_SECONDS
from tests.endtoend.running import Companion, Keypad, environment
from tests.pace import PATIENCE
from tests.soundserver import SoundServer


@pytest.fixture
def keypad() -> Iterator[Keypad]:
    with Keypad() as pad:
        yield pad


def bench(part: str, data: Path, keypad: Keypad, server: SoundServer, *more: str) -> Companion:
    given: tuple[str | Path, ...] = ("setup", part, "--lang", "en", "--data", data, "--keypad", keypad.path, *more)
    return Companion(*given, env=environment(PULSE_SERVER=server.address))


def test_each_output_asks_in_itself_and_the_one_that_is_chosen_goes_on_speaking(
    server: SoundServer, tmp_path: Path, keypad: Keypad
) -> None:
    server.make_default("table")
    with server.recording("ear") as ear, bench("sound", tmp_path, keypad, server) as setting:
        setting.expect("[table] Output 1 of 2, Table loudspeaker")
        assert ear.silent()
        keypad.press("2")
        asked = setting.expect("[output 2] Output 2 of 2, Ear of seat two")
        ear.wait_for_sound(asked - 0.5)
        keypad.press("1")
        chosen = setting.expect("[table] The table listens here: Ear of seat two.")
        ear.wait_for_sound(chosen - 0.5)
        setting.expect("The voice. 1: faster. 2: slower. 3: louder.")
        keypad.press("1")
        setting.expect("Speed ")
        keypad.press("#")
        setting.expect("First word test.")
        keypad.press("#")
        setting.expect("Set-up done.")
        assert setting.wait() == 0
    settings = config.load(tmp_path)
    assert settings.outputs == Outputs("ear")


def test_the_digit_is_heard_in_the_ear_alone_and_the_ear_is_kept(
    server: SoundServer, tmp_path: Path, keypad: Keypad
) -> None:
    server.make_default("table")
    with (
        server.recording("ear") as ear,
        server.recording("table") as table,
        bench("ears", tmp_path, keypad, server, "--show-private") as setting,
    ):
        setting.expect("Output 1 of 1, Ear of seat two")
        said = setting.expect("[output 2] ")
        digit = setting.printed[-1][-2]
        heard = ear.wait_for_sound(said - 0.5)
        time.sleep(0.5)
        assert not table.loud(heard + 0.1)
        keypad.press(digit)
        setting.expect("Heard.", "For which seats?")
        keypad.press("2")
        setting.expect("For seat 2.")
        keypad.press("#")
        setting.expect("[table] Keep the earphone in.")
        word = setting.expect("[output 2] Lemon.", within=RESTED_SECONDS + PATIENCE)
        ear.wait_for_sound(word - 0.5)
        assert not table.loud(word - 2.0, time.monotonic()), "the table is asked when the word has been said"
        setting.expect("[table] I said: lemon.")
        keypad.press("1")
        setting.expect("It is set.")
        setting.expect("Set-up done.")
        assert setting.wait() == 0
    settings = config.load(tmp_path)
    assert settings.outputs == Outputs(None, (EarWish((2,), "ear"),))
    assert settings.lead_ins == {"ear": 0.0}
    with bench("ears", tmp_path, keypad, server) as again:
        again.expect("[output 2] (private)")
        keypad.press("*")
        time.sleep(0.3)
        keypad.press("*")
        assert again.wait() == 0
