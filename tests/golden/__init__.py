"""Golden transcripts: what a table does and what it hears, read by people and compared by tests.

``python -m tests.golden --write`` writes them anew; then every changed line is read, in every language.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion.model import Announcement
from tests.golden.scenarios import ID, SCENARIOS
from tests.tabletop import Tabletop, cupboard

FOLDER = Path(__file__).parent
LANGUAGES = ("fr", "en", "es")


def path(lang: str) -> Path:
    """Where the transcript of this language is kept."""
    return FOLDER / f"{ID}.{lang}.txt"


def sections(lang: str) -> Iterator[tuple[str, str, list[Announcement]]]:
    """Title, transcript and announcements of every scenario, played now."""
    for scenario in SCENARIOS:
        with tempfile.TemporaryDirectory(prefix="companion-golden-") as folder:
            table = Tabletop(cupboard(Path(folder), lang, **scenario.cupboard), **scenario.table)
            scenario.play(table)
            table.line.close()
        title = f"== {scenario.title}"
        yield scenario.title, "\n".join([title, "", *table.transcript, ""]), table.said


def kept(lang: str) -> dict[str, str]:
    """The kept sections, by title."""
    parts = path(lang).read_text().split("== ")[1:]
    return {part.partition("\n")[0]: "== " + part.rstrip("\n") + "\n" for part in parts}
