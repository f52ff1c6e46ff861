"""How much is tried: a little at each run, and with ``python -m tests.long`` twenty times as much.

@tried(50)                      fifty examples of hypothesis
for seed in seeds(40): …        forty plays at random
"""

from __future__ import annotations

import os
from typing import Any

from hypothesis import settings

#: Set by ``tests.long``: where its plays at random begin.
SEED = "COMPANION_LONG_SEED"
LONG = SEED in os.environ
_TIMES = 20 if LONG else 1


def tried(examples: int, **more: Any) -> settings:
    """So many examples at each run."""
    return settings(max_examples=examples * _TIMES, **more)


def seeds(number: int) -> range:
    """The seeds of so many plays at random: at each run the same, in the long form others."""
    first = int(os.environ.get(SEED, "0"))
    return range(first, first + number * _TIMES)
