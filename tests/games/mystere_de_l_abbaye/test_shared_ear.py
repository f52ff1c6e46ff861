"""One earphone for everybody: what a label that lies before all must not draw out of another's hand."""

from __future__ import annotations

from pathlib import Path

from companion.session.state import Ear
from tests.golden.shorthand import play

from .evenings import evening

HAND = " ".join(f"suspect/{number:02d}" for number in range(1, 7))


def test_a_label_of_the_sheet_sums_up_nobody_s_hand_on_a_shared_ear(tmp_path: Path) -> None:
    table = evening(tmp_path, ears=(Ear("Oreillette USB", (1, 2, 3)),), dice=(1, 4))
    play(table, f"333 ## 1 7 C 1 4 123 {HAND}")
    hand = table.transcript[-3:-1]  # a list is told in pieces of three
    assert hand[0].startswith("[seat 1] Votre main. 1 : père Abel")
    assert play(table, "C 1 # moine/09")[-1].startswith(
        "[seat 1] Votre main est derrière vos trois chiffres : touche D, puis les chiffres, puis le moine."
    )
    assert play(table, "#") == ["[table] Ana : écoute finie."], "whoever wears the ear now may not be Ana"
    assert play(table, "C 1 # D 123 moine/09 #")[-3:-1] == hand
