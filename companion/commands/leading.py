"""What a first start goes through before the lobby: the set-up by ear, then the tutorial.

Both are loops of their own. It takes the parsed options, and says what comes next.
"""

from __future__ import annotations

import argparse
from contextlib import suppress

from companion.files import config, venue
from companion.files.documents import Faulty
from companion.line.evening import After
from companion.model import Frozen
from companion.setup import first_start
from companion.setup.install import Machine
from companion.setup.workbench import Workbench
from companion.tutorial.lessons import HUNT
from companion.tutorial.practice import Practice


class Led(Frozen):
    """``left``: the exit code, where the whole program was left; else ``after`` comes next, or the lobby. ``waiting``:
    nobody was there; the lobby's first key begins it anew."""

    left: int | None = None
    after: After | None = None
    waiting: bool = False


def set_up(options: argparse.Namespace, here: venue.Venue) -> Led:
    """The set-up of a first start, from where it was left."""
    todo = first_start.steps(here.settings.first_start, told_language=options.lang is not None)
    with Workbench(options, here, Machine(pages=options.pages), todo, first_start=True).obey_signals() as bench:
        code = bench.serve()
    if not bench.dialogue.over:
        return Led(left=code)
    reached = bench.dialogue.state.reached
    if reached == first_start.TUTORIAL:
        return Led(after=After.TUTORIAL)
    return Led(waiting=reached != config.DONE)


def learn(options: argparse.Namespace, here: venue.Venue, game: str | None = None) -> Led:
    """The tutorial of this game, or of the keys. With that a first start is over."""
    with Practice(options, here, game or HUNT).obey_signals() as practice:
        code = practice.serve()
    if not practice.table.over:
        return Led(left=code)
    if game is not None:
        return Led()
    with suppress(Faulty):  # where nothing can be kept, that has been said
        config.Learned(here.table).save({"first-start": config.DONE})
    return Led()
