"""A PulseAudio of our own with sinks that nobody hears, and what was played on them.

For tests and benches. It listens on a socket in a folder of its own and never touches the user's sound.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.pace import PATIENCE, pace

RATE = 22050
RECORDED = ("--raw", "--format=s16le", "--channels=1", "--latency-msec=5")
LOUD = 300  # of 32767: more than what resampling leaves of silence


def missing() -> str:
    """Why there can be no sound server here; empty where there can."""
    absent = [name for name in ("pulseaudio", "pactl", "parec") if not shutil.which(name)]
    return f"not installed: {', '.join(absent)}" if absent else ""


class WrongEar(AssertionError):  # noqa: N818
    """Something sounded where it was not meant: never tried again."""


class Recording:
    """What one sink plays, while it plays. ``heard``: (moment in monotonic seconds, samples).

    The moment is that of playing, not that of reading, for which this process may be too busy: each chunk follows on
    the one before, and comes no later than it was read. Where a whole second is missing the sink stood still.
    """

    def __init__(self, sink: str) -> None:
        self.heard: list[tuple[float, array[int]]] = []
        self._loud: list[float] = []  # the moments of the loud chunks
        self._sum: list[float] = [0.0]  # how long all before each of them lasted
        self._process = subprocess.Popen(
            ["parec", f"--device={sink}.monitor", f"--rate={RATE}", *RECORDED],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        assert self._process.stdout
        played = 0.0
        while chunk := os.read(self._process.stdout.fileno(), 2 * RATE // 200):
            now, samples = time.monotonic(), array("h", chunk[: len(chunk) // 2 * 2])
            due = played + 1.05 * len(samples) / RATE  # a little faster, so that what was lost is made up for
            played = now if now - due > 1.0 else min(now, due)
            if max(map(abs, samples), default=0) > LOUD:
                self._sum.append(self._sum[-1] + len(samples) / RATE)
                self._loud.append(played)
            self.heard.append((played, samples))

    def loud(self, since: float = 0.0, until: float = float("inf")) -> list[float]:
        """The moments at which something was heard, in order."""
        return self._loud[slice(*self._places(since, until))]

    def seconds(self, since: float = 0.0, until: float = float("inf")) -> float:
        """How long something was heard, pauses left out: however late it came."""
        first, last = self._places(since, until)
        return self._sum[last] - self._sum[first]

    def _places(self, since: float, until: float) -> tuple[int, int]:
        end = len(self._loud)
        return bisect_left(self._loud, since, 0, end), bisect_left(self._loud, until, 0, end)

    def past(self, moment: float) -> None:
        """Wait until everything is here that was played until then."""
        until = time.monotonic() + PATIENCE
        while not self.heard or self.heard[-1][0] < moment:
            assert time.monotonic() < until, "the sink stands still"
            time.sleep(0.005)

    def silent(self, since: float = 0.0) -> bool:
        """Whether every sample was zero."""
        return not any(any(chunk) for at, chunk in list(self.heard) if at >= since)

    def wait_for_sound(self, since: float = 0.0, patience: float = PATIENCE) -> float:
        """The moment of the first sound after ``since``; fails when none comes."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if loud := self.loud(since):
                return loud[0]
            time.sleep(0.002)
        pytest.fail("nothing was heard")

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._thread.join(PATIENCE)
        assert self._process.stdout
        self._process.stdout.close()


def quiet(*recordings: Recording, seconds: float = 0.5) -> float:
    """Wait until nothing has been heard anywhere for so long; the moment of the last sound."""
    began = time.monotonic()
    with pace() as machine:
        while True:
            last = max((loud for each in recordings for loud in each.loud()[-1:]), default=0.0)
            patience = seconds * min(machine.slower, 6.0)  # a line that is late in coming is no silence
            if min(each.heard[-1][0] for each in recordings) - max(began, last) >= patience:
                return last
            assert time.monotonic() - began < PATIENCE, "it goes on and on"
            time.sleep(0.02)


class SoundServer:
    """Sinks are made and removed by name, as devices are plugged in and out."""

    def __init__(self, folder: Path) -> None:
        self.address = f"unix:{folder / 'socket'}"
        self._folder = folder
        self._modules: dict[str, str] = {}
        self._process = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-L"),
                f"module-native-protocol-unix socket={folder / 'socket'} auth-anonymous=1",
            ],
            env=self._environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while self._control("info", check=False) is None:
            if time.monotonic() > until or self._process.poll() is not None:
                self.close()
                pytest.fail("pulseaudio did not start")
            time.sleep(0.05)

    def plug(self, sink: str, description: str) -> None:
        assert sink not in self._modules
        name = self._control(
            "load-module",
            "module-null-sink",
            f"sink_name={sink}",
            f"rate={RATE}",
            f"sink_properties=\"device.description='{description}'\"",
        )
        assert name
        self._modules[sink] = name

    def plug_microphone(self, source: str) -> None:
        """A microphone that hears nothing, and is no output's monitor."""
        assert source not in self._modules
        name = self._control("load-module", "module-null-source", f"source_name={source}", f"rate={RATE}")
        assert name
        self._modules[source] = name

    def unplug(self, sink: str) -> None:
        """Remove the sink or microphone, if it is there."""
        if module := self._modules.pop(sink, None):
            self._control("unload-module", module)

    def make_default(self, sink: str) -> None:
        """Let streams that name no device go there, those that play already too."""
        self._control("set-default-sink", sink)

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """The server has no time for anybody, as on a machine that is busy with something else."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    @contextmanager
    def suspended(self, sink: str) -> Iterator[None]:
        """The sink sleeps, with streams on it or not."""
        self._control("suspend-sink", sink, "1")
        try:
            yield
        finally:
            self._control("suspend-sink", sink, "0")

    @contextmanager
    def recording(self, sink: str) -> Iterator[Recording]:
        recording = Recording(sink)
        try:
            until = time.monotonic() + PATIENCE
            while not recording.heard and time.monotonic() < until:
                time.sleep(0.01)
            yield recording
        finally:
            recording.close()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _environment(self) -> dict[str, str]:
        home = str(self._folder)
        return {**os.environ, "HOME": home, "XDG_RUNTIME_DIR": home, "PULSE_RUNTIME_PATH": home}

    def _control(self, *words: str, check: bool = True) -> str | None:
        done = subprocess.run(["pactl", "--server", self.address, *words], capture_output=True, text=True, check=check)
        return done.stdout.strip() if done.returncode == 0 else None


@contextmanager
def sound_server() -> Iterator[SoundServer]:
    """A running server, and this process's sound led to it."""
    folder = Path(tempfile.mkdtemp(prefix="snd-", dir="/tmp"))  # a socket's path may have 108 letters only
    before = os.environ.get("PULSE_SERVER")
    server = SoundServer(folder)
    os.environ["PULSE_SERVER"] = server.address
    try:
        yield server
    finally:
        server.close()
        if before is None:
            del os.environ["PULSE_SERVER"]
        else:
            os.environ["PULSE_SERVER"] = before
        shutil.rmtree(folder, ignore_errors=True)
