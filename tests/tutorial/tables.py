"""A table at which a tutorial is played, by the core alone; and what is heard there."""

from __future__ import annotations

from companion.journal.store import Journal
from companion.line import transcript
from companion.line.journalled import World
from companion.line.line import Line
from companion.model import Announcement, Foreign, Input, Key, Scan, Tone, Verbosity
from companion.session.state import Ear, Shelf
from companion.speech.catalogue import Catalogue
from companion.speech.ears import Ears, Imagined, PrivateOutput
from companion.speech.scheduler import MuteSpeaker
from companion.tutorial import plans
from companion.tutorial.course import Tutoring
from companion.tutorial.lessons import CARDS, HUNT, LEARNER, Act
from companion.tutorial.practice import shelf


class Learner:
    """Whoever plays a tutorial. ``heard`` are the announcements, ``lines`` what was done and heard, as it is kept."""

    def __init__(
        self, game: str = HUNT, lang: str = "fr", *, cards: bool = True, ear: bool = False, verified: bool = True
    ) -> None:
        self.heard: list[Announcement] = []
        self.lines: list[str] = []
        self.cards = cards
        self._words = Catalogue(lang, verbosity=Verbosity.HABIT)
        found = (Ear("ear", (LEARNER,), verified=verified),) if ear else ()
        private = [PrivateOutput(one.output, one.seats, MuteSpeaker(), Imagined()) for one in found]
        says = Ears(MuteSpeaker(), self._said, ears=private)
        if verified:
            for one in found:
                says.prove(one.output)
        plan = plans.read(game)
        world = World(_no_journal, lambda faces: 4, lambda change: None)
        self.core = Tutoring(shelf(plan, Shelf({}, {})), world, plan, Tone(lang), found)
        self.line = Line(self.core, says)
        self.line.open(self.core.opened(), 0.0)

    def _said(self, line: Announcement) -> None:
        self.heard.append(line)
        self.lines.append(transcript.line(line, self._words, True))

    def take(self, *inputs: Input) -> list[Announcement]:
        """What is heard of these."""
        before = len(self.heard)
        for input in inputs:
            self.line.take(input)
        return self.heard[before:]

    def do(self, act: Act) -> list[Announcement]:
        """A key; or a scan, of any card that the learner has at hand."""
        self.lines += ["", f"> key {act}" if isinstance(act, str) else "> scan any card"]
        return self.take(Key(act) if isinstance(act, str) else Scan(Foreign("any")))

    def do_lesson(self) -> list[Announcement]:
        """Do what the present lesson asks for; where that is nothing, or cannot be done without cards, #."""
        at, before = self.core.at, len(self.heard)
        if self.core.lesson.id == CARDS and self.cards:
            self.lines += ["", "> scan any card"]
            return self.take(Scan(Foreign("any")))
        for act in self.core.stand.left:
            if isinstance(act, str) or self.cards:
                self.do(act)
        if self.core.at == at and not self.core.over:
            self.do("#")
        return self.heard[before:]

    def to(self, lesson: str) -> None:
        """Do every lesson before this one."""
        while self.core.lesson.id != lesson:
            self.do_lesson()

    def to_the_end(self) -> None:
        """Do every lesson."""
        while not self.core.over:
            self.do_lesson()


def _no_journal(game: str) -> Journal:
    raise AssertionError("nothing of a tutorial is kept")
