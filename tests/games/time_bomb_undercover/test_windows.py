"""What a window tells its own ear, and that it tells nobody else anything."""

from __future__ import annotations

import pytest

from companion.games.protocol import Looked, WindowDone
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import HandKept, Phase
from companion.model import Hidden, Only, Rejection, Token
from tests.games.time_bomb_undercover.tables import BOX, ID, Table, defuse, secure

BOMB = Token(f"{ID}/cable/bomb")
HAND = (defuse(2), secure(9), BOMB, secure(3), defuse(1))


def listening(table: Table, seat: int, *tokens: Token) -> list[str]:
    """Ids of what this seat's ear hears when it scans these cards and closes its window."""
    heard = []
    for number, token in enumerate(tokens):
        decision = GAME.decide(BOX, table.state, Looked(seat, token, tokens[:number]))
        assert isinstance(decision, tuple), decision
        for event in decision:
            for line in GAME.narrate(table.state, event, table.state):
                assert line.audience == Only(seat)
                heard.append(line.id)
    table.act(WindowDone(seat, tokens))
    return heard


def test_own_cables_are_counted_one_by_one_and_summed_up_at_the_end() -> None:
    table = Table(5).until(Phase.LOOKING)
    assert set(listening(table, 3, *HAND)) == {f"{ID}-cable-looked"}
    (summary,) = GAME.recap(table.state, 3)
    assert summary.audience == Only(3)
    assert dict(summary.args) == {"missing": 0, "defuse": 2, "secure": 2, "bomb": 1}
    assert GAME.recap(table.state, 2) == ()


def test_the_order_of_a_hand_is_kept_nowhere() -> None:
    one, other = Table(5).until(Phase.LOOKING), Table(5).until(Phase.LOOKING)
    listening(one, 1, *HAND)
    listening(other, 1, *reversed(HAND))
    assert one.state == other.state
    assert one.events == other.events


def test_a_kept_hand_holds_hidden_tokens_only() -> None:
    table = Table(5).until(Phase.LOOKING)
    listening(table, 1, *HAND)
    kept = table.events[-1]
    assert isinstance(kept, HandKept)
    assert all(isinstance(card, Hidden) for card in kept.cards)


def test_a_hand_is_forgotten_when_all_is_laid() -> None:
    table = Table(5).until(Phase.LOOKING)
    listening(table, 1, *HAND)
    table.until(Phase.LIEU)
    assert table.state.hands == ()
    assert GAME.recap(table.state, 1) == ()


def test_a_hand_with_a_card_unscanned_says_how_many_are_missing() -> None:
    table = Table(5).until(Phase.LOOKING)
    listening(table, 1, *HAND[:3])
    (summary,) = GAME.recap(table.state, 1)
    assert dict(summary.args)["missing"] == 2


def test_a_role_and_a_cover_are_heard_after_the_roles_are_dealt_and_kept_nowhere() -> None:
    table = Table(5).until(Phase.ROLES_DEALT)
    before = table.state
    role, cover = Token(f"{ID}/role/shadow"), Token(f"{ID}/cover/red", 4)
    assert listening(table, 2, role, cover) == [f"{ID}-role-shadow", f"{ID}-cover-red"]
    assert table.state == before


def test_only_the_left_neighbour_may_listen_to_a_cover_and_to_its_colour_only() -> None:
    table = Table(5).until(Phase.COVERS)
    assert table.state.shower == 1
    assert [seat for seat in range(1, 6) if GAME.privacy(table.state, seat)] == [2]
    assert listening(table, 2, Token(f"{ID}/cover/blue")) == [f"{ID}-cover-blue"]
    refused = GAME.decide(BOX, table.state, Looked(2, Token(f"{ID}/role/agence")))
    assert isinstance(refused, Rejection)


@pytest.mark.parametrize("phase", [Phase.LOOKING, Phase.ROLES_DEALT, Phase.COVERS])
def test_a_refusal_in_a_window_says_nothing_of_the_card(phase: Phase) -> None:
    table = Table(5).until(phase)
    wrong = [
        Token(f"{ID}/{kind}")
        for kind in ("role/agence", "role/shadow", "cable/bomb", "cable/secure", "cover/red", "cover/blue", "lieu/1")
    ]
    decisions = [GAME.decide(BOX, table.state, Looked(2, token)) for token in wrong]
    refusals = {decision for decision in decisions if isinstance(decision, Rejection)}
    assert len(refusals) == 1


def test_there_is_nothing_to_listen_to_while_cables_are_cut() -> None:
    table = Table(5).playing()
    assert [GAME.privacy(table.state, seat) for seat in range(1, 6)] == [None] * 5
