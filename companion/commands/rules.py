"""The rules of a game: all of them, one chapter, or what is said of one word. At a terminal they are said, chapter by
chapter, as the menu reads them; else they are plain lines.

It reads; it must never open a game for playing, or write anything.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from contextlib import suppress

from companion.commands.enquiries import enter, game_asked, tell
from companion.commands.meaning import folded, in_all_languages, meant
from companion.games import rulebook
from companion.journal.faults import Taken
from companion.model import Announcement, Several, Word, word
from companion.refusal import cannot
from companion.speech import voices
from companion.speech.catalogue import Catalogue

#: A chapter's number, its title, and of its passages those that are wanted.
Found = tuple[int, Word, tuple[Word, ...]]


def rules(options: argparse.Namespace) -> int:
    """Read out the rules of a game, or print them, a line for each passage. Raises Cannot."""
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
    aloud = not options.mute and sys.stdin.isatty() and sys.stdout.isatty()
    chapter = 0 if found == book else found[0][0] if len(found) == 1 and found[0] in book else None
    if chapter is not None and (aloud or options.script):
        from companion.commands.reading_aloud import (
            ReadingAloud,
        )  # the loop takes half a second, which printing needs not

        with suppress(Taken), ReadingAloud(options, here, id, chapter).obey_signals() as reader:
            return reader.serve()  # while a game is played here, they are read out without keys
    lines = [
        line
        for number, title, passages in found
        for line in (word("rules-chapter", number=number, title=title), *passages)
    ]
    if aloud:
        said = [Announcement(line.id, line.args) for line in lines]
        return tell(options, here, said, lambda line: print(words.text(line), flush=True))
    for line in lines:
        print(words.text(line))
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
