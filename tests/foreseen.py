"""An evening with a slow voice, in simulated time: the real line, voice and foresight, at a table's pace.

    evening = Evening(cupboard(folder), script.wishes)
    evening.play(script.steps)      how long the silence before each answer was

Only the engine, the output and the clock are played. Nobody sleeps: the clock jumps to what happens next.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, partial
from unittest.mock import patch

from companion.files.config import Outputs
from companion.inputs.framing import Frame
from companion.inputs.reading import Reading
from companion.inputs.script import KeyStep, ScanStep, Step, WaitStep
from companion.journal.folder import new_path
from companion.journal.store import Journal
from companion.line.foresight import Foresight
from companion.line.journalled import Journalled, World
from companion.line.line import Line, Says
from companion.line.scripted import Copies
from companion.model import Announcement, Key, Phrase
from companion.session import Turn, events_of
from companion.session.state import Wishes
from companion.speech import earcons, table_voice, voices
from companion.speech.engine import Manner, Rendered
from companion.speech.engine_voices import EngineVoice
from companion.speech.pcm import Pcm
from companion.speech.table_voice import TableVoice
from companion.version import VERSION
from tests.tabletop import Cupboard

LETTERS_A_SECOND = 15
INFINITE = float("inf")  # nothing was heard


@cache
def every_sign() -> set[Pcm]:
    """Every sign, as loud as each language's voice."""
    return {earcons.lead(sign, voices.load(lang).loudness) for sign in earcons.ALL for lang in voices.languages()}


class Clock:
    """What happens when: ``post`` is the evening's inbox, and taking from it takes no time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.inbox: list[Callable[[], None]] = []
        self.idle: Callable[[], None] = lambda: None
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()

    def after(self, seconds: float, happens: Callable[[], None]) -> None:
        heapq.heappush(self._due, (self.now + seconds, next(self._order), happens))

    def run(self, until: float) -> None:
        self._settle()
        while self._due and self._due[0][0] <= until:
            self.now, _, happens = heapq.heappop(self._due)
            happens()
            self._settle()
        self.now = until

    def _settle(self) -> None:
        while self.inbox:
            self.inbox.pop(0)()
        self.idle()


class SlowEngine:
    """Renders one phrase at a time, never interrupted: what is asked for now first, then what is ahead."""

    name = "slow"

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.rendered: list[Phrase] = []
        self.longest_queue = 0  # of what nobody waits for
        self._clock = clock
        self._seconds = seconds
        self._asked: dict[Phrase, list[Callable[[Rendered], None]]] = {}
        self._now: list[Phrase] = []
        self._later: list[Phrase] = []
        self._busy = False

    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        self._asked.setdefault(phrase, []).append(done)
        (self._later if ahead else self._now).append(phrase)
        self._next()
        self.longest_queue = max(self.longest_queue, len(self._later))

    def voices(self) -> tuple[EngineVoice, ...] | None:
        return None

    def close(self) -> None: ...

    def _next(self) -> None:
        while not self._busy and (queue := self._now or self._later):
            phrase = queue.pop(0)
            if phrase in self._asked:
                self._busy = True
                self._clock.after(self._seconds, partial(self._done, phrase))

    def _done(self, phrase: Phrase) -> None:
        self._busy = False
        self.rendered.append(phrase)
        sound = Pcm(100, b"\x40\x40" * round(100 * len(phrase.text) / LETTERS_A_SECOND))
        for done in self._asked.pop(phrase):
            done(sound)
        self._next()


class Loudspeaker:
    """Takes as long as the sound does, and tells when each was handed to it."""

    lost = False
    losses = 0
    ready = True
    waking = 0.0
    volume = 1.0

    def __init__(self, clock: Clock) -> None:
        self.handed: list[tuple[float, Pcm]] = []
        self._clock = clock
        self._playing = 0

    def play(self, sound: Pcm, done: Callable[[], None], losses: int | None = None) -> None:
        self.handed.append((self._clock.now, sound))
        self._playing += 1
        run = self._playing
        self._clock.after(sound.seconds, lambda: done() if run == self._playing else None)

    def stop(self) -> None:
        self._playing += 1

    def close(self) -> None: ...


@dataclass
class Answer:
    """What was heard of one act: seconds of silence before the first sound, and before its first words."""

    act: str
    scan: bool
    to_sound: float = INFINITE
    to_words: float = INFINITE


class _Told(Journalled):
    """Remembers all that it has given to be said, whether it was heard in the end or not."""

    told: tuple[Announcement, ...] = ()

    def happen(self, turn: Turn, says: Says) -> None:
        self.told += turn.said
        super().happen(turn, says)


@dataclass
class Evening:
    cupboard: Cupboard
    wishes: Wishes
    seconds_a_phrase: float = 0.4
    foresees: bool = True
    talk: tuple[float, float] = (8.0, 20.0)
    seed: int = 1
    answers: list[Answer] = field(default_factory=list)
    shown: list[Announcement] = field(default_factory=list)

    def __post_init__(self) -> None:
        venue = self.cupboard.venue
        self.clock = Clock()
        self.engine = SlowEngine(self.clock, self.seconds_a_phrase)
        self.loudspeaker = Loudspeaker(self.clock)
        with (
            patch.object(table_voice, "WorkerEngine", lambda **_: self.engine),
            patch.object(table_voice, "MiniaudioOutput", lambda *_: self.loudspeaker),
            patch("companion.speech.player.devices", lambda: ()),
        ):
            self.voice = TableVoice(
                self.cupboard.catalogue(venue.tone),
                venue.tone,
                (),
                self.shown.append,
                _fail,
                self.clock.inbox.append,
                Outputs(),
            )
        self.rolls: list[int] = []
        self._dice = random.Random(self.seed)
        self._pace = random.Random(self.seed)
        self._look: Callable[[], None] = lambda: None
        world = World(self._new_journal, self._roll, lambda *_: None)
        self.core = _Told(venue.shelf, world, self.wishes, venue.tone)
        self.line = Line(self.core, self.voice.says)
        self._reading = Reading(venue.book)
        self._copies = Copies(venue.book)
        self.foresight = Foresight(venue.shelf)
        self.clock.idle = self._idle

    def play(self, steps: Iterable[Step]) -> list[Answer]:
        """The steps at a table's pace: talk before an act, and a scan 0.7 s behind the seat's key or the reverse."""
        self.line.open(self.core.opened(), 0.0)
        self._wait(30.0)  # everybody sits down
        before: Step | None = None
        for step in steps:
            if isinstance(step, WaitStep):
                continue
            self._wait(0.7 if self._one_act(before, step) else self._pace.uniform(*self.talk))
            self._act(step)
            before = step
        self._wait(30.0)
        return self.answers

    def play_one(self, step: Step) -> None:
        """One step, and all the time that its answer needs."""
        self._wait(self.talk[1])
        self._act(step)
        self._wait(self.talk[1])

    def _one_act(self, before: Step | None, step: Step) -> bool:
        """Whether the hand is on its way already: a seat and its card, a card and its seat, B and B, A and A."""
        desk = self.core.session.desk
        match before, step:
            case KeyStep(first), KeyStep(second):
                return first == second and first in "AB"
            case KeyStep(), ScanStep():
                return desk.seat is not None
            case ScanStep(), KeyStep():
                return desk.held is not None
        return False

    def _act(self, step: Step) -> None:
        began, heard = self.clock.now, len(self.loudspeaker.handed)
        self._take(step)
        written = step.what if isinstance(step, ScanStep) else step.key if isinstance(step, KeyStep) else ""
        answer = Answer(written, isinstance(step, ScanStep))
        self.answers.append(answer)

        def look() -> None:
            handed = self.loudspeaker.handed[heard:]
            words = next((at for at, sound in handed if sound not in every_sign()), INFINITE)
            signs = sum(sound.seconds for at, sound in handed if sound in every_sign() and at <= words)
            answer.to_sound = min((at - began for at, _ in handed), default=INFINITE)
            answer.to_words = max(0.0, words - began - signs)

        self._look = look

    def _take(self, step: Step) -> None:
        match step:
            case ScanStep(what):
                frame = Frame(self._copies.code(what, self.core.spent, self.core.box))
                for scan in self._reading.scans(frame, "script", None, self.clock.now):
                    self.line.take(scan)
            case KeyStep(key):
                self.line.take(Key(key, "script", at=self.clock.now))

    def _wait(self, seconds: float) -> None:
        until = self.clock.now + seconds
        while (due := self.line.timers.next()) is not None and due[0] <= until:
            self.clock.run(due[0])
            self.line.elapse(due[0])
        self.clock.run(until)
        self._look()

    def _idle(self) -> None:
        while self.foresees and self.voice.prepare(self.foresight.of(self.core.session)):
            pass

    def _roll(self, faces: int) -> int:
        self.rolls.append(self._dice.randint(1, faces))
        return self.rolls[-1]

    def _new_journal(self, game: str) -> Journal:
        path = new_path(self.cupboard.venue.folder, game, datetime(2030, 1, 1, 20, tzinfo=UTC))
        return Journal.create(path, events_of(), game=game, made_by=VERSION, veil=self.cupboard.venue.veil)


def _fail(trouble: object) -> None:
    raise AssertionError(trouble)
