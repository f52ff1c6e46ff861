"""``companion labels``: what is in the file, what is said of it, and what is refused."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from companion import cli
from companion.boxes import blanks, loader, stickers
from companion.boxes.barcodes import blank_number, payload
from companion.inputs.codes import CodeBook
from companion.labels import braille, sheets
from companion.labels.braille import Leaf
from companion.labels.pages import CARD, RING
from companion.labels.plan import planned
from companion.labels.symbols import RESOLUTIONS
from companion.model import Token
from companion.speech import voices
from companion.system import addresses, locks
from tests.examples import LONG
from tests.labels import printed

BOMB = loader.shipped("time-bomb-undercover")
CODES = CodeBook(BOMB.kinds).codes(BOMB.id)

#: Files that are there already.
MINE = ("notes.txt", "notes.brf")

#: Each game in one language, the next game in the next one; in the long form each in all.
IN_LANGUAGES = [
    (game, lang)
    for number, game in enumerate(loader.games())
    for lang in (voices.languages() if LONG else voices.languages()[number % len(voices.languages()) :][:1])
]

Labels = Callable[..., tuple[int, str, str]]


@pytest.fixture
def labels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Labels:
    """The command in a folder of its own: exit code, standard output, standard error."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> tuple[int, str, str]:
        lang = () if "--lang" in arguments else ("--lang", "en")
        code = cli.run(["labels", *arguments, *lang, "--mute", "--data", "data"])
        heard = capsys.readouterr()
        return code, heard.out, heard.err

    return run


def deck(text: str, game: str = "time-bomb-undercover") -> None:
    folder = Path("data/decks")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game}.yaml").write_text(f"deck: 1\ngame: {game}\n{text}", encoding="utf-8")


# --- what is printed ---


def test_it_says_which_pages_go_on_which_paper(labels: Labels) -> None:
    code, told, fault = labels("time", "-o", "box.pdf")
    assert (code, fault) == (0, "")
    assert told.splitlines() == [
        "box.pdf: 6 pages.",
        "Pages 1 to 2: 86 labels, QR, to print on L7651.",
        "Pages 3 to 4: the key, on plain paper, for whoever sticks the labels and nobody else.",
        "Pages 5 to 6: the sticker code in large print, on plain paper, for the table.",
        "44 labels are left on the last sheet: --start 22 the next time.",
        "Print at 100%, not fitted to the page.",
        "box.brf: what is for the table, in braille, for an embosser of 40 cells by 25 lines.",
        "17 names are still missing: there is room to write. Better before you stick: "
        "companion teach time-bomb-undercover, then print again.",
    ]


@pytest.mark.parametrize(("game", "lang"), IN_LANGUAGES)
def test_no_word_on_a_label_sheet_tells_a_card(game: str, lang: str, labels: Labels) -> None:
    labels(game, "-o", "box.pdf", "--lang", lang)
    kinds = loader.shipped(game).kinds
    last = planned(kinds, CodeBook(kinds).codes(game)).runs[-1].last
    pages = sheets.load()["L7651"].spot(last).sheet
    sheet = sheets.load()["L7651"]
    document = pypdfium2.PdfDocument("box.pdf")
    for number, text in enumerate(printed.texts(Path("box.pdf"))[:pages], start=1):
        line, *counted = text.split("\r\n")  # in the margin: the game, the series, the sheet
        assert f" {number} " in line
        assert line.endswith(("100 %.", "100%."))
        assert " ".join(counted).split() == [str(n) for most in (sheet.columns, sheet.rows) for n in range(1, most + 1)]
        on_page = document[number - 1].get_textpage()
        for place in range(on_page.count_rects()):
            left, _, right, top = (side / 72 * 25.4 for side in on_page.get_rect(place))
            down = sheet.paper[1] - top
            assert down < sheet.top or any(
                sheet.left + column * sheet.across + sheet.width < left
                and right < sheet.left + (column + 1) * sheet.across
                for column in range(sheet.columns)
            ), "above the labels, or between them"


def test_the_key_names_the_cards_in_the_order_of_the_box(labels: Labels) -> None:
    labels("time", "-o", "box.pdf")
    key = " ".join(" ".join(printed.texts(Path("box.pdf"))[2:5]).split())
    names = ["Organisation", "Agency", "Shadow", "Red cover", "Blue cover", "Clear dot", "Triangle", "Spiral"]
    at = [key.index(name) for name in names]
    assert at == sorted(at)
    assert "sheet 1, row 1, columns 2 to 4 3 Organisation" in key
    assert "lower right; the second of one card upper left" in key
    assert "BBBB" not in key
    assert not any(code in key for _, code in CODES), "nobody has to compare codes"


def test_a_place_in_the_key_never_breaks_before_its_digit(labels: Labels) -> None:
    for game in loader.games():
        labels(game, "-o", "box.pdf", "--lang", "fr")
        for text in printed.texts(Path("box.pdf")):
            lines = [
                line
                for line in text.splitlines()
                if re.search(r"(feuille|rang|colonnes?|colonnes \d+|colonnes \d+ à)$", line)
            ]
            assert lines == [], game


def test_a_screen_reader_meets_everything_in_its_order(labels: Labels) -> None:
    labels("mystere", "-o", "box.pdf")
    sheet, _, key, *others = printed.texts(Path("box.pdf"))
    assert sheet.startswith("Mystery of the Abbey, series 1")
    wanted = [
        "The key",
        "For whoever sticks",
        "Put the cards in",
        "never on its back",
        "a label too many",
        "upper right",
    ]
    wanted += ["Labels How many", "sheet 1, row 1, column 1 1", "sheet 1, row 1, column 2 1 Suspect 1 upper right"]
    at = [" ".join(key.split()).index(part) for part in wanted]
    assert at == sorted(at)
    rooms = next(text for text in others if text.startswith("The rooms, page 1"))
    wanted = ["The rooms", "The reference sheet: what", "Church, room 11", "Confessional by the church, room 12"]
    at = [" ".join(rooms.split()).index(part) for part in wanted]
    assert at == sorted(at)


def test_a_drawn_card_shows_each_corner_that_a_label_goes_to(labels: Labels) -> None:
    labels("time", "-o", "box.pdf")
    (picture,) = printed.pages(Path("box.pdf"), (2,))
    page = pypdfium2.PdfDocument("box.pdf")[2].get_textpage()
    seen = []
    for caption in ("upper right", "lower right; the second"):
        at, _ = page.search(caption).get_next()
        left, _, _, top = (side / 72 * printed.DPI for side in page.get_charbox(at))
        width, height = (side * printed.MM for side in CARD)
        x, y = left - width - 4 * printed.MM, picture.height - top - 4 * printed.MM
        card = picture.crop((round(x), round(y), round(x + width), round(y + height)))
        halves = [card.crop((0, 0, card.width, card.height // 2)), card.crop((0, card.height // 2, *card.size))]
        seen.append([sum(half.histogram()[:128]) > 1000 for half in halves])
    assert seen == [[True, False], [True, True]]


def test_the_key_knows_the_names_that_the_owner_gave_and_has_a_cell_for_those_that_are_missing(labels: Labels) -> None:
    deck("tokens:\n  lieu/1: {name: {lang: fr, text: Le Cœur d'été}}\n")
    _, told, _ = labels("time", "-o", "box.pdf", "--lang", "fr")
    key = " ".join(" ".join(printed.texts(Path("box.pdf"))).split())
    assert "1 Lieu, étiquette 1 Le Cœur d'été en haut à droite" in key
    assert "1 Lieu, étiquette 2 en haut à droite" in key
    assert "Carte ou pièce Son nom Où la coller" in key
    assert "16 noms manquent encore" in told


def test_a_box_whose_names_all_are_known_has_no_column_for_them(labels: Labels) -> None:
    _, told, _ = labels("time-bomb-2016", "-o", "box.pdf")
    assert "Its name" not in " ".join(printed.texts(Path("box.pdf")))
    assert "missing" not in told


def test_what_bears_one_name_is_named_once(labels: Labels) -> None:
    deck("tokens:\n  moine/01: {name: {lang: fr, text: Frère Jacques}}\n", "mystere-de-l-abbaye")
    deck("tokens:\n  ile/2: {name: {lang: fr, text: Une île}}\n", "cluedo-one-piece")
    labels("mystere", "-o", "abbey.pdf", "--lang", "fr")
    abbey = " ".join(" ".join(printed.texts(Path("abbey.pdf"))).split())
    assert "Suspect 1 Frère Jacques en haut" in abbey, "the card of that monk"
    assert "Frère Jacques Moine 1 Moine 2" in abbey, "on the sheet, before its number"
    labels("cluedo", "-o", "cluedo.pdf", "--lang", "fr")
    cluedo = " ".join(" ".join(printed.texts(Path("cluedo.pdf"))).split())
    assert "Île 2 Une île" in cluedo
    assert "Une île Fiche : île 2 Fiche : île 3" in cluedo


def test_what_is_numbered_alike_lies_on_pages_apart_and_says_what_it_is(labels: Labels) -> None:
    labels("mystere", "-o", "box.pdf", "--lang", "fr")
    pages = [text for text in printed.texts(Path("box.pdf")) if re.match("Les (salles|traits|moines), page", text)]
    assert [text.split(",")[0] for text in pages] == ["Les salles"] * 4 + ["Les traits"] * 3 + ["Les moines"] * 5
    (court,) = (text for text in pages if "Cour, salle 31" in text)
    (order,) = (text for text in pages if "Hospitalier, trait 31" in text)
    assert court.startswith("Les salles, page 3")
    assert order.startswith("Les traits, page 5")


def test_the_braille_beside_the_pdf_has_the_same_pages(labels: Labels) -> None:
    labels("mystere", "-o", "box.pdf", "--lang", "fr")
    leaves = Path("box.brf").read_bytes().decode("ascii").split("\f")
    assert leaves.pop() == ""
    texts = printed.texts(Path("box.pdf"))
    headings = [Leaf(text.splitlines()[0], ()) for text in texts if re.match("Les .*, page", text)]
    table = braille.load("fr")
    assert table is not None
    wanted = [braille.embossed(table, [leaf]).decode().split("\r\n")[0] for leaf in headings]
    assert [leaf.split("\r\n")[0] for leaf in leaves[1:]] == wanted
    assert ",: 3 .BIBLIOTH!QUE1 SALLE ,*:" in leaves[1], "block 5, room 15"
    assert "SUSPECT" not in "".join(leaves), "whoever reads it would know the cards"


def test_each_block_of_a_page_has_as_many_rings_as_its_place(labels: Labels) -> None:
    labels("heure", "-o", "box.pdf")
    first = next(n for n, text in enumerate(printed.texts(Path("box.pdf"))) if text.startswith("The places, page 1"))
    page = pypdfium2.PdfDocument("box.pdf")[first]
    rings = [each.get_bounds() for each in page.get_objects() if _is_ring(each.get_bounds())]
    sides = [each.get_bounds() for each in page.get_objects()]
    lines = sorted((bottom for left, bottom, right, _ in sides if right - left > 480), reverse=True)
    assert [sum(line - 42 / 25.4 * 72 < ring[1] < line for ring in rings) for line in lines] == [1, 2, 3, 4]


def _is_ring(bounds: tuple[float, ...]) -> bool:
    sides = (bounds[2] - bounds[0], bounds[3] - bounds[1])
    return all(abs(side / 72 * 25.4 - RING) < 0.5 for side in sides)


def test_a_label_has_one_mark_for_the_fingers(labels: Labels) -> None:
    for symbol in ("qr", "code128"):
        labels("time", "-o", "box.pdf", "--symbol", symbol)
        page = pypdfium2.PdfDocument("box.pdf")[0]
        marks = [each.get_bounds() for each in page.get_objects() if each.type == pypdfium2.raw.FPDF_PAGEOBJ_PATH]
        assert sum(map(_is_ring, marks)) == 65, symbol


def test_a_reader_finds_title_language_and_contents(labels: Labels) -> None:
    labels("time", "-o", "box.pdf", "--lang", "es")
    data = Path("box.pdf").read_bytes()
    document = pypdfium2.PdfDocument(data)
    assert document.get_metadata_value("Title") == "Etiquetas de Time Bomb Undercover"
    assert b"/Lang (es)" in data
    contents = [mark.get_title() for mark in document.get_toc()]
    assert contents[:3] == ["Hoja 1", "Hoja 2", "La clave de las etiquetas"]


def test_symbols_are_drawn_and_not_pictures(labels: Labels) -> None:
    labels("time", "-o", "box.pdf")
    kinds = {each.type for page in pypdfium2.PdfDocument("box.pdf") for each in page.get_objects()}
    assert kinds == {pypdfium2.raw.FPDF_PAGEOBJ_PATH, pypdfium2.raw.FPDF_PAGEOBJ_TEXT}


def test_stickers_are_a_legend_in_large_print(labels: Labels) -> None:
    code, told, _ = labels("stickers", "-o", "box.pdf")
    assert code == 0
    assert "the sticker code in large print" in told
    text = " ".join(printed.texts(Path("box.pdf")))
    assert all(f"Number {sticker.number}" in text for sticker in stickers.load().all)


def test_an_outline_page_has_the_edges_and_no_code(labels: Labels) -> None:
    code, told, _ = labels("time", "-o", "box.pdf", "--outline", "--sheet", "25.4x10")
    assert code == 0
    assert told.splitlines()[1].startswith("Pages 1 to 2: the outlines of 25.4x10")
    outline, _ = printed.pages(Path("box.pdf"))
    assert printed.read(outline) == []
    assert sum(outline.point(lambda grey: grey < 200).histogram()[1:]) > 1000
    assert "--scale 102.04" in printed.texts(Path("box.pdf"))[1]


def test_offset_and_scale_move_the_labels(labels: Labels) -> None:
    sheet = sheets.load()["L7651"]
    labels("time", "-o", "box.pdf", "--right", "-1.5", "--down", "3", "--scale", "99,0")
    (page, *_) = printed.pages(Path("box.pdf"))
    for slot in (0, 64):
        x, y = sheet.corner(sheet.spot(slot))
        x, y = x * 0.99 - 1.5, y * 0.99 + 3
        centre = (x + sheet.width / 2, y + sheet.height / 2)
        box = tuple(round((at + by) * printed.MM) for by in (-7, 7) for at in centre)
        assert printed.read(page.crop(box)) == [CODES[slot][1]]  # type: ignore[arg-type]


def test_a_series_reissues_the_box_and_says_how_it_is_read(labels: Labels) -> None:
    _, told, _ = labels("time", "-o", "box.pdf", "--series", "2")
    (page, *_) = printed.pages(Path("box.pdf"))
    sheet = sheets.load()["L7651"]
    assert printed.read(printed.label(page, sheet, 0)) == [payload(Token("time-bomb-undercover/box"), "2")]
    assert told.splitlines()[-1].startswith("These labels are read only with \"series: '2'\" in data/decks/")


def test_the_owners_series_is_printed_without_asking(labels: Labels) -> None:
    deck('series: "2"\n')
    _, told, _ = labels("time", "-o", "box.pdf")
    (page, *_) = printed.pages(Path("box.pdf"))
    label = printed.label(page, sheets.load()["L7651"], 0)
    assert printed.read(label) == [payload(Token("time-bomb-undercover/box"), "2")]
    assert "series" not in told


def test_a_sheet_on_which_no_qr_fits_gets_what_fits_and_that_is_said(labels: Labels) -> None:
    code, told, _ = labels("time", "-o", "box.pdf", "--sheet", "25.4×10")
    assert code == 0
    assert "Data Matrix, because a QR does not fit 25.4x10." in told


def test_letters_that_the_font_lacks_are_said_and_a_font_brings_them(labels: Labels) -> None:
    deck("tokens:\n  lieu/1: {name: {lang: pl, text: Łódź}}\n")
    _, told, _ = labels("time", "-o", "box.pdf")
    assert told.splitlines()[-3] == "These letters could not be printed: Ł ź. Give a font that has them, with --font."
    assert "?ódz" in " ".join(printed.texts(Path("box.pdf")))


def test_a_font_of_ones_own_is_embedded(labels: Labels) -> None:
    font = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    if not font.is_file():
        pytest.skip("there is no font file on this system")
    deck("tokens:\n  lieu/1: {name: {lang: pl, text: Łódź}}\n")
    code, told, fault = labels("time", "-o", "box.pdf", "--font", str(font))
    assert (code, fault) == (0, "")
    assert "letters" not in told
    assert "Łódź" in " ".join(printed.texts(Path("box.pdf")))


def test_the_sheets_are_listed_with_what_fits_them(labels: Labels) -> None:
    code, told, _ = labels("--sheets")
    assert code == 0
    line = told.splitlines()[2]
    assert line == "25.4x10: 189 labels of 25.4 by 10 millimetres, 7 columns, 27 rows. What fits: datamatrix."
    assert (
        told.splitlines()[4] == "40x30: a roll, labels of 40 by 30 millimetres. What fits: qr, datamatrix and code128."
    )
    assert [line.partition(":")[0] for line in told.splitlines()] == [*sheets.load()]


# --- what is refused ---


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Of which game?"),
        (("time",), "Into which file?"),
        (("chess", "-o", "box.pdf"), "chess"),
        (("time", "-o", "box.pdf", "--sheet", "L9999"), "There is no sheet L9999 here. There are L7651"),
        (("time", "-o", "box.pdf", "--symbol", "aztec"), "aztec is no kind of code. Choose among qr, datamatrix"),
        (
            ("time", "-o", "box.pdf", "--symbol", "code128", "--sheet", "25.4x10"),
            "Code 128 does not fit the labels of 25.4x10. At 300 dots an inch it takes 38 by 10 millimetres. What",
        ),
        (("time", "-o", "box.pdf", "--dpi", "72"), "72 dots an inch cannot be done. Choose 203, 300 and 600."),
        (("time", "--sheets", "--dpi", "72"), "72 dots an inch cannot be done."),
        (
            ("time", "-o", "box.pdf", "--symbol", "qr", "--sheet", "25.4x10", "--dpi", "203"),
            "At 203 dots an inch it takes 13 by 13 millimetres.",
        ),
        (("time", "-o", "box.pdf", "--sheet", "40x30", "--outline"), "40x30 is a roll and has no outlines."),
        (("time", "-o", "box.pdf", "--start", "66"), "from 1 to 65"),
        (("time", "-o", "box.pdf", "--start", "0"), "from 1 to 65"),
        (("time", "-o", "box.pdf", "--right", "nan"), "--right goes from -30 to 30."),
        (("time", "-o", "box.pdf", "--scale", "1"), "--scale goes from 80 to 125."),
        (("time", "-o", "box.pdf", "--series", "a b"), "a b is no series."),
        (("stickers", "-o", "box.pdf", "--series", "2"), "Stickers have no series"),
        (("time", "-o", "box.pdf", "--font", "none.ttf"), "none.ttf is no font"),
        (("time", "-o", "."), ". is a folder."),
        (("time", "-o", "nowhere/box.pdf"), "There is no folder nowhere."),
        (("time", "-o", "notes.txt"), "notes.txt exists and is no PDF"),
        (("time", "-o", "notes.pdf"), "notes.brf exists and is not braille"),
        (("time", "-o", "/dev/null"), "/dev/null is no ordinary file."),
        (("time", "-o", "x" * 300), "cannot be written (ENAMETOOLONG)."),
    ],
)
def test_what_cannot_be_printed_is_said_with_what_to_do_and_nothing_is_written(
    arguments: tuple[str, ...], said: str, labels: Labels
) -> None:
    for mine in MINE:
        Path(mine).write_text("mine")
    code, out, fault = labels(*arguments)
    assert (code, out) == (1, "")
    assert said in fault
    assert [path.name for path in Path().iterdir() if path.name not in (*MINE, "data")] == []
    assert [Path(mine).read_text() for mine in MINE] == ["mine", "mine"]


def test_a_sheet_with_labels_too_small_for_any_code_is_refused(labels: Labels) -> None:
    Path("data").mkdir()
    tiny = "{paper: a4, columns: 9, rows: 9, width: 8, height: 8, left: 5, top: 5, across: 9, down: 9}"
    Path("data/sheets.yaml").write_text(f"sheets: 1\nformats:\n  tiny: {tiny}\n")
    code, _, fault = labels("time", "-o", "box.pdf", "--sheet", "tiny")
    assert code == 1
    assert "No code fits the labels of tiny. At 300 dots an inch it takes at least 10 by 10 millimetres." in fault


def test_a_roll_is_one_page_a_label_and_what_is_read_is_on_plain_paper(labels: Labels) -> None:
    code, told, _ = labels("time", "-o", "box.pdf", "--sheet", "40x30", "--dpi", "203")
    assert (code, told.splitlines()[1]) == (0, "Pages 1 to 86: 86 labels, QR, to print on 40x30.")
    document = pypdfium2.PdfDocument("box.pdf")
    sizes = [tuple(round(side / 72 * 25.4) for side in page.get_size()) for page in document]
    assert sizes[:86] == [(40, 30)] * 86
    assert {*sizes[86:]} == {(210, 297)}
    assert printed.texts(Path("box.pdf"))[:86] == [""] * 86
    assert next(document.get_toc()).get_title() == "The labels of the roll"
    key = " ".join(" ".join(printed.texts(Path("box.pdf"))[86:]).split())
    assert "labels 2 to 4 3 Organisation" in key
    assert "leave the roll in the same order" in key


def test_a_faulty_sheet_file_is_refused_with_its_line(labels: Labels) -> None:
    Path("data").mkdir()
    Path("data/sheets.yaml").write_text("sheets: 1\nformats:\n  mine: 2\n")
    code, _, fault = labels("time", "-o", "box.pdf")
    assert code == 1
    assert "sheets.yaml, line 3, formats.mine" in fault


@pytest.mark.parametrize(("number", "said"), [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "(EROFS)")])
def test_a_disk_that_refuses_leaves_the_old_file(
    number: int, said: str, labels: Labels, monkeypatch: pytest.MonkeyPatch
) -> None:
    labels("time", "-o", "box.pdf")
    before = Path("box.pdf").read_bytes()

    def refuse(*_: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "replace", refuse)
    code, _, fault = labels("time", "-o", "box.pdf", "--start", "5")
    assert (code, said in fault) == (1, True)
    assert Path("box.pdf").read_bytes() == before
    assert sorted(path.name for path in Path().iterdir() if path.is_file()) == ["box.brf", "box.pdf"]


def test_a_pdf_is_replaced_by_a_newer_one(labels: Labels) -> None:
    labels("time", "-o", "box.pdf")
    before = Path("box.pdf").read_bytes()
    assert labels("time", "-o", "box.pdf", "--start", "5")[0] == 0
    assert Path("box.pdf").read_bytes() != before


# --- blank labels ---


def blank_labels(labels: Labels, *more: str) -> list[str]:
    """What stands on the labels of a new print."""
    code, _, fault = labels("blank", "-o", "blank.pdf", *more)
    assert (code, fault) == (0, "")
    sheet = sheets.all_sheets(Path("data"))["L7651"]
    page = next(printed.pages(Path("blank.pdf")))
    return [text for slot in range(sheet.labels) for text in printed.read(printed.label(page, sheet, slot))]


def test_blank_labels_can_be_read_and_two_prints_have_none_in_common(labels: Labels) -> None:
    first, second = blank_labels(labels, "--count", "12"), blank_labels(labels, "--start", "60")
    assert (len(first), len(second)) == (12, 6), "as many as asked for, or as the sheet has left"
    assert len({*first, *second}) == 18
    assert all(blank_number(code) is not None for code in (*first, *second))
    assert labels("blank", "-o", "blank.pdf")[1].splitlines()[-1].startswith("They say nothing yet. Stick one on each")


def test_two_prints_at_once_remember_both(labels: Labels, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = blanks.chosen

    def while_another_waits(*asked: Any) -> Any:
        with pytest.raises(locks.Busy):
            locks.take(Path("data/blank.lock"))
        return drawn(*asked)

    monkeypatch.setattr(blanks, "chosen", while_another_waits)
    assert labels("blank", "-o", "blank.pdf", "--count", "3")[0] == 0


def test_what_was_printed_is_remembered_and_a_damaged_memory_is_set_aside(labels: Labels) -> None:
    labels("blank", "-o", "blank.pdf", "--count", "3")
    memory = Path("data") / blanks.FILE
    (before,) = blanks.printed(memory)
    assert before.count >= 3
    assert labels("blank", "-o", "blank.pdf", "--outline")[0] == 0
    assert blanks.printed(memory) == (before,), "the outline has no labels"
    memory.write_text("blank: 1\nprinted: x")
    told = labels("blank", "-o", "blank.pdf", "--count", "3")[1]
    assert "was damaged, and is set aside" in told
    assert len(blanks.printed(memory)) == 1
    assert [path.read_text() for path in Path("data").glob("blank.yaml.*")] == ["blank: 1\nprinted: x"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (("blank", "--count", "0"), "--count"),
        (("blank", "--count", "2001"), "--count"),
        (("time", "--count", "3"), "You choose a number for blank labels only"),
        (("blank", "--series", "2"), "Blank labels have no series"),
    ],
)
def test_what_cannot_be_asked_of_blank_labels_is_refused(labels: Labels, wrong: tuple[str, ...], why: str) -> None:
    code, _, fault = labels(*wrong, "-o", "blank.pdf")
    assert code == 1
    assert why in fault
    assert not Path("data", blanks.FILE).exists()


def test_where_the_memory_cannot_be_written_nothing_is_printed(labels: Labels, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr("companion.files.documents.put", full)
    assert labels("blank", "-o", "blank.pdf")[0] == 1
    assert not Path("blank.pdf").exists()


# --- how phones join ---

#: A Wi-Fi whose name and password have every sign that its code must escape.
WIFI, PASSWORD = 'Salle "du club"; 2', r"pa:ss\word,;"


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """This machine has these addresses; none until the test says so."""
    there: list[str] = []
    monkeypatch.setattr(addresses, "found", lambda: tuple(there))
    return lambda *found: there.extend(found)


def seen(pdf: str, dpi: int = 300) -> list[str]:
    """Every code of every page, as a phone's camera reads it."""
    return [text for page in printed.pages(Path(pdf), dpi=dpi) for text in printed.read(printed.seen(page, tilt=7.0))]


@pytest.mark.parametrize("dpi", RESOLUTIONS)
def test_a_phone_reads_wifi_and_address_from_one_page(labels: Labels, network: Callable[..., None], dpi: int) -> None:
    network("192.168.100.200")
    told = labels("phones", "-o", "p.pdf", "--wifi", "Club", "--password", "123456789012", "--dpi", str(dpi))
    assert told[0] == 0
    assert seen("p.pdf", dpi) == ["WIFI:T:WPA;S:Club;P:123456789012;;", "http://192.168.100.200:8080/seat"]
    (text,) = printed.texts(Path("p.pdf"))
    assert "".join(text.split()) == "cutthiscornerPhones1.TheWi-FiClub1234567890122.Theaddress192.168.100.200:8080"


def test_what_has_a_meaning_in_such_a_code_is_escaped(labels: Labels, network: Callable[..., None]) -> None:
    network("192.168.1.20")
    labels("phones", "-o", "p.pdf", "--wifi", WIFI, "--password", PASSWORD)
    assert seen("p.pdf")[0] == r"WIFI:T:WPA;S:Salle \"du club\"\; 2;P:pa\:ss\\word\,\;;;"


def test_the_text_is_as_large_as_a_hand_that_low_vision_reads_from_across_the_table(
    labels: Labels, network: Callable[..., None]
) -> None:
    network("192.168.1.20")
    labels("phones", "-o", "p.pdf", "--wifi", "Club", "--password", "12345678")
    (page,) = pypdfium2.PdfDocument("p.pdf")
    text = page.get_textpage()
    heights = [
        (text.get_charbox(at, loose=True)[3] - text.get_charbox(at, loose=True)[1]) for at in range(text.count_chars())
    ]
    assert sum(height >= 66 for height in heights) >= len("PhonesClub12345678192.168.1.20:8080") - 8


def test_the_settings_tell_the_wifi_where_no_option_does(labels: Labels, network: Callable[..., None]) -> None:
    network("192.168.1.20")
    Path("data").mkdir()
    Path("data/settings.yaml").write_text('pages: {wifi: Club, password: "12345678", http: 9000}\n')
    labels("phones", "-o", "p.pdf")
    assert seen("p.pdf") == ["WIFI:T:WPA;S:Club;P:12345678;;", "http://192.168.1.20:9000/seat"]
    labels("phones", "-o", "p.pdf", "--wifi", "Other")
    assert seen("p.pdf")[0] == "WIFI:T:nopass;S:Other;;", "the password of one Wi-Fi is not that of another"


def test_a_wifi_that_nobody_told_is_not_guessed(labels: Labels, network: Callable[..., None]) -> None:
    network("192.168.1.20", "10.0.0.7")
    _, told, _ = labels("phones", "-o", "p.pdf")
    assert seen("p.pdf") == ["http://192.168.1.20:8080/seat"]
    assert told.splitlines()[-3:] == [
        "The Wi-Fi is not told: there are lines to write it on. Or else: --wifi NAME --password WORD.",
        "This computer also has 10.0.0.7. For another one: --address.",
        "The page holds as long as the address is 192.168.1.20:8080. A router can keep it for this computer.",
    ]


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_wifi_and_address_are_there_in_braille_to_the_last_letter(
    labels: Labels, network: Callable[..., None], lang: str
) -> None:
    network("192.168.1.20")
    password = "Aa1" * 21
    labels("phones", "-o", "p.pdf", "--wifi", "Club", "--password", password, "--lang", lang)
    table = braille.load(lang)
    assert table is not None
    felt = "".join(Path("p.brf").read_text("ascii").split())
    for what in ("Club", password, "192.168.1.20:8080"):
        assert "".join(braille.embossed(table, [Leaf(what, ())]).decode().split()) in felt


def test_what_is_told_of_the_wifi_is_felt_and_what_is_not_told_is_not(labels: Labels) -> None:
    table = braille.load("en")
    assert table is not None
    labels("phones", "-o", "p.pdf", "--address", "10.42.0.1", "--password", "12345678")
    felt = ("Phones", "Password: 12345678", "Address: 10.42.0.1:8080")
    assert Path("p.brf").read_bytes() == braille.embossed(table, [Leaf(felt[0], felt[1:])])


def test_an_address_that_is_asked_for_needs_no_network(labels: Labels, network: Callable[..., None]) -> None:
    assert labels("phones", "-o", "p.pdf", "--address", "10.42.0.1")[0] == 0
    assert seen("p.pdf") == ["http://10.42.0.1:8080/seat"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("phones",), "This computer is in no network."),
        (("phones", "--address", "10.42.0"), '"10.42.0" is no address'),
        (("phones", "--address", "10.42.0.1", "--wifi", "Club", "--password", "short"), "A Wi-Fi password has 8 to 63"),
        (("phones", "--address", "10.42.0.1", "--wifi", "x" * 800), "The name of a Wi-Fi has 32 characters at most."),
        (("phones", "--address", "10.42.0.1", "--series", "2"), "--series does not go with the page for phones."),
        (("phones", "--address", "10.42.0.1", "--outline"), "--outline does not go with the page for phones."),
        (("time", "--wifi", "Club"), '--wifi only goes with "companion labels phones".'),
    ],
)
def test_what_cannot_be_printed_of_phones_is_refused(
    labels: Labels, network: Callable[..., None], words: tuple[str, ...], why: str
) -> None:
    code, _, fault = labels(*words, "-o", "p.pdf")
    assert code == 1
    assert why in fault
    assert not Path("p.pdf").exists()
