"""Sound as a value: silence, gain, rates; the cache; the earcons."""

from __future__ import annotations

import math
from array import array
from itertools import pairwise

import pytest

from bench import hearing
from companion.model import STEPS, AnySign, Phrase, ScaleStep, Sign
from companion.speech import earcons, loudness
from companion.speech.cache import Cache, Key
from companion.speech.engine import Manner
from companion.speech.pcm import RATE, SILENCE, Pcm, fading, from_values, louder


def pcm(*values: int) -> Pcm:
    return Pcm(RATE, array("h", values).tobytes())


def test_silence_before_and_behind_goes_and_silence_within_stays() -> None:
    assert pcm(0, SILENCE, 900, 0, -900, -SILENCE, 0).trimmed() == pcm(900, 0, -900)


def test_some_of_the_silence_before_can_be_kept() -> None:
    assert pcm(0, 0, 0, 900).trimmed(lead=2 / RATE) == pcm(0, 0, 900)


@pytest.mark.parametrize("nothing", [pcm(), pcm(0), pcm(0, 0, 0)])
def test_silence_alone_trims_to_nothing(nothing: Pcm) -> None:
    assert nothing.trimmed() == pcm()


def test_gain_clips_what_would_overflow() -> None:
    assert louder(pcm(100, -200, 30000).samples, 2.0) == pcm(200, -400, 32767).samples


def test_a_fade_goes_down_to_nothing() -> None:
    assert fading(pcm(400, 400, 400, 400).samples) == pcm(300, 200, 100, 0).samples
    assert fading(b"") == b""


def test_another_rate_keeps_the_length_in_seconds_and_the_shape() -> None:
    ramp = from_values(range(0, 8000, 10), 16000)
    again = ramp.at_rate(RATE)
    assert again.rate == RATE
    assert again.seconds == pytest.approx(ramp.seconds, abs=0.001)
    values = array("h", again.samples)
    assert values == array("h", sorted(values))
    assert pcm().at_rate(8000) == Pcm(8000, b"")


# --- earcons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", earcons.ALL)
def test_every_sign_has_a_short_sound_that_does_not_click(sign: AnySign) -> None:
    sound = earcons.sound(sign)
    assert 0.03 < sound.seconds <= 0.12
    values = array("h", sound.samples)
    assert abs(values[0]) < 500
    assert abs(values[-1]) < 500
    assert max(map(abs, values)) > 4000


def test_no_two_signs_have_the_same_rhythm_and_direction() -> None:
    def shape(sign: Sign) -> list[int]:
        """Pitch movements: up 1, level 0, down -1, within a tone and from tone to tone; a real rest is 9."""
        moves: list[int] = []
        before = 0.0
        for milliseconds, start, end in earcons.NOTES[sign]:
            if not start:
                moves += [9] if milliseconds > 5 else []
                continue
            if before:
                moves.append((start > before) - (start < before))
            moves.append((end > start) - (end < start))
            before = end
        return [*moves, max(milliseconds for milliseconds, *_ in earcons.NOTES[sign]) // 100]

    shapes = [shape(sign) for sign in Sign]
    assert len(set(map(tuple, shapes))) == len(shapes)


def test_no_two_signs_are_nearer_than_half_the_median_of_all_pairs() -> None:
    apart = hearing.distances({sign: earcons.sound(sign) for sign in earcons.ALL})
    (pair, least), *_ = apart.items()
    assert hearing.nearest(apart) >= 0.5, f"{pair}: {least:.1f}"


def test_the_measure_tells_the_first_signs_apart_as_badly_as_they_were() -> None:
    """ "Counts" and "already counted" of the first version: 2.5 at a median of 6.0."""
    counts, again = (hearing.spectrogram(earcons.made(notes)) for notes in (((60, 880, 1320),), TWO_TICKS))
    assert hearing.distance(counts, again) == pytest.approx(2.5, abs=0.05)
    assert hearing.distance(counts, counts) == 0.0


TWO_TICKS = ((20, 988.0, 988.0), (30, 0.0, 0.0), (20, 988.0, 988.0))


def test_a_scale_rises_and_its_tick_is_the_step_before() -> None:
    steps = [earcons.notes(ScaleStep(number)) for number in range(1, STEPS + 1)]
    for (*_, (_, before, _)), ((_, tick, _), *_, (_, now, _)) in pairwise(steps):
        assert before == tick < now
    assert earcons.sound(ScaleStep(STEPS + 1)) == earcons.sound(ScaleStep(STEPS))


def test_loudness_is_that_of_the_standard() -> None:
    """BS.1770: a sine of 997 Hz at full scale has -3.01 LUFS at any rate; one of 100 Hz is 1.8 LU softer."""
    for rate in (RATE, 48_000):
        assert loudness.integrated(sine(997, 1.0, rate)) == pytest.approx(-3.01, abs=0.05)
        assert loudness.integrated(sine(997, 0.1, rate)) == pytest.approx(-23.01, abs=0.05)
        assert loudness.integrated(sine(100, 1.0, rate)) == pytest.approx(-4.8, abs=0.1)
    assert loudness.momentary(sine(997, 1.0, RATE, 0.4)) == pytest.approx(-3.01, abs=0.05)


def test_silence_between_words_does_not_make_speech_softer() -> None:
    spoken = sine(997, 0.1, RATE)
    assert loudness.integrated(spoken.followed_by_silence(5)) == pytest.approx(-23.0, abs=0.6)
    assert loudness.integrated(pcm(*[0] * RATE)) == -math.inf


def sine(hertz: float, peak: float, rate: int, seconds: float = 2.0) -> Pcm:
    count = int(seconds * rate)
    return from_values((32767 * peak * math.sin(2 * math.pi * hertz * i / rate) for i in range(count)), rate)


@pytest.mark.parametrize("sign", earcons.ALL)
def test_a_sign_is_as_loud_as_the_voice_that_it_stands_before(sign: AnySign) -> None:
    for voice in (-18.0, earcons.USUAL_LOUDNESS, -26.0):
        assert loudness.momentary(earcons.sound(sign, voice)) == pytest.approx(voice, abs=0.1)
    assert len(earcons.lead(sign, -18.0).samples) == len(earcons.lead(sign).samples)


def test_attention_leaves_time_to_turn_ones_ear() -> None:
    gap = earcons.lead(Sign.ATTENTION).seconds - earcons.sound(Sign.ATTENTION).seconds
    assert gap == pytest.approx(0.3, abs=0.001)
    assert earcons.lead(Sign.ACCEPTED).seconds - earcons.sound(Sign.ACCEPTED).seconds < 0.05


# --- the cache ----------------------------------------------------------------------------------------------


def key(text: str) -> Key:
    return ("engine", Manner(), Phrase("fr", text))


def test_the_least_recently_used_sound_goes_first() -> None:
    cache = Cache(capacity=4)
    cache.put(key("a"), pcm(1))
    cache.put(key("b"), pcm(2))
    assert cache.get(key("a")) == pcm(1)
    cache.put(key("c"), pcm(3))
    assert [cache.get(key(name)) is not None for name in "abc"] == [True, False, True]
    assert cache.size == 4


def test_a_sound_put_twice_counts_once_and_a_giant_is_not_kept() -> None:
    cache = Cache(capacity=4)
    cache.put(key("a"), pcm(1))
    cache.put(key("a"), pcm(1))
    assert cache.size == 2
    cache.put(key("b"), pcm(1, 2, 3))
    assert cache.get(key("b")) is None
    assert cache.size == 0


def test_another_manner_is_another_sound() -> None:
    cache = Cache()
    cache.put(("engine", Manner(), Phrase("fr", "a")), pcm(1))
    assert cache.get(("engine", Manner(rate_wpm=300), Phrase("fr", "a"))) is None
    assert cache.get(("engine", Manner(), Phrase("en", "a"))) is None
