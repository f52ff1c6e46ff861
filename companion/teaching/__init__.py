"""Teaching a box: what only the box knows is told by ear and keypad, or typed.

Pure: no clock, no file, no sound. ``state``, ``rules`` and ``words`` have the names that every game folder has.

    turn(course, state, input) ─ rules.decide ─ Event… ─ state.evolve ─ words.narrate ─ Announcement…
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.boxes.telling import Telling
from companion.model import Announcement, Event, Key, Scan, Token, replace
from companion.teaching.events import Began, Input, Typed
from companion.teaching.rules import decide, first
from companion.teaching.state import Course, State, evolve, remember
from companion.teaching.words import narrate, question, question_kind


@dataclass(frozen=True, slots=True)
class Turn:
    """What one input made. Nothing has happened yet: the caller makes it durable first, and drops it if it cannot."""

    state: State
    events: tuple[Event, ...]
    said: tuple[Announcement, ...]

    @property
    def durable(self) -> bool:
        return any(event.durable for event in self.events)


def turn(course: Course, state: State, input: Input) -> Turn:
    """One input, decided, evolved and narrated."""
    if isinstance(input, Scan | Key | Typed):
        state = replace(state, inputs=state.inputs + 1)
    return _turn(course, state, decide(course, state, input))


def begin(course: Course, told: Telling, token: Token | None = None) -> Turn:
    """The first turn: how much is told, then the token that is wished for, or whatever is scanned."""
    state = State(told)
    events: tuple[Event, ...] = (Began(),)
    if token is not None:
        events = (*events, first(course, state, token))
    return _turn(course, state, events)


def _turn(course: Course, state: State, events: tuple[Event, ...]) -> Turn:
    after = evolve(course, state, events)
    said = narrate(course, state, events, after)
    if (asked := question(course, after)) is not None and asked in said:
        after = replace(after, explained=after.explained | {question_kind(after)})
    return Turn(remember(after, said, events), events, said)
