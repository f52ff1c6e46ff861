"""What a seat's notebook is told: its hand, what it was shown, and what everybody heard of each hypothesis.

It must never look at another seat's hand, or at a card that another was shown. Cards of this game never move after the
deal, so who had none of three has none of them for good.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.deduction.claims import Claim, Held, Weight
from companion.games.cluedo_one_piece import events
from companion.games.cluedo_one_piece.events import ID, OPEN, Phase, Sort, Thing
from companion.games.cluedo_one_piece.names import SORT_WORDS, card_name, say, thing_name, who
from companion.games.cluedo_one_piece.state import State, asked_cards
from companion.games.cluedo_one_piece.windows import is_complete, sort_of
from companion.model import Arg, Event, Seat, Several, Token
from companion.notebook import facts
from companion.notebook.facts import Elsewhere, Family, Holding, Noted, Notes, Suspected


def notes(state: State, made: Sequence[tuple[State, Event]], seat: Seat) -> Notes | None:
    """What this seat may know; None until the cards are dealt."""
    if state.phase in OPEN and state.phase is not Phase.OVER:
        return None
    hand = tuple(card for card in state.hand(seat) if sort_of(card) is not None)
    told = _Told(state, seat, hand)
    for _, event in made:
        told.take(event)
    groups = tuple(_group(state, sort) for sort in Sort)
    places = (say.word("notebook-beside"),) if state.layout.side else ()
    return Notes(
        seat,
        state.layout.people,
        say.word("notebook-hidden"),
        groups,
        hand,
        is_complete(state, hand),
        tuple(told.happened),
        "",
        *_counted(state, groups),
        places=places,
    )


def _counted(state: State, groups: tuple[Family, ...]) -> tuple[tuple[int, ...], tuple[Claim, ...]]:
    """Who may hold cards, and how many; nobody, if it was not told how many cards there are."""
    deal, side = state.deal, state.layout.side
    if deal is None:
        return (), ()
    seats = tuple(who.seat for who in state.layout.people)
    each, over = deal
    held = [Held(seat, None, each, each + (over > 0), weight=Weight.RULE) for seat in seats]
    held += [
        Held(Elsewhere.HIDDEN, frozenset(card.token.id for card in group.cards), 1, 1, weight=Weight.RULE)
        for group in groups
    ]
    if not side:
        return (Elsewhere.HIDDEN, *seats), tuple(held)
    return (Elsewhere.HIDDEN, *seats, Elsewhere.SIDE), (
        *held,
        Held(Elsewhere.SIDE, None, side, side, weight=Weight.RULE),
    )


def _group(state: State, sort: Sort) -> Family:
    """The cards of a sort that are in the game."""
    layout = state.layout
    most = layout.most(sort) if layout.told else layout.typing(sort)
    things = (Thing(sort, number) for number in range(1, most + 1))
    left = (thing for thing in things if not (sort is Sort.CREW and state.removed(thing.number)))
    cards = tuple(
        Suspected(thing.card, thing.number, thing_name(state, thing), frozenset({thing.card.id, _sheet(thing)}))
        for thing in left
    )
    name = f"notebook-{SORT_WORDS[sort]}"
    return Family(say.word(name), say.mid(f"{name}-counted"), cards, layout.told)


def _sheet(thing: Thing) -> str:
    """The label of the reference sheet that names this thing."""
    return f"{ID}/fiche/{thing.sort.value}/{thing.number}"


class _Told:
    """The events of a game, as one seat may know them. ``happened`` is in order."""

    def __init__(self, state: State, seat: Seat, hand: tuple[Token, ...]) -> None:
        self._state, self._seat, self._hand = state, seat, hand
        #: Whether it has heard as many cards as everybody was dealt.
        self._whole = state.deal is None or len(hand) >= state.deal[0]
        self._turn = 0
        self._asked: events.Supposed | None = None
        self._accused: events.Accused | None = None
        self._sleeve: tuple[Token, ...] = ()
        self._shown: Noted | None = None  # for the newest hypothesis, to this seat
        self.happened: list[Noted] = []

    def take(self, event: Event) -> None:
        match event:
            case events.TurnBegan():
                self._turn += 1
            case events.Supposed():
                self._asked, self._shown = event, None
            case events.HadNone(other) if self._asked is not None:
                if self._shown is not None and self._shown.seat == other:
                    self._drop(self._shown)  # what was heard as shown was the seat's own
                self._note("none", other, asked_cards(self._asked), facts.Holds.NONE)
            case events.Showed(other, to) if self._asked is not None:
                self._showed(other, to, asked_cards(self._asked))
            case events.CardShown(seat, shower, card) if seat == self._seat:
                self._was_shown(shower, card.token)
            case events.SideSeen(seat, card) if seat == self._seat:
                self._seen("side", (card.token,), Elsewhere.SIDE)
            case events.SleeveSeen(seat, cards) if seat == self._seat:
                self._seen("sleeve", tuple(card.token for card in cards), Elsewhere.HIDDEN)
            case events.Claimed(seat, card) if seat == self._seat:
                self._claimed(card.token)
            case events.HandGone(other):
                self._lies_open(other)
            case events.Accused():
                self._accused, self._sleeve = event, ()
            case events.SleeveScanned(card):
                self._sleeve = (*self._sleeve, card.token)
            case events.PlayerOut(seat) if self._accused is not None:
                self._note("accused", seat, asked_cards(self._accused), None)
                if seat == self._seat and len(self._sleeve) == len(Sort):
                    self._seen("sleeve", self._sleeve, Elsewhere.HIDDEN)

    def _note(self, what: str, of: Seat, cards: tuple[Token, ...], sort: facts.Holds | None) -> None:
        """What everybody has heard of this seat."""
        about: dict[str, Arg] = {"who": who(self._state, of), "turn": self._turn}
        said = say.word(f"notebook-{what}", cards=self._names(cards), **about)
        fact = None if sort is None else Holding(sort, of, cards)
        self.happened.append(Noted(said, say.word(f"notebook-{what}-how", **about), cards, fact, of))

    def _showed(self, shower: Seat, to: Seat, cards: tuple[Token, ...]) -> None:
        """Somebody has shown a card. The one who asked may know which, and so may the one who showed it."""
        if shower == self._seat:
            # Of a hand that was heard in part it may have been a card that was not.
            mine = tuple(card for card in cards if self._whole and card in self._hand) or cards
            args: dict[str, Arg] = {"who": who(self._state, to), "turn": self._turn, "cards": self._names(mine)}
            name = "notebook-i-showed" if len(mine) == 1 else "notebook-i-showed-one-of"
            said = say.word(name, **args)
            how = say.word(f"{name}-how", who=args["who"], turn=self._turn)
            self.happened.append(Noted(said, how, mine, None, shower, mine=True, private=True))
        elif self._shown is None or self._shown.seat != shower:
            self._note("one-of", shower, cards, facts.Holds.ONE_OF)

    def _was_shown(self, shower: Seat, card: Token) -> None:
        """The newest that may be the answer is: the table may have told already that it was shown."""
        if self._shown is not None:
            self._drop(self._shown)
        cards = () if self._asked is None else asked_cards(self._asked)
        newest = self.happened[-1] if self.happened else None
        if newest is not None and newest.seat == shower and newest.fact == Holding(facts.Holds.ONE_OF, shower, cards):
            self._drop(newest)
        args: dict[str, Arg] = {"who": who(self._state, shower), "turn": self._turn}
        said = say.word("notebook-shown", card=card_name(self._state, card), **args)
        fact = Holding(facts.Holds.HAS, shower, (card,))
        self._shown = Noted(said, say.word("notebook-shown-how", **args), (card,), fact, shower, True, True)
        self.happened.append(self._shown)

    def _seen(self, where: str, cards: tuple[Token, ...], place: Elsewhere) -> None:
        """Cards that this seat alone has seen."""
        said = say.word(f"notebook-{where}", cards=self._names(cards), turn=self._turn)
        how, fact = say.word(f"notebook-{where}-how", turn=self._turn), Holding(facts.Holds.HAS, place, cards)
        self.happened.append(Noted(said, how, cards, fact, None, True, True))

    def _lies_open(self, seat: Seat) -> None:
        """What everybody sees of a hand whose player has gone home; nothing where it was dealt round."""
        cards = next((cards for other, cards in self._state.layout.open if other == seat), ())
        dealt = tuple(card for card in cards if sort_of(card) is not None)
        if dealt:
            self._note("open", seat, dealt, facts.Holds.HAS)

    def _claimed(self, card: Token) -> None:
        """It was taken for another's, and is this seat's own."""
        for noted in tuple(self.happened):
            if noted.private and noted.fact is not None and card in noted.fact.cards:
                self._drop(noted)

    def _drop(self, noted: Noted) -> None:
        self.happened.remove(noted)
        if noted is self._shown:
            self._shown = None

    def _names(self, cards: tuple[Token, ...]) -> Several:
        return Several(tuple(card_name(self._state, card) for card in cards))
