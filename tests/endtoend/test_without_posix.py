"""The whole companion where the system is no POSIX: nothing of what only POSIX has is there for it.

``tests/without_posix`` takes it away from every process that these tests start, the voice's worker included. It shows
that what stands in works; what Windows itself does is not tried.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.endtoend.running import CHECKOUT, Companion, Terminal, code, complaints, environment, play, run
from tests.soundserver import SoundServer

WITHOUT = os.pathsep.join(map(str, (CHECKOUT / "tests" / "without_posix", CHECKOUT)))
NO_PORTS = ("--scanner", "loop://", "--keypad", "loop://")


def bare(**changes: str) -> dict[str, str]:
    return environment(PYTHONPATH=WITHOUT, **changes)


def test_there_is_no_posix_here() -> None:
    asked = (
        "from companion.system import accounts, signals, terminal\n"
        "print(terminal._termios, accounts.group_of('/'), signals._HUNG_UP)"
    )
    answer = subprocess.run([sys.executable, "-c", asked], env=bare(), capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["None", "None", "0"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("check",), "All is well."),
        (("games",), "time-bomb-undercover"),
        (("codes", "time"), "time-bomb-undercover/cable/bomb"),
        (("say", "heart", "--mute"), "Heart"),
        (("devices",), ""),
        (("demo", "--mute"), "The Agency wins"),
    ],
)
def test_commands_do_what_they_do(command: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ended = run(*command, "--lang", "en", "--data", tmp_path, env=bare())
    assert (ended.code, ended.err) == (0, "")
    assert said in ended.out


def test_labels_are_printed(tmp_path: Path) -> None:
    ended = run("labels", "time", "-o", tmp_path / "labels.pdf", "--lang", "en", "--data", tmp_path, env=bare())
    assert (ended.code, ended.err) == (0, "")
    assert (tmp_path / "labels.pdf").read_bytes().startswith(b"%PDF")


def test_a_script_is_played_and_found_again(tmp_path: Path) -> None:
    began = run(*play(tmp_path, "--script", "-"), typed="key 1\nkey 2\n", env=bare())
    assert (began.code, began.err) == (0, "")
    assert any("Léo? 1: eye" in line for line in began.lines)
    again = run(*play(tmp_path, "--script", "-"), typed="key #\n", env=bare())
    assert (again.code, again.err) == (0, "")
    assert "Last thing noted: roll call, Léo." in again.out


def test_a_box_is_taught(tmp_path: Path) -> None:
    script = "scan time-bomb-undercover/lieu/3\nkey 2\nkey 1\nkey #\nkey 2\ntype L'Opéra\nkey #\n"
    taught = run(
        *("teach", "time", "--mute", "--lang", "en", "--data", tmp_path, "--script", "-"), typed=script, env=bare()
    )
    assert (taught.code, taught.err) == (0, "")
    assert "L'Opéra" in (tmp_path / "decks" / "time-bomb-undercover" / "deck.yaml").read_text()


def test_keys_and_codes_come_by_line_and_a_second_companion_is_kept_out(tmp_path: Path) -> None:
    with Terminal(*play(tmp_path, *NO_PORTS), env=bare()) as table:
        table.expect("press Enter after each key", "Ana: how will you read")
        table.type("1\n")
        table.expect("Léo? 1: eye")
        table.type("d\n")
        table.expect("Roll call")
        table.type(code("sticker/heart") + "\n")
        table.expect("Heart: red")
        table.type("\n")
        table.expect("Inès?")
        other = run(*play(tmp_path, "--script", "-"), env=bare())
        assert other.code == 1
        assert "Another Companion" in other.err
        table.type("\x03")
        table.expect("The game is kept.")
        assert table.wait() == 130


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_is_asked_to_leave_leaves(tmp_path: Path, number: signal.Signals) -> None:
    with Companion(*play(tmp_path, "--script", "-"), stdin=subprocess.PIPE, env=bare()) as table:
        table.expect("Ana: how will you read")
        table.signal(number)
        assert table.wait() == 130
        assert not table.errors


def test_it_is_heard(tmp_path: Path, server: SoundServer) -> None:
    sounding = bare(PULSE_SERVER=server.address)
    with server.recording("table") as heard:
        said = run("say", "heart", "--lang", "en", "--output", "table=Table loudspeaker", env=sounding)
        assert (said.code, complaints(said.err)) == (0, [])
        assert heard.loud()
    with server.recording("table") as heard:
        told = [*play(tmp_path, "--script", "-", "--output", "table=Table loudspeaker")]
        told.remove("--mute")
        played = run(*told, typed="key 1\n", env=sounding)
        assert (played.code, complaints(played.err)) == (0, [])
        assert heard.loud()
    left = [path for path in Path("/tmp").glob("companion-*") if path.is_dir() and (path / "private").exists()]
    assert not left, "no phrase stays on a disk"
