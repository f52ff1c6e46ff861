"""Which blank labels are printed: none twice, whatever was printed before, and none that a deck knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.boxes import blanks
from companion.boxes.barcodes import BLANKS, blank_number
from companion.boxes.blanks import Printed
from companion.files.documents import Faulty
from tests.examples import tried

STARTS = st.integers(0, 60) | st.integers(BLANKS - 60, BLANKS - 1)


def _always(first: int, _: int) -> int:
    return first


@tried(100)
@given(st.lists(st.tuples(STARTS, st.integers(1, 40)), max_size=6), st.lists(STARTS, max_size=8))
def test_no_label_is_ever_printed_twice(prints: list[tuple[int, int]], taken: list[int]) -> None:
    # Where chance falls on labels that exist, it is asked again.
    rolled: Iterator[int] = iter([*[first for first, _ in prints] * 2, *range(1000, 9000, 1000)])
    known = {code for first in taken for code in blanks.chosen(1, (), (), partial(_always, first))[1]}
    made: list[str] = []
    before: tuple[Printed, ...] = ()
    for _, count in prints:
        new, codes = blanks.chosen(count, before, known, lambda _: next(rolled))
        assert len(codes) == count
        assert all(blank_number(code) is not None for code in codes)
        made += codes
        before = (*before, new)
    assert len(set(made)) == len(made)
    assert not known & set(made)


def test_prints_are_remembered_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / blanks.FILE
    assert blanks.printed(path) == ()
    prints = (Printed(7, 65), Printed(BLANKS - 1, 3))
    blanks.remember(path, prints)
    assert blanks.printed(path) == prints


@pytest.mark.parametrize("text", ["blank: 2\n", "blank: 1\nprinted: [{first: -1, count: 3}]\n", "", "\0\0"])
def test_a_memory_that_cannot_be_read_is_refused_and_not_guessed(tmp_path: Path, text: str) -> None:
    (tmp_path / blanks.FILE).write_text(text)
    with pytest.raises(Faulty):
        blanks.printed(tmp_path / blanks.FILE)
