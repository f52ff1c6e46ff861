"""Label sheets: where each label is on the paper.

It knows lengths, all in millimetres from the paper's upper left corner. It must never know what is printed there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from companion.files import documents, resources
from companion.files.documents import Missing, Place, Shape

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
#: The smallest and the largest side of a label on a roll.
NARROWEST, LONGEST = 10.0, 300.0
#: The file that is read from an owner's data folder.
FILE = "sheets.yaml"

_NAME = Shape(re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]{0,30}"), "fault-sheet-name")


class Spot(NamedTuple):
    """A label's place as people count: sheet, row and column, each from 1."""

    sheet: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A kind of sheet. ``across`` and ``down``: from a label's edge to the same edge of the next label.

    ``paper`` is its width and height. A roll's paper is one pull of it: mostly one label.
    """

    name: str
    paper: tuple[float, float]
    columns: int
    rows: int
    width: float
    height: float
    left: float
    top: float
    across: float
    down: float
    cut: bool = False

    @property
    def roll(self) -> bool:
        """Whether a label printer pulls it from a roll."""
        return self.paper not in PAPERS.values()

    @property
    def beside(self) -> tuple[float, float]:
        """The plain paper for what is printed beside the labels: the sheet's own size, A4 for a roll."""
        return PAPERS["a4"] if self.roll else self.paper

    @property
    def labels(self) -> int:
        """How many labels it has."""
        return self.columns * self.rows

    def spot(self, slot: int) -> Spot:
        """The place of a slot. Slots count from 0, row by row and sheet after sheet."""
        sheet, on_it = divmod(slot, self.labels)
        row, column = divmod(on_it, self.columns)
        return Spot(sheet + 1, row + 1, column + 1)

    def corner(self, spot: Spot) -> tuple[float, float]:
        """The upper left corner of that label, in millimetres."""
        return self.left + (spot.column - 1) * self.across, self.top + (spot.row - 1) * self.down


def all_sheets(folder: Path) -> dict[str, Sheet]:
    """The shipped sheets, then those of a data folder, which win. Raises documents.Faulty."""
    try:
        return {**load(), **load(folder / FILE)}
    except Missing as missing:
        if missing.faults[0].path != folder / FILE:
            raise
        return load()


def load(path: Path | None = None) -> dict[str, Sheet]:
    """The sheets of a file by name, by default the shipped ones. Raises documents.Faulty."""
    return documents.load(path or resources.sheets(), _sheets)


def _sheets(top: Place) -> dict[str, Sheet]:
    top.header("sheets", newest=1)
    fields = top.record("sheets", "formats")
    found: dict[str, Sheet] = {}
    for key, place in fields["formats"].pairs():
        sheet = _sheet(key.text(_NAME), place)
        found[sheet.name] = sheet
    return found


def _sheet(name: str, place: Place) -> Sheet:
    lengths = {"width": 5, "height": 5, "left": 0, "top": 0, "across": 5, "down": 5}  # the least of each
    laid = ("columns", "rows", *lengths)
    fields = place.record("paper", optional=(*laid, "cut"))
    paper = _paper(fields["paper"])
    alone: dict[str, float] = {}
    if paper in PAPERS.values():
        place.need(fields, *laid)
    else:  # a roll whose paper is one label, unless its file says otherwise
        wide, high = paper
        alone = {"width": wide, "height": high, "left": 0, "top": 0, "across": wide, "down": high}
    sheet = Sheet(
        name,
        paper,
        columns=fields["columns"].whole(1, 50),
        rows=fields["rows"].whole(1, 99),
        **{
            length: fields[length].millimetres(least, LONGEST) if length in fields else alone.get(length, least)
            for length, least in lengths.items()
        },
        cut=fields["cut"].flag(),
    )
    for many, label, pitch, margin, side, fault in (
        (sheet.columns, sheet.width, sheet.across, sheet.left, paper[0], "fault-sheet-wide"),
        (sheet.rows, sheet.height, sheet.down, sheet.top, paper[1], "fault-sheet-high"),
    ):
        if margin + (many - 1) * pitch + label > side + 0.01 or (many > 1 and pitch < label):
            place.fault(fault)
    return sheet


def _paper(place: Place) -> tuple[float, float]:
    """``a4``, ``letter``, or ``[40, 30]``: the width and the height of one pull of a roll."""
    if place.name or not place.present:
        return PAPERS[place.choice(*PAPERS)]
    sides = [side.millimetres(NARROWEST, LONGEST) for side in place.items()]
    if len(sides) != 2:
        place.fault("fault-paper")
        return PAPERS["a4"]
    return sides[0], sides[1]
