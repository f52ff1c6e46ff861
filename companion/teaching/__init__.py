"""Teaching a box: its owner tells what only the box says, by ear and keypad, or by typing.

Pure: no clock, no file, no sound. ``state``, ``rules`` and ``words`` have the names that every game folder has.

    turn(course, state, input) ─ rules.decide ─ Event… ─ state.evolve ─ words.narrate ─ Announcement…
"""

from __future__ import annotations

from companion.boxes.telling import Telling
from companion.model import Announcement, Event, Frozen, Key, Scan, Token, replace
from companion.teaching import labelling, rules, words
from companion.teaching.events import Began, Input, Typed
from companion.teaching.state import Course, State, evolve, remember


class Turn(Frozen):
    """The result of one input. Nothing has happened yet: the caller first writes it, or drops it if it cannot."""

    state: State
    events: tuple[Event, ...]
    said: tuple[Announcement, ...]

    @property
    def durable(self) -> bool:
        return any(event.durable for event in self.events)


def turn(course: Course, state: State, input: Input) -> Turn:
    """Decide, evolve and narrate one input."""
    if isinstance(input, Scan | Key | Typed):
        state = replace(state, inputs=state.inputs + 1)
    return _turn(course, state, rules.decide(course, state, input))


def begin(course: Course, told: Telling, token: Token | None = None) -> Turn:
    """The first turn: how much is told, then the wished token, or the wait for a scan."""
    state = State(told)
    events: tuple[Event, ...] = (Began(),)
    if token is not None:
        events = (*events, labelling.first(course, state, token))
    return _turn(course, state, events)


def _turn(course: Course, state: State, events: tuple[Event, ...]) -> Turn:
    after = evolve(course, state, events)
    said = words.narrate(course, state, events, after)
    if (asked := words.question(course, after)) is not None and asked in said:
        after = replace(after, explained=after.explained | {words.question_kind(course, after)})
    return Turn(remember(after, said, events), events, said)
