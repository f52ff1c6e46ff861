"""Starts of ``python -m companion`` that need not import it first: seven tenths of what a start costs.

A process beside the tests has imported all of it and does nothing but fork. What comes out is a process like any
other: its own arguments, environment, terminal, signals, end and exit code, a child of whoever asked for it. It has
not been begun by a command, so ``fresh`` starts are left: those whose environment Python itself reads, those that
another program begins, those that are about the start, and one of each command (``test_starts``). It knows Linux;
elsewhere every start is fresh.
"""

from __future__ import annotations

import ctypes
import fcntl
import gc
import importlib
import inspect
import io
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import cycle
from typing import Any

_LONGEST = 1 << 17  # bytes of a request, the environment with it
_FDS = 64  # more than are open beside the tests
_ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of <linux/prctl.h>
#: What Python, or the system's loader, has read before any of our lines runs.
_READ_BEFORE = ("PYTHON", "LC_", "LD_", "MALLOC_")
_FORKS = sys.platform == "linux"


class Process(subprocess.Popen[bytes]):
    """``python -m companion`` with these arguments, from the root folder. With ``terminal`` its standard input becomes
    the terminal that controls it; ``before`` is what starts it (``setpriv …``). As ``Popen``, but that it is forked
    where that is the same (see the module)."""

    def __init__(
        self,
        args: Sequence[str],
        env: Mapping[str, str],
        *,
        before: Sequence[str] = (),
        fresh: bool = False,
        terminal: bool = False,
        **streams: Any,
    ) -> None:
        self._forks = None if before or fresh or not _FORKS else _beside(_read_before(env))
        self._asked = {"args": list(args), "env": dict(env), "terminal": terminal}
        super().__init__(
            [*before, sys.executable, "-m", "companion", *args],
            env=env,
            cwd="/",  # what runs is what PYTHONPATH names
            start_new_session=terminal,
            preexec_fn=_control if terminal else None,
            **streams,
        )

    def _execute_child(self, *given: Any) -> None:
        """What ``Popen`` does between making the pipes and using them."""
        begin = super()._execute_child  # type: ignore[misc]
        if self._forks is None:
            begin(*given)
            return
        ends = inspect.signature(begin).bind(*given).arguments
        streams = [
            ends[name] if ends[name] != -1 else fd for fd, name in enumerate(("p2cread", "c2pwrite", "errwrite"))
        ]
        try:
            self.pid = self._forks.fork(self._asked, streams)
            self._child_created = True
        finally:
            self._close_pipe_fds(  # type: ignore[attr-defined]
                *(ends[name] for name in ("p2cread", "p2cwrite", "c2pread", "c2pwrite", "errread", "errwrite"))
            )


class _Beside:
    """Processes that have imported the companion, each with its own seed for the order of sets: of two starts after one
    another, which may be one evening, no two have the same."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self._processes: list[subprocess.Popen[bytes]] = []
        self._turns = cycle([self._begin(env) for _ in range(2)])
        self._one_by_one = threading.Lock()
        self._prctl = ctypes.CDLL(None).prctl

    def _begin(self, env: Mapping[str, str]) -> socket.socket:
        ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with its:
            words = [sys.executable, "-m", __name__, str(its.fileno())]
            begun = subprocess.Popen(words, env=env, cwd="/", stdin=subprocess.DEVNULL, pass_fds=[its.fileno()])
        self._processes.append(begun)
        return ours

    def fork(self, asked: Mapping[str, Any], streams: Sequence[int]) -> int:
        """The number of a new child of this process."""
        with self._one_by_one:
            beside = next(self._turns)
            # Its parent ends at once. So that it becomes our child, and not the system's, we adopt orphans meanwhile.
            self._prctl(_ADOPT_ORPHANS, 1, 0, 0, 0)
            try:
                socket.send_fds(beside, [json.dumps(asked).encode()], streams)
                return int(beside.recv(_LONGEST))
            finally:
                self._prctl(_ADOPT_ORPHANS, 0, 0, 0, 0)


@cache
def _beside(read_before: tuple[tuple[str, str], ...]) -> _Beside | None:
    """The processes beside these tests, for an environment as these tests usually give it; None for another."""
    from tests.endtoend.running import environment

    usual = environment()
    return _Beside(usual) if read_before == _read_before(usual) else None


def _read_before(env: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    letters = env.get("LANG", "").rpartition(".")[2]  # whose language it is, our own lines ask
    found = ((name, value) for name, value in env.items() if name.startswith(_READ_BEFORE))
    return (("LANG", letters), *sorted(found))


def _control() -> None:
    """Standard input becomes the terminal that controls this session."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _serve(beside: socket.socket) -> int:
    """Fork for whoever is at the other end, until it is gone. Returns the exit code, in the forked processes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, and they end us
    _import_all()
    while True:
        asked, streams, _, _ = socket.recv_fds(beside, _LONGEST, 3)
        if not asked:
            return 0
        out, into = os.pipe()
        if not (between := os.fork()):
            if child := os.fork():
                os.write(into, b"%d" % child)
                os._exit(0)
            beside.detach()  # its number will be another's, which must not be closed when this socket ends
            return _become(streams, **json.loads(asked))
        os.waitpid(between, 0)  # from here on it is their child
        beside.send(os.read(out, 20))
        for fd in (out, into, *streams):
            os.close(fd)


def _import_all() -> None:
    """What a start of any command imports, of others' too."""
    import babel
    import fluent.runtime  # noqa: F401

    import companion

    for module in pkgutil.walk_packages(companion.__path__, "companion."):
        if not module.name.endswith("_worker"):
            importlib.import_module(module.name)
    for lang in ("en", "es", "fr"):
        babel.Locale(lang).plural_form  # noqa: B018
    gc.collect()
    gc.freeze()


def _become(streams: Sequence[int], args: Sequence[str], env: Mapping[str, str], terminal: bool) -> int:
    """Be the companion, as if a command had begun it. Returns its exit code."""
    for at, fd in enumerate(streams):
        os.dup2(fd, at)
    os.closerange(3, _FDS)
    if terminal:
        os.setsid()
        _control()
    os.environ.clear()
    os.environ.update(env)
    time.tzset()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for fd, (name, mode) in enumerate((("stdin", "rb"), ("stdout", "wb"), ("stderr", "wb"))):
        stream = io.TextIOWrapper(
            open(fd, mode, closefd=False),  # noqa: SIM115
            "utf-8",
            line_buffering=fd == 2 or (fd == 1 and os.isatty(1)),
            write_through=bool(env.get("PYTHONUNBUFFERED")),
        )
        for place in (name, f"__{name}__"):
            setattr(sys, place, stream)
    from companion import __main__

    sys.argv = [__main__.__file__, *args]
    return __main__.main()


if __name__ == "__main__":
    sys.exit(_serve(socket.socket(fileno=int(sys.argv[1]))))
