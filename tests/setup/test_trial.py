"""What a frame says of the speed in which it was read."""

from __future__ import annotations

import pytest

from companion.inputs.codes import CodeBook
from companion.inputs.framing import Doubtful, Frame
from companion.model import Doubt
from companion.setup.trial import SCANNER_SETTINGS, Noise, PortSetting, Verdict, judge, settings
from tests.endtoend.running import book, code


def verdict(heard: Frame | Doubtful | Noise, codes: CodeBook | None = None) -> Verdict:
    return judge(heard, () if isinstance(heard, Noise) else (codes or book()).read(heard))


def test_a_code_of_ours_is_beyond_doubt() -> None:
    assert verdict(Frame(code("sticker/heart"))) is Verdict.OURS
    assert verdict(Frame(code("sticker/heart").lower())) is Verdict.OURS


@pytest.mark.parametrize("text", ["3701234567895", "A-1234", "https://example.org"])
def test_another_barcode_is_readable(text: str) -> None:
    assert verdict(Frame(text)) is Verdict.READABLE


def test_our_letters_with_wrong_check_letters_are_misread() -> None:
    right = code("sticker/heart")
    wrong = right[:-1] + ("B" if right[-1] != "B" else "C")
    assert verdict(Frame(wrong)) is Verdict.MISREAD
    assert verdict(Frame(right[:5])) is Verdict.MISREAD


@pytest.mark.parametrize(
    "heard", [Noise(), Doubtful(Doubt.GARBLED), Doubtful(Doubt.TOO_LONG), Frame("x"), Frame("~~~")]
)
def test_what_can_be_no_barcode_is_garbled(heard: Frame | Doubtful | Noise) -> None:
    assert verdict(heard) is Verdict.GARBLED


def test_the_scanners_own_no_read_is_no_garbage() -> None:
    assert verdict(Doubtful(Doubt.NO_READ)) is Verdict.NOT_READ


def test_a_setting_is_written_as_ports_are() -> None:
    usual = SCANNER_SETTINGS[0]
    assert usual.written("/dev/ttyUSB0", usual) == "/dev/ttyUSB0"
    assert PortSetting(115200, "E", 7).written("/dev/ttyUSB0", usual) == "/dev/ttyUSB0?baud=115200&parity=E&bits=7"
    assert PortSetting(115200).written("socket://host:1?logging=debug", usual).endswith("?logging=debug&baud=115200")


def test_what_somebody_named_is_tried_first_and_once() -> None:
    tried = settings(SCANNER_SETTINGS, PortSetting(115200))
    assert tried[:2] == (PortSetting(115200), PortSetting(9600))
    assert len(tried) == len(SCANNER_SETTINGS)
