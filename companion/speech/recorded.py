"""Recordings among the phrases: reads recordings from their files, and asks the engine for everything else.

It knows the folder at which paths of recordings start, and the recordings that are not on disk yet. It must never be
silent for a missing recording: that is a trouble, and told like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from companion.boxes import recordings
from companion.boxes.recordings import BadRecording
from companion.model import Phrase
from companion.speech.engine import Engine, EngineTrouble, Manner, Rendered, Trouble
from companion.speech.engine_voices import EngineVoice
from companion.speech.pcm import Pcm


class RecordedVoice:
    """An ``Engine``. ``fresh``: recordings by name that are only in memory yet. A lesson may change them."""

    def __init__(self, engine: Engine, folder: Path | None, fresh: Mapping[str, Pcm]) -> None:
        self.name = engine.name
        self._engine = engine
        self._folder = folder
        self._fresh = fresh

    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        if not phrase.recording:
            self._engine.request(phrase, manner, done, ahead)
        elif phrase.recording in self._fresh:
            done(self._fresh[phrase.recording])
        else:
            done(self._read(phrase))

    def _read(self, phrase: Phrase) -> Rendered:
        try:
            if self._folder is None:
                raise BadRecording("missing")
            return Pcm(*recordings.read(self._folder / phrase.recording))
        except BadRecording as bad:
            return EngineTrouble(Trouble.NO_RECORDING, phrase.lang, f"{phrase.recording}: {bad.reason}")

    def voices(self) -> tuple[EngineVoice, ...] | None:
        return self._engine.voices()

    def close(self) -> None:
        self._engine.close()
