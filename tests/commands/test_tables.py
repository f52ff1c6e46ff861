"""Two tables on one machine: each has its own games, lock, devices and name, and the boxes are shared."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.files import config, venue
from companion.files.config import PortWish
from companion.journal.folder import DataLock
from companion.refusal import Cannot

SCRIPT = "key #\nkey #\nwait 1\n"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "script"
    path.write_text(SCRIPT)
    return path


def play(data: Path, script: Path, *options: str) -> int:
    told = ["--names", "Ana,Léo,Inès,Sam", "--lang", "en", "--mute", "--data", str(data), "--script", str(script)]
    return cli.run(["play", "time", *told, *options])


def test_two_tables_play_at_once_in_one_folder(
    tmp_path: Path, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with DataLock(tmp_path):  # somebody plays at the first table
        assert play(tmp_path, script) == 1
        assert "--table" in capsys.readouterr().err
        assert play(tmp_path, script, "--table", "Les bleus") == 0
    assert capsys.readouterr().out.splitlines()[0] == '[table] Table "Les bleus".'
    assert not (tmp_path / "games").exists() or not list((tmp_path / "games").rglob("*.game"))
    assert len(list((tmp_path / "tables" / "Les bleus" / "games").rglob("*.game"))) == 1


def test_each_table_is_offered_its_own_unfinished_game(
    tmp_path: Path, script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, script, "--table", "blue") == 0
    capsys.readouterr()
    assert play(tmp_path, script, "--table", "red") == 0
    red = capsys.readouterr().out
    assert play(tmp_path, script, "--table", "blue") == 0
    blue = capsys.readouterr().out
    assert blue.splitlines()[1] != red.splitlines()[1], "the unfinished game of blue is offered to blue alone"
    assert cli.run(["replay", "last", "--table", "blue", "--data", str(tmp_path)]) == 0
    assert cli.run(["replay", "last", "--data", str(tmp_path)]) == 1


def test_devices_are_the_tables_own_and_everything_else_is_shared(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("scanners: [/dev/ttyACM0]\nvolume: 60\nrate: 200\n")
    own = tmp_path / "tables" / "blue"
    own.mkdir(parents=True)
    (own / "settings.yaml").write_text("keypads: [/dev/ttyACM1]\nrate: 250\n")
    blue = venue.enter(tmp_path, "fr", table="blue").settings
    assert (blue.scanners, blue.keypads) == ((), (PortWish("/dev/ttyACM1"),))
    assert (blue.volume, blue.rate) == (60, 250)
    assert venue.enter(tmp_path, "fr").settings.scanners == (PortWish("/dev/ttyACM0"),)
    config.Learned(venue.enter(tmp_path, "fr", table="blue").table).save({"rate": 300})
    assert venue.enter(tmp_path, "fr", table="blue").settings.rate == 300
    assert venue.enter(tmp_path, "fr").settings.rate == 200


@pytest.mark.parametrize("name", ["", "../elsewhere", "a/b", ".hidden", " ", "x" * 31, "a\nb"])
def test_a_name_that_no_folder_can_have_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Cannot):
        venue.enter(tmp_path, "fr", table=name)
