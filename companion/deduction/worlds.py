"""Cards, holders and moments as variables and clauses: each answer of the solver is one way in which all may lie.

A holder to whom or from whom nothing goes keeps its variables from one moment to the next, so a move costs little. The
variables of a step depend on who passed to whom alone: what is claimed of it is guarded by a literal of its own, so
nothing that was written down ever has to be taken back.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

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
        self._statements: dict[tuple[Hashable, tuple[Sum, ...]], Statement] = {}
        self._counted: dict[Sum, int] = {}
        self._sums: dict[tuple[int, Claim], tuple[Moment, Sum]] = {}
        self._carried: set[tuple[int, Holder, int, frozenset[int]]] = set()
        self._first = Moment({})
        for card in deal.cards:
            self._appear(self._first, card, deal.holders)

    def check(self, claims: Sequence[Claim]) -> None:
        """``ValueError``: a claim that this deal cannot have."""
        for claim in claims:
            holders = {claim.holder} if isinstance(claim, Held) else {claim.giver, claim.receiver}
            if isinstance(claim, Passed) and len(holders) == 1:
                raise ValueError(f"nobody passes to themselves: {claim}")
            if claim.moment < 0 or not holders <= self._rank.keys() or not (claim.cards or frozenset()) <= self._cards:
                raise ValueError(f"not of this deal: {claim}")

    def course(self, claims: Sequence[Claim]) -> Generator[None, None, Course]:
        """The moments of these claims, from 0 to the newest, a step for each card that is new there."""
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

    def statements(self, course: Course, claims: Sequence[Claim]) -> Generator[None, None, list[Statement]]:
        """What each source claims, in the order in which each first claimed something; a step for each new count."""
        sums: dict[Hashable, list[Sum]] = {}
        first: dict[Hashable, Claim] = {}
        for claim in claims:
            together: Hashable = claim if claim.source is None else (claim.source, claim.weight)
            first.setdefault(together, claim)
            sums.setdefault(together, []).append(self._sum(course, claim))
        found = []
        for one, claim in first.items():
            for sum in sums[one]:
                yield from self._count(sum)
            key = one, tuple(sums[one])
            if key not in self._statements:
                given = self._solver.variable()
                for sum in key[1]:
                    self._solver.add([-given, self._counted[sum]])
                self._statements[key] = Statement(claim.source, claim.weight, given, key[1])
            found.append(self._statements[key])
        return found

    def carried(self, course: Course, claims: Sequence[Claim]) -> Generator[None, None, None]:
        """Say outright how many a holder has after a step, where before and all that passed are counted.

        It follows without, but a solver of clauses may take minutes to count it over a few moments.
        """
        sizes: dict[tuple[int, Holder], tuple[int, frozenset[int]]] = {}
        passed: dict[int, dict[Route, tuple[int, int] | None]] = {}
        for claim in claims:
            counted = claim.cards is None and claim.at_least == claim.at_most
            because = self._counted[self._sum(course, claim)]
            match claim:
                case Passed(giver, receiver):
                    ways = passed.setdefault(claim.moment, {})
                    ways[giver, receiver] = (claim.at_least, because) if counted else ways.get((giver, receiver))
                case Held(holder) if counted:
                    sizes.setdefault((claim.moment, holder), (claim.at_least, frozenset([because])))
        for moment, after in enumerate(course[1:]):
            for holder in self._deal.holders:
                touching = {way: went for way, went in passed.get(moment, {}).items() if holder in way}
                if (moment, holder) not in sizes or (moment + 1, holder) in sizes or None in touching.values():
                    continue
                size, why = sizes[moment, holder]
                for (giver, _), went in touching.items():
                    if went is not None:
                        size, why = size + (-went[0] if holder == giver else went[0]), why | {went[1]}
                sizes[moment + 1, holder] = size, why
                if touching and (id(after), holder, size, why) not in self._carried:
                    there = Sum(tuple(after.at[card, holder] for card in self._deal.cards), size, size)
                    yield from self._count(there)
                    self._solver.add([*(-reason for reason in sorted(why)), self._counted[there]])
                    self._carried.add((id(after), holder, size, why))

    def _count(self, sum: Sum) -> Generator[None, None, None]:
        """See that a literal stands for this sum."""
        if sum not in self._counted:
            given = self._solver.variable()
            self._solver.count(sum.variables, sum.at_least, sum.at_most, given)
            yield
            self._counted.setdefault(sum, given)

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

    def _appear(self, moment: Moment, card: Card, holders: Sequence[Holder]) -> None:
        """New variables for these holders; the card is with exactly one of all."""
        for holder in holders:
            moment.at[card, holder] = self._solver.variable()
        self._solver.add([moment.at[card, holder] for holder in self._deal.holders])
        for pair in combinations(self._deal.holders, 2):
            if not set(holders).isdisjoint(pair):
                self._solver.add([-moment.at[card, holder] for holder in pair])

    def _next(self, before: Moment, routes: Routes) -> Generator[None, None, Moment]:
        if routes not in before.later:
            after = Moment(dict(before.at))
            moving = sorted({holder for route in routes for holder in route}, key=self._rank.__getitem__)
            for card in self._deal.cards:
                self._appear(after, card, moving)
                for giver, receiver in permutations(moving, 2):
                    here, there = before.at[card, giver], after.at[card, receiver]
                    if (giver, receiver) in routes:
                        went = after.went[card, (giver, receiver)] = self._solver.variable()
                        for clause in ([-went, here], [-went, there], [-here, -there, went]):
                            self._solver.add(clause)
                    else:
                        self._solver.add([-here, -there])
                yield
            before.later.setdefault(routes, after)
        return before.later[routes]
