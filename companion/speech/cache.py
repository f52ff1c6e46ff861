"""What has been rendered, kept in memory for as long as there is room.

It knows sounds by engine, manner and phrase. It must never write anywhere: what it keeps may be private. Only the
consumer loop uses it, so it has no lock.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeAlias

from companion.model import Phrase
from companion.speech.engine import Manner
from companion.speech.pcm import NOTHING, Pcm

#: About six minutes of speech, a few hundred lines.
CAPACITY_BYTES = 16 * 1024 * 1024

Key: TypeAlias = tuple[str, Manner, Phrase]


class Cache:
    """Forgets the least recently used sounds first; ``capacity`` in bytes of samples."""

    def __init__(self, capacity: int = CAPACITY_BYTES) -> None:
        self._capacity = capacity
        self._sounds: OrderedDict[Key, Pcm] = OrderedDict()
        self.size = 0

    def get(self, key: Key) -> Pcm | None:
        sound = self._sounds.get(key)
        if sound is not None:
            self._sounds.move_to_end(key)
        return sound

    def put(self, key: Key, sound: Pcm) -> None:
        """Keep a sound, unless it is larger than the whole cache."""
        self.size += len(sound.samples) - len(self._sounds.pop(key, NOTHING).samples)
        self._sounds[key] = sound
        while self.size > self._capacity:
            _, oldest = self._sounds.popitem(last=False)
            self.size -= len(oldest.samples)
