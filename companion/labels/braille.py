"""Braille: a text as cells of six dots, letter for letter, and whole pages of them for an embosser.

    voices/<lang>/braille.yaml ─ Braille ─ cells, which a page draws ; embossed, what is in a ``.brf`` file

It knows letters and never what a text means. Nothing is contracted: whoever has just learnt braille reads it too.
"""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from string import ascii_lowercase

from companion.files import documents, resources
from companion.files.documents import Missing, Place, Shape
from companion.model import Frozen, Several

#: A cell without dots. Unicode counts from it: dot 1 adds 1, dot 2 adds 2, dot 3 adds 4, up to dot 6.
BLANK = "\u2800"
#: What an embosser takes for each cell, in the order of Unicode (North American braille ASCII).
_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
#: The usual page of an embosser: cells in a line, lines on a page.
ACROSS, DOWN = 40, 25
#: What stands for a letter that the table does not have.
UNKNOWN = "?"

_CELLS = Shape(re.compile("[\u2801-\u283f]{1,6}"), "fault-braille-cells")
_SIGN = Shape(re.compile(r"\S"), "fault-braille-sign")
_PIECE = re.compile(r"[^\W\d_]{2,}|[0-9]+(?:[.,][0-9]+)*|.", re.DOTALL)


class Braille(Frozen):
    """One language's braille: ``signs`` has each letter and mark in small, digits have theirs behind ``number``.

    ``capital`` stands before one capital, ``capitals`` before a word of them; ``letter`` before a letter from a to j
    that follows a number, "" where no letter could be taken for a digit.
    """

    signs: Mapping[str, str]
    digits: Mapping[str, str]
    number: str
    capital: str
    capitals: str
    letter: str = ""

    def cells(self, text: str) -> str:
        """The text in Unicode's braille cells, words apart by blank cells."""
        cells, after = "", ""
        for piece in _PIECE.findall(" ".join(text.split())):
            if piece[0] in self.digits:
                cells += self.number + "".join(self.digits.get(sign) or self.signs[sign] for sign in piece)
            elif len(piece) > 1 and piece.isupper():
                cells += self.capitals + "".join(map(self._sign, piece.lower()))
            else:
                if after in self.digits and piece[0] in "abcdefghij":
                    cells += self.letter
                cells += "".join((self.capital if each.isupper() else "") + self._sign(each.lower()) for each in piece)
            after = piece[-1]
        return cells

    def _sign(self, letter: str) -> str:
        if letter == " ":
            return BLANK
        bare = unicodedata.normalize("NFKD", letter)[:1]
        return self.signs.get(letter) or self.signs.get(bare) or self.signs[UNKNOWN]

    def lines(self, text: str, width: int, indent: int = 0) -> list[str]:
        """Lines of that many cells; words are cut only where they are longer. All but the first are indented."""
        words = self.cells(text).replace(BLANK, " ")
        cut = textwrap.wrap(words, width, subsequent_indent=" " * indent, break_on_hyphens=False)
        return [line.replace(" ", BLANK) for line in cut]


class Leaf(Frozen):
    """A page for the fingers: its heading, and what stands on it."""

    heading: str
    texts: tuple[str, ...]


def load(lang: str) -> Braille | None:
    """The braille of a language; None where it has none. Raises documents.Faulty."""
    try:
        return read(resources.voices() / lang / "braille.yaml")
    except Missing:
        return None


def read(path: Path) -> Braille:
    """The table in the file; the folder's name is its language. Raises documents.Faulty."""
    return documents.load(path, lambda top: _braille(top, path.parent.name))


def _braille(top: Place, lang: str) -> Braille:
    top.header("braille", newest=1)
    marks = ("number", "capital", "capitals")
    fields = top.record("braille", "lang", "source", *marks, "digits", "signs", optional=("letter",))
    fields["lang"].choice(lang)
    fields["source"].text(longest=500)
    digits = dict(zip("1234567890", fields["digits"].text(), strict=False))
    if len(digits) != 10 or not all(_CELLS.pattern.fullmatch(cell) for cell in digits.values()):
        fields["digits"].fault("fault-braille-digits")
    signs = {key.text(_SIGN): place.text(_CELLS) for key, place in fields["signs"].pairs()}
    if missing := {*ascii_lowercase, *",.", UNKNOWN} - {*signs}:
        fields["signs"].fault("fault-braille-missing", signs=Several(tuple(sorted(missing))))
    number, capital, capitals, letter = (fields[mark].text(_CELLS) for mark in (*marks, "letter"))
    return Braille(signs, digits, number, capital, capitals, letter)


def embossed(table: Braille, leaves: Sequence[Leaf]) -> bytes:
    """A ``.brf`` file: 40 cells a line, 25 lines a page, a form feed after each page, lines ended for any embosser."""
    pages = [page for leaf in leaves for page in _pages(table, leaf)]
    return "".join("\r\n".join(page) + "\r\n\f" for page in pages).encode("ascii")


def _pages(table: Braille, leaf: Leaf) -> Iterator[list[str]]:
    """The leaf on as many pages as it takes, each under its heading; a text is not cut by a page's end."""
    head = [*table.lines(leaf.heading, ACROSS), ""]
    page: list[str] = []
    for text in leaf.texts:
        lines = table.lines(text, ACROSS, indent=2)
        if page and len(head) + len(page) + len(lines) > DOWN:
            yield [_ascii(line) for line in (*head, *page)]
            page = []
        page += lines
    yield [_ascii(line) for line in (*head, *page)]


def _ascii(cells: str) -> str:
    return "".join(_ASCII[ord(cell) - ord(BLANK)] for cell in cells).rstrip()


def is_embossed(data: bytes) -> bool:
    """Whether a file has nothing in it but what an embosser takes."""
    return all(chr(byte) in _ASCII or byte in b"\r\n\f" for byte in data)
