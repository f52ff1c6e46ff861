"""Libraries of eSpeak that never say they are done, give no sound or hang: one is heard all the same, or it is told.

The library that pip brought is a good one here. A stand-in for the package that brings it spoils what pyttsx3 calls it
through, in the worker only; the system's library, if there is one, is the good one again.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.model import Phrase
from companion.speech.engine import EngineTrouble, Manner, Rendered, Trouble, WorkerEngine
from companion.speech.pcm import Pcm
from tests.endtoend.running import CHECKOUT, Companion, environment, run
from tests.pace import PATIENCE
from tests.soundserver import SoundServer

if sys.platform != "linux":
    pytest.skip("pip brings no library of its own here", allow_module_level=True)
loader = pytest.importorskip("espeakng_loader")

LIBRARY, DATA = Path(loader.get_library_path()), loader.get_data_path()

STAND_IN = f"""
import ctypes, os, time
def get_library_path(): return {str(LIBRARY)!r}
def get_data_path(): return {DATA!r}
os.environ["ESPEAK_DATA_PATH"] = get_data_path()
ctypes.CDLL(get_library_path(), mode=ctypes.RTLD_GLOBAL)
from pyttsx3.drivers import _espeak
synth, listen = _espeak.Synth, _espeak.SetSynthCallback
"""
#: As the library for arm64: it ends without the event that says so. Here without any other sign of its end, too.
NEVER_DONE = """
_espeak.SetSynthCallback = lambda hear: listen(lambda sound, count, events: hear(sound, count, events) if sound else 0)
"""
MUTE = "_espeak.Synth = lambda *args, **flags: 0"
REFUSES = "_espeak.Synth = lambda *args, **flags: -1"
HANGS = "_espeak.Synth = lambda *args, **flags: time.sleep(600)"
HANGS_LATER = "_espeak.Synth = lambda text, **flags: time.sleep(600) if len(text) > 1 else synth(text, **flags)"
DIES = "_espeak.Synth = lambda *args, **flags: os.abort()"

Spoil = Callable[..., dict[str, str]]


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """The environment of a machine whose pip brought a library with this fault."""

    def spoil(fault: str, *, system: bool = True) -> dict[str, str]:
        packages, systems = tmp_path / "packages", tmp_path / "system"
        packages.mkdir()
        (packages / "espeakng_loader.py").write_text(STAND_IN + fault)
        systems.mkdir()
        for name in ("libespeak-ng.so.1", "libespeak.so.1"):
            (systems / name).symlink_to(LIBRARY) if system else (systems / name).touch()
        return environment(
            PYTHONPATH=f"{packages}{os.pathsep}{CHECKOUT}", LD_LIBRARY_PATH=str(systems), ESPEAK_DATA_PATH=DATA
        )

    return spoil


@pytest.fixture
def render(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[dict[str, str]], tuple[Rendered, WorkerEngine]]]:
    engines: list[WorkerEngine] = []

    def render(machine: dict[str, str]) -> tuple[Rendered, WorkerEngine]:
        for name, value in machine.items():
            monkeypatch.setenv(name, value)
        engines.append(WorkerEngine(hang_seconds=2.0))
        answers: SimpleQueue[Rendered] = SimpleQueue()
        engines[-1].request(Phrase("fr", "Sécurisé."), Manner(), answers.put)
        return answers.get(timeout=PATIENCE), engines[-1]

    yield render
    for engine in engines:
        engine.close()


def library_of(engine: WorkerEngine) -> str:
    """Whose library speaks."""
    words = Path(f"/proc/{engine.worker_pid}/cmdline").read_text().split("\0")
    return "the system's" if "system" in words else "pip's"


Render = Callable[[dict[str, str]], tuple[Rendered, WorkerEngine]]


def test_a_library_that_never_says_that_it_is_done_is_heard(spoil: Spoil, render: Render) -> None:
    sound, engine = render(spoil(NEVER_DONE))
    assert isinstance(sound, Pcm), sound
    assert 0.3 < sound.trimmed().seconds < 2
    assert library_of(engine) == "pip's"


@pytest.mark.parametrize(
    "fault", [MUTE, REFUSES, HANGS, DIES, HANGS_LATER], ids=["mute", "refuses", "hangs", "dies", "hangs-later"]
)
def test_a_library_that_gives_no_sound_makes_way_for_the_systems(spoil: Spoil, render: Render, fault: str) -> None:
    sound, engine = render(spoil(fault))
    assert isinstance(sound, Pcm), sound
    assert 0.3 < sound.trimmed().seconds < 2
    assert library_of(engine) == "the system's"


def test_without_another_library_a_mute_one_is_told_at_once(spoil: Spoil, render: Render) -> None:
    trouble, _ = render(spoil(MUTE, system=False))
    assert isinstance(trouble, EngineTrouble)
    assert trouble.trouble is Trouble.MUTE


def test_check_tries_the_voice(spoil: Spoil) -> None:
    checked = run("check", "--lang", "en", env=spoil(MUTE, system=False))
    assert checked.code == 1
    assert "sudo apt install libespeak-ng1" in checked.lines[0]
    assert checked.lines[1:] == ["One fault."]


def test_what_could_not_be_said_is_told_and_is_no_success(server: SoundServer, spoil: Spoil, tmp_path: Path) -> None:
    machine = {**spoil(MUTE, system=False), "PULSE_SERVER": server.address}
    said = run("say", "heart", "--lang", "en", "--data", tmp_path, env=machine)
    assert (said.code, said.lines) == (1, ["[table] Heart: red."])
    assert "sudo apt install libespeak-ng1" in said.err


def test_a_refusal_that_has_been_read_already_does_not_tell_of_a_late_voice(
    server: SoundServer, spoil: Spoil, tmp_path: Path
) -> None:
    machine = {**spoil(HANGS_LATER, system=False), "PULSE_SERVER": server.address}
    options = ("--lang", "en", "--data", tmp_path, "--output", "table=nowhere")
    refused = run("play", *options, env=machine)
    assert refused.code == 1
    assert "nowhere" in refused.err
    assert "waiting" not in refused.err


@pytest.mark.parametrize(
    ("fault", "shown", "told"),
    [(HANGS_LATER, "Hello.", "The voice keeps you waiting."), (MUTE, "The voice is mute", "")],
    ids=["hangs", "mute"],
)
def test_a_table_whose_voice_does_not_come_hears_a_sign_and_reads_why(
    server: SoundServer, spoil: Spoil, tmp_path: Path, fault: str, shown: str, told: str
) -> None:
    server.make_default("table")
    machine = {**spoil(fault, system=False), "PULSE_SERVER": server.address}
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "learned.yaml").write_text("first-start: done\n", encoding="utf-8")
    given = ("play", "--lang", "en", "--data", tmp_path / "data")
    with server.recording("table") as table, Companion(*given, env=machine) as lobby:
        table.wait_for_sound(lobby.expect(shown, within=20) - 0.5)
        lobby.signal(signal.SIGTERM)
        assert lobby.wait() == 130
    assert "".join(lobby.errors).startswith(told)
