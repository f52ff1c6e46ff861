"""What a printer and a scanner make of a PDF: pages rasterised, labels cut out, blurred, tilted and read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
import zxingcpp
from PIL import Image, ImageFilter

from companion.labels.sheets import Sheet
from companion.labels.symbols import Size

DPI = 300
MM = DPI / 25.4


def pages(pdf: Path | bytes, places: Sequence[int] | None = None, dpi: int = DPI) -> Iterator[Image.Image]:
    """Each page, or those at these places, as a printer's picture: a dot is black or it is not."""
    document = pypdfium2.PdfDocument(pdf)
    for place in range(len(document)) if places is None else places:
        yield document[place].render(scale=dpi / 72, grayscale=True, no_smoothpath=True).to_pil()


def texts(pdf: Path | bytes) -> list[str]:
    """The text of each page in the order in which a screen reader meets it."""
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf)]


def label(page: Image.Image, sheet: Sheet, slot: int, dpi: int = DPI) -> Image.Image:
    """One label, cut out along its edges."""
    x, y = sheet.corner(sheet.spot(slot))
    edges = (x, y, x + sheet.width, y + sheet.height)
    return page.crop(tuple(round(edge * dpi / 25.4) for edge in edges))  # type: ignore[arg-type]


def symbol(size: Size, code: str) -> Image.Image:
    """A symbol alone, dot for dot as a printer of its resolution makes it."""
    mm = size.dpi / 25.4
    tall = size.lowest if size.symbology.bars else size.height
    picture = Image.new("L", (round(size.width * mm), round(tall * mm)), 255)
    for x, y, width, height in size.rectangles(code, 0, 0):
        picture.paste(0, (round(x * mm), round(y * mm), round((x + width) * mm), round((y + height) * mm)))
    return picture


def seen(picture: Image.Image, tilt: float = 0.0, blur: float = 1.2) -> Image.Image:
    """The picture as a scanner's camera may see it: on a pale table, tilted, out of focus."""
    wide = Image.new("L", (picture.width + 120, picture.height + 120), 235)
    wide.paste(picture, (60, 60))
    turned = wide.rotate(tilt, Image.Resampling.BILINEAR, expand=True, fillcolor=235)
    return turned.filter(ImageFilter.GaussianBlur(blur))


def read(picture: Image.Image) -> list[str]:
    """Every code in it, of any kind, from top to bottom."""
    found: list[Any] = list(zxingcpp.read_barcodes(picture))
    return [code.text for code in sorted(found, key=lambda code: code.position.top_left.y)]


def zbar() -> Callable[[Image.Image], list[str]]:
    """A second reader, by other people; the test is skipped where its library is missing, but never in CI."""
    try:
        from pyzbar import pyzbar
    except ImportError as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"{missing} (apt install libzbar0)")
    kinds = [pyzbar.ZBarSymbol.QRCODE, pyzbar.ZBarSymbol.CODE128]
    return lambda picture: [found.data.decode() for found in pyzbar.decode(picture, symbols=kinds)]
