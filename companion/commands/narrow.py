"""Lines as narrow as a braille display: cut between words, and nowhere else.

It knows streams and cells. It must never change a word, or keep a line back.
"""

from __future__ import annotations

import io
import re
from typing import TextIO

#: Not before the signs that French sets apart.
_SPACES = re.compile("(?<!«) (?![:;?!»])")


class Narrow(io.TextIOBase):
    """A stream whose lines are at most ``width`` cells long, as a braille display shows them.

    A line is cut at spaces only: a word that is longer than the width stays whole.
    """

    def __init__(self, stream: TextIO, width: int) -> None:
        self._stream = stream
        self._width = width
        self._begun = ""

    def write(self, text: str) -> int:
        *whole, self._begun = (self._begun + text).split("\n")
        for line in whole:
            self._stream.write("\n".join(cut(line, self._width)) + "\n")
        return len(text)

    def flush(self) -> None:
        self._stream.flush()


def cut(line: str, width: int) -> list[str]:
    """The line in pieces of at most ``width`` characters, longer only where one word is."""
    pieces = [""]
    for word in _SPACES.split(line):
        longer = f"{pieces[-1]} {word}" if pieces[-1] else word
        if pieces[-1] and len(longer) > width:
            pieces.append(word)
        else:
            pieces[-1] = longer
    return pieces
