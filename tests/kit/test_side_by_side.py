"""Seats that listen at the same time, in every game: nobody notices what one of them scans in private, and each of them
hears what it would hear alone. More of them with ``python -m tests.long``."""

from __future__ import annotations

import pytest

from tests.examples import seeds

from . import games, sides

EVERY = pytest.mark.parametrize("id", list(games.every()))


@EVERY
def test_nobody_can_tell_what_one_of_several_listeners_hears(id: str) -> None:
    apart = [sides.evenings(games.subject(id), seed).told_apart for seed in seeds(8)]
    assert any(apart), "no ear was told anything that is another's affair: this proves nothing"


@EVERY
def test_side_by_side_each_hears_what_it_would_hear_alone(id: str) -> None:
    game = games.subject(id)
    heard = [sides.apart(game, seed) for seed in seeds(12)]
    assert any(heard) or id in ("heure-des-3-ombres",), "nobody listened at the same time: this proves nothing"
