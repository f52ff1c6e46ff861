"""What the device tests share: an inbox that can be waited on, and the simplest of readers."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from companion.devices.heard import Heard, KeyboardGone, KeyboardRoused, PortLost, PortOpened, PortRefused
from tests.pace import PATIENCE

T = TypeVar("T")
FromDevice: TypeAlias = Heard | PortOpened | PortLost | PortRefused | KeyboardGone | KeyboardRoused


class Inbox:
    """Takes what devices post, from any thread, and keeps it all."""

    def __init__(self) -> None:
        self.all: list[FromDevice] = []
        self._new: queue.SimpleQueue[FromDevice] = queue.SimpleQueue()

    def post(self, told: FromDevice) -> None:
        self._new.put(told)

    def next(self, kind: type[T], within: float = PATIENCE, where: Callable[[T], bool] = lambda _: True) -> T:
        """The next thing of that kind, passing over others; fails after ``within`` seconds."""
        until = time.monotonic() + within
        while True:
            try:
                told = self._new.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no {kind.__name__} within {within} s; so far {self.all[-5:]}") from None
            self.all.append(told)
            if isinstance(told, kind) and where(told):
                return told

    def settle(self, seconds: float) -> list[FromDevice]:
        """Everything there is after so many seconds more."""
        time.sleep(seconds)
        while not self._new.empty():
            self.all.append(self._new.get())
        return self.all


class Lines:
    """Lines that end in LF; what is left after a silence is a line too."""

    def __init__(self) -> None:
        self._held = b""

    @property
    def wait(self) -> float | None:
        return 0.08 if self._held else None

    def opened(self, at: float) -> None:
        self._held = b""

    def feed(self, data: bytes, at: float) -> list[object]:
        *lines, self._held = (self._held + data).split(b"\n")
        return [line.decode("latin-1") for line in lines]

    def silence(self, at: float) -> list[object]:
        line, self._held = self._held, b""
        return [line.decode("latin-1")]
