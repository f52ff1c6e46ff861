"""Events, each declared once: its class, its name in the journal, and its place among the events of its game.

    @event(ID, "cut")
    class Cut(Event):
        seat: Seat

It knows no event. A name that is declared twice fails when the game is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

from companion.model import Event

E = TypeVar("E", bound=Event)

_DECLARED: dict[str, list[type[Event]]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def event(
    game: str, name: str, /, *, durable: bool = True, version: int = 1, lasting: str = ""
) -> Callable[[type[E]], type[E]]:
    """Make the class a frozen dataclass with slots, and an event of this game with the kind "game/name"; without a
    game, with the kind "name".

    ``durable`` and ``version`` are those of ``Event``; ``lasting`` is a message of the game without its prefix. Raises
    TypeError for a kind that exists already.
    """

    def declare(cls: type[E]) -> type[E]:
        made = dataclass(frozen=True, slots=True)(cls)
        made.kind, made.durable, made.version = f"{game}/{name}".lstrip("/"), durable, version
        made.lasting = f"{game}-{lasting}".lstrip("-") if lasting else ""
        others = _DECLARED.setdefault(game, [])
        if any(other.kind == made.kind for other in others):
            raise TypeError(f"two events are called {made.kind}")
        others.append(made)
        return made

    return declare


def declared(game: str) -> tuple[type[Event], ...]:
    """The events of this game in modules imported so far, in the order of their declarations."""
    return tuple(_DECLARED.get(game, ()))
