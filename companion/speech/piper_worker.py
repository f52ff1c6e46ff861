"""The worker process that renders one language with Piper and a voice file: the only module that imports it.

Run as ``python -m companion.speech.piper_worker LANG FILE``. Requests and answers are those of ``pyttsx3_worker``.
Instead of the greeting it may say {"trouble": "no-package" | "no-file" | "wrong-language" | "bad-file", "detail":
FILE'S NAME} and end. It must never use a network, read a language that its file does not speak, or leave a phrase on a
disk.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from companion.speech.engine_voices import EngineVoice, tag
from companion.speech.worker_protocol import Answers, spoken

#: The speed at which voices were recorded, in words a minute: that of a length scale of 1.
NATURAL_WPM = 165


class Unusable(Exception):  # noqa: N818
    """There is no voice. The only argument is the trouble's name."""


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
        except Exception as fault:  # whatever the runtime raises for a bad file
            raise Unusable("bad-file") from fault
        if own.partition("-")[0] != tag(lang).partition("-")[0]:
            raise Unusable("wrong-language")
        self._manner: Any = SynthesisConfig
        self.voice = EngineVoice(str(file), file.stem, (tag(lang),))

    def render(self, text: str, rate_wpm: int) -> tuple[int, bytes]:
        """(rate, samples)."""
        scale = self._voice.config.length_scale * NATURAL_WPM / rate_wpm
        plain = text.replace("[[", "[ [")  # Piper would take what follows for phonemes
        chunks = self._voice.synthesize(plain, self._manner(length_scale=scale))
        return self._voice.config.sample_rate, b"".join(chunk.audio_int16_bytes for chunk in chunks)


def main() -> None:
    answers = Answers()
    lang, file = sys.argv[1], Path(sys.argv[2])
    if hasattr(os, "nice"):
        os.nice(5)  # it may compute for seconds; playing sound comes first
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
