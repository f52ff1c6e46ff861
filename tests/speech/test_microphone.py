"""A microphone for real: a sink's monitor, into which a voice is played, is the source."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from contextlib import closing
from queue import Empty, SimpleQueue

import pytest

from companion.commands import enquiries
from companion.speech import player
from companion.speech.microphone import Microphone, MicrophoneFault, NoMicrophone, choose, sources
from companion.speech.outputs import Device, NotFound, find
from companion.speech.pcm import RATE, Pcm, from_values
from companion.speech.player import MiniaudioOutput
from tests.pace import PATIENCE
from tests.soundserver import SoundServer


def tone(seconds: float, loud: float = 6000.0) -> list[float]:
    return [loud * math.sin(i / 8) for i in range(int(seconds * RATE))]


VOICE = from_values([0.0] * (RATE // 2) + tone(1.0) + [0.0] * (RATE // 2))


# --- which, and what of it: no sound needed ---


def test_the_systems_own_microphone_is_taken_and_never_an_outputs_signal() -> None:
    monitor, mic, other = Device("table.monitor", "Monitor", default=True), Device("mic", "Mic"), Device("m2", "Other")
    assert choose(None, (monitor, mic)) == mic
    assert choose(None, (monitor, mic, Device("usb", "USB", default=True))).id == "usb"
    assert choose("table.monitor", (monitor, mic)) == monitor, "whoever names it means it"
    for found, fault in (((monitor,), MicrophoneFault.NO_DEVICE), ((mic, other), MicrophoneFault.SEVERAL)):
        with pytest.raises(NoMicrophone) as refused:
            choose(None, found)
        assert refused.value.fault is fault
    with pytest.raises(NotFound):
        choose("none", (mic,))


def test_a_recording_begins_and_ends_with_the_voice_and_is_evenly_loud() -> None:
    noise = [30.0 if i % 2 else -30.0 for i in range(RATE)]
    quiet = from_values(noise + tone(0.5, 2000.0) + noise).voiced()
    loud = from_values(noise + tone(0.5, 20000.0) + noise).voiced()
    for said in (quiet, loud):
        assert 0.5 <= said.seconds < 0.85, "a tenth of a second before and behind is kept"
        peak = max(abs(value) for value in memoryview(said.samples).cast("h"))
        assert 12000 < peak < 26000


@pytest.mark.parametrize("heard", [[], [0.0] * RATE, [100.0 if i % 2 else -100.0 for i in range(RATE)], tone(0.03)])
def test_noise_or_a_click_is_no_voice(heard: list[float]) -> None:
    assert not from_values(heard).voiced().samples


# --- for real ---


class Reports:
    """What the microphone's thread has told."""

    def __init__(self) -> None:
        self.told: SimpleQueue[str | MicrophoneFault | tuple[Pcm, bool]] = SimpleQueue()

    def listening(self) -> None:
        self.told.put("listening")

    def recorded(self, sound: Pcm, whole: bool) -> None:
        self.told.put((sound, whole))

    def failed(self, fault: MicrophoneFault) -> None:
        self.told.put(fault)

    def next(self) -> object:
        return self.told.get(timeout=PATIENCE)


@pytest.fixture
def mouth(server: SoundServer) -> Iterator[MiniaudioOutput]:
    """Whoever speaks: what is played here is heard by "mouth.monitor"."""
    server.plug("mouth", "A mouth")
    with closing(MiniaudioOutput(find("mouth", player.devices()), lambda _: None, lambda: None)) as output:
        until = time.monotonic() + PATIENCE
        while not output.ready and time.monotonic() < until:
            time.sleep(0.02)
        yield output
    server.unplug("mouth")


def test_what_is_said_between_begin_and_end_is_recorded_and_trimmed(mouth: MiniaudioOutput) -> None:
    assert "mouth.monitor" in [source.id for source in sources()]
    reports = Reports()
    microphone = Microphone("mouth.monitor", reports)
    microphone.open()
    assert reports.next() == "listening"
    mouth.play(from_values(tone(0.3)), lambda: None)  # our own words, before it begins
    time.sleep(0.8)
    microphone.begin()
    said: SimpleQueue[bool] = SimpleQueue()
    mouth.play(VOICE, lambda: said.put(True))
    said.get(timeout=PATIENCE)
    time.sleep(0.3)  # what is on its way to the microphone
    microphone.end()
    told = reports.next()
    assert isinstance(told, tuple)
    sound, whole = told
    print(f"said 1.00 s, recorded {sound.seconds:.2f} s")
    assert whole
    assert sound.rate == RATE
    assert 0.95 < sound.seconds < 1.5


def test_a_silent_microphone_and_one_that_is_not_there_are_told(mouth: MiniaudioOutput, server: SoundServer) -> None:
    reports = Reports()
    microphone = Microphone("mouth.monitor", reports)
    microphone.open()
    assert reports.next() == "listening"
    microphone.begin()
    time.sleep(0.3)
    microphone.end()
    assert reports.next() is MicrophoneFault.SILENT
    Microphone("no such thing", reports).open()
    assert reports.next() is MicrophoneFault.NO_DEVICE
    Microphone(None, reports).open()
    assert reports.next() is MicrophoneFault.NO_DEVICE, "monitors alone are no microphone"


def test_a_microphone_that_is_pulled_out_is_told(mouth: MiniaudioOutput, server: SoundServer) -> None:
    server.plug("loose", "Loose microphone")
    reports = Reports()
    microphone = Microphone("loose.monitor", reports)
    microphone.open()
    assert reports.next() == "listening"
    microphone.begin()
    server.unplug("loose")
    assert reports.next() is MicrophoneFault.GONE


def test_a_microphone_is_found_by_itself_and_listed(server: SoundServer, capsys: pytest.CaptureFixture[str]) -> None:
    server.plug_microphone("desk_microphone")
    try:
        reports = Reports()
        microphone = Microphone(None, reports)
        microphone.open()
        assert reports.next() == "listening"
        microphone.begin()
        microphone.end()
        assert reports.next() is MicrophoneFault.SILENT
        assert enquiries.devices(argparse.Namespace(lang="en")) == 0
        listed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("microphone")]
        assert [line.endswith("(desk_microphone)") for line in listed] == [True]
    finally:
        server.unplug("desk_microphone")


def test_what_is_dropped_is_told_to_nobody(mouth: MiniaudioOutput) -> None:
    reports = Reports()
    microphone = Microphone("mouth.monitor", reports)
    microphone.open()
    assert reports.next() == "listening"
    microphone.begin()
    microphone.close()
    with pytest.raises(Empty):
        reports.told.get(timeout=0.3)
