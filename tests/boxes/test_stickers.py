"""The documented sticker code, and what makes a sticker file faulty."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.boxes import stickers
from companion.files.documents import Faulty
from companion.model import Token

CODE = stickers.load()


def test_a_number_once_given_to_a_shape_is_its_own_for_ever() -> None:
    assert {sticker.number: sticker.shape for sticker in CODE.all} == {
        11: "heart",
        12: "moon",
        13: "water-drop",
        14: "full-circle",
        15: "clover",
        16: "four-tiles",
        17: "grapes",
        18: "flower",
        21: "thick-cross",
        22: "full-square",
        23: "triangle",
        24: "spiral",
        25: "clear-dot",
    }
    assert CODE.numbers[11] == Token("sticker/heart")


def test_each_shape_stands_for_the_documented_colour_or_part() -> None:
    assert {sticker.shape: sticker.colour or sticker.part for sticker in CODE.all} == {
        "heart": "red",
        "moon": "yellow",
        "water-drop": "blue",
        "full-circle": "orange",
        "clover": "green",
        "four-tiles": "brown",
        "grapes": "violet",
        "flower": "pink",
        "thick-cross": "black",
        "full-square": "white",
        "triangle": "defuse",
        "spiral": "bomb",
        "clear-dot": "secure",
    }


def test_in_time_bomb_undercover_a_sticker_means_a_team_a_cover_or_a_cable() -> None:
    legend = CODE.games["time-bomb-undercover"]
    assert legend.places["role/agence"] == {"centre": "team", "lower-right": "cover"}
    assert {spot for spot, fact in legend.places["role/shadow"].items() if fact == "cover"} == {
        "lower-right",
        "upper-left",
    }
    assert legend.shapes["heart"] == {"team": "organisation", "cover": "red"}
    assert CODE.legends[("time-bomb-undercover", "sticker/heart")] == "legend-time-bomb-undercover-heart"
    assert ("time-bomb-undercover", "sticker/moon") not in CODE.legends


def test_every_sticker_is_a_token_with_a_code_of_its_own() -> None:
    assert [kind.id for kind in CODE.kinds] == [f"sticker/{sticker.shape}" for sticker in CODE.all]
    assert {kind.copies for kind in CODE.kinds} == {1}


GOOD = """\
stickers: 1
shapes:
  heart: {number: 11, colour: red}
  spiral: {number: 24, part: bomb}
games:
  bomb-game:
    places: {cable/bomb: {face: cable}}
    shapes:
      spiral: {cable: bomb}
"""


@pytest.mark.parametrize(
    ("good", "bad", "expected"),
    [
        ("number: 11", "number: 19", (3, "shapes.heart.number", "fault-sticker-number")),
        ("number: 11", "number: 20", (3, "shapes.heart.number", "fault-sticker-number")),
        ("number: 11", "number: 011", (3, "shapes.heart.number", "fault-whole")),
        ("number: 11", "number: 24", (4, "shapes.spiral", "fault-number-taken")),
        ("colour: red", "colour: red, part: bomb", (3, "shapes.heart", "fault-colour-or-part")),
        (", colour: red", "", (3, "shapes.heart", "fault-colour-or-part")),
        ("colour: red", "colour: Red", (3, "shapes.heart.colour", "fault-slug")),
        ("      spiral:", "      spirale:", (9, "games.bomb-game.shapes.spirale", "fault-choice")),
        ("{cable: bomb}", "{team: bomb}", (9, "games.bomb-game.shapes.spiral.team", "fault-choice")),
        ("cable/bomb:", "Cable:", (7, "games.bomb-game.places.Cable", "fault-token-id")),
        ("stickers: 1", "stickers: 2", (1, "stickers", "fault-newer")),
    ],
)
def test_a_fault_names_its_line_and_field(tmp_path: Path, good: str, bad: str, expected: object) -> None:
    path = tmp_path / "stickers.yaml"
    path.write_text(GOOD)
    assert stickers.load(path).numbers[24] == Token("sticker/spiral")
    path.write_text(GOOD.replace(good, bad))
    with pytest.raises(Faulty) as refused:
        stickers.load(path)
    assert [(fault.line, fault.field, fault.id) for fault in refused.value.faults] == [expected]
