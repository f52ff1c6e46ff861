"""The one consumer loop, of evenings, lessons and set-ups.

    edges ─ inbox ─ Loop ─ Line ─ TableVoice ─ ears; the lines to standard output

Threads live at the edges. Every edge posts to the inbox, and only this loop takes from it. The clock, the signals and
the scripts are here. A subclass brings a core and its edges. It must never judge what an input means.
"""

from __future__ import annotations

import argparse
import errno
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Self

from companion.files import config, documents
from companion.files.venue import Venue
from companion.inputs.script import Step, WaitStep, read_steps
from companion.journal.folder import DataLock
from companion.line import transcript
from companion.line.edges import NEVER, Devices, Edge, KeysPrinted, Leave, ports
from companion.line.line import Line
from companion.line.scripted import Copies
from companion.model import Announcement, Frozen, Plugged, Sign, Tone, game, word
from companion.refusal import Cannot
from companion.speech.table_voice import TableVoice
from companion.system import signals

INTERRUPTED = 130
#: After this many seconds without anything from the voice, its last words will not come.
LONGEST_WAIT = 30.0


class _Posted(Frozen):
    """An item, with the edge that posted it and will take it."""

    edge: Edge
    item: object


class _FromScript(Frozen):
    """A step of a script, the fault of its line, or None at the script's end."""

    told: Step | documents.Faulty | None


class Loop(ABC):
    """The consumer loop of one line, with its voice and its edges. Use it in a ``with``.

    The inbox takes an edge's items (``add``), ``Leave``, and functions to be called here.
    """

    #: Whether a script may type words, and say something into the microphone.
    words = False

    line: Line[Any]
    devices: Devices
    voice: TableVoice

    def __init__(self, options: argparse.Namespace, venue: Venue) -> None:
        self.inbox: SimpleQueue[object] = SimpleQueue()
        self.taken = 0  # how many items of edges
        self._options = options
        self._venue = venue
        self._copies = Copies(venue.book)
        self._edges: list[Edge] = []
        self._closing = ExitStack()
        self._virtual = bool(options.mute and options.script)  # time moves only by the script's waits
        self._moment = 0.0  # the present moment of virtual time
        self._patience = 0.0  # the moment until which to wait for the last words
        self._left: int | None = None

    def __enter__(self) -> Self:
        try:
            self._closing.enter_context(DataLock(self._venue.table))
            self.speak(self._venue.tone, self._venue.outputs(self._options.output))
            self._closing.callback(lambda: self.voice.close())  # the voice may have changed by then
            self.line = self.new_line()
            self._closing.callback(self.line.core.close)
            if self.voice.fault is not None:
                self.line.say([game("no-sound", reason=word(f"no-sound-{self.voice.fault.reason.value}"))])
            self.line.say([*self._left_out()])
            self.devices = self.new_devices()
            self.add(self.devices)
        except BaseException:
            self._closing.close()
            raise
        return self

    def _left_out(self) -> Iterable[Announcement]:
        """Tells once which files the evening goes on without. A file of our own makes room for a new one."""
        files: dict[Path, list[documents.Fault]] = {}
        for fault in self._venue.left_out:
            files.setdefault(fault.path, []).append(fault)
        for path, faults in files.items():
            if path.name == config.LEARNED and documents.set_aside(path):
                yield game("learned-set-aside", Sign.ATTENTION)
            else:
                yield game("left-out", Sign.ATTENTION, fault=faults[0].word(), more=len(faults) - 1)

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    # --- what each kind of table brings ---

    @abstractmethod
    def new_line(self) -> Line[Any]:
        """The line. The voice exists already."""

    @abstractmethod
    def new_devices(self) -> Devices:
        """The scanners, keypads and keyboard, none of them open yet."""

    @abstractmethod
    def open(self) -> None:
        """Say the first words."""

    def look_ahead(self) -> bool:
        """Use the time while the inbox is empty. Returns whether there is more to do at once."""
        return False

    # --- its edges ---

    def add(self, edge: Edge) -> None:
        """Open an edge, take its items, and close it at the end."""
        edge.open(lambda item: self.inbox.put(_Posted(edge, item)))
        self._edges.append(edge)
        self._closing.callback(edge.close)

    def speak(self, tone: Tone, outputs: config.Outputs) -> None:
        """Make a voice that speaks in this tone on these outputs. The caller closes the one before, if any."""
        self.voice = TableVoice(
            self._venue.catalogue(tone),
            tone,
            self._venue.engine_voices,
            self.shown,
            self.report,
            self.inbox.put,
            outputs,
            mute=self._options.mute,
            voice_files=self._venue.voice_files,
            recordings=self._venue.recordings,
            lead_ins=self._venue.settings.lead_ins,
        )

    def obey_signals(self) -> Self:
        """From now on leave cleanly when a signal asks for it: never in the middle of an input. Returns itself."""
        signals.on_leave(lambda: self.inbox.put(Leave(INTERRUPTED)))
        return self

    def listen(self) -> None:
        """Open scanners, keypads and the terminal's keyboard. Raises Cannot for a bad address."""
        options, settings, auto = self._options, self._venue.settings, (config.PortWish("auto"),)
        self.devices.listen(
            ports(options.scanner) or settings.scanners or auto, ports(options.keypad) or settings.keypads or auto
        )
        self.read_keyboard()

    def read_keyboard(self) -> None:
        """Read the terminal's keyboard, where there is one."""
        keyboard = self.devices.read_keyboard()
        if keyboard is not None:
            self.made(self.devices.at_hand())
        if keyboard is not None and keyboard.needs_enter:
            self.line.say([game("keys-need-enter")])

    # --- the loop ---

    @property
    def now(self) -> float:
        """Seconds on the table's clock: virtual time where a script plays without sound."""
        return self._moment if self._virtual else time.monotonic()

    def serve(self) -> int:
        """Serve from the first words to the end, with devices or with a script. Returns the exit code.

        Raises documents.Faulty at a bad line of the script, and Cannot for a token that it cannot scan.
        """
        script = self._options.script
        if not script:
            self.listen()
            self.open()
            return self.run()
        path = Path(script)
        steps = read_steps(sys.stdin if script == "-" else documents.read_text(path).splitlines(), path, self.words)
        if script != "-":
            steps = iter(list(steps))  # faulty lines are told before anything is said
        self.open()
        return self.play_script(steps)

    def run(self) -> int:
        """Take from the inbox until somebody leaves. Returns the exit code."""
        while self._left is None:
            self._one(self._next())
        return self._leave(self._left)

    def play_script(self, steps: Iterable[Step]) -> int:
        """Play a script as its lines come: in virtual time where nothing is heard, else in real time."""
        # A thread reads it: the writer of the lines may wait for an answer, while signals and speech go on.
        threading.Thread(target=self._read_script, args=(steps,), name="script", daemon=True).start()
        come: deque[Step] = deque()
        ended = False
        until = 0.0  # when the present "wait" is over
        while (waiting := time.monotonic() < until) or come or not ended or self.line.says.busy:
            item = self._next(until if waiting or come else NEVER, ending=ended and not (waiting or come))
            match item:
                case _FromScript(told=documents.Faulty() as refused):
                    raise refused
                case _FromScript(told=None):
                    ended = True
                case _FromScript(told=step) if step is not None and not isinstance(step, documents.Faulty):
                    come.append(step)
                case None if come and time.monotonic() >= until:
                    until = self._played(come.popleft())
                case _:
                    self._one(item)
            if self._left is not None:
                return self._leave(self._left)
        self.line.settle()
        return 0

    def handle(self, item: object) -> None:
        """Handle one item of the inbox; None: only time has passed."""
        if isinstance(item, Leave):
            self._left = item.code
            return
        edge, told = (item.edge, item.item) if isinstance(item, _Posted) else (None, item)
        now = getattr(told, "at", None) or self.now
        self.line.elapse(now)
        for watched in self._edges:
            self.made(watched.glance(now))
        if edge is not None:
            self.made(edge.take(told))
            self.taken += 1
        elif callable(told):
            told()
        for watched in self._edges:
            watched.handled()

    def made(self, made: Iterable[object]) -> None:
        """Take what edges have made of their items: inputs, lines, ``Leave``."""
        for one in made:
            match one:
                case Leave(code):
                    self._left = code
                case Announcement():
                    self.line.say([one])
                case KeysPrinted(seat, prints):
                    self._venue.key_names.used(seat, prints)
                case _:
                    self.line.take(one)

    def _one(self, item: object) -> None:
        try:
            self.handle(item)
        except (Cannot, OSError):
            raise
        except Exception:  # a fault in our edges must not end an evening either
            self.line.mishap()

    def _next(self, until: float = NEVER, ending: bool = False) -> object:
        """The next item; None when a timer has run out or ``until`` has come.

        ``ending``: only the last words remain to be heard.
        """
        self.line.settle()
        if self.line.core.over:
            ending = True
            if not self.line.says.busy:
                return Leave(0)
        while self.inbox.empty() and self.look_ahead():
            pass
        now = time.monotonic()
        if not ending:
            self._patience = now + LONGEST_WAIT
        due = None if self._virtual else self.line.timers.next()
        moment = min(until, NEVER if due is None else due[0], *(now + edge.pause() for edge in self._edges))
        moment = min(moment, self._patience) if ending else moment
        try:
            item = self.inbox.get(timeout=None if moment == NEVER else max(0.0, moment - now))
        except Empty:
            return Leave(0) if ending and time.monotonic() >= self._patience else None
        self._patience = time.monotonic() + LONGEST_WAIT
        return item

    def _leave(self, code: int) -> int:
        self.line.settle()
        self.line.says.silence(None)
        if self.line.core.unfinished:
            tell(self.voice.catalogue.text(word("left")))
        return code

    # --- scripts ---

    def _read_script(self, steps: Iterable[Step]) -> None:
        try:
            for step in steps:
                self.inbox.put(_FromScript(step))
            self.inbox.put(_FromScript(None))
        except documents.Faulty as refused:
            self.inbox.put(_FromScript(refused))

    def _played(self, step: Step) -> float:
        """Play one step. Returns the earliest moment for the next one. Raises Cannot."""
        if not isinstance(step, WaitStep):
            self.play(step)
        elif self._virtual:
            self._moment += step.seconds
            self.line.elapse(self._moment)
        else:
            return time.monotonic() + step.seconds
        return 0.0

    def play(self, step: Step) -> None:
        """One step of a script, ``wait`` excepted. Raises Cannot."""
        self._one(_Posted(self.devices, self._copies.heard(step, self.line.core.spent, self.now, self.line.core.box)))

    # --- for playing at this table from another thread ---

    @property
    def quiet(self) -> bool:
        """Whether nothing is being said, or waits to be taken."""
        return not (self._waits or self.line.says.busy)

    @property
    def unsaid(self) -> bool:
        """Whether more lines wait after the present one, or something to be taken."""
        return self._waits or self.line.says.waiting(None)

    @property
    def _waits(self) -> bool:
        return not self.inbox.empty() or self.devices.holding

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
        return self._copies.code(what, self.line.core.spent, self.line.core.box)

    # --- what the voice reports, in the loop ---

    def shown(self, announcement: Announcement) -> None:
        """A line, when its speech starts."""
        options = self._options
        if transcript.shows(announcement, options.show_private):
            words = self.voice.words(announcement)
            tell(transcript.line(announcement, words, options.show_private, options.plain))
        for edge in self._edges:
            edge.shown(announcement)

    def report(self, told: Plugged | Announcement) -> None:
        """An output that comes or goes, or what is wrong with the voice."""
        self.made((told,))


def tell(line: str) -> None:
    """Print a line at once."""
    try:
        print(line, flush=True)
    except OSError as fault:
        if fault.errno != errno.ENOSPC:  # a full disk under the output: the game is worth more
            raise
