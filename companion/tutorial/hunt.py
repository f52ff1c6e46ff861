"""The tutorial's loop: an evening on the small game, with the devices and the voice of the table.

It knows which box is played. It must never journal, or judge an act.
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
from companion.session.state import Ear, Wishes
from companion.tutorial.course import TreasureHunt
from companion.tutorial.lessons import ID


@cache
def pack() -> Pack:
    """The small game."""
    return loader.load(resources.find("tutorial") / f"{ID}.yaml")


class Hunt(Evening):
    """One treasure hunt. ``table.learned`` tells whether it was played to its end."""

    table: TreasureHunt

    def __init__(self, options: argparse.Namespace, venue: Venue) -> None:
        box = Box(pack())
        shelf = replace(venue.shelf, games=Games({ID: box.pack}), boxes={ID: box}, rules={})
        super().__init__(options, replace(venue, shelf=shelf), Wishes(ID))

    def new_core(self, world: journalled.World, ears: tuple[Ear, ...]) -> TreasureHunt:
        return TreasureHunt(self._venue.shelf, world, self._wishes, self._venue.tone, ears)

    def open(self) -> None:
        """The first lesson: nothing that was left unfinished is offered here."""
        self.line.open(self.table.opened(), self.now)
