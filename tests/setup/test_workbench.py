"""A set-up through ports: scanners and keypads on pseudo-terminals, and a port whose parity matters."""

from __future__ import annotations

import argparse
import grp
import os
import queue
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from companion import cli
from companion.devices.heard import Heard
from companion.devices.keyboard import KeyGlyph
from companion.devices.serial_port import Connection, PortAddress, connect
from companion.files import config, venue
from companion.inputs.script import WaitStep
from companion.model import Key, replace
from companion.setup import state
from companion.setup.exchange import Soundings
from companion.setup.install import Machine
from companion.setup.ports import REOPENED_SECONDS, PadReader, ScannerReader, Trials
from companion.setup.state import PARTS, Candidate, Role, Sounding, Step, Trial
from companion.setup.workbench import Workbench
from tests.endtoend.running import Companion, Keypad, Terminal, code, environment, run
from tests.pace import PATIENCE
from tests.pseudo_terminal import VirtualPort


class Scanner(VirtualPort):
    """A scanner that is set to one speed: at another its host hears what is left of the bits."""

    def __init__(self, baud: int) -> None:
        self._baud = baud
        super().__init__()

    def scan(self, what: str) -> None:
        data = code(what).encode() + b"\r"
        self.write(data if self.baud == self._baud else bytes(0x80 | byte & 0x3F for byte in data[:3]))

    def wait_for(self, baud: int) -> None:
        """Until the other end has set this speed."""
        until = time.monotonic() + PATIENCE
        while self.baud != baud:
            assert time.monotonic() < until, self.baud
            time.sleep(0.01)


def learned(data: Path) -> config.Settings:
    return config.load(data)


def set_up(part: str, data: Path, *more: str | Path) -> list[str | Path]:
    return ["setup", part, "--mute", "--lang", "en", "--data", data, *more]


@pytest.fixture
def keypad() -> Iterator[Keypad]:
    with Keypad() as pad:
        yield pad


def test_the_key_that_waited_lets_go_of_the_scanner_on_trial(keypad: Keypad) -> None:
    here = venue.enter(Path("no-such-folder"), "en")
    trials = Trials(here.book, here.key_maps(), connect)
    trials.open(lambda item: None)
    trials.try_out(Trial(Candidate(keypad.path, Role.SCANNER), keypad=False), 0.0)
    for at in 1.0, 1.5:
        list(trials.take(Heard("keyboard", KeyGlyph("*"), at)))
    for star in trials.glance(2.0):
        assert star == Key("*", "keyboard", None, 2.0)
        trials.drop(keypad.path)
    assert trials.urls == ()


def test_a_scanner_at_another_speed_is_found_by_scanning_and_kept_and_plays(tmp_path: Path, keypad: Keypad) -> None:
    with Scanner(115200) as scanner:
        ports = ("--scanner", scanner.path, "--keypad", keypad.path)
        with Companion(*set_up("scanner", tmp_path, *ports)) as bench:
            bench.expect("Scan anything")
            scanner.wait_for(9600)
            scanner.scan("sticker/heart")
            bench.expect("Unreadable. I am trying 115200 baud, no parity.")
            scanner.wait_for(115200)
            time.sleep(REOPENED_SECONDS + 0.1)
            scanner.scan("sticker/heart")
            bench.expect("Scanner found, 115200 baud, no parity.", "For the whole table")
            keypad.press("#")
            bench.expect("Noted, for the whole table.")
            keypad.press("#")
            bench.expect("Set-up done.")
            assert bench.wait() == 0
        kept = [port.url for port in learned(tmp_path).scanners]
        assert kept == [f"{scanner.path}?baud=115200", "auto"]
        with Companion("play", "--mute", "--lang", "en", "--data", tmp_path) as table:
            table.expect("Scanner ready.")
            scanner.scan("sticker/heart")
            table.expect("Heart")


def test_a_keypad_that_is_pulled_out_is_told_and_star_leaves(tmp_path: Path, keypad: Keypad) -> None:
    with Companion(*set_up("scanner", tmp_path, "--keypad", keypad.path)) as bench:
        bench.expect("Scan anything")
        assert b"?" in keypad.read(PATIENCE)  # it is open
        keypad.unplug()
        bench.expect("Keypad unplugged.")
        keypad.replug()
        bench.expect("Keypad back.")
        keypad.press("*")
        bench.expect("Stopped. What is set is kept.")
        assert bench.wait() == 0
    assert learned(tmp_path).scanners == ()


def test_a_simple_keypad_at_another_speed_is_found_by_pressing(tmp_path: Path) -> None:
    class Sketch(VirtualPort):
        def press(self, key: str) -> None:
            self.write(f"{key}\r\n".encode() if self.baud == 9600 else b"\xf8\x80\xf8")

    with Sketch() as pad, Companion(*set_up("keypad", tmp_path, "--keypad", f"{pad.path}?baud=115200")) as bench:
        bench.expect("Press any key")
        until = time.monotonic() + PATIENCE
        while not any("another speed" in line for line in bench.printed):  # while it boots, noise is none
            assert time.monotonic() < until
            pad.press("5")
            time.sleep(0.3)
        while not any("Keypad found" in line for line in bench.printed):
            assert time.monotonic() < until
            pad.press("5")
            time.sleep(0.3)
        bench.expect("Press the digit in the corner")
        assert [port.url for port in learned(tmp_path).keypads] == [f"{pad.path}?baud=9600", "auto"]


def test_a_port_that_is_not_there_is_told(tmp_path: Path, keypad: Keypad) -> None:
    with Companion(*set_up("scanner", tmp_path, "--scanner", tmp_path / "none", "--keypad", keypad.path)) as bench:
        bench.expect("none is not plugged in.")
        keypad.press("*")
        assert bench.wait() == 0


def test_a_port_that_another_program_has_is_told_with_its_name(tmp_path: Path, keypad: Keypad) -> None:
    program = "import fcntl, sys; f = open(sys.argv[1]); fcntl.flock(f, fcntl.LOCK_EX); print(1, flush=True); input()"
    with VirtualPort() as port:
        other = subprocess.Popen(
            [sys.executable, "-c", program, port.path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        try:
            assert other.stdout
            other.stdout.readline()
            with Companion(*set_up("scanner", tmp_path, "--scanner", port.path, "--keypad", keypad.path)) as bench:
                bench.expect("is taken by python. Close that program.")
        finally:
            other.kill()
            other.wait()


def test_a_scanner_that_types_into_the_terminal_is_told_to_need_nothing(tmp_path: Path) -> None:
    with Terminal(*set_up("scanner", tmp_path)) as bench:
        bench.expect("Scan anything")
        bench.type(code("sticker/heart") + "\r")
        bench.expect("This scanner types like a keyboard.")
        bench.type("*")
        bench.expect("Stopped.")
        assert bench.wait() == 0


def test_a_slow_scanner_starts_no_game_until_its_pace_is_learned_and_then_it_is_read(tmp_path: Path) -> None:
    ports = ("--scanner", "loop://", "--keypad", "loop://")
    digits = "3558380099994\r"
    with Terminal("play", *ports, "--mute", "--lang", "en", "--data", tmp_path) as table:
        table.expect("Hello")
        types(table, digits)
        table.expect(re.compile("Scanner too slow|Unknown barcode"))  # a busy machine may hand over all at once
        assert not [line for line in table.printed if "player" in line], "no digit was a key, so no game has begun"
        table.process.terminate()
        table.wait()
    until = time.monotonic() + PATIENCE
    while not learned(tmp_path).typing_pace:  # a busy machine may type slower than any scanner does
        assert time.monotonic() < until
        with Terminal(*set_up("scanner", tmp_path)) as bench:
            bench.expect("Scan anything")
            types(bench, digits)
            bench.expect(re.compile("This scanner types like a keyboard|Set-up done"))
            with suppress(OSError):  # it may be over
                bench.type("*")
            bench.wait()
    assert 20 < learned(tmp_path).typing_pace <= 60
    until = time.monotonic() + PATIENCE
    while not read_as_a_scan(tmp_path, ports, digits):
        assert time.monotonic() < until, "it has learned that scanner's pace"


def read_as_a_scan(folder: Path, ports: tuple[str, ...], digits: str) -> bool:
    """Whether a new table reads it whole: a busy machine may type one of them slower than it has learned."""
    with Terminal("play", *ports, "--mute", "--lang", "en", "--data", folder) as table:
        table.expect("Hello")
        with table.answering():
            types(table, digits)
        return any("Unknown barcode." in line for line in table.printed)


def types(terminal: Terminal, text: str) -> None:
    """As a slow scanner does: 30 ms a character."""
    for char in text:
        terminal.type(char)
        time.sleep(0.03)


def test_a_second_companion_does_not_set_up_under_the_first(tmp_path: Path) -> None:
    with Companion("play", "--mute", "--lang", "en", "--data", tmp_path) as table:
        table.expect("Hello")
        done = run(*set_up("booth", tmp_path))
        assert done.code == 1
        assert "Another Companion" in done.err


@pytest.mark.parametrize("part", PARTS)
def test_every_part_can_be_scripted_and_ends_with_its_script(
    part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "keys.txt"
    script.write_text("wait 100\nkey 0\nkey 9\n")
    assert cli.run([*map(str, set_up(part, tmp_path / "data", "--script", script))]) == 0
    printed = capsys.readouterr()
    assert printed.out
    assert printed.err == ""


def test_the_first_question_is_asked_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "keys.txt"
    script.write_text("")
    assert cli.run(["setup", "--mute", "--lang", "es", "--data", str(tmp_path / "data"), "--script", str(script)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert "Pulsa" in lines[0]
    assert {"Appuyez" in line or "Press" in line for line in lines[1:]} == {True}


# --- parity: a pseudo-terminal refuses it, so the port is a made-up one ---


class EvenParity:
    """A connection to a scanner that sends 7 bits and an even parity bit, as a host of that address hears it."""

    def __init__(self, address: PortAddress, bytes_of: queue.SimpleQueue[bytes]) -> None:
        self._right = (address.baud, address.parity, address.bits) == (9600, "E", 7)
        self._bytes_of = bytes_of
        self._closed = threading.Event()
        self.timeout: float | None = None

    @property
    def in_waiting(self) -> int:
        return 0

    def read(self, size: int = 1, /) -> bytes:
        until = None if self.timeout is None else time.monotonic() + self.timeout
        while not self._closed.is_set() and (until is None or time.monotonic() < until):
            try:
                data = self._bytes_of.get(timeout=0.01)
            except queue.Empty:
                continue
            return data if self._right else bytes(byte | (byte.bit_count() % 2) << 7 for byte in data)
        return b""

    def write(self, data: bytes, /) -> int | None:
        return len(data)

    def cancel_read(self) -> None:
        self._closed.set()

    def close(self) -> None:
        self._closed.set()


def bench_with(data: Path, part: str, connect: Callable[[PortAddress], Connection], **more: object) -> Workbench:
    given = {
        "scanner": [],
        "keypad": [],
        "output": [],
        "mute": True,
        "script": None,
        "show_private": False,
        "plain": False,
        "data": data,
    }
    options = argparse.Namespace(**(given | more))
    return Workbench(options, venue.enter(data, "en"), Machine(data=data), PARTS[part], connect=connect)


def let_pass(bench: Workbench, seconds: float) -> None:
    """Let the set-up go on for so long."""
    bench.play_script([WaitStep(seconds, 1)])


def test_a_scanner_with_parity_is_found_by_scanning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sent: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    with bench_with(tmp_path, "scanner", lambda address: EvenParity(address, sent), scanner=["/dev/none"]) as bench:
        bench.open()
        for _ in range(60):
            let_pass(bench, 0.15)
            if bench.dialogue.state.heard:
                break
            sent.put(code("sticker/heart").encode() + b"\r")
        let_pass(bench, 0.15)
        assert bench.dialogue.state.heard == ("/dev/none",)
        assert bench.dialogue.state.trials[0].written == "/dev/none?parity=E&bits=7"
    printed = capsys.readouterr().out
    assert "I am trying 9600 baud, even parity" in printed
    assert printed.count("Scanner found, 9600 baud, even parity.") == 1


def test_a_dead_port_is_told_again_and_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "REMINDERS", (0.2, 0.2))
    with VirtualPort() as dead, bench_with(tmp_path, "scanner", connect, scanner=[dead.path]) as bench:
        bench.open()
        let_pass(bench, 1.0)
    printed = capsys.readouterr().out
    assert printed.count("I hear nothing from the scanner.") >= 2
    assert "keyboard mode" in printed


# --- readers that hear noise ---


def test_bytes_without_a_frame_are_noise_and_a_checksum_behind_a_frame_is_none() -> None:
    reader = ScannerReader()
    reader.opened(0.0)
    assert reader.feed(b"\0\0", 1.0) == []
    assert [type(item).__name__ for item in reader.silence(1.1)] == ["Noise"]
    assert len(reader.feed(b"BCDFGHJK\r\n", 2.0)) == 1
    assert reader.feed(b"\x5a", 2.01) == []
    assert reader.silence(2.1) == []
    assert reader.wait is None


def test_a_pad_that_boots_makes_no_noise_and_one_that_speaks_is_none() -> None:
    reader = PadReader()
    reader.opened(0.0)
    assert reader.feed(b"\xff\xfe", 1.0) == []
    assert reader.silence(1.1) == []
    assert reader.feed(b"P\n", 4.0) == []
    assert reader.silence(4.1) == []
    assert reader.feed(b"\xff\xfe", 5.0) == []
    assert len(reader.silence(5.1)) == 1


def test_an_address_that_is_none_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    done = run(*set_up("scanner", tmp_path, "--scanner", "hid:keyboard"))
    assert done.code == 1
    assert "Right forms" in done.err
    assert done.out == ""


def test_an_output_that_does_not_open_is_told_to_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with bench_with(tmp_path, "ears", connect) as bench:
        bench.dialogue.state = replace(bench.dialogue.state, step=Step.EAR)
        bench.line.take(Soundings((Sounding(1, "sink.box", "Box", table=True), Sounding(3, "sink.ear", "Ear"))))
    assert capsys.readouterr().out.endswith("[table] This output does not answer.\n")


@pytest.mark.skipif(os.getuid() != 0 or not shutil.which("setpriv"), reason="needs another user's rights to lose")
def test_a_port_that_we_may_not_open_is_told_with_the_group_to_join(tmp_path: Path) -> None:
    dropped = "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-dac_override,-dac_read_search"
    script = tmp_path / "keys.txt"
    script.write_text("wait 3\n")  # without --mute it is real time
    with VirtualPort() as port:
        node = os.path.realpath(port.path)
        os.chown(node, -1, grp.getgrnam("dialout").gr_gid)
        os.chmod(node, 0o060)
        done = run(
            *("setup", "scanner", "--lang", "en", "--data", tmp_path / "data", "--scanner", port.path),
            *("--script", script),
            env=environment(PULSE_SERVER="unix:/no/such/socket"),
            before=("setpriv", *dropped),
        )
    assert done.code == 0
    assert "usermod -aG dialout" in done.out


def test_all_of_it_from_the_first_key_to_the_end(tmp_path: Path, keypad: Keypad) -> None:
    with Scanner(9600) as scanner:
        given = ("--mute", "--lang", "fr", "--data", tmp_path, "--scanner", scanner.path, "--keypad", keypad.path)
        with Companion("setup", *given) as bench:
            bench.expect("Pulsa cualquier tecla")
            assert b"?" in keypad.read(PATIENCE)
            keypad.press("5")
            bench.expect("Pavé trouvé.", "Langue ?")
            keypad.press("1")
            bench.expect("English.", "Press the digit in the corner")
            keypad.press("1")
            bench.expect("1 is at the top")
            keypad.press("1")
            bench.expect("Find the keys")
            keypad.press("A")
            bench.expect("A:")
            keypad.press("#")
            time.sleep(0.1)
            keypad.press("#")
            bench.expect("Scan anything")
            scanner.wait_for(9600)
            time.sleep(0.3)
            scanner.scan("sticker/heart")
            bench.expect("Scanner found, 9600 baud")
            keypad.press("#")
            bench.expect("Noted", "Another scanner?")
            keypad.press("#")
            bench.expect("No other sound output", "Any phones at the table?")
            keypad.press("#")
            bench.expect("The booth")
            for page in ("imager", "window up", "presentation", "beep", "Try it"):
                keypad.press("#")
                bench.expect(page)
            scanner.scan("sticker/moon")
            bench.expect("Card read.")
            keypad.press("#")
            while not any("Set-up done." in line for line in bench.printed):
                time.sleep(0.2)
                keypad.press("2")  # nothing is to be written
            assert bench.wait() == 0
    settings = learned(tmp_path)
    assert settings.language == "en"
    assert [port.url for port in settings.scanners] == [scanner.path, "auto"]
