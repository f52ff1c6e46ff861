"""The core of a lesson: what is told is written to the deck file before the teacher hears that it is noted.

    Input ─ teaching.turn ─ the deck file ─ the state after it

It must never open a device, start a thread or read a clock: its builder gives it those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion import teaching
from companion.boxes.telling import Telling
from companion.files.documents import Faulty
from companion.line.line import Core, Says
from companion.model import Announcement, Event, Sign, Timer, Token, alert
from companion.teaching import Turn, events, state


class Lesson(Core[Turn]):
    """One box being taught, until the teacher leaves.

    ``keep`` writes what is told, or raises Faulty. ``happened`` does what follows from events, ``heard`` what must wait
    until everything has been heard.
    """

    def __init__(
        self,
        course: state.Course,
        told: Telling,
        keep: Callable[[Telling], None],
        happened: Callable[[state.State, tuple[Event, ...]], None],
        heard: Callable[[state.State], None] = lambda _: None,
    ) -> None:
        self.course = course
        self.state = state.State(told)
        self._keep = keep
        self._happened = happened
        self._heard = heard

    def begun(self, token: Token | None) -> Turn:
        """The first turn: how much is told, then this token, if any."""
        return teaching.begin(self.course, self.state.told, token)

    def turn(self, input: events.Input) -> Turn:
        return teaching.turn(self.course, self.state, input)

    def keep(self, turn: Turn) -> None:
        if turn.durable:
            self._keep(turn.state.told)

    def not_kept(self, fault: Exception) -> Announcement:
        assert isinstance(fault, Faulty)
        return alert("teach-not-kept", Sign.REFUSED, fault=fault.faults[0].word())

    def happen(self, turn: Turn, says: Says) -> None:
        self.state = turn.state

    def follow(self, turn: Turn, now: float) -> Iterable[events.Input]:
        self._happened(turn.state, turn.events)
        return ()

    def timers(self) -> Iterable[Timer]:
        return state.timers(self.state)

    def said(self) -> None:
        """Everything has been said: only now may the microphone record, or it would hear us too."""
        self._heard(self.state)

    @property
    def box(self) -> str:
        return self.course.pack.id

    @property
    def over(self) -> bool:
        return self.state.over
