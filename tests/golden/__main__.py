"""``python -m tests.golden``: which sections of the golden transcripts have changed, and how.

``--write`` keeps them as they are heard now; then every changed line is read, in every language. ``--game``, ``--lang``
and ``--only`` choose some: ``--only "power cut" --lang fr`` plays what has these words in its title, in French.
"""

from __future__ import annotations

import argparse
import sys
from difflib import unified_diff

from tests.golden import LANGUAGES, Transcripts, of_every_game


def main() -> int:
    """0 where nothing has changed, or it was written; 1 where something has; 2 where nothing has that title."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="keep what is heard now")
    parser.add_argument("--game", default="", help="only the games with these letters in their id")
    parser.add_argument("--lang", choices=LANGUAGES, help="only this language")
    parser.add_argument("--only", metavar="TITLE", default="", help="only scenarios with these words in their title")
    options = parser.parse_args()
    chosen = [
        (transcripts, lang, titles)
        for transcripts in of_every_game()
        if options.game in transcripts.game
        if (titles := [title for title in transcripts.titles if options.only.lower() in title.lower()])
        for lang in ([options.lang] if options.lang else LANGUAGES)
    ]
    if not chosen:
        parser.error("no scenario has such a title")
    if options.write:
        for transcripts, lang, titles in chosen:
            keep(transcripts, lang, titles)
        return 0
    # Whoever plays all of them wants to hear too of sections that nothing plays any more.
    changed = [changes(transcripts, lang, titles, gone=not options.only) for transcripts, lang, titles in chosen]
    return int(any(changed))


def keep(transcripts: Transcripts, lang: str, titles: list[str]) -> None:
    """Write these sections anew, and leave the others as they are kept."""
    sections = transcripts.kept(lang) | {title: transcripts.heard(title, lang).section for title in titles}
    transcripts.keep(lang, [sections[title] for title in transcripts.titles if title in sections])


def changes(transcripts: Transcripts, lang: str, titles: list[str], gone: bool) -> bool:
    """Print what differs from what is kept; whether anything does."""
    kept = transcripts.kept(lang)
    extra = [title for title in kept if title not in transcripts.titles] if gone else []
    found = False
    for title in [*titles, *extra]:
        now = transcripts.heard(title, lang).section if title in titles else ""
        if now != kept.get(title, ""):
            found = True
            print(f"{transcripts.game}.{lang}: {title}")
            lines = unified_diff(kept.get(title, "").splitlines(), now.splitlines(), lineterm="", n=1)
            print(*(f"    {line}" for line in list(lines)[2:]), sep="\n")
    return found


sys.exit(main())
