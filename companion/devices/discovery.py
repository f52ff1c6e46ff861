"""What is plugged in, and what it is: scanner, keypad, or nothing we know.

It knows USB ids and how a keypad answers. It must never take an unknown device. It must never open a port that was
named on the command line, or one that is certainly a scanner.

Makers of scanners have vendor numbers of their own: such a port is a scanner, and is not asked. Other numbers belong
to a chip that anybody may build in (STM, CH340, an Arduino). Such a port is asked ``?`` at the keypad's speed. If it
answers ``H keypad`` within 2.5 s, the time a board may need to boot, it is a keypad. If not, it is a scanner where
scanners with that chip are sold. Any other port is unknown: ``companion devices`` lists it, and it is left alone.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from companion.devices.heard import PortRefused, PortTrouble, RefusedError
from companion.devices.serial_port import KEYPAD_BAUD, LOSSES, PortAddress, SeenPort, connect, list_ports


class DeviceKind(Enum):
    SCANNER = "scanner"
    KEYPAD = "keypad"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class UsbId:
    """A row of the table. ``pids`` is a regular expression for the product number in four lower-case hex digits.

    ``sure``: this is certainly a scanner. Otherwise it is a chip that keypads have too.
    """

    vid: int
    maker: str
    pids: str = "...."
    sure: bool = True


#: The numbers that scanners have.
SCANNERS = (
    UsbId(0x0C2E, "Honeywell"),
    UsbId(0x05E0, "Zebra", "1701"),
    UsbId(0x05F9, "Datalogic"),
    UsbId(0x1EAB, "Newland", "..06"),  # ..03 is the same scanner typing like a keyboard
    UsbId(0x0416, "Winbond", "c141", sure=False),
    UsbId(0x0483, "STMicroelectronics", "5740", sure=False),
    UsbId(0x1A86, "CH340", "7523", sure=False),
)

#: Chips whose ports brltty is known to claim, even where they are no braille display.
CLAIMED_CHIPS = {(0x1A86, 0x7523): "CH340", (0x10C4, 0xEA60): "CP210x"}

_ANSWER = re.compile(rb"^H keypad", re.MULTILINE)
_ANSWER_SECONDS = 2.5
_LOOK_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Claimed:
    """A serial adapter without a port. ``driver`` holds it: "usbfs" means a program, such as brltty."""

    chip: str
    socket: str
    driver: str


@dataclass(frozen=True, slots=True)
class PluggedIn:
    """Everything that is plugged in. ``auto`` opens the scanners and the keypads."""

    scanners: tuple[SeenPort, ...] = ()
    keypads: tuple[SeenPort, ...] = ()
    unknown: tuple[SeenPort, ...] = ()
    trouble: tuple[Claimed | PortRefused, ...] = ()


def find(
    listed: Callable[[], Sequence[SeenPort]] = list_ports,
    answers: Callable[[SeenPort], bool] | None = None,
    sysfs: Path = Path("/sys"),
) -> PluggedIn:
    """Look and ask. Takes up to 2.5 s if a chip has to be asked; several are asked at the same time."""
    ports = listed()
    trouble: list[Claimed | PortRefused] = list(claimed(sysfs))

    def judge(port: SeenPort) -> DeviceKind:
        try:
            return kind_of(port, answers or answers_as_keypad)
        except RefusedError as refused:
            trouble.append(PortRefused(port.path, refused.reason, refused.detail, time.monotonic()))
            return DeviceKind.UNKNOWN

    with ThreadPoolExecutor(max_workers=max(1, len(ports))) as asking:
        kinds = list(zip(ports, asking.map(judge, ports), strict=True))
    return PluggedIn(
        scanners=tuple(port for port, kind in kinds if kind is DeviceKind.SCANNER),
        keypads=tuple(port for port, kind in kinds if kind is DeviceKind.KEYPAD),
        unknown=tuple(port for port, kind in kinds if kind is DeviceKind.UNKNOWN),
        trouble=tuple(trouble),
    )


def kind_of(port: SeenPort, answers: Callable[[SeenPort], bool]) -> DeviceKind:
    """What this port is. ``answers`` is called only for a port on USB whose number does not tell.

    Raises RefusedError where it cannot be asked and nothing else tells what it is.
    """
    if port.vid is None or port.pid is None:
        return DeviceKind.UNKNOWN
    row = next((r for r in SCANNERS if r.vid == port.vid and re.fullmatch(r.pids, f"{port.pid:04x}")), None)
    if row is not None and row.sure:
        return DeviceKind.SCANNER
    try:
        if answers(port):
            return DeviceKind.KEYPAD
    except RefusedError:
        if row is None:
            raise
    return DeviceKind.UNKNOWN if row is None else DeviceKind.SCANNER


def answers_as_keypad(port: SeenPort) -> bool:
    """Whether this port says ``H keypad``, at boot or when asked. Takes up to 2.5 s. Raises RefusedError."""
    until = time.monotonic() + _ANSWER_SECONDS
    connection = None
    while connection is None:
        try:
            connection = connect(PortAddress(port.path, KEYPAD_BAUD))
        except RefusedError:  # at first a new node belongs to root, or ModemManager has it
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
    said = b""
    until = time.monotonic() + _ANSWER_SECONDS
    with contextlib.suppress(*LOSSES), contextlib.closing(connection):
        connection.write(b"?\n")
        while not _ANSWER.search(said) and (left := until - time.monotonic()) > 0:
            connection.timeout = left
            said = said[-256:] + connection.read(connection.in_waiting or 1)
    return _ANSWER.search(said) is not None


def claimed(sysfs: Path = Path("/sys")) -> tuple[Claimed, ...]:
    """Adapters without a port, of the kinds that brltty takes. Empty where there is no sysfs."""
    found = []
    for device in sorted((sysfs / "bus/usb/devices").glob("*")):
        try:
            ids = int(line_of(device / "idVendor"), 16), int(line_of(device / "idProduct"), 16)
        except (OSError, ValueError):
            continue  # an interface, or already gone
        if ids in CLAIMED_CHIPS and not any(device.glob("*:*/ttyUSB*")):
            drivers = [os.path.basename(os.readlink(link)) for link in device.glob("*:*/driver")]
            found.append(Claimed(CLAIMED_CHIPS[ids], device.name, next(iter(drivers), "")))
    return tuple(found)


def line_of(path: Path) -> str:
    """The only line of a file of sysfs. Raises OSError."""
    return path.read_text(encoding="utf-8", errors="replace").strip()


class Lookout(ABC):
    """Looks now, and again whenever a node in ``nodes`` has come or gone."""

    def __init__(self, nodes: Path) -> None:
        self._nodes = nodes
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="discovery", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """Stop looking. Nothing more is handed over, even if a thread is still asking a port."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(0.5)

    @abstractmethod
    def look(self) -> None:
        """Hand over what is new."""

    def _run(self) -> None:
        looks = 0
        while not self._stopping.is_set():
            if looks < 2 or self._has_changed():
                looks += 1
                self.look()
            self._stopping.wait(_LOOK_SECONDS)

    def _has_changed(self) -> bool:
        """Whether a node has come or gone lately. This costs a hundredth of listing the ports.

        It stays true for two looks, since a driver or brltty may need a second for its part.
        """
        if not sys.platform.startswith("linux"):
            return True
        with contextlib.suppress(OSError):
            return abs(time.time() - self._nodes.stat().st_mtime) < 2.5 * _LOOK_SECONDS
        return False


class Watch(Lookout):
    """``auto``: hands over every scanner and keypad once, also those that are plugged in later.

    ``take(kind, port)`` and ``post`` are called from other threads and must not block. ``post`` tells once of each
    port that cannot be asked and each adapter without a port. ``reserved`` are the addresses that were named: their
    ports are not touched. ``wanted`` are the kinds that ``auto`` stands for.

    When a port that was handed over is pulled out, its ``SerialPort`` finds it again, under any number and in any
    socket. So of each make only as many ports are handed over as are plugged in at the same time.
    """

    def __init__(
        self,
        take: Callable[[DeviceKind, SeenPort], None],
        post: Callable[[PortRefused | Claimed], None],
        *,
        wanted: Iterable[DeviceKind] = (DeviceKind.SCANNER, DeviceKind.KEYPAD),
        reserved: Sequence[PortAddress] = (),
        listed: Callable[[], Sequence[SeenPort]] = list_ports,
        answers: Callable[[SeenPort], bool] = answers_as_keypad,
        nodes: Path = Path("/dev"),
        sysfs: Path = Path("/sys"),
    ) -> None:
        super().__init__(nodes)
        self._take = take
        self._post = post
        self._wanted = frozenset(wanted)
        self._reserved = reserved
        self._listed = listed
        self._answers = answers
        self._sysfs = sysfs
        self._judged: dict[_Place, DeviceKind] = {}  # UNKNOWN also while it is being asked
        self._portless: set[Claimed] = set()  # at the last look
        self._told: set[Claimed] = set()

    def look(self) -> None:
        for port in self._new():
            threading.Thread(target=self._judge, args=(port,), daemon=True).start()
        portless = set(claimed(self._sysfs))
        for adapter in sorted((portless & self._portless) - self._told, key=lambda adapter: adapter.socket):
            self._post(adapter)
        self._told = (self._told | portless & self._portless) & portless
        self._portless = portless

    def _new(self) -> list[SeenPort]:
        """The ports that have not been judged yet, without known ones that moved to another socket."""
        ports = [p for p in self._listed() if p.vid and not any(a.means(p) for a in self._reserved)]
        places = {(port.make, port.location) for port in ports}
        for place, kind in list(self._judged.items()):
            if kind is DeviceKind.UNKNOWN and place not in places:
                del self._judged[place]  # plugged in again, it is looked at again
        present = Counter(port.make for port in ports)
        known = Counter(make for make, _ in self._judged)
        new = []
        for port in ports:
            if (port.make, port.location) not in self._judged and present[port.make] > known[port.make]:
                self._judged[port.make, port.location] = DeviceKind.UNKNOWN
                known[port.make] += 1
                new.append(port)
        return new

    def _judge(self, port: SeenPort) -> None:
        try:
            kind = kind_of(port, self._answers)
        except RefusedError as refused:
            if refused.reason is not PortTrouble.MISSING and not self._stopping.is_set():
                self._post(PortRefused(port.path, refused.reason, refused.detail, time.monotonic()))
            return
        if kind in self._wanted and not self._stopping.is_set():
            self._judged[port.make, port.location] = kind
            self._take(kind, port)


_Place: TypeAlias = tuple[tuple[int | None, int | None, str | None], str]  # make and socket
