"""The edges of a table: what posts items to the inbox, and what the line takes of them.

    bytes, characters ─ a thread of their device ─ Heard ─ inbox ─ Devices.take ─ Scan, Key, Plugged

``Devices`` are the scanners, the keypads and the terminal's keyboard: opened by name or found, bound to seats or not.
A new kind of edge (a page on a phone) is another ``Edge``, added by ``Loop.add``. It must never judge what an input
means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from companion import model
from companion.devices import discovery, evdev_hid, serial_port
from companion.devices.discovery import DeviceKind
from companion.devices.evdev_hid import HidAddress, HidPort, HidReader
from companion.devices.heard import Heard, KeyboardGone, PortLost, PortOpened, PortRefused
from companion.devices.heartbeat import Heartbeat
from companion.devices.keyboard import Keyboard, KeyGlyph, Letters, TypedCode, TypedText
from companion.devices.serial_port import Connect, PortAddress, connect
from companion.files.config import PortWish
from companion.inputs import codes, framing, keys
from companion.inputs.noise import CALM_SECONDS, NOISE, Noises
from companion.inputs.repeats import REPEAT_SECONDS, HeldKeys
from companion.inputs.stalls import AFTER_SECONDS, BEAT_SECONDS, Stalls
from companion.model import Blank, Equipment, Key, Known, Plugged, Scan, Seat, Several, Sign, alert, answer, game
from companion.refusal import cannot

NEVER = float("inf")
#: The script's name as a device, and its kind in key maps: it calls keys by their own names.
SCRIPT = "script"
#: How often a keypad that pings is checked, in seconds.
GLANCE_SECONDS = 5.0


class FreeText(model.Frozen):
    """How words that are typed are taken: ``meant``, whether what came from the keyboard is words and no barcode;
    ``typed``, which input a line of them makes, from its text and its time in seconds."""

    meant: Callable[[TypedCode], bool]
    typed: Callable[[str, float], object]


class Leave(model.Frozen):
    """Posted, or made from an item, to leave with this exit code."""

    code: int


class KeysPrinted(model.Frozen):
    """The keys that this seat (None: the table) uses now are printed so: see ``keys.prints``."""

    seat: Seat | None
    prints: tuple[str, ...]


class Edge:
    """Something outside that posts items to the inbox. Its methods are called in the loop.

    An item with ``at`` tells when it came, in seconds of ``time.monotonic()``.
    """

    def open(self, post: Callable[[object], None]) -> None:
        """Begin. ``post`` may be called from any thread, and does not block."""
        self.post = post

    def take(self, item: Any) -> Iterable[object]:
        """What one of its own items becomes: inputs for the line, announcements to be said, ``Leave``."""
        return (item,)

    def pause(self) -> float:
        """After how many seconds without any item ``glance`` is to be called."""
        return NEVER

    def glance(self, now: float) -> Iterable[object]:
        """What has happened only because time has passed, as ``take`` returns it. Also called before every item."""
        return ()

    def shown(self, said: model.Announcement) -> None:
        """A line's speech starts."""

    def handled(self) -> None:
        """An item has been handled to its end, or a timer: what the line holds may be looked at."""

    def close(self) -> None:
        """End. Nothing is posted any more."""


class Reads(Protocol):
    """Makes inputs from frames: ``inputs.reading``, or a set-up, which judges them."""

    @property
    def book(self) -> codes.CodeBook: ...
    def scans(self, frame: Any, device: str, seat: Seat | None, at: float) -> Iterable[object]: ...


class Listener(Protocol):
    """A port, or the keyboard: a thread that reads until it is stopped."""

    def start(self) -> None: ...
    def stop(self) -> None: ...


@dataclass(slots=True)
class Attached:
    """A device that is read. ``device`` is its name in inputs, ``glyphs`` the key map of its keys.

    ``pad`` counts its pings, if it may ping. ``prints`` is how its keys are called; (): not known yet. ``held`` is
    there where no key is told when it comes up.
    """

    device: str
    equipment: Equipment
    seat: Seat | None = None
    glyphs: str = "keypad"
    pad: keys.KeypadReader | None = None
    held: HeldKeys | None = None
    prints: tuple[str, ...] = ()
    dead: bool = False  # its pings have stopped
    readable: bool = False  # a frame has come that could be read
    unread: int = 0  # frames that could not
    opened: Listener | None = None
    absent: bool = False  # nothing was plugged in there when it was named

    @property
    def what(self) -> str:
        """ "keypad", where it sends keys and nothing else; what types may be a scanner."""
        return "keypad" if self.equipment is Equipment.KEYPAD and self.glyphs == "keypad" else "scanner"


class Devices(Edge):
    """Every scanner, every keypad and the keyboard of a table.

    ``maps`` has the key map of each kind of pad; a script calls keys by their own names. ``pace``: the slowest scanner
    that types into the terminal, in seconds a character. ``words``: where words may be typed too. A port is opened
    again however often it is pulled out.
    """

    def __init__(
        self, reading: Reads, maps: Mapping[str, Mapping[str, str]], pace: float = 0.0, words: FreeText | None = None
    ) -> None:
        self.reading = reading
        self._words = words
        self._pace = pace
        self._noise = Noises()
        self._stalls: Stalls[Heard] = Stalls()
        self._heart = Heartbeat(self._stalls.beat, BEAT_SECONDS)
        self._used = KeysPrinted(None, keys.prints(keys.FOUR_BY_FOUR))  # the keys that were used last
        self._pressed = False  # some key was heard
        self.page = False  # this machine's own page of the table is open: it has keys
        self.keyboard: Keyboard | None = None
        self._attached = {
            "keyboard": Attached("keyboard", Equipment.KEYPAD, glyphs="terminal", held=HeldKeys()),
            SCRIPT: Attached(SCRIPT, Equipment.KEYPAD, glyphs=SCRIPT),
        }
        self._serials: list[PortAddress] = []  # ports named by somebody: ``auto`` must not find them
        self._hids: list[HidAddress] = []
        self._watches: list[Listener] = []
        self.remap(maps)

    def remap(self, maps: Mapping[str, Mapping[str, str]]) -> None:
        """Read keys by these maps from now on."""
        self.maps = {**maps, SCRIPT: keys.FOUR_BY_FOUR}
        for attached in self._attached.values():
            attached.prints = ()

    # --- opening ---

    def listen(self, scanners: Iterable[PortWish], keypads: Iterable[PortWish]) -> None:
        """Open the named devices, and look for those that are ``auto``. Raises Cannot for a bad address."""
        wanted = []
        for ports, equipment, kind in (
            (scanners, Equipment.SCANNER, DeviceKind.SCANNER),
            (keypads, Equipment.KEYPAD, DeviceKind.KEYPAD),
        ):
            for port in ports:
                if port.url == "auto":
                    wanted.append(kind)
                else:
                    self.open_port(port, equipment)
        if wanted:
            self._watches += (
                discovery.Watch(self._found, self.post, wanted=wanted, reserved=self._serials),
                evdev_hid.HidWatch(self._found, wanted=wanted, reserved=self._hids, quiet=Keyboard.available()),
            )
            for watch in self._watches:
                watch.start()

    def read_keyboard(self) -> Keyboard | None:
        """Read the terminal's keyboard, where there is one."""
        if Keyboard.available():
            self._heart.start()
            self.keyboard = Keyboard(self.post, self.maps["terminal"], pace=self._pace)
            self.keyboard.start()
        return self.keyboard

    def open_port(self, port: PortWish, equipment: Equipment, connect: Connect = connect) -> None:
        """Open one port and keep it open, however often it is pulled out. Raises Cannot for a bad address."""
        scanner = equipment is Equipment.SCANNER
        name = f"{equipment.value} {port.url}"
        attached = Attached(name, equipment, port.seat)
        try:
            if port.url.startswith(evdev_hid.SCHEME):
                hid = HidAddress.parse(port.url)
                self._hids.append(hid)
                typed: HidReader = evdev_hid.HidScanner(self.whole) if scanner else evdev_hid.HidPad()
                self.attach_hid(name, attached, hid, typed)
                return
            address = PortAddress.parse(port.url, serial_port.SCANNER_BAUD if scanner else serial_port.KEYPAD_BAUD)
        except serial_port.BadAddressError as bad:
            raise cannot("port-bad-address", device=port.url, field=bad.field, right=Several(bad.right)) from bad
        self._serials.append(address)
        reader: serial_port.Reader = framing.Framer(self.whole)
        if not scanner:
            reader = attached.pad = keys.KeypadReader()
        self.attach_serial(name, attached, address, reader, connect)

    @property
    def pads(self) -> bool:
        """Whether anybody at the table has keys under their hands: a pad, or the terminal's."""
        pads = (one.opened for one in self._attached.values() if one.equipment is Equipment.KEYPAD)
        return self.keyboard is not None or any(pads)

    @property
    def holding(self) -> bool:
        """Whether something is held back because the machine has stalled: with another device's it would be lost."""
        return self._stalls.holding

    def whole(self, text: str) -> bool:
        """Whether a text is one whole code, so that its end need not be waited for."""
        return self.reading.book.whole(text)

    def attach_serial(
        self,
        name: str,
        attached: Attached,
        address: PortAddress,
        reader: serial_port.Reader,
        connect: Connect = connect,
    ) -> None:
        """Read a serial port. Each opening has its own ``name``: late items of an earlier opening are dropped."""
        attached.absent = address.absent
        greeting = keys.ASK if attached.equipment is Equipment.KEYPAD else b""
        self._attach(
            name, attached, serial_port.SerialPort(name, address, reader, self.post, greeting=greeting, connect=connect)
        )

    def attach_hid(
        self, name: str, attached: Attached, address: HidAddress, reader: HidReader, grab: bool = True
    ) -> None:
        """Read a keyboard below the terminal."""
        attached.glyphs = "numeric-pad"
        self._attach(name, attached, HidPort(name, address, reader, self.post, grab=grab))

    def _attach(self, name: str, attached: Attached, opened: Listener) -> None:
        self._heart.start()
        attached.opened = opened
        self._attached[name] = attached
        opened.start()

    def detach(self, name: str) -> None:
        """Let go of a device."""
        attached = self._attached.pop(name)
        if attached.opened is not None:
            attached.opened.stop()

    def close(self) -> None:
        for opened in (self._heart, self.keyboard, *self._watches):
            if opened is not None:
                opened.stop()
        for name in list(self._attached):
            self.detach(name)

    # --- what is found, posted by other threads ---

    def _found(self, kind: DeviceKind, port: serial_port.SeenPort | HidAddress) -> None:
        url = port.written if isinstance(port, HidAddress) else port.path
        self.post(_ToOpen(PortWish(url), Equipment(kind.value)))

    # --- what they say ---

    def pause(self) -> float:
        """How soon a key that waits acts, what a stall has held back is released, noise may be over, and a keypad that
        has pinged is checked; never where there is none of them."""
        if any(attached.held and attached.held.waiting for attached in self._attached.values()):
            return REPEAT_SECONDS
        if self._stalls.holding:
            return AFTER_SECONDS
        if self._noise.due < NEVER:
            return CALM_SECONDS
        return GLANCE_SECONDS if any(a.pad and a.pad.pings for a in self._attached.values()) else NEVER

    def glance(self, now: float) -> Iterable[object]:
        """Keys behind which nothing has come, and how much noise there was. Keypads whose pings have stopped: they died
        without being pulled out, and that must be told too."""
        released, mixed = self._stalls.released(now)
        if mixed:
            yield alert("stalled", Sign.REFUSED)
        for item in released:
            yield from self._said(item)
        for device, more in self._noise.counted(now):
            if device in self._attached:
                id = f"{self._attached[device].what}-noise-more"
                yield game(id, Sign.ATTENTION, f"noise/{device}", more=more)
        for attached in [*self._attached.values()]:  # a key that acts here may open a device, or let go of one
            if attached.held is not None:
                yield from (self._key(attached, key, now) for key in attached.held.elapsed(now))
            if attached.pad is not None and attached.pad.dead(now) != attached.dead:
                attached.dead = not attached.dead
                yield Plugged(
                    Equipment.KEYPAD,
                    attached.device,
                    not attached.dead,
                    False,
                    now,
                    silent=attached.dead,
                    seat=attached.seat,
                )

    def take(self, item: Any) -> Iterable[object]:
        match item:
            case Heard(name, _, at) if name in self._attached:
                return () if self._stalls.holds(name, item, at) else self._said(item)
            case PortOpened(name, first, at) if name in self._attached:
                attached = self._attached[name]
                plugged = Plugged(attached.equipment, attached.device, True, first, at, seat=attached.seat)
                # Until somebody uses another device, they are called as on the one that has come.
                new = attached.equipment is Equipment.KEYPAD and not self._pressed
                return (*(self._printed(attached) if new else ()), plugged)
            case PortLost(name, at) if name in self._attached:
                attached = self._attached[name]
                if attached.pad is not None:
                    attached.pad.reset()  # it cannot ping now: its loss is told once
                    attached.dead = False
                return (Plugged(attached.equipment, attached.device, False, False, at, seat=attached.seat),)
            case PortRefused(name):
                return self.refused(self._attached.get(name), item)
            case discovery.Claimed(chip):
                return (alert("devices-brltty", description=chip),)
            case _ToOpen(port, equipment):
                self.open_port(port, equipment)
            case KeyboardGone():
                return (Leave(0),)
        return ()

    def _said(self, item: Heard) -> Iterable[object]:
        attached = self._attached.get(item.device)  # it may have been let go of since
        return () if attached is None else self._heard(attached, item.item, item.at)

    def hear(self, device: str, seat: Seat | None, heard: KeyGlyph | framing.Frame, at: float) -> Iterable[object]:
        """What a key or a frame becomes that came without any port, from a page. Its keys are those of a 4x4 pad."""
        attached = Attached(device, Equipment.KEYPAD, seat, glyphs=SCRIPT)
        return self._heard(self._attached.setdefault(device, attached), heard, at)

    def refused(self, attached: Attached | None, told: PortRefused) -> Iterable[object]:
        """A port does not open, and why."""
        address = told.device.partition(" ")[2] or told.device
        topic = f"equipment/{told.device}"
        return (alert(f"port-{told.reason.value}", None, topic, device=address, detail=told.detail or "empty"),)

    def _text(self, text: str, at: float) -> Iterable[object]:
        """What a line of free text becomes: a scanner that types has no text field."""
        frame = framing.Frame(text)
        known = any(isinstance(label, Known | Blank) for label in self.reading.book.read(frame))
        if known or self._words is None:
            return self.reading.scans(frame, "keyboard", None, at)
        return (self._words.typed(text, at),)

    def _heard(self, attached: Attached, heard: object, at: float) -> Iterable[object]:
        held = attached.held
        match heard:
            case KeyGlyph(glyph) | str(glyph):
                key = self.maps[attached.glyphs].get(glyph)
                pressed = [] if key is None else [key] if held is None else held.feed(key, at)
                self._pressed = self._pressed or key is not None
                return (*self._printed(attached, glyph), *(self._key(attached, key, at) for key in pressed))
        before = [self._key(attached, key, at) for key in held.flush()] if held is not None else []
        match heard:
            case Letters(forgotten):
                return (*before, answer("letters-forgotten" if forgotten else "letters-begun"))
            case TypedText(text):
                return (*before, *self._text(text, at))
            case TypedCode(text) if attached.device == "keyboard" and self._words and self._words.meant(heard):
                return (*before, *self._text(text, at))
            case TypedCode(text):
                heard = framing.Frame(text)
        return (*before, *self._framed(attached, heard, at))

    def at_hand(self) -> Iterable[KeysPrinted]:
        """How the keys are called before one was used: those of a keypad that was named and is plugged in, else the
        terminal's."""
        pads = (one for one in self._attached.values() if one.equipment is Equipment.KEYPAD)
        named = [one for one in pads if one.opened and not one.absent]
        return self._printed(named[0] if named else self._attached["keyboard"])

    def _printed(self, attached: Attached, glyph: str = "") -> Iterable[KeysPrinted]:
        """How the keys of this device are called, where another was used before it."""
        glyphs = self.maps[attached.glyphs]
        attached.prints = keys.prints_used(glyphs, glyph, attached.prints or keys.prints(glyphs))
        before, self._used = self._used, KeysPrinted(attached.seat, attached.prints)
        return () if before == self._used else (self._used,)

    def _key(self, attached: Attached, key: str, at: float) -> Key:
        return Key(key, attached.device, attached.seat, at)

    def _framed(self, attached: Attached, frame: Any, at: float) -> Iterable[object]:
        """What a frame becomes. Noise is said once, and then counted."""
        noise = frame.doubt if isinstance(frame, framing.Doubtful) and frame.doubt in NOISE else None
        if noise and self._noise.drowned(attached.device, noise, at):
            return ()
        if attached.what == "keypad":
            return (game("keypad-noise", Sign.ATTENTION, f"noise/{attached.device}"),)
        attached.readable = attached.readable or isinstance(frame, framing.Frame)
        if noise and not attached.readable:
            attached.unread += 1
            if attached.unread > 1:  # once may be the card; twice it is how the scanner is set
                return (game("scanner-unreadable", Sign.DOUBTFUL, f"noise/{attached.device}"),)
        scans = tuple(self.reading.scans(frame, attached.device, attached.seat, at))
        known = any(isinstance(scan, Scan) and isinstance(scan.label, Known) for scan in scans)
        if scans and not (noise or known) and self._noise.drowned(attached.device, None, at):
            return ()
        return scans


class _ToOpen(model.Frozen):
    """A scanner or keypad was found."""

    port: PortWish
    equipment: Equipment


def ports(written: Sequence[str]) -> tuple[PortWish, ...]:
    """The ports that the command line names. Raises Cannot."""
    try:
        return tuple(map(PortWish.parse, written))
    except ValueError as bad:
        raise cannot("port-bad-url", device=str(bad), detail="") from bad
