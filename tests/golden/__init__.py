"""Golden transcripts: what a table does and what it hears, read by people and compared by tests.

``tests/games/<game>/golden.py`` holds the scenarios of a game, what people do at the table, once for all languages, and
names them in ``TRANSCRIPTS``. ``python -m tests.golden`` plays them (``__main__``), ``as_written`` has the tests.
"""

from __future__ import annotations

import os
import pickle
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from companion.journal.store import Journal
from companion.model import Announcement, Event
from tests.tabletop import Helped, Tabletop

FOLDER = Path(__file__).parent
LANGUAGES = ("fr", "en", "es")
#: Set by ``tests.conftest``: where the processes of one run keep the evenings that they have played.
PLAYED = "COMPANION_TEST_EVENINGS"


@dataclass(frozen=True, slots=True)
class Heard:
    """What a scenario brought: its section as it is kept, every announcement, and the rows of each of its journals.

    ``done``: what counted, by what help would have said."""

    section: str
    said: tuple[Announcement, ...]
    rows: tuple[tuple[tuple[int, tuple[Event, ...]], ...], ...] = ()
    done: Mapping[Helped, Counter[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Transcripts:
    """The scenarios of one game; each has a ``title``. ``play`` plays one at a table in a new data folder."""

    game: str
    scenarios: Sequence[Any]
    play: Callable[[Path, str, Any], Tabletop]

    @property
    def titles(self) -> list[str]:
        """The titles of the scenarios, in the order of the file."""
        return [scenario.title for scenario in self.scenarios]

    def path(self, lang: str) -> Path:
        """Where the transcript of this language is kept."""
        return FOLDER / f"{self.game}.{lang}.txt"

    def kept(self, lang: str) -> dict[str, str]:
        """The kept sections, by title."""
        path = self.path(lang)
        parts = path.read_text(encoding="utf-8").split("== ")[1:] if path.exists() else []
        return {part.partition("\n")[0]: "== " + part.rstrip("\n") + "\n" for part in parts}

    def keep(self, lang: str, sections: Sequence[str]) -> None:
        """Write the transcript of this language anew."""
        self.path(lang).write_text("\n".join(sections), encoding="utf-8")

    def heard(self, title: str, lang: str) -> Heard:
        """What this scenario brings, played once a run, whichever of the tests' processes wants it first."""
        return _heard(self, title, lang)


@cache
def _heard(transcripts: Transcripts, title: str, lang: str) -> Heard:
    if (folder := os.environ.get(PLAYED)) is None:
        return _played(transcripts, title, lang)
    file = Path(folder) / sha256(f"{transcripts.game}/{title}/{lang}".encode()).hexdigest()
    if not file.exists():
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as half:
            half.write(pickle.dumps(_played(transcripts, title, lang)))
        os.replace(half.name, file)
    found = pickle.loads(file.read_bytes())
    assert isinstance(found, Heard)
    return found


def _played(transcripts: Transcripts, title: str, lang: str) -> Heard:
    scenario = next(scenario for scenario in transcripts.scenarios if scenario.title == title)
    with tempfile.TemporaryDirectory(prefix="companion-golden-") as folder:
        Tabletop.watched = True
        try:
            table = transcripts.play(Path(folder), lang, scenario)
        finally:
            Tabletop.watched = False
        table.core.close()
        rows = tuple(_rows(table, path) for path in table.journals)
    return Heard("\n".join([f"== {title}", "", *table.transcript, ""]), tuple(table.said), rows, table.done)


def _rows(table: Tabletop, path: Path) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    with Journal.open(path, table.cupboard.events, veil=table.cupboard.venue.veil) as journal:
        return tuple(journal.read())


def of_every_game() -> Iterator[Transcripts]:
    """The transcripts of every game that has some."""
    found = (*FOLDER.parent.glob("games/*/golden.py"), FOLDER.parent / "kit" / "sample" / "golden.py")
    for path in sorted(found):
        module = path.relative_to(FOLDER.parents[1]).with_suffix("")
        yield from import_module(".".join(module.parts)).TRANSCRIPTS
