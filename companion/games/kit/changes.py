"""What each event does to a game's state: one function for each event, found by the type of its parameter.

    change = Changes[State](ID)

    @change.first
    def _started(event: GameStarted) -> State: ...

    @change
    def _cut(state: State, event: Cut) -> State: ...

    change.of(CuttersMoved, lambda state, event: replace(state, holder=event.seat))
    evolve = change.complete()

An event that is not durable changes nothing. It knows no game, and must never judge: ``rules.py`` has done so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, get_args, get_type_hints

from companion.games.kit.events import declared
from companion.model import Event

S = TypeVar("S")
E = TypeVar("E", bound=Event)


class Evolve(Protocol[S]):
    """The state after an event; ``state`` is None before the first."""

    def __call__(self, state: S | None, event: Event) -> S: ...


class Changes(Generic[S]):
    """The changes declared for one game."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._first: tuple[type[Event], Callable[[Any], S]] | None = None
        self._of: dict[type[Event], Callable[[S, Any], S]] = _Known()

    def first(self, begin: Callable[[E], S]) -> Callable[[E], S]:
        """Declares the event that begins the game: its function makes the first state."""
        (event,) = _taken(begin)
        self._first = event, begin
        return begin

    def __call__(self, change: Callable[[S, E], S]) -> Callable[[S, E], S]:
        """Declares what an event does, or each event of a union. Raises TypeError for a second declaration."""
        for event in _taken(change):
            self._add(event, change)
        return change

    def of(self, event: type[E], change: Callable[[S, E], S]) -> None:
        """The same for what one line says."""
        self._add(event, change)

    def nothing(self, *events: type[Event]) -> None:
        """Declares durable events that change nothing. They are kept because of what was heard of them."""
        for event in events:
            self._add(event, _unchanged)

    def _add(self, event: type[Event], change: Callable[[S, Any], S]) -> None:
        if event in self._of or not event.durable:
            raise TypeError(f"{event.kind} changes the state already, or is gone after a power cut and must not")
        self._of[event] = change

    def complete(self) -> Evolve[S]:
        """``evolve``, after all declarations. Raises TypeError for a durable event of the game without a change."""
        assert self._first is not None, "a game begins with an event"
        first, begin = self._first
        of = self._of
        missing = [event.kind for event in declared(self._game) if event.durable and event not in (*of, first)]
        if missing:
            raise TypeError(f"what do these events change? {', '.join(missing)}")
        of.update({event: _unchanged for event in declared(self._game) if not event.durable})

        def evolve(state: S | None, event: Event) -> S:
            """The state after the event; ``state`` is None before the first, which must be the game's own."""
            if state is None:
                assert isinstance(event, first), f"a game begins with {first.kind}"
                return begin(event)
            return of[type(event)](state, event)

        return evolve


class _Known(dict[type[Event], Callable[[Any, Any], Any]]):
    def __missing__(self, event: type[Event]) -> Callable[[Any, Any], Any]:
        raise TypeError(f"not an event of this game: {event.__name__}")


def _taken(change: Callable[..., Any]) -> tuple[type[Event], ...]:
    """The events that a function takes, from the annotation of its last parameter."""
    hints = get_type_hints(change)
    hints.pop("return", None)
    taken = list(hints.values())[-1]
    return get_args(taken) or (taken,)


def _unchanged(state: S, event: Event) -> S:
    return state
