"""Sound for real: a PulseAudio of our own, its sinks recorded. What was measured is printed (pytest -s)."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from queue import Empty, SimpleQueue
from statistics import median
from threading import Event
from typing import Any

import pytest

from bench import signs
from companion.model import Announcement, Cause, OwnText, Phrase, ScaleStep, Sign, answer, echo, game
from companion.speech import earcons, loudness, player, voices
from companion.speech.cache import Cache
from companion.speech.engine import EngineTrouble, Manner, WorkerEngine
from companion.speech.outputs import NEVER_RESTS, NoSound, SoundFault, find
from companion.speech.pcm import Pcm, from_values
from companion.speech.player import MiniaudioOutput
from companion.speech.scheduler import Scheduler
from companion.speech.speaker import EngineSpeaker
from tests.pace import PATIENCE, pace, quick
from tests.soundserver import Recording, SoundServer

TONE = from_values([9000 if i // 25 % 2 else -9000 for i in range(22050 * 3)])
SHORT = from_values([9000 if i // 25 % 2 else -9000 for i in range(22050 // 10)])


class Own:
    """A catalogue whose announcements carry their words."""

    loudness = earcons.USUAL_LOUDNESS

    def phrases(self, announcement: Announcement) -> tuple[Phrase, ...]:
        return tuple(Phrase(arg.lang, arg.text) for _, arg in announcement.args if isinstance(arg, OwnText))


def fr(text: str) -> OwnText:
    return OwnText("fr", text)


class Loop:
    """The consumer loop of a companion that only speaks, with one output and everything behind it."""

    def __init__(self, sink: str) -> None:
        self.inbox: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.faults: list[SoundFault | EngineTrouble | str] = []
        self.shown: list[tuple[str, float]] = []
        self.engine = WorkerEngine()
        self.output = MiniaudioOutput(
            find(sink, player.devices()),
            lambda fault: self.inbox.put(lambda: self.faults.append(fault)),
            lambda: self.inbox.put(lambda: self.faults.append("back")),
        )
        self.speaker = EngineSpeaker(
            self.engine, Cache(), self.output, Own(), Manner(), self.inbox.put, self.faults.append
        )
        self.scheduler = Scheduler(self.speaker, self._show)
        self.run(until=lambda: self.output.ready and self.engine.voices() is not None)

    def _show(self, announcement: Announcement) -> None:
        self.shown.append((announcement.id, time.monotonic()))

    def say(self, *batch: Announcement) -> float:
        at = time.monotonic()
        self.scheduler.say(batch)
        return at

    def run(
        self, seconds: float = 0.0, until: Callable[[], object] = lambda: False, patience: float = PATIENCE
    ) -> None:
        """Turn for some seconds, or until something is so (which fails when it takes too long)."""
        end = time.monotonic() + (seconds or patience)
        while not until():
            try:
                self.inbox.get(timeout=min(0.01, max(0.0, end - time.monotonic())))()
            except Empty:
                if time.monotonic() >= end:
                    assert seconds, "it did not come"
                    return

    def close(self) -> None:
        self.scheduler.silence()
        self.output.close()
        self.engine.close()


@pytest.fixture
def loop(server: SoundServer) -> Iterator[Loop]:
    made = Loop("table")
    yield made
    made.close()


@pytest.fixture
def headset(server: SoundServer) -> Iterator[Loop]:
    """A loop that speaks into a headset, which the test may unplug."""
    server.plug("headset", "USB headset")
    made = Loop("headset")
    yield made
    made.close()
    server.unplug("headset")


@pytest.fixture
def monitor(server: SoundServer) -> Iterator[Recording]:
    with server.recording("table") as recording:
        yield recording


def test_devices_are_listed_by_id_and_description(server: SoundServer) -> None:
    assert {(d.id, d.name) for d in player.devices()} >= {
        ("table", "Table loudspeaker"),
        ("ear", "Ear of seat two"),
    }


def test_a_phrase_makes_sound(loop: Loop, monitor: Recording) -> None:
    loop.say(game("hello", None, "", text=fr("Bonjour à tous.")))
    loop.run(until=lambda: not loop.scheduler.speaking)
    monitor.past(time.monotonic() + 0.2)
    assert monitor.seconds() > 0.25
    assert [id for id, _ in loop.shown] == ["hello"]
    assert loop.faults == []


def test_a_rendered_phrase_is_heard_at_once_and_so_is_an_earcon(loop: Loop, monitor: Recording) -> None:
    line = echo("heart", None, "", text=fr("Cœur: rouge."))
    signed = echo("unknown", Sign.DOUBTFUL, "", text=fr("Pas lu."))
    loop.speaker.prepare(line)
    for name, said in (("phrase", line), ("earcon", signed)):
        waits = []
        with pace() as machine:
            for _ in range(6):
                loop.run(0.4)
                loop.scheduler.silence()
                loop.run(0.3)
                began = loop.say(said)
                waits.append(1000 * (monitor.wait_for_sound(began) - began))
        print(f"first sample of a {name}: p50 {median(waits):.1f} ms, worst {max(waits):.1f} ms")
        assert median(waits) < 80 * machine.slower


def test_a_phrase_never_rendered_before_is_heard_soon(loop: Loop, monitor: Recording) -> None:
    waits = []
    with pace() as machine:
        for number in range(6):
            loop.run(0.3)
            began = loop.say(game("cut", None, "", text=fr(f"Sécurisé. {number} sur cinq.")))
            loop.run(until=partial(monitor.loud, began))
            waits.append(1000 * (monitor.loud(began)[0] - began))
            loop.scheduler.silence()
    print(f"first sample, rendered on demand: p50 {median(waits):.1f} ms, worst {max(waits):.1f} ms")
    assert median(waits) < 120 * machine.slower


def test_stop_makes_silence(loop: Loop, monitor: Recording) -> None:
    waits = []
    with pace() as machine:
        for _ in range(6):
            began = time.monotonic()
            loop.output.play(TONE, lambda: None)
            monitor.wait_for_sound(began)
            time.sleep(0.3)
            stopped = time.monotonic()
            loop.output.stop()
            monitor.past(time.monotonic() + 0.4)
            waits.append(1000 * (max(monitor.loud(stopped), default=stopped) - stopped))
    print(f"stop to silence: p50 {median(waits):.1f} ms, worst {max(waits):.1f} ms")
    assert max(waits) < 150 * machine.slower


def test_a_second_reading_cuts_the_first(loop: Loop, monitor: Recording) -> None:
    loop.say(echo("long", None, "", text=fr("un deux trois quatre cinq six sept huit neuf dix onze douze")))
    loop.run(0.6)
    second = loop.say(echo("short", None, "", text=fr("Lune.")))
    loop.run(until=lambda: not loop.scheduler.speaking)
    assert [id for id, _ in loop.shown] == ["long", "short"]
    monitor.past(time.monotonic() + 0.3)
    assert monitor.seconds(second) < 1.5, "the first reading would have lasted three seconds more"


def test_a_game_line_is_never_cut_by_a_reading(loop: Loop, monitor: Recording) -> None:
    began = loop.say(game("cut", None, "", text=fr("un deux trois quatre cinq six sept huit neuf dix")))
    loop.run(0.5)
    loop.say(echo("moon", None, "", text=fr("Lune.")))
    loop.run(until=lambda: not loop.scheduler.speaking)
    (_, cut), (moon, then) = loop.shown
    assert moon == "moon"
    assert then - cut > 2.0, "it was said to its end"
    assert monitor.seconds(began, then) > 1.0


def test_words_come_right_behind_their_sign_and_300_ms_behind_attention(loop: Loop, monitor: Recording) -> None:
    for sign, least, most in ((Sign.ACCEPTED, 0.0, 0.2), (ScaleStep(3), 0.0, 0.2), (Sign.ATTENTION, 0.25, 0.5)):
        loop.run(0.3)
        with pace() as machine:
            began = loop.say(game("line", sign, "", text=fr("Bonjour.")))
            loop.run(until=lambda: not loop.scheduler.speaking)
            monitor.past(time.monotonic() + 0.2)
        loud = monitor.loud(began)
        gap = max(after - before for before, after in pairwise(loud))
        assert least <= gap < most * machine.slower


def test_every_sound_ends_once_and_one_may_start_the_next(loop: Loop) -> None:
    ends: SimpleQueue[float] = SimpleQueue()

    def again() -> None:
        ends.put(time.monotonic())
        if ends.qsize() < 5:
            loop.output.play(SHORT, again)

    with pace() as machine:
        began = time.monotonic()
        loop.output.play(SHORT, again)
        loop.run(until=lambda: ends.qsize() == 5)
    time.sleep(0.3)
    assert ends.qsize() == 5
    assert 0.08 < ends.get() - began < 0.2 * machine.slower
    assert not loop.output.playing


def test_an_idle_output_is_paused_and_comes_back_at_once(
    loop: Loop, monitor: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "IDLE_SECONDS", 0.3)
    loop.run(0.6)
    before = time.process_time()
    loop.run(1.0)
    print(f"idle: {100 * (time.process_time() - before):.2f} % of a core, this test's own loop included")
    waits = []
    with pace() as machine:
        for _ in range(4):
            began = time.monotonic()
            loop.output.play(SHORT, lambda: None)
            waits.append(1000 * (monitor.wait_for_sound(began) - began))
            loop.run(1.2)
    print(f"first sample after a pause: p50 {median(waits):.1f} ms, worst {max(waits):.1f} ms")
    assert median(waits) < 100 * machine.slower


@pytest.mark.parametrize("idle", [False, True])
def test_a_removed_device_is_noticed_within_a_second_and_comes_back(
    server: SoundServer, headset: Loop, monkeypatch: pytest.MonkeyPatch, idle: bool
) -> None:
    monkeypatch.setattr(player, "IDLE_SECONDS", 0.2)
    loop = headset
    loop.run(0.6)
    lines = (
        game("long", None, "", text=fr("un deux trois quatre cinq six sept huit neuf dix")),
        game("next", None, "", text=fr("Ensuite.")),
    )
    if not idle:
        loop.say(*lines)
        loop.run(0.8)
    with quick(1.3):
        server.unplug("headset")
        loop.run(until=lambda: bool(loop.faults))
    assert loop.faults == [SoundFault.GONE]
    assert loop.output.lost

    if idle:
        loop.say(*lines)
    with quick(0.5):
        loop.run(until=lambda: not loop.scheduler.speaking)
    assert [id for id, _ in loop.shown] == ["long", "next"], "what cannot be heard is still shown"

    server.plug("headset", "USB headset")
    loop.run(until=lambda: len(loop.faults) > 1)
    assert loop.faults == [SoundFault.GONE, "back"]
    with server.recording("headset") as recording:
        began = loop.say(game("again", None, "", text=fr("De retour.")))
        loop.run(until=lambda: not loop.scheduler.speaking)
        recording.wait_for_sound(began)


COUNTING = "un deux trois quatre cinq six sept huit neuf dix"


def test_a_sound_server_that_stands_still_is_no_loss_and_the_line_goes_on(
    server: SoundServer, loop: Loop, monitor: Recording
) -> None:
    loop.say(game("long", None, "", text=fr(COUNTING)))
    loop.run(until=lambda: bool(monitor.loud()))
    loop.run(0.5)
    with server.standing_still():
        loop.run(1.5)
    again = time.monotonic()
    loop.run(until=lambda: not loop.scheduler.speaking)
    loop.run(0.3)
    assert loop.faults == []
    assert loop.output.losses == 0
    assert monitor.seconds(again) > 0.5, "the rest of it"


def test_so_it_is_while_nothing_is_being_said(
    server: SoundServer, loop: Loop, monitor: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "IDLE_SECONDS", 0.2)
    loop.run(0.8)
    with server.standing_still():
        loop.run(1.0)
        began = loop.say(game("next", None, "", text=fr("Ensuite.")))
        loop.run(1.0)
    loop.run(until=lambda: not loop.scheduler.speaking)
    monitor.wait_for_sound(began)
    assert loop.faults == []


def test_a_sink_that_sleeps_for_a_moment_is_no_loss(server: SoundServer, loop: Loop, monitor: Recording) -> None:
    loop.say(game("long", None, "", text=fr(COUNTING)))
    loop.run(until=lambda: bool(monitor.loud()))
    with server.suspended("table"):
        loop.run(1.2)
    loop.run(until=lambda: not loop.scheduler.speaking)
    assert loop.faults == []


@pytest.mark.parametrize("idle", [False, True])
def test_a_sound_server_that_answers_nothing_is_told_of_after_two_seconds_and_comes_back(
    server: SoundServer, loop: Loop, monkeypatch: pytest.MonkeyPatch, idle: bool
) -> None:
    monkeypatch.setattr(player, "IDLE_SECONDS", 0.2)
    line = game("long", None, "", text=fr(COUNTING))
    if idle:
        loop.run(0.8)
    else:
        loop.say(line)
        loop.run(0.5)
    with server.standing_still():
        stopped = time.monotonic()
        if idle:
            loop.say(line)
        loop.run(until=lambda: bool(loop.faults))
        took = time.monotonic() - stopped
        with quick(0.5):  # nobody waits for what will not be heard
            loop.run(until=lambda: not loop.scheduler.speaking)
    print(f"lost after {took:.1f} s ({'idle' if idle else 'playing'})")
    assert loop.faults == [SoundFault.GONE]
    assert took > player.LOST_SECONDS - 0.1, "the device took its last sound a moment before"
    loop.run(until=lambda: loop.faults == [SoundFault.GONE, "back"])


def test_twelve_busy_processes_lose_nothing(loop: Loop, monitor: Recording) -> None:
    with busy(12):
        loop.say(game("long", None, "", text=fr(COUNTING)), game("longer", None, "", text=fr(COUNTING)))
        loop.run(until=lambda: not loop.scheduler.speaking)
    assert loop.faults == []
    assert loop.output.losses == 0
    assert monitor.seconds() > 2.0, "both were heard"


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that do nothing but work."""
    working = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in working:
            process.kill()
            process.wait()


# --- devices that sleep ---

#: How long a device takes to wake: what it is given meanwhile is lost.
SLEEPY_SECONDS = 0.4


@pytest.fixture
def sleepy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every device sleeps as soon as its stream stands still."""
    opened = player.System._opened

    class Stream:
        def __init__(self, stream: Any) -> None:
            self._stream, self.stop = stream, stream.stop

        def start(self, samples: Generator[bytes, int, None]) -> None:
            woken = time.monotonic() + SLEEPY_SECONDS

            def heard() -> Generator[bytes, int, None]:
                count = yield b""
                while True:
                    given = samples.send(count)
                    count = yield (given if time.monotonic() > woken else bytes(len(given)))

            after = heard()
            next(after)
            self._stream.start(after)

    @contextmanager
    def sleeping(*args: Any) -> Iterator[Stream]:
        with opened(*args) as stream:
            yield Stream(stream)

    monkeypatch.setattr(player.System, "_opened", sleeping)
    monkeypatch.setattr(player, "IDLE_SECONDS", 0.2)


def after_a_rest(loop: Loop, monitor: Recording) -> tuple[float, float]:
    """A word that is said when the output has rested: how much of it is heard, and how soon."""
    word = echo("word", None, "", text=fr("Lune."))
    loop.speaker.prepare(word)
    loop.run(1.0)
    began = loop.say(word)
    loop.run(until=lambda: not loop.scheduler.speaking)
    monitor.past(time.monotonic() + 0.3)
    return monitor.seconds(began), monitor.loud(began)[0] - began if monitor.loud(began) else 0.0


def test_a_device_that_sleeps_swallows_the_first_word_unless_it_is_given_time(
    sleepy: None, loop: Loop, monitor: Recording
) -> None:
    swallowed, _ = after_a_rest(loop, monitor)
    loop.output.lead_in = 0.6
    led_in, later = after_a_rest(loop, monitor)
    loop.output.lead_in = NEVER_RESTS
    loop.run(0.6)
    with pace() as machine:
        awake, at_once = after_a_rest(loop, monitor)
    print(f"heard of a word: {swallowed:.2f} s, with a lead-in {led_in:.2f} s, awake {awake:.2f} s")
    assert swallowed < 0.5 * led_in
    assert awake == pytest.approx(led_in, abs=0.06)
    assert later > 0.5, "the price of a lead-in"
    assert at_once < 0.08 * machine.slower, "a device that is awake costs no time"


def test_what_keeps_a_device_awake_is_silence(loop: Loop, monitor: Recording, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "IDLE_SECONDS", 0.2)
    loop.output.lead_in = NEVER_RESTS
    loop.say(game("word", None, "", text=fr(COUNTING)))
    loop.run(0.5)
    loop.scheduler.silence()
    loop.run(0.3)
    since = time.monotonic()
    asked = loop.output._periods
    loop.run(1.0)
    assert loop.output._periods > asked + 20, "its stream goes on"
    assert monitor.silent(since)


# --- a sound server that hangs ---


def test_a_sound_server_that_hangs_between_two_listings_is_no_sound(
    server: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = find("table", player.devices())
    monkeypatch.setattr(player, "HUNG_SECONDS", 0.5)
    with server.standing_still(), quick(8.0), pytest.raises(NoSound) as none:
        MiniaudioOutput(device, lambda _: None, lambda: None)
    assert none.value.reason is SoundFault.CANNOT_OPEN


def test_one_that_hangs_while_it_opens_a_device_is_told_and_comes_back(
    server: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "HUNG_SECONDS", 0.5)
    device, told, hangs = find("table", player.devices()), SimpleQueue[object](), Event()
    stream = player.System.stream

    def late(system: player.System, device: Any) -> Any:
        hangs.wait()
        return stream(system, device)

    monkeypatch.setattr(player.System, "stream", late)
    output = MiniaudioOutput(device, told.put, lambda: told.put("back"))
    ended = SimpleQueue[bool]()
    output.play(SHORT, lambda: ended.put(True))
    assert told.get(timeout=PATIENCE) is SoundFault.CANNOT_OPEN
    assert ended.get(timeout=PATIENCE), "nobody waits for what is not heard"
    hangs.set()
    assert told.get(timeout=PATIENCE) == "back"
    output.close()


def test_a_sound_server_that_does_not_answer_keeps_nobody_waiting(server: SoundServer) -> None:
    with server.standing_still(), quick(player.HUNG_SECONDS), pytest.raises(NoSound) as none:
        player.devices(0.5)
    assert none.value.reason is SoundFault.CANNOT_OPEN


def test_two_announcements_are_further_apart_than_two_sentences_of_one(loop: Loop, monitor: Recording) -> None:
    began = loop.say(
        game("one", None, "", text=fr("Manche deux. Pince à Léo.")), game("two", None, "", text=fr("Coupez un câble."))
    )
    loop.run(until=lambda: not loop.scheduler.speaking)
    loop.run(0.5)
    loud = monitor.loud(began)
    gaps = sorted(after - before for before, after in pairwise(loud))
    within, between = gaps[-2:]
    print(f"{within * 1000:.0f} ms within, {between * 1000:.0f} ms between")
    assert 0.15 < within < between
    assert between - within > 0.05


def test_a_key_is_answered_without_a_pause(loop: Loop, monitor: Recording) -> None:
    loop.say(game("one", None, "", text=fr("Manche deux.")), game("two", None, "", text=fr(COUNTING)))
    loop.run(until=lambda: loop.scheduler.resting)
    with pace() as machine:
        asked = time.monotonic()
        loop.scheduler.say([answer("where", None, "", text=fr("Manche deux."))], cause=Cause("pad", key=True))
        heard = monitor.wait_for_sound(asked)
    print(f"{(heard - asked) * 1000:.0f} ms to the first word")
    assert heard - asked < 0.3 * machine.slower


def test_a_companion_that_stands_still_itself_loses_nothing(server: SoundServer) -> None:
    program = (
        "import threading, time; from companion.speech import player; from companion.speech.pcm import Pcm\n"
        "o = player.MiniaudioOutput(player.devices()[0], print, print)\n"
        "while not o.ready: time.sleep(0.01)\n"
        "over = threading.Event(); o.play(Pcm(22050, bytes(2 * 22050 * 4)), over.set)\n"
        "print('begun', flush=True)\n"
        "print('over' if over.wait(60) else 'never over', o.losses); o.close()"
    )
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGSTOP)
        time.sleep(3.0)
        process.send_signal(signal.SIGCONT)
        assert process.stdout.read().split() == ["over", "0"]
    finally:
        process.kill()
        process.wait()


def test_a_lost_device_is_never_replaced_by_another(server: SoundServer, headset: Loop) -> None:
    with server.recording("table") as table, server.recording("ear") as ear:
        headset.output.play(TONE, lambda: None)
        headset.run(0.3)
        server.unplug("headset")
        headset.run(0.1)
        headset.say(game("secret", None, "", text=fr("La bombe est chez Léo.")))
        headset.run(1.5)
        assert table.loud() == []
        assert ear.loud() == []


def test_losing_a_device_and_waiting_for_it_takes_no_files_and_no_threads(server: SoundServer, headset: Loop) -> None:
    def taken(what: str) -> int:
        gc.collect()  # what tests before this one have left open is nobody's here
        return len(os.listdir(f"/proc/self/{what}"))

    before = {what: taken(what) for what in ("fd", "task")}
    server.unplug("headset")
    headset.run(until=lambda: headset.faults == [SoundFault.GONE])
    headset.run(3.0)
    assert all(taken(what) <= before[what] for what in before)
    server.plug("headset", "USB headset")
    headset.run(until=lambda: headset.output.ready)
    assert all(taken(what) <= before[what] for what in before)


def test_an_output_that_nobody_closed_does_not_keep_the_process(server: SoundServer) -> None:
    program = (
        "import time; from companion.speech import player; from companion.speech.pcm import Pcm\n"
        "o = player.MiniaudioOutput(player.devices()[0], print, print)\n"
        "time.sleep(0.5); o.play(Pcm(22050, bytes(44100)), lambda: None); time.sleep(0.2)"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=PATIENCE, check=False).returncode == 0


@pytest.mark.parametrize("lang", signs.SENTENCES)
def test_signs_are_as_loud_as_the_usual_voice(lang: str, spoken: dict[str, Pcm]) -> None:
    """Within 1 LU by BS.1770: the sign's moment against the whole of the sentences."""
    level = loudness.integrated(spoken[lang])
    for sign in earcons.ALL:
        sounding = loudness.momentary(earcons.sound(sign, voices.load(lang).loudness))
        assert sounding == pytest.approx(level, abs=1.0), signs.named(sign)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Pcm]:
    return signs.speech()
