"""The keys at the table of this game: what 0, 9 and # mean where a number is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.protocol import Question
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening, set_up


def playing(folder: Path) -> Tabletop:
    table = evening(folder, "en")
    play(table, set_up(3) + " A 9 9 8 5 0")
    return table


def board(table: Tabletop) -> State:
    state = table.core.session.play.board
    assert isinstance(state, State)
    return state


def test_in_the_chapter_hall_9_is_help_and_9_again_the_menu(tmp_path: Path) -> None:
    table = playing(tmp_path)
    play(table, "18")
    helped = play(table, "9")
    assert any("01 to 24" in line for line in helped)
    assert "0: say again" not in helped[-1], "0 begins a number there"
    assert "Menu." in play(table, "9")[0]
    assert board(table).phase is Phase.CHAPTER


@pytest.mark.parametrize(("keys", "monk"), [("09", 9), ("19", 19), ("10", 10), ("20", 20), ("1#", 1), ("01", 1)])
def test_in_the_chapter_hall_0_and_9_are_digits_where_a_monk_has_them(tmp_path: Path, keys: str, monk: int) -> None:
    table = playing(tmp_path)
    play(table, f"18 {keys} #")
    assert board(table).accused == monk


@pytest.mark.parametrize(
    ("moves", "answers"),
    [
        ("# # # 16", ("key A", "4, then hash, penance")),
        ("32 32", ("1: Ana", "Nobody: hash")),
        ("16", ("Hash: nobody",)),
        ("16 2 31", ("Otherwise, hash",)),
        ("16 2 31 #", ("only one: hash", "None: 2")),
        ("18 80 1", ("Father: 1", "Hash: not known")),
    ],
)
def test_help_says_again_what_is_asked_and_every_answer(tmp_path: Path, moves: str, answers: tuple[str, ...]) -> None:
    table = playing(tmp_path)
    play(table, moves)
    helped = " ".join(play(table, "9"))
    assert all(answer in helped for answer in answers), helped


def test_help_in_a_text_names_the_menu_where_hands_are_put_right_and_at_the_end_it_does_not(tmp_path: Path) -> None:
    table = playing(tmp_path)
    play(table, "14 scriptorium/01")
    assert any("A hand, the pile" in line for line in play(table, "9"))
    play(table, "* # 18 05 # # #")
    assert board(table).phase is Phase.OVER
    assert not any("A hand, the pile" in line for line in play(table, "9")), "the game has no entry there"


def test_80_begins_an_accusation_by_traits(tmp_path: Path) -> None:
    table = playing(tmp_path)
    play(table, "18 80")
    assert board(table).phase is Phase.TRAITS


def test_a_number_that_was_begun_is_not_taken_for_a_place_without_effect(tmp_path: Path) -> None:
    table = playing(tmp_path)
    assert "11 to 33" in play(table, "1 #")[-1]
    assert board(table).phase is Phase.MOVE
    assert board(table).active == 1
    play(table, "#")
    assert board(table).active == 2


def test_a_room_is_drawn_for_an_event_by_one_key(tmp_path: Path) -> None:
    table = evening(tmp_path, "en", dice=(9, 2))
    play(table, set_up(3) + " A # # # A # # # A # # # A # # # A #")
    said = [*play(table, "8"), *play(table, "7")]
    assert [line.removeprefix("[table] ") for line in said] == ["The die: the cell of Ana.", "The die: Léo."]


@pytest.mark.parametrize(("typed", "owned"), [("0", True), ("00", False), ("80", True), ("9", False), ("19", True)])
def test_0_and_9_are_digits_where_a_number_that_is_asked_for_begins_with_them(typed: str, owned: bool) -> None:
    assert Question("x", 1, 80, width=2, open=True, all_digits=True).owns(typed[:-1], typed[-1]) is owned
