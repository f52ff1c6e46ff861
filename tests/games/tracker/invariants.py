"""What always holds in games without code, whatever a pack declares and a table does: the test kit asks after its
inputs."""

from __future__ import annotations

from companion.games.tracker.events import CardLooked, Phase
from companion.games.tracker.state import State
from companion.model import Event
from tests.kit.table import Table


def always(state: State, table: Table) -> None:
    """Counters stay within their limits unless a card lifts them; rounds, turns and the countdown are counted right."""
    assert state.rounds is None or state.round <= state.rounds
    assert state.holder is None or 1 <= state.holder <= state.players
    assert state.countdown in (0, state.countdowns)
    if state.phase is not Phase.PLAYING:
        assert state.countdown == 0
    if table.lifted:
        return
    for counter, row in zip(state.declared.counters, state.values, strict=True):
        low, high = state.low(counter), state.high(counter)
        for value in row:
            assert low is None or low <= value
            assert high is None or value <= high


def happened(before: State, events: tuple[Event, ...], after: State, table: Table) -> None:
    """A look is kept nowhere."""
    assert not any(isinstance(event, CardLooked) for event in events)
