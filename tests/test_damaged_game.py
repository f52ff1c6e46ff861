"""A game that cannot be read is told, and the table opens all the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion import cli
from companion.journal import folder, store
from companion.journal.faults import DiskFull


@pytest.fixture
def play(tmp_path: Path) -> list[str]:
    """An evening of four that has begun."""
    script = tmp_path / "script.txt"
    script.write_text("key #\n")
    names = ["--names", "Ana,Léo,Inès,Sam", "--lang", "en", "--mute"]
    return ["play", "time", *names, "--data", str(tmp_path / "data"), "--script", str(script)]


def evening(play: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert cli.run(play) == 0
    return capsys.readouterr().out.splitlines()


def damaged_row(game: Path) -> None:
    with sqlite3.connect(game) as db:
        assert db.execute("UPDATE event SET json = '{}' WHERE seq = 2").rowcount == 1
    db.close()


def another_game(game: Path) -> None:
    with sqlite3.connect(game) as db:
        db.execute("UPDATE about SET value = 'time-bomb-unde2cover' WHERE key = 'game'")
    db.close()


def another_version(game: Path) -> None:
    with sqlite3.connect(game) as db:
        db.execute("PRAGMA user_version = 57")
    db.close()


def nothing_in_it(game: Path) -> None:
    game.write_bytes(b"")


@pytest.mark.parametrize("damage", [damaged_row, another_game, another_version, nothing_in_it])
def test_a_damaged_game_is_told_once_and_set_aside_and_a_new_table_opens(
    damage: Callable[[Path], None], play: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = evening(play, capsys)
    (game,) = tmp_path.rglob("*.game")
    damage(game)
    kept = game.read_bytes()
    told, *then = evening(play, capsys)
    assert told == "[table] A kept game is damaged, of Time Bomb Undercover: it is put aside."
    assert then == opened
    (aside,) = (path for path in game.parent.iterdir() if path.name.startswith(f"{game.name}.damaged-2"))
    assert aside.read_bytes() == kept
    assert "damaged" not in evening(play, capsys)[0], "it is told once"


def test_a_game_of_a_later_version_is_told_and_left_alone(
    play: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening(play, capsys)
    (game,) = tmp_path.rglob("*.game")
    with sqlite3.connect(game) as db:
        db.execute("PRAGMA user_version = 57")
        db.execute("DROP TABLE about")  # nobody knows what a later version keeps
    db.close()
    kept = game.read_bytes()
    told, *_ = evening(play, capsys)
    assert told.startswith("[table] A kept game is from a newer Companion, of Time Bomb Undercover")
    assert game.read_bytes() == kept


def test_a_full_disk_when_a_game_is_left_keeps_it_open(
    play: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Faults P 4: the star at the offer of an unfinished game, with no space left."""
    Path(play[-1]).write_text("key #\nkey #\n")
    evening(play, capsys)
    (game,) = tmp_path.rglob("*.game")

    def full(journal: store.Journal) -> None:
        raise DiskFull(journal.path)

    with monkeypatch.context() as now:
        now.setattr(store.Journal, "set_aside", full)
        Path(play[-1]).write_text("key *\nwait 1\nkey *\n")
        heard = evening(play, capsys)
    assert sum("Disk full" in line for line in heard) == 2, heard
    assert not [line for line in heard if "rogram error" in line]
    offered = heard[0]
    heard = evening(play, capsys)
    assert heard[0] == offered, "the game is still offered"
    assert not [line for line in heard if "Disk full" in line]
    assert len([*tmp_path.rglob("*.game")]) >= 1
    assert game.exists()


def test_a_clock_that_is_set_back_changes_no_order(tmp_path: Path) -> None:
    stamps = [
        datetime(2026, 11, 30, 12, tzinfo=UTC),
        datetime(2020, 1, 1, tzinfo=UTC),
        datetime(2026, 11, 29, tzinfo=UTC),
    ]
    begun = []
    for number, stamp in enumerate([*stamps, *[datetime(2021, 1, 1, tzinfo=UTC)] * 12]):
        path = folder.new_path(tmp_path, ("one", "two")[number % 2], stamp)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        begun.append(path)
        assert folder.latest(tmp_path) == path
    assert folder.paths(tmp_path) == begun[::-1]
