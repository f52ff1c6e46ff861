"""The short sounds before the words, made of sine waves: no files to ship, no licence to follow.

They differ in rhythm and in the movement of the pitch, not in pitch alone. So they stay apart with hearing loss, and
on a small loudspeaker. Each lasts at most 120 ms, and is never the only sign of anything.

    accepted   one short tone, rising                    a step up: yes
    refused    two low tones, falling                    no, twice over
    doubtful   one tone, up and down again               a question
    again      two equal ticks                           that one has been
    private    three soft ticks, falling                 closer, for you
    passed     long low, then long high                  a clock's two strokes
    ready      three tones, rising                       an arpeggio: begin
    lost       one long slide down                       something goes away
    back       one long slide up                         it returns
    attention  high, low, high                           nobody asked; 300 ms, then the words

This module knows sounds by ``Sign``; it must never decide when one is played.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import accumulate

from companion.model import Sign
from companion.speech.pcm import RATE, Pcm, from_values

#: (milliseconds, Hz at its start, Hz at its end); 0 Hz is a rest.
NOTES: dict[Sign, tuple[tuple[int, int, int], ...]] = {
    Sign.ACCEPTED: ((60, 880, 1320),),
    Sign.REFUSED: ((50, 392, 370), (15, 0, 0), (55, 294, 262)),
    Sign.DOUBTFUL: ((40, 660, 990), (50, 990, 620)),
    Sign.AGAIN: ((20, 988, 988), (30, 0, 0), (20, 988, 988)),
    Sign.PRIVATE: ((25, 784, 784), (20, 0, 0), (25, 659, 659), (20, 0, 0), (30, 523, 523)),
    Sign.PASSED: ((50, 523, 523), (10, 0, 0), (60, 1047, 1047)),
    Sign.READY: ((35, 523, 523), (35, 659, 659), (50, 784, 784)),
    Sign.LOST: ((120, 1200, 300),),
    Sign.BACK: ((120, 300, 1200),),
    Sign.ATTENTION: ((35, 1175, 1175), (5, 0, 0), (35, 784, 784), (5, 0, 0), (40, 1175, 1175)),
}

LOUDNESS = 9000  # of 32767: no louder than the voice
EDGE_SECONDS = 0.004  # how long a tone fades in and out, so that nothing clicks

#: Silence between a sign and its words, in seconds. Before a line that nobody asked for, people need time to listen.
PAUSE = 0.02
PAUSE_AFTER_ATTENTION = 0.3


@cache
def sound(sign: Sign) -> Pcm:
    """The sign alone."""
    return from_values(value for note in NOTES[sign] for value in _tone(*note))


@cache
def lead(sign: Sign) -> Pcm:
    """The sign and the silence before its words."""
    pause = PAUSE_AFTER_ATTENTION if sign is Sign.ATTENTION else PAUSE
    return sound(sign).followed_by_silence(pause)


def _tone(milliseconds: int, start: int, end: int) -> list[float]:
    count = RATE * milliseconds // 1000
    pitches = (start + (end - start) * i / count for i in range(count))
    phases = accumulate(2 * math.pi * pitch / RATE for pitch in pitches)
    edge = EDGE_SECONDS * RATE
    return [LOUDNESS * math.sin(phase) * min(1, i / edge, (count - i) / edge) for i, phase in enumerate(phases)]
