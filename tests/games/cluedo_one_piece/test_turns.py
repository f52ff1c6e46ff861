"""Turns, hypotheses, accusations, villains: what happens, what is heard, and every refusal with its reason."""

from __future__ import annotations

import pytest

from companion.boxes.box import Box, Slot
from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import (
    CENTRE,
    Accused,
    Ended,
    EquipmentUsed,
    HadNone,
    Landed,
    NobodyShowed,
    Outcome,
    Phase,
    PlayerOut,
    Showed,
    SideLooked,
    Sort,
    Supposed,
    TurnBegan,
    TurnEnded,
    VillainLaid,
)
from companion.games.protocol import Advanced, Answered, Confirmed, Filled, NeedsRoll, Scanned
from companion.model import Arg, OwnText, Rejection, Several, Way, Who, Word

from .tables import BARE, COUNTED, ID, NAMED, PACK, Table, crew, island, named, opening, sheet, token, treasure

# --- the opening ---


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_and_two_have_side_cards(players: int) -> None:
    assert Table(players).state.layout.side == (5 if players == 2 else 0)


def test_teams_have_side_cards_however_many_they_are() -> None:
    assert Table(3, settings={"teams": "yes"}).state.layout.side == 5


@pytest.mark.parametrize(
    ("players", "settings", "why"),
    [
        (1, {}, "players"),
        (7, {}, "players"),
        (4, {"colour": "red"}, "setting"),
        (4, {"all-crew": "maybe"}, "setting-value"),
        (4, {"treasures": "13"}, "setting-count"),
        (4, {"islands": "0"}, "setting-count"),
        (4, {"islands": "²"}, "setting-count"),
        (4, {"crew": "many"}, "setting-count"),
        (4, {"faces": "7"}, "setting-value"),
    ],
)
def test_what_cannot_be_is_refused_before_anybody_sits(players: int, settings: dict[str, str], why: str) -> None:
    begun = GAME.begin(NAMED, opening(players, (), **settings))
    assert isinstance(begun, Rejection)
    assert begun.why.id == f"{ID}-refuse-{why}"


def test_how_many_there_are_is_told_by_settings_and_asked_for_as_far_as_named() -> None:
    def counts(table: Table) -> tuple[tuple[int, int, int], tuple[int, ...], bool]:
        layout = table.state.layout
        return (layout.crew, layout.treasures, layout.islands), layout.typed, layout.told

    assert counts(Table()) == ((12, 12, 12), (9, 6, 6), False)
    assert counts(Table(settings={"treasures": "8"})) == ((12, 8, 12), (9, 8, 6), False)
    assert counts(Table(box=BARE)) == ((12, 12, 12), (9, 12, 12), False)
    assert counts(Table(box=BARE, settings=COUNTED)) == ((9, 6, 6), (9, 6, 6), True)


def test_no_card_is_refused_for_a_number_that_nobody_has_told() -> None:
    table = Table(3).playing().scan("fiche/ile/12", "fiche/equipage/11", "fiche/tresor/10")
    assert table.events[-1] == Supposed(1, 11, 10, 12)
    assert Table(3).playing().look(1, crew(12), treasure(12)).state.hand(1) == (crew(12), treasure(12))


# --- the set-up ---


def test_the_set_up_goes_step_by_step_and_doubles_come_before_the_sleeve() -> None:
    table = Table(2)
    assert table.phase is Phase.BOARD
    assert table.confirm().phase is Phase.CHARACTERS
    assert table.scan("equipage/5").answer(None).phase is Phase.DOUBLES
    assert table.state.characters == (5, None)
    assert table.scan("fiche/equipage/7", "equipage/8").answer(9).phase is Phase.SLEEVE
    assert table.state.without_pawn == (7, 8, 9)
    assert table.confirm().phase is Phase.DEAL
    assert table.confirm().phase is Phase.STARTER
    assert table.answer(2).state.active == 2


def test_a_character_has_one_player_and_a_player_has_a_pawn() -> None:
    table = Table(3).confirm().answer(1)
    assert table.why_not(Answered(1)) == "character-taken"
    table.answer(2, 3)
    assert table.why_not(Answered(2)) == "played"
    table.answer(9)
    assert table.why_not(Scanned(sheet("equipage/9"))) == "already-out"


def test_hands_are_counted_only_where_somebody_who_knows_the_box_told_the_numbers() -> None:
    assert Table(4, settings=COUNTED).dealt().state.deal == (3, 3)  # 6 of each sort, without the sleeve
    assert Table(2, settings=COUNTED).dealt().state.deal == (5, 0)  # and without five at the side
    assert Table(4, settings={**COUNTED, "all-crew": "yes"}).dealt().state.deal == (4, 2)
    assert Table(4).dealt().state.deal is None
    assert Table(4, settings=COUNTED).confirm().answer(1, 2, 3, 4, None).confirm().state.deal is None, (
        "nobody told who left"
    )


def test_the_companion_rolls_for_everybody_and_again_only_for_those_who_tie() -> None:
    table = Table(3).dealt().confirm()
    assert table.decide(Answered(7)) == NeedsRoll(6**3)
    table.fill("roll", 1 + 4 + 4 * 6 + 2 * 36)
    assert table.phase is Phase.STARTER
    assert table.state.tied == (1, 2)
    assert table.decide(Answered(7)) == NeedsRoll(6**2)
    table.fill("roll", 1 + 1 + 5 * 6)
    assert (table.phase, table.state.active) == (Phase.TURN, 2)
    assert Table(3).dealt().confirm().why_not(Answered(4)) == "no-such-number"


# --- turns ---


def test_a_turn_without_an_island_is_one_key() -> None:
    table = Table(3).playing()
    assert table.act(Confirmed()) == (TurnEnded(1), TurnBegan(2))


def test_a_scanned_island_is_the_landing_and_a_name_on_an_island_is_staying_there() -> None:
    table = Table(3).playing()
    assert table.act(Scanned(sheet("ile/2"))) == (Landed(1, 2),)
    table.confirm().confirm().confirm()
    assert table.state.active == 1
    assert table.state.place == 2
    events = table.act(Scanned(sheet("equipage/4")))
    assert events[0] == Landed(1, 2)
    assert table.act(Scanned(sheet("tresor/1"))) == (Supposed(1, 4, 1, 2),)


def test_everything_that_is_scanned_can_be_typed() -> None:
    table = Table(3).playing().answer(1, 2, 4, 1)
    assert table.events[-1] == Supposed(1, 4, 1, 2)
    table.answer(1, 1).confirm().confirm()
    assert table.answer(2).phase is Phase.LANDED, "it stays"
    away = Table(3).playing().answer(1, None)
    assert away.phase is Phase.TURN
    accuses = away.answer(4, 1, 4, 1, 2, 2).confirm()
    assert accuses.state.out == {1}


def test_a_key_too_many_never_throws_a_begun_hypothesis_away() -> None:
    table = Table(3).playing()
    table.scan("fiche/ile/3", "fiche/equipage/4").ids()
    refused = table.refused(Confirmed())
    assert (refused.why.id, dict(refused.why.args)["lacks"]) == (f"{ID}-refuse-hypothesis-begun", "treasure")
    other = Table(3).playing().scan("fiche/ile/3", "fiche/tresor/1")
    assert dict(other.refused(Confirmed()).why.args)["lacks"] == "crew"


def test_whoever_makes_no_hypothesis_is_said_to_make_none() -> None:
    table = Table(3).playing().scan("fiche/ile/3")
    table.ids()
    assert table.confirm().ids() == ["no-hypothesis", "turn"]
    assert table.state.active == 2


def test_a_name_that_two_cards_of_a_sort_have_is_a_flaw_at_the_second() -> None:
    names = {"equipage/3": "Nami", "equipage/4": " nami", "tresor/1": "Nami", "ile/2": "Sud", "ile/5": "SUD"}
    box = Box(PACK, {f"{ID}/{card}": Slot(name=OwnText("fr", name)) for card, name in names.items()})
    flaws = [(flaw.at, dict(flaw.what.args)["other"]) for flaw in GAME.flaws(box)]
    assert flaws == [(f"{ID}/equipage/4", "equipage/3"), (f"{ID}/ile/5", "ile/2")]


def test_crew_and_treasure_may_be_named_in_either_order() -> None:
    table = Table(3).playing().scan("fiche/ile/2", "fiche/tresor/3", "fiche/equipage/4")
    assert table.events[-1] == Supposed(1, 4, 3, 2)


def test_a_hypothesis_moves_the_pawn_and_the_token_and_tells_the_pawn_s_player() -> None:
    table = Table(3).playing()
    table.ids()
    table.suppose(crew=2, treasure=5, island=3)
    assert table.ids()[-4:] == ["supposes", "supposed", "pawn-moved", "answer-first"]
    assert table.state.places == (3, 3, None)
    assert table.state.treasures == ((5, 3),)
    table.confirm()
    assert table.heard[-1].id == f"{ID}-turn-island", "the next turn starts there"


def test_a_pawn_of_a_player_who_is_out_is_moved_without_a_word_to_that_player() -> None:
    table = Table(3).playing().accuse().answer(2).confirm()
    table.ids()
    table.suppose(crew=1, island=3)
    assert "pawn-moved" not in table.ids(), "who is out draws nothing and has no turn to start there"
    assert table.state.places[0] == 3


def told_nobody(players: int = 3, *characters: int | None) -> Table:
    """Some characters are not told."""
    table = Table(players).confirm().answer(*(*characters, *((None,) * players))[:players])
    return table.answer(7, 8, 9).confirm(2).answer(1)


def stands(table: Table) -> list[Arg]:
    """Who or what the whole answer to "where are we" places somewhere."""
    places = [fact.said for fact in GAME.glance(table.state) if fact.said.id.startswith(f"{ID}-stands")]
    return [dict(line.args)["thing"] for line in places]


def test_a_moved_pawn_of_nobody_knows_whom_stands_there_until_it_may_have_been_moved_on() -> None:
    table = told_nobody()
    table.ids()
    table.suppose(crew=4, treasure=1, island=2)
    assert table.ids()[-3:] == ["supposed", "pawn-moved-somebody", "answer-first"]
    assert OwnText("fr", "Saphir") in stands(table)
    table.confirm().scan("fiche/ile/2").confirm()
    assert OwnText("fr", "Saphir") in stands(table), "whoever is on that island may be it, and is there"
    table.confirm()
    assert OwnText("fr", "Saphir") not in stands(table)
    assert OwnText("fr", "la boussole") in stands(table)


def test_a_moved_pawn_that_nobody_plays_stays_where_it_is() -> None:
    table = Table(3).playing().suppose(crew=4, island=2).confirm().confirm().confirm()
    assert OwnText("fr", "Saphir") in stands(table)
    told = told_nobody(3, 1, 2, None).suppose(crew=2, island=2).confirm()
    assert stands(told)[:2] == [Who(1, "Ana"), Who(2, "Léo")]
    assert "pawn-moved-somebody" not in told.ids()


def test_where_a_pawn_is_that_may_have_been_moved_nobody_is_told() -> None:
    table = told_nobody().scan("fiche/ile/1").confirm().suppose(crew=4, island=2).confirm().confirm()
    assert table.state.active == 1
    assert table.state.place is None
    assert table.state.places[1] == 2, "who asked knows it"


def test_equipment_of_a_player_who_is_out_is_not_waited_for_and_refused() -> None:
    table = Table(3).playing().accuse().answer(2).confirm()
    line = next(fact.said for fact in GAME.glance(table.state) if fact.id == "equipment")
    assert dict(line.args)["people"] == Several((Who(2, "Léo"), Who(3, "Inès")))
    refusal = table.refused(Filled("equipment", (1,)))
    assert (refusal.why.id, refusal.rule) == (f"{ID}-refuse-out", "equipment-out")
    assert table.act(Filled("equipment", (1,)), "equipment-out") == (EquipmentUsed(1),)


def test_one_seat_after_the_other_answers_until_a_card_is_shown() -> None:
    table = Table(4).playing(starter=2).suppose()
    assert table.state.due == 3
    assert table.act(Answered(1)) == (HadNone(3),)
    assert table.act(Answered(1)) == (HadNone(4),)
    assert table.act(Confirmed()) == (Showed(1, 2), TurnBegan(3))


def test_nobody_has_shown_when_all_have_been_asked() -> None:
    table = Table(3).playing().suppose().answer(1)
    assert table.act(Answered(1)) == (HadNone(3), NobodyShowed(1), TurnBegan(2))


def test_two_players_look_at_a_side_card_where_nobody_showed_and_only_there() -> None:
    table = Table(2).playing().suppose()
    assert table.act(Answered(1)) == (HadNone(2), NobodyShowed(1))
    assert table.phase is Phase.SIDE
    assert table.act(Confirmed()) == (SideLooked(1), TurnBegan(2))
    assert table.suppose().confirm().phase is Phase.TURN, "somebody showed"


def test_who_is_out_has_no_turn_and_still_answers() -> None:
    table = Table(3).playing().accuse()
    assert table.sure(2) == (PlayerOut(1), TurnBegan(2))
    table.suppose().answer(1)
    assert table.state.due == 1
    table.confirm().confirm()
    assert table.state.active == 2


def test_the_variant_names_everybody_and_moves_no_pawn_that_is_not_there() -> None:
    table = Table(3, settings={"all-crew": "yes"}).playing().suppose(crew=8)
    assert table.state.pawns == ()
    assert table.state.treasures == ((1, 1),)
    assert "supposed-no-pawn" in table.ids()


def test_who_reads_by_ear_is_told_how_to_hear_the_card() -> None:
    table = Table(3, ways=(Way.EAR,)).playing()
    table.ids()
    table.suppose()
    assert "asker-by-ear" in table.ids()


# --- accusations ---


def test_an_accusation_is_right_or_wrong_and_the_table_hears_nothing_else() -> None:
    right = Table(3).playing().accuse()
    assert right.events[-1] == Accused(1, 4, 1, 1)
    assert right.sure(1) == (Ended(Outcome.SOLVED, 1),)
    assert GAME.expects(right.state).over
    wrong = Table(3).playing().accuse()
    wrong.ids()
    wrong.sure(2)
    assert wrong.ids() == ["sure-wrong", "wrong", "turn"]


def test_the_sleeve_s_cards_scanned_at_the_table_are_judged_and_never_named() -> None:
    for cards, outcome in (((4, 1, 1), Outcome.SOLVED), ((5, 1, 1), None), ((4, 2, 1), None), ((4, 1, 3), None)):
        table = Table(3).playing().accuse()
        table.heard.clear()
        table.act(Scanned(treasure(cards[1])))
        assert table.why_not(Scanned(treasure(3))) == "sleeve-sort"
        table.act(Scanned(island(cards[2])))
        table.act(Scanned(crew(cards[0])))
        assert table.state.outcome is outcome
        assert (table.state.out == {1}) == (outcome is None)
        assert [dict(said.args) for said in table.heard[:2]] == [{"count": 1}, {"count": 2}]
        assert table.ids()[2] == ("wrong" if outcome is None else "won")


def test_when_everybody_was_wrong_nobody_has_won() -> None:
    table = Table(2).playing().accuse().answer(2).confirm().accuse()
    assert table.sure(2) == (PlayerOut(2), Ended(Outcome.ALL_WRONG))


def test_an_accusation_can_be_given_up_before_it_is_said() -> None:
    table = Table(3).playing().scan("fiche/centre").answer(1, 4, None)
    assert table.phase is Phase.CENTRE
    assert table.state.named == ()
    table.confirm()
    assert table.state.active == 2
    assert table.state.places[0] == CENTRE
    table.confirm().confirm()
    assert table.answer(4).phase is Phase.ACCUSING, "who stands in the centre already needs one key"


# --- villains, equipment, adventure ---


def test_eight_villains_and_everybody_has_lost() -> None:
    table = Table(4).playing()
    table.ids()
    for number in range(1, 8):
        table.scan(f"mechant/{number}")
    assert table.ids() == ["villain"] * 5 + ["villain-warning"] * 2
    assert table.sure(3) == (VillainLaid(None), Ended(Outcome.VILLAINS))
    assert table.ids() == ["sure-villain", "lost-villains"]


@pytest.mark.parametrize("phase", [Phase.TURN, Phase.LANDED, Phase.ANSWERING])
def test_a_villain_may_be_drawn_at_any_moment_of_play(phase: Phase) -> None:
    table = Table(4).playing()
    if phase is not Phase.TURN:
        table.scan("fiche/ile/1")
    if phase is Phase.ANSWERING:
        table.scan("fiche/equipage/4", "fiche/tresor/1")
    assert table.phase is phase
    table.scan("mechant/3")
    table.fill("villain")
    assert len(table.state.villains) == 2
    assert table.phase is phase


def test_an_adventure_card_is_read_only_when_it_is_announced() -> None:
    table = Table(4).playing()
    assert table.why_not(Scanned(token("aventure/01"))) == "secret"
    table.answer(6)
    table.ids()
    table.scan("aventure/01")
    assert table.ids() == ["adventure-text", "adventure-played"]
    assert table.why_not(Scanned(token("aventure/02"))) == "secret"
    table.fill("adventure").scan("aventure/03")
    assert table.ids() == ["adventure-due", "adventure", "adventure-played"]


def test_equipment_serves_once_whoever_s_turn_it_is() -> None:
    table = Table(4).playing()
    assert table.sure(5) == (EquipmentUsed(1),)
    assert table.refused(Answered(5)).rule == "equipment-used"
    table.fill("equipment", 3)
    assert table.state.used == {1, 3}
    assert table.act(Filled("equipment", (3,)), "equipment-used")
    table.ids()
    table.scan("equipement/1")
    assert table.ids() == ["heard-text"], "its card is read to anybody, and nothing is used"


def test_the_companion_throws_the_dice_once_a_turn() -> None:
    table = Table(4).playing()
    assert table.decide(Answered(7)) == NeedsRoll(36)
    table.fill("roll", 1 + 4 + 2 * 6)
    assert table.state.rolled == (5, 3)
    assert dict(table.heard[-1].args)["total"] == 8
    assert table.refused(Answered(7)).rule == "rolled"
    assert table.decide(Answered(7), "rolled") == NeedsRoll(36)
    assert table.confirm().state.rolled == ()
    one = Table(4, settings={"dice": "1", "faces": "8"}).playing()
    assert one.decide(Answered(7)) == NeedsRoll(8)


# --- refusals ---


def test_a_turn_s_refusals_say_why() -> None:
    table = Table(4, settings=COUNTED).playing()
    assert table.why_not(Answered(2)) == "no-island"
    assert table.why_not(Scanned(sheet("equipage/4"))) == "no-island"
    assert table.why_not(Scanned(sheet("ile/9"))) == "not-in-box"
    assert table.why_not(Advanced()) == "counter"
    assert table.why_not(Filled("scanner", ())) == "scanner"
    table.scan("mechant/1")
    assert table.refused(Scanned(token("mechant/1"))).rule == "same-villain"
    assert table.act(Scanned(token("mechant/1")), "same-villain")


def test_a_hypothesis_s_refusals_say_why() -> None:
    table = Table(4, settings=COUNTED).playing().scan("fiche/ile/1")
    other = table.refused(Scanned(sheet("ile/2")))
    assert (other.why.id, other.rule) == (f"{ID}-refuse-other-island", "other-island")
    assert table.why_not(Scanned(sheet("ile/1"))) == "named"
    out = table.refused(Answered(7))
    assert (out.why.id, out.rule) == (f"{ID}-refuse-crew-out", "crew-out")
    assert table.why_not(Scanned(sheet("tresor/7"))) == "not-in-box"
    table.scan("fiche/equipage/4")
    assert table.why_not(Scanned(sheet("equipage/4"))) == "named"
    assert table.why_not(Scanned(sheet("equipage/5"))) == "second-crew"
    assert table.act(Scanned(sheet("ile/2")), "other-island") == (Landed(1, 2),)
    assert table.act(Answered(7), "crew-out")


def test_an_accusation_s_refusals_say_why() -> None:
    table = Table(4).playing().scan("fiche/centre").answer(1).scan("fiche/ile/1", "fiche/tresor/1")
    assert table.why_not(Scanned(sheet("ile/2"))) == "second-island"
    assert table.why_not(Scanned(sheet("tresor/2"))) == "second-treasure"
    table.answer(4)
    assert table.why_not(Confirmed()) == "verdict"


def test_the_sheet_scanned_too_early_lands_nowhere_and_says_what_is_due() -> None:
    table = Table(2).playing().suppose()
    assert table.why_not(Scanned(sheet("ile/2"))) == "answer-first"
    table.answer(1)
    assert table.why_not(Scanned(sheet("ile/2"))) == "side-first"
    table.confirm().scan("fiche/centre")
    assert table.why_not(Scanned(sheet("equipage/2"))) == "accuse-first"
    assert table.why_not(Scanned(sheet("centre"))) == "accuse-first"
    table.answer(1, 4, 1, 1)
    assert table.why_not(Scanned(sheet("equipage/4"))) == "verdict"


def test_a_secret_card_at_the_table_is_refused_with_the_same_words_whatever_it_is() -> None:
    for table in (Table(4).dealt(), Table(4).playing(), Table(4).playing().suppose()):
        refusals = {
            table.refused(Scanned(token(kind)))
            for kind in ("equipage/1", "equipage/9", "tresor/1", "tresor/12", "ile/3", "aventure/01", "aventure/30")
        }
        assert len(refusals) == 1
        (refusal,) = refusals
        assert (refusal.why, refusal.rule) == (Word(f"{ID}-refuse-secret"), None)


def test_before_the_sleeve_is_filled_and_after_the_end_every_card_can_be_heard() -> None:
    table = Table(3)
    table.ids()
    table.scan("equipage/1", "mechant/1", "aventure/01", "ile/12")
    assert table.ids() == ["heard", "heard", "heard-text", "heard"]
    over = Table(2).playing().accuse().answer(1).confirm()
    over.ids()
    over.scan("tresor/1", "fiche/ile/1", "mechant/2")
    assert over.ids() == ["heard", "heard", "heard"]
    assert over.why_not(Confirmed()) == "over"


# --- corrections ---


def test_what_was_missed_can_be_put_right() -> None:
    table = Table(4).playing()
    table.fill("correct", 1, 3)
    assert len(table.state.villains) == 3
    table.fill("correct", 1, 1)
    assert len(table.state.villains) == 1
    table.fill("correct", 3, 2)
    assert table.state.place == 2
    table.fill("correct", 2, 3)
    assert table.state.active == 3
    assert table.why_not(Filled("correct", (2, 3))) == "no-change"
    assert table.why_not(Filled("correct", (2, 9))) == "no-such-number"
    assert table.why_not(Filled("correct", (2, 0))) == "no-such-number"
    assert table.why_not(Filled("correct", (1, None))) == "incomplete"
    table.accuse().answer(2).confirm()
    assert table.why_not(Filled("correct", (2, 3))) == "out"
    assert table.act(Filled("correct", (1, 8)))[-1] == Ended(Outcome.VILLAINS)


# --- a place that was entered wrong ------------------------------------------------------------------------


def test_the_island_corrected_before_the_hypothesis_is_the_one_it_is_about() -> None:
    table = Table(3).playing().scan("fiche/ile/2", "fiche/equipage/4")
    table.heard.clear()
    table.fill("correct", 3, 5)
    assert table.ids() == ["stands", "ask-treasure"], "what was named stays named"
    table.scan("fiche/tresor/1")
    asked = next(event for event in table.events if isinstance(event, Supposed))
    assert (asked.crew, asked.island) == (4, 5)
    assert table.state.places == (5, None, None)


def test_who_stands_in_the_centre_after_all_supposes_nothing_and_may_accuse() -> None:
    table = Table(3).playing().scan("fiche/ile/2")
    table.heard.clear()
    table.fill("correct", 3, 0)
    assert table.ids() == ["stands-centre", "step-centre"]
    assert table.answer(1).phase is Phase.ACCUSING


def test_who_stands_on_an_island_after_all_cannot_accuse() -> None:
    table = Table(3).playing().scan("fiche/centre").answer(1)
    table.heard.clear()
    table.fill("correct", 3, 2)
    assert table.ids() == ["stands", "ask-crew"]
    table.scan("fiche/equipage/4", "fiche/tresor/1")
    assert table.phase is Phase.ANSWERING


def test_a_character_that_is_not_in_the_box_is_refused() -> None:
    table = Table(3, settings={"crew": "9"}).confirm()
    assert table.why_not(Scanned(token("equipage/12"))) == "not-in-box"
    table.answer(1, 2, 3)
    assert table.why_not(Scanned(token("fiche/equipage/12"))) == "not-in-box"


def test_hash_after_a_tie_lets_one_of_those_who_tied_begin() -> None:
    table = Table(3).dealt().confirm()
    table.fill("roll", 1 + 5 * 6 + 5 * 36)  # one, six and six
    assert table.state.tied == (2, 3)
    table.confirm()
    assert table.state.active == 2


def test_a_list_of_the_crew_that_is_not_whole_yet_keeps_nobody_from_typing_the_others() -> None:
    begun = Table(3, box=Box(PACK, {f"{ID}/equipage/2": named("Jade")}))
    assert begun.state.layout.typing(Sort.CREW) == 9
