"""Short by habit: what has been heard often this evening is said in fewer words.

    heard twice or less   full       up to ten times   normal       more often   brief

Each announcement carries its level, so that foresight, the cache and transcripts see it; a listener who has chosen a
verbosity hears that one (``Verbosity.HABIT``). Only lines that a durable event gives the table to hear are counted and
shortened, and what ends a number that is being typed: never a refusal, another answer to a key, a fact that was asked
for, or a private line. Counts belong to an
evening. They go on with the next game, and begin anew with each start of the program; an undo takes back its input's.

It must never see words, or count what is only repeated.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from companion.model import Announcement, Table, Urgency, Verbosity, replace

#: How often each message has been heard.
Habits: TypeAlias = Mapping[str, int]

#: A digit of a number that # may end, or that goes on; that only # can end; that must go on.
DIGIT_OR_MORE, DIGIT_LAST, DIGIT_FIRST = "digit-or-more", "digit-last", "digit-first"
_TYPED = frozenset({DIGIT_OR_MORE, DIGIT_LAST, DIGIT_FIRST})

NO_HABITS: Habits = MappingProxyType({})

FULL_TIMES = 2
NORMAL_TIMES = 10


def level(heard: int) -> Verbosity:
    """The level of a line that has been heard so often before."""
    if heard < FULL_TIMES:
        return Verbosity.FULL
    return Verbosity.NORMAL if heard < NORMAL_TIMES else Verbosity.BRIEF


def counted(habits: Habits, said: tuple[Announcement, ...]) -> tuple[Habits, tuple[Announcement, ...]]:
    """The habits after these lines of one act, and the lines, each at its level."""
    after = dict(habits)
    lines = []
    for line in said:
        if (line.urgency is Urgency.GAME or line.id in _TYPED) and isinstance(line.audience, Table):
            heard = after.get(line.id, 0)
            after[line.id] = heard + 1
            line = replace(line, level=level(heard))
        lines.append(line)
    return after, tuple(lines)


def whole(line: Announcement) -> Announcement:
    """The line as 0 repeats it: in full where habit had chosen its level."""
    return line if line.level is None else replace(line, level=Verbosity.FULL)
