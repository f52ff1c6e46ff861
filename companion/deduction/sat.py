"""The solver that ``python-sat`` brings, where it is installed. The only importer of ``pysat``.

There are no wheels of it for 32-bit machines: ``solver()`` then is None, and nobody deduces.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from functools import cache
from itertools import product
from typing import Any, TypeAlias
from weakref import finalize

from companion.deduction.solver import Solver

Clause: TypeAlias = tuple[int, ...]


def solver() -> Solver | None:
    """A new and empty one; None: deductions are not to be had on this machine."""
    try:
        import pysat.solvers
    except ImportError:
        return None
    return _PySat(pysat.solvers.Minisat22())


class _PySat:
    def __init__(self, engine: Any) -> None:
        self._engine = engine
        finalize(self, engine.delete)  # where a program ends, its own end comes too late: it would write a traceback
        self._variables = 0

    def variable(self) -> int:
        self._variables += 1
        return self._variables

    def add(self, clause: Sequence[int]) -> None:
        self._engine.add_clause(clause)

    def count(self, variables: Sequence[int], at_least: int, at_most: int, given: int) -> None:
        many = len(variables)
        if at_least > at_most or at_least > many or at_most < 0:
            self.add([-given])
            return
        least, most, sign = max(at_least, 0), min(at_most, many), 1
        if _rows(many, many - most, many - least) < _rows(many, least, most):  # the others are sooner counted
            least, most, sign = many - most, many - least, -1
        counted, told, more = _counter(many, least, most)
        first = self._variables + 1
        self._variables += more
        own = [0, *(sign * variable for variable in variables), *range(first, first + more)]
        for clauses, before in ((counted, ()), (told, (-given,))):
            for clause in clauses:
                self.add([*before, *(own[literal] if literal > 0 else -own[-literal] for literal in clause)])

    def solve(self, assumed: Sequence[int]) -> Sequence[int] | None:
        # Said to be interruptible, because else it would take Ctrl-C for itself while it solves.
        found = self._engine.solve_limited(assumptions=assumed, expect_interrupt=True)
        return array("i", self._engine.get_model()) if found else None

    def core(self) -> Collection[int]:
        return self._engine.get_core() or ()

    def plain(self, assumed: Sequence[int]) -> Collection[int]:
        return self._engine.propagate(assumed)[1] or ()

    def prefer(self, literals: Sequence[int]) -> None:
        self._engine.set_phases(literals)


def _rows(many: int, least: int, most: int) -> int:
    """How far must be counted to tell whether so many are true."""
    return max(least, most if most < many else 0)


@cache
def _counter(many: int, least: int, most: int) -> tuple[Sequence[Clause], Sequence[Clause], int]:
    """Clauses that count, clauses that say how many are true, and how many more variables than ``many`` they have.

    ``pysat.card`` counts anew for each bound, and all that it says would depend on what is given: five times as many
    clauses here, and twice the time of a question.
    One more variable for each place and row: of the places up to this one, so many or more are true. What counts is
    true however the first ``many`` are, so only the rest depends on what is given.
    """
    rows = _rows(many, least, most)
    places = tuple(product(range(1, many + 1), range(1, rows + 1)))
    at = {place: many + number for number, place in enumerate(places, 1)}
    counted: list[Clause] = []
    for (place, row), here in at.items():
        before, less = at.get((place - 1, row)), at.get((place - 1, row - 1))
        if most < many:  # what is true is counted
            counted += [(here, -before)] if before else []
            counted += [(here, -place)] if row == 1 else [(here, -place, -less)] if less else []
        if least:  # what is counted is true
            counted.append((-here, place, before) if before else (-here, place))
            counted += [] if row == 1 else [(-here, less)] if less else [(-here,)]
    told: list[Clause] = [(at[many, least],)] if least else []
    if most < many:
        full = ((place, at.get((place - 1, most))) for place in range(1, many + 1))
        told += [(-place, -before) if before else (-place,) for place, before in full if before or not most]
    return counted, told, len(at)
