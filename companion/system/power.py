"""What the machine runs on: keeping it from falling asleep, its battery, and a supply that is too weak.

Linux tells batteries and a Raspberry Pi's supply under ``/sys``; elsewhere nothing is known of them. Sleep is held off
by the system's own program, which lets go when we are gone, however we end.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

SUPPLIES = Path("/sys/class/power_supply")
SENSORS = Path("/sys/class/hwmon")
#: The sensor of a Raspberry Pi's supply: its alarm is on while the voltage is too low.
PI_SENSOR = "rpi_volt"
#: The program that holds off sleep, with what it does meanwhile: it waits for the end of our pipe, or for our end.
HOLDERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "linux": (
        # A lid may be closed over a screen that nobody needs. If that is not allowed, idle time at least is no sleep.
        ("systemd-inhibit", "--what=sleep:idle:handle-lid-switch", "--who=Companion", "--why=Companion", "cat"),
        ("systemd-inhibit", "--what=sleep:idle", "--who=Companion", "--why=Companion", "cat"),
    ),
    "darwin": (("caffeinate", "-i", "-w", str(os.getpid())),),
}
_REFUSED_WITHIN = 0.5  # seconds in which the system's program ends where it is not allowed
_AWAKE, _AS_USUAL = 0x80000001, 0x80000000  # Windows: continuous, with the system required or without


class Wakefulness:
    """Holds off the machine's sleep. ``commands`` are tried in turn; by default those of this system."""

    def __init__(self, commands: tuple[tuple[str, ...], ...] | None = None) -> None:
        self._commands = HOLDERS.get(sys.platform, ()) if commands is None else commands
        self._holder: subprocess.Popen[bytes] | None = None

    def hold(self, done: Callable[[bool], None]) -> None:
        """Begin, and tell from another thread whether sleep is held off: the system may think about it."""
        if sys.platform == "win32":  # it holds for the thread that asks
            done(bool(ctypes.windll.kernel32.SetThreadExecutionState(_AWAKE)))
        else:
            threading.Thread(target=lambda: done(self._hold()), daemon=True).start()

    def _hold(self) -> bool:
        for command in self._commands:
            with suppress(OSError):
                quiet = subprocess.DEVNULL
                holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)
                try:
                    holder.wait(_REFUSED_WITHIN)
                except subprocess.TimeoutExpired:
                    self._holder = holder
                    return True
                self._end(holder)
        return False

    def let_go(self) -> None:
        """End; nothing where nothing is held."""
        if sys.platform == "win32":
            ctypes.windll.kernel32.SetThreadExecutionState(_AS_USUAL)
        elif self._holder is not None:
            self._holder.terminate()
            self._end(self._holder)
            self._holder = None

    def _end(self, holder: subprocess.Popen[bytes]) -> None:
        if holder.stdin is not None:
            holder.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            holder.wait(1.0)


@dataclass(frozen=True, slots=True)
class Battery:
    """``percent``: what is left, 0 to 100. ``draining``: nothing charges it."""

    percent: int
    draining: bool


def battery(supplies: Path = SUPPLIES) -> Battery | None:
    """The machine's own battery, the emptiest where there are several; None where there is none, or none is told.

    Batteries of mice and headsets are none of the machine's.
    """
    found = []
    for supply in _folders(supplies):
        if _read(supply / "type") == "Battery" and _read(supply / "scope") != "Device":
            with suppress(ValueError):
                found.append(Battery(int(_read(supply / "capacity")), _read(supply / "status") == "Discharging"))
    return min(found, key=lambda one: one.percent, default=None)


def undervolted(sensors: Path = SENSORS) -> bool:
    """Whether a Raspberry Pi's supply is too weak now."""
    pis = (sensor for sensor in _folders(sensors) if _read(sensor / "name") == PI_SENSOR)
    return any(_read(sensor / "in0_lcrit_alarm") == "1" for sensor in pis)


def _folders(parent: Path) -> list[Path]:
    try:
        return sorted(parent.iterdir())
    except OSError:
        return []


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""
