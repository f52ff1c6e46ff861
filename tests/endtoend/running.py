"""The real ``companion`` process, and a table set up round it: a scanner and a keypad on pseudo-terminals.

It knows how to start, feed and end the process, and remembers every line with the moment it was printed. It must
never reach into the process: what is not scanned, pressed or printed does not happen.
"""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import pytest

from companion.files import venue
from companion.inputs.codes import CodeBook
from tests.endtoend.warm import Process
from tests.pace import PATIENCE, pace
from tests.pseudo_terminal import VirtualPort
from tests.soundserver import WrongEar

NAMES = ("Ana", "Léo", "Inès", "Hugo", "Zoé")
CHECKOUT = Path(__file__).parents[2]
GAME = "time-bomb-undercover"
LONGEST_PAUSE = 2.0  # seconds between two lines of one answer


def environment(**changes: str) -> dict[str, str]:
    """This process's, with a language nobody has set, and no sound server but one that ``changes`` names.

    Its byte code is kept, as an installed companion's is: hundreds of starts need not compile it anew.
    """
    unwanted = {"LC_ALL", "LC_MESSAGES", "LANGUAGE", "PULSE_SERVER", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE"}
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**kept, "LANG": "C.UTF-8", "PYTHONPATH": str(CHECKOUT), **changes}


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(
    *args: str | Path,
    typed: str = "",
    env: Mapping[str, str] | None = None,
    before: Sequence[str] = (),
    patience: float = PATIENCE,
    fresh: bool = False,
) -> Ended:
    """One command from its start to its end. ``before`` is what starts it (``setpriv …``), ``fresh`` as in ``warm``."""
    pipe = subprocess.PIPE
    with Process(
        [*map(str, args)], dict(env or environment()), before=before, fresh=fresh, stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        try:
            out, err = process.communicate(typed.encode(), patience)
        finally:
            process.kill()
    assert b"Traceback" not in out + err, (out + err).decode()
    return Ended(process.returncode, out.decode(), err.decode())


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-m", "companion", *map(str, args)]


def play(data: Path, *more: str | Path, lang: str = "en", names: Sequence[str] = NAMES) -> list[str | Path]:
    """The arguments of a silent table."""
    seats = ("--players", str(len(names)), "--names", ",".join(names))
    return ["play", "time", *seats, "--mute", "--lang", lang, "--data", data, *more]


@cache
def book() -> CodeBook:
    """Every shipped code."""
    return venue.enter(Path("no-such-folder"), "en").book


def code(what: str) -> str:
    """The code of "cable/secure@3" or "sticker/heart"."""
    return book().code(book().token(what if what.startswith("sticker/") else f"{GAME}/{what}"))


def complaints(*errors: str) -> list[str]:
    """The lines of standard error, but for the one that a busy machine brings: the voice is late."""
    return [line for line in "".join(errors).splitlines() if not line.startswith("The voice keeps you waiting.")]


def nothing_of(private: Collection[str], told: Iterable[str]) -> None:
    """Raises WrongEar where one of these lines has something private in it."""
    if leaked := [line for line in told if any(secret in line for secret in private)]:
        raise WrongEar(leaked)


class Companion:
    """A companion that runs until it is told to leave; use it in a ``with``."""

    def __init__(
        self,
        *args: str | Path,
        env: Mapping[str, str] | None = None,
        stdin: int | IO[bytes] | None = None,
        fresh: bool = False,
    ) -> None:
        self.lines: list[tuple[float, str]] = []
        self.errors: list[str] = []
        self._came = threading.Condition()
        self._read = 0  # lines that ``expect`` has gone past
        self.process = self._start([*map(str, args)], dict(env or environment()), stdin, fresh)
        assert self.process.stderr
        self._threads = [
            threading.Thread(target=self._read_lines, args=(self._stdout,), daemon=True),
            threading.Thread(target=self._read_errors, args=(self.process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _start(self, words: list[str], env: dict[str, str], stdin: int | IO[bytes] | None, fresh: bool) -> Process:
        stdin = subprocess.DEVNULL if stdin is None else stdin
        process = Process(words, env, fresh=fresh, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdout
        self._stdout = process.stdout
        return process

    def _read_lines(self, stream: IO[bytes]) -> None:
        rest = b""
        while data := self._more(stream.fileno()):
            *lines, rest = (rest + data).split(b"\n")
            with self._came:
                self.lines += [(time.monotonic(), line.decode().rstrip("\r")) for line in lines]
                self._came.notify_all()

    def _more(self, fd: int) -> bytes:
        return os.read(fd, 4096)

    def _read_errors(self, stream: IO[bytes]) -> None:
        self.errors += [line.decode() for line in stream]

    @property
    def printed(self) -> list[str]:
        return [line for _, line in list(self.lines)]

    def expect(self, *texts: str | re.Pattern[str], within: float = PATIENCE) -> float:
        """Go on to a line with each of these texts or patterns, in this order; the moment of the last."""
        at = 0.0
        for text in texts:
            until = time.monotonic() + within
            with self._came:
                while (found := self._find(text)) is None:
                    if not self._came.wait(until - time.monotonic()) and self._find(text) is None:
                        read = "\n".join(line for _, line in self.lines)
                        pytest.fail(f"{text!r} was not printed within {within} s. Printed:\n{read}\n{self.errors}")
                at, self._read = found
        return at

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Wait until what is done here is answered, with all lines of the answer."""
        before = len(self.lines)
        with pace() as machine:
            yield
            until = time.monotonic() + PATIENCE
            while len(self.lines) == before:
                assert time.monotonic() < until, self.printed[-5:]
                time.sleep(0.005)
            # One bad moment of the machine must not make it wait for ever.
            while time.monotonic() - self.lines[-1][0] < min(0.05 * machine.slower, LONGEST_PAUSE):
                time.sleep(0.005)

    def wait_for_devices(self) -> None:
        """Until scanner and keypad are ready, in whichever order."""
        until = time.monotonic() + PATIENCE
        while not {"[table] Scanner ready.", "[table] Keypad ready."} <= set(self.printed):
            assert time.monotonic() < until, self.printed
            time.sleep(0.005)

    def next_line(self, within: float = PATIENCE) -> str | None:
        """The next line that nobody has read yet; None where none comes, or the process has ended."""
        until = time.monotonic() + within
        with self._came:
            while self._read >= len(self.lines):
                left = until - time.monotonic()
                if left <= 0 or (self.process.poll() is not None and not self._threads[0].is_alive()):
                    return None
                self._came.wait(min(left, 0.05))
            self._read += 1
            return self.lines[self._read - 1][1]

    def _find(self, text: str | re.Pattern[str]) -> tuple[float, int] | None:
        for place, (at, line) in enumerate(self.lines[self._read :], self._read + 1):
            if text in line if isinstance(text, str) else text.search(line):
                return at, place
        return None

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def wait(self, within: float = PATIENCE) -> int:
        """The exit code, once it has left by itself and everything it printed is here."""
        left = self.process.wait(within)
        for thread in self._threads:
            thread.join(within)
        assert "Traceback" not in "".join([*self.errors, *self.printed]), "".join(self.errors)
        return left

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for thread in self._threads:
            thread.join(PATIENCE)
        for stream in (self.process.stdin, self._stdout, self.process.stderr):
            if stream:
                with suppress(OSError):
                    stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        if fault is None:
            assert "Traceback" not in "".join(self.errors), "".join(self.errors)


class Terminal(Companion):
    """A companion in a terminal of its own, whose keyboard is keypad and scanner."""

    def _start(self, words: list[str], env: dict[str, str], stdin: int | IO[bytes] | None, fresh: bool) -> Process:
        self._closed = False
        self._keyboard, screen = os.openpty()
        process = Process(words, env, fresh=fresh, terminal=True, stdin=screen, stdout=screen, stderr=subprocess.PIPE)
        os.close(screen)
        self._stdout = os.fdopen(self._keyboard, "rb")
        return process

    def type(self, text: str | bytes) -> None:
        os.write(self._keyboard, text if isinstance(text, bytes) else text.encode())

    def press(self, keys: str) -> None:
        """One key after the other, each once the last is answered: equal ones at once would be a key that is held."""
        for key in keys:
            with self.answering():
                self.type(key)

    @property
    def echoes(self) -> bool:
        return bool(termios.tcgetattr(self._keyboard)[3] & termios.ECHO)

    def hang_up(self) -> None:
        """The window is closed."""
        self._closed = True
        self._threads[0].join()
        self._stdout.close()

    def _more(self, fd: int) -> bytes:
        # Not a read that waits: it would keep the terminal open.
        while not self._closed:
            if select.select([fd], [], [], 0.02)[0]:
                with suppress(OSError):  # how a terminal ends
                    return os.read(fd, 4096)
                break
        return b""


class Scanner(VirtualPort):
    """A scanner with the suffix CR."""

    def scan(self, what: str) -> None:
        """Read the label of "cable/secure@3" or "sticker/heart"."""
        self.write(code(what).encode() + b"\r")


class Keypad(VirtualPort):
    """A keypad that speaks the line protocol."""

    def press(self, keys: str) -> None:
        self.write("".join(f"K {key}\nU {key}\n" for key in keys).encode())


class Table(Companion):
    """Five players at Time Bomb Undercover with a scanner and a keypad, in silence, in English."""

    def __init__(self, data: Path, *more: str | Path, ports: Sequence[str] = (), lang: str = "en") -> None:
        self.scanner, self.keypad = Scanner(), Keypad()
        own = ("--scanner", self.scanner.path, "--keypad", self.keypad.path)
        super().__init__(*play(data, *(ports or own), *more, lang=lang))
        self._spent: dict[str, int] = {}

    def close(self) -> None:
        super().close()
        self.scanner.close()
        self.keypad.close()

    def ready(self) -> Self:
        """Both devices are open, and the first question has been asked."""
        self.expect("Ana: how will you read")
        self.wait_for_devices()
        return self

    def press(self, keys: str) -> None:
        self.keypad.press(keys)

    def scan(self, what: str) -> None:
        self.scanner.scan(what)

    def begin(self, starter: int = 1) -> Self:
        """Through the roll call and the set-up to the first cut."""
        self.press("#" * 5)
        self.expect("5 players, here we go", "Get 6 role cards")
        self.press("#" * 10)
        self.expect("Who starts?")
        self.press(str(starter))
        self.expect(f"Round 1. Cutters: {NAMES[starter - 1]}.")
        return self

    def cut(self, seat: int, kind: str = "secure") -> None:
        """The next cable of this kind, at this seat."""
        self._spent[kind] = self._spent.get(kind, 0) + 1
        self.press(str(seat))
        self.expect(f"[table] {NAMES[seat - 1]}.")
        self.scan(f"cable/{kind}@{self._spent[kind]}")

    def leave(self) -> None:
        """As with Ctrl-C."""
        self.signal(signal.SIGINT)
        assert self.wait() == 130


#: What the table hears of a cut, in full or as short as habit makes it: its number, and who has the cutters then.
_CUTS = {
    "secure": r"^\[table\] Safe(?:: nothing happens)?\. Cut {}(?: of 5)?\. (?:Cutters: |The cutters go to )?{}\.$",
    "defuse": r"^\[table\] Wire defused, {} of 5(?:: put it to one side\. Cut \d of 5)?\."
    r" (?:Cutters: |The cutters go to )?{}\.$",
}


def told_cut(number: int, cutters: str, kind: str = "secure") -> re.Pattern[str]:
    """The line of a cut. ``number``: which of the round, or for "defuse" which of the defused wires."""
    return re.compile(_CUTS[kind].format(number, cutters))


def cut_in(line: str) -> re.Match[str] | None:
    """A cut of either kind in this line: the number as for ``told_cut``, and the name of who has the cutters."""
    kinds = (re.match(said.format(r"(\d)", r"(\w+)"), line) for said in _CUTS.values())
    return next(filter(None, kinds), None)
