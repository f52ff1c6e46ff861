"""A serial device made of nothing: a pseudo-terminal to plug in and pull out. For tests and measurements.

It knows how a terminal pair behaves on Linux and macOS; Windows has none. It must never be opened where a person's
device could be meant: the path is in a private folder that is deleted at the end.
"""

from __future__ import annotations

import os
import select
import shutil
import tempfile
import termios
import threading
import tty
from types import TracebackType
from typing import Self


class VirtualPort:
    """The device's end of a serial line. ``path`` is where a ``Port`` opens the other end.

    A pseudo-terminal refuses parity, and opening it discards what was written before, as with real ports.
    """

    def __init__(self) -> None:
        self._folder = tempfile.mkdtemp(prefix="companion-")
        self.path = os.path.join(self._folder, "port")
        self._ends: tuple[int, int] | None = None
        self._hand = threading.Lock()  # one pulls it out while another closes it
        self.replug()

    def write(self, data: bytes) -> None:
        """The device sends. Blocks while 4 kB are unread. OSError when it is unplugged."""
        while data:
            data = data[os.write(self._device_end, data) :]

    def read(self, timeout: float = 1.0) -> bytes:
        """What the device has been sent; empty after ``timeout`` seconds. OSError when it is unplugged."""
        ready, _, _ = select.select([self._device_end], [], [], timeout)
        return os.read(self._device_end, 4096) if ready else b""

    @property
    def baud(self) -> int:
        """The speed that the other end has set. OSError when it is unplugged."""
        speed = termios.tcgetattr(self._device_end)[5]
        return next(
            int(n[1:]) for n in dir(termios) if n[0] == "B" and n[1:].isdigit() and getattr(termios, n) == speed
        )

    def unplug(self) -> None:
        """Pull it out: the path is gone, and whoever reads the other end finds that out."""
        with self._hand:
            if self._ends is not None:
                ends, self._ends = self._ends, None
                os.unlink(self.path)
                for end in ends:
                    os.close(end)

    def replug(self) -> None:
        """Plug it in again: the same path, another number. Nothing happens where it is plugged in."""
        with self._hand:
            if self._ends is None:
                device_end, other_end = os.openpty()
                tty.setraw(other_end)
                # Kept open, for a terminal that nobody has open hangs up on the device.
                self._ends = device_end, other_end
                os.symlink(os.ttyname(other_end), self.path)

    def close(self) -> None:
        """Unplug it for good and delete its folder."""
        self.unplug()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def _device_end(self) -> int:
        if self._ends is None:
            raise OSError("unplugged")
        return self._ends[0]
