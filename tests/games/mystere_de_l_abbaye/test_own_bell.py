"""The bell by a seat's own keypad, where key A opens the notebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.mystere_de_l_abbaye.events import Phase
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening
from .golden import HAND, PHONE


def phase(table: Tabletop) -> Phase:
    found = table.board.phase
    assert isinstance(found, Phase)
    return found


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    opened = evening(tmp_path, phones=True)
    play(opened, PHONE)
    play(opened, HAND)
    assert phase(opened) is Phase.BELL
    return opened


def test_hash_moves_the_bell_for_whom_it_is_due(table: Tabletop) -> None:
    assert any("cloche" in line.lower() for line in table.page_key(1, "#"))
    assert phase(table) is Phase.MOVE
    assert not [line for line in table.page_key(1, "#") if "inner" in line]


def test_nobody_else_moves_it_by_hash(table: Tabletop) -> None:
    table.join(2)
    table.page_key(2, "#")
    assert phase(table) is Phase.BELL
    assert table.key("#")[0].startswith("[table] La cloche passe avant le pion"), "at the table it has its own key"


def test_key_a_opens_the_notebook_and_says_which_key_moves_it(table: Tabletop) -> None:
    assert table.page_key(1, "A") == [
        "[seat 1] Carnet. Quelle question ?",
        "[seat 1] Pour le compteur du jeu : étoile, puis dièse.",
    ]
    assert phase(table) is Phase.BELL
    table.page_key(1, "*#")
    assert phase(table) is Phase.MOVE
    assert table.page_key(1, "A") == ["[seat 1] Carnet. Quelle question ?"]


def test_help_on_the_own_device_says_both(table: Tabletop) -> None:
    told = table.page_key(1, "9")
    assert "[seat 1] Sur votre appareil : dièse au lieu de la touche A." in told
    assert "[seat 1] Touche A : votre carnet." in told


def test_a_forgotten_bell_is_answered_by_hash_too(table: Tabletop) -> None:
    table.key("16")
    assert phase(table) is Phase.FORGOTTEN
    table.page_key(1, "#")
    assert phase(table) is Phase.MOVE
