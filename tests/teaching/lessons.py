"""A lesson without devices, for tests that read like one: each act returns the lines heard since.

Everything between a frame and a line is the real thing; the microphone, the disk and the clock are played.
"""

from __future__ import annotations

from pathlib import Path

from companion.boxes import loader
from companion.boxes.telling import Telling
from companion.commands.teach import names_of
from companion.files import venue
from companion.files.documents import Fault, Faulty
from companion.inputs.codes import CodeBook
from companion.inputs.framing import Doubtful, Frame
from companion.line.line import Line
from companion.model import Announcement, Doubt, Event, Key, Listening, NotRecorded, Recorded, Scan, Token
from companion.session.events import MicrophoneWanted, SpeechEnded
from companion.speech.catalogue import Catalogue
from companion.speech.ears import Ears
from companion.speech.scheduler import MuteSpeaker
from companion.teaching.events import Input, Typed
from companion.teaching.lesson import Lesson
from companion.teaching.state import Course, Stage, State

BOOK: CodeBook = venue.enter(Path("no-such-folder"), "en").book
TIME, HOUR = "time-bomb-undercover", "heure-des-3-ombres"


def _strict(fault: Fault) -> None:
    raise Faulty([fault])


class Classroom:
    """``kept`` is what the disk holds. ``full``: nothing more fits on it. ``silent``: nobody speaks."""

    def __init__(
        self,
        game: str = TIME,
        *,
        told: Telling | None = None,
        written: Telling | None = None,
        token: str = "",
        keyboard: bool = True,
        lang: str = "en",
    ) -> None:
        self.words = Catalogue(lang, report=_strict)
        self.lines: list[str] = []
        self.kept = told or Telling()
        self.full = False
        self.fault = ""  # why the microphone records nothing
        self.now = 0.0
        self.events: list[Event] = []
        self._takes = 0
        self._said = 0  # lines heard before this input
        self._later: list[Input] = []
        pack = loader.shipped(game)
        others = tuple(map(loader.shipped, loader.games()))
        course = Course(pack, lang, written or Telling(), keyboard, others, names_of(pack))
        ears = Ears(MuteSpeaker(), self._show)
        self.lesson = Lesson(course, self.kept, self._keep, self._happened)
        self.line = Line(self.lesson, ears)
        self.line.open(self.lesson.begun(BOOK.token(f"{game}/{token}") if token else None), 0.0)

    @property
    def state(self) -> State:
        return self.lesson.state

    @property
    def stage(self) -> Stage:
        return self.lesson.state.stage

    def token(self, what: str) -> Token:
        return BOOK.token(f"{self.lesson.course.pack.id}/{what}")

    def press(self, keys: str) -> list[str]:
        """One key after the other, at once."""
        return self._heard(*(Key(key, at=self.now) for key in keys))

    def scan(self, what: str) -> list[str]:
        """A label of this game ("lieu/3"), a sticker ("sticker/heart"), another game's, or a foreign barcode."""
        return self.frame(Frame(_code(self.lesson.course.pack.id, what)))

    def frame(self, frame: Frame | Doubtful) -> list[str]:
        return self._heard(*(Scan(label, at=self.now) for label in BOOK.read(frame)))

    def frame_text(self, text: str) -> list[str]:
        """What a hand has typed at the keyboard, ended with Enter."""
        return self.frame(Frame(text))

    def misread(self) -> list[str]:
        return self.frame(Doubtful(Doubt.GARBLED))

    def type(self, text: str) -> list[str]:
        return self._heard(Typed(text, self.now))

    def wait(self, seconds: float) -> list[str]:
        self.now += seconds
        self.line.elapse(self.now)
        return self.heard()

    def heard(self) -> list[str]:
        """The lines since the last time."""
        lines, self.lines = self.lines, []
        return lines

    def _heard(self, *inputs: Input) -> list[str]:
        self.lines = []
        for input in inputs:
            self._said = len(self.lines)
            self.line.take(input)
            while self._later:
                self.line.take(self._later.pop(0))
        return self.heard()

    def _show(self, announcement: Announcement) -> None:
        self.lines.append(self.words.text(announcement))

    def _keep(self, told: Telling) -> None:
        if self.full:
            raise Faulty([Fault(Path("decks/deck.yaml"), None, "", "fault-not-written")])
        assert len(self.lines) == self._said, "nothing is said before it is on disk"
        self.kept = told

    def _happened(self, state: State, events: tuple[Event, ...]) -> None:
        self.events += events
        for event in events:
            match event:
                case MicrophoneWanted():
                    self._later.append(Listening(self.now))
                case SpeechEnded() if self.fault:
                    self._later.append(NotRecorded(self.fault, self.now))
                case SpeechEnded():
                    self._takes += 1
                    self._later.append(Recorded(f"{TIME}/take-{self._takes}.wav", True, self.now))
                case _:
                    pass


def _code(game: str, what: str) -> str:
    for id in (what, f"{game}/{what}"):
        try:
            return BOOK.code(BOOK.token(id))
        except LookupError:
            continue
    return what
