"""Tests fork most of their companions: what comes out is what a command would have begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli import COMMANDS
from tests.endtoend.running import environment, run

#: Each command, with what ends it soon and tells much.
STARTS = {
    "play": ("time", "--mute", "--script", "-"),
    "demo": ("--mute",),
    "say": ("heart", "--mute"),
    "stickers": ("--mute",),
    "games": (),
    "rules": ("time",),
    "codes": ("time",),
    "labels": ("time",),
    "check": ("no-such-folder",),
    "replay": ("no-such-game",),
    "setup": ("language", "--mute", "--script", "-"),
    "devices": (),
    "teach": ("time", "--mute", "--script", "-"),
    "decks": (),
    "tutorial": ("--mute", "--script", "-"),
}


def test_each_command_is_tried() -> None:
    assert set(STARTS) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_does_the_same_whether_it_is_begun_or_forked(command: str, tmp_path: Path) -> None:
    env = environment(PULSE_SERVER="unix:/no/such/socket", LANG="es_ES.UTF-8")  # not that of whoever forks it
    words = (command, *STARTS[command], "--data")
    begun, forked = (
        run(*words, tmp_path / how / "data", typed="key #\n" * 3, env=env, fresh=how == "begun")
        for how in ("begun", "forked")
    )
    assert begun == forked
