"""Tests. What they write lies in memory where the system has room for it: they commit thousands of moves to disk, and
wait for a disk that whatever else runs here keeps busy. Nothing here outlives the machine."""

import shutil
import tempfile
from pathlib import Path

_MEMORY = Path("/dev/shm")
_ENOUGH = 1 << 30  # bytes

if _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ENOUGH:
    tempfile.tempdir = str(_MEMORY)
