"""``python -m companion`` and the ``companion`` command."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line; the exit code."""
    from companion.cli import run  # here, so that nothing heavy is imported before it is wanted

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
