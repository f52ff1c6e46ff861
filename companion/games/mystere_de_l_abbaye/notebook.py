"""What a seat's notebook is told: its cards, given, taken, received or shown, and what everybody heard of the others.

A suspect that was in any hand is innocent for ever; where his card is now is known only until something of that hand
moves. Where the suspects' sheet was not entered, monks are counted by number alone. It must never look at what another
seat has heard of its hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from companion.deduction.claims import Claim, Held, Passed, Weight
from companion.games.mystere_de_l_abbaye import changes, events
from companion.games.mystere_de_l_abbaye.board import ID, SUSPECTS, TRAITS, VALUES, Characteristic, Trait, suspect
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.names import mass, monk, say, trait, traits, who
from companion.games.mystere_de_l_abbaye.state import State
from companion.model import Arg, Event, Seat, Several, Token, Word, replace
from companion.notebook import facts
from companion.notebook.facts import Elsewhere, Family, Holding, Noted, Notes, Suspected


def notes(state: State, made: Sequence[tuple[State, Event]], seat: Seat) -> Notes | None:
    """What this seat may know; None until the cards are dealt."""
    if state.phase in (Phase.PREPARE, Phase.DEAL):
        return None
    told = _Told(state, seat)
    for before, event in made:
        if before is not None:
            told.take(before, event)
    hands, groups = state.hands, _orders(state)
    hand, held = hands.of(seat), say.mid("notebook-held-how")  # of what is still in hand nobody needs to hear that
    return Notes(
        seat,
        state.layout.people,
        say.word("notebook-hidden"),
        groups,
        hand,
        not hands.unheard(seat) and not hands.gone[seat - 1],
        tuple(noted for noted in told.happened if not (noted.said.id == held and set(noted.cards) <= set(hand))),
        holders=told.holders,
        rules=told.rules,
        moment=told.moment,
        counted=told.counted,
        gone=hands.gone[seat - 1],
        total=say.mid("notebook-monks-counted") if len(groups) > 1 else "",
        places=(say.word("notebook-pile"),) if state.pile else (),
        traits=_traits(state),
    )


def _suspected(state: State, number: int) -> Suspected:
    labels = frozenset({suspect(number).id, f"{ID}/moine/{number:02d}"})
    return Suspected(suspect(number), number, monk(state, number), labels)


def _orders(state: State) -> tuple[Family, ...]:
    """All monks by their orders; together where nobody has entered any."""
    found: dict[Trait | None, list[Suspected]] = {order: [] for order in (*VALUES[Characteristic.ORDER], None)}
    for number in range(1, SUSPECTS + 1):
        order = state.layout.monks[number - 1].trait(Characteristic.ORDER)
        found[order].append(_suspected(state, number))
    if len(found[None]) == SUSPECTS:
        counted = say.mid("notebook-monks-untold-counted")
        return (Family(say.word("notebook-monks"), counted, tuple(found[None])),)
    return tuple(
        Family(
            say.word("notebook-order-unknown") if order is None else trait(order),
            say.mid(f"notebook-{'order-unknown' if order is None else order.value}-counted"),
            tuple(monks),
        )
        for order, monks in found.items()
        if monks
    )


def _traits(state: State) -> tuple[Family, ...]:
    """The traits that somebody has entered, by the numbers that are typed for them."""
    found = []
    for number, value in TRAITS.items():
        monks = [one for one in state.layout.monks if value in one.known]
        whole = all(one.trait(value.of) is not None for one in state.layout.monks)
        cards = tuple(_suspected(state, one.number) for one in monks)
        if cards:
            labels = frozenset({f"{ID}/trait/{value.value}"})
            found.append(Family(trait(value), "", cards, whole, labels, number, value.of.value))
    return tuple(found)


class _Told:
    """The events of a game, as one seat may know them. ``happened`` is in order."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state, self._seat = state, seat
        self._turn = self.moment = self.counted = 0
        self._open: dict[Seat, int] = {}  # how many cards lie open where somebody has gone home
        self.holders: tuple[int, ...] = ()
        self.rules: tuple[Claim, ...] = ()
        layout = state.layout
        self._lie(dict.fromkeys((one.seat for one in layout.people), layout.hand), layout.parlour)
        self._given: tuple[Token, ...] = ()
        self.happened: list[Noted] = []

    def take(self, before: State, event: Event) -> None:
        match event:
            case events.TurnBegan():
                self._turn += 1
            case events.CardsHeard(seat, cards, origins) if seat == self._seat:
                for card, origin in zip(cards, origins, strict=True):
                    self._came(card.token, origin)
            case events.CardsGiven(seat, cards) if seat == self._seat:
                self._given = tuple(card.token for card in cards)
            case events.MassRung():
                self._given = ()
            case events.ParlourDrawn(seat):
                self._since([(Elsewhere.PILE, seat, 1)], say.word("notebook-since-turn", turn=self._turn))
            case events.HandGone(seat, dealt):
                self._went_home(before, seat, dealt)
            case events.HandSet() | events.PileSet():
                self._corrected(changes.evolve(before, event))
            case events.CardsPassed(cards):
                self._passed(before, cards)
            case events.CardTaken(taker, robbed):
                self._moved(before, event, robbed, taker)
            case events.CardReturned(intruder, owner, none=False):
                self._moved(before, event, intruder, owner)
            case events.CardMoved(giver, taker):
                self._moved(before, event, giver, taker)
            case events.CardShown(seat, shower, card) if seat == self._seat:
                self._was_shown(shower, card.token)
            case events.ParlourAnswered(seat, asked, values, shown):
                self._answered(seat, asked, values, shown)
            case events.Questioned(seat, asked, vow):
                args: dict[str, Arg] = {"asker": who(self._state, seat), "turn": self._turn}
                self._said("vow" if vow else "question", asked, args)
            case events.Revealed(seat, value):
                self._said("revealed", seat, {"trait": trait(value), "turn": self._turn})
            case events.Cleared(_, number, by):
                self._note("cleared", (suspect(number),), self._has(by, suspect(number)), by)
            case events.CulpritShown(number):
                culprit = suspect(number or before.accused or 1)
                fact = Holding(facts.Holds.HAS, Elsewhere.HIDDEN, (culprit,))
                self._note("culprit", (culprit,), fact, None)

    # --- what this seat alone knows ---

    def _came(self, card: Token, origin: Seat | None) -> None:
        """A card of its hand was heard; 0: it was dealt, or drawn."""
        fact = self._has(self._seat, card)
        if origin:
            self._note("received", (card,), fact, origin, mine=True, private=True)
        else:
            name = "held" if origin == 0 else "received-somewhere"
            self._note(name, (card,), fact, None, mine=origin is None, private=True)

    def _passed(self, before: State, cards: int) -> None:
        """Everybody passes to the left: a whole hand where it is no larger."""
        hand, left = before.hands.of(self._seat), before.layout.left_of(self._seat)
        given = hand if cards >= before.hands.size(self._seat) else self._given
        layout, hands = before.layout, before.hands
        ways = [(one.seat, layout.left_of(one.seat), min(cards, hands.size(one.seat))) for one in layout.people]
        self._since(ways, say.word("notebook-since-mass", mass=mass(before.mass)))
        for card in given:
            fact = self._has(left, card)
            self._note("given", (card,), fact, left, {"mass": mass(before.mass)}, mine=True, private=True)

    def _moved(self, before: State, event: Event, giver: Seat, taker: Seat) -> None:
        """One card goes from hand to hand. Whose it was may know which."""
        self._since([(giver, taker, 1)], say.word("notebook-since-turn", turn=self._turn))
        if giver != self._seat:
            return
        left = tuple(
            card for card in before.hands.of(giver) if card not in changes.evolve(before, event).hands.of(giver)
        )
        fact = Holding(facts.Holds.HAS, taker, left, self.moment) if left else None
        self._note("taken" if left else "taken-unknown", left, fact, taker, mine=True, private=True)

    def _was_shown(self, shower: Seat, card: Token) -> None:
        newest = self.happened[-1] if self.happened else None
        if newest is not None and newest.seat == shower and newest.said.id == say.mid("notebook-parlour-shown"):
            self.happened.pop()  # this tells more
        fact = self._has(shower, card)
        self._note("shown", (card,), fact, shower, mine=True, private=True)

    # --- what everybody hears ---

    def _answered(self, asker: Seat, asked: Seat, values: tuple[Trait, ...], shown: bool) -> None:
        newest = self.happened[-1] if self.happened else None
        known = newest is not None and newest.seat == asked and newest.said.id == say.mid("notebook-shown")
        if shown and asker == self._seat and known:
            return  # it was heard before the table told it
        args: dict[str, Arg] = {"traits": traits(values), "asker": who(self._state, asker)}
        if shown and asked == self._seat:
            self._note("i-showed", (), None, asked, args, mine=True, private=True)
            return
        cards = self._with(values)
        sort = facts.Holds.ONE_OF if shown else facts.Holds.NONE
        fact = Holding(sort, asked, cards, self.moment) if cards else None
        self._note("parlour-shown" if shown else "parlour-none", cards, fact, asked, args)

    def _with(self, values: tuple[Trait, ...]) -> tuple[Token, ...]:
        """The monks with these traits; none where not all of them are entered."""
        monks = self._state.layout.monks
        if any(one.trait(value.of) is None for one in monks for value in values):
            return ()
        return tuple(suspect(one.number) for one in monks if set(values) <= set(one.known))

    def _said(self, what: str, seat: Seat, args: dict[str, Arg]) -> None:
        said = say.word(f"notebook-{what}", **args)
        self.happened.append(Noted(said, said, (), None, seat))

    # --- where all cards lie ---

    def _went_home(self, before: State, seat: Seat, dealt: bool) -> None:
        """A hand that lies open stays where it is for ever; else the others get its cards, one after the other."""
        size, others = before.hands.size(seat), before.layout.others(seat)
        if not dealt:
            self._open[seat] = size
            cards = next((cards for other, cards in self._state.layout.open if other == seat), ())
            if cards:
                self._note("open", cards, Holding(facts.Holds.HAS, seat, cards, self.moment), seat)
            return
        got = Counter(others[number % len(others)] for number in range(size))
        self._since([(seat, other, many) for other, many in got.items()], say.word("notebook-since-left"))

    def _lie(self, hands: Mapping[Seat, int], pile: int) -> None:
        """So many cards are there now. Where that makes no 24 with the culprit, nobody knows which there are."""
        held = {Elsewhere.HIDDEN: 1, **hands, **self._open, Elsewhere.PILE: pile}
        self.holders = tuple(held) if sum(held.values()) == SUSPECTS else ()
        self.rules = tuple(
            Held(holder, None, size, size, self.moment, weight=Weight.RULE) for holder, size in held.items()
        )

    def _corrected(self, after: State) -> None:
        """Something was missed, and who knows when: cards are counted anew, and of what was before innocence lasts."""
        sizes = {one.seat: after.hands.size(one.seat) for one in after.layout.people}
        self.moment += 1
        self.counted = self.moment
        everybody = {*sizes, Elsewhere.PILE}
        self._unsure(everybody, everybody, say.word("notebook-since-turn", turn=self._turn))
        self._lie(sizes, after.pile)

    def _has(self, holder: int, card: Token) -> Holding:
        return Holding(facts.Holds.HAS, holder, (card,), self.moment)

    # --- how it is noted ---

    def _note(
        self,
        what: str,
        cards: tuple[Token, ...],
        fact: Holding | None,
        seat: Seat | None,
        more: Mapping[str, Arg] = MappingProxyType({}),
        *,
        mine: bool = False,
        private: bool = False,
    ) -> None:
        args: dict[str, Arg] = {"turn": self._turn, **more}
        if seat is not None:
            args["who"] = who(self._state, seat)
        names = tuple(monk(self._state, int(card.id[-2:])) for card in cards)
        how = say.word(f"notebook-{what}-how", **args)
        told = seat is not None or mine  # of somebody's, or of this seat's own doings
        said = say.word(f"notebook-{what}", monks=Several(names), **args) if told else how
        how = how if cards else said
        self.happened.append(Noted(said, how, cards, fact, seat, mine, private))

    def _since(self, ways: Iterable[tuple[int, Seat, int]], since: Word) -> None:
        """So many cards went from each of these to another."""
        moved = [way for way in ways if way[2]]
        self.rules += tuple(
            Passed(giver, taker, None, many, many, self.moment, weight=Weight.RULE) for giver, taker, many in moved
        )
        self.moment += 1
        self._unsure({giver for giver, *_ in moved}, {taker for _, taker, _ in moved}, since)

    def _unsure(self, givers: Collection[int], takers: Collection[int], since: Word) -> None:
        """From now on nobody knows whether givers still have what they had, and takers still lack what they lacked."""
        for at, noted in enumerate(self.happened):
            fact = noted.fact
            if fact is not None and fact.now and fact.holder in (takers if fact.sort is facts.Holds.NONE else givers):
                lost = fact.sort is facts.Holds.HAS and fact.holder != self._seat
                left = replace(fact, now=False)
                self.happened[at] = replace(noted, fact=left, since=since if lost else None)
