"""Short by habit: full twice, normal up to ten times, then brief; counted by acts, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import session as sessions
from companion.files import venue
from companion.model import (
    Announcement,
    Elapsed,
    Foreign,
    Input,
    Key,
    Known,
    Only,
    Scan,
    Token,
    Tone,
    Verbosity,
    replace,
)
from companion.session.asking import timers
from companion.session.events import Opened
from companion.session.habits import level, whole
from companion.session.state import Ear, Shelf, Wishes
from companion.speech.catalogue import Catalogue
from tests.tabletop import cupboard, words

BRIEF, NORMAL, FULL, HABIT = Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL, Verbosity.HABIT
ID = "time-bomb-undercover"
CUT = f"{ID}-cut-secure"


class Table:
    """Four players who cut."""

    def __init__(self, shelf: Shelf, *ears: Ear) -> None:
        self.shelf = shelf
        turn = sessions.open_table(shelf, Wishes(ID, 4), Tone(), ears)
        self.session = turn.session

    def take(self, *inputs: Input) -> tuple[Announcement, ...]:
        said: tuple[Announcement, ...] = ()
        for input in inputs:
            turn = sessions.turn(self.shelf, self.session, input)
            self.session = turn.session
            said = turn.said
        return said

    def keys(self, keys: str) -> tuple[Announcement, ...]:
        return self.take(*map(Key, keys))

    def cutting(self, copy: int) -> Scan:
        return Scan(Known((Token(f"{ID}/cable/secure", copy),), "x"))

    def cut(self, copy: int) -> Verbosity | None:
        """The level at which the next cut is told; somebody who may be cut."""
        for seat in "1234":
            said = self.take(Key(seat), self.cutting(copy))
            found = [line.level for line in said if line.id == CUT]
            if found:
                return found[0]
        raise AssertionError("nobody could be cut")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return venue.enter(tmp_path, "fr").shelf


def test_full_twice_then_normal_up_to_ten_times_then_brief() -> None:
    assert [level(heard) for heard in range(12)] == [FULL] * 2 + [NORMAL] * 8 + [BRIEF] * 2


@pytest.fixture
def cutting(shelf: Shelf) -> Table:
    table = Table(shelf)
    table.keys("####")
    for key in "##########1#####":
        if table.session.play.board is not None and table.session.play.board.phase.value == "playing":
            break
        table.keys(key)
    assert table.session.play.board.phase.value == "playing"
    return table


def test_each_act_is_counted_once_however_often_it_is_repeated(cutting: Table) -> None:
    assert cutting.cut(1) is FULL
    for keys in ("0", "00", "D", "DD", "9"):
        cutting.keys(keys)
    cutting.take(*(Elapsed(timer.id) for timer in timers(cutting.shelf, cutting.session)))
    assert cutting.cut(2) is FULL
    assert cutting.cut(3) is NORMAL


def test_what_is_taken_back_has_not_been_counted(cutting: Table) -> None:
    for _ in range(5):
        assert cutting.cut(1) is FULL
        cutting.keys("BB")
    assert cutting.cut(1) is FULL


def test_a_refusal_an_answer_and_a_private_line_have_no_level(cutting: Table) -> None:
    for said in (cutting.take(Scan(Foreign("x"))), cutting.keys("A"), cutting.keys("D")):
        assert {line.level for line in said} == {None}
    assert {line.level for line in cutting.keys("9")} == {Verbosity.FULL}, "who asks for help is told all of it"


def test_private_lines_are_never_shortened(shelf: Shelf) -> None:
    table = Table(shelf, *(Ear(f"ear {seat}", (seat,), verified=True) for seat in (1, 2)))
    table.keys("#####")
    said = [line for _ in range(12) for line in (*table.keys("C2"), *table.keys("C"))]
    assert [line for line in said if isinstance(line.audience, Only)]
    assert not [line for line in said if isinstance(line.audience, Only) and line.level]


def test_zero_says_whole_what_was_short(cutting: Table) -> None:
    cutting.session = replace(cutting.session, habits={CUT: 50})
    assert cutting.cut(1) is BRIEF
    (line,) = [line for line in cutting.keys("0") if line.id == CUT]
    assert line.level is FULL
    assert whole(Announcement("undone")).level is None


def test_counts_go_on_with_the_next_game_and_begin_anew_after_a_power_cut(cutting: Table) -> None:
    assert cutting.session.habits
    again = sessions.open_table(cutting.shelf, Wishes(), Tone(), habits=cutting.session.habits).session
    assert again.habits.items() >= cutting.session.habits.items()
    rows = ((1, (Opened(ID, 4, ()),)),)
    assert sessions.found_again(cutting.shelf, rows, Tone())[0].habits == {}


def test_who_has_chosen_a_verbosity_hears_that_one(tmp_path: Path) -> None:
    cut = Announcement("which-way", (("who", "Ana"),))
    for chosen in (BRIEF, NORMAL, FULL):
        catalogue = Catalogue("fr", verbosity=chosen, voices=words())
        assert {catalogue.text(replace(cut, level=one)) for one in (None, *Verbosity)} == {catalogue.text(cut)}
    by_habit = Catalogue("fr", verbosity=HABIT, voices=words())
    assert by_habit.text(replace(cut, level=BRIEF)).startswith("Ana : 1, yeux. 2, toucher.")
    assert by_habit.text(cut).startswith("Ana : comment lisez-vous vos cartes ?")
    assert cupboard(tmp_path).venue.tone.verbosity is HABIT
