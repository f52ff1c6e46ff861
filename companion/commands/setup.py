"""``companion setup``: sets up the devices of a table by ear, all of them or a part.

It takes the parsed options and returns an exit code, or raises ``Cannot``.
"""

from __future__ import annotations

import argparse

from companion.commands.enquiries import enter
from companion.setup.install import Machine
from companion.setup.state import INSTALLING, PARTS, WHOLE_AND_INSTALL
from companion.setup.workbench import Workbench


def set_up(options: argparse.Namespace) -> int:
    """Ask until everything is set up or somebody leaves, or to the end of a script."""
    here = enter(options)
    if options.part == "tutorial":
        from companion.tutorial.practice import Practice

        with Practice(options, here).obey_signals() as practice:
            return practice.serve()
    todo = WHOLE_AND_INSTALL if options.part is None else PARTS[options.part]
    if options.install or options.uninstall:
        todo = INSTALLING
    machine = Machine(data=options.data, pages=options.pages)
    with Workbench(options, here, machine, todo, undoing=options.uninstall).obey_signals() as bench:
        return bench.serve()
