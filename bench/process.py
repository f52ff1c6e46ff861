"""The whole companion in a process of its own, at two virtual ports, as a table has it.

It writes to ports, reads printed lines and looks into /proc. It must never reach into the process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import Empty, SimpleQueue

from companion.files import config
from tests.pseudo_terminal import VirtualPort


class Companion:
    """``play`` with these arguments. ``started`` is when the process was asked for; use it in a ``with``.

    Byte code is kept from start to start, as pip keeps it for an installed companion.
    """

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.scanner = VirtualPort()
        self.keypad = VirtualPort()
        self.lines: SimpleQueue[tuple[float, str]] = SimpleQueue()
        if not (folder / config.LEARNED).exists():
            config.Learned(folder).save({"first-start": config.DONE})
        self.started = time.monotonic()
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "companion", "play", "--lang", "fr", "--data", str(folder)),
                *("--scanner", self.scanner.path, "--keypad", self.keypad.path, *arguments),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
            text=True,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def scan(self, code: str, end: str = "\r") -> float:
        """Send a frame; the moment before its bytes are written."""
        at = time.monotonic()
        self.scanner.write((code + end).encode())
        return at

    def press(self, keys: str) -> float:
        """Press and let go keys, one after the other; the moment before."""
        at = time.monotonic()
        self.keypad.write("".join(f"K {key}\nU {key}\n" for key in keys).encode())
        return at

    def line(self, beginning: str = "[", patience: float = 20.0) -> float:
        """The moment at which the next printed line that begins so was read. Raises queue.Empty."""
        return self._next(beginning, patience)[0]

    def words(self, beginning: str = "[", patience: float = 20.0) -> str:
        """What the next printed line that begins so says behind that. Raises queue.Empty."""
        return self._next(beginning, patience)[1].removeprefix(beginning).strip()

    def _next(self, beginning: str, patience: float) -> tuple[float, str]:
        until = time.monotonic() + patience
        while (left := until - time.monotonic()) > 0:
            at, line = self.lines.get(timeout=left)
            if line.startswith(beginning):
                return at, line
        raise Empty

    def processes(self) -> list[int]:
        """This process and all below it."""
        found = [self._process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += map(int, task.read_text().split())
        return found

    def processor_seconds(self) -> float:
        """What all of them have used of a processor, in seconds, their ended threads with them."""
        # As clock_getcpuclockid(3) forms a process's clock in Linux.
        return sum(time.clock_gettime(~pid << 3 | 2) for pid in self.processes())

    def memory(self) -> float:
        """What they hold in memory, shared pages shared out (PSS), in bytes."""
        return sum(
            1024 * int(line.split()[1])
            for pid in self.processes()
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            if line.startswith("Pss:")
        )

    def __enter__(self) -> Companion:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self.scanner.close()
        self.keypad.close()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self.lines.put((time.monotonic(), line))
