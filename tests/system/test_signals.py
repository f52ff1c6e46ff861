"""What the system says to a process from outside."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

from companion.system import signals

ROOT = Path(signals.__file__).parents[2]
HIT = """
import os, signal
from companion.system import signals
with signals.deadly_interrupts():
    try:
        {act}
    except KeyboardInterrupt:
        print("caught")
print("went on")
"""


def ended(act: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIT.format(act=act)], capture_output=True, text=True, cwd=ROOT)


def test_while_it_is_being_loaded_ctrl_c_ends_it_and_nothing_can_drop_that() -> None:
    hit = ended("os.kill(os.getpid(), signal.SIGINT)")
    assert (hit.returncode, hit.stdout, hit.stderr) == (-signal.SIGINT, "", "")
    assert ended("pass").stdout == "went on\n"


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with signals.deadly_interrupts():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    assert signal.getsignal(signal.SIGINT) is before


def test_in_another_thread_nothing_changes() -> None:
    found: list[object] = []

    def look() -> None:
        with signals.deadly_interrupts():
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert found == [signal.getsignal(signal.SIGINT)]
