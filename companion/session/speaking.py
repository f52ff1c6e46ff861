"""Speaking into the microphone of this machine, for a name or a note: its stages, and what a key does meanwhile. Pure.

    opening ─ the microphone listens ─ speaking ─ # ─ ending ─ what was said, or why there is nothing

There is one microphone, so one speaks at a time. It must never know what is said, or what it is said for.
"""

from __future__ import annotations

from enum import Enum

from companion.model import Key


class Speech(Enum):
    OPENING = "opening"
    SPEAKING = "speaking"
    ENDING = "ending"


def pressed(speech: Speech, key: Key) -> Speech | None:
    """What a key makes of it: # ends it, as soon as what asks for it is heard. None: any other key gives it up."""
    if key.key != "#":
        return None
    return Speech.ENDING if speech is Speech.SPEAKING and not (key.speaking or key.unsaid) else speech
