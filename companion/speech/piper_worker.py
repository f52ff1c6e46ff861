"""The worker process that renders one language with Piper and a voice file: the only module that imports it.

Run as ``python -m companion.speech.piper_worker LANG FILE``. Requests and answers are those of ``pyttsx3_worker``; in
place of the greeting it may say {"trouble": "no-package" | "no-file" | "wrong-language" | "bad-file", "detail": FILE'S
NAME} and end. It must never reach for a network, never read a language that its file does not speak, and never leave
a phrase on a disk.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from companion.speech.engine_voices import EngineVoice, tag
from companion.speech.worker_protocol import Answers, spoken

#: How fast voices are recorded, in words a minute: what a length scale of 1 gives.
NATURAL_WPM = 165


class Unusable(Exception):  # noqa: N818
    """Why there is no voice; its only argument is the trouble's name."""


class Renderer:
    """One voice file, loaded."""

    def __init__(self, lang: str, file: Path) -> None:
        try:
            from piper import PiperVoice, SynthesisConfig
        except (ImportError, OSError) as fault:  # OSError: a library that this machine cannot load
            raise Unusable("no-package") from fault
        if not file.is_file() or not Path(f"{file}.json").is_file():
            raise Unusable("no-file")
        try:
            self._voice: Any = PiperVoice.load(file, download_dir=file.parent)
            own = tag(self._voice.config.espeak_voice)
        except Exception as fault:  # whatever the runtime makes of a file that is none
            raise Unusable("bad-file") from fault
        if own.partition("-")[0] != tag(lang).partition("-")[0]:
            raise Unusable("wrong-language")
        self._manner: Any = SynthesisConfig
        self.voice = EngineVoice(str(file), file.stem, (tag(lang),))

    def render(self, text: str, rate_wpm: int) -> tuple[int, bytes]:
        """(rate, samples)."""
        scale = self._voice.config.length_scale * NATURAL_WPM / rate_wpm
        plain = text.replace("[[", "[ [")  # what follows would be taken for phonemes
        chunks = self._voice.synthesize(plain, self._manner(length_scale=scale))
        return self._voice.config.sample_rate, b"".join(chunk.audio_int16_bytes for chunk in chunks)


def main() -> None:
    answers = Answers()
    lang, file = sys.argv[1], Path(sys.argv[2])
    if hasattr(os, "nice"):
        os.nice(5)  # it may compute for seconds on end: whoever plays sound comes first
    try:
        renderer = Renderer(lang, file)
    except Unusable as why:
        answers.send({"trouble": why.args[0], "detail": file.name})
        return
    answers.send({"driver": "piper", "voices": [renderer.voice]})
    for line in sys.stdin.buffer:
        request = json.loads(line)
        text = spoken(request["text"])
        try:
            rate, samples = renderer.render(text, request["rate"])
        except Exception as fault:
            answers.send({"trouble": "failed", "detail": type(fault).__name__})
            continue
        answers.send({"rate": rate}, samples)


if __name__ == "__main__":
    main()
