"""Natural voices where the settings name them, and the plain engine for everything else.

It chooses a phrase's engine by its language. It must never be silent because of a natural voice: if that voice cannot
render a phrase, the plain engine reads it, and the reason is told once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from companion.model import Phrase
from companion.speech.engine import Engine, EngineTrouble, Manner, Rendered, WorkerEngine
from companion.speech.engine_voices import EngineVoice

#: After this time the plain voice is better. A long line may take a small machine this long.
PATIENCE_SECONDS = 15.0
#: How long loading the voice and reading a first line may take on a small machine before it is told.
LATE_SECONDS = 4.0


def piper(lang: str, file: Path, late: Callable[[], None] = lambda: None) -> Engine:
    """The engine that reads this language with this voice file."""
    command = (sys.executable, "-P", "-m", "companion.speech.piper_worker", lang, str(file))
    return WorkerEngine([command], PATIENCE_SECONDS, late, LATE_SECONDS)


class NaturalVoices:
    """An ``Engine``. ``trouble`` is called, from an engine's thread, with why the plain engine reads a language."""

    name = "natural"

    def __init__(
        self, plain: Engine, natural: Mapping[str, Engine], trouble: Callable[[EngineTrouble], None] = lambda _: None
    ) -> None:
        self._plain = plain
        self._natural = dict(natural)
        self._trouble = trouble
        self._told: set[str] = set()

    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        lang = phrase.lang.partition("-")[0]
        engine = self._natural.get(lang)
        if engine is None:
            self._plain.request(phrase, manner, done, ahead)
            return

        def rendered(sound: Rendered) -> None:
            if not isinstance(sound, EngineTrouble):
                done(sound)
                return
            if lang not in self._told:
                self._told.add(lang)
                self._trouble(EngineTrouble(sound.trouble, lang, sound.detail))
            self._plain.request(phrase, manner, done, ahead)

        engine.request(phrase, manner, rendered, ahead)

    def voices(self) -> tuple[EngineVoice, ...] | None:
        return self._plain.voices()

    def close(self) -> None:
        for engine in (*self._natural.values(), self._plain):
            engine.close()
