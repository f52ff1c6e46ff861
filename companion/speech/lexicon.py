"""Lexicons: words that a voice would misread, respelled so that they sound right.

``voices/<lang>/lexicon.yaml`` maps words as they are written to words as they are to be read. It knows letters and no
engine. It must never respell what is shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from companion.files import documents, resources
from companion.files.documents import Missing, Place, Shape

#: Words that begin and end with a letter or a digit: other words cannot be found by their edges.
_WORDS = Shape(re.compile(r"\w(.*\w)?"), "fault-lexicon-word")


class Lexicon:
    """``entries``: as written → as read. An entry without a capital also holds at the beginning of a sentence."""

    def __init__(self, entries: Mapping[str, str]) -> None:
        self.entries = entries
        longest_first = sorted(entries, key=len, reverse=True)
        words = (f"(?i:{re.escape(word)})" if word == word.lower() else re.escape(word) for word in longest_first)
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(words)})(?!\w)") if entries else None

    def respell(self, text: str) -> str:
        """The text as it is to be read. Only whole words change, longest entries first, and none twice."""
        return self._pattern.sub(self._reading, text) if self._pattern else text

    def _reading(self, found: re.Match[str]) -> str:
        if exact := self.entries.get(found[0]):
            return exact
        read = self.entries[found[0].lower()]
        # A capital begins a sentence: without it the voice makes no pause before.
        return read[:1].upper() + read[1:] if found[0][:1].isupper() else read


def load(lang: str, voices: Path | None = None) -> Lexicon:
    """The lexicon of a language; empty where it has none. Raises documents.Faulty."""
    try:
        return read((voices or resources.voices()) / lang / "lexicon.yaml")
    except Missing:
        return Lexicon({})


def read(path: Path) -> Lexicon:
    """The lexicon in the file; the folder's name is its language. Raises documents.Faulty."""
    return documents.load(path, lambda top: _lexicon(top, path.parent.name))


def _lexicon(top: Place, lang: str) -> Lexicon:
    top.header("lexicon", newest=1)
    fields = top.record("lexicon", "lang", "words")
    fields["lang"].choice(lang)
    return Lexicon({written.text(_WORDS): read.text() for written, read in fields["words"].pairs()})
