"""The scanners and keypads of a set-up: finds what is plugged in, and tries each at one speed after the other.

    what is named, found, typed ─ Finder, Trials ─ Found, Read, NotOpened, Key, Plugged

It must never choose a speed or judge an answer: it carries out the wishes of ``rules``.
"""

from __future__ import annotations

import math
import os
import threading
from collections.abc import Iterable, Iterator, Mapping

from companion.devices import discovery, evdev_hid, heard, serial_port
from companion.devices.holders import holders, running
from companion.devices.keyboard import SLOWEST_SECONDS, TypedCode
from companion.devices.serial_port import Connect, PortAddress
from companion.files.config import PortWish
from companion.inputs import codes, keys, repeats
from companion.inputs.framing import SILENCE_SECONDS, Doubtful, Frame, Framer
from companion.line.edges import SCRIPT, Attached, Devices, Edge
from companion.mishap import tell_places
from companion.model import Equipment, Seat, Several, Word, word
from companion.refusal import cannot
from companion.setup.exchange import Found, NotOpened, Read
from companion.setup.state import KEYBOARD, Candidate, Role, Trial
from companion.setup.trial import KEYPAD_SETTINGS, SCANNER_SETTINGS, Noise, PortSetting, judge

MODEM_MANAGER = "ModemManager"
#: In seconds. What comes this soon after a port was opened at another speed is the rest of the scan before.
REOPENED_SECONDS = 0.3
#: The roles of keyboards that are certainly scanners or pads. Any other may be somebody's keyboard.
_SURE = {discovery.DeviceKind.SCANNER: Role.SCANNER, discovery.DeviceKind.KEYPAD: Role.KEYPAD}


# --- what is there ---


def named(scanners: Iterable[PortWish], keypads: Iterable[PortWish]) -> tuple[Candidate, ...]:
    """The devices that the command line or the settings name. Raises Cannot for an impossible address."""
    both = [(port, Role.SCANNER) for port in scanners] + [(port, Role.KEYPAD) for port in keypads]
    return tuple(dict.fromkeys(_device(port.url, role) for port, role in both if port.url != "auto"))


def _device(url: str, role: Role) -> Candidate:
    usual = (SCANNER_SETTINGS if role is Role.SCANNER else KEYPAD_SETTINGS)[0]
    try:
        if url.startswith(evdev_hid.SCHEME):
            return Candidate(evdev_hid.HidAddress.parse(url).written, role, named=True)
        address = PortAddress.parse(url, usual.baud)
    except serial_port.BadAddressError as bad:
        raise cannot("port-bad-address", device=url, field=bad.field, right=Several(bad.right)) from bad
    return Candidate(address.url, role, PortSetting(address.baud, address.parity, address.bits), named=True)


class Finder(Edge):
    """Looks for what is plugged in, besides what is named. Its result is ``Found``."""

    def __init__(self, named: tuple[Candidate, ...]) -> None:
        self._named = named
        self._looking = False

    def look(self, used: tuple[str, ...], here: bool) -> None:
        """Look once, in a thread unless ``here``: asking a chip takes 2.5 s. Devices in ``used`` are not asked."""
        if self._looking:
            return
        self._looking = True
        if here:
            self._look(used)
        else:
            threading.Thread(target=self._look, args=(used,), name="look", daemon=True).start()

    def take(self, item: Found) -> Iterable[Found]:
        self._looking = False
        return (item,)

    def _look(self, used: tuple[str, ...]) -> None:
        try:
            self.post(self._seen(used))
        except Exception:  # after a fault in our code nobody must wait for ever
            tell_places()
            self.post(Found(self._named))

    def _seen(self, used: tuple[str, ...]) -> Found:
        devices = list(self._named)
        taken = {os.path.realpath(url) for url in (*(device.url for device in devices), *used)}
        ports = [port for port in serial_port.list_ports() if port.vid and os.path.realpath(port.path) not in taken]
        found = discovery.find(listed=lambda: ports)
        for port in (*found.scanners, *found.keypads, *found.unknown):
            devices.append(Candidate(port.by_id or port.path, _role(port, found)))
        trouble = [_trouble(told) for told in found.trouble]
        hindered = None
        typing = [seen for seen in evdev_hid.list_hid() if not any(_means(device, seen) for device in devices)]
        if not evdev_hid.installed():
            hindered = word("setup-no-evdev")
        else:
            for seen in typing:
                role = _SURE.get(seen.kind, Role.TYPING)
                if role is Role.TYPING and not os.access(seen.path, os.R_OK):
                    hindered = word("port-no-permission", device=seen.path, detail="input")
                    continue
                devices.append(Candidate(seen.address, role))
        return Found(tuple(dict.fromkeys(devices)), tuple(trouble), hindered)


def _means(device: Candidate, seen: evdev_hid.SeenHid) -> bool:
    return device.typing and evdev_hid.HidAddress.parse(device.url).means(seen)


def _role(port: serial_port.SeenPort, found: discovery.PluggedIn) -> Role:
    """The port's role. It is certain only if it answered as a keypad, or has a scanner maker's own number."""
    if port in found.keypads:
        return Role.KEYPAD
    sure = any(row.vid == port.vid and row.sure for row in discovery.SCANNERS)
    return Role.SCANNER if port in found.scanners and sure else Role.UNKNOWN


def _trouble(told: discovery.Claimed | heard.PortRefused) -> Word:
    if isinstance(told, discovery.Claimed):
        return word("devices-brltty", description=told.chip)
    return _refused(told.device, told.reason, told.detail)


def _refused(url: str, reason: heard.PortTrouble, detail: str) -> Word:
    """Why a port does not open, and what to do. For a busy port also which program has it, if that can be known."""
    if reason is heard.PortTrouble.BUSY:
        programs = holders(detail or url)
        if MODEM_MANAGER in programs or (not programs and running(MODEM_MANAGER)):
            return word("setup-modem-manager", device=url)
        if programs:
            return word("setup-taken", device=url, programs=Several(programs))
    return word(f"port-{reason.value}", device=url, detail=detail or "empty")


# --- what is on trial ---


class Trials(Devices):
    """The devices on trial. Inputs name them by their urls."""

    def __init__(self, book: codes.CodeBook, maps: Mapping[str, Mapping[str, str]], connect: Connect) -> None:
        self._judging = _Judging(book)
        super().__init__(self._judging, maps, SLOWEST_SECONDS)
        self._connect = connect
        self._names: dict[str, str] = {}  # url → the name of its present opening
        self._openings = 0

    @property
    def urls(self) -> tuple[str, ...]:
        """The urls of the devices that are being listened to."""
        return tuple(self._names)

    def try_out(self, trial: Trial, now: float) -> None:
        """Listen to a device in this setting. If it is already open, it is opened anew."""
        url = trial.device.url
        if url in self._names:
            self._judging.deaf_until[url] = now + REOPENED_SECONDS
        self.drop(url)
        self._openings += 1
        name = self._names[url] = f"{self._openings} {url}"
        attached = Attached(url, Equipment.KEYPAD if trial.keypad else Equipment.SCANNER)
        if trial.device.typing:
            shared = trial.device.role is Role.TYPING
            hid = evdev_hid.HidPad() if trial.keypad and not shared else evdev_hid.HidScanner(shared=shared)
            self.attach_hid(name, attached, evdev_hid.HidAddress.parse(url), hid, grab=not shared)
        elif trial.keypad:
            pad = PadReader()
            attached.pad = pad.keys
            self.attach_serial(
                name, attached, PortAddress.parse(trial.written, serial_port.KEYPAD_BAUD), pad, self._connect
            )
        else:
            address = PortAddress.parse(trial.written, serial_port.SCANNER_BAUD)
            self.attach_serial(name, attached, address, ScannerReader(), self._connect)

    def _framed(self, attached: Attached, frame: object, at: float) -> Iterable[object]:
        return self.reading.scans(frame, attached.device, attached.seat, at)  # noise is what a speed is judged by

    def _heard(self, attached: Attached, heard: object, at: float) -> Iterable[object]:
        self._judging.pace = heard.pace if isinstance(heard, TypedCode) else 0.0
        return super()._heard(attached, heard, at)

    def drop(self, url: str) -> None:
        """Let go of a device, if it is listened to."""
        if url in self._names:
            self.detach(self._names.pop(url))

    def refused(self, attached: Attached | None, told: heard.PortRefused) -> Iterator[NotOpened]:
        if attached is not None:  # else it comes from an earlier opening
            why = _refused(attached.device, told.reason, told.detail)
            yield NotOpened(attached.device, why, told.reason is heard.PortTrouble.NO_SUCH_SETTING)


class _Judging:
    """Judges from each frame whether the speed is right."""

    def __init__(self, book: codes.CodeBook) -> None:
        self.book = book
        self.deaf_until: dict[str, float] = {}  # by url
        self.pace = 0.0  # of the present frame, where it was typed
        self._repeats = repeats.Repeats()

    def scans(self, frame: Frame | Doubtful | Noise, device: str, seat: Seat | None, at: float) -> Iterable[Read]:
        url = "" if device in (KEYBOARD, SCRIPT) else device
        text = frame.text if isinstance(frame, Frame) else ""
        if at < self.deaf_until.get(url, 0.0) or (text and self._repeats.again(f"{url} {text}", at)):
            return ()
        labels = () if isinstance(frame, Noise) else self.book.read(frame)
        return (Read(url, judge(frame, labels), text, math.ceil(1000 * self.pace)),)


# --- readers that hear noise ---


class ScannerReader:
    """A framer that also tells of bytes without a frame: a wrong speed can look like that."""

    def __init__(self) -> None:
        self._framer = Framer()
        self._bytes = self._frames = False

    @property
    def wait(self) -> float | None:
        return self._framer.wait or (SILENCE_SECONDS if self._bytes else None)

    def opened(self, at: float) -> None:
        self._framer.opened(at)
        self._bytes = self._frames = False

    def feed(self, data: bytes, at: float) -> list[Frame | Doubtful | Noise]:
        found: list[Frame | Doubtful | Noise] = [*self._framer.feed(data)]
        self._bytes = True
        self._frames = self._frames or bool(found)
        return found

    def silence(self, at: float) -> list[Frame | Doubtful | Noise]:
        found: list[Frame | Doubtful | Noise] = [*self._framer.silence()]
        if not found and self._bytes and not self._frames:
            found = [Noise()]
        self._bytes = self._frames = False
        return found


class PadReader:
    """A keypad reader that also tells, after the boot, of bytes that are no line of a keypad."""

    def __init__(self) -> None:
        self.keys = keys.KeypadReader()
        self._booted = 0.0
        self._bytes = False
        self._before: float | None = None

    @property
    def wait(self) -> float | None:
        return self.keys.wait or (SILENCE_SECONDS if self._bytes else None)

    def opened(self, at: float) -> None:
        self.keys.opened(at)
        self._booted = at + keys.BOOT_SECONDS
        self._bytes = False
        self._before = None

    def feed(self, data: bytes, at: float) -> list[str | Noise]:
        if not self._bytes:
            self._bytes, self._before = True, self.keys.last_heard
        return [key for key in self.keys.feed(data, at) if isinstance(key, str)]

    def silence(self, at: float) -> list[str | Noise]:
        found: list[str | Noise] = [key for key in self.keys.silence(at) if isinstance(key, str)]
        if not found and self._bytes and self.keys.last_heard == self._before and at > self._booted:
            found = [Noise()]
        self._bytes = False
        return found
