"""What follows from claims, found by going through every way in which the cards may lie: the other way of knowing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from companion.deduction.claims import Card, Claim, Deal, Held, Holder, Passed, Source, Weight
from companion.deduction.mind import SHORT, Contradiction

#: Where each card is, moment by moment.
World = dict[Card, tuple[Holder, ...]]


def worlds(deal: Deal, claims: Sequence[Claim]) -> list[World]:
    """Whatever goes from hand to hand only where some passed, believed or not."""
    newest = max((claim.moment + isinstance(claim, Passed) for claim in claims), default=0)
    ways = {(claim.moment, claim.giver, claim.receiver) for claim in claims if isinstance(claim, Passed)}
    paths = [
        path
        for path in product(deal.holders, repeat=newest + 1)
        if all(path[m] == path[m + 1] or (m, path[m], path[m + 1]) in ways for m in range(newest))
    ]
    return [dict(zip(deal.cards, chosen, strict=True)) for chosen in product(paths, repeat=len(deal.cards))]


def true_in(claim: Claim, world: World) -> bool:
    number = 0
    for card, path in world.items():
        if claim.cards is None or card in claim.cards:
            match claim:
                case Held(holder):
                    number += path[claim.moment] == holder
                case Passed(giver, receiver):
                    number += path[claim.moment] == giver and path[claim.moment + 1] == receiver
    return claim.at_least <= number and (claim.at_most is None or number <= claim.at_most)


Name = tuple[Source, Weight]


class Enumerated:
    """All worlds, each with the sources that are not true in it."""

    def __init__(self, deal: Deal, claims: Sequence[Claim]) -> None:
        self.deal = deal
        self.names = list(dict.fromkeys((claim.source, claim.weight) for claim in claims))
        distinct = set()
        for world in worlds(deal, claims):
            broken = {(claim.source, claim.weight) for claim in claims if not true_in(claim, world)}
            distinct.add((tuple(path[-1] for path in world.values()), frozenset(broken)))
        self.all = [(dict(zip(deal.cards, last, strict=True)), broken) for last, broken in distinct]
        by_weight = [name for weight in (Weight.RULE, Weight.TABLE) for name in self.names if name[1] is weight]
        self.believed: list[Name] = []
        self.left_out: list[Name] = []
        for name in [*by_weight, *(name for name in reversed(self.names) if name[1] is Weight.MARK)]:
            if any(broken.isdisjoint([*self.believed, name]) for _, broken in self.all):
                self.believed.append(name)
            else:
                self.left_out.append(name)

    def holders(self) -> dict[Card, tuple[Holder, ...]]:
        left = [last for last, broken in self.all if broken.isdisjoint(self.believed)]
        return {
            card: tuple(holder for holder in self.deal.holders if any(last[card] == holder for last in left))
            for card in self.deal.cards
        }

    def proves(self, names: Sequence[Name], card: Card, holders: frozenset[Holder]) -> bool:
        """Whether these, with the rules that are believed, leave the card nowhere else."""
        return all(last[card] in holders or broken & {*names, *self._rules()} for last, broken in self.all)

    def proof(self, card: Card, holders: frozenset[Holder]) -> tuple[Source, ...] | None:
        doubted = [name for name in self.names if name in self.believed and name[1] is not Weight.RULE]
        if not self.proves(doubted, card, holders):
            return None
        return _least(doubted, [last[card] in holders for last, _ in self.all], self._broken(*self._rules()))

    def contradictions(self) -> tuple[Contradiction, ...]:
        found = []
        for name in self.left_out:
            rule = name[1] is Weight.RULE
            before = [
                other
                for other in self.names
                if other in self.believed and (other[1] is Weight.RULE) is rule and self._before(other, name)
            ]
            sure = [name] if rule else [name, *self._rules()]
            why = _least(before, [False] * len(self.all), self._broken(*sure))
            found.append(Contradiction(*name, why))
        return tuple(found)

    def _rules(self) -> list[Name]:
        return [name for name in self.believed if name[1] is Weight.RULE]

    def _before(self, other: Name, name: Name) -> bool:
        """Whether the other is believed first."""
        if other[1] is not name[1]:
            return other[1] < name[1]
        earlier = self.names.index(other) < self.names.index(name)
        return earlier is not (name[1] is Weight.MARK)

    def _broken(self, *sure: Name) -> list[frozenset[Name] | None]:
        """Of each world what is not true in it; None where something sure is not."""
        return [None if broken & set(sure) else broken for _, broken in self.all]


def _least(doubted: Sequence[Name], meant: Sequence[bool], broken: Sequence[frozenset[Name] | None]) -> tuple[Source, ...]:
    """Of the shortest the newest; or, where that is long, what is left when from the oldest on all goes that can."""
    left = [names for names, well in zip(broken, meant, strict=True) if names is not None and not well]

    def enough(chosen: Sequence[Name]) -> bool:
        return all(names.intersection(chosen) for names in left)

    newest = list(reversed(doubted))
    for size in range(SHORT + 1):
        for chosen in combinations(newest, size):
            if enough(chosen):
                return tuple(source for source, _ in chosen)
    kept = list(doubted)
    for name in doubted:
        if enough(without := [other for other in kept if other != name]):
            kept = without
    return tuple(source for source, _ in reversed(kept))
