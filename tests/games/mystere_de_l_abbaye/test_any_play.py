"""Whatever a table does, in any order, with any refusal lifted: the counts hold and no secret gets out."""

from __future__ import annotations

import dataclasses
from enum import Enum
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.games.mystere_de_l_abbaye import GAME
from companion.games.mystere_de_l_abbaye.board import ID, LAST_BELL, TRAITS, Mass, Room, drawn_rooms
from companion.games.mystere_de_l_abbaye.events import (
    BellMoved,
    BellSet,
    HandSet,
    MassRung,
    Phase,
    PileSet,
    TurnBegan,
    TurnSkipped,
)
from companion.games.mystere_de_l_abbaye.state import State
from companion.games.protocol import (
    Advanced,
    Answered,
    Confirmed,
    Decision,
    Filled,
    Looked,
    NeedsRoll,
    NeedsSeat,
    Question,
    Scanned,
    WindowDone,
)
from companion.model import TABLE, Hidden, Only, OwnText, Rejection, Token, Way
from tests.examples import tried

from .tables import ALL, BLANK, BOX, PACK, Table, token

TOKENS = [Token(kind.id, copy) for kind in PACK.kinds for copy in range(1, kind.copies + 1)]
ROOMS = [token(f"salle/{room.value}") for room in Room]
SUSPECTS = [one for one in TOKENS if one.kind.startswith("suspect/")]
PRIVATE = [*SUSPECTS, *(one for one in TOKENS if one.kind.startswith(("scriptorium/", "moine/")))]
#: What is drawn, and may be scanned, in these phases.
DRAWN = {Phase.BOOK: "scriptorium/", Phase.READ: "bibliotheque/", Phase.EVENT: "evenement/", Phase.CRYPT: "crypte"}
FOR_ONE_EAR = ("looked", "checked", "own-hand", "own-giving", "own-books", "seal", "window")
#: Phases that are never left standing.
PASSING = {Phase.ACTION, Phase.SKIP, Phase.TURN_OVER, Phase.MASS_OVER}


class AnyPlay(RuleBasedStateMachine):
    """One table; ``by_hand`` is whether somebody corrected a count, after which it need not come even."""

    table: Table
    by_hand: bool = False
    undone: list[tuple[State, int]]

    @initialize(
        players=st.integers(3, 6),
        filled=st.booleans(),
        events=st.sampled_from(["yes", "no"]),
        matines=st.sampled_from(["yes", "no"]),
        six=st.sampled_from(["yes", "no"]),
    )
    def begin(self, players: int, filled: bool, events: str, matines: str, six: str) -> None:
        chosen = {"events": events, "matines": matines, "six-rules": six}
        self.table = Table(players, BOX if filled else BLANK, chosen, Way.EAR)
        self.by_hand = False
        self.undone = []

    @property
    def state(self) -> State:
        return self.table.state

    def done(self, act: Any, lift: bool = False) -> Decision:
        """What the act leads to; taken if it was accepted, and after one refusal if a card lifts it."""
        box = self.table.box
        decision = GAME.decide(box, self.state, act)
        if isinstance(decision, Rejection) and lift and decision.rule:
            decision = GAME.decide(box, self.state, act, decision.rule)
        if isinstance(decision, NeedsRoll):
            dice = GAME.expects(self.state).dice
            assert decision.faces == (dice if decision.form == "roll" else len(drawn_rooms(self.state.players))) > 0
        if isinstance(decision, tuple):
            self.by_hand |= any(isinstance(event, HandSet | PileSet | BellSet) for event in decision)
            self.undone.append((self.state, len(self.table.events)))
            self.table.take(decision)
        return decision

    @rule(one=st.sampled_from(TOKENS), lift=st.booleans())
    def scan(self, one: Token, lift: bool) -> None:
        before = self.state
        decision = self.done(Scanned(one), lift)
        assert not isinstance(decision, NeedsSeat)
        if one in SUSPECTS and before.phase not in (Phase.PREPARE, Phase.CLEAR, Phase.CULPRIT, Phase.OVER):
            assert isinstance(decision, Rejection)
            assert decision.why.id.endswith("refuse-secret")
            assert decision.rule is None
            assert not decision.why.args

    @precondition(lambda self: self.state.phase in (Phase.MOVE, Phase.BELL))
    @rule(one=st.sampled_from(ROOMS))
    def move(self, one: Token) -> None:
        before = self.state
        decision = self.done(Scanned(one))
        if isinstance(decision, tuple) and before.phase is Phase.MOVE:
            room = Room(one.kind.removeprefix("salle/"))
            assert room.several or before.room is not room, "nobody stays where they are"
            inside = [seat for seat in before.at(room) if seat != before.active]
            assert not inside or not room.single or room.cell == before.active

    @rule(acts=st.integers(1, 80), seed=st.integers(0, 9999))
    def play_on(self, acts: int, seed: int) -> None:
        """As a table that makes few mistakes, and looks into every room."""
        chance = Random(seed)
        for _ in range(acts):
            self.likely(chance)

    def likely(self, chance: Random) -> None:
        """Something that may well be done now."""
        phase = self.state.phase
        if phase is Phase.BELL:
            self.done(Advanced() if chance.random() < 0.95 else Scanned(chance.choice(ROOMS)))
        elif phase is Phase.MOVE:
            if isinstance(self.done(Scanned(chance.choice(ROOMS)), chance.random() < 0.1), Rejection):
                self.done(Scanned(token("salle/parloir")))
        elif phase in DRAWN and chance.random() < 0.5:
            self.done(Scanned(chance.choice([one for one in TOKENS if one.kind.startswith(DRAWN[phase])])))
        elif phase is Phase.CHAPTER and chance.random() < 0.6:
            self.done(Answered(chance.choice([*TRAITS, *TRAITS, 7, 80, 12])))
        elif phase in (Phase.TRAIT, Phase.TRAIT_2) and chance.random() < 0.8:
            self.done(Answered(chance.choice(list(TRAITS))))
        elif phase is Phase.CULPRIT:
            self.done(Scanned(chance.choice(SUSPECTS)) if chance.random() < 0.3 else Confirmed())
        else:
            self.answer(chance.randint(0, 80), hash=chance.random() < 0.4)
        if chance.random() < 0.2:
            seat = chance.randint(1, 6)
            self.listen(seat, chance.sample(PRIVATE, 5))

    @rule(digit=st.integers(0, 80), hash=st.booleans())
    def answer(self, digit: int, hash: bool) -> None:
        asked = GAME.expects(self.state).question
        if hash or asked is None:
            if isinstance(self.done(Confirmed()), Rejection) and asked is not None:
                self.answer(asked.low, hash=False)
            return
        decision = self.done(Answered(asked.low + digit % (asked.high - asked.low + 1)))
        if isinstance(decision, NeedsRoll):
            self.done(Filled(decision.form, (digit % decision.faces + 1,)))

    @rule()
    def bell(self) -> None:
        self.done(Advanced())

    @rule(data=st.data())
    def form(self, data: st.DataObject) -> None:
        forms = GAME.menu(self.state)
        if forms:
            form = data.draw(st.sampled_from(forms))
            self.done(Filled(form.id, tuple(data.draw(answer_to(question)) for question in form.questions)))

    @rule(seat=st.integers(1, 6), tokens=st.lists(st.sampled_from(PRIVATE), max_size=7, unique=True))
    def look(self, seat: int, tokens: list[Token]) -> None:
        self.listen(seat, tokens)

    def listen(self, seat: int, tokens: list[Token]) -> None:
        """What one ear hears changes nothing for anybody else."""
        before, seat = self.state, (seat - 1) % self.state.players + 1
        if GAME.privacy(before, seat) is None:
            return
        self.table.heard.clear()
        seen: list[Token] = []
        for one in tokens:
            if isinstance(self.done(Looked(seat, one, tuple(seen))), tuple):
                seen.append(one)
        self.done(WindowDone(seat, tuple(seen)))
        assert all(said.audience == Only(seat) for said in self.table.heard)
        after = self.state
        assert GAME.status(after, whole=True) == GAME.status(before, whole=True)
        assert GAME.expects(after) == GAME.expects(before)
        others = [other for other in range(1, before.players + 1) if other != seat]
        for other in others:
            assert (GAME.privacy(after, other) is None) == (GAME.privacy(before, other) is None)

    @precondition(lambda self: bool(self.undone))
    @rule()
    def undo(self) -> None:
        """Taking back the last act is the events before it, told again."""
        before, count = self.undone.pop()
        replayed = None
        for event in self.table.events[:count]:
            replayed = GAME.evolve(replayed, event)
        assert replayed == before
        self.table._state = before
        del self.table.events[count:]

    @invariant()
    def every_suspect_is_somewhere_and_only_there(self) -> None:
        state = self.state
        kept = [one for hand in state.hands.kept for one in hand]
        assert len(kept) == len(set(kept)), "one card in two hands"
        if state.phase not in (Phase.PREPARE, Phase.DEAL) and not self.by_hand:
            assert self.table.cards() == ALL
        assert all(size >= 0 for size in state.hands.sizes)
        assert state.pile >= 0

    @invariant()
    def the_bell_is_where_it_can_be(self) -> None:
        state = self.state
        assert 0 <= state.bell <= LAST_BELL
        assert state.mass is not Mass.MATINES or state.layout.variants.matines or self.by_hand

    @invariant()
    def nothing_is_left_that_happens_of_itself(self) -> None:
        assert self.state.phase not in PASSING

    @invariant()
    def nobody_plays_in_penance(self) -> None:
        state = self.state
        if state.phase in (Phase.MOVE, Phase.CRYPT, Phase.QUESTION, Phase.CHAPTER):
            assert not state.penance[state.active - 1]

    @invariant()
    def what_is_named_as_an_answer_is_one_but_where_a_printed_card_must_allow_it(self) -> None:
        asked = GAME.expects(self.state).question
        for choice in () if asked is None else asked.choices:
            assert asked is not None
            assert asked.low <= choice.number <= asked.high
            decision = GAME.decide(self.table.box, self.state, Answered(choice.number))
            assert not isinstance(decision, Rejection) or decision.rule, choice

    @invariant()
    def whatever_may_come_next_can_be_told(self) -> None:
        expected = GAME.expects(self.state)
        assert GAME.status(self.state, whole=False)
        assert GAME.status(self.state, whole=True)
        assert expected.over == (self.state.phase is Phase.OVER)
        for seat in range(1, self.state.players + 1):
            assert all(said.audience == Only(seat) for said in GAME.recap(self.state, seat))

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        replayed: State | None = None
        for event in self.table.events:
            assert plain(event), event
            before, replayed = replayed, GAME.evolve(replayed, event)
            GAME.recall(before, event, replayed)
            if before is not None and isinstance(event, TurnBegan | TurnSkipped) and before.phase is Phase.TURN_OVER:
                # Nobody plays a turn that a penance skips, and nobody's turn is passed over.
                assert event.seat in (before.then, before.layout.left_of(before.active))
            if isinstance(event, BellMoved | MassRung):
                assert before is not None
                assert before.phase is Phase.BELL
                assert before.active == before.first
        assert replayed == self.state
        public = [said for said in self.table.heard if said.audience == TABLE]
        assert not [said.id for said in public if said.id.removeprefix(f"{ID}-").startswith(FOR_ONE_EAR)]


def answer_to(question: Question) -> st.SearchStrategy[int | None]:
    digits = st.integers(question.low, question.high)
    return st.none() | digits if question.skippable else digits


def plain(value: object) -> bool:
    """Whether the journal can write it down; a suspect's card only veiled."""
    if isinstance(value, tuple):
        return all(plain(item) for item in value)
    if isinstance(value, Hidden):
        return True
    if isinstance(value, Token) and value.kind.startswith("suspect/"):
        return False
    if dataclasses.is_dataclass(value):
        return all(plain(getattr(value, entry.name)) for entry in dataclasses.fields(value))
    return value is None or isinstance(value, int | str | bool | Enum | OwnText)


TestAnyPlay = AnyPlay.TestCase
TestAnyPlay.settings = tried(30, stateful_step_count=50)
