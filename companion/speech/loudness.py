"""How loud a sound is to the ear, by ITU-R BS.1770: K-weighted, in LUFS.

It knows samples and nothing of signs or voices. The filters are worked out for each rate, because the standard tells
their numbers for 48 kHz only.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from companion.speech.pcm import Pcm

#: Seconds of a block: what a meter shows at a moment. A new one begins each tenth of a second.
BLOCK_SECONDS, STEP_SECONDS = 0.4, 0.1
#: Blocks below the first (LUFS), and then those so far below the mean of the others (LU), are silence.
ABSOLUTE_GATE, RELATIVE_GATE = -70.0, -10.0
_OFFSET = -0.691  # a sine of 997 Hz at full scale is -3.01 LUFS
_FULL = 32768.0

#: b0, b1, b2, a1, a2 of a filter of the second order.
_Biquad = tuple[float, float, float, float, float]


def momentary(sound: Pcm) -> float:
    """The loudness of a sound no longer than a block, in LUFS: as a meter shows it when it holds all of it."""
    return _level(sum(_squares(sound)) / (BLOCK_SECONDS * sound.rate))


def integrated(sound: Pcm) -> float:
    """The loudness of speech, in LUFS: the mean of the blocks that are not silence. -inf where all are."""
    squares = _squares(sound)
    size, step = int(BLOCK_SECONDS * sound.rate), int(STEP_SECONDS * sound.rate)
    means = [sum(squares[at : at + size]) / size for at in range(0, len(squares) - size + 1, step)]
    loud = [mean for mean in means if _level(mean) > ABSOLUTE_GATE]
    gate = _level(_mean(loud)) + RELATIVE_GATE
    return _level(_mean([mean for mean in loud if _level(mean) > gate]))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _level(mean_square: float) -> float:
    return _OFFSET + 10 * math.log10(mean_square) if mean_square > 0 else -math.inf


def _squares(sound: Pcm) -> list[float]:
    """The K-weighted samples (1.0 is full scale), squared."""
    shelf, pass_high = _filters(sound.rate)
    values = (value / _FULL for value in sound.values())
    return [value * value for value in _filtered(_filtered(values, shelf), pass_high)]


def _filtered(values: Iterable[float], biquad: _Biquad) -> Iterable[float]:
    b0, b1, b2, a1, a2 = biquad
    x1 = x2 = y1 = y2 = 0.0
    for x in values:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        yield y


@cache
def _filters(rate: int) -> tuple[_Biquad, _Biquad]:
    """The shelf of the head, and the high pass, from the analogue values that give the standard's at 48 kHz."""
    k, quality = math.tan(math.pi * 1681.974450955533 / rate), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / quality + k * k
    shelf = (
        (high + band * k / quality + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / quality + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / quality + k * k) / a0,
    )
    k, quality = math.tan(math.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / quality + k * k
    return shelf, (1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0)
