"""What an evening does while nobody does anything: the next act must not wait for what could have been done before."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.files import venue
from companion.journal import notation
from companion.line.evening import Evening
from companion.model import Key, Known, Scan, Token, replace
from companion.session import events_of, openbook
from companion.session.state import Ear, Wishes

ID = "time-bomb-undercover"


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr(notation, "_WRITERS", {})
    options = Namespace(mute=True, script=None, output=[], show_private=True, plain=False)
    return Evening(options, venue.enter(tmp_path, "fr"), Wishes(ID, 5))


def compiled() -> int:
    return len(notation._WRITERS)


def test_a_class_of_events_is_compiled_at_each_idle_moment_and_none_at_the_first_scan(evening: Evening) -> None:
    with evening:
        evening.open()
        assert compiled() < 5, "what the first line takes, and no more"
        while (before := compiled()) < len(events_of(ID)):
            assert evening.look_ahead()
            assert compiled() == before + 1
        for key in "#" * 15 + "1":
            evening.line.take(Key(key))
        evening.line.take(Scan(Known((Token(f"{ID}/cable/secure"),), "")))
        evening.line.take(Key("2"))
        evening.line.take(Scan(Known((Token(f"{ID}/cable/secure"),), "")))
        assert compiled() == len(events_of(ID))


def test_in_the_lobby_only_what_every_game_writes_is_compiled(tmp_path: Path, evening: Evening) -> None:
    evening._wishes = Wishes()
    with evening:
        evening.open()
        while evening.look_ahead():
            pass
        assert 0 < compiled() < len(events_of(ID))


def test_without_sound_what_notebooks_deduce_is_worked_out_all_the_same(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads on a page waits for the answer as whoever hears it."""
    thinks: list[int] = []

    def thought(shelf: object, session: object, seat: int) -> Iterator[None]:
        for step in range(3):
            thinks.append(step)
            yield None

    monkeypatch.setattr(openbook, "thinks", thought)
    with evening:
        evening.open()
        evening.table.session = replace(evening.table.session, ears=(Ear("page 1", (1,)),))
        while evening.look_ahead():
            pass
    assert thinks == [0, 1, 2]
