"""A machine that starts by itself: no terminal, no screen, perhaps no sound yet."""

from __future__ import annotations

import signal
import time
from pathlib import Path

from tests.endtoend.running import Companion, Keypad, environment, run
from tests.soundserver import SoundServer


def test_without_a_terminal_it_opens_the_lobby_and_stays_until_it_is_told_to_leave(tmp_path: Path) -> None:
    with Keypad() as keypad, Companion("--mute", "--lang", "en", "--data", tmp_path, "--keypad", keypad.path) as lobby:
        lobby.expect("Hello.", "Which game?", "Keypad ready.")
        time.sleep(1.0)
        keypad.press("1")
        lobby.expect("Time Bomb Undercover.")
        lobby.signal(signal.SIGTERM)
        assert lobby.wait() == 130


def test_with_sound_it_speaks_as_soon_as_there_is_some(server: SoundServer, tmp_path: Path) -> None:
    server.make_default("table")
    (tmp_path / "learned.yaml").write_text("first-start: done\n", encoding="utf-8")
    given = ("play", "--wait-for-sound", "60", "--lang", "en", "--data", tmp_path)
    with server.recording("table") as table, Companion(*given, env=environment(PULSE_SERVER=server.address)) as lobby:
        said = lobby.expect("Hello.")
        table.wait_for_sound(said - 0.5)
        lobby.signal(signal.SIGTERM)
        assert lobby.wait() == 130


def test_without_any_sound_it_ends_with_words_so_that_it_is_started_again(tmp_path: Path) -> None:
    env = environment(PULSE_SERVER="unix:/no/such/socket")
    done = run("play", "--wait-for-sound", "1", "--lang", "en", "--data", tmp_path, env=env)
    assert done.code == 1
    assert done.err.startswith("No sound")
    assert done.out == ""
