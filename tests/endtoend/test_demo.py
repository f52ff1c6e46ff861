"""The demo, where there is no sound: a whole game in seconds, and one line why and how to get sound."""

from __future__ import annotations

import pytest

from tests.endtoend.running import environment, run
from tests.pace import quick

NOWHERE = "unix:/nonexistent/no-sound-server"


@pytest.mark.parametrize(
    ("lang", "begins", "wins", "ends"),
    [
        ("fr", "Démonstration : Time Bomb Undercover", "gagne", "Fin de la démonstration."),
        ("en", "Demonstration: Time Bomb Undercover", "The Agency wins", "End of the demonstration."),
        ("es", "Demostración: Time Bomb Undercover", "Gana la Agencia", "Fin de la demostración."),
    ],
)
def test_the_silent_demo_tells_a_whole_game(lang: str, begins: str, wins: str, ends: str) -> None:
    with quick(10.0):
        ended = run("demo", "--mute", "--lang", lang)
    assert ended.code == 0
    assert ended.err == ""
    assert begins in ended.lines[0]
    assert wins in ended.lines[-3]
    assert ended.lines[-1] == f"[table] {ends}"
    assert len(ended.lines) > 60


@pytest.mark.parametrize(
    ("lang", "bluff", "wins", "ends"),
    [
        ("fr", "Coup de bluff.", "C'est gagné ! Les deux tuiles sont identiques", "Fin de la démonstration."),
        ("en", "A bluff.", "You have won! The two tiles are identical", "End of the demonstration."),
        ("es", "Un farol.", "¡Victoria! Las dos fichas son idénticas", "Fin de la demostración."),
    ],
)
def test_the_demo_of_the_hour_is_a_whole_game_in_less_than_three_minutes_of_words(
    lang: str, bluff: str, wins: str, ends: str
) -> None:
    ended = run("demo", "heure", "--mute", "--lang", lang)
    assert ended.code == 0
    assert ended.err == ""
    assert any(line.startswith(f"[table] {bluff}") for line in ended.lines)
    assert wins in ended.lines[-3]
    assert ended.lines[-1] == f"[table] {ends}"
    words = sum(len(line.removeprefix("[table]").split()) for line in ended.lines)
    assert 300 < words < 3 * 190


@pytest.mark.parametrize(
    ("lang", "bell", "wins"),
    [
        ("fr", "La cloche sonne ! Messe : Matines.", "Victoire : Ana."),
        ("en", "The bell rings! Mass: Matins.", "Ana wins."),
        ("es", "¡Suena la campana! Misa: Maitines.", "Victoria: Ana."),
    ],
)
def test_the_demo_of_the_abbey_is_a_whole_game(lang: str, bell: str, wins: str) -> None:
    ended = run("demo", "mystere", "--mute", "--lang", lang)
    assert ended.code == 0
    assert ended.err == ""
    assert any(line.startswith(f"[table] {bell}") for line in ended.lines)
    assert ended.lines[-3] == f"[table] {wins}"


@pytest.mark.parametrize(
    ("lang", "wins", "ends"),
    [
        ("fr", "Juste ! Victoire : ", "Fin de la démonstration."),
        ("en", "Right! Victory: ", "End of the demonstration."),
        ("es", "¡Acierto! Victoria: ", "Fin de la demostración."),
    ],
)
def test_the_demo_of_cluedo_is_a_whole_game_whoever_the_dice_let_begin(lang: str, wins: str, ends: str) -> None:
    ended = run("demo", "cluedo", "--mute", "--lang", lang)
    assert ended.code == 0
    assert ended.err == ""
    assert ended.lines[-3].startswith(f"[table] {wins}")
    assert ended.lines[-1] == f"[table] {ends}"


def test_without_an_audio_device_one_line_says_why_and_how_to_get_sound() -> None:
    with quick(15.0):
        ended = run("demo", "--lang", "en", env=environment(PULSE_SERVER=NOWHERE, ALSA_CONFIG_PATH="/dev/null"))
    assert ended.code == 0
    assert ended.lines[0].startswith("[table] No sound (")
    assert "For sound, plug in a loudspeaker and install PulseAudio or PipeWire." in ended.lines[0]
    assert sum("sound" in line.lower() for line in ended.lines) == 1
    assert "The Agency wins" in ended.lines[-3]
