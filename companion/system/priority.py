"""The priority of the thread that hands samples to the sound, raised where the system allows it.

Linux grants a thread real-time scheduling within its user's limit (``ulimit -r``), or else a better nice value; where
it grants neither, RealtimeKit may, which desktops run for their sound server. Other systems' sound libraries see to it
themselves. It must never fail or wait for long: without it sound only suffers sooner on a busy machine.
"""

from __future__ import annotations

import os
import subprocess
import threading
from contextlib import suppress

#: As sound servers ask for: above whatever is not real-time, below everything of the system's own.
REAL_TIME = 5
NICE = -11
SECONDS = 5.0
_KIT = "org.freedesktop.RealtimeKit1"


def raise_own() -> bool:
    """Raise the calling thread's priority. Returns whether the system has granted it."""
    with suppress(OSError, AttributeError):  # not every system has these
        os.sched_setscheduler(0, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(REAL_TIME))
        return True
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        return True
    return False


def ask_for(thread: int) -> None:
    """Ask RealtimeKit for a better nice value of this thread of ours, by its native id. Returns at once."""
    threading.Thread(target=_ask, args=(thread,), name="priority", daemon=True).start()


def _ask(thread: int) -> None:
    what = ("MakeThreadHighPriorityWithPID", "tti", str(os.getpid()), str(thread), str(NICE))
    with suppress(OSError, subprocess.SubprocessError):  # no busctl, no bus, no RealtimeKit
        subprocess.run(
            ["busctl", "--system", "call", _KIT, "/" + _KIT.replace(".", "/"), _KIT, "--", *what],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            check=False,
        )
