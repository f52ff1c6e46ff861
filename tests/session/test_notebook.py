"""Notebooks at a table: whose keys they are, what the table hears of them, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from companion.deduction.sat import solver
from companion.deduction.solver import Solver
from companion.line import foresight
from companion.model import Equipment
from companion.notebook import following
from companion.pages import standing
from companion.session import notes, openbook
from companion.session.asking import timers
from companion.session.state import Ear
from tests.games.cluedo_one_piece.evenings import evening
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

SET_UP = "3 1 3 # # 1 2 3 4 7 8 9 # # 1"
RULES = "crew=9 treasures=6 islands=6"


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    """Ana has an earphone and a keypad of her own; the others pass one round."""
    opened = evening(tmp_path, 4, rules=RULES, ears=(Ear("hers", (1,)), Ear("round", (2, 3, 4))), dice=(7,) * 20)
    play(opened, SET_UP)
    return opened


def keys(table: Tabletop, keys: str) -> list[str]:
    return [line for key in keys for line in table.key_at(1, key)]


def proved(table: Tabletop) -> Tabletop:
    """Ana has proved her earphone, and her window is closed."""
    keys(table, "C7C")
    return table


def test_before_her_ear_is_proved_the_key_moves_no_counter_and_opens_nothing(table: Tabletop) -> None:
    assert keys(table, "A")[0].startswith("[table] Le carnet s'ouvre dans une écoute")
    assert table.core.session.notebooks.leaves == ()


def test_the_table_hears_nothing_of_a_notebook_on_devices_of_ones_own(table: Tabletop) -> None:
    proved(table)
    before = timers(table.core.shelf, table.core.session)
    said = keys(table, "A1#61") + table.scan_at(1, "cluedo-one-piece/fiche/equipage/5") + keys(table, "B9D0*C")
    assert {line.partition("]")[0] for line in said} == {"[seat 1"}
    assert timers(table.core.shelf, table.core.session) == before


def test_the_table_takes_nothing_back_that_a_seat_has_marked(table: Tabletop) -> None:
    proved(table)
    keys(table, "A6111")
    table.key("BB")
    assert len(table.core.session.notebooks.book(1).entries) == 1
    assert any("exclu par vous" in line for line in keys(table, "A211"))


def test_facts_follow_the_tables_undo(table: Tabletop) -> None:
    proved(table)
    play(table, "fiche/ile/1 fiche/equipage/4 fiche/tresor/1 1")
    assert "Rien parmi" in keys(table, "A52")[-1]
    table.key("BB")
    assert keys(table, "52")[-1] == "[seat 1] Rien encore."


def test_a_new_game_begins_with_an_empty_notebook(table: Tabletop) -> None:
    proved(table)
    keys(table, "A6111C")
    assert table.core.session.notebooks.books
    table.key("9984 1".replace(" ", ""))
    assert table.core.session.notebooks == notes.Notebooks()


def test_it_closes_when_its_ear_is_lost(table: Tabletop) -> None:
    proved(table)
    keys(table, "A")
    table.unplug(Equipment.EARPHONE, "hers")
    assert table.core.session.notebooks.leaves == ()


def test_a_window_does_not_close_while_its_notebook_is_being_read(table: Tabletop) -> None:
    play(table, "C 2 7 1 2 3 A")
    (timer,) = (timer for timer in timers(table.core.shelf, table.core.session) if timer.id.startswith("notebook/"))
    assert timer.ear == 2
    talks = table.voices.speaking
    table.voices.speaking = lambda seat=None: seat == 2  # type: ignore[method-assign]
    assert table.wait(timer.seconds + 1) == []
    table.voices.speaking = talks  # type: ignore[method-assign]
    assert table.wait(timer.seconds + 1) == ["[table] Léo : écoute finie."]


def test_a_page_has_the_choices_of_its_notebook_as_buttons(table: Tabletop) -> None:
    proved(table)
    keys(table, "A2")
    asked = standing.noted_by(table.core.shelf, table.core.session, 1)
    assert asked is not None
    assert [choice.number for choice in asked.choices] == [1, 2, 3]
    keys(table, "1")
    asked = standing.noted_by(table.core.shelf, table.core.session, 1)
    assert asked is not None
    assert [choice.number for choice in asked.choices] == [1, 2, 3, 4, 5, 6], "those without a pawn are out of the game"


def test_where_nothing_can_be_deduced_nobody_can_agree_on_it(table: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    proved(table)
    monkeypatch.setattr(following, "solver", lambda: None)
    lines = table.key("998" + "5" + "3")
    assert lines[-1].startswith("[table] Cet ordinateur ne sait pas déduire.")


def test_what_is_deduced_is_worked_out_ahead_one_solve_a_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not following.possible():
        pytest.skip("nothing can be deduced on this system")
    told = f"{RULES} notebook=deductions"
    table = evening(tmp_path, 4, rules=told, ears=(Ear("hers", (1,)), Ear("round", (2, 3, 4))), dice=(7,) * 20)
    play(table, SET_UP)
    keys(table, "C7C")
    solved, engine = [0], type(solver())
    solve: Callable[[Solver, Sequence[int]], Sequence[int] | None] = engine.solve  # type: ignore[union-attr]

    def counted(self: Solver, assumed: Sequence[int]) -> Sequence[int] | None:
        solved[-1] += 1
        return solve(self, assumed)

    monkeypatch.setattr(engine, "solve", counted)
    shelf, session = table.core.shelf, table.core.session
    for _ in foresight.likely(shelf, session):
        solved.append(0)
    assert max(solved) == 1, "no scan that comes in between waits for more than one"
    solved[:] = [0]
    for seat in range(1, 5):
        found = openbook.opened(shelf, session, seat)
        assert found is not None
        assert found.page.followed is not None
        assert found.page.followed.thought.done
    assert keys(table, "A1")[-1].startswith("[seat 1] Possibles")
    assert solved == [0], "question 1 has its answer"
    play(table, "fiche/ile/1 fiche/equipage/4 fiche/tresor/1 1 1 1")
    keys(table, "*6131*")
    for _ in foresight.likely(shelf, table.core.session):
        solved.append(0)
    assert max(solved) == 1
    solved[:] = [0]
    found = openbook.opened(shelf, table.core.session, 1)
    assert found is not None
    assert found.page.followed is not None
    proved_now = [card for card in found.page.notes.cards if found.page.proves(card)]
    assert proved_now
    assert all(found.page.followed.because(card.token) for card in proved_now)
    assert solved == [0], "and question 2, while it lies open"
