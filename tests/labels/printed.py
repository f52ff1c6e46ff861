"""What a printer and a scanner make of a PDF: pages rasterised, labels cut out, blurred, tilted and read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pypdfium2
import zxingcpp
from PIL import Image, ImageFilter

from companion.labels.sheets import Sheet

DPI = 300
MM = DPI / 25.4


def pages(pdf: Path | bytes, places: Sequence[int] | None = None) -> Iterator[Image.Image]:
    """Each page, or those at these places, as a grey picture at 300 dots an inch."""
    document = pypdfium2.PdfDocument(pdf)
    for place in range(len(document)) if places is None else places:
        yield document[place].render(scale=DPI / 72, grayscale=True).to_pil()


def texts(pdf: Path | bytes) -> list[str]:
    """The text of each page in the order in which a screen reader meets it."""
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pdf)]


def label(page: Image.Image, sheet: Sheet, slot: int) -> Image.Image:
    """One label, cut out along its edges."""
    x, y = sheet.corner(sheet.spot(slot))
    edges = (x, y, x + sheet.width, y + sheet.height)
    return page.crop(tuple(round(edge * MM) for edge in edges))  # type: ignore[arg-type]


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
