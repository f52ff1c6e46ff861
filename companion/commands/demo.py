"""The demo: a shipped script, played through a virtual scanner and a virtual keypad.

    demos/<game>.txt ─ virtual devices ─ the same line as at a table

The script's first line is "# names: Ana, Léo, …"; the second may be "# verbosity: brief". With sound, each act waits
until the table has heard everything before it. After ``wait 2`` the next act comes two seconds into the last line
instead, as from an impatient player. Without sound nothing waits. It must never reach past the ports: everything that
happens is typed or scanned.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from companion.boxes import loader
from companion.commands.meaning import game_named
from companion.devices.virtual import VirtualDevice
from companion.files import config, documents, resources, venue
from companion.games import GAMES
from companion.inputs.script import KeyStep, ScanStep, Step, WaitStep, read_steps
from companion.line.evening import Evening
from companion.model import Equipment, Frozen, Several, Verbosity, game, replace
from companion.session.state import Wishes

PATIENCE_SECONDS = 5.0  # the longest wait for an act to reach the table; usually a millisecond
GLANCE_SECONDS = 0.02


class Script(Frozen):
    """The steps of the demo, and the players' names."""

    wishes: Wishes
    steps: tuple[Step, ...]
    verbosity: Verbosity = Verbosity.HABIT


def games() -> tuple[str, ...]:
    """The games that have a script."""
    return tuple(sorted(path.stem for path in resources.find("demos").glob("*.txt")))


def read(game_id: str) -> Script:
    """The shipped script of a game. Raises Faulty."""
    path = resources.find("demos") / f"{game_id}.txt"
    lines = documents.read_text(path).splitlines()
    names, verbosity = _names(lines, path), _verbosity(lines, path)
    return Script(Wishes(game_id, len(names), names), tuple(read_steps(lines, path)), verbosity)


def _names(lines: list[str], path: Path) -> tuple[str, ...]:
    head = "# names:"
    if not lines or not lines[0].startswith(head):
        raise documents.Faulty([documents.Fault(path, 1, "", "fault-demo-names")])
    return tuple(name.strip() for name in lines[0].removeprefix(head).split(","))


def _verbosity(lines: list[str], path: Path) -> Verbosity:
    head = "# verbosity:"
    if not lines[1:] or not lines[1].startswith(head):
        return Verbosity.HABIT
    levels = {level.value: level for level in Verbosity}
    told = lines[1].removeprefix(head).strip()
    if told not in levels:
        raise documents.Faulty([documents.Fault(path, 2, "", "fault-choice", (("choices", Several(tuple(levels))),))])
    return levels[told]


def demo(options: argparse.Namespace) -> int:
    """Play the demo of a game in a data folder of its own; the exit code."""
    script = read(game_named(options.game, map(loader.shipped, games())) if options.game else next(iter(GAMES)))
    options.script = None
    with tempfile.TemporaryDirectory(prefix="companion-demo-") as folder:
        here = venue.enter(Path(folder), options.lang)
        here = replace(here, tone=replace(here.tone, verbosity=script.verbosity))
        with Evening(options, here, script.wishes).obey_signals() as table:
            assert script.wishes.game is not None
            table.tell(game("demo-begins", game=here.shelf.boxes[script.wishes.game].pack.title))
            return play(table, script)


def play(table: Evening, script: Script) -> int:
    """Play the script to its end; the exit code."""
    scanner, keypad = VirtualDevice(), VirtualDevice()
    table.devices.open_port(config.PortWish("virtual"), Equipment.SCANNER, scanner.connect)
    table.devices.open_port(config.PortWish("virtual"), Equipment.KEYPAD, keypad.connect)
    threading.Thread(target=_hands, args=(table, script, scanner, keypad), daemon=True).start()
    return table.run()


def _hands(table: Evening, script: Script, scanner: VirtualDevice, keypad: VirtualDevice) -> None:
    """Plays the script's acts, in a separate thread, as players' hands would."""
    _wait_until(lambda: table.taken >= 2 and table.quiet, PATIENCE_SECONDS)  # both ports are open
    table.begin()
    pause: float | None = None
    for step in script.steps:
        if isinstance(step, WaitStep):
            pause = step.seconds
            continue
        _wait_until(lambda: not table.unsaid, float("inf"))
        _wait_until(lambda: table.quiet, float("inf") if pause is None else pause)
        pause = None
        before = table.taken
        match step:
            case ScanStep(what):
                scanner.send(table.code(what).encode() + b"\r")
            case KeyStep(key):
                keypad.send(f"K {key}\nU {key}\n".encode())
        _wait_until(lambda before=before: table.taken > before, PATIENCE_SECONDS)  # type: ignore[misc]
    _wait_until(lambda: table.quiet, float("inf"))
    table.tell(game("demo-ends"))
    _wait_until(lambda: table.quiet, float("inf"))
    table.leave()


def _wait_until(true: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not true() and time.monotonic() < until:
        time.sleep(GLANCE_SECONDS)
