"""What a table hears of noise on its ports: it is said once, then counted, and the good scan after it counts."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.devices.heard import Heard
from companion.devices.keyboard import TypedCode
from companion.files import venue
from companion.files.config import PortWish
from companion.inputs.framing import Doubtful, Framer
from companion.inputs.keys import KeypadReader
from companion.line.evening import Evening
from companion.model import Doubt, Equipment
from companion.session.state import Wishes
from tests.endtoend.running import code

SCANNER, KEYPAD = "scanner /dev/nowhere1", "keypad /dev/nowhere2"
GARBLED = Doubtful(Doubt.GARBLED)


class Room:
    """A table whose ports say what they are told to say."""

    def __init__(self, evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
        self.evening = evening
        self._capsys = capsys
        for equipment in (Equipment.SCANNER, Equipment.KEYPAD):
            number = 1 + (equipment is Equipment.KEYPAD)
            evening.devices.open_port(PortWish(f"/dev/nowhere{number}"), equipment)
        self.lines()

    def hears(self, device: str, item: object, at: float) -> None:
        self.evening.made(self.evening.devices.glance(at))
        self.evening.made(self.evening.devices.take(Heard(device, item, at)))

    def waits(self, until: float) -> None:
        self.evening.made(self.evening.devices.glance(until))

    def lines(self) -> list[str]:
        return [line.removeprefix("[table] ") for line in self._capsys.readouterr().out.splitlines()]


@pytest.fixture
def room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Room]:
    options = Namespace(mute=True, script=None, output=[], show_private=False, plain=False)
    with Evening(options, venue.enter(tmp_path, "en"), Wishes()) as evening:
        evening.open()
        yield Room(evening, capsys)


def test_half_a_million_random_bytes_are_said_once_and_counted_and_the_scan_right_after_counts(room: Room) -> None:
    random, framer, now = Random(4), Framer(), 10.0
    room.hears(SCANNER, TypedCode(code("sticker/moon")), now)
    for _ in range(10_000):
        now += 0.0025
        for item in framer.feed(random.randbytes(50), now):
            room.hears(SCANNER, item, now)
    for item in [*framer.feed(b"\r", now), *framer.feed(code("sticker/heart").encode() + b"\r", now)]:
        room.hears(SCANNER, item, now)
    room.waits(now + 3)
    said = room.lines()
    assert said[0] == "Moon: yellow."
    assert said[-2] == "Heart: red."
    assert said[-1].startswith("Scanner: ")
    assert len(said) <= 6, said


def test_random_bytes_on_the_keypads_port_press_nothing_and_are_said_once_and_counted(room: Room) -> None:
    random, pad, now = Random(5), KeypadReader(), 10.0
    for _ in range(5_000):
        now += 0.005
        for item in pad.feed(random.randbytes(50), now):
            room.hears(KEYPAD, item, now)
    room.waits(now + 3)
    first, counted = room.lines()
    assert first == "The keypad sends unreadable signs. Check its cable, or run: companion setup keypad."
    assert counted.startswith("Keypad: ")


def test_a_scanner_that_has_sent_nothing_readable_twice_is_told_what_to_do(room: Room) -> None:
    room.hears(SCANNER, GARBLED, 10.0)
    room.hears(SCANNER, GARBLED, 12.0)
    room.hears(SCANNER, TypedCode(code("sticker/heart")), 13.0)
    room.hears(SCANNER, GARBLED, 15.0)
    garbled, unreadable, heart, again = room.lines()
    assert garbled == again
    assert garbled.startswith("Garbled. Scan again.")
    assert unreadable == "Nothing readable comes from the scanner. To set it up: companion setup scanner."
    assert heart == "Heart: red."


def test_what_is_typed_too_slowly_is_refused_in_words(room: Room) -> None:
    room.hears("keyboard", Doubtful(Doubt.TOO_SLOW), 10.0)
    assert room.lines()[0].startswith("Scanner too slow. Not counted. To set it up: companion setup scanner.")


def test_two_scanners_that_cannot_read_are_both_told(room: Room) -> None:
    room.evening.devices.open_port(PortWish("/dev/nowhere3"), Equipment.SCANNER)
    room.hears(SCANNER, Doubtful(Doubt.NO_READ), 10.0)
    room.hears("scanner /dev/nowhere3", Doubtful(Doubt.NO_READ), 10.2)
    room.hears(SCANNER, Doubtful(Doubt.NO_READ), 10.4)
    assert len(room.lines()) == 2


# --- a keypad that falls silent ---------------------------------------------------------------------------------


def test_a_keypad_whose_pings_stop_is_told_to_be_gone_and_to_be_back(room: Room) -> None:
    pad = room.evening.devices._attached[KEYPAD].pad
    assert pad is not None
    pad.feed(b"H keypad/1 4x4\n", 5.0)
    room.waits(100.0)
    assert room.lines() == [], "it has not shown that it pings"
    for at in (100.0, 110.0, 120.0):
        pad.feed(b"P\n", at)
    assert room.evening.devices.pause() <= 5.0
    room.waits(144.0)
    assert room.lines() == []
    room.waits(146.0)
    room.waits(151.0)
    assert room.lines() == ["The keypad no longer answers. Unplug it and plug it in again."]
    pad.feed(b"P\n", 160.0)
    room.waits(161.0)
    room.waits(166.0)
    assert room.lines() == ["Keypad back."]
