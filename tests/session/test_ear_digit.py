"""The digit that is spoken into an ear to prove it: only the newest counts, so only the newest is heard."""

from __future__ import annotations

from pathlib import Path

from tests.games.time_bomb_undercover.golden import ROUND
from tests.tabletop import PatientSpeaker, Tabletop, cupboard


def test_a_digit_that_waits_for_the_table_s_line_is_dropped_when_another_takes_its_place(tmp_path: Path) -> None:
    names = ("Ana", "Léo", "Inès", "Hugo", "Zoé")
    table = Tabletop(cupboard(tmp_path), names=names, ears=ROUND, dice=(7, 4, 2), speaker=PatientSpeaker())
    table.open()
    table.key("C 3 5 6")  # two digits that were not spoken
    heard = [line for _ in range(20) for line in table.heard_out() if line.startswith("[seat 3]")]
    assert heard == ["[seat 3] 2."]
