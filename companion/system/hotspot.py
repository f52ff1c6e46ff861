"""The machine's own Wi-Fi, for phones that no other lets reach it: opened and closed through NetworkManager.

It knows NetworkManager's own program (``nmcli``). Its calls wait for the system, up to ``SECONDS``: ``aside`` is for
whoever must not. It must never open or close anything by itself, or touch a network that is not its own.
"""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

#: The network's entry at NetworkManager; one that the owner has made is never called so.
ENTRY = "Companion phones"
SECONDS = 45.0
NMCLI = "nmcli"
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Radio:
    """The adapter that can be a Wi-Fi for others. ``open``: it is one now, ours. ``used``: it is in a Wi-Fi now, which
    it would leave."""

    adapter: str
    open: bool = False
    used: bool = False


def radio() -> Radio | None:
    """The adapter that can open a Wi-Fi; None: there is none, or no NetworkManager that runs."""
    devices = _asked("-t", "-f", "DEVICE,TYPE,STATE", "device")
    if devices is None:
        return None
    for line in devices.splitlines():
        adapter, _, rest = line.partition(":")
        kind, _, state = rest.partition(":")
        if kind != "wifi" or state in ("unavailable", "unmanaged"):
            continue
        if (_asked("-g", "WIFI-PROPERTIES.AP", "device", "show", adapter) or "").strip() == "yes":
            active = (_asked("-t", "-f", "NAME", "connection", "show", "--active") or "").splitlines()
            return Radio(adapter, ENTRY in active, state == "connected" and ENTRY not in active)
    return None


def open_(radio: Radio, name: str, password: str) -> bool:
    """Open a Wi-Fi of this name. Returns whether it is there. ``password``: 8 to 63 characters.

    For the moment of the command it stands in the system's list of processes; NetworkManager has no other way.
    """
    wished = ("ifname", radio.adapter, "con-name", ENTRY, "ssid", name, "password", password)
    return _asked("device", "wifi", "hotspot", *wished) is not None


def close() -> bool:
    """Close it again, so that NetworkManager goes back to the Wi-Fi that it knows. Returns whether that was done."""
    return _asked("connection", "delete", "id", ENTRY) is not None


def aside(work: Callable[[], _T], done: Callable[[_T], None]) -> None:
    """Do this in a thread, and tell its result from there."""
    threading.Thread(target=lambda: done(work()), name="hotspot", daemon=True).start()


def _asked(*words: str) -> str | None:
    """What nmcli answers; None: it is not there, or refuses, or thinks for too long."""
    try:
        done = subprocess.run(
            [NMCLI, *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=SECONDS,
            env={**os.environ, "LC_ALL": "C"},
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.decode(errors="replace") if done.returncode == 0 else None
