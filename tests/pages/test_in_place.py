"""A phone in place of another: whatever the old one still had to show, the table goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.pages import wire
from tests.pages.house import House, Page
from tests.pages.test_seats import SECURE, listened, seated


@pytest.fixture
def dealt(tmp_path: Path) -> tuple[House, Page]:
    house, (leo,) = seated(tmp_path, 2)
    return house, leo


def heard(house: House) -> set[str]:
    """What seat 2 may hear again."""
    words = house.table.cupboard.catalogue(house.table.cupboard.venue.tone)
    return {words.text(line) for batch in house.table.core.session.heard_by(2) for line in batch}


@pytest.mark.parametrize("reads", ["braille", "speak"])
def test_a_new_phone_comes_while_the_old_one_has_not_read_on(dealt: tuple[House, Page], reads: str) -> None:
    house, leo = dealt
    leo.chooses(reads)
    leo.press("C")
    leo.scan(f"{SECURE}@1")
    assert house.seats._pages[2].speaker.number is not None, "a line is awaited"
    new = house.join(2)
    assert leo.sheet.gone == "replaced"
    assert not house.table.core.session.windows, "it closed when the new phone came"
    assert set(new.sheet.private) == heard(house)
    listened(new)
    assert new.sheet.private


def test_the_hand_that_nobody_has_read_is_on_the_new_phone(dealt: tuple[House, Page]) -> None:
    house, leo = dealt
    leo.chooses("braille")
    listened(leo)
    assert house.seats._pages[2].speaker.number is not None, "a line is awaited"
    new = house.join(2)
    assert leo.sheet.gone == "replaced"
    assert set(new.sheet.private) == heard(house)


class _Slow:
    """A voice that has never rendered anything before ``over`` is called."""

    over: Any = None

    def start(self, said: object, started: object, finished: Any) -> None:
        self.over = finished

    def stop(self) -> None: ...


@pytest.mark.parametrize("ends", ["leaves", "is replaced"])
def test_a_sound_that_is_ready_when_its_phone_is_gone_is_nobodys(dealt: tuple[House, Page], ends: str) -> None:
    house, leo = dealt
    slow = _Slow()
    house.seats._loop.voice.speaker_on = lambda *_: slow  # type: ignore[method-assign,assignment]
    leo.chooses("speak")
    leo.press("C")
    answers: list[tuple[int, object]] = []
    box = leo.sheet.box(line=leo.sheet.newest)
    told = wire.SeatSound(leo.sheet.name, box)
    house.give(wire.Asked(told, "", False, lambda status, body=None: answers.append((status, body))))
    assert answers == [], "it is being made"
    if ends == "leaves":
        leo.send("leave")
    else:
        house.join(2)
    assert answers == [(401, None)]
    slow.over()
    assert len(answers) == 1
