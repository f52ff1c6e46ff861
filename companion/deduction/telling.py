"""What would tell most. It weighs candidates and counts no worlds: that would take too long."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.deduction.claims import Card, Holder
from companion.deduction.mind import Knowledge

Option = TypeVar("Option")


@dataclass(frozen=True, slots=True)
class Split(Generic[Option]):
    """What can be asked for, and how it divides the candidates."""

    option: Option
    #: The smaller part: of a yes and a no, the one that excludes fewer excludes so many.
    smaller: int
    #: In how many other places the cards that it names may be, together.
    elsewhere: int


def telling(
    knowledge: Knowledge, holder: Holder, options: Mapping[Option, Collection[Card]]
) -> tuple[Split[Option], ...]:
    """Those options that divide the cards which this holder may or may not have, the best first.

    An option is named by the cards for which it is true: a trait by those that have it, a card by itself, a hypothesis
    by its three. The larger the smaller part, the better; then the more places its cards may be in; then the earlier it
    was given.
    """
    open = {card for card, holders in knowledge.holders.items() if holder in holders and len(holders) > 1}
    splits = []
    for option, cards in options.items():
        named = open.intersection(cards)
        elsewhere = sum(len(knowledge.holders[card]) - 1 for card in named)
        splits.append(Split(option, min(len(named), len(open) - len(named)), elsewhere))
    return tuple(sorted((s for s in splits if s.smaller), key=lambda s: (-s.smaller, -s.elsewhere)))
