"""What D tells of L'heure des 3 ombres: whose turn, what is due with its values, the clock and the suspects."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.heure_des_3_ombres import GAME
from companion.model import Way
from tests.golden.shorthand import play

from .evenings import SET_UP, evening
from .tables import ID, Table


def short(table: Table) -> list[str]:
    return [fact.said.id.removeprefix(f"{ID}-") for fact in GAME.glance(table.state) if fact.short]


def whole(table: Table) -> list[str]:
    return [fact.said.id.removeprefix(f"{ID}-") for fact in GAME.glance(table.state)]


def test_d_tells_the_face_that_only_the_companion_knows_also_after_a_power_cut(tmp_path: Path) -> None:
    table = evening(tmp_path, dice=(4,))
    play(table, f"{SET_UP} 7")
    told = [
        "[table] Ana.",
        "[table] Rouage : une tuile là, une au choix. Lieu vide : une seule en tout.",
        "[table] Zéro heure, fin dans 12 heures. Aucun suspect écarté.",
    ]
    assert play(table, "D") == told
    assert table.power_cut()
    assert play(table, "#") == [*told, "[table] Pour dévoiler, scannez une tuile."]  # an evening begins anew
    assert play(table, "tuile/01 D")[2:] == ["[table] Ana.", "[table] Rouage : encore une tuile.", told[2]]


def test_d_d_tells_how_many_tiles_lie_open_and_a_scan_of_one_reads_it(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, f"{SET_UP} 5 tuile/01")
    assert play(table, "D D")[-1] == "[table] Une tuile face visible : scannez-la pour l'entendre."
    assert play(table, "tuile/01") == ["[table] Suspect A."]
    play(table, "tuile/03")
    assert "[table] 2 tuiles face visible : scannez-les pour les entendre." in play(table, "D D")


def test_a_turning_back_that_is_undone_tells_no_tile(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, f"{SET_UP} 5 tuile/01 tuile/03 #")
    assert not [line for line in play(table, "B B D D 0 0 0 B B D D 0 0 0") if "Suspect" in line]


@pytest.mark.parametrize("act", ["tuile/01", "A", "D D", "9"])
def test_while_a_waits_for_hash_everything_that_says_what_is_due_says_so(act: str, tmp_path: Path) -> None:
    table = Table(2).started()
    table.answer(6)
    table.advance()
    due = GAME.due(table.state)
    assert due is not None
    assert (due.id, short(table)[1]) == (f"{ID}-advance-asked", "advance-asked")
    here = evening(tmp_path)
    play(here, f"{SET_UP} 6 A")
    assert "[table] L'heure a déjà avancé ce tour. Dièse : encore une heure." in play(here, "D")
    play(here, act)


def test_d_d_tells_roles_objects_and_what_is_in_force() -> None:
    table = Table(3, ways=(Way.EYES, Way.TOUCH, Way.EAR), settings={"clues": "2", "hercule_cubes": "4", "traps": "3"})
    table.started("lucile", "zacharie", None)
    table.draw("invertigo")
    table.through().miss()
    table.answer(1)
    table.scan("limbes/silence")
    table.scan("3id/invertigo")
    table.through().revealing().scan("traquenard/vortex")
    told = whole(table)
    assert told[:3] == ["status-turn", "step-end", "status-clock"]
    for one in ("role", "aside", "still-shut-hands", "status-die", "cubes", "clues", "traps"):
        assert one in told, (one, told)


def test_before_the_first_turn_d_d_tells_the_roles_and_after_the_end_how_it_stood() -> None:
    table = Table(2)
    table.scan("enqueteur/balafre")
    assert whole(table) == ["step-investigators", "role"]
    over = Table(2).started("lucile", hour=11)
    over.advance()
    assert whole(over)[:3] == ["ended-clock", "status-end", "role"]
