"""Events of any content, written down as a journal has them and read again: every class of every game.

A row that is not exactly what its class promises is refused: a key too many, one too few, a value of another type.
"""

from __future__ import annotations

import json
import typing
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Any

from companion.journal.notation import Notation
from companion.model import Event, Token

from .found import Found
from .games import Subject
from .table import notation

#: Values of the plain types.
ANY: dict[Any, tuple[Any, ...]] = {
    bool: (False, True),
    int: (0, 1, 2, 7, 8, 99, -1, 10**9),
    str: ("", "a", "fr", "Léo", "« Ça ? »", "\x00", "\udc80", "1", "true"),
}


def every_class_comes_back(subject: Subject, chance: Random, each: int = 12) -> None:
    """Every event class of the game, with any values. Raises Found."""
    book = notation(subject)
    for cls in subject.game.events:
        for _ in range(each):
            event = made(cls, subject, chance)
            comes_back(book, event)
        is_strict(book, event)


def comes_back(book: Notation, event: Event) -> None:
    """What is read is what was written, down to the last type. Raises Found."""
    kind, version, text = book.encode(event)
    try:
        read = book.decode(kind, version, text)
    except Exception as wrong:
        raise Found("rows", f"{kind} cannot be read again: {text}: {wrong!r}") from None
    if repr(read) != repr(event) and (read != event or _types(read) != _types(event)):
        raise Found("rows", f"{kind} is read as another event than was written:\n    {event}\n    {read}")


def is_strict(book: Notation, event: Event) -> None:
    """A row that is not what its class promises is refused. Raises Found."""
    kind, version, text = book.encode(event)
    needed = {entry.name for entry in fields(event) if entry.default is MISSING and entry.default_factory is MISSING}
    for wrong in _spoilt(json.loads(text), needed):
        try:
            read = book.decode(kind, version, json.dumps(wrong))
        except Exception:  # whatever it stumbles over
            continue
        raise Found("rows", f"{kind} takes a row that it has not written:\n    {wrong}\n    {read}")


def _spoilt(row: dict[str, Any], needed: set[str]) -> Iterator[Any]:
    """Rows that are nearly right. What was added to a class later has a default, and may be missing."""
    yield {**row, "more": 1}
    yield [row]
    for name, value in row.items():
        if name in needed:
            yield {key: kept for key, kept in row.items() if key != name}
        match value:
            case bool():
                yield {**row, name: int(value)}
            case int():
                yield {**row, name: str(value)}
            case str():
                yield {**row, name: 3}
            case dict():
                yield {**row, name: {**value, "more": 1}}


def _types(value: Any) -> Any:
    """The types in a value: True is not 1."""
    if isinstance(value, tuple):
        return tuple(map(_types, value))
    if is_dataclass(value):
        return (type(value), *(_types(getattr(value, entry.name)) for entry in fields(value)))
    return type(value)


# --- values of a type ---


def made(cls: type, subject: Subject, chance: Random) -> Any:
    """A value of this dataclass with anything in its fields."""
    hints = _hints(cls)
    return cls(**{entry.name: _value(hints[entry.name], subject, chance) for entry in fields(cls) if entry.init})


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls)


def _value(of: Any, subject: Subject, chance: Random) -> Any:
    """A value that fits an annotation. Raises Found for one that no row can hold."""
    origin, inner = typing.get_origin(of), typing.get_args(of)
    if origin in (typing.Union, UnionType):
        return _value(chance.choice(inner), subject, chance)
    if origin is typing.Literal:
        return chance.choice(inner)
    if origin is tuple and inner[1:] != (...,):
        return tuple(_value(one, subject, chance) for one in inner)
    if origin in (tuple, frozenset):
        return origin(_value(inner[0], subject, chance) for _ in range(chance.choice((0, 1, 1, 3))))
    if of in (None, NoneType):
        return None
    if of in ANY:
        return chance.choice(ANY[of])
    if of is Token:
        return chance.choice(subject.tokens)
    if isinstance(of, type) and issubclass(of, Enum):
        return chance.choice(list(of))
    if isinstance(of, type) and is_dataclass(of):
        return made(of, subject, chance)
    raise Found("rows", f"{of} in an event of {subject.id} is nothing that a row can hold")
