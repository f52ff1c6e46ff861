"""One row a phase: what is due, and what # decides. Coins and pebbles are scanned: those are in ``rules.py``."""

from __future__ import annotations

from companion.games.kit.phases import DUE, Phases, Row
from companion.games.protocol import Decision
from companion.model import Several, Who, Word
from tests.kit.sample import events
from tests.kit.sample.events import Phase
from tests.kit.sample.names import say
from tests.kit.sample.state import State


def _done(state: State) -> Decision:
    return (events.StepDone(state.phase),)


def _over(state: State) -> Word:
    """Who has most coins; several may have as many."""
    best = max(state.scores)
    winners: tuple[Who, ...] = tuple(
        who for who, score in zip(state.layout.people, state.scores, strict=True) if score == best
    )
    return say.word("over", winners=Several(winners), coins=best)


PHASES = Phases[State](
    say,
    {
        Phase.LEFT: Row(due=say.word("step-left"), confirms=_done, reminds=DUE, can=say.can("pick")),
        Phase.RIGHT: Row(due=say.word("step-right"), confirms=_done, reminds=DUE, can=say.can("pick")),
        Phase.OPEN: Row(
            due=lambda state: say.word("step-open", left=state.left),
            confirms=_done,
            reminds=DUE,
            can=say.can("take"),
            keys=say.can("take"),
            seats=lambda state: state.layout.players,
        ),
        Phase.OVER: Row(due=_over, over=True, can=say.can("again")),
    },
    no_step=say.refuse("over"),
    no_number=say.refuse("not-now"),
)
