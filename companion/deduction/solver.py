"""What is wanted of a solver of clauses, and where one comes from.

A literal is a variable's number, or minus that number for its contrary. It must never know what a variable stands for.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol


class Solver(Protocol):
    """Clauses are only ever added; what is assumed holds for one solve."""

    def variable(self) -> int:
        """A new one."""

    def add(self, clause: Sequence[int]) -> None:
        """At least one of these literals is true."""

    def count(self, variables: Sequence[int], at_least: int, at_most: int, given: int) -> None:
        """If ``given`` is true, so many of these variables are. ``at_least`` may be more than there are: then it
        is false.
        """

    def solve(self, assumed: Sequence[int]) -> Sequence[int] | None:
        """Each variable v as v or -v, at index v - 1; None: these assumptions cannot all be true."""

    def core(self) -> Collection[int]:
        """After None: some of the assumptions that cannot all be true."""

    def plain(self, assumed: Sequence[int]) -> Collection[int]:
        """Of what follows from these assumptions, which can all be true: what is plain without trying anything."""

    def prefer(self, literals: Sequence[int]) -> None:
        """Try these first. It changes which answer is found, never whether there is one."""
