"""What follows, and why, is what going through all worlds finds: of small games of both shapes, made up at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.deduction.claims import Card, Claim, Deal, Holder
from companion.deduction.mind import Mind
from companion.deduction.sat import solver
from tests.deduction import DEDUCES
from tests.deduction.enumerated import Enumerated
from tests.deduction.made_up import Made, with_moves, with_sleeve
from tests.examples import LONG, seeds, tried

pytestmark = DEDUCES
SHAPES = pytest.mark.parametrize("shape", [with_sleeve, with_moves])


def mind_of(deal: Deal) -> Mind:
    engine = solver()
    assert engine is not None
    return Mind(deal, engine)


def questions(deal: Deal) -> list[tuple[Card, frozenset[Holder]]]:
    """That a holder has a card; that a holder does not."""
    everybody = frozenset(deal.holders)
    return [(card, some) for card in deal.cards for h in deal.holders for some in (frozenset({h}), everybody - {h})]


def agree(mind: Mind, deal: Deal, claims: Sequence[Claim], asked: Sequence[tuple[Card, frozenset[Holder]]]) -> None:
    all_worlds = Enumerated(deal, claims)
    for holder in deal.holders[::2]:  # so much alone, before the rest
        may = mind.may(claims, deal.cards, [holder]).result()
        assert may == {card: tuple({holder}.intersection(who)) for card, who in all_worlds.holders().items()}
    assert mind.contradictions(claims) == all_worlds.contradictions()
    known = mind.know(claims).result()
    assert known.holders == all_worlds.holders()
    assert known.contradictions == all_worlds.contradictions()
    for card, holders in asked:
        assert mind.prove(claims, card, holders).result() == all_worlds.proof(card, holders)


@SHAPES
def test_in_games_at_random_what_follows_is_what_all_worlds_have_in_common(shape: Callable[[Random], Made]) -> None:
    """Claim after claim by the same mind, at last by a new one.

    5,000 games of each shape in the long form: ``python -m tests.long tests/deduction``.
    """
    for seed in seeds(250):
        chance = Random(seed)
        deal, claims = shape(chance)
        mind = mind_of(deal)
        begun = chance.randint(0, len(claims))
        mind.know(claims[:begun]).result()
        agree(mind, deal, claims, chance.sample(questions(deal), 4 if LONG else 1))


@SHAPES
@tried(25)
@given(data=st.data())
def test_each_claim_that_comes_or_goes_leaves_the_rest_right(
    shape: Callable[[Random], Made], data: st.DataObject
) -> None:
    deal, claims = shape(data.draw(st.randoms(use_true_random=False)))
    mind = mind_of(deal)
    for number in data.draw(st.lists(st.integers(0, len(claims)), min_size=1, max_size=4)):
        agree(mind, deal, claims[:number], questions(deal)[::3])
