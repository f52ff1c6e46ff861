"""What is private on disk is its owner's alone, whatever the umask, and in folders that earlier versions left open."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.boxes import decks
from companion.boxes.telling import Telling
from companion.files import venue
from companion.files.config import Learned
from companion.journal.folder import DataLock, new_path
from companion.journal.store import Journal
from companion.session import events_of
from companion.session.events import PlayersCounted

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such rights here")
GAME = "time-bomb-undercover"


@pytest.fixture(params=[0o000, 0o022, 0o077], ids=oct, autouse=True)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder that is not there yet."""
    return tmp_path / "above" / "data"


def open_to_others(folder: Path) -> list[str]:
    """What somebody else may read, write, list or enter."""
    return [
        f"{each.relative_to(folder.parent)} {stat.filemode(each.stat().st_mode)}"
        for each in (folder, *folder.rglob("*"))
        if each.stat().st_mode & 0o077
    ]


def begun(data: Path) -> Journal:
    path = new_path(data, GAME, datetime(2030, 1, 1, tzinfo=UTC))
    return Journal.create(path, events_of(GAME), game=GAME, made_by="0")


def test_a_game_in_the_middle_and_at_its_end(data: Path) -> None:
    with DataLock(data), begun(data) as journal:
        journal.append(1, (PlayersCounted(5),))
        beside = {each.suffix for each in journal.path.parent.iterdir()}
        assert beside == {".game", ".game-wal", ".game-shm"}
        assert open_to_others(data) == []
    assert open_to_others(data) == []


def test_games_of_earlier_versions_are_closed_off_when_the_folder_is_taken(data: Path, tmp_path: Path) -> None:
    with begun(data) as journal:
        journal.append(1, (PlayersCounted(5),))
        for each in (data / "games").rglob("*"):
            each.chmod(0o755 if each.is_dir() else 0o644)
        (data / "games").chmod(0o755)
        elsewhere = tmp_path / "elsewhere"
        elsewhere.touch()
        elsewhere.chmod(0o644)
        (data / "games" / "link").symlink_to(elsewhere)
        with DataLock(data):
            (data / "games" / "link").unlink()
            assert open_to_others(data / "games") == []
        assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o644


def test_where_the_file_system_knows_no_rights_the_evening_goes_on(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with begun(data) as journal:
        (data / "games").chmod(0o755)

        def refuses(*_: object) -> None:
            raise PermissionError

        monkeypatch.setattr(Path, "chmod", refuses)
        with DataLock(data):
            journal.append(1, (PlayersCounted(5),))


def test_what_was_set_by_ear_and_what_was_taught(data: Path) -> None:
    Learned(data).save({"volume": 80})
    pack = venue.enter(data, "fr").shelf.boxes[GAME].pack
    decks.write(data, pack, Telling(), {f"{GAME}/voice.wav": b"RIFF"})
    written = {each.name for each in data.rglob("*") if each.is_file()}
    assert len(written - {"learned.lock"}) == 3, written
    assert open_to_others(data) == []
