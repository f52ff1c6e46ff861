"""The questions that a notebook answers: of what happened, of what its seat has put in, at the level that was agreed.

    Spread(notes, book, level) ─ answer(page, question, about) ─ a Word for each breath, the newest first

It must never tell anything that is not in the notes or in the book, or hold a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cached_property
from typing import TypeAlias

from companion.deduction.claims import Source
from companion.model import Arg, Frozen, Several, Token, Who, Word, word
from companion.notebook.book import Book, CardMark, What
from companion.notebook.facts import Elsewhere, Family, Holds, Level, Noted, Notes, Suspected
from companion.notebook.following import Followed, followed

#: What a question can be about.
About: TypeAlias = Suspected | Family | Who

#: So many names are said in one breath; so many holders are few; so many reasons are said.
NAMES = 3
FEW = 2
REASONS = 3
#: What tells why.
PROOFS = ("notebook-because", "notebook-reasons-more", "notebook-yet")


class Inquiry(Enum):
    """The questions, by the key that asks them."""

    POSSIBLE = 1
    KNOWN = 2
    LEFT = 3
    MINE = 4
    ANSWERED = 5
    MARK = 6
    NOTE = 7
    TELLING = 8


class Wants(Enum):
    """What a question is about."""

    NOTHING = "nothing"
    CARD = "card"
    TRAIT = "trait"
    PERSON = "person"


class Spread(Frozen):
    """What lies open before one seat."""

    notes: Notes
    book: Book
    level: Level

    @cached_property
    def followed(self) -> Followed | None:
        """What follows, where the table has agreed that it is told."""
        return followed(self.notes, self.book) if self.level is Level.DEDUCTIONS else None

    @property
    def happened(self) -> tuple[Noted, ...]:
        """What this level tells of what happened, the newest first."""
        return self.notes.at(self.level)

    def name(self, token: Token) -> Arg:
        """What a card is called. The table may have taken it out of the game since it was marked."""
        return next((card.name for card in self.notes.cards if card.token == token), word("notebook-card-out"))

    def who(self, seat: int) -> Arg:
        """Who holds something: a player, or the place that everybody wants to know."""
        if seat > 0:
            return self.notes.people[seat - 1]
        return self.notes.hidden if seat == Elsewhere.HIDDEN else self.notes.places[0]

    def placing(self, card: Token) -> Noted | None:
        """The newest that tells where this card certainly is, or was."""
        return next((noted for noted in self.happened if _places(noted, card)), None)

    def ruled_out(self, card: Suspected) -> bool:
        """Whether it is not what everybody looks for, as far as this seat knows or has marked."""
        token, known = card.token, self.followed
        if known is not None:
            return token.id not in known.suspects
        if token in self.notes.hand or self.book.sign_on(token) is What.CROSSED:
            return True
        placing = self.placing(token)
        return placing is not None and placing.fact is not None and placing.fact.holder != Elsewhere.HIDDEN

    def proves(self, card: Suspected) -> bool:
        """Whether it follows that few may have the card; of one's own nobody need hear it."""
        known, token = self.followed, card.token
        return known is not None and token not in self.notes.hand and len(known.holders(token)) <= FEW

    def clash(self, card: Suspected) -> tuple[CardMark, Word] | None:
        """What this seat has marked of the card, and what contradicts it; None: nothing does."""
        placing, known = self.placing(card.token), self.followed
        for mark in self.book.on(card.token):
            proofs = () if known is None else known.against(mark)
            against = self.reason(proofs[0]) if proofs else self._against(mark, card, placing)
            if against is not None:
                return mark, against
        return None

    def _against(self, mark: CardMark, card: Suspected, placing: Noted | None) -> Word | None:
        if mark.what is What.DOUBTED:
            if card.token in self.notes.hand:
                return word("notebook-in-hand")
            away = placing is not None and placing.fact is not None and placing.fact.holder != Elsewhere.HIDDEN
            return placing.how if away and placing is not None else None
        if mark.what is What.CROSSED and placing is not None and placing.fact is not None:
            return placing.how if placing.fact.holder == Elsewhere.HIDDEN else None
        if mark.what is What.ONE_OF and mark.holder is not None:
            tokens = [hidden.token for hidden in mark.cards]
            if all(self.lacks(mark.holder, token) is not None for token in tokens):
                return self.lacks(mark.holder, card.token)
        return None

    def lacks(self, seat: int, card: Token) -> Word | None:
        """Why this seat has not got the card; None: it may have it."""
        if card in self.notes.hand:
            return None if seat == self.notes.seat else word("notebook-in-hand")
        if seat == self.notes.seat and self.notes.complete:
            return word("notebook-not-in-hand")
        placing = self.placing(card)
        if placing is not None and placing.fact is not None and placing.fact.now:
            return None if placing.fact.holder == seat else placing.how
        for noted in self.happened:
            fact = noted.fact
            if fact is None or not fact.now or card not in fact.cards:
                continue
            if fact.sort is Holds.NONE and fact.holder == seat:
                return noted.how
        return None

    def reason(self, source: Source) -> Word:
        """What proves something, in full: of whose answer it is, if that is not said already."""
        if isinstance(source, CardMark):
            return self.marked(source)
        assert isinstance(source, Noted), "nothing else is a source"
        if source.seat is None or source.private:
            return word("notebook-reason", said=source.said)
        return word("notebook-reason-of", who=self.who(source.seat), said=source.said)

    def marked(self, mark: CardMark) -> Word:
        """The cards of a mark, and what it says of them."""
        if mark.what is What.ONE_OF:
            return self.told(mark)
        return word("notebook-of-card", card=self.name(mark.cards[0].token), what=self.told(mark))

    def told(self, mark: CardMark) -> Word:
        """What a mark says of one card."""
        if mark.what is not What.ONE_OF:
            return word(f"notebook-is-{mark.what.value}")
        names = Several(tuple(self.name(hidden.token) for hidden in mark.cards))
        if mark.holder is None:
            return word("notebook-is-one-of", cards=names)
        return word("notebook-is-one-of-whose", cards=names, who=self.who(mark.holder))


def wants(notes: Notes, question: Inquiry) -> Wants:
    """What this question is about."""
    match question:
        case Inquiry.KNOWN:
            return Wants.CARD
        case Inquiry.LEFT:
            return Wants.TRAIT if notes.traits else Wants.CARD
        case Inquiry.ANSWERED:
            return Wants.PERSON
        case _:
            return Wants.NOTHING


def answer(page: Spread, question: Inquiry, about: About | None = None) -> tuple[Word, ...]:
    """The answer, a breath each. ``about`` is what the question ``wants``."""
    match question, about:
        case Inquiry.POSSIBLE, _:
            return tuple(_possible(page))
        case Inquiry.KNOWN, Suspected():
            return _of_card(about, _known(page, about))
        case Inquiry.LEFT, Family():
            return tuple(_left(page, about))
        case Inquiry.LEFT, Suspected():
            return _of_card(about, _whose(page, about))
        case Inquiry.TELLING, _:
            return _listed(_telling(page))
        case Inquiry.MINE, _:
            return _listed(noted.said for noted in page.happened if noted.mine)
        case Inquiry.ANSWERED, Who():
            return _listed(noted.said for noted in page.happened if noted.seat == about.seat)
        case _:
            return ()


def _listed(said: Iterable[Word]) -> tuple[Word, ...]:
    return tuple(said) or (word("notebook-nothing"),)


def _of_card(card: Suspected, findings: Iterable[Word]) -> tuple[Word, ...]:
    """The first finding with the card's name, the others without."""
    first, *others = findings
    return (word("notebook-card", card=card.name, what=first), *map(_further, others))


def _further(finding: Word) -> Word:
    """A finding behind the first; what proves the one before it says so itself."""
    return word("notebook-noted" if finding.id in PROOFS else "notebook-also", what=finding)


# --- 1: who or what is still possible ---


def _possible(page: Spread) -> Iterator[Word]:
    groups = page.notes.groups
    told = [group for group in groups if _count(page, group) or not page.notes.total]
    counts = Several(tuple(_counted(page, group) for group in told or groups))
    if page.notes.total:
        total = sum(len(_left_of(page, group)) for group in groups)
        yield word("notebook-possible-of", total=word(page.notes.total, count=total), groups=counts)
    else:
        yield word("notebook-possible" if _whole(page) else "notebook-ruled-out", groups=counts)
    for group in groups:
        whole = _whole(page)
        yield from _names(group, _left_of(page, group) if whole else _out_of(page, group), whole)
    doubted = [card for card in page.notes.cards if page.book.sign_on(card.token) is What.DOUBTED]
    for some in _breaths(doubted):
        yield word("notebook-doubted", names=_several(some))


def _counted(page: Spread, group: Family) -> Word:
    """How many of a group are possible; where nobody knows how many there are, how many are not."""
    return word(group.counted, count=_count(page, group))


def _count(page: Spread, group: Family) -> int:
    return len(_left_of(page, group) if _whole(page) else _out_of(page, group))


def _whole(page: Spread) -> bool:
    """Whether it is known how many cards there are."""
    return all(group.whole for group in page.notes.groups)


def _left_of(page: Spread, group: Family) -> tuple[Suspected, ...]:
    return tuple(card for card in group.cards if not page.ruled_out(card))


def _out_of(page: Spread, group: Family) -> tuple[Suspected, ...]:
    return tuple(card for card in group.cards if page.ruled_out(card))


def _names(group: Family, cards: tuple[Suspected, ...], possible: bool) -> Iterator[Word]:
    """Their names; the first breath says of which group."""
    id = "notebook-names" if possible else "notebook-names-out"
    for at, some in enumerate(_breaths(cards)):
        yield (
            word("notebook-names-on", names=_several(some)) if at else word(id, group=group.name, names=_several(some))
        )


def _breaths(cards: Iterable[Suspected]) -> Iterator[tuple[Suspected, ...]]:
    cards = tuple(cards)
    return (cards[at : at + NAMES] for at in range(0, len(cards), NAMES))


def _several(cards: Iterable[Suspected]) -> Several:
    return Several(tuple(card.name for card in cards))


# --- 2: what is known of a card, and how ---


def _known(page: Spread, card: Suspected) -> Iterator[Word]:
    token = card.token
    clash, placing = page.clash(card), page.placing(token)
    found = [] if clash is None else list(contradicted(page, *clash))
    found += [word("notebook-in-hand")] if token in page.notes.hand else []
    found += [] if placing is None else [placing.how, *(() if placing.since is None else (placing.since,))]
    found += [] if placing is not None and placing.fact is not None and placing.fact.now else _follows(page, card)
    found += [page.told(mark) for mark in page.book.on(token)]
    found += [noted.how for noted in page.happened if token in noted.cards and noted is not placing]
    known = () if clash is None else (page.told(clash[0]), clash[1])  # the clash has told these
    yield from dict.fromkeys(each for each in found if each not in known or each is found[0]) or [
        word("notebook-unknown")
    ]


def contradicted(page: Spread, mark: CardMark, against: Word) -> tuple[Word, Word]:
    """A mark, and what contradicts it."""
    return page.told(mark), word("notebook-yet", but=against)


def _follows(page: Spread, card: Suspected) -> list[Word]:
    """Who alone may have the card, where that follows; and because of what, the newest first."""
    known, token = page.followed, card.token
    if known is None or not page.proves(card):
        return []
    holders, proof = known.holders(token), known.because(token)
    people = Several(tuple(page.who(holder) for holder in holders))
    why = [word("notebook-because", why=page.reason(source)) for source in proof[:REASONS]]
    more = [word("notebook-reasons-more", more=len(proof) - REASONS)] if len(proof) > REASONS else []
    return [word("notebook-certain" if len(holders) == 1 else "notebook-only", people=people), *why, *more]


def _telling(page: Spread) -> Iterator[Word]:
    """What would tell most: traits that split what is left best; or cards of which it is least known who has them."""
    known = page.followed
    if known is None:
        return
    if page.notes.traits:
        left = {group.number: len(_left_of(page, group)) for group in page.notes.traits}
        all_left = sum(len(_left_of(page, group)) for group in page.notes.groups)
        splits = [group for group in page.notes.traits if 0 < left[group.number] < all_left]
        best = sorted(splits, key=lambda group: abs(2 * left[group.number] - all_left))[:NAMES]
        if best:
            yield word("notebook-telling", things=Several(tuple(group.name for group in best)))
        return
    ranked = [
        sorted(_left_of(page, group), key=lambda card: -len(known.holders(card.token))) for group in page.notes.groups
    ]
    for cards in tuple(zip(*ranked, strict=False))[:NAMES]:
        yield word("notebook-telling", things=_several(cards))


def _places(noted: Noted, card: Token) -> bool:
    return noted.fact is not None and noted.fact.sort is Holds.HAS and card in noted.fact.cards


# --- 3: what is left ---


def _left(page: Spread, group: Family) -> Iterator[Word]:
    left = _left_of(page, group)
    id = "notebook-left" if group.whole else "notebook-left-known"
    yield word(id, group=group.name, count=len(left), of=len(group.cards))
    yield from _names(group, left, True)


def _whose(page: Spread, card: Suspected) -> Iterator[Word]:
    """Who may have it, and who cannot."""
    token = card.token
    if token in page.notes.hand:
        yield word("notebook-in-hand")
        return
    if (known := page.followed) is not None:
        yield from _may(page, known.holders(token))
        return
    placing = page.placing(token)
    if placing is not None and placing.fact is not None and placing.fact.now:
        yield placing.how
        return
    # Whoever has heard some of its hand knows whether it holds the card.
    seats = [who.seat for who in page.notes.people if who.seat != page.notes.seat or not page.notes.hand]
    may = [seat for seat in seats if page.lacks(seat, token) is None]
    cannot = [seat for seat in seats if seat not in may]
    hidden = () if page.ruled_out(card) else (page.notes.hidden,)
    yield word("notebook-may-have", people=Several((*(page.who(seat) for seat in may), *page.notes.places, *hidden)))
    if cannot:
        yield word("notebook-cannot-have", people=Several(tuple(page.who(seat) for seat in cannot)))


def _may(page: Spread, holders: tuple[int, ...]) -> Iterator[Word]:
    """Who may have a card, and who cannot, as it follows."""
    yield word("notebook-may-have", people=Several(tuple(page.who(holder) for holder in holders)))
    cannot = tuple(who for who in page.notes.others if who.seat not in holders)
    if cannot:
        yield word("notebook-cannot-have", people=Several(cannot))
