"""Making a file's new name last through a power cut."""

from __future__ import annotations

import os
from pathlib import Path


def sync(folder: Path) -> None:
    """Return when the names in this folder are on disk. Windows opens no folder, and is not asked. Raises OSError."""
    if os.name == "posix":
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
