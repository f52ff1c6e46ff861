"""Deck files: what the owner of a box has added, in the folder ``decks`` of the data folder.

    decks/<game>.yaml          written by hand, and never by the program
    decks/<game>/deck.yaml     what was taught (``companion teach``), with its recordings beside it

Both have the same form; where they differ, what was taught is used. It knows which slots a pack leaves open and never
invents what belongs in them. A faulty file is refused with line and field, and never half read; a file that was cut
short while it was copied is faulty too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from companion.boxes import barcodes, recordings, telling
from companion.boxes.box import Box, Flaw, Kind, Pack
from companion.boxes.loader import read_row
from companion.boxes.recordings import BadRecording
from companion.boxes.telling import Barcode, Edition, Field, Key, Row, Steps, Telling, Value
from companion.files import documents
from companion.files.documents import Fault, Faulty, Missing, Place, Plain, Shape, noted
from companion.model import Arg, Frozen, OwnText, Several, Token
from companion.system import folders

_BARCODE = Shape(telling.BARCODE, "fault-barcode")
_TOKEN = Shape(re.compile(r"[a-z0-9/-]+(@[1-9][0-9]{0,2})?"), "fault-token-copy")
#: The name of an edition of labels.
SERIES = Shape(re.compile(r"[A-Za-z0-9-]{1,16}"), "fault-series")
_RECORDING = Shape(recordings.NAME, "fault-recording-name")

#: A larger deck file would never be read again.
MOST_BYTES = documents.MAX_BYTES
#: The newest form of a deck file that is read here.
NEWEST = 1

#: What a taught deck file is called; its folder has the game's name.
TAUGHT = "deck.yaml"

#: The fields of a deck file that tell something.
_TELLS = ("tokens", "barcodes", "steps", "setup", "series")
#: A day as it is written, and said.
_DAY = Shape(re.compile(r"20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"), "fault-day")
#: Characters of who has told something: a name.
LONGEST_TELLER = 60

#: A game's own look at what its box's owner has filled in (``Game.flaws``).
Judge = Callable[[Box], Iterable[Flaw]]


def unjudged(box: Box) -> tuple[Flaw, ...]:
    """For games that do not judge what owners fill in."""
    return ()


class Deck(Frozen):
    """A box as its owner has it: ``barcodes`` are foreign ones they taught, ``series`` is the labels' edition.

    ``told`` is all of that entry by entry, ``files`` the path of each recording.
    """

    box: Box
    barcodes: Mapping[str, Token] = field(default_factory=lambda: MappingProxyType({}))
    series: str = "1"
    told: Telling = field(default_factory=Telling)
    files: Mapping[str, Path] = field(default_factory=lambda: MappingProxyType({}))


def folder_of(folder: Path) -> Path:
    """The folder of a data folder's deck files; paths of recordings start there."""
    return folder / "decks"


def path_of(folder: Path, game: str) -> Path:
    """The path of a game's deck file that is written by hand."""
    return folder_of(folder) / f"{game}.yaml"


def taught_path(folder: Path, game: str) -> Path:
    """The path of a game's deck file that a lesson writes."""
    return folder_of(folder) / game / TAUGHT


def owned(folder: Path, pack: Pack, judge: Judge = unjudged, left_out: list[Fault] | None = None) -> Deck:
    """The deck of a data folder; the plain box where its owner has told nothing.

    Only what was written by hand is judged: a half-taught box must stay open for the rest of its lesson. With
    ``left_out`` a faulty file is left out, and its faults are added there; without, documents.Faulty is raised.
    """
    faults: list[Fault] = []
    sides = []
    for path, judges in (taught_path(folder, pack.id), unjudged), (path_of(folder, pack.id), judge):
        deck = Deck(Box(pack))
        with noted(faults):
            deck = _side(path, pack, judges, left_out)
        sides.append(deck)
    if left_out is not None:
        left_out += faults
    elif faults:
        raise Faulty(faults)
    taught, written = sides
    return _joined(pack, telling.over(taught.told, written.told), {**written.files, **taught.files})


def sides(folder: Path, pack: Pack, unplayable: list[Fault] | None = None) -> tuple[Deck, Deck]:
    """What was taught about a game, and what was written by hand. Raises documents.Faulty.

    With ``unplayable`` a recording that cannot be played is noted there, and counts as not told: it can be made again.
    """
    taught, written = taught_path(folder, pack.id), path_of(folder, pack.id)
    return _side(taught, pack, unjudged, unplayable), _side(written, pack, unjudged, unplayable)


def _side(path: Path, pack: Pack, judge: Judge, unplayable: list[Fault] | None) -> Deck:
    try:
        return load(path, pack, judge, unplayable)
    except Missing:
        return Deck(Box(pack))


def load(path: Path, pack: Pack, judge: Judge = unjudged, unplayable: list[Fault] | None = None) -> Deck:
    """The deck in the file, for this pack; ``judge`` finds what its game cannot have. Raises documents.Faulty.

    With ``unplayable`` a recording that cannot be played is noted there, and counts as not told. A file that tells
    nobody who told it was told here, on the day on which it was written last.
    """
    read = _Reading(path, pack, judge, unplayable)
    told = documents.load(path, read.telling)
    if told.entries and not told.tellers:
        with suppress(OSError):
            told = told.told_by(telling.HERE, folders.day(path.stat().st_mtime))
    return _joined(pack, told, read.files)


def _joined(pack: Pack, told: Telling, files: Mapping[str, Path]) -> Deck:
    return Deck(telling.box(pack, told), telling.barcodes(told), telling.series(told), told, files)


class _Reading:
    """One deck file being read."""

    def __init__(self, path: Path, pack: Pack, judge: Judge = unjudged, unplayable: list[Fault] | None = None) -> None:
        self._unplayable = unplayable
        self.files: dict[str, Path] = {}
        self._path = path
        self._pack = pack
        self._judge = judge
        self._places: dict[str, Place] = {}  # where each token and each row is told about
        # Paths of recordings start at the folder of the deck files; a taught file has its recordings beside it.
        self._prefix = f"{pack.id}/" if path.name == TAUGHT else ""
        self._kinds = {
            name.removeprefix(f"{pack.id}/"): kind for kind in pack.kinds for name in (kind.id, *kind.aliases)
        }

    def telling(self, top: Place) -> Telling:
        top.header("deck", newest=NEWEST)
        fields = top.record("deck", optional=("game", *_TELLS, "beside", "told"))
        if "game" in fields:
            fields["game"].choice(self._pack.id)
        else:
            top.fault("fault-no-game", games=Several((self._pack.id,)))
        entries: dict[Key, Value] = {}
        for key, value in self._entries(fields):
            entries.setdefault(key, value)
        beside: dict[Key, list[Value]] = {}
        for place in fields["beside"].items():
            others = place.record(optional=_TELLS)
            for key, value in self._entries(others):
                if key not in entries:  # its owner removed what was in use
                    entries[key] = value
                elif value != entries[key] and value not in beside.get(key, ()):
                    beside.setdefault(key, []).append(value)
        told = Telling(entries, {key: tuple(sorted(values, key=repr)) for key, values in beside.items()})
        for place in fields["told"].items():
            teller = place.record("when", optional=("who",))
            who = teller["who"].text(longest=LONGEST_TELLER) if "who" in teller else telling.HERE
            told = told.told_by(who, teller["when"].text(_DAY))
        if top.sound:  # else the neutral values in place of bad ones would be judged too
            for flaw in self._judge(telling.box(self._pack, told)):
                args = {name.replace("-", "_"): arg for name, arg in flaw.what.args}
                self._places[flaw.at].fault(flaw.what.id, **args)
        return told

    def _entries(self, fields: documents.Record) -> Iterable[tuple[Key, Value]]:
        for name, place in fields["tokens"].pairs():
            kind = self._kinds.get(name.text(_TOKEN))
            if kind is None:
                name.fault("fault-unknown-token", game=self._pack.id)
            elif not kind.slots:
                place.fault("fault-no-slots", token=kind.id)
            else:
                self._places.setdefault(kind.id, place)
                yield from self._slots(place, kind)
        taken: dict[Barcode, Token] = {}
        for payload, place in fields["barcodes"].pairs():
            barcode, token = self._barcode(payload), self._token(place)
            if taken.setdefault(barcode, token) != token:  # one tag, written in two ways
                payload.fault("fault-barcode-taken", found=barcode.payload, token=taken[barcode].id)
            yield barcode, token
        for table_key, rows in fields["setup"].pairs():
            table = table_key.choice(*self._pack.tables)
            for players_key, row in rows.pairs():
                players = players_key.whole(self._pack.fewest, self._pack.most)
                self._places[f"{table}/{players}"] = row
                yield Row(table, players), tuple(read_row(row, self._pack.tables[table][players]).items())
        if steps := self._steps(fields["steps"]):
            yield Steps(), steps
        if "series" in fields:
            yield Edition(), fields["series"].text(SERIES)

    def _steps(self, place: Place) -> tuple[OwnText, ...]:
        """The steps of the set-up. One whose recording cannot be played, and that has no text, is left out."""
        places = place.items()
        if len(places) > telling.MOST_STEPS:
            place.fault("fault-steps", most=telling.MOST_STEPS)
        steps = (step.own_text(telling.LONGEST, self._recording) for step in places)
        return tuple(step for step in steps if step.text or step.recording)

    def _barcode(self, place: Place) -> Barcode:
        """A barcode in the form in which it is known. One that reads as a wrong code of ours is never found."""
        written = place.text(_BARCODE)
        letters = barcodes.codes(written) or ()
        if any(barcodes.blank_number(code) is None and not barcodes.check(code) for code in letters):
            place.fault("fault-barcode-misread", found=written)
        return Barcode(barcodes.known_as(written))

    def _slots(self, place: Place, kind: Kind) -> Iterable[tuple[Key, Value]]:
        by_players = ("text-by-players",) if "text" in kind.slots else ()
        fields = place.record(optional=(*kind.slots, *by_players))
        for slot in kind.slots:
            if slot not in fields:
                continue
            if slot in telling.WORDS:
                longest = telling.LONGEST_NAME if slot == "name" else telling.LONGEST
                yield from self._words(Field(kind.id, slot), fields[slot], longest)
            else:
                yield Field(kind.id, slot), self._number(fields[slot], slot)
        for players, text in fields["text-by-players"].pairs():
            number = players.whole(self._pack.fewest, self._pack.most)
            yield from self._words(Field(kind.id, "text", number), text, telling.LONGEST)

    def _words(self, key: Key, place: Place, longest: int) -> Iterable[tuple[Key, Value]]:
        words = place.own_text(longest, self._recording)
        if words.text or words.recording:  # else it was a recording alone, which cannot be played
            yield key, words

    def _number(self, place: Place, slot: str) -> int:
        """A whole number, or the place in the pack's list of the word that was chosen."""
        words = self._pack.choices.get(slot)
        return (
            place.whole(1, telling.largest(self._pack, slot))
            if words is None
            else words.index(place.choice(*words)) + 1
        )

    def _recording(self, place: Place) -> str:
        name = place.text(_RECORDING)
        if not name:
            return ""
        path = self._path.parent / name
        try:
            recordings.check(path)
        except BadRecording as bad:
            why: dict[str, Arg] = {"file": name, "seconds": recordings.LONGEST_SECONDS}
            if self._unplayable is not None:
                self._unplayable.append(Fault(path, None, "", f"fault-recording-{bad.reason}", tuple(why.items())))
                return ""
            place.fault(f"fault-recording-{bad.reason}", **why)
        self.files[self._prefix + name] = path
        return self._prefix + name

    def _token(self, place: Place) -> Token:
        name, _, copy = place.text(_TOKEN).partition("@")
        kind = self._kinds.get(name)
        if kind is None:
            if name:
                place.fault("fault-unknown-token", game=self._pack.id)
            return Token(self._pack.id)
        if int(copy or 1) > kind.copies:
            place.fault("fault-copy", copies=kind.copies)
        return Token(kind.id, int(copy or 1))


# --- writing what was taught ---------------------------------------------------------------------------------


def write(folder: Path, pack: Pack, told: Telling, new: Mapping[str, bytes] | None = None) -> None:
    """Make this what was taught about a game, durably; ``new`` are the WAV files of its new recordings.

    The recordings are written first, so that a deck file never names a missing one. Raises documents.Faulty where
    the file cannot be written; the old one is then untouched.
    """
    path = taught_path(folder, pack.id)
    text = written(pack, told)
    if len(text.encode()) > MOST_BYTES:
        raise Faulty([Fault(path, None, "", "fault-too-large")])
    with documents.writing(path):
        for name, data in (new or {}).items():
            documents.put(folder_of(folder) / name, data)
        documents.parse(text, path, _Reading(path, pack).telling)
        documents.put(path, text.encode())


def written(pack: Pack, told: Telling) -> str:
    """The text of a taught deck file. ``game`` comes last: a file that was cut short lacks it, and is refused."""
    top = {Plain("deck"): 1, **_written(pack, told.entries.items())}
    layers: list[dict[Plain, Any]] = []
    for key, others in told.beside.items():
        for rank, value in enumerate(others):
            if rank == len(layers):
                layers.append({})
            _lay(layers[rank], _written(pack, [(key, value)]))
    if layers:
        top[Plain("beside")] = layers
    if told.tellers:
        top[Plain("told")] = [
            ({Plain("who"): who} if who else {}) | {Plain("when"): day} for who, day in sorted(told.tellers.items())
        ]
    top[Plain("game")] = Plain(pack.id)
    return documents.written(top)


def _written(pack: Pack, entries: Iterable[tuple[Key, Value]]) -> dict[Plain, Any]:
    """Entries as the fields of a deck file, in the order of the pack."""
    order = {kind.id: rank for rank, kind in enumerate(pack.kinds)}
    fields: dict[Plain, Any] = {}
    for key, value in sorted(entries, key=lambda entry: (order.get(getattr(entry[0], "token", ""), -1), repr(entry))):
        match key, value:
            case Field(token, slot, 0), _:
                if slot in pack.choices and isinstance(value, int):
                    value = Plain(pack.choices[slot][value - 1])
                _lay(fields, {Plain("tokens"): {_short(pack, token): {Plain(slot): _words(pack, value)}}})
            case Field(token, _, players), _:
                by_players = {Plain("text-by-players"): {players: _words(pack, value)}}
                _lay(fields, {Plain("tokens"): {_short(pack, token): by_players}})
            case Barcode(payload), Token(id, copy):
                name = _short(pack, id) + (f"@{copy}" if copy > 1 else "")
                _lay(fields, {Plain("barcodes"): {payload: Plain(name)}})
            case Row(table, players), tuple():
                row = {Plain(column[0]): column[1] for column in value if not isinstance(column, OwnText)}
                _lay(fields, {Plain("setup"): {Plain(table): {players: row}}})
            case Steps(), tuple():
                fields[Plain("steps")] = [_words(pack, step) for step in value if isinstance(step, OwnText)]
            case Edition(), _:
                fields[Plain("series")] = value
            case _:
                raise TypeError(f"no entry of a deck file: {type(key).__name__}")
    return fields


def _lay(base: dict[Any, Any], above: Mapping[Any, Any]) -> None:
    for name, value in above.items():
        if isinstance(value, dict) and name in base:
            _lay(base[name], value)
        else:
            base[name] = value


def _short(pack: Pack, token_id: str) -> Plain:
    return Plain(token_id.removeprefix(f"{pack.id}/"))


def _words(pack: Pack, value: Value) -> Any:
    if not isinstance(value, OwnText):
        return value
    words: dict[Plain, str] = {Plain("lang"): value.lang}
    if value.text:
        words[Plain("text")] = value.text
    if value.said:
        words[Plain("said")] = value.said
    if value.recording:
        words[Plain("recording")] = value.recording.removeprefix(f"{pack.id}/")
    return words
