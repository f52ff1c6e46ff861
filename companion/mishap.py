"""Tells a fault of our own by the places in the code, without values.

A traceback could print a value, and that may be a secret: somebody's hand.
"""

from __future__ import annotations

import sys
import traceback


def tell_places() -> None:
    """Write to standard error where the current exception came from: function and line, innermost last."""
    kind, _, trace = sys.exc_info()
    places = "; ".join(f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)[-6:])
    print(f"inner fault: {kind.__name__ if kind else '?'}: {places}", file=sys.stderr)
