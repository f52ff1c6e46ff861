"""The solver that ``python-sat`` brings, where it is installed. The only importer of ``pysat``.

There are no wheels of it for 32-bit machines: ``solver()`` then is None, and nobody deduces.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any
from weakref import finalize

from companion.deduction.solver import Solver


def solver() -> Solver | None:
    """A new and empty one; None: deductions are not to be had on this machine."""
    try:
        import pysat.card
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
        if at_least > 0:
            self._at_most([-variable for variable in variables], many - at_least, given)
        if at_most < many:
            self._at_most(variables, at_most, given)

    def _at_most(self, literals: Sequence[int], bound: int, given: int) -> None:
        clauses, more = _encoded(len(literals), bound)
        first = self._variables + 1
        self._variables += more
        own = [0, *literals, *range(first, first + more)]
        for clause in clauses:
            self.add([-given, *(own[literal] if literal > 0 else -own[-literal] for literal in clause)])

    def solve(self, assumed: Sequence[int]) -> Sequence[int] | None:
        # Said to be interruptible, because else it would take Ctrl-C for itself while it solves.
        found = self._engine.solve_limited(assumptions=assumed, expect_interrupt=True)
        return array("i", self._engine.get_model()) if found else None

    def core(self) -> Collection[int]:
        return self._engine.get_core() or ()

    def prefer(self, literals: Sequence[int]) -> None:
        self._engine.set_phases(literals)


@cache
def _encoded(many: int, bound: int) -> tuple[Sequence[Sequence[int]], int]:
    """Of ``many`` literals at most ``bound`` are true: clauses over 1 to ``many`` and as many more as it says."""
    from pysat.card import CardEnc, EncType

    encoded = CardEnc.atmost(range(1, many + 1), bound, encoding=EncType.seqcounter)
    if not encoded.clauses:  # Ctrl-C while it encoded: it takes that for itself, and answers with nothing
        raise KeyboardInterrupt
    return encoded.clauses, max(0, encoded.nv - many)
