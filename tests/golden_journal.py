"""Golden journals: game files of earlier versions, kept for ever and read by every later version.

The tests read them; whoever ships a new version of an event, or of the tables, first writes one more
with ``write`` and commits it. A golden journal is never written again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from companion.journal.store import Journal
from companion.model import Event

FOLDER = Path(__file__).parent / "journals"


def write(
    path: Path,
    game: str,
    made_by: str,
    event_classes: Sequence[type[Event]],
    inputs: Iterable[Sequence[Event]],
    *,
    finished: bool = True,
) -> None:
    """A whole game in one new file at ``path``: the events of each input, counted from 1."""
    with Journal.create(path, event_classes, game=game, made_by=made_by) as journal:
        for number, events in enumerate(inputs, 1):
            journal.append(number, events)
        journal.append(journal.last_input + 1, (), finished=finished)
