"""The lessons of a tutorial, in order: what each says, and what the player does in it. Values only.

A lesson is a message, "tutorial-<id>" for the treasure hunt and "tutorial-<game>-<id>" for any other game. It must
never hold a sentence, or ask for what a table without cards, a scanner or an earphone cannot do: # does it in the
player's place.
"""

from __future__ import annotations

from typing import TypeAlias

from companion.model import Frozen, Token

#: The game of the tutorial that teaches the keys.
HUNT = "treasure-hunt"
#: The lesson in which the player tells whether there are cards: a scan, or #.
CARDS = "cards"
#: Where the learner sits.
LEARNER = 1

#: A key, or what is scanned.
Act: TypeAlias = str | Token


class Task(Frozen):
    """``does`` is what the player does: with cards, ``keys`` where there are none, ``by_ear`` at a seat with an
    earphone. None: ``does``, without what cannot be done. Before it is said, others have done ``skips``, unheard, and
    do ``plays``, heard. ``dice`` are the rolls of all this, in order.
    """

    id: str
    does: tuple[Act, ...] = ()
    keys: tuple[Act, ...] | None = None
    by_ear: tuple[Act, ...] | None = None
    skips: tuple[Act, ...] = ()
    plays: tuple[Act, ...] = ()
    dice: tuple[int, ...] = ()

    def act(self, *, cards: bool, ear: bool) -> tuple[Act, ...]:
        """What the player does at this table; nothing: # goes on."""
        if ear and self.by_ear is not None:
            return self.by_ear if cards else tuple(act for act in self.by_ear if isinstance(act, str))
        if not cards and self.keys is not None:
            return self.keys
        return self.does


class Tutorial(Frozen):
    """The tutorial of one game. ``names`` are those who sit beside the learner, in the order of their seats;
    ``without_cards`` is what tells the game that there are none."""

    game: str
    lessons: tuple[Task, ...]
    names: tuple[str, ...] = ()
    without_cards: tuple[Act, ...] = ()

    def message(self, id: str) -> str:
        """The id of one of its messages."""
        return f"tutorial-{id}" if self.game == HUNT else f"tutorial-{self.game}-{id}"
