"""Settings: what people chose for their table, from three places. A later place wins over an earlier one.

``settings.yaml`` is written by hand and never by the program; ``learned.yaml`` is written by the program alone
(what was set by ear); the command line comes last. It knows names, limits and defaults, never what a setting
does: an unknown language or port is refused where it is used.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

from companion.files import documents
from companion.files.documents import LANGUAGE, SLUG, Fault, Faulty, Missing, Place, Shape, noted
from companion.model import MAX_SEATS, Frozen, OwnText, OwnTone, Seat, Verbosity, Word, replace
from companion.system import locks

SLOWEST, FASTEST = 80, 450  # words a minute: what eSpeak can do
LOUDEST = 100  # per cent
SLOWEST_PACE = 60  # milliseconds a character: slower ones cannot be told from hands
LONGEST_LEAD_IN = 2000  # milliseconds

#: The keys of the 4x4 pad. Inside the program every keypad's keys have these names.
KEYS = tuple("0123456789ABCD*#")

_PORT = Shape(re.compile(rf"(seat[1-{MAX_SEATS}]=)?(?!seat[\w,]*=)[^\s=]\S*"), "fault-port")
#: Who hears an output: the table, or the seats that an ear serves.
OUTPUT = Shape(re.compile(rf"table|seat[1-{MAX_SEATS}](,seat[1-{MAX_SEATS}])*"), "fault-output")
#: A player's name: no sign that people put between names.
NAME = Shape(re.compile(r"[^;,/|&+\x00-\x1f\x7f-\x9f\u2028\u2029]*"), "fault-name")
#: Characters of a player's name.
LONGEST_NAME = 40
#: Characters of how it is read.
LONGEST_SAID = 100
#: The recording of a player's name; its folder is beside those of the boxes.
NAMES_FOLDER = "_names"
_NAME_RECORDING = Shape(re.compile(rf"{NAMES_FOLDER}/[a-z0-9-]{{1,80}}\.wav"), "fault-recording-name")
#: An ear, named by the seats that it serves.
EAR = Shape(re.compile(rf"seat[1-{MAX_SEATS}](,seat[1-{MAX_SEATS}])*"), "fault-ear")
ADDRESS = Shape(re.compile(r"((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}"), "fault-address")
#: The address that means: all of them.
ANY_ADDRESS = "0.0.0.0"
#: Of a Wi-Fi: what its makers agreed on (IEEE 802.11: a passphrase, or the key itself).
WIFI_PASSWORD = Shape(re.compile(r"[ -~]{8,63}|[0-9A-Fa-f]{64}"), "fault-wifi-password")
LONGEST_WIFI = 32
_HIGHEST_PORT = 65535
#: How the table lets a phone in: by the four digits that the phone shows, or by # alone.
PAIRINGS = ("digits", "press")
#: The kinds of pads whose rows can change places: on a serial port, the terminal's, and one that types (evdev).
PADS = ("keypad", "terminal", "numeric-pad")
#: Of ``first_start``: it is over; and no key has ever come: the lobby is there at once, and its first key begins it.
DONE, WAITING = "done", "waiting"
_EMPTY: Mapping[str, Any] = MappingProxyType({})


class PortWish(Frozen):
    """A scanner's or keypad's address: a port, a pyserial URL or ``auto``; bound to a seat or to none."""

    url: str
    seat: Seat | None = None

    @classmethod
    def parse(cls, text: str) -> PortWish:
        """``seat2=/dev/ttyACM0`` or ``/dev/ttyACM0``; ValueError for anything else."""
        if not _PORT.pattern.fullmatch(text):
            raise ValueError(text)
        bound = re.match(r"seat([1-9])=", text)
        return cls(text[bound.end() :], int(bound[1])) if bound else cls(text)


class EarWish(Frozen):
    """A private output, by its device's id or a part of the device's name, and the seats that it serves."""

    seats: tuple[Seat, ...]
    name: str

    @property
    def output(self) -> str:
        """What this ear is called inside: "seat2,seat5"."""
        return ",".join(f"seat{seat}" for seat in self.seats)


class Outputs(Frozen):
    """Where the table is heard (None: wherever the machine plays) and the private ears."""

    table: str | None = None
    ears: tuple[EarWish, ...] = ()

    @classmethod
    def parse(cls, wishes: Iterable[tuple[str, str]]) -> Outputs:
        """From pairs like ("table", "USB") and ("seat2,seat5", "Headset"). Raises SaidTwice.

        The first of each pair must have the form of ``OUTPUT``.
        """
        table: str | None = None
        ears: list[EarWish] = []
        seen: set[str] = set()
        for written, name in wishes:
            for who in written.split(","):
                if who in seen:
                    raise SaidTwice(who)
                seen.add(who)
            if written == "table":
                table = name
            else:
                ears.append(EarWish(tuple(sorted(int(who.removeprefix("seat")) for who in written.split(","))), name))
        return cls(table, tuple(ears))

    def over(self, below: Outputs) -> Outputs:
        """These wishes; for the table and for seats that they leave out, those of ``below``."""
        mine = {seat for ear in self.ears for seat in ear.seats}
        left = [(tuple(seat for seat in ear.seats if seat not in mine), ear.name) for ear in below.ears]
        return Outputs(self.table or below.table, (*self.ears, *(EarWish(*ear) for ear in left if ear[0])))


class PagesWish(Frozen):
    """How pages on phones are served. ``address``: of the adapter to listen on; 0.0.0.0: on all. ``http``, ``https``:
    ports; 0: any that is free. ``wifi``, ``password``: of the network for phones, "" where nobody told; only printed,
    never judged. ``pairing``: one of ``PAIRINGS``."""

    address: str = ANY_ADDRESS
    http: int = 8080
    https: int = 8443
    wifi: str = ""
    password: str = field(default="", repr=False)
    pairing: str = PAIRINGS[0]


@dataclass(eq=False)
class SaidTwice(Exception):  # noqa: N818
    """``who`` (the table or a seat) is given two outputs."""

    who: str


class Settings(Frozen):
    """Everything that can be set. None or empty: not chosen, so a default holds.

    ``rate`` is in words a minute (80 to 450; None: the voice's own), ``volume`` in per cent. ``voices`` maps a
    language to an engine voice, ``piper_voices`` to a voice file of Piper's. ``awake`` are the devices, by id or a part
    of their names, that never rest, ``lead_in`` the milliseconds that others need to wake. ``ears`` maps an ear to what
    is set for it alone, ``pad_keys`` and ``terminal_keys`` a glyph to one of ``KEYS``, ``games`` a game's id to its
    rule settings. ``said`` maps a player's name to how it is said, where not as written. ``turned_pads``: the kinds of
    pads (``PADS``) whose rows 1-2-3 and 7-8-9 change places. ``typing_pace``: the slowest scanner that types into the
    terminal, in milliseconds a character. ``first_start``: how far the first start on this machine has come.
    ``pages``: how phones reach the table.
    """

    language: str | None = None
    rate: int | None = None
    volume: int = LOUDEST
    verbosity: Verbosity = Verbosity.HABIT
    voices: Mapping[str, str] = field(default_factory=lambda: _EMPTY)
    piper_voices: Mapping[str, str] = field(default_factory=lambda: _EMPTY)
    outputs: Outputs = Outputs()
    awake: tuple[str, ...] = ()
    lead_in: Mapping[str, int] = field(default_factory=lambda: _EMPTY)
    microphone: str | None = None
    ears: Mapping[str, OwnTone] = field(default_factory=lambda: _EMPTY)
    table_without_scanner: bool = False
    scanners: tuple[PortWish, ...] = ()
    keypads: tuple[PortWish, ...] = ()
    names: tuple[str, ...] = ()
    said: Mapping[str, OwnText] = field(default_factory=lambda: _EMPTY)
    pad_keys: Mapping[str, str] = field(default_factory=lambda: _EMPTY)
    terminal_keys: Mapping[str, str] = field(default_factory=lambda: _EMPTY)
    turned_pads: tuple[str, ...] = ()
    typing_pace: int = 0
    first_start: str | None = None
    pages: PagesWish = PagesWish()
    games: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: _EMPTY)

    @property
    def lead_ins(self) -> dict[str, float]:
        """The seconds that devices need to wake; those that never rest need for ever."""
        return {name: ms / 1000 for name, ms in self.lead_in.items()} | dict.fromkeys(self.awake, math.inf)


def _ports(place: Place) -> tuple[PortWish, ...]:
    return tuple(PortWish.parse(text) for item in place.items() if (text := item.text(_PORT)))


def _outputs(place: Place) -> Outputs:
    wishes = [(who, who.text(OUTPUT), name.text()) for who, name in place.pairs()]
    try:
        return Outputs.parse((who, name) for _, who, name in wishes if who and name)
    except SaidTwice as twice:
        last = next(at for at, who, _ in reversed(wishes) if twice.who in who.split(","))
        last.fault("fault-output-twice", who=twice.who)
        return Outputs()


def _ears(place: Place) -> dict[str, dict[str, Any]]:
    """Each ear by its output's name ("seat2,seat5"), and what is set for it alone, by field."""
    found: dict[str, dict[str, Any]] = {}
    told: set[str] = set()
    for who, own in place.pairs():
        fields = _fields(own, SPEECH)
        seats = sorted(filter(None, who.text(EAR).split(",")))
        for seat in seats:
            if seat in told:
                who.fault("fault-ear-twice", who=seat)
            told.add(seat)
        found[",".join(seats)] = fields
    return found


def _said(place: Place) -> dict[str, OwnText]:
    """How names are said: the name → its words as they are read in their language, or a recording."""
    found = {}
    for written, told in place.pairs():
        name = written.text(NAME, LONGEST_NAME)
        own = told.own_text(LONGEST_SAID, lambda recording: recording.text(_NAME_RECORDING))
        found[name] = replace(own, text=name, said=own.text)
    return found


def _keys(place: Place) -> dict[str, str]:
    return {glyph.text(longest=20): key.choice(*KEYS) for glyph, key in place.pairs()}


def _games(place: Place) -> dict[str, dict[str, str]]:
    return {
        game.text(SLUG): {name.text(SLUG): value.plain_word() for name, value in rules.pairs()}
        for game, rules in place.pairs()
    }


def rule_refused(folders: Iterable[Path], game: str, name: str, why: Word) -> tuple[Fault, ...]:
    """Where the settings of these folders set a game's rule that the game refuses, and why it does."""

    def look(top: Place) -> None:
        for at, rules in top.record(optional=FIELDS)["games"].pairs():
            for rule, value in rules.pairs():
                if (at.name, rule.name) == (game, name):
                    value.fault(why.id, **{arg.replace("-", "_"): told for arg, told in why.args})

    faults: list[Fault] = []
    for folder in folders:
        for file in ("settings.yaml", LEARNED):
            with noted(faults), suppress(Missing):
                documents.load(folder / file, look)
    return tuple(faults)


#: How the table or an ear is spoken to: field of the file → how it is read.
SPEECH: dict[str, Callable[[Place], Any]] = {
    "language": lambda place: place.text(LANGUAGE),
    "rate": lambda place: place.whole(SLOWEST, FASTEST),
    "volume": lambda place: place.whole(0, LOUDEST),
    "verbosity": lambda place: Verbosity(place.choice(*(level.value for level in Verbosity))),
    "voices": lambda place: {lang.text(LANGUAGE): voice.text() for lang, voice in place.pairs()},
}

#: How pages are served: field of ``pages`` → how it is read.
PAGES: dict[str, Callable[[Place], Any]] = {
    "address": lambda place: place.text(ADDRESS),
    "http": lambda place: place.whole(0, _HIGHEST_PORT),
    "https": lambda place: place.whole(0, _HIGHEST_PORT),
    "wifi": lambda place: place.text(longest=LONGEST_WIFI),
    "password": lambda place: place.text(WIFI_PASSWORD),
    "pairing": lambda place: place.choice(*PAIRINGS),
}

#: Field of the file → how it is read.
FIELDS: dict[str, Callable[[Place], Any]] = {
    **SPEECH,
    "piper-voices": lambda place: {lang.text(LANGUAGE): file.text(longest=1000) for lang, file in place.pairs()},
    "outputs": _outputs,
    "awake": lambda place: tuple(item.text() for item in place.items()),
    "lead-in": lambda place: {name.text(): ms.whole(0, LONGEST_LEAD_IN) for name, ms in place.pairs()},
    "microphone": lambda place: place.text(),
    "ears": _ears,
    "table-without-scanner": lambda place: place.flag(),
    "scanners": _ports,
    "keypads": _ports,
    "names": lambda place: tuple(item.text(NAME, LONGEST_NAME) for item in place.items()),
    "said": _said,
    "pad-keys": _keys,
    "terminal-keys": _keys,
    "turned-pads": lambda place: tuple(item.choice(*PADS) for item in place.items()),
    "typing-pace": lambda place: place.whole(1, SLOWEST_PACE),
    "first-start": lambda place: place.text(SLUG),
    "pages": lambda place: _fields(place, PAGES),
    "games": _games,
}


def voice_files(folder: Path, written: Mapping[str, str]) -> dict[str, Path]:
    """The files that ``piper-voices`` names, whether they exist or not."""
    return {lang: folder / Path(file).expanduser() for lang, file in written.items()}


def data_folder() -> Path:
    """The user's data folder for journals, deck files and settings; it may not exist yet."""
    import platformdirs  # not needed with --data

    return platformdirs.user_data_path("companion", appauthor=False)


#: Devices serve one table: a table with a name of its own takes none from the settings that all tables share.
_OF_ONE_TABLE = ("scanners", "keypads", "outputs", "ears", "microphone", "typing_pace", "pages")


def load(
    folder: Path,
    command_line: Mapping[str, object] = _EMPTY,
    table: Path | None = None,
    left_out: list[Fault] | None = None,
) -> Settings:
    """The settings of a data folder. ``command_line``: fields of Settings, None where one was not given.

    ``table`` is the folder of one of several tables; its files go over those of all. With ``left_out`` a faulty file is
    left out, and its faults are added there; without, documents.Faulty is raised with the faults of every file.
    """
    merged: dict[str, Any] = {}
    faults: list[Fault] = [] if left_out is None else left_out
    for place in dict.fromkeys((folder, table or folder)):
        if place != folder:
            merged = {name: value for name, value in merged.items() if name not in _OF_ONE_TABLE}
        for path in (place / "settings.yaml", place / LEARNED):
            with noted(faults):
                merged = _over(merged, read(path))
    if faults and left_out is None:
        raise Faulty(faults)
    merged = _over(merged, {name: value for name, value in command_line.items() if value is not None})
    ears = {ear: _own_tone(**own) for ear, own in merged.pop("ears", {}).items()}
    pages = merged.pop("pages", {})
    return Settings(**merged, ears=ears, pages=PagesWish(**pages))


def _own_tone(language: str | None = None, voices: Mapping[str, str] = _EMPTY, **others: Any) -> OwnTone:
    return OwnTone(lang=language, voices=tuple(voices.items()), **others)


def read(path: Path) -> dict[str, Any]:
    """The fields of Settings that the file sets; empty where there is no file. Raises documents.Faulty."""
    try:
        return documents.load(path, _settings)
    except Missing:
        return {}


def _settings(top: Place) -> dict[str, Any]:
    return _fields(top, FIELDS)


def _fields(place: Place, known: Mapping[str, Callable[[Place], Any]]) -> dict[str, Any]:
    fields = place.record(optional=known)
    return {name.replace("-", "_"): read(fields[name]) for name, read in known.items() if name in fields}


def _over(base: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """``above`` laid over ``base``; mappings are laid over each other entry by entry."""
    merged = dict(base)
    for name, value in above.items():
        under = merged.get(name)
        merged[name] = _over(under, value) if isinstance(under, Mapping) and isinstance(value, Mapping) else value
    return merged


#: Only the program writes this file.
LEARNED = "learned.yaml"
#: How long one table waits for another that keeps something, in seconds.
_PATIENCE = 5.0


class Learned:
    """``learned.yaml``: what was set by ear, kept for the next evening."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LEARNED

    def save(self, changes: Mapping[str, object], whole: Collection[str] = ()) -> None:
        """Lay the changes (fields as the file names them, plain values) over the file's, durably.

        A changed field in ``whole`` replaces the old one instead: an earphone that has moved to another seat must not
        be kept at the old one too. "said/Inès" means one entry of a field.

        After a power cut the file is the old one or the new one. Several tables share it: each waits for the other.
        Raises documents.Faulty where a value or the old file is refused, or where the file cannot be written; the old
        one is then untouched.
        """
        with documents.writing(self.path), locks.in_turn(self.path.with_suffix(".lock"), _PATIENCE):
            self._lay(changes, whole)

    def _lay(self, changes: Mapping[str, object], whole: Collection[str]) -> None:
        kept: dict[str, Any] = {}
        try:
            text = documents.read_text(self.path)
            documents.parse(text, self.path, _settings)
            kept = yaml.safe_load(text)
        except Missing:
            pass  # nothing has been learned yet
        for name in whole:
            top, _, entry = name.partition("/")
            if entry and entry in kept.get(top, {}):
                del kept[top][entry]
            elif not entry and top in changes:
                kept.pop(top, None)
        text = documents.written(_over(kept, changes))
        documents.parse(text, self.path, _settings)
        documents.put(self.path, text.encode())
