"""Opens a page in this machine's browser, where somebody could see it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress


def opened(url: str) -> bool:
    """Open it in the browser of whoever is logged in. Returns whether there is a display, and a way to do it.

    Nothing is waited for, and what the browser itself prints is thrown away.
    """
    way = _way()
    if way is None:
        return False
    with suppress(OSError):
        subprocess.Popen(
            [*way, url],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        return True
    return False


def _way() -> list[str] | None:
    """The command to which the address is added; None: there is no display, or no such command."""
    if sys.platform == "darwin":
        return ["open"]
    if sys.platform == "win32":
        return ["rundll32", "url.dll,FileProtocolHandler"]
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    found = shutil.which("xdg-open") if display else None
    return None if found is None else [found]
