"""How a name is said is kept with the person: files of one evening, and what the next one says."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from companion import cli
from companion.boxes import recordings
from companion.files.venue import enter
from companion.model import OwnText, Phrase, Who, game
from companion.speech.pcm import from_values


def evening(data: Path, names: str, keys: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines of an evening that presses these keys; a word that is a file is said into the microphone."""
    script = data / "script.txt"
    lines = (f"record {word}" if word.endswith(".wav") else f"key {word}" for word in keys.split())
    script.write_text("\n".join(line + "\nwait 1" for line in lines), encoding="utf-8")
    arguments = ["play", "mystere", "--mute", "--lang", "fr", "--data", str(data), "--script", str(script)]
    assert cli.run([*arguments, *(["--names", names] if names else ["--players", "3"])]) == 0
    return capsys.readouterr().out.splitlines()


def said(data: Path, name: str, lang: str = "fr") -> tuple[Phrase, ...]:
    return enter(data, lang).catalogue().phrases(game("window-opened", who=Who(1, name)))


def test_a_spelled_name_is_said_so_in_every_language_on_every_evening(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = evening(tmp_path, "Ana,Léo,Zoé", "4 2 2 A 2 # #", capsys)
    assert "[table] D'accord : Ana." in lines
    assert said(tmp_path, "Ana") == (Phrase("fr", "Aa écoute."),)
    assert said(tmp_path, "Ana", "en") == (Phrase("fr", "Aa"), Phrase("en", "is listening."))
    assert said(tmp_path, "Léo") == (Phrase("fr", "Léo écoute."),)
    evening(tmp_path, "Ana,Léo,Zoé", "* 4 1 #", capsys)
    assert enter(tmp_path).said == {"Ana": OwnText("fr", "Ana", said="Ana")}, "the last way holds"


def test_a_recorded_name_is_a_file_of_its_own_and_the_old_one_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in (1, 2):
        tone = from_values(9000 * math.sin(i * number / 20) for i in range(22050))
        take = tmp_path / f"take{number}.wav"
        take.write_bytes(recordings.encoded(tone.rate, tone.samples))
        lines = evening(tmp_path, "Zoé,Léo,Ana", f"* 4 {take} 3 # #", capsys)
        assert "[table] D'accord : Zoé." in lines
        (kept,) = (tmp_path / "decks" / "_names").glob("*.wav")
        assert said(tmp_path, "Zoé", "es") == (
            Phrase("fr", "", f"_names/{kept.name}"),
            Phrase("es", "escucha."),
        )
    kept.rename(tmp_path / "elsewhere.wav")
    assert said(tmp_path, "Zoé") == (Phrase("fr", "Zoé écoute."),), "without it the voice reads the name"


def test_a_recording_that_is_replaced_by_a_respelling_is_forgotten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tone = from_values(9000 * math.sin(i / 20) for i in range(22050))
    (tmp_path / "take.wav").write_bytes(recordings.encoded(tone.rate, tone.samples))
    evening(tmp_path, "Zoé,Léo,Ana", f"4 {tmp_path / 'take.wav'} 3 # #", capsys)
    evening(tmp_path, "Zoé,Léo,Ana", "* 4 1 #", capsys)
    assert enter(tmp_path).said == {"Zoé": OwnText("fr", "Zoé", said="Zoé")}
    assert list((tmp_path / "decks" / "_names").iterdir()) == []
    assert "recording" not in (tmp_path / "learned.yaml").read_text(encoding="utf-8")


def test_a_name_given_by_ear_is_offered_on_the_next_evening(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening(tmp_path, "", "4 5 5 5 6 6 6 8 8 # #", capsys)
    lines = evening(tmp_path, "", "* 1", capsys)
    assert "[table] Place 1. Qui ? 1 : Lou. Dièse : sans nom." in lines


def test_nothing_that_was_not_kept_is_on_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tone = from_values(9000 * math.sin(i / 20) for i in range(22050))
    (tmp_path / "take.wav").write_bytes(recordings.encoded(tone.rate, tone.samples))
    evening(tmp_path, "Zoé,Léo,Ana", f"4 {tmp_path / 'take.wav'} 3 # * *", capsys)
    assert not (tmp_path / "decks" / "_names").exists()
    assert not (tmp_path / "learned.yaml").exists()
