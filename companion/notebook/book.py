"""What a seat has put into its notebook: marks and notes, which only this seat can take back, one at a time.

Values only. It must never be part of a play: the table's undo leaves it.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import TypeAlias

from companion.model import Frozen, Hidden, HiddenText, OwnText, Seat, Token


class What(Enum):
    """What a mark says of its cards."""

    CROSSED = "crossed"  # none of them is what everybody looks for
    DOUBTED = "doubted"  # it may be
    CLEARED = "cleared"  # earlier marks on them count no more
    ONE_OF = "one-of"  # somebody has one of them


class CardMark(Frozen):
    """A mark on these cards. ``holder``: who has one of them; None: nobody was named."""

    what: What
    cards: tuple[Hidden, ...] = field(repr=False)
    holder: Seat | None = None

    def on(self, card: Token) -> bool:
        return Hidden(card) in self.cards


class OwnNote(Frozen):
    """Words of the seat's own, in the language that it was spoken to: written, or spoken into a ``recording``, the path
    of its sound as ``OwnText`` names it."""

    lang: str
    text: HiddenText = field(default=HiddenText(""), repr=False)
    recording: str = field(default="", repr=False)

    @property
    def said(self) -> OwnText:
        """The note as its seat hears it."""
        return OwnText(self.lang, self.text.text, self.recording)


Entry: TypeAlias = CardMark | OwnNote


class Book(Frozen):
    """The entries in order, the newest last: so each is also what can be taken back next."""

    entries: tuple[Entry, ...] = ()

    def with_entry(self, entry: Entry) -> Book:
        return Book((*self.entries, entry))

    def without_newest(self) -> Book:
        return Book(self.entries[:-1])

    @property
    def notes(self) -> tuple[OwnNote, ...]:
        """The notes, in order."""
        return tuple(entry for entry in self.entries if isinstance(entry, OwnNote))

    def on(self, card: Token) -> tuple[CardMark, ...]:
        """The marks that count on this card, the newest first."""
        found: list[CardMark] = []
        for entry in reversed(self.entries):
            if isinstance(entry, CardMark) and entry.on(card):
                if entry.what is What.CLEARED:
                    break
                found.append(entry)
        return tuple(found)

    def sign_on(self, card: Token) -> What | None:
        """The newest of the marks that cross out or doubt this card."""
        signs = (What.CROSSED, What.DOUBTED)
        return next((mark.what for mark in self.on(card) if mark.what in signs), None)
