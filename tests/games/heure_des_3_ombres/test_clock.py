"""The clock: every cause, its thresholds, and the key that must not count an hour twice."""

from __future__ import annotations

import pytest

from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import HourPassed, Outcome, Phase, Reason
from companion.games.protocol import Advanced
from companion.model import ScaleStep

from .tables import Table


def reasons(table: Table) -> list[Reason]:
    return [event.reason for event in table.events if isinstance(event, HourPassed)]


def test_every_cause_is_said_with_its_reason() -> None:
    table = Table(2, settings={"hercule_cubes": "1"}).started()
    table.answer(6)
    table.scan("traquenard/horloge")
    table.through().revealing()
    table.scan("traquenard/hercule")
    table.through().revealing()
    assert table.scan("traquenard/hercule") == ["trap-hercule", "discard-trap", "hour", "third-hour", "step-end"]
    table.through().miss()
    assert table.answer(1) == ["hour", "shuffled-limbes"]
    assert table.scan("limbes/temps-accelere") == ["limbes-temps-accelere", "hour", "step-end"]
    table.through().advance()
    causes = [Reason.DIE, Reason.TRAP, Reason.NO_CUBE, Reason.DECK, Reason.TEMPS, Reason.HAND]
    assert reasons(table) == causes
    assert table.state.hour == 6


def test_each_hour_is_heard_one_step_higher() -> None:
    table = Table(2).started()
    steps = []
    for hour in range(1, 13):
        table.advance()
        steps += [said.sign for said in table.heard if isinstance(said.sign, ScaleStep)]
        assert steps[-1] == ScaleStep(hour)
        if hour < 12:
            table.miss().through()
    assert len(steps) == 12


@pytest.mark.parametrize(("hour", "said"), [(2, "third-hour"), (5, "sixth-hour"), (10, "eleventh-hour")])
def test_the_thresholds_are_announced_once_with_the_hour_that_reaches_them(hour: int, said: str) -> None:
    table = Table(2).started(hour=hour)
    assert table.advance() == ["hour", said]


def test_a_clock_that_moves_by_two_passes_no_threshold_unsaid() -> None:
    table = Table(2, settings={"clock_step": "2", "clock_start": "1"}).started()
    assert table.advance() == ["hour", "third-hour"]
    table.fill("correct", 1, 8)
    table.miss().through()
    assert "eleventh-hour" in table.advance()


@pytest.mark.parametrize("how", ["die", "trap", "card", "hand", "deck"])
def test_the_twelfth_hour_is_lost_whatever_moved_the_clock(how: str) -> None:
    table = Table(2).started(hour=11)
    match how:
        case "die":
            table.answer(6)
        case "trap":
            table.revealing().scan("traquenard/horloge")
        case "card":
            table.miss("temps-accelere")
        case "hand":
            table.advance()
        case _:
            table.miss().answer(1)
    assert (table.state.hour, table.phase, table.state.outcome) == (12, Phase.OVER, Outcome.CLOCK)
    assert table.ids()[-2:] == ["hour-last", "ended-clock"]


def test_after_a_rule_has_moved_it_the_key_asks_for_hash() -> None:
    table = Table(2).started()
    table.answer(6)
    assert table.advance() == ["advance-asked"]
    assert table.state.hour == 1
    assert table.confirm() == ["hour"]
    assert table.state.hour == 2


def test_anything_but_hash_leaves_the_hour_alone() -> None:
    table = Table(2).started()
    table.answer(6)
    table.advance()
    table.scan("tuile/01")
    assert not table.state.pending
    assert table.state.hour == 1


def test_a_new_turn_moves_it_again_without_asking() -> None:
    table = Table(2).started()
    table.answer(6)
    table.scans("tuile/01", "tuile/03")
    table.through()
    assert table.advance() == ["hour"]


def test_a_rule_after_the_key_says_that_the_hour_may_be_the_same() -> None:
    table = Table(2).started()
    table.advance()
    assert "hour-twice" in table.answer(6)
    twice = Table(2).started()
    twice.answer(6)
    twice.scans("tuile/01", "tuile/03", "limbes/temps-accelere")
    assert "hour-twice" not in twice.ids()


def test_there_is_no_clock_before_the_first_turn_or_after_the_end() -> None:
    assert Table(2).refused(Advanced()).rule is None
    table = Table(2).started(hour=11)
    table.advance()
    assert table.refused(Advanced()).rule is None


def test_where_are_we_says_that_hash_would_move_the_clock_again() -> None:
    table = Table(2).started()
    table.advance()
    table.advance()
    assert f"{GAME.id}-advance-asked" in [fact.said.id for fact in GAME.glance(table.state) if fact.short]
    table.scan("enquete/loupe")
    assert f"{GAME.id}-advance-asked" not in [fact.said.id for fact in GAME.glance(table.state)]
