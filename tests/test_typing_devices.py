"""Scanners and pads that are read below the terminal: what they type at the table is a scan or a key like any other."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import cli
from companion.devices import evdev_hid
from companion.devices.discovery import DeviceKind
from companion.devices.evdev_hid import SeenHid
from companion.devices.heard import Heard
from companion.devices.keyboard import TypedCode
from companion.files import venue
from companion.files.config import PortWish
from companion.inputs import keys
from companion.line.edges import KeysPrinted
from companion.line.evening import Evening
from companion.model import Equipment
from companion.refusal import Cannot
from companion.session.state import Wishes
from companion.speech import microphone
from tests.endtoend.running import code


@pytest.fixture
def table(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Evening]:
    (tmp_path / "settings.yaml").write_text(getattr(request, "param", "rate: 200\n"))
    options = Namespace(mute=True, script=None, output=[], show_private=False, plain=False)
    with Evening(options, venue.enter(tmp_path, "en"), Wishes()) as evening:
        evening.open()
        yield evening


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def hear(table: Evening, heard: Heard) -> None:
    """What a device says, taken at the table."""
    for made in table.devices.take(heard):
        if not isinstance(made, KeysPrinted):  # what is printed on its keys is for the voice, not for the line
            table.line.take(made)


def test_what_a_typing_scanner_types_is_a_scan(table: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    table.devices.open_port(PortWish("hid:05e0:1200"), Equipment.SCANNER)
    lines(capsys)
    hear(table, Heard("scanner hid:05e0:1200", TypedCode(code("sticker/heart").lower()), 1.0))
    assert lines(capsys) == ["[table] Heart: red."]


def test_a_numeric_pad_has_the_keys_of_a_numeric_pad(table: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    table.devices.open_port(PortWish("hid:04d9:1203"), Equipment.KEYPAD)
    lines(capsys)
    hear(table, Heard("keypad hid:04d9:1203", "1", 1.0))
    assert "Time Bomb Undercover" in lines(capsys)[0]
    hear(table, Heard("keypad hid:04d9:1203", "Enter", 2.0))
    assert lines(capsys), "# is Enter"


@pytest.mark.parametrize(
    ("address", "prints"), [("/dev/no-such-port", "Enter"), ("hwgrep://no such pad", "Enter"), ("loop://", "#")]
)
def test_keys_are_called_as_on_a_keypad_only_where_it_is_plugged_in(table: Evening, address: str, prints: str) -> None:
    """The first words name keys before anybody has pressed one: those that somebody has under their hands."""
    table.devices.open_port(PortWish(address), Equipment.KEYPAD)
    called = next(iter(table.devices.at_hand()), KeysPrinted(None, keys.prints(keys.FOUR_BY_FOUR)))
    assert called.prints[0] == prints


@pytest.mark.parametrize("table", ["turned-pads: [numeric-pad]\n"], indirect=True)
def test_a_turned_pad_is_turned_and_another_is_not(table: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    table.devices.open_port(PortWish("hid:04d9:1203"), Equipment.KEYPAD)
    lines(capsys)
    hear(table, Heard("keypad hid:04d9:1203", "7", 1.0))
    assert "Time Bomb Undercover" in lines(capsys)[0]
    assert table.devices.maps["keypad"]["7"] == "7"


def test_an_address_that_is_none_is_refused_with_the_right_forms(table: Evening) -> None:
    with pytest.raises(Cannot) as refused:
        table.devices.open_port(PortWish("hid:keyboard"), Equipment.SCANNER)
    assert "hid:05e0:1200" in table.voice.catalogue.text(refused.value.words[0])


def test_that_there_is_no_microphone_is_listed_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(microphone, "sources", lambda: ())
    assert cli.run(["devices", "--lang", "en"]) == 0
    assert lines(capsys)[-1] == "No microphone. To record a voice, plug one in."


def test_the_devices_that_type_are_listed_with_how_to_name_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = SeenHid("/dev/input/event3", "Maker Model", 0x05E0, 0x1200, DeviceKind.UNKNOWN)
    monkeypatch.setattr(evdev_hid, "list_hid", lambda: (seen,))
    assert cli.run(["devices", "--lang", "en"]) == 0
    assert "keyboard hid:05e0:1200: Maker Model, unknown; name it with --scanner or --keypad" in lines(capsys)
