"""Memory stays memory: what lies under a tile is the players' to remember, and a look is its player's alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import LookTaken, Peeked
from companion.games.heure_des_3_ombres.state import State
from companion.games.protocol import Glimpse, Looked, Scanned
from companion.model import TABLE, Announcement, Only, Token, word
from companion.session.state import Ear
from tests.golden.shorthand import play

from .evenings import SET_UP, evening
from .tables import ID, PACK, Table, suspect, tile, token, words_in

#: Everything that can lie face down.
HIDDEN = [
    Token(kind.id, copy)
    for kind in PACK.kinds
    if kind.id.split("/")[1] in ("tuile", "traquenard", "demon")
    for copy in (1, kind.copies)
]


def tables() -> dict[str, Table]:
    """A table in every phase where no tile may be read."""
    found = {"investigators": Table(2), "start": Table(2).started(), "limbes": Table(2).started().miss()}
    found["house"] = Table(2)
    found["house"].confirm()
    found["house"].confirm()
    found["end"] = Table(2).started().miss("brume")
    found["card"] = Table(2).started().revealing()
    found["card"].scans("tuile/01", "tuile/02")
    found["trap"] = Table(2).started().revealing()
    found["trap"].scan("traquenard/vortex")
    return found


@pytest.mark.parametrize("where", [*tables()])
def test_out_of_turn_every_tile_is_refused_with_the_same_words(where: str) -> None:
    table = tables()[where]
    at_agency = GAME.spent(table.state)
    refusals = {table.refused(Scanned(hidden)) for hidden in HIDDEN if hidden not in at_agency}
    assert len(refusals) == 1
    (refusal,) = refusals
    assert (refusal.why.args, refusal.rule) == ((), None)


def test_a_third_tile_is_refused_like_any_other() -> None:
    table = Table(2).started().revealing()
    table.scans("tuile/01", "tuile/03")
    assert {table.refused(Scanned(hidden)).why.args for hidden in HIDDEN if hidden not in (tile(1), tile(3))} == {()}


def test_the_state_forgets_a_tile_with_its_turning_back() -> None:
    table = Table(2).started().revealing()
    table.scans("tuile/01", "tuile/03")
    assert "Suspect A" in repr(table.state)
    table.confirm()
    assert "Suspect" not in repr(table.state)
    assert "tuile" not in repr(table.state)


def test_a_trap_makes_the_state_forget_the_first_tile() -> None:
    table = Table(2).started().revealing()
    table.scans("tuile/01", "traquenard/vortex")
    assert "Suspect" not in repr(table.state)


def test_no_step_status_or_recall_says_what_lies_open() -> None:
    table = Table(2).started().revealing()
    for what in ("tuile/01", "tuile/03"):
        table.scan(what)
        lines = [Announcement(fact.said.id, fact.said.args) for fact in GAME.glance(table.state)]
        assert not any(suspect(1) in words_in(said) or suspect(3) in words_in(said) for said in lines)
        name = GAME.recall(None, table.events[-1], table.state)
        assert name is None or not name.args
        reminder = GAME.expects(table.state).reminder
        assert reminder is None or not words_in(reminder)


def test_what_was_said_of_a_tile_may_be_heard_again_until_it_is_turned_back(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, f"{SET_UP} 5 tuile/01")
    assert play(table, "0")[0] == "[table] Suspect A."
    play(table, "tuile/03")
    assert "[table] Suspect B." in play(table, "0")
    play(table, "#")
    heard = play(table, "0 0 0 0 0 0 0 0 0 0 0 0 D D 9 # B B 0 0 0 D D tuile/07")
    assert heard
    assert not [line for line in heard if "Suspect A" in line or "Suspect B" in line or "Tuile 1." in line]


def test_without_names_the_number_of_a_tile_is_forgotten_too(tmp_path: Path) -> None:
    table = evening(tmp_path, named=False)
    play(table, f"{SET_UP} 5 tuile/01 tuile/03 2")
    assert "[table] Tuile 1." in play(table, "0 0 0 0")
    heard = play(table, "# 0 0 0 0 0 0 0 0 D D B B D 0 0")
    assert not [line for line in heard if "Tuile 1." in line or "Tuile 3." in line]


def test_a_reveal_taken_back_is_forgotten(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, f"{SET_UP} 5 tuile/01 tuile/03 B B")
    heard = play(table, "0 0 0 0 0 0")
    assert not [line for line in heard if "Suspect B" in line]


def test_a_power_cut_gives_the_game_back_and_no_tile_away(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, f"{SET_UP} 5 tuile/01 tuile/03 # limbes/brume")
    heard = [*table.power_cut(), *play(table, "# D D 0 0 0 B B 0 0 D D")]
    assert any("Brume" in line for line in heard)
    assert not [line for line in heard if "Suspect" in line]


def test_a_suspect_at_the_agency_is_public(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, f"{SET_UP} 5 tuile/01 tuile/02 ###")
    assert any("Suspect A" in line for line in play(table, "DD"))


def test_a_look_is_heard_in_the_ear_and_its_window_closes_with_the_last(tmp_path: Path) -> None:
    ears = (Ear("phones", (2,)),)
    table = evening(tmp_path, ears=ears)
    play(table, "# 3 # 4 # # 2")  # Léo listens, is Zacharie, and begins
    assert "[table] Léo écoute." in play(table, "C 2 4")  # the digit that was spoken into it
    assert play(table, "tuile/05") == ["[seat 2] Suspect C."]
    assert set(play(table, "tuile/07")) == {"[seat 2] Suspect D.", "[table] Léo : écoute finie."}
    assert table.core.session.desk.window is None
    assert table.board.looked == 2
    assert not [line for line in play(table, "0 0 0 0 D D B B 0 0") if "Suspect" in line]
    journal = table.journals[0].read_bytes() + table.journals[0].with_suffix(".game-wal").read_bytes()
    assert b"tuile/05" not in journal
    assert b"Suspect C" not in journal


# --- looks -------------------------------------------------------------------------------------------------


def looking(investigator: str) -> Table:
    """Inès, who has an ear, is to play."""
    return Table(3).started(None, None, investigator).miss().through().miss().through()


def test_a_look_is_for_one_ear_and_leaves_no_tile_behind() -> None:
    table = looking("allison")
    table.look(3, 5)
    said = table.peeked[0]
    assert (said.audience, words_in(said)) == (Only(3), [suspect(5)])
    assert isinstance(table.events[-1], LookTaken)
    durable = [event for event in table.events if event.durable]
    assert suspect(5) not in repr(durable)
    assert "tuile/05" not in repr(durable)
    assert suspect(5) not in repr(table.state)
    assert GAME.recap(table.state, 3) == ()
    assert said.id in GAME.expects(table.state).forget


@pytest.mark.parametrize(("investigator", "looks"), [("allison", 1), ("zacharie", 2)])
def test_an_ability_gives_so_many_looks_before_the_first_tile(investigator: str, looks: int) -> None:
    table = looking(investigator)
    assert GAME.privacy(table.state, 3) == Glimpse(word(f"{ID}-window-looks", looks=looks), looks)
    assert GAME.privacy(table.state, 1) is None
    table.revealing()
    table.look(3, *range(5, 5 + looks))
    refusal = table.refused(Looked(3, tile(9)))
    assert (refusal.why.args, refusal.rule) == ((), None)


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_looks_in_anothers_turn(seat: int) -> None:
    table = looking("allison")
    refusals = {table.refused(Looked(seat, hidden)) for hidden in HIDDEN}
    assert len(refusals) == 1


def test_there_is_no_look_after_a_reveal_or_under_confusion() -> None:
    table = looking("allison")
    table.revealing().scan("tuile/01")
    assert GAME.privacy(table.state, 3) is None
    cursed = Table(3).started(None, None, "allison").miss().through().miss("confusion").through()
    assert GAME.privacy(cursed.state, 3) is None


def test_the_demon_is_nobodys_to_look_at() -> None:
    assert looking("allison").refused(Looked(3, token("demon"))).why.args == ()


def test_a_seat_without_an_ear_looks_aloud_where_the_house_rule_says_so() -> None:
    table = Table(2).started(None, "allison").miss().through()
    table.fill("look")
    assert table.scan("tuile/05") == ["peeked-aloud", "step-start"]
    assert table.heard[0].audience == TABLE
    assert table.state.looks_left == 0
    assert not any("tuile/05" in repr(event) for event in table.events if event.durable)
    assert table.refused(Scanned(tile(5))).why.args == ()
    whispered = Table(2, settings={"looks": "whisper"}).started(None, "allison").miss().through()
    assert "look" not in {form.id for form in GAME.menu(whispered.state)}


def test_a_look_read_aloud_is_forgotten_with_the_next_act(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, "## 3 # ###")  # Ana is Allison, and has told nothing of her eyes
    play(table, "998 1 tuile/05")
    assert any("Suspect C" in line for line in play(table, "0"))
    play(table, "5")
    assert not any("Suspect C" in line for line in play(table, "0 0 0 0 0"))


def test_what_was_looked_at_makes_no_difference_to_the_state() -> None:
    states: set[State] = set()
    for number in (5, 6, 9):
        table = looking("zacharie")
        table.look(3, number)
        assert any(isinstance(event, Peeked) for event in table.events)
        states.add(table.state)
    assert len(states) == 1
