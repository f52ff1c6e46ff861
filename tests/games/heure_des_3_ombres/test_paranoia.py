"""Under Paranoïa tiles are looked at in secret: what may be shown, and what the table hears of the rest."""

from __future__ import annotations

import pytest

from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import CubesThrown, LookTaken, Phase, Source
from companion.games.protocol import Answered, Looked, Scanned
from companion.model import Hidden, Way

from .tables import ID, UNTOLD, Table, suspect, tile, token, words_in


def paranoid(*ways: Way, **more: object) -> Table:
    """The second player's turn under Paranoïa, the die rolled."""
    rules = {"settings": {"paranoia": "whisper"}, **more}
    return Table(2, ways=ways or (Way.EYES, Way.EAR), **rules).started().miss("paranoia").through().revealing()  # type: ignore[arg-type]


def said(table: Table) -> list[str]:
    return [text for line in table.heard for text in words_in(line) if text.startswith("Suspect")]


def test_a_third_tile_is_not_read_after_two_looks_and_hash_goes_on() -> None:
    table = paranoid()
    table.look(2, 5, 7)
    for third in (tile(9), tile(6), token("traquenard/vortex")):
        refused = table.refused(Scanned(third))
        assert (refused.why.id, refused.why.args, refused.rule) == (f"{ID}-refuse-paranoia", (), None)
    due = GAME.due(table.state)
    assert due is not None
    assert due.id == f"{ID}-step-reveal-pair"
    assert table.confirm() == ["turned-back", "step-limbes"]


def test_two_other_tiles_are_no_pair_of_this_turn() -> None:
    table = paranoid()
    table.look(2, 5, 7)
    table.refused(Scanned(tile(9)))
    table.refused(Scanned(tile(10)))
    assert table.scan("tuile/05") == ["step-reveal-claim"]
    table.refused(Scanned(tile(6)))


def test_the_pair_that_was_looked_at_is_read_when_both_are_scanned() -> None:
    table = paranoid()
    table.look(2, 5, 6)
    assert table.scan("tuile/06") == ["step-reveal-claim"]
    assert said(table) == []
    assert table.scan("tuile/05") == ["paired-named", "step-card"]
    assert said(table) == [suspect(5)]


def test_two_tiles_that_are_no_pair_are_not_read() -> None:
    table = paranoid()
    table.look(2, 5, 7)
    heard = [*table.scan("tuile/05"), *table.scan("tuile/07")]
    assert heard == ["step-reveal-claim", "no-pair", "step-turn-back"]
    assert said(table) == []
    assert table.confirm() == ["turned-back", "step-limbes"]


@pytest.mark.parametrize("way", [Way.EYES, Way.TOUCH])
def test_who_looks_without_the_companion_shows_two_tiles_and_no_third(way: Way) -> None:
    table = paranoid(Way.EYES, way)
    assert table.scan("tuile/05") == ["step-reveal-claim"]
    assert table.refused(Scanned(tile(5))).why.id == f"{ID}-refuse-paranoia-twice"
    assert table.scan("tuile/06") == ["paired-named", "step-card"]
    none = paranoid(Way.EYES, way)
    none.scans("tuile/05", "tuile/07")
    assert none.phase is Phase.TURN_BACK
    assert none.refused(Scanned(tile(6))).why.id == f"{ID}-refuse-tile"


def test_where_the_owner_told_no_pairs_the_table_is_asked_and_no_tile_is_read() -> None:
    table = paranoid()
    table.look(2, *UNTOLD)
    first, second = (f"tuile/{number}" for number in UNTOLD)
    assert table.scans(first, second) == ["step-reveal-claim", "step-pair"]
    assert table.answer(1) == ["paired", "step-card"]
    assert GAME.spent(table.state) == {tile(number) for number in UNTOLD}


def test_the_twin_of_a_tile_that_lies_open_needs_no_second_scan() -> None:
    table = Table(2, ways=(Way.EYES, Way.EYES)).started()
    table.draw("chronogyre")
    table.through().miss().through().revealing()
    table.scans("tuile/05", "3id/chronogyre", "tuile/07")
    table.confirm()
    table.scan("limbes/paranoia")
    table.through().revealing()
    assert table.scan("tuile/06") == ["paired-named", "step-card"]
    assert table.state.visible == ()


def test_after_a_look_no_other_roll_and_no_second_cube() -> None:
    table = Table(2, ways=(Way.EYES, Way.EAR)).started(None, "lucile").miss("paranoia").through().revealing()
    table.take((CubesThrown(1, table.phase),))
    assert GAME.expects(table.state).dice == 6
    table.look(2, 5)
    assert table.refused(Answered(3)).rule == "reroll-late"
    assert table.answer(8) == ["cube-removed", "step-reveal-pair"]
    assert table.refused(Answered(8)).rule == "tiles-seen"
    assert table.confirm() == ["turned-back", "step-end"]  # one suspect was seen, not two


def test_a_limbes_card_scanned_at_once_ends_the_looks_by_itself() -> None:
    table = paranoid()
    table.look(2, 5, 7)
    assert table.scan("limbes/amnesie") == ["turned-back", "step-limbes", "limbes-amnesie", "step-end"]


def test_what_was_looked_at_is_kept_hidden_until_the_turn_is_over() -> None:
    table = paranoid()
    table.look(2, 5, 7)
    kept = [event.tile for event in table.events if isinstance(event, LookTaken)]
    assert kept == [Hidden(tile(5)), Hidden(tile(7))]
    table.confirm()
    assert "tuile" not in repr(table.state)
    assert table.refused(Looked(2, tile(9))).why.args == ()


def test_an_old_journal_that_does_not_tell_the_tiles_refuses_none() -> None:
    table = paranoid()
    table.take([LookTaken(2, Source.PARANOIA), LookTaken(2, Source.PARANOIA)])
    assert table.scans("tuile/05", "tuile/06")[-1] == "step-card"
