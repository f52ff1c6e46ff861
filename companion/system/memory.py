"""A file that has a name and yet lies on no disk, for whoever can only write to a name."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def private_file() -> Iterator[tuple[str, bool]]:
    """A name that only this process may open, for a while, and whether what is written there stays in memory.

    Where the system has no files in memory (all but Linux) it is one in a folder of our own, deleted at the end.
    """
    if hasattr(os, "memfd_create"):
        descriptor = os.memfd_create("private")
        try:
            yield f"/proc/self/fd/{descriptor}", True
        finally:
            os.close(descriptor)
    else:
        with tempfile.TemporaryDirectory(prefix="companion-") as folder:
            yield str(Path(folder, "private")), False
