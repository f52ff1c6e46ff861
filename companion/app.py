"""The composition root: which command builds what.

It may import everything, and only ``cli`` imports it. It loads only what a command needs.
"""

from __future__ import annotations

import argparse

from companion.commands import enquiries, errors
from companion.version import VERSION


def command(options: argparse.Namespace) -> int:
    """Run one command and return the exit code. If it fails, one sentence on standard error says why, and aloud where
    there is sound."""
    return errors.told(options, _run)


def _run(options: argparse.Namespace) -> int:
    if options.version:
        print(VERSION)
        return 0
    match options.command:
        case "play":
            from companion.commands.play import play

            return play(options)
        case "demo":
            from companion.commands.demo import demo

            return demo(options)
        case "teach":
            from companion.commands.teach import teach

            return teach(options)
        case "setup":
            from companion.commands.setup import set_up

            return set_up(options)
        case "labels":
            from companion.commands.printing import labels

            return labels(options)
        case name:
            return enquiries.COMMANDS[name](options)
