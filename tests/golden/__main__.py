"""``python -m tests.golden --write``: the transcripts anew; without it, which sections have changed."""

from __future__ import annotations

import sys

from tests.golden import LANGUAGES, kept, path, sections

for lang in LANGUAGES:
    played = {title: text for title, text, _ in sections(lang)}
    if "--write" in sys.argv:
        path(lang).write_text("\n".join(played.values()))
        continue
    before = kept(lang)
    for title in [*played, *before]:
        if played.get(title) != before.get(title):
            print(f"{lang}: {title}")
