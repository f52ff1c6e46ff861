"""What always holds in L'heure des 3 ombres, whatever a table does: the test kit asks after its inputs.

It is a memory game: what was turned back is never heard again. In the box of the kit every tile has a name of its own,
its id in angle brackets, so that a leak shows which tile it was.
"""

from __future__ import annotations

from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import (
    SUSPECTS,
    Corrected,
    Count,
    CurseEnded,
    LookTaken,
    Paired,
    PairReturned,
    Phase,
    Source,
    TurnEnded,
)
from companion.games.heure_des_3_ombres.state import State
from companion.games.protocol import Act, Decision, Looked, WindowDone
from companion.model import Announcement, Event, Hidden, Rejection
from tests.kit.table import Table

from .tables import ID, NAMED, words_in

#: Phases in which the tiles are laid open.
OPEN = (Phase.OVER, Phase.BLUFF, Phase.BLUFF_DEMON, Phase.BLUFF_ANSWER)


def always(state: State, table: Table) -> None:
    """Counts hold, and nothing that can be repeated says what lies hidden."""
    assert len(state.aside) <= SUSPECTS
    assert (state.phase is Phase.OVER) == (state.outcome is not None)
    assert len(state.shown) <= 2 or state.phase is Phase.DEBRIEFING
    assert 0 <= state.left <= 2
    assert len(state.objects) == state.players
    assert state.spare is None or state.phase is Phase.SPARE
    for curse in state.curses:
        assert curse.since <= state.turn
    assert min(state.cubes.supply or 0, state.cubes.laid) >= 0
    for clues in state.clues or ():
        assert min(clues.reserve, clues.laid) >= 0
    assert GAME.expects(state).can
    _remember(state, table)
    may = table.memory["public"] | {tile.name.text for tile in (*state.shown, *state.visible) if tile.name}
    repeated = [line for batch in table.session.history for line in batch]
    repeated += [Announcement(fact.said.id, fact.said.args) for fact in GAME.glance(state)]
    if state.fresh:
        repeated = [line for line in repeated if not line.id.endswith("peeked-aloud")]
    for line in repeated:
        leaked = [text for text in words_in(line) if text.startswith(f"<{ID}/tuile/") and text not in may]
        assert not leaked or table.memory["all"], (line, state.phase)


def happened(before: State, events: tuple[Event, ...], after: State, table: Table) -> None:
    """The clock never goes back, curses end exactly when they are due, and pairs put aside are counted."""
    hour, state, due = before.hour, before, set[Event]()
    for event in events:
        if isinstance(event, TurnEnded):
            due = {
                CurseEnded(curse.card, curse.owner, curse.since)
                for curse in state.curses
                if curse.owner == event.seat and curse.since < state.turn
            }
        if isinstance(event, CurseEnded):
            assert event in due
            due.remove(event)
        state = GAME.evolve(state, event)
        if isinstance(event, Corrected) and event.count is Count.HOUR:
            hour = state.hour
        assert hour <= state.hour <= 12
        hour = state.hour
    assert not due
    if not any(isinstance(event, Corrected) for event in events):
        back = sum(isinstance(event, PairReturned) for event in events)
        assert len(after.aside) - len(before.aside) == sum(isinstance(event, Paired) for event in events) - back
    _remember(after, table)


def decided(state: State, act: Act, decision: Decision) -> None:
    """In a window: nothing that is kept holds the tile but, hidden, under Paranoïa; its refusal says nothing of it."""
    if not isinstance(act, Looked) or not act.token.kind.startswith("tuile/"):
        return
    allowed = GAME.privacy(state, act.seat)
    if isinstance(decision, Rejection):
        assert allowed is None
        assert (decision.why.args, decision.rule) == ((), None)
        return
    assert allowed is not None
    assert isinstance(decision, tuple)
    assert not any(event.durable for event in decision)
    (kept,) = decision_at_its_end(state, act)
    assert kept.tile == (Hidden(act.token) if kept.source is Source.PARANOIA else None)


def decision_at_its_end(state: State, act: Looked) -> tuple[LookTaken, ...]:
    """What is kept when the window closes: that there was a look."""
    kept = GAME.decide(NAMED, state, WindowDone(act.seat, (act.token,)))
    assert isinstance(kept, tuple)
    return tuple(event for event in kept if isinstance(event, LookTaken))


def _remember(state: State, table: Table) -> None:
    """What lies open or at the Agency may be said; once put aside, a suspect's name stays known."""
    public: set[str] = table.memory.setdefault("public", set())
    public |= {tile.name.text for tile in state.visible if tile.name}
    for pair in state.aside:
        public |= {pair.name.text} if pair.name else set()
        public |= {f"<{tile.id}>" for tile in pair.tiles}
    table.memory["all"] = table.memory.get("all", False) or state.phase in OPEN
