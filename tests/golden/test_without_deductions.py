"""Where python-sat is not installed, golden evenings that deduce are skipped and say why; the others are played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.notebook import following
from tests.games.mystere_de_l_abbaye.golden import TRANSCRIPTS
from tests.golden import PLAYED
from tests.golden.as_written import played

DEDUCES = "a hand is counted anew: nothing is deduced until all cards are there; innocence lasts, places do not"


@pytest.fixture
def nothing_to_solve_with(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    thought = following.followed, following._mind
    monkeypatch.setitem(sys.modules, "pysat", None)
    monkeypatch.delenv(PLAYED, raising=False)
    for kept in thought:
        kept.cache_clear()
    yield
    for kept in thought:
        kept.cache_clear()


@pytest.mark.usefixtures("nothing_to_solve_with")
def test_an_evening_that_deduces_is_skipped_where_nothing_can_be_deduced() -> None:
    abbey = replace(TRANSCRIPTS[0])  # what it brings here is kept for nobody else
    with pytest.raises(pytest.skip.Exception, match="python-sat"):
        played(abbey, DEDUCES, "fr")
    other = "a notebook with a little of few monks"
    assert played(abbey, other, "fr").section == abbey.kept("fr")[other]
