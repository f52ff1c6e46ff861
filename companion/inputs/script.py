"""Scripts: inputs written in a file, one a line, for checks, demos and golden transcripts.

    scan CODE | scan TOKEN | scan TOKEN@COPY | key K | wait SECONDS | # a remark
    type TEXT | record FILE     where a box is taught, or a name told: a line of text; what the microphone hears next

Pure: it reads text and gives steps. It must never look a token up: which copy a bare TOKEN means is known only when
the step is played, because used copies are skipped.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from companion.files.documents import Fault, Faulty

KEYS = frozenset("0123456789#*ABCD")


@dataclass(frozen=True, slots=True)
class ScanStep:
    """``what`` is a code, a token or TOKEN@COPY, as written."""

    what: str
    line: int


@dataclass(frozen=True, slots=True)
class KeyStep:
    key: str
    line: int


@dataclass(frozen=True, slots=True)
class WaitStep:
    seconds: float
    line: int


@dataclass(frozen=True, slots=True)
class TypeStep:
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class RecordStep:
    """``file`` is a WAV file, as written."""

    file: str
    line: int


Step: TypeAlias = ScanStep | KeyStep | WaitStep | TypeStep | RecordStep


def read_steps(lines: Iterable[str], path: Path, words: bool = False) -> Iterator[Step]:
    """The steps, each as soon as its line comes: the writer may wait for an answer before the next line.

    Raises Faulty at a line that is no step. ``type`` and ``record`` are steps only where ``words`` may be told.
    """
    for number, line in enumerate(lines, 1):
        text = line.strip()
        # Only "# " begins a remark: "#" alone may be a key whose "key" was forgotten.
        if not text or text.startswith("# "):
            continue
        step = _step(text, number)
        if step is None or (isinstance(step, TypeStep | RecordStep) and not words):
            raise Faulty((Fault(path, number, text, "fault-script-line"),))
        yield step


def _step(text: str, number: int) -> Step | None:
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    match verb:
        case "scan" if rest:
            return ScanStep(rest, number)
        case "key" if rest.upper() in KEYS:
            return KeyStep(rest.upper(), number)
        case "type":
            return TypeStep(rest, number)
        case "record" if rest:
            return RecordStep(rest, number)
        case "wait":
            with suppress(ValueError):
                seconds = float(rest)
                if math.isfinite(seconds) and seconds >= 0:
                    return WaitStep(seconds, number)
    return None
