"""Small games of both shapes, made up. What is claimed is mostly true of one way in which the cards lie."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from companion.deduction.claims import Card, Claim, Deal, Held, Holder, Passed, Weight

Made = tuple[Deal, tuple[Claim, ...]]
#: Who has each card, moment by moment.
Lie = dict[Card, list[Holder]]
HANDS: list[Holder] = ["Ann", "Bob", "Cid", "Dan", "Eve"]


def with_sleeve(chance: Random) -> Made:
    """Cards that stay where they are, one of each kind of them in a sleeve."""
    hands = HANDS[: chance.randint(2, 5)]
    kinds = [[f"{kind}{number}" for number in range(chance.randint(1, 2 if hands[3:] else 3))] for kind in "ab"]
    cards = [card for kind in kinds for card in kind]
    sleeve = [chance.choice(kind) for kind in kinds]
    lie: Lie = {card: ["sleeve" if card in sleeve else chance.choice(hands)] for card in cards}
    rules: list[Claim] = [
        Held("sleeve", frozenset(kind), 1, 1, source=kind[0][0], weight=Weight.RULE) for kind in kinds
    ]
    rules += [_counted(chance, hand, cards, lie, 0, True) for hand in hands if chance.random() < 0.7]
    told = [
        _counted(chance, chance.choice(["sleeve", *hands]), cards, lie, 0)
        for _ in range(chance.randint(0, 6 + len(hands)))
    ]
    return _sourced(chance, Deal(tuple(cards), ("sleeve", *hands)), [*rules, *told])


def with_moves(chance: Random) -> Made:
    """Cards that go from hand to hand and from a pile, and one that never moves."""
    hands = HANDS[:2]
    holders: list[Holder] = ["culprit", *hands, *(["pile"] if chance.random() < 0.4 else [])]
    cards = [f"m{number}" for number in range(chance.randint(2, 5 - len(holders) // 4))]
    culprit = chance.choice(cards)
    lie: Lie = {card: ["culprit" if card == culprit else chance.choice(holders[1:])] for card in cards}
    claims: list[Claim] = [Held("culprit", None, 1, 1, source="one", weight=Weight.RULE)]
    for moment in range(newest := chance.randint(1, 2)):
        ways: list[tuple[Holder, Holder]] = chance.choice(
            [
                [("Ann", "Bob")],
                [("Ann", "Bob"), ("Bob", "Ann")],
                [(holders[-1], "Ann")],
                [(holders[-1], "Ann"), (holders[-1], "Bob")],  # it is dealt round
                [],
            ]
        )
        for card in cards:
            here = lie[card][-1]
            there = [receiver for giver, receiver in ways if giver == here and giver != receiver]
            lie[card].append(chance.choice([here, *there]))
        for giver, receiver in ways:
            if giver != receiver:
                went = [card for card in cards if lie[card][-2:] == [giver, receiver]]
                claims.append(Passed(giver, receiver, None, len(went), len(went), moment))
                if chance.random() < 0.5:
                    some = frozenset(card for card in cards if chance.random() < 0.4)
                    number = len(some.intersection(went))
                    claims.append(
                        Passed(giver, receiver, some, number, None if chance.random() < 0.5 else number, moment)
                    )
    for _ in range(chance.randint(0, 9)):
        claims.append(_counted(chance, chance.choice(holders), cards, lie, chance.randint(0, newest)))
    return _sourced(chance, Deal(tuple(cards), tuple(holders)), claims)


def _counted(chance: Random, holder: Holder, cards: list[str], lie: Lie, moment: int, rule: bool = False) -> Held:
    some = (
        None
        if rule or chance.random() < 0.1
        else frozenset(chance.sample(cards, chance.randint(1, min(3, len(cards)))))
    )
    number = sum(lie[card][moment] == holder for card in cards if some is None or card in some)
    if not rule and chance.random() < 0.15:
        number += chance.choice([-1, 1])
    match "both" if rule else chance.choice(["both", "least", "most"]):
        case "least":
            return Held(holder, some, number, None, moment)
        case "most":
            return Held(holder, some, 0, number, moment)
        case _:
            weight = Weight.RULE if rule else Weight.TABLE
            return Held(holder, some, number, number, moment, weight=weight)


def _sourced(chance: Random, deal: Deal, claims: list[Claim]) -> Made:
    """Each with a source of its own, or now and then that of another; some are a player's marks; in any order."""
    sourced = []
    for number, claim in enumerate(claims):
        if claim.weight is not Weight.RULE:
            weight = chance.choice([Weight.TABLE, Weight.TABLE, Weight.MARK])
            claim = replace(claim, source=chance.choice([number, number, number, number, "again", None]), weight=weight)
        sourced.append(claim)
    if chance.random() < 0.3:
        chance.shuffle(sourced)
    return deal, tuple(sourced)
