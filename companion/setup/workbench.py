"""The edge of a set-up: opens ports, outputs and the keyboard, keeps settings, and runs the loop.

    ports, keyboard, time ─ inbox ─ rules.turn ─ announcements to the table's voice, wishes carried out here

It knows how to do what the rules wish for, and brings back what came of it. It must never choose a question or judge
an answer.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from queue import Empty, SimpleQueue

from companion.commands.refusal import cannot
from companion.devices import discovery, evdev_hid
from companion.devices.evdev_hid import HidAddress, HidPad, HidPort, HidScanner
from companion.devices.heard import Heard, KeyboardGone, PortLost, PortOpened, PortRefused, Trouble
from companion.devices.holders import holders, running
from companion.devices.keyboard import Keyboard, KeyGlyph, TypedCode
from companion.devices.serial_port import (
    KEYPAD_BAUD,
    SCANNER_BAUD,
    BadAddressError,
    Connection,
    PortAddress,
    SeenPort,
    connect,
    list_ports,
)
from companion.devices.serial_port import Port as SerialPort
from companion.files import config, documents, venue
from companion.files.config import EarWish, Learned, Outputs, Port
from companion.files.documents import Faulty
from companion.files.venue import Venue
from companion.inputs import keys
from companion.inputs.codes import UnknownTokenError
from companion.inputs.framing import Doubtful, Frame, Framer
from companion.inputs.repeats import Repeats
from companion.inputs.script import KeyStep, ScanStep, Step, WaitStep, read_steps
from companion.journal.folder import DataLock
from companion.line.scripted import Copies
from companion.line.timers import Timers
from companion.line.transcript import line as transcript_line
from companion.mishap import tell_places
from companion.model import MAX_SEATS, TABLE, Announcement, Only, OwnText, Several, Word, alert, game, word
from companion.setup import install, rules, state
from companion.setup.install import Machine, NotWritten
from companion.setup.state import (
    INSTALLING,
    PARTS,
    WHOLE_AND_INSTALL,
    Back,
    Device,
    Drop,
    EarBack,
    Elapsed,
    Found,
    Input,
    Inspect,
    Inspected,
    Keep,
    Leave,
    ListOutputs,
    Look,
    Lost,
    NotKept,
    PlayOn,
    Pressed,
    Read,
    Refused,
    Role,
    Roll,
    Rolled,
    Sounding,
    Soundings,
    Speak,
    State,
    Trial,
    Try,
    TurnPads,
    Wish,
    Write,
    Written,
)
from companion.setup.trial import KEYPAD_SETTINGS, SCANNER_SETTINGS, Noise, Setting, judge
from companion.speech import outputs as sound
from companion.speech import player, troubles
from companion.speech.catalogue import Catalogue
from companion.speech.ears import EAR_DIGIT
from companion.speech.engine import EngineTrouble
from companion.speech.outputs import NoSound
from companion.speech.table_voice import Reports, TableVoice

INTERRUPTED = 130
LONGEST_WAIT = 30.0  # seconds without anything from the voice: it will not come
#: A board that is reset by being opened chatters first.
BOOT_SECONDS = keys.BOOT_SECONDS
MODEM_MANAGER = "ModemManager"
#: What comes so soon after a port was opened at another speed is what is left of the scan before.
REOPENED_SECONDS = 0.3


def set_up(options: argparse.Namespace) -> int:
    """``companion setup``: the whole of it, or a part; the exit code."""
    here = venue.enter(options.data or config.data_folder(), options.lang)
    todo = WHOLE_AND_INSTALL if options.part is None else PARTS[options.part]
    if options.install or options.uninstall:
        todo = INSTALLING
    script = None
    if options.script:
        path = Path(options.script)
        lines = sys.stdin if options.script == "-" else documents.read_text(path).splitlines()
        script = read_steps(lines, path)
    with Workbench(options, here, Machine(data=options.data)) as bench:
        bench.begin(todo, undoing=options.uninstall)
        if script is not None:
            return bench.play_script(script)
        bench.obey_signals()
        bench.listen()
        return bench.run()


class Workbench:
    """One set-up and everything at its edges. Use it in a ``with``."""

    def __init__(
        self,
        options: argparse.Namespace,
        here: Venue,
        machine: Machine,
        connect: Callable[[PortAddress], Connection] = connect,
    ) -> None:
        self.inbox: SimpleQueue[object] = SimpleQueue()
        self._options = options
        self._venue = here
        self._machine = machine
        self._connect = connect
        self._named = tuple(dict.fromkeys(self._named_devices()))
        self._looking = False
        self._virtual = bool(options.mute and options.script)  # time moves only as the script says
        self._now = 0.0
        self._timers = Timers()
        self._edges = ExitStack()
        self._open: dict[str, SerialPort | HidPort] = {}  # by url
        self._names: dict[str, str] = {}  # url → the name of its present opening: what an earlier one says is stale
        self._openings = 0
        self._deaf_until: dict[str, float] = {}
        self._pads: dict[str, str] = {}  # url of a keypad → its kind
        self._repeats = Repeats()
        self._maps = here.key_maps()
        self._tone = here.tone
        self._leaving: int | None = None
        self.state = State((), here.tone)

    def __enter__(self) -> Workbench:
        try:
            self._edges.enter_context(DataLock(self._venue.folder))
            self._speak_on(self._venue.outputs(self._options.output).table)
        except BaseException:
            self._edges.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for url in list(self._open):
            self._drop(url)
        self.voice.close()
        self._edges.close()

    # --- the voice ---

    def _speak_on(self, table: str | None) -> None:
        """A voice for the table, and one for each other output, so that each can be asked for by ear."""
        self._sounding, self._silent = self._outputs(table)
        used = next((output for output in self._sounding if output.table), None)
        others = tuple(EarWish((output.number,), output.id) for output in self._sounding if not output.table)
        self.voice = TableVoice(
            self._venue.catalogue(self._tone),
            self._tone,
            self._venue.engine_voices,
            Reports(
                self._shown,
                self._voice_trouble,
                lambda _: self._say([alert("loudspeaker-lost")]),
                lambda: self._say([alert("loudspeaker-back")]),
                lambda _: self._say([alert("earphone-lost")]),
                self._ear_back,
                self._natural_trouble,
            ),
            self.inbox.put,
            Outputs(used.id if used else None, others),
            mute=self._options.mute,
            voice_files=self._venue.voice_files,
        )
        for ear in self.voice.says.all:
            self.voice.says.prove(ear.output)  # nothing private is said here; who hears what is what is asked

    def _outputs(self, table: str | None) -> tuple[tuple[Sounding, ...], Word | None]:
        if self._options.mute:
            return (), word("setup-mute")
        try:
            devices = player.devices()
        except NoSound as fault:
            return (), word(f"no-sound-{fault.reason.value}")
        used = sound.find(table, devices) if table else next((d for d in devices if d.default), devices[0])
        order = [used, *(device for device in devices if device is not used)][:MAX_SEATS]
        return tuple(Sounding(n, d.id, d.name, d is used) for n, d in enumerate(order, 1)), None

    def _ear_back(self, output: str) -> None:
        self.voice.says.prove(output)
        self.take(EarBack())

    def _voice_trouble(self, trouble: EngineTrouble) -> None:
        self._say([troubles.told(trouble)])

    def _natural_trouble(self, trouble: EngineTrouble) -> None:
        self._say([alert("natural-failed", lang=trouble.lang)])

    def _shown(self, said: Announcement) -> None:
        """A line, when its speech starts. The digit of an ear is not for the eye that watches."""
        words = self.voice.catalogue
        if said.audience == TABLE:
            print(transcript_line(said, words), flush=True)
        elif isinstance(said.audience, Only):
            hidden = said.id == EAR_DIGIT and not self._options.show_private
            print(f"[output {said.audience.seat}] {'(private)' if hidden else words.text(said)}", flush=True)

    def _say(self, said: Iterable[Announcement]) -> None:
        self.voice.says.say([self._audible(line) for line in said])

    def _audible(self, said: Announcement) -> Announcement:
        """The line, or to the table that the output it is for cannot be heard."""
        if not isinstance(said.audience, Only):
            return said
        seat = said.audience.seat
        present = any(seat in ear.seats and not ear.lost for ear in self.voice.says.all)
        return said if present else game("setup-output-dead", None, said.topic)

    # --- beginning and end ---

    def begin(self, todo: tuple[state.Step, ...], *, undoing: bool = False) -> None:
        """The first question."""
        here = self._venue
        others = sorted(here.voices, key=lambda lang: lang != here.tone.lang)
        hello = word("setup-hello")
        self.state = State(
            todo,
            here.tone,
            languages=tuple(OwnText(name, voice.name) for name, voice in here.voices.items()),
            hellos=tuple(OwnText(lang, Catalogue(lang).text(hello)) for lang in others),
            outputs=here.settings.outputs,
            turned=here.settings.turned_pads,
            undoing=undoing,
        )
        if not self._virtual:
            self._now = time.monotonic()
        if self.voice.fault is not None:
            self._say([game("no-sound", reason=word(f"no-sound-{self.voice.fault.reason.value}"))])
        self._take(lambda: rules.begin(self.state))

    def obey_signals(self) -> None:
        """Leave cleanly when asked to."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: self.inbox.put(_Leave(INTERRUPTED)))

    def listen(self) -> None:
        """Read the terminal's keyboard, where there is one."""
        if Keyboard.available():
            keyboard = Keyboard(self.inbox.put, self._maps["terminal"])
            keyboard.start()
            self._edges.callback(keyboard.stop)

    # --- the loop ---

    def run(self) -> int:
        """Until somebody leaves or all is set up; the exit code."""
        while self._leaving is None:
            item = self._next()
            if isinstance(item, _Leave):
                self.voice.says.silence()
                return item.code
            if isinstance(item, KeyboardGone):
                return 0
            self._handle(item)
        self._finish()
        return self._leaving

    def play_script(self, steps: Iterable[Step]) -> int:
        """Keys and scans from a script, to its end or that of the set-up; ``wait`` lets time pass."""
        copies = Copies(self._venue.book)
        for step in steps:
            if self._leaving is not None:
                break
            self.settle(0.0)
            match step:
                case KeyStep(key):
                    self._heard("script", key)
                case ScanStep(what):
                    try:
                        code = copies.code(what, frozenset())
                    except UnknownTokenError as unknown:
                        near = Several(unknown.close)
                        raise cannot("unknown-script-token", line=step.line, what=step.what, near=near) from None
                    self._heard("script", TypedCode(code))
                case WaitStep(seconds):
                    self.settle(seconds)
        self._finish()
        return 0

    def settle(self, seconds: float) -> None:
        """Let so much time pass; with sound, at least until all has been said."""
        if self._virtual:
            until = self._now + seconds
            while (due := self._timers.next()) is not None and due[0] <= until:
                self._now = due[0]
                self._handle(None)
            self._now = until
            while not self.inbox.empty():
                self._handle(self.inbox.get())
            return
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0 or self.voice.says.busy:
            self._handle(self._next(max(left, 0.05)))

    def _next(self, seconds: float = float("inf")) -> object:
        """The next item; None when a timer has run out or so much time has passed."""
        due = self._timers.next()
        left = min(seconds, float("inf") if due is None else max(0.0, due[0] - time.monotonic()))
        try:
            return self.inbox.get(timeout=None if left == float("inf") else left)
        except Empty:
            return None

    def _finish(self) -> None:
        """Until all has been said."""
        while self.voice.says.busy:
            try:
                item = self.inbox.get(timeout=LONGEST_WAIT)
            except Empty:
                return
            if isinstance(item, _Leave):
                return
            if callable(item):
                item()

    def _handle(self, item: object) -> None:
        """One item of the inbox; None: only time has passed. A fault of ours ends no set-up."""
        if not self._virtual:
            self._now = time.monotonic()
        try:
            while (due := self._timers.next()) is not None and due[0] <= self._now:
                self._timers.spent(due[1])
                self.take(Elapsed(due[1]))
            match item:
                case Heard(device, heard, _):
                    self._heard(device, heard)
                case PortOpened(device, first, _) if not first and (url := self._url(device)):
                    self.take(Back(url))
                case PortLost(device, _) if url := self._url(device):
                    self.take(Lost(url))
                case PortRefused(device, reason, detail, _) if url := self._url(device):
                    self.take(Refused(url, _refused(url, reason, detail), reason is Trouble.NO_SUCH_SETTING))
                case Found():
                    self._looking = False
                    self.take(item)
                case _ if callable(item):
                    item()
        except OSError:
            raise
        except Exception:
            tell_places()
            self._say([alert("inner-fault")])

    def _url(self, device: str) -> str | None:
        return next((url for url, name in self._names.items() if name == device), None)

    def _heard(self, device: str, heard: object) -> None:
        url = self._url(device)
        if url is None and device not in ("keyboard", "script"):
            return
        match heard:
            case KeyGlyph(glyph):
                self._pressed(glyph, "terminal", "")
            case str(glyph):
                self._pressed(glyph, self._pads.get(url or "", "keypad"), url or "")
            case TypedCode(text):
                self._read(url or "", Frame(text))
            case Frame() | Doubtful() | Noise():
                self._read(url or "", heard)

    def _pressed(self, glyph: str, pad: str, url: str) -> None:
        key = keys.key_of(glyph, self._maps[pad])
        if key is None:
            return
        says = self.voice.says
        speaking, unsaid = says.speaking(), says.waiting()
        if key == "#":
            says.skip()
        else:  # whoever answers has heard enough
            says.silence()
        self.take(Pressed(key, pad, url, speaking=speaking, unsaid=unsaid))

    def _read(self, url: str, frame: Frame | Doubtful | Noise) -> None:
        labels = () if isinstance(frame, Noise) else self._venue.book.read(frame)
        text = frame.text if isinstance(frame, Frame) else ""
        if self._now < self._deaf_until.get(url, 0.0):
            return
        if not (text and self._repeats.again(f"{url} {text}", self._now)):
            self.take(Read(url, judge(frame, labels), text))

    def take(self, input: Input) -> None:
        """One input, and what comes of it."""
        self._take(lambda: rules.turn(self.state, input))

    def _take(self, turning: Callable[[], rules.Turn]) -> None:
        turn = turning()
        self.state = turn.state
        self._timers.wish(turn.state.timers, self._now)
        # What is said of a voice is said in it.
        for wish in turn.wishes:
            if isinstance(wish, Speak | PlayOn):
                self._do(wish)
        self._say(turn.said)
        for wish in turn.wishes:
            if not isinstance(wish, Speak | PlayOn):
                self._do(wish)

    # --- wishes ---

    def _do(self, wish: Wish) -> None:
        match wish:
            case Look() if not self._looking:
                self._looking = True
                used = tuple(self._open)
                if self._virtual:
                    self._look(used)
                else:
                    threading.Thread(target=self._look, args=(used,), name="look", daemon=True).start()
            case Try(trial):
                self._try(trial)
            case Drop(url):
                self._drop(url)
            case ListOutputs():
                table = next((output.id for output in self._sounding if output.table), None)
                before = {output.id for output in self._sounding}
                now = {output.id for output in self._outputs(None)[0]}
                if now != before:  # something has been plugged in or pulled out
                    self.voice.close()
                    self._speak_on(table if table in now else None)
                self.take(Soundings(self._sounding, self._silent))
            case PlayOn(id):
                self.voice.close()
                self._speak_on(id)
            case Roll():
                self.take(Rolled(random.randint(1, 8)))
            case Speak(tone):
                self._tone = tone
                self.voice.turn(tone, self._venue.catalogue(tone))
            case TurnPads(turned):
                self._maps = self._venue.key_maps(turned)
            case Keep(changes):
                try:
                    Learned(self._venue.folder).save(dict(changes), whole=("outputs",))
                except Faulty as refused:
                    self.take(NotKept(refused.faults[0].word()))
            case Inspect(step):
                standing, where = install.inspect(step, self._machine)
                self.take(Inspected(step, standing.value, where))
            case Write(step, undo):
                try:
                    (install.undo if undo else install.write)(step, self._machine)
                except NotWritten as refused:
                    self.take(Written(step, refused.why, refused.command))
                else:
                    self.take(Written(step))
            case Leave():
                self._leaving = 0

    # --- ports ---

    def _try(self, trial: Trial) -> None:
        url = trial.device.url
        if url in self._open:  # at another speed: the rest of a scan may still be on its way
            self._deaf_until[url] = self._now + REOPENED_SECONDS
        self._drop(url)
        self._openings += 1
        name = self._names[url] = f"{self._openings} {url}"
        opened: SerialPort | HidPort
        if trial.device.typing:
            reader = HidPad() if trial.keypad else HidScanner()
            grab = trial.device.role is not Role.TYPING
            if not grab:
                reader = evdev_hid.listening()
            opened = HidPort(name, HidAddress.parse(url), reader, self.inbox.put, grab=grab)
            self._pads[url] = "numeric-pad"
        else:
            baud = KEYPAD_BAUD if trial.keypad else SCANNER_BAUD
            address = PortAddress.parse(trial.written, baud)
            greeting = keys.ASK if trial.keypad else b""
            listening = _PadReader() if trial.keypad else _ScannerReader()
            opened = SerialPort(name, address, listening, self.inbox.put, greeting=greeting, connect=self._connect)
            self._pads[url] = "keypad"
        self._open[url] = opened
        opened.start()

    def _drop(self, url: str) -> None:
        if url in self._open:
            self._open.pop(url).stop()
            del self._names[url]

    def _look(self, used: tuple[str, ...]) -> None:
        """Look what is plugged in; in a thread of its own, for asking a chip takes 2.5 s. What we use is not asked."""
        try:
            self.inbox.put(self._seen(used))
        except Exception:  # a fault of ours here must not be a wait for ever
            tell_places()
            self.inbox.put(Found(self._named))

    def _seen(self, used: tuple[str, ...]) -> Found:
        devices = list(self._named)
        taken = {os.path.realpath(device.url) for device in devices} | {os.path.realpath(url) for url in used}
        ports = [port for port in list_ports() if port.vid and os.path.realpath(port.path) not in taken]
        found = discovery.find(listed=lambda: ports)
        for port in (*found.scanners, *found.keypads, *found.unknown):
            devices.append(Device(port.by_id or port.path, _role(port, found)))
        trouble = [_trouble(told) for told in found.trouble]
        hindered = None
        typing = [seen for seen in evdev_hid.list_hid() if not any(_means(device, seen) for device in devices)]
        if not evdev_hid.installed():
            hindered = word("setup-no-evdev")
        else:
            for seen in typing:
                sure = {discovery.Kind.SCANNER: Role.SCANNER, discovery.Kind.KEYPAD: Role.KEYPAD}.get(seen.kind)
                if sure is None and not os.access(seen.path, os.R_OK):
                    hindered = word("port-no-permission", device=seen.path, detail="input")
                    continue
                devices.append(Device(seen.address, sure or Role.TYPING))
        return Found(tuple(dict.fromkeys(devices)), tuple(trouble), hindered)

    def _named_devices(self) -> Iterable[Device]:
        """What the command line or the settings name. Raises Cannot."""
        settings = self._venue.settings
        for written, kept, role in (
            (self._options.scanner, settings.scanners, Role.SCANNER),
            (self._options.keypad, settings.keypads, Role.KEYPAD),
        ):
            for port in [_port(text) for text in written] or kept:
                if port.url != "auto":
                    yield _device(port.url, role)


class _Leave:
    """Posted to leave with this exit code."""

    def __init__(self, code: int) -> None:
        self.code = code


def _port(text: str) -> Port:
    try:
        return Port.parse(text)
    except ValueError as bad:
        raise cannot("port-bad-url", device=text, detail="") from bad


def _device(url: str, role: Role) -> Device:
    """A device that somebody named. Raises Cannot for an address that can never be opened."""
    usual = (SCANNER_SETTINGS if role is Role.SCANNER else KEYPAD_SETTINGS)[0]
    try:
        if url.startswith(evdev_hid.SCHEME):
            return Device(HidAddress.parse(url).written, role, named=True)
        address = PortAddress.parse(url, usual.baud)
    except BadAddressError as bad:
        raise cannot("port-bad-address", device=url, field=bad.field, right=Several(bad.right)) from bad
    return Device(address.url, role, Setting(address.baud, address.parity, address.bits), named=True)


def _means(device: Device, seen: evdev_hid.SeenHid) -> bool:
    return device.typing and HidAddress.parse(device.url).means(seen)


def _role(port: SeenPort, found: discovery.Found) -> Role:
    """Sure is only what answered as a keypad, or has a scanner maker's own number."""
    if port in found.keypads:
        return Role.KEYPAD
    sure = any(row.vid == port.vid and row.sure for row in discovery.SCANNERS)
    return Role.SCANNER if port in found.scanners and sure else Role.UNKNOWN


def _trouble(told: discovery.Claimed | PortRefused) -> Word:
    if isinstance(told, discovery.Claimed):
        return word("devices-brltty", description=told.chip)
    return _refused(told.device, told.reason, told.detail)


def _refused(url: str, reason: Trouble, detail: str) -> Word:
    """Why a port does not open, and what to do. Of a port that is taken: by whom, if that can be known."""
    if reason is Trouble.BUSY:
        programs = holders(detail or url)
        if MODEM_MANAGER in programs or (not programs and running(MODEM_MANAGER)):
            return word("setup-modem-manager", device=url)
        if programs:
            return word("setup-taken", device=url, programs=Several(programs))
    return word(f"port-{reason.value}", device=url, detail=detail or "empty")


# --- readers that hear noise -------------------------------------------------------------------------------


class _ScannerReader:
    """A framer that tells when bytes have come and no frame was in them: a wrong speed can sound like that."""

    def __init__(self) -> None:
        self._framer = Framer()
        self._bytes = self._frames = False

    @property
    def pending(self) -> bool:
        return self._framer.pending or self._bytes

    def opened(self, at: float) -> None:
        self._framer.reset()
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


class _PadReader:
    """A keypad reader that tells of bytes that are no line of a keypad's, once the boot is over."""

    def __init__(self) -> None:
        self._keys = keys.KeypadReader()
        self._booted = 0.0
        self._bytes = False
        self._before: float | None = None

    @property
    def pending(self) -> bool:
        return self._keys.pending or self._bytes

    def opened(self, at: float) -> None:
        self._keys.opened(at)
        self._booted = at + BOOT_SECONDS
        self._bytes = False
        self._before = None

    def feed(self, data: bytes, at: float) -> list[str | Noise]:
        if not self._bytes:
            self._bytes, self._before = True, self._keys.last_heard
        return [*self._keys.feed(data, at)]

    def silence(self, at: float) -> list[str | Noise]:
        found: list[str | Noise] = [*self._keys.silence(at)]
        if not found and self._bytes and self._keys.last_heard == self._before and at > self._booted:
            found = [Noise()]
        self._bytes = False
        return found
