"""The whole process, heard for real: PulseAudio's null sinks, recorded while they play."""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.endtoend.running import CHECKOUT, NAMES, Companion, Keypad, Scanner, complaints, environment, run
from tests.pace import pace
from tests.soundserver import Recording, SoundServer, quiet

#: How late a recording may tell of a sound or of its end: the sound server's buffers, and a busy machine.
LATE = 0.3


class SpokenTable(Companion):
    """A table that speaks English to the sink "table"."""

    def __init__(self, data: Path, server: SoundServer, pythonpath: Path | str = CHECKOUT, lang: str = "en") -> None:
        self.scanner, self.keypad = Scanner(), Keypad()
        super().__init__(
            *("play", "time", "--players", "5", "--names", ",".join(NAMES), "--lang", lang, "--data", data),
            *("--scanner", self.scanner.path, "--keypad", self.keypad.path, "--output", "table=Table loudspeaker"),
            env=environment(PULSE_SERVER=server.address, PYTHONPATH=str(pythonpath)),
        )

    def close(self) -> None:
        super().close()
        self.scanner.close()
        self.keypad.close()

    def in_silence(self, recording: Recording) -> None:
        """Past what is said at the start."""
        self.expect("Ana: how will you read your cards?")
        self.wait_for_devices()
        self.hush(recording)
        self.past_all()

    def past_all(self) -> None:
        """What has been printed is not expected any more."""
        self._read = len(self.lines)

    def hush(self, recording: Recording) -> None:
        """The stop key, and the silence after it."""
        self.keypad.press("*")
        recording.past(time.monotonic() + LATE)  # a scan must not overtake it, nor its silence be that before a sound
        quiet(recording)

    @property
    def voice(self) -> int:
        """The process that renders the words."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return int(next(children for task in tasks if (children := task.read_text())).split()[0])


@pytest.fixture(scope="module")
def recording(server: SoundServer) -> Iterator[Recording]:
    with server.recording("table") as heard:
        yield heard


@pytest.fixture(scope="module")
def opened(
    tmp_path_factory: pytest.TempPathFactory, server: SoundServer, recording: Recording
) -> Iterator[SpokenTable]:
    with SpokenTable(tmp_path_factory.mktemp("table"), server) as table:
        table.in_silence(recording)
        yield table


@pytest.fixture
def table(opened: SpokenTable, recording: Recording) -> SpokenTable:
    """One table for all who leave it as it was, silent."""
    opened.hush(recording)
    opened.past_all()
    return opened


def test_a_scan_makes_sound_and_the_stop_key_silence(table: SpokenTable, recording: Recording) -> None:
    scanned = time.monotonic()
    with pace() as machine:
        table.scanner.scan("sticker/water-drop")
        printed = table.expect("Water drop: blue. The Agency.")
        heard = recording.wait_for_sound(scanned)
    assert heard - scanned < (0.5 + LATE) * machine.slower
    assert abs(printed - heard) < (0.5 + LATE) * machine.slower, "a line is printed when its speech starts"
    with pace() as machine:
        stopped = time.monotonic()
        table.keypad.press("*")
        last = quiet(recording)
    assert last - stopped < LATE * machine.slower
    assert recording.seconds(scanned) < 1.5 * machine.slower, "by itself it takes two seconds and more"


def test_a_second_look_up_cuts_the_first(table: SpokenTable, recording: Recording) -> None:
    table.scanner.scan("sticker/grapes")
    alone = table.expect("grapes: violet. Shadow.")
    recording.wait_for_sound(alone - LATE)
    quiet(recording)
    whole = recording.seconds(alone - LATE)
    table.scanner.scan("sticker/water-drop")
    first = table.expect("Water drop: blue. The Agency.")
    recording.wait_for_sound(first - LATE)
    table.scanner.scan("sticker/heart")
    table.expect("Heart: red. The Organisation.")
    quiet(recording)
    assert recording.seconds(first - LATE) < 1.7 * whole, "one of them whole, and the first does not come back"


def test_what_the_game_says_is_never_cut_by_a_look_up(table: SpokenTable, recording: Recording) -> None:
    table.keypad.press("#")
    asked = table.expect("? 1: eyes.")
    recording.wait_for_sound(asked - LATE)
    quiet(recording)
    whole = recording.seconds(asked - LATE)
    table.keypad.press("#")
    again = table.expect("? 1: eyes.")
    time.sleep(0.5)
    table.scanner.scan("sticker/heart")
    looked_up = table.expect("Heart: red. The Organisation.")
    recording.past(looked_up)
    assert recording.seconds(again - LATE, looked_up) > whole * 0.85, "it waits for its turn"
    quiet(recording)


def test_a_voice_that_is_killed_comes_back_and_the_game_goes_on(table: SpokenTable, recording: Recording) -> None:
    table.keypad.press("#")
    table.expect("? 1: eyes.")
    os.kill(table.voice, signal.SIGKILL)
    table.keypad.press("*")
    table.keypad.press("#")
    table.expect("? 1: eyes.")
    table.hush(recording)
    asked = time.monotonic()
    table.scanner.scan("sticker/clover")
    table.expect("Clover: green.")
    recording.wait_for_sound(asked)


def test_leaving_in_the_middle_of_a_line_is_silence_at_once(table: SpokenTable, recording: Recording) -> None:
    table.keypad.press("D")
    recording.wait_for_sound(table.expect("[table] ") - LATE)
    with pace() as machine:
        left = time.monotonic()
        table.signal(signal.SIGINT)
        assert table.wait() == 130
        last = quiet(recording)
    assert table.printed[-1] == "The game is kept."
    assert not complaints(*table.errors)
    assert last - left < LATE * machine.slower
    assert time.monotonic() - left < 5 * machine.slower


def test_a_device_that_goes_is_told_shown_and_taken_again(tmp_path: Path, server: SoundServer) -> None:
    with SpokenTable(tmp_path, server) as table:
        with server.recording("table") as recording:
            table.expect("Time Bomb Undercover.", "Ana: how will you read your cards?")
            recording.wait_for_sound()
        server.unplug("table")
        try:
            table.expect("[table] Sound lost. Plug the loudspeaker back in.")
            table.keypad.press("#")
            table.expect("Léo? 1: eyes.")
            table.scanner.scan("sticker/heart")
            table.expect("Heart: red. The Organisation.")
        finally:
            server.plug("table", "Table loudspeaker")
        with server.recording("table") as anew:
            table.expect("[table] Sound back.")
            anew.wait_for_sound()
            quiet(anew)
            asked = time.monotonic()
            table.scanner.scan("sticker/moon")
            table.expect("Moon: yellow.")
            anew.wait_for_sound(asked)


def test_a_missing_voice_is_told_and_the_words_are_shown(tmp_path: Path, server: SoundServer) -> None:
    shutil.copytree(CHECKOUT / "companion", tmp_path / "companion")
    shutil.copytree(CHECKOUT / "voices", tmp_path / "voices")
    shutil.copy(CHECKOUT / "stickers.yaml", tmp_path)
    shutil.copytree(CHECKOUT / "voices" / "en", tmp_path / "voices" / "br")  # which no engine speaks
    voice = "voice: 1\nlang: br\nname: Brezhoneg\nrate: 170\nengine-voices: [nobody]\n"
    (tmp_path / "voices" / "br" / "voice.yaml").write_text(voice)
    (tmp_path / "voices" / "br" / "lexicon.yaml").unlink()
    with SpokenTable(tmp_path / "data", server, tmp_path, "br") as table:
        table.expect("[table] No voice for language br. Install eSpeak NG, or choose another language with --lang.")
        table.expect("Ana: how will you read your cards?")
        table.wait_for_devices()
        table.keypad.press("#")
        table.expect("Léo? 1: eyes.")


def test_a_voice_that_cannot_be_loaded_is_told_and_the_words_are_shown(tmp_path: Path, server: SoundServer) -> None:
    (tmp_path / "pyttsx3.py").write_text("raise ImportError")
    with SpokenTable(tmp_path / "data", server, f"{tmp_path}{os.pathsep}{CHECKOUT}") as table:
        table.expect("[table] The voice is mute: no sound comes from eSpeak NG.")
        table.expect("Ana: how will you read your cards?")
        table.wait_for_devices()
        table.keypad.press("#")
        table.expect("Léo? 1: eyes.")


def test_a_natural_voice_that_is_not_installed_is_told_and_the_usual_one_reads(
    tmp_path: Path, server: SoundServer
) -> None:
    (tmp_path / "piper.py").write_text("raise ImportError")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.yaml").write_text("piper-voices: {en: voice.onnx}\n")
    with (
        server.recording("table") as recording,
        SpokenTable(tmp_path / "data", server, f"{tmp_path}{os.pathsep}{CHECKOUT}") as table,
    ):
        told = table.expect(
            "No natural voice for en: install companion with its piper option. The usual voice carries on."
        )
        recording.wait_for_sound(told - LATE)
        quiet(recording)
        asked = time.monotonic()
        table.scanner.scan("sticker/clover")
        table.expect("Clover: green.")
        recording.wait_for_sound(asked)
        quiet(recording)


def test_a_voice_of_the_settings_that_is_not_there_is_told_and_the_usual_one_reads(
    tmp_path: Path, server: SoundServer
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.yaml").write_text("voices: {en: Nobody, fr: roa/fr}\n")
    with server.recording("table") as recording, SpokenTable(tmp_path / "data", server) as table:
        told = table.expect("[table] Settings, voice en: no voice Nobody on this machine. The usual one speaks.")
        recording.wait_for_sound(told - LATE)
        assert not [line for line in table.printed if "voice fr" in line]


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("table=nowhere", "No audio output is called nowhere. Found: "),
        ("table=e", "e could be: "),
    ],
)
def test_an_output_that_is_not_one_device_is_refused(
    output: str, told: str, tmp_path: Path, server: SoundServer
) -> None:
    env = environment(PULSE_SERVER=server.address)
    for words in (["play", "time"], ["say", "heart"]):
        ended = run(*words, "--lang", "en", "--data", tmp_path, "--output", output, env=env)
        assert ended.code == 1
        assert told in ended.err
        assert "Table loudspeaker" in ended.err


def test_without_any_sound_a_command_that_only_speaks_says_so_and_fails(tmp_path: Path) -> None:
    ended = run(
        "say", "heart", "--lang", "en", "--data", tmp_path, env=environment(PULSE_SERVER="unix:/no/such/socket")
    )
    assert ended.lines == ["[table] Heart: red."]
    assert ended.err.startswith("No sound (")
    assert ended.code == 1
