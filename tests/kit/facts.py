"""Whatever a sighted player sees, D D tells; D begins with whose turn it is, what is due with its values, and the count
that matters.

Each game declares in ``tests/games/<folder>/facts.py`` what its table shows:

    SEEN     for each field of its state that everybody sees: the ids of the facts that tell it
    UNSEEN   for every other field: why no fact tells it
    PARTS    where only a part of such a field is seen: that part, as a function of the state
    count    the id of the count that matters in a state; None where nothing is counted yet

A field that is in neither is found, and so is one that changes while its facts stay the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from importlib import import_module
from operator import attrgetter
from typing import Any, Protocol, cast

from companion import session as sessions
from companion.games import FOLDERS
from companion.games.kit.glance import DUE, TURN, names
from companion.games.protocol import Fact
from companion.model import Announcement, Key, Tone, replace
from companion.session.desks import Desk
from companion.session.events import Undone
from companion.session.state import Session, Shelf

from .found import Found
from .games import SAMPLE, Rows, Subject


class Declared(Protocol):
    """What a game's ``facts.py`` has."""

    SEEN: dict[str, tuple[str, ...]]
    UNSEEN: dict[str, str]

    def count(self, state: Any) -> str | None: ...


@cache
def declared(subject: Subject) -> Declared:
    """What this game's table shows."""
    if subject.id == SAMPLE:
        return cast(Declared, import_module("tests.kit.sample.facts"))
    folder = "tracker" if subject.pack.declared else FOLDERS[subject.id]
    return cast(Declared, import_module(f"tests.games.{folder}.facts"))


def every_field_is_declared(subject: Subject, state: Any) -> None:
    """No field of the state is forgotten, and none is declared twice. Raises Found."""
    there, known = {entry.name for entry in fields(state)}, declared(subject)
    both = known.SEEN.keys() & known.UNSEEN.keys()
    if forgotten := there - known.SEEN.keys() - known.UNSEEN.keys():
        raise Found("facts", f"what does D D say of {', '.join(sorted(forgotten))}? Declare it in facts.py")
    if more := both | ((known.SEEN.keys() | known.UNSEEN.keys()) - there):
        raise Found("facts", f"{', '.join(sorted(more))}: no field of the state, or declared twice")


def are_whole(subject: Subject, state: Any) -> None:
    """Whose turn it is, what is due, the count that matters, in this order. Raises Found."""
    game = subject.game
    known = game.glance(state)
    short = [fact for fact in known if fact.short]
    if not short:
        raise Found("facts", "D says nothing")
    seat, due = game.whose(state), game.due(state)
    if seat is not None:
        who = next(seated for seated in _people(state) if seated.seat == seat)
        if not names(short[0].said, who):
            raise Found("facts", f"D does not begin with {who}, whose turn it is: {short[0]}")
    if due is not None:
        at = [number for number, fact in enumerate(short) if fact.id == DUE]
        if not at or short[at[0]].said != due:
            raise Found("facts", f"D does not say what is due: {due}")
        if any(fact.id != TURN for fact in short[: at[0]]):
            raise Found("facts", f"what is due comes after {short[0]}")
    count = declared(subject).count(state)
    if count is not None and count not in [fact.id for fact in short]:
        raise Found("facts", f"D does not say {count}, which matters now: {[fact.id for fact in short]}")


def tell_what_changes(subject: Subject, before: Any, after: Any) -> None:
    """Where something that everybody sees changes, its facts change. Raises Found."""
    game = subject.game
    seen = declared(subject).SEEN
    parts: dict[str, Callable[[Any], object]] = getattr(declared(subject), "PARTS", {})
    parts = {name: parts.get(name, attrgetter(name)) for name in seen}
    moved = [name for name, part in parts.items() if part(before) != part(after)]
    if not moved:
        return
    was, now = game.glance(before), game.glance(after)
    for name in moved:
        if _of(was, seen[name]) == _of(now, seen[name]):
            values = f"from {getattr(before, name)!r} to {getattr(after, name)!r}"
            raise Found("facts", f"{name} changes {values}, and none of {', '.join(seen[name])} tells it: {now}")


def walk(subject: Subject, rows: Rows) -> set[Any]:
    """The phases that a kept evening comes to, after all of this was looked for in each of its rows. Raises Found."""
    shelf, session, reached = subject.shelf(subject.told), Session(tone=Tone()), set[Any]()
    for _, made in rows:
        before, session = session.play.board, sessions.evolve(shelf, session, made)
        after = session.play.board
        if session.play.game == subject.id and after is not None:
            reached.add(after.phase)
            are_whole(subject, after)
            if before is not None and not isinstance(made[0], Undone):
                tell_what_changes(subject, before, after)
    return reached


def _of(known: tuple[Fact, ...], ids: tuple[str, ...]) -> list[Fact]:
    return [fact for fact in known if fact.id in ids]


def _people(state: Any) -> Any:
    return state.layout.people if hasattr(state, "layout") else state.people


def heard(shelf: Shelf, session: Session) -> tuple[tuple[Announcement, ...], ...]:
    """What D says, and D again, when nothing else lies open, as if neither a power cut nor an undo had stopped time."""
    open = replace(session, desk=Desk(), aside=(), whose=None, lost_timers=frozenset())
    once = sessions.turn(shelf, open, Key("D"))
    return once.said, sessions.turn(shelf, once.session, Key("D")).said
