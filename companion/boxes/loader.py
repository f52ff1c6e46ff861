"""Packs: what is shipped about each game box, one YAML file a box.

It knows the form of a pack and nothing of any game's rules: the game itself judges whether a table makes sense.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

from companion.boxes import declaring, recordings
from companion.boxes.box import CORNERS, LABEL_PLACES, STEPS, Kind, Pack, Tables
from companion.files import documents, resources
from companion.files.documents import SLUG, Fault, Faulty, Place, Record, Shape
from companion.model import Arg, OwnWords, word

#: Finds pairs of token ids that would get the same code. ``inputs.codes`` can; the caller passes it in.
Clashes = Callable[[tuple[Kind, ...]], Iterable[tuple[str, str]]]

KIND = Shape(re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*"), "fault-token-id")
BARCODE = Shape(re.compile(r"[!-~]([ -~]{0,62}[!-~])?"), "fault-barcode")
#: The folder of the deck files in a data folder.
_DECKS = "decks"
_SALT = Shape(re.compile(r"[a-z0-9]{1,8}"), "fault-salt")
_ROW = Shape(re.compile(r"[a-z][a-z0-9-]*/[1-8]"), "fault-row")


def games(folder: Path | None = None) -> tuple[str, ...]:
    """The ids of the games that have a pack: the shipped ones, and those of a data folder.

    Raises documents.Faulty where the data folder may not be read.
    """
    return tuple(sorted({path.stem for path in (*resources.packs().glob("*.yaml"), *owned(folder))}))


def owned(folder: Path | None) -> tuple[Path, ...]:
    """The packs that the owner of a data folder has put there: those in ``packs``, and those that were told by ear,
    each in its game's folder among the deck files (``told_path``). Of two with one name the first counts.

    Raises documents.Faulty where ``packs`` may not be read.
    """
    found: dict[str, Path] = {}
    for path in _put(folder):
        found.setdefault(path.stem, path)
    return tuple(found[name] for name in sorted(found))


def of_one_name(folder: Path) -> tuple[Fault, ...]:
    """The owner's packs that do not count, because another of that name does. Raises documents.Faulty, as ``owned``."""
    counts = {path.stem: path for path in owned(folder)}
    return tuple(
        Fault(path, None, "", "fault-pack-twice", word("", other="/".join(first.parts[-2:])).args)
        for path in _put(folder)
        if (first := counts[path.stem]) != path
    )


def _put(folder: Path | None) -> list[Path]:
    """All packs of a data folder, those before others that count before them."""
    if folder is None:
        return []
    place = folder / "packs"
    if place.is_dir() and not os.access(place, os.R_OK | os.X_OK):  # a search would silently find nothing
        raise Faulty([Fault(place, None, "", "fault-forbidden")])
    put = [path for path in sorted(place.glob("*")) if path.suffix in (".yaml", ".yml")]
    told = [path for path in sorted((folder / _DECKS).glob("*/*.yaml")) if _is_told(path)]
    # Systems put files of their own there, and hide them.
    return [path for path in (*put, *told) if not path.name.startswith(".")]


def told_path(folder: Path, game: str) -> Path:
    """Where the pack of a game lies that was told by ear: in the one folder that clubs copy."""
    return folder / _DECKS / game / f"{game}.yaml"


def shipped(game: str) -> Pack:
    """The pack of a game, read once: what is shipped does not change. Raises documents.Faulty."""
    return _shipped(resources.packs() / f"{game}.yaml")


@cache
def _shipped(path: Path) -> Pack:
    return load(path)


def found(game: str, folder: Path) -> Pack:
    """The pack of a game, shipped or of this data folder. Raises documents.Faulty."""
    path = resources.packs() / f"{game}.yaml"
    own = next((own for own in owned(folder) if own.stem == game), path)
    return load(path if path.exists() else own)


def load(path: Path, clashes: Clashes = lambda kinds: ()) -> Pack:
    """The pack in the file. Raises documents.Faulty."""
    return documents.load(path, lambda top: described(top, clashes))


def load_owned(path: Path, clashes: Clashes = lambda kinds: (), unplayable: list[Fault] | None = None) -> Pack:
    """A pack that an owner has added: without code, for a game that is not shipped. Raises documents.Faulty.

    With ``unplayable`` a recording of its name that cannot be played is noted there, and the name is read as written.
    """
    return documents.load(path, lambda top: added(top, path, clashes, unplayable))


def is_owned(path: Path) -> bool:
    """Whether a pack lies where owners put packs, and not among the shipped ones."""
    place = path.absolute().parent
    return _is_told(path) or (place.name == "packs" and place != resources.packs())


def _is_told(path: Path) -> bool:
    """Whether a pack that was told by ear lies here. Beside the decks of a shipped game is none: it needs no other."""
    place = path.absolute().parent
    lies = place.parent.name == _DECKS and path.stem == place.name
    return lies and not (resources.packs() / path.name).exists()


def added(top: Place, path: Path, clashes: Clashes = lambda kinds: (), unplayable: list[Fault] | None = None) -> Pack:
    """The pack that a document of an owner's describes; faults are noted in ``top``."""
    pack = described(top, clashes)
    game = next((value for key, value in top.pairs() if key.name == "game"), top)
    if pack.declared is None:
        top.fault("fault-needs-cards")
    elif (resources.packs() / f"{pack.id}.yaml").exists():
        game.fault("fault-game-taken", game=pack.id)
    elif pack.id and pack.id != "sticker" and path.stem != pack.id:  # a bad id has been noted as a fault
        game.fault("fault-file-name", name=f"{pack.id}.yaml")
    spoken = next((value for key, value in top.pairs() if key.name == "recording"), None)
    return pack if spoken is None else _spoken(pack, spoken, _decks_beside(path), unplayable)


def _decks_beside(path: Path) -> Path:
    """The folder of the deck files, for a pack of an owner's."""
    place = path.absolute().parents[1]
    return place if place.name == _DECKS else place / _DECKS


def _spoken(pack: Pack, place: Place, decks: Path, unplayable: list[Fault] | None) -> Pack:
    """The pack with its name as its owner says it. ``place`` names the recording, from the folder of the deck files."""
    if pack.declared is None or not (name := place.text(Shape(recordings.NAME, "fault-recording-name"))):
        return pack
    try:
        recordings.check(decks / name)
    except recordings.BadRecording as bad:
        fault = f"fault-recording-{bad.reason}"
        why: dict[str, Arg] = {"file": name, "seconds": recordings.LONGEST_SECONDS}
        if unplayable is None:
            place.fault(fault, **why)
        else:
            unplayable.append(Fault(decks / name, None, "", fault, tuple(why.items())))
        return pack
    said = OwnWords(tuple(replace(text, recording=name) for text in pack.declared.name.texts))
    kinds = tuple(replace(kind, name=said) if kind.id == f"{pack.id}/box" else kind for kind in pack.kinds)
    return replace(pack, kinds=kinds, declared=replace(pack.declared, name=said))


def described(top: Place, clashes: Clashes = lambda kinds: ()) -> Pack:
    """The pack that a document describes; faults are noted in ``top``. Raises documents.Faulty for a wrong header."""
    top.header("pack", newest=1)
    if any(key.name in declaring.REQUIRED for key, _ in top.pairs()):
        return _declared(top, clashes)
    fields = top.record("pack", "game", "version", "players", "tokens", optional=_OF_CODE)
    game = fields["game"].text(SLUG)
    players = declaring.players(fields["players"])
    kinds = _kinds(game, fields["tokens"], clashes)
    tables = {key.text(SLUG): _table(place, players) for key, place in fields["tables"].pairs()}
    version = fields["version"].whole(1, 9999)
    choices = {
        key.text(SLUG): tuple(word.text(SLUG) for word in place.items()) for key, place in fields["choices"].pairs()
    }
    inferred = _inferred(fields["inferred"], tables)
    lobby = _lobby(fields)
    largest = {key.text(SLUG): place.whole(1, 999) for key, place in fields["largest"].pairs()}
    printed = (game, version, players[0], players[-1], kinds, tables, inferred, choices, largest)
    groups = tuple(group.text(KIND) for group in fields["reference"].items())
    rules, why = _rules(fields)
    return Pack(*printed, lobby=lobby, reference=groups, slots=_of_owner(fields), rules=rules, why=why)


def _rules(fields: Record) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, str]]]:
    """The chapters of the rules by ear with their passages; and the passage that says why, by what was refused."""
    chapters = {key.text(SLUG): tuple(name.text(SLUG) for name in of.items()) for key, of in fields["rules"].pairs()}
    places = {f"{chapter}/{name}": (chapter, name) for chapter, names in chapters.items() for name in names}
    why: dict[str, tuple[str, str]] = {}
    for key, refusals in fields["why"].pairs():
        if not places:
            key.fault("fault-why-no-rules")
            continue
        found = places.get(key.choice(*places), ("", ""))
        why |= {refusal.text(SLUG): found for refusal in refusals.items()}
    return chapters, why


def _declared(top: Place, clashes: Clashes) -> Pack:
    """A game without code: its tokens are its cards, and the box as one more token."""
    fields = top.record("pack", "game", "version", "players", *declaring.REQUIRED, optional=declaring.OPTIONAL)
    game = fields["game"].text(SLUG)
    if game == "sticker":
        fields["game"].fault("fault-game-taken", game=game)
    players = declaring.players(fields["players"])
    known = declaring.Known(
        declaring.languages(fields["languages"]), players, {}, declaring.settings(fields["settings"])
    )
    tables, names = declaring.tables(fields["tables"], lambda place: {"": _table(place, players)}, known)
    declared = declaring.read(game, fields, replace(known, tables=tables), names)
    box = Kind(f"{game}/box", name=declared.name, barcodes=_barcodes(fields["barcodes"]))
    kinds = _kinds(game, fields["cards"], clashes, box)
    named = {card.id: card for card in declared.cards}
    kinds = tuple(
        replace(kind, name=named[kind.id].name, number=named[kind.id].number) if kind.id in named else kind
        for kind in kinds
    )
    version, inferred = fields["version"].whole(1, 9999), _inferred(fields["inferred"], tables)
    lobby = _lobby(fields)
    own, minute = _of_owner(fields), tuple(known.words(passage) for passage in fields["minute"].items())
    printed = (game, version, players[0], players[-1], kinds, tables, inferred)
    return Pack(*printed, declared=declared, lobby=lobby, slots=own, minute=minute)


def _lobby(fields: Record) -> int | None:
    """The game's number in the lobby, where the pack tells one."""
    return fields["lobby"].whole(1, 99) if "lobby" in fields else None


def _of_owner(fields: Record) -> tuple[str, ...]:
    """What the owner may tell of the whole game."""
    return tuple(slot.choice(STEPS) for slot in fields["slots"].items())


def _kinds(game: str, tokens: Place, clashes: Clashes, box: Kind | None = None) -> tuple[Kind, ...]:
    places: dict[str, Place] = {} if box is None else {box.id: tokens}
    kinds = [] if box is None else [box]
    for key, place in tokens.pairs():
        for kind in _kind(game, key, place) if box is None else _card(game, key, place):
            for id in (kind.id, *kind.aliases):
                if places.setdefault(id, place) is not place:
                    place.fault("fault-token-taken", token=id)
            kinds.append(kind)
    named = {kind.id for kind in kinds if "name" in kind.slots}
    owners: dict[str, str] = {}
    for kind in kinds:
        if kind.namesake and kind.namesake not in named:
            places[kind.id].fault("fault-namesake", token=kind.namesake)
        for barcode in kind.barcodes:
            if (owner := owners.setdefault(barcode, kind.id)) != kind.id:  # at a table neither would count
                places[kind.id].fault("fault-barcode-taken", found=barcode, token=owner)
    for id, other in clashes(tuple(kinds)):
        places.get(id, tokens).fault("fault-clash", token=id, other=other)
    return tuple(kinds)


#: What a pack of a game that has code may tell.
_OF_CODE = ("tables", "inferred", "choices", "largest", "lobby", "reference", "slots", "rules", "why")
_PRINTED = ("copies", "salt", "aliases", "slots", "label", "namesake")


def _kind(game: str, key: Place, place: Place) -> tuple[Kind, ...]:
    return (_printed(game, key.text(KIND), place.record(optional=_PRINTED)),)


def _card(game: str, key: Place, place: Place) -> tuple[Kind, ...]:
    """A card of a game without code: one kind, or one kind for each number."""
    optional = (*_PRINTED, "barcodes", *(name for name in declaring.CARD if name != "name"))
    fields = place.record("name", optional=optional)
    key.text(KIND)
    if "slots" in fields:
        for slot in fields["slots"].items():
            slot.choice("name", "text")
    if "numbered" in fields and "aliases" in fields:
        fields["aliases"].fault("fault-numbered-aliases")
    barcodes = _barcodes(fields["barcodes"])
    return tuple(
        replace(_printed(game, id, fields), barcodes=barcodes) for id, _ in declaring.card_ids(place, key.name)
    )


def _printed(game: str, id: str, fields: Record) -> Kind:
    return Kind(
        f"{game}/{id}",
        copies=fields["copies"].whole(1, 999),
        salt=fields["salt"].text(_SALT),
        aliases=tuple(f"{game}/{alias.text(KIND)}" for alias in fields["aliases"].items()),
        slots=tuple(slot.text(SLUG) for slot in fields["slots"].items()),
        label=_label(fields["label"]),
        namesake=f"{game}/{fields['namesake'].text(KIND)}" if "namesake" in fields else "",
    )


def _barcodes(place: Place) -> tuple[str, ...]:
    return tuple(item.text(BARCODE) for item in place.items())


def _label(place: Place) -> tuple[str, ...]:
    """Where labels go: one place, or two different corners for a card that takes two labels."""
    places = tuple(item.choice(*LABEL_PLACES) for item in place.items())
    if len(places) > 1 and (len(places) > 2 or len({*places} & {*CORNERS}) < 2):
        place.fault("fault-label-places")
    return places


def _table(place: Place, players: range) -> dict[int, dict[str, int]]:
    """One row for each number of players that the box allows, all with the same columns."""
    rows: dict[int, dict[str, int]] = {}
    columns: tuple[str, ...] = ()
    for key, row in place.pairs():
        if not columns:
            columns = tuple(column.text(SLUG) for column, _ in row.pairs())
        rows[key.whole(players[0], players[-1])] = read_row(row, columns)
    for number in players:
        if number not in rows and place.present:
            place.fault("fault-missing-row", players=number)
    return rows


def read_row(place: Place, columns: Iterable[str]) -> dict[str, int]:
    """A row of a set-up table with exactly these columns; the owner's deck file has the same form."""
    columns = tuple(columns)
    fields = place.record(*columns)
    return {column: fields[column].whole(0, 999) for column in columns}


def _inferred(place: Place, tables: Tables) -> frozenset[str]:
    rows = frozenset(f"{table}/{players}" for table, rows in tables.items() for players in rows)
    named = set()
    for item in place.items():
        row = item.text(_ROW)
        if row and row not in rows:
            item.fault("fault-unknown-row", row=row)
        named.add(row)
    return frozenset(named)
