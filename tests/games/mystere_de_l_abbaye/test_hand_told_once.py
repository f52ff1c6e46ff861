"""A card too many is refused in one ear, and that all are known is told there once, by what is due."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.session.state import Ear
from tests.games.mystere_de_l_abbaye.evenings import evening
from tests.golden.shorthand import play


@pytest.mark.parametrize(("lang", "known"), [("fr", "connues"), ("en", "known"), ("es", "conozco")])
def test_that_all_cards_are_known_is_told_once(tmp_path: Path, lang: str, known: str) -> None:
    table = evening(tmp_path, lang, ears=(Ear("hers", (1,)),), dice=(7,) * 3)
    hand = " ".join(f"suspect/{number:02d}" for number in range(1, 7))
    play(table, f"3 # # # # # 1 2 3 C 1 7 {hand} C 1 suspect/07")
    assert table.transcript[-1].startswith("[seat 1]")
    assert table.transcript[-1].count(known) == 1
