"""A lesson with everything at its edges: microphone, free text, deck file; and the command that opens it.

    ports, keyboard, microphone ─ inbox ─ Lesson ─ TableVoice; the lines to standard output

It stands on the loop that evenings have, and is loaded only when somebody teaches. It must never judge what an input
means.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from companion.app import Loop, run
from companion.boxes import decks, recordings
from companion.boxes.box import Pack
from companion.boxes.recordings import BadRecording
from companion.boxes.telling import Telling
from companion.commands import enquiries, merging
from companion.commands.refusal import cannot, of_microphone
from companion.devices.keyboard import Keyboard, TypedText
from companion.files import config, venue
from companion.files.documents import Fault, Faulty
from companion.files.venue import Venue
from companion.inputs.codes import UnknownTokenError
from companion.inputs.framing import Frame
from companion.inputs.script import RecordStep, Step, TypeStep
from companion.line.scripted import Scripted
from companion.model import Event, Known, Several, Token, replace, word
from companion.speech import microphone
from companion.speech.microphone import Microphone, MicrophoneFault
from companion.speech.outputs import NoSound, OutputRefused
from companion.speech.pcm import RATE, Pcm
from companion.teaching.lesson import Edge, Lesson
from companion.teaching.state import (
    RECORDING,
    Course,
    Listening,
    MicrophoneWanted,
    NotRecorded,
    Recorded,
    SpeechEnded,
    Stage,
    State,
    Typed,
)


class Teaching(Loop):
    """The consumer loop of a lesson, with a microphone at its edge and free text in the terminal."""

    line: Lesson

    def __init__(self, options: argparse.Namespace, venue: Venue, course: Course, token: Token | None):
        super().__init__(options, venue, venue.book.untaught(course.pack.id))
        self._course = course
        self._token = token
        self._microphone = Microphone(options.microphone or venue.settings.microphone, self)
        self._edges.callback(self._microphone.close)
        self._listening = False  # it keeps what is said
        self._scripted: Pcm | None = None  # what a script says instead
        self._unkept: dict[str, bytes] = {}  # recordings that are not on disk yet, by name
        self._written: set[str] = set()  # those of this lesson that are

    def _new_line(self) -> Lesson:
        # The folder is ours from here on: what another Companion has just kept is in it, and nobody else sweeps it.
        told, written = decks.sides(self._venue.folder, self._course.pack)
        course = replace(self._course, written=written)
        self._edges.callback(self._sweep)
        return Lesson(course, told, self.voice.says, Edge(self._keep, self._happened, self._all_heard))

    def open(self) -> None:
        self.line.open(self._token, self._now())

    def _heard(self, device: str, heard: object, at: float) -> None:
        if not isinstance(heard, TypedText):
            super()._heard(device, heard, at)
        elif any(isinstance(label, Known) for label in self._reading.book.read(Frame(heard.text))):
            self._scanned(Frame(heard.text), device, None, at)  # a scanner that types does not know of text fields
        else:
            self.line.take(Typed(heard.text, at))

    def _play_step(self, scripted: Scripted, step: Step) -> None:
        match step:
            case TypeStep(text):
                self.line.take(Typed(text, scripted.now))
            case RecordStep(file):
                self._scripted = _scripted_sound(Path(file))
            case _:
                super()._play_step(scripted, step)

    def _all_heard(self, state: State) -> None:
        if state.stage is Stage.SPEAKING and not self._listening:
            self._listening = True
            self._microphone.begin()
        if state.over:
            self.leave()

    def _keep(self, told: Telling) -> None:
        new = {text.recording for text in told.texts()} & self._unkept.keys()
        decks.write(self._venue.folder, self._course.pack, told, {name: self._unkept[name] for name in new})
        for name in new:
            del self._unkept[name]
            del self.voice.fresh[name]
        self._written |= new

    def _sweep(self) -> None:
        """What was recorded and then taken back is nobody's: no game has been played with it."""
        for name in self._written - {text.recording for text in self.line.state.told.texts()}:
            with suppress(OSError):
                (self._venue.recordings / name).unlink()

    def _happened(self, state: State, events: tuple[Event, ...]) -> None:
        if self._keyboard is not None:
            self._keyboard.text_field(state.stage is Stage.TYPING)
        for event in events:
            match event:
                case MicrophoneWanted():
                    self._open_microphone()
                case SpeechEnded() if self._scripted is not None:
                    self._microphone.drop()
                    sound, self._scripted = self._scripted.voiced(), None
                    if sound.samples:
                        self.recorded(sound, True)
                    else:
                        self.failed(MicrophoneFault.SILENT)
                case SpeechEnded():
                    self._microphone.end()
                case _:
                    pass
        if state.stage not in RECORDING:
            self._microphone.drop()

    def _open_microphone(self) -> None:
        self._listening = False
        if self._virtual or self._scripted is not None:
            self.listening()
        else:
            self._microphone.open()

    # --- what the microphone reports, from its thread ---

    def listening(self) -> None:
        self.inbox.put(lambda: self.line.take(Listening(self._now())))

    def recorded(self, sound: Pcm, whole: bool) -> None:
        self.inbox.put(lambda: self._recorded(sound, whole))

    def failed(self, fault: MicrophoneFault) -> None:
        self.inbox.put(lambda: self.line.take(NotRecorded(fault.value, self._now())))

    def _recorded(self, sound: Pcm, whole: bool) -> None:
        told = self.line.state.field
        if told is None:
            return
        data = recordings.encoded(sound.rate, sound.samples)
        what = Token(told.token).kind + f"-{told.slot}" + (f"-{told.players}" if told.players else "")
        name = f"{self._course.pack.id}/{recordings.name_of(what, data)}"
        self._unkept[name], self.voice.fresh[name] = data, sound
        self.line.take(Recorded(name, whole, self._now()))


def _scripted_sound(path: Path) -> Pcm:
    try:
        return Pcm(*recordings.read(path)).at_rate(RATE)
    except BadRecording as bad:
        id, args = f"fault-recording-{bad.reason}", word("", file=path.name, seconds=recordings.LONGEST_SECONDS).args
        raise Faulty([Fault(path, None, "", id, args)]) from None


def teach(options: argparse.Namespace) -> int:
    """``companion teach``: a lesson, or with ``--merge`` two decks made one; the exit code. Raises Cannot, Faulty."""
    here = venue.enter(options.data or config.data_folder(), options.lang)
    pack = here.shelf.boxes[enquiries.game_named(options.game, here.shelf.playable())].pack
    if options.merge is not None:
        return merging.merge(options, here, pack)
    token = None if options.token is None else _token_of(here, pack, options.token)
    _look_for_microphone(options.microphone or here.settings.microphone)
    others = tuple(box.pack for box in here.shelf.boxes.values())
    course = Course(pack, here.tone.lang, keyboard=bool(options.script) or Keyboard.available(), others=others)
    with Teaching(options, here, course, token) as lesson:
        return run(options, lesson, teaching=True)


def _token_of(here: Venue, pack: Pack, written: str) -> Token:
    for id in (written, f"{pack.id}/{written}"):
        with suppress(UnknownTokenError):
            token = here.book.token(id)
            if token.box == pack.id:
                return token
    try:
        here.book.token(f"{pack.id}/{written}")
        near: tuple[str, ...] = ()
    except UnknownTokenError as unknown:
        near = unknown.close
    raise cannot("unknown-token", what=written, near=Several(near))


def _look_for_microphone(name: str | None) -> None:
    """One that is named has to be there; that there is none at all is told when it is needed."""
    if name is None:
        return
    try:
        microphone.choose(name, microphone.sources())
    except OutputRefused as refused:
        raise of_microphone(refused) from None
    except NoSound:
        pass
