"""Help, then a key; and every other key that is to be pressed again: its time counts from the end of what is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.line.timers import LISTENS_SECONDS, Timers
from companion.model import Key, Timer, replace
from companion.session import turn
from companion.session.asking import timers
from companion.session.state import Ear
from tests.games.time_bomb_undercover.golden import begin
from tests.tabletop import Tabletop, cupboard

NAMES = ("Ana", "Léo", "Inès", "Sam")


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    """Ana has the cutters, and cuts."""
    opened = Tabletop(cupboard(tmp_path), names=NAMES)
    begin(opened)
    return opened


def test_a_time_to_press_again_begins_when_what_is_said_ends() -> None:
    running, timer = Timers(), Timer("help/1", 3.0, waits=True)
    running.wish([timer], 0.0)
    assert running.waits(timer, 3.0, speaking=True)
    assert running.due("help/1") == 3.0 + LISTENS_SECONDS
    assert running.waits(timer, 6.0, speaking=False), "it was said until now: three seconds are left"
    assert running.due("help/1") == 9.0
    assert not running.waits(timer, 9.0, speaking=False)


@pytest.mark.parametrize("key", ["9", "B", "D", "0"])
def test_every_key_that_is_pressed_twice_waits_until_it_was_heard(table: Tabletop, key: str) -> None:
    table.key("1")
    table.scan("time-bomb-undercover/cable/defuse")
    table.key("2")
    table.key(key)
    again = [one for one in timers(table.core.shelf, table.core.session) if not one.id.startswith("remind/")]
    assert again
    assert all(one.waits for one in again)


def test_the_key_behind_help_says_that_it_has_done_nothing_and_how_it_does(table: Tabletop) -> None:
    table.key("9")
    assert table.key("C")[-1] == "[table] Pas encore fait : appuyez de nouveau."
    assert "Quelle place" in table.key("C")[-1] or "oreillette" in table.key("C")[-1]


def test_a_while_after_help_a_key_is_done_and_nine_still_opens_the_menu(table: Tabletop) -> None:
    table.key("9")
    table.wait(4)
    assert "Pince" in " ".join(table.key("D"))
    table.key("9")
    table.wait(4)
    assert "Menu" in " ".join(table.key("9"))
    table.key("*")
    table.key("9")
    table.wait(11)
    assert "encore" in " ".join(table.key("9")), "help again"


def test_hash_goes_on_in_help_and_star_silences_it_and_neither_is_explained(table: Tabletop) -> None:
    table.key("9")
    helped = table.core.session
    on = turn(table.core.shelf, helped, Key("#", speaking=True, unsaid=True))
    assert (on.said, on.session.desk.explains, on.session.desk.helping) == ((), True, True)
    quiet = turn(table.core.shelf, helped, Key("*", speaking=True))
    assert (quiet.said, quiet.session.desk.explains, quiet.session.desk.helping) == ((), False, True)


def test_a_number_out_of_range_is_said(table: Tabletop) -> None:
    table.key("9 9 1")
    assert table.key("3 0")[-1] == "[table] 30 ne va pas : de 11 à 25. Numéro du sticker ? Deux chiffres."


def test_star_closes_the_menu_that_is_still_being_read_and_says_what_is_due(table: Tabletop) -> None:
    assert table.key("9 9")[-1] == "[table] Étoile : fermer."
    closed = turn(table.core.shelf, table.core.session, Key("*", speaking=True))
    assert (closed.session.desk.menu, closed.said[0].id, closed.said[0].due is None) == (None, "cancelled-menu", False)


def test_a_wire_that_waits_for_its_seat_is_asked_for_again_behind_the_menu(table: Tabletop) -> None:
    table.scan("time-bomb-undercover/cable/secure")
    table.key("9 9")
    assert table.key("*")[0] == "[table] Menu fermé. Chez qui ?"
    assert "Coupe 1" in " ".join(table.key("3"))


def test_a_wire_that_waits_for_its_seat_is_said_to_be_dropped_by_c(table: Tabletop) -> None:
    table.core.session = replace(table.core.session, ears=(Ear("one", (1,), verified=True),))
    table.scan("time-bomb-undercover/cable/secure")
    assert table.key("C") == ["[table] Ce qui était commencé est abandonné.", "[table] Quelle place ?"]
