"""A game that cannot be read is told, and the table opens all the same."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from companion import cli


def test_a_game_with_a_damaged_row_is_told_and_a_new_table_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "script.txt"
    script.write_text("key #\n")
    play = ["play", "time", "--names", "Ana,Léo,Inès,Sam", "--lang", "en", "--mute", "--data", str(tmp_path)]
    play += ["--script", str(script)]
    assert cli.run(play) == 0
    opened = capsys.readouterr().out.splitlines()[0]
    (game,) = tmp_path.rglob("*.game")
    with sqlite3.connect(game) as db:
        assert db.execute("UPDATE event SET json = '{}' WHERE seq = 2").rowcount == 1
    db.close()
    assert cli.run(play) == 0
    told, *then = capsys.readouterr().out.splitlines()
    assert str(game) in told
    assert then[0] == opened
