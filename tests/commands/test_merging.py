"""Two clubs' folders become one: every recording comes along, and none takes another's place."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from companion.boxes import decks, loader, recordings
from companion.boxes.recordings import BadRecording
from companion.boxes.telling import Field, Telling
from companion.commands import merging
from companion.files import venue
from companion.files.documents import Faulty
from companion.model import OwnText

PACK = loader.shipped("time-bomb-undercover")
LIEU = f"{PACK.id}/lieu/1"
NAME, TEXT = Field(LIEU, "name"), Field(LIEU, "text")
SAME = f"{PACK.id}/spoken.wav"
OURS, THEIRS = (recordings.encoded(22050, bytes([number]) * 400) for number in (1, 2))


def merge(ours: Path, theirs: Path) -> None:
    options = argparse.Namespace(merge=theirs, mute=True, output=[], show_private=False, plain=False)
    assert merging.merge(options, venue.enter(ours, "en"), PACK) == 0


@pytest.fixture
def clubs(tmp_path: Path) -> tuple[Path, Path]:
    """Two data folders whose recordings have one name and two contents."""
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    decks.write(ours, PACK, Telling({NAME: OwnText("fr", "", SAME)}), {SAME: OURS})
    decks.write(theirs, PACK, Telling({NAME: OwnText("fr", "", SAME), TEXT: OwnText("fr", "", SAME)}), {SAME: THEIRS})
    return ours, theirs


def content(folder: Path, words: object) -> bytes:
    assert isinstance(words, OwnText)
    return (decks.folder_of(folder) / words.recording).read_bytes()


def test_recordings_of_one_name_stay_two(clubs: tuple[Path, Path]) -> None:
    ours, theirs = clubs
    merge(ours, theirs / "decks" / PACK.id)
    told = decks.owned(ours, PACK).told
    assert content(ours, told.entries[NAME]) == OURS
    assert content(ours, told.entries[TEXT]) == THEIRS
    assert [content(ours, other) for other in told.beside[NAME]] == [THEIRS]
    files = sorted(path.name for path in (ours / "decks" / PACK.id).iterdir())
    merge(ours, theirs / "decks" / PACK.id)
    assert decks.owned(ours, PACK).told == told
    assert sorted(path.name for path in (ours / "decks" / PACK.id).iterdir()) == files


def test_a_file_that_was_written_by_hand_can_be_merged_with_its_recordings(clubs: tuple[Path, Path]) -> None:
    ours, theirs = clubs
    by_hand = decks.path_of(theirs, PACK.id)
    by_hand.write_text(
        f"deck: 1\ngame: {PACK.id}\ntokens:\n  lieu/2:\n    name: {{lang: fr, recording: {PACK.id}/spoken.wav}}\n"
    )
    merge(ours, by_hand)
    told = decks.owned(ours, PACK).told
    assert content(ours, told.entries[Field(f"{PACK.id}/lieu/2", "name")]) == THEIRS


def test_two_recordings_of_one_name_in_two_folders_stay_two(clubs: tuple[Path, Path]) -> None:
    ours, theirs = clubs
    folder = decks.folder_of(theirs)
    for place, data in ("a", OURS), ("b", THEIRS):
        (folder / place).mkdir()
        (folder / place / "said.wav").write_bytes(data)
    by_hand = decks.path_of(theirs, PACK.id)
    words = "{{name: {{lang: fr, recording: {}/said.wav}}}}"
    by_hand.write_text(
        f"deck: 1\ngame: {PACK.id}\ntokens:\n  lieu/2: {words.format('a')}\n  lieu/3: {words.format('b')}\n"
    )
    merge(ours, by_hand)
    told = decks.owned(ours, PACK).told
    assert content(ours, told.entries[Field(f"{PACK.id}/lieu/2", "name")]) == OURS
    assert content(ours, told.entries[Field(f"{PACK.id}/lieu/3", "name")]) == THEIRS


def test_a_half_copied_deck_brings_nothing(clubs: tuple[Path, Path]) -> None:
    ours, theirs = clubs
    before = decks.owned(ours, PACK).told
    (decks.folder_of(theirs) / SAME).unlink()
    with pytest.raises(Faulty):
        merge(ours, theirs / "decks" / PACK.id)
    assert decks.owned(ours, PACK).told == before
    with pytest.raises(BadRecording):
        recordings.check(decks.folder_of(theirs) / SAME)
