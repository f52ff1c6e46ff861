"""Every ending, and who has won by it."""

from __future__ import annotations

import dataclasses

import pytest

from companion.games.protocol import Answered, Confirmed, Scanned
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import (
    Ended,
    FatalityKnown,
    Phase,
    Reopened,
    RoundEnded,
    Side,
    Termination,
    Won,
)

from .tables import BOMB, ID, Table, defuse, lieu, role, secure

DEFUSED, EXPLODED = Termination.DEFUSED, Termination.EXPLODED


def ended(players: int, how: Termination, fatality: int | None = None) -> Table:
    """A table whose last cut has just been made, in the first round."""
    table = Table(players).playing(fatality=fatality)
    if how is EXPLODED:
        table.cut(table.next_seat(), BOMB)
    else:
        for copy in range(1, players + 1):
            table.cut(table.next_seat(), defuse(copy))
    return table


@pytest.mark.parametrize(
    ("how", "answer", "winner"),
    [
        (DEFUSED, Answered(1), Side.SHADOW),
        (DEFUSED, Answered(2), Side.AGENCE),
        (DEFUSED, Answered(None), None),
        (DEFUSED, Confirmed(), None),
        (DEFUSED, Scanned(role("shadow")), Side.SHADOW),
        (DEFUSED, Scanned(role("organisation")), Side.AGENCE),
        (EXPLODED, Answered(1), Side.SHADOW),
        (EXPLODED, Answered(2), Side.ORGANISATION),
        (EXPLODED, Answered(None), None),
        (EXPLODED, Scanned(role("agence")), Side.ORGANISATION),
        (EXPLODED, Scanned(role("shadow")), Side.SHADOW),
    ],
)
def test_five_to_eight_players_are_asked_whether_shadow_cut(how, answer, winner) -> None:  # type: ignore[no-untyped-def]
    table = ended(5, how)
    assert table.events[-1] == Ended(how)
    assert table.act(answer) == (Won(winner, how),)
    assert GAME.expects(table.state).over


@pytest.mark.parametrize(
    ("how", "fatality", "winner"),
    [(DEFUSED, 2, Side.AGENCE), (EXPLODED, 1, Side.ORGANISATION)],
)
def test_at_four_the_fatality_can_rule_shadow_out(how: Termination, fatality: int, winner: Side) -> None:
    table = ended(4, how, fatality)
    assert table.events[-1] == Won(winner, how)


@pytest.mark.parametrize(("how", "fatality"), [(DEFUSED, 1), (EXPLODED, 2)])
def test_at_four_shadow_wins_by_the_fatality_alone(how: Termination, fatality: int) -> None:
    table = ended(4, how, fatality)
    assert table.act(Answered(1)) == (Won(Side.SHADOW, how),)


def test_at_four_an_untold_fatality_is_asked_first() -> None:
    table = ended(4, EXPLODED)
    assert table.at(Phase.FATALITY)
    table.ids()
    table.act(Answered(2))
    assert table.ids() == ["fatality-red", "ask-shadow"]
    table.act(Answered(1))
    assert table.state.winner is Side.SHADOW


def test_at_four_an_untold_fatality_may_settle_it() -> None:
    table = ended(4, EXPLODED)
    table.ids()
    assert table.act(Answered(1))[1:] == (Won(Side.ORGANISATION, EXPLODED),)
    assert table.ids() == ["fatality-blue", "won-organisation-exploded"]


def test_at_four_a_fatality_that_nobody_knows_leaves_it_open() -> None:
    table = ended(4, DEFUSED)
    table.ids()
    assert table.act(Answered(None)) == (FatalityKnown(None), Won(None, DEFUSED))
    assert table.ids() == ["won-open-fatality-defused"]


def test_after_four_rounds_the_organisation_wins_and_five_cables_are_left() -> None:
    table = Table().playing()
    for _ in range(4):
        table.until(Phase.PLAYING).cut_secure(4)
        table.cut(table.next_seat(), defuse(table.state.round))
    assert table.events[-1] == Won(Side.ORGANISATION, Termination.ROUNDS_OVER)
    assert table.state.uncut == 5
    assert [event.round for event in table.events if isinstance(event, RoundEnded)] == [1, 2, 3]


def test_after_the_end_every_card_may_be_read() -> None:
    table = ended(5, EXPLODED)
    table.act(Answered(2))
    for token in (role("shadow"), secure(3), lieu(2)):
        assert table.act(Scanned(token)) == ()


def test_a_cut_after_the_end_is_refused_and_a_card_lets_play_go_on() -> None:
    table = ended(5, EXPLODED)
    assert table.refused(Scanned(secure(3))).rule == "over"
    assert table.act(Scanned(secure(3)), lifted="over") == (Reopened(1),)
    assert table.at(Phase.PLAYING)


def test_the_question_names_who_made_the_ending_cut() -> None:
    table = Table().playing(starter=3)
    table.cut(2, BOMB)
    assert dict(GAME.expects(table.state).question.args)["cutter"].seat == 3  # type: ignore[union-attr]


def test_no_event_that_is_kept_can_carry_a_role() -> None:
    for kind in GAME.events:
        for entry in dataclasses.fields(kind):
            assert "Side" not in str(entry.type) or kind is Won or not kind.durable, f"{kind.__name__}.{entry.name}"


def test_the_ending_cut_names_itself_for_undo() -> None:
    table = ended(5, EXPLODED)
    cut, end = table.events[-2:]
    assert GAME.recall(None, cut, table.state).id == f"{ID}-recall-cut"  # type: ignore[union-attr]
    before = dataclasses.replace(table.state, how=None, phase=Phase.PLAYING)
    assert GAME.recall(before, end, table.state) is None
