"""What follows after one more fact, beside a naive solver: all written down anew, one solve for each place.

Milliseconds of this process's own: what else the machine does meanwhile does not count.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random

from bench.table import Row, p, ratio
from companion.deduction.claims import Claim, Deal, Held, Holder, Passed, Weight
from companion.deduction.mind import Mind
from companion.deduction.sat import solver
from companion.deduction.solver import Solver
from companion.deduction.thought import Thought
from companion.deduction.worlds import Worlds

#: All that is claimed in an evening; and how many of the claims there are whenever somebody asks.
Made = tuple[Deal, list[Claim], list[int]]
BUDGET = "p50 25 ms, worst 100 ms with six players"
KINDS = (range(6), range(6, 14), range(14, 23))
MONKS = {3: (6, 5), 4: (5, 3), 5: (4, 3), 6: (3, 5)}  # hand, pile
FACTS = 70
MOMENTS = 10


def rows(quick: bool) -> Iterator[Row]:
    if solver() is None:
        yield Row("what follows", "python-sat is not installed", BUDGET)
        return
    games = 2 if quick else 8
    for players in range(2, 7):
        made = [islands(players, Random(number)) for number in range(games)]
        yield from _rows(f"23 cards, {players} players, {FACTS} facts", made, quick)
    for players in MONKS:
        made = [abbey(players, Random(number)) for number in range(games)]
        yield from _rows(f"24 cards that move, {players} hands, {MOMENTS} moments, {FACTS} facts", made, quick)


def _rows(what: str, games: Sequence[Made], quick: bool) -> Iterator[Row]:
    ours: list[float] = []
    steps: list[float] = []
    naive: list[float] = []
    proofs: list[float] = []
    lengths: list[int] = []
    for deal, claims, asked in games:
        mind = Mind(deal, _solver())
        mind.know(claims[: asked[0]]).result()
        for turn, number in enumerate(asked[1:]):
            thought = mind.know(claims[:number])
            began = time.process_time()
            while True:
                step = time.process_time()
                more = thought.step()
                steps.append(time.process_time() - step)
                if not more:
                    break
            ours.append(time.process_time() - began)
            if turn % (40 if quick else 10) == 0:
                began = time.process_time()
                holders = _naive(deal, claims[:number])
                naive.append(time.process_time() - began)
                assert holders == thought.result().holders
        for card, who in mind.know(claims).result().holders.items():
            began = time.process_time()
            proof = mind.prove(claims, card, who).result()
            proofs.append(time.process_time() - began)
            lengths.append(len(proof or ()))
    yield Row(f"what follows, after one more: {what}", _worst(ours), BUDGET, ratio(ours, naive, "a naive solver"))
    yield Row("    its longest step", f"{1000 * max(steps):.1f} ms")
    yield Row("    why", f"{_worst(proofs)}; sources p50 {p(50, lengths)}, p90 {p(90, lengths)}, most {max(lengths)}")
    yield Row("    the naive solver", _worst(naive))
    resumed = [_resumed(deal, claims[:number]) for deal, claims, asked in games for number in asked[10::20]]
    for what, taken in zip(
        ("at once", "of a seat, ahead", "ahead, then asked"), zip(*resumed, strict=True), strict=True
    ):
        yield Row(f"    just resumed: {what}", _worst(taken))


def _resumed(deal: Deal, claims: Sequence[Claim]) -> tuple[float, float, float]:
    """By a mind that has thought nothing yet: question 1; all that follows; and question 1 after that."""
    began = time.process_time()
    Mind(deal, _solver()).may(claims, deal.cards, deal.holders[:1]).result()
    asked, mind = time.process_time(), Mind(deal, _solver())
    mind.know(claims).result()
    ahead = time.process_time()
    mind.may(claims, deal.cards, deal.holders[:1]).result()
    return asked - began, ahead - asked, time.process_time() - ahead


def _worst(seconds: Sequence[float]) -> str:
    return f"p50 {1000 * p(50, seconds):.1f} ms, worst {1000 * max(seconds):.1f} ms, n {len(seconds)}"


def _solver() -> Solver:
    found = solver()
    assert found is not None
    return found


def _naive(deal: Deal, claims: Sequence[Claim]) -> dict[str | int, tuple[Holder, ...]]:
    """All written down anew, then each place asked for by itself."""
    engine = _solver()
    worlds = Worlds(deal, engine)
    course = Thought(worlds.course(claims)).result()
    given = [statement.given for statement in Thought(worlds.statements(course, claims)).result()]
    at = course[-1].at
    return {
        card: tuple(holder for holder in deal.holders if engine.solve([*given, at[card, holder]]) is not None)
        for card in deal.cards
    }


def islands(players: int, chance: Random) -> Made:
    """Cards of three kinds, one of each in a sleeve; questions for three of them, as one of the players hears them."""
    sleeve = [chance.choice(kind) for kind in KINDS]
    rest = [card for kind in KINDS for card in kind if card not in sleeve]
    chance.shuffle(rest)
    hands = {f"p{seat}": rest[seat::players] for seat in range(players)}
    claims: list[Claim] = [Held("sleeve", frozenset(kind), 1, 1, weight=Weight.RULE) for kind in KINDS]
    claims += [Held(hand, None, len(cards), len(cards), weight=Weight.RULE) for hand, cards in hands.items()]
    claims += [Held("p0", frozenset([card]), 1, 1, source=card) for card in hands["p0"]]
    wanted = len(claims) + FACTS
    while len(claims) < wanted:
        asker = chance.randrange(players)
        named = [chance.choice(kind) for kind in KINDS]
        for seat in range(asker + 1, asker + players):
            hand = f"p{seat % players}"
            has = [card for card in named if card in hands[hand]]
            if has and hand == "p0":
                break
            if has and asker == 0:
                claims.append(Held(hand, frozenset([chance.choice(has)]), 1, 1, source=len(claims)))
            elif hand != "p0":
                claims.append(Held(hand, frozenset(named), min(1, len(has)), None if has else 0, source=len(claims)))
            if has:
                break
    return (
        Deal(tuple(card for kind in KINDS for card in kind), ("sleeve", *hands)),
        claims[:wanted],
        list(range(wanted - FACTS, wanted + 1)),
    )


def abbey(players: int, chance: Random) -> Made:
    """24 cards, one of them the culprit: five masses, five cards drawn from hands or the pile; and what is answered."""
    size, pile = MONKS[players]
    cards = list(range(24))
    chance.shuffle(cards)
    hands = {f"p{seat}": cards[1 + seat * size : 1 + (seat + 1) * size] for seat in range(players)}
    lie: dict[Holder, list[int]] = dict([("culprit", cards[:1]), ("pile", cards[-pile:]), *hands.items()])
    claims: list[Claim] = [Held(holder, None, len(has), len(has), weight=Weight.RULE) for holder, has in lie.items()]
    claims += [Held("p0", frozenset([card]), 1, 1, source=card) for card in lie["p0"]]
    asked = [len(claims)]
    for moment in range(MOMENTS + 1):
        while (len(claims) - asked[0]) * (MOMENTS + 1) < FACTS * (moment + 1):
            claims.append(_answered(lie, f"p{chance.randrange(1, players)}", moment, len(claims), chance))
            asked.append(len(claims))
        if moment < MOMENTS:
            claims += _moved(lie, list(hands), moment, len(claims), chance)
            asked.append(len(claims))
    return Deal(tuple(range(24)), tuple(lie)), claims, asked


def _moved(
    lie: dict[Holder, list[int]], hands: Sequence[Holder], moment: int, number: int, chance: Random
) -> list[Claim]:
    """One card drawn, or at a mass one or two passed by each to the next; p0 knows what it gives and gets."""
    many = 1 + moment // 5
    if moment % 2:
        ways = [(giver, hands[seat - len(hands) + 1]) for seat, giver in enumerate(hands) if len(lie[giver]) >= many]
    else:
        giver = chance.choice([holder for holder, has in lie.items() if has and holder != "culprit"])
        ways, many = [(giver, chance.choice([hand for hand in hands if hand != giver]))], 1
    went = {way: chance.sample(lie[way[0]], many) for way in ways}
    claims: list[Claim] = []
    for (giver, taker), cards in went.items():
        claims.append(Passed(giver, taker, None, many, many, moment, weight=Weight.RULE))
        if "p0" in (giver, taker):
            claims.append(Passed(giver, taker, frozenset(cards), many, many, moment, number + len(claims)))
        lie[giver] = [card for card in lie[giver] if card not in cards]
    for (_, taker), cards in went.items():
        lie[taker] += cards
    return claims


def _answered(lie: dict[Holder, list[int]], hand: str, moment: int, number: int, chance: Random) -> Claim:
    """How many of a trait, whether any of two, or a card that is shown."""
    has = lie[hand]
    if has and chance.random() < 0.4:
        return Held(hand, frozenset([chance.choice(has)]), 1, 1, moment, number)
    some = frozenset(chance.sample(range(24), chance.choice([6, 8, 12])))
    many = len(some.intersection(has))
    exact = chance.random() < 0.5
    return Held(hand, some, many if exact else min(1, many), many if exact or not many else None, moment, number)
