"""``companion teach``: teaches a box by ear, makes a game of one's own, or merges two decks.

It takes the parsed options and returns an exit code, or raises ``Cannot``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from functools import cache

from companion.boxes import telling
from companion.boxes.box import Box, Pack
from companion.boxes.telling import Telling
from companion.commands import errors, meaning, merging
from companion.commands.enquiries import enter, game_asked
from companion.devices.keyboard import Keyboard
from companion.files import venue
from companion.inputs.codes import UnknownTokenError
from companion.model import Several, Token, word
from companion.refusal import cannot
from companion.speech import microphone, outputs
from companion.teaching import classroom, foundry, state

#: Instead of a game: one of one's own.
NEW = "new"


def teach(options: argparse.Namespace) -> int:
    """Hold a lesson, or with ``--merge`` merge two decks. Returns the exit code. Raises Cannot, Faulty."""
    here = enter(options)
    if options.game == NEW:
        return _found(options, here)
    pack = here.shelf.boxes[game_asked(here, options.game)].pack
    here.need(pack.id)
    if options.merge is not None:
        return merging.merge(options, here, pack)
    token = None if options.token is None else _token_of(here, pack, options.token)
    _look_for_microphone(options.microphone or here.settings.microphone)
    others = tuple(box.pack for box in here.shelf.boxes.values())
    keyboard = bool(options.script) or Keyboard.available()
    course = state.Course(pack, here.tone.lang, keyboard=keyboard, others=others, named=names_of(pack))
    with classroom.Classroom(options, here, course, token).obey_signals() as lesson:
        return lesson.serve()


def names_of(pack: Pack) -> Callable[[str, Telling], tuple[tuple[str, ...], tuple[str, ...]]]:
    """Finds the cards that are meant by a part of a name, and those whose names are most like it."""
    # By ids without the box: its name is in none of them, and "bomb" is the card.
    titles = cache(lambda: {Token(id).kind: names for id, names in meaning.cards([Box(pack)]).items()})

    def named(written: str, told: Telling) -> tuple[tuple[str, ...], tuple[str, ...]]:
        names = dict(titles())
        for id, slot in telling.box(pack, told).own.items():
            if slot.name is not None:
                names[Token(id).kind] += (slot.name.text,)
        found = meaning.meant(written, names), meaning.nearest(written, names)
        return tuple(f"{pack.id}/{kind}" for kind in found[0]), tuple(f"{pack.id}/{kind}" for kind in found[1])

    return named


def _found(options: argparse.Namespace, here: venue.Venue) -> int:
    """Make a game of one's own, or change one that was made so; then teach its cards."""
    changed = None
    if options.token is not None:
        changed = foundry.changeable(here, here.shelf.boxes[game_asked(here, options.token)].pack)
        here.need(changed.id)
    _look_for_microphone(options.microphone or here.settings.microphone)
    keyboard = bool(options.script) or Keyboard.available()
    with foundry.Foundry(options, here, keyboard, changed).obey_signals() as lesson:
        return lesson.serve()


def _token_of(here: venue.Venue, pack: Pack, written: str) -> Token:
    for id in (written, f"{pack.id}/{written}"):
        with suppress(UnknownTokenError):
            token = here.book.token(id)
            if token.box == pack.id:
                return token
    names = meaning.cards([here.shelf.boxes[pack.id]])
    found = meaning.meant(written, names)
    if len(found) == 1:
        return Token(found[0])
    id, near = ("ambiguous-token", found) if found else ("unknown-token", meaning.nearest(written, names))
    titles = (word("card-and-id", card=pack.title_of(token), token=token) for token in near)
    raise cannot(id, what=written, near=Several(tuple(titles)))


def _look_for_microphone(name: str | None) -> None:
    """Raises Cannot where a named microphone is missing. That there is none at all is told only when it is needed."""
    if name is None:
        return
    try:
        microphone.choose(name, microphone.sources())
    except outputs.OutputRefused as refused:
        raise errors.of_output(refused, "microphone") from None
    except outputs.NoSound:
        pass
