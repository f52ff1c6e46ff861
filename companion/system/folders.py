"""Folders and files that are their owner's alone, and last through a power cut.

Where a file system or a system knows no such rights (FAT, Windows) what is private there is up to whoever may use it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
_OTHERS = 0o077


def make(folder: Path) -> list[Path]:
    """Make the folder and those above it, for this user alone; the list of those that were missing. Raises OSError."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(FOLDER, exist_ok=True)
    return missing


def close_off(folder: Path) -> None:
    """Leave the folder and all that is in it to its owner alone, as far as that can be had.

    One that is closed already is not looked into: nobody else gets past it.
    """
    with suppress(OSError):
        if os.name != "posix" or not folder.stat().st_mode & _OTHERS:
            return
        folder.chmod(FOLDER)
        for inside in folder.rglob("*"):
            if not inside.is_symlink():  # what it leads to lies elsewhere
                with suppress(OSError):
                    inside.chmod(FOLDER if inside.is_dir() else FILE)


def sync(folder: Path) -> None:
    """Return when the names in this folder are on disk. Windows opens no folder, and is not asked. Raises OSError."""
    if os.name == "posix":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
