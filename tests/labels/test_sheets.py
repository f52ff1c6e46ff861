"""Where labels lie: the sheets that are sold, and those of an owner."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.files.documents import Faulty
from companion.labels import sheets
from companion.labels.sheets import PAPERS

SHIPPED = sheets.load()
MINE = "{paper: a4, columns: 2, rows: 3, width: 90, height: 80, left: 10, top: 10.5, across: 95, down: 85}"


@pytest.mark.parametrize(
    ("name", "labels"), [("L7651", 65), ("L7636", 48), ("25.4x10", 189), ("plain", 55), ("40x30", 1)]
)
def test_a_sheet_has_as_many_labels_as_are_sold(name: str, labels: int) -> None:
    assert SHIPPED[name].labels == labels


@pytest.mark.parametrize("sheet", SHIPPED.values(), ids=lambda sheet: sheet.name)
def test_the_labels_lie_on_the_paper_with_margins_that_are_alike_on_both_sides(sheet: sheets.Sheet) -> None:
    width, height = sheet.paper
    right, bottom = (at + size for at, size in zip(_last(sheet), (sheet.width, sheet.height), strict=True))
    assert width - right == pytest.approx(sheet.left, abs=0.2)
    assert bottom <= height


def _last(sheet: sheets.Sheet) -> tuple[float, float]:
    return sheet.corner(sheet.spot(sheet.labels - 1))


def test_the_first_sheet_of_l7651_lies_where_its_maker_says() -> None:
    sheet = SHIPPED["L7651"]
    assert sheet.corner(sheet.spot(0)) == pytest.approx((4.70, 10.90))
    assert sheet.corner(sheet.spot(6)) == pytest.approx((45.30, 32.10))


def test_spots_are_counted_row_by_row_and_sheet_after_sheet() -> None:
    sheet = SHIPPED["L7651"]
    assert [sheet.spot(slot) for slot in (0, 4, 5, 64, 65)] == [(1, 1, 1), (1, 1, 5), (1, 2, 1), (1, 13, 5), (2, 1, 1)]


def test_a_sheet_of_ones_own_joins_the_shipped_and_wins(tmp_path: Path) -> None:
    assert sheets.all_sheets(tmp_path) == SHIPPED
    (tmp_path / "sheets.yaml").write_text(f"sheets: 1\nformats:\n  mine: {MINE}\n  L7651: {MINE}\n")
    known = sheets.all_sheets(tmp_path)
    assert (known["mine"].labels, known["L7651"].labels, known["L7636"].labels) == (6, 6, 48)


def test_a_roll_of_ones_own_needs_no_more_than_its_width_and_height(tmp_path: Path) -> None:
    path = tmp_path / "sheets.yaml"
    path.write_text(
        "sheets: 1\nformats:\n  roll: {paper: [62, 29]}\n  two: {paper: [83, 30], columns: 2, width: 40, across: 43}\n"
    )
    roll, two = sheets.load(path).values()
    assert (roll.roll, roll.labels, roll.width, roll.height) == (True, 1, 62, 29)
    assert [roll.spot(slot).sheet for slot in range(3)] == [1, 2, 3], "one page a label"
    assert roll.beside == PAPERS["a4"], "nobody reads a key on labels"
    assert (two.labels, two.corner(two.spot(1))) == (2, (43, 0))
    assert not SHIPPED["plain"].roll


@pytest.mark.parametrize(
    ("wrong", "right", "fault"),
    [
        ("across: 95", "across: 89", "fault-sheet-wide"),  # they overlap
        ("columns: 2", "columns: 3", "fault-sheet-wide"),
        ("rows: 3", "rows: 4", "fault-sheet-high"),
        ("paper: a4", "paper: a5", "fault-choice"),
        ("paper: a4", "paper: [40]", "fault-paper"),
        ("paper: a4", "paper: [9, 30]", "fault-millimetres"),
        ("paper: a4", "paper: [100, 100]", "fault-sheet-wide"),
        ("width: 90", "width: ninety", "fault-millimetres"),
        ("width: 90", "width: '9,5'", "fault-millimetres"),
        ("width: 90", "width: 90.125", "fault-millimetres"),
        ("width: 90", "width: -90", "fault-millimetres"),
        ("width: 90", "width: 1e1", "fault-millimetres"),
        ("width: 90, ", "", "fault-missing-field"),
        ("mine:", '"my sheet":', "fault-sheet-name"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(tmp_path: Path, wrong: str, right: str, fault: str) -> None:
    text = f"sheets: 1\nformats:\n  mine: {MINE}\n"
    assert wrong in text
    (tmp_path / "sheets.yaml").write_text(text.replace(wrong, right))
    with pytest.raises(Faulty) as refused:
        sheets.load(tmp_path / "sheets.yaml")
    assert next((found.line, found.id) for found in refused.value.faults) == (3, fault)
