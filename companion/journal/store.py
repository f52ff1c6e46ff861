"""One game on disk: every durable event, written before anything of it is heard.

It knows the tables of an SQLite file and when they are on disk. It must never judge an event, know a game, read a
clock, or change a file that it refuses.

One file is one game. Its table ``event`` has one row for each event, ``(seq, input_seq, kind, version, json, mark)``.
All events of one input are one transaction. The table ``about`` holds the game's id, who made the file, and its
standing. A ``mark`` is a checksum: it tells what is damaged from what a later version has written. Files of version 1
have no marks.

WAL with ``synchronous=FULL`` costs one fsync for each commit. Measured on ext4: 0.17 ms; the DELETE journal 0.56 ms,
and 0.75 ms with EXTRA, which it needs to be as durable. A closed game is one file. After a power cut the file
``-wal`` beside it holds the last moves, and the next reader finds them there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from hashlib import blake2s
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Self

from companion.journal import faults
from companion.journal.notation import NO_UPGRADES, Notation, Upgrades, Veil
from companion.model import Event
from companion.system import folders

APPLICATION_ID = 0x436F476D  # "CoGm": tells a game from any other SQLite file, for us and for file(1)
USER_VERSION = 2  # the version of the tables; events have their own versions
_MARKED = 2  # from this version on there are marks


class Standing(Enum):
    """Whether a game can be continued."""

    OPEN = "open"
    FINISHED = "finished"
    SET_ASIDE = "set-aside"  # the players started a new one: kept and replayable, but never offered again


class Journal:
    """The journal of one game. ``create`` or ``open`` it, ``close`` it; or use it in a ``with``.

    It belongs to the thread that made it. ``last_input`` is the ``input_seq`` of the last event, 0 where there is
    none. The file is opened for writing at the first append: a file that is only read, or refused, is never touched.
    """

    def __init__(self, path: Path, db: sqlite3.Connection, notation: Notation) -> None:
        self.path = path
        self._db = db
        self._writing = False
        self._marked = _version(db) >= _MARKED
        self._notation = notation
        self.game, self.standing, self.last_input = about(db, path)

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
        """A new game's journal at ``path``; missing folders are made.

        The file is made whole or not at all. ``made_by`` is Companion's version. ``veil`` writes ``Hidden`` tokens.
        Raises FileExistsError, DiskFull, NoPermission, JournalFault, and ValueError as ``open`` does.
        """
        notation = Notation(event_classes, upgrades, veil)
        fresh = _beside(path, ".new")
        with faults.about(path):
            exists = path.exists()
        if exists:
            raise FileExistsError(path)
        with faults.about(path):
            made = folders.make(path.parent)
            # A -wal left over without its file would be read into the new one.
            for rest in (fresh, _beside(path, "-wal"), _beside(path, "-shm")):
                rest.unlink(missing_ok=True)
            try:
                fresh.touch(folders.FILE)  # SQLite says only "cannot open", the system says why; -wal gets its rights
                _lay_out(fresh, game, made_by)
                fresh.replace(path)
            except BaseException:
                for suffix in ("", "-journal", "-wal", "-shm"):
                    _beside(fresh, suffix).unlink(missing_ok=True)
                raise
            for name in (path, *made):  # the names must survive a power cut too
                folders.sync(name.parent)
        return cls(path, reading(path), notation)

    @classmethod
    def open(
        cls,
        path: Path,
        event_classes: Sequence[type[Event]],
        upgrades: Upgrades = NO_UPGRADES,
        *,
        veil: Veil | None = None,
    ) -> Self:
        """The journal at ``path``, to be read and continued.

        ``upgrades`` lead from every older version of an event to its class. When a class's ``version`` grows from 1
        to 2, ``(kind, 1)`` is added there, and stays for ever.

        Raises NoJournal, NotAJournal, NewerJournal, DamagedJournal, UnknownEvent, NewerEvent, NoPermission,
        JournalFault; the file is then unchanged, byte for byte. Raises ValueError where ``event_classes`` or
        ``upgrades`` are wrong: two classes of one kind, a missing upgrade.
        """
        notation = Notation(event_classes, upgrades, veil)
        db = reading(path)
        try:
            with faults.about(path):
                sound = db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
                odd = db.execute(f"SELECT seq FROM event WHERE NOT ({_ROW})").fetchone()
                odd = odd or next(_unmarked(db), None)
                if not sound or odd:
                    raise faults.DamagedJournal(path, odd[0] if odd else None)
                kinds = db.execute("SELECT kind, max(version) FROM event GROUP BY kind ORDER BY min(seq)").fetchall()
            for kind, version in kinds:
                if kind not in notation.classes:
                    raise faults.UnknownEvent(path, kind)
                if version > notation.classes[kind].version:
                    raise faults.NewerEvent(path, kind, version)
            return cls(path, db, notation)
        except BaseException:
            db.close()
            raise

    def append(self, input_seq: int, events: Sequence[Event], *, finished: bool | None = None) -> None:
        """Write the durable events of one input, all or none. They are safely on disk when this returns.

        ``input_seq`` grows from input to input. ``finished``: whether the game is over after these events (an undo
        can open it again); None leaves that as it was. Raises DiskFull, NoPermission, JournalFault, DamagedJournal:
        then nothing was written, and the journal can be used again when the cause is gone. Raises ValueError for an
        ``input_seq`` that has not grown, and TypeError for an event of an unknown class or with a field that no row
        can hold.
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
        """Keep the game but never offer it again: the players start a new one. Raises as ``append`` does."""
        self._write([], Standing.SET_ASIDE)

    def read(self) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Each input's ``input_seq`` and events, in order. Raises DamagedJournal where a row is no event."""
        with faults.about(self.path):
            rows = self._db.execute("SELECT seq, input_seq, kind, version, json FROM event ORDER BY seq").fetchall()
        last = 0
        for input_seq, group in groupby(rows, itemgetter(1)):
            first, *more = group
            if input_seq <= last:
                raise faults.DamagedJournal(self.path, first[0])
            last = input_seq
            yield input_seq, tuple(self._event(*row) for row in (first, *more))

    def close(self) -> None:
        """Move the last rows from ``-wal`` into the file, as far as the disk allows, and close it."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _event(self, seq: int, _: int, kind: str, version: int, text: str) -> Event:
        try:
            return self._notation.decode(kind, version, text)
        except Exception as fault:  # from json, an upgrade or cattrs: the row is damaged
            raise faults.DamagedJournal(self.path, seq) from fault

    def _write(self, rows: Sequence[tuple[int, str, int, str]], standing: Standing) -> None:
        with faults.about(self.path):
            if not self._writing:
                db = _writing(self.path)
                self._db.close()
                self._db, self._writing = db, True
            with self._db as db:  # commits, or rolls back
                db.execute("BEGIN IMMEDIATE")
                for row in rows:
                    if self._marked:
                        db.execute(f"{_INSERT}, mark) VALUES (?, ?, ?, ?, ?)", (*row, _mark(*row)))
                    else:
                        db.execute(f"{_INSERT}) VALUES (?, ?, ?, ?)", row)
                if standing is not self.standing:
                    db.execute("UPDATE about SET value = ? WHERE key = 'standing'", (standing.value,))
        self.standing = standing
        if rows:
            self.last_input = rows[-1][0]


_INSERT = "INSERT INTO event (input_seq, kind, version, json"


def _mark(*values: object) -> str:
    """The checksum of a row, or of the facts about a file."""
    return blake2s(repr(values).encode(), digest_size=8).hexdigest()


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _unmarked(db: sqlite3.Connection) -> Iterator[tuple[int]]:
    """The rows that are not as they were written."""
    if _version(db) >= _MARKED:
        for seq, mark, *row in db.execute("SELECT seq, mark, input_seq, kind, version, json FROM event ORDER BY seq"):
            if mark != _mark(*row):
                yield (seq,)


#: The type of each column. SQLite does not enforce it: a damaged row may hold anything.
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
                " version INTEGER NOT NULL, json TEXT NOT NULL, mark TEXT NOT NULL)"
            )
            db.execute("CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
            facts = {"game": game, "made-by": made_by, "standing": Standing.OPEN.value, "version": str(USER_VERSION)}
            facts["mark"] = _mark(game, made_by, facts["version"])
            db.executemany("INSERT INTO about VALUES (?, ?)", facts.items())
        if db.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):  # the file keeps this mode
            raise faults.JournalFault(path, "NO_WAL")  # perhaps a network file system
    finally:
        db.close()


def about(db: sqlite3.Connection, path: Path) -> tuple[str, Standing, int]:
    """Game id, standing, last ``input_seq``."""
    with faults.about(path):
        about = dict(db.execute("SELECT key, value FROM about").fetchall())
        last = db.execute("SELECT input_seq FROM event ORDER BY seq DESC LIMIT 1").fetchone()
    game, standing, last_input = about.get("game"), about.get("standing"), last[0] if last else 0
    if _altered(about):
        raise faults.DamagedJournal(path)
    if type(game) is not str or type(last_input) is not int or standing not in {each.value for each in Standing}:
        raise faults.DamagedJournal(path)
    return game, Standing(standing), last_input


def _altered(facts: Mapping[str, object]) -> bool:
    """Whether the facts about a file are not as they were written. Files of version 1 cannot tell."""
    told = (facts.get("game"), facts.get("made-by"), facts.get("version"))
    return "mark" in facts and facts["mark"] != _mark(*told)


def reading(path: Path) -> sqlite3.Connection:
    """A connection that changes neither the file nor any file beside it. The file's header is checked first.

    The header is read as bytes, because after a power cut SQLite would have to read ``-wal`` first. (Closing the file
    after that drops SQLite's POSIX locks on a game that this process has open. Those locks keep out other writers,
    and the DataLock already does.)
    """
    with faults.about(path):
        try:
            with path.open("rb") as file:
                header = file.read(100)
        except FileNotFoundError:
            raise faults.NoJournal(path) from None
        except IsADirectoryError:
            raise faults.NotAJournal(path) from None
        if header[:16] != b"SQLite format 3\0" or header[68:72] != APPLICATION_ID.to_bytes(4, "big"):
            raise faults.NotAJournal(path)
        user_version = int.from_bytes(header[60:64], "big")
        # A file without -wal is opened as immutable: mode=ro would put an empty -wal and -shm beside it.
        wal = _beside(path, "-wal")
        alone = not wal.exists() or wal.stat().st_size == 0
        db = _connect(path, "immutable=1" if alone else "mode=ro")
        if user_version > USER_VERSION:
            newer = _is_newer(db, user_version)
            db.close()
            raise faults.NewerJournal(path, user_version) if newer else faults.DamagedJournal(path)
        return db


def _is_newer(db: sqlite3.Connection, user_version: int) -> bool:
    """Whether the file itself says that it is of this version, and not only a byte of its header."""
    try:
        facts = dict(db.execute("SELECT key, value FROM about").fetchall())
    except sqlite3.Error:
        return True  # a later version may keep other tables
    return "mark" not in facts or (facts.get("version") == str(user_version) and not _altered(facts))


def _writing(path: Path) -> sqlite3.Connection:
    db = _connect(path, "mode=rw")
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # macOS: plain fsync does not reach the disk
    except BaseException:
        db.close()
        raise
    return db


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None, timeout=1)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)
