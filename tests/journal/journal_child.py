"""A companion to be killed: goes on with a game for ever and prints each input once it is durable."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from companion.journal.store import Journal
from companion.model import Event


@dataclass(frozen=True, slots=True)
class Counted(Event):
    kind: ClassVar[str] = "test/counted"
    number: int


def counted(number: int) -> tuple[Counted, ...]:
    """What the child writes for one input: one to three events."""
    return (Counted(number),) * (1 + number % 3)


if __name__ == "__main__":
    journal = Journal.open(Path(sys.argv[1]), [Counted])
    while True:
        number = journal.last_input + 1
        journal.append(number, counted(number))
        journal._db.execute("PRAGMA wal_autocheckpoint = 3")  # to be killed in checkpoints as well
        print(number, flush=True)
