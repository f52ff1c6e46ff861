"""Before its window closes by itself an ear is told so, by time alone: with lines that last, in virtual time.

That no card changes what anybody else hears, or when, is in ``tests/kit``; that the last word of a window is the
table's is in ``test_passed_on``.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.line.transcript import shows
from companion.model import Key, Only
from companion.session import joining
from companion.session.asking import ENDING_SECONDS, WINDOW_SECONDS, timers
from companion.session.desks import Stage
from tests.session.cables import DIGIT, files
from tests.session.test_passed_on import SHARED, Table

ENDS, PURPOSE = "window-ends", "window-cables"


def own() -> Table:
    """Seat 4 listens in an earphone of its own, and has heard what for."""
    table = Table()
    table.key("C4", every=4)
    table.key(f"{DIGIT}")
    return table


def shared() -> Table:
    """Seat 2 listens in the earphone that it shares, and wants no digits of its own."""
    table = Table()
    table.key("C2", every=4)
    table.key(f"{DIGIT}", every=6)
    table.key("#", every=0)
    return table


def told(table: Table, what: str = ENDS) -> list[float]:
    """When this was begun, in seconds since the newest key or scan."""
    return [moment for moment, _, line in table.log if line.id == what]


@pytest.mark.parametrize("table", [own(), shared()])
def test_an_ear_is_told_before_its_window_closes_and_nobody_else_is(table: Table) -> None:
    assert table.stage is Stage.OPEN
    since = table.now
    table.wait(WINDOW_SECONDS - 0.1)
    (said,) = told(table)
    assert said == since + ENDING_SECONDS
    (line,) = [line for _, _, line in table.log if line.id == ENDS]
    assert isinstance(line.audience, Only)
    assert not shows(line, show_private=False), "there is no line of it in the terminal either"
    assert table.windows
    assert table.stage is Stage.OPEN
    table.wait(0.2)
    assert table.stage is None
    table.wait(60)
    assert told(table) == [said], "once, and never when it has closed"


@pytest.mark.parametrize("copies", [(), (1,), (1, 2, 3)])
def test_it_comes_by_time_and_not_by_what_was_scanned(copies: tuple[int, ...]) -> None:
    table = own()
    for copy in copies:
        table.scan(copy)
    since = table.now
    table.wait(WINDOW_SECONDS + 1)
    assert told(table) == [since + ENDING_SECONDS]


def test_zero_keeps_it_open_and_says_again_what_was_heard_and_not_that_it_ends() -> None:
    table = own()
    table.wait(ENDING_SECONDS + 1)
    table.key("0")
    table.wait(WINDOW_SECONDS - 1)
    assert table.stage is Stage.OPEN
    first, second = told(table)
    assert second - first > ENDING_SECONDS
    again = [line.id for moment, _, line in table.log if first < moment < second]
    assert again
    assert ENDS not in again


def test_on_a_shared_earphone_zero_then_asks_for_no_digits_and_says_what_the_window_is_for() -> None:
    table = shared()
    table.key("0", every=1)
    assert table.heard[-1] == "shared+no-own-code", "as long as there is time"
    table.wait(ENDING_SECONDS)
    assert table.heard[-1] == f"shared+{ENDS}"
    table.key("0", every=WINDOW_SECONDS - 1)
    at = table.heard.index(f"shared+{ENDS}")
    assert table.heard[at + 1] == "shared+window-cables"
    assert table.stage is Stage.OPEN
    table.key("0", every=1)
    assert table.heard[-1] == "shared+window-cables", "it has been told anew meanwhile"
    table.key("0", every=1)
    assert table.heard[-1] == "shared+no-own-code"


def test_it_cuts_nothing_short_and_waits_for_silence_in_that_ear(monkeypatch: pytest.MonkeyPatch) -> None:
    long = 15.0
    monkeypatch.setattr("tests.session.test_passed_on.seconds", lambda line: long if PURPOSE in line.id else 2.0)
    table = Table()
    table.key("C4", every=4)
    table.key(f"{DIGIT}")
    since = table.now
    table.wait(WINDOW_SECONDS - 0.1)
    begun = [(moment, line.id) for moment, voice, line in table.log if voice == "own" and moment >= since]
    assert len(begun) == 2
    purpose, ends = begun
    assert ends[1] == ENDS
    assert ends[0] >= purpose[0] + long, "it is said to its end, and not said again"
    assert ends[0] <= purpose[0] + long + 1
    table.wait(10)
    assert table.stage is None
    assert told(table) == [ends[0]]


@pytest.mark.parametrize(("before", "times"), [(0.5, 0), (-0.5, 1)])
def test_what_waits_to_be_told_is_not_told_once_the_window_has_closed(
    before: float, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = shared()
    table.wait(ENDING_SECONDS - before)
    monkeypatch.setattr("tests.session.test_passed_on.seconds", lambda line: 30.0)
    table.line.take(Key("D", "pad", 1, table.now))  # the table is told at length, and the earphone is silent meanwhile
    table.wait(40)
    assert table.stage is None
    assert len(told(table)) == times


@pytest.mark.parametrize(("patience", "at"), [(1, ENDING_SECONDS), (3, 3 * ENDING_SECONDS), (0, None)])
def test_it_comes_as_late_as_its_seat_wants_the_end(patience: int, at: float | None) -> None:
    session = own().line.core.session
    phones: joining.Phones = replace(session.phones, patience=((4, patience),))
    running = {timer.id.partition("/")[0]: timer for timer in timers(files().shelf, replace(session, phones=phones))}
    assert ("ending" in running, "window" in running) == (at is not None,) * 2
    if at is not None:
        assert running["ending"].seconds == at
        assert running["ending"].seconds < running["window"].seconds


def test_where_a_number_waits_in_the_menu_no_key_is_named() -> None:
    table = own()
    table.key("99", every=1)
    table.wait(WINDOW_SECONDS - 2)
    assert told(table, f"{ENDS}-begun")
    assert not told(table)


def test_help_tells_how_long_a_window_stays_open() -> None:
    table = own()
    table.key("9", every=19)
    (line,) = [line for _, _, line in table.log if line.id == "can-in-window-for"]
    assert dict(line.args) == {"seconds": 20}


# --- a key that is to be pressed again ---


@pytest.mark.parametrize("length", [0.5, 2.0, 2.9, 3.1, 9.0])
def test_b_may_be_pressed_again_for_three_seconds_after_its_question_however_long_it_is(
    length: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.session.test_passed_on.seconds", lambda line: length)
    table = Table(SHARED)
    table.wait(60)
    table.key("B")
    asked = table.now
    assert table.heard[-1] == "table+undo-asked"
    table.wait(length + 2.9)
    assert table.line.core.session.desk.undoing
    table.wait(0.4)
    assert not table.line.core.session.desk.undoing
    assert table.now - asked < length + 3.5
