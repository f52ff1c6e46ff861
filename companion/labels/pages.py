"""Pages: label sheets, and what goes with them, drawn into a PDF.

    label sheets ─ a label has only its symbol and one mark for the fingers
    the key ─ which label is which, only for the person who sticks them
    reference sheet, legend ─ large print and braille beside large codes, for the table
    the page for phones ─ Wi-Fi and address, huge, in braille, and as codes that a phone's camera follows
    outline ─ the edges of a sheet's labels and a ruler, to find out how a printer shifts and stretches

It is the only module that knows PDF. The only words it may write are messages of the catalogue and the owner's words,
and on a label none at all.

Text is in Helvetica, which every PDF reader has, in the encoding for the letters of western Europe: no font has to be
shipped or found on the system. ``font`` is a font file for other letters, or for a typeface that is easier to read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from fpdf import FPDF, ViewerPreferences
from fpdf.enums import MethodReturnValue, XPos, YPos

from companion.labels.braille import BLANK, Braille, Leaf
from companion.labels.plan import Plan, Run
from companion.labels.sheets import Sheet, Spot
from companion.labels.symbols import Size, fitted, qr_of
from companion.model import Arg, Frozen, OwnText, Word, word

Say = Callable[[Word], str]

MARGIN = 18.0
TINY, SMALL, CLOSE, PLAIN, LARGE, TITLE, HUGE = 6, 8, 11, 13, 24, 20, 72  # points
LINE = 1.3  # line height, in heights of the type
#: The ring that shows where a raised dot goes, and how much room it needs beside the symbol.
RING, RING_ROOM = 3.0, 4.5
#: The height of every entry of a sheet for the table: hands find the next one at the same distance.
ENTRY, LEGEND_ENTRY = 42.0, 50.0
#: How many entries are on a page at most: as many as fingers count, and as many rings as lie in one entry.
COUNTED = 6
RING_APART = 7.0
#: Braille as it is embossed: from cell to cell, from line to line, from dot to dot, and a dot. At most two lines.
CELL, BRAILLE_LINE, DOTS_APART, DOT, MOST_LINES = 6.0, 10.0, 2.5, 1.5, 2
#: What ends braille that has no room.
CUT_OFF = "\u2804" * 3
SAMPLE = 24.0
RULER = 100
#: The smallest upper margin of a sheet in which a line can be printed, and the smallest left one for a number.
HEAD_ROOM, SIDE_ROOM = 9.0, 8.0
#: The space for a code that phones photograph, and the sides of the corner that is cut off that page.
PHOTO, CUT_CORNER = 58.0, 22.0
#: The height of such a code with its heading, the largest type beside it, and braille. A password is never cut off.
PHOTO_ROOM, WHOLE_LINES = 105.0, 8
#: A drawn card, and the label in its corner.
CARD, CARD_LABEL = (20.0, 30.0), (8.0, 5.0)

_SAME = str.maketrans({"\u202f": "\u00a0", "\u2212": "-", "\u2011": "-"})


class FontRefused(Exception):  # noqa: N818 - it is a fact about a file
    """The font file cannot be used."""


class Part(Frozen):
    """One part and its pages, counted from 1: "labels", "key", "reference", "legend", "phones" or "outline"."""

    name: str
    first: int
    last: int


class Adjustment(Frozen):
    """Corrects a printer: millimetres to the right and down, and a factor for all distances (1.0: none)."""

    right: float = 0.0
    down: float = 0.0
    scale: float = 1.0

    def moved(self, x: float, y: float) -> tuple[float, float]:
        """Where to draw a point of the sheet."""
        return x * self.scale + self.right, y * self.scale + self.down


class Entry(Frozen):
    """An entry of a sheet for the table: a code, a heading in large print, and more to read.

    ``felt`` is what stands there in braille. ``blank``: its name is not known, and there is a line to write it on.
    """

    code: str
    heading: str
    lines: tuple[str, ...] = ()
    felt: str = ""
    blank: bool = False


class Photo(Frozen):
    """What a phone photographs: the text of its code, "" where it is not known, and what stands beside it.

    ``written``: each takes so many lines at most, and may be broken between its pieces. ``felt``: in braille, under it.
    """

    text: str
    heading: Word
    written: tuple[tuple[int, tuple[str, ...]], ...]
    felt: tuple[Word, ...]


#: Entries that have pages of their own, and what these are called.
Group = tuple[Word, Sequence[Entry]]


class Printout:
    """A PDF that is being drawn. ``parts`` says what is on which page, ``missing`` which letters the font lacks."""

    def __init__(self, say: Say, title: str, lang: str, paper: tuple[float, float], font: Path | None = None) -> None:
        """Raises FontRefused where ``font`` cannot be used."""
        self._say = say
        self.parts: list[Part] = []
        self.missing: set[str] = set()
        self._pdf = pdf = FPDF(unit="mm", format=paper)
        pdf.set_title(title)
        pdf.set_lang(lang)
        pdf.set_creator("Companion")
        pdf.viewer_preferences = ViewerPreferences(display_doc_title=True)
        pdf.set_margin(MARGIN)
        pdf.core_fonts_encoding = "cp1252"
        self._family = "helvetica"
        self._letters: Callable[[str], bool] = _western
        if font is not None:
            self._letters = self._embed(font)

    def _embed(self, font: Path) -> Callable[[str], bool]:
        self._family = "own"
        try:
            for style in ("", "B"):
                self._pdf.add_font(self._family, style, font)
            known = {*getattr(self._pdf.fonts[self._family], "cmap", ())}
        except Exception as fault:  # whatever it is, we cannot use this font
            raise FontRefused(str(font)) from fault
        return lambda letter: ord(letter) in known

    def bytes(self) -> bytes:
        """The whole file."""
        return bytes(self._pdf.output())

    # --- label sheets ---

    def labels(self, plan: Plan, sheet: Sheet, size: Size, adjustment: Adjustment, head: Callable[[int], Word]) -> None:
        """Draw every label of the plan at its spot; ``head`` gives the line in a sheet's upper margin."""
        first = len(self._pdf.pages) + 1
        drawn = 0
        for slot, code in plan.labels:
            spot = sheet.spot(slot)
            if spot.sheet > drawn:
                drawn = spot.sheet
                self._bare_page(sheet)
                if drawn == 1 or not sheet.roll:
                    self._bookmark(word("labels-roll") if sheet.roll else word("labels-sheet", sheet=drawn))
                if sheet.top >= HEAD_ROOM:
                    self._type(SMALL)
                    self._pdf.text(MARGIN, min(sheet.top - 4, 6.5), self._text(self._say(head(drawn))))
                if sheet.labels > 1:
                    self._marks(sheet, adjustment)
                if sheet.cut:
                    self._edges(sheet, adjustment)
            x, y = adjustment.moved(*sheet.corner(spot))
            self._label(code, x, y, sheet, size)
        self._part("labels", first)

    def _label(self, code: str, x: float, y: float, sheet: Sheet, size: Size) -> None:
        left = (sheet.width - size.width) / 2
        above = (sheet.height - size.height) / 2
        self._symbol(code, x + left, y + above, size)
        if left >= RING_ROOM:
            self._ring(x + left / 2, y + sheet.height / 2)
        elif above >= RING_ROOM:
            self._ring(x + sheet.width / 2, y + sheet.height - above / 2)

    def _marks(self, sheet: Sheet, adjustment: Adjustment) -> None:
        """Number the columns above the first row, and the rows beside the first column, where there is room."""
        self._type(TINY)
        if sheet.top >= HEAD_ROOM:
            for column in range(sheet.columns):
                middle = sheet.left + column * sheet.across + sheet.width / 2
                self._number(column + 1, *adjustment.moved(middle, sheet.top - 1.2))
        between = sheet.across - sheet.width
        if sheet.left >= SIDE_ROOM:
            beside = sheet.left - 2
        elif sheet.columns > 1 and between >= 2.4:
            beside = sheet.left + sheet.width + between / 2
        else:
            return
        for row in range(sheet.rows):
            middle = sheet.top + row * sheet.down + sheet.height / 2
            self._number(row + 1, *adjustment.moved(beside, middle + 0.8))

    def _number(self, number: int, x: float, y: float) -> None:
        text = str(number)
        self._pdf.text(x - self._pdf.get_string_width(text) / 2, y, text)

    def _edges(self, sheet: Sheet, adjustment: Adjustment) -> None:
        for slot in range(sheet.labels):
            x, y = adjustment.moved(*sheet.corner(sheet.spot(slot)))
            self._frame(x, y, sheet.width * adjustment.scale, sheet.height * adjustment.scale)

    def outline(self, sheet: Sheet, adjustment: Adjustment) -> None:
        """Draw the edges of all labels with a ruler over them, then a page that says what to do with it."""
        first = len(self._pdf.pages) + 1
        self._bare_page(sheet)
        self._bookmark(word("labels-outline"))
        self._edges(sheet, adjustment)
        width, height = sheet.paper
        across, down = adjustment.moved((width - RULER) / 2, height / 2)
        self._line(across, down, across + RULER * adjustment.scale, down)
        self._line(across, down, across, down + RULER * adjustment.scale)
        for mm in range(0, RULER + 1, 5):
            at, tick = mm * adjustment.scale, 4 if mm % 10 == 0 else 2
            self._line(across + at, down - tick, across + at, down)
            self._line(across - tick, down + at, across, down + at)
        self._page(word("labels-outline"))
        for way in ("print", "hold", "shift", "ruler"):
            self._paragraph(word(f"labels-outline-{way}", sheet=sheet.name, ruler=RULER))
        self._part("outline", first)

    # --- the key ---

    def key(self, plan: Plan, sheet: Sheet, called: Callable[[Run], tuple[str, str]], facts: Word) -> None:
        """List which label is which, in the order of the box.

        ``called`` gives what a run's cards are called, and the name that their owner has given them. Where only the
        owner can know it and has not told it, there is a cell to write in.
        """
        first = len(self._pdf.pages) + 1
        self._page(word("labels-key"))
        order = "labels-key-order" if sheet.labels > 1 else "labels-key-order-roll"
        for told in (word("labels-key-secret"), facts, word(order)):
            self._paragraph(told)
        for way in ("face", "corner", "touch", "trim", "spare"):
            self._paragraph(word(f"labels-how-{way}"))
        self._cards([corners for corners in dict.fromkeys(run.corners for run in plan.runs) if corners])
        nameable = any(run.kind.nameable for run in plan.runs)
        heads = ("labels", "count", "card", *(("name",) if nameable else ()), "place")
        self._type(CLOSE)
        with self._pdf.table(
            col_widths=(54, 18, 36, 36, 30) if nameable else (54, 18, 62, 40),
            text_align="LEFT",
            borders_layout="HORIZONTAL_LINES",
            line_height=_line_height(CLOSE),
            padding=1,
        ) as table:
            table.row([self._text(self._say(word(f"labels-column-{head}"))) for head in heads])
            for run in plan.runs:
                card, name = called(run)
                row = table.row()
                for cell in (self._spots(run, sheet), str(len(run.codes))):
                    row.cell(self._text(cell))
                if run.kind.nameable:
                    row.cell(self._text(card))
                    row.cell(self._text(name))
                else:
                    row.cell(self._text(card), colspan=2 if nameable else 1)
                row.cell(self._text(self._place(run.kind.label_places)))
        self._part("key", first)

    def _cards(self, places: Sequence[Sequence[str]]) -> None:
        """Draw a card for each of these corners, its face towards the reader, and say beside it which they are."""
        pdf, (width, height), (wide, high) = self._pdf, CARD, CARD_LABEL
        room = (pdf.w - 2 * MARGIN) / max(2, len(places))
        if pdf.get_y() + height > pdf.h - MARGIN:
            pdf.add_page()
        top = pdf.get_y() + 1
        for rank, corners in enumerate(places):
            x = MARGIN + rank * room
            self._frame(x, top, width, height)
            for corner in corners:
                left = x + (width - wide - 1 if "right" in corner else 1)
                above = top + (height - high - 1 if "lower" in corner else 1)
                self._frame(left, above, wide, high)
                pdf.set_fill_color(0)
                pdf.rect(left + wide / 2, above + 1, high - 2, high - 2, style="F")
            pdf.set_xy(x + width + 3, top + 2)
            self._type(CLOSE)
            text = self._text(self._place(corners))
            pdf.multi_cell(room - width - 5, _line_height(CLOSE), text, align="L")
        pdf.set_xy(MARGIN, top + height + 4)

    def _spots(self, run: Run, sheet: Sheet) -> str:
        first, last = sheet.spot(run.first), sheet.spot(run.last)
        if sheet.labels == 1:
            if first == last:
                return self._say(word("labels-at-number", number=first.sheet))
            return self._say(word("labels-at-numbers", first=first.sheet, last=last.sheet))
        if first == last:
            return self._say(_at(first))
        if first[:2] == last[:2]:
            args = {"sheet": first.sheet, "row": first.row, "first": first.column, "last": last.column}
            return self._say(word("labels-in-row", **args))
        return self._say(word("labels-from-to", first=_at(first), last=_at(last)))

    def _place(self, on: Sequence[str]) -> str:
        places = [word(f"labels-place-{place}") for place in on]
        if len(places) == 1:
            return self._say(places[0])
        return self._say(word("labels-place-two", first=places[0], second=places[1]))

    # --- for the table ---

    def reference(
        self, groups: Sequence[Group], size: Size, table: Braille | None, *, legend: bool = False
    ) -> tuple[Leaf, ...]:
        """Draw large codes with large print and, with a ``table``, braille. Gives the same pages for an embosser.

        On a reference sheet each entry has as many rings as its place on the page counts: with raised dots in them
        fingers tell the entries apart. A ``legend`` has a frame in each for a sticker, which tells that.
        """
        name, height = ("legend", LEGEND_ENTRY) if legend else ("reference", ENTRY)
        first = len(self._pdf.pages) + 1
        leaves = [Leaf(self._say(word(f"labels-{name}")), (self._say(word(f"labels-{name}-felt")),))]
        for title, entries in groups:
            left = [*entries]
            while left:
                heading = word("labels-leaf", title=title, page=len(leaves))
                self._page(heading)
                y = self._felt_heading(heading, table)
                if len(leaves) == 1:
                    self._paragraph(word(f"labels-{name}-how"))
                    y = self._pdf.get_y() + 2
                many = min(COUNTED, int((self._pdf.h - MARGIN - y) / height))
                for rank, entry in enumerate(left[:many]):
                    rings = 1 if legend else rank + 1
                    self._entry(entry, y + rank * height, height, size, table, rings, SAMPLE if legend else 0.0)
                leaves.append(Leaf(self._say(heading), self._felt(left[:many], numbered=not legend)))
                left = left[many:]
        self._part(name, first)
        return tuple(leaves)

    def phones(self, photos: Sequence[Photo], dpi: int, table: Braille | None) -> tuple[Leaf, ...]:
        """Draw the one page by which phones join. Each code has as many rings as its place on the page counts."""
        first, pdf = len(self._pdf.pages) + 1, self._pdf
        heading = word("labels-phones")
        pdf.set_auto_page_break(auto=False)
        pdf.add_page()
        self._bookmark(heading)
        edge = pdf.w - CUT_CORNER
        self._line(edge, 0, pdf.w, CUT_CORNER)
        self._type(SMALL)
        cut = self._text(self._say(word("labels-phones-cut")))
        pdf.text(edge - pdf.get_string_width(cut) - 2, 6, cut)
        pdf.set_y(MARGIN)
        self._huge((self._say(heading),), MARGIN, edge - MARGIN)
        for rank, photo in enumerate(photos, 1):
            self._photo(photo, rank, dpi, table)
        self._part("phones", first)
        felt = tuple(self._say(told) for photo in photos for told in photo.felt)
        return (Leaf(self._say(heading), felt),)

    def _photo(self, photo: Photo, rank: int, dpi: int, table: Braille | None) -> None:
        pdf = self._pdf
        top = pdf.get_y() + 2
        if top + PHOTO_ROOM > pdf.h - MARGIN:  # a very long password
            pdf.add_page()
            top = MARGIN
        self._line(MARGIN, top, pdf.w - MARGIN, top)
        pdf.set_xy(MARGIN, top + 1)
        self._type(LARGE, "B")
        pdf.cell(text=self._text(self._say(photo.heading)), new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        y, x = pdf.get_y(), MARGIN + PHOTO + RING_ROOM + 2
        if photo.text:
            size = fitted(qr_of(photo.text), PHOTO, PHOTO, dpi, large=True)
            assert size is not None, "a page has room for it"
            self._symbol(photo.text, MARGIN, y, size)
            for ring in range(rank):
                self._ring(MARGIN + PHOTO + RING, y + PHOTO / 2 + (ring - (rank - 1) / 2) * RING_APART)
        for most, pieces in photo.written:
            if any(pieces):
                self._huge(pieces, x, pdf.w - MARGIN - x, most)
            else:  # a line to write on
                pdf.set_y(pdf.get_y() + 20)
                self._line(x, pdf.get_y(), pdf.w - MARGIN, pdf.get_y())
        pdf.set_y(max(pdf.get_y(), y + PHOTO if photo.text else 0))
        for told in photo.felt:
            if table is not None:
                room = pdf.w - 2 * MARGIN
                pdf.set_y(pdf.get_y() + self._braille(table, self._say(told), MARGIN, pdf.get_y(), room, WHOLE_LINES))

    def _huge(self, pieces: Sequence[str], x: float, room: float, most: int = 1) -> None:
        """Type of 72 points on ``most`` lines, broken between pieces; smaller where that takes more."""
        pdf, shown = self._pdf, [self._text(piece) for piece in pieces]
        for points in range(HUGE, LARGE - 1, -1):
            self._type(points, "B")
            lines = [""]
            for piece in shown:
                if lines[-1] and pdf.get_string_width(lines[-1] + piece.rstrip()) > room:
                    lines.append("")
                lines[-1] += piece
            if len(lines) <= most and max(map(pdf.get_string_width, lines)) <= room:
                break
        for line in lines:
            pdf.set_x(x - pdf.c_margin)
            height = points * 1.1 * 25.4 / 72
            pdf.multi_cell(room + 2 * pdf.c_margin + 1, height, line, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def _felt(self, entries: Sequence[Entry], numbered: bool) -> tuple[str, ...]:
        texts = (". ".join((entry.heading, *entry.lines)) for entry in entries)
        if not numbered:
            return tuple(texts)
        return tuple(self._say(word("labels-block", number=rank, name=text)) for rank, text in enumerate(texts, 1))

    def _felt_heading(self, heading: Word, table: Braille | None) -> float:
        """The heading in braille under the printed one; where what follows begins."""
        y = self._pdf.get_y()
        if table is not None:
            y += self._braille(table, self._say(heading), MARGIN, y, self._pdf.w - 2 * MARGIN)
            self._pdf.set_y(y)
        return y

    def _entry(
        self, entry: Entry, y: float, height: float, size: Size, table: Braille | None, rings: int, sample: float
    ) -> None:
        pdf = self._pdf
        pdf.set_auto_page_break(auto=False)
        self._line(MARGIN, y, pdf.w - MARGIN, y)
        left = pdf.w - MARGIN - size.width
        self._symbol(entry.code, left, y + (height - size.height) / 2, size)
        columns = 1 if rings == 1 else 2
        for ring in range(rings):
            down = (ring // columns - (-(-rings // columns) - 1) / 2) * RING_APART
            self._ring(left - RING - (columns - 1 - ring % columns) * RING_APART, y + height / 2 + down)
        if sample:
            self._frame(MARGIN, y + (height - sample) / 2, sample, sample)
        x = MARGIN + (sample + 5 if sample else 0)
        room = left - RING_ROOM - (columns - 1) * RING_APART - 2 - x
        foot = y + height - 2
        if table is not None:
            foot -= self._braille(table, entry.felt, x, foot, room, upwards=True)
        pdf.set_y(y + 2)
        lines = [(entry.heading, LARGE, "B"), *((line, PLAIN + 2, "") for line in entry.lines)]
        share = (foot - y - 2) / (len(lines) + entry.blank)
        for told, largest, style in lines:
            text = self._text(told)
            points = self._fitting(text, room, share, largest, style)
            pdf.set_x(x)
            pdf.multi_cell(room, _line_height(points), text, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        if entry.blank:
            self._line(x, foot - 1, x + room, foot - 1)

    def _braille(
        self,
        table: Braille,
        text: str,
        x: float,
        y: float,
        room: float,
        most: int = MOST_LINES,
        *,
        upwards: bool = False,
    ) -> float:
        """Draw dots as large as embossed ones, from ``y`` down or up; gives their height. What has no room is cut."""
        width = int(room / CELL)
        lines = table.lines(text, width)
        if len(lines) > most:
            lines = [*lines[: most - 1], lines[most - 1][: width - len(CUT_OFF)] + CUT_OFF]
        height = len(lines) * BRAILLE_LINE
        top = (y - height if upwards else y) + (BRAILLE_LINE - 2 * DOTS_APART) / 2
        self._pdf.set_fill_color(0)
        for row, line in enumerate(lines):
            for at, cell in enumerate(line):
                for dot in range(6):
                    if (ord(cell) - ord(BLANK)) >> dot & 1:
                        across, down = divmod(dot, 3)
                        self._pdf.circle(
                            x + at * CELL + across * DOTS_APART + DOT / 2,
                            top + row * BRAILLE_LINE + down * DOTS_APART,
                            DOT / 2,
                            style="F",
                        )
        return height

    def _fitting(self, text: str, width: float, height: float, points: int, style: str) -> int:
        """Find and set the largest type, from ``points`` down, in which the text fits into this space."""
        while True:
            self._type(points, style)
            lines = self._pdf.multi_cell(width, text=text, dry_run=True, output=MethodReturnValue.LINES)
            assert isinstance(lines, list)
            if points <= PLAIN or len(lines) * _line_height(points) <= height:
                return points
            points -= 1

    # --- strokes and letters ---

    def _symbol(self, code: str, x: float, y: float, size: Size) -> None:
        self._pdf.set_fill_color(0)
        for rectangle in size.rectangles(code, x, y):
            self._pdf.rect(*rectangle, style="F")

    def _ring(self, x: float, y: float) -> None:
        self._pdf.set_line_width(0.2)
        self._pdf.circle(x, y, RING / 2)

    def _frame(self, x: float, y: float, width: float, height: float) -> None:
        self._pdf.set_line_width(0.15)
        self._pdf.rect(x, y, width, height)

    def _line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self._pdf.set_line_width(0.15)
        self._pdf.line(x, y, to_x, to_y)

    def _bare_page(self, sheet: Sheet) -> None:
        self._pdf.set_auto_page_break(auto=False)
        self._pdf.add_page(format=sheet.paper)

    def _page(self, heading: Word) -> None:
        """Begin a page of text with its heading, which also goes into the list of contents."""
        self._pdf.set_auto_page_break(auto=True, margin=MARGIN)
        self._pdf.add_page()
        self._bookmark(heading)
        self._type(TITLE, "B")
        text = self._text(self._say(heading))
        self._pdf.multi_cell(0, _line_height(TITLE), text, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self._pdf.ln(2)

    def _paragraph(self, said: Word) -> None:
        self._type(PLAIN)
        height = _line_height(PLAIN)
        self._pdf.multi_cell(0, height, self._text(self._say(said)), align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self._pdf.ln(1.5)

    def _bookmark(self, said: Word) -> None:
        self._pdf.start_section(self._say(said), strict=False)

    def _type(self, points: int, style: str = "") -> None:
        self._pdf.set_font(self._family, style, points)

    def _text(self, text: str) -> str:
        """The text in letters that the font has. Missing letters are noted, and printed bare or as "?"."""
        return "".join(self._printable(text.translate(_SAME)))

    def _printable(self, text: str) -> Iterator[str]:
        for letter in text:
            if self._letters(letter):
                yield letter
                continue
            self.missing.add(letter)
            bare = unicodedata.normalize("NFKD", letter)[:1]
            yield bare if self._letters(bare) else "?"

    def _part(self, name: str, first: int) -> None:
        self.parts.append(Part(name, first, len(self._pdf.pages)))


def _line_height(points: int) -> float:
    """The height of a line, in millimetres."""
    return points * LINE * 25.4 / 72


def _western(letter: str) -> bool:
    try:
        letter.encode("cp1252")
    except UnicodeEncodeError:
        return False
    return True


def _at(spot: Spot) -> Word:
    return word("labels-at", sheet=spot.sheet, row=spot.row, column=spot.column)


def named(title: Arg, name: OwnText | None) -> Word:
    """What a thing is called, behind the owner's name for it."""
    return word("labels-name", card=title) if name is None else word("labels-own-name", card=title, name=name)
