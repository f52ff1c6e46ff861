"""What is put in: which cards and holders there are, and what is known of them. Values only.

Cards, holders and sources are opaque: it must never know a game, a session or a word. Moments are numbered from 0. From
one moment to the next cards go only where a ``Passed`` says that some went; all others stay. So what nothing leads to
or from (a sleeve, a culprit) is the same for ever, and whatever was once held elsewhere is not there.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum

Card = str | int
Holder = str | int
#: What a game can word: "shown by Léo, turn 6". None of what no source need be named for.
Source = Hashable


class Weight(IntEnum):
    """How firmly something stands. Where claims contradict each other, the heavier are believed."""

    RULE = 0  # of the box: it is in no proof, for everybody knows it
    TABLE = 1  # what was scanned, shown or said: of these the earlier are believed
    MARK = 2  # a player's own: of these the later are believed


@dataclass(frozen=True, slots=True)
class Deal:
    """Each of these cards is with exactly one of these holders, at every moment. ``ValueError``: something twice."""

    cards: tuple[Card, ...]
    holders: tuple[Holder, ...]

    def __post_init__(self) -> None:
        for name, things in (("card", self.cards), ("holder", self.holders)):
            if len(set(things)) < len(things):
                raise ValueError(f"a {name} is there twice: {things}")


@dataclass(frozen=True, slots=True)
class Held:
    """Of these cards (None: of all) this holder has at least, and at most (None: no bound) so many at this moment."""

    holder: Holder
    cards: frozenset[Card] | None
    at_least: int = 0
    at_most: int | None = None
    moment: int = 0
    source: Source = None
    weight: Weight = Weight.TABLE


@dataclass(frozen=True, slots=True)
class Passed:
    """Of these cards (None: of all) so many went from the giver to the receiver, from this moment to the next.

    That some may have gone that way is believed whatever the weight: only how many, and which, is open to doubt. All
    that passes between the same two moments passes at once, so no card passes twice.
    """

    giver: Holder
    receiver: Holder
    cards: frozenset[Card] | None
    at_least: int = 0
    at_most: int | None = None
    moment: int = 0
    source: Source = None
    weight: Weight = Weight.TABLE


#: Claims of one source and weight stand and fall together; those without a source each by itself.
Claim = Held | Passed
