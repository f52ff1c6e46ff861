"""What follows is true: games by chance, in which everybody tells the truth, and a notebook that hears its part.

Where each card really is, it may be; nothing contradicts; and in the end more is known than was told.
"""

from __future__ import annotations

from random import Random

import pytest

from companion.games import cluedo_one_piece, mystere_de_l_abbaye
from companion.games.cluedo_one_piece.events import Phase, Sort
from companion.games.cluedo_one_piece.state import asked_cards
from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye.board import SUSPECTS, Room, Trait, suspect
from companion.model import Event, Hidden, Token, replace
from companion.notebook.book import Book
from companion.notebook.facts import Elsewhere, Holds, Notes
from companion.notebook.following import followed
from tests.deduction import DEDUCES
from tests.examples import seeds
from tests.games.cluedo_one_piece import tables as islands
from tests.games.mystere_de_l_abbaye import tables as abbey

pytestmark = DEDUCES
WATCHER = 1


def is_true(notes: Notes, where: dict[Token, int]) -> int:
    """Each card may be where it is. Returns of how many it is certain."""
    known = followed(notes, Book())
    assert known is not None
    assert known.thought.result().contradictions == ()
    for card in notes.cards:
        assert where[card.token] in known.holders(card.token)
    return sum(len(known.holders(card.token)) == 1 for card in notes.cards)


# --- Cluedo One Piece ---


def pairs(table: islands.Table) -> list[tuple[object, Event]]:
    state, found = None, list[tuple[object, Event]]()
    for event in table.events:
        if event.durable:
            found.append((state, event))
            state = cluedo_one_piece.GAME.evolve(state, event)
    return found


def evening(chance: Random, players: int) -> tuple[islands.Table, dict[Token, int]]:
    """The cards are dealt, and some hypotheses are answered."""
    table = islands.Table(players, settings=dict(islands.COUNTED)).dealt()
    numbers = {Sort.CREW: range(1, 7), Sort.TREASURE: range(1, 7), Sort.ISLAND: range(1, 7)}
    cards = {sort: [Token(f"{islands.ID}/{sort.value}/{n}") for n in numbers[sort]] for sort in Sort}
    where = {chance.choice(cards[sort]): int(Elsewhere.HIDDEN) for sort in Sort}
    rest = [card for sort in Sort for card in cards[sort] if card not in where]
    chance.shuffle(rest)
    side, rest = rest[: table.state.layout.side], rest[table.state.layout.side :]
    where |= dict.fromkeys(side, int(Elsewhere.SIDE))
    where |= {card: at % players + 1 for at, card in enumerate(rest)}
    table.look(WATCHER, *[card for card, holder in where.items() if holder == WATCHER])
    table.confirm().answer(1)
    for _ in range(chance.randint(3, 14)):
        table.suppose(*(chance.choice(numbers[sort]) for sort in Sort))
        while table.phase is Phase.ANSWERING:
            asked, due = table.state.asked, table.state.due
            assert asked is not None
            has = [card for card in asked_cards(asked) if where[card] == due]
            if not has:
                table.answer(1)
                continue
            if asked.seat == WATCHER:
                table.look(WATCHER, chance.choice(has))
            table.confirm()
        if table.phase is Phase.SIDE:
            if table.state.active == WATCHER:
                table.look(WATCHER, chance.choice(side))
            table.confirm()
    return table, where


def test_what_follows_of_hypotheses_is_true() -> None:
    told = certain = 0
    for seed in seeds(40):
        table, where = evening(Random(seed), Random(seed).randint(2, 6))
        notes = cluedo_one_piece.GAME.notebook(table.state, pairs(table), WATCHER)
        assert notes is not None
        told += len(notes.hand) + sum(noted.mine and noted.fact is not None for noted in notes.happened)
        certain += is_true(notes, where)
    assert certain > told, "something was deduced"


@pytest.mark.parametrize(("heard", "told"), [(1, "i-showed-one-of"), (4, "i-showed")])
def test_which_card_was_shown_is_told_of_a_hand_that_was_heard_whole(heard: int, told: str) -> None:
    table = islands.Table(4, settings=dict(islands.COUNTED)).dealt()
    hand = [Token(f"{islands.ID}/{sort}") for sort in ("equipage/1", "tresor/2", "tresor/3", "ile/4")]
    table.look(WATCHER, *hand[:heard])
    table.confirm().answer(2)
    table.suppose(1, 1, 1)
    while table.state.due != WATCHER:
        table.answer(1)
    table.confirm()
    notes = cluedo_one_piece.GAME.notebook(table.state, pairs(table), WATCHER)
    assert notes is not None
    assert notes.happened[-1].said.id == f"{islands.ID}-notebook-{told}"


# --- Mystère à l'Abbaye ---


class Abbey:
    """Hands that move, as they really are, and the events of which the watcher hears its part."""

    def __init__(self, chance: Random, players: int) -> None:
        self.chance, self.players = chance, players
        table = abbey.Table(players).playing()
        self.state = table.state
        self.made: list[tuple[object, Event]] = []
        cards = [suspect(number) for number in range(1, SUSPECTS + 1)]
        chance.shuffle(cards)
        each = self.state.layout.hand
        self.hands = {seat: cards[1 + (seat - 1) * each : 1 + seat * each] for seat in range(1, players + 1)}
        self.culprit, self.pile = cards[0], cards[1 + players * each :]
        self.open: dict[int, list[Token]] = {}  # by the seat of who has gone home
        self.hear()

    def happen(self, event: Event) -> None:
        self.made.append((self.state, event))
        self.state = mystere_de_l_abbaye.GAME.evolve(self.state, event)

    def hear(self) -> None:
        """The watcher's hand, as it is now."""
        known = self.state.hands.of(WATCHER)
        if set(known) - set(self.hands[WATCHER]):
            kept = tuple(Hidden(card) for card in known if card in self.hands[WATCHER])
            self.happen(events.HandArranged(WATCHER, kept))
        new = tuple(Hidden(card) for card in self.hands[WATCHER] if card not in known)
        if new:
            self.happen(events.CardsHeard(WATCHER, new, (None,) * len(new)))

    def go_on(self) -> None:
        chance, seat = self.chance, self.chance.choice(list(self.hands))
        other = chance.choice([one for one in self.hands if one != seat])
        match chance.choice(["draw", "take", "pass", "ask", "ask", "ask"]):
            case "draw" if self.pile:
                self.happen(events.ParlourDrawn(seat))
                self.hands[seat].append(self.pile.pop())
            case "take" if self.hands[other]:
                self.happen(events.CardTaken(seat, other, Room.CONFESSIONNAL_1))
                card = self.hands[other].pop(chance.randrange(len(self.hands[other])))
                self.hands[seat].append(card)
            case "pass":
                self.passes(chance.randint(1, 2))
            case "ask":
                self.asks(seat, other)
        self.hear()

    def miss(self) -> None:
        """A card goes from hand to hand and nobody tells; only later are both hands counted again."""
        giver, taker = self.chance.sample([seat for seat in self.hands if self.hands[seat]], 2)
        self.hands[taker].append(self.hands[giver].pop(self.chance.randrange(len(self.hands[giver]))))
        self.asks(giver, taker)
        self.happen(events.HandSet(giver, len(self.hands[giver])))
        notes = mystere_de_l_abbaye.GAME.notebook(self.state, self.made, WATCHER)
        assert notes is not None
        assert followed(notes, Book()) is None, "a card is not there: nothing is deduced"
        self.happen(events.HandSet(taker, len(self.hands[taker])))

    def passes(self, many: int) -> None:
        given = {seat: self.chance.sample(hand, min(many, len(hand))) for seat, hand in self.hands.items()}
        self.happen(events.MassRung(1, self.state.mass))
        self.happen(events.CardsGiven(WATCHER, tuple(Hidden(card) for card in given[WATCHER])))
        self.happen(events.CardsPassed(many))
        for seat, cards in given.items():
            self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
        for seat, cards in given.items():
            self.hands[self.state.layout.left_of(seat)] += cards

    def leaves(self, seat: int, dealt: bool) -> None:
        """This player goes home. Which cards the others get of that hand they alone see."""
        layout = self.state.layout
        self.state = replace(self.state, layout=replace(layout, out=layout.out | {seat}))
        self.happen(events.HandGone(seat, dealt))
        hand = self.hands.pop(seat)
        self.chance.shuffle(hand)
        if not dealt:
            self.open[seat] = hand
            return
        for number, card in enumerate(hand):
            others = self.state.layout.others(seat)
            self.hands[others[number % len(others)]].append(card)
        self.hear()

    def asks(self, seat: int, other: int) -> None:
        traits = (self.chance.choice(list(Trait)),)
        monks = self.state.layout.monks
        has = [card for card in self.hands[other] if traits[0] in monks[int(card.id[-2:]) - 1].known]
        self.happen(events.ParlourAnswered(seat, other, traits, bool(has)))
        if has and seat == WATCHER:
            self.happen(events.CardShown(WATCHER, other, Hidden(self.chance.choice(has))))

    @property
    def where(self) -> dict[Token, int]:
        return {
            self.culprit: int(Elsewhere.HIDDEN),
            **dict.fromkeys(self.pile, int(Elsewhere.PILE)),
            **{card: seat for seat, hand in (*self.hands.items(), *self.open.items()) for card in hand},
        }


def test_what_follows_is_true_again_when_hands_were_counted_anew_and_innocence_lasts() -> None:
    for seed in seeds(12):
        evening = Abbey(Random(seed), Random(seed).randint(3, 6))
        for _ in range(6):
            evening.go_on()
        before = innocent(evening)
        evening.miss()
        if Random(seed).random() < 0.5:
            evening.hear()  # else it has not noticed yet what it has lost
        assert innocent(evening).issuperset(before)
        for _ in range(4):
            evening.go_on()
        notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, WATCHER)
        assert notes is not None
        is_true(notes, evening.where)


def innocent(evening: Abbey) -> frozenset[Token]:
    """What the watcher or somebody else was seen to hold."""
    notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, WATCHER)
    assert notes is not None
    is_true(notes, evening.where)
    known = followed(notes, Book())
    assert known is not None
    seen = {card for noted in notes.happened if noted.fact is not None and noted.mine for card in noted.fact.cards}
    return frozenset(card for card in seen if card.id not in known.suspects)


def test_what_follows_of_hands_that_move_is_true() -> None:
    certain = 0
    for seed in seeds(25):
        evening = Abbey(Random(seed), Random(seed).randint(3, 6))
        for _ in range(Random(seed).randint(2, 12)):
            evening.go_on()
        notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, WATCHER)
        assert notes is not None
        certain += is_true(notes, evening.where) - len(notes.hand)
    assert certain > 0, "something was deduced"


@pytest.mark.parametrize("dealt", [True, False], ids=["dealt round", "laid open"])
def test_what_follows_is_true_when_people_go_home(dealt: bool) -> None:
    certain = 0
    for seed in seeds(12):
        chance = Random(seed)
        evening = Abbey(chance, chance.randint(3, 6))
        while True:
            for _ in range(4):
                evening.go_on()
            if len(evening.hands) == 2:
                break
            before = innocent(evening)
            evening.leaves(chance.choice([seat for seat in evening.hands if seat != WATCHER]), dealt)
            assert innocent(evening).issuperset(before)
        if chance.random() < 0.5:
            evening.happen(events.PileSet(len(evening.pile)))  # counted anew: all cards are there
        notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, WATCHER)
        assert notes is not None
        certain += is_true(notes, evening.where) - len(notes.hand)
    assert certain > 0, "something was deduced"


@pytest.mark.parametrize(("dealt", "holders"), [(True, (1, 3, 4)), (False, (2,))])
def test_a_card_of_somebody_who_has_gone_home_may_be_where_that_hand_went(
    dealt: bool, holders: tuple[int, ...]
) -> None:
    evening = Abbey(Random(1), 4)
    evening.passes(1)
    left = evening.state.layout.left_of(WATCHER)
    notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, WATCHER)
    assert notes is not None
    given = next(noted for noted in notes.happened if noted.fact is not None and noted.fact.holder == left)
    layout = evening.state.layout
    evening.state = replace(evening.state, layout=replace(layout, out=frozenset({left})))
    evening.happen(events.HandGone(left, dealt))  # the watcher has not looked yet
    notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, WATCHER)
    assert notes is not None
    told = next(noted for noted in notes.happened if noted.cards == given.cards and noted.seat == left)
    assert (None if told.since is None else told.since.id) == (f"{abbey.ID}-notebook-since-left" if dealt else None)
    known = followed(notes, Book())
    assert known is not None
    assert known.holders(given.cards[0]) == holders


def test_whoever_was_given_a_card_may_have_what_they_had_not() -> None:
    """And whoever has only given some has still none."""
    evening = Abbey(Random(1), 4)
    evening.happen(events.ParlourAnswered(WATCHER, 2, (Trait.PERE,), False))
    evening.happen(events.ParlourAnswered(WATCHER, 3, (Trait.PERE,), False))
    evening.happen(events.CardTaken(3, 2, Room.CONFESSIONNAL_1))
    notes = mystere_de_l_abbaye.GAME.notebook(evening.state, evening.made, WATCHER)
    assert notes is not None
    none = {noted.seat: noted.fact.now for noted in notes.happened if noted.fact and noted.fact.sort is Holds.NONE}
    assert none == {2: True, 3: False}
