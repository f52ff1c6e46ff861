"""The worker process that renders text with pyttsx3: the only module that imports it.

Run as ``python -m companion.speech.pyttsx3_worker``. Requests come as JSON lines on standard input:

    {"text": "Sécurisé.", "lang": "fr", "voices": ["roa/fr"], "rate": 175}

Answers leave, one a request and in order, on what was standard output: two big-endian 32-bit lengths, a
JSON header of the first length, PCM (int16 mono) of the second:

    {"driver": "espeak", "voices": [["roa/fr", "French (France)", ["fr-fr"]], …]}    once, when ready
    {"rate": 22050}                                                                  and the sound
    {"trouble": "missing-voice" | "failed" | "no-engine", "detail": "…"}             and none

It ends when standard input does. It must never speak aloud, never read a phrase with a voice of another
language, and never leave a phrase on a disk: on Linux it is rendered into memory, elsewhere into a private file that is
deleted at once.
"""

from __future__ import annotations

import ctypes
import json
import os
import struct
import sys
import time
import wave
from array import array
from collections.abc import Callable
from typing import IO, Any

from companion.speech.engine_voices import EngineVoice, choose, tag
from companion.speech.worker_protocol import Answers, spoken
from companion.system.memory import private_file


def read_audio(file: IO[bytes]) -> tuple[int, bytes]:
    """(rate, int16 mono samples) of a WAVE, AIFF or AIFF-C file of 16-bit samples, else ValueError."""
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
    """pyttsx3's engine, made to answer: one phrase in, one sound out."""

    def __init__(self) -> None:
        _bring_espeak()
        import pyttsx3

        self._engine: Any = pyttsx3.init()
        # Until its first loop pyttsx3 is "busy" and only queues what is set, so a voice could not be
        # verified.
        _rest()
        self._engine.runAndWait()
        self.voices = tuple(
            EngineVoice(str(v.id), str(v.name), tuple(tag(str(own)) for own in v.languages if own))
            for v in self._engine.getProperty("voices")
        )
        self.driver = str(self._engine)
        self._voice: str | None = None
        self._rate = 0

    def use(self, voice: EngineVoice, rate: int) -> bool:
        """Speak with ``voice`` at ``rate`` words a minute; False where the engine did not take the voice.

        pyttsx3 swallows the engine's refusal and would go on in the voice before: so ask what it has now.
        """
        if voice.id != self._voice:
            self._engine.setProperty("voice", voice.id)
            self._voice = str(self._engine.getProperty("voice"))
            self._rate = 0
        if rate != self._rate:
            self._engine.setProperty("rate", rate)
            self._rate = rate
        return self._voice.casefold() == voice.id.casefold()

    def render(self, text: str, answer: Callable[[int, bytes], None]) -> None:
        """Call ``answer(rate, samples)`` once; ValueError where the engine made no sound of it."""
        answered = False
        with private_file() as (path, in_memory):

            def written(completed: bool = True, **_: object) -> None:
                nonlocal answered
                if completed:
                    with open(path, "rb") as file:
                        sound = read_audio(file)
                    answered = True
                    answer(*sound)

            # In memory the file is whole when this is told, and 10 ms of the loop's sleep can be saved.
            token = self._engine.connect("finished-utterance", written) if in_memory else None
            try:
                _rest()
                self._engine.save_to_file(text, path)  # one a loop: of several, pyttsx3 writes the last alone
                self._engine.runAndWait()
            finally:
                if token:
                    self._engine.disconnect(token)
            if not in_memory:
                written()
        if not answered:
            raise ValueError("no sound")


def _rest() -> None:
    """Wait until eSpeak's own thread rests: it takes a new rate, and ends a phrase, in its own time.

    pyttsx3 begins every loop with a "stop if playing". Met at work, eSpeak loses that rate, and this phrase or the
    next comes back empty, cut short or twice, without a word.
    """
    if espeak := sys.modules.get("pyttsx3.drivers._espeak"):
        while espeak.IsPlaying():
            time.sleep(0.0002)


def _bring_espeak() -> None:
    """Let pyttsx3 find the eSpeak NG that pip brought: its dlopen of the bare soname then meets it."""
    if sys.platform != "linux":
        return
    try:
        import espeakng_loader

        ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
        os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()
    except (ImportError, OSError, RuntimeError):
        return  # a system eSpeak NG serves too


def main() -> None:
    answers = Answers()
    try:
        renderer = Renderer()
    except Exception as fault:  # whatever a speech engine of this system may raise
        answers.send({"trouble": "no-engine", "detail": f"{type(fault).__name__}: {fault}"})
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
            answers.send({"rate": 22050})
            continue
        try:
            renderer.render(text, lambda rate, samples: answers.send({"rate": rate}, samples))
        except Exception as fault:
            answers.send({"trouble": "failed", "detail": f"{type(fault).__name__}: {fault}"})
            return  # its loop may still count as running: a fresh process is sure to be sound


if __name__ == "__main__":
    main()
