"""Scripts: what a line means, and which lines only a lesson knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.files.documents import Faulty
from companion.inputs.script import KeyStep, RecordStep, ScanStep, TypeStep, WaitStep, read_steps

PATH = Path("script.txt")


def test_a_lesson_has_typed_text_and_recordings_too() -> None:
    lines = ["# a remark", "scan lieu/3", "key 2", "type  L'Opéra # 9", "type", "record a b.wav", "wait 1.5"]
    assert list(read_steps(lines, PATH, words=True)) == [
        ScanStep("lieu/3", 2),
        KeyStep("2", 3),
        TypeStep("L'Opéra # 9", 4),
        TypeStep("", 5),
        RecordStep("a b.wav", 6),
        WaitStep(1.5, 7),
    ]


@pytest.mark.parametrize(
    ("line", "words", "fault"),
    [
        ("type Opéra", False, "fault-script-line"),
        ("record a.wav", False, "fault-script-line"),
        ("record", True, "fault-script-line"),
        ("key E", True, "fault-script-line"),
        ("key E", False, "fault-script-line"),
    ],
)
def test_a_line_that_is_no_input_is_told_with_its_number(line: str, words: bool, fault: str) -> None:
    with pytest.raises(Faulty) as refused:
        list(read_steps(["key 1", line], PATH, words))
    assert [(one.line, one.id) for one in refused.value.faults] == [(2, fault)]
