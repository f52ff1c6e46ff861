"""Phones as seats at a real table: a terminal, a network, and nobody who looks inside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.endtoend.running import Terminal, code, play
from tests.pace import PATIENCE
from tests.phone import Phone

#: The address at which pages are, as it is printed.
AT = re.compile(r"http://([\w.]+):(\d+)/")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Terminal]:
    """Five players in a terminal, with pages, about to look at their cables."""
    (tmp_path / "settings.yaml").write_text("pages: {address: '127.0.0.1', http: 0}\n")
    with Terminal(*play(tmp_path, "--pages")) as terminal:
        terminal.expect(AT)
        yield terminal


def address(table: Terminal) -> str:
    found = next(filter(None, map(AT.search, table.printed)))
    return f"http://127.0.0.1:{found[2]}"


def join(table: Terminal, seat: int, **how: str) -> Phone:
    """A phone whose digits are typed in the terminal."""
    phone = Phone(address(table), seat, **how)
    digits = phone.join()
    table.expect("A phone wants to be")
    table.type(digits)
    return phone.joined()


def test_an_evening_with_a_phone(table: Terminal) -> None:
    with join(table, 2) as leo:
        for _ in range(5):
            table.type("\n")
        print(table.printed)
        leo.expect("Get")
