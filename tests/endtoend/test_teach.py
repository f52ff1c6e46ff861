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

from companion.boxes import blanks, recordings
from companion.boxes.barcodes import blank
from companion.speech import player
from companion.speech.outputs import find
from companion.speech.pcm import RATE, from_values
from companion.speech.player import MiniaudioOutput
from tests.endtoend.running import GAME, Companion, Keypad, Scanner, Terminal, code, environment, run
from tests.pace import PATIENCE
from tests.soundserver import SoundServer, quiet

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
    first = lines.index("[table] Set-up: hash after each step. Step 1 of 2: Lay the four places.")
    assert (
        lines[first + 1 : first + 3]
        == [
            "[table] Set-up: hash after each step. Step 2 of 2: (recording)",
            "[table] Hash: done, go on.",
        ]
        or lines[first + 1] == "[table] Set-up: hash after each step. Step 2 of 2: (recording)"
    )


def test_an_unknown_barcode_in_the_lobby_is_told_with_how_it_is_learnt(tmp_path: Path) -> None:
    lines = play(tmp_path, f"scan {EAN}\n")
    told = "Unknown barcode. To teach me this box: companion teach and the name of the game."
    assert f"[table] {told} Which game? Key D: the list." in lines


def test_one_stops_and_goes_on_later(tmp_path: Path) -> None:
    teach(tmp_path, f"scan {LIEU}\nkey 2\nkey 3\nkey #\n")
    lines = teach(tmp_path, "", "lieu/3")
    assert lines[1].startswith("[table] Place, label 3, name?")


def test_what_was_said_to_be_noted_outlives_a_pulled_plug(tmp_path: Path) -> None:
    asked = ("teach", "time", "lieu/3", "--mute", "--lang", "en", "--data", tmp_path)
    with Keypad() as keypad, Companion(*asked, "--scanner", "loop://", "--keypad", keypad.path) as lesson:
        lesson.expect("Place, label 3, pile?", "Keypad ready.")
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
        " Place, label 3, name and Place, label 3, pile.",
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
    assert "Right forms: scan CODE" in refused(tmp_path, "play", "time", "--script", _script(tmp_path, "write x\n"))


def _script(folder: Path, text: str) -> Path:
    path = folder.parent / "script.txt"
    path.write_text(text)
    return path


# --- a terminal ---


def type_slowly(terminal: Terminal, text: str) -> None:
    for char in text:
        terminal.type(char)
        time.sleep(0.13)


def wait_until_letters(terminal: Terminal, wanted: bool = True) -> None:
    """Until the terminal takes letters, or keys again: no hand is as quick as this test."""
    until = time.monotonic() + PATIENCE
    while terminal.echoes != wanted:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_person_at_a_keyboard_types_the_name_of_a_new_game_at_once(tmp_path: Path) -> None:
    ports = ("--scanner", "loop://", "--keypad", "loop://")
    with Terminal("teach", "new", "--mute", "--lang", "fr", "--data", tmp_path, *ports) as lesson:
        lesson.expect("Son nom ?")
        # Fewer than six: a busy machine hands over in one piece what hands type, and more would be a scan.
        type_slowly(lesson, "échos\r")
        lesson.expect("Échos. C'est noté.", "Combien de joueurs au moins ?")
        type_slowly(lesson, "\r\r")
        lesson.expect("comment s'appelle une carte ?")
        lesson.type("9783161484100\r")  # a scanner that types names nothing
        lesson.expect("Les cartes se scannent après ces questions.")
        type_slowly(lesson, "chat\r")
        lesson.expect("Chat. C'est noté.")
        lesson.type("\x03")
        assert lesson.wait() == 130


def test_a_person_at_a_keyboard_types_free_text(tmp_path: Path) -> None:
    ports = ("--scanner", "loop://", "--keypad", "loop://")
    with Terminal("teach", "time", "--mute", "--lang", "fr", "--data", tmp_path, *ports) as lesson:
        lesson.expect("Scannez une carte")
        type_slowly(lesson, "lieu/3\r")
        lesson.expect("Lieu, étiquette 3, pile ?")
        assert not lesson.echoes
        type_slowly(lesson, "24\r")
        lesson.expect("C'est noté.", "Lieu, étiquette 3, nom ?")
        time.sleep(0.12)
        lesson.type("2")
        lesson.expect("Tapez : nom")
        wait_until_letters(lesson)
        lesson.type("Hôtel  9 * é+")
        lesson.type("\x7f")  # the terminal's own editing
        lesson.type("\x7f\x1b[Dà Noël\r")
        lesson.expect("Voici : Hôtel 9 * à Noël.", "Entrée : garder.")
        wait_until_letters(lesson, False)
        lesson.type("\r")
        lesson.expect("C'est noté.", "Lieu, étiquette 3, texte ?")
        assert not lesson.echoes
        lesson.type("\x04")  # is a key of nobody's here, and ends nothing
        lesson.type("2")
        lesson.expect("Tapez : texte")
        wait_until_letters(lesson)
        lesson.type("\x04\r")
        lesson.expect("Pas de texte.")
        wait_until_letters(lesson, False)
        lesson.type("2")
        lesson.expect("Tapez : texte")
        wait_until_letters(lesson)
        lesson.type(code("lieu/5") + "\r")  # a scanner that types does not know of text fields
        lesson.expect("Ceci n'est pas fini")
        lesson.type("\x03")
        assert lesson.wait() == 130
        assert lesson.echoes, "the terminal is given back as it was"
    deck = (folder(tmp_path) / "deck.yaml").read_text(encoding="utf-8")
    assert '"Hôtel 9 * à Noël"' in deck
    assert "round: 4" in deck


# --- labels that mean nothing yet, and tags ---


def test_a_box_is_labelled_without_eyes_and_played_in_another_club(tmp_path: Path, spoken: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    printed = run(
        "labels", "blank", "-o", tmp_path / "blank.pdf", "--count", "3", "--mute", "--lang", "en", "--data", ours
    )
    assert (printed.code, printed.err) == (0, "")
    (prints,) = blanks.printed(ours / blanks.FILE)
    made = (blank(number) for number in range(prints.first, prints.first + prints.count))
    spiral, lieu, wire = (code for code in made if code is not None)
    assert any("Blank label: it says nothing yet." in line for line in play(ours, f"scan {spiral}\n"))
    lines = teach(
        ours,
        # by a part of its name; by a recording, which is what the card says; by its number, after a wrong one
        f"scan {spiral}\ntype spiral\n"
        f"scan {lieu}\nkey A\nrecord {spoken}\nkey #\nkey #\nwait 1\n"
        f"scan {wire}\nkey 4\nkey #\nkey B\nkey B\nkey 7\nkey #\n"
        # a sheet of a kit, in the order of the cards; a tag that a reader sends in either order
        "key 4\nkey 6\nscan KIT-1\nscan KIT-2\nkey #\nscan 04a23c1b\nkey 1\nkey 1\nkey #\nkey D\n",
    )
    for line in (
        "Code noted: Spiral: the bomb.",
        "Code noted: Place, label 1.",
        "Undone: barcode, Shadow: role card.",
        "Code noted: Clear dot: safe wire, number 1.",
        "Done. 2 codes noted.",
        "5 things out of 86 have a taught code.",
    ):
        assert f"[table] {line}" in lines, lines
    assert run("check", ours).code == 0
    shutil.copytree(folder(ours), folder(theirs))
    begun = TO_THE_LIEU.replace("key #", "key 4\nkey #", 1)
    assert any("(recording)" in line for line in play(theirs, f"{begun}scan {lieu}\n", "time"))
    told = {
        way: play(theirs, f"{begun}scan {way}\n", "time")[-1] for way in ("1B:3C:A2:04", "0077741083", "0456958468")
    }
    assert len(set(told.values())) == 1, told
    assert "Unknown" not in told["0077741083"]
    merged = run("teach", "time", "--merge", folder(ours), "--mute", "--lang", "en", "--data", theirs)
    assert merged.lines == ["[table] Time Bomb Undercover: nothing new."]


def test_what_is_scanned_or_typed_too_early_for_a_game_of_ones_own_is_told(tmp_path: Path) -> None:
    with Terminal("teach", "new", "--mute", "--lang", "en", "--data", tmp_path) as terminal:
        terminal.expect("Its name?")
        for typed in "04A2245A6B8001", code("sticker/heart"):
            terminal.type(f"{typed}\n")
            terminal.expect("Cards are scanned after these questions.")
        assert not [line for line in terminal.printed if "Program error" in line]


def test_a_reader_that_types_is_a_scanner_in_a_lesson_and_its_digits_are_no_keys(tmp_path: Path) -> None:
    ports = ("--scanner", "loop://", "--keypad", "loop://")
    label = blank(1)
    assert label is not None
    with Terminal("teach", "time", "--mute", "--lang", "fr", "--data", tmp_path, *ports) as lesson:
        lesson.expect("Scannez une carte")
        lesson.type("04a23c1b5d6e80\r")
        lesson.expect("Nouveau code. Quelle carte ?")
        type_slowly(lesson, "spirale\r")
        lesson.expect("Code noté : Spirale")
        lesson.type(label + "\r")
        lesson.expect("Nouveau code. Quelle carte ?")
        type_slowly(lesson, "12\r")
        lesson.expect("Code noté : Lieu, étiquette 1.")
        type_slowly(lesson, "*")
        lesson.type("0077741083\r")
        lesson.expect("Nouveau code. Quelle carte ?")
        type_slowly(lesson, "*")
        lesson.expect("Aucun code noté.")
        lesson.type("80:6E:5D:1B:3C:A2:04\r")  # the same tag, its last byte first
        lesson.expect("Spirale")
        lesson.type("\x03")
        assert lesson.wait() == 130
    with Terminal("play", "time", "--mute", "--lang", "fr", "--data", tmp_path, *ports) as evening:
        evening.expect("joueurs")
        evening.type("04-A2-3C-1B-5D-6E-80\r")
        evening.expect("L'appel des joueurs n'est pas fini")
        evening.type("\x03")
        assert evening.wait() == 130
    deck = (folder(tmp_path) / "deck.yaml").read_text(encoding="utf-8")
    assert '"04:A2:3C:1B:5D:6E:80": cable/bomb' in deck
    assert f'"{label}": lieu/1' in deck


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
            lesson.expect("Place, label 3, pile?")
            keypad.press("4")
            lesson.expect("Place, label 3, name?")
            keypad.press("1")
            with server.recording("table") as heard:
                asked = lesson.expect("Speak after the sign.", "[table] Speak.")
                quiet(heard)
            said: SimpleQueue[bool] = SimpleQueue()
            mouth.play(from_values(tone(1.0)), lambda: said.put(True))
            said.get(timeout=PATIENCE)
            time.sleep(0.4)
            with server.recording("table") as heard:
                asked_for = time.monotonic() - asked
                keypad.press("#")
                lesson.expect("Here it is: (recording).", "Hash: keep.")
                played = heard.wait_for_sound()
                quiet(heard)  # a hash before the question only ends what it hears
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
    assert 0.95 < len(samples) / 2 / rate < asked_for - 0.3, "without the silence round it"


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
            with server.recording("table") as heard:
                asked = lesson.expect("[table] Speak.")
                quiet(heard)
            said: SimpleQueue[bool] = SimpleQueue()
            mouth.play(from_values(tone(1.0)), lambda: said.put(True))
            said.get(timeout=PATIENCE)
            time.sleep(0.4)
            asked_for = time.monotonic() - asked
            keypad.press("#")
            lesson.expect("Game 1. Noted.", "How many players at least?")
    (recording,) = (tmp_path / "decks").rglob("*.wav")
    rate, samples = recordings.read(recording)
    assert 0.95 < len(samples) / 2 / rate < asked_for - 0.3, "without the silence round it"


def test_without_a_microphone_it_is_told_and_the_lesson_goes_on(tmp_path: Path, server: SoundServer) -> None:
    env = environment(PULSE_SERVER=server.address)
    asked = ("teach", "time", "lieu/3", "--mute", "--lang", "en", "--data", tmp_path)
    unknown = run(*asked, "--microphone", "no such thing", env=env)
    assert unknown.code == 1
    assert "No microphone no such thing." in unknown.err
    with Keypad() as keypad, Companion(*asked, "--scanner", "loop://", "--keypad", keypad.path, env=env) as lesson:
        lesson.expect("Place, label 3, pile?", "Keypad ready.")
        keypad.press("4")
        lesson.expect("Place, label 3, name?")
        keypad.press("1")
        lesson.expect("No microphone. Plug one in, then 1", "Place, label 3, name?")
