"""The engine: a worker that answers, hangs, ends or never was; and the real one."""

from __future__ import annotations

import io
import os
import struct
import sys
import textwrap
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion.model import Phrase
from companion.speech import engine
from companion.speech.engine import (
    BACK_OFF_SECONDS,
    GLANCE_SECONDS,
    LATE_SECONDS,
    EngineTrouble,
    Manner,
    Rendered,
    Trouble,
    WorkerEngine,
)
from companion.speech.engine_voices import EngineVoice, choose
from companion.speech.pcm import Pcm
from companion.speech.pyttsx3_worker import read_audio
from tests.pace import PATIENCE, pace, quick

PLAYED_BY = """
    import json, os, struct, sys, time
    log = sys.argv[1]
    def answer(header, samples=b""):
        head = json.dumps(header).encode()
        sys.stdout.buffer.write(struct.pack(">II", len(head), len(samples)) + head + samples)
        sys.stdout.buffer.flush()
    open(log, "a").write("start ")
    {before}
    answer({{"driver": "fake", "voices": [["fr", "French", ["fr"]]]}})
    for line in sys.stdin.buffer:
        request = json.loads(line)
        open(log, "a").write(request["text"] + " ")
        {act}
        answer({{"rate": 8000}}, request["text"].encode())
"""


class Bench:
    """An engine with a worker of our own making, and what it has done so far."""

    def __init__(
        self, folder: Path, act: str = "pass", before: str = "pass", hang: float = 5.0, other: str | None = None
    ) -> None:
        """``other``: what a second command does first, should the first not do."""
        self._log = folder / "log"
        self._log.touch()
        commands = []
        for number, begins in enumerate([before] if other is None else [before, other]):
            script = folder / f"worker{number}.py"
            script.write_text(textwrap.dedent(PLAYED_BY).format(before=begins, act=act))
            commands.append([sys.executable, str(script), str(self._log)])
        self.told_late: SimpleQueue[float] = SimpleQueue()
        self.engine = WorkerEngine(commands, hang, lambda: self.told_late.put(time.monotonic()))
        self._answers: SimpleQueue[Rendered] = SimpleQueue()

    def ask(self, text: str, ahead: bool = False) -> None:
        self.engine.request(Phrase("fr", text), Manner(), self._answers.put, ahead)

    def answer(self) -> Rendered:
        return self._answers.get(timeout=PATIENCE)

    @property
    def log(self) -> str:
        return self._log.read_text().strip()


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Callable[..., Bench]]:
    made: list[Bench] = []

    def make(**worker: object) -> Bench:
        made.append(Bench(tmp_path, **worker))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.engine.close()


def test_a_phrase_comes_back_as_sound(bench: Callable[..., Bench]) -> None:
    table = bench()
    table.ask("ab")
    assert table.answer() == Pcm(8000, b"ab")


def test_asking_does_not_wait_for_the_worker(bench: Callable[..., Bench]) -> None:
    with quick(0.3):
        table = bench(before="time.sleep(0.5)")
        table.ask("ab")
        assert table.engine.voices() is None
    assert table.answer() == Pcm(8000, b"ab")
    assert table.engine.voices() == (EngineVoice("fr", "French", ("fr",)),)


def test_what_is_wanted_now_goes_before_what_is_rendered_ahead(bench: Callable[..., Bench]) -> None:
    table = bench(before="time.sleep(0.3)")
    for text in ("later", "again", "then"):
        table.ask(text, ahead=True)
    table.ask("again")
    table.ask("now")
    for _ in range(5):
        table.answer()
    assert table.log == "start again now later then"


def test_a_worker_that_hangs_is_replaced_and_the_phrase_tried_once_more(bench: Callable[..., Bench]) -> None:
    table = bench(act='time.sleep(60 if open(log).read().count("start") == 1 else 0)', hang=1.0)
    table.ask("ab")
    assert table.answer() == Pcm(8000, b"ab")
    assert table.log == "start ab start ab"


def test_a_phrase_that_hangs_twice_is_given_up(bench: Callable[..., Bench]) -> None:
    table = bench(act='time.sleep(60 if request["text"] == "bad" else 0)', hang=1.0)
    table.ask("bad")
    answer = table.answer()
    assert isinstance(answer, EngineTrouble)
    assert (answer.trouble, answer.lang) == (Trouble.HUNG, "fr")
    assert table.log == "start bad start bad"


def test_a_worker_that_ends_is_replaced_and_the_phrase_tried_once_more(bench: Callable[..., Bench]) -> None:
    table = bench(act='open(log).read().count("start") == 1 and os._exit(3)')
    table.ask("ab")
    assert table.answer() == Pcm(8000, b"ab")


def test_a_worker_that_was_killed_while_idle_costs_nothing_but_its_restart(
    bench: Callable[..., Bench],
) -> None:
    table = bench()
    table.ask("a")
    table.answer()
    assert table.engine.worker_pid
    os.kill(table.engine.worker_pid, 9)
    table.ask("b")
    assert table.answer() == Pcm(8000, b"b")


def trouble(name: str) -> str:
    """The worker says so in place of its greeting, and ends."""
    return f"answer({{'trouble': '{name}', 'detail': 'a word'}}); sys.exit()"


@pytest.mark.parametrize(
    "fault",
    [trouble("mute"), trouble("hung"), trouble("no-engine"), "sys.exit()"],
    ids=["mute", "hung", "none", "ends"],
)
def test_an_engine_without_a_sound_makes_way_for_the_other(bench: Callable[..., Bench], fault: str) -> None:
    table = bench(before=fault, other="pass")
    for text in ("a", "b"):
        table.ask(text)
        assert table.answer() == Pcm(8000, text.encode())
    assert table.log == "start start a b"


def test_where_neither_gives_a_sound_that_is_said_at_once_and_for_good(bench: Callable[..., Bench]) -> None:
    table = bench(before=trouble("mute"), other=trouble("no-engine"))
    for text in ("a", "b"):
        table.ask(text)
        assert table.answer() == EngineTrouble(Trouble.MUTE, "", "a word")
    assert table.log == "start start"
    assert table.engine.voices() == ()


def test_what_hangs_at_its_first_word_may_be_better_at_the_next(bench: Callable[..., Bench]) -> None:
    hangs_once = f"if open(log).read().count('start') == 1: {trouble('hung')}"
    table = bench(before=hangs_once, other=trouble("no-engine"))
    table.ask("a")
    assert table.answer() == Pcm(8000, b"a")


def test_the_other_engine_reads_what_the_first_hangs_at(bench: Callable[..., Bench]) -> None:
    table = bench(act="time.sleep(60 if 'worker0' in sys.argv[0] else 0)", other="pass", hang=1.0)
    table.ask("ab")
    assert table.answer() == Pcm(8000, b"ab")


def test_an_engine_that_ends_at_one_phrase_after_the_other_makes_way_too(bench: Callable[..., Bench]) -> None:
    table = bench(act="'worker0' in sys.argv[0] and os._exit(3)", other="pass")
    table.ask("a")
    assert isinstance(table.answer(), EngineTrouble)
    time.sleep(BACK_OFF_SECONDS[1] + 0.1)
    table.ask("b")
    assert table.answer() == Pcm(8000, b"b")


def test_an_engine_that_was_killed_once_stays(bench: Callable[..., Bench]) -> None:
    table = bench(act="'worker1' in sys.argv[0] and os._exit(3)", other="pass")
    for text in ("a", "b", "c"):
        table.ask(text)
        assert table.answer() == Pcm(8000, text.encode())
        assert table.engine.worker_pid
        os.kill(table.engine.worker_pid, 9)


def test_who_waits_for_a_voice_that_hangs_is_told_within_a_second_and_once(bench: Callable[..., Bench]) -> None:
    assert LATE_SECONDS + GLANCE_SECONDS < 1
    table = bench(act="time.sleep(60)", hang=2.5)
    with pace() as machine:
        asked = time.monotonic()
        table.ask("a")
        told = table.told_late.get(timeout=PATIENCE)
    assert LATE_SECONDS <= told - asked < 2.0 * machine.slower
    table.ask("b")
    table.answer()
    table.answer()
    assert table.told_late.empty()


def test_who_waits_for_a_voice_that_does_not_even_start_is_told_too(bench: Callable[..., Bench]) -> None:
    table = bench(before="time.sleep(60)")
    time.sleep(0.5)
    with pace() as machine:
        asked = time.monotonic()
        table.ask("a")
        told = table.told_late.get(timeout=PATIENCE)
    assert LATE_SECONDS <= told - asked < 2.0 * machine.slower


def test_nobody_waits_for_what_is_rendered_ahead(bench: Callable[..., Bench]) -> None:
    table = bench(act="time.sleep(1.2)")
    table.ask("a", ahead=True)
    table.answer()
    assert table.told_late.empty()


def test_a_voice_that_has_come_back_may_be_late_again(bench: Callable[..., Bench]) -> None:
    table = bench(act="time.sleep(1.5 if request['text'] == 'slow' else 0)")
    for text in ("slow", "a", "slow"):
        table.ask(text)
        table.answer()
    assert table.told_late.qsize() == 2


def test_endless_restarts_back_off_and_phrases_fail_at_once_meanwhile(
    bench: Callable[..., Bench], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BACK_OFF_SECONDS", (0.0, PATIENCE))
    table = bench(act="os._exit(3)")
    for text in ("a", "b", "c", "d"):
        table.ask(text)
        answer = table.answer()
        assert isinstance(answer, EngineTrouble)
        assert answer.trouble is Trouble.CRASHED
    assert table.log == "start a start a"


def test_a_worker_that_cannot_even_start_does_not_hold_the_game_up(tmp_path: Path) -> None:
    engine = WorkerEngine([[str(tmp_path / "nothing")]])
    answers: SimpleQueue[Rendered] = SimpleQueue()
    engine.request(Phrase("fr", "a"), Manner(), answers.put)
    answer = answers.get(timeout=PATIENCE)
    assert isinstance(answer, EngineTrouble)
    assert answer.trouble is Trouble.CRASHED
    engine.close()


def test_the_worker_ends_with_its_engine_even_when_it_hangs(bench: Callable[..., Bench]) -> None:
    table = bench(act="time.sleep(60)")
    table.ask("a")
    while "a" not in table.log.split():
        time.sleep(0.01)
    worker = table.engine.worker_pid
    assert worker
    with quick(2.0):
        table.engine.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


# --- voices -------------------------------------------------------------------------------------------------

VOICES = [
    EngineVoice("gmw/en", "English (Great Britain)", ("en-gb",)),
    EngineVoice("gmw/en-us", "English (America)", ("en-us",)),
    EngineVoice("roa/fr-be", "French (Belgium)", ("fr-be",)),
    EngineVoice("roa/fr", "French (France)", ("fr-fr",)),
    EngineVoice("HKLM/Speech/hortense", "Microsoft Hortense Desktop - French", ("fr-fr",)),
    EngineVoice("x/fry", "Frisian", ("fry",)),
]


@pytest.mark.parametrize(
    ("wanted", "lang", "chosen"),
    [
        ((), "fr", "roa/fr"),
        ((), "fr_BE", "roa/fr-be"),
        ((), "en", "gmw/en"),
        (("nobody", "Hortense", "roa/fr"), "fr", "HKLM/Speech/hortense"),
        (("ROA/FR",), "fr", "roa/fr"),
        (("english (america)", "roa/fr"), "en", "gmw/en-us"),
        (("gmw/en",), "fr", "roa/fr"),
        (("gmw/en",), "es", None),
    ],
)
def test_a_voice_is_chosen_among_those_that_speak_the_language(
    wanted: tuple[str, ...], lang: str, chosen: str | None
) -> None:
    voice = choose(VOICES, wanted, lang)
    assert (voice.id if voice else None) == chosen


# --- what engines write -------------------------------------------------------------------------------------


def aiff(kind: bytes, samples: bytes) -> io.BytesIO:
    rate = struct.pack(">HQ", 16383 + 14, 22050 << (63 - 14))
    comm = struct.pack(">hIh", 1, len(samples) // 2, 16) + rate + kind
    body = b"AIFC" + struct.pack(">4sI", b"COMM", len(comm)) + comm
    body += struct.pack(">4sIII", b"SSND", len(samples) + 8, 0, 0) + samples
    return io.BytesIO(b"FORM" + struct.pack(">I", len(body)) + body)


def test_wave_and_aiff_are_read_whatever_their_byte_order() -> None:
    samples = array("h", [1, 256, -3])
    swapped = array("h", samples)
    swapped.byteswap()
    assert read_audio(aiff(b"sowt", samples.tobytes())) == (22050, samples.tobytes())
    assert read_audio(aiff(b"NONE", swapped.tobytes())) == (22050, samples.tobytes())
    with pytest.raises(ValueError, match="fl32"):
        read_audio(aiff(b"fl32", samples.tobytes()))


def test_of_two_channels_one_is_taken_and_an_empty_file_is_refused() -> None:
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(2)
        sound.setsampwidth(2)
        sound.setframerate(16000)
        sound.writeframes(array("h", [1, 9, 2, 9]).tobytes())
    file.seek(0)
    assert read_audio(file) == (16000, array("h", [1, 2]).tobytes())
    with pytest.raises(ValueError, match=r"end|EOF|^$"):
        read_audio(io.BytesIO())


# --- the real worker ----------------------------------------------------------------------------------------


class Voiced:
    """The real engine, asked and waited for."""

    def __init__(self) -> None:
        self.engine = WorkerEngine()
        self._answers: SimpleQueue[Rendered] = SimpleQueue()

    def render(self, lang: str, text: str, manner: Manner | None = None) -> Rendered:
        self.engine.request(Phrase(lang, text), manner or Manner(), self._answers.put)
        return self._answers.get(timeout=PATIENCE)

    def sound(self, lang: str, text: str, manner: Manner | None = None) -> Pcm:
        sound = self.render(lang, text, manner)
        assert isinstance(sound, Pcm), sound
        return sound


@pytest.fixture(scope="module")
def voiced() -> Iterator[Voiced]:
    made = Voiced()
    yield made
    made.engine.close()


def test_french_english_and_spanish_are_spoken(voiced: Voiced) -> None:
    for lang, text in (("fr", "Sécurisé."), ("en", "Secure."), ("es", "Seguro.")):
        assert 0.2 < voiced.sound(lang, text).trimmed().seconds < 2


def test_many_phrases_are_all_rendered_and_each_is_itself(voiced: Voiced) -> None:
    counts = (1, 4, 8, 16)
    for rate in range(140, 180):  # pyttsx3 alone drops, cuts and doubles phrases, most of all after a new rate
        lengths = [voiced.sound("fr", "un " * count, Manner(rate)).trimmed().seconds for count in counts]
        assert lengths == sorted(set(lengths))
        assert lengths[-1] == pytest.approx(1.74 * 175 / rate, rel=0.1)


def test_a_missing_voice_is_reported_and_not_replaced(voiced: Voiced) -> None:
    trouble = voiced.render("tlh", "Heghlu'meH QaQ jajvam")
    assert trouble == EngineTrouble(Trouble.MISSING_VOICE, "tlh")
    assert voiced.render("tlh", "…", Manner(voices=("roa/fr",))) == trouble
    assert voiced.sound("fr", "Ça va.").samples


def test_a_faster_voice_is_faster(voiced: Voiced) -> None:
    text = "Rassemblez les câbles non coupés et mélangez-les."
    slow, fast = (voiced.sound("fr", text, Manner(rate_wpm=rate)).trimmed() for rate in (120, 300))
    assert fast.seconds < 0.6 * slow.seconds


@pytest.mark.parametrize("text", ["", " ", "a\0b", "\x1b[1m", "🙂", "<break/>", "\udc80", "[[x]] 'quoted' \"\\n\""])
def test_no_text_stops_the_voice(voiced: Voiced, text: str) -> None:
    pid = voiced.engine.worker_pid
    voiced.sound("fr", text)
    voiced.sound("fr", "Et ensuite.")
    assert voiced.engine.worker_pid == pid


def test_the_voices_of_this_machine_are_listed(voiced: Voiced) -> None:
    voiced.sound("fr", "Oui.")
    assert {"fr", "en", "es"} <= {voice.languages[0][:2] for voice in voiced.engine.voices() or ()}


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_the_worker_stays_within_its_memory(voiced: Voiced) -> None:
    for number in range(100):
        voiced.sound("fr", f"Câble numéro {number}, chez la joueuse de gauche.")
    status = Path(f"/proc/{voiced.engine.worker_pid}/status").read_text()
    resident = int(status.partition("VmRSS:")[2].split()[0])
    print(f"worker: {resident} kB resident")
    assert resident <= 20 * 1024
