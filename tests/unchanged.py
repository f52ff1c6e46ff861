"""``python -m tests.unchanged REV``: what of the transcripts, journals and codes is not as it was at that commit.

A change that is meant for engineers alone leaves everything that a player hears byte for byte. The transcripts in the
tree are compared with those of the commit; that they are what today's code says, the tests of the transcripts hold. A
line that is meant to differ is then read here and nowhere else.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: What is heard, what lies in players' folders, what is glued to their cards.
KEPT = ("tests/golden/*.txt", "tests/golden/codes.tsv", "tests/journals/*")


def differences(since: str) -> str:
    """The differences of everything in ``KEPT`` since that commit, as git shows them; "" where nothing differs.

    Raises subprocess.CalledProcessError where git does not know the commit.
    """
    git = ["git", "-C", str(ROOT), "diff", "--no-color", "--no-renames", "--unified=0", since, "--", *KEPT]
    return subprocess.run(git, capture_output=True, text=True, check=True).stdout


def main() -> int:
    """Print what differs; 1 where something does."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    found = differences(sys.argv[1])
    print(found or f"Transcripts, journals and codes are as they were at {sys.argv[1]}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
