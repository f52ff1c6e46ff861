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
from functools import lru_cache

MM_PER_INCH = 25.4
#: How far, on each side of a label, a sheet may be off in a printer.
TOLERANCE_MM = 0.8
#: How far a card may be tilted. Over the width of the bars a scanner's line then rises, and they must be higher.
TILT_DEGREES = 12.0
TALLEST_BARS_MM = 12.0
#: What printers have: most label printers 203, others 300 and 600.
RESOLUTIONS = (203, 300, 600)

#: So many codes are worked out once: a token's is on its label, on a page, and on the next sheet again.
_KNOWN = 2048

#: x, y, width and height in modules
Rectangle = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Symbology:
    """A kind of symbol for codes of eight letters.

    ``columns`` × ``rows`` modules with ``quiet`` blank ones round them. Bars are one row, stretched, with blank modules
    only beside them. A module has from ``least`` to ``most`` millimetres on a label, and up to ``large`` on a page.
    """

    name: str
    columns: int
    rows: int
    quiet: int
    least: float
    most: float
    large: float
    dark: Callable[[str], tuple[Rectangle, ...]]

    @property
    def bars(self) -> bool:
        return self.rows == 1

    def dots(self, dpi: int, *, large: bool = False) -> range:
        """How many dots a module may have at that resolution, the most first."""
        dot = MM_PER_INCH / dpi
        return range(math.floor((self.large if large else self.most) / dot), math.ceil(self.least / dot) - 1, -1)


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

    @property
    def lowest(self) -> float:
        """The least height that it needs."""
        if self.symbology.bars:
            return self.width * math.tan(math.radians(TILT_DEGREES))
        return (self.symbology.rows + 2 * self.symbology.quiet) * self.module

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
    for dots in symbology.dots(dpi, large=large):
        size = Size(symbology, dots, dpi, 0.0)
        if size.width <= width and size.lowest <= height:
            return Size(symbology, dots, dpi, min(height, TALLEST_BARS_MM) if symbology.bars else size.lowest)
    return None


def on_label(symbology: Symbology, width: float, height: float, dpi: int) -> Size | None:
    """The largest size for a label of that many millimetres, on a sheet that may be a little off."""
    return fitted(symbology, width - 2 * TOLERANCE_MM, height - 2 * TOLERANCE_MM, dpi)


def needed(symbology: Symbology, dpi: int) -> tuple[float, float]:
    """The width and the height of the smallest label that takes this symbology, in millimetres."""
    smallest = Size(symbology, symbology.dots(dpi)[-1], dpi, 0.0)
    return smallest.width + 2 * TOLERANCE_MM, smallest.lowest + 2 * TOLERANCE_MM


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


@lru_cache(_KNOWN)
def _qr(code: str) -> tuple[Rectangle, ...]:
    import segno

    # Our letters are all in QR's alphanumeric set, and eight leave room for the strongest error correction.
    return tuple(_runs(segno.make_qr(code, version=1, error="h", mode="alphanumeric").matrix))


def qr_of(text: str) -> Symbology:
    """A QR code of any text (an address, a Wi-Fi), for a page that phones photograph."""
    import segno

    matrix = segno.make_qr(text, error="m", boost_error=False).matrix
    return Symbology(
        "qr", len(matrix), len(matrix), quiet=4, least=0.5, most=2.0, large=2.0, dark=lambda _: (*_runs(matrix),)
    )


@lru_cache(_KNOWN)
def _data_matrix(code: str) -> tuple[Rectangle, ...]:
    from pystrich.datamatrix import DataMatrixData, DataMatrixEncoder

    symbol = DataMatrixEncoder(DataMatrixData(code, encoding="ascii"))
    marks, quiet = symbol.get_rect_marks().marks, symbol.quiet_zone
    return tuple((x - quiet, y - quiet, width, height) for x, y, width, height in marks)


@lru_cache(_KNOWN)
def _code_128(code: str) -> tuple[Rectangle, ...]:
    from pystrich.code128 import Code128Encoder

    return tuple(_runs([[int(bar) for bar in Code128Encoder(code).bars]]))


QR = Symbology("qr", 21, 21, quiet=4, least=0.33, most=0.425, large=0.68, dark=_qr)
CODE_128 = Symbology("code128", 123, 1, quiet=10, least=0.25, most=0.34, large=0.425, dark=_code_128)
DATA_MATRIX = Symbology("datamatrix", 14, 14, quiet=2, least=0.37, most=0.51, large=0.765, dark=_data_matrix)

#: In the order in which they are tried when none was asked for.
SYMBOLOGIES = {symbology.name: symbology for symbology in (QR, DATA_MATRIX, CODE_128)}


def fitting(width: float, height: float, dpi: int) -> tuple[Size, ...]:
    """Every symbology that fits such a label, at its largest."""
    sizes = (on_label(symbology, width, height, dpi) for symbology in SYMBOLOGIES.values())
    return tuple(size for size in sizes if size is not None)
