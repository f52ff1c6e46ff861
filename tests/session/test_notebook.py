"""Notebooks at a table: whose keys they are, what the table hears of them, and what becomes of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from companion.deduction.sat import solver
from companion.deduction.solver import Solver
from companion.journal.faults import DiskFull
from companion.journal.store import Journal
from companion.line import foresight
from companion.model import Equipment
from companion.notebook import following
from companion.pages import standing
from companion.session import notes, openbook
from companion.session.asking import timers
from companion.session.joining import Phones
from companion.session.state import Ear
from tests.games.cluedo_one_piece.evenings import evening
from tests.games.mystere_de_l_abbaye import evenings as abbey_evenings
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

SET_UP = "3 1 3 # # 1 2 3 4 7 8 9 # # # 1"
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
    table.key("99##11")
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
    assert table.wait(timer.seconds + 1) == ["[seat 2] L'écoute va finir.", "[table] Léo : écoute finie."]


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
    lines = table.key("99#" + "4" + "3")
    assert lines[-1].startswith("[table] Cet ordinateur ne sait pas déduire.")


# --- by several devices ---


@pytest.fixture
def abbey(tmp_path: Path) -> Tabletop:
    """Ana has a keypad, a scanner and an earphone of her own; her window lies open on the table's pad."""
    opened = abbey_evenings.evening(tmp_path, "fr", "notebook=deductions", ears=(Ear("hers", (1,)),), dice=(7,) * 20)
    play(opened, "3 # # # # # 1 1 2 3")
    opened.plug(Equipment.KEYPAD, "keypad of seat 1", first=True)
    keys(opened, "*")
    play(opened, "C 1 7")
    return opened


def test_a_number_begun_on_ones_own_keypad_is_not_gone_on_with_on_the_tables(abbey: Tabletop) -> None:
    """Where everybody sees what is typed, no number is."""
    keys(abbey, "A20")
    assert abbey.key("5") == ["[seat 1] Ici, pas de numéro : scannez, ou dièse pour parcourir."]
    assert abbey.key("#")[-1].endswith("? 1 : oui.")


def test_a_scan_takes_the_place_of_a_number_begun(abbey: Tabletop) -> None:
    keys(abbey, "A21")
    assert "Anton" in "".join(abbey.scan_at(1, "mystere-de-l-abbaye/moine/03"))
    assert keys(abbey, "#") == ["[seat 1] C'est tout."]


def test_what_is_scanned_while_a_note_is_written_loses_none_of_its_letters(abbey: Tabletop) -> None:
    keys(abbey, "A7712")
    abbey.scan_at(1, "mystere-de-l-abbaye/moine/03")
    assert keys(abbey, "#") == ["[seat 1] C'est noté : a."]


def test_a_mark_outlives_that_its_card_leaves_the_game(table: Tabletop) -> None:
    """The table goes back to its set-up, and takes other cards out."""
    proved(table)
    keys(table, "A6115C")
    while table.core.session.past is not None and "Trois pions" not in table.key("BB")[-1]:
        pass
    table.key("567###1")
    table.key("99#43")
    assert keys(table, "A")[-1] == "[seat 1] Carnet. Quelle question ?"
    assert keys(table, "1")[-1] == "[seat 1] Possibles : 6 de l'équipage, 6 trésors et 6 îles."
    assert keys(table, "B")[-1] == "[seat 1] C'est annulé. Une carte hors du jeu : exclu par vous."


def test_after_a_note_the_same_key_tells_the_notes_and_once_more_begins_another(table: Tabletop) -> None:
    """As from anywhere else in the notebook."""
    proved(table)
    assert keys(table, "A7712#")[-1] == "[seat 1] C'est noté : a."
    assert keys(table, "7") == ["[seat 1] Note 1 : a."]
    assert keys(table, "7")[-1].startswith("[seat 1] Note ? 1")
    assert keys(table, "13#")[-1] == "[seat 1] C'est noté : d."
    assert keys(table, "7")[-1].startswith("[seat 1] Note 2 : d.")


# --- faults ---


def test_that_a_mark_cannot_be_kept_is_told_to_its_seat_alone(table: Tabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the table would do once more what it has just done."""
    proved(table)
    keys(table, "A61")

    def full(*_: object, **__: object) -> None:
        raise DiskFull(Path("games"))

    monkeypatch.setattr(Journal, "append", full)
    said = keys(table, "15")
    assert [line[:8] for line in said] == ["[seat 1]"] * len(said)
    assert "Disque plein" in said[-1]
    monkeypatch.undo()
    assert keys(table, "5")[-1] == "[seat 1] Opale : exclu par vous."


def test_a_fault_of_ours_in_a_notebook_is_told_to_its_seat_alone(
    table: Tabletop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proved(table)

    def broken(*told: object) -> None:
        raise RuntimeError(f"on purpose: {told!r}")

    for name, pressed in (("opened", "A"), ("answered", "A211")):
        with monkeypatch.context() as patched:
            patched.setattr(openbook, name, broken)
            said = keys(table, pressed)
        assert [line[:8] for line in said] == ["[seat 1]"] * len(said)
        assert "Erreur" in said[-1]
    assert "opale" not in capsys.readouterr().err.lower()
    assert any("Rien" in line or "rien" in line for line in keys(table, "CA4"))


def test_a_phone_that_waits_takes_no_digit_of_an_open_notebook(table: Tabletop) -> None:
    """And the table does not hear that it was a wrong number."""
    proved(table)
    keys(table, "A")
    table.core.session = replace(table.core.session, phones=Phones(on=True))
    table.knock(1, "4711")
    assert keys(table, "6111")[-1] == "[seat 1] Rubis : exclu par vous."
    assert table.core.session.phones.knock is not None
    table.key("4711")
    assert table.core.session.notebooks.leaves == (), "it was open for another ear"


CANNOT = "Cet ordinateur ne sait pas déduire."


@pytest.fixture
def hide_python_sat(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    def forget() -> None:
        following.followed.cache_clear()
        following._mind.cache_clear()

    def hide() -> None:
        forget()
        for name in ("pysat", "pysat.solvers"):
            monkeypatch.setitem(sys.modules, name, None)

    yield hide
    forget()


def deducing(folder: Path) -> Tabletop:
    told, ears = f"{RULES} notebook=deductions", (Ear("hers", (1,)), Ear("round", (2, 3, 4)))
    table = evening(folder, 4, rules=told, ears=ears, dice=(7,) * 20)
    play(table, SET_UP)
    return table


def test_without_python_sat_the_table_hears_once_that_nothing_is_deduced(
    tmp_path: Path, hide_python_sat: Callable[[], None]
) -> None:
    hide_python_sat()
    table = deducing(tmp_path)
    keys(table, "C7C")
    play(table, "fiche/ile/1 fiche/equipage/4 fiche/tresor/1 1")
    assert "Rien parmi" in keys(table, "A52")[-1], "what was heard is told"
    assert keys(table, "1")[-1].startswith("[seat 1] Possibles")
    assert keys(table, "6131")[-1].startswith("[seat 1] Île")
    assert sum(CANNOT in line for line in table.transcript) == 1


def test_an_evening_that_deduced_goes_on_where_python_sat_is_missing_and_says_so(
    tmp_path: Path, hide_python_sat: Callable[[], None]
) -> None:
    if not following.possible():
        pytest.skip("nothing can be deduced on this system")
    table = deducing(tmp_path)
    keys(table, "C7C")
    assert CANNOT not in "".join([*table.transcript, *keys(table, "A*")])
    hide_python_sat()
    assert keys(table, "A") == ["[seat 1] Carnet. Quelle question ?", f"[seat 1] {CANNOT}"]
    assert keys(table, "1")[-1].startswith("[seat 1] Possibles")


def test_what_is_deduced_is_worked_out_ahead_one_solve_a_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not following.possible():
        pytest.skip("nothing can be deduced on this system")
    table = deducing(tmp_path)
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


def test_gone_on_with_in_another_language_it_says_the_same_in_that(table: Tabletop) -> None:
    proved(table)
    keys(table, "A6115*A7712#C")
    session = table.core.session
    table.core.session = replace(session, tone=replace(session.tone, lang="en"))
    table.power_cut()
    table.key("#")
    proved(table)
    assert keys(table, "A215")[-1] == "[seat 1] Opale: crossed out."
    assert keys(table, "7")[-1] == "[seat 1] Note 1: a."
    assert keys(table, "BB")[-2:] == ["[seat 1] Undone. A.", "[seat 1] Undone. Opale: crossed out."]


def thought(table: Tabletop, seats: Sequence[int]) -> bool:
    """Whether all that follows for these seats has been worked out."""
    found = [openbook.opened(table.core.shelf, table.core.session, seat) for seat in seats]
    return all(
        each is not None and each.page.followed is not None and each.page.followed.thought.done for each in found
    )


@pytest.mark.parametrize("said", [True, False], ids=["aloud", "mute"])
def test_what_follows_is_worked_out_before_a_game_that_was_found_goes_on(tmp_path: Path, said: bool) -> None:
    """Nobody can open a notebook before; and whoever listens by phone has not joined again yet."""
    if not following.possible():
        pytest.skip("nothing can be deduced on this system")
    table = deducing(tmp_path)
    keys(table, "C7C")
    table.power_cut()
    following.followed.cache_clear()
    following._mind.cache_clear()
    table.core.session = replace(table.core.session, ears=())
    assert not thought(table, [1, 2, 3, 4])
    for line in foresight.likely(table.core.shelf, table.core.session, said=said):
        if line is not None:
            break  # the first words that may be rendered
    assert thought(table, [1, 2, 3, 4])


# --- what a window that is still open has heard ---


def test_cards_scanned_in_a_window_that_is_still_open_are_known_at_once(abbey: Tabletop) -> None:
    """Nobody should have to close a window, and open another, to hear what follows of their own hand."""
    keys(abbey, "A1")
    before = abbey.transcript[-1]
    keys(abbey, "**")
    for number in (1, 2):
        abbey.scan_at(1, f"mystere-de-l-abbaye/suspect/{number:02d}")
    assert keys(abbey, "A1")[-1] != before
    assert keys(abbey, "201")[-1].endswith("dans votre main.")
    keys(abbey, "C")
    after = keys(abbey, "A1")[-1]
    abbey.key("C")
    assert keys(abbey, "C7A1")[-1] == after
