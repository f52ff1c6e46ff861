"""The rules of a game as plain lines: all of them, one chapter, or what is said of one word.

It reads; it must never open a game for playing, or write anything.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from companion.commands.enquiries import enter, game_asked
from companion.commands.meaning import folded, in_all_languages, meant
from companion.games import rulebook
from companion.model import Several, Word, word
from companion.refusal import cannot
from companion.speech import voices
from companion.speech.catalogue import Catalogue

#: A chapter's number, its title, and of its passages those that are wanted.
Found = tuple[int, Word, tuple[Word, ...]]


def rules(options: argparse.Namespace) -> int:
    """Print the rules of a game, a line for each passage. Raises Cannot."""
    here = enter(options)
    id = game_asked(here, options.game)
    here.need(id)
    words, shelf, written = here.catalogue(), here.shelf, " ".join(options.word)
    book = [
        (number, chapter.title, chapter.passages)
        for number, chapter in enumerate(
            rulebook.chapters(shelf.boxes[id], shelf.games[id], settings=shelf.rules.get(id, ())), 1
        )
    ]
    found = _wanted(written, book, words) if written else book
    if not found:
        raise cannot("rules-no-word", what=written, chapters=Several(tuple(title for _, title, _ in book)))
    for number, title, passages in found:
        print(words.text(word("rules-chapter", number=number, title=title)))
        for passage in passages:
            print(words.text(passage))
    return 0


def _wanted(written: str, book: Iterable[Found], words: Catalogue) -> list[Found]:
    """The one chapter that is meant by its number or a part of its title; else the passages with these words, as the
    beginning of a word before anywhere in one, and in this language before the others: names are heard in all."""
    every = [words, *(Catalogue(lang) for lang in voices.languages() if lang != words.lang)]
    titles = {title.id: (*in_all_languages(title), str(number)) for number, title, _ in book}
    one = meant(written, titles)
    if len(one) == 1:
        return [chapter for chapter in book if chapter[1].id == one[0]]
    wanted = folded(written)
    for told, begins in ((told, begins) for told in every for begins in (f" {wanted}", wanted)):
        found = [
            (number, title, those)
            for number, title, passages in book
            if (those := tuple(said for said in passages if begins in f" {folded(told.text(said))}"))
        ]
        if found and wanted:
            return found
    return []
