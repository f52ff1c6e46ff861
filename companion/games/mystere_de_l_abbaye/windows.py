"""What one ear hears: what a seat's window is for now, what is scanned in it, and what is kept of it.

Pure. A card that is not for now must be refused without saying what it is. Nothing here may change what anybody else
hears.
"""

from __future__ import annotations

from companion.boxes.box import Box
from companion.games.mystere_de_l_abbaye import events
from companion.games.mystere_de_l_abbaye.board import ID, number_of, suspect
from companion.games.mystere_de_l_abbaye.books import seal
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.names import monk, say, who
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.mystere_de_l_abbaye.turns import Events
from companion.games.protocol import Decision, Look, OrderedHand, Privacy
from companion.model import Arg, Hidden, Seat, Token, Word

#: What is no secret: it is read for the table, also by a seat's own scanner.
_ALOUD = frozenset({"salle", "trait", "moine", "messe", "crypte", "bibliotheque", "evenement"})
#: What is scanned for everybody while a card is shown to all.
_ALOUD_TOO = _ALOUD | {"suspect"}


def privacy(state: State, seat: Seat) -> Privacy | None:
    """What this seat's window is for now: the card it is shown, what it passes on, a book, or its own hand."""
    if _nothing_held(state) or seat > state.players:
        return None
    aloud = _ALOUD_TOO if state.phase in (Phase.CLEAR, Phase.CULPRIT) else _ALOUD
    if (shower := state.shown_by(seat)) is not None:
        # The player who saw it may note it down, so it may be heard again.
        return Look(say.word("window-shown", shower=who(state, shower)), scans=1, aloud=aloud)
    if give := _gives(state, seat):
        return Look(say.word("window-give", cards=give), scans=give, aloud=aloud)
    if _draws_book(state, seat):
        return Look(say.word("window-book"), scans=1, aloud=aloud)
    hand, unheard, gone = state.hands.of(seat), state.hands.unheard(seat), state.hands.gone[seat - 1]
    size = state.hands.size(seat)
    warning = _own_accused(state, hand) if seat == state.active else None
    if gone:
        what = say.word("window-gone", gone=gone)
    elif hand and not unheard:
        what = say.word("window-known", size=size)
    else:
        what = say.word("window-hand", size=size, heard=len(hand))
    return OrderedHand(what, unheard or None, aloud, hand, retold=True, warning=warning)


def _own_accused(state: State, hand: tuple[Token, ...]) -> Word | None:
    """What warns an accuser who holds the card of the accused: nobody else can clear him."""
    meant = state.meant.monk if state.meant is not None else None
    if state.beneath is Phase.CLEAR and suspect(state.accused or 0) in hand:
        return say.word("window-own-accused", monk=monk(state, state.accused or 1))
    if meant is not None and suspect(meant) in hand:
        return say.word("window-own-meant", monk=monk(state, meant))
    return None


def _nothing_held(state: State) -> bool:
    return state.phase in (Phase.PREPARE, Phase.DEAL, Phase.OVER)


def _gives(state: State, seat: Seat) -> int:
    """How many cards this seat passes at a mass."""
    return min(state.to_pass or 0, state.hands.size(seat)) if state.beneath is Phase.MASS else 0


def _draws_book(state: State, seat: Seat) -> bool:
    return state.beneath is Phase.BOOK and seat == state.active


def looked(box: Box, state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    """A scan in a window."""
    kind = token.kind.partition("/")[0]
    if token.box == ID and not _nothing_held(state):
        if kind == "moine":
            number = number_of(token)
            return (events.MonkChecked(seat, number, suspect(number) in state.hands.of(seat)),)
        if kind == "scriptorium" and (_draws_book(state, seat) or state.books[seat - 1]):
            slot = box.slot(token.id)
            return (events.BookLooked(seat, slot.name, slot.text_for(state.players), seal(box, token)),)
        if kind == "suspect":
            return _suspect_looked(state, seat, token, _suspects(earlier))
    return say.refuse("window")


def in_hands(state: State, card: Token) -> Arg | None:
    """What a suspect's card is called: what a hand holds. None: another card."""
    return monk(state, number_of(card)) if card.kind.partition("/")[0] == "suspect" else None


def _suspect_looked(state: State, seat: Seat, token: Token, earlier: tuple[Token, ...]) -> Decision:
    card, hand, size = number_of(token), state.hands.of(seat), state.hands.size(seat)
    unheard = state.hands.unheard(seat)
    if state.shown_by(seat) is not None:
        if token in hand:
            return say.refuse("own-card")
        return (events.SuspectLooked(seat, card, "shown"),)
    if give := _gives(state, seat):
        if token not in hand and not unheard:
            return say.refuse("not-in-hand")
        return (events.SuspectLooked(seat, card, "give", len(earlier) + 1, give),)
    if _draws_book(state, seat):
        return say.refuse("window")
    new = [card for card in earlier if card not in hand]
    if token in (*hand, *new):
        return (events.SuspectLooked(seat, card, "again", (*hand, *new).index(token) + 1, size),)
    if len(new) >= unheard:
        return say.refuse("hand-full", size=size)
    place = len(hand) - state.hands.gone[seat - 1] + len(new) + 1
    return (events.SuspectLooked(seat, card, "hand", place, size),)


def _suspects(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    return tuple(token for token in tokens if token.kind.startswith("suspect/"))


def done(state: State, seat: Seat, tokens: tuple[Token, ...]) -> Events:
    """Keep what was heard in the window: as the shown card, as cards to pass, or in the hand."""
    books = tuple(events.BookSeen(seat, Hidden(token)) for token in tokens if token.kind.startswith("scriptorium/"))
    cards = _suspects(tokens)
    if not cards:
        return books
    if (shower := state.shown_by(seat)) is not None:
        return (events.CardShown(seat, shower, Hidden(cards[0])),)
    if _gives(state, seat):
        return (events.CardsGiven(seat, _hidden(cards)),)
    hand, unheard = state.hands.of(seat), state.hands.unheard(seat)
    new = tuple(card for card in cards if card not in hand)[:unheard]
    if not new:
        return books
    came = set(state.hands.coming[seat - 1][-unheard:])
    origin = came.pop() if len(came) == 1 else None
    return (*books, events.CardsHeard(seat, _hidden(new), (origin,) * len(new)))


def arranged(state: State, seat: Seat, cards: tuple[Token, ...]) -> Decision:
    """The hand as its owner says it is now, with no more cards than everybody can count."""
    hand, size = _suspects(cards), state.hands.size(seat)
    if len(hand) > size + state.hands.gone[seat - 1]:
        return say.refuse("hand-full", size=size)
    return (events.HandArranged(seat, _hidden(hand)),)


def _hidden(cards: tuple[Token, ...]) -> tuple[Hidden, ...]:
    return tuple(Hidden(card) for card in cards)
