"""The documented sticker code as a value: shapes, their numbers, and what they mean in each game.

It knows ``stickers.yaml`` and nothing of any game's rules; the words for meanings are in ``voices/``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from companion.boxes.box import Kind
from companion.boxes.loader import KIND
from companion.files import documents, resources
from companion.files.documents import SLUG, Place
from companion.model import Frozen, Token

#: The first part of every sticker's token id.
BOX = "sticker"


class Sticker(Frozen):
    """One tactile shape. It stands for a colour or for a part of a game, never for both."""

    shape: str
    number: int
    colour: str = ""
    part: str = ""

    @property
    def token_id(self) -> str:
        return f"{BOX}/{self.shape}"


class Legend(Frozen):
    """What stickers tell in one game.

    ``places``: kind of card → place on it → fact ("role/agence" → "centre" → "team").
    ``shapes``: shape → fact → its value ("heart" → "team" → "organisation").
    """

    places: Mapping[str, Mapping[str, str]]
    shapes: Mapping[str, Mapping[str, str]]


class Stickers(Frozen):
    """The whole code; ``games`` maps a game's id to what the stickers tell there."""

    all: tuple[Sticker, ...]
    games: Mapping[str, Legend]

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """The stickers as tokens, for the code book."""
        return tuple(Kind(sticker.token_id) for sticker in self.all)

    @cached_property
    def numbers(self) -> Mapping[int, Token]:
        """The two-digit number that is typed to hear a sticker → the sticker."""
        return {sticker.number: Token(sticker.token_id) for sticker in self.all}

    @cached_property
    def legends(self) -> Mapping[tuple[str, str], str]:
        """(game, sticker's token id) → the message that says what the sticker means in that game."""
        return {
            (game, f"{BOX}/{shape}"): f"legend-{game}-{shape}"
            for game, legend in self.games.items()
            for shape in legend.shapes
        }


def load(path: Path | None = None) -> Stickers:
    """The sticker code of the file, by default the shipped one. Raises documents.Faulty."""
    return documents.load(path or resources.stickers(), _stickers)


def _stickers(top: Place) -> Stickers:
    top.header("stickers", newest=1)
    fields = top.record("stickers", "shapes", "games")
    numbers: dict[int, str] = {}
    stickers = []
    for key, place in fields["shapes"].pairs():
        sticker = _sticker(key.text(SLUG), place)
        if numbers.setdefault(sticker.number, sticker.shape) != sticker.shape:
            place.fault("fault-number-taken", number=sticker.number, owner=numbers[sticker.number])
        stickers.append(sticker)
    shapes = tuple(sticker.shape for sticker in stickers)
    games = {key.text(SLUG): _legend(place, shapes) for key, place in fields["games"].pairs()}
    return Stickers(tuple(stickers), games)


def _sticker(shape: str, place: Place) -> Sticker:
    fields = place.record("number", optional=("colour", "part"))
    number = fields["number"].whole(11, 88)
    if {"0", "9"} & set(str(number)):  # 9 is help; a number ending in 0 is too easily typed twice
        fields["number"].fault("fault-sticker-number")
    if ("colour" in fields) == ("part" in fields):
        place.fault("fault-colour-or-part")
    return Sticker(shape, number, fields["colour"].text(SLUG), fields["part"].text(SLUG))


def _legend(place: Place, shapes: tuple[str, ...]) -> Legend:
    fields = place.record("places", "shapes")
    places = {
        card.text(KIND): {spot.text(SLUG): fact.text(SLUG) for spot, fact in spots.pairs()}
        for card, spots in fields["places"].pairs()
    }
    facts = sorted({fact for spots in places.values() for fact in spots.values()})
    meanings = {
        shape.choice(*shapes): {fact.choice(*facts): said.text(SLUG) for fact, said in sayings.pairs()}
        for shape, sayings in fields["shapes"].pairs()
    }
    return Legend(places, meanings)
