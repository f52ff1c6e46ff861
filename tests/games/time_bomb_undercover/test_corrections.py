"""What was missed or wrong is put right, and what follows from it too."""

from __future__ import annotations

from companion.games.protocol import Filled
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import (
    Cable,
    Corrected,
    Cut,
    CuttersMoved,
    Ended,
    Phase,
    Reopened,
    RoundEnded,
    Side,
    Termination,
    Won,
)

from .tables import BOMB, ID, Table, defuse, secure


def test_a_missed_cut_is_the_newest_and_sends_the_cutters() -> None:
    table = Table().playing(starter=1)
    assert table.correct(0, 4, 2, None) == (Cut(1, 1, 4, Cable.DEFUSE, None),)
    assert table.state.holder == 4


def test_a_missed_cut_may_leave_the_cutters_elsewhere_and_is_said_once() -> None:
    table = Table().playing(starter=1)
    table.heard.clear()
    table.correct(None, 4, 1, 2)  # no cut yet: # alone means a missed one
    assert table.state.holder == 2
    assert table.ids() == ["cut-secure"]


def test_a_wrong_seat_moves_the_cutters_and_the_counts() -> None:
    table = Table().playing(starter=1)
    table.cut(2, secure(7))
    assert table.correct(None, 3, None, None) == (Corrected(1, 1, 3, Cable.SECURE, 7),)
    assert (table.state.face_down(2), table.state.face_down(3)) == (5, 4)
    assert table.state.holder == 3


def test_a_wrong_seat_of_an_older_cut_mends_who_made_the_next() -> None:
    table = Table().playing(starter=1)
    table.cut(2, secure(1))
    table.cut(3, secure(2))
    table.correct(1, 4, None, None)
    assert [(cut.cutter, cut.seat) for cut in table.state.cuts] == [(1, 4), (4, 3)]
    assert table.state.holder == 3


def test_a_wrong_kind_frees_the_card_that_was_scanned() -> None:
    table = Table().playing(starter=1)
    table.cut(2, secure(7))
    table.correct(1, None, 2, None)
    assert table.state.found(Cable.DEFUSE) == 1
    assert GAME.spent(table.state) == frozenset()


def test_a_cut_that_never_happened_gives_the_cutters_back() -> None:
    table = Table().playing(starter=1)
    table.cut(2, secure(7))
    assert table.correct(1, None, 0, None) == (Corrected(1, 1, None, None, None),)
    assert (table.state.made, table.state.holder) == (0, 1)


def test_a_correction_can_explode_and_be_taken_back() -> None:
    table = Table().playing()
    table.cut(2, secure(1))
    assert table.correct(1, None, 3, None)[1:] == (Ended(Termination.EXPLODED),)
    assert table.at(Phase.SHADOW)
    assert table.correct(1, None, 1, None)[1:] == (Reopened(1),)
    assert table.at(Phase.PLAYING)


def test_the_bomb_as_the_rounds_last_cut_taken_back_ends_the_round() -> None:
    table = Table().playing().cut_secure(4)
    table.cut(table.next_seat(), BOMB)
    assert table.correct(5, None, 1, None)[1:] == (Reopened(1), RoundEnded(1))
    assert table.state.between_rounds


def test_a_correction_can_find_the_last_defuse_cable() -> None:
    table = Table(4).playing(fatality=1)
    table.cut(2, defuse(1))
    table.cut(3, defuse(2))
    table.cut(4, defuse(3))
    table.cut(1, secure(1))
    assert table.correct(4, None, 2, None)[1:] == (Ended(Termination.DEFUSED),)


def test_a_round_that_ended_one_cut_too_early_goes_on() -> None:
    table = Table().playing().cut_secure(5)
    assert table.correct(2, None, 0, None)[1:] == (Reopened(1),)
    assert (table.state.phase, table.state.made) == (Phase.PLAYING, 4)


def test_a_game_that_ended_one_cut_too_early_goes_on() -> None:
    table = Table().playing()
    for _ in range(4):
        table.lay().cut_secure(5 if table.state.round < 4 else 3)
    table.cut(table.next_seat(), defuse(1))
    table.cut(table.next_seat(), defuse(2))
    assert table.state.how is Termination.ROUNDS_OVER
    assert table.correct(5, None, 0, None)[1:] == (Reopened(4),)


def test_an_extra_cut_that_a_card_grants_after_the_round_changes_the_deal() -> None:
    table = Table().playing().cut_secure(5)
    table.ids()
    table.correct(0, 3, 1, None)
    assert table.ids() == ["cut-extra-secure", "step-deal-uneven"]
    table.confirm()
    assert table.state.dealt == (4, 3, 4, 4, 4)  # dealt from the cutters, seat 3, clockwise


def test_a_card_ends_a_round_early() -> None:
    table = Table().playing().cut_secure(2)
    assert table.act(Filled("end-round", ())) == (RoundEnded(1),)
    table.correct(1, None, 2, None)  # a correction does not open it again
    assert table.state.between_rounds


def test_a_card_moves_the_cutters() -> None:
    table = Table().playing(starter=1)
    assert table.act(Filled("cutters", (4,))) == (CuttersMoved(4),)
    assert table.refused(Filled("cutters", (None,))).why.id == f"{ID}-refuse-incomplete"


def test_a_card_lets_the_game_go_on_after_the_bomb() -> None:
    table = Table().playing()
    table.cut(2, BOMB)
    assert table.act(Filled("go-on", ())) == (Reopened(1),)
    table.cut(3, secure(1))
    assert table.at(Phase.PLAYING)


def test_corrections_that_cannot_be_are_refused() -> None:
    table = Table().playing(starter=1)
    table.cut(2, secure(1))
    for answers, refusal in [
        ((2, 3, 1, None), "no-such-cut"),
        ((0, None, 1, None), "incomplete"),
        ((0, 3, 0, None), "incomplete"),
        ((1, 2, 1, None), "no-change"),
        ((1, 1, None, None), "own-cable"),
    ]:
        assert table.refused(Filled("correct", answers)).why.id == f"{ID}-refuse-{refusal}"


def test_a_correction_cannot_cut_more_than_the_table_holds() -> None:
    table = Table().playing()
    table.cut(2, BOMB)
    table.act(Filled("go-on", ()))
    table.cut(3, secure(1))
    assert table.refused(Filled("correct", (2, None, 3, None))).rule == "too-many"
    assert table.refused(Filled("correct", (0, 1, 3, None))).rule == "too-many"


def test_before_the_first_cut_and_while_a_lieu_is_awaited_nothing_is_corrected() -> None:
    assert Table().refused(Filled("correct", (0, 1, 1, None))).why.id == f"{ID}-refuse-not-now"
    table = Table().playing().cut_secure(5)
    table.confirm()
    assert table.refused(Filled("correct", (1, None, 2, None))).why.id == f"{ID}-refuse-not-now"


def test_a_won_game_corrected_to_the_other_ending_asks_again() -> None:
    table = Table().playing()
    table.cut(2, BOMB)
    table.take((Won(Side.SHADOW, Termination.EXPLODED),))
    table.correct(1, None, 1, None)
    assert table.state.winner is None
