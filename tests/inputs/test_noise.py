"""Noise is said once and then counted, and nothing that can count is kept back. Times are handed in."""

from __future__ import annotations

from companion.inputs.noise import Noises
from companion.model import Doubt

GARBLED = Doubt.GARBLED


def test_the_first_is_said_and_what_follows_at_once_is_counted() -> None:
    noise = Noises()
    heard = [noise.drowned("a", GARBLED, at / 10) for at in range(100)]
    assert heard == [False] + [True] * 99
    assert list(noise.counted(11.8)) == []
    assert noise.due == 11.9
    assert list(noise.counted(11.9)) == [("a", 99)]
    assert list(noise.counted(50.0)) == [], "once"


def test_one_device_is_not_another() -> None:
    noise = Noises()
    assert not noise.drowned("a", GARBLED, 0.0)
    assert not noise.drowned("b", GARBLED, 0.1)


def test_a_held_trigger_is_not_counted_aloud_and_after_a_pause_it_is_said_anew() -> None:
    noise = Noises()
    assert [noise.drowned("a", GARBLED, at) for at in (0.0, 0.5, 1.0)] == [False, True, True]
    assert list(noise.counted(3.0)) == []
    assert not noise.drowned("a", GARBLED, 4.0)


def test_another_kind_of_noise_is_said_too_unless_there_is_much() -> None:
    noise = Noises()
    assert [noise.drowned("a", doubt, 0.1) for doubt in (GARBLED, Doubt.TOO_LONG, GARBLED)] == [False, False, True]


def test_what_stands_for_nothing_is_said_unless_it_is_deep_in_noise() -> None:
    noise = Noises()
    assert not noise.drowned("a", None, 0.0)
    assert not noise.drowned("a", GARBLED, 0.1)
    assert not noise.drowned("a", None, 0.2), "a second scan of it"
    for at in (0.3, 0.4, 0.5):
        assert noise.drowned("a", GARBLED, at)
    assert noise.drowned("a", None, 0.6)
    assert not noise.drowned("a", None, 3.0)


def test_noise_without_end_is_counted_every_half_minute() -> None:
    noise = Noises()
    told: list[tuple[str, int]] = []
    for at in range(650):
        noise.drowned("a", GARBLED, at / 10)
        told += noise.counted(at / 10)
    assert told == [("a", 300), ("a", 300)]
