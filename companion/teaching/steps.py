"""The steps of a set-up that only the box tells: listened to one after the other, told, replaced, moved, removed. Pure.

    at a step ─ 1 record ─ 2 type ─ 4 earlier ─ 6 later ─ 7 remove ─ 8 the other owner's steps ─ # the next ─ * done

One past the last is the place of a new step. It must never mix two owners' steps: they are one entry.
"""

from __future__ import annotations

from companion.boxes.telling import Steps, Telling
from companion.boxes.telling import steps as told_in
from companion.model import OwnText

RECORD, TYPE, EARLIER, LATER, REMOVE, OTHER = "1", "2", "4", "6", "7", "8"
#: How far a key moves a step.
MOVES = {EARLIER: -1, LATER: 1}


def put(told: Telling, known: Telling, steps: tuple[OwnText, ...]) -> Telling:
    """The telling with these steps; without any where there are none. Another owner's steps that are taken leave those
    that were in use beside them."""
    if not steps:
        return told.without(Steps())
    return told.put(Steps(), steps, keep=steps in known.beside.get(Steps(), ()))


def other(known: Telling) -> tuple[OwnText, ...]:
    """Steps that another owner has told, and that lie beside those in use; none where there are none."""
    return told_in(Telling({Steps(): known.beside[Steps()][0]})) if known.beside.get(Steps()) else ()


def with_step(known: Telling, step: int, words: OwnText) -> tuple[OwnText, ...]:
    """The steps with these words at this place, from 1; one past the last adds a step."""
    before = told_in(known)
    return (*before[: step - 1], words, *before[step:])


def without_step(known: Telling, step: int) -> tuple[OwnText, ...]:
    """The steps without this one, from 1."""
    before = told_in(known)
    return (*before[: step - 1], *before[step:])


def moved(known: Telling, step: int, by: int) -> tuple[OwnText, ...] | None:
    """The steps with this one moved by so many places; None where it is at that end already."""
    before = told_in(known)
    to = step + by
    if not (1 <= step <= len(before) and 1 <= to <= len(before)):
        return None
    others = without_step(known, step)
    return (*others[: to - 1], before[step - 1], *others[to - 1 :])
