"""What D says, and D D: all that somebody who sees has before them, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening, set_up

EMPTY = "9985 0"


def asked(folder: Path, moves: str, players: int = 3) -> Tabletop:
    table = evening(folder, "fr", players=players, dice=(1, 1))
    play(table, f"{set_up(players)} {moves}")
    return table


def short(table: Tabletop) -> list[str]:
    """What D says, without the table's mark. Another key comes first, or it would be the second D."""
    play(table, "0")
    return [line.removeprefix("[table] ") for line in play(table, "D")]


def whole(table: Tabletop) -> list[str]:
    play(table, "0 D")
    return [line.removeprefix("[table] ") for line in play(table, "D")]


def test_every_figure_is_told_also_one_that_is_somewhere_without_effect(tmp_path: Path) -> None:
    said = whole(asked(tmp_path, "A #"))
    assert "Ana : lieu sans effet, 6 cartes." in said
    assert "Léo : église, 6 cartes." in said
    assert "Inès : église, 6 cartes." in said


@pytest.mark.parametrize(
    ("moves", "first", "value"),
    [
        ("", "Ana : d'abord la cloche, sur 1", "cloche à poser"),
        ("A", "Ana, une ou deux cases", "Parloir : 5 cartes"),
        ("A 14 scriptorium/01 7", "Tour : Ana.", "Le dé : Léo."),
        ("A 22", "Léo a 6 cartes, Ana en prend une", "cloche sur 1"),
        (f"A {EMPTY} 16 2", "Tour : Ana.", "Léo : quelle carte"),
        (f"A {EMPTY} 16 2 31", "Tour : Ana.", "Léo : hospitalier. Un second"),
        (f"A {EMPTY} 16 2 31 61", "Léo : hospitalier et barbu ?", "Tour : Ana."),
        (f"A {EMPTY} 18 80 1 #", "Tour : Ana.", "Déjà dit : hospitalier."),
        (f"A {EMPTY} 18 05 #", "Ana accuse frère Benoît.", "pile vide"),
        (f"A {EMPTY} 18 05 # #", "Tour : Ana.", "Personne ne disculpe frère Benoît"),
        ("A # # # A # # # A # # # A # # # A", "Messe en cours : Matines.", "une carte"),
        ("A # # # A # # # A # # # A # # # A # evenement/01 8", "Messe en cours : Matines.", "Le dé : église."),
        ("16 4#", "Ana : d'abord la cloche", "Tour perdu"),
    ],
)
def test_d_begins_with_whose_turn_and_names_what_is_due_with_its_values(
    tmp_path: Path, moves: str, first: str, value: str
) -> None:
    said = short(asked(tmp_path, moves))
    assert said[0].startswith(first)
    assert any(value in line for line in said), said


def test_what_everybody_sees_of_a_player_is_told_in_one_line(tmp_path: Path) -> None:
    table = asked(tmp_path, "A 17 # 14 1 9 9 3 3 2# 15 # A 31 # # 9981 2")
    said = whole(table)
    assert "Ana : cour, 6 cartes, une carte crypte." in said
    assert "Léo : église, 6 cartes, un livre en réserve, en pénitence." in said
    assert "Inès : bibliothèque, 2 cartes, déjà à la bibliothèque." in said


def test_a_text_that_was_read_can_be_heard_again_until_it_is_applied(tmp_path: Path) -> None:
    table = asked(tmp_path, "A 14 scriptorium/01")
    assert "Ora et labora." in whole(table)
    play(table, "#")
    assert "Ora et labora." not in whole(table)


def test_a_cleared_monk_is_told_with_the_accuser_the_points_and_who_had_the_card(tmp_path: Path) -> None:
    said = whole(asked(tmp_path, f"A {EMPTY} 18 05 # 2"))
    assert "Innocent : frère Benoît. Accusation : Ana, moins 2 points. Carte : Léo." in said


@pytest.mark.parametrize("moves", ["A 14 scriptorium/01 7", "A 17 # 16 #", f"A {EMPTY} 18 05 #", "16 4#"])
def test_facts_are_the_same_after_undo_and_after_a_power_cut(tmp_path: Path, moves: str) -> None:
    table = asked(tmp_path, moves)
    before = whole(table)
    play(table, "9981 3")
    assert whole(table) != before
    play(table, "B B")
    assert whole(table) == before
    play(table, "power-cut #")
    assert whole(table) == before
