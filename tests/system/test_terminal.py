"""Terminals of other systems, as far as they can be tried on this one: Windows' console is played by its documents."""

from __future__ import annotations

import os
import threading
from collections import deque

import pytest

from companion.system import signals, terminal
from tests.pace import quick


class Msvcrt:
    """The console as its documentation tells of it: a key that is no character is two."""

    def __init__(self) -> None:
        self.pressed: deque[str] = deque()
        self.shown = ""

    def presses(self, *chars: str) -> None:
        self.pressed += chars

    def kbhit(self) -> bool:
        return bool(self.pressed)

    def getwch(self) -> str:
        return self.pressed.popleft()

    def putwch(self, char: str) -> None:
        self.shown += char


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Msvcrt:
    console = Msvcrt()
    monkeypatch.setattr(terminal, "_termios", None)
    monkeypatch.setattr(terminal, "_msvcrt", console)
    return console


def test_windows_keys_come_one_by_one_and_are_not_shown(windows: Msvcrt) -> None:
    taken = terminal.take()
    assert not taken.whole_lines
    assert taken.read(0.0) == ""
    windows.presses("5")
    assert taken.read(None) == "5"
    windows.presses(*"BCDFGHJK\r")
    assert taken.read(1.0) == "BCDFGHJK\r"
    assert windows.shown == ""


def test_windows_arrows_are_nothing_and_a_with_a_grave_is_a_letter(windows: Msvcrt) -> None:
    taken = terminal.take()
    windows.presses("\xe0", "H", "\0", ";", "5")
    assert taken.read(1.0) == "5"
    windows.presses("à")
    assert taken.read(1.0) == "à"


def test_windows_ctrl_c_is_what_it_is_everywhere(windows: Msvcrt, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted: list[bool] = []
    monkeypatch.setattr(signals, "interrupt", lambda: interrupted.append(True))
    windows.presses("\x03")
    assert terminal.take().read(0.0) == ""
    assert interrupted


def test_windows_text_is_shown_mended_and_handed_over_whole(windows: Msvcrt) -> None:
    taken = terminal.take()
    taken.edit(True)
    windows.presses(*"\bLe\b'Opéra")
    assert taken.read(0.05) == ""
    assert windows.shown == "Le\b \b'Opéra"
    windows.presses("\r")
    assert taken.read(1.0) == "L'Opéra\n"
    windows.presses("x")
    taken.read(0.0)
    taken.edit(False)
    windows.presses("5")
    assert taken.read(1.0) == "5", "what was begun is dropped, and keys are keys again"


def test_windows_a_read_is_ended_by_another_thread(windows: Msvcrt) -> None:
    taken = terminal.take()
    threading.Timer(0.05, taken.wake).start()
    with quick(2.0):
        assert taken.read(None) == ""


def test_a_terminal_of_which_nothing_is_known_hands_over_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "_termios", None)
    out, player = os.pipe()
    taken = terminal.take(out, "utf-8")
    assert taken.whole_lines
    assert taken.read(0.0) == ""
    os.write(player, "5\né".encode()[:3])
    assert taken.read(1.0) == "5\n"
    os.write(player, "é\n".encode()[1:])
    assert taken.read(1.0) == "é\n"
    taken.wake()
    assert taken.read(None) == ""
    os.close(player)
    assert taken.read(1.0) is None, "it is closed"
    os.close(out)
