"""What a speech engine is, and the one we have: a worker process that is killed and restarted when it fails.

The consumer loop asks and never waits: answers come from an edge thread, through the inbox. This module knows
processes and how long to wait for them. It must never look at the words or import a synthesiser. It must never let a
phrase reach a disk, a log or another language's voice.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from queue import Empty, SimpleQueue
from struct import unpack
from typing import IO, Any, Protocol, TypeAlias

from companion.model import Frozen, Phrase
from companion.speech.engine_voices import EngineVoice
from companion.speech.pcm import Pcm

HANG_SECONDS = 5.0  # a phrase takes about 5 ms: after this time it will never come
START_SECONDS = 20.0  # a slow SD card may need several
AGAIN = 0.3  # the share of that time for a worker that replaces a failed one
LATE_SECONDS = 0.8  # after this wait, somebody is told that the voice is late
GLANCE_SECONDS = 0.1  # between two checks whether somebody waits too long
BACK_OFF_SECONDS = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Manner(Frozen):
    """How phrases are read: ``rate_wpm`` words a minute; ``voices``: ids, names or parts of names, best first.

    The list may mix voices of several languages: only those that speak a phrase's language count.
    """

    rate_wpm: int = 175
    voices: tuple[str, ...] = ()


class Trouble(Enum):
    """Why a phrase could not be rendered."""

    MISSING_VOICE = "missing-voice"  # no voice of the phrase's language
    NO_ENGINE = "no-engine"  # no speech engine could be loaded on this machine
    FAILED = "failed"  # the engine refused this phrase
    HUNG = "hung"  # no answer, twice
    NO_PACKAGE = "no-package"  # the package that reads voice files is not installed
    NO_FILE = "no-file"  # the voice file, or its description beside it, is missing
    BAD_FILE = "bad-file"  # the file is no voice
    WRONG_LANGUAGE = "wrong-language"  # the file's voice speaks another language
    NO_RECORDING = "no-recording"  # a recording's file is missing or bad
    NO_NOTE = "no-note"  # the same of a seat's spoken note
    CRASHED = "crashed"  # the worker ended twice, or has failed so often that it pauses
    MUTE = "mute"  # an engine was loaded, but gives no sound for a word


#: Troubles at the start after which another try may work. All others are final.
_PASSING = (Trouble.HUNG, Trouble.CRASHED)


class EngineTrouble(Frozen):
    """A phrase that will not be heard. ``detail`` is for the log and never holds the phrase."""

    trouble: Trouble
    lang: str = ""
    detail: str = ""


Rendered: TypeAlias = Pcm | EngineTrouble


class Engine(Protocol):
    """Turns phrases into sound. Nothing here blocks."""

    @property
    def name(self) -> str:
        """Tells engines apart in the cache."""

    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        """Render; ``done`` is called once, from another thread, unless the engine is closed first.

        ``ahead``: only when nothing else is asked for. A repeated request joins the one already under way.
        """

    def voices(self) -> tuple[EngineVoice, ...] | None:
        """The voices of this machine; None while the engine is starting."""

    def close(self) -> None: ...


_Wish: TypeAlias = tuple[Phrase, Manner]
_Answer: TypeAlias = tuple[dict[str, Any], bytes]

_PYTTSX3 = (sys.executable, "-P", "-m", "companion.speech.pyttsx3_worker")
#: The plain voice, with the library that pip brought, or else with the system's.
PLAIN = (_PYTTSX3, (*_PYTTSX3, "system"))


class WorkerEngine:
    """A speech engine in a long-lived worker, from the moment of construction on; by default pyttsx3.

    ``commands`` start a worker; the first that is ready stays. When a worker hangs or ends, it is replaced and the
    phrase is tried once more; after that the phrase is given up. A worker that hangs, or ends again, is replaced by
    the next command's. Further failures make the engine pause for longer and longer. During a pause phrases fail at
    once, so that the game does not wait. ``late`` is called, from the engine's thread, when somebody has waited for
    ``late_seconds``, and not again until a phrase has come.
    """

    name = "pyttsx3"

    def __init__(
        self,
        commands: Iterable[Sequence[str]] = PLAIN,
        hang_seconds: float = HANG_SECONDS,
        late: Callable[[], None] = lambda: None,
        late_seconds: float = LATE_SECONDS,
    ) -> None:
        self._commands = deque(commands)
        self._hang_seconds = hang_seconds
        self._late = late
        self._late_seconds = late_seconds
        self._told_late = False
        self._lock = threading.Condition()
        self._asked: dict[_Wish, list[Callable[[Rendered], None]]] = {}
        self._waits: dict[_Wish, float] = {}  # since when somebody waits; nobody waits for what is rendered ahead
        self._now: deque[_Wish] = deque()
        self._ahead: deque[_Wish] = deque()
        self._closing = False
        self._voices: tuple[EngineVoice, ...] | None = None
        self._worker: _Worker | None = None
        self._refused: EngineTrouble | None = None  # why the first command that failed did so
        self._hopeless: EngineTrouble | None = None
        self._failures = 0
        self._rests_until = 0.0
        self._thread = threading.Thread(target=self._run, name="speech engine", daemon=True)
        self._thread.start()

    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        with self._lock:
            known = (phrase, manner) in self._asked
            self._asked.setdefault((phrase, manner), []).append(done)
            if not ahead:
                self._waits.setdefault((phrase, manner), time.monotonic())
            if not (known and ahead):
                (self._ahead if ahead else self._now).append((phrase, manner))
                self._lock.notify()

    def voices(self) -> tuple[EngineVoice, ...] | None:
        return self._voices

    @property
    def worker_pid(self) -> int | None:
        """The worker's process id, for measurements."""
        return self._worker.pid if self._worker else None

    def close(self) -> None:
        """End the worker. Open requests are never answered. Takes a second at most."""
        with self._lock:
            self._closing = True
            self._lock.notify()
            worker = self._worker
        if worker:
            worker.end()
        self._thread.join(1.0)

    # --- the edge thread ---------------------------------------------------------------------------------

    def _run(self) -> None:
        self._ready()
        while (wish := self._next()) is not None:
            rendered = self._render(*wish)
            with self._lock:
                waiting = self._asked.pop(wish, [])
                self._waits.pop(wish, None)
            if not self._closing:
                for done in waiting:
                    done(rendered)
        if self._worker:
            self._worker.end()

    def _next(self) -> _Wish | None:
        with self._lock:
            while not self._closing:
                for queue in (self._now, self._ahead):
                    while queue:
                        if (wish := queue.popleft()) in self._asked:
                            return wish
                self._lock.wait()
        return None

    def _render(self, phrase: Phrase, manner: Manner) -> Rendered:
        request = {"text": phrase.text, "lang": phrase.lang, "voices": manner.voices, "rate": manner.rate_wpm}
        trouble = EngineTrouble(Trouble.CRASHED, phrase.lang, "resting")
        for _ in range(2):
            if not self._ready():
                break
            assert self._worker
            patience = self._hang_seconds * (AGAIN if self._failures else 1)
            answer = self._hear(self._worker, patience) if self._worker.ask(request) else Trouble.CRASHED
            if isinstance(answer, Trouble):
                trouble = EngineTrouble(answer, phrase.lang, self._worker.ended())
                if answer is Trouble.HUNG or self._failures:
                    self._commands.rotate(-1)  # another library may manage this phrase
                self._failed()
                continue
            header, samples = answer
            if "trouble" in header:
                return EngineTrouble(Trouble(header["trouble"]), phrase.lang, header.get("detail", ""))
            self._failures = 0
            self._told_late = False
            return Pcm(header["rate"], samples)
        return self._hopeless or trouble

    def _ready(self) -> bool:
        """Whether there is a worker. Starts one if needed."""
        if self._worker and self._worker.alive:
            return True
        if self._hopeless or self._closing or time.monotonic() < self._rests_until:
            return False
        for command in tuple(self._commands):
            trouble = self._start(command)
            if trouble is None:
                return True
            if trouble.trouble in _PASSING:
                self._commands.rotate(-1)
            else:  # it is not tried again
                self._commands.remove(command)
                self._refused = self._refused or trouble
        if self._commands:
            self._failed()
        else:
            self._hopeless = self._refused
            self._voices = ()
        return False

    def _start(self, command: Sequence[str]) -> EngineTrouble | None:
        """Start a worker. Returns why there is none, if it failed."""
        try:
            worker = _Worker(command)
        except OSError:  # no memory, no processes left
            return EngineTrouble(Trouble.CRASHED)
        with self._lock:
            self._worker = worker
            if self._closing:
                worker.end()
        hello = self._hear(worker, START_SECONDS)
        if not isinstance(hello, Trouble) and "trouble" not in hello[0]:
            voices = hello[0]["voices"]
            self._voices = tuple(EngineVoice(id, name, tuple(languages)) for id, name, languages in voices)
            return None
        worker.end(patience=0.0)
        if isinstance(hello, Trouble):
            return EngineTrouble(hello)
        return EngineTrouble(Trouble(hello[0]["trouble"]), detail=hello[0]["detail"])

    def _hear(self, worker: _Worker, patience: float) -> _Answer | Trouble:
        """The worker's next answer. If somebody waits too long meanwhile, ``late`` is called."""
        until = time.monotonic() + patience
        while (answer := worker.hear(min(GLANCE_SECONDS, patience))) is Trouble.HUNG:
            now = time.monotonic()
            with self._lock:
                late = now - min(self._waits.values(), default=now) >= self._late_seconds and not self._told_late
            if late:
                self._told_late = True
                self._late()
            if now >= until:
                break
        return answer

    def _failed(self) -> None:
        if self._worker:
            self._worker.end(patience=0.0)
        self._worker = None
        # After the first failure of a phrase there is no pause; from the second on there is one.
        pause = BACK_OFF_SECONDS[min(self._failures, len(BACK_OFF_SECONDS) - 1)]
        self._failures += 1
        self._rests_until = time.monotonic() + pause


class _Worker:
    """One run of the worker process."""

    def __init__(self, command: Sequence[str]) -> None:
        root = str(Path(__file__).parents[2])  # this companion's own code, whatever is in the working directory
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
        self._answers: SimpleQueue[_Answer | None] = SimpleQueue()
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.pid = self._process.pid
        threading.Thread(target=self._read, name="speech worker", daemon=True).start()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, request: dict[str, Any]) -> bool:
        """Send a request. Returns whether that worked."""
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):  # it has ended, or is ending
            return False
        return True

    def hear(self, patience: float) -> _Answer | Trouble:
        try:
            return self._answers.get(timeout=patience) or Trouble.CRASHED
        except Empty:
            return Trouble.HUNG

    def ended(self) -> str:
        """How it ended, for the log."""
        return f"exit status {self._process.poll()}"

    def end(self, patience: float = 0.5) -> None:
        """Close its input, which asks it to leave. If it does not, it is killed."""
        with suppress(OSError, ValueError, subprocess.TimeoutExpired):
            if self._process.stdin and patience:
                self._process.stdin.close()
                self._process.wait(patience)
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout
        with self._process.stdout as pipe:
            while (answer := _read_answer(pipe)) is not None:
                self._answers.put(answer)
        self._answers.put(None)


def _read_answer(pipe: IO[bytes]) -> _Answer | None:
    lengths = pipe.read(8)
    if len(lengths) < 8:
        return None
    head, body = unpack(">II", lengths)
    header, samples = pipe.read(head), pipe.read(body)
    return (json.loads(header), samples) if len(samples) == body and len(header) == head else None
