"""What can be wrong with a game's file or its folder, as errors that carry data.

It knows what the system and SQLite raise, and which of our faults each of these is. It must never phrase a fault:
the words are in ``voices/``.
"""
# Faults are named by what is wrong, as the messages say it.
# ruff: noqa: N818

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from companion.model import Arg, Word, word


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
    """It was a journal. ``seq`` is the row that cannot be read, where only one row is damaged."""

    seq: int | None = None


@dataclass(eq=False)
class NewerJournal(JournalError):
    """A later Companion made the file, with other tables."""

    user_version: int


@dataclass(eq=False)
class UnknownEvent(JournalError):
    """The file holds an unknown kind of event."""

    kind: str


@dataclass(eq=False)
class NewerEvent(JournalError):
    """The file holds an event in a version newer than ours."""

    kind: str
    version: int


class DiskFull(JournalError):
    """Nothing was written; the same append can be tried again when there is space."""


class NoPermission(JournalError):
    """The system does not let us read or write there."""


@dataclass(eq=False)
class JournalFault(JournalError):
    """The system failed in another way; ``code`` is its name for it ("SQLITE_IOERR_FSYNC", "ENODEV")."""

    code: str


class Taken(JournalError):
    """Another Companion holds this data folder."""


_NO_PERMISSION = {"EACCES", "EPERM", "EROFS", "SQLITE_PERM", "SQLITE_READONLY", "SQLITE_READONLY_DIRECTORY"}
_DISK_FULL = {"ENOSPC", "EDQUOT", "SQLITE_FULL"}
_DAMAGE = {"SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR"}  # ERROR: no such table, no such column
_NO_SPACE = 1 << 16  # bytes: one append and its index may need more


@contextmanager
def about(path: Path) -> Iterator[None]:
    """What the system and SQLite raise, as faults of this module about ``path``."""
    try:
        yield
    except sqlite3.ProgrammingError:  # our own mistake: another thread, a closed journal
        raise
    except UnicodeDecodeError as fault:  # in a text column of the file
        raise DamagedJournal(path) from fault
    except sqlite3.Error as fault:
        # An error without a name is Python's own, about what a column holds.
        name = getattr(fault, "sqlite_errorname", "SQLITE_CORRUPT")
        raise _fault(path, name) from fault
    except OSError as fault:
        raise _fault(path, errno.errorcode.get(fault.errno or 0, type(fault).__name__)) from fault


def _fault(path: Path, name: str) -> JournalError:
    if name in _NO_PERMISSION or (name == "SQLITE_CANTOPEN" and not _allowed(path)):
        return NoPermission(path)
    # When SQLite extends its index or syncs, a full disk shows only as an I/O error.
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


#: The message for each fault that has one of its own.
_MESSAGES: Mapping[type[JournalError], str] = {
    Taken: "data-taken",
    NoPermission: "data-forbidden",
    DiskFull: "disk-full-at-start",
    NewerJournal: "newer-journal",
    NewerEvent: "newer-journal",
    UnknownEvent: "newer-journal",
    NotAJournal: "not-a-journal",
    NoJournal: "no-such-journal",
    DamagedJournal: "damaged-journal",
}


def kept(fault: JournalError, game: Arg) -> Word:
    """The message for the table: which game's file it is, without its path, and what becomes of it."""
    if isinstance(fault, DamagedJournal | NotAJournal):
        return word("kept-damaged", game=game)
    if isinstance(fault, NewerJournal | NewerEvent | UnknownEvent):
        return word("kept-newer", game=game)
    return word("kept-unreadable", game=game)


def told(fault: JournalError) -> Word:
    """The message that says what is wrong, and what to do."""
    if message := _MESSAGES.get(type(fault)):
        return word(message, path=str(fault.path))
    return word("unusable", path=str(fault.path), reason=getattr(fault, "code", type(fault).__name__))
