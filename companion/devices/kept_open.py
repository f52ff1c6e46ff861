"""A device that is read all evening. One thread opens it, reports when it is lost, and finds it again.

It knows when to try again and what is worth telling. It must never know how a device is opened or what it says.
"""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar

from companion.devices.heard import Heard, PortLost, PortOpened, PortRefused, PortTrouble, RefusedError

#: Pauses between attempts. A device that has worked is looked for often, so its return is told within a second.
_FIRST_PAUSE = 0.1
_LONGEST_PAUSE = 2.0
_LONGEST_PAUSE_AFTER_LOSS = 0.5

Post: TypeAlias = Callable[[Heard | PortOpened | PortLost | PortRefused], None]

Connection = TypeVar("Connection")


class KeptOpen(ABC, Generic[Connection]):
    """Reads a device from ``start()`` to ``stop()``, however often it is pulled out.

    ``post`` must be thread-safe and must not block. What a subclass overrides is called in the device's thread,
    except ``_wake``.
    """

    def __init__(self, device: str, post: Post) -> None:
        self.device = device
        self._post = post
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"port {device}", daemon=True)

    def start(self) -> None:
        """Begin to open the device. Returns at once; the result is posted."""
        self._thread.start()

    def stop(self) -> None:
        """Let go of the device. Nothing more is posted. A second call does nothing.

        Takes at most 2 s: a connection that is still being opened is left to its daemon thread.
        """
        if not self._stopping.is_set():
            self._stopping.set()
            self._wake()
            if self._thread.is_alive():
                self._thread.join(2.0)

    @abstractmethod
    def _open(self) -> Connection:
        """Open it. Raises RefusedError."""

    @abstractmethod
    def _read(self, connection: Connection) -> Iterator[tuple[float, Sequence[object]]]:
        """What it says: the time and the items, until it is lost or ``stop()`` is called."""

    @abstractmethod
    def _close(self, connection: Connection) -> None:
        """Close it, even if the device is gone."""

    @abstractmethod
    def _wake(self) -> None:
        """End the wait that ``_read`` is in."""

    def _run(self) -> None:
        pause = _FIRST_PAUSE
        worked = False
        seen: PortTrouble | None = None  # the reason of the last attempt
        told: PortTrouble | None = None  # the reason posted last
        while not self._stopping.is_set():
            try:
                connection = self._open()
            except RefusedError as refused:
                # A new node belongs to root for some milliseconds, so one failed attempt proves nothing.
                if refused.reason is seen and refused.reason is not told:
                    self._tell(PortRefused(self.device, refused.reason, refused.detail, time.monotonic()))
                    told = seen
                seen = refused.reason
            else:
                if self._converse(connection, first=not worked):
                    pause = _FIRST_PAUSE  # a connection that said nothing may break again at once
                worked = True
                seen, told = None, PortTrouble.MISSING  # PortLost has said so
            longest = _LONGEST_PAUSE_AFTER_LOSS if worked else _LONGEST_PAUSE
            self._stopping.wait(min(pause, longest))
            pause = min(pause * 2, longest)

    def _converse(self, connection: Connection, first: bool) -> bool:
        """Read until the device is lost, then close it. Returns whether it said anything."""
        heard = False
        self._tell(PortOpened(self.device, first, time.monotonic()))
        try:
            for at, items in self._read(connection):
                heard = True
                for item in items:
                    self._tell(Heard(self.device, item, at))
        except Exception as fault:  # a fault in a reader must not end this thread silently
            self._tell(PortRefused(self.device, PortTrouble.OTHER, repr(fault), time.monotonic()))
        self._close(connection)
        self._tell(PortLost(self.device, time.monotonic()))
        return heard

    def _tell(self, told: Heard | PortOpened | PortLost | PortRefused) -> None:
        if not self._stopping.is_set():
            self._post(told)
