"""Which token a barcode names: the book of all codes, and how a frame is read.

It must never correct, guess or choose: a wrong letter makes the reading doubtful, and a code that names two tokens is
handed on as two. ``boxes.barcodes`` tells how codes are made.
"""

from __future__ import annotations

import copy as copying
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from types import MappingProxyType

from companion.boxes import barcodes
from companion.boxes.barcodes import CODE_LETTERS, RESERVED, check, payload
from companion.boxes.box import Kind
from companion.inputs.framing import Doubtful, Frame
from companion.model import Blank, Doubt, Foreign, Frozen, Known, Label, Misread, Token


class Clash(Frozen):
    """Tokens that share one code, or a token that got the reserved code. The newer token must get a salt."""

    code: str
    tokens: tuple[Token, ...]


@dataclass(eq=False)
class UnknownTokenError(LookupError):
    """No token is called ``text``; ``meant`` is what of it names a token, ``known`` are the names there are."""

    text: str
    meant: str
    known: Iterable[str]

    @property
    def close(self) -> tuple[str, ...]:
        """Up to three names that may be meant, the likeliest first. Slow: most who ask for a token need none."""
        endings = [name for name in self.known if name.endswith(f"/{self.meant}")]
        return tuple((endings or get_close_matches(self.meant, list(self.known), n=3))[:3])


class CodeBook:
    """Every code that can be read: all kinds of boxes and stickers, under their present and their old ids.

    ``series`` maps a box to its series where that is not "1". ``taught`` maps foreign barcodes, blank labels and tags
    to the tokens they stand for; a barcode is found letter for letter, the others however they are written. A kind's
    salt also holds for its old ids. That is safe: a new name that clashes is never chosen, so a salt is never newer
    than a shipped name.
    """

    def __init__(
        self,
        kinds: Iterable[Kind],
        *,
        series: Mapping[str, str] = MappingProxyType({}),
        taught: Mapping[str, tuple[Token, ...]] = MappingProxyType({}),
    ) -> None:
        self._kinds = {kind.id: kind for kind in kinds}
        self._todays_ids = {alias: kind.id for kind in self._kinds.values() for alias in kind.aliases}
        self._codes: dict[str, list[tuple[Token, str]]] = {}
        self._tokens: dict[str, tuple[Token, ...]] = {}
        for kind in self._kinds.values():
            box = kind.id.partition("/")[0]
            for token, codes in _codes(kind.id, kind.copies, kind.aliases, series.get(box, "1"), kind.salt):
                self._codes.setdefault(box, []).append((token, codes[0]))
                for code in codes:
                    there = self._tokens.get(code, ())
                    if token not in there:
                        self._tokens[code] = (*there, token)
        self._taught: dict[str, tuple[Token, ...]] = {}
        for barcode, tokens in taught.items():
            today = (Token(self._today(token.id), token.copy) for token in tokens)
            known = barcodes.known_as(barcode)
            self._taught[known] = tuple(dict.fromkeys((*self._taught.get(known, ()), *today)))

    def read(self, frame: Frame | Doubtful) -> tuple[Label, ...]:
        """What a frame says: one label, or n for n codes of ours in a row (with or without separators).

        A frame with one doubtful code is doubtful as a whole and gives one ``Misread``. If its other codes counted,
        scanning the frame again would be refused because of them. What ``barcodes.codes`` takes for
        ours is never foreign.
        """
        if isinstance(frame, Doubtful):
            return (Misread(frame.doubt),)
        text = barcodes.known_as(frame.text)
        if tokens := self._taught.get(text):
            return (Known(tokens, text),)
        codes = barcodes.codes(frame.text)
        if codes is None:
            return (Foreign(text),)
        if RESERVED in (letters := "".join(codes)) and not letters.strip(RESERVED[0]):
            return (Misread(Doubt.STUCK_KEY),)
        labels = [self._judge(code) for code in codes]
        doubtful = [label for label in labels if isinstance(label, Misread)]
        if doubtful and len(codes[-1]) < CODE_LETTERS:
            doubtful = [Misread(Doubt.CHECK_LETTERS)]
        return tuple(doubtful[:1] or labels)

    def whole(self, text: str) -> bool:
        """Whether this is codes of ours or blank labels, whose check letters tell that nothing is missing."""
        ours = barcodes.codes(text) is not None
        return ours and all(isinstance(label, Known | Blank) for label in self.read(Frame(text)))

    def _judge(self, code: str) -> Label:
        if code == RESERVED:
            return Misread(Doubt.STUCK_KEY)
        if barcodes.blank_number(code) is not None:
            taught = self._taught.get(code)
            return Known(taught, code) if taught else Blank(code)
        if not check(code):
            return Misread(Doubt.CHECK_LETTERS)
        tokens = self._tokens.get(code)
        return Known(tokens, code) if tokens else Misread(Doubt.UNKNOWN_CODE)

    def codes(self, box: str) -> list[tuple[Token, str]]:
        """The tokens of a box ("sticker" is one) with their codes, in pack order; empty for no such box."""
        return list(self._codes.get(box, ()))

    @property
    def taught(self) -> frozenset[str]:
        """Every foreign barcode, blank label and tag that stands for something, in the form in which it is known."""
        return frozenset(self._taught)

    def untaught(self, box: str) -> CodeBook:
        """The same book without the foreign barcodes that stand for this box's tokens."""
        book = copying.copy(self)
        others = {
            barcode: tuple(token for token in tokens if token.box != box) for barcode, tokens in self._taught.items()
        }
        book._taught = {barcode: tokens for barcode, tokens in others.items() if tokens}
        return book

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes that have codes."""
        return tuple(self._codes)

    def code(self, token: Token) -> str:
        """The code of a token that ``token()`` returned. Raises KeyError for any other."""
        return dict(self._codes.get(token.box, ()))[token]

    def clashes(self) -> list[Clash]:
        """Codes that stand for more than one token, old ids included; empty in a sound book.

        If one of our codes was taught as a barcode of another token, that is a clash too: the barcode hides the code.
        """
        ours = [Clash(c, tokens) for c, tokens in self._tokens.items() if len(tokens) > 1 or c == RESERVED]
        hidden = [
            Clash(code, tuple(dict.fromkeys(self._tokens[code] + taught)))
            for barcode, taught in self._taught.items()
            if (code := barcode.upper()) in self._tokens and taught != self._tokens[code]
        ]
        return ours + hidden

    def copies(self, id: str) -> int:
        """How many copies of this kind have a code. Raises UnknownTokenError where there is no such kind."""
        return self._kind(id, id).copies

    def token(self, text: str) -> Token:
        """The token written as ``ID@COPY``, or as ``ID`` for its first copy; an old id gives today's token.

        Raises UnknownTokenError; for a copy that does not exist, ``close`` is the last copy that does.
        """
        id, at, written = text.partition("@")
        kind = self._kind(id, text)
        copy = 1
        if at:
            copy = int(written) if re.fullmatch("[0-9]{1,4}", written) else 0
        if not 1 <= copy <= kind.copies:
            last = f"{kind.id}@{kind.copies}"
            raise UnknownTokenError(text, last, (last,))
        return Token(kind.id, copy)

    def _today(self, id: str) -> str:
        return id if id in self._kinds else self._todays_ids.get(id, id)

    def _kind(self, id: str, text: str) -> Kind:
        kind = self._kinds.get(self._today(id))
        if kind is None:
            raise UnknownTokenError(text, id, self._kinds.keys())
        return kind


@lru_cache(maxsize=4096)
def _codes(
    id: str, copies: int, aliases: tuple[str, ...], series: str, salt: str
) -> tuple[tuple[Token, tuple[str, ...]], ...]:
    """Each token of a kind with its code of today, and those of its old ids: made once, for a lesson asks for a new
    book at every change."""
    return tuple(
        (Token(id, copy), tuple(payload(Token(of, copy), series, salt) for of in (id, *aliases)))
        for copy in range(1, copies + 1)
    )
