"""The worker process that renders text with pyttsx3: the only module that imports it.

Run as ``python -m companion.speech.pyttsx3_worker``. It uses the eSpeak NG that pip brought, where there is one; with
the argument ``system`` it does not. Requests come as JSON lines on standard input:

    {"text": "Sécurisé.", "lang": "fr", "voices": ["roa/fr"], "rate": 175}

Answers go out on what was standard output, one for each request and in order: two big-endian 32-bit lengths, a JSON
header of the first length, PCM (int16 mono) of the second:

    {"driver": "espeak", "voices": [["roa/fr", "French (France)", ["fr-fr"]], …]}    once, when a word has been tried
    {"trouble": "no-engine" | "mute" | "hung", "detail": "…"}                        or: there is no voice, and it ends
    {"rate": 22050}                                                                  and the sound
    {"trouble": "missing-voice" | "failed", "detail": "…"}                           and none

It ends when standard input does. It must never speak aloud, read a phrase with a voice of another language, or leave a
phrase on a disk: eSpeak renders into memory, other engines into a private file that is deleted at once.
"""

from __future__ import annotations

import ctypes
import json
import os
import struct
import sys
import tempfile
import threading
import time
import wave
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from companion.speech.engine_voices import EngineVoice, choose, tag
from companion.speech.worker_protocol import Answers, spoken

ESPEAK_RATE = 22050
#: A word takes eSpeak a millisecond or two. After this many seconds it hangs.
TRIAL_SECONDS = 0.7


def read_audio(file: IO[bytes]) -> tuple[int, bytes]:
    """(rate, int16 mono samples) of a WAVE, AIFF or AIFF-C file with 16-bit samples. Raises ValueError."""
    head = file.read(12)
    file.seek(0)
    if head[:4] == b"FORM":  # what macOS writes
        rate, channels, width, samples = _aiff(file)
    else:
        try:
            with wave.open(file) as sound:
                rate, channels, width = sound.getframerate(), sound.getnchannels(), sound.getsampwidth()
                samples = sound.readframes(sound.getnframes())
        except (wave.Error, EOFError) as fault:
            raise ValueError(str(fault)) from fault
    if width != 2:
        raise ValueError(f"{8 * width}-bit samples")
    if channels > 1:
        samples = array("h", samples)[::channels].tobytes()
    return rate, samples


def _aiff(file: IO[bytes]) -> tuple[int, int, int, bytes]:
    data = file.read()
    at, rate, channels, bits, swap, samples = 12, 0, 1, 16, True, b""
    while at + 8 <= len(data):
        name, size = struct.unpack_from(">4sI", data, at)
        body = data[at + 8 : at + 8 + size]
        if name == b"COMM":
            channels, _, bits, exponent, mantissa = struct.unpack_from(">hIhHQ", body)
            rate = round(mantissa * 2.0 ** (exponent - 16383 - 63))  # an 80-bit float
            kind = body[18:22] or b"NONE"
            if kind not in (b"NONE", b"twos", b"sowt"):
                raise ValueError(f"AIFF-C {kind!r}")
            swap = kind != b"sowt"
        elif name == b"SSND":
            samples = body[8:]
        at += 8 + size + size % 2
    if swap:
        values = array("h", samples[: len(samples) // 2 * 2])
        values.byteswap()
        samples = values.tobytes()
    return rate, channels, bits // 8, samples


class Renderer:
    """pyttsx3's engine as a function: one phrase in, one sound out."""

    def __init__(self) -> None:
        import pyttsx3

        self._engine: Any = pyttsx3.init()
        # Until its first loop pyttsx3 is "busy" and only queues settings, so the voice could not be checked.
        self._engine.runAndWait()
        self._espeak = _Espeak() if "pyttsx3.drivers._espeak" in sys.modules else None
        self.voices = tuple(
            EngineVoice(str(v.id), str(v.name), tuple(tag(str(own)) for own in v.languages if own))
            for v in self._engine.getProperty("voices")
        )
        self.driver = str(self._engine)
        self._voice: str | None = None
        self._rate = 0

    def is_mute(self) -> bool:
        """Whether a word gives no sound. Only eSpeak is tried: another library could replace it."""
        return self._espeak is not None and not any(self._espeak.render("a"))

    def use(self, voice: EngineVoice, rate: int) -> bool:
        """Speak with ``voice`` at ``rate`` words a minute; False where the engine did not take the voice.

        pyttsx3 hides the engine's refusal and would go on in the old voice. So ask which voice it has now.
        """
        if voice.id != self._voice:
            self._engine.setProperty("voice", voice.id)
            self._voice = str(self._engine.getProperty("voice"))
            self._rate = 0
        if rate != self._rate:
            self._engine.setProperty("rate", rate)
            self._rate = rate
        return self._voice.casefold() == voice.id.casefold()

    def render(self, text: str) -> tuple[int, bytes]:
        """(rate, samples). Raises ValueError where the engine made no sound."""
        if self._espeak is not None:
            return ESPEAK_RATE, self._espeak.render(text)
        with tempfile.TemporaryDirectory(prefix="companion-") as folder:
            path = Path(folder, "phrase")
            self._engine.save_to_file(text, str(path))  # one a loop: of several, pyttsx3 writes only the last
            self._engine.runAndWait()
            with path.open("rb") as file:
                return read_audio(file)


class _Espeak:
    """eSpeak's library as pyttsx3 has opened it, without pyttsx3's loop.

    That loop waits only for the event MSG_TERMINATED, which a library built without threads never sends
    (espeakng-loader's for arm64). It also begins with a "stop if playing" that may kill a phrase. A phrase is complete
    when eSpeak no longer plays; without threads that is when ``Synth`` returns.
    """

    def __init__(self) -> None:
        from pyttsx3.drivers import _espeak

        self._library: Any = _espeak
        self._samples = bytearray()
        _espeak.SetSynthCallback(self._take)

    def render(self, text: str) -> bytes:
        self._samples.clear()
        flags = self._library.ENDPAUSE | self._library.CHARS_UTF8
        if refused := self._library.Synth(text.encode(), flags=flags):
            raise ValueError(f"espeak_Synth: {refused}")
        while self._library.IsPlaying():
            time.sleep(0.0002)
        return bytes(self._samples)

    def _take(self, samples: Any, count: int, _: object) -> int:
        if samples:
            self._samples += ctypes.string_at(samples, 2 * count)
        return 0  # go on


def _bring_espeak() -> None:
    """Let pyttsx3 find the eSpeak NG that pip brought, when it opens the bare soname with dlopen."""
    if sys.platform != "linux":
        return
    try:
        import espeakng_loader

        ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
        os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
    except (ImportError, OSError, RuntimeError):
        return  # the system's eSpeak NG will do


@contextmanager
def _patience(answers: Answers) -> Iterator[None]:
    """End the process if this takes too long: a thread that hangs in a library cannot be ended alone."""

    def give_up() -> None:
        answers.send({"trouble": "hung", "detail": "the first word"})
        os._exit(1)

    alarm = threading.Timer(TRIAL_SECONDS, give_up)
    alarm.daemon = True
    alarm.start()
    yield
    alarm.cancel()


def main() -> None:
    answers = Answers()
    try:
        if "system" not in sys.argv:
            _bring_espeak()
        renderer = Renderer()
        with _patience(answers):
            mute = renderer.is_mute()
    except Exception as fault:  # speech engines may raise anything
        answers.send({"trouble": "no-engine", "detail": f"{type(fault).__name__}: {fault}"})
        return
    if mute:
        answers.send({"trouble": "mute", "detail": renderer.driver})
        return
    answers.send({"driver": renderer.driver, "voices": renderer.voices})
    for line in sys.stdin.buffer:
        request = json.loads(line)
        voice = choose(renderer.voices, request["voices"], request["lang"])
        if voice is None or not renderer.use(voice, request["rate"]):
            answers.send({"trouble": "missing-voice"})
            continue
        text = spoken(request["text"])
        if not text:
            answers.send({"rate": ESPEAK_RATE})
            continue
        try:
            rate, sound = renderer.render(text)
        except Exception as fault:
            answers.send({"trouble": "failed", "detail": f"{type(fault).__name__}: {fault}"})
            return  # its loop may still count as running: only a new process is safe
        answers.send({"rate": rate}, sound)


if __name__ == "__main__":
    main()
