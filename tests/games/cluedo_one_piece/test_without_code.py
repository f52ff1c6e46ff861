"""Whoever chose no digits on a shared earphone hears what they may show, once all their cards are scanned again."""

from __future__ import annotations

from pathlib import Path

from companion.session.state import Ear
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening
from .golden import asked

MAY_SHOW = "[seat 1] Vous pouvez montrer : Rubis."
SCAN_ALL = "[seat 1] Sans code : scannez toutes vos cartes, puis touche D."


def answering(folder: Path) -> Tabletop:
    """Ana, who has heard three cards and wants no code, is the first to answer Hugo; she wears the earphone again."""
    table = evening(folder, 4, ears=(Ear("round", (1, 2, 3, 4)),), dice=(7,) * 9)
    play(table, "3 # # # # 1 2 3 4 7 8 9 # C 1 7 # equipage/1 tresor/2 ile/3 C # 4")
    play(table, f"{asked(1, 1, 1)} C 1 #")
    return table


def test_she_is_told_to_scan_them_all_and_then_hears_what_she_may_show(tmp_path: Path) -> None:
    table = answering(tmp_path)
    assert play(table, "D")[0].startswith(SCAN_ALL)
    play(table, "~2 equipage/1 tresor/2")
    assert play(table, "D")[0].startswith(SCAN_ALL), "one is missing, and whoever listens may be another"
    assert MAY_SHOW in play(table, "~2 ile/3 D")


def test_the_cards_of_another_window_do_not_count(tmp_path: Path) -> None:
    table = answering(tmp_path)
    play(table, "~2 equipage/1 tresor/2 ile/3 C C 1 #")
    assert play(table, "D")[0].startswith(SCAN_ALL)
