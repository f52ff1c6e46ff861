"""The first start on a machine, as a whole: set-up by ear, tutorial, lobby; and who is never led."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.endtoend.running import Companion, Keypad, Terminal, environment
from tests.soundserver import SoundServer

FRENCH = environment(LANG="fr_FR.UTF-8")
ENTER = "\n"
LANGUAGE, FINDER, SCANNER = "Bienvenue.", "Trouver les touches", "Scannez n'importe quoi"
TUTORIAL, LOBBY = "La chasse au trésor", "Bonjour. Scannez la boîte"
NO_PORTS = ("--scanner", "loop://", "--keypad", "loop://")


@contextmanager
def at_home(data: Path) -> Iterator[Terminal]:
    """``companion`` and nothing else, in a terminal."""
    with Terminal("--data", data, *NO_PORTS, env=FRENCH) as terminal:
        yield terminal


def to_the_tutorial(terminal: Terminal) -> None:
    """A machine without sound: the loudspeaker is not asked for."""
    terminal.expect(LANGUAGE)
    terminal.type("1")
    terminal.expect(FINDER)
    terminal.type(ENTER)
    terminal.expect("Entrée :")
    terminal.type(ENTER)
    terminal.expect(SCANNER)
    terminal.type(ENTER)
    terminal.expect(TUTORIAL)


def test_it_leads_from_the_language_to_the_lobby_once(tmp_path: Path) -> None:
    with at_home(tmp_path) as terminal:
        to_the_tutorial(terminal)
        terminal.expect("Le mot de passe")
        terminal.type("*")
        terminal.expect("Encore étoile")
        terminal.type("*")
        terminal.expect(LOBBY, "Quel jeu ?")
    with at_home(tmp_path) as again:
        again.expect(LOBBY)
        assert not [line for _, line in again.lines if LANGUAGE in line or TUTORIAL in line]


def test_what_ctrl_c_has_interrupted_goes_on_there(tmp_path: Path) -> None:
    with at_home(tmp_path) as terminal:
        terminal.expect(LANGUAGE)
        terminal.type("1")
        terminal.expect(FINDER)
        terminal.signal(signal.SIGINT)
        assert terminal.wait() == 130
    with at_home(tmp_path) as again:
        again.expect("La mise en place n'est pas finie.")
        again.type(ENTER)
        again.expect(FINDER)
    with at_home(tmp_path) as third:
        third.expect("La mise en place n'est pas finie.")
        third.type("*")
        third.expect(LOBBY)
    with at_home(tmp_path) as fourth:
        fourth.expect(LOBBY)


def test_a_tutorial_that_was_interrupted_is_offered_again(tmp_path: Path) -> None:
    with at_home(tmp_path) as terminal:
        to_the_tutorial(terminal)
        terminal.signal(signal.SIGINT)
        assert terminal.wait() == 130
    with at_home(tmp_path) as again:
        again.expect("La mise en place n'est pas finie.")
        again.type(ENTER)
        again.expect(TUTORIAL)


@pytest.mark.parametrize("wish", [("play", "time"), ("play", "--players", "3"), ("--mute",)])
def test_who_wishes_to_play_is_never_led(tmp_path: Path, wish: tuple[str, ...]) -> None:
    with Terminal(*wish, "--data", tmp_path, *NO_PORTS, env=FRENCH) as terminal:
        terminal.expect("Combien de joueurs" if "time" in wish else LOBBY)
        assert not [line for _, line in terminal.lines if LANGUAGE in line]


def test_what_somebody_has_set_by_hand_is_no_first_start(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("volume: 90\n", encoding="utf-8")
    with at_home(tmp_path) as terminal:
        terminal.expect(LOBBY)


def test_a_machine_without_a_screen_is_led_by_its_keypad(server: SoundServer, tmp_path: Path) -> None:
    server.make_default("table")
    env = {**FRENCH, "PULSE_SERVER": server.address}
    given = ("play", "--wait-for-sound", "60", "--data", tmp_path)
    with Keypad() as keypad, Companion(*given, "--keypad", keypad.path, env=env) as machine:
        machine.expect(LANGUAGE, "Welcome.")
        keypad.press("2")
        machine.expect("Keypad found.", "Output 1 of")
        machine.signal(signal.SIGTERM)
        assert machine.wait() == 130


def test_where_no_key_had_come_the_lobby_is_there_at_once_and_its_first_key_leads(tmp_path: Path) -> None:
    (tmp_path / "learned.yaml").write_text("first-start: waiting\n", encoding="utf-8")
    with at_home(tmp_path) as terminal:
        terminal.expect(LOBBY)
        terminal.type("5")
        terminal.expect(LANGUAGE)
        terminal.type("*")
        terminal.expect(LOBBY)


def test_the_lobbys_menu_has_the_tutorial_and_the_lobby_comes_back(tmp_path: Path) -> None:
    (tmp_path / "learned.yaml").write_text("first-start: done\n", encoding="utf-8")
    with at_home(tmp_path) as terminal:
        terminal.expect(LOBBY, "Quel jeu ?")
        for key in "99#6":
            terminal.type(key)
        terminal.expect(TUTORIAL)
        terminal.type("*")
        terminal.expect("Encore étoile : on arrête.")
        terminal.type("*")
        terminal.expect("On arrête là.", LOBBY)
