"""Which group may use a device's node. The only importer of ``pwd`` and ``grp``, which Windows lacks."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass

with contextlib.suppress(ImportError):
    import grp
    import pwd


@dataclass(frozen=True, slots=True)
class Group:
    """``joined``: the user has been put into it, and only has to log in again."""

    name: str
    joined: bool


def group_of(path: str) -> Group | None:
    """The group that may read and write this file; None where none may, the file is gone, or there are no groups."""
    try:
        node = os.stat(path)
        if not node.st_mode & 0o060:
            return None
        group = grp.getgrgid(node.st_gid)
        user = pwd.getpwuid(os.getuid()).pw_name
        return Group(group.gr_name, joined=user in group.gr_mem and node.st_gid not in os.getgroups())
    except (OSError, KeyError, NameError):  # the file is gone; the group has no name; no groups here
        return None
