"""What was measured, as plain lines: columns apart by spaces, no boxes, no colours, no judgement.

It knows rows and how to word figures. It must never fail a run: a budget that is missed is read, not raised.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

HEAD = ("what", "measured", "budget", "to its peer")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. ``peer`` says which peer, and how many times its figure ours is."""

    what: str
    measured: str
    budget: str = ""
    peer: str = ""

    @property
    def cells(self) -> tuple[str, str, str, str]:
        return self.what, self.measured, self.budget or "-", self.peer or "-"


def print_rows(rows: Iterable[Row], title: str) -> None:
    """Print rows in columns; the last column is not padded."""
    lines = [(title, *HEAD[1:]), *(row.cells for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(3)]
    for *front, last in lines:
        padded = [cell.ljust(width) for cell, width in zip(front, widths, strict=True)]
        print("   ".join([*padded, last]), flush=True)


def p(percent: int, values: Sequence[float]) -> float:
    """The value that so many per cent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, -(-len(ordered) * percent // 100) - 1)]


def milliseconds(seconds: Sequence[float]) -> str:
    """ "p50 18.2 ms, p99 30.1 ms, n 40"; with few values the p99 is the worst."""
    if not seconds:
        return "nothing was heard"
    digits = 3 if median(seconds) < 0.001 else 1
    middle, late = (f"{1000 * value:.{digits}f} ms" for value in (median(seconds), p(99, seconds)))
    return f"p50 {middle}, p99 {late}, n {len(seconds)}"


def ratio(ours: Sequence[float], peers: Sequence[float], name: str) -> str:
    """ "0.31 of pyttsx3 say", by the medians."""
    return f"{median(ours) / median(peers):.2f} of {name}" if ours and peers else ""
