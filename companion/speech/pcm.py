"""Sound as a value: 16-bit mono samples and what is done to them.

Standard library only; no device, no engine, no file. It must never block: everything here is arithmetic on at most a
few seconds of sound.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from companion.model import Frozen

#: Samples a second, of outputs and of what eSpeak NG renders.
RATE = 22050

#: Quieter than this (of 32767) is silence. eSpeak's lead-in is exactly zero, other engines' is not.
SILENCE = 24

#: A voice at a microphone has peaks above the first number (of 32767), for at least the second in steps of 20 ms.
_FAINTEST, _SHORTEST_STEPS = 200, 4
#: What is kept before and after it, in steps, because words begin and end softly.
_MARGIN_STEPS = 6
#: The peak that a recording is made louder to, and the largest factor for it: noise grows too.
_LOUDNESS, _MOST_GAIN = 24_000, 8.0


class Pcm(Frozen):
    """``samples``: int16, mono, little-endian; ``rate``: samples a second."""

    rate: int
    samples: bytes

    @property
    def seconds(self) -> float:
        return len(self.samples) / 2 / self.rate

    def values(self) -> array[int]:
        """The samples as numbers, -32768 to 32767."""
        return _values(self.samples)

    def trimmed(self, lead: float = 0.0) -> Pcm:
        """Without the silence before and after; ``lead`` seconds of the silence before are kept."""
        values = _values(self.samples)
        first = next((i for i, value in enumerate(values) if abs(value) > SILENCE), len(values))
        behind = next((i for i, value in enumerate(reversed(values)) if abs(value) > SILENCE), 0)
        first = min(first, max(0, first - int(lead * self.rate)))
        return Pcm(self.rate, self.samples[2 * first : 2 * max(first, len(values) - behind)])

    def voiced(self) -> Pcm:
        """What somebody has said into a microphone: without the noise before and after, at an even loudness.

        Without samples where there was only noise. A step of 20 ms is a voice where it is well above the noise. The
        noise is the level that a tenth of the steps stays below.
        """
        values = _values(self.samples)
        size = self.rate // 50
        steps = [values[at : at + size] for at in range(0, len(values), size)]
        loud = [max((abs(value) for value in step), default=0) for step in steps]
        if not loud:
            return Pcm(self.rate, b"")
        peak = max(loud)
        noise = sorted(loud)[len(loud) // 10]
        level = max(_FAINTEST, min(3 * noise, peak // 4), peak // 25)
        voice = [place for place, step in enumerate(loud) if step > level]
        if peak < _FAINTEST or len(voice) < _SHORTEST_STEPS:
            return Pcm(self.rate, b"")
        first, behind = max(0, voice[0] - _MARGIN_STEPS), voice[-1] + 1 + _MARGIN_STEPS
        gain = min(_MOST_GAIN, _LOUDNESS / peak)
        return Pcm(self.rate, louder(self.samples[2 * first * size : 2 * behind * size], gain))

    def followed_by_silence(self, seconds: float) -> Pcm:
        return Pcm(self.rate, self.samples + bytes(2 * int(seconds * self.rate)))

    def at_rate(self, rate: int) -> Pcm:
        """The same sound at another rate, with straight lines between samples: good enough for speech."""
        if rate == self.rate or not self.samples:
            return Pcm(rate, self.samples)
        values = _values(self.samples)
        values.append(values[-1])
        step = self.rate / rate
        places = (i * step for i in range(int((len(values) - 1) / step)))
        return Pcm(rate, _bytes(values[int(p)] + (values[int(p) + 1] - values[int(p)]) * (p % 1) for p in places))


def louder(samples: bytes, gain: float) -> bytes:
    """int16 samples times ``gain``, clipped where they would overflow."""
    return samples if gain == 1.0 else _bytes(value * gain for value in _values(samples))


def fading(samples: bytes) -> bytes:
    """int16 samples that fade to zero, so that a cut does not click."""
    values = _values(samples)
    return _bytes(value * (1 - (i + 1) / len(values)) for i, value in enumerate(values))


def from_values(values: Iterable[float], rate: int = RATE) -> Pcm:
    """A sound from numbers, clipped to -32768 to 32767."""
    return Pcm(rate, _bytes(values))


def _values(samples: bytes) -> array[int]:
    values = array("h", samples)
    if _BIG_ENDIAN:  # pragma: no cover
        values.byteswap()
    return values


def _bytes(values: Iterable[float]) -> bytes:
    out = array("h", (max(-32768, min(32767, int(value))) for value in values))
    if _BIG_ENDIAN:  # pragma: no cover
        out.byteswap()
    return out.tobytes()


NOTHING = Pcm(1, b"")
_BIG_ENDIAN = array("h", b"\x01\x00")[0] != 1
