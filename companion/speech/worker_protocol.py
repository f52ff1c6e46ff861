"""What every worker process has in common: how its answers go out, and which characters of a text it gets.

    answers = Answers()                     moves standard output: what a library prints would break the protocol
    answers.send({"rate": 22050}, samples)

An answer is two big-endian 32-bit lengths, a JSON header of the first length and PCM (int16 mono) of the second. It
must never write a phrase anywhere else.
"""

from __future__ import annotations

import json
import os
import struct
from typing import Any

from companion.system import signals


class Answers:
    """The way out. Ctrl-C is left to the companion: a worker ends when its input ends."""

    def __init__(self) -> None:
        signals.ignore_interrupts()
        self._pipe = os.fdopen(os.dup(1), "wb")
        away = os.open(os.devnull, os.O_WRONLY)
        os.dup2(away, 1)

    def send(self, header: dict[str, Any], samples: bytes = b"") -> None:
        head = json.dumps(header).encode()
        self._pipe.write(struct.pack(">II", len(head), len(samples)) + head + samples)
        self._pipe.flush()


def spoken(text: str) -> str:
    """The text without characters that end a C string or cannot be encoded."""
    return "".join(c if c.isprintable() else " " for c in text).strip()
