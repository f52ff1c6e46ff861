"""The sound of spoken notes: where it is kept, for whom, for how long, and what becomes of it when something fails."""

from __future__ import annotations

import errno
import math
import random
from pathlib import Path

import pytest

from companion import cli
from companion.boxes import recordings
from companion.files import documents
from companion.journal import folder
from companion.line import spoken
from companion.speech.pcm import from_values

SET_UP = "3 1 3 3 # # 1 2 3 4 7 8 9 # # 1"
OPEN = "C 1 7 1 2 3 A"


@pytest.fixture(autouse=True)
def _proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "randint", lambda low, high: 7)


@pytest.fixture
def take(tmp_path: Path) -> Path:
    tone = from_values(9000 * math.sin(i / 20) for i in range(22050))
    path = tmp_path / "take.wav"
    path.write_bytes(recordings.encoded(tone.rate, tone.samples))
    return path


def evening(data: Path, keys: str, capsys: pytest.CaptureFixture[str], *more: str) -> list[str]:
    script = data / "script.txt"
    lines = (f"record {word}" if word.endswith(".wav") else f"key {word}" for word in keys.split())
    script.write_text("\n".join(line + "\nwait 1" for line in lines), encoding="utf-8")
    arguments = ["play", "cluedo", "--mute", "--lang", "fr", "--data", str(data), "--script", str(script)]
    arguments += ["--names", "Ana,Léo,Zoé,Inès", "--output", "seat1,seat2=Oreillette", "--set", "crew=9"]
    assert cli.run([*arguments, "--set", "treasures=6", "--set", "islands=6", *more]) == 0
    return capsys.readouterr().out.splitlines()


def sounds(data: Path) -> list[Path]:
    return sorted((data / "games").glob("*/*.notes/*"))


def test_a_spoken_note_is_a_file_for_its_owner_alone_and_the_terminal_shows_nothing_of_it(
    tmp_path: Path, take: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = evening(tmp_path, f"{SET_UP} {OPEN} 7 7 {take} 2 #", capsys)
    (kept,) = sounds(tmp_path)
    assert (kept.stat().st_mode & 0o777, kept.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    assert recordings.read(kept)[0] == 22050
    assert lines[-1] == "[seat 1] (private)"
    assert not any(kept.name in line or "enregistrement" in line for line in lines)
    assert not (tmp_path / "decks").exists(), "it is nothing of a box"


def test_it_is_there_after_a_start_and_goes_when_it_is_taken_back(
    tmp_path: Path, take: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening(tmp_path, f"{SET_UP} {OPEN} 7 7 {take} 2 #", capsys)
    (kept,) = sounds(tmp_path)
    lost = kept.with_name("note-never-written.wav")
    lost.write_bytes(b"a row was never written for it")
    evening(tmp_path, "#", capsys)
    assert sounds(tmp_path) == [kept]
    heard = evening(tmp_path, f"# {OPEN} 7", capsys, "--show-private")
    assert not any("(enregistrement)" in line for line in heard), "behind a power cut the hand is scanned first"
    for number in range(2):
        take.write_bytes(take.read_bytes()[: -100 * (number + 1)])
    evening(tmp_path, f"# {OPEN} B", capsys)
    assert sounds(tmp_path) == [kept], "a sealed notebook takes nothing back"


def test_what_is_taken_back_is_deleted(tmp_path: Path, take: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening(tmp_path, f"{SET_UP} {OPEN} 7 7 {take} 2 # B", capsys)
    assert sounds(tmp_path) == []


def test_it_ends_with_its_game_and_not_before(tmp_path: Path, take: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening(tmp_path, f"{SET_UP} {OPEN} 7 7 {take} 2 #", capsys)
    (kept,) = sounds(tmp_path)
    arguments = ["play", "time", "--mute", "--players", "4", "--data", str(tmp_path), "--script"]
    (tmp_path / "other.txt").write_text("key #\n", encoding="utf-8")
    assert cli.run([*arguments, str(tmp_path / "other.txt")]) == 0
    assert sounds(tmp_path) == [kept], "this game is still to be offered"
    evening(tmp_path, "*", capsys)
    assert sounds(tmp_path) == []
    assert not kept.parent.exists()


def test_without_its_game_it_goes_at_the_next_start(
    tmp_path: Path, take: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening(tmp_path, f"{SET_UP} {OPEN} 7 7 {take} 2 #", capsys)
    game = folder.latest(tmp_path)
    assert game is not None
    game.unlink()
    evening(tmp_path, "", capsys)
    assert sounds(tmp_path) == []


def test_a_later_version_s_game_keeps_its_notes(tmp_path: Path) -> None:
    notes = tmp_path / "games" / "cluedo-one-piece" / "20300101T200000Z.notes"
    spoken.put(notes, "note-1.wav", b"a sound")
    notes.with_suffix(".game").write_bytes(b"no game that this version reads")
    spoken.delete_ended(tmp_path)
    assert sounds(tmp_path) == [notes / "note-1.wav"]


def test_a_full_disk_is_one_sentence_in_that_ear_and_the_evening_goes_on(
    tmp_path: Path, take: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    put = documents.put

    def full(path: Path, data: bytes) -> None:
        if path.suffix == ".wav":
            raise OSError(errno.ENOSPC, "")
        put(path, data)

    monkeypatch.setattr(documents, "put", full)
    lines = evening(tmp_path, f"{SET_UP} {OPEN} 7 7 {take} 2 # *", capsys, "--show-private")
    assert "[seat 1] Le disque refuse : rien n'est enregistré." in lines
    assert sounds(tmp_path) == []
