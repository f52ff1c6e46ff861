"""A whole turn: the die, the tiles, and what follows a pair, a mismatch or a trap."""

from __future__ import annotations

import pytest

from companion.boxes.box import Box, Slot
from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import Investigator, Outcome, Phase, TurnEnded
from companion.games.protocol import Answered, Confirmed, Filled, NeedsRoll, Scanned
from companion.model import Rejection, Way

from .tables import BARE, ID, NAMED, OWN, PACK, WAYS, Table, opening, tile, token


def test_hash_alone_passes_the_whole_set_up() -> None:
    table = Table(3).started()
    assert (table.phase, table.state.active, table.state.investigators) == (Phase.START, 1, (None, None, None))


def test_an_investigator_is_scanned_or_typed_and_is_nobody_elses() -> None:
    table = Table(3)
    table.scan("enqueteur/balafre")
    assert table.refused(Answered(2)).rule == "investigator-taken"
    table.answer(3)
    assert table.state.investigators == (Investigator.BALAFRE, Investigator.ALLISON, None)


def test_house_rules_are_proposed_to_a_mixed_table_and_a_number_changes_one() -> None:
    table = Table(2)
    table.confirm()
    assert table.confirm() == ["step-house"]
    assert table.answer(1) == ["house-set"]
    assert table.state.house.silence == "printed"
    assert table.confirm() == ["step-laying"]


def test_a_table_that_sees_plays_as_printed_and_is_proposed_nothing() -> None:
    table = Table(2, ways=(Way.EYES, Way.EYES))
    table.confirm()
    assert table.confirm() == ["step-laying"]
    assert (table.state.house.darkness, table.state.house.closed_eyes) == ("printed", "printed")


@pytest.mark.parametrize(
    ("name", "value"),
    [("colour", "red"), ("clock_start", "12"), ("clock_step", "0"), ("clues", "many"), ("silence", "loud")],
)
def test_a_setting_that_cannot_be_is_refused(name: str, value: str) -> None:
    assert isinstance(GAME.begin(NAMED, opening(3, WAYS, **{name: value})), Rejection)


def test_a_number_may_begin_with_zeros_as_it_may_anywhere_else() -> None:
    table = Table(2, settings={"clock_start": "03", "clues": "02"})
    assert table.state.hour == 3
    assert table.state.clues is not None
    assert table.state.clues[0].reserve == 2


def test_a_pair_number_is_on_two_tiles_and_no_more() -> None:
    assert GAME.flaws(NAMED) == ()
    three = Box(PACK, {**OWN, f"{ID}/tuile/33": Slot(facts={"pair": 1}), f"{ID}/tuile/34": Slot(facts={"pair": 1})})
    assert [flaw.at for flaw in GAME.flaws(three)] == [f"{ID}/tuile/33", f"{ID}/tuile/34"]


def test_the_game_is_for_two_to_four() -> None:
    assert isinstance(GAME.begin(NAMED, opening(1)), Rejection)


def test_the_die_is_typed_scanned_or_rolled_by_the_companion() -> None:
    table = Table(3).started()
    assert GAME.decide(NAMED, table.state, Answered(7)) == NeedsRoll(6)
    assert GAME.expects(table.state).dice == 6
    assert table.fill("roll", 2) == ["rolled", "now-reveal-lieu"]


@pytest.mark.parametrize("face", ["reverbere", "chapeau", "pentacle", "rouage"])
def test_a_lieu_asks_for_one_tile_there_and_one_anywhere(face: str) -> None:
    assert Table(3).started().scan(f"enquete/{face}") == ["rolled", "now-reveal-lieu"]


def test_the_clocks_face_moves_the_hour_and_then_asks_for_two_tiles() -> None:
    table = Table(3).started()
    assert table.answer(6) == ["rolled-horloge", "hour", "now-reveal"]
    assert table.state.hour == 1


def test_a_second_roll_is_lucils_alone_and_binds() -> None:
    table = Table(3).started("lucile")
    table.answer(1)
    table.answer(2)
    assert table.refused(Answered(3)).rule == "second-reroll"
    table.miss().through()
    table.answer(1)
    assert table.refused(Answered(2)).rule == "one-roll"


def test_lucile_is_asked_before_the_clock_moves_and_not_after_a_second_roll() -> None:
    table = Table(3).started("lucile")
    assert table.answer(6) == ["rolled-horloge", "step-rolled"]
    assert table.state.hour == 0
    assert table.confirm() == ["hour", "now-reveal"]
    again = Table(3).started("lucile")
    again.answer(6)
    assert again.answer(6) == ["rolled-horloge", "hour", "now-reveal"]


@pytest.mark.parametrize("roll", [6, 5, 7])
def test_a_clock_that_was_accepted_is_not_rolled_again(roll: int) -> None:
    table = Table(2, settings={"clock_start": "1"}).started("lucile")
    table.answer(6)
    table.confirm()
    assert table.refused(Answered(roll)).rule == "roll-kept"
    assert (table.state.hour, GAME.expects(table.state).dice) == (2, 0)
    assert "ability-lucile" not in [fact.said.id.removeprefix(f"{ID}-") for fact in GAME.glance(table.state)]


def test_no_object_rolls_again_what_has_had_its_effect() -> None:
    table = Table(2).started()
    table.draw("stylo-traducteur")
    table.through().miss().through()
    table.answer(6)
    table.confirm()
    assert table.refused(Scanned(token("3id/stylo-traducteur"))).rule == "roll-kept"
    assert table.state.hour == 1


def test_nobody_rolls_again_once_a_tile_is_seen() -> None:
    table = Table(2).started("lucile")
    table.answer(2)
    table.scan("tuile/01")
    assert table.refused(Scanned(token("enquete/chapeau"))).rule == "reroll-late"


def test_confusion_blocks_lucile_unless_a_card_says_so() -> None:
    table = Table(2).started(None, "lucile").miss("confusion").through()
    assert "ability-blocked" in table.ids()
    table.answer(2)
    assert table.refused(Answered(1)).rule == "confusion"
    table.answer(1, lifted="confusion")


def test_two_identical_suspects_are_a_pair_then_a_card_then_a_trap() -> None:
    table = Table(3).started().revealing()
    assert table.scan("tuile/03") == ["tile-first", "now-reveal-last"]
    assert table.scan("tuile/04") == ["tile-second", "paired-named", "step-card"]
    assert table.arg("paired-named", "tile") == "Suspect B"
    assert table.scan("3id/invertigo") == ["card-invertigo", "step-trap-due"]
    assert table.confirm() == ["step-end"]
    assert table.confirm()[0] == "turn"
    assert table.state.active == 2


def test_two_versions_of_a_character_are_no_pair() -> None:
    table = Table(3).started().revealing()
    table.scan("tuile/01")
    assert table.scan("tuile/03") == ["tile-second", "differ", "step-turn-back"]


def test_without_pair_numbers_the_table_is_asked() -> None:
    table = Table(3, BARE).started().revealing()
    table.scan("tuile/01")
    assert table.scan("tuile/02") == ["tile-second", "step-pair"]
    assert table.refused(Confirmed()).rule is None
    assert table.answer(1) == ["paired", "step-card"]
    assert GAME.spent(table.state) == {tile(1), tile(2)}


def test_a_mismatch_is_turned_back_and_followed_by_a_limbes_card() -> None:
    table = Table(3).started().revealing()
    table.scans("tuile/01", "tuile/03")
    assert table.confirm() == ["turned-back", "step-limbes"]
    assert table.scan("limbes/amnesie") == ["limbes-amnesie", "step-end"]


def test_a_limbes_card_scanned_at_once_turns_the_tiles_back_by_itself() -> None:
    table = Table(3).started().revealing()
    table.scans("tuile/01", "tuile/03")
    assert table.scan("limbes/amnesie") == ["turned-back", "step-limbes", "limbes-amnesie", "step-end"]
    assert table.state.shown == ()


def test_an_empty_lieu_ends_with_one_tile_and_without_a_limbes_card() -> None:
    table = Table(3).started().revealing("chapeau")
    table.scan("tuile/01")
    assert table.answer(7) == ["step-turn-back-one"]
    assert table.confirm() == ["turned-back", "step-end"]


def test_one_tile_is_not_enough_where_the_die_named_no_lieu() -> None:
    table = Table(3).started().revealing("loupe")
    table.scan("tuile/01")
    assert table.refused(Answered(7)).rule == "two-tiles"
    table.answer(7, lifted="two-tiles")


def test_a_cube_may_be_taken_off_instead_of_a_tile() -> None:
    table = trapped().revealing()
    assert table.answer(8) == ["cube-removed", "cubes-laid", "step-reveal-last"]
    assert table.scan("tuile/01") == ["tile-first", "step-turn-back-one"]
    assert table.confirm() == ["turned-back", "step-end"]
    twice = trapped().revealing()
    twice.answer(8)
    assert twice.answer(8) == ["cube-removed", "step-end"]


def trapped(**settings: str) -> Table:
    """Hercule has thrown his two cubes."""
    table = Table(3, settings=settings).started().revealing()
    table.scan("traquenard/hercule")
    table.confirm()
    return table.through()


@pytest.mark.parametrize("settings", [{}, {"hercule_cubes": "3"}])
def test_no_cube_is_taken_off_where_none_lies_counted_or_not(settings: dict[str, str]) -> None:
    bare = Table(3, settings=settings).started().revealing()
    assert "can-cube" not in [word.id.removeprefix(f"{ID}-") for word in GAME.expects(bare.state).can]
    assert bare.refused(Answered(8)).rule == "no-cube"
    table = trapped(**settings).revealing()
    assert "can-cube" in [word.id.removeprefix(f"{ID}-") for word in GAME.expects(table.state).can]
    for _ in range(2):
        assert table.answer(8)[0] == "cube-removed"
    table.through().revealing()
    assert table.refused(Answered(8)).rule == "no-cube", "both are back"


def test_a_limbes_card_also_follows_traps_and_single_tiles_where_the_table_wants_it() -> None:
    table = Table(3, settings={"limbes_after": "no-pair"}).started().revealing("chapeau")
    table.scan("tuile/01")
    table.answer(7)
    assert table.confirm() == ["turned-back", "step-limbes-only"]
    table.through().revealing()
    table.scan("traquenard/vortex")
    assert table.phase is Phase.LIMBES


def test_a_suspect_of_the_agency_is_not_revealed_again_unless_a_card_says_so() -> None:
    table = Table(3).started().pair(1).revealing()
    assert table.refused(Scanned(tile(1))).rule == "aside"
    assert table.scan("tuile/01", lifted="aside") == ["tile-first", "now-reveal-last"]


def test_the_same_tile_twice_is_one_tile() -> None:
    table = Table(3).started().revealing()
    table.scan("tuile/01")
    assert table.scan("tuile/01") == ["tile-again"]
    assert table.state.left == 1


def test_thirteen_suspects_put_aside_have_won() -> None:
    table = Table(2).started()
    for number in range(1, 25, 2):
        table.pair(number)
    table.revealing().scan("tuile/25")
    assert table.scan("tuile/26") == ["tile-second", "paired-named", "ended-thirteen"]
    assert table.state.outcome is Outcome.THIRTEEN
    assert GAME.expects(table.state).over


def test_turns_go_to_the_left() -> None:
    table = Table(4).started(starter=3)
    seats = []
    for _ in range(5):
        seats.append(table.state.active)
        table.miss().through()
    assert seats == [3, 4, 1, 2, 3]
    assert [event.seat for event in table.events if isinstance(event, TurnEnded)] == seats


@pytest.mark.parametrize("hour", [0, 5])
def test_a_bluff_waits_for_six(hour: int) -> None:
    table = Table(3).started(hour=hour)
    assert table.refused(Answered(8)).rule == "bluff-early"
    assert table.answer(8, lifted="bluff-early") == ["step-bluff"]


def test_a_bluff_replaces_the_roll() -> None:
    table = Table(3).started(hour=6).revealing()
    assert table.refused(Filled("bluff", ())).rule == "bluff-rolled"


@pytest.mark.parametrize(("demon", "outcome"), [(28, Outcome.BLUFF_RIGHT), (3, Outcome.BLUFF_WRONG)])
def test_a_bluff_is_judged_by_the_pair_numbers(demon: int, outcome: Outcome) -> None:
    table = Table(3).started(hour=6)
    assert table.answer(8) == ["step-bluff"]
    assert table.scan("tuile/27") == ["bluff-first", "step-bluff-demon"]
    table.scan(f"tuile/{demon:02d}")
    assert table.state.outcome is outcome


@pytest.mark.parametrize(("digit", "outcome"), [(1, Outcome.BLUFF_RIGHT), (2, Outcome.BLUFF_WRONG)])
def test_a_demon_without_a_suspects_label_is_judged_by_the_table(digit: int, outcome: Outcome) -> None:
    table = Table(3).started(hour=6)
    table.answer(8)
    table.scan("tuile/27")
    assert table.scan("demon") == ["bluff-demon", "step-bluff-answer"]
    table.answer(digit)
    assert table.state.outcome is outcome


def test_a_trap_is_never_the_demon() -> None:
    table = Table(3).started(hour=6)
    table.answer(8)
    table.scan("traquenard/horloge")
    table.scan("tuile/27")
    assert table.state.outcome is Outcome.BLUFF_WRONG


def test_after_the_end_a_scan_reads_and_hash_is_refused() -> None:
    table = Table(2).started(hour=11)
    table.advance()
    assert table.phase is Phase.OVER
    assert table.scan("tuile/05") == ["tile-again"]
    assert table.refused(Confirmed()).rule is None


def test_counts_are_put_right_from_the_menu() -> None:
    table = Table(3).started()
    table.fill("correct", 1, 5)
    table.fill("correct", 2, 4)
    table.fill("correct", 3, 2)
    table.fill("correct", 4, 6)
    table.fill("correct", 5, 3)
    table.fill("correct", 6, 2)
    state = table.state
    assert (state.hour, len(state.aside), state.active, state.traps) == (5, 4, 2, 2)
    assert state.clues is not None
    assert (state.cubes.supply, state.clues[1].reserve) == (6, 3)
    assert table.refused(Filled("correct", (1, 12))).rule is None


def test_every_event_has_a_name_of_its_own() -> None:
    assert len({event.kind for event in GAME.events}) == len(GAME.events)
    assert all(event.kind.startswith(f"{ID}/") for event in GAME.events)


def test_no_token_says_who_is_on_a_tile() -> None:
    kinds = {kind.id.partition("/")[2] for kind in PACK.kinds}
    assert {kind for kind in kinds if kind.startswith("tuile/")} == {f"tuile/{n:02d}" for n in range(1, 41)}
    assert token("demon").kind in kinds
