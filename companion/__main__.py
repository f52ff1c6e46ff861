"""``python -m companion`` and the ``companion`` command."""

from __future__ import annotations

import gc
import io
import sys


def main() -> int:
    """Run the command line; the exit code."""
    gc.disable()  # what a start makes is no garbage; an evening that is open collects again
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has no "œ" must not end a game
    try:
        from companion.cli import run  # here, so that nothing heavy is imported before it is wanted

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # before there is anything to leave
        return 130


if __name__ == "__main__":
    sys.exit(main())
