"""Evenings in which a rule was broken once, key by key as people typed them."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.mystere_de_l_abbaye.board import Room
from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.state import State
from companion.session.state import Ear
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening, set_up

EMPTY = "9985 0"
HAND = " ".join(f"suspect/{number:02d}" for number in range(1, 7))


def board(table: Tabletop) -> State:
    state = table.core.session.play.board
    assert isinstance(state, State)
    return state


def played(folder: Path, moves: str, rules: str = "") -> Tabletop:
    table = evening(folder, "en", rules)
    play(table, set_up(3) + " A")
    play(table, moves)
    return table


# --- penance: "ne peut ni poser ni répondre des questions tant qu'il est à l'église" ---


def test_who_did_penance_stays_silent_in_the_church_when_the_turn_was_skipped(tmp_path: Path) -> None:
    table = played(tmp_path, "33 21 7 33 # A 21 # #")
    assert board(table).penance == (False, False, False), "Léo's turn was skipped"
    said = play(table, "11")
    assert said[-2:] == [
        "[table] No question: in penance in the church, Léo.",
        "[table] Ana: the bell first, on 3. Key A.",
    ]


def test_who_has_left_the_church_and_comes_back_is_asked_and_asks(tmp_path: Path) -> None:
    table = played(tmp_path, "33 21 7 33 # A 21 # # 31 A 33 31 #")
    assert board(table).places[1] is Room.COUR, "Léo has left the church"
    play(table, "11 A 11")
    assert board(table).phase is Phase.QUESTION
    play(table, "# 11")
    assert board(table).phase is Phase.WHOM, "Léo asks one of the two who are there"


def test_who_comes_out_of_the_church_asks_whom_he_meets_at_once(tmp_path: Path) -> None:
    table = played(tmp_path, "33 21 7 33 # A 21 # # 31 A 33")
    assert board(table).active == 2
    play(table, "31")
    assert board(table).phase is Phase.QUESTION
    assert board(table).asked == 3


def test_a_penance_that_is_taken_back_lets_speak_in_the_church(tmp_path: Path) -> None:
    table = played(tmp_path, "31 31 #")
    play(table, "9981 2")
    assert board(table).silent(2)
    play(table, "9 9 8 # 3 2")
    assert not board(table).silent(2)
    play(table, "33 A 11")
    assert board(table).phase is Phase.QUESTION, "Ana has met Léo in the church"


def test_a_penance_waits_for_a_drawn_book_and_for_a_card_to_be_given_back(tmp_path: Path) -> None:
    table = played(tmp_path, "14 9981 1")
    assert board(table).phase is Phase.BOOK
    play(table, "1")
    assert board(table).books == (1, 0, 0)
    assert board(table).active == 2
    assert board(table).penance == (True, False, False)
    table = played(tmp_path / "caught", "31 21 7 33 A 21 # 9981 1 9981 2 #")
    assert board(table).hands.sizes == (6, 6, 6)
    assert board(table).penance[0]


def test_a_penance_while_it_is_asked_who_clears_leaves_the_accusation_to_be_judged(tmp_path: Path) -> None:
    table = played(tmp_path, f"{EMPTY} 18 05 # 9981 1")
    assert board(table).phase is Phase.CLEAR
    play(table, "2")
    assert [each.right for each in board(table).accusations] == [False]
    assert board(table).active == 2
    play(table, "# # A # # # A 18 06 # #  suspect/06")
    assert board(table).scores == (2, 0, 0), "four for the culprit, two less for the wrong accusation"


# --- what cannot be taken back at the table is asked once ---


def test_the_bell_put_right_by_a_is_no_penance(tmp_path: Path) -> None:
    table = evening(tmp_path, "en")
    said = play(table, set_up(3) + " 16 A 16")
    assert board(table).penance == (False, False, False)
    assert (board(table).bell, board(table).places[0], board(table).pile) == (1, Room.PARLOIR, 4)
    assert "[table] Bell on 1." in said


@pytest.mark.parametrize("room", ["11", "14", "24", "32", "salle/crypte"])
def test_no_room_is_a_penance_while_it_is_asked_whether_the_figure_was_touched(tmp_path: Path, room: str) -> None:
    table = evening(tmp_path, "en")
    play(table, set_up(3) + f" 16 {room}")
    assert board(table).phase is Phase.FORGOTTEN
    play(table, "4")
    assert board(table).phase is Phase.FORGOTTEN
    play(table, "#")
    assert board(table).penance == (True, False, False)


def test_the_number_of_the_chapter_hall_typed_twice_accuses_nobody(tmp_path: Path) -> None:
    table = played(tmp_path, f"{EMPTY} 18 18")
    assert board(table).accusations == ()
    assert play(table, "*")[-2].startswith("[table] Ana reveals a trait")
    assert board(table).phase is Phase.CHAPTER
    play(table, "18 04")
    meant = board(table).meant
    assert meant is not None
    assert meant.monk == 18, "another number is no answer"
    play(table, "moine/04 #")
    assert [each.monk for each in board(table).accusations] == [4], "another scan takes the place of the first"


def test_the_number_of_the_court_reveals_nothing_by_itself(tmp_path: Path) -> None:
    table = played(tmp_path, "18 31")
    assert board(table).revelations == ()
    play(table, "#")
    assert [each.trait.value for each in board(table).revelations] == ["hospitalier"]


def test_a_room_typed_while_a_crypt_card_is_offered_does_not_spend_it(tmp_path: Path) -> None:
    table = played(tmp_path, "17")
    assert board(table).phase is Phase.CRYPT
    assert "A crypt card waits: Ana" in play(table, "16")[-1]
    assert board(table).crypts == (True, False, False)
    play(table, "1#")
    assert board(table).crypts == (False, False, False)
    assert (board(table).active, board(table).phase, board(table).extra) == (1, Phase.MOVE, True)


# --- the crypt: "vous pourrez utiliser cette carte quand vous le souhaiterez" ---


def test_a_crypt_card_is_offered_after_a_wrong_accusation_and_spends_the_penance(tmp_path: Path) -> None:
    table = played(tmp_path, f"17 # # # A {EMPTY} 18 05 # 2")
    assert board(table).phase is Phase.CRYPT
    play(table, "1#")
    assert board(table).active == 2
    assert board(table).penance == (False, False, False)
    assert board(table).silent(1), "the figure is in the church still"


def test_a_crypt_card_is_offered_after_a_turn_that_a_penance_has_ended(tmp_path: Path) -> None:
    table = played(tmp_path, "17 # # # A 18 9981 1")
    assert board(table).phase is Phase.CRYPT
    play(table, "#")
    assert board(table).penance == (True, False, False)


# --- rooms, by the source of this edition ---


def test_an_owner_who_comes_home_asks_first_and_then_catches(tmp_path: Path) -> None:
    table = played(tmp_path, "31 21 7 33 A 21")
    assert board(table).phase is Phase.QUESTION
    play(table, "#")
    assert board(table).phase is Phase.CAUGHT


def test_from_one_confessional_straight_to_the_other(tmp_path: Path) -> None:
    table = played(tmp_path, "12 # 31 33 A 13")
    assert board(table).places[0] is Room.CONFESSIONNAL_2


# --- a kept book that is played from the menu ---


def test_a_kept_book_played_from_the_menu_is_read_when_it_is_scanned(tmp_path: Path) -> None:
    table = played(tmp_path, "14 1")
    said = play(table, "9984 1")
    assert board(table).phase is Phase.PLAYED
    assert board(table).books == (1, 0, 0), "it is not played before it is read"
    assert said[-1].startswith("[table] Ana plays a book in reserve.")
    assert "[table] Errare humanum est." in play(table, "scriptorium/02")
    assert board(table).books == (0, 0, 0)
    assert (board(table).active, board(table).phase) == (2, Phase.MOVE)


def test_a_kept_book_played_from_the_menu_may_be_read_by_its_player(tmp_path: Path) -> None:
    table = played(tmp_path, "14 1 9984 1 9984 1")
    assert board(table).books == (1, 0, 0), "one after the other"
    play(table, "#")
    assert board(table).books == (0, 0, 0)
    assert "hidden" not in play(table, "B B")[0]
    assert board(table).phase is Phase.PLAYED


# --- a card that is shown before the table says so ---


@pytest.mark.parametrize("when", ["16 2", "16 2 31", "16 2 31 #", "16 2 31 61"])
def test_a_card_shown_before_the_table_says_so_joins_no_hand(tmp_path: Path, when: str) -> None:
    table = evening(tmp_path, "en", ears=(Ear("USB", (1, 2, 3)),), dice=(1, 4))
    play(table, f"333 ## 1 1 7 C 1 4 123 {HAND.rpartition(' ')[0]}  #  C 2 # 456 suspect/07 #  A {EMPTY} {when}")
    before = board(table).hands
    assert len(before.of(1)) == 5, "one of Ana's cards was not heard yet"
    said = play(table, "C 1 # suspect/07")
    assert any("that Léo shows" in line for line in said), said
    assert board(table).hands == before
    rest = {"16 2": "31 # #", "16 2 31": "# #", "16 2 31 #": "#", "16 2 31 61": "#"}[when]
    play(table, rest)
    assert board(table).hands == before
    assert board(table).look is None, "it was heard"
    assert board(table).active == 2
