"""The plan of a box: which label is where on the sheets, in the order of the pack.

It knows tokens, their codes and the pack's order. It must never know a word: tokens' names stand only on the page that
players do not see.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.boxes.box import CORNERS, Kind
from companion.model import Frozen, Token


class Run(Frozen):
    """The labels of one kind, one after the other; ``first`` is the slot of the first label, from 0."""

    kind: Kind
    codes: tuple[str, ...]
    first: int = 0

    @property
    def last(self) -> int:
        """The slot of its last label."""
        return self.first + len(self.codes) - 1

    @property
    def corners(self) -> tuple[str, ...]:
        """The corners of a card to which its labels go."""
        return tuple(place for place in self.kind.label_places if place in CORNERS)


class Plan(Frozen):
    """``runs`` are on the label sheets, ``reference`` are the codes of what nobody holds in the hand."""

    runs: tuple[Run, ...]
    reference: tuple[Run, ...]

    @property
    def labels(self) -> tuple[tuple[int, str], ...]:
        """Every label: its slot and its code."""
        return tuple((run.first + at, code) for run in self.runs for at, code in enumerate(run.codes))


def planned(kinds: Sequence[Kind], codes: Sequence[tuple[Token, str]], first: int = 0) -> Plan:
    """The plan of these kinds, in their order; ``first`` is the first free slot of a sheet used before."""
    runs: list[Run] = []
    reference: list[Run] = []
    for kind in kinds:
        own = tuple(code for token, code in codes if token.id == kind.id)
        if "sheet" in kind.label_places:
            reference.append(Run(kind, own))
        else:
            runs.append(Run(kind, own, first))
            first += len(own)
    return Plan(tuple(runs), tuple(reference))
