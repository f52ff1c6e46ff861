"""What always holds in Cluedo One Piece, whatever a table does: the test kit asks after its inputs."""

from __future__ import annotations

from companion.games.cluedo_one_piece.events import (
    OPEN,
    VILLAINS,
    Corrected,
    Outcome,
    Phase,
    Sort,
    Supposed,
    VillainLaid,
)
from companion.games.cluedo_one_piece.state import State
from companion.model import Event
from tests.kit.table import Table
from tests.kit.values import tokens_in

#: Events in which a card may stand openly: what lies open on the table.
PUBLIC = ("villain-laid", "adventure-played")


def always(state: State, table: Table) -> None:
    """Villains end the game with the eighth; hands hold cards that can be in them; whoever's turn it is may play."""
    assert len(state.villains) <= VILLAINS
    assert (len(state.villains) == VILLAINS) == (state.outcome is Outcome.VILLAINS)
    if not table.lifted:
        laid = [villain for villain in state.villains if villain is not None]
        assert len(set(laid)) == len(laid)
    assert (state.phase is Phase.OVER) == (state.outcome is not None)
    for seat in range(1, state.players + 1):
        hand = state.hand(seat)
        assert len(set(hand)) == len(hand)
        for card in hand:
            family, _, number = card.kind.partition("/")
            assert family in (*(sort.value for sort in Sort), "aventure")
            assert family != "equipage" or not state.removed(int(number))
        dealt = [card for card in hand if not card.kind.startswith("aventure")]
        if state.deal is not None:
            assert len(dealt) <= state.deal[0] + (state.deal[1] > 0)
    for _, sleeve in state.known_sleeve:
        assert len({card.kind.partition("/")[0] for card in sleeve}) == len(Sort)
    if state.phase not in (*OPEN, Phase.SLEEVE, Phase.DEAL, Phase.STARTER):
        assert state.active not in state.out
    if state.phase is Phase.ANSWERING:
        assert state.due != state.active
    assert len(state.without_pawn) <= 3
    told = [crew for crew in state.characters if crew is not None]
    assert len(set(told)) == len(told)
    assert not set(told) & set(state.without_pawn)


def happened(before: State, events: tuple[Event, ...], after: State, table: Table) -> None:
    """Counts move with their events, and no secret card stands openly in one."""
    for event in events:
        assert event.kind.endswith(PUBLIC) or not tokens_in(event, hidden=False)
    if not any(isinstance(event, Corrected) for event in events):
        laid = sum(isinstance(event, VillainLaid) for event in events)
        assert len(after.villains) == len(before.villains) + laid
    for event in events:
        if isinstance(event, Supposed):
            assert after.places[event.seat - 1] == event.island
            assert dict(after.treasures)[event.treasure] == event.island
            assert event.seat not in before.out
    assert before.out <= after.out
