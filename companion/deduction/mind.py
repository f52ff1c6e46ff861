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
class _Places:
    """Which variables of the newest moment may be true, and which never are. Of the rest nobody has thought yet."""

    belief: _Belief
    may: set[int]
    never: set[int]


Asked = tuple[tuple[Card, ...], tuple[Holder, ...]]


@dataclass(slots=True)
class _Case:
    """One state of what is claimed, and what is being thought about it."""

    claims: tuple[Claim, ...]
    belief: Thought[_Belief]
    places: Thought[_Places]
    knowledge: Thought[Knowledge]
    asked: dict[Asked, Thought[Mapping[Card, tuple[Holder, ...]]]] = field(default_factory=dict)
    proofs: dict[tuple[Card, frozenset[Holder]], Thought[tuple[Source, ...] | None]] = field(default_factory=dict)


class Mind:
    """Thinks about one deal. Thoughts may be stepped in turn, left and taken up again: none disturbs another."""

    def __init__(self, deal: Deal, solver: Solver) -> None:
        self.deal = deal
        self._solver = solver
        self._worlds = Worlds(deal, solver)
        self._case: _Case | None = None
        self._found: Sequence[World] = ()  # from the last thought: worlds that may still be possible

    def know(self, claims: Sequence[Claim]) -> Thought[Knowledge]:
        """What follows. The same thought again for the same claims. ``ValueError``: a claim that no deal can have."""
        return self._of(claims).knowledge

    def contradictions(self, claims: Sequence[Claim]) -> tuple[Contradiction, ...]:
        """What of these is not believed, at once. ``ValueError`` as in ``know``."""
        return self._of(claims).belief.result().contradictions

    def may(
        self, claims: Sequence[Claim], cards: Collection[Card], holders: Collection[Holder]
    ) -> Thought[Mapping[Card, tuple[Holder, ...]]]:
        """Which of these holders may have each of these cards at the newest moment: of all that follows so much.

        ``KeyError``: the deal has no such card or holder; ``ValueError`` as in ``know``.
        """
        case = self._of(claims)
        asked = tuple(cards), tuple(holders)
        if asked not in case.asked:
            case.asked[asked] = Thought(self._settle(case.places, *asked))
        return case.asked[asked]

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
            places = Thought(self._begin(belief))
            self._case = _Case(wanted, belief, places, Thought(self._know(places)))
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

    def _begin(self, belief: Thought[_Belief]) -> Generator[None, None, _Places]:
        """What is known of each place without a solve."""
        believed = yield from belief.finishing()
        at = frozenset(believed.at.values())
        # A solver learns from each solve, so what was excluded before is mostly plain if its reasons stand.
        never = {-literal for literal in self._solver.plain(believed.givens) if -literal in at}
        yield
        may: set[int] = set()
        telling: list[World] = []  # each with something that those before it do not have
        for world in believed.found:
            if more := _true(at, world) - may:
                may |= more
                telling.append(world)
        self._found = tuple(telling)
        return _Places(believed, may, never)

    def _settle(
        self, places: Thought[_Places], cards: Collection[Card], holders: Collection[Holder]
    ) -> Generator[None, None, Mapping[Card, tuple[Holder, ...]]]:
        """Of these cards, which of these holders may have each; in the order in which they are given."""
        known = yield from places.finishing()
        at, givens = known.belief.at, known.belief.givens
        wanted = [at[card, holder] for holder in holders for card in cards]
        while open := [variable for variable in wanted if variable not in known.may and variable not in known.never]:
            self._solver.prefer(open)
            tried = self._solver.solve([*givens, open[0]])
            if tried is None:
                known.never.add(open[0])
            else:
                known.may.update(_true(at.values(), tried))
                self._found = (*self._found, tried)
            yield
        return {card: tuple(holder for holder in holders if at[card, holder] in known.may) for card in cards}

    def _know(self, places: Thought[_Places]) -> Generator[None, None, Knowledge]:
        holders = yield from self._settle(places, self.deal.cards, self.deal.holders)
        known = yield from places.finishing()
        return Knowledge(holders, known.belief.contradictions)

    def _prove(
        self, belief: Thought[_Belief], card: Card, holders: frozenset[Holder]
    ) -> Generator[None, None, tuple[Source, ...] | None]:
        believed = yield from belief.finishing()
        otherwise = [-believed.at[card, holder] for holder in self.deal.holders if holder in holders]
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
