"""Two blind players hear their hands at the same time, each by a keypad, a scanner and an earphone of their own: real
ports, real sound in two sinks, and a table that hears nothing of it but who listens.
"""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.endtoend.running import CHECKOUT, NAMES, Companion, Keypad, Scanner, environment, run
from tests.pace import PATIENCE
from tests.soundserver import Recording, SoundServer, WrongEar, quiet

SETTINGS = "verbosity: full\nrate: 170\n"  # slowly: so that what both hear at the same time lasts
#: A loaded die: which digit is spoken into an ear nobody could tell otherwise without listening.
DIE = "import random\nrandom.randint = lambda low, high: 7\n"
EARS = {2: "ear", 3: "second-ear"}


@pytest.fixture
def heard(server: SoundServer) -> Iterator[dict[str, Recording]]:
    """What the table and each ear hear."""
    server.plug(EARS[3], "Ear of seat three")
    with ExitStack() as stack:
        stack.callback(server.unplug, EARS[3])
        yield {sink: stack.enter_context(server.recording(sink)) for sink in ("table", *EARS.values())}


def test_two_hear_their_hands_at_the_same_time(
    tmp_path: Path, server: SoundServer, heard: dict[str, Recording]
) -> None:
    (tmp_path / "settings.yaml").write_text(SETTINGS)
    die = tmp_path / "die"
    die.mkdir()
    (die / "sitecustomize.py").write_text(DIE)
    with ExitStack() as stack:
        pad, pads = stack.enter_context(Keypad()), {seat: stack.enter_context(Keypad()) for seat in EARS}
        scanners = {seat: stack.enter_context(Scanner()) for seat in EARS}
        ports = ["--keypad", str(pad.path)]
        for seat in EARS:
            ports += ["--keypad", f"seat{seat}={pads[seat].path}", "--scanner", f"seat{seat}={scanners[seat].path}"]
        game = ["play", "time", "--names", ",".join(NAMES), "--lang", "en", "--data", str(tmp_path), *ports]

        silent = stack.enter_context(Companion(*game, "--mute", env=environment()))
        ready(silent, 5)
        pad.press("#" * 8)
        silent.expect("Shuffle the wires")
        silent.signal(signal.SIGKILL)
        silent.wait()

        outputs = ["--output", "table=table"]
        for seat, sink in EARS.items():
            outputs += ["--output", f"seat{seat}={sink}"]
        env = environment(PULSE_SERVER=server.address, PYTHONPATH=f"{die}{os.pathsep}{CHECKOUT}")
        table = stack.enter_context(Companion(*game, *outputs, env=env))
        table.expect("unfinished game found")
        quiet(*heard.values(), seconds=1.5)  # the devices are told behind it
        pad.press("#")
        table.expect("Shuffle the wires")
        pad.press("*")
        quiet(*heard.values())

        for seat in EARS:
            pads[seat].press("C")
            table.expect(f"{NAMES[seat - 1]}: type the digit")
        quiet(*heard.values())
        for seat in EARS:
            pads[seat].press("7")
        table.expect("Léo and Inès are listening.")
        quiet(*heard.values())

        began = time.monotonic()
        with table.answering():
            for copy in range(1, 5):
                for seat in EARS:
                    scanners[seat].scan(f"cable/secure@{copy + 5 * seat}")
        quiet(*heard.values())  # scans and keys come by two ports, and a scan behind C begins to listen anew
        for seat in EARS:
            pads[seat].press("C")
        for _ in EARS:  # whoever's key came first
            table.expect(re.compile("(Léo|Inès) is done"))
        assert {"[table] Léo is done.", "[table] Inès is done."} <= set(table.printed), "\n".join(table.printed[10:])
        quiet(*heard.values())
        both = at_once(heard[EARS[2]].loud(began), heard[EARS[3]].loud(began))
        assert both > 0.5, f"both ears were heard at the same time for {both:.1f} s"
        only_who_listens(table.printed, began, heard["table"])

        # A power cut in the middle of both windows: nothing of them is kept, and the game goes on.
        for seat in EARS:
            pads[seat].press("C")
            scanners[seat].scan(f"cable/defuse@{seat}")
        table.signal(signal.SIGKILL)
        table.wait()
        told = run("replay", "last", "--lang", "en", "--data", tmp_path).lines
        if leaked := [line for line in (*silent.printed, *table.printed, *told) if private(line)]:
            raise WrongEar(leaked)


def ready(companion: Companion, devices: int) -> None:
    until = time.monotonic() + PATIENCE
    while sum("ready." in line for line in companion.printed) < devices:
        assert time.monotonic() < until, companion.printed
        time.sleep(0.01)


def at_once(one: list[float], other: list[float], within: float = 0.02) -> float:
    """For how many seconds both were heard at the same time: each moment stands for a chunk of 5 ms."""
    count = at = 0
    for moment in one:
        while at < len(other) and other[at] < moment - within:
            at += 1
        count += at < len(other) and other[at] <= moment + within
    return count * 0.005


def only_who_listens(printed: list[str], began: float, table: Recording) -> None:
    """The loudspeaker says who is done, and not a word more: two short lines."""
    if table.seconds(began) > 6.0:
        raise WrongEar(f"the table heard {table.seconds(began):.1f} s")
    assert "[seat 2] (private)" in printed
    assert "[seat 3] (private)" in printed


def private(line: str) -> bool:
    return line.startswith("[seat") and "(private)" not in line
