"""A machine that stops for a moment: the process is stopped, devices go on, and it comes back."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.endtoend.running import Table, code, told_cut

STALLED = "The computer froze for a moment."


@contextmanager
def stalled(table: Table) -> Iterator[None]:
    """The process does not run while this lasts, and a little longer."""
    os.kill(table.process.pid, signal.SIGSTOP)
    time.sleep(0.4)
    yield
    time.sleep(0.4)
    os.kill(table.process.pid, signal.SIGCONT)


def test_keys_and_scans_of_a_stall_count_nothing_and_that_is_said_once(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready().begin()
        with stalled(table):
            for seat, cable in ((2, "secure@1"), (3, "secure@2")):
                table.keypad.write(f"K {seat}\nU {seat}\n".encode())
                time.sleep(0.1)
                table.scanner.write(code(f"cable/{cable}").encode() + b"\r")
                time.sleep(0.1)
        table.expect(STALLED)
        time.sleep(0.5)
        assert sum(STALLED in line for line in table.printed) == 1
        assert not [line for line in table.printed if "1 of" in line and "afe" in line], "nothing was cut"
        table.cut(2)
        table.expect(told_cut(1, "Léo"))


def test_what_one_device_sent_in_a_stall_is_kept(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        table.ready().begin()
        table.press("2")
        table.expect("Léo")
        with stalled(table):
            table.scanner.write(code("cable/secure@1").encode() + b"\r")
        table.expect(told_cut(1, "Léo"))
        assert not [line for line in table.printed if STALLED in line]
