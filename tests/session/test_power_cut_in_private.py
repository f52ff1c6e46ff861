"""What a power cut leaves of what was heard in private."""

from __future__ import annotations

from pathlib import Path

from tests.games.time_bomb_undercover.golden import HAND, ROUND
from tests.tabletop import Tabletop, cupboard


def test_after_a_power_cut_nobody_can_choose_digits_that_open_what_another_heard(tmp_path: Path) -> None:
    table = Tabletop(cupboard(tmp_path), names=("Ana", "Léo", "Inès", "Hugo", "Zoé"), ears=ROUND, dice=(7, 7))
    table.open()
    table.key("# 3 3 # # ###")
    table.key("C 3 7 1 2 3")
    table.scan(*HAND)
    table.power_cut()
    table.key("#")
    opened = table.key("C 3 7")
    assert not any("trois chiffres" in line for line in opened)
    assert table.key("0")[-1] == "[seat 3] Sans code, rien n'est redit. Scannez encore. Scannez vos 5 câbles."
    table.wait(1)
    assert table.scan(*HAND)[-1] == "[seat 3] 2 désamorçages, 3 sécurisés, pas de bombe."
