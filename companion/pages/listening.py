"""The socket at which the pages can be reached, and the thread that serves them.

The server itself is imported in that thread, when it starts: nobody waits for it. It must never let anything of the
network end an evening.
"""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.pages.wire import Died

if TYPE_CHECKING:
    from companion.pages.server import Served

#: Bytes that the system keeps for a client that does not read.
_KEPT = 32 * 1024
#: Seconds that leaving may take.
_LEAVING = 0.5


def bind(address: str, port: int) -> socket.socket:
    """A socket that listens at this IPv4 address; port 0 is any that is free. Raises OSError."""
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # else a port stays taken for a minute after a power cut
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KEPT)
        bound.bind((address, port))
        bound.listen(128)
        bound.setblocking(False)
    except BaseException:
        bound.close()
        raise
    return bound


def port_of(bound: socket.socket) -> int:
    return int(bound.getsockname()[1])


class ServerThread:
    """Serves the pages in a thread of its own until ``close``. ``post`` gets what is handed out, ``Died`` included.

    ``doors`` are bound sockets, each with an ``ssl.SSLContext`` or None. It closes them. ``root``: the certificate that
    phones install, if there is one.
    """

    def __init__(
        self,
        post: Callable[[object], None],
        static: Path,
        doors: Sequence[tuple[socket.socket, Any]],
        root: bytes = b"",
    ) -> None:
        self._post, self._static, self._doors, self._root = post, static, doors, root
        self._serving: Served | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="pages", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End all streams, then everything: in half a second at most."""
        self._closing = True
        if self._serving is not None:
            self._serving.end()
        self._thread.join(_LEAVING)

    def _run(self) -> None:
        try:
            from companion.pages.server import Served

            self._serving = Served(self._post, self._static, self._doors, self._root)
            if not self._closing:
                self._serving.serve()
        except (Exception, SystemExit):  # of the network, or ours: no evening ends by it, and it may hold words
            pass
        finally:
            for bound, _ in self._doors:
                bound.close()
            if not self._closing:
                self._post(Died())
