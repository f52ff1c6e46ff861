"""Sound as a value: silence, gain, rates; the cache; the earcons."""

from __future__ import annotations

from array import array

import pytest

from companion.model import Phrase, Sign
from companion.speech import earcons
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


@pytest.mark.parametrize("sign", Sign)
def test_every_sign_has_a_short_sound_that_does_not_click(sign: Sign) -> None:
    sound = earcons.sound(sign)
    assert 0.03 < sound.seconds <= 0.12
    values = array("h", sound.samples)
    assert abs(values[0]) < 500
    assert abs(values[-1]) < 500
    assert max(map(abs, values)) > 5000


def test_no_two_signs_have_the_same_rhythm_and_direction() -> None:
    def shape(sign: Sign) -> list[int]:
        """Pitch movements: up 1, level 0, down -1, within a tone and from tone to tone; a real rest is 9."""
        moves: list[int] = []
        before = 0
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
