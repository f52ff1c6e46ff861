"""A lesson with its edges: microphone, free text, deck file.

    ports, keyboard, microphone ─ inbox ─ Loop ─ Line ─ Lesson; the lines to standard output

It is loaded only for teaching. It must never judge what an input means.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from companion.boxes import decks, recordings, telling
from companion.files.documents import Fault, Faulty
from companion.files.venue import Venue
from companion.inputs import framing, reading, script
from companion.line import edges, loop
from companion.line.line import Line
from companion.model import Event, Known, Token, replace, word
from companion.speech import microphone, pcm
from companion.teaching import events
from companion.teaching.lesson import Lesson
from companion.teaching.state import RECORDING, Course, Stage, State


class Classroom(loop.Loop):
    """The consumer loop of a lesson, with a microphone at its edge and free text in the terminal."""

    line: Line[Lesson]
    lesson: Lesson

    def __init__(self, options: argparse.Namespace, venue: Venue, course: Course, token: Token | None):
        super().__init__(options, venue)
        self._course = course
        self._token = token
        self._microphone = microphone.Microphone(options.microphone or venue.settings.microphone, self)
        self._closing.callback(self._microphone.close)
        self._keeps = False  # the microphone is keeping what is said
        self._scripted: pcm.Pcm | None = None  # what a script says instead
        self._unkept: dict[str, bytes] = {}  # recordings that are not on disk yet, by name
        self._written: set[str] = set()  # those of this lesson that are on disk

    def new_line(self) -> Line[Lesson]:
        # From here on the folder is ours: it has all that another Companion has just kept, and no other sweeps it.
        told, written = decks.sides(self._venue.folder, self._course.pack)
        course = replace(self._course, written=written)
        self._closing.callback(self._sweep)
        self.lesson = Lesson(course, told, self._keep, self._happened, self._all_heard)
        return Line(self.lesson, self.voice.says)

    def new_devices(self) -> edges.Devices:
        return _Devices(reading.Reading(self._venue.book.untaught(self._course.pack.id)), self._venue.key_maps())

    def open(self) -> None:
        self.line.open(self.lesson.begun(self._token), self.now)

    def play(self, step: script.Step) -> None:
        """Play one step of a script. Raises Cannot, and Faulty for a bad recording."""
        if isinstance(step, script.RecordStep):
            self._scripted = _scripted_sound(Path(step.file))
        else:
            super().play(step)

    def _all_heard(self, state: State) -> None:
        if state.stage is Stage.SPEAKING and not self._keeps:
            self._keeps = True
            self._microphone.begin()

    def _keep(self, told: telling.Telling) -> None:
        new = {text.recording for text in told.texts()} & self._unkept.keys()
        decks.write(self._venue.folder, self._course.pack, told, {name: self._unkept[name] for name in new})
        for name in new:
            del self._unkept[name]
            del self.voice.fresh[name]
        self._written |= new

    def _sweep(self) -> None:
        """Delete recordings that were taken back: no game has been played with them."""
        for name in self._written - {text.recording for text in self.lesson.state.told.texts()}:
            with suppress(OSError):
                (self._venue.recordings / name).unlink()

    def _happened(self, state: State, made: tuple[Event, ...]) -> None:
        if self.devices.keyboard is not None:
            self.devices.keyboard.text_field(state.stage is Stage.TYPING)
        for event in made:
            match event:
                case events.MicrophoneWanted():
                    self._open_microphone()
                case events.SpeechEnded() if self._scripted is not None:
                    self._microphone.drop()
                    sound, self._scripted = self._scripted.voiced(), None
                    if sound.samples:
                        self.recorded(sound, True)
                    else:
                        self.failed(microphone.MicrophoneFault.SILENT)
                case events.SpeechEnded():
                    self._microphone.end()
                case _:
                    pass
        if state.stage not in RECORDING:
            self._microphone.drop()

    def _open_microphone(self) -> None:
        self._keeps = False
        if self._virtual or self._scripted is not None:
            self.listening()
        else:
            self._microphone.open()

    # --- what the microphone reports, from its thread ---

    def listening(self) -> None:
        self.inbox.put(lambda: self.line.take(events.Listening(self.now)))

    def recorded(self, sound: pcm.Pcm, whole: bool) -> None:
        self.inbox.put(lambda: self._recorded(sound, whole))

    def failed(self, fault: microphone.MicrophoneFault) -> None:
        self.inbox.put(lambda: self.line.take(events.NotRecorded(fault.value, self.now)))

    def _recorded(self, sound: pcm.Pcm, whole: bool) -> None:
        told = self.lesson.state.field
        if told is None:
            return
        data = recordings.encoded(sound.rate, sound.samples)
        what = Token(told.token).kind + f"-{told.slot}" + (f"-{told.players}" if told.players else "")
        name = f"{self._course.pack.id}/{recordings.name_of(what, data)}"
        self._unkept[name], self.voice.fresh[name] = data, sound
        self.line.take(events.Recorded(name, whole, self.now))


class _Devices(edges.Devices):
    """The devices of a table, and a text field."""

    def text(self, text: str, at: float) -> Iterable[object]:
        if any(isinstance(label, Known) for label in self.reading.book.read(framing.Frame(text))):
            return super().text(text, at)  # a scanner that types has no text field
        return (events.Typed(text, at),)


def _scripted_sound(path: Path) -> pcm.Pcm:
    try:
        return pcm.Pcm(*recordings.read(path)).at_rate(pcm.RATE)
    except recordings.BadRecording as bad:
        id, args = f"fault-recording-{bad.reason}", word("", file=path.name, seconds=recordings.LONGEST_SECONDS).args
        raise Faulty([Fault(path, None, "", id, args)]) from None
