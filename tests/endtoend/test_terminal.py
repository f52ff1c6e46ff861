"""A companion in a terminal: its keyboard is keypad and scanner, and every way out is clean."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

from tests.endtoend.running import Companion, Terminal, code, command, environment, play
from tests.pace import PATIENCE, at_intervals

#: Ports that never come: nothing that is plugged into the machine of the test takes part.
NO_PORTS = ("--scanner", "loop://", "--keypad", "loop://")


def terminal(data: Path, *more: str) -> Terminal:
    opened = Terminal(*play(data, *NO_PORTS, *more))
    opened.expect("Ana: how will you read")
    until = time.monotonic() + PATIENCE
    while opened.echoes and time.monotonic() < until:
        time.sleep(0.01)
    return opened


def type_slowly(terminal: Terminal, text: str) -> None:
    """As fingers do: slower than a scanner."""
    for char in text:
        terminal.type(char)
        time.sleep(0.03)


def test_keys_a_typed_code_and_a_typing_scanner(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        for name in ("Léo", "Inès", "Hugo", "Zoé"):
            table.type("\r")
            table.expect(f"[table] {name}")
            time.sleep(0.12)
        table.type(code("sticker/heart") + "\r")  # all at once
        table.expect("Heart: red. The Organisation.")
        type_slowly(table, code("sticker/moon").lower() + "\r")
        table.expect("Moon: yellow.")
        table.type(".")
        table.expect("Roll call")
        table.type("\x1b[E")  # 5, of a pad without NumLock
        table.expect("Not that number: 1 to 4.")
        table.type("9")
        assert "DSN" not in "".join(table.printed), "nothing that was typed is echoed"


def hold(terminal: Terminal, key: str, times: int) -> None:
    """A key that is held comes again every 33 ms."""
    for _ in at_intervals(0.033, times, longest=0.1):
        terminal.type(key)


def test_a_held_key_neither_undoes_nor_confirms_more_than_once(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        hold(table, "\r", 30)
        table.expect("[table] Léo")
        hold(table, "-", 16)
        table.expect("Undo: ")
        table.type(".")
        table.expect("Roll call")
        lines = "".join(table.printed)
        assert "Inès" not in lines, "one step"
        assert lines.count("Undo: ") == 1
        assert "Undone" not in lines
        table.type("-")
        table.expect("Undo")
        time.sleep(0.3)
        table.type("-")
        table.expect("Undone")


def test_a_key_that_waits_while_the_program_is_stopped_acts_when_it_goes_on(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        for name in ("Léo", "Inès", "Hugo"):
            table.type("\r")
            time.sleep(0.03)
            table.signal(signal.SIGSTOP)
            time.sleep(0.3)
            table.signal(signal.SIGCONT)
            table.expect(f"[table] {name}")


def test_letters_are_keys_and_keys_are_called_by_those_that_were_used(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        table.type("\r")
        table.expect("[table] Léo")
        type_slowly(table, "b\r")
        table.expect("Press key B again.")
        type_slowly(table, "*")
        table.expect("Nothing undone")
        table.type("-")
        table.expect("Press the minus key again.")
        time.sleep(0.4)
        table.type("B\r")
        table.expect("Undone", "Enter: skip.")
        table.type("Ed")
        table.expect("Letters. Enter: done. Star: erase.")
        type_slowly(table, "a\r")
        table.expect("Eda. Enter: keep it.")


def test_a_game_can_be_played_with_the_keyboard_alone(tmp_path: Path) -> None:
    with terminal(tmp_path, "--set", "scanner=no") as table:
        for heard in ("Léo?", "Inès?", "Hugo?", "Zoé?", "Get 6 role cards", "Shuffle those", "Get the wires"):
            table.type("\r")
            table.expect(heard)
        for heard in ("Shuffle the wires", "Places", "Ana shows", "Léo shows", "Inès shows", "Hugo shows", "Zoé shows"):
            table.type("\r")
            table.expect(heard)
        table.type("\r")
        table.expect("Who starts?")
        table.type("1")
        table.expect("Round 1. Cutters: Ana.")
        table.type("2")
        table.expect("1 safe, 2 defusing, 3 bomb.")
        table.type("3")
        table.expect("Bomb! It goes off.", "Ana cut it. Is that player Shadow?")
        table.type("2")
        table.expect("The Organisation wins")
        table.type("\x03")
        assert table.wait() == 130


def test_ctrl_c_gives_the_terminal_back_and_says_that_the_game_is_kept(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        table.type("1")
        table.expect("Léo? 1: eye")
        assert not table.echoes
        table.type("\x03")
        table.expect("The game is kept.")
        assert table.wait() == 130
        assert table.printed.count("The game is kept.") == 1
        assert len(set(table.printed)) == len(table.printed), "nothing is printed twice"


def test_a_closed_window_leaves_cleanly_and_the_game_is_kept(tmp_path: Path) -> None:
    with terminal(tmp_path) as table:
        table.type("1")
        table.expect("Léo? 1: eye")
        table.hang_up()
        assert table.wait() in (0, 130)
        assert not table.errors
    with Companion(*play(tmp_path, *NO_PORTS)) as again:
        again.expect("unfinished game found", "Last thing noted: roll call, Ana.", "Hash to resume")


def test_sigterm_and_sighup_leave_cleanly(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGHUP):
        with terminal(tmp_path / number.name) as table:
            table.type("1")
            table.expect("Léo? 1: eye")
            table.signal(number)
            assert table.wait() in (0, 130)
            assert not table.errors
            assert table.echoes
            assert table.printed.count("The game is kept.") == 1


def test_ctrl_c_while_it_is_still_starting_leaves_cleanly(tmp_path: Path) -> None:
    for name in ("_struct", "_sqlite3", "_json"):  # what is loaded early and late
        with Companion(*play(tmp_path / name, *NO_PORTS), fresh=True) as table:
            maps = Path(f"/proc/{table.process.pid}/maps")
            until = time.monotonic() + PATIENCE
            while name not in maps.read_text() and "how will you read" not in "".join(table.printed):
                assert time.monotonic() < until
            table.signal(signal.SIGINT)
            # While it is being loaded the signal itself ends it: for a shell that is 130 as well.
            assert table.wait() in (130, -signal.SIGINT)
            assert not table.errors, table.errors


def test_whoever_stops_reading_the_lines_ends_it_without_a_complaint(tmp_path: Path) -> None:
    words = command(*play(tmp_path, "--script", "-"))
    pipes = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipes, stdout=pipes, stderr=pipes, env=environment()) as table:
        assert table.stdin
        assert table.stdout
        assert table.stderr
        table.stdout.readline()
        table.stdout.close()
        table.stdin.write(b"key #\nkey #\n")
        table.stdin.flush()
        assert table.wait(PATIENCE) == 130
        assert table.stderr.read() == b""


def test_ctrl_c_ends_a_script_that_waits_for_its_next_line(tmp_path: Path) -> None:
    with Companion(*play(tmp_path, "--script", "-"), stdin=subprocess.PIPE) as table:
        table.expect("Ana: how will you read")
        table.signal(signal.SIGINT)
        assert table.wait() == 130
        assert not table.errors


def test_the_program_s_bare_name_opens_a_table(tmp_path: Path) -> None:
    env = environment(HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "data"))
    with Terminal(env=env) as table:
        line = table.next_line()
        assert line is not None
        assert line.startswith("[table] "), line
        table.type("\x03")
        assert table.wait() == 130
        assert "Traceback" not in "".join(table.printed)
