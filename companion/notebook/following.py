"""What follows from a notebook: its facts and marks as claims, and what is thought of them.

Pure: the same notes and the same book always give the same answer. It must never know a game or a word; what proves
something is told as what was noted, or as the mark that was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from companion.deduction.claims import Claim, Deal, Held, Source, Weight
from companion.deduction.mind import Knowledge, Mind
from companion.deduction.sat import solver
from companion.deduction.thought import Thought
from companion.model import Frozen, Seat, Token
from companion.notebook.book import Book, CardMark, What
from companion.notebook.facts import Elsewhere, Holder, Holds, Noted, Notes


class Followed(Frozen):
    """What follows now. The newest thought of a mind is kept, so asking again costs nothing."""

    mind: Mind
    claims: tuple[Claim, ...]

    @property
    def thought(self) -> Thought[Knowledge]:
        """What is being worked out, a solve at each step: whoever asks waits only for what is left of it."""
        return self.mind.know(self.claims)

    @cached_property
    def suspects(self) -> frozenset[str]:
        """The cards that may be what everybody looks for, by their ids: no more is worked out for it."""
        found = self.mind.may(self.claims, self.mind.deal.cards, (Elsewhere.HIDDEN,)).result()
        return frozenset(str(card) for card, holders in found.items() if holders)

    def holders(self, card: Token) -> tuple[Holder, ...]:
        """Who may have this card now: no more is worked out for it."""
        found = self.mind.may(self.claims, (card.id,), self.mind.deal.holders).result()
        return tuple(holder for holder in found[card.id] if isinstance(holder, int))

    def because(self, card: Token) -> tuple[Source, ...]:
        """Why nobody else may have it: what was noted or marked, the newest first."""
        return self.proof(card).result() or ()

    def proof(self, card: Token) -> Thought[tuple[Source, ...] | None]:
        """What ``because`` waits for."""
        return self.mind.prove(self.claims, card.id, self.holders(card))

    def against(self, mark: CardMark) -> tuple[Source, ...]:
        """What contradicts this mark, the newest first; empty where nothing does."""
        found = (each.against for each in self.mind.contradictions(self.claims) if each.source == mark)
        return next(found, ())


def possible() -> bool:
    """Whether anything can be deduced on this machine."""
    return solver() is not None


@lru_cache(maxsize=8)
def followed(notes: Notes, book: Book) -> Followed | None:
    """What follows of these; None: nobody knows how many cards there are, or nothing can be deduced here."""
    if not notes.holders:
        return None
    mind = _mind(notes.seat, Deal(tuple(card.token.id for card in notes.cards), notes.holders))
    return None if mind is None else Followed(mind, tuple(_claims(notes, book)))


@lru_cache(maxsize=8)  # a mind grows with all that it has thought: so many seats think at one table
def _mind(seat: Seat, deal: Deal) -> Mind | None:
    """A mind for each seat: what one has thought of its claims is of no use to another."""
    engine = solver()
    return None if engine is None else Mind(deal, engine)


def _claims(notes: Notes, book: Book) -> Iterator[Claim]:
    yield from notes.rules
    if notes.hand:
        held = frozenset(card.id for card in notes.hand)
        yield Held(notes.seat, held, len(held) - notes.gone, moment=notes.moment, weight=Weight.RULE)
    for noted in notes.happened:
        yield from _noted(noted, notes.counted)
    for entry in book.entries:
        if isinstance(entry, CardMark):
            yield from _marked(entry, book, notes)


def _noted(noted: Noted, counted: int) -> Iterator[Claim]:
    fact = noted.fact
    if fact is None or not fact.cards:
        return
    cards = frozenset(card.id for card in fact.cards)
    if fact.moment < counted and fact.holder != Elsewhere.HIDDEN:
        if fact.sort is Holds.HAS:  # whoever had them then
            yield Held(Elsewhere.HIDDEN, cards, 0, 0, counted, noted)
        return
    least = {Holds.HAS: len(cards), Holds.NONE: 0, Holds.ONE_OF: 1}[fact.sort]
    most = 0 if fact.sort is Holds.NONE else None
    yield Held(fact.holder, cards, least, most, fact.moment, noted)


def _marked(mark: CardMark, book: Book, notes: Notes) -> Iterator[Claim]:
    there = {card.token for card in notes.cards}  # a card may have left the game since it was marked
    cards = [hidden.token for hidden in mark.cards if hidden.token in there and mark in book.on(hidden.token)]
    ids = frozenset(card.id for card in cards)
    if mark.what is What.CROSSED and ids:
        yield Held(Elsewhere.HIDDEN, ids, 0, 0, notes.moment, mark, Weight.MARK)
    if mark.what is What.ONE_OF and mark.holder is not None and len(ids) == len(mark.cards):
        yield Held(mark.holder, ids, 1, None, notes.moment, mark, Weight.MARK)
