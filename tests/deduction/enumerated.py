"""What follows from claims, found by going through every way in which the cards may lie: the other way of knowing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from companion.deduction.claims import Card, Claim, Deal, Held, Holder, Passed, Source, Weight
from companion.deduction.mind import SHORT, Contradiction

#: Digits of this base count how many cards of each claim are where it says.
BASE = 16


def worlds(deal: Deal, claims: Sequence[Claim]) -> set[tuple[tuple[Holder, ...], int]]:
    """Who has each card at last, with what each claim counts. Cards move only where some passed, believed or not."""
    newest = max((claim.moment + isinstance(claim, Passed) for claim in claims), default=0)
    ways = {(claim.moment, claim.giver, claim.receiver) for claim in claims if isinstance(claim, Passed)}
    paths = [
        path
        for path in product(deal.holders, repeat=newest + 1)
        if all(path[m] == path[m + 1] or (m, path[m], path[m + 1]) in ways for m in range(newest))
    ]
    lying: set[tuple[tuple[Holder, ...], int]] = {((), 0)}
    for card in deal.cards:
        more = {
            (path[-1], sum(BASE**n for n, claim in enumerate(claims) if tells(claim, card, path))) for path in paths
        }
        lying = {((*last, holder), counts + count) for last, counts in lying for holder, count in more}
    return lying


def tells(claim: Claim, card: Card, path: Sequence[Holder]) -> bool:
    """Whether this card, on this path, is one of those that are counted."""
    if claim.cards is not None and card not in claim.cards:
        return False
    match claim:
        case Held(holder):
            return path[claim.moment] == holder
        case Passed(giver, receiver):
            return path[claim.moment] == giver and path[claim.moment + 1] == receiver


#: Source, weight, and for a claim without a source the claim.
Name = tuple[Source, Weight, Claim | None]


def name_of(claim: Claim) -> Name:
    return claim.source, claim.weight, claim if claim.source is None else None


class Enumerated:
    """All worlds: who has each card at last, and the sources that are not true."""

    def __init__(self, deal: Deal, claims: Sequence[Claim]) -> None:
        self.deal = deal
        self.names = list(dict.fromkeys(name_of(claim) for claim in claims))
        self.all = list(
            {
                (
                    last,
                    frozenset(
                        name for n, claim in enumerate(claims) for name in _broken(claim, counts // BASE**n % BASE)
                    ),
                )
                for last, counts in worlds(deal, claims)
            }
        )
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
            card: tuple(holder for holder in self.deal.holders if any(last[place] == holder for last in left))
            for place, card in enumerate(self.deal.cards)
        }

    def proves(self, names: Sequence[Name], card: Card, holders: frozenset[Holder]) -> bool:
        """Whether these, with the rules that are believed, leave the card nowhere else."""
        place = self.deal.cards.index(card)
        return all(last[place] in holders or broken & {*names, *self._rules()} for last, broken in self.all)

    def proof(self, card: Card, holders: frozenset[Holder]) -> tuple[Source, ...] | None:
        doubted = [name for name in self.names if name in self.believed and name[1] is not Weight.RULE]
        if not self.proves(doubted, card, holders):
            return None
        place = self.deal.cards.index(card)
        return _least(doubted, [broken for last, broken in self.all if last[place] not in holders], self._rules())

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
            found.append(Contradiction(*name[:2], _least(before, [broken for _, broken in self.all], sure)))
        return tuple(found)

    def _rules(self) -> list[Name]:
        return [name for name in self.believed if name[1] is Weight.RULE]

    def _before(self, other: Name, name: Name) -> bool:
        """Whether the other is believed first."""
        if other[1] is not name[1]:
            return other[1] < name[1]
        earlier = self.names.index(other) < self.names.index(name)
        return earlier is not (name[1] is Weight.MARK)


def _broken(claim: Claim, number: int) -> list[Name]:
    true = claim.at_least <= number and (claim.at_most is None or number <= claim.at_most)
    return [] if true else [name_of(claim)]


def _least(doubted: Sequence[Name], worlds: Sequence[frozenset[Name]], sure: Sequence[Name]) -> tuple[Source, ...]:
    """What makes none of these worlds true: of the shortest the newest, of the long what is left when all has gone that
    can, from the oldest on.
    """
    left = {broken for broken in worlds if broken.isdisjoint(sure)}

    def enough(chosen: Sequence[Name]) -> bool:
        return not any(broken.isdisjoint(chosen) for broken in left)

    newest = list(reversed(doubted))
    for size in range(SHORT + 1):
        for chosen in combinations(newest, size):
            if enough(chosen):
                return tuple(name[0] for name in chosen)
    kept = list(doubted)
    for name in doubted:
        if enough(without := [other for other in kept if other != name]):
            kept = without
    return tuple(name[0] for name in reversed(kept))
