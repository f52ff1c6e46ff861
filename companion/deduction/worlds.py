"""Cards, holders and moments as variables and clauses: each answer of the solver is one way in which all may lie.

A holder to whom or from whom nothing goes keeps its variables from one moment to the next, so a move costs little. The
variables of a step depend on who passed to whom alone: what is claimed of it is guarded by a literal of its own, so
nothing that was written down ever has to be taken back.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from companion.deduction.claims import Card, Claim, Deal, Held, Holder, Passed, Source, Weight
from companion.deduction.solver import Solver

Route = tuple[Holder, Holder]
Routes = tuple[Route, ...]


@dataclass(slots=True, eq=False)
class Moment:
    """Which variable says that a card is with a holder then; and the moments that may come next."""

    at: dict[tuple[Card, Holder], int]
    later: dict[Routes, Moment] = field(default_factory=dict)
    #: Of the step to this moment: what says that a card went that way.
    went: dict[tuple[Card, Route], int] = field(default_factory=dict)


Course = tuple[Moment, ...]
#: Each variable v as v or -v, at index v - 1.
World = Sequence[int]


@dataclass(frozen=True, slots=True)
class Sum:
    """So many of these variables are true."""

    variables: tuple[int, ...]
    at_least: int
    at_most: int

    def fits(self, world: World) -> bool:
        return self.at_least <= sum(world[variable - 1] > 0 for variable in self.variables) <= self.at_most


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """All that one source claims: true in each world in which ``given`` is."""

    source: Source
    weight: Weight
    given: int
    sums: tuple[Sum, ...]

    def fits(self, world: World) -> bool:
        return all(sum.fits(world) for sum in self.sums)


class Worlds:
    """All that has been written down for one solver."""

    def __init__(self, deal: Deal, solver: Solver) -> None:
        self._deal = deal
        self._solver = solver
        self._rank = {holder: rank for rank, holder in enumerate(deal.holders)}
        self._cards = frozenset(deal.cards)
        self._statements: dict[tuple[Source, Weight, tuple[Sum, ...]], Statement] = {}
        self._sums: dict[tuple[int, Claim], tuple[Moment, Sum]] = {}
        self._first = Moment({})
        self._appear(self._first, deal.holders)

    def check(self, claims: Sequence[Claim]) -> None:
        """``ValueError``: a claim that this deal cannot have."""
        for claim in claims:
            holders = {claim.holder} if isinstance(claim, Held) else {claim.giver, claim.receiver}
            if isinstance(claim, Passed) and len(holders) == 1:
                raise ValueError(f"nobody passes to themselves: {claim}")
            if claim.moment < 0 or not holders <= self._rank.keys() or not (claim.cards or frozenset()) <= self._cards:
                raise ValueError(f"not of this deal: {claim}")

    def course(self, claims: Sequence[Claim]) -> Generator[None, None, Course]:
        """The moments of these claims, from 0 to the newest, a step for each that is new."""
        routes: dict[int, set[Route]] = {}
        newest = 0
        for claim in claims:
            newest = max(newest, claim.moment + isinstance(claim, Passed))
            if isinstance(claim, Passed):
                routes.setdefault(claim.moment, set()).add((claim.giver, claim.receiver))
        course = [self._first]
        for moment in range(newest):
            ways = sorted(routes.get(moment, ()), key=lambda way: (self._rank[way[0]], self._rank[way[1]]))
            course.append((yield from self._next(course[-1], tuple(ways))) if ways else course[-1])
        return tuple(course)

    def statements(self, course: Course, claims: Sequence[Claim]) -> Iterator[Statement]:
        """What each source claims, in the order in which each first claimed something."""
        sums: dict[tuple[Source, Weight], list[Sum]] = {}
        for claim in claims:
            sums.setdefault((claim.source, claim.weight), []).append(self._sum(course, claim))
        for (source, weight), all_sums in sums.items():
            key = (source, weight, tuple(all_sums))
            if key not in self._statements:
                statement = Statement(source, weight, self._solver.variable(), key[2])
                for sum in statement.sums:
                    self._solver.count(sum.variables, sum.at_least, sum.at_most, statement.given)
                self._statements[key] = statement
            yield self._statements[key]

    def _sum(self, course: Course, claim: Claim) -> Sum:
        moment = course[claim.moment + isinstance(claim, Passed)]
        key = (id(moment), claim)  # moments last as long as this does
        if key not in self._sums:
            cards = self._deal.cards if claim.cards is None else [c for c in self._deal.cards if c in claim.cards]
            match claim:
                case Held(holder):
                    variables = tuple(moment.at[card, holder] for card in cards)
                case Passed(giver, receiver):
                    variables = tuple(moment.went[card, (giver, receiver)] for card in cards)
            at_most = len(cards) if claim.at_most is None else claim.at_most
            self._sums[key] = moment, Sum(variables, claim.at_least, at_most)
        return self._sums[key][1]

    @staticmethod
    def covers(course: Course, world: World) -> bool:
        """Whether a world tells of all these moments. One that was found before they were written down does not."""
        return all(max(moment.at.values(), default=0) <= len(world) for moment in course)

    def _appear(self, moment: Moment, holders: Sequence[Holder]) -> None:
        """New variables for these holders; each card is with exactly one."""
        new = set(holders)
        for card in self._deal.cards:
            for holder in holders:
                moment.at[card, holder] = self._solver.variable()
            self._solver.add([moment.at[card, holder] for holder in self._deal.holders])
            for pair in combinations(self._deal.holders, 2):
                if not new.isdisjoint(pair):
                    self._solver.add([-moment.at[card, holder] for holder in pair])

    def _next(self, before: Moment, routes: Routes) -> Generator[None, None, Moment]:
        if routes not in before.later:
            after = before.later[routes] = Moment(dict(before.at))
            moving = sorted({holder for route in routes for holder in route}, key=self._rank.__getitem__)
            self._appear(after, moving)
            for card in self._deal.cards:
                for giver in moving:
                    for receiver in moving:
                        here, there = before.at[card, giver], after.at[card, receiver]
                        if (giver, receiver) in routes:
                            went = after.went[card, (giver, receiver)] = self._solver.variable()
                            for clause in ([-went, here], [-went, there], [-here, -there, went]):
                                self._solver.add(clause)
                        elif giver != receiver:
                            self._solver.add([-here, -there])
            yield
        return before.later[routes]
