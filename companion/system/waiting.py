"""Waiting for a file to have something to read. The only importer of ``select``.

It works for terminals and device nodes, and so never on Windows, where only sockets can be waited for.
"""

from __future__ import annotations

import os
import select


def pipe() -> tuple[int, int]:
    """Where to read, and where to write: that end never blocks, as Python demands of what signals are written to."""
    out, bell = os.pipe()
    if hasattr(os, "set_blocking"):  # no file of Windows' can be so, and there Python does not ask
        os.set_blocking(bell, False)
    return out, bell


class Doorbell:
    """Lets another thread, or a signal, end the wait for a file."""

    def __init__(self) -> None:
        self._out, self.bell = pipe()

    def wait(self, file: int, timeout: float | None) -> tuple[bool, bytes]:
        """Whether the file can be read, and what was rung; neither after ``timeout`` seconds. None waits for ever.

        Raises OSError or ValueError when the file has been closed.
        """
        ready, _, _ = select.select([file, self._out], [], [], timeout)
        return file in ready, os.read(self._out, 64) if self._out in ready else b""

    def ring(self) -> None:
        """End the wait, with a byte that is no signal's number."""
        os.write(self.bell, b"\xff")

    def close(self) -> None:
        os.close(self.bell)
        os.close(self._out)
