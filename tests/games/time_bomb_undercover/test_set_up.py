"""From the roll call to the first cut."""

from __future__ import annotations

import pytest

from companion.games.protocol import Answered, Confirmed, Filled, Scanned
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import (
    CoverShown,
    Fatality,
    FatalityKnown,
    GameStarted,
    LieuHeard,
    LieuRevealed,
    Phase,
    Roles,
    StarterKnown,
)
from companion.model import OwnText, Rejection, Who, Word

from .tables import BOMB, BOX, ID, TRIANGLE, Table, fatality, lieu, opening, role, secure


@pytest.mark.parametrize("players", [1, 3, 9])
def test_three_are_too_few_and_nine_too_many(players: int) -> None:
    begun = GAME.begin(BOX, opening(players))
    assert isinstance(begun, Rejection)
    assert begun.why.id == f"{ID}-refuse-players"


@pytest.mark.parametrize(
    ("players", "prepared", "aside", "cables"),
    [(4, 5, 1, 20), (5, 6, 1, 25), (6, 6, 0, 30), (7, 7, 0, 35), (8, 8, 0, 40)],
)
def test_the_rows_of_the_printed_tables(players: int, prepared: int, aside: int, cables: int) -> None:
    layout = Table(players).state.layout
    assert (layout.roles.total, layout.kept_aside) == (prepared, aside)
    assert layout.cables.secure + layout.cables.defuse + layout.cables.bomb == cables


@pytest.mark.parametrize("players", [4, 5, 8])
def test_hash_alone_passes_the_whole_set_up(players: int) -> None:
    table = Table(players).until(Phase.PLAYING)
    assert table.state.holder is None
    assert table.state.dealt == (5,) * players


def test_every_pair_of_neighbours_is_named_once_and_the_last_shows_to_the_first() -> None:
    table = Table(5).until(Phase.COVERS)
    pairs = []
    while table.at(Phase.COVERS):
        args = dict(table.heard[-1].args)
        assert isinstance(args["shower"], Who)
        assert isinstance(args["left"], Who)
        pairs.append((args["shower"].seat, args["left"].seat))
        table.confirm()
    assert pairs == [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)]


def test_four_players_toss_the_token_and_show_no_cover() -> None:
    table = Table(4).until(Phase.FATALITY)
    assert not any(isinstance(event, CoverShown) for event in table.events)
    assert table.act(Scanned(fatality("red"))) == (FatalityKnown(Fatality.RED),)
    assert table.state.fatality is Fatality.RED


@pytest.mark.parametrize("phase", [Phase.ROLES, Phase.CABLES])
def test_cables_may_be_looked_up_while_the_box_is_sorted(phase: Phase) -> None:
    assert Table().until(phase).act(Scanned(BOMB)) == ()


@pytest.mark.parametrize("phase", [Phase.ROLES_DEALT, Phase.LOOKING, Phase.LIEU, Phase.COVERS, Phase.STARTER])
@pytest.mark.parametrize("seat", [None, 2])
def test_from_the_deal_to_the_first_round_no_cable_is_read(phase: Phase, seat: int | None) -> None:
    refusal = Table().until(phase).refused(Scanned(BOMB, seat))
    assert refusal.rule is None
    assert refusal.why.args == ()


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase.value not in ("fatality", "shadow", "over")])
def test_a_role_is_never_read_before_the_end(phase: Phase) -> None:
    refusal = Table().until(phase).refused(Scanned(role("shadow"), 2))
    assert (refusal.why, refusal.rule) == (Word(f"{ID}-refuse-role-secret"), None)


def test_a_sticker_alone_is_a_look_up_even_while_hands_are_looked_at() -> None:
    assert Table().until(Phase.LOOKING).act(Scanned(TRIANGLE)) == ()


def test_a_lieu_that_is_filled_in_is_read_and_goes_on_by_itself() -> None:
    table = Table().until(Phase.LIEU)
    table.ids()
    table.act(Scanned(lieu(1)))
    assert table.ids() == ["lieu-name-text", "step-covers-first"]
    assert table.act(Scanned(lieu(1))) == (LieuHeard(),)
    assert table.ids() == ["lieu-name-text"]


def test_a_lieu_text_for_this_many_players_is_the_one_that_is_read() -> None:
    table = Table(5).until(Phase.LIEU)
    assert table.act(Scanned(lieu(4))) == (LieuRevealed(1, lieu(4), None, OwnText("fr", "À cinq: chut.")),)
    assert Table(6).until(Phase.LIEU).act(Scanned(lieu(4))) == (LieuRevealed(1, lieu(4)),)


def test_an_empty_lieu_waits_for_a_reader_or_for_the_next_card() -> None:
    table = Table().until(Phase.LIEU)
    table.ids()
    table.act(Scanned(lieu(9)))
    assert table.ids() == ["lieu-empty", "lieu-unread"]
    assert table.at(Phase.LIEU)
    table.act(Scanned(lieu(1)))
    assert table.at(Phase.COVERS)


def test_a_lieu_of_another_pile_is_refused_unless_a_card_says_so() -> None:
    table = Table().until(Phase.LIEU)
    assert table.refused(Scanned(lieu(2))).rule == "lieu-round"
    assert table.act(Scanned(lieu(2)), lifted="lieu-round")


def test_a_second_lieu_in_one_round_is_refused_unless_a_card_says_so() -> None:
    table = Table().until(Phase.LIEU)
    table.act(Scanned(lieu(1)))
    assert table.refused(Scanned(lieu(9))).rule == "one-lieu"
    assert table.act(Scanned(lieu(9)), lifted="one-lieu")


def test_a_lieu_passed_over_can_be_read_later() -> None:
    table = Table().playing()
    table.ids()
    table.act(Scanned(lieu(1)))
    assert table.ids() == ["lieu-name-text"]
    assert table.at(Phase.PLAYING)


@pytest.mark.parametrize("phase", [Phase.ROLES, Phase.LOOKING])
def test_next_lieu_cards_are_nobodys_to_read(phase: Phase) -> None:
    assert Table().until(phase).refused(Scanned(lieu(1))).rule is None


def test_the_starter_takes_the_cutters() -> None:
    table = Table().until(Phase.STARTER)
    assert table.act(Answered(3)) == (StarterKnown(3),)
    assert table.state.holder == 3
    assert table.refused(Confirmed()).why.id == f"{ID}-can-cut"


def test_the_row_for_seven_is_inferred_until_somebody_tells_another() -> None:
    table = Table(7)
    assert table.state.layout.inferred
    table.act(Filled("roles-7", (2, 1, 2, 1)))
    assert table.state.layout.roles == Roles(2, 1, 2, 1)
    assert not table.state.layout.inferred


def test_the_row_for_seven_told_as_a_setting_stands_in_the_first_event() -> None:
    table = Table(7, settings={"roles_7": "2,1,2,1"})
    started = table.events[0]
    assert isinstance(started, GameStarted)
    assert started.roles == Roles(2, 1, 2, 1)
    assert not started.inferred


@pytest.mark.parametrize("value", ["1,1,3", "2,2,2,2", "3,1,1,1", "a,b,c,d", "", "1,1,2,²"])
def test_a_row_for_seven_that_cannot_be_is_refused(value: str) -> None:
    begun = GAME.begin(BOX, opening(7, roles_7=value))
    assert isinstance(begun, Rejection)


@pytest.mark.parametrize(("name", "value"), [("scanner", "maybe"), ("colour", "red")])
def test_other_settings_are_refused(name: str, value: str) -> None:
    assert isinstance(GAME.begin(BOX, opening(5, **{name: value})), Rejection)


def test_only_seven_players_may_change_the_roles_and_only_at_that_step() -> None:
    assert Table(6).refused(Filled("roles-7", (1, 1, 2, 1))).why.id == f"{ID}-refuse-not-now"
    late = Table(7).until(Phase.CABLES)
    assert late.refused(Filled("roles-7", (2, 1, 2, 1))).why.id == f"{ID}-refuse-not-now"


def test_a_cable_before_the_deal_with_a_seat_is_no_cut() -> None:
    assert Table().refused(Scanned(secure(), 2)).why.id == f"{ID}-refuse-not-dealt"
