"""Blank labels that were printed here: ``blank.yaml`` of the data folder, which only the program writes.

Each print begins at a place by chance among sixteen million, so that two clubs, or two copies of one data folder, have
different labels though neither knows of the other. What was printed here before, or is taught in a deck that lies here,
is never printed again.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from pathlib import Path
from typing import Any

from companion.boxes.barcodes import BLANKS, blank
from companion.files import documents
from companion.files.documents import Place, Plain
from companion.model import Frozen

FILE = "blank.yaml"
#: The most labels of one print.
MOST = 2000


class Printed(Frozen):
    """Labels that were printed together: ``count`` numbers from ``first`` on, round the end."""

    first: int
    count: int

    def meets(self, other: Printed) -> bool:
        """Whether they have a label in common."""
        return (other.first - self.first) % BLANKS < self.count or (self.first - other.first) % BLANKS < other.count


def printed(path: Path) -> tuple[Printed, ...]:
    """All prints of this file; none where there is no file. Raises documents.Faulty."""
    try:
        return documents.load(path, _printed)
    except documents.Missing:
        return ()


def _printed(top: Place) -> tuple[Printed, ...]:
    top.header("blank", newest=1)
    fields = top.record("blank", "printed")
    records = [place.record("first", "count") for place in fields["printed"].items()]
    return tuple(Printed(one["first"].whole(0, BLANKS - 1), one["count"].whole(1, BLANKS)) for one in records)


def chosen(
    count: int, before: Iterable[Printed], taken: Container[str], chance: Callable[[int], int]
) -> tuple[Printed, tuple[str, ...]]:
    """A print of so many labels, and their letters. ``chance(n)`` gives a number below n, ``taken`` are known codes."""
    before = tuple(before)
    while True:
        first = number = chance(BLANKS)
        codes: list[str] = []
        while len(codes) < count:
            code = blank(number)
            number += 1
            if code is not None:
                codes.append(code)
        new = Printed(first, number - first)
        if not any(new.meets(one) for one in before) and not any(code in taken for code in codes):
            return new, tuple(codes)


def remember(path: Path, prints: Iterable[Printed]) -> None:
    """Write them all, durably. Raises documents.Faulty where the file cannot be written; the old one is untouched."""
    rows = [{Plain("first"): one.first, Plain("count"): one.count} for one in prints]
    whole: dict[Plain, Any] = {Plain("blank"): 1, Plain("printed"): rows}
    with documents.writing(path):
        documents.put(path, documents.written(whole).encode())
