"""A thread that is always on time, unless the machine stalls. It must never do anything else."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class Heartbeat:
    """Calls ``beat`` with the time, in seconds, every so often, from ``start()`` to ``stop()``."""

    def __init__(self, beat: Callable[[float], None], every: float) -> None:
        self._beat = beat
        self._every = every
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin. A second call does nothing."""
        if self._thread is None:
            self._beat(time.monotonic())
            self._thread = threading.Thread(target=self._run, name="heartbeat", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._stopping.set()

    def _run(self) -> None:
        while not self._stopping.wait(self._every):
            self._beat(time.monotonic())
