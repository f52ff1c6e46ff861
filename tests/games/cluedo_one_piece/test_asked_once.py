"""What cannot be taken back at the table is asked once; what is moved, and what is not; what can be answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import (
    AskedFirst,
    CardShown,
    Ended,
    EquipmentUsed,
    Fact,
    HandKept,
    Landed,
    Outcome,
    Phase,
    PlayerOut,
    TurnBegan,
    VillainLaid,
    Weighty,
)
from companion.games.protocol import Answered, Confirmed, Filled, Looked
from companion.model import Hidden, Rejection
from tests.golden.shorthand import play

from .evenings import evening
from .golden import set_up
from .tables import COUNTED, ID, NAMED, Table, crew, island, opening, treasure

# --- asked once ---


@pytest.mark.parametrize(("digit", "done"), [(3, VillainLaid(None)), (5, EquipmentUsed(1))])
def test_an_island_s_number_alone_lays_no_villain_and_spends_no_equipment(digit: int, done: object) -> None:
    table = Table(3).playing()
    before = table.state
    (asked,) = table.act(Answered(digit))
    assert isinstance(asked, AskedFirst)
    assert table.state.villains == before.villains
    assert table.state.used == before.used
    assert table.act(Confirmed()) == (done,)


@pytest.mark.parametrize("digit", [3, 5])
def test_whoever_meant_the_island_types_1_and_its_number(digit: int) -> None:
    table = Table(3).playing().answer(digit, 1, digit)
    assert table.events[-1] == Landed(1, digit)
    assert (table.state.villains, table.state.used) == ((), frozenset())


def test_after_the_question_hash_ends_the_turn_again() -> None:
    table = Table(3).playing().answer(3).scan("mechant/2")
    assert table.act(Confirmed())[-1] == TurnBegan(2)
    assert len(table.state.villains) == 1


def test_right_and_wrong_are_asked_once() -> None:
    wrong = Table(3).playing().accuse().answer(2)
    assert wrong.state.out == frozenset()
    assert wrong.sure(1) == (Ended(Outcome.SOLVED, 1),), "another digit is another answer"
    right = Table(3).playing().accuse().answer(1)
    assert right.phase is Phase.CHECKING
    assert right.sure(2) == (PlayerOut(1), TurnBegan(2))


def test_what_a_seat_hears_answers_nothing_that_the_table_was_asked() -> None:
    table = Table(3).playing().answer(3)
    table.look(2, crew(5))
    assert isinstance(table.events[-1], HandKept)
    assert table.state.weighty is Weighty.VILLAIN
    assert table.act(Confirmed()) == (VillainLaid(None),)


def test_used_equipment_is_refused_before_it_is_asked_for() -> None:
    table = Table(3).playing()
    table.sure(5)
    assert table.why_not(Answered(5)) == "equipment-used"
    assert table.act(Answered(5), "equipment-used") == (EquipmentUsed(1),), "a card allows it: that was asked enough"


def test_hash_after_an_undo_does_not_do_again_what_was_taken_back(tmp_path: Path) -> None:
    table = evening(tmp_path, 3)
    play(table, f"{set_up(3)} 3 #")
    back = play(table, "B B")
    assert back[-2] == "[table] C'est annulé : le méchant numéro 1."
    assert back[-1].startswith("[table] Ana joue.")
    assert play(table, "#")[0].startswith("[table] Léo joue.")
    play(table, "3")
    assert play(table, "*")[-1].startswith("[table] Léo joue."), "the star takes the question back"


# --- what is moved ---


def moved(table: Table) -> str:
    """How it was said what the newest hypothesis moves."""
    said = [line.id.removeprefix(f"{ID}-") for line in table.heard]
    return next(id for id in reversed(said) if id.startswith("supposed"))


def test_a_player_who_is_already_on_the_island_draws_no_adventure_card() -> None:
    table = Table(3).playing().suppose(crew=2, treasure=1, island=2)
    assert (moved(table), "pawn-moved" in table.ids()) == ("supposed", True)
    table.confirm()
    table.suppose(crew=1, treasure=2, island=2).confirm()
    table.ids()
    table.suppose(crew=2, treasure=3, island=2)
    assert moved(table) == "supposed-token"
    assert "pawn-moved" not in table.ids()


def test_nothing_is_moved_where_pawn_and_token_stand_already() -> None:
    table = Table(3).playing().suppose(crew=2, treasure=1, island=2).confirm().suppose(crew=2, treasure=1, island=2)
    assert moved(table) == "supposed-nothing"
    table.confirm().suppose(crew=5, treasure=1, island=2)
    assert moved(table) == "supposed-pawn"


def test_a_pawn_that_stands_there_of_nobody_knows_whom_is_not_moved_either() -> None:
    table = Table(3).confirm().answer(None, None, None, 7, 8, 9).confirm(2).answer(1)
    table.suppose(crew=4, island=2).confirm()
    places = table.state.places
    table.ids()
    table.scan("fiche/ile/2").scan("fiche/equipage/4", "fiche/tresor/2")
    assert "pawn-moved-somebody" not in table.ids()
    assert table.state.places == (places[0], 2, places[2])


# --- what can be answered ---


def offered(table: Table) -> list[int]:
    question = GAME.expects(table.state).question
    assert question is not None
    return [choice.number for choice in question.choices]


def test_who_is_taken_or_out_is_not_offered() -> None:
    table = Table(3, settings=COUNTED).confirm().answer(4)
    assert offered(table) == [1, 2, 3, 5, 6, 7, 8, 9]
    table.answer(None, 2)
    assert offered(table) == [1, 3, 5, 6, 7, 8, 9]
    table.answer(9)
    assert offered(table) == [1, 3, 5, 6, 7, 8]
    table.answer(8, 7).confirm(2).answer(1).scan("fiche/ile/1")
    assert offered(table) == [1, 2, 3, 4, 5, 6], "a card that has left the game can be named by nobody"
    variant = Table(3, settings={**COUNTED, "all-crew": "yes"}).playing().scan("fiche/ile/1")
    assert offered(variant) == list(range(1, 10))


@pytest.mark.parametrize(
    ("players", "settings", "why"),
    [
        (3, {"crew": "8"}, "setting-count"),
        (3, {"treasures": "1"}, "setting-count"),
        (3, {"islands": "1"}, "setting-count"),
        (3, {"crew": "13"}, "setting-count"),
        (6, {"crew": "9", "treasures": "2", "islands": "2", "teams": "yes"}, "setting-few-cards"),
    ],
)
def test_counts_that_make_no_game_are_refused(players: int, settings: dict[str, str], why: str) -> None:
    begun = GAME.begin(NAMED, opening(players, (), **settings))
    assert isinstance(begun, Rejection)
    assert begun.why.id == f"{ID}-refuse-{why}"


def test_as_few_cards_as_there_are_players_can_be_dealt() -> None:
    assert Table(2, settings={"crew": "9", "treasures": "2", "islands": "2"}).dealt().state.deal == (1, 0)


# --- the card that was shown ---


def test_whose_card_the_asker_hears_is_said_for_the_table_may_have_gone_on_meanwhile(tmp_path: Path) -> None:
    table = Table(4).playing().suppose(4, 1, 2)
    table.answer(1)  # by another keypad, while the ear waits for the first one's card
    table.ids()
    table.look(1, treasure(1))
    (heard,) = [line for line in table.heard if line.id == f"{ID}-card-shown-sure"]
    assert dict(heard.args)["who"] == table.state.layout.people[2]
    assert table.events[-1] == CardShown(1, 3, Hidden(treasure(1)))


def test_what_may_be_ones_own_is_asked_once_before_it_counts_as_shown() -> None:
    table = Table(3).playing().suppose(4, 1, 2).confirm()
    table.ids()
    table.look(1, crew(4), crew(4), island(2))
    assert table.ids() == ["card-shown", "card-looked-place", "card-shown"]
    assert (table.state.hand(1), table.state.shown) == ((crew(4),), (2, island(2)))


def test_a_correction_of_a_place_drops_the_pawn_that_may_have_been_this_player_s() -> None:
    table = Table(3).confirm().answer(None, None, None, 7, 8, 9).confirm(2).answer(1)
    table.suppose(crew=4, island=2).confirm()
    table.fill("correct", list(Fact).index(Fact.PLACE) + 1, 3)
    assert dict(table.state.pawns) == {}


def test_looks_are_refused_for_cards_that_were_not_named() -> None:
    table = Table(3).playing().suppose(4, 1, 2)
    assert table.why_not(Looked(1, crew(5))) == "window-shown"
    assert table.act(Filled("villain", ())) == (VillainLaid(None),), "the menu's entry is meant"
