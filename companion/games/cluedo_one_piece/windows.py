"""What a seat may listen to, what each scan in its window is, and what is kept of it.

A card that is not for now is refused, without saying what it is. It must never change what anybody else hears.
"""

from __future__ import annotations

from companion.boxes.box import Box
from companion.games.cluedo_one_piece import events
from companion.games.cluedo_one_piece.events import OPEN, Phase, Sort, Thing, Whence
from companion.games.cluedo_one_piece.names import card_name, say, who
from companion.games.cluedo_one_piece.state import State, asked_cards, evolve
from companion.games.cluedo_one_piece.turns import Events, verdict
from companion.games.protocol import Decision, Look, OrderedHand, Privacy
from companion.model import Arg, Hidden, Seat, Token

#: Sorts by the first part of a token's kind.
SORTS = {sort.value: sort for sort in Sort}

#: What is no secret, by any seat's scanner. A villain is not kept in hand.
_ALOUD = frozenset({"fiche", "equipement", "mechant"})


def privacy(state: State, seat: Seat) -> Privacy | None:
    """What this seat's window is for: the card it is shown, a side card, the sleeve, else its own hand."""
    if state.phase in OPEN or state.phase is Phase.SLEEVE:
        return None
    if state.phase is Phase.CHECKING and seat == state.active:
        # What it says is asked once more before it counts.
        return Look(say.word("window-sleeve"), scans=len(Sort), aloud=_ALOUD, later=True)
    if state.phase is Phase.ANSWERING and seat == state.active and state.shown is None:
        # Her own hand's window says it too.
        return Look(say.word("window-shown", shower=who(state, state.due)), scans=1, aloud=_ALOUD, later=True)
    if state.phase is Phase.SIDE and seat == state.active and not state.side_seen:
        return Look(say.word("window-side"), scans=1, aloud=_ALOUD)
    hand = state.hand(seat)
    answers = state.phase is Phase.ANSWERING and seat == state.due
    # Whoever wears its earphone hears this. It must not tell whether what was scanned before was its own.
    listened = any(owner == seat for owner, _ in state.hands)
    what = say.word("window-answer" if answers else "window-hand" if listened else "window-first")
    # Adventure cards can come into a hand at any time after the deal: only in the deal is it known to be complete.
    scans = _left(state, seat) if state.phase is Phase.DEAL else None
    plays = state.card_due and seat == state.active
    aloud = _ALOUD | {"aventure"} if plays else _ALOUD
    return OrderedHand(what, scans, aloud, hand, twice=state.not_of_hand(seat))


def _left(state: State, seat: Seat) -> int | None:
    """How many dealt cards this seat has not heard yet, if everybody gets the same number; None instead of 0."""
    deal = state.deal
    return None if deal is None or deal[1] else max(0, deal[0] - _dealt(state.hand(seat))) or None


def _dealt(cards: tuple[Token, ...]) -> int:
    """How many of these were dealt, and not drawn later."""
    return sum(sort_of(card) is not None for card in cards)


def is_complete(state: State, cards: tuple[Token, ...]) -> bool:
    """Whether nobody can have been dealt more than these. If cards are left over, some seats have one more."""
    deal = state.deal
    return deal is not None and _dealt(cards) >= deal[0] + (deal[1] > 0)


def _answers(state: State, seat: Seat, token: Token) -> bool:
    """Whether this card may be the one that is shown to this seat now."""
    return state.asked is not None and token in asked_cards(state.asked) and token not in state.hand(seat)


def _sorted(state: State, seat: Seat, cards: tuple[Token, ...]) -> tuple[State, tuple[Token, ...], tuple[Token, ...]]:
    """What a window's scans mean, one after the other: the state with the claimed cards in this seat's hand, the cards
    that join its hand, and those that may be another's.

    At each scan the ear was told what the card is: a later scan must not change that.
    """
    kept: tuple[Token, ...] = ()
    others: tuple[Token, ...] = ()
    for card in cards:
        if card in others:
            state = evolve(state, events.Claimed(seat, Hidden(card)))
            others = tuple(other for other in others if other != card)
            kept = (*kept, card)
        elif card in kept or card in state.hand(seat):
            continue
        elif state.whence(seat, card) is None:
            kept = (*kept, card)
        else:
            others = (*others, card)
    return state, kept, others


def _shown(state: State, seat: Seat, others: tuple[Token, ...]) -> Token | None:
    """Which of these was shown. Only one was, so it is the newest that may be."""
    return next((card for card in reversed(others) if state.whence(seat, card) is Whence.SHOWN), None)


def looked(box: Box, state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    """A scan in a window. A card that is not for now is refused, without saying what it is."""
    family, sort, hand = token.kind.partition("/")[0], sort_of(token), state.hand(seat)
    mine = seat == state.active
    if mine and state.phase is Phase.CHECKING:
        if sort is None or token in hand or sort in {sort_of(card) for card in earlier} or gone(state, token):
            return say.refuse("window-sleeve")
        return (events.CardLooked(seat, token),)
    if mine and state.phase is Phase.ANSWERING and state.shown is None:
        if not _answers(state, seat, token):
            return say.refuse("window-shown")
        # It is said who shows it: while the ear listened, the table may have gone on to the next.
        return (events.CardLooked(seat, token, whence=Whence.SHOWN, sure=True),)
    if mine and state.phase is Phase.SIDE and not state.side_seen:
        if sort is None or token in hand or _impossible(state, token):
            return say.refuse("window")
        return (events.CardLooked(seat, token),)
    if family == "mechant":
        return say.refuse("window-villain")
    if family != "aventure" and (sort is None or _impossible(state, token)):
        return say.refuse("window")
    now, kept, others = _sorted(state, seat, earlier)
    if token in kept:
        return (events.CardLooked(seat, token, len(hand) + kept.index(token) + 1),)
    full = sort is not None and is_complete(state, (*hand, *kept))
    whence = None if token in others else now.whence(seat, token)
    if whence is not None:
        other = _shown(now, seat, others) if whence is Whence.SHOWN else None
        return (events.CardLooked(seat, token, whence=whence, instead=other, sure=full),)
    if full:
        return say.refuse("window-full")
    text = box.slot(token.id).text_for(state.players) if family == "aventure" else None
    return (events.CardLooked(seat, token, len(hand) + len(kept) + 1, text),)


def in_hands(state: State, card: Token) -> Arg | None:
    """What a card is called that was dealt, or an adventure card: what a hand may hold. None: another card."""
    adventure = card.kind.partition("/")[0] == "aventure"
    held = adventure or (sort_of(card) is not None and not _impossible(state, card))
    return card_name(state, card) if held else None


def _impossible(state: State, card: Token) -> bool:
    """Whether nobody can hold this card: it is not in the box, or has left the game."""
    thing = Thing(SORTS[card.kind.partition("/")[0]], int(card.kind.partition("/")[2]))
    return thing.number > state.layout.most(thing.sort) or (thing.sort is Sort.CREW and state.removed(thing.number))


def gone(state: State, card: Token) -> bool:
    """Whether this card cannot be in the sleeve. A named card still can: a printed card may allow that."""
    named = state.accused is not None and card in asked_cards(state.accused)
    return not named and _impossible(state, card)


def _kept(seat: Seat, cards: tuple[Token, ...]) -> events.HandKept:
    return events.HandKept(seat, tuple(Hidden(card) for card in cards))


def rearranged(state: State, seat: Seat, cards: tuple[Token, ...]) -> Events:
    """A seat has put its hand in order."""
    return (*_claimed(state, seat, cards), _kept(seat, cards), events.HandOrdered(seat))


def done(state: State, seat: Seat, tokens: tuple[Token, ...]) -> Events:
    """What is kept of a closing window."""
    mine = seat == state.active
    if mine and state.phase is Phase.CHECKING:
        if len(tokens) < len(Sort):
            return (events.SleeveShort(seat),)  # two cards give no verdict
        return (
            events.SleeveSeen(seat, tuple(Hidden(card) for card in tokens)),
            *verdict(state, matches(state, tokens)),
        )
    if mine and state.phase is Phase.SIDE and not state.side_seen:
        return (events.SideSeen(seat, Hidden(tokens[-1])),)
    if mine and state.phase is Phase.ANSWERING and state.shown is None:
        return (events.CardShown(seat, state.due, Hidden(tokens[-1])),)
    now, kept, others = _sorted(state, seat, tokens)
    shown = _shown(now, seat, others)
    heard = () if shown is None else (events.CardShown(seat, _shower(now), Hidden(shown)),)
    # Any window in which something was heard is one step of undo, so undo does not tell what it was.
    return (*_claimed(state, seat, kept), *heard, _kept(seat, (*state.hand(seat), *kept)))


def _claimed(state: State, seat: Seat, cards: tuple[Token, ...]) -> Events:
    """The cards of a hand that, as far as was known, were another's until now."""
    return tuple(events.Claimed(seat, Hidden(card)) for card in cards if state.whence(seat, card) is not None)


def _shower(state: State) -> Seat:
    """Who showed the card that answers the newest hypothesis."""
    if state.shower is not None:
        return state.shower
    return state.due if state.shown is None else state.shown[0]


def sort_of(card: Token) -> Sort | None:
    """The sort of a card; None if it is an adventure or a villain."""
    return SORTS.get(card.kind.partition("/")[0])


def matches(state: State, cards: tuple[Token, ...]) -> bool:
    """Whether these cards are those of the accusation."""
    return state.accused is not None and set(cards) == set(asked_cards(state.accused))
