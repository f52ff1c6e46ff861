import pytest

from companion.deduction.sat import solver

#: Of tests that deduce: there are no wheels of python-sat for 32-bit machines.
DEDUCES = pytest.mark.skipif(solver() is None, reason="python-sat is not installed")
