"""Every trap, 3ID and Limbes card: what it does now, before and after the third hour."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import SLEEPERS, Card, CurseEnded, Limbes, Outcome, Phase, TrapLaid
from companion.games.heure_des_3_ombres.state import Clues, Cubes
from companion.games.protocol import Answered, Filled, NeedsRoll, Scanned
from tests.golden.shorthand import play

from .evenings import evening
from .tables import Table, tile, token

# --- traps -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hour", [0, 3])
@pytest.mark.parametrize(
    ("trap", "said"),
    [
        ("hercule", ["trap-hercule", "step-cubes-uncounted"]),
        ("yeux/1", ["trap-yeux", "turn-lieu-named", "shuts-hands", "step-end"]),
        ("yeux/2", ["trap-yeux", "turn-lieu-colour", "shuts-hands", "step-end"]),
        ("vortex", ["trap-vortex", "turn-all", "shuts-hands", "step-end"]),
        ("horloge", ["trap-horloge", "hour", "step-end"]),
    ],
)
def test_a_trap_that_comes_first_ends_the_reveal_at_once(trap: str, said: list[str], hour: int) -> None:
    table = Table(3).started(hour=hour).revealing()
    assert table.scan(f"traquenard/{trap}") == said
    assert table.refused(Scanned(tile(1))).why.args == ()


@pytest.mark.parametrize("trap", ["hercule", "yeux/1", "vortex", "horloge"])
def test_a_trap_that_comes_second_sends_the_suspect_back_first(trap: str) -> None:
    table = Table(3).started().revealing()
    table.scan("tuile/01")
    assert table.scan(f"traquenard/{trap}")[1] == "trap-second"
    assert table.state.shown == ()


def test_balafre_throws_one_cube_and_keeps_his_eyes_open() -> None:
    table = Table(3).started("balafre").revealing()
    table.scan("traquenard/hercule")
    assert table.arg("step-cubes-uncounted", "cubes") == 1
    table = Table(3).started("balafre").revealing()
    assert "spared" in table.scan("traquenard/vortex")
    assert table.state.shut == ()


def test_confusion_hardens_balafres_traps() -> None:
    table = Table(2).started(None, "balafre").miss("confusion").through().revealing()
    assert "shuts-hands" in table.scan("traquenard/vortex")


def test_eyes_stay_shut_until_ones_own_next_turn() -> None:
    table = Table(3).started().revealing()
    table.scan("traquenard/vortex")
    assert table.confirm()[:2] == ["turn", "still-shut-hands"]
    table.miss().through()
    assert "still-shut-hands" in table.ids()
    table.miss().through()
    assert table.ids()[0] == "opens"
    assert table.state.shut == ()


def test_cubes_are_counted_where_their_number_is_known() -> None:
    table = Table(2, settings={"hercule_cubes": "3"}).started().revealing()
    table.scan("traquenard/hercule")
    assert table.confirm() == ["cubes", "step-end"]
    assert table.state.cubes == Cubes(1, 2)
    table.through().revealing().scan("traquenard/hercule")
    assert table.arg("step-cubes", "cubes") == 1  # only one is left
    table.through()
    assert table.state.cubes == Cubes(0, 3)
    table.revealing().answer(8)
    assert table.state.cubes == Cubes(1, 2)


def test_the_table_says_that_no_cube_is_left_where_nobody_counts() -> None:
    table = Table(2).started().revealing()
    table.scan("traquenard/hercule")
    assert table.answer(2) == ["hour", "step-end"]


# --- Limbes cards ------------------------------------------------------------------------------------------


def drew(card: Limbes, hour: int) -> list[str]:
    table = Table(3).started(hour=hour)
    table.fill("correct", 2, 2)
    return table.miss().scan(f"limbes/{card.value}")


@pytest.mark.parametrize("card", [card for card in Limbes if card in SLEEPERS])
def test_six_ambushes_sleep_before_the_third_hour(card: Limbes) -> None:
    assert drew(card, 2) == ["limbes-asleep", "step-end"]
    due = {Limbes.ILLUSION: "step-illusion", Limbes.FAUSSE_PISTE: "step-false-trail"}
    assert drew(card, 3) == [f"limbes-{card.value}", due.get(card, "step-end")]


@pytest.mark.parametrize("hour", [0, 3])
def test_two_ambushes_never_sleep(hour: int) -> None:
    assert drew(Limbes.AMNESIE, hour) == ["limbes-amnesie", "step-end"]
    assert drew(Limbes.TEMPS, hour)[:2] == ["limbes-temps-accelere", "hour"]


@pytest.mark.parametrize("hour", [0, 3])
@pytest.mark.parametrize("card", [card for card in Limbes if card.is_curse])
def test_a_curse_holds_from_its_draw_to_the_end_of_the_drawers_next_turn(card: Limbes, hour: int) -> None:
    table = Table(3).started(hour=hour)
    table.miss()
    assert table.scan(f"limbes/{card.value}") == ["curse-began", "step-end"]
    for said in ("curse-in-force", "curse-in-force", "curse-last-turn"):
        table.through()
        assert said in table.ids()
        assert table.state.cursed(card) or card is Limbes.PARANOIA
        table.miss() if not table.state.cursed(Limbes.PARANOIA) else table.revealing()
    table.through()
    assert table.ids()[0] == "curse-ended"
    assert not table.state.curses


def test_curses_add_up_and_each_ends_with_its_own_drawer() -> None:
    table = Table(2).started().miss("brume").through().miss("confusion").through()
    assert {curse.card for curse in table.state.curses} == {Limbes.BRUME, Limbes.CONFUSION}
    table.miss().through()
    assert [curse.card for curse in table.state.curses] == [Limbes.CONFUSION]
    table.miss().through()
    assert not table.state.curses
    ended = [event.card for event in table.events if isinstance(event, CurseEnded)]
    assert ended == [Limbes.BRUME, Limbes.CONFUSION]


def test_brume_forbids_clues_and_says_so_at_their_step() -> None:
    table = Table(2).started().miss("brume").through().revealing()
    table.scans("tuile/01", "tuile/03")
    assert table.confirm() == ["turned-back", "step-limbes-brume"]
    counted = Table(2, settings={"clues": "3"}).started().miss()
    assert counted.ids()[-1] == "step-clues"
    counted.scan("limbes/brume")
    counted.through().miss()
    assert counted.ids()[-1] == "step-limbes-brume"


def test_hallucination_swaps_at_each_mismatch() -> None:
    table = Table(2).started().miss("hallucination").through().revealing()
    table.scan("tuile/01")
    assert table.scan("tuile/03")[-1] == "step-turn-back-swap"


def test_paralysie_keeps_a_turn_in_one_lieu() -> None:
    table = Table(2).started().miss("paralysie").through()
    assert table.scan("enquete/chapeau") == ["rolled", "now-reveal-lieu-paralysie"]
    assert table.scan("tuile/01") == ["tile-first", "now-reveal-last-paralysie"]
    table.scan("tuile/03")
    table.through()
    assert table.scan("enquete/loupe") == ["rolled", "now-reveal-paralysie"]


def test_a_fausse_piste_takes_a_suspect_back_into_play() -> None:
    table = Table(2).started(hour=3).pair(1).pair(3).miss("fausse-piste")
    assert table.scan("tuile/03") == ["pair-returned", "step-end"]
    assert len(table.state.aside) == 1
    assert GAME.spent(table.state) == {tile(1), tile(2)}
    table.through().revealing()
    assert table.scans("tuile/03", "tuile/04")[-1] == "step-card"


def test_a_fausse_piste_without_a_label_takes_one_off_the_count() -> None:
    table = Table(2).started(hour=3).pair(1).miss("fausse-piste")
    assert table.confirm() == ["pair-returned-untold", "step-end"]
    assert len(table.state.aside) == 0


def test_a_fausse_piste_with_nobody_at_the_agency_does_nothing() -> None:
    assert Table(2).started(hour=3).miss().scan("limbes/fausse-piste") == ["limbes-fausse-piste-none", "step-end"]


def test_illusion_is_rolled_until_a_lieu_comes_and_moves_no_hour() -> None:
    table = Table(2).started(hour=3).miss("illusion")
    assert table.answer(6) == ["illusion-again"]
    assert GAME.decide(table.box, table.state, Answered(7)) == NeedsRoll(6)
    assert table.fill("roll", 3) == ["illusion", "step-end"]
    assert table.state.hour == 3


def test_the_vortex_of_the_limbes_shuts_no_eyes() -> None:
    table = Table(2).started(hour=3).miss("vortex")
    assert table.state.shut == ()


@pytest.mark.parametrize("value", ["aloud", "whisper", "off"])
def test_paranoia_without_an_ear_is_played_by_the_house_rule(value: str) -> None:
    table = Table(2, settings={"paranoia": value}).started().miss("paranoia").through()
    said = table.scan("enquete/loupe")
    assert said[2:] == ([f"paranoia-{value}"] if value != "off" else [])
    trap = table.scan("traquenard/vortex")
    assert trap[0] == {"aloud": "tile-trap", "whisper": "step-reveal-claim", "off": "trap-vortex"}[value]


def test_whoever_has_looked_at_two_tiles_after_all_is_read_no_third() -> None:
    table = Table(2, settings={"paranoia": "aloud"}).started().miss("paranoia").through().revealing()
    assert not table.state.unread
    table.look(table.state.active, 1, 2)
    assert table.refused(Scanned(token("tuile/05"))).why.id.endswith("refuse-paranoia")
    assert table.scans("tuile/01", "tuile/02")[-1] == "step-card"


def test_under_paranoia_a_trap_does_nothing_and_counts_as_a_tile() -> None:
    table = Table(2).started().miss("paranoia").through().revealing()
    assert table.scan("traquenard/hercule") == ["tile-trap", "now-reveal-last"]
    assert table.scan("tuile/01") == ["tile-second", "no-pair", "step-turn-back"]
    assert table.confirm() == ["turned-back", "step-end"]


def test_under_paranoia_a_pair_may_be_shown_and_hash_shows_none() -> None:
    table = Table(3).started().miss("paranoia").through().miss().through()
    assert table.scan("enquete/loupe") == ["rolled", "now-reveal", "paranoia-ear"]
    table.look(3, 1, 2)
    assert GAME.privacy(table.state, 3) is None
    assert table.scans("tuile/01", "tuile/02")[-1] == "step-card"
    other = Table(3).started().miss("paranoia").through().miss().through().revealing()
    other.look(3, 1)
    assert other.confirm() == ["turned-back", "step-limbes"]


def test_invertigo_may_cancel_what_anybody_has_just_drawn() -> None:
    table = Table(2).started()
    table.draw("invertigo")
    table.through().miss()
    assert table.scan("limbes/brume") == ["step-invertigo"]
    assert table.scan("3id/invertigo") == ["used-invertigo", "step-end"]
    assert not table.state.curses
    assert table.state.holder(Card.INVERTIGO) is None


def test_invertigo_may_be_kept_for_later() -> None:
    table = Table(2).started()
    table.draw("invertigo")
    table.through().miss("brume")
    assert table.confirm() == ["curse-began", "step-end"]
    assert table.refused(Scanned(token("3id/invertigo"))).rule == "invertigo"


def test_a_sleeping_card_asks_for_no_invertigo() -> None:
    table = Table(2).started()
    table.draw("invertigo")
    table.through().miss()
    assert table.scan("limbes/manipulation") == ["limbes-asleep", "step-end"]


def test_a_cancelled_hour_does_not_pass() -> None:
    table = Table(2).started()
    table.draw("invertigo")
    table.through().miss("temps-accelere")
    table.answer(1)
    assert table.state.hour == 0


# --- 3ID cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hour", [0, 3])
@pytest.mark.parametrize("card", [card for card in Card if card is not Card.DEBRIEFING])
def test_a_card_that_is_drawn_says_what_it_does(card: Card, hour: int) -> None:
    table = Table(2).started(hour=hour)
    assert table.draw(card.value) == [f"card-{card.value}", "step-trap-due"]
    assert (table.state.held is card) == card.is_object


def test_debriefing_is_a_notebook_before_the_third_hour() -> None:
    table = Table(2, settings={"clues": "2"}).started()
    assert table.draw("debriefing") == ["card-debriefing-early", "clues", "step-trap-due"]
    assert table.state.clues == (Clues(3), Clues(2))


def test_debriefing_later_shows_every_tile_with_a_clue_and_costs_nothing_for_its_pairs() -> None:
    table = Table(2, settings={"clues": "2"}).started().miss()
    table.answer(2)
    table.through().fill("correct", 1, 3)
    assert table.draw("debriefing") == ["card-debriefing-late", "clues", "clues", "step-debriefing"]
    assert table.state.clues == (Clues(2), Clues(2))
    assert table.scan("tuile/05") == ["tile-shown"]
    assert table.scan("tuile/07") == ["tile-shown"]
    assert table.scan("tuile/06") == ["tile-shown", "paired-extra-named"]
    assert table.answer(1) == ["paired-extra"]
    assert table.confirm() == ["debriefing-done", "step-trap-due"]
    assert len(table.state.aside) == 3
    assert table.state.shown == ()
    table.through()
    assert sum(isinstance(event, TrapLaid) for event in table.events) == 1


def test_debriefing_can_win() -> None:
    table = Table(2).started(hour=3)
    table.fill("correct", 2, 11)
    table.draw("debriefing")
    table.scans("tuile/05", "tuile/06")
    assert table.state.outcome is Outcome.THIRTEEN


def test_archeoscript_gives_two_plays_without_limbes_or_trap() -> None:
    table = Table(2).started()
    table.draw("archeoscript")
    table.through().miss().through()
    assert table.scan("3id/archeoscript") == ["used-archeoscript", "step-start"]
    table.revealing()
    assert table.scans("tuile/03", "tuile/04")[-1] == "step-card"
    assert table.scan("3id/calepin") == ["card-calepin", "step-end-once"]
    assert table.confirm() == ["second-play", "step-start"]
    table.revealing().scans("tuile/05", "tuile/07")
    assert table.refused(Scanned(token("limbes/brume"))).rule == "archeoscript"
    assert table.confirm() == ["turned-back", "step-end-clues"]
    table.confirm()
    assert table.state.active == 2


def test_archeoscript_is_played_before_the_die() -> None:
    table = Table(2).started()
    table.draw("archeoscript")
    table.through().miss().through().revealing()
    assert table.refused(Scanned(token("3id/archeoscript"))).rule == "archeoscript-late"


def test_chronogyre_keeps_a_suspect_face_up_until_its_pair() -> None:
    table = Table(2).started()
    table.draw("chronogyre")
    table.through().miss().through().revealing()
    table.scan("tuile/05")
    assert table.scan("3id/chronogyre") == ["used-chronogyre", "left-visible", "step-reveal-last"]
    assert table.scan("tuile/07")[-1] == "step-turn-back-one"
    table.through()
    assert "visible" in table.ids()
    table.revealing()
    assert table.scan("tuile/06") == ["tile-first", "paired-named", "step-card"]
    assert table.state.visible == ()


def test_chronogyre_after_two_tiles_asks_which() -> None:
    table = Table(2).started()
    table.draw("chronogyre")
    table.through().miss().through().revealing()
    table.scans("tuile/05", "tuile/07")
    assert table.scan("3id/chronogyre") == ["used-chronogyre", "step-chronogyre"]
    assert table.scan("tuile/05") == ["left-visible", "step-turn-back-one"]
    table.confirm()
    assert [seen.token for seen in table.state.visible] == [tile(5)]


def test_a_visible_tile_may_be_the_second_of_a_turn() -> None:
    table = Table(2, settings={"chronogyre_under_brume": "yes"}).started()
    table.draw("chronogyre")
    table.through().miss("brume").through().revealing()
    table.scan("tuile/05")
    table.scan("3id/chronogyre")
    table.scan("tuile/07")
    table.through().revealing().scan("tuile/09")
    assert table.scan("tuile/05") == ["tile-second", "differ", "step-turn-back-one"]


def test_chronogyre_needs_a_suspect_and_a_clue() -> None:
    table = Table(2, settings={"clues": "0"}).started()
    table.draw("chronogyre")
    table.through().miss().through()
    assert table.refused(Scanned(token("3id/chronogyre"))).rule is None
    table.revealing().scan("tuile/05")
    assert table.refused(Scanned(token("3id/chronogyre"))).rule == "no-clue"
    brume = Table(2).started()
    brume.draw("chronogyre")
    brume.through().miss("brume").through().revealing().scan("tuile/05")
    assert brume.refused(Scanned(token("3id/chronogyre"))).rule == "brume"


def test_stylo_rolls_again_and_the_new_result_binds() -> None:
    table = Table(2).started()
    table.draw("stylo-traducteur")
    table.through().miss().through()
    assert table.answer(6) == ["rolled-horloge", "step-rolled-stylo"]
    assert table.refused(Answered(5)).rule == "one-roll"
    assert table.scan("3id/stylo-traducteur") == ["used-stylo-traducteur", "step-rolled-must"]
    assert table.answer(2) == ["rolled", "now-reveal-lieu"]
    assert table.state.hour == 0
    assert table.refused(Answered(3)).rule == "second-reroll"


def test_revelateur_sends_all_cubes_home() -> None:
    table = Table(2, settings={"hercule_cubes": "4"}).started()
    table.draw("revelateur-d-empreinte")
    table.through().revealing().scan("traquenard/hercule")
    table.through()
    assert table.scan("3id/revelateur-d-empreinte") == ["used-revelateur-d-empreinte", "cubes"]
    assert table.state.cubes == Cubes(4)


@pytest.mark.parametrize(("card", "looks"), [("loupe-analytique", 1), ("oreillettes-a-ultra-son", 2)])
def test_an_object_grants_looks_before_the_first_tile(card: str, looks: int) -> None:
    table = Table(2).started()
    table.draw(card)
    table.through().miss().through()
    table.scan(f"3id/{card}")
    assert table.state.looks_left == looks
    table.revealing().scan("tuile/05")
    assert table.state.looks_left == 0
    late = Table(2).started()
    late.draw(card)
    late.through().miss().through().revealing().scan("tuile/05")
    assert late.refused(Scanned(token(f"3id/{card}"))).rule == "look-late"


def test_a_second_object_is_given_away_or_discarded() -> None:
    table = Table(3).started()
    table.draw("invertigo")
    table.through().miss().through().miss().through()
    assert table.draw("loupe-analytique") == ["card-loupe-analytique", "step-spare"]
    assert table.answer(2) == ["spare-given", "step-trap-due"]
    assert table.state.objects == (Card.INVERTIGO, Card.LOUPE, None)
    other = Table(2).started()
    other.draw("invertigo")
    other.through().miss().through().draw("loupe-analytique")
    assert other.scan("3id/invertigo") == ["step-spare"]
    assert other.answer(1) == ["spare-discarded", "step-trap-due"]
    assert other.state.held is Card.LOUPE


def test_a_second_object_is_discarded_where_somebody_elses_turn_is_told() -> None:
    table = Table(2).started()
    table.draw("invertigo")
    table.through().miss().through()
    assert table.draw("loupe-analytique") == ["card-loupe-analytique", "step-spare"]
    table.fill("correct", 3, 2)
    assert (table.state.active, table.state.spare) == (2, None)
    assert table.state.objects == (Card.INVERTIGO, None)


def test_nobody_holds_two_objects_unless_a_card_says_so() -> None:
    table = Table(2).started()
    table.draw("invertigo")
    table.through().draw("loupe-analytique")
    table.through().draw("stylo-traducteur")
    assert table.refused(Answered(2)).rule == "two-objects"


def test_an_object_is_used_in_ones_own_turn() -> None:
    table = Table(2).started()
    table.draw("archeoscript")
    table.through()
    assert table.refused(Scanned(token("3id/archeoscript"))).rule == "object-turn"


def read_only(table: Table, card: str) -> str:
    """What a card that is not due reads, while it says that it is not counted."""
    before = table.state
    assert table.scan(card) == ["not-counted"]
    assert table.state == before
    return str(table.arg("not-counted", "read").id).removeprefix(f"{GAME.id}-")


def test_a_card_that_is_not_due_is_read_and_says_that_it_is_not_counted() -> None:
    table = Table(2).started()
    assert read_only(table, "3id/debriefing") == "card-debriefing-early"
    assert read_only(table, "limbes/vortex") == "limbes-asleep"
    assert read_only(table, "limbes/brume") == "read-curse"
    table.fill("correct", 1, 3)
    assert read_only(table, "3id/debriefing") == "card-debriefing-late"
    assert read_only(table, "limbes/vortex") == "limbes-vortex"
    assert read_only(table, "limbes/fausse-piste") == "limbes-fausse-piste-none"


def test_the_hour_that_a_card_out_of_its_time_names_does_not_pass_and_the_table_hears_it(tmp_path: Path) -> None:
    table = evening(tmp_path)
    play(table, "# # 1 # # # # 6 # traquenard/hercule #")
    hour = table.board.hour
    (line,) = play(table, "limbes/temps-accelere")
    assert line == "[table] Pas comptée, lue seulement. Temps accéléré : l'horloge avance."
    assert table.board.hour == hour


def test_a_face_of_the_die_that_is_not_due_says_so() -> None:
    table = Table(2).started().miss()
    assert table.scan("enquete/horloge") == ["not-counted"]
    assert table.state.hour == 0


def test_cards_that_lie_open_and_cards_before_and_after_the_game_are_heard_as_they_are() -> None:
    table = Table(2)
    assert table.scan("limbes/temps-accelere") == ["limbes-temps-accelere"]
    table.started().miss("brume")
    assert table.scan("limbes/brume") == ["read-curse"]
    table.through().draw("invertigo")
    table.through().draw("loupe-analytique")
    table.through()
    table.draw("stylo-traducteur")
    assert table.phase is Phase.SPARE
    assert table.scan("3id/stylo-traducteur") == ["card-stylo-traducteur"]
    over = Table(2).started(hour=11)
    over.advance()
    assert over.scan("limbes/temps-accelere") == ["limbes-temps-accelere"]


def test_a_limbes_card_that_was_passed_over_may_still_be_scanned_once() -> None:
    table = Table(2).started().miss()
    assert table.confirm() == ["limbes-read-out", "step-end"]
    assert table.scan("limbes/temps-accelere") == ["limbes-temps-accelere", "hour", "step-end"]
    assert table.state.hour == 1
    assert table.scan("limbes/temps-accelere") == ["not-counted"]
    late = Table(2).started().miss()
    late.confirm()
    assert late.scan("limbes/brume") == ["curse-began", "step-end"]
    late.through()
    assert late.scan("limbes/confusion") == ["not-counted"]


def test_a_card_that_lies_before_a_player_is_not_drawn_unless_a_card_says_so() -> None:
    table = Table(2).started().miss("brume").through().miss()
    assert table.refused(Scanned(token("limbes/brume"))).rule == "card-lies"
    assert table.scan("limbes/brume", lifted="card-lies")[0] == "curse-began"
    other = Table(2).started().miss("brume").through().miss()
    assert other.scan(token("limbes/brume", 2))[0] == "curse-began"  # another copy is another card
    again = Table(2).started().miss("brume").through().miss("silence").through().miss("paralysie").through()
    assert again.miss("brume").ids()[0] == "curse-began"  # it was discarded, and drawn again


def test_an_object_that_somebody_holds_is_not_drawn() -> None:
    table = Table(2).started()
    table.draw("invertigo")
    table.through().revealing().scans("tuile/03", "tuile/04")
    assert table.refused(Scanned(token("3id/invertigo"))).rule == "card-lies"
    assert table.scan(token("3id/invertigo", 2)) == ["card-invertigo", "step-trap-due"]
    used = Table(2).started()
    used.draw("archeoscript")
    used.through().miss().through().scan("3id/archeoscript")
    assert used.draw("archeoscript") == ["card-archeoscript", "step-end-once"]


def test_a_3id_card_that_was_passed_over_may_still_be_scanned_once() -> None:
    for presses in (1, 2):  # before the trap is laid, and after
        table = Table(2).started().revealing()
        table.scans("tuile/01", "tuile/02")
        for _ in range(presses):
            table.confirm()
        due = "step-trap-due" if presses == 1 else "step-end"
        assert table.scan("3id/invertigo") == ["card-invertigo", due]
        assert table.state.held is Card.INVERTIGO
        assert table.scan("3id/calepin") == ["not-counted"]
    late = Table(2).started(hour=3).revealing()
    late.scans("tuile/01", "tuile/02")
    late.confirm()
    late.confirm()
    assert late.scan("3id/debriefing") == ["card-debriefing-late", "step-debriefing"]
    assert late.confirm() == ["debriefing-done", "step-end"]  # the trap lies already


def test_empty_decks_of_cards_and_traps_cost_no_hour() -> None:
    table = Table(2).started().revealing()
    table.scans("tuile/01", "tuile/02")
    assert table.answer(1) == ["shuffled-3id"]
    table.scan("3id/calepin")
    assert table.answer(1) == ["shuffled-traps"]
    table.confirm()
    assert table.state.hour == 0


def test_clues_are_counted_where_the_table_wants_it() -> None:
    table = Table(2, settings={"clues": "3"}).started().miss()
    assert table.answer(2) == ["clues", "step-limbes-only"]
    assert table.state.clues == (Clues(1, 2), Clues(3))
    table.fill("clue-home", 1)
    assert table.state.clues == (Clues(2, 1), Clues(3))
    assert table.scan("limbes/amnesie") == ["limbes-amnesie", "clues", "clues", "step-end"]
    assert table.state.clues == (Clues(3), Clues(3))


def test_nobody_lays_more_clues_than_there_are() -> None:
    table = Table(2, settings={"clues": "1"}).started().miss()
    refused = table.refused(Answered(2))
    assert dict(refused.why.args)["reserve"] == 1
    table.answer(1)
    table.through().miss().through().miss()
    assert table.answer(1) == ["clues", "step-limbes-only"]  # the reserve is empty: the clue that lies is moved
    assert table.state.clues == (Clues(0, 1), Clues(1))
    none = Table(2, settings={"clues": "0"}).started().miss()
    assert none.ids()[-1] == "step-limbes-only"
    assert table.refused(Filled("clue-home", (2,))).why.id.endswith("no-clue-out")


def test_traps_are_counted_where_the_table_wants_it() -> None:
    table = Table(2, settings={"traps": "4"}).started(hour=3).pair(1)
    assert table.state.traps == 5
    table.miss("reveil-des-ombres").through()
    assert table.state.traps == 6
    table.revealing().scan("traquenard/vortex")
    assert table.state.traps == 5
