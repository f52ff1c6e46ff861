"""The rules of a game read aloud at a terminal: the pages of the menu that an evening has, and nothing else.

    the chapters ─ a number ─ a chapter ─ # the next passage … the last ─ # the chapters ─ * the end

It must never open a game, keep anything, or let a key do anything else.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from companion import session as sessions
from companion.files.venue import Venue
from companion.line import journalled
from companion.line.evening import Evening
from companion.model import Input, Key, Timer, Tone, replace
from companion.session import Turn, reading
from companion.session.desks import CLEARED
from companion.session.events import Page
from companion.session.spelling import Typed
from companion.session.state import Ear, Session, Shelf, Wishes


class OpenRules(journalled.Journalled):
    """A session on whose desk the rules of ``game`` lie open. ``chapter``: where it begins; 0: the list of them."""

    def __init__(self, shelf: Shelf, world: journalled.World, game: str, chapter: int, tone: Tone) -> None:
        super().__init__(shelf, world, Wishes(), tone)
        self._game, self._chapter = game, chapter

    def opened(self, wishes: Wishes | None = None) -> Turn:
        first = self._listed(super().opened().session, max(0, self._chapter - 1) // reading.ENTRIES)
        if not self._chapter:
            return sessions.turn(self.shelf, first, Key("9"))
        return sessions.turn(self.shelf, first, Key(str((self._chapter - 1) % reading.ENTRIES + 1)))

    def turn(self, input: Input | Typed | journalled.NewTable) -> Turn:
        """A digit, # , 0 and ``*`` are the menu's. Whatever else comes, the chapters are read again."""
        if isinstance(input, Key) and input.key in "12345678#*0":
            turn = super().turn(replace(input, seat=None))
            return replace(turn, said=tuple(replace(line, due=None) for line in turn.said))  # no game waits behind it
        return sessions.turn(self.shelf, self._listed(self.session, 0), Key("9"))

    def _listed(self, session: Session, page: int) -> Session:
        return replace(session, desk=replace(CLEARED, menu=Page(rules=self._game, more=page)))

    def keep(self, turn: Turn) -> None:
        """Nothing: nobody plays."""

    def timers(self) -> Iterable[Timer]:
        return ()  # whoever reads takes their time

    @property
    def over(self) -> bool:
        return self.session.desk.menu is None


class ReadingAloud(Evening):
    """The loop in which they are read, until somebody closes them."""

    def __init__(self, options: argparse.Namespace, venue: Venue, game: str, chapter: int) -> None:
        super().__init__(options, venue, Wishes())
        self._what = (game, chapter)

    def new_core(self, world: journalled.World, ears: tuple[Ear, ...]) -> OpenRules:
        return OpenRules(self._venue.shelf, world, *self._what, self._venue.tone)

    def open(self) -> None:
        """The first page: nothing that was left unfinished is offered here."""
        self.line.open(self.table.opened(), self.now)
