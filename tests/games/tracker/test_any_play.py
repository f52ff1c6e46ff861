"""Whatever a pack declares and whatever a table does with it, in any order: the journal gives the same game back, undo
leads back the way it came, limits hold unless a card lifts them, no private card is heard aloud, and every word can be
said in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion import session as sessions
from companion.boxes import loader
from companion.boxes.box import Box, Pack, Slot
from companion.boxes.declaration import Card
from companion.games.tracker import Tracker
from companion.games.tracker.events import CardLooked, Phase
from companion.games.tracker.state import State
from companion.journal.store import Journal
from companion.model import (
    TABLE,
    Announcement,
    Elapsed,
    Event,
    Key,
    Known,
    OwnText,
    Rolled,
    Scan,
    Token,
    Tone,
    Verbosity,
)
from companion.session import Turn, events_of
from companion.session.asking import timers
from companion.session.events import DiceWanted, Overruled, TableCleared, Undone
from companion.session.state import Ear, Play, Session, Shelf, Wishes
from companion.speech.catalogue import Catalogue
from tests.examples import tried
from tests.tabletop import strict

from .packs import SHIPPED, SOUP, declarations, pack

CATALOGUES = [
    Catalogue(lang, verbosity=verbosity, report=strict) for lang in ("fr", "en", "es") for verbosity in Verbosity
]
#: One ear for all, proved: a window opens with C, a seat and #.
EARS = (Ear("one", (1, 2, 3, 4), verified=True),)


@cache
def shipped(game: str) -> Pack:
    return loader.shipped(game)


@cache
def heard(line: Announcement) -> str:
    """What is heard of it in French, once it has been said in every language; a strict catalogue raises."""
    texts = [catalogue.text(line) for catalogue in CATALOGUES]
    assert not any("{" in text or "None" in text for text in texts), texts
    return texts[0]


class AnyPlay(RuleBasedStateMachine):
    """One table, from its roll call on, played through the session."""

    session: Session
    packs: ClassVar[st.SearchStrategy[Pack]] = declarations().map(pack)

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.pack = data.draw(self.packs)
        players = data.draw(st.integers(self.pack.fewest, min(4, self.pack.most)))
        open_slots = [kind.id for kind in self.pack.kinds if kind.slots]
        slot = Slot(name=OwnText("fr", "à moi"), texts={0: OwnText("es", "mío")})
        own = dict.fromkeys(open_slots[:2], slot)
        self.shelf = Shelf({self.pack.id: Tracker(self.pack)}, {self.pack.id: Box(self.pack, own)})
        self.tokens = [Token(kind.id, copy) for kind in self.pack.kinds for copy in range(1, min(kind.copies, 2) + 1)]
        self.tokens += [Token("sticker/triangle"), Token("sticker/heart")]
        self.private = {card.id for card in self.declared_cards() if card.private}
        self.chance = 1
        self.sit_down(players)

    def sit_down(self, players: int) -> None:
        self.rows: list[tuple[int, tuple[Event, ...]]] = []
        self.before: list[Play] = []
        self.lifted = False
        self.closed = False
        self.session = Session(tone=Tone(), ears=EARS)
        self.took(sessions.open_table(self.shelf, Wishes(self.pack.id, players), Tone(), EARS))
        for _ in range(players + 8):  # the roll call, the set-up, who begins
            if self.state is None or self.state.phase is not Phase.PLAYING:
                self.key("#")

    def declared_cards(self) -> tuple[Card, ...]:
        assert self.pack.declared
        return self.pack.declared.cards

    @property
    def state(self) -> State | None:
        return self.session.play.board if hasattr(self, "session") else None

    def took(self, turn: Turn) -> None:
        """What one input made, and what is true of every input."""
        before, after = self.session, turn.session
        for line in turn.said:
            heard(line)
        if turn.durable:
            self.rows.append((after.input_seq, turn.durable))
            if isinstance(turn.durable[0], Undone):
                assert after.play == self.before.pop(), "undo gives the table before that input"
            elif after.past is not before.past:
                self.before.append(before.play)
        else:
            assert after.play == before.play, "what is not journalled changes nothing"
        lifts = any(isinstance(event, Overruled) for event in turn.events)
        self.lifted |= lifts
        self.a_private_card_is_heard_by_one_ear(turn)
        self.session = after
        for event in turn.events:
            if isinstance(event, TableCleared):
                self.closed = True
            if isinstance(event, DiceWanted):
                rolled = (self.chance * 7919) % event.faces + 1
                self.took(sessions.turn(self.shelf, self.session, Rolled(rolled)))

    def a_private_card_is_heard_by_one_ear(self, turn: Turn) -> None:
        over = self.session.play.board is not None and self.session.play.board.phase is Phase.OVER
        for line in turn.said:
            if line.audience == TABLE and not over and "menu" not in line.id and "game" not in line.id:
                assert "SECRET" not in heard(line), line
        for event in turn.events:
            if isinstance(event, CardLooked):
                assert not event.durable
                assert not turn.durable, "a look is kept nowhere"

    # --- what a table does ---

    @precondition(lambda self: self.closed)
    @rule(players=st.integers(2, 4))
    def play_once_more(self, players: int) -> None:
        self.sit_down(max(self.pack.fewest, players))

    @precondition(lambda self: not self.closed)
    @rule(keys=st.text("0123456789##########*ABBCD", min_size=1, max_size=4), chance=st.integers(1, 1000))
    def keys(self, keys: str, chance: int) -> None:
        self.chance = chance
        for key in keys:
            if not self.closed:
                self.key(key)

    def key(self, key: str) -> None:
        self.took(sessions.turn(self.shelf, self.session, Key(key)))

    @precondition(lambda self: not self.closed)
    @rule(data=st.data(), seat=st.none() | st.integers(1, 4))
    def scan(self, data: st.DataObject, seat: int | None) -> None:
        token = data.draw(st.sampled_from(self.tokens))
        self.took(sessions.turn(self.shelf, self.session, Scan(Known((token,), "x"), seat=seat)))

    @precondition(lambda self: not self.closed and self.state is not None)
    @rule(data=st.data(), cards=st.integers(3, 12))
    def play_on(self, data: st.DataObject, cards: int) -> None:
        """As a table that knows what it does."""
        for _ in range(cards):
            state = self.state
            if state is None or self.closed or state.phase is Phase.OVER:
                return
            self.tidy()
            if state.phase is not Phase.PLAYING:
                self.key("#")
                continue
            acting = {card.id for card in self.declared_cards() if card.effects}
            likely = [token for token in self.tokens if token.id in acting and token not in state.played]
            token = data.draw(st.sampled_from(likely or self.tokens))
            if token.id in self.private:
                continue
            others = [seat for seat in range(1, state.players + 1) if seat != state.holder]
            seat = data.draw(st.sampled_from(others))
            self.took(sessions.turn(self.shelf, self.session, Scan(Known((token,), "x"), seat=None)))
            if self.session.desk.held is not None:
                self.key(str(seat))

    @precondition(lambda self: not self.closed and self.state is not None)
    @rule(entry=st.sampled_from(["2", "3", "7", "81", "82", "83", "84", "85"]), answers=st.text("1234#", max_size=4))
    def use_the_menu(self, entry: str, answers: str) -> None:
        self.tidy()
        for key in f"99{entry}{answers}":
            if not self.closed:
                self.key(key)

    @precondition(lambda self: not self.closed)
    @rule(seat=st.integers(1, 4), data=st.data())
    def listen(self, seat: int, data: st.DataObject) -> None:
        """A window, and cards in it."""
        self.tidy()
        for key in f"C{seat}##":
            if not self.closed:
                self.key(key)
        secret = [token for token in self.tokens if token.id in self.private]
        if secret and not self.closed:
            self.took(sessions.turn(self.shelf, self.session, Scan(Known((data.draw(st.sampled_from(secret)),), "x"))))

    def tidy(self) -> None:
        for _ in range(6):
            desk = self.session.desk
            if self.closed or not (desk.menu or desk.form or desk.typed or desk.window or desk.calling or desk.seat):
                return
            self.key("*")

    @precondition(lambda self: not self.closed)
    @rule(data=st.data())
    def time_passes(self, data: st.DataObject) -> None:
        running = [timer.id for timer in timers(self.shelf, self.session)]
        timer = data.draw(st.sampled_from([*running, "game/countdown/9/0", "remind/2"]))
        before = self.session.desk
        turn = sessions.turn(self.shelf, self.session, Elapsed(timer))
        assert not turn.durable, "time alone never counts"
        if timer.startswith("game/"):
            assert (turn.session.desk.seat, turn.session.desk.form, turn.session.desk.window) == (
                *(before.seat, before.form, before.window),
            )
            assert bool(turn.said) == (timer in running)
        self.took(turn)

    @precondition(lambda self: not self.closed)
    @rule()
    def undo(self) -> None:
        self.tidy()
        self.key("B")
        self.key("B")

    # --- what holds ---

    @invariant()
    def counters_stay_within_their_limits(self) -> None:
        state = self.state
        if state is None or self.lifted:
            return
        for counter, row in zip(state.declared.counters, state.values, strict=True):
            low, high = state.low(counter), state.high(counter)
            for value in row:
                assert low is None or low <= value
                assert high is None or value <= high

    @invariant()
    def rounds_and_turns_are_counted_right(self) -> None:
        state = self.state
        if state is None:
            return
        assert state.rounds is None or state.round <= state.rounds
        assert state.holder is None or 1 <= state.holder <= state.players
        assert state.countdown in (0, state.countdowns)
        if state.phase is not Phase.PLAYING:
            assert state.countdown == 0

    @precondition(lambda self: not self.closed)
    @rule()
    def the_journal_gives_the_same_table_back(self) -> None:
        assert sessions.replay(self.shelf, self.rows, Tone()).play == self.session.play

    def teardown(self) -> None:
        if not hasattr(self, "session") or self.closed:
            return
        self.the_journal_gives_the_same_table_back()
        with TemporaryDirectory() as folder:
            path = Path(folder) / "any.game"
            with Journal.create(path, events_of(), game=self.pack.id, made_by="test") as journal:
                for number, events in self.rows:
                    journal.append(number, events)
            with Journal.open(path, events_of()) as journal:
                assert list(journal.read()) == self.rows, "what was written is what is read"


class AnyShippedPlay(AnyPlay):
    """The three packs that are shipped, and one that declares everything."""

    packs: ClassVar[st.SearchStrategy[Pack]] = st.sampled_from([*SHIPPED, "soup"]).map(
        lambda game: pack(SOUP) if game == "soup" else shipped(game)
    )


TestAnyPlay = AnyPlay.TestCase
TestAnyPlay.settings = tried(8, stateful_step_count=25, report_multiple_bugs=False)
TestAnyShippedPlay = AnyShippedPlay.TestCase
TestAnyShippedPlay.settings = tried(8, stateful_step_count=25, report_multiple_bugs=False)
