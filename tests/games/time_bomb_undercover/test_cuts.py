"""A cut, its refusals, and the end of a round."""

from __future__ import annotations

import pytest

from companion.games.protocol import Advanced, Answered, Filled, NeedsSeat, Scanned
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import Cable, Cut, LieuHeard, Phase, RoundEnded, StepDone
from companion.model import ScaleStep, Sign, Token, Urgency, Who

from .tables import BOMB, BOX, ID, NAMES, TRIANGLE, Table, defuse, lieu, secure


def test_a_cut_tells_what_which_and_who_has_the_cutters() -> None:
    table = Table().playing(starter=1)
    table.heard.clear()
    assert table.cut(2, secure(7)) == (Cut(1, 1, 2, Cable.SECURE, 7),)
    (said,) = table.heard
    assert said.id == f"{ID}-cut-secure"
    assert dict(said.args) == {"number": 1, "cuts": 5, "cutters": Who(2, NAMES[1])}
    assert table.state.holder == 2


def test_each_defused_cable_is_heard_one_step_higher_and_no_other_cut_is() -> None:
    table = Table().playing(starter=1)
    table.heard.clear()
    for seat, cable in ((2, defuse(1)), (3, secure(7)), (2, defuse(2)), (3, secure(8))):
        table.cut(seat, cable)
    cuts = [said.sign for said in table.heard if said.id.startswith(f"{ID}-cut-")]
    assert cuts == [ScaleStep(1), Sign.ACCEPTED, ScaleStep(2), Sign.ACCEPTED]


def test_a_cable_without_a_seat_is_held_unread() -> None:
    table = Table().playing()
    assert table.held(Scanned(BOMB))


@pytest.mark.parametrize(
    ("sticker", "cable"),
    [("triangle", Cable.DEFUSE), ("clear-dot", Cable.SECURE), ("spiral", Cable.BOMB)],
)
def test_a_box_without_labels_cuts_with_the_printed_sheet(sticker: str, cable: Cable) -> None:
    table = Table().playing()
    token = Token(f"sticker/{sticker}")
    assert table.act(Scanned(token)) == ()
    assert table.cut(2, token)[0] == Cut(1, 1, 2, cable, None)


def test_other_stickers_never_count() -> None:
    assert Table().playing().act(Scanned(Token("sticker/heart"), 2)) == ()


def test_a_table_without_scanner_types_seat_and_kind() -> None:
    table = Table(settings={"scanner": "no"}).playing()
    form = GAME.expects(table.state).after_seat
    assert form is not None
    assert len(form.questions) == 2
    assert table.act(Filled(form.id, (2, 2)))[0] == Cut(1, 1, 2, Cable.DEFUSE, None)
    table.act(Filled("scanner", ()))
    assert GAME.expects(table.state).after_seat is None


def test_nobody_cuts_at_home_unless_a_card_says_so() -> None:
    table = Table().playing(starter=3)
    assert table.refused(Scanned(secure(), 3)).rule == "own-cable"
    assert table.cut(3, secure(), lifted="own-cable")


def test_one_physical_cable_is_cut_once_unless_a_card_says_so() -> None:
    table = Table().playing()
    table.cut(2, secure(7))
    assert table.refused(Scanned(secure(7), 3)).rule == "same-cable"
    assert table.refused(Scanned(secure(7))).rule == "same-cable"
    assert GAME.spent(table.state) == {secure(7)}
    assert table.cut(3, secure(7), lifted="same-cable")


def test_the_table_holds_so_many_of_a_kind() -> None:
    table = Table(4).playing()
    for round in range(1, 5):
        table.cut_secure(4 if round < 4 else 3)
        table.until(Phase.PLAYING)
    assert table.state.found(Cable.SECURE) == 15
    refusal = table.refused(Scanned(secure(20), table.next_seat()))
    assert (refusal.rule, dict(refusal.why.args)) == ("too-many", {"total": 15})


def test_where_no_cable_is_left_none_is_cut() -> None:
    table = Table().playing()
    for _ in range(3):
        table.cut_secure(5)
        table.lay()
    away = 5 if table.state.holder != 5 else 4
    for copy in (21, 22):
        if table.state.holder == away:
            table.cut(1, secure(copy + 5))
        table.cut(away, secure(copy))
    other = 1 if table.state.holder != 1 else 2
    table.cut(other, secure(30))
    assert table.state.face_down(away) == 0
    assert table.refused(Scanned(secure(31), away)).rule == "none-left"


def test_the_last_cut_is_said_before_it_and_the_end_after_it() -> None:
    table = Table().playing().cut_secure(3)
    table.ids()
    table.cut_secure(1)
    assert table.ids() == ["cut-secure", "last-cut"]
    events = table.cut(table.next_seat(), secure(5))
    assert events[1:] == (RoundEnded(1),)
    assert table.ids() == ["cut-secure", "round-ended", "step-deal-again"]


def test_one_defuse_left_is_said() -> None:
    table = Table(4).playing(fatality=1)
    table.cut(2, defuse(1))
    table.cut(3, defuse(2))
    table.ids()
    table.cut(4, defuse(3))
    assert table.ids() == ["cut-defuse", "one-defuse-left", "last-cut"]


def test_the_bomb_interrupts() -> None:
    table = Table().playing()
    table.heard.clear()
    table.cut(2, BOMB)
    assert table.heard[0].urgency is Urgency.ALERT


def test_between_rounds_no_scan_is_read_and_no_card_lifts_it() -> None:
    table = Table().playing().cut_secure(5)
    assert table.refused(Scanned(secure(9), 2)).rule is None
    assert table.refused(Scanned(lieu(2))).rule is None


def test_a_new_round_deals_one_less_and_starts_with_the_last_one_cut() -> None:
    table = Table().playing().cut_secure(5)
    last = table.state.holder
    table.confirm()
    assert table.state.dealt == (4,) * 5
    table.ids()
    table.act(Scanned(lieu(2)))
    assert table.ids() == ["lieu-text", "round"]
    assert (table.state.round, table.state.holder) == (2, last)


def test_a_cut_before_the_new_lieu_is_refused_and_a_card_opens_the_round() -> None:
    table = Table().playing().cut_secure(5)
    table.confirm()
    assert table.refused(Scanned(secure(9))).rule == "before-lieu"
    assert table.act(Scanned(secure(9)), lifted="before-lieu") == (StepDone(Phase.LIEU),)
    assert table.at(Phase.PLAYING)


def test_the_old_lieu_no_longer_counts() -> None:
    table = Table().until(Phase.LIEU)
    table.act(Scanned(lieu(1)))
    table.until(Phase.STARTER).act(Answered(1))
    assert table.act(Filled("lieu", ())) == (LieuHeard(),)
    table.cut_secure(5).confirm()
    assert table.state.lieu is None
    assert "lieu" not in [form.id for form in GAME.menu(table.state)]


def test_the_counter_key_has_nothing_to_count() -> None:
    assert Table().playing().refused(Advanced()).why.id == f"{ID}-refuse-counter"


def test_an_unknown_starter_can_cut_anybody() -> None:
    table = Table().until(Phase.PLAYING)
    assert table.cut(1, secure())[0] == Cut(1, None, 1, Cable.SECURE, 1)


def test_a_reminder_waits_wherever_an_act_is_due_but_never_while_cables_are_cut() -> None:
    table = Table()
    while not table.at(Phase.PLAYING):
        assert GAME.expects(table.state).reminder is not None
        table.confirm()
    assert GAME.expects(table.state).reminder is None


def test_a_lifted_scan_without_a_seat_still_needs_one() -> None:
    table = Table().playing()
    table.cut(2, secure(1))
    decision = GAME.decide(BOX, table.state, Scanned(secure(1)), "same-cable")
    assert decision == NeedsSeat()


def test_a_sticker_of_a_cable_is_no_cut_while_hands_are_looked_at() -> None:
    table = Table().playing().cut_secure(5)
    assert table.refused(Scanned(TRIANGLE, 2)).why.id == f"{ID}-refuse-looking"
