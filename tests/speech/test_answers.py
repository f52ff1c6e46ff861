"""Nothing queues in front of an answer: with a voice that takes its time, in virtual time.

Lines last for seconds. The newest key's answer begins within a second, whatever waits; what the game has to say is said
in the end; and whoever asks whether a question has been heard is told the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.model import UNDO, WINDOW, Announcement, Cause, Sign, Urgency, alert, answer, echo, game
from companion.speech.scheduler import Scheduler

#: A line takes its time to render and to be said; a rest is shorter.
RENDERED = 0.25
SPOKEN = 4.0
REST = 0.45
WITHIN = 1.0


@dataclass
class Voice:
    """A speaker in virtual time. ``log`` tells what began when, ``ended`` what was said to its end."""

    now: float = 0.0
    log: list[tuple[float, str]] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    coming: list[tuple[float, Callable[[], None]]] = field(default_factory=list)

    def start(self, line: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        def begin() -> None:
            self.log.append((self.now, line.id))
            started()

        def end() -> None:
            self.ended.append(line.id)
            finished()

        self.coming = [(self.now + RENDERED, begin), (self.now + RENDERED + SPOKEN, end)]

    def rest(self, over: Callable[[], None]) -> None:
        self.coming = [(self.now + REST, over)]

    def stop(self) -> None:
        self.coming = []

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while self.coming and self.coming[0][0] <= until:
            self.now, happens = self.coming.pop(0)
            happens()
        self.now = until


class Table:
    def __init__(self) -> None:
        self.voice = Voice()
        self.shown: list[str] = []
        self.scheduler = Scheduler(self.voice, lambda line: self.shown.append(line.id))

    def happens(self, *lines: Announcement, act: int = 0) -> None:
        """Something that nobody asked for, or (``act``) what somebody did."""
        self.scheduler.say(lines, cause=Cause(act=act, asks=bool(act)))

    def key(self, *lines: Announcement, pad: str = "pad", act: int = 0) -> None:
        """A key that brings these lines."""
        self.scheduler.key(pad)
        self.scheduler.say(lines, cause=Cause(pad, key=True, act=act, asks=True))

    def scanned(self, *lines: Announcement, act: int = 0) -> None:
        self.scheduler.say(lines, cause=Cause("scanner", act=act, asks=True))

    def skip(self) -> bool:
        """#; whether it would have confirmed something."""
        confirms = not self.scheduler.unheard()
        self.scheduler.skip("pad")
        self.scheduler.say((), cause=Cause("pad", key=True, asks=True))
        return confirms

    def wait(self, seconds: float) -> None:
        self.voice.wait(seconds)

    @property
    def heard(self) -> str:
        """What began, in order."""
        return " ".join(id for _, id in self.voice.log)


@pytest.fixture
def table() -> Table:
    return Table()


def test_an_answer_cuts_what_the_game_says_which_starts_again_after_it(table: Table) -> None:
    table.happens(game("long"), game("longer"))
    table.wait(1)
    table.key(answer("whose-window"))
    table.wait(30)
    assert table.heard == "long whose-window long longer"
    assert table.voice.log[1][0] == 1 + RENDERED


def test_it_starts_again_however_often_it_is_cut(table: Table) -> None:
    table.happens(game("long"))
    for pad in "abcd":
        table.wait(1)
        table.key(answer(f"to-{pad}"), pad=pad)
        table.wait(RENDERED + SPOKEN + REST)
    table.wait(20)
    assert table.voice.ended[-1] == "long"


def test_five_refusals_in_a_second_are_one_and_then_comes_what_was_asked(table: Table) -> None:
    table.happens(game("prepare"))
    table.wait(2)
    for _ in range(5):
        table.key(answer("no-number-now"))
        table.wait(0.2)
    table.key(echo("where"))
    table.wait(30)
    assert table.heard == "prepare where prepare", "what nobody can have heard of was dropped"


@pytest.mark.parametrize("gap", [0.05, 0.3])
def test_the_same_alert_of_a_refusal_is_said_once_however_many_keys_bring_it(table: Table, gap: float) -> None:
    full = alert("disk-full", Sign.REFUSED)
    for _ in range(12):
        table.key(full)
        table.wait(gap)
    table.wait(30)
    assert table.voice.ended == ["disk-full"]
    table.key(full)
    table.wait(30)
    assert table.voice.ended == ["disk-full"] * 2, "after it was said to its end it is news again"


def test_alerts_that_tell_what_happened_are_said_as_often_as_it_happened(table: Table) -> None:
    table.key(alert("cut", Sign.REFUSED), act=1)
    table.key(alert("cut", Sign.REFUSED), act=2)
    for happened in ("lost", "back", "lost"):
        table.happens(alert(happened, Sign.LOST))
    table.wait(60)
    assert table.voice.ended == ["cut", "cut", "lost", "back", "lost"]


def test_a_key_drops_what_its_own_keypad_was_answered_and_nothing_else(table: Table) -> None:
    table.scanned(answer("doubtful"))
    table.key(answer("refused"), pad="another")
    table.wait(0.1)
    table.key(echo("where"))
    table.wait(30)
    assert table.voice.ended == ["where", "refused", "doubtful"], "the newest first"


def test_an_accepted_scan_drops_the_refusal_of_the_one_before_it(table: Table) -> None:
    table.scanned(answer("doubtful"))
    table.wait(0.5)
    table.scanned(game("cut"), act=1)
    table.wait(20)
    assert table.heard == "doubtful cut"


def test_an_answer_does_not_wait_for_a_rest_and_a_game_line_does(table: Table) -> None:
    table.happens(game("one"), game("two"))
    table.wait(2 * RENDERED + SPOKEN + REST)
    assert [when for when, _ in table.voice.log] == [RENDERED, 2 * RENDERED + SPOKEN + REST]
    table.wait(SPOKEN + 0.1)
    assert table.scheduler.resting
    table.key(echo("where"))
    table.wait(RENDERED)
    assert table.heard == "one two where"


def test_what_answers_a_scan_does_not_wait_for_a_rest_either(table: Table) -> None:
    table.happens(game("one"))
    table.wait(RENDERED + SPOKEN + 0.1)
    table.scanned(game("counted"), act=1)
    table.wait(RENDERED)
    assert table.heard == "one counted"


def test_a_bomb_goes_before_an_answer_which_starts_again_once(table: Table) -> None:
    table.key(answer("where"))
    table.wait(1)
    table.happens(alert("bomb"))
    table.wait(20)
    assert table.heard == "where bomb where"


def test_within_the_lines_of_an_act_the_order_is_kept(table: Table) -> None:
    table.key(game("accused"), answer("window-closed", None, WINDOW), echo("count"), act=1)
    table.wait(30)
    assert table.heard == "accused window-closed count"


def test_a_prompt_goes_when_the_act_is_done_by_another_device(table: Table) -> None:
    table.scanned(answer("whose", None, "question"))
    table.wait(1)
    table.key(game("counted"), act=1)
    table.wait(20)
    assert table.heard == "whose counted"


def test_that_somebody_listens_is_heard_though_its_own_keypad_goes_on(table: Table) -> None:
    table.key(answer("window-opened", None, WINDOW))
    table.key(answer("where"))
    table.wait(20)
    assert table.heard == "where window-opened"


def test_that_two_are_done_is_heard_of_both_however_close_their_keys(table: Table) -> None:
    table.key(answer("one-is-done", None, f"{WINDOW} 2"), pad="pad 2")
    table.key(answer("other-is-done", None, f"{WINDOW} 3"), pad="pad 3")
    table.wait(20)
    assert sorted(table.heard.split()) == ["one-is-done", "other-is-done"]


def test_without_anybody_to_answer_an_answer_waits_its_turn(table: Table) -> None:
    table.happens(game("long"))
    table.happens(answer("window-closed", None, WINDOW))
    table.wait(20)
    assert table.heard == "long window-closed"


def test_what_an_answer_tells_is_not_told_again_by_the_line_that_it_cut(table: Table) -> None:
    table.key(game("cut"), game("who-next", None, "question"), act=1)
    table.wait(1)
    table.key(echo("status"), echo("who-next", None, "question"))
    table.wait(30)
    assert table.voice.ended == ["status", "who-next", "cut"]
    table.key(echo("cut"))
    table.wait(30)
    assert table.voice.ended == ["status", "who-next", "cut", "cut"], "0 says it again once"


def test_but_it_is_told_if_the_answer_was_dropped_before(table: Table) -> None:
    table.key(game("who-next", None, "question"), act=1)
    table.wait(1)
    table.key(echo("status"), echo("who-next", None, "question"))
    table.wait(1)
    table.key(echo("no-such-key"))
    table.wait(30)
    assert table.voice.ended == ["no-such-key", "who-next"]


# --- what has been heard ---


def test_number_sign_skips_to_what_is_due_and_confirms_only_what_has_begun_to_sound(table: Table) -> None:
    table.key(game("opened"), game("counted"), game("who-begins"), act=1)
    table.wait(1)
    assert not table.skip()
    assert not table.skip(), "it has not begun yet"
    table.wait(RENDERED)
    assert table.heard == "opened who-begins"
    assert table.skip()


def test_what_was_silenced_unheard_is_still_due_and_number_sign_says_it(table: Table) -> None:
    table.key(game("opened"), game("who-begins"), act=1)
    table.wait(1)
    table.scheduler.silence()
    assert not table.skip()
    table.wait(RENDERED)
    assert table.heard == "opened who-begins"
    assert table.skip()


def test_what_has_been_heard_of_can_be_confirmed_though_it_was_cut(table: Table) -> None:
    table.key(game("who-begins"), act=1)
    table.wait(1)
    table.key(echo("status"))
    assert table.skip()


def test_what_nobody_asked_for_makes_nothing_due(table: Table) -> None:
    table.key(game("who-begins"), act=1)
    table.wait(1)
    table.happens(game("scanner-back"))
    assert table.skip()


def test_number_sign_goes_through_the_pieces_of_an_answer(table: Table) -> None:
    table.key(game("who-begins"), act=1)
    table.wait(1)
    table.key(echo("first"), echo("second"), echo("third"))
    table.wait(1)
    assert not table.skip()
    table.wait(1)
    assert not table.skip()
    table.wait(1)
    assert table.heard == "who-begins first second third"
    assert table.skip()


def test_an_undo_is_heard_of_when_its_question_has_begun(table: Table) -> None:
    table.key(game("long"), act=1)
    table.wait(1)
    table.key(answer("undo-asked", None, UNDO))
    assert table.scheduler.unheard("undo")
    table.wait(RENDERED)
    assert not table.scheduler.unheard("undo")
    assert not table.scheduler.unheard()


def test_what_tells_of_an_act_that_was_taken_back_is_never_said(table: Table) -> None:
    table.key(game("first"), act=1)
    table.wait(1)
    table.key(game("second"), game("due"), act=2)
    table.key(answer("undo-asked", None, UNDO))
    table.wait(1)
    table.scheduler.outdate(2)
    table.key(game("undone", None, UNDO), act=3)
    table.wait(40)
    assert table.heard == "first undo-asked first undone"


def test_a_confirmation_that_tells_nothing_but_an_alert_leaves_nothing_due(table: Table) -> None:
    table.key(game("opened"), game("who-begins"), act=1)
    table.key(alert("over"), act=2)
    assert not table.scheduler.unheard()


# --- any evening of keys ---

PADS = ("pad", "pad", "another")
lines = st.sampled_from([*[Urgency.ANSWER] * 3, Urgency.ECHO])
topics = st.sampled_from(["", "", "question", UNDO, WINDOW])
asked = st.tuples(st.just("key"), st.sampled_from(PADS), st.lists(st.tuples(lines, topics), min_size=1, max_size=3))
done = st.tuples(st.just("act"), st.sampled_from(PADS), st.integers(1, 3))
befalls = st.tuples(st.just("happens"), st.just(""), st.integers(1, 2))
waits = st.tuples(st.just("wait"), st.just(""), st.sampled_from((0.2, 0.2, 0.3, 1.0, 6.0)))
others = st.tuples(st.sampled_from(("skip", "silence")), st.just(""), st.none())


@given(st.lists(st.one_of(asked, asked, done, befalls, waits, waits), max_size=30))
def test_the_newest_answer_begins_within_a_second_and_no_game_line_is_lost(
    plays: Sequence[tuple[str, str, object]],
) -> None:
    table, names = Table(), iter(range(10_000))
    told: list[str] = []
    for what, pad, more in plays:
        if what == "wait":
            assert isinstance(more, float)
            table.wait(more)
            continue
        count = more if isinstance(more, int) else 0
        story = [game(f"game-{next(names)}") for _ in range(count)]
        told += [line.id for line in story]
        if what == "act":
            table.key(*story, pad=pad, act=next(names) + 1)
        elif what == "happens":
            table.happens(*story)
        else:
            assert isinstance(more, list)
            batch = [Announcement(f"answer-{next(names)}", urgency=of, topic=topic) for of, topic in more]
            table.key(*batch, pad=pad)
            before, pressed = len(table.voice.log), table.voice.now
            table.wait(WITHIN / 5)  # the next key may come as soon
            begun = [(when, id) for when, id in table.voice.log[before:] if id == batch[0].id]
            waiting = table.voice.coming and table.scheduler.speaking
            assert begun or waiting
            if not begun:
                assert not table.voice.log[before:], "something else began before it"
                assert table.voice.coming[0][0] <= pressed + WITHIN
    table.wait(3600)
    assert not table.scheduler.speaking
    assert sorted(set(told)) == sorted({id for id in table.voice.ended if id.startswith("game")})
    ends = [id for id in table.voice.ended if id.startswith("game")]
    assert len(ends) == len(set(ends)), "nothing is said to its end twice"
    assert ends == sorted(ends, key=told.index), "in the order in which it happened"


@given(st.lists(st.one_of(asked, done, befalls, waits, others), max_size=30))
def test_nothing_is_confirmed_before_it_has_begun_to_sound(plays: Sequence[tuple[str, str, object]]) -> None:
    table, names = Table(), iter(range(10_000))
    due: str | None = None
    for what, pad, more in plays:
        match what, more:
            case "wait", float(seconds):
                table.wait(seconds)
            case "skip", _:
                confirms = table.skip()
                assert not confirms or due is None or due in table.shown
            case "silence", _:
                table.scheduler.silence()
            case "act", int(count):
                story = [game(f"game-{next(names)}") for _ in range(count)]
                due = story[-1].id
                table.key(*story, pad=pad, act=next(names) + 1)
            case "happens", int(count):
                table.happens(*(game(f"news-{next(names)}") for _ in range(count)))
            case "key", list(batch):
                table.key(*(Announcement(f"answer-{next(names)}", urgency=of) for of, _ in batch), pad=pad)
