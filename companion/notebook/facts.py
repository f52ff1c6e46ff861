"""What a game tells one seat's notebook: its cards, who may hold them, and what happened, as this seat may know it.

Values only. It knows no game, no session and no words but ids. It must never hold anything that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import TypeAlias

from companion.deduction.claims import Claim
from companion.model import Arg, Frozen, Seat, Token, Who, Word


class Level(Enum):
    """What the table has agreed that notebooks tell: what their owner put in; also what everybody heard; also what
    follows from it."""

    SHEET = "sheet"
    LOG = "log"
    DEDUCTIONS = "deductions"


class Elsewhere(IntEnum):
    """Who holds a card, where it is no seat."""

    HIDDEN = 0  # what everybody looks for: the sleeve, the card under the board
    SIDE = -1
    PILE = -2


#: A seat, or a ``Elsewhere``.
Holder: TypeAlias = int


class Holds(Enum):
    """What a fact tells of its holder and its cards."""

    HAS = "has"  # all of them
    NONE = "none"  # none of them
    ONE_OF = "one-of"  # at least one of them


class Holding(Frozen):
    """What can be reasoned with. ``moment`` counts how often cards have moved since the deal: so it was then. ``now``:
    no card has moved since so that it need not be true any more."""

    sort: Holds
    holder: Holder
    cards: tuple[Token, ...]
    moment: int = 0
    now: bool = True


class Noted(Frozen):
    """Something that happened.

    ``said`` tells all of it, ``how`` what it means for one of its ``cards``. ``seat`` is whose answer it is; ``mine``:
    the notebook's owner has given, received or seen something by it. ``private``: nobody else knows it, or only one.
    ``since`` says since when its cards may be elsewhere.
    """

    said: Word
    how: Word
    cards: tuple[Token, ...]
    fact: Holding | None = None
    seat: Seat | None = None
    mine: bool = False
    private: bool = False
    since: Word | None = None


class Suspected(Frozen):
    """A card that may be looked for. ``number`` chooses it where nobody looks on; ``labels`` are the ids of everything
    whose scan means it."""

    token: Token
    number: int
    name: Arg
    labels: frozenset[str]


class Family(Frozen):
    """Cards that are counted together: a sort, an order, a trait.

    ``counted`` is the message that says how many of them. ``whole``: it is known that there are no others. ``labels``
    are the ids of what stands for all of them, ``number`` chooses it; 0: its place among the others does. ``of``: what
    it is a trait of; a card has one trait of each.
    """

    name: Arg
    counted: str
    cards: tuple[Suspected, ...]
    whole: bool = True
    labels: frozenset[str] = frozenset()
    number: int = 0
    of: str = ""


class Notes(Frozen):
    """All that a game tells one seat.

    ``groups`` are those that all cards are counted by, ``total`` is the message that counts all of them, "": they are
    counted by groups alone. ``traits``: what question 3 is about; empty: it is about a card. ``hand``: the seat's own
    cards as far as it has heard them; ``complete``: it holds no others. ``places`` are those beside seats and
    ``hidden`` that may hold a card. ``happened`` is in order, the newest last.

    To deduce: ``holders`` are all who may hold a card (empty: nobody knows how many cards there are), ``rules`` what
    the rules say of them, and how many cards have moved, ``moment`` the newest. ``counted``: the moment at which cards
    were counted anew; of what was before, only what everybody looks for is the same. ``gone``: so many cards of the
    hand are gone, and nobody told which.
    """

    seat: Seat
    people: tuple[Who, ...]
    hidden: Word
    groups: tuple[Family, ...]
    hand: tuple[Token, ...]
    complete: bool
    happened: tuple[Noted, ...]
    total: str = ""
    holders: tuple[Holder, ...] = ()
    rules: tuple[Claim, ...] = ()
    moment: int = 0
    counted: int = 0
    gone: int = 0
    places: tuple[Word, ...] = ()
    traits: tuple[Family, ...] = ()

    @property
    def cards(self) -> tuple[Suspected, ...]:
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def told_by(self) -> tuple[str, ...]:
        """What there are traits of, in order, where every card has a known one of each; else nothing."""
        of = tuple(dict.fromkeys(trait.of for trait in self.traits))
        cards = [len([card for trait in self.traits if trait.of == each for card in trait.cards]) for each in of]
        return of if cards == [len(self.cards)] * len(of) else ()

    def fitting(self, traits: Sequence[Family]) -> tuple[Suspected, ...]:
        """The cards that these traits do not exclude. A trait that is not known of a card does not exclude it."""
        others = [other for trait in traits for other in self.traits if other.of == trait.of and other not in traits]
        excluded = {card.token for other in others for card in other.cards}
        return tuple(card for card in self.cards if card.token not in excluded)

    @property
    def others(self) -> tuple[Who, ...]:
        """The other players."""
        return tuple(who for who in self.people if who.seat != self.seat)

    def at(self, level: Level) -> tuple[Noted, ...]:
        """What this level tells of what happened, the newest first."""
        return tuple(noted for noted in reversed(self.happened) if level is not Level.SHEET or noted.private)
