"""Every label of every shipped game, at every printer's resolution, reads as its own token and as nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image

from companion import cli
from companion.boxes import loader, stickers
from companion.inputs.codes import CodeBook
from companion.labels import sheets, symbols
from companion.labels.plan import planned
from tests.examples import LONG
from tests.labels import printed

#: The box with the fewest labels.
SMALL = "time-bomb-2016"
#: How a page of the reference sheet or of the legend begins.
FOR_THE_TABLE = re.compile(r"[^\n,]*, page \d+\s")
SYMBOL_AND_SHEET = (("qr", "L7651"), ("datamatrix", "25.4x10"), ("code128", "L7651"))


@cache
def book() -> CodeBook:
    packs = [kind for game in loader.games() for kind in loader.shipped(game).kinds]
    return CodeBook([*stickers.load().kinds, *packs])


def printouts(*boxes: str) -> list[tuple[str, str, str]]:
    """Every box with the usual symbol, and a small one, or in the long form every box, with the others too."""
    first, *others = SYMBOL_AND_SHEET
    return [(box, *first) for box in boxes] + [(box, *each) for each in others for box in (boxes if LONG else [SMALL])]


def every_code() -> list[str]:
    """The codes of every game, once each."""
    return sorted({code for game in loader.games() for _, code in book().codes(game)})


@cache
def pdf(box: str, symbol: str, sheet: str, dpi: str = "300", start: str = "1") -> bytes:
    """What the command writes."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "labels.pdf"
        words = ["labels", box, "-o", str(path), "--data", str(Path(folder) / "data"), "--lang", "en"]
        assert cli.run([*words, "--symbol", symbol, "--sheet", sheet, "--dpi", dpi, "--start", start]) == 0
        return path.read_bytes()


@pytest.mark.parametrize("symbol", symbols.SYMBOLOGIES)
def test_every_code_that_ships_is_read_dot_for_dot_as_it_is_printed(symbol: str) -> None:
    assert misread(symbol, printed.read) == []


@pytest.mark.parametrize("symbol", ["qr", "code128"])  # zbar knows no Data Matrix
def test_other_peoples_reader_reads_every_code_too(symbol: str) -> None:
    assert misread(symbol, printed.zbar()) == []


@pytest.mark.parametrize("dpi", symbols.RESOLUTIONS)
@pytest.mark.parametrize("symbol", ["qr", "code128"])
def test_a_whole_sheet_is_read_at_one_glance_where_it_was_made_for_the_printers_resolution(
    symbol: str, dpi: int
) -> None:
    zbar = printed.zbar()
    (page,) = printed.pages(pdf(SMALL, symbol, "L7651", str(dpi)), (0,), dpi)
    labels = [code for slot, code in planned(loader.shipped(SMALL).kinds, book().codes(SMALL)).labels if slot < 65]
    assert sorted(zbar(page)) == sorted(labels)


def misread(symbol: str, reader: Callable[[Image.Image], list[str]]) -> list[tuple[str, int]]:
    """The codes of all games, with the resolution, that a reader does not read from an L7651's label: each at one
    resolution, and in the long form at all of them."""
    sheet, symbology = sheets.load()["L7651"], symbols.SYMBOLOGIES[symbol]
    sizes = [symbols.on_label(symbology, sheet.width, sheet.height, dpi) for dpi in symbols.RESOLUTIONS]
    assert None not in sizes
    return [
        (code, size.dpi)
        for number, code in enumerate(every_code())
        for size in (sizes if LONG else sizes[number % len(sizes) :][:1])
        if size and reader(printed.symbol(size, code)) != [code]
    ]


@pytest.mark.parametrize(("game", "symbol", "name"), printouts(*loader.games()))
def test_labels_read_as_their_own_tokens_through_blur_and_tilt(game: str, symbol: str, name: str) -> None:
    sheet = sheets.load()[name]
    plan = planned(loader.shipped(game).kinds, book().codes(game))
    labels = plan.labels if LONG else plan.labels[len(game) % 16 :: 16]
    places = sorted({sheet.spot(slot).sheet - 1 for slot, _ in labels})
    pages = dict(zip(places, printed.pages(pdf(game, symbol, name), places), strict=True))
    missed = []
    for slot, code in labels:
        label = printed.label(pages[sheet.spot(slot).sheet - 1], sheet, slot)
        tilts = (10.0, -10.0) if LONG else (10.0 if slot % 32 < 16 else -10.0,)
        missed += [(code, tilt) for tilt in tilts if printed.read(printed.seen(label, tilt)) != [code]]
    assert missed == []
    assert len(plan.labels) + len(plan.reference) == len(book().codes(game))


@pytest.mark.parametrize(("box", "symbol", "name"), printouts("stickers", *loader.games()))
def test_every_code_for_the_table_reads_in_its_order(box: str, symbol: str, name: str) -> None:
    codes = book().codes(stickers.BOX)
    wanted: list[str] = []
    if box == "stickers":
        wanted += [code for _, code in codes]
    else:
        plan = planned(loader.shipped(box).kinds, book().codes(box))
        wanted += [code for run in plan.reference for code in run.codes]
        meant = {id for game, id in stickers.load().legends if game == box}
        wanted += [code for token, code in codes if token.id in meant]
    written = pdf(box, symbol, name)
    places = [place for place, text in enumerate(printed.texts(written)) if FOR_THE_TABLE.match(text)]
    found = [code for page in printed.pages(written, places) for code in printed.read(page)]
    assert found == wanted


@pytest.mark.parametrize("symbol", symbols.SYMBOLOGIES)
@pytest.mark.parametrize("dpi", [str(dpi) for dpi in symbols.RESOLUTIONS])
@pytest.mark.parametrize("name", sheets.load())
def test_whatever_fits_a_sheet_is_read_in_its_first_and_its_last_label(name: str, dpi: str, symbol: str) -> None:
    sheet = sheets.load()[name]
    if symbol not in {size.symbology.name for size in symbols.fitting(sheet.width, sheet.height, int(dpi))}:
        pytest.skip("it does not fit")
    first, second = printed.pages(pdf(SMALL, symbol, name, dpi, start=str(sheet.labels)), (0, 1), int(dpi))
    codes = [code for _, code in book().codes(SMALL)]
    blur = int(dpi) / 250
    last = printed.label(first, sheet, sheet.labels - 1, int(dpi))
    assert printed.read(printed.seen(last, blur=blur)) == codes[:1]
    coarse = first.reduce(max(1, int(dpi) // 200))  # whole pages at 600 dpi took half of the time
    assert printed.read(coarse) == codes[:1], "the labels before it have been used"
    assert printed.read(printed.seen(printed.label(second, sheet, 0, int(dpi)), blur=blur)) == codes[1:2]
