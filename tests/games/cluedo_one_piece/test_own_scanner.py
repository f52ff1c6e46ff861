"""A scanner of one's own: a hand is for its ear, and the reference sheet is for everybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.session.state import Ear
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening
from .golden import set_up
from .tables import ID

ONE_EACH = tuple(Ear(f"ear {seat}", (seat,)) for seat in (1, 2, 3))


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    opened = evening(tmp_path, 3, ears=ONE_EACH, dice=(7,) * 9)
    play(opened, set_up(3))
    for seat in (1, 2):
        opened.key_at(seat, "C")
        opened.key_at(seat, "7")
        opened.key_at(seat, "C")
    return opened


def scan_at(table: Tabletop, seat: int, what: str) -> list[str]:
    table.wait(1)
    return [line for line in table.scan_at(seat, f"{ID}/{what}") if not line.startswith("> ")]


def test_the_sheet_is_read_for_the_table(table: Tabletop) -> None:
    assert scan_at(table, 1, "fiche/ile/2")[0] == "[table] Île du Sud."
    assert scan_at(table, 1, "fiche/equipage/4")[0] == "[table] Saphir."
    assert scan_at(table, 1, "fiche/tresor/1")[0].startswith("[table] Hypothèse.")
    assert table.core.session.desk.window is None


def test_a_villain_is_laid_for_all_and_equipment_read_without_a_window(table: Tabletop) -> None:
    assert scan_at(table, 2, "mechant/3") == ["[table] Méchant : 1 sur 8. Posez-le à côté du plateau."]
    assert scan_at(table, 2, "equipement/1") == ["[seat 2] La longue-vue. Une carte."]
    assert table.core.session.desk.window is None


def test_a_hand_is_heard_by_its_ear_alone_and_by_name_when_it_is_heard_again(table: Tabletop) -> None:
    for _ in range(2):
        heard = scan_at(table, 1, "equipage/5")
        assert heard[-1] == "[seat 1] Opale."
        assert [line for line in heard if line.startswith("[table]")] in (["[table] Ana écoute."], [])
    assert table.key_at(1, "1")[-1] == "[seat 1] Opale."
    scan_at(table, 1, "aventure/01")
    assert scan_at(table, 1, "aventure/01") == ["[seat 1] Vent arrière. Rejouez."]
    assert table.key_at(1, "2")[-1] == "[seat 1] Vent arrière. Rejouez."


def test_a_card_that_is_being_played_is_read_to_all(table: Tabletop) -> None:
    assert scan_at(table, 1, "aventure/01")[-1] == "[seat 1] Vent arrière. Rejouez."
    table.key_at(1, "C")
    table.key("6")
    assert scan_at(table, 2, "aventure/01")[-1] == "[seat 2] Vent arrière. Rejouez.", "it is not this seat's turn"
    table.key_at(2, "C")
    assert scan_at(table, 1, "aventure/01")[0] == "[table] Vent arrière. Rejouez."


def shown(table: Tabletop) -> None:
    """Ana supposes, and listens to the card that Léo shows."""
    for what in ("fiche/ile/2", "fiche/equipage/4", "fiche/tresor/1"):
        scan_at(table, 1, what)
    assert table.key_at(1, "C")[-1] == "[seat 1] Léo vous montre une carte : scannez-la."


@pytest.mark.parametrize("key", ["1", "#"])
def test_nobody_answers_for_another_while_the_card_is_listened_to(table: Tabletop, key: str) -> None:
    shown(table)
    assert table.key_at(2, key) == ["[seat 2] Ana écoute. Attendez la fin."]
    assert table.key_at(3, key) == ["[table] Ana écoute. Attendez la fin."], "this ear has not been proved"
    assert table.board.due == 2
    assert "[seat 1] Léo vous a montré : Saphir." in scan_at(table, 1, "equipage/4")
    assert table.key_at(2, "1")[0] == "[table] Léo : rien.", "the window is closed"


def test_while_somebody_listens_a_hypothesis_goes_on_and_no_hand_is_mixed_with_it(table: Tabletop) -> None:
    table.key_at(1, "C")
    assert scan_at(table, 2, "fiche/ile/2")[0] == "[table] Île du Sud."
    assert scan_at(table, 3, "equipage/5")[0].startswith("[table] "), "the third has no earphone that is proved"
    assert scan_at(table, 1, "equipage/5")[-1] == "[seat 1] Opale."
    assert table.board.place is not None


@pytest.mark.parametrize("key", ["1", "2"])
def test_a_number_on_the_table_s_keypad_answers_nothing_while_the_card_is_listened_to(
    table: Tabletop, key: str
) -> None:
    shown(table)
    assert table.key(key) == ["[table] Ana écoute. Attendez la fin."]
    assert table.board.due == 2


def test_what_is_taken_back_while_the_card_is_listened_to_is_told_to_that_ear(table: Tabletop) -> None:
    shown(table)
    table.key("B")
    assert table.key("B")[-1] == "[seat 1] Scannez vos cartes, dans l'ordre où vous les tenez."
    assert table.board.asked is None


def test_a_card_of_one_s_own_that_was_named_is_claimed_by_a_second_scan(table: Tabletop) -> None:
    shown(table)
    table.key_at(1, "C")
    table.key("#")
    assert scan_at(table, 1, "equipage/4")[-1] == "[seat 1] Saphir, que montre Léo. La vôtre ? Scannez-la encore."
    assert table.key_at(1, "1")[-1].startswith("[seat 1] Pas de chiffres maintenant."), "it is in no hand yet"
    assert scan_at(table, 1, "equipage/4") == ["[seat 1] Saphir."]
    assert table.key_at(1, "1")[-1] == "[seat 1] Saphir."
    assert scan_at(table, 1, "ile/2") == ["[seat 1] Île du Sud, que montre Léo. La vôtre ? Scannez-la encore."]
    assert table.key_at(1, "C")[-2:] == ["[seat 1] Léo vous a montré : île du Sud.", "[seat 1] Une carte : Saphir."]


def test_the_card_shown_is_kept_though_the_hand_is_put_in_order_meanwhile(table: Tabletop) -> None:
    shown(table)
    table.key_at(1, "C")
    table.key("#")
    for card in ("ile/2", "equipage/5", "equipage/6"):
        scan_at(table, 1, card)
    for key in ("9", "9", "#", "8", "1", "2"):  # the menu's "move a card": the first goes last
        table.key_at(1, key)
    table.key_at(1, "C")
    assert [card.kind for card in table.board.hand(1)] == ["equipage/6", "equipage/5"]
    assert table.board.shown is not None


def test_in_an_open_window_the_sheet_is_nothing_to_scan(table: Tabletop) -> None:
    table.key_at(1, "C")
    assert scan_at(table, 1, "fiche/ile/2") == [
        "[seat 1] Cette étiquette n'est pas à lire ici. Scannez vos cartes, dans l'ordre où vous les tenez."
    ]
