"""Who cuts whom, what starts again, what is dropped unsaid: with a speaker that only records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.model import KEYS, WINDOW, Announcement, Cause, Urgency, alert, echo, game
from companion.speech.scheduler import MuteSpeaker, Scheduler


class Recorder:
    """A speaker that says nothing. ``log`` holds "+id" for a start, "-id" for a cut and ".id" for an end."""

    def __init__(self, begins_at_once: bool = True) -> None:
        self.log: list[str] = []
        self.current: Announcement | None = None
        self.begins_at_once = begins_at_once
        self.callbacks: list[tuple[Callable[[], None], Callable[[], None]]] = []

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        assert self.current is None, "an ear hears one thing at a time"
        self.current = announcement
        self.log.append("+" + announcement.id)
        self.callbacks.append((started, finished))
        if self.begins_at_once:
            started()

    def begin(self) -> None:
        self.callbacks[-1][0]()

    def rest(self, over: Callable[[], None]) -> None:
        over()

    def stop(self) -> None:
        assert self.current is not None
        self.log.append("-" + self.current.id)
        self.current = None

    def end(self) -> None:
        """The line has been said to its end."""
        assert self.current is not None
        self.log.append("." + self.current.id)
        self.current = None
        self.callbacks[-1][1]()


class Table:
    """A scheduler with a recorder, spoken to as the app would."""

    def __init__(self, begins_at_once: bool = True) -> None:
        self.speaker = Recorder(begins_at_once)
        self.shown: list[str] = []
        self.scheduler = Scheduler(self.speaker, lambda announcement: self.shown.append(announcement.id))

    def say(self, *batch: Announcement) -> None:
        self.scheduler.say(batch)

    def skip(self) -> None:
        """#, which brings nothing else."""
        self.scheduler.skip()
        self.scheduler.say(())

    def end_all(self) -> None:
        while self.speaker.current:
            self.speaker.end()

    @property
    def heard(self) -> str:
        return " ".join(self.speaker.log)


@pytest.fixture
def table() -> Table:
    return Table()


def test_between_the_breaths_of_help_comes_who_may_listen(table: Table) -> None:
    table.say(game("taken"), game("card-to-hear", None, WINDOW), game("turn"))
    table.scheduler.say(
        [replace(echo(help), breaths=True) for help in ("help", "more", "rest")], cause=Cause("pad", key=True)
    )
    table.end_all()
    asked = "+taken -taken +help .help +card-to-hear .card-to-hear +more .more +rest .rest"
    assert table.heard == f"{asked} +taken .taken +turn .turn"


# --- ECHO ---------------------------------------------------------------------------------------------------


def test_the_latest_echo_wins(table: Table) -> None:
    table.say(echo("heart"))
    table.say(echo("moon"))
    table.end_all()
    assert table.heard == "+heart -heart +moon .moon"


def test_the_echo_lines_of_one_input_belong_together(table: Table) -> None:
    table.say(echo("name"), echo("text"))
    table.end_all()
    assert table.heard == "+name .name +text .text"


def test_a_later_echo_cancels_every_line_of_an_earlier_one(table: Table) -> None:
    table.say(echo("name"), echo("text"))
    table.say(echo("moon"))
    table.end_all()
    assert table.heard == "+name -name +moon .moon"


@pytest.mark.parametrize("above", [game("cut"), alert("bomb")])
def test_anything_above_cancels_an_echo_said_or_unsaid(table: Table, above: Announcement) -> None:
    table.say(echo("name"), echo("text"))
    table.say(above)
    table.end_all()
    assert table.heard == f"+name -name +{above.id} .{above.id}"
    assert table.shown == ["name", above.id]


def test_an_echo_beside_a_game_line_of_its_own_input_is_said(table: Table) -> None:
    table.say(game("cut"), echo("card"))
    table.end_all()
    assert table.heard == "+cut .cut +card .card"


def test_an_echo_that_an_alert_cut_is_gone(table: Table) -> None:
    table.say(echo("heart"))
    table.say(alert("refused"))
    table.end_all()
    assert table.heard == "+heart -heart +refused .refused"


def test_a_key_cuts_echo_at_once_and_all_of_it(table: Table) -> None:
    table.say(echo("name"), echo("text"))
    table.scheduler.key()
    assert table.heard == "+name -name"
    assert not table.scheduler.speaking


# --- GAME ---------------------------------------------------------------------------------------------------


def test_a_game_line_is_cut_neither_by_echo_nor_by_game_nor_by_a_key(table: Table) -> None:
    table.say(game("cut"))
    table.say(echo("heart"))
    table.say(game("next"))
    table.scheduler.key()
    table.end_all()
    assert table.heard == "+cut .cut +next .next"


def test_a_game_line_that_an_alert_cut_starts_again_once_and_is_shown_once(table: Table) -> None:
    table.say(game("cut"), game("next"))
    table.say(alert("lost"))
    table.end_all()
    assert table.heard == "+cut -cut +lost .lost +cut .cut +next .next"
    assert table.shown == ["cut", "lost", "next"]


def test_it_does_not_start_a_third_time(table: Table) -> None:
    table.say(game("cut"))
    table.say(alert("lost"))
    table.speaker.end()
    table.say(alert("back"))
    table.end_all()
    assert table.heard == "+cut -cut +lost .lost +cut -cut +back .back"


def test_a_cut_before_the_first_sample_does_not_count_as_having_been_said() -> None:
    table = Table(begins_at_once=False)
    table.say(game("cut"))
    for interruption in ("lost", "back"):
        table.say(alert(interruption))
        table.speaker.end()
    table.speaker.begin()
    table.end_all()
    assert table.heard == "+cut -cut +lost .lost +cut -cut +back .back +cut .cut"
    assert table.shown == ["cut"]


def test_nor_does_it_use_up_its_second_start() -> None:
    table = Table(begins_at_once=False)
    table.say(game("cut"))
    table.say(alert("lost"))  # before the first sample
    table.speaker.end()
    table.speaker.begin()
    table.say(alert("back"))  # after it
    table.end_all()
    assert table.heard == "+cut -cut +lost .lost +cut -cut +back .back +cut .cut"
    assert table.shown == ["cut"]


def test_it_does_not_start_again_when_its_topic_has_a_newer_line(table: Table) -> None:
    table.say(game("two-of-five", None, "count"))
    table.say(alert("lost"))
    table.say(game("three-of-five", None, "count"))
    table.end_all()
    assert table.heard == "+two-of-five -two-of-five +lost .lost +three-of-five .three-of-five"


def test_what_a_newer_line_has_cut_does_not_start_again_after_an_alert(table: Table) -> None:
    table.say(game("two-of-five", None, "count"))
    table.say(game("three-of-five", None, "count"))
    table.say(alert("lost"))
    table.end_all()
    assert table.heard == (
        "+two-of-five -two-of-five +three-of-five -three-of-five +lost .lost +three-of-five .three-of-five"
    )


# --- ALERT --------------------------------------------------------------------------------------------------


def test_alerts_do_not_cut_each_other_and_come_before_what_waits(table: Table) -> None:
    table.say(game("cut"), game("next"))
    table.say(alert("bomb"))
    table.say(alert("over"))
    table.end_all()
    assert table.heard == "+cut -cut +bomb .bomb +over .over +cut .cut +next .next"


def test_within_one_input_an_alert_goes_first_and_cuts_nothing(table: Table) -> None:
    table.say(game("cut"), alert("bomb"))
    table.end_all()
    assert table.heard == "+bomb .bomb +cut .cut"


# --- topics -------------------------------------------------------------------------------------------------


def test_what_is_no_longer_true_is_dropped_unsaid_and_never_shown(table: Table) -> None:
    table.say(game("hello"))
    table.say(game("two-of-five", None, "count"))
    table.say(game("three-of-five", None, "count"))
    table.end_all()
    assert table.heard == "+hello .hello +three-of-five .three-of-five"
    assert table.shown == ["hello", "three-of-five"]


def test_a_line_whose_first_sample_is_not_out_yet_is_dropped_too() -> None:
    table = Table(begins_at_once=False)
    table.say(game("two-of-five", None, "count"))
    table.say(game("three-of-five", None, "count"))
    table.end_all()
    assert table.heard == "+two-of-five -two-of-five +three-of-five .three-of-five"
    assert table.shown == []


def test_what_is_being_said_is_cut_when_it_is_no_longer_true(table: Table) -> None:
    table.say(game("two-of-five", None, "count"))
    table.say(game("three-of-five", None, "count"))
    table.end_all()
    assert table.heard == "+two-of-five -two-of-five +three-of-five .three-of-five"


def test_lines_without_a_topic_never_supersede_each_other(table: Table) -> None:
    table.say(game("a"), game("b"), game("b"))
    table.end_all()
    assert table.heard == "+a .a +b .b +b .b"


def test_how_an_act_is_done_is_said_no_more_once_it_is_done(table: Table) -> None:
    table.say(game("your-turn"), game("how", None, f"{KEYS}/how"))
    table.scheduler.say((game("done"),), cause=Cause(act=1))
    table.end_all()
    assert table.heard == "+your-turn .your-turn +done .done"


def test_how_an_act_is_done_is_cut_when_it_is_done(table: Table) -> None:
    table.say(game("how", None, f"{KEYS}/how"))
    table.scheduler.say((game("done"),), cause=Cause(act=1))
    table.end_all()
    assert table.heard == "+how -how +done .done"


def test_hash_goes_to_what_is_due_and_not_to_how_it_is_done(table: Table) -> None:
    table.scheduler.say((game("first"), game("due"), game("how", None, f"{KEYS}/how")), cause=Cause(asks=True))
    table.skip()
    table.end_all()
    assert table.heard == "+first -first +due .due +how .how"


# --- # and * ------------------------------------------------------------------------------------------------


def test_skip_cuts_a_game_line_and_the_next_one_starts(table: Table) -> None:
    table.say(game("cut"), game("next"))
    table.skip()
    assert table.heard == "+cut -cut +next"
    table.skip()
    table.skip()
    assert table.heard == "+cut -cut +next -next"


def test_skip_on_a_reading_skips_the_whole_reading(table: Table) -> None:
    table.say(echo("name"), echo("text"))
    table.skip()
    assert table.heard == "+name -name"


def test_silence_empties_the_queue_and_tells_whether_it_was_needed(table: Table) -> None:
    table.say(game("cut"), game("next"), echo("card"))
    assert table.scheduler.silence() is True
    assert table.scheduler.silence() is False
    assert table.heard == "+cut -cut"
    table.say(game("later"))
    assert table.heard == "+cut -cut +later"


# --- the speaker's callbacks --------------------------------------------------------------------------------


def test_what_a_stopped_line_still_reports_is_ignored() -> None:
    table = Table(begins_at_once=False)
    table.say(echo("heart"))
    stale_start, stale_end = table.speaker.callbacks[-1]
    table.say(echo("moon"))
    stale_start()
    stale_end()
    assert table.shown == []
    assert table.heard == "+heart -heart +moon"
    table.speaker.begin()
    assert table.shown == ["moon"]


def test_a_line_is_shown_once_however_often_it_reports_its_start(table: Table) -> None:
    table.say(game("cut"))
    table.speaker.begin()
    assert table.shown == ["cut"]


def test_without_sound_nothing_waits_and_everything_is_shown() -> None:
    shown: list[Announcement] = []
    scheduler = Scheduler(MuteSpeaker(), shown.append)
    lines = [game(f"line-{i}") for i in range(2000)]  # a recursion would be too deep
    scheduler.say(lines)
    assert shown == lines
    assert not scheduler.speaking


# --- any play of inputs -------------------------------------------------------------------------------------

URGENT = {Urgency.ALERT: alert, Urgency.GAME: game, Urgency.ECHO: echo}
batches = st.lists(st.tuples(st.sampled_from(list(URGENT)), st.sampled_from(["", "", "x", "y"])), max_size=3)
moves = st.one_of(batches, st.sampled_from(["begin", "end", "end", "end", "key"]), st.sampled_from(["skip", "silence"]))


@given(st.lists(moves, max_size=60), st.booleans())
def test_nothing_starves_and_nothing_is_said_twice(plays: list[object], begins_at_once: bool) -> None:
    table = Table(begins_at_once)
    lines: list[Announcement] = []
    wiped = False
    for move in plays:
        if isinstance(move, list):
            batch = [URGENT[urgency](f"{len(lines) + i}", None, topic) for i, (urgency, topic) in enumerate(move)]
            lines += batch
            table.say(*batch)
        elif move in ("begin", "end"):
            if table.speaker.current:
                getattr(table.speaker, str(move))()
        else:
            wiped = wiped or move in ("skip", "silence")
            getattr(table.scheduler, str(move))()
            table.say()
        assert table.scheduler.speaking is (table.speaker.current is not None)
    for _ in range(3 * len(lines) + 1):  # it comes to an end
        if table.speaker.current:
            table.speaker.begin()
            table.speaker.end()
    assert table.speaker.current is None

    log = table.speaker.log
    ends = Counter(entry[1:] for entry in log if entry[0] == ".")
    starts = Counter(entry[1:] for entry in log if entry[0] == "+")
    assert all(count == 1 for count in ends.values())
    assert all(count == 1 for count in Counter(table.shown).values())
    assert set(table.shown) <= set(starts)
    topics = Counter(line.topic for line in lines)
    for line in lines:
        superseded = bool(line.topic) and topics[line.topic] > 1
        if line.urgency is not Urgency.ECHO and not wiped and not superseded:
            again = log.count("-" + line.id)
            if line.urgency is Urgency.ALERT:
                assert again == 0
            assert ends[line.id] == 1 or (line.urgency is Urgency.GAME and again >= 2)
    for urgency in (Urgency.ALERT, Urgency.GAME):  # in order of arrival
        order = [entry[1:] for entry in log if entry[0] == "." and lines[int(entry[1:])].urgency is urgency]
        assert order == sorted(order, key=int)
    if begins_at_once:
        assert set(table.shown) == set(starts)


@given(st.lists(batches, max_size=20))
def test_without_alerts_no_game_line_is_ever_cut(inputs: list[list[tuple[Urgency, str]]]) -> None:
    table = Table()
    for number, batch in enumerate(inputs):
        lines = [URGENT[urgency](f"{urgency.value}-{number}") for urgency, _ in batch]
        table.say(*(replace(line, urgency=Urgency.GAME) if "alert" in line.id else line for line in lines))
        if number % 3 == 0 and table.speaker.current:
            table.speaker.end()
    assert not [entry for entry in table.speaker.log if entry[0] == "-" and "echo" not in entry]
