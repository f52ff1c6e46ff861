"""Folders and files that only their owner may read, and that survive a power cut.

Some file systems and systems (FAT, Windows) have no such rights: there every user of the folder can read them.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
_OTHERS = 0o077


def make(folder: Path) -> list[Path]:
    """Make the folder and those above it, for this user alone. Returns those that were missing. Raises OSError."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(FOLDER, exist_ok=True)
    return missing


def close_off(folder: Path) -> None:
    """Let only the owner use the folder and everything in it, as far as the system can.

    A folder that is closed already is not looked into: nobody else can reach what is in it.
    """
    with suppress(OSError):
        if os.name != "posix" or not folder.stat().st_mode & _OTHERS:
            return
        folder.chmod(FOLDER)
        for inside in folder.rglob("*"):
            if not inside.is_symlink():  # its target is somewhere else
                with suppress(OSError):
                    inside.chmod(FOLDER if inside.is_dir() else FILE)


def sync(folder: Path) -> None:
    """Return when the names in this folder are on disk. Does nothing on Windows. Raises OSError."""
    if os.name == "posix":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def stamp(seconds: float | None = None) -> str:
    """A moment as the names of files bear it: its second in UTC. Such names sort by time.

    ``seconds``: since 1970; None: now.
    """
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(seconds))


def day(seconds: float | None = None) -> str:
    """A moment's day where this machine stands, as files bear it: "2026-12-01". ``seconds``: as with ``stamp``."""
    return time.strftime("%Y-%m-%d", time.localtime(seconds))
