"""What a mind says of claims: known and proved, contradicted, a step at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from companion.deduction.claims import Card, Claim, Deal, Held, Holder, Passed, Source, Weight
from companion.deduction.mind import Certainty, Contradiction, Knowledge, Mind
from companion.deduction.sat import solver
from companion.deduction.solver import Solver
from companion.deduction.thought import Thought
from companion.deduction.worlds import World
from tests.deduction import DEDUCES
from tests.deduction.enumerated import Enumerated, Name
from tests.deduction.made_up import Made, with_moves, with_sleeve
from tests.deduction.test_as_enumerated import mind_of, questions
from tests.examples import seeds

pytestmark = DEDUCES
CREW, TREASURE = ("Zoro", "Nami"), ("Ruby", "Pearl")
HANDS: tuple[Holder, ...] = ("Léo", "Zoé")
DEAL = Deal((*CREW, *TREASURE), ("sleeve", *HANDS))
RULES = (
    *(Held("sleeve", frozenset(kind), 1, 1, weight=Weight.RULE) for kind in (CREW, TREASURE)),
    *(Held(hand, None, 1, 1, weight=Weight.RULE) for hand in HANDS),
)
NO_RUBY = Held("sleeve", frozenset({"Ruby"}), 0, 0, source="crossed out", weight=Weight.MARK)


def shown(holder: Holder, card: Card, source: Source, moment: int = 0) -> Held:
    return Held(holder, frozenset({card}), 1, 1, moment, source)


def none_of(holder: Holder, *cards: Card, source: Source, moment: int = 0) -> Held:
    return Held(holder, frozenset(cards), 0, 0, moment, source)


def known(claims: Sequence[Claim], deal: Deal = DEAL) -> Knowledge:
    return mind_of(deal).know(claims).result()


def why(claims: Sequence[Claim], card: Card, holders: Collection[Holder], deal: Deal = DEAL) -> Sequence[Source] | None:
    return mind_of(deal).prove(claims, card, holders).result()


def test_who_is_shown_a_card_knows_where_it_is_and_where_others_are() -> None:
    knows = known([*RULES, shown("Léo", "Zoro", "turn 1")])
    assert knows.certainty("Zoro", "Léo") is Certainty.CERTAIN
    assert knows.certainty("Nami", "sleeve") is Certainty.CERTAIN
    assert knows.certainty("Ruby", "Léo") is Certainty.IMPOSSIBLE
    assert knows.certainty("Ruby", "Zoé") is Certainty.POSSIBLE
    assert knows.holders["Ruby"] == ("sleeve", "Zoé")


def test_the_rules_need_no_proof_and_what_does_not_follow_has_none() -> None:
    claims = [*RULES, shown("Léo", "Zoro", "turn 1")]
    assert why(claims, "Nami", ["sleeve"]) == ("turn 1",)
    assert why(claims, "Nami", DEAL.holders) == ()
    assert why(claims, "Ruby", ["sleeve"]) is None


def test_of_two_proofs_the_shorter_is_said_and_of_equal_ones_the_newer() -> None:
    claims = [
        *RULES,
        shown("Léo", "Zoro", "turn 1"),
        none_of("sleeve", "Zoro", source="turn 2"),
        none_of("Zoé", "Zoro", source="turn 3"),
    ]
    assert why(claims, "Zoro", ["Léo"]) == ("turn 1",)
    assert why([*claims, shown("Léo", "Zoro", "turn 4")], "Zoro", ["Léo"]) == ("turn 4",)


def test_a_long_proof_has_nothing_to_spare_and_keeps_the_newest() -> None:
    hands = [f"hand {number}" for number in range(7)]
    deal = Deal(("X", "Y"), ("sleeve", *hands))
    old = [none_of(hand, "X", source=f"old {hand}") for hand in hands]
    new = [none_of(hand, "X", "Y", source=f"new {hand}") for hand in hands[:5]]
    expected = ("new hand 4", "new hand 3", "new hand 2", "new hand 1", "new hand 0", "old hand 6", "old hand 5")
    assert why([*old, *new], "X", ["sleeve"], deal) == expected
    assert Enumerated(deal, [*old, *new]).proof("X", frozenset({"sleeve"})) == expected


@pytest.mark.parametrize("shape", [with_sleeve, with_moves])
def test_from_a_proof_no_source_can_be_left_out(shape: Callable[[Random], Made]) -> None:
    for seed in seeds(30):
        deal, claims = shape(Random(seed))
        mind, worlds = mind_of(deal), Enumerated(deal, claims)
        for card, holders in questions(deal):
            if proof := mind.prove(claims, card, holders).result():
                names = _named(worlds, proof)
                if len(names) > len(proof):
                    continue  # a source with claims of two weights, or several claims without one
                assert worlds.proves(names, card, holders)
                assert not any(worlds.proves([n for n in names if n != left], card, holders) for left in names)


def _named(worlds: Enumerated, proof: Sequence[Source]) -> list[Name]:
    return [name for name in worlds.believed if name[0] in proof and name[1] is not Weight.RULE]


# --- cards that move ---------------------------------------------------------------------------------------

MONKS = Deal(("Bruno", "Sergio", "Adso"), ("culprit", "Léo", "Zoé"))
ONE = Held("culprit", None, 1, 1, weight=Weight.RULE)


def test_whoever_was_once_seen_in_a_hand_is_innocent_for_ever() -> None:
    claims: list[Claim] = [
        ONE,
        shown("Léo", "Bruno", "turn 1"),
        Passed("Léo", "Zoé", None, 1, 1, 0, weight=Weight.RULE),
        Passed("Zoé", "Léo", None, 1, 1, 1, weight=Weight.RULE),
    ]
    knows = known(claims, MONKS)
    assert knows.holders["Bruno"] == ("Léo", "Zoé"), "the place is lost"
    assert knows.certainty("Bruno", "culprit") is Certainty.IMPOSSIBLE
    assert why(claims, "Bruno", HANDS, MONKS) == ("turn 1",)


def test_a_card_that_was_given_is_where_it_was_given_until_more_passes() -> None:
    given = Passed("Léo", "Zoé", frozenset({"Bruno"}), 1, 1, 0, "given at Lauds")
    claims: list[Claim] = [ONE, given]
    assert known(claims, MONKS).holders["Bruno"] == ("Zoé",)
    assert why(claims, "Bruno", ["Zoé"], MONKS) == ("given at Lauds",)
    passed = Passed("Zoé", "Léo", None, 1, 1, 1, "Prime")
    assert known([*claims, passed], MONKS).holders["Bruno"] == ("Léo", "Zoé")


def test_what_passes_at_once_is_not_passed_on() -> None:
    deal = Deal(("Bruno",), ("Léo", "Zoé", "Ann"))
    mass: list[Claim] = [
        shown("Léo", "Bruno", "turn 1"),
        Passed("Léo", "Zoé", None, 1, 1, 0, "mass"),
        Passed("Zoé", "Ann", None, 0, 1, 0, "mass"),
    ]
    assert known(mass, deal).holders["Bruno"] == ("Zoé",)


def test_later_knowledge_reaches_back() -> None:
    """Nobody gave Sergio away, so whoever has him now had him before, and was not the one to give."""
    claims: list[Claim] = [
        ONE,
        Passed("Léo", "Zoé", frozenset({"Bruno"}), 1, 1, 0, "given"),
        Passed("Léo", "Zoé", None, 1, 1, 0, "one passed"),
        shown("Zoé", "Sergio", "turn 5", moment=1),
        none_of("culprit", "Adso", source="turn 6", moment=0),
    ]
    knows = known(claims, MONKS)
    assert knows.contradictions == (Contradiction("turn 6", Weight.TABLE, ("turn 5", "given")),)
    assert knows.certainty("Adso", "culprit") is Certainty.CERTAIN


def test_a_mass_of_unknown_size_is_thought_through_all_the_same() -> None:
    claims: list[Claim] = [ONE, shown("Léo", "Bruno", "turn 1"), Passed("Léo", "Zoé", None, 0, None, 0, "mass")]
    assert known(claims, MONKS).holders["Bruno"] == ("Léo", "Zoé")


# --- what contradicts --------------------------------------------------------------------------------------


def test_a_mark_that_contradicts_is_left_out_and_named_with_what_it_contradicts() -> None:
    claims = [*RULES, NO_RUBY, shown("Léo", "Nami", "turn 3"), shown("Zoé", "Pearl", "turn 4")]
    knows = known(claims)
    assert knows.contradictions == (Contradiction("crossed out", Weight.MARK, ("turn 4",)),)
    assert knows.holders == known([claim for claim in claims if claim is not NO_RUBY]).holders


def test_of_two_marks_the_newer_is_believed_and_of_two_facts_the_older() -> None:
    ruby = Held("sleeve", frozenset({"Ruby"}), 1, 1, source="it is Ruby", weight=Weight.MARK)
    assert known([*RULES, NO_RUBY, ruby]).contradictions == (
        Contradiction("crossed out", Weight.MARK, ("it is Ruby",)),
    )
    claims = [*RULES, shown("Léo", "Nami", "turn 3"), none_of("Léo", "Nami", source="turn 4")]
    assert known(claims).contradictions == (Contradiction("turn 4", Weight.TABLE, ("turn 3",)),)


def test_what_the_rules_alone_forbid_is_told_apart() -> None:
    both = Held("sleeve", frozenset(CREW), 2, source="both", weight=Weight.MARK)
    assert known([*RULES, both]).contradictions == (Contradiction("both", Weight.MARK, ()),)
    more = Held("Léo", None, 3, 3, source="three cards", weight=Weight.RULE)
    assert Contradiction("three cards", Weight.RULE, (None,)) in known([*RULES, more]).contradictions


def test_claims_of_one_source_stand_and_fall_together() -> None:
    claims = [*RULES, shown("Léo", "Zoro", "turn 1"), shown("Zoé", "Zoro", "turn 2"), shown("Zoé", "Ruby", "turn 2")]
    knows = known(claims)
    assert [contradiction.source for contradiction in knows.contradictions] == ["turn 2"]
    assert knows.certainty("Ruby", "Zoé") is Certainty.POSSIBLE


# --- a step at a time --------------------------------------------------------------------------------------


class Counting:
    """A solver that counts its solves."""

    def __init__(self, engine: Solver) -> None:
        self.solves = 0
        self.variable, self.add, self.count = engine.variable, engine.add, engine.count
        self.core, self.plain, self.prefer, self._solve = engine.core, engine.plain, engine.prefer, engine.solve

    def solve(self, assumed: Sequence[int]) -> World | None:
        self.solves += 1
        return self._solve(assumed)


def counted(deal: Deal) -> tuple[Mind, Counting]:
    engine = solver()
    assert engine is not None
    counting = Counting(engine)
    return Mind(deal, counting), counting


@pytest.mark.parametrize("shape", [with_sleeve, with_moves])
def test_a_step_solves_once_at_most_and_all_steps_are_the_whole(shape: Callable[[Random], Made]) -> None:
    for seed in seeds(20):
        deal, claims = shape(Random(seed))
        mind, counting = counted(deal)
        thoughts: list[Thought[Any]] = [
            mind.know(claims),
            *(mind.prove(claims, card, holders) for card, holders in questions(deal)[:4]),
        ]
        while going := [thought for thought in thoughts if not thought.done]:  # in turn: none disturbs another
            for thought in going:
                before = counting.solves
                thought.step()
                assert counting.solves <= before + 1
        other = mind_of(deal)
        assert thoughts[0].result() == other.know(claims).result()
        for thought, (card, holders) in zip(thoughts[1:], questions(deal), strict=False):
            assert thought.result() == other.prove(claims, card, holders).result()


@pytest.mark.parametrize("shape", [with_sleeve, with_moves])
def test_a_thought_that_is_let_go_at_any_step_leaves_the_next_right(shape: Callable[[Random], Made]) -> None:
    for seed in seeds(20):
        chance = Random(seed)
        deal, claims = shape(chance)
        mind = mind_of(deal)
        left = []
        for number in range(len(claims) + 1):
            thought = mind.know(claims[:number])
            for _ in range(chance.randint(0, 12)):
                thought.step()
            left.append(thought)
        assert mind.know(claims).result() == mind_of(deal).know(claims).result()
        chance.shuffle(left)
        for thought in left:
            thought.result()
        assert mind.know(claims[:-1]).result() == mind_of(deal).know(claims[:-1]).result()


def test_asked_again_it_has_no_more_to_solve_and_one_fact_more_costs_little() -> None:
    mind, counting = counted(DEAL)
    claims = [*RULES, none_of("Léo", "Zoro", source="turn 1")]
    thought = mind.know(claims)
    thought.result()
    at_first = counting.solves
    assert mind.know(list(claims)) is thought
    mind.know(claims).result()
    assert counting.solves == at_first
    mind.know([*claims, none_of("Léo", "Nami", source="turn 2")]).result()
    assert counting.solves - at_first < at_first


def test_of_one_holder_no_more_is_solved_than_it_takes_and_the_rest_follows_on_it() -> None:
    deal = Deal(tuple(f"card {number}" for number in range(12)), ("culprit", "Léo", "Zoé", "Ann", "Bob"))
    held: list[Claim] = [Held(hand, None, 1 if hand == "culprit" else 2, 3) for hand in deal.holders]
    mind, counting = counted(deal)
    may = mind.may(held, deal.cards, ["culprit"]).result()
    alone = counting.solves
    knows = mind.know(held).result()
    both, counting.solves = counting.solves, 0
    other, counting = counted(deal)
    assert other.know(held).result() == knows
    assert {card: tuple(who for who in knows.holders[card] if who == "culprit") for card in deal.cards} == may
    assert alone < both
    assert both <= counting.solves + len(deal.cards), "what was found for one is not looked for again"


def test_what_was_excluded_stays_so_without_a_solve_where_its_reasons_stand() -> None:
    """Taken back and put in again, and with a mark that changes: only what may have changed is solved again."""
    hands = tuple(f"hand {number}" for number in range(5))
    deal = Deal(("X", "Y", "Z"), ("sleeve", *hands))
    pairs = [Held(hand, frozenset({"X", "Y"}), 1, 1, source=hand) for hand in hands[:2]]
    mind, counting = counted(deal)
    mind.know(pairs).result()
    for claims in (
        [*pairs, none_of("hand 3", "Z", source="mark")],
        pairs,
        [*pairs, none_of("sleeve", "Z", source="B")],
    ):
        counting.solves = 0
        thought = mind.know(claims)
        assert thought.result() == mind_of(deal).know(claims).result()
        assert counting.solves <= 1


@pytest.mark.parametrize("many", range(6))
def test_a_count_is_what_counting_finds(many: int) -> None:
    for least, most in product(range(-1, many + 2), repeat=2):
        engine = solver()
        assert engine is not None
        variables = [engine.variable() for _ in range(many)]
        given = engine.variable()
        engine.count(variables, least, most, given)
        for signs in product((1, -1), repeat=many):
            world = [sign * variable for sign, variable in zip(signs, variables, strict=True)]
            assert (engine.solve([given, *world]) is not None) == (least <= signs.count(1) <= most)
            assert engine.solve([-given, *world]) is not None, "what is not given says nothing"


# --- what it is given --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        shown("Eve", "Zoro", "nobody"),
        shown("Léo", "Sword", "no card"),
        shown("Léo", "Zoro", "before all", moment=-1),
        Passed("Léo", "Léo", None, 1, 1),
    ],
)
def test_what_the_deal_cannot_have_is_refused(wrong: Claim) -> None:
    with pytest.raises(ValueError, match=r"not of this deal|passes to themselves"):
        known([*RULES, wrong])


def test_a_thing_that_is_there_twice_is_refused() -> None:
    for twice in ((("X", "X"), ("Léo",)), (("X",), ("Léo", "Léo"))):
        with pytest.raises(ValueError, match="twice"):
            Deal(*twice)


@pytest.mark.parametrize(("least", "most"), [(3, None), (0, -1), (2, 1)])
def test_a_number_that_cannot_be_is_a_contradiction_and_no_fault(least: int, most: int | None) -> None:
    never = Held("Léo", frozenset(CREW), least, most, source="never")
    assert [c.source for c in known([*RULES, never]).contradictions] == ["never"]


def test_without_python_sat_there_is_no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pysat", "pysat.card", "pysat.solvers"):
        monkeypatch.setitem(sys.modules, name, None)
    assert solver() is None
