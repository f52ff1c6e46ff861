"""Recordings among the phrases: reads recordings from their files, and asks the engine for everything else.

It knows the folder at which paths of recordings start, and the recordings that are not on disk yet. It must never be
silent for a missing recording: that is a trouble, and told like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from companion.boxes import recordings
from companion.boxes.recordings import BadRecording
from companion.model import Phrase
from companion.speech.engine import Engine, EngineTrouble, Manner, Rendered, Trouble
from companion.speech.engine_voices import EngineVoice
from companion.speech.pcm import Pcm

_NOWHERE: Mapping[str, Path] = MappingProxyType({})


class RecordedVoice:
    """An ``Engine``. ``fresh``: recordings by name that are only in memory yet. ``elsewhere``: folders of seats' notes,
    which are not below the usual one, by the first part of their names. A loop may change both."""

    def __init__(
        self, engine: Engine, folder: Path | None, fresh: Mapping[str, Pcm], elsewhere: Mapping[str, Path] = _NOWHERE
    ) -> None:
        self.name = engine.name
        self._engine = engine
        self._folder = folder
        self._fresh = fresh
        self._elsewhere = elsewhere

    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        if not phrase.recording:
            self._engine.request(phrase, manner, done, ahead)
        elif phrase.recording in self._fresh:
            done(self._fresh[phrase.recording])
        else:
            done(self._read(phrase))

    def _read(self, phrase: Phrase) -> Rendered:
        first, _, rest = phrase.recording.partition("/")
        folder, name = (self._elsewhere[first], rest) if first in self._elsewhere else (self._folder, phrase.recording)
        try:
            if folder is None:
                raise BadRecording("missing")
            return Pcm(*recordings.read(folder / name))
        except BadRecording as bad:
            kind = Trouble.NO_NOTE if first in self._elsewhere else Trouble.NO_RECORDING
            return EngineTrouble(kind, phrase.lang, f"{phrase.recording}: {bad.reason}")

    def voices(self) -> tuple[EngineVoice, ...] | None:
        return self._engine.voices()

    def close(self) -> None:
        self._engine.close()
