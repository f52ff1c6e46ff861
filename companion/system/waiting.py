"""Waiting for a file to have something to read. The only importer of ``select``.

It is for terminals and device nodes. On Windows, where only sockets can be waited for, it never works.
"""

from __future__ import annotations

import os
import select


def pipe() -> tuple[int, int]:
    """The reading and the writing end. Writing never blocks: Python demands this of a pipe for signals."""
    out, bell = os.pipe()
    if hasattr(os, "set_blocking"):  # Windows has no such files, and Python does not demand them there
        os.set_blocking(bell, False)
    return out, bell


class Doorbell:
    """Lets another thread, or a signal, end the wait for a file."""

    def __init__(self) -> None:
        self._out, self.bell = pipe()

    def wait(self, file: int, timeout: float | None) -> tuple[bool, bytes]:
        """Whether the file can be read, and the bytes rung; neither after ``timeout`` seconds (None: no limit).

        Raises OSError or ValueError when the file has been closed.
        """
        ready, _, _ = select.select([file, self._out], [], [], timeout)
        return file in ready, os.read(self._out, 64) if self._out in ready else b""

    def ring(self) -> None:
        """End the wait. It rings with a byte that is no signal's number."""
        os.write(self.bell, b"\xff")

    def close(self) -> None:
        os.close(self.bell)
        os.close(self._out)
