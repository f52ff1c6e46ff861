"""Recordings as files: what is written is read back, and whatever is no recording is refused with its reason."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.boxes import recordings
from companion.boxes.recordings import BadRecording
from tests.examples import tried

SAMPLES = bytes(range(200)) * 20


@tried(50)
@given(st.binary(min_size=1).map(lambda half: half + half), st.sampled_from([8000, 22050, 44100]))
def test_what_is_written_is_read_back(tmp_path_factory: pytest.TempPathFactory, samples: bytes, rate: int) -> None:
    path = tmp_path_factory.getbasetemp() / "any.wav"
    path.write_bytes(recordings.encoded(rate, samples))
    recordings.check(path)
    assert recordings.read(path) == (rate, samples)


def reason(path: Path) -> str:
    with pytest.raises(BadRecording) as checked:
        recordings.check(path)
    with pytest.raises(BadRecording) as read:
        recordings.read(path)
    assert checked.value.reason == read.value.reason
    return read.value.reason


def test_a_file_that_was_cut_anywhere_is_refused(tmp_path: Path) -> None:
    whole = recordings.encoded(22050, SAMPLES[:100])
    for length in range(len(whole)):
        (tmp_path / "cut.wav").write_bytes(whole[:length])
        assert reason(tmp_path / "cut.wav") == "damaged", length


def test_what_is_no_recording_of_ours_is_refused(tmp_path: Path) -> None:
    assert reason(tmp_path / "none.wav") == "missing"
    assert reason(tmp_path) == "missing"
    (tmp_path / "text.wav").write_text("not a sound")
    assert reason(tmp_path / "text.wav") == "damaged"
    with wave.open(str(tmp_path / "stereo.wav"), "wb") as sound:
        sound.setparams((2, 2, 22050, 0, "NONE", ""))
        sound.writeframes(SAMPLES)
    assert reason(tmp_path / "stereo.wav") == "form"
    (tmp_path / "long.wav").write_bytes(recordings.encoded(4000, bytes(2 * 4000 * 301)))
    assert reason(tmp_path / "long.wav") == "long"


def test_a_name_tells_what_it_is_of_and_two_contents_never_share_one() -> None:
    one, other = recordings.name_of("lieu/3-text", b"a"), recordings.name_of("lieu/3-text", b"b")
    assert one.startswith("lieu-3-text-")
    assert one != other
    assert recordings.NAME.fullmatch(one)


@pytest.mark.parametrize(("tag", "width"), [(3, 4), (0xFFFE, 4), (6, 1)])
def test_a_sound_file_of_another_form_is_not_called_damaged(tag: int, width: int, tmp_path: Path) -> None:
    """Faults E 12: 32-bit float, as many programs save it."""
    samples = bytes(width * 8000)
    form = (16, tag, 1, 8000, 8000 * width, width, 8 * width)
    head = struct.pack("<4sI8sIHHIIHH", b"RIFF", 36 + len(samples), b"WAVEfmt ", *form)
    head += struct.pack("<4sI", b"data", len(samples))
    (tmp_path / "float.wav").write_bytes(head + samples)
    assert reason(tmp_path / "float.wav") == "form"


def test_a_link_that_leads_out_of_its_folder_is_never_played(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "deck").mkdir()
    (tmp_path / "home" / "secret.wav").write_bytes(recordings.encoded(8000, SAMPLES))
    link = tmp_path / "deck" / "opera.wav"
    link.symlink_to(tmp_path / "home" / "secret.wav")
    assert reason(link) == "outside"
    assert recordings.read(link, anywhere=True)[1] == SAMPLES, "somebody named this very file"
    (tmp_path / "stick").symlink_to(tmp_path / "home")
    assert recordings.read(tmp_path / "stick" / "secret.wav")[1] == SAMPLES, "a folder may lie elsewhere as a whole"
