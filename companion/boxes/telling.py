"""What the owner of a box has told about it: entries, each under a key of its own, and how two tellings become one.

Pure values. ``decks.py`` reads and writes them; ``box.Box`` is the box with them. It must never lose an entry: where
two tellings differ, one is in use and the other is kept beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import TypeAlias

from companion.boxes.box import Box, Pack, Slot
from companion.model import Frozen, OwnText, Token, replace

#: Slots that hold words; any other slot of a pack holds a whole number.
WORDS = ("name", "text", "ways")
#: The most steps of a set-up that an owner may tell.
MOST_STEPS = 40
#: Characters of a name, and of any other words.
LONGEST_NAME, LONGEST = 100, 2000
#: The largest number that a slot may hold for which the pack tells none; the smallest is 1.
LARGEST = 99


def largest(pack: Pack, slot: str) -> int:
    """The largest number that this slot may hold; where the pack lists words for it, how many words there are."""
    return len(pack.choices[slot]) if slot in pack.choices else pack.largest.get(slot, LARGEST)


#: Who told something, where it was told on this very machine.
HERE = ""

#: A foreign barcode that can be kept: printable ASCII, as scanners send it.
BARCODE = re.compile(r"[!-~]([ -~]{0,198}[!-~])?")


class Field(Frozen):
    """A slot of a token. ``players``: the text is for that many players, 0 for any number."""

    token: str
    slot: str
    players: int = 0


class Barcode(Frozen):
    """A foreign barcode, letter for letter."""

    payload: str


class Row(Frozen):
    """A row of a set-up table that the owner read on the box."""

    table: str
    players: int


class Edition(Frozen):
    """The series of the box's labels."""


class Steps(Frozen):
    """The steps of the set-up that only the box tells, in their order. They are one entry: two owners' never mix."""


Key: TypeAlias = Field | Barcode | Row | Edition | Steps
#: For a Field words or a number, for a Barcode its token, for a Row its columns, for the Edition its name, for the
#: Steps their words.
Value: TypeAlias = OwnText | int | Token | tuple[tuple[str, int], ...] | tuple[OwnText, ...] | str


class Telling(Frozen):
    """``entries`` are in use; ``beside`` holds what another telling said under the same key.

    ``tellers``: who has told it, and on which day last ("2026-12-01"); ``HERE`` is this machine. Two tellings are equal
    where they tell the same, whoever did.
    """

    entries: Mapping[Key, Value] = field(default_factory=dict)
    beside: Mapping[Key, tuple[Value, ...]] = field(default_factory=dict)
    tellers: Mapping[str, str] = field(default_factory=dict, compare=False)

    def all(self, key: Key) -> tuple[Value, ...]:
        """What is in use under this key, then what is kept beside it."""
        used = (self.entries[key],) if key in self.entries else ()
        return (*used, *self.beside.get(key, ()))

    def put(self, key: Key, value: Value, keep: bool = False) -> Telling:
        """The telling with this value in use. With ``keep`` the value that was in use is kept beside it."""
        others = set(self.all(key) if keep else self.beside.get(key, ())) - {value}
        beside = {known: values for known, values in self.beside.items() if known != key}
        if others:
            beside[key] = _sorted(others)
        return Telling({**self.entries, key: value}, beside, self.tellers)

    def without(self, key: Key) -> Telling:
        """The telling without this key: neither what is in use nor what is kept beside it."""
        return Telling(
            {known: value for known, value in self.entries.items() if known != key},
            {known: others for known, others in self.beside.items() if known != key},
            self.tellers,
        )

    def told_by(self, who: str, day: str) -> Telling:
        """The telling with this teller; of two days the later counts."""
        return replace(self, tellers={**self.tellers, who: max(day, self.tellers.get(who, ""))})

    def texts(self) -> Iterator[OwnText]:
        """All its words."""
        for key in self.entries.keys() | self.beside.keys():
            for value in self.all(key):
                yield from words(value)


def words(value: Value) -> tuple[OwnText, ...]:
    """The words of an entry: of a name or a text one, of the steps each."""
    each = value if isinstance(value, tuple) else (value,)
    return tuple(text for text in each if isinstance(text, OwnText))


def merge(ours: Telling, theirs: Telling) -> Telling:
    """Everything that two owners tell. Where they differ, ours is in use and theirs is kept beside it.

    An owner who tells no series has labels of the first series, so the other owner's series is never put in use.
    """
    if not (ours.entries and theirs.entries):
        return ours if ours.entries else theirs
    if Edition() in ours.entries or Edition() in theirs.entries:
        ours, theirs = (replace(side, entries={Edition(): "1", **side.entries}) for side in (ours, theirs))
    return over(ours, theirs)


def over(ours: Telling, theirs: Telling) -> Telling:
    """Both tellings of one owner as one. Where they differ, ``ours`` is in use and ``theirs`` is kept beside it."""
    entries = {**theirs.entries, **ours.entries}
    beside = {}
    for key in ours.beside.keys() | theirs.beside.keys() | (ours.entries.keys() & theirs.entries.keys()):
        if others := _sorted({*ours.all(key), *theirs.all(key)} - {entries[key]}):
            beside[key] = others
    told = Telling(entries, beside, ours.tellers)
    for who, day in theirs.tellers.items():
        told = told.told_by(who, day)
    return told


def printed(key: Key) -> bool:
    """Whether its words are printed: on a card, or in the rules of the box. They are not an owner's to give away."""
    return isinstance(key, Steps) or (isinstance(key, Field) and key.slot == "text")


def given(told: Telling) -> Telling:
    """What of a telling may go to others: all but the words that are printed on cards, or in the rules of the box.

    A recording is its owner's own: a text keeps it alone. Steps have an order, so they go where each has a recording.
    """

    def goes(key: Key, value: Value) -> Value | None:
        if not printed(key):
            return value
        spoken = tuple(OwnText(text.lang, "", text.recording) for text in words(value))
        if not all(text.recording for text in spoken):
            return None
        return spoken if isinstance(key, Steps) else spoken[0]

    mine = Telling(tellers=told.tellers)
    for key in told.entries:
        for value in told.all(key):
            if (kept := goes(key, value)) is not None:
                mine = over(mine, Telling({key: kept}))
    return mine


def _sorted(values: Iterable[Value]) -> tuple[Value, ...]:
    return tuple(sorted(set(values), key=repr))


# --- the box with what its owner told ----------------------------------------------------------------------------


def box(pack: Pack, told: Telling) -> Box:
    """The pack with the rows that its owner corrected, and the slots that they filled in.

    A row that the owner has read on the box is no longer marked as inferred.
    """
    tables = {name: dict(rows) for name, rows in pack.tables.items()}
    corrected = set()
    slots: dict[str, Slot] = {}
    for key, value in told.entries.items():
        match key, value:
            case Row(table, players), tuple():
                tables[table][players] = dict(column for column in value if not isinstance(column, OwnText))
                corrected.add(f"{table}/{players}")
            case Field(token, slot, players), _:
                slots[token] = _filled(slots.get(token, Slot()), slot, players, value)
    return Box(replace(pack, tables=tables, inferred=pack.inferred - corrected), slots, steps(told))


def _filled(slot: Slot, name: str, players: int, value: Value) -> Slot:
    match name, value:
        case "name", OwnText():
            return replace(slot, name=value)
        case _, OwnText():
            return replace(slot, texts={**slot.texts, players: value})
        case _, int():
            return replace(slot, facts={**slot.facts, name: value})
        case _:
            return slot


def steps(told: Telling) -> tuple[OwnText, ...]:
    """The steps of the set-up that the owner has told, in their order."""
    found = told.entries.get(Steps(), ())
    return tuple(step for step in found if isinstance(step, OwnText)) if isinstance(found, tuple) else ()


def barcodes(told: Telling) -> dict[str, Token]:
    """The foreign barcodes, letter for letter, and the tokens that they stand for."""
    return {
        key.payload: value
        for key, value in told.entries.items()
        if isinstance(key, Barcode) and isinstance(value, Token)
    }


def series(told: Telling) -> str:
    """The series of the box's labels; the first series where none was told."""
    return str(told.entries.get(Edition(), "1"))
