"""Where the sound of spoken notes is kept: in a folder beside their game's journal, for its owner alone.

    games/<game>/<stamp>.game    games/<game>/<stamp>.notes/note-1f0c….wav

A notebook ends with its game, and its sound with it. It must never read a sound, or touch what may still be offered.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

from companion.files import documents
from companion.journal import faults, folder
from companion.journal.store import Standing

#: The first part of their names, as a ``Phrase`` has them; the rest is the file.
NAME = "_notes"
_SUFFIX = ".notes"


def beside(journal: Path) -> Path:
    """The folder of this game's notes."""
    return journal.with_suffix(_SUFFIX)


def put(notes: Path, file: str, data: bytes) -> None:
    """Keep a note's sound, durably. Raises documents.Faulty."""
    with documents.writing(notes / file):
        documents.put(notes / file, data)


def keep_only(notes: Path, files: frozenset[str]) -> None:
    """Delete what is in no notebook any more: a note taken back, or one whose row was never written."""
    with suppress(OSError):
        for path in notes.iterdir():
            if path.name not in files:
                path.unlink()


def delete(notes: Path) -> None:
    """Delete all notes of a game: its notebooks are closed for good."""
    shutil.rmtree(notes, ignore_errors=True)


def delete_ended(table: Path) -> None:
    """Delete the notes of games that no evening of this table offers again."""
    with suppress(OSError):
        for notes in tuple((table / "games").glob(f"*/*{_SUFFIX}")):
            kept = folder.look(notes.with_suffix(".game"))
            gone = isinstance(kept.trouble, faults.NoJournal)
            if gone or kept.standing in (Standing.FINISHED, Standing.SET_ASIDE):
                delete(notes)
