"""A fault of our own, told without a secret and without a traceback: which places in the code, and no values.

A traceback would name what it stumbled over, and that may be somebody's hand.
"""

from __future__ import annotations

import sys
import traceback


def tell_places() -> None:
    """Write to standard error where the exception being handled came from: function and line, innermost last."""
    kind, _, trace = sys.exc_info()
    places = "; ".join(f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)[-6:])
    print(f"inner fault: {kind.__name__ if kind else '?'}: {places}", file=sys.stderr)
