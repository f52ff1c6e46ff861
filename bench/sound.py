"""Ears for the bench: a sound server of our own with one null sink, and the moments at which it was loud.

The recorder asks for fragments of 10 ms, which makes 10 ms the period of the sink, for us and for every peer. What
recording costs is measured with a click that the server itself makes, and taken off every figure. It must never
touch the user's sound.
"""

from __future__ import annotations

import os
import random
import socket
import subprocess
import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

RATE = 22050
PERIOD_MS = 10
SINK = "bench"
EAR = "bench-ear"  # a second one: a private output
LOUD = 300  # of 32767
QUIET_SECONDS = 0.15  # pauses inside words are shorter


class NothingHeard(Exception):  # noqa: N818
    """No sound, or no silence, within the time allowed."""


class Monitor:
    """What the sink plays. ``delay``: what recording itself costs, in seconds, and is taken off."""

    def __init__(self, sink: str = SINK, delay: float = 0.0) -> None:
        self.delay = delay
        self._fragments: list[tuple[float, array[int]]] = []  # moment of arrival, samples
        self._arrived = threading.Condition()
        self._recorder = subprocess.Popen(
            [
                *("parec", f"--device={sink}.monitor", f"--rate={RATE}", "--raw", "--format=s16le", "--channels=1"),
                f"--latency-msec={PERIOD_MS}",
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        threading.Thread(target=self._read, daemon=True).start()
        self._wait(lambda: len(self._fragments) > 50, 6.0)  # a server just started may sleep for two seconds

    def onset(self, since: float, patience: float = 3.0) -> float:
        """The moment of the first loud sample that arrives after ``since``. Raises NothingHeard."""
        found: list[float] = []

        def heard() -> bool:
            found.extend(at + place / RATE for at, samples in self._after(since) for place in _loud(samples)[:1])
            return bool(found)

        self._wait(heard, patience)
        return found[0] - self.delay

    def last(self, since: float) -> float:
        """The moment of the last loud sample that arrived after ``since``, else ``since``."""
        loud = [at + _loud(samples)[-1] / RATE for at, samples in self._after(since) if _loud(samples)]
        return max(since, max(loud, default=since) - self.delay)

    def quiet(self, seconds: float = QUIET_SECONDS, patience: float = 20.0) -> None:
        """Return when nothing has been loud for so long. Raises NothingHeard."""
        until = time.monotonic() + patience
        while any(_loud(samples) for _, samples in self._after(time.monotonic() - seconds)):
            if time.monotonic() > until:
                raise NothingHeard
            time.sleep(0.02)

    def close(self) -> None:
        self._recorder.terminate()
        self._recorder.wait()

    def _read(self) -> None:
        assert self._recorder.stdout
        while chunk := os.read(self._recorder.stdout.fileno(), 1 << 16):
            with self._arrived:
                self._fragments.append((time.monotonic(), array("h", chunk[: len(chunk) // 2 * 2])))
                self._fragments = self._fragments[-3000:]
                self._arrived.notify_all()

    def _after(self, since: float) -> list[tuple[float, array[int]]]:
        return [fragment for fragment in self._fragments if fragment[0] >= since]

    def _wait(self, true: Callable[[], bool], patience: float) -> None:
        with self._arrived:
            if not self._arrived.wait_for(true, patience):
                raise NothingHeard


def _loud(samples: array[int]) -> list[int]:
    if max(samples, default=0) <= LOUD and min(samples, default=0) >= -LOUD:
        return []
    return [place for place, value in enumerate(samples) if abs(value) > LOUD]


@contextmanager
def listening(folder: Path) -> Iterator[tuple[Monitor, list[float]]]:
    """A server and a calibrated monitor of its sink, and the clicks it was calibrated with.

    Raises OSError where PulseAudio is not installed, NothingHeard where it does not start.
    """
    address, control, click = f"unix:{folder / 'socket'}", folder / "control", folder / "click.wav"
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "PULSE_RUNTIME_PATH": str(folder)}
    before = os.environ.get("PULSE_SERVER")
    os.environ["PULSE_SERVER"] = address
    server = subprocess.Popen(
        [
            *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
            *("-L", f"module-native-protocol-unix socket={folder / 'socket'} auth-anonymous=1"),
            *("-L", f"module-cli-protocol-unix socket={control}"),
            *("-L", f"module-null-sink sink_name={SINK} rate={RATE}"),
            *("-L", f"module-null-sink sink_name={EAR} rate={RATE}"),
        ],
        env={**os.environ, **home},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + 10
        while not (control.exists() and (folder / "socket").exists()):
            if time.monotonic() > until or server.poll() is not None:
                raise NothingHeard
            time.sleep(0.05)
        time.sleep(0.2)
        monitor = Monitor()
        try:
            with wave.open(str(click), "wb") as file:
                file.setparams((1, 2, RATE, 0, "NONE", ""))
                file.writeframes(array("h", [9000, -9000] * 220).tobytes())
            clicks = _clicks(monitor, control, click)
            monitor.delay = min(clicks)
            yield monitor, clicks
        finally:
            monitor.close()
    finally:
        server.terminate()
        server.wait()
        os.environ.pop("PULSE_SERVER")
        if before is not None:
            os.environ["PULSE_SERVER"] = before


def _clicks(monitor: Monitor, control: Path, click: Path, count: int = 20) -> list[float]:
    """How long the monitor takes to hear a click that the server plays when told to."""
    waits = []
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(control))
        line.sendall(f"load-sample click {click}\n".encode())
        time.sleep(0.3)
        for _ in range(count):
            time.sleep(random.uniform(0.1, 0.12))
            began = time.monotonic()
            line.sendall(f"play-sample click {SINK}\n".encode())
            waits.append(monitor.onset(began) - began)
    return waits


def temporary() -> TemporaryDirectory[str]:
    """A folder with a short name: a socket's path may have 108 letters only."""
    return TemporaryDirectory(prefix="bench-", dir="/tmp" if os.path.isdir("/tmp") else None)
