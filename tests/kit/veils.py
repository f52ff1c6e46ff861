"""A journal whose hidden tokens are exchanged for others is the same evening to all but the ears that heard them.

This finds what ``twins`` may not come by: cards that nobody may know though they were scanned at the table, and each
event of the golden journals. What a seat alone hears is left out of the comparison, whichever seat it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from companion.model import Hidden, Only, Token, Tone
from companion.session import evolve, narrate
from companion.session.asking import expects, last_counted, timers
from companion.session.state import Session, Shelf

from .found import Found
from .games import Rows, Subject
from .values import sort, tokens_in

NOTICED = (
    "what is heard",
    "the timers",
    "what D D says",
    "what may come next",
    "the menu",
    "what B says",
)


def exchanged(value: Any, others: dict[Token, Token]) -> Any:
    """The same value with other tokens where they are hidden."""
    match value:
        case Hidden(token):
            return Hidden(others.get(token, token))
        case tuple():
            return tuple(exchanged(item, others) for item in value)
        case frozenset():
            return frozenset(exchanged(item, others) for item in value)
        case _ if is_dataclass(value) and not isinstance(value, type | Token):
            kept = {entry.name: exchanged(getattr(value, entry.name), others) for entry in fields(value)}
            return type(value)(**kept)
        case _:
            return value


def exchange(subject: Subject, rows: Rows, chance: Random) -> dict[Token, Token]:
    """For each token that is only ever hidden in these rows another of its sort, each for one alone."""
    openly = tokens_in(rows, hidden=False)
    secret = sorted(tokens_in(rows) - openly)
    others: dict[Token, Token] = {}
    for name in sorted({sort(token) for token in secret}):
        mine = [token for token in secret if sort(token) == name]
        pool = {*mine, *(token for token in subject.tokens if sort(token) == name and token.box == subject.id)} - openly
        others |= dict(zip(mine, chance.sample(sorted(pool), len(mine)), strict=True))
    return others


def the_veil_holds(subject: Subject, rows: Rows, chance: Random) -> None:
    """Nothing that everybody can notice depends on what is hidden in these rows. Raises Found."""
    others = exchange(subject, rows, chance)
    if not others:
        return
    shelf = subject.shelf(subject.told)
    evenings = noticed(subject, shelf, rows), noticed(subject, shelf, exchanged(rows, others))
    for number, pair in enumerate(zip(*evenings, strict=True), 1):
        for what, one, other in zip(NOTICED, *pair, strict=True):
            if one != other:
                kinds = ", ".join(event.kind for event in rows[number - 1][1])
                why = f"{what} depends on a hidden token, at row {number} ({kinds}):\n    {one}\n    {other}"
                raise Found("secrecy", f"{subject.id}: {why}")


def noticed(subject: Subject, shelf: Shelf, rows: Rows) -> Iterator[tuple[object, ...]]:
    """What everybody can notice after each row, in the order of ``NOTICED``."""
    session, game = Session(tone=Tone()), subject.game
    for _, events in rows:
        before, session = session, evolve(shelf, session, events)
        heard = [line for line in narrate(shelf, before, events, session) if not isinstance(line.audience, Only)]
        board = session.play.board
        if board is None:
            yield (heard, *(None,) * (len(NOTICED) - 1))
            continue
        counted = None if session.past is None else last_counted(shelf, session.past)
        asked = expects(shelf, session.play)
        yield heard, timers(shelf, session), game.glance(board), asked, game.menu(board), counted
