"""A lock that processes take in turn.

It is SQLite's own kind, on an empty file. On every system it is a kernel lock, which ends however the process dies. No
child process inherits it. It must never be taken on a file that has something in it.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.system import folders


class Busy(OSError):  # noqa: N818 (what the system says of a lock)
    """Another process has the lock."""


def take(path: Path, patience: float = 0.0) -> sqlite3.Connection:
    """The lock, held until it is closed; its file is made where it is missing, and stays: if it were removed, two
    processes could lock two files of one name.

    Waits ``patience`` seconds for another process. Raises Busy, PermissionError, another OSError, sqlite3.Error.
    """
    folders.make(path.parent)
    path.touch(folders.FILE)  # SQLite says only "cannot open", the system says why
    if not os.access(path, os.W_OK):  # SQLite would only read it, and lock nothing
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    lock = sqlite3.connect(path, isolation_level=None, timeout=patience)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as fault:
        lock.close()
        if fault.sqlite_errorname == "SQLITE_BUSY":
            raise Busy(path) from fault
        raise
    return lock


@contextmanager
def in_turn(path: Path, patience: float) -> Iterator[None]:
    """Do this when no other process does, but no later than in ``patience`` seconds; raises OSError if it is later."""
    try:
        lock = take(path, patience)
    except sqlite3.Error as fault:
        raise OSError(str(fault)) from fault
    try:
        yield
    finally:
        lock.close()
