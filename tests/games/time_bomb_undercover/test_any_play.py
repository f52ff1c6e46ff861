"""Whatever a table does, in any order, with any refusal lifted: the counts hold and no secret gets out."""

from __future__ import annotations

import dataclasses
from enum import Enum
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.games.protocol import (
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Filled,
    NeedsSeat,
    Question,
    Scanned,
)
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import Cable, Cut, CuttersMoved, Phase, Side, Won
from companion.games.time_bomb_undercover.state import State
from companion.model import OwnText, Rejection, Token
from tests.examples import tried

from .tables import BOX, PACK, Table

TOKENS = [Token(kind.id, copy) for kind in PACK.kinds for copy in range(1, kind.copies + 1)]
STICKERS = [Token(f"sticker/{shape}") for shape in ("triangle", "spiral", "clear-dot", "heart")]
CABLES = [token for token in TOKENS if "/cable/" in token.id]
SECRETS = {Phase.ROLES_DEALT, Phase.LOOKING}


class AnyPlay(RuleBasedStateMachine):
    """One table; ``lifts`` counts what printed cards have allowed, after which a count may be exceeded."""

    table: Table
    lifts: int = 0

    @initialize(players=st.integers(4, 8), scanner=st.sampled_from(["yes", "no"]))
    def begin(self, players: int, scanner: str) -> None:
        self.table = Table(players, settings={"scanner": scanner})
        self.lifts = 0

    @property
    def state(self) -> State:
        return self.table.state

    def done(self, act: Any, lift: bool = False) -> Decision:
        """What the act leads to; taken if it was accepted, and after one refusal if a card lifts it."""
        decision = GAME.decide(BOX, self.state, act)
        if isinstance(decision, Rejection) and lift and decision.rule:
            self.lifts += 1
            decision = GAME.decide(BOX, self.state, act, decision.rule)
        if isinstance(decision, tuple):
            self.table.take(decision)
        return decision

    @rule(token=st.sampled_from(TOKENS + STICKERS), seat=st.none() | st.integers(1, 8), lift=st.booleans())
    def scan(self, token: Token, seat: int | None, lift: bool) -> None:
        before = self.state
        seat = None if seat is None else (seat - 1) % before.players + 1
        decision = self.done(Scanned(token, seat), lift)
        if before.phase in SECRETS and ("/cable/" in token.id or "/role/" in token.id):
            assert isinstance(decision, Rejection)
            assert decision.rule is None
            assert not decision.why.args
        if "/role/" in token.id and before.phase not in (Phase.SHADOW, Phase.OVER):
            assert isinstance(decision, Rejection)
        if "/cable/" in token.id and seat is None and before.phase is Phase.PLAYING:
            assert isinstance(decision, NeedsSeat | Rejection)

    @precondition(lambda self: self.state.phase is Phase.PLAYING)
    @rule(token=st.sampled_from(CABLES), seat=st.integers(1, 8))
    def cut(self, token: Token, seat: int) -> None:
        before = self.state
        decision = self.done(Scanned(token, (seat - 1) % before.players + 1))
        if isinstance(decision, tuple):
            assert self.state.holder == self.state.cuts[-1].seat
            assert len(self.state.cuts) == len(before.cuts) + 1

    @rule(acts=st.integers(1, 15), order=st.permutations(CABLES))
    def play_on(self, acts: int, order: list[Token]) -> None:
        """As a table that makes no mistakes."""
        for token in order[:acts]:
            if self.state.phase is Phase.PLAYING:
                self.done(Scanned(token, self.table.next_seat()))
            else:
                self.done(Confirmed())

    @rule()
    def hash(self) -> None:
        self.done(Confirmed())

    @rule(digit=st.integers(1, 8))
    def answer(self, digit: int) -> None:
        asked = GAME.expects(self.state).question
        if asked and asked.low <= digit <= asked.high:
            self.done(Answered(digit))

    @rule(data=st.data(), lift=st.booleans())
    def form(self, data: st.DataObject, lift: bool) -> None:
        after_seat = GAME.expects(self.state).after_seat
        forms = [*GAME.menu(self.state), *([after_seat] if after_seat else [])]
        if not forms:
            return
        form = data.draw(st.sampled_from(forms))
        answers = tuple(data.draw(answer_to(question)) for question in form.questions)
        decision = self.done(Filled(form.id, answers), lift)
        assert not isinstance(decision, NeedsSeat)

    @rule(act=st.sampled_from([Advanced(), Filled("scanner", ()), Filled("correct", (0, 1, 1, None))]))
    def anything_else(self, act: Any) -> None:
        self.done(act)

    @invariant()
    def counts_hold(self) -> None:
        state = self.state
        cables = state.layout.cables
        hands = [state.face_down(seat) for seat in range(1, state.players + 1)]
        assert all(hand >= 0 for hand in hands)
        assert state.made >= 0
        assert state.round <= 4
        if self.lifts:
            return
        for kind in Cable:
            assert state.found(kind) <= cables.of(kind)
        if state.round and not state.between_rounds:
            assert sum(hands) == state.uncut == 5 * state.players - len(state.cuts)
        if state.phase is Phase.PLAYING and state.made > state.players:
            assert any(event.kind.endswith("reopened") for event in self.table.events)
        assert len(GAME.spent(state)) == sum(cut.copy is not None for cut in state.cuts)

    @invariant()
    def the_cutters_are_where_the_last_cut_or_the_players_left_them(self) -> None:
        if self.table.events and isinstance(self.table.events[-1], Cut):
            last = self.table.events[-1]
            assert self.state.holder == (last.heir or last.seat)
        if isinstance(self.table.events[-1], CuttersMoved):
            assert self.state.holder == self.table.events[-1].seat

    @invariant()
    def a_play_that_is_over_has_its_termination(self) -> None:
        state = self.state
        if state.phase in (Phase.SHADOW, Phase.OVER):
            assert state.how is not None
        elif state.phase is not Phase.FATALITY:
            assert state.how is None
            assert state.winner is None

    @invariant()
    def whatever_may_come_next_can_be_told(self) -> None:
        GAME.expects(self.state)
        assert GAME.status(self.state, whole=False)
        assert len(GAME.status(self.state, whole=True)) >= 1

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        replayed = None
        for event in self.table.events:
            assert plain(event), event
            before, replayed = replayed, GAME.evolve(replayed, event)
            GAME.recall(before, event, replayed)
            assert isinstance(event, Won) or not any(
                isinstance(getattr(event, entry.name), Side) for entry in dataclasses.fields(event)
            )
        assert replayed == self.state


def answer_to(question: Question) -> st.SearchStrategy[int | None]:
    digits = st.integers(question.low, question.high)
    return st.none() | digits if question.skippable else digits


def plain(value: object) -> bool:
    """Whether the journal can write it down."""
    if isinstance(value, tuple):
        return all(plain(item) for item in value)
    if dataclasses.is_dataclass(value):
        return all(plain(getattr(value, entry.name)) for entry in dataclasses.fields(value))
    return value is None or isinstance(value, int | str | bool | Enum | OwnText)


TestAnyPlay = AnyPlay.TestCase
TestAnyPlay.settings = tried(30, stateful_step_count=60)
