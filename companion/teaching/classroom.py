"""A lesson with its edges: microphone, free text, deck file.

    ports, keyboard, microphone ─ inbox ─ Loop ─ Line ─ Lesson; the lines to standard output

It is loaded only for teaching. It must never judge what an input means.
"""

from __future__ import annotations

import argparse
from contextlib import suppress

from companion.boxes import decks, telling
from companion.devices.keyboard import TypedCode
from companion.files.venue import Venue
from companion.inputs import reading, script
from companion.line import edges, loop
from companion.line.line import Line
from companion.line.recorder import Recorder
from companion.model import Event, Token, replace
from companion.session import events as session
from companion.system import folders
from companion.teaching import events
from companion.teaching.lesson import Lesson
from companion.teaching.state import BARCODES, NAMING, RECORDING, Course, Stage, State, known


class Classroom(loop.Loop):
    """The consumer loop of a lesson, with a microphone at its edge and free text in the terminal."""

    words = True

    line: Line[Lesson]
    lesson: Lesson

    def __init__(self, options: argparse.Namespace, venue: Venue, course: Course, token: Token | None):
        super().__init__(options, venue)
        self._course = course
        self._token = token
        name = options.microphone or venue.settings.microphone
        self._recorder = Recorder(self, name, self._what, self._virtual)
        self._closing.callback(self._recorder.close)
        self._written: set[str] = set()  # those of this lesson that are on disk

    def new_line(self) -> Line[Lesson]:
        # From here on the folder is ours: it has all that another Companion has just kept, and no other sweeps it.
        taught, written = decks.sides(self._venue.folder, self._course.pack, [])
        course = replace(self._course, written=written.told)
        self._closing.callback(self._sweep)
        self.lesson = Lesson(course, taught.told, self._keep, self._happened, self._all_heard)
        return Line(self.lesson, self.voice.says)

    def new_devices(self) -> edges.Devices:
        here = self._venue
        read = reading.Reading(here.book.untaught(self._course.pack.id))
        words = edges.FreeText(self._is_words, events.Typed)
        return edges.Devices(read, here.key_maps(), here.settings.typing_pace / 1000, words)

    def _is_words(self, typed: TypedCode) -> bool:
        """Whether what came from the keyboard is words, and like no barcode: a card's name where one is asked for,
        elsewhere what somebody has typed in the wrong place. Where a barcode is asked for, all is one."""
        text = typed.text
        lesson = self.line.core  # while a game of one's own is told, there is no lesson yet
        if not isinstance(lesson, Lesson) or lesson.state.stage in BARCODES:
            return False
        if lesson.state.stage not in NAMING:
            return not typed.pace and not any(map(str.isdigit, text))
        like_a_code = any(char.isdigit() for char in text)
        return not like_a_code or bool(lesson.course.named(text, known(lesson.course, lesson.state))[0])

    def open(self) -> None:
        self.line.open(self.lesson.begun(self._token), self.now)

    def play(self, step: script.Step) -> None:
        """Play one step of a script. Raises Cannot, and Faulty for a bad recording."""
        if isinstance(step, script.RecordStep):
            self._recorder.says(step.file)
        else:
            super().play(step)

    def _all_heard(self, state: State) -> None:
        if state.stage is Stage.SPEAKING:
            self._recorder.all_heard()

    def _keep(self, told: telling.Telling) -> None:
        unkept = self._recorder.unkept
        new = {text.recording for text in told.texts()} & unkept.keys()
        signed = told.told_by(telling.HERE, folders.day())
        decks.write(self._venue.folder, self._course.pack, signed, {name: unkept[name] for name in new})
        for name in new:
            self._recorder.kept(name)
        self._written |= new

    def _sweep(self) -> None:
        """Delete recordings that were taken back: no game has been played with them."""
        for name in self._written - {text.recording for text in self.lesson.state.told.texts()}:
            with suppress(OSError):
                (self._venue.recordings / name).unlink()

    def _happened(self, state: State, made: tuple[Event, ...]) -> None:
        if self.devices.keyboard is not None:
            self.devices.keyboard.text_field(state.stage is Stage.TYPING)
            self.devices.keyboard.spell(state.stage in NAMING | BARCODES)
        for event in made:
            match event:
                case session.MicrophoneWanted():
                    self._recorder.open()
                case session.SpeechEnded():
                    self._recorder.end()
        if state.stage not in RECORDING:
            self._recorder.drop()

    def _what(self) -> str:
        """What a recording is of: the field that is asked for."""
        told, step = self.lesson.state.field, self.lesson.state.step
        if told is None:
            return f"{self._course.pack.id}/step-{step}" if step else ""
        what = Token(told.token).kind + f"-{told.slot}" + (f"-{told.players}" if told.players else "")
        return f"{self._course.pack.id}/{what.replace('/', '-')}"
