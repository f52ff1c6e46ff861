"""Whatever keys, scans, timers and plugs come, in any order: what was journalled gives the same evening back, undo
leads back the way it came, no secret gets out, and every word can be said in every language."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.games.time_bomb_undercover.events import Phase
from companion.model import Blank, Doubt, Elapsed, Equipment, Foreign, Known, Misread, Plugged, Scan, Token
from companion.session.asking import timers
from companion.session.state import Wishes, laid_for
from tests.examples import seeds, tried
from tests.games.time_bomb_undercover.golden import ID, NAMES
from tests.session.evening import Evening, tokens

CHANCE = st.integers(0, 10_000).map(Random)
MENU = ("1", "2", "3", "3", "4", "5", "6", "73", "7#1", "81", "82", "83", "84")
DOUBTS = (Foreign("3017620422003"), Blank("FKKNRCUU"), *(Misread(doubt) for doubt in Doubt))


class AnyEvening(RuleBasedStateMachine):
    evening: Evening

    @initialize(game=st.sampled_from([None, ID]), named=st.integers(0, 8), players=st.none() | st.integers(4, 8))
    def open(self, game: str | None, named: int, players: int | None) -> None:
        self.evening = Evening(Wishes(game, players, NAMES[: named if players is None else min(named, players)]))

    @rule(keys=st.text("0123456789#*ABCD", min_size=1, max_size=6), speaking=st.booleans(), unsaid=st.booleans())
    def keys(self, keys: str, speaking: bool, unsaid: bool) -> None:
        self.evening.key(keys[0], speaking, unsaid)
        for key in keys[1:]:
            self.evening.key(key)

    @rule(data=st.data(), seat=st.none() | st.integers(1, 8))
    def scan(self, data: st.DataObject, seat: int | None) -> None:
        self.evening.scan(data.draw(st.sampled_from(tokens())), seat)

    @rule(data=st.data())
    def two_with_one_code(self, data: st.DataObject) -> None:
        two = data.draw(st.lists(st.sampled_from(tokens()), min_size=2, max_size=2, unique=True))
        self.evening.take(Scan(Known(tuple(two), "3760175513428")))

    @rule(label=st.sampled_from(DOUBTS))
    def doubtful(self, label: Foreign | Blank | Misread) -> None:
        before = laid_for(self.evening.session, None).desk  # it lies on the table's own desk, whoever asked before
        turn = self.evening.take(Scan(label))
        after = self.evening.session.desk
        assert not turn.durable, "a doubtful scan never counts"
        assert turn.said, "and says so"
        assert (after.seat, after.held, after.form, after.menu) == (before.seat, before.held, before.form, before.menu)

    @rule(data=st.data())
    def time_passes(self, data: st.DataObject) -> None:
        running = [timer.id for timer in timers(self.evening.shelf, self.evening.session)]
        timer = data.draw(st.sampled_from([*running, "held/1", "remind/2"]))
        assert not self.evening.take(Elapsed(timer)).durable, "time alone never counts"

    @rule(equipment=st.sampled_from(Equipment), present=st.booleans(), first=st.booleans())
    def plug(self, equipment: Equipment, present: bool, first: bool) -> None:
        turn = self.evening.take(Plugged(equipment, "a device", present, first))
        assert turn.said
        assert not turn.durable

    @precondition(lambda self: not self.evening.playing)
    @rule(players=st.integers(4, 8))
    def sit_down(self, players: int) -> None:
        self.evening.sit_down(players)

    @precondition(lambda self: self.evening.playing)
    @rule(phase=st.sampled_from(Phase), chance=CHANCE)
    def play_on_to(self, phase: Phase, chance: Random) -> None:
        self.evening.play_on_to(phase, chance)

    @rule(entry=st.sampled_from(MENU), chance=CHANCE)
    def use_the_menu(self, entry: str, chance: Random) -> None:
        self.evening.use_the_menu(entry, chance)

    @rule()
    def ask_everything(self) -> None:
        self.evening.ask_everything()

    @rule()
    def undo(self) -> None:
        self.evening.undo()

    @rule()
    def power_cut(self) -> None:
        self.evening.power_cut()

    @precondition(lambda self: self.evening.session.desk.resuming)
    @rule(key=st.sampled_from("0123456789ABCD"))
    def impatient(self, key: str) -> None:
        self.evening.key(key)
        assert self.evening.session.desk.resuming

    @precondition(lambda self: self.evening.session.desk.resuming)
    @rule()
    def go_on(self) -> None:
        self.evening.key("#")
        assert not self.evening.session.desk.resuming

    @invariant()
    def the_journal_gives_the_same_table_back(self) -> None:
        if hasattr(self, "evening"):
            self.evening.the_journal_gives_the_same_table_back()

    @invariant()
    def the_counts_hold(self) -> None:
        if hasattr(self, "evening"):
            self.evening.the_counts_hold()

    def teardown(self) -> None:
        if hasattr(self, "evening"):
            self.evening.undone_to_the_beginning()


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = tried(30, stateful_step_count=40, report_multiple_bugs=False)


def long_evening(seed: int, acts: int = 150) -> Evening:
    """Acts by chance, most of them sensible, so that every corner of the game is reached."""
    chance = Random(seed)
    evening = Evening(Wishes(ID, chance.randint(4, 8), NAMES[: chance.randint(0, 4)]))
    for _ in range(acts):
        what = chance.random()
        if evening.session.desk.resuming and what < 0.6:
            evening.key("#")
        elif not evening.playing and what < 0.6:
            evening.sit_down(chance.randint(4, 8))
        elif what < 0.25:
            evening.play_on_to(chance.choice(tuple(Phase)), chance)
        elif what < 0.5:
            evening.scan(chance.choice(_likely(chance)), chance.choice((None, None, chance.randint(1, 8))))
        elif what < 0.65:
            evening.key(chance.choice("12345678#"))
        elif what < 0.75:
            evening.use_the_menu(chance.choice(MENU[1:]), chance)
        elif what < 0.8:
            evening.ask_everything()
        elif what < 0.85:
            evening.undo()
        elif what < 0.87:
            evening.power_cut()
        elif what < 0.92:
            for timer in timers(evening.shelf, evening.session):
                evening.take(Elapsed(timer.id))
        else:
            evening.key(chance.choice("0123456789#*ABCD"))
        evening.the_counts_hold()
    evening.the_journal_gives_the_same_table_back()
    return evening


def _likely(chance: Random) -> list[Token]:
    """Cards of one sort: all sorts are as likely, however many cards there are of each."""
    kinds = ("cable/secure", "cable/defuse", "cable/bomb", "role/", "lieu/", "fatality/", "box", "heart", "triangle")
    kind = chance.choice(kinds)
    return [token for token in tokens() if token.kind.startswith(kind)]


@pytest.mark.parametrize("seed", seeds(12))
def test_a_long_evening_can_be_given_back_and_taken_back(seed: int) -> None:
    long_evening(seed).undone_to_the_beginning()


def test_long_evenings_reach_every_corner_of_the_game() -> None:
    """Else the tests above would prove less than they seem to."""
    heard = set().union(*(long_evening(seed).heard for seed in seeds(8)))
    corners = (
        "cut-bomb",
        "cut-last-defuse",
        "one-defuse-left",
        "ask-shadow",
        "reopened",
        "cut-corrected",
        "cut-removed",
    )
    assert {f"{ID}-{corner}" for corner in corners} <= heard
    assert len(heard) > 100
