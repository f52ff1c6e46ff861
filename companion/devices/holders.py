"""Which program has a busy port open, as far as Linux tells, so that the message can say what to close.

It reads ``/proc`` and must never touch a process.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

_PROC = Path("/proc")


def holders(path: str, proc: Path = _PROC) -> tuple[str, ...]:
    """The names of other programs that have this node open. Programs of other users stay unknown."""
    node = os.path.realpath(path)
    found = []
    for process in proc.glob("[0-9]*"):
        if process.name == str(os.getpid()):
            continue
        with contextlib.suppress(OSError):  # gone, or another user's
            if any(_leads_to(number, node) for number in (process / "fd").iterdir()):
                found.append((process / "comm").read_text(encoding="utf-8").strip())
    return tuple(sorted(set(found)))


def _leads_to(number: Path, node: str) -> bool:
    with contextlib.suppress(OSError):
        return os.readlink(number) == node
    return False


def running(name: str, proc: Path = _PROC) -> bool:
    """Whether a program of this name runs, under any user."""
    for comm in proc.glob("[0-9]*/comm"):
        with contextlib.suppress(OSError):
            if comm.read_text(encoding="utf-8").strip() == name:
                return True
    return False
