"""A serial port from its opening to its end, through real pseudo-terminals at real speed."""

from __future__ import annotations

import os
import pathlib
import socket
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable, Iterator, Sequence

import pytest
import serial  # the errors of a fake port

from companion.devices import kept_open
from companion.devices.heard import Heard, PortLost, PortOpened, PortRefused, PortTrouble, RefusedError
from companion.devices.serial_port import (
    Connection,
    PortAddress,
    SeenPort,
    SerialPort,
    connect,
    list_ports,
)
from tests.devices.inbox import Inbox, Lines
from tests.pace import quick
from tests.pseudo_terminal import VirtualPort

Open = Callable[..., SerialPort]


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


@pytest.fixture
def scanner() -> Iterator[VirtualPort]:
    with VirtualPort() as virtual:
        yield virtual


@pytest.fixture
def start(inbox: Inbox) -> Iterator[Open]:
    """Starts a port on an address; all are stopped at the end."""
    started: list[SerialPort] = []

    def start(
        url: str,
        *,
        greeting: bytes = b"",
        device: str = "scanner",
        connect: Callable[[PortAddress], Connection] = connect,
        listed: Callable[[], Sequence[SeenPort]] = list_ports,
    ) -> SerialPort:
        address = PortAddress.parse(url)
        port = SerialPort(device, address, Lines(), inbox.post, greeting=greeting, connect=connect, listed=listed)
        started.append(port)
        port.start()
        return port

    yield start
    for port in started:
        port.stop()


# --- hearing -----------------------------------------------------------------------------------------------


def test_what_the_scanner_sends_is_heard(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    start(scanner.path)
    assert inbox.next(PortOpened).first
    before = time.monotonic()
    scanner.write(b"BCDFGHJK\nLN")
    scanner.write(b"PRSTVX\n")
    heard = inbox.next(Heard)
    assert (heard.device, heard.item) == ("scanner", "BCDFGHJK")
    assert before <= heard.at <= time.monotonic()
    assert inbox.next(Heard).item == "LNPRSTVX"


def test_a_frame_without_terminator_ends_after_80_ms(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    start(scanner.path)
    inbox.next(PortOpened)
    before = time.monotonic()
    with quick(0.2):
        scanner.write(b"BCDFGHJK")
        heard = inbox.next(Heard)
    assert heard.item == "BCDFGHJK"
    assert heard.at - before >= 0.08


def test_a_keypad_is_greeted_at_every_opening(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    start(scanner.path, greeting=b"?\n")
    assert scanner.read() == b"?\n"
    scanner.unplug()
    scanner.replug()
    assert scanner.read() == b"?\n"


def test_the_port_gets_the_speed_that_was_asked_for(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    start(f"{scanner.path}?baud=19200")
    inbox.next(PortOpened)
    assert scanner.baud == 19200


def test_two_scanners_do_not_hear_each_other(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    with VirtualPort() as other:
        start(scanner.path, device="left")
        start(other.path, device="right")
        inbox.next(PortOpened)
        inbox.next(PortOpened)
        other.write(b"R\n")
        assert inbox.next(Heard) == Heard("right", "R", inbox.all[-1].at)
        scanner.write(b"L\n")
        assert inbox.next(Heard) == Heard("left", "L", inbox.all[-1].at)


# --- pulling out -------------------------------------------------------------------------------------------


def test_unplugging_and_plugging_in_are_told_within_a_second(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    start(scanner.path)
    inbox.next(PortOpened)
    with quick(0.1):
        scanner.unplug()
        inbox.next(PortLost)
    inbox.settle(2.5)  # long enough for the pauses to have grown
    scanner.replug()
    with quick(0.7):
        opened = inbox.next(PortOpened)
    assert not opened.first
    assert not [told for told in inbox.all if isinstance(told, PortRefused)], "PortLost says it already"
    scanner.write(b"again\n")
    assert inbox.next(Heard).item == "again"


def test_200_unplugs_with_data_flowing_lose_only_the_frame_in_flight(
    inbox: Inbox, scanner: VirtualPort, start: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_open, "_FIRST_PAUSE", 0.005)
    start(scanner.path)
    for round_number in range(200):
        inbox.next(PortOpened)
        scanner.write(b"whole %d\n" % round_number)
        assert inbox.next(Heard).item == f"whole {round_number}"
        scanner.write(b"half")
        scanner.unplug()
        scanner.replug()
        inbox.next(PortLost)
    inbox.next(PortOpened)
    heard = [told.item for told in inbox.all if isinstance(told, Heard)]
    assert heard == [f"whole {n}" for n in range(200)]


@pytest.mark.parametrize(
    "fault",
    [
        serial.SerialException("device reports readiness to read but returned no data"),
        serial.PortNotOpenError(),
        OSError(5, "Input/output error"),
        TypeError("'NoneType' object cannot be interpreted as an integer"),
        ValueError("file descriptor cannot be a negative integer (-1)"),
        termios.error(5, "Input/output error"),
    ],
    ids=lambda fault: type(fault).__name__,
)
@pytest.mark.parametrize("where", ["read", "in_waiting", "timeout", "close"])
def test_whatever_pyserial_raises_is_a_loss(inbox: Inbox, start: Open, fault: Exception, where: str) -> None:
    fake = FakeConnection([b"half", fault] if where == "read" else [b"half", OSError()])
    sound = FakeConnection([b"whole\n"])
    if where != "read":
        fake.faults[where] = fault
    connections = iter([fake, sound])
    start("/dev/fake", connect=lambda address: next(connections, sound), listed=lambda: ())
    inbox.next(PortOpened)
    inbox.next(PortLost)
    assert fake.closed
    inbox.next(PortOpened)
    assert inbox.next(Heard).item == "whole", "the half frame before the loss is gone"


def test_a_fault_in_a_reader_is_told_and_the_port_goes_on(inbox: Inbox, scanner: VirtualPort) -> None:
    class Fussy(Lines):
        def feed(self, data: bytes, at: float) -> list[object]:
            if b"\xe9" in data:
                raise UnicodeDecodeError("ascii", data, 0, 1, "ordinal not in range")
            return super().feed(data, at)

    port = SerialPort("scanner", PortAddress.parse(scanner.path), Fussy(), inbox.post)
    port.start()
    inbox.next(PortOpened)
    scanner.write(b"\xe9\n")
    assert inbox.next(PortRefused).reason is PortTrouble.OTHER
    inbox.next(PortOpened)
    scanner.write(b"fine\n")
    assert inbox.next(Heard).item == "fine"
    port.stop()


# --- refusals ----------------------------------------------------------------------------------------------


def test_a_missing_port_is_told_once_and_opened_when_it_comes(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    scanner.unplug()
    start(scanner.path)
    refused = inbox.next(PortRefused)
    assert (refused.reason, refused.detail) == (PortTrouble.MISSING, scanner.path)
    assert inbox.settle(1.0) == [refused]
    scanner.replug()
    assert inbox.next(PortOpened).first


def test_a_port_that_another_companion_has_is_busy(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    first = start(scanner.path)
    inbox.next(PortOpened)
    start(scanner.path, device="second")
    refused = inbox.next(PortRefused)
    assert (refused.device, refused.reason) == ("second", PortTrouble.BUSY)
    first.stop()
    assert inbox.next(PortOpened).device == "second"


@pytest.mark.parametrize(
    "fault", [termios.error(22, "Invalid argument"), ValueError("Failed to set custom baud rate")], ids=repr
)
def test_a_setting_that_the_port_refuses_is_told(
    inbox: Inbox, scanner: VirtualPort, start: Open, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    # Some systems' pseudo-terminals refuse parity themselves, others take it and do nothing.
    def refuse(*arguments: object) -> None:
        raise fault

    monkeypatch.setattr(termios, "tcsetattr", refuse)
    start(f"{scanner.path}?parity=E")
    assert inbox.next(PortRefused).reason is PortTrouble.NO_SUCH_SETTING


def test_a_file_is_not_a_port(inbox: Inbox, start: Open, tmp_path: pathlib.Path) -> None:
    (tmp_path / "notes").write_text("no port")
    start(str(tmp_path / "notes"))
    assert inbox.next(PortRefused).reason is PortTrouble.NOT_A_PORT
    start(str(tmp_path))
    assert inbox.next(PortRefused).reason is PortTrouble.NOT_A_PORT


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("hwgrep://no such scanner", PortTrouble.MISSING),
        ("hwgrep://x&nonsense", PortTrouble.BAD_URL),
        ("socket://localhost:1", PortTrouble.MISSING),
        ("socket://localhost", PortTrouble.BAD_URL),
        ("socket://localhost:1?nonsense=1", PortTrouble.BAD_URL),
    ],
)
def test_an_address_that_leads_nowhere_says_why(inbox: Inbox, start: Open, url: str, reason: PortTrouble) -> None:
    start(url)
    assert inbox.next(PortRefused).reason is reason


def test_hwgrep_that_is_no_expression_is_a_bad_url_even_when_nobody_parsed_it() -> None:
    with pytest.raises(RefusedError) as raised:
        connect(PortAddress("hwgrep://(["))
    assert raised.value.reason is PortTrouble.BAD_URL


def test_each_change_of_reason_is_told_but_not_a_passing_one(
    inbox: Inbox, start: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing, forbidden = PortTrouble.MISSING, PortTrouble.NO_PERMISSION
    reasons = iter([missing, missing, forbidden, missing, forbidden, forbidden, forbidden])
    monkeypatch.setattr(kept_open, "_LONGEST_PAUSE", 0.02)

    def refuse(address: PortAddress) -> Connection:
        reason = next(reasons, None)
        if reason is None:
            return FakeConnection([])
        raise RefusedError(reason, "dialout")

    start("/dev/fake", connect=refuse, listed=lambda: ())
    inbox.next(PortOpened)
    told = [refused.reason for refused in inbox.all if isinstance(refused, PortRefused)]
    assert told == [missing, forbidden]


_ASK_AS_A_USER = """
import sys
from companion.devices.heard import RefusedError
from companion.devices.serial_port import PortAddress, connect
try:
    connect(PortAddress(sys.argv[1]))
except RefusedError as refused:
    print(refused.reason.name, refused.detail)
"""


@pytest.mark.parametrize(("mode", "said"), [(0o660, "NO_PERMISSION tty"), (0o600, "NO_PERMISSION")])
def test_without_permission_the_group_that_has_it_is_named(scanner: VirtualPort, mode: int, said: str) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a port to somebody else")
    device = os.path.realpath(scanner.path)
    os.chown(device, 1, 5)  # another user's, of the group tty: root without its capabilities is neither
    os.chmod(device, mode)
    os.chmod(os.path.dirname(scanner.path), 0o755)
    lost = "-dac_override,-dac_read_search"
    as_a_user = ["setpriv", f"--bounding-set={lost}", f"--inh-caps={lost}"]
    asked = subprocess.run(
        [*as_a_user, sys.executable, "-c", _ASK_AS_A_USER, scanner.path],
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout.strip() == said


# --- the same device under another number ------------------------------------------------------------------


def seen(number: int, socket: str, serial: str | None = None) -> SeenPort:
    return SeenPort(f"/dev/ttyUSB{number}", "scanner", 0x1A86, 0x7523, serial, socket)


class Bench:
    """A machine whose ports the test plugs: what ``list_ports`` says, and which paths were opened."""

    def __init__(self, *ports: SeenPort) -> None:
        self.ports = ports
        self.opened: list[str] = []
        self.looks = 0
        self.connection = FakeConnection([])

    def listed(self) -> tuple[SeenPort, ...]:
        self.looks += 1
        return self.ports

    def connect(self, address: PortAddress) -> Connection:
        if address.url not in [port.path for port in self.ports]:
            raise RefusedError(PortTrouble.MISSING, address.url)
        self.opened.append(address.url)
        self.connection = FakeConnection([])
        return self.connection

    def becomes(self, *ports: SeenPort) -> None:
        self.ports = ports
        self.connection.pull()


def start_on(bench: Bench, start: Open, inbox: Inbox) -> None:
    start("/dev/ttyUSB0", connect=bench.connect, listed=bench.listed)
    inbox.next(PortOpened)
    time.sleep(0.02)  # it now looks at what it has opened


def test_a_device_is_found_under_its_new_number(inbox: Inbox, start: Open) -> None:
    bench = Bench(seen(0, "1-1", "A7"))
    start_on(bench, start, inbox)
    bench.becomes(seen(0, "1-1", "B9"), seen(1, "1-2", "A7"))
    inbox.next(PortOpened)
    assert bench.opened == ["/dev/ttyUSB0", "/dev/ttyUSB1"], "never the stranger that took its number"


def test_a_device_without_serial_number_may_change_its_socket_when_it_is_the_only_one(
    inbox: Inbox, start: Open
) -> None:
    bench = Bench(seen(0, "1-1"))
    start_on(bench, start, inbox)
    bench.becomes()
    inbox.next(PortLost)
    time.sleep(0.05)
    bench.ports = (seen(3, "1-4"),)
    inbox.next(PortOpened)
    assert bench.opened[-1] == "/dev/ttyUSB3"


def test_a_twin_that_came_later_does_not_stand_in_either(inbox: Inbox, start: Open) -> None:
    bench = Bench(seen(0, "1-1"))
    start_on(bench, start, inbox)
    bench.becomes(seen(1, "1-2"))
    inbox.next(PortLost)
    inbox.settle(0.8)
    assert bench.opened == ["/dev/ttyUSB0"]


def test_twins_are_told_apart_by_their_sockets(inbox: Inbox, start: Open) -> None:
    bench = Bench(seen(0, "1-1"), seen(1, "1-2"))
    start_on(bench, start, inbox)
    bench.becomes(seen(1, "1-1"), seen(0, "1-2"))
    inbox.next(PortOpened)
    assert bench.opened == ["/dev/ttyUSB0", "/dev/ttyUSB1"]


def test_a_twin_never_stands_in_for_the_one_that_is_gone(inbox: Inbox, start: Open) -> None:
    bench = Bench(seen(0, "1-1"), seen(1, "1-2"))
    start_on(bench, start, inbox)
    bench.becomes(seen(1, "1-2"))
    inbox.next(PortLost)
    assert not [told for told in inbox.settle(0.8) if isinstance(told, PortRefused)]
    bench.ports = (seen(1, "1-2"), seen(2, "1-9"))
    refused = inbox.next(PortRefused)
    assert (refused.reason, refused.detail) == (PortTrouble.AMBIGUOUS, "/dev/ttyUSB2")
    bench.ports = (seen(1, "1-2"), seen(2, "1-1"))
    inbox.next(PortOpened)
    assert bench.opened == ["/dev/ttyUSB0", "/dev/ttyUSB2"]


# --- stopping ----------------------------------------------------------------------------------------------


def test_a_waiting_port_stops_at_once(inbox: Inbox, scanner: VirtualPort, start: Open) -> None:
    port = start(scanner.path)
    inbox.next(PortOpened)
    with quick(0.1):
        port.stop()
    assert "port scanner" not in [thread.name for thread in threading.enumerate()]
    assert not [told for told in inbox.settle(0.1) if isinstance(told, PortLost)], "stopping is no loss"
    connect(PortAddress(scanner.path)).close()  # it is free again


def test_a_port_that_looks_for_its_device_stops_at_once(inbox: Inbox, start: Open) -> None:
    port = start("/dev/no-such-port")
    inbox.next(PortRefused)
    with quick(0.1):
        port.stop()


def test_a_port_can_be_stopped_before_it_starts(inbox: Inbox) -> None:
    SerialPort("scanner", PortAddress("/dev/no-such-port"), Lines(), inbox.post).stop()


def test_a_socket_is_read_and_lost_and_stops_soon(inbox: Inbox, start: Open) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = start(f"socket://127.0.0.1:{server.getsockname()[1]}", greeting=b"?\n")
        line, _ = server.accept()
        inbox.next(PortOpened)
        line.sendall(b"whole\nhalf")
        assert inbox.next(Heard).item == "whole"
        assert inbox.next(Heard).item == "half"
        time.sleep(0.25)
        assert line.recv(100) == b"?\n", "greeted once, not at every look"
        line.close()
        inbox.next(PortLost)
        line, _ = server.accept()
        inbox.next(PortOpened)
        with quick(0.7):  # pyserial itself sleeps for 0.3 s in close()
            port.stop()
        line.close()
        assert [told.item for told in inbox.all if isinstance(told, Heard)] == ["whole", "half"]


# --- fakes -------------------------------------------------------------------------------------------------


class FakeConnection:
    """Reads what it was given, raises what it was given, then waits to be pulled out or cancelled."""

    def __init__(self, script: list[bytes | Exception]) -> None:
        self.script = script
        self.faults: dict[str, Exception] = {}
        self.closed = False
        self._over = False
        self._timeout: float | None = None

    @property
    def timeout(self) -> float | None:
        return self._timeout

    @timeout.setter
    def timeout(self, seconds: float | None) -> None:
        if "timeout" in self.faults:
            raise self.faults["timeout"]
        self._timeout = seconds

    @property
    def in_waiting(self) -> int:
        if "in_waiting" in self.faults:
            raise self.faults["in_waiting"]
        return 0

    def read(self, size: int = 1, /) -> bytes:
        if self.script:
            said = self.script.pop(0)
            if isinstance(said, Exception):
                raise said
            return said
        until = time.monotonic() + (60 if self._timeout is None else self._timeout)
        while not self._over and time.monotonic() < until:
            time.sleep(0.005)
        if self._over is True:
            raise OSError(5, "Input/output error")
        return b""

    def pull(self) -> None:
        self._over = True

    def write(self, data: bytes, /) -> int | None:
        return len(data)

    def close(self) -> None:
        self.closed = True
        if "close" in self.faults:
            raise self.faults["close"]
