"""The tutorial's loop: an evening on a made-up table, with the devices and the voice of the real one.

It knows which box is played: as it is shipped, without what its owner has told or set, so that a plan fits everywhere.
It must never journal, or judge an act.
"""

from __future__ import annotations

import argparse
from functools import cache

from companion.boxes import loader
from companion.boxes.box import Box, Pack
from companion.files import resources
from companion.files.venue import Venue
from companion.games import Games
from companion.line import journalled
from companion.line.evening import Evening
from companion.model import replace
from companion.session.state import Ear, Shelf, Wishes
from companion.tutorial import plans
from companion.tutorial.course import Tutoring
from companion.tutorial.lessons import HUNT, Tutorial


@cache
def pack(game: str) -> Pack:
    """The game of a tutorial."""
    return loader.load(resources.find("tutorial") / f"{HUNT}.yaml") if game == HUNT else loader.shipped(game)


def shelf(plan: Tutorial, whole: Shelf) -> Shelf:
    """The shelf with the box of this tutorial alone."""
    box = Box(pack(plan.game))
    declared = {plan.game: box.pack} if box.pack.declared is not None else {}
    return replace(whole, games=Games(declared), boxes={plan.game: box}, rules={}, taught=frozenset())


class Practice(Evening):
    """One tutorial, of the keys or of a game. ``table.learned`` tells whether it was played to its end."""

    table: Tutoring

    def __init__(self, options: argparse.Namespace, venue: Venue, game: str = HUNT) -> None:
        self._plan = plans.read(game)
        super().__init__(options, replace(venue, shelf=shelf(self._plan, venue.shelf)), Wishes(game))

    def new_core(self, world: journalled.World, ears: tuple[Ear, ...]) -> Tutoring:
        return Tutoring(self._venue.shelf, world, self._plan, self._venue.tone, ears)

    def open(self) -> None:
        """The first lesson: nothing that was left unfinished is offered here."""
        self.line.open(self.table.opened(), self.now)
