"""Scripts: inputs written in a file, one a line, for checks, demos and golden transcripts.

    scan CODE | scan TOKEN | scan TOKEN@COPY | key K | wait SECONDS | # a remark

Pure: it reads text and gives steps. It must never look a token up (a bare TOKEN is resolved when it is played,
for only then it is known which copy is not yet used).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from companion.documents import Fault, Faulty

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


Step: TypeAlias = ScanStep | KeyStep | WaitStep


def read_script(lines: Iterable[str], path: str) -> list[Step]:
    """The steps of a script. Raises Faulty with every line that is none."""
    steps: list[Step] = []
    faults: list[Fault] = []
    for number, line in enumerate(lines, 1):
        step = _step(line.strip(), number)
        if step is _BAD:
            faults.append(Fault(path, number, line.strip(), "fault-script-line"))
        elif isinstance(step, ScanStep | KeyStep | WaitStep):
            steps.append(step)
    if faults:
        raise Faulty(tuple(faults))
    return steps


_BAD = object()


def _step(text: str, number: int) -> object:
    # Only "# " is a remark: "#" alone could be a key that somebody forgot to write "key" before.
    if not text or text.startswith("# ") or text == "#":
        return None if text != "#" else _BAD
    verb, _, rest = text.partition(" ")
    rest = rest.strip()
    match verb:
        case "scan" if rest:
            return ScanStep(rest, number)
        case "key" if rest.upper() in KEYS:
            return KeyStep(rest.upper(), number)
        case "wait":
            try:
                seconds = float(rest)
            except ValueError:
                return _BAD
            return WaitStep(seconds, number) if math.isfinite(seconds) and seconds >= 0 else _BAD
        case _:
            return _BAD
