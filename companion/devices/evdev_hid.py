"""Keyboards below the terminal: scanners that type, and numeric pads. The only importer of ``evdev`` (Linux).

    HidAddress           what the user wrote: ``hid:/dev/input/by-id/…`` or ``hid:05e0:1200`` (vendor and product)
    SeenHid, list_hid    the keyboards that the system lists, and which are certainly scanners or pads; no permission
    HidScanner, HidPad   from key codes to frames and glyphs. Pure
    HidPort              one keyboard, grabbed and kept open
    HidWatch             ``auto``: hands over every keyboard that is certainly a scanner or a pad

A key code is a place on the board, whatever is printed there and whatever layout the system has. So a scanner that is
set to an American keyboard is read correctly under a French system, and a pad without NumLock is read like one with
it. A device that we use is grabbed: what it types reaches no other program.

It must never grab what may be somebody's keyboard. A pad with letters, or a scanner of an unknown maker, is taken
only when it was named.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from companion.devices.discovery import DeviceKind, Lookout, line_of
from companion.devices.heard import PortTrouble, RefusedError
from companion.devices.kept_open import KeptOpen, Post
from companion.devices.keyboard import BURST_LENGTH
from companion.devices.serial_port import BadAddressError, no_permission
from companion.inputs.framing import SILENCE_SECONDS, Doubtful, Frame, Framer
from companion.inputs.repeats import Bounce
from companion.model import Doubt, Frozen
from companion.system.waiting import Doorbell

SCHEME = "hid:"
_FORMS = ("hid:/dev/input/by-id/…-event-kbd", "hid:05e0:1200")

#: Vendors whose keyboards are scanners; the regular expression is for the product number.
SCANNERS: Mapping[int, str] = {0x0C2E: "....", 0x05F9: "....", 0x1EAB: "..03"}

#: A code without an end key ends after this many seconds without a key: twice the pace of the slowest scanners.
TYPED_SILENCE_SECONDS = 0.12

# --- key codes (linux/input-event-codes.h: they never change) ----------------------------------------------

_KEY = 1  # EV_KEY
_DOWN, _HELD = 1, 2  # 0: up
_TAB, _ENTER, _KP_ENTER, _SPACE, _BACKSPACE = 15, 28, 96, 57, 14
_SHIFTS, _ALTS = frozenset({42, 54}), frozenset({56, 100})
_CONTROLS = frozenset({29, 97})
_MODIFIERS = _SHIFTS | _ALTS | _CONTROLS | {125, 126}  # the last two are the system's key
_LOCKS = frozenset({58, 69, 70})
_ENDS = frozenset({_TAB, _ENTER, _KP_ENTER})


def _places(*rows: tuple[int, str]) -> dict[int, str]:
    return {first + place: char for first, chars in rows for place, char in enumerate(chars)}


_PLAIN = {
    **_places((2, "1234567890-="), (16, "qwertyuiop[]"), (30, "asdfghjkl;'`"), (43, "\\zxcvbnm,./")),
    _SPACE: " ",
}
_SHIFTED = {
    **_places((2, "!@#$%^&*()_+"), (16, "QWERTYUIOP{}"), (30, 'ASDFGHJKL:"~'), (43, "|ZXCVBNM<>?")),
    _SPACE: " ",
}
#: The numeric block, by the print on its keys; 69 is NumLock, which is ignored.
_BLOCK = {**_places((71, "789-456+1230.")), 55: "*", 98: "/", 121: ","}
_BLOCK_DIGITS = frozenset(code for code, glyph in _BLOCK.items() if glyph.isdigit())
_LETTERS = frozenset(range(16, 26))


class HidScanner:
    """Key codes in, frames out, whatever the pace. Each character is handed to a ``Framer`` as a byte.

    With Ctrl a letter is a control character, as scanners send GS and Enter. Digits typed while Alt is down are the
    number of one character, which ends when Alt comes up or down again. A modifier belongs to the burst in which it
    came down: one whose release was lost makes that burst GARBLED, and no other. If all that is typed has no character
    here, that is GARBLED too.

    ``whole`` is the framer's. ``shared``: it may be somebody's keyboard, so only what is fast and long is a code.
    """

    def __init__(self, whole: Callable[[str], bool] = lambda text: False, *, shared: bool = False) -> None:
        self._shared = shared
        self._framer = Framer(whole, SILENCE_SECONDS if shared else TYPED_SILENCE_SECONDS)
        self.opened(0.0)

    def opened(self, at: float) -> None:
        """The device is open (again): forget everything, keys held down included."""
        self._framer.opened(at)
        self._forget()

    def _forget(self) -> None:
        self._down: set[int] = set()  # modifiers
        self._number = ""  # what is typed with Alt
        self._unread = False  # keys without a character have come, and no frame

    @property
    def wait(self) -> float | None:
        """After how many seconds without a key ``silence`` must be called; None: never."""
        return self._framer.wait or (TYPED_SILENCE_SECONDS if self._down or self._unread else None)

    def feed(self, code: int, value: int, at: float) -> list[Frame | Doubtful]:
        """One key goes up or down."""
        found: list[Frame | Doubtful] = []
        if code in _ALTS:
            found = self._take(self._numbered(), at)
        if code in _MODIFIERS:
            (self._down.add if value else self._down.discard)(code)
        elif value == _DOWN and code not in _LOCKS:
            typed = self._typed(code)
            self._unread = self._unread or not (typed or self._number)
            found = self._take(typed, at)
            if code in _ENDS:
                self._down.clear()
        return found

    def silence(self, at: float) -> list[Frame | Doubtful]:
        """``wait`` seconds have passed without a key."""
        numbered = b"\xff" if self._number else b""  # Alt never came up, so a digit may be missing
        found = self._take(numbered, at) + self._of_use(self._framer.silence(at))
        if self._unread and self._framer.wait is None and not found and not self._shared:
            found = [Doubtful(Doubt.GARBLED)]
        if self._framer.wait is None or found:
            self._forget()
        return found

    def _typed(self, code: int) -> bytes:
        """The character of a key, with the modifiers that are down. b"": none."""
        if code in _ENDS:
            return self._numbered() + b"\r"
        char = (_SHIFTED if self._down & _SHIFTS else _PLAIN).get(code) or _BLOCK.get(code, "")
        if self._down & _ALTS and char.isdigit():
            self._number = (self._number + char)[:8]
            return b""
        if not char or not self._down & _MODIFIERS - _SHIFTS:
            return char.encode()
        return bytes([ord(char) & 0x1F]) if self._down & _CONTROLS else b"\xff"

    def _numbered(self) -> bytes:
        """The character whose number was typed with Alt."""
        number, self._number = self._number, ""
        return bytes([min(int(number), 0xFF)]) if number else b""

    def _take(self, typed: bytes, at: float) -> list[Frame | Doubtful]:
        return self._of_use(self._framer.feed(typed, at)) if typed else []

    def _of_use(self, found: list[Frame | Doubtful]) -> list[Frame | Doubtful]:
        if found:
            self._unread = False
        if not self._shared:
            return found
        return [frame for frame in found if isinstance(frame, Frame) and len(frame.text) >= BURST_LENGTH]


class HidPad:
    """Key codes in, the glyphs of a numeric pad out: digits, "Enter", "+", "-", "*", "/", ".", ",".

    The digits of a keyboard's upper row count too. NumLock, which some pads send round each digit, is ignored.
    """

    wait: float | None = None

    def __init__(self) -> None:
        self.opened(0.0)

    def opened(self, at: float) -> None:
        """The pad is open (again): forget everything."""
        self._bounce = Bounce()

    def feed(self, code: int, value: int, at: float) -> list[str]:
        """One key goes up or down; held keys do not repeat."""
        if value != _DOWN:
            return []
        glyph = "Enter" if code in (_ENTER, _KP_ENTER) else _BLOCK.get(code, "")
        if not glyph and (digit := _PLAIN.get(code, "")).isdigit():
            glyph = digit
        return [glyph] if glyph and not self._bounce.again(glyph, at) else []

    def silence(self, at: float) -> list[str]:
        return []


HidReader: TypeAlias = HidScanner | HidPad


# --- what is plugged in ------------------------------------------------------------------------------------


class SeenHid(Frozen):
    """One keyboard as the system lists it. ``kind``: what it certainly is; UNKNOWN: perhaps somebody's keyboard."""

    path: str
    name: str
    vid: int
    pid: int
    kind: DeviceKind
    by_id: str | None = None

    @property
    def address(self) -> str:
        """Its name in settings, which stays true after a replug."""
        return SCHEME + (self.by_id or f"{self.vid:04x}:{self.pid:04x}")


def list_hid(sysfs: Path = Path("/sys"), nodes: Path = Path("/dev/input")) -> tuple[SeenHid, ...]:
    """Every keyboard, pad and typing scanner; none where there is no sysfs."""
    links: dict[str, str] = {}
    with contextlib.suppress(OSError):
        for link in (nodes / "by-id").iterdir():
            links[os.path.realpath(link)] = str(link)
    found = []
    for entry in sorted((sysfs / "class/input").glob("event*"), key=lambda path: int(path.name[5:] or 0)):
        device = entry / "device"
        try:
            keys = _bits(line_of(device / "capabilities/key"))
            vid, pid = (int(line_of(device / f"id/{what}"), 16) for what in ("vendor", "product"))
            name = line_of(device / "name")
        except (OSError, ValueError):
            continue  # already gone
        kind = _kind(vid, pid, keys)
        if kind is not None:
            path = str(nodes / entry.name)
            found.append(SeenHid(path, name, vid, pid, kind, links.get(os.path.realpath(path))))
    return tuple(found)


def _kind(vid: int, pid: int, keys: frozenset[int]) -> DeviceKind | None:
    digits = set(range(2, 12)) <= keys
    block = keys >= _BLOCK_DIGITS
    if not (digits or block) or not keys & {_ENTER, _KP_ENTER}:
        return None  # a power button, a lid, a mouse
    if vid in SCANNERS and re.fullmatch(SCANNERS[vid], f"{pid:04x}"):
        return DeviceKind.SCANNER
    return DeviceKind.KEYPAD if block and not keys & _LETTERS else DeviceKind.UNKNOWN


def _bits(words: str) -> frozenset[int]:
    """The numbers of the bits set in a bitmap of sysfs: hexadecimal words of the system's width, the highest first."""
    width = 64 if sys.maxsize > 2**32 else 32
    found = set()
    for place, word in enumerate(reversed(words.split())):
        value = int(word, 16)
        found |= {place * width + bit for bit in range(width) if value >> bit & 1}
    return frozenset(found)


class HidAddress(Frozen):
    """Which keyboard: the one at ``path``, or any with this vendor and product number."""

    written: str
    path: str | None = None
    vid: int = 0
    pid: int = 0

    @classmethod
    def parse(cls, written: str) -> HidAddress:
        """The address behind ``hid:``. Raises BadAddressError."""
        if not written.startswith(SCHEME):
            raise BadAddressError("url", written, _FORMS)
        rest = written.removeprefix(SCHEME)
        if rest.startswith("/"):
            return cls(written, rest)
        numbers = re.fullmatch(r"([0-9A-Fa-f]{4}):([0-9A-Fa-f]{4})", rest)
        if numbers is None:
            raise BadAddressError("url", written, _FORMS)
        return cls(written, None, int(numbers[1], 16), int(numbers[2], 16))

    def means(self, seen: SeenHid) -> bool:
        """Whether it is that keyboard."""
        if self.path is not None:
            return os.path.realpath(self.path) == os.path.realpath(seen.path)
        return (self.vid, self.pid) == (seen.vid, seen.pid)

    def find(self, listed: Callable[[], Sequence[SeenHid]] = list_hid) -> str:
        """The node to open now. Raises RefusedError: MISSING or AMBIGUOUS."""
        if self.path is not None:
            return self.path
        paths = [seen.path for seen in listed() if self.means(seen)]
        if not paths:
            raise RefusedError(PortTrouble.MISSING, self.written)
        if len(paths) > 1:
            raise RefusedError(PortTrouble.AMBIGUOUS, ", ".join(paths))
        return paths[0]


# --- opening and reading -----------------------------------------------------------------------------------


class _Event(Protocol):
    @property
    def type(self) -> int: ...
    @property
    def code(self) -> int: ...
    @property
    def value(self) -> int: ...


class InputDevice(Protocol):
    """The part of ``evdev.InputDevice`` that is used here."""

    @property
    def fd(self) -> int: ...
    def grab(self) -> None: ...
    def read(self) -> Iterable[_Event]: ...
    def close(self) -> None: ...


def connect(path: str) -> InputDevice:
    """Open a keyboard's node for reading. Raises RefusedError."""
    try:
        import evdev  # it may not be installed, and it takes 60 ms
    except ImportError as why:
        raise RefusedError(PortTrouble.NO_LIBRARY) from why
    try:
        device: InputDevice = evdev.InputDevice(path, readonly=True)
    except OSError as fault:
        if fault.errno in (errno.EACCES, errno.EPERM):
            raise no_permission(path) from fault
        if fault.errno in (errno.ENOENT, errno.ENODEV, errno.ENXIO):
            raise RefusedError(PortTrouble.MISSING, path) from fault
        raise RefusedError(PortTrouble.OTHER, str(fault)) from fault
    return device


class HidPort(KeptOpen[InputDevice]):
    """One keyboard, kept open. Without ``grab`` it only listens: what is typed reaches other programs too."""

    def __init__(
        self,
        device: str,
        address: HidAddress,
        reader: HidReader,
        post: Post,
        *,
        grab: bool = True,
        connect: Callable[[str], InputDevice] = connect,
        listed: Callable[[], Sequence[SeenHid]] = list_hid,
    ) -> None:
        super().__init__(device, post)
        self._address = address
        self._reader = reader
        self._grab = grab
        self._connect = connect
        self._listed = listed
        self._doorbell = Doorbell()

    def _wake(self) -> None:
        self._doorbell.ring()

    def stop(self) -> None:
        if not self._stopping.is_set():
            super().stop()
            self._doorbell.close()

    def _open(self) -> InputDevice:
        path = self._address.find(self._listed)
        keyboard = self._connect(path)
        if self._grab:
            try:
                keyboard.grab()
            except OSError as fault:
                keyboard.close()
                raise RefusedError(PortTrouble.BUSY, path) from fault
        self._reader.opened(time.monotonic())
        return keyboard

    def _read(self, keyboard: InputDevice) -> Iterator[tuple[float, Sequence[object]]]:
        quiet_at: float | None = None  # when ``silence`` is due
        while not self._stopping.is_set():
            items: list[object] = []
            try:
                left = None if quiet_at is None else max(0.0, quiet_at - time.monotonic())
                typed, _ = self._doorbell.wait(keyboard.fd, left)
                at = time.monotonic()
                # A key that hangs repeats for ever, and that is no less silence.
                came = (
                    [event for event in keyboard.read() if event.type == _KEY and event.value != _HELD] if typed else []
                )
            except (OSError, ValueError):  # ValueError: its number is gone
                return
            for event in came:
                items += self._reader.feed(event.code, event.value, at)
            if not came and quiet_at is not None and at >= quiet_at:
                items += self._reader.silence(at)
            if came or (quiet_at is not None and at >= quiet_at):
                quiet_at = None if self._reader.wait is None else at + self._reader.wait
            yield at, items

    def _close(self, keyboard: InputDevice) -> None:
        with contextlib.suppress(OSError):
            keyboard.close()


class HidWatch(Lookout):
    """``auto``: hands over once every keyboard that is certainly a scanner or a numeric pad.

    ``take(kind, address)`` is called from another thread and must not block. ``reserved``: addresses that were named.
    If a device cannot be opened, its ``HidPort`` tells so. ``quiet``: there is a terminal that the device types into.
    Then, if evdev or the permission is missing, nothing is taken and nothing told: the device works through it.
    """

    def __init__(
        self,
        take: Callable[[DeviceKind, HidAddress], None],
        *,
        wanted: Iterable[DeviceKind] = (DeviceKind.SCANNER, DeviceKind.KEYPAD),
        reserved: Sequence[HidAddress] = (),
        quiet: bool = False,
        installed: Callable[[], bool] = lambda: installed(),
        listed: Callable[[], Sequence[SeenHid]] = list_hid,
        nodes: Path = Path("/dev/input"),
    ) -> None:
        super().__init__(nodes)
        self._take = take
        self._wanted = frozenset(wanted)
        self._reserved = reserved
        self._listed = listed
        self._quiet = quiet
        self._idle = quiet and not installed()
        self._taken: set[str] = set()

    def start(self) -> None:
        """Look now, and whenever something has been plugged in."""
        if not self._idle:
            super().start()

    def look(self) -> None:
        """Hand over what is new."""
        for seen in self._listed():
            new = seen.address not in self._taken and not any(address.means(seen) for address in self._reserved)
            works = self._quiet and not os.access(seen.path, os.R_OK)
            if new and not works and seen.kind in self._wanted and not self._stopping.is_set():
                self._taken.add(seen.address)
                self._take(seen.kind, HidAddress.parse(seen.address))


def installed() -> bool:
    """Whether evdev is there, without importing it."""
    import importlib.util

    return importlib.util.find_spec("evdev") is not None
