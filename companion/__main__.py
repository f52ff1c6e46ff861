"""``python -m companion`` and the ``companion`` command."""

from __future__ import annotations

import gc
import io
import sys

from companion.system import signals


def main() -> int:
    """Run the command line. Returns the exit code."""
    gc.disable()  # starting makes no garbage; an open evening collects again
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without "œ" must not end a game
    try:
        with signals.deadly_interrupts():
            from companion.cli import run  # here, so that nothing heavy is imported before it is needed

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # before there was anything to leave
        return 130


if __name__ == "__main__":
    sys.exit(main())
