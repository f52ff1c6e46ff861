"""What always holds in Time Bomb Undercover, whatever a table does: the test kit asks after its inputs."""

from __future__ import annotations

from dataclasses import fields

from companion.games.protocol import Act, Decision, NeedsSeat, Scanned
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import Cable, Cut, CuttersMoved, Phase, Reopened, Side, Won
from companion.games.time_bomb_undercover.state import State
from companion.model import Event, Rejection
from tests.kit.table import Table

SECRETS = {Phase.ROLES_DEALT, Phase.LOOKING}


def always(state: State, table: Table) -> None:
    """Cables are counted right, unless a card has lifted a rule; who has won is known when the play is over."""
    hands = [state.face_down(seat) for seat in range(1, state.players + 1)]
    assert all(hand >= 0 for hand in hands)
    assert state.made >= 0
    assert state.round <= 4
    if state.phase in (Phase.SHADOW, Phase.OVER):
        assert state.how is not None
    elif state.phase is not Phase.FATALITY:
        assert state.how is None
        assert state.winner is None
    if table.lifted:
        return
    for kind in Cable:
        assert state.found(kind) <= state.layout.cables.of(kind)
    if state.round and not state.between_rounds:
        assert sum(hands) == state.uncut == 5 * state.players - len(state.cuts)
    if state.phase is Phase.PLAYING and state.made > state.players:
        assert Reopened in table.happened
    assert len(GAME.spent(state)) == sum(cut.copy is not None for cut in state.cuts)


def happened(before: State, events: tuple[Event, ...], after: State, table: Table) -> None:
    """The cutters are where the last cut or the players left them; no event that is kept tells a side, but who won."""
    match events:
        case (*_, Cut(seat=seat, heir=heir)):
            assert after.holder == (heir or seat)
        case (*_, CuttersMoved(seat=seat)):
            assert after.holder == seat
    if len(events) == 1 and isinstance(events[0], Cut):
        assert len(after.cuts) == len(before.cuts) + 1
        assert after.cuts[-1].seat == events[0].seat
    for event in events:
        sides = [entry.name for entry in fields(event) if isinstance(getattr(event, entry.name), Side)]
        assert isinstance(event, Won) or not sides


def decided(state: State, act: Act, decision: Decision) -> None:
    """What is looked at is not read aloud, and no cable is cut at nobody's place."""
    if not isinstance(act, Scanned):
        return
    role, cable = act.token.kind.startswith("role/"), act.token.kind.startswith("cable/")
    if state.phase in SECRETS and (role or cable):
        assert isinstance(decision, Rejection)
        assert decision.rule is None
        assert not decision.why.args
    if role and state.phase not in (Phase.SHADOW, Phase.OVER):
        assert isinstance(decision, Rejection)
    if cable and act.seat is None and state.phase is Phase.PLAYING:
        assert isinstance(decision, NeedsSeat | Rejection)
