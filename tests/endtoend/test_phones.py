"""Phones as seats at a real table: a terminal, a network, and nobody who looks inside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.endtoend.running import NAMES, Terminal, code, play
from tests.phone import Phone

#: The address at which pages are, as it is printed.
AT = re.compile(r"http://([\w.]+):(\d+)/")
SETTINGS = "pages: {address: '127.0.0.1', http: 0}\n"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Terminal]:
    """Five players in a terminal, with pages."""
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    with Terminal(*play(tmp_path, "--pages")) as terminal:
        terminal.expect(AT)
        yield terminal


def address(table: Terminal) -> str:
    """Where the pages are, on this machine."""
    found = next(filter(None, map(AT.search, table.printed)))
    return f"http://127.0.0.1:{found[2]}"


def join(table: Terminal, seat: int, **how: str) -> Phone:
    """A phone whose digits are typed in the terminal."""
    phone = Phone(address(table), seat, **how)
    digits = phone.join()
    table.expect(f"A phone for {NAMES[seat - 1]}?")
    table.type(digits)
    return phone.joined()


def to_the_cables(table: Terminal) -> None:
    """Through the roll call to the step at which everybody looks at their own cables."""
    for _ in NAMES:
        goes_on(table)
    table.expect("Get 6 role cards")
    for _ in range(3):
        goes_on(table)
    table.expect("Shuffle the wires")


def goes_on(table: Terminal) -> None:
    """#, and no sooner than a hand would press it again."""
    with table.answering():
        table.type("\n")


def test_a_phone_joins_hears_its_hand_leaves_and_joins_again(table: Terminal) -> None:
    with join(table, 2) as leo:
        to_the_cables(table)
        leo.expect("Shuffle the wires")
        leo.press("C")
        table.expect("[table] Léo is listening.")
        leo.expect("Scan your 5 wires.")
        for number, cable in enumerate(("secure@1", "secure@2", "secure@3", "secure@4", "defuse@1"), 1):
            leo.scan(code(f"cable/{cable}"))
            leo.expect(f"{number}.")
        table.expect("[table] Léo is done.")
        leo.expect("defusing")
        leo.expect_gone("Scan your 5 wires.")
        hand = leo.side.private
        assert leo.leave() == 204
        leo.expect_end("left")
    table.expect("Léo")
    with join(table, 2) as again:
        assert again.side.private == hand
    printed = "\n".join(table.printed)
    assert "defusing" not in printed.partition("Shuffle the wires")[2]
    assert "[seat 2] (private)" in printed
