"""How far two short sounds are apart for an ear: dynamic time warping over their spectrograms.

The spectrogram has a column each 10 ms (a Hann window of 256 samples at 22,050 Hz) and 40 mel bands from 100 to
6000 Hz; a band's level is in bels below the sound's loudest, down to 4. The distance is the sum, along the cheapest
path, of the mean difference of two columns. It knows samples; it must never know what they mean.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from statistics import median
from typing import TypeVar

from companion.speech.pcm import RATE, Pcm

WINDOW = 256  # samples
STEP = RATE // 100
BANDS, LOWEST, HIGHEST = 40, 100.0, 6000.0  # Hz
FLOOR = 1e-4  # of the loudest band's power

Spectrogram = tuple[tuple[float, ...], ...]
Name = TypeVar("Name")


def spectrogram(sound: Pcm) -> Spectrogram:
    """Column by column, the level of each band."""
    assert sound.rate == RATE
    half = [0.0] * (WINDOW // 2)
    values = [*half, *map(float, sound.values()), *half]
    columns = [_bands(values[at : at + WINDOW]) for at in range(0, len(values) - WINDOW + 1, STEP)]
    loudest = max(max(column) for column in columns)
    return tuple(tuple(math.log10(power / loudest + FLOOR) for power in column) for column in columns)


def distance(one: Spectrogram, other: Spectrogram) -> float:
    """The cost of the cheapest path on which both run from their first to their last column."""
    before = [0.0] + [math.inf] * len(other)
    for column in one:
        costs = [math.inf]
        for place, against in enumerate(other):
            apart = sum(abs(a - b) for a, b in zip(column, against, strict=True)) / BANDS
            costs.append(apart + min(before[place], before[place + 1], costs[place]))
        before = costs
    return before[-1]


def distances(sounds: Mapping[Name, Pcm]) -> dict[tuple[Name, Name], float]:
    """The distance of each pair, the nearest first."""
    seen = {name: spectrogram(sound) for name, sound in sounds.items()}
    found = {(a, b): distance(seen[a], seen[b]) for a, b in combinations(seen, 2)}
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def nearest(of: Mapping[tuple[Name, Name], float]) -> float:
    """The distance of the nearest pair, as a share of the median of all pairs."""
    return min(of.values()) / median(of.values())


def _bands(values: Sequence[float]) -> list[float]:
    power = [
        abs(part) ** 2 for part in _fourier([v * w for v, w in zip(values, _hann(), strict=True)])[: WINDOW // 2 + 1]
    ]
    return [sum(power[line] * weight for line, weight in band) for band in _mel()]


@cache
def _hann() -> tuple[float, ...]:
    return tuple(0.5 - 0.5 * math.cos(2 * math.pi * i / (WINDOW - 1)) for i in range(WINDOW))


@cache
def _mel() -> tuple[tuple[tuple[int, float], ...], ...]:
    """For each band its lines of the spectrum and their weights: triangles that overlap by half."""

    def mel(hertz: float) -> float:
        return 2595 * math.log10(1 + hertz / 700)

    step = (mel(HIGHEST) - mel(LOWEST)) / (BANDS + 1)
    edges = [700 * (10 ** ((mel(LOWEST) + step * i) / 2595) - 1) for i in range(BANDS + 2)]

    def band(low: float, middle: float, high: float) -> Iterator[tuple[int, float]]:
        for line in range(WINDOW // 2 + 1):
            hertz = line * RATE / WINDOW
            weight = min((hertz - low) / (middle - low), (high - hertz) / (high - middle))
            if weight > 0:
                yield line, weight

    return tuple(tuple(band(*edges[i : i + 3])) for i in range(BANDS))


def _fourier(values: Sequence[complex]) -> list[complex]:
    """The spectrum of a power of two of samples."""
    if len(values) == 1:
        return [complex(values[0])]
    even, odd = _fourier(values[::2]), _fourier(values[1::2])
    turned = [cmath.exp(-2j * math.pi * i / len(values)) * value for i, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]
