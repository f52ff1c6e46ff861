"""Packs: what is shipped about each game box, one YAML file a box.

It knows the form of a pack and nothing of any game's rules: whether a table makes sense is the game's to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from companion import documents, resources
from companion.box import CORNERS, LABEL_PLACES, Kind, Pack, Tables
from companion.documents import SLUG, Place, Shape
from companion.model import MAX_SEATS

#: Finds pairs of token ids that would get the same code; ``inputs.codes`` knows, and whoever checks passes it in.
Clashes = Callable[[tuple[Kind, ...]], Iterable[tuple[str, str]]]

KIND = Shape(re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*"), "fault-token-id")
_SALT = Shape(re.compile(r"[a-z0-9]{1,8}"), "fault-salt")
_ROW = Shape(re.compile(r"[a-z][a-z0-9-]*/[1-8]"), "fault-row")


def games() -> tuple[str, ...]:
    """The ids of the games that have a pack."""
    return tuple(sorted(path.stem for path in resources.packs().glob("*.yaml")))


def shipped(game: str) -> Pack:
    """The pack of a game. Raises documents.Faulty."""
    return load(resources.packs() / f"{game}.yaml")


def load(path: Path, clashes: Clashes = lambda kinds: ()) -> Pack:
    """The pack in the file. Raises documents.Faulty."""
    return documents.load(path, lambda top: _pack(top, clashes))


def _pack(top: Place, clashes: Clashes) -> Pack:
    top.header("pack", newest=1)
    fields = top.record("pack", "game", "version", "players", "tokens", optional=("tables", "inferred", "choices"))
    game = fields["game"].text(SLUG)
    players = fields["players"].record("fewest", "most")
    fewest = players["fewest"].whole(1, MAX_SEATS)
    most = players["most"].whole(fewest, MAX_SEATS)
    kinds = _kinds(game, fields["tokens"], clashes)
    tables = {key.text(SLUG): _table(place, fewest, most) for key, place in fields["tables"].pairs()}
    choices = {
        key.text(SLUG): tuple(word.text(SLUG) for word in place.items()) for key, place in fields["choices"].pairs()
    }
    inferred = _inferred(fields["inferred"], tables)
    return Pack(game, fields["version"].whole(1, 9999), fewest, most, kinds, tables, inferred, choices)


def _kinds(game: str, tokens: Place, clashes: Clashes) -> tuple[Kind, ...]:
    places: dict[str, Place] = {}
    kinds = []
    for key, place in tokens.pairs():
        kind = _kind(game, key, place)
        for id in (kind.id, *kind.aliases):
            if places.setdefault(id, place) is not place:
                place.fault("fault-token-taken", token=id)
        kinds.append(kind)
    for id, other in clashes(tuple(kinds)):
        places.get(id, tokens).fault("fault-clash", token=id, other=other)
    return tuple(kinds)


def _kind(game: str, key: Place, place: Place) -> Kind:
    fields = place.record(optional=("copies", "salt", "aliases", "slots", "label"))
    return Kind(
        f"{game}/{key.text(KIND)}",
        copies=fields["copies"].whole(1, 999),
        salt=fields["salt"].text(_SALT),
        aliases=tuple(f"{game}/{alias.text(KIND)}" for alias in fields["aliases"].items()),
        slots=tuple(slot.text(SLUG) for slot in fields["slots"].items()),
        label=_label(fields["label"]),
    )


def _label(place: Place) -> tuple[str, ...]:
    """Where labels go: one place, or two different corners for a card that takes two labels."""
    places = tuple(item.choice(*LABEL_PLACES) for item in place.items())
    if len(places) > 1 and (len(places) > 2 or len({*places} & {*CORNERS}) < 2):
        place.fault("fault-label-places")
    return places


def _table(place: Place, fewest: int, most: int) -> dict[int, dict[str, int]]:
    """A row for every number of players that the box serves, all with the same columns."""
    rows: dict[int, dict[str, int]] = {}
    columns: tuple[str, ...] = ()
    for key, row in place.pairs():
        if not columns:
            columns = tuple(column.text(SLUG) for column, _ in row.pairs())
        rows[key.whole(fewest, most)] = read_row(row, columns)
    for players in range(fewest, most + 1):
        if players not in rows:
            place.fault("fault-missing-row", players=players)
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
