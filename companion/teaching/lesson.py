"""The consumer of a lesson: one input at a time is decided, made durable, and said, as in ``line``.

    Input ─ teaching.turn ─ the deck file ─ scheduler.say

Durable before spoken: "noted" is said when the deck file has it on disk; where that fails, the turn is dropped whole,
the teacher hears why, and the same act can be done again. It must never open a device, start a thread or read a clock:
whoever builds it gives it those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Protocol

from companion import teaching
from companion.boxes.telling import Telling
from companion.files.documents import Faulty
from companion.line.timers import Timers
from companion.mishap import tell_places
from companion.model import Announcement, Elapsed, Event, Key, Seat, Sign, Token, alert
from companion.teaching import Turn
from companion.teaching.state import Course, Input, State, timers


class Says(Protocol):
    """What a lesson needs of the table's voice (``speech.ears``)."""

    @property
    def busy(self) -> bool: ...
    def speaking(self, seat: Seat | None) -> bool: ...
    def waiting(self, seat: Seat | None) -> bool: ...
    def say(self, batch: tuple[Announcement, ...]) -> None: ...
    def key(self, seat: Seat | None) -> None: ...
    def skip(self, seat: Seat | None) -> None: ...
    def silence(self, seat: Seat | None) -> bool: ...


@dataclass(frozen=True, slots=True)
class Edge:
    """What a lesson may ask of the world: to keep what is told (Faulty where it cannot), and to do what follows from
    what happened, at once or when all of it has been heard."""

    keep: Callable[[Telling], None]
    happened: Callable[[State, tuple[Event, ...]], None]
    heard: Callable[[State], None] = lambda _: None


class Lesson:
    """One box being taught, from ``open`` until the teacher leaves (``state.over``)."""

    def __init__(self, course: Course, told: Telling, says: Says, edge: Edge) -> None:
        self.course = course
        self.timers = Timers()
        self.state = State(told)
        self._says = says
        self._edge = edge

    def open(self, token: Token | None, now: float) -> None:
        """Say how much is told, and begin with this token if one is wished for."""
        self._happen(teaching.begin(self.course, self.state.told, token), now)

    def take(self, input: Input) -> None:
        """One input, to its end: decided, durable, evolved, said."""
        if isinstance(input, Key):
            input = self._key_down(input)
        try:
            turn = teaching.turn(self.course, self.state, input)
        except Exception:
            self.mishap()  # a fault of ours must not end a lesson
            return
        self._happen(turn, input.at)

    def mishap(self) -> None:
        """Something of ours went wrong, and nothing was kept: say so."""
        tell_places()
        self._says.say((alert("inner-fault", Sign.REFUSED),))

    def elapse(self, now: float) -> None:
        """Take every timer that has run out by ``now``, the earliest first."""
        while (due := self.timers.next()) is not None and due[0] <= now:
            self.timers.spent(due[1])
            self.take(Elapsed(due[1], due[0]))

    def say(self, announcements: Iterable[Announcement]) -> None:
        """Say what is no turn of the lesson's: a port that may not be opened, a voice that is missing."""
        self._says.say(tuple(announcements))

    def settle(self) -> None:
        """Go on with what waits until all has been heard: nobody speaks into a microphone that hears us, too."""
        if not self._says.busy:
            self._edge.heard(self.state)

    @property
    def spent(self) -> frozenset[Token]:
        """Nothing is used up by being taught."""
        return frozenset()

    @property
    def unfinished(self) -> bool:
        """Everything told is kept: there is nothing to warn of."""
        return False

    def close(self) -> None:
        """There is nothing to let go."""

    def _key_down(self, key: Key) -> Key:
        """What the core must know of the ear, then what every key does to it."""
        key = replace(key, speaking=self._says.speaking(None), unsaid=self._says.waiting(None))
        if key.key == "*":
            self._says.silence(None)
        elif key.key == "#":
            self._says.skip(None)
        else:
            self._says.key(None)
        return key

    def _happen(self, turn: Turn, now: float) -> None:
        if turn.durable:
            try:
                self._edge.keep(turn.state.told)
            except Faulty as refused:
                self._says.say((alert("teach-not-kept", Sign.REFUSED, fault=refused.faults[0].word()),))
                return
        self.state = turn.state
        self._says.say(turn.said)
        self._edge.happened(turn.state, turn.events)
        self.timers.wish(timers(self.state), now)
