"""``companion decks``: lists what is known of each box, and carries a box from one club to another as one file.

It knows who may be told what: the words that are printed on cards stay here. It must never import half a box.
"""

from __future__ import annotations

import argparse
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.boxes import box_files, decks, loader, telling
from companion.boxes.box import Pack
from companion.boxes.telling import Barcode, Field, Row, Telling
from companion.commands import enquiries, merging
from companion.files import documents, venue
from companion.files.documents import Faulty
from companion.journal.folder import DataLock
from companion.model import Announcement, Several, Sign, Word, game, replace, word
from companion.refusal import cannot

#: The end of a box file's name.
ENDING = ".zip"


def library(options: argparse.Namespace) -> int:
    """List the boxes of which something has been told, export one, or import one. Raises Cannot, Faulty."""
    here = enquiries.enter(options)
    if len(options.by) > decks.LONGEST_TELLER or not options.by.isprintable():
        raise cannot("decks-by-form", longest=decks.LONGEST_TELLER)
    match options.act:
        case ["export", written, file]:
            pack = here.shelf.boxes[enquiries.game_asked(here, written)].pack
            here.need(pack.id)
            return enquiries.tell(options, here, _exported(here, pack, Path(file), options.by))
        case ["import", file]:
            with DataLock(here.folder):
                said = list(_imported(here, Path(file), options.by or Path(file).stem[: decks.LONGEST_TELLER]))
            return enquiries.tell(options, here, said)
        case _:
            return enquiries.tell(options, here, _listed(here))


# --- what is known ---


def _listed(here: venue.Venue) -> Iterator[Announcement]:
    """Of each box how much is known, then who told it and when, the newest first."""
    told = [(pack, decks.owned(here.folder, pack, left_out=[]).told) for pack in here.playable()]
    for pack, known in told:
        if known.entries:
            yield game("decks-line", game=pack.title, what=Several(tuple(_counts(known))))
            yield from (
                _teller(who, day)
                for day, who in sorted(((day, who) for who, day in known.tellers.items()), reverse=True)
            )
    if not any(known.entries for _, known in told):
        yield game("decks-none")


def _counts(told: Telling) -> Iterator[Word]:
    """How many there are of each sort of what was told, of those of which there are any."""
    fields = [(key.slot, value) for key, value in told.entries.items() if isinstance(key, Field)]
    counts = {
        "decks-codes": sum(isinstance(key, Barcode) for key in told.entries),
        "decks-names": sum(slot == "name" for slot, _ in fields),
        "decks-texts": sum(slot == "text" for slot, _ in fields),
        "decks-facts": sum(isinstance(value, int) for _, value in fields)
        + sum(isinstance(key, Row) for key in told.entries),
        "decks-steps": len(telling.steps(told)),
        "decks-recordings": len({text.recording for text in told.texts() if text.recording}),
    }
    return (word(id, count=count) for id, count in counts.items() if count)


def _teller(who: str, day: str) -> Announcement:
    year, month, day_of_month = map(int, day.split("-"))
    date = word("date", day=day_of_month, month=month, year=str(year))
    return game("decks-by", who=who, date=date) if who else game("decks-here", date=date)


# --- export ---


def _exported(here: venue.Venue, pack: Pack, file: Path, name: str) -> Iterable[Announcement]:
    """Write the box file; ``name`` is who has told what was told on this machine. Raises Cannot, Faulty."""
    file = file / f"{pack.id}{ENDING}" if file.is_dir() else file
    if file.exists() and not zipfile.is_zipfile(file):
        raise cannot("decks-other-file", path=str(file))
    deck = decks.owned(here.folder, pack)
    given, recordings = merging.brought(here.folder, pack, replace(deck, told=telling.given(deck.told)))
    given = replace(given, tellers={who or name: day for who, day in given.tellers.items()})
    own = loader.told_path(here.folder, pack.id)
    if not given.entries and not own.exists():
        raise cannot("decks-nothing", game=pack.title)
    content = {Path(at).name: data for at, data in recordings.items()}
    content[decks.TAUGHT] = decks.written(pack, given).encode()
    if own.exists():
        content[own.name] = own.read_bytes()
        content |= _spoken(pack, decks.folder_of(here.folder))
    with documents.writing(file):
        documents.put(file, box_files.made(content))
    counts = tuple(_counts(given))
    said = [game("decks-exported", Sign.ACCEPTED, game=pack.title, what=Several(counts or (word("decks-game-alone"),)))]
    printed = (value for key, value in deck.told.entries.items() if telling.printed(key))
    if any(text.text for value in printed for text in telling.words(value)):
        said.append(game("decks-texts-stay"))
    return said


def _spoken(pack: Pack, folder: Path) -> dict[str, bytes]:
    """The recordings of a game's own name, which its pack names."""
    texts = pack.declared.name.texts if pack.declared else ()
    return {Path(text.recording).name: (folder / text.recording).read_bytes() for text in texts if text.recording}


# --- import ---


def _imported(here: venue.Venue, file: Path, name: str) -> Iterator[Announcement]:
    """Add what a box file tells; ``name`` stands for whoever told it, where it does not say. Raises Cannot, Faulty.

    A new game's pack is written last: what is beside it means nothing without it.
    """
    with tempfile.TemporaryDirectory() as place, _named_after(file, Path(place)):
        folder = decks.folder_of(Path(place))
        id = box_files.unpacked(file, folder)
        theirs, ours = loader.told_path(Path(place), id), loader.told_path(here.folder, id)
        here.need(id)
        if faults := [fault for fault in here.left_out if fault.path.name == f"{id}.yaml"]:  # this very game's pack
            raise Faulty(faults)
        if id in here.shelf.boxes:
            pack = here.shelf.boxes[id].pack
            if theirs.exists() and _pieces(loader.load_owned(theirs)) != _pieces(pack):
                raise cannot("decks-other-game", game=pack.title)
            yield from merging.added(here, pack, decks.load(folder / id / decks.TAUGHT, pack), name)
        elif theirs.exists():
            pack = loader.load_owned(theirs, enquiries.clashes(here.folder))
            said = merging.added(here, pack, decks.load(folder / id / decks.TAUGHT, pack), name)
            with documents.writing(ours):
                for spoken, data in _spoken(pack, folder).items():
                    documents.put(ours.parent / spoken, data)
                documents.put(ours, theirs.read_bytes())
            yield game("decks-game-added", Sign.ACCEPTED, game=pack.title)
            yield from said
        else:
            raise cannot("decks-unknown-game", game=id, path=str(file))


def _pieces(pack: Pack) -> tuple[tuple[str, int, str], ...]:
    """What the codes of a pack depend on."""
    return tuple((kind.id, kind.copies, kind.salt) for kind in pack.kinds)


@contextmanager
def _named_after(file: Path, place: Path) -> Iterator[None]:
    """Tells a fault of an unpacked file as one of the file that it came in. Raises Faulty."""
    try:
        yield
    except Faulty as refused:
        raise Faulty(
            replace(fault, path=file / fault.path.name) if place in fault.path.parents else fault
            for fault in refused.faults
        ) from None
