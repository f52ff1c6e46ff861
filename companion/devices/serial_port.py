"""Serial ports: how they are named, opened, read, lost and found again. The only importer of ``serial``.

It knows pyserial's traps and what a device looks like to the operating system. It must never know what the bytes
mean: a ``Reader``, which is pure, makes items from them.

    PortAddress   what the user wrote: a path or a URL, with our own ``?baud=115200&parity=E&bits=7&stop=2``
    SeenPort      one port as the operating system lists it
    SerialPort    one port, kept open until it is stopped
"""

from __future__ import annotations

import contextlib
import errno
import importlib.util
import os
import re
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import serial

from companion.devices.heard import PortTrouble, RefusedError
from companion.devices.kept_open import KeptOpen, Post
from companion.system import accounts, terminal

#: What pyserial's calls raise when a device is pulled out.
LOSSES: tuple[type[Exception], ...] = (serial.SerialException, OSError, TypeError, ValueError, *terminal.FAULTS)

SCANNER_BAUD = 9600
KEYPAD_BAUD = 115200

#: A port without ``cancel_read`` (``socket://``) checks this often, in seconds, whether it should stop.
_POLL_SECONDS = 0.1


# --- addresses ---------------------------------------------------------------------------------------------

_RIGHT_FORMS: Mapping[str, tuple[str, ...]] = {
    "baud": ("1200", "2400", "4800", "9600", "19200", "38400", "57600", "115200", "230400", "460800", "921600"),
    "parity": ("N", "E", "O", "M", "S"),
    "bits": ("8", "7"),
    "stop": ("1", "2"),
}


@dataclass(eq=False)
class BadAddressError(ValueError):
    """An address that can never be opened: the ``field`` at fault, its ``value``, and the ``right`` forms.

    ``field`` is "url", "baud", "parity", "bits", "stop", or the unknown setting's own name; the right forms
    of an unknown setting are the names of the known ones.
    """

    field: str
    value: str
    right: tuple[str, ...]


_URL_FORMS = ("/dev/ttyACM0", "/dev/serial/by-id/…", "hwgrep://0C2E:0B61", "socket://host:port")


@dataclass(frozen=True, slots=True)
class PortAddress:
    """Where a port is and how it is set. ``url`` is what pyserial gets: a path or any of its URLs."""

    url: str
    baud: int = SCANNER_BAUD
    parity: str = "N"
    bits: int = 8
    stop: int = 1

    @classmethod
    def parse(cls, written: str, baud: int = SCANNER_BAUD) -> PortAddress:
        """The address that a user wrote; ``baud`` where it names none. Raises BadAddressError.

        Our settings follow the last ``?`` in any order. Behind a URL other settings may stand there too: they are
        pyserial's own (``socket://host:1?logging=debug``, ``hwgrep://re&skip_busy``) and are left as they are.
        """
        url, settings = _split(written)
        if not url:
            raise BadAddressError("url", written, _URL_FORMS)
        for name, value in settings.items():
            if name not in _RIGHT_FORMS:
                raise BadAddressError(name, value, tuple(_RIGHT_FORMS))
            if value not in _RIGHT_FORMS[name]:
                raise BadAddressError(name, value, _RIGHT_FORMS[name])
        scheme, separator, rest = url.partition("://")
        if separator and not _is_scheme(scheme):
            raise BadAddressError("url", written, _URL_FORMS)
        if scheme.lower() == "hwgrep":
            try:
                re.compile(rest.partition("&")[0])
            except re.error as fault:
                raise BadAddressError("url", written, _URL_FORMS) from fault
        return cls(
            url,
            baud=int(settings.get("baud", baud)),
            parity=settings.get("parity", "N"),
            bits=int(settings.get("bits", 8)),
            stop=int(settings.get("stop", 1)),
        )

    @property
    def absent(self) -> bool:
        """Whether nothing is plugged in here, as far as can be told without opening it."""
        if "://" not in self.url:
            # Windows' ports have no path that could be looked for.
            return self.url.startswith("/") and not os.path.exists(self.url)
        return self.url.lower().startswith("hwgrep://") and not any(map(self.means, list_ports()))

    def means(self, port: SeenPort) -> bool:
        """Whether this address means that port, so that it must not be found a second time."""
        scheme, separator, rest = self.url.partition("://")
        if not separator:
            return os.path.realpath(self.url) == os.path.realpath(port.path)
        pattern = rest.partition("&")[0]
        return scheme.lower() == "hwgrep" and any(
            re.search(pattern, text, re.IGNORECASE) for text in (port.path, port.description, port.hardware)
        )


def _split(written: str) -> tuple[str, dict[str, str]]:
    """The address without our settings, and our settings: behind a path all, behind a URL only the names we know."""
    head, question, query = written.rpartition("?")
    is_url = "://" in written
    parts = [part.partition("=") for part in query.split("&")]
    ours = [part for part in parts if not is_url or part[0] in _RIGHT_FORMS]
    hwgrep = head.startswith("hwgrep://")  # its own options follow "&"; its "?" belongs to regular expressions
    if not question or not ours or (hwgrep and parts[0] not in ours):
        return written, {}
    settings: dict[str, str] = {}
    for name, _, value in ours:
        value = value.upper() if name == "parity" else value
        if name in settings:
            raise BadAddressError(name, f"{settings[name]}, {value}", _RIGHT_FORMS.get(name, tuple(_RIGHT_FORMS)))
        settings[name] = value
    rest = "&".join("".join(part) for part in parts if part not in ours)
    return head + (("&" if hwgrep else "?") + rest if rest else ""), settings


def _is_scheme(scheme: str) -> bool:
    return scheme.isidentifier() and any(
        importlib.util.find_spec(f"{package}.protocol_{scheme.lower()}") for package in serial.protocol_handler_packages
    )


# --- what is plugged in ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeenPort:
    """One port as the operating system lists it. ``vid`` is None for what is not on USB.

    ``location`` is the socket it is plugged into ("1-1.2"), ``by_id`` its link under /dev/serial/by-id, if any, and
    ``hardware`` the text that ``hwgrep://`` searches.
    """

    path: str
    description: str = ""
    vid: int | None = None
    pid: int | None = None
    serial: str | None = None
    location: str = ""
    by_id: str | None = None
    hardware: str = ""

    @property
    def make(self) -> tuple[int | None, int | None, str | None]:
        """What stays the same in any socket and under any number. Equal for twins without serial numbers."""
        return self.vid, self.pid, self.serial


def list_ports() -> tuple[SeenPort, ...]:
    """Every serial port that the machine has now, in the order of their names."""
    from serial.tools import list_ports as listing  # takes 10 ms, which only ``auto`` needs

    links: dict[str, str] = {}
    with contextlib.suppress(OSError):
        for link in Path("/dev/serial/by-id").iterdir():
            links[os.path.realpath(link)] = str(link)
    return tuple(
        SeenPort(
            path=port.device,
            description="" if port.description == "n/a" else port.description or "",  # pyserial for "nobody knows"
            vid=port.vid,
            pid=port.pid,
            serial=port.serial_number,
            location=port.location or "",
            by_id=links.get(os.path.realpath(port.device)),
            hardware=port.hwid or "",
        )
        for port in sorted(listing.comports())
    )


# --- opening -----------------------------------------------------------------------------------------------


class Connection(Protocol):
    """The part of a pyserial port that is used here. ``cancel_read`` is missing from some."""

    timeout: float | None

    @property
    def in_waiting(self) -> int: ...
    def read(self, size: int = 1, /) -> bytes: ...
    def write(self, data: bytes, /) -> int | None: ...
    def close(self) -> None: ...


#: Opens an address. Raises RefusedError.
Connect: TypeAlias = Callable[[PortAddress], Connection]


def connect(address: PortAddress) -> Connection:
    """Open the port for us alone, and discard what was received before. Raises RefusedError."""
    try:
        port: Any = serial.serial_for_url(
            address.url,
            do_not_open=True,
            baudrate=address.baud,
            parity=address.parity,
            bytesize=address.bits,
            stopbits=address.stop,
            write_timeout=1.0,
            exclusive=True,
        )
    except serial.SerialException as fault:  # hwgrep:// found nothing
        raise RefusedError(PortTrouble.MISSING, address.url) from fault
    except (ValueError, TypeError, re.error) as fault:  # hwgrep://([ raises re.error
        raise RefusedError(PortTrouble.BAD_URL, str(fault)) from fault
    try:
        port.open()
    except (*LOSSES,) as fault:
        raise _refusal(port.portstr or address.url, fault) from fault
    connection: Connection = port
    return connection


_REASONS: Mapping[int, PortTrouble] = {
    errno.ENOENT: PortTrouble.MISSING,
    errno.ENXIO: PortTrouble.MISSING,
    errno.ENODEV: PortTrouble.MISSING,
    errno.EIO: PortTrouble.MISSING,  # a node with nothing behind it
    errno.EBUSY: PortTrouble.BUSY,
    errno.EAGAIN: PortTrouble.BUSY,  # the lock of ``exclusive=True``
    errno.ENOTTY: PortTrouble.NOT_A_PORT,
    errno.EISDIR: PortTrouble.NOT_A_PORT,
    errno.EINVAL: PortTrouble.NO_SUCH_SETTING,
}


def _refusal(path: str, fault: Exception) -> RefusedError:
    """What the failure of ``open()`` means. pyserial's errors are texts; the number is in the first cause."""
    root: BaseException = fault
    while root.__context__ is not None:
        root = root.__context__
    number = root.args[0] if root.args and isinstance(root.args[0], int) else 0
    if number in (errno.EACCES, errno.EPERM):
        return no_permission(path)
    if number in _REASONS:
        reason = _REASONS[number]
        return RefusedError(reason, str(fault) if reason is PortTrouble.NO_SUCH_SETTING else path)
    if isinstance(fault, ValueError):
        return RefusedError(PortTrouble.NO_SUCH_SETTING, str(fault))
    if isinstance(root, (ValueError, TypeError)):  # socket:// checks its own address only now
        return RefusedError(PortTrouble.BAD_URL, str(root))
    if "://" in path and isinstance(root, OSError) and not isinstance(root, serial.SerialException):
        return RefusedError(PortTrouble.MISSING, path)  # no server listens there
    return RefusedError(PortTrouble.OTHER, str(fault))


def no_permission(path: str) -> RefusedError:
    """The refusal of a node: which group may use it, and whether the user only has to log in again."""
    group = accounts.group_of(path)
    if group is None:
        return RefusedError(PortTrouble.NO_PERMISSION)
    return RefusedError(PortTrouble.LOG_IN_AGAIN if group.joined else PortTrouble.NO_PERMISSION, group.name)


# --- one port, one thread ----------------------------------------------------------------------------------


class Reader(Protocol):
    """What framers and keypad readers have in common: bytes in, items out. Pure; times in seconds."""

    @property
    def wait(self) -> float | None:
        """After how many seconds without a byte ``silence`` must be called; None: never."""

    def opened(self, at: float) -> None:
        """The port is open (again). Start empty: forget half a frame from before the loss."""

    def feed(self, data: bytes, at: float) -> Sequence[object]: ...
    def silence(self, at: float) -> Sequence[object]: ...


class SerialPort(KeptOpen[Connection]):
    """One serial device, kept open. ``greeting`` is written after every opening.

    ``connect`` and ``listed`` reach the machine; tests replace them.
    """

    def __init__(
        self,
        device: str,
        address: PortAddress,
        reader: Reader,
        post: Post,
        *,
        greeting: bytes = b"",
        connect: Connect = connect,
        listed: Callable[[], Sequence[SeenPort]] = list_ports,
    ) -> None:
        super().__init__(device, post)
        self._reader = reader
        self._greeting = greeting
        self._connect = connect
        self._whereabouts = _Whereabouts(address, listed)
        self._lock = threading.Lock()  # stop() must not cancel a read while the connection closes
        self._connection: Connection | None = None

    def _wake(self) -> None:
        with self._lock:
            cancel_read = getattr(self._connection, "cancel_read", None)
            if cancel_read is not None:
                with contextlib.suppress(*LOSSES):
                    cancel_read()

    def _open(self) -> Connection:
        connection = self._connect(self._whereabouts.address())
        with self._lock:
            self._connection = connection
        self._reader.opened(time.monotonic())
        return connection

    def _read(self, connection: Connection) -> Iterator[tuple[float, Sequence[object]]]:
        self._whereabouts.remember()
        with contextlib.suppress(*LOSSES):  # the read will meet the same fault
            if self._greeting:
                connection.write(self._greeting)
        while (data := self._next(connection)) is not None:
            at = time.monotonic()
            yield at, self._reader.feed(data, at) if data else self._reader.silence(at)

    def _next(self, connection: Connection) -> bytes | None:
        """What has arrived; empty after the silence that the reader waits for; None: stopped."""
        idle = None if hasattr(connection, "cancel_read") else _POLL_SECONDS
        while not self._stopping.is_set():
            wait = self._reader.wait
            timeout = idle if wait is None else wait
            try:
                if connection.timeout != timeout:  # setting it reconfigures the port
                    connection.timeout = timeout
                data = connection.read(connection.in_waiting or 1)
            except LOSSES:
                return None
            if data or wait is not None:
                return data
        return None

    def _close(self, connection: Connection) -> None:
        with self._lock, contextlib.suppress(*LOSSES):
            self._connection = None
            connection.close()  # first: then a device plugged in again gets the same number
        self._whereabouts.missed()


class _Whereabouts:
    """Where a device is now. If it was opened under a plain path, a replug may give it another number.

    A URL or a link (/dev/serial/by-id/…) is resolved at every attempt to open it. A plain path counts only until it
    has been opened; from then on the device's make and socket are looked for. If there is a twin (equal make, no
    serial number), it must be in the same socket: one seat's scanner must not become another seat's, and talk to the
    wrong ear.
    """

    def __init__(self, address: PortAddress, listed: Callable[[], Sequence[SeenPort]]) -> None:
        self._address = address
        self._listed = listed
        self._plain = "://" not in address.url and not os.path.islink(address.url)
        self._self: SeenPort | None = None
        self._twins: set[str] = set()  # the sockets of equal devices that were plugged in at the same time

    def address(self) -> PortAddress:
        """The address to open now. Raises RefusedError: MISSING or AMBIGUOUS."""
        if self._self is None:
            return self._address
        equal = [port for port in self._listed() if port.make == self._self.make]
        candidates = [port for port in equal if port.location == self._self.location] or [
            port for port in equal if port.location not in self._twins
        ]
        if not candidates:
            raise RefusedError(PortTrouble.MISSING, self._address.url)
        if len(candidates) > 1 or (self._twins and candidates[0].location != self._self.location):
            raise RefusedError(PortTrouble.AMBIGUOUS, ", ".join(port.path for port in candidates))
        self._address = replace(self._address, url=candidates[0].path)
        return self._address

    def remember(self) -> None:
        """The port has been opened: remember its make and its socket."""
        if self._plain:
            path = os.path.realpath(self._address.url)
            ports = self._listed()
            self._self = next((port for port in ports if port.path == path and port.vid is not None), None)
            self._note_twins(ports)

    def missed(self) -> None:
        """The port has been lost. Without a serial number, equal devices that are there now are its twins."""
        if self._self is not None and self._self.serial is None:
            self._note_twins(self._listed())

    def _note_twins(self, ports: Sequence[SeenPort]) -> None:
        if self._self is not None:
            me = self._self
            self._twins |= {p.location for p in ports if p.make == me.make and p.location != me.location}
