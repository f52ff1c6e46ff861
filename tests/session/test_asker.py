"""Who asks: by which device, on which desk, and whether an ear of its own may answer."""

from __future__ import annotations

import pytest

from companion.model import Seat, replace
from companion.session.asker import TABLE, Asker, who_asks
from companion.session.desks import Desk, Stage, Window
from companion.session.state import Ear, Session

#: Seats 1 and 2 have an ear each, and 2 has proved to hear it; 3 and 4 share one that 4 wears.
EARS = (Ear("one", (1,)), Ear("two", (2,), verified=True), Ear("round", (3, 4), verified=True, wearer=4))


def asks(own: Seat | None, window: Seat | None = None, stage: Stage = Stage.OPEN) -> Asker:
    """Who asks by a device of this seat's, while that window is about."""
    about = None if window is None else Window(window, stage)
    return who_asks(Session(ears=EARS, desk=Desk(window=about), whose=window), own)


def test_where_nobody_listens_the_table_asks_by_its_own_devices_and_a_seat_by_its() -> None:
    assert asks(None) == TABLE
    assert asks(2) == Asker(own=2, ear=2)
    assert asks(5) == Asker(own=5), "it has no ear"


@pytest.mark.parametrize(("seat", "hears"), [(1, None), (2, 2), (3, None), (4, 4)])
def test_an_ear_answers_only_where_it_is_proved_and_worn_by_whoever_asks(seat: Seat, hears: Seat | None) -> None:
    assert asks(seat).ear == hears
    assert asks(seat).seat == seat, "whose ear a key is about does not hang on it"


def test_in_a_window_the_tables_devices_are_its_seats() -> None:
    assert asks(None, window=2) == Asker(desk=2, ear=2)
    assert asks(None, window=2).seat == 2
    assert asks(2, window=2) == Asker(own=2, desk=2, ear=2)


@pytest.mark.parametrize("stage", [stage for stage in Stage if stage is not Stage.OPEN])
def test_before_a_window_is_open_what_the_table_asks_is_answered_aloud(stage: Stage) -> None:
    assert asks(None, window=2, stage=stage) == Asker(desk=2)


def test_a_neighbours_device_lands_in_nobody_elses_window() -> None:
    assert asks(4, window=2) == Asker(own=4, ear=4)


def test_an_ear_that_is_pulled_out_answers_nothing() -> None:
    gone = tuple(replace(ear, present=False) for ear in EARS)
    assert who_asks(Session(ears=gone), 2) == Asker(own=2)
