"""The composition root: which command builds what.

It may import everything, and only ``cli`` imports it. It loads only what a command needs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TypeAlias

from companion.commands import enquiries, errors
from companion.commands.narrow import Narrow
from companion.system import signals
from companion.version import VERSION

Command: TypeAlias = Callable[[argparse.Namespace], int]


def command(options: argparse.Namespace) -> int:
    """Run one command and return the exit code. If it fails, one sentence on standard error says why, and aloud where
    there is sound."""
    if getattr(options, "width", None):
        sys.stdout, sys.stderr = Narrow(sys.stdout, options.width), Narrow(sys.stderr, options.width)
    return errors.told(options, _run)


def _run(options: argparse.Namespace) -> int:
    if options.version:
        print(VERSION)
        return 0
    with signals.deadly_interrupts():
        run = _loaded(options.command)
    return run(options)


def _loaded(name: str) -> Command:
    match name:
        case "play":
            from companion.commands.play import play

            return play
        case "demo":
            from companion.commands.demo import demo

            return demo
        case "teach":
            from companion.commands.teach import teach

            return teach
        case "setup":
            from companion.commands.setup import set_up

            return set_up
        case "decks":
            from companion.commands.library import library

            return library
        case "rules":
            from companion.commands.rules import rules

            return rules
        case "tutorial":
            from companion.commands.learn import learn

            return learn
        case "labels":
            from companion.commands.printing import labels

            return labels
        case _:
            return enquiries.COMMANDS[name]
