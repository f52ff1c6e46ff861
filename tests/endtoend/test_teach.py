"""A box taught with the real process: by script, in a terminal, into a microphone; and played from its folder alone."""

from __future__ import annotations

import math
import shutil
import signal
import time
import wave
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.boxes import recordings
from companion.speech import player
from companion.speech.outputs import find
from companion.speech.pcm import RATE, from_values
from companion.speech.player import MiniaudioOutput
from tests.endtoend.running import GAME, Companion, Keypad, Scanner, Terminal, code, environment, run
from tests.pace import PATIENCE
from tests.soundserver import SoundServer

LIEU = f"{GAME}/lieu/3"
EAN = "3701234567895"
#: From the first question to the first Lieu card of round 1.
TO_THE_LIEU = "key #\n" * 15 + "key 1\n"


def tone(seconds: float) -> list[float]:
    return [9000 * math.sin(i / 8) for i in range(int(seconds * RATE))]


@pytest.fixture
def spoken(tmp_path: Path) -> Path:
    """A recording of somebody who speaks for a second."""
    path = tmp_path / "spoken.wav"
    sound = from_values([0.0] * RATE + tone(1.0) + [0.0] * RATE)
    path.write_bytes(recordings.encoded(sound.rate, sound.samples))
    return path


def teach(data: Path, script: str, *more: str | Path, lang: str = "en") -> list[str]:
    """The lines of a silent lesson."""
    ended = run("teach", "time", *more, "--mute", "--lang", lang, "--data", data, "--script", "-", typed=script)
    assert (ended.code, ended.err) == (0, "")
    return ended.lines


def play(data: Path, script: str, *more: str) -> list[str]:
    """The lines of a silent evening."""
    ended = run("play", *more, "--mute", "--lang", "en", "--data", data, "--script", "-", typed=script)
    assert (ended.code, ended.err) == (0, "")
    return ended.lines


def lesson(spoken: Path) -> str:
    """Lieu 3: round 1, a name that is typed and a text that is spoken; and the box's own barcode."""
    return (
        f"scan {LIEU}\nkey 2\nkey 1\nkey #\nkey 2\ntype L'Opéra\nkey #\n"
        f"key 1\nrecord {spoken}\nkey #\nkey #\nkey 2\nscan {EAN}\n"
    )


def folder(data: Path) -> Path:
    return data / "decks" / GAME


def test_a_taught_box_plays_in_a_new_data_folder_from_its_folder_alone(tmp_path: Path, spoken: Path) -> None:
    lines = teach(tmp_path / "ours", lesson(spoken))
    assert "[table] Card complete: 1 of 17." in lines
    assert "[table] Here it is: (recording)." in lines
    (recording,) = folder(tmp_path / "ours").glob("*.wav")
    with wave.open(str(recording)) as sound:
        assert (sound.getframerate(), sound.getnchannels(), sound.getsampwidth()) == (RATE, 1, 2)
        assert 1.0 <= sound.getnframes() / RATE < 1.5, "it is trimmed"
    shutil.copytree(folder(tmp_path / "ours"), folder(tmp_path / "theirs"))
    lines = play(
        tmp_path / "theirs",
        f"scan {EAN}\n" + TO_THE_LIEU.replace("key #", "key 4\nkey #", 1) + f"scan {LIEU}\n",
    )
    assert "[table] Time Bomb Undercover." in lines, "its own barcode chooses the game in the lobby"
    assert any("L'Opéra" in line and "(recording)" in line for line in lines), lines
    assert run("check", tmp_path / "theirs").code == 0


def test_the_set_up_that_only_the_box_tells_is_taught_and_read_at_the_table(tmp_path: Path, spoken: Path) -> None:
    told = f"key 3\nkey 2\ntype Lay the four places.\nkey #\nkey 1\nrecord {spoken}\nkey #\nkey #\n"
    ended = run("teach", "heure", "--mute", "--lang", "en", "--data", tmp_path, "--script", "-", typed=told)
    assert (ended.code, ended.err) == (0, "")
    assert run("check", tmp_path).code == 0
    shutil.copytree(tmp_path / "decks", tmp_path / "theirs" / "decks")
    lines = play(tmp_path / "theirs", "key 2\n" + "key #\n" * 4, "heure")
    first = lines.index("[table] Set-up, step 1 of 2, then hash: Lay the four places.")
    assert (
        lines[first + 1 : first + 3]
        == [
            "[table] Set-up, step 2 of 2, then hash: (recording)",
            "[table] Hash: done, go on.",
        ]
        or lines[first + 1] == "[table] Set-up, step 2 of 2, then hash: (recording)"
    )


def test_an_unknown_barcode_in_the_lobby_is_told_with_how_it_is_learnt(tmp_path: Path) -> None:
    lines = play(tmp_path, f"scan {EAN}\n")
    told = "Unknown barcode. To teach me this box: companion teach, then the game. Which game? Key D: the list."
    assert f"[table] {told}" in lines


def test_one_stops_and_goes_on_later(tmp_path: Path) -> None:
    teach(tmp_path, f"scan {LIEU}\nkey 2\nkey 3\nkey #\n")
    lines = teach(tmp_path, "", "lieu/3")
    assert lines[1].startswith("[table] Place, label 3, name?")


def test_what_was_said_to_be_noted_outlives_a_pulled_plug(tmp_path: Path) -> None:
    asked = ("teach", "time", "lieu/3", "--mute", "--lang", "en", "--data", tmp_path)
    with Keypad() as keypad, Companion(*asked, "--scanner", "loop://", "--keypad", keypad.path) as lesson:
        lesson.expect("Place, label 3, round?", "Keypad ready.")
        keypad.press("23#")
        lesson.expect("Noted.")
        lesson.signal(signal.SIGKILL)
    assert teach(tmp_path, "")[0] == "[table] Time Bomb Undercover: 0 of 17 cards told."
    assert teach(tmp_path, "key 4\nkey 4\n", "lieu/3")[-2] == "[table] Noted already: 3."


def test_two_clubs_decks_become_one_and_neither_loses_anything(tmp_path: Path, spoken: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    teach(ours, f"scan {LIEU}\nkey 2\nkey 2\nkey #\nkey 2\ntype Theatre\nkey #\n")
    teach(theirs, lesson(spoken))
    before = {file.name: file.read_bytes() for file in folder(theirs).iterdir()}
    ended = run("teach", "time", "--merge", folder(theirs), "--mute", "--lang", "en", "--data", ours)
    assert (ended.code, ended.err) == (0, "")
    assert ended.lines == [
        "[table] Time Bomb Undercover: 2 things added.",
        "[table] 2 differences: yours are used, the others lie beside them."
        " Place, label 3, name and Place, label 3, round.",
    ]
    again = run("teach", "time", "--merge", folder(theirs) / "deck.yaml", "--mute", "--lang", "en", "--data", ours)
    assert again.lines == ["[table] Time Bomb Undercover: nothing new."]
    assert {file.name: file.read_bytes() for file in folder(theirs).iterdir()} == before
    lines = teach(ours, f"scan {LIEU}\nkey 4\nkey 6\nkey #\nkey D\n")
    assert "[table] Noted already: 2." in lines
    assert "[table] Here it is: L'Opéra." in lines


# --- bad input ---


def refused(data: Path, *args: str | Path) -> str:
    """Why the command refuses; the deck file is left as it is."""
    before = contents(data)
    ended = run(*args, "--mute", "--lang", "en", "--data", data, typed="")
    assert ended.code == 1, ended.lines
    assert {file: file.read_bytes() for file in before} == before
    return ended.err


def contents(data: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in data.rglob("*") if file.is_file() and file.name != "lock"}


def left_out(data: Path, *args: str | Path) -> str:
    """What the table is told of the file that is left out; the file is left as it is."""
    before = contents(data)
    ended = run(*args, "--mute", "--lang", "en", "--data", data, typed="")
    assert ended.code == 0, ended.err
    assert {file: file.read_bytes() for file in before} == before
    (told,) = (line for line in ended.lines if "left out" in line)
    return told


LESSON = ("teach", "time", "--script", "-")
EVENING = ("play", "time", "--script", "-")


def test_a_bad_deck_is_refused_by_lesson_and_merge_and_left_out_by_the_evening(tmp_path: Path, spoken: Path) -> None:
    data = tmp_path / "data"
    teach(data, lesson(spoken))
    deck = folder(data) / "deck.yaml"
    whole = deck.read_text()
    for broken, why in (
        (whole.replace("deck: 1", "deck: 2"), "written for a newer version"),
        (whole[: len(whole) // 2], "deck.yaml"),
        (whole[: whole.index("tokens:")], "the field game is missing: the file may have been cut short"),
    ):
        deck.write_text(broken)
        assert why in refused(data, *LESSON)
        assert why in left_out(data, *EVENING)
        assert why in refused(tmp_path / "new", "teach", "time", "--merge", folder(data))
    assert not folder(tmp_path / "new").exists()


def test_a_recording_that_cannot_be_played_is_left_out_alone_and_can_be_made_again(
    tmp_path: Path, spoken: Path
) -> None:
    data = tmp_path / "data"
    teach(data, lesson(spoken))
    (recording,) = folder(data).glob("*.wav")
    sound = recording.read_bytes()
    for damage, why in ((sound[:-1000], "is cut short or damaged"), (None, "is not there")):
        recording.unlink() if damage is None else recording.write_bytes(damage)
        for command in (LESSON, EVENING):
            assert f"the recording {recording.name} {why}" in left_out(data, *command)
        told = refused(tmp_path / "new", "teach", "time", "--merge", folder(data))
        assert f"the recording {recording.name} {why}" in told
    assert not folder(tmp_path / "new").exists()
    lines = teach(data, f"scan {LIEU}\nkey 1\nrecord {spoken}\nkey #\nkey #\n")
    assert any(f"the recording {recording.name} is not there" in line for line in lines)
    assert recording.read_bytes() == sound


def test_what_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    assert "lieu/99" in refused(tmp_path, "teach", "time", "lieu/99", "--script", "-")
    assert "there is no such file" in refused(tmp_path, "teach", "time", "--merge", tmp_path / "none")
    assert "none.wav" in refused(tmp_path, "teach", "time", "--script", _script(tmp_path, "record none.wav\n"))
    assert "type TEXT" in refused(tmp_path, "teach", "time", "--script", _script(tmp_path, "write x\n"))
    assert "Right forms: scan CODE" in refused(tmp_path, "play", "time", "--script", _script(tmp_path, "type x\n"))


def _script(folder: Path, text: str) -> Path:
    path = folder.parent / "script.txt"
    path.write_text(text)
    return path


# --- a terminal ---


def type_slowly(terminal: Terminal, text: str) -> None:
    for char in text:
        terminal.type(char)
        time.sleep(0.13)


def test_a_person_at_a_keyboard_types_free_text(tmp_path: Path) -> None:
    ports = ("--scanner", "loop://", "--keypad", "loop://")
    with Terminal("teach", "time", "--mute", "--lang", "fr", "--data", tmp_path, *ports) as lesson:
        lesson.expect("Scannez une carte")
        type_slowly(lesson, "lieu/3\r")
        lesson.expect("Lieu, étiquette 3, manche ?")
        assert not lesson.echoes
        type_slowly(lesson, "24\r")
        lesson.expect("C'est noté.", "Lieu, étiquette 3, nom ?")
        time.sleep(0.12)
        lesson.type("2")
        lesson.expect("Tapez : nom")
        until = time.monotonic() + PATIENCE
        while not lesson.echoes and time.monotonic() < until:
            time.sleep(0.01)
        lesson.type("Hôtel  9 * é+")
        lesson.type("\x7f")  # the terminal's own editing
        lesson.type("\x7f\x1b[Dà Noël\r")
        lesson.expect("Voici : Hôtel 9 * à Noël.", "Dièse : garder.")
        lesson.type("\r")
        lesson.expect("C'est noté.", "Lieu, étiquette 3, texte ?")
        assert not lesson.echoes
        lesson.type("\x04")  # is a key of nobody's here, and ends nothing
        lesson.type("2")
        lesson.expect("Tapez : texte")
        lesson.type("\x04\r")
        lesson.expect("Pas de texte.")
        lesson.type("2")
        lesson.expect("Tapez : texte")
        lesson.type(code("lieu/5") + "\r")  # a scanner that types does not know of text fields
        lesson.expect("Ceci n'est pas fini")
        lesson.type("\x03")
        assert lesson.wait() == 130
        assert lesson.echoes, "the terminal is given back as it was"
    deck = (folder(tmp_path) / "deck.yaml").read_text(encoding="utf-8")
    assert '"Hôtel 9 * à Noël"' in deck
    assert "round: 4" in deck


# --- a microphone ---


@pytest.fixture
def mouth(server: SoundServer) -> Iterator[MiniaudioOutput]:
    """Whoever speaks: what is played here is heard by "mouth.monitor"."""
    server.plug("mouth", "A mouth")
    with closing(MiniaudioOutput(find("mouth", player.devices()), lambda _: None, lambda: None)) as output:
        until = time.monotonic() + PATIENCE
        while not output.ready and time.monotonic() < until:
            time.sleep(0.02)
        yield output
    server.unplug("mouth")


def test_a_card_is_told_into_a_microphone_and_heard_in_the_game(
    tmp_path: Path, server: SoundServer, mouth: MiniaudioOutput
) -> None:
    with Scanner() as scanner, Keypad() as keypad:
        devices = ("--scanner", scanner.path, "--keypad", keypad.path, "--output", "table=Table loudspeaker")
        lesson = Companion(
            *("teach", "time", "lieu/3", "--lang", "en", "--data", tmp_path, *devices, "--microphone", "mouth.monitor"),
            env=environment(PULSE_SERVER=server.address),
        )
        with lesson:
            lesson.expect("Place, label 3, round?")
            keypad.press("4")
            lesson.expect("Place, label 3, name?")
            keypad.press("1")
            lesson.expect("Speak after the sign.", "[table] Speak.")
            time.sleep(1.5)  # until that has been said
            said: SimpleQueue[bool] = SimpleQueue()
            mouth.play(from_values(tone(1.0)), lambda: said.put(True))
            said.get(timeout=PATIENCE)
            time.sleep(0.4)
            with server.recording("table") as heard:
                keypad.press("#")
                lesson.expect("Here it is: (recording).")
                played = heard.wait_for_sound()
                time.sleep(2.5)
                assert len(heard.loud(played)) > 50, "it is played back"
            keypad.press("#")
            lesson.expect("Noted.")
            until = time.monotonic() + PATIENCE
            while "Stop?" not in "".join(lesson.printed) and time.monotonic() < until:
                keypad.press("*")  # silence, then one step back
                time.sleep(0.3)
            keypad.press("#")
            lesson.expect("Kept: 0 of 17.")
            assert lesson.wait() == 0
    (recording,) = folder(tmp_path).glob("*.wav")
    rate, samples = recordings.read(recording)
    print(f"said 1.00 s, kept {len(samples) / 2 / rate:.2f} s")
    assert 0.95 < len(samples) / 2 / rate < 1.5


def test_the_name_of_a_game_of_ones_own_is_spoken_into_a_microphone(
    tmp_path: Path, server: SoundServer, mouth: MiniaudioOutput
) -> None:
    with Keypad() as keypad:
        devices = ("--scanner", "loop://", "--keypad", keypad.path, "--output", "table=Table loudspeaker")
        lesson = Companion(
            *("teach", "new", "--lang", "en", "--data", tmp_path, *devices, "--microphone", "mouth.monitor"),
            env=environment(PULSE_SERVER=server.address),
        )
        with lesson:
            lesson.expect("Its name? 1: record it.")
            keypad.press("1")
            lesson.expect("[table] Speak.")
            time.sleep(1.5)  # until that has been said
            said: SimpleQueue[bool] = SimpleQueue()
            mouth.play(from_values(tone(1.0)), lambda: said.put(True))
            said.get(timeout=PATIENCE)
            time.sleep(0.4)
            keypad.press("#")
            lesson.expect("Game 1. Noted.", "How many players at least?")
    (recording,) = (tmp_path / "decks").rglob("*.wav")
    rate, samples = recordings.read(recording)
    assert 0.95 < len(samples) / 2 / rate < 1.5


def test_without_a_microphone_it_is_told_and_the_lesson_goes_on(tmp_path: Path, server: SoundServer) -> None:
    env = environment(PULSE_SERVER=server.address)
    asked = ("teach", "time", "lieu/3", "--mute", "--lang", "en", "--data", tmp_path)
    unknown = run(*asked, "--microphone", "no such thing", env=env)
    assert unknown.code == 1
    assert "No microphone no such thing." in unknown.err
    with Keypad() as keypad, Companion(*asked, "--scanner", "loop://", "--keypad", keypad.path, env=env) as lesson:
        lesson.expect("Place, label 3, round?", "Keypad ready.")
        keypad.press("4")
        lesson.expect("Place, label 3, name?")
        keypad.press("1")
        lesson.expect("No microphone. Plug one in, then 1", "Place, label 3, name?")
