"""The composition root: builds the line for one evening and runs its consumer loop.

    ports, keyboard ─ inbox ─ Reading ─ Line ─ TableVoice ─ ears; the lines to standard output

Only here meet threads, clocks and chance: every edge posts to the inbox, and this loop alone takes from it. It must
never judge what an input means.
"""

from __future__ import annotations

import argparse
import errno
import gc
import random
import signal
import sys
import tempfile
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Self

from companion.commands import demo, enquiries
from companion.commands.refusal import Cannot, cannot, of_files, of_journal, of_output
from companion.devices import discovery, evdev_hid
from companion.devices.evdev_hid import HidAddress, HidPort
from companion.devices.heard import Heard, KeyboardGone, PortLost, PortOpened, PortRefused, Trouble
from companion.devices.keyboard import Keyboard, KeyGlyph, TypedCode
from companion.devices.serial_port import KEYPAD_BAUD, SCANNER_BAUD, BadAddressError, PortAddress, SeenPort
from companion.devices.serial_port import Port as SerialPort
from companion.files import config, documents, venue
from companion.files.config import Learned, Port
from companion.files.documents import Fault, Faulty
from companion.files.venue import Venue
from companion.games import GAMES
from companion.inputs import keys
from companion.inputs.codes import CodeBook, UnknownTokenError
from companion.inputs.framing import Doubtful, Frame, Framer
from companion.inputs.reading import Reading
from companion.inputs.script import ScanStep, Step, WaitStep, read_steps
from companion.journal import folder as games_folder
from companion.journal.faults import JournalError
from companion.journal.folder import DataLock
from companion.journal.store import Journal
from companion.line.foresight import Foresight
from companion.line.line import Edge, Inputs, Line, Takes
from companion.line.scripted import Copies, Scripted
from companion.line.transcript import line as transcript_line
from companion.mishap import tell_places
from companion.model import (
    Announcement,
    Arg,
    Equipment,
    Key,
    OwnTone,
    Plugged,
    Several,
    Tone,
    Urgency,
    alert,
    game,
    replace,
    word,
)
from companion.session import events_of
from companion.session.asking import ear_of
from companion.session.events import ToneChanged
from companion.session.state import Ear, Wishes
from companion.speech import player, troubles, voices
from companion.speech.catalogue import Catalogue
from companion.speech.engine import EngineTrouble
from companion.speech.engine import Trouble as VoiceTrouble
from companion.speech.outputs import NoSound, OutputRefused, SoundFault
from companion.speech.table_voice import Reports, TableVoice
from companion.version import VERSION

INTERRUPTED = 130
KEYPAD_GLANCE_SECONDS = 5.0
SOUND_GLANCE_SECONDS = 0.5
#: Troubles with a natural voice that its owner can do something about.
WITH_A_FILE = (VoiceTrouble.NO_PACKAGE, VoiceTrouble.NO_FILE, VoiceTrouble.BAD_FILE, VoiceTrouble.WRONG_LANGUAGE)


@dataclass(frozen=True, slots=True)
class Leave:
    """Posted to end the evening with this exit code."""

    code: int


@dataclass(frozen=True, slots=True)
class _FromScript:
    """A step that was read, what is wrong with its line, or None at the script's end."""

    told: Step | Faulty | None


# --- one evening, or one lesson ---


class Loop(ABC):
    """The consumer loop of one line, with everything at its edges. Use it in a ``with``."""

    line: Takes

    def __init__(self, options: argparse.Namespace, venue: Venue, book: CodeBook) -> None:
        self.inbox: SimpleQueue[object] = SimpleQueue()
        self._options = options
        self._venue = venue
        self._edges = ExitStack()
        self._seats: dict[str, int | None] = {}  # device → the seat it is bound to
        self._reserved: list[PortAddress] = []  # what somebody named is not auto's to take
        self._keypads: dict[str, keys.KeypadReader] = {}
        self._dead: set[str] = set()  # keypads whose pings have stopped
        self._keyboard: Keyboard | None = None
        self._heard_of_devices = 0
        self._virtual = bool(options.mute and options.script)  # time moves only as the script says
        self._reading = Reading(book)
        self._copies = Copies(book)
        self._hids: list[HidAddress] = []
        self._number_pads: set[str] = set()
        self._maps = venue.key_maps()
        self._terminal = self._maps["terminal"]

    def __enter__(self) -> Self:
        try:
            self._begin()
        except BaseException:
            self._edges.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._edges.close()

    def _begin(self) -> None:
        options, venue = self._options, self._venue
        self._edges.enter_context(DataLock(venue.folder))
        self.voice = TableVoice(
            venue.catalogue(),
            venue.tone,
            venue.engine_voices,
            Reports(
                *(self._shown, self._voice_trouble, self._sound_lost, self._sound_back),
                *(self._ear_lost, self._ear_back, self._natural_trouble),
            ),
            self.inbox.put,
            venue.outputs(options.output),
            mute=options.mute,
            voice_files=venue.voice_files,
            recordings=venue.recordings,
        )
        self._edges.callback(self.voice.close)
        self.line = self._new_line()
        self._edges.callback(self.line.close)
        if self.voice.fault is not None:
            self.line.say([game("no-sound", reason=word(f"no-sound-{self.voice.fault.reason.value}"))])

    @abstractmethod
    def _new_line(self) -> Takes:
        """The line behind the voice, which is there already."""

    @abstractmethod
    def open(self) -> None:
        """Say what comes first."""

    def _look_ahead(self) -> bool:
        """What there is to do while the inbox is empty; whether there is more of it to do at once."""
        return False

    # --- its edges ---

    def obey_signals(self) -> None:
        """Leave cleanly when asked to: never in the middle of an input."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: self.inbox.put(Leave(INTERRUPTED)))

    def listen(self) -> None:
        """Open scanners, keypads and the terminal's keyboard."""
        venue, options = self._venue, self._options
        scanners = _ports(options.scanner) or venue.settings.scanners or (Port("auto"),)
        keypads = _ports(options.keypad) or venue.settings.keypads or (Port("auto"),)
        wanted = []
        for ports, equipment, kind in (
            (scanners, Equipment.SCANNER, discovery.Kind.SCANNER),
            (keypads, Equipment.KEYPAD, discovery.Kind.KEYPAD),
        ):
            for port in ports:
                if port.url == "auto":
                    wanted.append(kind)
                else:
                    self.open_port(port, equipment)
        if wanted:
            watch = discovery.Watch(self._discovered, self.inbox.put, wanted=wanted, reserved=self._reserved)
            watch.start()
            self._edges.callback(watch.stop)
            typing = evdev_hid.HidWatch(
                self._typing_found, wanted=wanted, reserved=self._hids, quiet=Keyboard.available()
            )
            typing.start()
            self._edges.callback(typing.stop)
        if Keyboard.available():
            self._keyboard = Keyboard(self.inbox.put, self._terminal)
            self._keyboard.start()
            self._edges.callback(self._keyboard.stop)

    def open_port(self, port: Port, equipment: Equipment) -> None:
        """Open one port and keep it open, however often it is pulled out. Raises Cannot for a bad address."""
        scanner = equipment is Equipment.SCANNER
        device = f"{equipment.value} {port.url}"
        try:
            if port.url.startswith(evdev_hid.SCHEME):
                self._open_typing(device, HidAddress.parse(port.url), port.seat, scanner)
                return
            address = PortAddress.parse(port.url, SCANNER_BAUD if scanner else KEYPAD_BAUD)
        except BadAddressError as bad:
            raise cannot("port-bad-address", device=port.url, field=bad.field, right=Several(bad.right)) from bad
        reader: _Frames | keys.KeypadReader = _Frames()
        if not scanner:
            reader = self._keypads[device] = keys.KeypadReader()
        self._seats[device] = port.seat
        self._reserved.append(address)
        greeting = b"" if scanner else keys.ASK
        opened = SerialPort(device, address, reader, self.inbox.put, greeting=greeting)
        opened.start()
        self._edges.callback(opened.stop)

    def _open_typing(self, device: str, address: HidAddress, seat: int | None, scanner: bool) -> None:
        self._seats[device] = seat
        self._hids.append(address)
        if not scanner:
            self._number_pads.add(device)
        reader = evdev_hid.HidScanner() if scanner else evdev_hid.HidPad()
        opened = HidPort(device, address, reader, self.inbox.put)
        opened.start()
        self._edges.callback(opened.stop)

    def _typing_found(self, kind: discovery.Kind, address: HidAddress) -> None:
        equipment = Equipment.SCANNER if kind is discovery.Kind.SCANNER else Equipment.KEYPAD
        self.inbox.put(lambda: self.open_port(Port(address.written), equipment))

    def _discovered(self, kind: discovery.Kind, port: SeenPort) -> None:
        equipment = Equipment.SCANNER if kind is discovery.Kind.SCANNER else Equipment.KEYPAD
        self.inbox.put(lambda: self.open_port(Port(port.path), equipment))

    # --- the loop ---

    def run(self) -> int:
        """Take from the inbox until somebody leaves; the exit code."""
        while True:
            item = self._next()
            if isinstance(item, Leave):
                return self._left(item.code)
            if isinstance(item, KeyboardGone):
                return self._left(0)
            try:
                self.handle(item)
            except (Cannot, OSError):
                raise
            except Exception:  # a fault of ours at the edges must not end an evening either
                self.line.mishap()

    def _next(self, until: float | None = None) -> object:
        """The next item; None when a timer has run out or ``until`` has come."""
        self.line.settle()
        while self.inbox.empty() and self._look_ahead():
            pass
        due = None if self._virtual else self.line.timers.next()
        moment = min(float("inf") if until is None else until, float("inf") if due is None else due[0])
        if any(keypad.pings for keypad in self._keypads.values()):
            moment = min(moment, time.monotonic() + KEYPAD_GLANCE_SECONDS)
        try:
            return self.inbox.get(timeout=None if moment == float("inf") else max(0.0, moment - time.monotonic()))
        except Empty:
            return None

    def _glance_at_keypads(self, now: float) -> None:
        """A keypad whose pings stop has died without being pulled out: that must not be silent either."""
        for device, keypad in self._keypads.items():
            dead = keypad.dead(now)
            if dead != (device in self._dead):
                self._dead ^= {device}
                self.line.take(Plugged(Equipment.KEYPAD, device, not dead, False, now))

    def handle(self, item: object) -> None:
        """One item of the inbox; None: only time has passed."""
        now = getattr(item, "at", None) or time.monotonic()
        self.line.elapse(now)
        self._glance_at_keypads(now)
        match item:
            case None:
                return
            case Heard(device, heard, at):
                self._heard(device, heard, at)
            case PortOpened(device, first, at):
                self.line.take(Plugged(_equipment(device), device, True, first, at))
            case PortLost(device, at):
                if device in self._keypads:
                    self._keypads[device].reset()  # it cannot ping: that is told once
                    self._dead.discard(device)
                self.line.take(Plugged(_equipment(device), device, False, False, at))
            case PortRefused(device, reason, detail):
                self.line.say([_port_refused(device, reason, detail)])
            case discovery.Claimed(chip):
                self.line.say([alert("devices-brltty", description=chip)])
            case _ if callable(item):
                item()
        if isinstance(item, Heard | PortOpened):
            self._heard_of_devices += 1

    def _heard(self, device: str, heard: object, at: float) -> None:
        seat = self._seats.get(device)
        match heard:
            case Frame() | Doubtful():
                self._scanned(heard, device, seat, at)
            case TypedCode(text):
                self._scanned(Frame(text), device, seat, at)
            case KeyGlyph(glyph):
                self._pressed(keys.key_of(glyph, self._terminal), device, seat, at)
            case str(glyph):
                pad = self._maps["numeric-pad" if device in self._number_pads else "keypad"]
                self._pressed(keys.key_of(glyph, pad), device, seat, at)

    def _scanned(self, frame: Frame | Doubtful, device: str, seat: int | None, at: float) -> None:
        for scan in self._reading.scans(frame, device, seat, at):
            self.line.take(scan)

    def _pressed(self, key: str | None, device: str, seat: int | None, at: float) -> None:
        if key is not None:
            self.line.take(Key(key, device, seat, at))

    def _left(self, code: int) -> int:
        self.line.settle()
        self.voice.says.silence()
        if self.line.unfinished:
            _tell(self.voice.catalogue.text(word("left")))
        return code

    # --- for whoever plays at this table from another thread ---

    @property
    def heard(self) -> int:
        """What the devices have reported and the line has taken."""
        return self._heard_of_devices

    @property
    def quiet(self) -> bool:
        """Whether nothing is being said or waits to be taken."""
        return self.inbox.empty() and not self.voice.says.busy

    @property
    def unsaid(self) -> bool:
        """Whether lines wait behind the one that is being said."""
        return not self.inbox.empty() or self.voice.says.waiting()

    def begin(self) -> None:
        """Open the table, in the consumer loop."""
        self.inbox.put(self.open)

    def tell(self, said: Announcement) -> None:
        """Say this, in the consumer loop."""
        self.inbox.put(lambda: self.line.say([said]))

    def leave(self) -> None:
        """End the evening."""
        self.inbox.put(Leave(0))

    def code(self, what: str) -> str:
        """The code to scan for a token as a script names it."""
        return self._copies.code(what, self.line.spent)

    # --- scripts ---

    def _now(self) -> float:
        return 0.0 if self._virtual else time.monotonic()

    def play_script(self, steps: Iterable[Step]) -> int:
        """Play a script as its lines come; in virtual time where nothing is heard, else as time passes."""
        # A thread reads it: whoever writes the lines may wait for an answer, and signals and speech go on meanwhile.
        threading.Thread(target=self._read_script, args=(steps,), name="script", daemon=True).start()
        scripted = Scripted(self.line, self._reading)
        come: deque[Step] = deque()
        ended = False
        until = 0.0  # a "wait" is not over before
        while come or not ended or self.voice.says.busy:
            item = self._next(until if come else None)
            match item:
                case Leave(code):
                    return self._left(code)
                case _FromScript(told=Faulty() as refused):
                    raise refused
                case _FromScript(told=None):
                    ended = True
                case _FromScript(told=step) if step is not None and not isinstance(step, Faulty):
                    come.append(step)
                case None if come and (self._virtual or time.monotonic() >= until):
                    step = come.popleft()
                    if isinstance(step, WaitStep) and not self._virtual:
                        until = time.monotonic() + step.seconds
                        continue
                    if not self._virtual:
                        scripted.now = time.monotonic()
                        self.line.elapse(scripted.now)
                    self._play_step(scripted, step)
                case _:
                    self.handle(item)
        self.line.settle()
        return 0

    def _read_script(self, steps: Iterable[Step]) -> None:
        try:
            for step in steps:
                self.inbox.put(_FromScript(step))
            self.inbox.put(_FromScript(None))
        except Faulty as refused:
            self.inbox.put(_FromScript(refused))

    def _play_step(self, scripted: Scripted, step: Step) -> None:
        try:
            scripted.play(step)
        except UnknownTokenError as unknown:
            assert isinstance(step, ScanStep)
            raise cannot("unknown-script-token", line=step.line, what=step.what, near=Several(unknown.close)) from None

    # --- what the edges report ---

    def _shown(self, announcement: Announcement) -> None:
        _tell(transcript_line(announcement, self.voice.words(announcement), self._options.show_private))

    def _voice_trouble(self, trouble: EngineTrouble) -> None:
        self.line.say([troubles.told(trouble)])

    def _natural_trouble(self, trouble: EngineTrouble) -> None:
        known = trouble.trouble in WITH_A_FILE
        id = f"natural-{trouble.trouble.value}" if known else "natural-failed"
        self.line.say([alert(id, lang=trouble.lang, **({"file": trouble.detail} if known else {}))])

    def _sound_lost(self, fault: SoundFault) -> None:
        self.line.take(Plugged(Equipment.LOUDSPEAKER, fault.value, False, False, time.monotonic()))

    def _sound_back(self) -> None:
        self.line.take(Plugged(Equipment.LOUDSPEAKER, "", True, False, time.monotonic()))

    def _ear_lost(self, output: str) -> None:
        self.line.take(Plugged(Equipment.EARPHONE, output, False, False, time.monotonic()))

    def _ear_back(self, output: str) -> None:
        self.line.take(Plugged(Equipment.EARPHONE, output, True, False, time.monotonic()))


class Evening(Loop):
    """The consumer loop of one table."""

    line: Line

    def __init__(self, options: argparse.Namespace, venue: Venue, wishes: Wishes) -> None:
        super().__init__(options, venue, venue.book)
        self._wishes = wishes
        self._foresight = Foresight(venue.shelf)

    @property
    def title(self) -> Arg:
        """The name of the game that was wished for."""
        assert self._wishes.game is not None
        return self._venue.shelf.boxes[self._wishes.game].pack.title

    def _new_line(self) -> Line:
        edge = Edge(self._new_journal, lambda faces: random.randint(1, faces), self._turn_voice)
        ears = tuple(
            Ear(ear.output, ear.seats, present=not ear.lost, own=self._venue.own_tone(ear.output))
            for ear in self.voice.says.all
        )
        line = Line(self._venue.shelf, self.voice.says, edge, self._wishes, self._venue.tone, ears)
        self._tune((ear for ear in ears if ear.own != OwnTone()), line.session.tone)
        return line

    def open(self) -> None:
        """Offer the unfinished game, or open a new table."""
        found = self._unfinished()
        if found is None:
            self.line.open(self._now())
        else:
            self.line.found(*found, self._now())
        if not gc.isenabled():  # see __main__
            gc.freeze()  # looking through all of this again would take longer than an audio period
            gc.enable()

    def _look_ahead(self) -> bool:
        """A little of rendering what may be said next; whether there is more of it to do at once."""
        return self.voice.prepare(self._foresight.of(self.line.session))

    def handle(self, item: object) -> None:
        self._offer_voices()
        super().handle(item)

    def _offer_voices(self) -> None:
        """The menu's choice of voices, as soon as the engine knows which it has."""
        if not self.line.shelf.voices and (found := self.voice.voices(self._venue.voices)):
            self.line.shelf = replace(self.line.shelf, voices=found)
            own = (ear.own.voices for ear in self.line.session.ears)
            chosen = dict.fromkeys(chain(self._venue.tone.voices, *own))
            self.line.say([game("voice-unknown", lang=lang, voice=voice) for lang, voice in self.voice.unknown(chosen)])

    def _turn_voice(self, change: ToneChanged) -> None:
        session = self.line.session
        ear = ear_of(session, change.seat)
        if ear is None:
            self.voice.turn(change.tone, self._venue.catalogue(change.tone), "table")
        # What an ear has not of its own follows the table.
        self._tune(session.ears if ear is None else (ear,), session.tone)
        learned = _learned(change)
        try:
            Learned(self._venue.folder).save(learned if ear is None else {"ears": {ear.output: learned}})
        except Faulty as refused:
            self.line.say([game("not-kept", fault=refused.faults[0].word())])

    def _tune(self, ears: Iterable[Ear], table: Tone) -> None:
        """Speak into these ears as they are to be spoken to."""
        for ear in ears:
            tone = ear.own.over(table)
            self.voice.turn(tone, self._venue.catalogue(tone), ear.output)

    # --- journals ---

    def _new_journal(self, game_id: str) -> Journal:
        path = games_folder.new_path(self._venue.folder, game_id, datetime.now(UTC))
        return Journal.create(path, events_of(game_id), game=game_id, made_by=VERSION, veil=self._venue.veil)

    def _unfinished(self) -> tuple[Journal, Inputs] | None:
        """The newest unfinished game, of the game that is wished for if one is. What cannot be read is told."""
        for kept in games_folder.unfinished(self._venue.folder, self._wishes.game):
            try:
                if kept.trouble is not None:
                    raise kept.trouble
                if kept.game not in self._venue.shelf.playable():
                    pack = f"{kept.game}.yaml"
                    self.line.say(_aloud(cannot("game-without-pack", path=str(kept.path), pack=pack)))
                    continue
                with ExitStack() as closing:
                    found = closing.enter_context(Journal.open(kept.path, events_of(kept.game), veil=self._venue.veil))
                    inputs = tuple(found.read())
                    if len(inputs) > 1:  # else it was opened and left again: nothing has happened in it
                        closing.pop_all()
                        return found, inputs
            except JournalError as fault:
                self.line.say(_aloud(of_journal(fault)))
        return None


def _learned(change: ToneChanged) -> dict[str, object]:
    """What was set, as the settings name it."""
    tone = change.tone
    match change.what:
        case "voice":
            return {"voices": {tone.lang: tone.voice}}
        case "verbosity":
            return {"verbosity": tone.verbosity.value}
        case "language":
            return {"language": tone.lang}
        case what:
            return {what: getattr(tone, what)}


def _equipment(device: str) -> Equipment:
    return Equipment(device.partition(" ")[0])


def _port_refused(device: str, reason: Trouble, detail: str) -> Announcement:
    address = device.partition(" ")[2] or device
    return alert(f"port-{reason.value}", None, f"equipment/{device}", device=address, detail=detail or "empty")


def _aloud(refusal: Cannot) -> list[Announcement]:
    return [Announcement(said.id, said.args, urgency=Urgency.ALERT) for said in refusal.words]


def _ports(written: list[str]) -> tuple[Port, ...]:
    try:
        return tuple(Port.parse(port) for port in written)
    except ValueError as bad:
        raise cannot("port-bad-url", device=str(bad), detail="") from bad


def _tell(line: str) -> None:
    try:
        print(line, flush=True)
    except OSError as fault:
        if fault.errno != errno.ENOSPC:  # where the lines are kept: the game is worth more than they
            raise


class _Frames:
    """A framer behind the face that a port expects."""

    def __init__(self) -> None:
        self._framer = Framer()

    @property
    def pending(self) -> bool:
        return self._framer.pending

    def opened(self, at: float) -> None:
        self._framer.reset()

    def feed(self, data: bytes, at: float) -> list[Frame | Doubtful]:
        return self._framer.feed(data)

    def silence(self, at: float) -> list[Frame | Doubtful]:
        return self._framer.silence()


# --- commands ---


def command(options: argparse.Namespace) -> int:
    """Run one command. Whatever goes wrong is one sentence on standard error, said aloud too where there is sound."""
    try:
        if options.version:
            _tell(VERSION)
            return 0
        match options.command:
            case "play":
                return _play(options)
            case "demo":
                return _demo(options)
            case "teach":
                from companion.teaching import classroom  # nobody who plays needs it

                return classroom.teach(options)
            case "setup":
                from companion.setup import workbench  # nobody who plays needs it

                return workbench.set_up(options)
            case "labels":
                from companion.commands import printing  # no evening waits for what only a printer needs

                return printing.labels(options)
            case name:
                return enquiries.COMMANDS[name](options)
    except Cannot as refusal:
        return _could_not(options, refusal)
    except Faulty as refused:
        return _could_not(options, of_files(refused))
    except JournalError as fault:
        return _could_not(options, of_journal(fault))
    except OutputRefused as refused:
        return _could_not(options, of_output(refused))
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as fault:
        if fault.errno == errno.ENOSPC:
            return _could_not(options, cannot("disk-full-at-start", path=fault.filename or "stdout"))
        if fault.errno in (errno.EPIPE, errno.EIO) and fault.filename is None:
            return INTERRUPTED  # nobody reads our lines any more: the terminal has been closed
        if isinstance(fault.filename, str):
            id = "fault-forbidden" if isinstance(fault, PermissionError) else "fault-unreadable"
            return _could_not(options, of_files(Faulty([Fault(Path(fault.filename), None, "", id)])))
        tell_places()
        return _could_not(options, cannot("inner-fault-at-start"))
    except Exception:
        tell_places()
        return _could_not(options, cannot("inner-fault-at-start"))
    finally:
        try:
            sys.stdout.flush()
        except OSError:
            with suppress(OSError):  # or the interpreter tries again, and complains
                sys.stdout.close()


def words_for_terminal(lang: str | None = None) -> Catalogue:
    """The words of the language that was asked for, else of the locale, else French."""
    return Catalogue(voices.choose(lang, voices.system_language()))


def _could_not(options: argparse.Namespace, refusal: Cannot) -> int:
    words = words_for_terminal(getattr(options, "lang", None))
    for said in refusal.words:
        print(words.text(said), file=sys.stderr)
    if getattr(options, "command", None) in {"play", "demo", "setup", "teach"} and not options.mute:
        enquiries.say_aloud(words, [Announcement(said.id, said.args) for said in refusal.words[:3]])
    return 1


def _play(options: argparse.Namespace) -> int:
    here = venue.enter(options.data or config.data_folder(), options.lang, dict(map(_setting, options.rules)))
    if options.wait_for_sound and not options.mute:
        _wait_for_sound(options.wait_for_sound)
    game_id = None if options.game is None else enquiries.game_named(options.game, here.shelf.playable())
    with Evening(options, here, _wishes(options, here, game_id)) as evening:
        return run(options, evening)


def run(options: argparse.Namespace, loop: Loop, teaching: bool = False) -> int:
    """From its first words to its end: with what is plugged in, or with a script."""
    loop.obey_signals()
    if not options.script:
        loop.listen()
        loop.open()
        return loop.run()
    if options.script == "-":
        loop.open()
        return loop.play_script(read_steps(sys.stdin, Path("-"), teaching))
    path = Path(options.script)
    steps = list(read_steps(documents.read_text(path).splitlines(), path, teaching))
    loop.open()
    return loop.play_script(steps)


def _wait_for_sound(seconds: float) -> None:
    """After power-on the sound server may not be there yet. Raises Cannot when it does not come: whoever started this
    without a screen starts it again, and an output that is plugged in later is then found."""
    until = time.monotonic() + seconds
    while True:
        try:
            player.devices()
            return
        except NoSound as fault:
            if time.monotonic() >= until:
                raise cannot("no-sound", reason=word(f"no-sound-{fault.reason.value}")) from None
        time.sleep(SOUND_GLANCE_SECONDS)


def _setting(written: str) -> tuple[str, str]:
    name, equals, value = written.partition("=")
    if not (name and equals and value):
        raise cannot("setting-form", setting=written)
    return name, value


def _wishes(options: argparse.Namespace, here: Venue, game_id: str | None) -> Wishes:
    names = tuple(name.strip() for name in options.names.split(",")) if options.names else ()
    players = options.players if options.players is not None else (len(names) if len(names) > 1 else None)
    if players is not None:
        packs = [here.shelf.boxes[id].pack for id in ([game_id] if game_id else here.shelf.playable())]
        if not any(pack.fewest <= players <= pack.most for pack in packs):
            fewest, most = min(pack.fewest for pack in packs), max(pack.most for pack in packs)
            titles = Several(tuple(pack.title for pack in packs))
            raise cannot("too-many-players", game=titles, players=players, fewest=fewest, most=most)
        if len(names) > players:
            raise cannot("names-and-players", names=len(names), players=players)
    twice = next((name for name in names if name and names.count(name) > 1), None)
    if twice is not None:
        raise cannot("name-twice", name=twice)
    return Wishes(game_id, players, names)


def _demo(options: argparse.Namespace) -> int:
    """A shipped script, played through a virtual scanner and keypad, in a data folder of its own."""
    script = demo.read(enquiries.game_named(options.game, demo.games()) if options.game else next(iter(GAMES)))
    options.script, options.scanner, options.keypad = None, [], []
    with tempfile.TemporaryDirectory(prefix="companion-demo-") as folder:
        here = venue.enter(Path(folder), options.lang)
        here = replace(here, tone=replace(here.tone, verbosity=script.verbosity))
        with Evening(options, here, script.wishes) as evening:
            evening.obey_signals()
            return demo.play(evening, script)
