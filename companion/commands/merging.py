"""Adds another deck's entries to what was taught here: ``companion teach GAME --merge``, ``companion decks import``.

Nothing of either side is lost: what only the other deck tells is added, and where the two differ, its entry is kept
beside ours. It must never change the other deck's files, nor put another's entry in the place of one of ours.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.boxes import box, decks, recordings, telling
from companion.boxes.decks import Deck
from companion.boxes.telling import Barcode, Edition, Field, Key, Row, Steps, Telling, Value
from companion.commands import enquiries
from companion.files import documents, venue
from companion.journal.folder import DataLock
from companion.model import Announcement, OwnText, Several, Sign, Token, Word, game, replace, word
from companion.teaching.asking import slot


def merge(options: argparse.Namespace, here: venue.Venue, pack: box.Pack) -> int:
    """Merge the deck file, or the deck's folder, that ``--merge`` names, and say the result.

    Raises documents.Faulty where either deck is refused or ours cannot be written.
    """
    path: Path = options.merge
    with DataLock(here.folder):
        theirs = decks.load(path / decks.TAUGHT if path.is_dir() else path, pack)
        said = added(here, pack, theirs, path.stem)
    return enquiries.tell(options, here, list(said))


def added(here: venue.Venue, pack: box.Pack, theirs: Deck, name: str) -> Iterator[Announcement]:
    """Add their deck to what was taught here, durably; returns what has come of it.

    ``name`` stands for whoever told their deck, where it does not say. Raises documents.Faulty.
    """
    taught, written = decks.sides(here.folder, pack)
    ours = telling.over(taught.told, written.told)
    told, new = brought(here.folder, pack, theirs)
    told = replace(told, tellers={who or name: day for who, day in told.tellers.items()})
    after = telling.merge(ours, told)
    changed = [key for key in after.entries if after.all(key) != ours.all(key)]
    if changed:
        # Of what is written by hand only that is taken over about which the two decks differ: else it could be
        # changed there no more.
        by_hand = [key for key in changed if key in written.told.entries and key not in taught.told.entries]
        mine, copied = brought(here.folder, pack, replace(written, told=_part(written.told, by_hand)), new)
        kept = _part(after, changed)
        whole = Telling({**taught.told.entries, **kept.entries, **mine.entries}, {**taught.told.beside, **kept.beside})
        signed = replace(whole, tellers=telling.over(taught.told, told).tellers)
        decks.write(here.folder, pack, signed, copied)
    return _came(pack, ours, after)


def _part(told: Telling, keys: list[Key]) -> Telling:
    return Telling(
        {key: told.entries[key] for key in keys}, {key: told.beside[key] for key in keys if key in told.beside}
    )


def brought(
    folder: Path, pack: box.Pack, theirs: Deck, known: Mapping[str, bytes] | None = None
) -> tuple[Telling, dict[str, bytes]]:
    """Their telling, with its recordings renamed for the game's folder in this data folder, and their contents.

    ``known``: recordings that come too, and whose names are taken. Raises documents.Faulty.
    """
    names: dict[str, str] = {}
    new: dict[str, bytes] = dict(known or {})
    for name in sorted({text.recording for text in theirs.told.texts() if text.recording}):
        path = theirs.files[name]
        try:
            data = path.read_bytes()
        except OSError:
            raise documents.Faulty([documents.Fault(path, None, "", "fault-unreadable")]) from None
        ours = f"{pack.id}/{Path(name).name}"
        there = decks.folder_of(folder) / ours
        if new.get(ours, data) != data or (there.exists() and there.read_bytes() != data):
            ours = f"{pack.id}/{recordings.name_of(Path(name).stem, data)}"
        names[name] = ours
        new[ours] = data

    def named(value: Value) -> Value:
        if isinstance(value, OwnText) and value.recording:
            return replace(value, recording=names[value.recording])
        steps = tuple(step for step in value if isinstance(step, OwnText)) if isinstance(value, tuple) else ()
        return tuple(replace(step, recording=names.get(step.recording, "")) for step in steps) or value

    told = replace(
        theirs.told,
        entries={key: named(value) for key, value in theirs.told.entries.items()},
        beside={key: tuple(map(named, others)) for key, others in theirs.told.beside.items()},
    )
    return told, new


def _came(pack: box.Pack, before: Telling, after: Telling) -> Iterator[Announcement]:
    added = after.entries.keys() - before.entries.keys()
    differing = sorted((key for key, others in after.beside.items() if set(others) - set(before.all(key))), key=repr)
    if not added and not differing:
        yield game("merge-nothing", Sign.ACCEPTED, game=pack.title)
        return
    yield game("merge-added", Sign.ACCEPTED, game=pack.title, count=len(added))
    for key in differing:
        if isinstance(key, Barcode):  # one code cannot stand for two things: whoever sticks labels must know which
            ours, *others = (pack.title_of(token.id) for token in after.all(key) if isinstance(token, Token))
            yield game("merge-barcode-differs", code=key.payload, token=ours, others=Several(tuple(others)))
    if rest := [_named(pack, key) for key in differing if not isinstance(key, Barcode)]:
        yield game("merge-beside", count=len(rest), names=Several(tuple(rest)))


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
