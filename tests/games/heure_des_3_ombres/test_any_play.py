"""Whatever a table does, in any order, with undo and with any refusal lifted: the clock, the counts and the curses
hold, the journal gives the same game back, and no tile that was turned back is ever heard again."""

from __future__ import annotations

import dataclasses
from enum import Enum

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion import session as sessions
from companion.boxes.box import Box, Slot
from companion.games import GAMES
from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import (
    SUSPECTS,
    Corrected,
    Count,
    CurseEnded,
    Paired,
    PairReturned,
    Phase,
    TurnEnded,
)
from companion.games.heure_des_3_ombres.state import State
from companion.games.protocol import Filled, Looked, NeedsRoll, NeedsSeat, WindowDone
from companion.model import Event, Input, Key, Known, OwnText, Rejection, Rolled, Scan, Token, Tone, Way
from companion.session import Turn
from companion.session.events import DiceWanted, Overruled, Undone
from companion.session.history import remember
from companion.session.state import Session, Shelf, Wishes, apply
from tests.examples import tried

from .tables import ID, PACK, token, words_in

#: Every tile has a name of its own, so that a leak shows which tile it was.
NAMED = Box(
    PACK,
    {
        f"{ID}/tuile/{n:02d}": Slot(name=OwnText("fr", f"<{n:02d}>"), facts={"pair": (n + 1) // 2} if n < 25 else {})
        for n in range(1, 41)
    },
)
SCANS = [
    *(token(f"tuile/{n:02d}") for n in range(1, 29)),
    token("traquenard/hercule", 2),
    token("traquenard/vortex"),
    token("traquenard/horloge", 3),
    token("traquenard/yeux/4"),
    token("demon"),
    *(Token(kind.id) for kind in PACK.kinds if kind.id.split("/")[1] in ("3id", "limbes", "enquete", "enqueteur")),
    Token("sticker/heart"),
]
TILES = [scanned for scanned in SCANS if "/tuile/" in scanned.id]
RULES = st.fixed_dictionaries(
    {
        "hercule-cubes": st.sampled_from(["unknown", "1", "5"]),
        "clues": st.sampled_from(["unknown", "2"]),
        "limbes-after": st.sampled_from(["two-suspects", "no-pair"]),
        "clock-step": st.sampled_from(["1", "2"]),
        "paranoia": st.sampled_from(["aloud", "off"]),
    }
)
WAYS = st.sampled_from([Way.EYES, Way.TOUCH, Way.EAR, None])


class AnyPlay(RuleBasedStateMachine):
    """One table, from its roll call on, played through the session."""

    session: Session
    shelf: Shelf

    @initialize(rules=RULES, players=st.integers(2, 4), ways=st.lists(WAYS, min_size=4, max_size=4))
    def begin(self, rules: dict[str, str], players: int, ways: list[Way | None]) -> None:
        self.shelf = Shelf(GAMES, {ID: NAMED}, {ID: tuple(rules.items())})
        self.rows: list[tuple[int, tuple[Event, ...]]] = []
        self.public: set[str] = set()
        self.now = 0.0
        self.lifts = 0
        tone = Tone()
        self.session = Session(tone=tone)
        self.took(sessions.open_table(self.shelf, Wishes(ID, players, (), tuple(ways[:players])), tone))

    @property
    def state(self) -> State:
        board = self.session.play.board
        assert isinstance(board, State)
        return board

    def took(self, turn: Turn) -> None:
        """What one input made: kept, checked, and rolled for."""
        before, after = self.session, turn.session
        if turn.durable:
            self.rows.append((after.input_seq, turn.durable))
        for event in turn.events:
            assert not event.durable or plain(event), event
        self.lifts += any(isinstance(event, Overruled) for event in turn.events)
        if any(isinstance(event, Undone) for event in turn.events):
            assert before.past is not None
            assert after.play == before.past.before
        elif before.play.board is not None:
            self.clock_and_curses(before.play.board, turn.durable)
        self.session = after
        if after.play.board is not None:
            self.names_known_to_all()
        for event in turn.events:
            if isinstance(event, DiceWanted):
                self.put(Rolled(self.chance))

    chance = 1

    def happened(self, events: tuple[Event, ...]) -> None:
        """What the game decided, as the session lets it happen."""
        after = sessions.evolve(self.shelf, self.session, events)
        forget = GAME.expects(after.play.board).forget
        self.took(Turn(remember(self.session, after, (), events, forget), events, ()))

    def put(self, input: Input) -> None:
        self.now += 2.0
        self.took(sessions.turn(self.shelf, self.session, input))

    def clock_and_curses(self, board: State, events: tuple[Event, ...]) -> None:
        """The clock never goes back, and curses end exactly when they are due."""
        hour, state = board.hour, board
        due: set[Event] = set()
        for event in events:
            play = apply(self.shelf, dataclasses.replace(self.session.play, board=state), event)
            if isinstance(event, TurnEnded):
                due = {
                    CurseEnded(curse.card, curse.owner, curse.since)
                    for curse in state.curses
                    if curse.owner == event.seat and curse.since < state.turn
                }
            if isinstance(event, CurseEnded):
                assert event in due
                due.remove(event)
            state = play.board
            if isinstance(event, Corrected) and event.count is Count.HOUR:
                hour = state.hour
            assert hour <= state.hour <= 12
            hour = state.hour
            change = len(state.aside) - len(board.aside)
            if not any(isinstance(one, Corrected) for one in events):
                paired = sum(isinstance(one, Paired) for one in events)
                assert change <= paired
        assert not due
        if not any(isinstance(one, Corrected) for one in events):
            back = sum(isinstance(one, PairReturned) for one in events)
            assert len(state.aside) - len(board.aside) == sum(isinstance(one, Paired) for one in events) - back

    def names_known_to_all(self) -> None:
        """What lies open or at the Agency may be said; once put aside, a suspect's name stays known."""
        state = self.state
        self.public |= {tile.name.text for tile in state.visible if tile.name}
        for pair in state.aside:
            self.public |= {pair.name.text} if pair.name else set()
            self.public |= {f"<{tile.id[-2:]}>" for tile in pair.tiles}
        if state.phase in (Phase.OVER, Phase.BLUFF, Phase.BLUFF_DEMON, Phase.BLUFF_ANSWER):
            self.public |= {f"<{n:02d}>" for n in range(1, 41)}

    # --- what a table does ---

    @rule(key=st.sampled_from("0123456789##########*ABBD"), chance=st.integers(1, 6))
    def key(self, key: str, chance: int) -> None:
        self.chance = chance
        self.put(Key(key, at=self.now))

    @rule(scanned=st.sampled_from(SCANS))
    def scan(self, scanned: Token) -> None:
        before = self.session
        self.put(Scan(Known((scanned,), "x"), at=self.now))
        board = before.play.board
        hidden = board is None or board.phase not in (Phase.REVEAL, Phase.DEBRIEFING, Phase.BLUFF, Phase.BLUFF_DEMON)
        if hidden and "/tuile/" in scanned.id and board is not None and not board.aloud:
            said = self.session.history
            open_ = {tile.token for tile in (*board.shown, *board.visible)}
            open_ |= {tile for pair in board.aside for tile in pair.tiles}
            if said and scanned not in open_ and board.phase is not Phase.OVER:
                assert not [text for line in said[-1] for text in words_in(line) if text == f"<{scanned.id[-2:]}>"]

    @precondition(lambda self: self.session.play.board is not None)
    @rule(data=st.data(), turns=st.integers(1, 12))
    def play_on(self, data: st.DataObject, turns: int) -> None:
        """As a table that knows what it does."""
        for _ in range(turns):
            state = self.state
            match state.phase:
                case Phase.START | Phase.ILLUSION:
                    self.put(Key(str(data.draw(st.integers(1, 6))), at=self.now))
                case Phase.REVEAL | Phase.DEBRIEFING if data.draw(st.integers(0, 9)):
                    free = [tile for tile in TILES if tile not in GAME.spent(state)]
                    shown = [tile.pair for tile in state.shown]
                    twin = [tile for tile in free if (int(tile.id[-2:]) + 1) // 2 in shown and data.draw(st.booleans())]
                    self.put(Scan(Known((data.draw(st.sampled_from(twin or free)),), "x"), at=self.now))
                case Phase.PAIR | Phase.SPARE:
                    self.put(Key("2", at=self.now))
                case Phase.CARD | Phase.LIMBES:
                    kind = "3id" if state.phase is Phase.CARD else "limbes"
                    cards = [one for one in SCANS if f"/{kind}/" in one.id]
                    self.put(Scan(Known((data.draw(st.sampled_from(cards)),), "x"), at=self.now))
                case _:
                    self.put(Key("#", at=self.now))

    @precondition(lambda self: self.session.play.board is not None)
    @rule(tile=st.sampled_from(TILES), seat=st.integers(1, 4))
    def look(self, tile: Token, seat: int) -> None:
        """In a window: nothing durable holds the tile."""
        if seat > self.state.players:
            return
        allowed = GAME.privacy(self.state, seat)
        before = self.state
        decision = GAME.decide(NAMED, before, Looked(seat, tile))
        if isinstance(decision, Rejection):
            assert allowed is None
            assert (decision.why.args, decision.rule) == ((), None)
            return
        assert allowed is not None
        assert isinstance(decision, tuple)
        assert not any(event.durable for event in decision)
        done = GAME.decide(NAMED, before, WindowDone(seat, (tile,)))
        assert isinstance(done, tuple)
        assert done
        assert tile.id not in repr(done)
        self.happened(done)

    @precondition(lambda self: self.session.play.board is not None and bool(GAME.menu(self.state)))
    @rule(data=st.data())
    def form(self, data: st.DataObject) -> None:
        form = data.draw(st.sampled_from(GAME.menu(self.state)))
        answers = tuple(data.draw(st.integers(q.low, min(q.high, 15))) for q in form.questions)
        decision = GAME.decide(NAMED, self.state, Filled(form.id, answers))
        assert not isinstance(decision, NeedsSeat | NeedsRoll)
        if isinstance(decision, tuple):
            self.happened(decision)

    # --- what must hold ---

    @invariant()
    def nothing_that_can_be_repeated_says_what_lies_hidden(self) -> None:
        if not hasattr(self, "session") or self.session.play.board is None:
            return
        state = self.state
        may = self.public | {tile.name.text for tile in (*state.shown, *state.visible) if tile.name}
        repeated = [line for batch in self.session.history for line in batch]
        repeated += [*GAME.status(state, whole=True), *GAME.status(state, whole=False)]
        if state.fresh:
            repeated = [line for line in repeated if not line.id.endswith("peeked-aloud")]
        for line in repeated:
            leaked = [text for text in words_in(line) if text.startswith("<") and text not in may]
            assert not leaked, (line, state.phase)

    @invariant()
    def counts_hold(self) -> None:
        if not hasattr(self, "session") or self.session.play.board is None:
            return
        state = self.state
        assert len(state.aside) <= SUSPECTS
        assert (state.phase is Phase.OVER) == (state.outcome is not None)
        assert len(state.shown) <= 2 or state.phase is Phase.DEBRIEFING
        assert 0 <= state.left <= 2
        assert len(state.objects) == state.players
        assert state.spare is None or state.phase is Phase.SPARE
        for curse in state.curses:
            assert curse.since <= state.turn
        if state.cubes:
            assert min(state.cubes.supply, state.cubes.laid) >= 0
        for clues in state.clues or ():
            assert min(clues.reserve, clues.laid) >= 0

    @invariant()
    def what_may_come_next_can_be_told(self) -> None:
        if not hasattr(self, "session") or self.session.play.board is None:
            return
        expected = GAME.expects(self.state)
        assert expected.can
        assert GAME.status(self.state, whole=False)

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        again = sessions.replay(self.shelf, self.rows, self.session.tone)
        assert again.play == self.session.play
        assert again.input_seq == self.session.input_seq


def plain(value: object) -> bool:
    """Whether the journal can write it down."""
    if isinstance(value, tuple):
        return all(plain(item) for item in value)
    if dataclasses.is_dataclass(value):
        return all(plain(getattr(value, entry.name)) for entry in dataclasses.fields(value))
    return value is None or isinstance(value, int | str | bool | Enum)


TestAnyPlay = AnyPlay.TestCase
TestAnyPlay.settings = tried(30, stateful_step_count=50)
