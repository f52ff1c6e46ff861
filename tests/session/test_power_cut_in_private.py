"""What a power cut leaves of what was heard in private, on an earphone that is passed round.

That nobody hears what another heard before is a property of every game: ``tests/kit/test_every_game.py``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.session.state import Ear
from tests.games.mystere_de_l_abbaye.evenings import evening
from tests.games.time_bomb_undercover.golden import HAND, ROUND
from tests.golden.shorthand import play
from tests.tabletop import Tabletop, cupboard

LOST = "Oreillette partagée : les codes d'avant sont perdus. Touche C : un nouveau code. Ensuite, scannez vos cartes."
TOLD = f"[table] {LOST}"
CUT = "C'était avant la coupure : scannez encore."
SUM = "[seat 3] 2 désamorçages, 3 sécurisés, pas de bombe."


def cables(folder: Path, ears: tuple[Ear, ...] = ROUND) -> Tabletop:
    """Inès has heard her five cables behind three digits of her own, and the power is cut."""
    table = Tabletop(cupboard(folder), names=("Ana", "Léo", "Inès", "Hugo", "Zoé"), ears=ears, dice=(7,) * 9)
    table.open()
    table.key("# 2 3 # # ####")
    table.key("C 3 7")
    if ears == ROUND:
        table.key("1 2 3")
    table.scan(*HAND)
    table.power_cut()
    return table


def test_new_digits_open_what_is_heard_from_now_on_and_nothing_else(tmp_path: Path) -> None:
    table = cables(tmp_path)
    assert TOLD in table.key("#")
    assert table.key("C 3 7")[-1].startswith("[seat 3] Trois chiffres au choix : avec eux seuls, vous réentendrez")
    table.key("4 5 6")
    assert table.key("D") == [f"[seat 3] {CUT}"]
    table.wait(1)
    assert SUM in table.scan(*HAND)[-2:]
    table.key("C 3 #")
    assert table.key("D 4 5 6") == ["[seat 3] Vos trois chiffres ? Dièse : sans.", SUM]


def test_it_is_so_after_each_power_cut(tmp_path: Path) -> None:
    table = cables(tmp_path)
    table.key("# C 3 7 4 5 6")
    table.wait(1)
    table.scan(*HAND)
    table.power_cut()
    assert TOLD in table.key("#")
    assert table.key("C 3 7 4 5 6 D")[-1] == f"[seat 3] {CUT}", "the same digits chosen anew open nothing of before"
    table.wait(1)
    assert SUM in table.scan(*HAND)[-2:]


def test_who_wants_no_digits_hears_each_card_as_before(tmp_path: Path) -> None:
    table = cables(tmp_path)
    table.key("# C 3 7 #")
    assert table.key("D")[-1].startswith("[seat 3] Sans code : scannez toutes vos cartes, puis touche D.")
    table.wait(1)
    assert SUM in table.scan(*HAND)[-2:]


def test_an_earphone_of_ones_own_hears_everything_again(tmp_path: Path) -> None:
    table = cables(tmp_path, ears=(Ear("Inès", (3,)),))
    assert TOLD not in table.key("#")
    assert table.key("C 3 7 D")[-1] == SUM


CARDS = [f"mystere-de-l-abbaye/suspect/{number:02d}" for number in (1, 2, 3)]


@pytest.fixture
def abbey(tmp_path: Path) -> Tabletop:
    """Léo, who shares an earphone with Inès, has heard three cards of his hand, and the power is cut."""
    table = evening(tmp_path, ears=(Ear("shared", (2, 3)),), dice=(4,) * 9)
    play(table, "1 3 3 ## 1 2 3 A")
    table.key("C 2 4 1 2 3")
    for card in CARDS:
        table.wait(1)
        table.scan(card)
    table.key("C")
    table.power_cut()
    assert TOLD in table.key("#")
    table.key("C 2 4 4 5 6")
    return table


def test_a_card_that_is_held_opens_when_it_is_scanned_again(abbey: Tabletop) -> None:
    assert abbey.key("2")[-1].startswith(f"[seat 2] {CUT}")
    told = abbey.scan(CARDS[1])
    assert abbey.key("2") == told
    assert abbey.key("1")[-1].startswith(f"[seat 2] {CUT}")
    assert abbey.key("D") == [f"[seat 2] {CUT}"]


def test_a_hand_opens_when_all_of_it_has_been_scanned_again(abbey: Tabletop) -> None:
    for card in CARDS:
        abbey.wait(1)
        abbey.scan(card)
    (hand,) = abbey.key("D")
    assert hand.startswith("[seat 2]")
    assert len(hand.split(",")) >= len(CARDS), hand


def test_a_hand_is_not_put_in_order_by_whoever_has_not_scanned_it(abbey: Tabletop) -> None:
    assert abbey.key("9 9 # 7 1")[-1].startswith(f"[seat 2] {CUT}")
    assert len(abbey.board.hands.of(2)) == 3
