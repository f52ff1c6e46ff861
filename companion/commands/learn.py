"""``companion tutorial [GAME]``: a made-up evening that teaches the keys, or a game.

It takes the parsed options and returns an exit code, or raises ``Cannot``.
"""

from __future__ import annotations

import argparse

from companion.boxes import loader
from companion.commands.enquiries import enter, game_asked
from companion.model import Several
from companion.refusal import cannot
from companion.tutorial import plans
from companion.tutorial.lessons import HUNT
from companion.tutorial.practice import Practice


def learn(options: argparse.Namespace) -> int:
    """Play the tutorial of a game, or that of the keys, to its end or until somebody leaves."""
    here = enter(options)
    game = HUNT if options.game is None else game_asked(here, options.game)
    if game not in (HUNT, *plans.games()):
        taught = Several(tuple(loader.shipped(one).title for one in plans.games()))
        raise cannot("tutorial-none", game=here.shelf.boxes[game].pack.title, games=taught)
    with Practice(options, here, game).obey_signals() as practice:
        return practice.serve()
