"""What stands in the values of events: tokens, openly or hidden."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from companion.model import Hidden, Token

#: In place of a hidden token, where values are compared.
VEILED = Hidden(Token("hidden"))


def sort(token: Token) -> str:
    """What everybody may see of a card that somebody scans in private: its back."""
    return token.kind.partition("/")[0]


def tokens_in(value: Any, *, hidden: bool = True) -> set[Token]:
    """The tokens in a value: all of them, or without those that are hidden."""
    match value:
        case Token():
            return {value}
        case Hidden() if not hidden:
            return set()
        case tuple() | frozenset():
            return set().union(*(tokens_in(item, hidden=hidden) for item in value))
        case _ if is_dataclass(value) and not isinstance(value, type):
            return set().union(*(tokens_in(getattr(value, entry.name), hidden=hidden) for entry in fields(value)))
        case _:
            return set()


def veiled(value: Any) -> Any:
    """A value without the tokens that are hidden in it, and without how many they are."""
    match value:
        case Hidden():
            return VEILED
        case tuple() | frozenset() if not value or any(isinstance(item, Hidden) for item in value):
            return VEILED
        case tuple():
            return tuple(veiled(item) for item in value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            return (type(value), *(veiled(getattr(value, entry.name)) for entry in fields(value)))
        case _:
            return value
