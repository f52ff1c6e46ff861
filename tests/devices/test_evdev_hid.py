"""Keyboards below the terminal: key codes of scanners and pads, and a made-up device in place of evdev's."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.devices import evdev_hid
from companion.devices.discovery import DeviceKind
from companion.devices.evdev_hid import HidAddress, HidPad, HidPort, HidScanner, HidWatch, SeenHid
from companion.devices.heard import Heard, PortLost, PortOpened, PortRefused, PortTrouble, RefusedError
from companion.devices.serial_port import BadAddressError
from companion.inputs import keys
from companion.inputs.framing import Doubtful, Frame
from companion.model import Doubt
from tests.devices.inbox import Inbox

SHIFT, ENTER, TAB, NUM_LOCK, CTRL = 42, 28, 15, 69, 29
ALT, ALT_GR, META = 56, 100, 125
GARBLED = Doubtful(Doubt.GARBLED)
CODES = {char: code for code, char in evdev_hid._PLAIN.items()}

BLOCK = {char: code for code, char in evdev_hid._BLOCK.items()}


def typed(text: str) -> list[tuple[int, int]]:
    """What a scanner that believes in an American keyboard presses for these characters."""
    pressed = []
    for char in text:
        shifted = char.isupper()
        pressed += [(SHIFT, 1)] * shifted
        pressed += [(CODES[char.lower()], 1), (CODES[char.lower()], 0)]
        pressed += [(SHIFT, 0)] * shifted
    return pressed


def numbered(text: str, alt: int, form: str, board: dict[str, int]) -> list[tuple[int, int]]:
    """Each character by its number, typed while Alt is down."""
    pressed = []
    for char in text:
        digits = [(board[digit], value) for digit in form.format(ord(char)) for value in (1, 0)]
        pressed += [(alt, 1), *digits, (alt, 0)]
    return pressed


def feed(reader: HidScanner, pressed: Iterable[tuple[int, int]]) -> list[Frame | Doubtful]:
    return [item for code, value in pressed for item in reader.feed(code, value, 0.0)]


# --- scanners ---


def test_a_code_is_read_from_its_places_on_the_board_whatever_layout_the_system_has() -> None:
    reader = HidScanner()
    assert feed(reader, typed("BCDFGHJK")) == []
    assert reader.wait
    assert feed(reader, [(ENTER, 1), (ENTER, 0)]) == [Frame("BCDFGHJK")]
    assert reader.silence(0.0) == []
    assert reader.wait is None
    assert feed(reader, [*typed("az-3760"), (TAB, 1)]) == [Frame("az-3760")]


def test_a_code_without_an_end_ends_with_silence() -> None:
    reader = HidScanner()
    feed(reader, typed("bcdfghjk"))
    assert reader.silence(0.0) == [Frame("bcdfghjk")]
    assert reader.silence(0.0) == []


def test_digits_of_the_numeric_block_are_digits_and_control_makes_control_characters_as_scanners_send_them() -> None:
    reader = HidScanner()
    sent = [(CTRL, 1), (CODES["]"], 1), (CTRL, 0), (79, 1), (80, 1), (81, 1)]
    assert feed(reader, [*sent, (CTRL, 1), (CODES["m"], 1), (CTRL, 0)]) == [Frame("123")]
    assert reader.silence(0.0) == []
    assert feed(reader, [(79, 1), (CTRL, 1), (CODES["p"], 1), (CTRL, 0), (80, 1), (ENTER, 1)]) == [GARBLED]


def test_a_key_that_is_held_does_not_repeat_and_a_stuck_one_has_an_end() -> None:
    reader = HidScanner()
    feed(reader, [(CODES["b"], 1), (CODES["b"], 2), (CODES["b"], 2)])
    assert reader.silence(0.0) == [Frame("b")]
    assert feed(reader, typed("b" * 2000)) == [Doubtful(Doubt.TOO_LONG)]


@pytest.mark.parametrize("hung", [CTRL, ALT, ALT_GR, META, SHIFT])
@pytest.mark.parametrize("at", [0, 3, 8])
def test_a_modifier_whose_release_was_lost_spoils_one_scan_and_no_other(hung: int, at: int) -> None:
    reader = HidScanner()
    pressed = typed("bcdfghjk")
    pressed.insert(2 * at, (hung, 1))
    for end in ([(ENTER, 1)], []):
        spoiled = feed(reader, [*pressed, *end]) + reader.silence(0.0)
        assert not [frame for frame in spoiled if frame == Frame("bcdfghjk")] or hung == SHIFT or at == 8
        assert spoiled, "it is told"
        while reader.wait is not None:
            reader.silence(0.0)
        assert feed(reader, [*typed("lnprstvx"), (ENTER, 1)]) == [Frame("lnprstvx")]
        reader.silence(0.0)


@pytest.mark.parametrize("alt", [ALT, ALT_GR])
@pytest.mark.parametrize("form", ["{}", "{:03}", "{:04}"])
@pytest.mark.parametrize("board", [BLOCK, CODES], ids=["block", "upper row"])
def test_alt_and_a_number_for_each_letter_is_that_letter(alt: int, form: str, board: dict[str, int]) -> None:
    reader = HidScanner()
    assert feed(reader, numbered("BCDFGHJK", alt, form, board)) == []
    assert feed(reader, [(ENTER, 1)]) == [Frame("BCDFGHJK")]
    assert feed(reader, numbered("A1-z\r", alt, form, board)) == [Frame("A1-z")]


def test_alt_whose_releases_are_lost_is_read_as_far_as_it_is_sure_and_else_told() -> None:
    reader = HidScanner()
    lost = [press for press in numbered("BCDFGHJK", ALT, "{:04}", BLOCK) if press != (ALT, 0)]
    assert feed(reader, lost) + reader.silence(0.0) == [GARBLED], "the last number may lack a digit"
    assert feed(reader, [*lost, (ALT, 0), (ENTER, 1)]) == [Frame("BCDFGHJK")]
    stuck = [press for press in lost[1:] if press != (ALT, 1)]
    assert feed(reader, [(ALT, 1), *stuck, (ENTER, 1)]) == [GARBLED]


def test_keys_that_are_no_character_are_nothing_beside_a_code_and_are_told_alone() -> None:
    f8, caps = (66, 1), (58, 1)
    reader = HidScanner()
    assert feed(reader, [f8, caps, *typed("bcdfghjk"), (ENTER, 1)]) == [Frame("bcdfghjk")]
    assert reader.silence(0.0) == []
    assert feed(reader, [f8, f8, (ENTER, 1)]) == []
    assert reader.silence(0.0) == [GARBLED]
    assert feed(reader, [(ENTER, 1), caps]) + reader.silence(0.0) == []


@pytest.mark.parametrize("end", [[(ENTER, 1)], [(TAB, 1)], []])
@pytest.mark.parametrize("pace", [0.002, 0.02, 0.025, 0.04, 0.06])
def test_a_scanner_may_type_at_any_pace_from_2_to_60_ms(pace: float, end: list[tuple[int, int]]) -> None:
    reader, now, found = HidScanner(lambda text: text == "BCDFGHJK"), 100.0, []
    for scan in range(6):
        for press in [*typed("BCDFGHJK"), *end]:
            found += reader.feed(*press, now)
            now += pace * press[1]
        assert reader.wait is not None
        assert reader.wait > 1.5 * pace or scan < 3, "a code is never cut"
        while reader.wait is not None:
            now += reader.wait
            found += reader.silence(now)
    assert found == [Frame("BCDFGHJK")] * 6


def test_what_may_be_somebodys_keyboard_gives_only_what_no_hand_types() -> None:
    reader = HidScanner(shared=True)
    feed(reader, typed("hello"))
    assert reader.silence(0.0) == []
    feed(reader, typed("bcdfghjk"))
    assert reader.silence(0.0) == [Frame("bcdfghjk")]


# --- pads ---


def test_every_key_of_a_pad_is_its_glyph_and_numlock_is_nothing() -> None:
    pad = HidPad()
    block = {82: "0", 79: "1", 76: "5", 73: "9", 55: "*", 98: "/", 74: "-", 78: "+", 83: ".", 96: "Enter"}
    for code, glyph in block.items():
        assert pad.feed(NUM_LOCK, 1, 0.0) == []
        assert pad.feed(code, 1, 0.0) == [glyph]
        assert pad.feed(code, 0, 0.05) == []
        assert keys.PAD.get(glyph) is not None


def test_bounce_is_one_press_and_a_held_key_too() -> None:
    pad = HidPad()
    assert pad.feed(76, 1, 1.0) == ["5"]
    assert pad.feed(76, 0, 1.02) == []
    assert pad.feed(76, 1, 1.05) == []
    assert pad.feed(76, 2, 1.5) == []
    assert pad.feed(76, 1, 2.0) == ["5"]


# --- what is plugged in ---


def bitmap(codes: Iterable[int]) -> str:
    width = 64 if sys.maxsize > 2**32 else 32
    words = [0] * (max(codes := list(codes)) // width + 1)
    for code in codes:
        words[code // width] |= 1 << code % width
    return " ".join(f"{word:x}" for word in reversed(words))


ALL_KEYS = range(1, 120)
PAD_KEYS = (14, 28, 55, *range(69, 84), 96, 98)


def plug(root: Path, number: int, vid: int, pid: int, codes: Iterable[int], by_id: str = "") -> None:
    device = root / "sys/class/input" / f"event{number}" / "device"
    (device / "id").mkdir(parents=True)
    (device / "capabilities").mkdir()
    (device / "id/vendor").write_text(f"{vid:04x}\n")
    (device / "id/product").write_text(f"{pid:04x}\n")
    (device / "name").write_text("Maker Model\n")
    (device / "capabilities/key").write_text(bitmap(codes) + "\n")
    node = root / "dev/input" / f"event{number}"
    node.parent.mkdir(parents=True, exist_ok=True)
    node.write_text("")
    if by_id:
        (node.parent / "by-id").mkdir(exist_ok=True)
        (node.parent / "by-id" / by_id).symlink_to(node)


def listed(root: Path) -> tuple[SeenHid, ...]:
    return evdev_hid.list_hid(root / "sys", root / "dev/input")


def test_a_scanner_is_known_by_its_maker_a_pad_by_having_no_letters_and_a_keyboard_is_left_alone(
    tmp_path: Path,
) -> None:
    plug(tmp_path, 0, 0x0001, 0x0001, (116,))  # a power button
    plug(tmp_path, 1, 0x0C2E, 0x0B61, ALL_KEYS)
    plug(tmp_path, 2, 0x1EAB, 0x1D03, ALL_KEYS)
    plug(tmp_path, 3, 0x04D9, 0x1203, PAD_KEYS)
    plug(tmp_path, 10, 0x046D, 0xC31C, ALL_KEYS, by_id="usb-Logitech-event-kbd")
    assert [(seen.path[-2:], seen.kind) for seen in listed(tmp_path)] == [
        ("t1", DeviceKind.SCANNER),
        ("t2", DeviceKind.SCANNER),
        ("t3", DeviceKind.KEYPAD),
        ("10", DeviceKind.UNKNOWN),
    ]
    assert listed(tmp_path)[-1].address == f"hid:{tmp_path}/dev/input/by-id/usb-Logitech-event-kbd"
    assert listed(tmp_path)[0].address == "hid:0c2e:0b61"


def test_an_address_is_a_path_or_two_numbers() -> None:
    assert HidAddress.parse("hid:/dev/input/event3").path == "/dev/input/event3"
    assert HidAddress.parse("hid:05E0:1200").vid == 0x05E0
    for wrong in ("hid:", "hid:05e0", "hid:keyboard", "/dev/input/event3"):
        with pytest.raises(BadAddressError):
            HidAddress.parse(wrong)


def test_twins_are_refused_rather_than_chosen(tmp_path: Path) -> None:
    for number in (1, 2):
        plug(tmp_path, number, 0x05E0, 0x1200, ALL_KEYS)
    with pytest.raises(RefusedError) as refused:
        HidAddress.parse("hid:05e0:1200").find(lambda: listed(tmp_path))
    assert refused.value.reason is PortTrouble.AMBIGUOUS


def test_auto_hands_over_what_is_sure_once_and_not_what_was_named(tmp_path: Path) -> None:
    plug(tmp_path, 1, 0x0C2E, 0x0B61, ALL_KEYS)
    plug(tmp_path, 2, 0x05F9, 0x2204, ALL_KEYS)
    plug(tmp_path, 3, 0x046D, 0xC31C, ALL_KEYS)
    taken: list[tuple[DeviceKind, str]] = []
    reserved = [HidAddress.parse("hid:05f9:2204")]
    watch = HidWatch(
        lambda kind, address: taken.append((kind, address.written)),
        reserved=reserved,
        listed=lambda: listed(tmp_path),
        installed=lambda: True,
    )
    watch.look()
    plug(tmp_path, 4, 0x04D9, 0x1203, PAD_KEYS)
    watch.look()
    assert taken == [(DeviceKind.SCANNER, "hid:0c2e:0b61"), (DeviceKind.KEYPAD, "hid:04d9:1203")]


def test_auto_leaves_to_the_terminal_what_it_may_not_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plug(tmp_path, 1, 0x0C2E, 0x0B61, ALL_KEYS)
    monkeypatch.setattr(os, "access", lambda *_: False)
    for quiet, expected in ((True, 0), (False, 1)):
        taken: list[DeviceKind] = []
        watch = HidWatch(
            lambda kind, _, taken=taken: taken.append(kind),  # type: ignore[misc]
            quiet=quiet,
            listed=lambda: listed(tmp_path),
            installed=lambda: True,
        )
        watch.look()
        assert len(taken) == expected


# --- a made-up device ---


@dataclass(frozen=True)
class Event:
    type: int
    code: int
    value: int


class Board:
    """A keyboard as evdev gives one: what is typed comes out of ``read`` when ``fd`` says so."""

    def __init__(self, grabbed_by_another: bool = False) -> None:
        self.fd, self._hand = os.pipe()
        self.grabbed = False
        self._events: list[Event] = []
        self._taken = grabbed_by_another
        self._gone = False

    def grab(self) -> None:
        if self._taken:
            raise OSError(16, "busy")
        self.grabbed = True

    def read(self) -> list[Event]:
        os.read(self.fd, 64)
        if self._gone:
            raise OSError(19, "no such device")
        events, self._events = self._events, []
        return events

    def close(self) -> None:
        os.close(self.fd)
        os.close(self._hand)

    def type(self, pressed: Iterable[tuple[int, int]]) -> None:
        self._events += [Event(kind, code, value) for code, value in pressed for kind in (4, 1, 0)]
        os.write(self._hand, b"x")

    def pull_out(self) -> None:
        self._gone = True
        os.write(self._hand, b"x")


def test_a_scanner_is_grabbed_read_lost_and_found_again() -> None:
    boards = [Board(), Board()]
    given = iter(boards)
    inbox = Inbox()
    port = HidPort("scanner", HidAddress.parse("hid:/dev/x"), HidScanner(), inbox.post, connect=lambda _: next(given))
    port.start()
    assert inbox.next(PortOpened).first
    assert boards[0].grabbed
    boards[0].type([*typed("BCDFGHJK"), (ENTER, 1), (ENTER, 0)])
    assert inbox.next(Heard).item == Frame("BCDFGHJK")
    boards[0].type(typed("BCDFG"))
    assert inbox.next(Heard).item == Frame("BCDFG")  # with silence
    boards[0].pull_out()
    inbox.next(PortLost)
    assert not inbox.next(PortOpened).first
    boards[1].type([*typed("B"), (ENTER, 1)])
    assert inbox.next(Heard).item == Frame("B")
    port.stop()
    port.stop()


def test_a_device_that_is_only_listened_to_is_not_grabbed() -> None:
    board, inbox = Board(), Inbox()
    port = HidPort(
        "x", HidAddress.parse("hid:/dev/x"), HidScanner(shared=True), inbox.post, grab=False, connect=lambda _: board
    )
    port.start()
    inbox.next(PortOpened)
    assert not board.grabbed
    port.stop()


def test_a_device_that_another_program_has_grabbed_is_busy() -> None:
    inbox = Inbox()
    port = HidPort("x", HidAddress.parse("hid:/dev/x"), HidPad(), inbox.post, connect=lambda _: Board(True))
    port.start()
    assert inbox.next(PortRefused).reason is PortTrouble.BUSY
    port.stop()


def test_without_evdev_that_is_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "evdev", None)
    with pytest.raises(RefusedError) as refused:
        evdev_hid.connect("/dev/input/event0")
    assert refused.value.reason is PortTrouble.NO_LIBRARY


def test_the_real_evdev_refuses_what_is_not_there_in_the_same_words() -> None:
    pytest.importorskip("evdev")
    with pytest.raises(RefusedError) as refused:
        evdev_hid.connect("/dev/input/no-such-event")
    assert refused.value.reason is PortTrouble.MISSING


def test_the_key_codes_are_evdevs_own() -> None:
    codes = pytest.importorskip("evdev").ecodes
    for code, char in evdev_hid._PLAIN.items():
        if char.isalnum():
            assert getattr(codes, f"KEY_{char.upper()}") == code
    assert {codes.KEY_KP5, codes.KEY_KP0} <= evdev_hid._BLOCK_DIGITS
    assert (codes.KEY_ENTER, codes.KEY_KPENTER, codes.KEY_TAB) == (28, 96, 15)
