"""How large a symbol is, and that all labels look alike."""

from __future__ import annotations

import pytest

from companion.boxes.barcodes import payload
from companion.labels import symbols
from companion.labels.symbols import CODE_128, DATA_MATRIX, QR, SYMBOLOGIES, Symbology
from companion.model import Token

CODES = [payload(Token("any/card", copy)) for copy in range(1, 40)]


@pytest.mark.parametrize("symbology", SYMBOLOGIES.values(), ids=list(SYMBOLOGIES))
def test_every_code_has_as_many_modules_so_that_no_label_is_known_by_its_size(symbology: Symbology) -> None:
    for code in CODES:
        marks = symbology.dark(code)
        assert max(x + width for x, _, width, _ in marks) == symbology.columns
        assert max(y + height for _, y, _, height in marks) == symbology.rows
        assert min(min(x, y) for x, y, _, _ in marks) == 0


@pytest.mark.parametrize(
    ("symbology", "width", "height", "millimetres"),
    [(QR, 11.5, 11.5, 9.8), (QR, 38.1, 21.2, 12.3), (DATA_MATRIX, 25.4, 10, 7.6), (CODE_128, 38.1, 21.2, 36.3)],
)
def test_sizes_are_those_that_were_measured(
    symbology: Symbology, width: float, height: float, millimetres: float
) -> None:
    size = symbols.on_label(symbology, width, height, 300)
    assert size is not None
    assert size.width == pytest.approx(millimetres, abs=0.05)


@pytest.mark.parametrize(("symbology", "width", "height"), [(QR, 25.4, 10), (CODE_128, 25.4, 10), (CODE_128, 38.1, 8)])
def test_what_is_too_large_does_not_fit(symbology: Symbology, width: float, height: float) -> None:
    assert symbols.on_label(symbology, width, height, 300) is None


@pytest.mark.parametrize("dpi", symbols.RESOLUTIONS)
@pytest.mark.parametrize("symbology", SYMBOLOGIES.values(), ids=list(SYMBOLOGIES))
def test_every_edge_lies_on_a_printer_dot(symbology: Symbology, dpi: int) -> None:
    size = symbols.on_label(symbology, 45.7, 21.2, dpi)
    assert size is not None
    across = {edge for x, _, width, _ in size.rectangles(CODES[0], 12.345, 6.789) for edge in (x, x + width)}
    down = {y for _, y, _, _ in size.rectangles(CODES[0], 12.345, 6.789)}
    for edge in across | down:
        dots = edge * dpi / 25.4
        assert dots == pytest.approx(round(dots), abs=1e-6)


def test_bars_are_higher_than_a_line_rises_over_them_at_ten_degrees() -> None:
    size = symbols.on_label(CODE_128, 38.1, 21.2, 300)
    assert size is not None
    assert size.height > size.width * 0.1763
