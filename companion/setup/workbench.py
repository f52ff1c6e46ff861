"""The edge of a set-up: carries out the wishes of the rules, and brings back the results.

    ports, keyboard, time ─ inbox ─ Loop ─ Line ─ rules.turn ─ announcements to the table's voice
                                                      └ wishes ─ Workbench, which may bring inputs at once

It knows how to make outputs sound, to keep settings and to inspect the machine. It must never choose a question or
judge an answer.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterable, Iterator

from companion import model
from companion.devices.serial_port import Connect, connect
from companion.files import config, documents
from companion.files.venue import Venue
from companion.inputs.keys import KEYS
from companion.line.edges import ports
from companion.line.line import Core, Line, Says
from companion.line.loop import Loop, tell
from companion.model import Announcement, Only, OwnText, Plugged, Rolled, Timer, Tone, Word, game, replace, word
from companion.setup import exchange, install, rules
from companion.setup.ports import Finder, Trials, named
from companion.setup.serving import PagesOnTrial
from companion.setup.state import Sounding, State, Step
from companion.speech import catalogue, ears, player
from companion.speech import outputs as sound
from companion.speech.outputs import NoSound


class Dialogue(Core[exchange.Turn]):
    """The questions of a set-up. ``do`` carries out a wish and returns the results; ``audible`` gives what can be
    heard of a line."""

    silencing = KEYS.replace("#", "")  # an answer means that enough was heard

    def __init__(
        self,
        state: State,
        do: Callable[[exchange.Wish], Iterable[exchange.Input]],
        audible: Callable[[Announcement], Announcement],
    ) -> None:
        self.state = state
        self._do = do
        self._audible = audible

    def begun(self) -> exchange.Turn:
        """The first turn: the first question."""
        return self._heard(rules.begin(self.state))

    def turn(self, input: exchange.Input) -> exchange.Turn:
        return self._heard(rules.turn(self.state, input))

    def _heard(self, turn: exchange.Turn) -> exchange.Turn:
        return replace(turn, said=tuple(map(self._audible, turn.said)))

    def happen(self, turn: exchange.Turn, says: Says) -> None:
        self.state = turn.state
        for wish in turn.wishes:
            if isinstance(wish, exchange.Speak | exchange.PlayOn):  # what is said about a voice is said in it
                self._do(wish)

    def follow(self, turn: exchange.Turn, now: float) -> Iterator[exchange.Input]:
        for wish in turn.wishes:
            if not isinstance(wish, exchange.Speak | exchange.PlayOn):
                yield from self._do(wish)

    def timers(self) -> tuple[Timer, ...]:
        return self.state.timers

    @property
    def over(self) -> bool:
        return self.state.step is Step.END


class Workbench(Loop):
    """The consumer loop of one set-up, until all of ``todo`` is done or somebody leaves."""

    line: Line[Dialogue]
    devices: Trials
    dialogue: Dialogue

    def __init__(
        self,
        options: argparse.Namespace,
        venue: Venue,
        machine: install.Machine,
        todo: tuple[Step, ...],
        *,
        undoing: bool = False,
        first_start: bool = False,
        connect: Connect = connect,
    ) -> None:
        super().__init__(options, venue)
        self._machine = machine
        self._connect = connect
        self._todo = todo
        self._undoing = undoing
        self._first_start = first_start
        self._tone = venue.tone
        settings = venue.settings
        scanners, keypads = ports(options.scanner) or settings.scanners, ports(options.keypad) or settings.keypads
        self._finder = Finder(named(scanners, keypads))
        self._pages = PagesOnTrial(self, venue)

    def new_line(self) -> Line[Dialogue]:
        here = self._venue
        languages = sorted(here.voices, key=lambda lang: lang != here.tone.lang)
        welcome = Step.WELCOME in self._todo
        hellos = (
            (lang, word("setup-welcome", number=number) if welcome else word("setup-hello"))
            for number, lang in enumerate(languages, 1)
        )
        state = State(
            self._todo,
            here.tone,
            languages=tuple(OwnText(lang, here.voices[lang].name) for lang in (languages if welcome else here.voices)),
            hellos=tuple(OwnText(lang, catalogue.Catalogue(lang).text(hello)) for lang, hello in hellos),
            outputs=here.settings.outputs,
            awake=here.settings.awake,
            turned=here.settings.turned_pads,
            slowest=here.settings.typing_pace,
            undoing=self._undoing,
            first_start=self._first_start,
        )
        self.add(self._finder)
        self.add(self._pages)
        self.dialogue = Dialogue(state, self._do, self._audible)
        return Line(self.dialogue, self.voice.says)

    def new_devices(self) -> Trials:
        return Trials(self._venue.book, self._venue.key_maps(), self._connect)

    def listen(self) -> None:
        """Read the keyboard; the first question looks for ports."""
        self.read_keyboard()

    def open(self) -> None:
        self.line.open(self.dialogue.begun(), self.now)

    # --- the voice ---

    def speak(self, tone: Tone, outputs: config.Outputs) -> None:
        """Make a voice for the table and one for each other output, so that each can ask whether it is heard."""
        self._sounding, self._silent = self._outputs(outputs.table)
        used = next((output for output in self._sounding if output.table), None)
        others = tuple(config.EarWish((output.number,), output.id) for output in self._sounding if not output.table)
        super().speak(tone, config.Outputs(used.id if used else None, others))
        for ear in self.voice.says.all:
            self.voice.says.prove(ear.output)  # nothing private is said here: the questions find out who hears what

    def _speak_on(self, table: str | None) -> None:
        self.voice.close()
        self.speak(self._tone, config.Outputs(table))
        self.line.says = self.voice.says

    def _outputs(self, table: str | None) -> tuple[tuple[Sounding, ...], Word | None]:
        if self._options.mute:
            return (), word("setup-mute")
        try:
            devices = player.devices()
        except NoSound as fault:
            return (), word(f"no-sound-{fault.reason.value}")
        used = sound.find(table, devices) if table else next((d for d in devices if d.default), devices[0])
        order = [used, *(device for device in devices if device is not used)][: model.MAX_SEATS]
        return tuple(Sounding(n, d.id, d.name, d is used) for n, d in enumerate(order, 1)), None

    def report(self, told: Plugged | Announcement) -> None:
        if isinstance(told, Plugged) and told.equipment is model.Equipment.EARPHONE and told.present:
            self.voice.says.prove(told.device)
        super().report(told)

    def shown(self, announcement: Announcement) -> None:
        """Print a line when its speech starts. The digit of an ear is not shown to people who watch."""
        if isinstance(announcement.audience, Only):
            hidden = announcement.id == ears.EAR_DIGIT and not self._options.show_private
            words = "(private)" if hidden else self.voice.catalogue.text(announcement)
            tell(f"[output {announcement.audience.seat}] {words}")
        else:
            super().shown(announcement)

    def _audible(self, said: Announcement) -> Announcement:
        """The line; or, if its output cannot be heard, a line that tells the table so."""
        if not isinstance(said.audience, Only):
            return said
        seat = said.audience.seat
        present = any(seat in ear.seats and not ear.lost for ear in self.voice.says.all)
        return said if present else game("setup-output-dead", None, said.topic)

    # --- wishes ---

    def _do(self, wish: exchange.Wish) -> Iterable[exchange.Input]:
        """Carry out a wish. Returns the results that come at once."""
        match wish:
            case exchange.Look():
                self._finder.look(self.devices.urls, here=self._virtual)
            case exchange.Try(trial):
                self.devices.try_out(trial, self.now)
            case exchange.Drop(url):
                self.devices.drop(url)
            case exchange.ListOutputs():
                table = next((output.id for output in self._sounding if output.table), None)
                now = {output.id for output in self._outputs(None)[0]}
                if now != {output.id for output in self._sounding}:  # an output has been plugged in or pulled out
                    self._speak_on(table if table in now else None)
                return (exchange.Soundings(self._sounding, self._silent),)
            case exchange.PlayOn(id):
                self._speak_on(id)
            case exchange.Wake(id, seconds):
                for output in self._sounding:
                    name = "table" if output.table else f"seat{output.number}"
                    if output.id == id and name in self.voice.outputs:
                        self.voice.outputs[name].lead_in = seconds
            case exchange.Roll():
                return (Rolled(random.randint(1, 8)),)
            case exchange.Speak(tone):
                self._tone = tone
                self.voice.turn(tone, self._venue.catalogue(tone))
            case exchange.TurnPads(turned):
                self.devices.remap(self._venue.key_maps(turned))
            case exchange.Keep(changes):
                try:
                    config.Learned(self._venue.table).save(dict(changes), whole=("outputs", "pages"))
                except documents.Faulty as refused:
                    return (exchange.NotKept(refused.faults[0].word()),)
            case exchange.Serve(on):
                return self._pages.serve(on)
            case exchange.Answer(seat, joined):
                self._pages.answer(seat, joined)
            case exchange.TurnWifi(on):
                self._pages.turn_wifi(on)
            case exchange.Inspect(step):
                standing, where = install.inspect(step, self._machine)
                return (exchange.Inspected(step, standing.value, where),)
            case exchange.Write(step, undo):
                try:
                    (install.undo if undo else install.write)(step, self._machine)
                except install.NotWritten as refused:
                    return (exchange.Written(step, refused.why, refused.command),)
                return (exchange.Written(step),)
        return ()
