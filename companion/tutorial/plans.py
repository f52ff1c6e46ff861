"""Reads the plans of tutorials, one file a game: ``plans/<game>.yaml``.

    tutorial: 1
    game: time-bomb-undercover
    names: [Lia, Max]               who sits beside the learner
    without-cards: "9, 9, 6"        what tells the game that there are none
    lessons:
      cut:                          its message is tutorial-<game>-cut
        skips: "#, #"               what others have done before, unheard
        plays: "3, cable/secure"    what they do now, heard
        does: "2, cable/defuse"     what the player does
        keys: "2, 2"                the same without cards
        by-ear: "C, 1"              the same with an earphone
        dice: "6, 1"                how the dice fall in this lesson

An act is a key, or a token of the game, with @ and its copy where that matters. It must never judge an act.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from companion.files import documents, resources
from companion.files.documents import SLUG, Place, Record
from companion.inputs.script import KEYS
from companion.model import Token
from companion.tutorial.lessons import HUNT, Act, Task, Tutorial

_ACTS = ("does", "keys", "by-ear", "skips", "plays")


def games() -> tuple[str, ...]:
    """The games that have a tutorial of their own."""
    return tuple(sorted(path.stem for path in _folder().glob("*.yaml") if path.stem != HUNT))


@cache
def read(game: str) -> Tutorial:
    """The plan of this game's tutorial. Raises documents.Faulty."""
    return documents.load(_folder() / f"{game}.yaml", _described)


def _folder() -> Path:
    return resources.find("tutorial") / "plans"


def _described(top: Place) -> Tutorial:
    top.header("tutorial", 1)
    fields = top.record("tutorial", "game", "lessons", optional=("names", "without-cards"))
    game = fields["game"].text(SLUG)
    names, without = fields.get("names"), fields.get("without-cards")
    return Tutorial(
        game,
        tuple(_lesson(game, key, place) for key, place in fields["lessons"].pairs()),
        () if names is None else tuple(name.text() for name in names.items()),
        () if without is None else _acts(game, without),
    )


def _lesson(game: str, key: Place, place: Place) -> Task:
    fields = place.record(optional=(*_ACTS, "dice"))
    does, keys, by_ear, skips, plays = (_told(game, fields, name) for name in _ACTS)
    dice = fields.get("dice")
    rolled = () if dice is None else tuple(int(number) for number in _parts(dice))
    return Task(key.text(SLUG), does or (), keys, by_ear, skips or (), plays or (), rolled)


def _told(game: str, fields: Record, name: str) -> tuple[Act, ...] | None:
    place = fields.get(name)
    return None if place is None else _acts(game, place)


def _acts(game: str, place: Place) -> tuple[Act, ...]:
    return tuple(part if part in KEYS else _token(game, part) for part in _parts(place))


def _token(game: str, written: str) -> Token:
    id, _, copy = written.partition("@")
    return Token(f"{game}/{id}", int(copy or 1))


def _parts(place: Place) -> list[str]:
    return [part.strip() for part in place.text(longest=1000).split(",")]
