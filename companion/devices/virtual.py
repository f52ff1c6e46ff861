"""A serial device inside this process: with it the demo needs no pseudo-terminal.

    VirtualDevice.send ─ what a SerialPort reads; a SerialPort gets its ``connect``

It must never be reached by an address: only code that holds it can open it.
"""

from __future__ import annotations

import threading

from companion.devices.serial_port import PortAddress


class VirtualDevice:
    """Both ends of one line. ``send`` may be called from any thread; the rest is a ``Connection``."""

    def __init__(self) -> None:
        self.timeout: float | None = None
        self._sent = b""
        self._came = threading.Condition()
        self._cancelled = False

    def send(self, data: bytes) -> None:
        """The device sends."""
        with self._came:
            self._sent += data
            self._came.notify()

    def connect(self, address: PortAddress) -> VirtualDevice:
        """Open the line, whatever the address says."""
        return self

    @property
    def in_waiting(self) -> int:
        return len(self._sent)

    def read(self, size: int = 1, /) -> bytes:
        """Wait for ``size`` bytes and return them; fewer when the time is over or the read is cancelled."""
        with self._came:
            self._came.wait_for(lambda: len(self._sent) >= size or self._cancelled, self.timeout)
            read, self._sent = self._sent[:size], self._sent[size:]
            return read

    def write(self, data: bytes, /) -> int:
        """What the companion sends to it is dropped."""
        return len(data)

    def cancel_read(self) -> None:
        with self._came:
            self._cancelled = True
            self._came.notify()

    def close(self) -> None:
        pass
