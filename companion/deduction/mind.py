"""What follows from what is claimed, and why: exact, and the same whatever was asked before.

A mind keeps what it has worked out for the next time, when mostly one more claim has come. It must never know a game;
it never guesses, and no answer of it depends on which worlds the solver happens to find.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from companion.deduction.claims import Card, Claim, Deal, Holder, Source, Weight
from companion.deduction.solver import Solver
from companion.deduction.thought import Thought
from companion.deduction.worlds import Statement, World, Worlds

#: Up to so many sources a proof is the shortest there is; a longer one only lacks nothing and has nothing to spare.
SHORT = 3


class Certainty(Enum):
    """Whether a holder has a card."""

    CERTAIN = "certain"
    POSSIBLE = "possible"
    IMPOSSIBLE = "impossible"


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What cannot be believed, because of these; newest first. None of them: because of the rules alone.

    For a rule, these are rules. For all else they are not: the rules are taken for true.
    """

    source: Source
    weight: Weight
    against: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Who may have each card at the newest moment, in the order of the deal; and what was left out to know it."""

    holders: Mapping[Card, tuple[Holder, ...]]
    contradictions: tuple[Contradiction, ...]

    def certainty(self, card: Card, holder: Holder) -> Certainty:
        may = self.holders[card]
        if holder not in may:
            return Certainty.IMPOSSIBLE
        return Certainty.CERTAIN if len(may) == 1 else Certainty.POSSIBLE


@dataclass(frozen=True, slots=True)
class _Belief:
    """What is believed, and a world or more in which it is true."""

    at: Mapping[tuple[Card, Holder], int]  # the variables of the newest moment
    statements: tuple[Statement, ...]
    contradictions: tuple[Contradiction, ...]
    age: Mapping[Statement, int]  # its place among all that was claimed: the higher, the newer
    found: Sequence[World]

    @property
    def givens(self) -> list[int]:
        return [statement.given for statement in self.statements]


@dataclass(slots=True)
class _Case:
    """One state of what is claimed, and what is being thought about it."""

    claims: tuple[Claim, ...]
    belief: Thought[_Belief]
    knowledge: Thought[Knowledge]
    proofs: dict[tuple[Card, frozenset[Holder]], Thought[tuple[Source, ...] | None]] = field(default_factory=dict)


class Mind:
    """Thinks about one deal. Thoughts may be stepped in turn, left and taken up again: none disturbs another."""

    def __init__(self, deal: Deal, solver: Solver) -> None:
        self._deal = deal
        self._solver = solver
        self._worlds = Worlds(deal, solver)
        self._case: _Case | None = None
        # From the last thought: worlds that may still be possible, and what these givens exclude.
        self._found: Sequence[World] = ()
        self._never: tuple[frozenset[int], frozenset[int]] = frozenset(), frozenset()

    def know(self, claims: Sequence[Claim]) -> Thought[Knowledge]:
        """What follows. The same thought again for the same claims. ``ValueError``: a claim that no deal can have."""
        return self._of(claims).knowledge

    def prove(
        self, claims: Sequence[Claim], card: Card, holders: Collection[Holder]
    ) -> Thought[tuple[Source, ...] | None]:
        """Why one of these holders has the card at the newest moment: the sources, newest first, of which none can be
        spared. All holders but one: why that one does not have it. None: it does not follow.

        Of proofs of up to ``SHORT`` sources it is the shortest, and of equally short ones the newest. ``KeyError``: the
        deal has no such card; ``ValueError`` as in ``know``.
        """
        case = self._of(claims)
        key = card, frozenset(holders)
        if key not in case.proofs:
            case.proofs[key] = Thought(self._prove(case.belief, *key))
        return case.proofs[key]

    def _of(self, claims: Sequence[Claim]) -> _Case:
        wanted = tuple(claims)
        if self._case is None or self._case.claims != wanted:
            self._worlds.check(wanted)
            belief = Thought(self._believe(wanted))
            self._case = _Case(wanted, belief, Thought(self._know(belief)))
        return self._case

    def _believe(self, claims: Sequence[Claim]) -> Generator[None, None, _Belief]:
        """All claims; or, where they contradict each other, in the order of their weight those that fit together."""
        course = yield from self._worlds.course(claims)
        statements = yield from self._worlds.statements(course, claims)
        yield from self._worlds.carried(course, claims)
        age = {statement: number for number, statement in enumerate(statements)}
        marks = [statement for statement in statements if statement.weight is Weight.MARK]
        others = [statement for statement in statements if statement.weight is not Weight.MARK]
        ordered = [*sorted(others, key=lambda statement: statement.weight), *reversed(marks)]
        found = [
            world
            for world in self._found
            if self._worlds.covers(course, world) and all(statement.fits(world) for statement in ordered)
        ]
        against: tuple[Contradiction, ...] = ()
        if not found:
            world = self._solver.solve([statement.given for statement in ordered])
            yield
            if world is None:
                ordered, against, world = yield from self._sift(ordered, age)
            found = [world]
        return _Belief(course[-1].at, tuple(ordered), against, age, found)

    def _sift(
        self, ordered: Sequence[Statement], age: Mapping[Statement, int]
    ) -> Generator[None, None, tuple[list[Statement], tuple[Contradiction, ...], World]]:
        """Of these, one after the other, what fits to those before; why the rest does not; and a world of it."""
        believed: list[Statement] = []
        contradictions: list[Contradiction] = []
        last = self._solver.solve([])
        assert last is not None, "cards can always lie somehow"
        yield
        for statement in ordered:
            if not statement.fits(last):
                world = self._solver.solve([*(s.given for s in believed), statement.given])
                yield
                if world is None:
                    rule = statement.weight is Weight.RULE
                    sure = [s.given for s in believed if not rule and s.weight is Weight.RULE]
                    doubted = [s for s in believed if rule or s.weight is not Weight.RULE]
                    why = yield from self._because([statement.given, *sure], sorted(doubted, key=age.__getitem__))
                    contradictions.append(Contradiction(statement.source, statement.weight, why))
                    continue
                last = world
            believed.append(statement)
        return believed, tuple(contradictions), last

    def _know(self, belief: Thought[_Belief]) -> Generator[None, None, Knowledge]:
        believed = yield from belief.finishing()
        at, givens = believed.at, frozenset(believed.givens)
        before, excluded = self._never
        never = set(excluded) if before <= givens else set[int]()
        seen: set[int] = set()
        telling: list[World] = []  # each with something that those before it do not have
        for world in believed.found:
            if more := _true(at.values(), world) - seen:
                seen |= more
                telling.append(world)
        while open := [variable for variable in at.values() if variable not in seen and variable not in never]:
            self._solver.prefer(open)
            tried = self._solver.solve([*believed.givens, open[0]])
            if tried is None:
                never.add(open[0])
            else:
                seen |= _true(at.values(), tried)
                telling.append(tried)
            self._found, self._never = tuple(telling), (givens, frozenset(never))
            yield
        holders = {card: tuple(h for h in self._deal.holders if at[card, h] in seen) for card in self._deal.cards}
        return Knowledge(holders, believed.contradictions)

    def _prove(
        self, belief: Thought[_Belief], card: Card, holders: frozenset[Holder]
    ) -> Generator[None, None, tuple[Source, ...] | None]:
        believed = yield from belief.finishing()
        otherwise = [-believed.at[card, holder] for holder in self._deal.holders if holder in holders]
        if any(all(world[-literal - 1] < 0 for literal in otherwise) for world in believed.found):
            return None
        if self._solver.solve([*believed.givens, *otherwise]) is not None:
            return None
        yield
        sure = [s.given for s in believed.statements if s.weight is Weight.RULE]
        doubted = [s for s in believed.statements if s.weight is not Weight.RULE]
        return (yield from self._because([*sure, *otherwise], sorted(doubted, key=believed.age.__getitem__)))

    def _because(self, sure: Sequence[int], doubted: Sequence[Statement]) -> Generator[None, None, tuple[Source, ...]]:
        """Of these, oldest first, which cannot all be true if what is sure is; newest first, and none to spare."""
        broken: list[int] = []  # for each world in which all is sure: which are not true there, as bits
        for size in range(SHORT + 1):
            for tried in _that_hit(broken, size, len(doubted)):
                loose = [place for place in range(len(doubted)) if place not in tried]
                while True:  # look for a world in which few of the rest are not true
                    world = self._solver.solve([*sure, *(doubted[place].given for place in (*tried, *loose))])
                    if world is not None:
                        breaks = sum(1 << place for place, one in enumerate(doubted) if not one.fits(world))
                        insort(broken, breaks, key=int.bit_count)  # few first: they leave the least choice
                        yield
                        break
                    core = self._solver.core()
                    spared = next((place for place in loose if doubted[place].given in core), None)
                    yield
                    if spared is None:
                        return tuple(doubted[place].source for place in tried)
                    loose.remove(spared)
        left = list(range(len(doubted)))
        core = frozenset(statement.given for statement in doubted)
        for place in range(len(doubted)):
            without = [other for other in left if other != place]
            if doubted[place].given in core:
                if any(not any(bits >> other & 1 for other in without) for bits in broken):
                    continue
                world = self._solver.solve([*sure, *(doubted[other].given for other in without)])
                if world is None:
                    core = frozenset(self._solver.core())
                yield
                if world is not None:
                    continue
            left = without
        return tuple(doubted[place].source for place in reversed(left))


def _true(variables: Iterable[int], world: World) -> set[int]:
    return {variable for variable in variables if world[variable - 1] > 0}


def _that_hit(broken: Sequence[int], size: int, below: int, chosen: int = 0) -> Iterator[tuple[int, ...]]:
    """So many places, from the top and all below that one, of which with those chosen each set of bits has one.

    More sets may be broken while it runs: what has been passed over would not hit them either.
    """
    if not size:
        if all(bits & chosen for bits in broken):
            yield ()
        return
    while below > 0:
        common = room = (1 << below) - 1
        apart = together = 0
        for bits in broken:
            if not bits & chosen:
                common &= bits
                if not bits & together:
                    apart, together = apart + 1, together | bits
                if apart > size or not bits & room:  # sets without a common place need a place each
                    return
        if size == 1:
            below = common.bit_length()
            if below:
                yield (below - 1,)
        else:
            for others in _that_hit(broken, size - 1, below - 1, chosen | 1 << below - 1):
                yield below - 1, *others
        below -= 1
