"""The hands: how many cards everybody can count, and what each ear has heard of its own hand.

Values only. What an ear heard must never change a count, because all players know the counts.
"""

from __future__ import annotations

from typing import Self

from companion.games.kit.seating import Seating, put
from companion.model import Frozen, Seat, Token, replace


class Hands(Frozen):
    """Tuples are by seat, seat 1 first.

    ``sizes``   how many cards everybody can count
    ``kept``    what a seat heard of its hand, in order
    ``coming``  from whom its last cards came; 0: the deal, or the parlour's pile
    ``giving``  what it passes to the left at this mass
    ``gone``    how many cards left a completely known hand without telling which
    """

    sizes: tuple[int, ...]
    kept: tuple[tuple[Token, ...], ...]
    coming: tuple[tuple[Seat, ...], ...]
    giving: tuple[tuple[Token, ...], ...]
    gone: tuple[int, ...]

    @classmethod
    def dealt(cls, players: int, each: int) -> Self:
        none = ((),) * players
        return cls((each,) * players, none, ((0,) * each,) * players, none, (0,) * players)

    def size(self, seat: Seat) -> int:
        return self.sizes[seat - 1]

    def of(self, seat: Seat) -> tuple[Token, ...]:
        """What this seat heard of its hand."""
        return self.kept[seat - 1]

    def unheard(self, seat: Seat) -> int:
        """How many cards of this hand have not been heard yet."""
        size = self.sizes[seat - 1]
        return min(size, max(0, size - len(self.kept[seat - 1]) + self.gone[seat - 1]))

    # --- what everybody sees ---

    def drawn(self, taker: Seat) -> Self:
        """This seat draws a card of the parlour's pile."""
        sizes = tally(self.sizes, taker, 1)
        return replace(self, sizes=sizes, coming=self._comes(taker, 0, sizes))

    def moved(self, giver: Seat, taker: Seat, number: int | None = None) -> Self:
        """One card goes from hand to hand. Which is known if its number was drawn and the whole hand was heard."""
        kept, gone = self.kept, self.gone
        hand = kept[giver - 1]
        if hand and not self.unheard(giver):
            if number is not None and not gone[giver - 1]:
                kept = put(kept, giver, (*hand[: number - 1], *hand[number:]))
            else:
                gone = tally(gone, giver, 1)
        sizes = tally(tally(self.sizes, giver, -1), taker, 1)
        return replace(self, sizes=sizes, coming=self._comes(taker, giver, sizes), kept=kept, gone=gone)

    def _comes(self, taker: Seat, giver: Seat, sizes: tuple[int, ...]) -> tuple[tuple[Seat, ...], ...]:
        return put(self.coming, taker, (*self.coming[taker - 1], giver)[-sizes[taker - 1] :])

    def left(self, seat: Seat, others: tuple[Seat, ...]) -> Self:
        """This seat's hand leaves the game, or is dealt round to these others, one card after the other."""
        hands, size = self, self.size(seat)
        for number in range(size if others else 0):
            hands = hands.moved(seat, others[number % len(others)])
        emptied = put(hands.sizes, seat, 0), put(hands.kept, seat, ()), put(hands.gone, seat, 0)
        sizes, kept, gone = emptied
        coming, giving = put(hands.coming, seat, ()), put(hands.giving, seat, ())
        return replace(hands, sizes=sizes, kept=kept, gone=gone, coming=coming, giving=giving)

    def passed(self, cards: int, seating: Seating) -> Self:
        """Everybody passes this many cards to the left, or the whole hand. Who has left neither gives nor gets any."""
        players = len(self.sizes)
        given = tuple(min(cards, size) for size in self.sizes)
        sizes, kept, coming, gone = [], [], [], []
        for seat, size in enumerate(self.sizes, 1):
            right = seating.right_of(seat)
            more = 0 if seat in seating.out else given[right - 1]
            sizes.append(size - given[seat - 1] + more)
            hand = self.of(seat)
            told = hand if given[seat - 1] == size else self.giving[seat - 1]
            left = tuple(card for card in hand if card not in told)
            kept.append(left)
            untold = 0
            if hand and not self.unheard(seat):
                untold = self.gone[seat - 1] + given[seat - 1] - len(hand) + len(left)
            gone.append(max(0, min(len(left), untold)))
            coming.append((*self.coming[seat - 1], *(right,) * more)[-sizes[-1] or None :])
        return replace(
            self, sizes=tuple(sizes), kept=tuple(kept), coming=tuple(coming), giving=((),) * players, gone=tuple(gone)
        )

    def counted(self, seat: Seat, size: int) -> Self:
        """The count of a hand is corrected. If more was heard than it holds, unknown cards have left it."""
        gone = max(self.gone[seat - 1], len(self.of(seat)) - size)
        return replace(self, sizes=put(self.sizes, seat, size), gone=put(self.gone, seat, gone))

    # --- what one ear hears ---

    def arranged(self, seat: Seat, hand: tuple[Token, ...]) -> Self:
        """This seat holds these cards, so no other seat does."""
        held = frozenset(hand)
        kept, gone = [], []
        for at, cards in enumerate(self.kept, 1):
            left = hand if at == seat else tuple(card for card in cards if card not in held)
            kept.append(left)
            gone.append(min(len(left), max(0, self.gone[at - 1] - max(0, len(cards) - len(left)))))
        return replace(self, kept=tuple(kept), gone=tuple(gone))

    def heard(self, seat: Seat, cards: tuple[Token, ...]) -> Self:
        """New cards of this hand, after those that were heard before."""
        coming = put(self.coming, seat, self.coming[seat - 1][: -len(cards) or None])
        return replace(self.arranged(seat, (*self.of(seat), *cards)), coming=coming)

    def given(self, seat: Seat, cards: tuple[Token, ...]) -> Self:
        """What this seat passes at this mass."""
        return replace(self, giving=put(self.giving, seat, cards))


def tally(counts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    """Counts by seat, with ``more`` added at this seat; never below 0."""
    return put(counts, seat, max(0, counts[seat - 1] + more))
