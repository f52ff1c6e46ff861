"""``python -m tests.long``: the tests at length: twenty times the examples and plays at random, every label both ways.

It prints its seed first; ``--seed N`` tries the same once more. The rest goes to pytest: ``tests/games``, ``-n 2``.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys

from tests.examples import SEED


def main() -> int:
    """pytest's exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.long", description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="as printed by a run before")
    options, rest = parser.parse_known_args()
    again = " ".join(["python -m tests.long", f"--seed {options.seed}", *rest])
    print(f"Seed {options.seed}. The same once more: {again}", flush=True)
    words = [sys.executable, "-m", "pytest", f"--hypothesis-seed={options.seed}", *rest]
    ended = subprocess.run(words, env={**os.environ, SEED: str(options.seed)}, check=False).returncode
    print(f"Seed {options.seed}.")
    return ended


if __name__ == "__main__":
    sys.exit(main())
