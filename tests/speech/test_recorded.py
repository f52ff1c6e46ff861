"""Recordings among the phrases: read from their folder or from memory, and told where they are gone."""

from __future__ import annotations

from pathlib import Path

from companion.boxes import recordings
from companion.model import Announcement, OwnText, Phrase, game
from companion.speech import troubles
from companion.speech.cache import Cache
from companion.speech.catalogue import Catalogue
from companion.speech.engine import EngineTrouble, Manner, Rendered, Trouble
from companion.speech.pcm import Pcm
from companion.speech.recorded import RecordedVoice
from companion.speech.speaker import EngineSpeaker
from tests.speech.test_natural import PLAIN, Played
from tests.speech.test_speaker import Desk

SOUND = Pcm(8000, b"\x00\x10" * 800)
KEPT, FRESH, GONE = (Phrase("fr", "", f"game/{name}.wav") for name in ("kept", "fresh", "gone"))


def engine(folder: Path, fresh: dict[str, Pcm]) -> RecordedVoice:
    (folder / "game").mkdir()
    (folder / "game" / "kept.wav").write_bytes(recordings.encoded(SOUND.rate, SOUND.samples))
    return RecordedVoice(Played(PLAIN), folder, fresh)


def test_a_recording_is_read_and_everything_else_is_rendered(tmp_path: Path) -> None:
    fresh: dict[str, Pcm] = {}
    recorded = engine(tmp_path, fresh)
    fresh["game/fresh.wav"] = Pcm(22050, b"ab")
    heard: list[Rendered] = []
    for phrase in (KEPT, FRESH, Phrase("fr", "mots")):
        recorded.request(phrase, Manner(), heard.append)
    assert heard == [SOUND, Pcm(22050, b"ab"), PLAIN]
    assert recorded.voices() == ()


def test_one_that_is_gone_or_cut_short_is_a_trouble_with_its_name(tmp_path: Path) -> None:
    recorded = engine(tmp_path, {})
    (tmp_path / "game" / "kept.wav").write_bytes(b"RIFF")
    heard: list[Rendered] = []
    recorded.request(GONE, Manner(), heard.append)
    recorded.request(KEPT, Manner(), heard.append)
    assert heard == [
        EngineTrouble(Trouble.NO_RECORDING, "fr", "game/gone.wav: missing"),
        EngineTrouble(Trouble.NO_RECORDING, "fr", "game/kept.wav: damaged"),
    ]


def test_a_speaker_plays_a_recording_between_the_words_around_it(tmp_path: Path) -> None:
    desk = Desk()
    speaker = EngineSpeaker(
        engine(tmp_path, {}), Cache(), desk, Catalogue("fr"), Manner(), desk.posted.append, desk.troubles.append
    )

    def say(value: OwnText) -> Announcement:
        return game("teach-heard", value=value)

    speaker.start(say(OwnText("fr", "", "game/kept.wav")), lambda: None, lambda: None)
    desk.turn()
    desk.end()
    assert desk.played == ["3 samples", "800 samples"], "PLAIN, then the recording"
    speaker.start(say(OwnText("fr", "", "game/gone.wav")), lambda: None, lambda: None)
    desk.turn()
    assert [trouble.trouble for trouble in desk.troubles] == [Trouble.NO_RECORDING], "never silent"


def test_a_seat_s_note_is_read_from_its_game_s_folder_and_nobody_is_told_which_is_gone(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    (notes / "kept.wav").write_bytes(recordings.encoded(SOUND.rate, SOUND.samples))
    recorded = RecordedVoice(Played(PLAIN), None, {}, {"_notes": notes})
    heard: list[Rendered] = []
    for name in ("kept", "gone"):
        recorded.request(Phrase("fr", "", f"_notes/{name}.wav"), Manner(), heard.append)
    sound, trouble = heard
    assert sound == SOUND
    assert isinstance(trouble, EngineTrouble)
    assert (troubles.told(trouble).id, troubles.told(trouble).args) == ("note-missing", ())
