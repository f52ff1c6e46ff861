"""Deck files: what the owner of a box has added, ``decks/<game>.yaml`` in the data folder.

It knows which slots a pack leaves open and never invents what belongs in them. The file is its owner's: it is
read, and refused with line and field where it is wrong, but never written here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from companion import documents
from companion.box import Box, Flaw, Kind, Pack, Slot
from companion.documents import Missing, Place, Shape
from companion.model import OwnText, Token
from companion.packs.loader import read_row

_BARCODE = Shape(re.compile(r"[!-~]([ -~]{0,62}[!-~])?"), "fault-barcode")
_TOKEN = Shape(re.compile(r"[a-z0-9/-]+(@[1-9][0-9]{0,2})?"), "fault-token-copy")
#: The name of an edition of labels.
SERIES = Shape(re.compile(r"[A-Za-z0-9-]{1,16}"), "fault-series")

#: Slots that hold words; any other slot of a pack holds a whole number.
_WORDS = ("name", "text")

#: A game's own look at what its box's owner has filled in (``Game.flaws``).
Judge = Callable[[Box], Iterable[Flaw]]


@dataclass(frozen=True, slots=True)
class Deck:
    """A box as its owner has it: ``barcodes`` are foreign ones they taught, ``series`` is the labels' edition."""

    box: Box
    barcodes: Mapping[str, Token] = field(default_factory=lambda: MappingProxyType({}))
    series: str = "1"


def path_of(folder: Path, game: str) -> Path:
    """Where the deck file of a game is in a data folder."""
    return folder / "decks" / f"{game}.yaml"


def owned(folder: Path, pack: Pack, judge: Judge = lambda box: ()) -> Deck:
    """The deck of a data folder; the plain box where its owner has written none. Raises documents.Faulty."""
    try:
        return load(path_of(folder, pack.id), pack, judge)
    except Missing:
        return Deck(Box(pack))


def load(path: Path, pack: Pack, judge: Judge = lambda box: ()) -> Deck:
    """The deck in the file, for this pack; ``judge`` finds what its game cannot have. Raises documents.Faulty."""
    return documents.load(path, lambda top: _deck(top, pack, judge))


def _deck(top: Place, pack: Pack, judge: Judge) -> Deck:
    top.header("deck", newest=1)
    fields = top.record("deck", "game", optional=("tokens", "barcodes", "setup", "series"))
    fields["game"].choice(pack.id)
    kinds = {name.removeprefix(f"{pack.id}/"): kind for kind in pack.kinds for name in (kind.id, *kind.aliases)}
    own: dict[str, Slot] = {}
    places: dict[str, Place] = {}
    for key, place in fields["tokens"].pairs():
        kind = kinds.get(key.text(_TOKEN))
        if kind is None:
            key.fault("fault-unknown-token", game=pack.id)
        elif not kind.slots:
            place.fault("fault-no-slots", token=kind.id)
        else:
            own[kind.id] = _slot(place, kind, pack)
            places[kind.id] = place
    barcodes = {key.text(_BARCODE): _token(place, kinds, pack) for key, place in fields["barcodes"].pairs()}
    series = fields["series"].text(SERIES) if "series" in fields else "1"
    box = Box(_set_up(fields["setup"], pack), own)
    if top.sound:  # a neutral value that stands in for a bad one would be judged too
        for flaw in judge(box):
            places[flaw.token_id].fault(flaw.what.id, **{name.replace("-", "_"): arg for name, arg in flaw.what.args})
    return Deck(box, barcodes, series)


def _slot(place: Place, kind: Kind, pack: Pack) -> Slot:
    by_players = ("text-by-players",) if "text" in kind.slots else ()
    fields = place.record(optional=(*kind.slots, *by_players))
    texts: dict[int, OwnText] = {0: fields["text"].own_text()} if "text" in fields else {}
    for players, text in fields["text-by-players"].pairs():
        texts[players.whole(pack.fewest, pack.most)] = text.own_text()
    return Slot(
        name=fields["name"].own_text(longest=100) if "name" in fields else None,
        texts=texts,
        facts={slot: _fact(fields[slot], slot, pack) for slot in kind.slots if slot not in _WORDS and slot in fields},
    )


def _fact(place: Place, slot: str, pack: Pack) -> int:
    """A whole number, or the place in the pack's list of the word that was chosen."""
    words = pack.choices.get(slot)
    return place.whole(1, 99) if words is None else words.index(place.choice(*words)) + 1


def _token(place: Place, kinds: Mapping[str, Kind], pack: Pack) -> Token:
    name, _, copy = place.text(_TOKEN).partition("@")
    kind = kinds.get(name)
    if kind is None:
        if name:
            place.fault("fault-unknown-token", game=pack.id)
        return Token(pack.id)
    if int(copy or 1) > kind.copies:
        place.fault("fault-copy", copies=kind.copies)
    return Token(kind.id, int(copy or 1))


def _set_up(place: Place, pack: Pack) -> Pack:
    """The pack with the rows that its owner corrected; what the owner has read on the box is inferred no more."""
    tables = {name: dict(rows) for name, rows in pack.tables.items()}
    corrected = set()
    for key, rows in place.pairs():
        table = key.choice(*tables)
        for players_key, row in rows.pairs():
            players = players_key.whole(pack.fewest, pack.most)
            tables[table][players] = read_row(row, pack.tables[table][players])
            corrected.add(f"{table}/{players}")
    return replace(pack, tables=tables, inferred=pack.inferred - corrected)
