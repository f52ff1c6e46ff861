"""Python reads this first where its folder is in PYTHONPATH: for ``companion`` the system then is no POSIX.

What only POSIX has is gone from ``os`` and ``signal``, its modules cannot be imported, and only sockets can be waited
for, as on Windows. Other packages still find their modules: on Windows they take others.
"""

from __future__ import annotations

import builtins
import os
import select
import signal
from collections.abc import Mapping
from typing import Any

MODULES = {"crypt", "fcntl", "grp", "nis", "pty", "pwd", "resource", "spwd", "syslog", "termios", "tty"}
FUNCTIONS = (
    *("chown", "chroot", "ctermid", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups"),
    *("getloadavg", "getpgid", "getpgrp", "getpriority", "getsid", "killpg", "lchown", "login_tty", "memfd_create"),
    *("mkfifo", "mknod", "nice", "openpty", "posix_openpt", "sendfile", "setpgid", "setpriority"),
    *("setsid", "statvfs", "sync", "tcgetpgrp", "tcsetpgrp", "ttyname"),
)
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGUSR1")

for name in FUNCTIONS:
    if hasattr(os, name):
        delattr(os, name)
for name in SIGNALS:
    delattr(signal, name)

_import, _select = builtins.__import__, select.select


def _hiding(name: str, globals: Mapping[str, object] | None = None, *rest: Any, **more: Any) -> Any:
    asking = str((globals or {}).get("__package__") or "")
    if name in MODULES and asking.partition(".")[0] == "companion":
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return _import(name, globals, *rest, **more)


def _sockets_only(*lists: Any) -> Any:
    if any(isinstance(file, int) for files in lists[:3] for file in files):
        raise OSError("an operation was attempted on something that is not a socket")
    return _select(*lists)


builtins.__import__ = _hiding
select.select = _sockets_only
