"""What always holds in Mystère à l'Abbaye, whatever a table does: the test kit asks after its inputs."""

from __future__ import annotations

from companion.games.kit.glance import names
from companion.games.mystere_de_l_abbaye import GAME
from companion.games.mystere_de_l_abbaye.board import LAST_BELL, Mass, Room, drawn_rooms
from companion.games.mystere_de_l_abbaye.events import (
    SET_UP,
    BellMoved,
    BellSet,
    HandGone,
    HandSet,
    MassRung,
    Phase,
    PileSet,
    TurnBegan,
    TurnSkipped,
)
from companion.games.mystere_de_l_abbaye.names import active
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.protocol import Act, Answered, Decision, NeedsRoll, NeedsSeat, Scanned
from companion.model import Event, Rejection
from tests.kit.table import Table
from tests.kit.values import tokens_in

from .tables import ALL

#: Phases that are never left standing.
PASSING = {Phase.ACTION, Phase.SKIP, Phase.TURN_OVER, Phase.MASS_OVER}


def always(state: State, table: Table) -> None:
    """Every suspect is somewhere and only there, unless somebody corrected a count; nobody plays in penance."""
    by_hand = bool({HandSet, HandGone, PileSet, BellSet} & table.happened)
    kept = [one for hand in state.hands.kept for one in hand]
    assert len(kept) == len(set(kept)) or not table.fair, "one card in two hands"
    if state.phase not in (Phase.PREPARE, Phase.DEAL) and not by_hand:
        assert sum(state.hands.sizes) + state.pile + 1 == ALL
    assert all(size >= 0 for size in state.hands.sizes)
    assert state.pile >= 0
    assert 0 <= state.bell <= LAST_BELL
    assert state.mass is not Mass.MATINES or state.layout.variants.matines or by_hand
    assert state.phase not in PASSING
    if state.phase in (Phase.MOVE, Phase.QUESTION, Phase.CHAPTER, Phase.SURE):
        assert not state.penance[state.active - 1]
    told(state)
    expected = GAME.expects(state)
    assert expected.over == (state.phase is Phase.OVER)
    for choice in () if expected.question is None else expected.question.choices:
        # What is named as an answer is one, but where a printed card must allow it.
        decision = GAME.decide(table.setting.box, state, Answered(choice.number))
        assert not isinstance(decision, Rejection) or decision.rule, choice


def told(state: State) -> None:
    """D: whose turn or which mass, what is due, and the time. D D: every figure, wherever it stands."""
    known = GAME.glance(state)
    short = [fact for fact in known if fact.short]
    if state.phase is Phase.OVER:
        assert len([fact for fact in known if fact.id == "scores"]) >= state.players
        return
    if state.phase in SET_UP:
        assert short[0].id == "due"
        return
    person = active(state)
    assert short[0].id in ("turn", "due")
    assert state.ringing or any(names(fact.said, person) for fact in short)
    assert {"due", "time"} <= {fact.id for fact in short}
    assert [dict(fact.said.args)["who"] for fact in known if fact.id == "player"] == list(state.layout.people)


def happened(before: State, events: tuple[Event, ...], after: State, table: Table) -> None:
    """Nobody plays a turn that a penance skips, nobody's turn is passed over, and the bell is the first player's."""
    for event in events:
        assert not [token for token in tokens_in(event, hidden=False) if token.kind.startswith("suspect/")]
        state, before = before, GAME.evolve(before, event)
        if isinstance(event, TurnBegan | TurnSkipped) and state.phase is Phase.TURN_OVER:
            assert event.seat in (state.then, state.layout.left_of(state.active))
        if isinstance(event, BellMoved | MassRung):
            assert state.phase is Phase.BELL
            assert state.active == state.first


def decided(state: State, act: Act, decision: Decision) -> None:
    """A suspect's card is not read aloud; nobody stays in a room, nor comes into one that is full."""
    if isinstance(decision, NeedsRoll):
        dice = GAME.expects(state).dice
        assert decision.faces == (dice if decision.form == "roll" else len(drawn_rooms(state.players))) > 0
    if not isinstance(act, Scanned):
        return
    assert not isinstance(decision, NeedsSeat)
    secret = state.phase not in (Phase.PREPARE, Phase.CLEAR, Phase.CULPRIT, Phase.OVER)
    if act.token.kind.startswith("suspect/") and secret:
        assert isinstance(decision, Rejection)
        assert decision.why.id.endswith("refuse-secret")
        assert decision.rule is None
        assert not decision.why.args
    if act.token.kind.startswith("salle/") and state.phase is Phase.MOVE and isinstance(decision, tuple):
        room = Room(act.token.kind.removeprefix("salle/"))
        assert room.several or state.room is not room, "nobody stays where they are"
        inside = [seat for seat in state.at(room) if seat != state.active]
        assert not inside or not room.single or room.cell == state.active
