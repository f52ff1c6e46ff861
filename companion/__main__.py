"""``python -m companion`` and the ``companion`` command."""

from __future__ import annotations

import gc
import io
import os
import sys

from companion.system import signals


def main() -> int:
    """Run the command line. Returns the exit code."""
    gc.disable()  # starting makes no garbage; an open evening collects again
    _open_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without "œ" must not end a game, nor a script with one
    try:
        with signals.deadly_interrupts():
            from companion.cli import run  # here, so that nothing heavy is imported before it is needed

        return run(sys.argv[1:])
    except KeyboardInterrupt:  # before there was anything to leave
        return 130


def _open_closed_streams() -> None:
    """Whoever starts us may have closed these: no file of ours shall take their place, and nobody's code meet None."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


if __name__ == "__main__":
    sys.exit(main())
