"""``companion teach GAME --merge FILE``: adds another deck's entries to what was taught here.

Nothing of either side is lost: what only the other deck tells is added, and where the two differ, its entry is kept
beside ours. It must never change the other deck's files.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from companion.boxes import box, decks, recordings, telling
from companion.boxes.telling import Barcode, Edition, Field, Key, Row, Steps, Telling
from companion.commands import enquiries
from companion.files import documents, venue
from companion.journal.folder import DataLock
from companion.model import Announcement, OwnText, Several, Sign, Word, game, replace, word
from companion.teaching.asking import slot


def merge(options: argparse.Namespace, here: venue.Venue, pack: box.Pack) -> int:
    """Merge the deck file, or the deck's folder, that ``--merge`` names, and say the result.

    Raises documents.Faulty where either deck is refused or ours cannot be written.
    """
    path: Path = options.merge
    with DataLock(here.folder):
        theirs = decks.load(path / decks.TAUGHT if path.is_dir() else path, pack)
        try:
            taught = decks.load(decks.taught_path(here.folder, pack.id), pack)
        except documents.Missing:
            taught = decks.Deck(theirs.box)
        told, new = _brought(here, pack, theirs)
        after = telling.merge(taught.told, told)
        if after != taught.told:
            decks.write(here.folder, pack, after, new)
    return enquiries.tell(options, here, list(_came(pack, taught.told, after)))


def _brought(here: venue.Venue, pack: box.Pack, theirs: decks.Deck) -> tuple[Telling, dict[str, bytes]]:
    """Their telling, with its recordings renamed for our folder, and the content of each recording."""
    names: dict[str, str] = {}
    new: dict[str, bytes] = {}
    for name, path in theirs.files.items():
        try:
            data = path.read_bytes()
        except OSError:
            raise documents.Faulty([documents.Fault(path, None, "", "fault-unreadable")]) from None
        ours = f"{pack.id}/{Path(name).name}"
        there = decks.folder_of(here.folder) / ours
        if new.get(ours, data) != data or (there.exists() and there.read_bytes() != data):
            ours = f"{pack.id}/{recordings.name_of(Path(name).stem, data)}"
        names[name] = ours
        new[ours] = data

    def named(value: telling.Value) -> telling.Value:
        if isinstance(value, OwnText) and value.recording:
            return replace(value, recording=names[value.recording])
        return value

    told = Telling(
        {key: named(value) for key, value in theirs.told.entries.items()},
        {key: tuple(map(named, others)) for key, others in theirs.told.beside.items()},
    )
    return told, new


def _came(pack: box.Pack, before: Telling, after: Telling) -> Iterator[Announcement]:
    added = after.entries.keys() - before.entries.keys()
    differing = [key for key, others in after.beside.items() if set(others) - set(before.all(key))]
    if not added and not differing:
        yield game("merge-nothing", Sign.ACCEPTED, game=pack.title)
        return
    yield game("merge-added", Sign.ACCEPTED, game=pack.title, count=len(added))
    if differing:
        names = Several(tuple(_named(pack, key) for key in sorted(differing, key=repr)))
        yield game("merge-beside", count=len(differing), names=names)


def _named(pack: box.Pack, key: Key) -> Word:
    match key:
        case Field(token):
            return word("teach-recall-field", token=pack.title_of(token), slot=slot(key))
        case Barcode(payload):
            return word("merge-barcode", code=payload)
        case Row(table, players):
            return word("merge-row", row=f"{table}/{players}")
        case Edition():
            return word("merge-series")
        case Steps():
            return word("teach-steps")
