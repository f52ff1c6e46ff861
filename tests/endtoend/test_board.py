"""The keypad of ``firmware/`` at a table: its sketch runs as on an Arduino, and its wire is a serial port."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.endtoend.running import NAMES, Companion, Scanner, play, told_cut
from tests.firmware import uno


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    if (reason := uno.missing()) and not os.environ.get("CI"):
        pytest.skip(reason)
    assert not reason, reason
    return uno.build(tmp_path_factory.mktemp("uno"))


def test_a_round_is_begun_and_a_cable_cut_with_a_board_of_ones_own(tmp_path: Path, board: tuple[str, str]) -> None:
    with uno.Uno(board) as pad, Scanner() as scanner:  # noqa: SIM117 - the table is last opened and first closed
        with Companion(*play(tmp_path, "--keypad", pad.path, "--scanner", scanner.path)) as table:
            table.expect("Ana: how will you read")
            table.wait_for_devices()
            while not any("Who starts?" in line for line in table.printed):
                with table.answering():
                    pad.press("#")
            table.expect("Who starts?")
            pad.press("3")
            table.expect(f"Round 1. Cutters: {NAMES[2]}.")
            pad.press("4", held=1500)  # it says "down for long" too, and is one press
            table.expect(f"[table] {NAMES[3]}.")
            scanner.scan("cable/secure@1")
            table.expect(told_cut(1, NAMES[3]))
            pad.press("D")
            table.expect(NAMES[3])
            assert table.printed.count(f"[table] {NAMES[3]}.") == 1
            assert not table.errors
