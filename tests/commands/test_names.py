"""Names on the command line: what is no name is refused in words, before anybody sits down."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion import cli
from companion.games import FOLDERS, GAMES


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("Ana;Léo", "« Ana;Léo » : est-ce un nom ou plusieurs ? Séparez les noms par des virgules : --names"),
        ("Ana/Léo,Zoé", "« Ana/Léo » : est-ce un nom ou plusieurs ?"),
        ("Ana,Lé\x07o", "Séparez les noms par des virgules"),
        ("Ana," + "x" * 9990, f"« {'x' * 20}… » : un nom a 40 lettres au plus. Raccourcissez-le."),
    ],
)
def test_what_is_no_name_is_refused_in_words(
    names: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["play", "mystere", "--names", names, "--mute", "--lang", "fr", "--data", str(tmp_path)]) == 1
    heard = capsys.readouterr()
    assert told in heard.err
    assert "???" not in heard.err


def test_near_an_unknown_setting_are_settings_of_the_game_that_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    for id in FOLDERS:
        assert cli.run(["play", id, "--mute", "--lang", "en", "--set", "clock-strat=1"]) == 1
        near = capsys.readouterr().err.partition("Similar: ")[2].strip(".\n").replace(" and ", ", ").split(", ")
        assert set(near) <= {rule.name for rule in GAMES[id].rule_settings}, id


def test_a_setting_that_no_game_has_is_refused_where_no_game_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["play", "--mute", "--lang", "en", "--data", str(tmp_path), "--set", "scaner=no"]
    assert cli.run([*asked, "--script", os.devnull]) == 1
    assert "Unknown setting: scaner. Similar: scanner" in capsys.readouterr().err
