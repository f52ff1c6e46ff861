"""The peers: how others make a computer say something on this machine, through the same sound server.

Each is asked for one phrase at a time; it may be as slow as it is. A peer that is not here says so: ``Absent``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path

from bench.sound import SINK

Say = Callable[[str], None]
Peer = Callable[[Path], AbstractContextManager[Say]]

_SAY = """
import sys
from companion.speech.pyttsx3_worker import _bring_espeak
_bring_espeak()
import pyttsx3
engine = pyttsx3.init()
engine.setProperty("voice", "roa/fr")
engine.setProperty("rate", 190)
sys.stderr.write("ready\\n")
sys.stderr.flush()
for line in sys.stdin:
    engine.say(line)
    engine.runAndWait()
"""


class Absent(Exception):  # noqa: N818
    """This peer is not installed here; the message says what is missing."""


@contextmanager
def pyttsx3_say(folder: Path) -> Iterator[Say]:
    """pyttsx3's own ``say``, in a process that is ready and waits for a line."""
    _need("aplay")
    settings = folder / "asoundrc"
    settings.write_text(f"pcm.!default {{type pulse device {SINK}}}\nctl.!default {{type pulse}}\n")
    with _running(
        [sys.executable, "-c", _SAY],
        env={**os.environ, "ALSA_CONFIG_PATH": str(settings)},
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stderr
        if process.stderr.readline() != b"ready\n":
            raise Absent("no speech engine")
        stdin = process.stdin

        def say(text: str) -> None:
            stdin.write(text.encode() + b"\n")
            stdin.flush()

        yield say


@contextmanager
def espeak_process(folder: Path) -> Iterator[Say]:
    """One ``espeak-ng`` process a phrase."""
    _need("espeak-ng")
    with _each(lambda text: ["espeak-ng", "-v", "fr", "-s", "190", text], {**os.environ, "PULSE_SINK": SINK}) as say:
        yield say


@contextmanager
def spd_say(folder: Path) -> Iterator[Say]:
    """``spd-say`` to a speech dispatcher of our own."""
    _need("spd-say", "speech-dispatcher")
    settings = Path("/etc/speech-dispatcher")
    if not settings.is_dir():
        raise Absent("/etc/speech-dispatcher")
    shutil.copytree(settings, folder / "speechd")
    (folder / "speechd" / "speechd.conf").write_text(
        'DefaultVolume 100\nAudioOutputMethod "pulse"\nAddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\n'
        "DefaultModule espeak-ng\nDefaultLanguage fr\nTimeout 0\n"
    )
    at = folder / "speechd.socket"
    environment = {**os.environ, "SPEECHD_ADDRESS": f"unix_socket:{at}", "PULSE_SINK": SINK, "HOME": str(folder)}
    server = [
        *("speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", str(at), "-P", str(folder / "speechd.pid")),
        *("-C", str(folder / "speechd"), "-L", str(folder)),
    ]
    with _running(server, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        until = time.monotonic() + 5
        while not at.exists():
            if process.poll() is not None or time.monotonic() > until:
                raise Absent("a speech-dispatcher that starts")
            time.sleep(0.05)
        time.sleep(0.5)
        with _each(lambda text: ["spd-say", "-l", "fr", text], environment) as say:
            yield say


def _need(*programs: str) -> None:
    missing = [program for program in programs if not shutil.which(program)]
    if missing:
        raise Absent(", ".join(missing))


@contextmanager
def _running(command: list[str], **how: object) -> Iterator[subprocess.Popen[bytes]]:
    process: subprocess.Popen[bytes] = subprocess.Popen(command, **how)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(2)
        process.kill()
        process.wait()


@contextmanager
def _each(command: Callable[[str], list[str]], environment: dict[str, str]) -> Iterator[Say]:
    """One process a phrase."""
    with ExitStack() as started:

        def say(text: str) -> None:
            quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            started.enter_context(_running(command(text), env=environment, **quiet))

        yield say


#: The peers by the names they have in the table.
PEERS: dict[str, Peer] = {
    "pyttsx3 say": pyttsx3_say,
    "espeak-ng process": espeak_process,
    "spd-say": spd_say,
}
