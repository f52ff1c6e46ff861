"""Games on disk: every durable event of a game, written before anything of it is heard.

It knows how events become rows of an SQLite file and back, which game files lie in a data folder, and who
holds that folder. It must never judge an event or know a game, read a clock, change a file that it refuses,
or phrase a fault: its errors carry data, the words are in ``voices/``.

One file is one game. Its table ``event`` has one row an event, ``(seq, input_seq, kind, version, json)``,
and all events of one input are one transaction. ``about`` holds the game's id, who made the file, and its
standing.

WAL with ``synchronous=FULL`` costs one fsync a commit (measured on ext4: 0.17 ms; the DELETE journal 0.56
ms, and 0.75 ms where it too outlives a power cut at once, which takes EXTRA). A game that is closed is one
file; after a power cut ``-wal`` beside it holds its last moves, and the next reader finds them there.
"""
# Faults are named by what is wrong, as they will be said.
# ruff: noqa: N818

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any, Self, TypeAlias

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from companion.model import Event, Hidden, OwnText, Token

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

APPLICATION_ID = 0x436F476D  # "CoGm": lets file(1) and us tell a game from any other SQLite file
USER_VERSION = 1  # of the tables; events have versions of their own

#: (kind, version) → what makes that version's fields into those of version + 1
Upgrades: TypeAlias = Mapping[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]]
NO_UPGRADES: Upgrades = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Veil:
    """How a token that not everybody may know is written: as its code, never by its name.

    It keeps an eye that falls on the file from reading it, nothing more: whoever has the table of codes can.
    """

    hide: Callable[[Token], str]
    reveal: Callable[[str], Token]


class Standing(Enum):
    """Whether a game waits to be gone on with."""

    OPEN = "open"
    FINISHED = "finished"
    SET_ASIDE = "set-aside"  # the players started anew: never offered again, but kept and replayable


# --- what can be wrong -------------------------------------------------------------------------------------


@dataclass(eq=False)
class JournalError(Exception):
    """Any fault of this module. ``path`` is the file or folder it is about."""

    path: Path


class NoJournal(JournalError):
    """There is no such file."""


class NotAJournal(JournalError):
    """The file is something else."""


@dataclass(eq=False)
class DamagedJournal(JournalError):
    """It was a journal. ``seq`` is the row that cannot be read, where it is only one."""

    seq: int | None = None


@dataclass(eq=False)
class NewerJournal(JournalError):
    """A later Companion made the file, with other tables."""

    user_version: int


@dataclass(eq=False)
class UnknownEvent(JournalError):
    """The file holds a kind of event that nobody here knows."""

    kind: str


@dataclass(eq=False)
class NewerEvent(JournalError):
    """The file holds an event in a version that is not known yet."""

    kind: str
    version: int


class DiskFull(JournalError):
    """Nothing was written; the same append can be tried again when there is space."""


class NoPermission(JournalError):
    """The system does not let us read or write there."""


@dataclass(eq=False)
class JournalFault(JournalError):
    """The system failed otherwise; ``code`` is its own name for it ("SQLITE_IOERR_FSYNC", "ENODEV")."""

    code: str


class Taken(JournalError):
    """Another Companion holds this data folder."""


# --- one game ----------------------------------------------------------------------------------------------


class Journal:
    """The journal of one game. ``create`` or ``open`` it, ``close`` it; or use it in a ``with``.

    It belongs to the thread that made it. ``last_input`` is the ``input_seq`` of the last event, 0 where
    there is none. It opens its file for writing at the first append, so that a file that is only read, or
    refused, is never touched.
    """

    def __init__(self, path: Path, db: sqlite3.Connection, notation: _Notation) -> None:
        self.path = path
        self._db = db
        self._writing = False
        self._notation = notation
        self.game, self.standing, self.last_input = _about(db, path)

    @classmethod
    def create(
        cls,
        path: Path,
        event_classes: Sequence[type[Event]],
        upgrades: Upgrades = NO_UPGRADES,
        *,
        game: str,
        made_by: str,
        veil: Veil | None = None,
    ) -> Self:
        """A new game's journal at ``path``, whose folders are made where they are missing.

        The file appears whole or not at all. ``made_by`` is Companion's version. Raises FileExistsError,
        DiskFull, NoPermission, JournalFault, and ValueError as ``open`` does. ``veil`` writes ``Hidden`` tokens.
        """
        notation = _Notation(event_classes, upgrades, veil)
        fresh = _beside(path, ".new")
        with _faults(path):
            exists = path.exists()
        if exists:
            raise FileExistsError(path)
        with _faults(path):
            made = [folder for folder in path.parents if not folder.exists()]
            path.parent.mkdir(parents=True, exist_ok=True)
            # A -wal that somebody left without its file would be read into the new one.
            for rest in (fresh, _beside(path, "-wal"), _beside(path, "-shm")):
                rest.unlink(missing_ok=True)
            try:
                fresh.touch()  # SQLite says only "cannot open", the system says why
                _lay_out(fresh, game, made_by)
                fresh.replace(path)
            except BaseException:
                for suffix in ("", "-journal", "-wal", "-shm"):
                    _beside(fresh, suffix).unlink(missing_ok=True)
                raise
            for name in (path, *made):  # the names must outlive a power cut too
                _sync_folder(name.parent)
        return cls(path, _reading(path), notation)

    @classmethod
    def open(
        cls,
        path: Path,
        event_classes: Sequence[type[Event]],
        upgrades: Upgrades = NO_UPGRADES,
        *,
        veil: Veil | None = None,
    ) -> Self:
        """The journal at ``path``, to read and to go on with.

        ``upgrades`` lead every older version of an event to its class: when a class's ``version`` grows
        from 1 to 2, ``(kind, 1)`` is added there, and stays for ever.

        Raises NoJournal, NotAJournal, NewerJournal, DamagedJournal, UnknownEvent, NewerEvent, NoPermission,
        JournalFault; the file is then as it was, byte for byte. Raises ValueError where ``event_classes``
        and ``upgrades`` themselves are wrong: two classes of one kind, a missing upgrade, a field no row
        can hold.
        """
        notation = _Notation(event_classes, upgrades, veil)
        db = _reading(path)
        try:
            with _faults(path):
                sound = db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
                odd = db.execute(f"SELECT seq FROM event WHERE NOT ({_ROW})").fetchone()
                if not sound or odd:
                    raise DamagedJournal(path, odd[0] if odd else None)
                kinds = db.execute("SELECT kind, max(version) FROM event GROUP BY kind ORDER BY min(seq)").fetchall()
            for kind, version in kinds:
                if kind not in notation.classes:
                    raise UnknownEvent(path, kind)
                if version > notation.classes[kind].version:
                    raise NewerEvent(path, kind, version)
            return cls(path, db, notation)
        except BaseException:
            db.close()
            raise

    def append(self, input_seq: int, events: Sequence[Event], *, finished: bool | None = None) -> None:
        """Write the durable ones of one input's events, all or none; on disk for good when it returns.

        ``input_seq`` grows from input to input. ``finished``: whether the game is over after them (an undo
        can make it open again); None leaves that as it was. Raises DiskFull, NoPermission, JournalFault,
        DamagedJournal: then nothing was written, and the journal can be used again when the cause is gone.
        Raises ValueError for an ``input_seq`` that has not grown, TypeError for an event of a class not
        given.
        """
        rows = [(input_seq, *self._notation.encode(event)) for event in events if event.durable]
        standing = self.standing
        if finished is not None:
            standing = Standing.FINISHED if finished else Standing.OPEN
        if rows and input_seq <= self.last_input:
            raise ValueError(f"input {input_seq} after input {self.last_input}")
        if rows or standing is not self.standing:
            self._write(rows, standing)

    def set_aside(self) -> None:
        """Keep the game but never offer it again: the players start anew. Raises as ``append`` does."""
        self._write([], Standing.SET_ASIDE)

    def read(self) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Each input's ``input_seq`` and events, in order. Raises DamagedJournal where a row is no event."""
        with _faults(self.path):
            rows = self._db.execute("SELECT seq, input_seq, kind, version, json FROM event ORDER BY seq").fetchall()
        last = 0
        for input_seq, group in groupby(rows, itemgetter(1)):
            first, *more = group
            if input_seq <= last:
                raise DamagedJournal(self.path, first[0])
            last = input_seq
            yield input_seq, tuple(self._event(*row) for row in (first, *more))

    def close(self) -> None:
        """Fold what is beside the file into it, as far as the disk allows, and let it go."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _event(self, seq: int, _: int, kind: str, version: int, text: str) -> Event:
        try:
            return self._notation.decode(kind, version, text)
        except Exception as fault:  # whatever json, an upgrade or cattrs stumbles over, it is this row
            raise DamagedJournal(self.path, seq) from fault

    def _write(self, rows: Sequence[tuple[int, str, int, str]], standing: Standing) -> None:
        with _faults(self.path):
            if not self._writing:
                db = _writing(self.path)
                self._db.close()
                self._db, self._writing = db, True
            with self._db as db:  # commits, or takes all of it back
                db.execute("BEGIN IMMEDIATE")
                db.executemany("INSERT INTO event (input_seq, kind, version, json) VALUES (?, ?, ?, ?)", rows)
                if standing is not self.standing:
                    db.execute("UPDATE about SET value = ? WHERE key = 'standing'", (standing.value,))
        self.standing = standing
        if rows:
            self.last_input = rows[-1][0]


class _Notation:
    """How events are written down: compact JSON, and strict on the way back.

    A key too many is refused, and so is a number where a text belongs: a row that is not exactly what its
    kind and version promise must not become some other event.
    """

    def __init__(self, event_classes: Sequence[type[Event]], upgrades: Upgrades, veil: Veil | None) -> None:
        self.classes = {cls.kind: cls for cls in event_classes}
        if len(self.classes) != len(event_classes):
            raise ValueError("two event classes of one kind")
        missing = [
            (cls.kind, version)
            for cls in event_classes
            for version in range(1, cls.version)
            if (cls.kind, version) not in upgrades
        ]
        if missing:
            raise ValueError(f"no upgrade for {missing}")
        self._upgrades = upgrades
        converter = Converter(forbid_extra_keys=True, detailed_validation=False)
        for exact in (int, str, bool):
            converter.register_structure_hook(exact, _exactly)
        # Words without a recording are written as they were before there were recordings.
        spoken = override(omit_if_default=True)
        converter.register_unstructure_hook(OwnText, make_dict_unstructure_fn(OwnText, converter, recording=spoken))
        if veil is not None:
            _draw(converter, veil)
        try:
            self._structure = {
                cls: make_dict_structure_fn(
                    cls, converter, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=False
                )
                for cls in event_classes
            }
            self._unstructure = {cls: make_dict_unstructure_fn(cls, converter) for cls in event_classes}
        except Exception as fault:  # cattrs has many, none of them in common with the others
            raise ValueError("an event class has a field that no row can hold") from fault

    def encode(self, event: Event) -> tuple[str, int, str]:
        """Kind, version, JSON. ASCII, so that no text whatever can be refused by the file's encoding."""
        cls = type(event)
        if cls not in self._unstructure:
            raise TypeError(f"{cls.__name__} is not among the journal's event classes")
        return cls.kind, cls.version, json.dumps(self._unstructure[cls](event), separators=(",", ":"))

    def decode(self, kind: str, version: int, text: str) -> Event:
        """The event of one row; raises whatever it stumbles over."""
        cls = self.classes[kind]
        fields = json.loads(text)
        for older in range(version, cls.version):
            fields = self._upgrades[kind, older](fields)
        return self._structure[cls](fields, cls)


def _draw(converter: Converter, veil: Veil) -> None:
    def hide(hidden: Hidden) -> str:
        return veil.hide(hidden.token)

    def reveal(code: Any, _: Any) -> Hidden:
        return Hidden(veil.reveal(_exactly(code, str)))

    converter.register_unstructure_hook(Hidden, hide)
    converter.register_structure_hook(Hidden, reveal)
    # Sorted by code: an order of names, or of scans, would tell what the codes do not.
    converter.register_unstructure_hook_func(
        lambda of: of == frozenset[Hidden], lambda cards: sorted(hide(card) for card in cards)
    )


def _exactly(value: Any, wanted: type) -> Any:
    if type(value) is not wanted:  # True is an int to isinstance, and "3" to int()
        raise TypeError(value)
    return value


# --- the games of a data folder ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kept:
    """One game file. ``trouble`` says why it could not be looked into, and the rest is then None.

    ``last_input`` is 0 where nothing has happened yet.
    """

    path: Path
    game: str
    standing: Standing | None
    last_input: int | None
    trouble: JournalError | None = None


def new_path(folder: Path, game: str, stamp: datetime) -> Path:
    """A free path for a new game begun at ``stamp`` (aware): ``<folder>/games/<game>/<UTC stamp>.game``.

    Names sort as the games were begun. A second game in the same second is numbered.
    """
    name = stamp.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    path = folder / "games" / game / f"{name}.game"
    number = 1
    with _faults(path):
        while path.exists():
            number += 1
            path = path.with_name(f"{name}-{number}.game")
    return path


def paths(folder: Path, game: str | None = None) -> list[Path]:
    """The game files of a data folder, the newest first: of one game or of all. Raises NoPermission."""
    games = folder / "games"
    with _faults(games), suppress(FileNotFoundError):  # no folder yet: no game yet
        # Not glob, which takes a folder that it may not read for an empty one.
        boxes = [games / game] if game else [box for box in games.iterdir() if box.is_dir()]
        found = [path for box in boxes for path in box.iterdir() if path.suffix == ".game"]
        return sorted(found, key=lambda path: path.stem, reverse=True)
    return []


def latest(folder: Path, game: str | None = None) -> Path | None:
    """The game begun last, whatever its standing. Raises NoPermission."""
    return next(iter(paths(folder, game)), None)


def look(path: Path) -> Kept:
    """What a file says about itself, without reading its events. Never raises: see ``Kept.trouble``."""
    try:
        db = _reading(path)
        try:
            game, standing, last_input = _about(db, path)
        finally:
            db.close()
    except JournalError as trouble:
        return Kept(path, path.parent.name, None, None, trouble)
    return Kept(path, game, standing, last_input)


def unfinished(folder: Path, game: str | None = None) -> Iterator[Kept]:
    """The games to be offered, the newest first: open ones in which something has happened.

    A file with ``trouble`` is among them, because nobody can tell that it is not: it has to be said. Lazy, so
    that whoever wants one game does not open a year of them. Raises NoPermission.
    """
    for path in paths(folder, game):
        kept = look(path)
        if kept.trouble or (kept.standing is Standing.OPEN and kept.last_input):
            yield kept


class DataLock:
    """Holds a data folder for this process: a second one gets ``Taken``.

    A lock of the kernel's, which lets go by itself however the process dies. It is not inherited by programs
    that are started; a *forked* child would hold it for as long as it lives.
    """

    def __init__(self, folder: Path) -> None:
        """Take the folder, making it if need be. Raises Taken, NoPermission, DiskFull, JournalFault."""
        with _faults(folder):
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o644)
            try:
                if sys.platform == "win32":
                    msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
                else:
                    fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as fault:
                os.close(self._file)
                if isinstance(fault, BlockingIOError) or sys.platform == "win32":
                    raise Taken(folder) from fault
                raise

    def release(self) -> None:
        """Let go. The file stays: to remove it would let two others lock two files of one name."""
        os.close(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


# --- SQLite ------------------------------------------------------------------------------------------------


#: What SQLite itself does not promise of a column: a damaged row may hold anything in it.
_ROW = (
    "typeof(input_seq) = 'integer' AND typeof(kind) = 'text'"
    " AND typeof(version) = 'integer' AND version > 0 AND typeof(json) = 'text'"
)


def _lay_out(path: Path, game: str, made_by: str) -> None:
    db = sqlite3.connect(path, isolation_level=None)
    try:
        db.execute("PRAGMA synchronous = EXTRA")
        db.execute("PRAGMA fullfsync = ON")
        with db:
            db.execute("BEGIN")
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {USER_VERSION}")
            db.execute(
                "CREATE TABLE event (seq INTEGER PRIMARY KEY, input_seq INTEGER NOT NULL, kind TEXT NOT NULL,"
                " version INTEGER NOT NULL, json TEXT NOT NULL)"
            )
            db.execute("CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
            about = {"game": game, "made-by": made_by, "standing": Standing.OPEN.value}
            db.executemany("INSERT INTO about VALUES (?, ?)", about.items())
        if db.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):  # the file remembers it
            raise JournalFault(path, "NO_WAL")  # a network's file system, perhaps
    finally:
        db.close()


def _about(db: sqlite3.Connection, path: Path) -> tuple[str, Standing, int]:
    """Game id, standing, last ``input_seq``."""
    with _faults(path):
        about = dict(db.execute("SELECT key, value FROM about").fetchall())
        last = db.execute("SELECT input_seq FROM event ORDER BY seq DESC LIMIT 1").fetchone()
    game, standing, last_input = about.get("game"), about.get("standing"), last[0] if last else 0
    if type(game) is not str or type(last_input) is not int or standing not in {each.value for each in Standing}:
        raise DamagedJournal(path)
    return game, Standing(standing), last_input


def _reading(path: Path) -> sqlite3.Connection:
    """A connection that changes neither the file nor what lies beside it, after a look at the file's header.

    The header is read as bytes, because after a power cut SQLite would have to read ``-wal`` first. (That
    close drops SQLite's POSIX locks on a game this process has open. They are kept against other writers,
    and those the DataLock keeps out.)
    """
    with _faults(path):
        try:
            with path.open("rb") as file:
                header = file.read(100)
        except FileNotFoundError:
            raise NoJournal(path) from None
        except IsADirectoryError:
            raise NotAJournal(path) from None
        if header[:16] != b"SQLite format 3\0" or header[68:72] != APPLICATION_ID.to_bytes(4, "big"):
            raise NotAJournal(path)
        user_version = int.from_bytes(header[60:64], "big")
        if user_version > USER_VERSION:
            raise NewerJournal(path, user_version)
        # A file alone is read as it is: mode=ro would put an empty -wal and -shm beside it.
        wal = _beside(path, "-wal")
        alone = not wal.exists() or wal.stat().st_size == 0
        return _connect(path, "immutable=1" if alone else "mode=ro")


def _writing(path: Path) -> sqlite3.Connection:
    db = _connect(path, "mode=rw")
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # macOS: its fsync alone does not reach the disk
    except BaseException:
        db.close()
        raise
    return db


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None, timeout=1)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _sync_folder(folder: Path) -> None:
    if sys.platform != "win32":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


_NO_PERMISSION = {
    *("EACCES", "EPERM", "EROFS"),
    *("SQLITE_PERM", "SQLITE_READONLY", "SQLITE_READONLY_DIRECTORY"),
}
_DISK_FULL = {"ENOSPC", "EDQUOT", "SQLITE_FULL"}
_DAMAGE = {"SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR"}  # ERROR: no such table, no such column
_NO_SPACE = 1 << 16  # bytes: less than one append and its index may ask for


@contextmanager
def _faults(path: Path) -> Iterator[None]:
    """What the system and SQLite raise, as faults of this module about ``path``."""
    try:
        yield
    except sqlite3.ProgrammingError:  # ours: another thread, a closed journal
        raise
    except UnicodeDecodeError as fault:  # in a text of the file's own
        raise DamagedJournal(path) from fault
    except sqlite3.Error as fault:
        # Without a name it is Python's own complaint about what a column holds.
        name = getattr(fault, "sqlite_errorname", "SQLITE_CORRUPT")
        raise _fault(path, name) from fault
    except OSError as fault:
        raise _fault(path, errno.errorcode.get(fault.errno or 0, type(fault).__name__)) from fault


def _fault(path: Path, name: str) -> JournalError:
    if name in _NO_PERMISSION or (name == "SQLITE_CANTOPEN" and not _allowed(path)):
        return NoPermission(path)
    # A full disk can also show where SQLite extends its index or syncs: then it is only an I/O error.
    if name in _DISK_FULL or (name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")) and _is_full(path)):
        return DiskFull(path)
    if name in _DAMAGE or name.startswith("SQLITE_CORRUPT"):
        return DamagedJournal(path)
    return JournalFault(path, name)


def _allowed(path: Path) -> bool:
    return os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK | os.X_OK)


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _NO_SPACE
    except OSError:
        return False
