"""What is found on a machine: by its USB number, by its answer, and by what is missing."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.devices.discovery import (
    Claimed,
    DeviceKind,
    PluggedIn,
    Watch,
    answers_as_keypad,
    claimed,
    find,
    kind_of,
)
from companion.devices.heard import PortRefused, PortTrouble, RefusedError
from companion.devices.serial_port import PortAddress, SeenPort, connect
from tests.pace import PATIENCE, quick
from tests.pseudo_terminal import VirtualPort


def port(path: str, vid: int | None, pid: int | None, serial: str | None = None, socket: str = "1-1") -> SeenPort:
    return SeenPort(path, path, vid, pid, serial, socket)


VOYAGER = port("/dev/ttyACM0", 0x0C2E, 0x0B61, "A1", "1-1")
CH340 = port("/dev/ttyUSB0", 0x1A86, 0x7523, None, "1-2")
ARDUINO = port("/dev/ttyACM1", 0x2341, 0x0043, "95", "1-3")
BUILT_IN = port("/dev/ttyS0", None, None, None, "")


def nobody(asked: SeenPort) -> bool:
    return False


def everybody(asked: SeenPort) -> bool:
    return True


def forbidden(asked: SeenPort) -> bool:
    raise RefusedError(PortTrouble.NO_PERMISSION, "dialout")


# --- one port ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vid", "pid", "kind"),
    [
        (0x0C2E, 0x0B61, DeviceKind.SCANNER),
        (0x05E0, 0x1701, DeviceKind.SCANNER),
        (0x05F9, 0x4204, DeviceKind.SCANNER),
        (0x1EAB, 0x1A06, DeviceKind.SCANNER),
        (0x0416, 0xC141, DeviceKind.SCANNER),
        (0x0483, 0x5740, DeviceKind.SCANNER),
        (0x1A86, 0x7523, DeviceKind.SCANNER),
        (0x05E0, 0x0600, DeviceKind.UNKNOWN),
        (0x1EAB, 0x1A03, DeviceKind.UNKNOWN),
        (0x2341, 0x0043, DeviceKind.UNKNOWN),
        (None, None, DeviceKind.UNKNOWN),
    ],
)
def test_what_does_not_answer_is_what_its_number_says(vid: int | None, pid: int | None, kind: DeviceKind) -> None:
    assert kind_of(port("/dev/x", vid, pid), nobody) is kind


@pytest.mark.parametrize(
    ("seen", "kind"),
    [
        (CH340, DeviceKind.KEYPAD),
        (ARDUINO, DeviceKind.KEYPAD),
        (VOYAGER, DeviceKind.SCANNER),
        (BUILT_IN, DeviceKind.UNKNOWN),
    ],
)
def test_a_chip_that_anybody_builds_in_is_asked_and_nobody_else(seen: SeenPort, kind: DeviceKind) -> None:
    assert kind_of(seen, everybody) is kind


def test_what_cannot_be_asked_is_known_by_its_number_or_said_to_be_refused() -> None:
    assert kind_of(CH340, forbidden) is DeviceKind.SCANNER, "its own port will say why it does not open"
    with pytest.raises(RefusedError):
        kind_of(ARDUINO, forbidden)


@pytest.fixture
def keypad() -> Iterator[VirtualPort]:
    with VirtualPort() as virtual:
        yield virtual


def test_a_keypad_answers_when_it_is_asked(keypad: VirtualPort) -> None:
    def firmware() -> None:
        if keypad.read() == b"?\n":
            keypad.write(b"H keypad/1 4x4\n")

    threading.Thread(target=firmware, daemon=True).start()
    with quick(0.5):
        assert answers_as_keypad(SeenPort(keypad.path))
    assert keypad.baud == 115200


def test_a_keypad_may_boot_first_and_make_noise(keypad: VirtualPort) -> None:
    def firmware() -> None:
        keypad.read()
        for piece in (b"\xff\x00boo", b"t\r\nH key", b"pad/1 4x4\r\n"):
            time.sleep(0.1)
            keypad.write(piece)

    threading.Thread(target=firmware, daemon=True).start()
    assert answers_as_keypad(SeenPort(keypad.path))


def test_whoever_is_pulled_out_while_being_asked_is_no_keypad(keypad: VirtualPort) -> None:
    def hands() -> None:
        keypad.read(10)  # once it has been asked: before that it would be a port that is missing
        keypad.unplug()

    threading.Thread(target=hands, daemon=True).start()
    with quick(2.0):
        assert not answers_as_keypad(SeenPort(keypad.path))


def test_whoever_says_something_else_is_no_keypad(keypad: VirtualPort) -> None:
    threading.Timer(0.1, keypad.write, [b"K 5\nxH keypad\n"]).start()
    before = time.monotonic()
    with quick(3.5):
        assert not answers_as_keypad(SeenPort(keypad.path))
    assert time.monotonic() - before > 2.4


def test_a_port_that_is_in_use_is_not_asked_for_ever(keypad: VirtualPort) -> None:
    mine = connect(PortAddress(keypad.path))
    with pytest.raises(RefusedError) as raised:
        answers_as_keypad(SeenPort(keypad.path))
    assert raised.value.reason is PortTrouble.BUSY
    mine.close()


# --- everything --------------------------------------------------------------------------------------------


def test_everything_is_found_and_sorted(tmp_path: Path) -> None:
    answers = {CH340.path: False, ARDUINO.path: True}
    found = find(lambda: (VOYAGER, CH340, ARDUINO, BUILT_IN), lambda p: answers[p.path], tmp_path)
    assert found == PluggedIn(scanners=(VOYAGER, CH340), keypads=(ARDUINO,), unknown=(BUILT_IN,))


def test_nothing_is_found_where_nothing_is(tmp_path: Path) -> None:
    assert find(lambda: (), nobody, tmp_path) == PluggedIn()


def test_a_port_that_may_not_be_asked_is_unknown_and_trouble(tmp_path: Path) -> None:
    found = find(lambda: (ARDUINO,), forbidden, tmp_path)
    assert found.unknown == (ARDUINO,)
    (trouble,) = found.trouble
    assert isinstance(trouble, PortRefused)
    assert (trouble.device, trouble.reason, trouble.detail) == (
        ARDUINO.path,
        PortTrouble.NO_PERMISSION,
        "dialout",
    )


# --- brltty ------------------------------------------------------------------------------------------------


def plug(sysfs: Path, socket: str, vid: str, pid: str, *, tty: str = "", driver: str = "") -> Path:
    """A USB device as Linux shows it, with or without its port."""
    device = sysfs / "bus/usb/devices" / socket
    interface = device / f"{socket}:1.0"
    interface.mkdir(parents=True)
    (device / "idVendor").write_text(vid + "\n")
    (device / "idProduct").write_text(pid + "\n")
    if tty:
        (interface / tty).mkdir()
    if driver:
        (sysfs / "bus/usb/drivers" / driver).mkdir(parents=True, exist_ok=True)
        os.symlink(sysfs / "bus/usb/drivers" / driver, interface / "driver")
    return device


def test_an_adapter_that_brltty_has_taken_is_found_by_its_missing_port(tmp_path: Path) -> None:
    plug(tmp_path, "1-1", "1a86", "7523", driver="usbfs")
    plug(tmp_path, "1-2", "10c4", "ea60")
    plug(tmp_path, "1-3", "1a86", "7523", tty="ttyUSB0", driver="ch341")
    plug(tmp_path, "1-4", "0c2e", "0b61")
    (tmp_path / "bus/usb/devices/usb1").mkdir()
    assert claimed(tmp_path) == (Claimed("CH340", "1-1", "usbfs"), Claimed("CP210x", "1-2", ""))


# --- auto --------------------------------------------------------------------------------------------------


class Machine:
    """Ports that the test plugs, and what ``auto`` made of them."""

    def __init__(self, sysfs: Path) -> None:
        self.ports: tuple[SeenPort, ...] = ()
        self.taken: list[tuple[DeviceKind, str]] = []
        self.told: list[PortRefused | Claimed] = []
        self.looks = 0
        self.nodes = sysfs / "dev"
        self.nodes.mkdir()
        self.sysfs = sysfs

    def listed(self) -> tuple[SeenPort, ...]:
        self.looks += 1
        return self.ports

    def watch(self, answers: Callable[[SeenPort], bool] = nobody, **options: object) -> Watch:
        return Watch(
            lambda kind, taken: self.taken.append((kind, taken.path)),
            self.told.append,
            listed=self.listed,
            answers=answers,
            nodes=self.nodes,
            sysfs=self.sysfs,
            **options,  # type: ignore[arg-type]
        )

    def plugs(self, *ports: SeenPort) -> None:
        self.ports = ports
        os.utime(self.nodes)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr("companion.devices.discovery._LOOK_SECONDS", 0.05)
    return Machine(tmp_path)


def soon(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.005)


def test_auto_takes_what_is_there_and_what_comes_later(machine: Machine) -> None:
    machine.plugs(VOYAGER, BUILT_IN)
    watch = machine.watch(everybody)
    watch.start()
    soon(lambda: machine.taken == [(DeviceKind.SCANNER, "/dev/ttyACM0")])
    time.sleep(0.3)
    machine.plugs(VOYAGER, BUILT_IN, ARDUINO)
    soon(lambda: machine.taken[1:] == [(DeviceKind.KEYPAD, "/dev/ttyACM1")])
    watch.stop()


def test_auto_does_not_list_the_ports_while_nothing_changes(machine: Machine) -> None:
    watch = machine.watch()
    watch.start()
    soon(lambda: machine.looks > 1)
    time.sleep(0.4)
    looks = machine.looks
    time.sleep(0.3)
    assert machine.looks == looks
    watch.stop()


def test_a_device_that_comes_back_elsewhere_is_not_taken_twice(machine: Machine) -> None:
    machine.plugs(CH340)
    watch = machine.watch()
    watch.start()
    soon(lambda: len(machine.taken) == 1)
    machine.plugs()
    time.sleep(0.1)
    moved = port("/dev/ttyUSB5", 0x1A86, 0x7523, None, "1-9")
    machine.plugs(moved)
    time.sleep(0.15)
    assert len(machine.taken) == 1
    machine.plugs(moved, port("/dev/ttyUSB6", 0x1A86, 0x7523, None, "1-8"))
    soon(lambda: len(machine.taken) == 2)
    watch.stop()


def test_what_was_unknown_is_looked_at_again_when_it_is_plugged_in_again(machine: Machine) -> None:
    answers = iter([False, True])
    machine.plugs(ARDUINO)
    watch = machine.watch(lambda asked: next(answers))
    watch.start()
    time.sleep(0.1)
    assert machine.taken == []
    machine.plugs()
    time.sleep(0.1)
    machine.plugs(ARDUINO)
    soon(lambda: machine.taken == [(DeviceKind.KEYPAD, "/dev/ttyACM1")])
    watch.stop()


def test_auto_leaves_alone_what_somebody_named(machine: Machine) -> None:
    machine.plugs(VOYAGER, CH340, ARDUINO)
    reserved = [PortAddress("/dev/ttyUSB0"), PortAddress("hwgrep://ttyACM1")]
    watch = machine.watch(everybody, reserved=reserved, wanted=[DeviceKind.KEYPAD])
    watch.start()
    time.sleep(0.15)
    assert machine.taken == [], "the scanner is not wanted, the others are named"
    watch.stop()


def test_auto_says_what_it_may_not_ask(machine: Machine) -> None:
    machine.plugs(ARDUINO)
    watch = machine.watch(forbidden)
    watch.start()
    soon(lambda: len(machine.told) == 1)
    time.sleep(0.2)
    (told,) = machine.told
    assert isinstance(told, PortRefused)
    assert told.reason is PortTrouble.NO_PERMISSION
    watch.stop()


def test_auto_says_once_that_an_adapter_has_no_port_but_not_while_it_is_just_starting(
    machine: Machine,
) -> None:
    plug(machine.sysfs, "1-1", "1a86", "7523", driver="usbfs")
    watch = machine.watch()
    watch.start()
    soon(lambda: machine.looks == 1)
    assert machine.told == []
    soon(lambda: machine.looks == 2)
    time.sleep(0.2)
    assert machine.told == [Claimed("CH340", "1-1", "usbfs")]
    watch.stop()
