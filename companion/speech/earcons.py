"""The short sounds before the words, made of sine waves: no files to ship, no licence to follow.

They differ in rhythm and in the movement of the pitch, not in pitch alone. So they stay apart with hearing loss, and
on a small loudspeaker: ``bench/signs.py`` measures how far. Each lasts at most 120 ms, is as loud as the words behind
it, and is never the only sign of anything.

    accepted   one short tone, rising                    a step up: yes
    refused    two low tones, falling                    no, twice over
    doubtful   one tone, up and down again               a question
    again      two equal high ticks                      that one has been
    private    three soft ticks, falling                 closer, for you
    passed     long high, then long low                  a clock's two strokes
    ready      three ticks, rising                       an arpeggio: begin
    lost       one long slide down                       something goes away
    back       one long slide up from far below          it returns
    attention  high, low, high                           nobody asked; 300 ms, then the words
    a step     a tick, then a fuller note above it       the tick is the step before: one more than last time

This module knows sounds by ``Sign`` and ``ScaleStep``; it must never decide when one is played.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import accumulate
from typing import TypeAlias

from companion.model import STEPS, AnySign, ScaleStep, Sign
from companion.speech import loudness
from companion.speech.pcm import RATE, Pcm, from_values, louder

#: (milliseconds, Hz at its start, Hz at its end); 0 Hz is a rest.
Note: TypeAlias = tuple[int, float, float]

NOTES: dict[Sign, tuple[Note, ...]] = {
    Sign.ACCEPTED: ((60, 880, 1760),),
    Sign.REFUSED: ((50, 392, 370), (15, 0, 0), (55, 294, 262)),
    Sign.DOUBTFUL: ((55, 440, 1320), (60, 1320, 440)),
    Sign.AGAIN: ((30, 1976, 1976), (50, 0, 0), (30, 1976, 1976)),
    Sign.PRIVATE: ((25, 784, 784), (20, 0, 0), (25, 659, 659), (20, 0, 0), (30, 523, 523)),
    Sign.PASSED: ((60, 1397, 1397), (60, 698, 698)),
    Sign.READY: ((20, 523, 523), (20, 0, 0), (20, 784, 784), (20, 0, 0), (40, 1568, 1568)),
    Sign.LOST: ((120, 1200, 300),),
    Sign.BACK: ((120, 200, 1000),),
    Sign.ATTENTION: ((35, 1175, 1175), (5, 0, 0), (35, 784, 784), (5, 0, 0), (40, 1175, 1175)),
}

#: The scale: the Hz of its lowest tick, which is no step, and of each step; minor thirds, fourths and tones.
SCALE = (220.0, *(294 * 2 ** (semitones / 12) for semitones in (0, 3, 7, 10, 12, 15, 17, 19, 22, 24, 27, 29)))
#: How strong each multiple of a tone's pitch is: a pure tone; a fuller one for the steps.
_PURE, _FULL = {1: 1.0}, {1: 1.0, 3: 0.3}

#: The loudness of a usual voice, in LUFS. A sign is as loud as the voice that it stands before.
USUAL_LOUDNESS = -22.0
EDGE_SECONDS = 0.004  # how long a tone fades in and out, so that nothing clicks

#: Silence between a sign and its words, in seconds. Before a line that nobody asked for, people need time to listen.
PAUSE = 0.02
PAUSE_AFTER_ATTENTION = 0.3


def notes(sign: AnySign) -> tuple[Note, ...]:
    """Its tones, one after the other."""
    if isinstance(sign, Sign):
        return NOTES[sign]
    number = max(1, min(STEPS, sign.number))
    before, now = SCALE[number - 1], SCALE[number]
    return ((20, before, before), (15, 0, 0), (85, now, now))


#: Every sign that there is.
ALL: tuple[AnySign, ...] = (*Sign, *map(ScaleStep, range(1, STEPS + 1)))


@cache
def sound(sign: AnySign, lufs: float = USUAL_LOUDNESS) -> Pcm:
    """The sign alone, as loud as speech of so many LUFS."""
    bare = made(notes(sign), _FULL if isinstance(sign, ScaleStep) else _PURE)
    return Pcm(RATE, louder(bare.samples, 10 ** ((lufs - loudness.momentary(bare)) / 20)))


def made(tones: Iterable[Note], parts: Mapping[int, float] = _PURE) -> Pcm:
    """The tones as a sound, one after the other; ``parts``: how strong each multiple of their pitch is."""
    return from_values(value for tone in tones for value in _tone(tone, parts))


@cache
def lead(sign: AnySign, lufs: float = USUAL_LOUDNESS) -> Pcm:
    """The sign and the silence before its words."""
    pause = PAUSE_AFTER_ATTENTION if sign is Sign.ATTENTION else PAUSE
    return sound(sign, lufs).followed_by_silence(pause)


def _tone(note: Note, parts: Mapping[int, float]) -> list[float]:
    milliseconds, start, end = note
    count = RATE * milliseconds // 1000
    pitches = (start + (end - start) * i / count for i in range(count))
    phases = accumulate(2 * math.pi * pitch / RATE for pitch in pitches)
    edge, peak = EDGE_SECONDS * RATE, 20_000 / sum(parts.values())
    return [
        peak
        * sum(strength * math.sin(part * phase) for part, strength in parts.items())
        * min(1, i / edge, (count - i) / edge)
        for i, phase in enumerate(phases)
    ]
