"""What the table is invited to do is never refused, and which rooms touch can be asked for by ear."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.mystere_de_l_abbaye.board import Room
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.state import State
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening, set_up
from .tables import WAYS


def playing(folder: Path, moves: str, sheet: str = "whole") -> Tabletop:
    table = evening(folder, "en", sheet=sheet)
    play(table, set_up(3) + " A")
    play(table, moves)
    return table


def board(table: Tabletop) -> State:
    state = table.core.session.play.board
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("sheet", ["none", "part", "whole"])
def test_a_book_that_would_be_refused_is_not_asked_to_be_scanned(tmp_path: Path, sheet: str) -> None:
    table = playing(tmp_path, "", sheet)
    drawn = play(table, "14") + play(table, "scriptorium/09")
    assert drawn[-1].startswith("[table] Book not read: it may have a star."), "nobody has entered its seal"
    assert "scan" not in " ".join(drawn)
    assert any(line.endswith("Otherwise read it aloud, then hash.") for line in drawn)


def test_hash_leads_on_from_a_book_that_was_read_aloud_as_in_the_library(tmp_path: Path) -> None:
    table = playing(tmp_path, "14 #", "none")
    assert (board(table).active, board(table).phase) == (2, Phase.MOVE)


def test_a_book_is_scanned_where_the_seals_of_all_books_are_known(tmp_path: Path) -> None:
    table = playing(tmp_path, "", "sealed")
    assert "scan it" in " ".join(play(table, "14"))
    assert not any("not read" in line for line in play(table, "scriptorium/09"))
    assert board(table).phase is Phase.APPLY


def test_where_may_i_go_tells_which_rooms_touch(tmp_path: Path) -> None:
    table = playing(tmp_path, "")
    assert f"[table] From here: {WAYS}" in play(table, "D")


def test_the_room_where_the_figure_is_already_tells_which_rooms_touch_it(tmp_path: Path) -> None:
    table = playing(tmp_path, "")
    (said,) = play(table, "salle/eglise")
    assert said.startswith(f"[table] Already there: church. From here: {WAYS}")
    assert board(table).places[0] is Room.EGLISE
    assert board(table).phase is Phase.MOVE


def test_the_room_that_was_entered_tells_it_when_it_is_scanned_again(tmp_path: Path) -> None:
    table = playing(tmp_path, "18")
    assert play(table, "salle/chapitre") == [f"[table] chapter hall. From here: {WAYS}"]
    assert board(table).phase is Phase.CHAPTER


def test_nobody_has_told_which_rooms_touch_and_that_is_said_once(tmp_path: Path) -> None:
    table = evening(tmp_path, "en", sheet="none")
    said = play(table, set_up(3) + " A D 11 18 salle/chapitre # D D")
    assert [line for line in said if "which rooms touch" in line] == [
        "[table] I do not know which rooms touch: the board tells. To teach me, after the game: the command teach."
    ]
    assert "From here" not in " ".join(said)


def test_what_a_turn_asks_for_is_always_said_in_the_same_words(tmp_path: Path) -> None:
    table = evening(tmp_path, "en")
    play(table, set_up(3))
    said = play(table, "A # # # A # # # A # # # A # # A # # # A # # #")
    turns = [line for line in said if line.startswith("[table] Léo, one or two") or "Léo moves" in line]
    assert len(turns) > 3
    assert {line[: len("[table] Léo, one or two spaces")] for line in turns} == {"[table] Léo, one or two spaces"}
