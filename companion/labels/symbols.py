"""Symbols: the dark parts of a code as rectangles, and how large they may be in whole printer dots.

It knows QR, Code 128 and Data Matrix and the sizes at which they can be read. It must never know what a code means.
A module is a symbol's smallest part. Each has the same whole number of printer dots, because otherwise a printer makes
some wider than others.

The libraries that make symbols are imported with the first symbol, so that other commands start without them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

MM_PER_INCH = 25.4
#: How far, on each side of a label, a sheet may be off in a printer.
TOLERANCE_MM = 0.8
#: How far a card may be tilted. Over the width of the bars a scanner's line then rises, and they must be higher.
TILT_DEGREES = 12.0
TALLEST_BARS_MM = 12.0
RESOLUTIONS = (300, 600)

#: x, y, width and height in modules
Rectangle = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Symbology:
    """A kind of symbol for codes of eight letters.

    ``columns`` × ``rows`` modules with ``quiet`` blank ones round them. Bars are one row, stretched, with blank modules
    only beside them. ``fewest`` and ``most`` are a module's dots on a label at 300 dpi, ``large`` those on a page.
    """

    name: str
    columns: int
    rows: int
    quiet: int
    fewest: int
    most: int
    large: int
    dark: Callable[[str], tuple[Rectangle, ...]]

    @property
    def bars(self) -> bool:
        return self.rows == 1


@dataclass(frozen=True, slots=True)
class Size:
    """A symbology as it is printed: ``dots`` for each module. Lengths in millimetres, with the quiet zone."""

    symbology: Symbology
    dots: int
    dpi: int
    height: float

    @property
    def module(self) -> float:
        return self.dots * MM_PER_INCH / self.dpi

    @property
    def width(self) -> float:
        return (self.symbology.columns + 2 * self.symbology.quiet) * self.module

    def rectangles(self, code: str, left: float, top: float) -> Iterator[tuple[float, float, float, float]]:
        """x, y, width and height of the dark parts, in millimetres.

        ``left`` and ``top`` are where the quiet zone begins, moved to the nearest printer dot.
        """
        dot = MM_PER_INCH / self.dpi
        left, top = round(left / dot) * dot, round(top / dot) * dot
        quiet, module = self.symbology.quiet, self.module
        for x, y, width, height in self.symbology.dark(code):
            x_mm = left + (x + quiet) * module
            if self.symbology.bars:
                yield x_mm, top, width * module, self.height
            else:
                yield x_mm, top + (y + quiet) * module, width * module, height * module


def fitted(symbology: Symbology, width: float, height: float, dpi: int, *, large: bool = False) -> Size | None:
    """The largest size for a space of that many millimetres; None where not even the smallest fits."""
    most = symbology.large if large else symbology.most
    for dots in range(most * dpi // 300, symbology.fewest * dpi // 300 - 1, -1):
        size = Size(symbology, dots, dpi, 0.0)
        if symbology.bars:
            tall = min(height, TALLEST_BARS_MM)
            fits = tall >= size.width * math.tan(math.radians(TILT_DEGREES))
        else:
            tall = (symbology.rows + 2 * symbology.quiet) * size.module
            fits = tall <= height
        if fits and size.width <= width:
            return Size(symbology, dots, dpi, tall)
    return None


def on_label(symbology: Symbology, width: float, height: float, dpi: int) -> Size | None:
    """The largest size for a label of that many millimetres, on a sheet that may be a little off."""
    return fitted(symbology, width - 2 * TOLERANCE_MM, height - 2 * TOLERANCE_MM, dpi)


# --- what is dark ---


def _runs(rows: Iterable[Iterable[int]]) -> Iterator[Rectangle]:
    """One rectangle for each run of dark modules in a row."""
    for y, row in enumerate(rows):
        start = None
        for x, dark in enumerate((*row, 0)):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                yield start, y, x - start, 1
                start = None


def _qr(code: str) -> tuple[Rectangle, ...]:
    import segno

    # Our letters are all in QR's alphanumeric set, and eight leave room for the strongest error correction.
    return tuple(_runs(segno.make_qr(code, version=1, error="h", mode="alphanumeric").matrix))


def _data_matrix(code: str) -> tuple[Rectangle, ...]:
    from pystrich.datamatrix import DataMatrixData, DataMatrixEncoder

    symbol = DataMatrixEncoder(DataMatrixData(code, encoding="ascii"))
    marks, quiet = symbol.get_rect_marks().marks, symbol.quiet_zone
    return tuple((x - quiet, y - quiet, width, height) for x, y, width, height in marks)


def _code_128(code: str) -> tuple[Rectangle, ...]:
    from pystrich.code128 import Code128Encoder

    return tuple(_runs([[int(bar) for bar in Code128Encoder(code).bars]]))


QR = Symbology("qr", 21, 21, quiet=4, fewest=4, most=5, large=8, dark=_qr)
CODE_128 = Symbology("code128", 123, 1, quiet=10, fewest=3, most=4, large=5, dark=_code_128)
DATA_MATRIX = Symbology("datamatrix", 14, 14, quiet=2, fewest=5, most=6, large=9, dark=_data_matrix)

#: In the order in which they are tried when none was asked for.
SYMBOLOGIES = {symbology.name: symbology for symbology in (QR, DATA_MATRIX, CODE_128)}


def fitting(width: float, height: float, dpi: int) -> tuple[Size, ...]:
    """Every symbology that fits such a label, at its largest."""
    sizes = (on_label(symbology, width, height, dpi) for symbology in SYMBOLOGIES.values())
    return tuple(size for size in sizes if size is not None)
