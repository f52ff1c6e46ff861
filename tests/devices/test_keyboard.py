"""The terminal at the edge: real pseudo-terminals, and a process that owns one for what signals do."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.devices.heard import Heard, KeyboardGone, KeyboardRoused
from companion.devices.keyboard import Keyboard, KeyGlyph, TypedCode, TypedText
from tests.devices.inbox import Inbox
from tests.pace import PATIENCE, quick

KEYS = {d: d for d in "0123456789"} | {"\n": "#", "*": "*"}


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """The player's end and the program's end."""
    player, program = os.openpty()
    yield player, program
    os.close(program)
    with contextlib.suppress(OSError):
        os.close(player)


def echoes(terminal: int) -> bool:
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


def test_keys_and_codes_are_heard_and_not_echoed(terminal: tuple[int, int]) -> None:
    player, program = terminal
    inbox = Inbox()
    keyboard = Keyboard(inbox.post, KEYS, fd=program)
    keyboard.start()
    with quick(0.05):
        os.write(player, b"*")
        stopped = inbox.next(Heard)
    assert (stopped.device, stopped.item) == ("keyboard", KeyGlyph("*"))
    os.write(player, b"5")
    assert inbox.next(Heard).item == KeyGlyph("5")
    os.write(player, b"\xc3")
    os.write(player, "é".encode()[1:] + b"BCDFG\r")  # a character may be cut in two; Enter sends CR
    assert inbox.next(Heard).item == TypedCode("2BCDFG")
    assert not select.select([player], [], [], 0.05)[0], "nothing is echoed"
    keyboard.stop()


def test_the_terminal_is_given_back_as_it_was(terminal: tuple[int, int]) -> None:
    _, program = terminal
    before = termios.tcgetattr(program)
    handlers = [signal.getsignal(n) for n in (signal.SIGTSTP, signal.SIGCONT, signal.SIGHUP, signal.SIGTERM)]
    keyboard = Keyboard(Inbox().post, KEYS, fd=program)
    keyboard.start()
    ours = termios.tcgetattr(program)
    assert ours[1] == before[1], "output is untouched"
    assert ours[3] & termios.ISIG, "Ctrl-C interrupts"
    assert not ours[3] & (termios.ECHO | termios.ICANON)
    assert not ours[0] & termios.IXON, "Ctrl-S does not freeze what is printed"
    with quick(0.1):
        keyboard.stop()
    keyboard.stop()
    assert termios.tcgetattr(program) == before
    assert handlers == [signal.getsignal(n) for n in (signal.SIGTSTP, signal.SIGCONT, signal.SIGHUP, signal.SIGTERM)]


def test_a_closed_terminal_is_told(terminal: tuple[int, int]) -> None:
    player, program = terminal
    inbox = Inbox()
    keyboard = Keyboard(inbox.post, KEYS, fd=program)
    keyboard.start()
    os.close(player)
    inbox.next(KeyboardGone)
    keyboard.stop()


def test_that_the_program_goes_on_is_told_so_that_the_loop_looks_at_the_time(terminal: tuple[int, int]) -> None:
    inbox = Inbox()
    keyboard = Keyboard(inbox.post, KEYS, fd=terminal[1])
    keyboard.start()
    os.kill(os.getpid(), signal.SIGCONT)
    inbox.next(KeyboardRoused)
    keyboard.stop()


def test_a_file_is_no_keyboard() -> None:
    with open(os.devnull) as nothing:
        assert not Keyboard.available(nothing.fileno())


_PROGRAM = """
import os, time
from companion.devices.keyboard import Keyboard
keyboard = Keyboard(lambda told: print(told, flush=True), {"5": "5"})
keyboard.start()
try:
    print("pid", os.getpid(), "ready", flush=True)
    WHAT
except KeyboardInterrupt:
    print("interrupted", flush=True)
"""

# What a shell does for a job in the foreground; without one, Ctrl-Z would stop nobody.
_SHELL = """
import os, signal, subprocess, sys
os.close(os.open(os.ttyname(0), os.O_RDWR))  # makes it the controlling terminal
def foreground():
    os.setpgid(0, 0)
    for number in (signal.SIGINT, signal.SIGHUP):  # ignored, where the tests run without a terminal of their own
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    os.tcsetpgrp(0, os.getpid())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
job = subprocess.Popen([sys.executable, "-c", sys.argv[1]], preexec_fn=foreground)
job.wait()
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
print("ended", job.returncode, flush=True)
"""


class Program:
    """A shell's job in a terminal whose other end is ours."""

    # It sleeps in short pieces: a signal may reach another thread, and its handler runs when the main one wakes.
    def __init__(self, what: str = "for _ in range(1200): time.sleep(0.05)") -> None:
        self.player, self.end = os.openpty()
        self._shell = subprocess.Popen(
            [sys.executable, "-c", _SHELL, _PROGRAM.replace("WHAT", what)],
            stdin=self.end,
            stdout=self.end,
            stderr=self.end,
            start_new_session=True,
        )
        self.said = ""
        self.says("ready")
        self.pid = int(self.said.split()[1])

    def says(self, what: str) -> None:
        until = time.monotonic() + PATIENCE
        while what not in self.said:
            ready, _, _ = select.select([self.player], [], [], max(0, until - time.monotonic()))
            assert ready, f"never said {what}: {self.said}"
            self.said += os.read(self.player, 4096).decode()

    def gets(self, number: int) -> None:
        os.kill(self.pid, number)

    def comes_to(self, *, state: str, echo: bool) -> None:
        """The job's state as the system knows it: T is stopped, S sleeps."""
        until = time.monotonic() + PATIENCE
        while (stat := Path(f"/proc/{self.pid}/stat").read_text().split()[2]) != state or (
            echoes(self.end) is not echo
        ):
            assert time.monotonic() < until, f"state {stat}, echo {echoes(self.end)}"
            time.sleep(0.01)

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.gets(signal.SIGKILL)
        self._shell.wait()
        os.close(self.end)
        os.close(self.player)


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    assert not echoes(program.end)
    yield program
    program.close()


def test_ctrl_c_interrupts_and_the_terminal_is_restored_at_exit(program: Program) -> None:
    os.write(program.player, b"\x03")
    program.says("interrupted")
    program.says("ended 0")
    assert echoes(program.end)


def test_a_sigterm_restores_the_terminal(program: Program) -> None:
    program.gets(signal.SIGTERM)
    program.says("ended -15")
    assert echoes(program.end)


def test_a_crash_restores_the_terminal() -> None:
    program = Program("raise RuntimeError")
    program.says("ended 1")
    assert "RuntimeError" in program.said
    assert echoes(program.end)
    program.close()


def test_ctrl_z_gives_the_terminal_back_and_fg_takes_it_again(program: Program) -> None:
    for _ in range(2):
        os.write(program.player, b"\x1a")
        program.comes_to(state="T", echo=True)
        program.gets(signal.SIGCONT)
        program.comes_to(state="S", echo=False)
    os.write(program.player, b"5")
    program.says("glyph='5'")


def test_a_stop_that_nobody_can_catch_is_mended_too(program: Program) -> None:
    program.gets(signal.SIGSTOP)
    program.comes_to(state="T", echo=False)
    shell = termios.tcgetattr(program.end)
    shell[3] |= termios.ECHO
    termios.tcsetattr(program.end, termios.TCSANOW, shell)
    program.gets(signal.SIGCONT)
    program.comes_to(state="S", echo=False)


def test_a_hang_up_is_told_and_kills_nobody(program: Program) -> None:
    program.gets(signal.SIGHUP)
    program.says("KeyboardGone")
    program.comes_to(state="S", echo=False)


def test_a_text_field_is_the_terminals_own_line_and_the_keys_come_back(terminal: tuple[int, int]) -> None:
    player, program = terminal
    before = termios.tcgetattr(program)
    inbox = Inbox()
    keyboard = Keyboard(inbox.post, KEYS, fd=program, encoding="utf-8")
    keyboard.start()
    keyboard.text_field(True)
    assert echoes(program), "a screen reader reads what is typed"
    os.write(player, "Noë".encode() + b"\x7f" + "ël 5*\r".encode())
    assert inbox.next(Heard).item == TypedText("Noël 5*")
    keyboard.text_field(False)
    assert not echoes(program)
    os.write(player, b"5")
    assert inbox.next(Heard).item == KeyGlyph("5")
    keyboard.text_field(True)
    keyboard.stop()
    assert termios.tcgetattr(program) == before
    keyboard.text_field(True)
    assert termios.tcgetattr(program) == before, "it is not ours any more"
