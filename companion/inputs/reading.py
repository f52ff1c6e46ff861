"""From frames to scans: what a frame says, and whether it comes from a trigger that is still held.

    Frame ─ CodeBook.read ─ Label… ─ Repeats ─ Scan…

Pure. It must never know a game: a scan carries the token of the code, not what that token means now.
"""

from __future__ import annotations

from companion.inputs.codes import CodeBook
from companion.inputs.framing import Doubtful, Frame
from companion.inputs.repeats import Repeats
from companion.model import Known, Label, Misread, Scan, Seat


class Reading:
    """One for all scanners: the same card under two scanners at once is one scan."""

    def __init__(self, book: CodeBook) -> None:
        self.book = book
        self._repeats = Repeats()

    def scans(self, frame: Frame | Doubtful, device: str, seat: Seat | None, at: float) -> tuple[Scan, ...]:
        """The scans of a frame; none for a code whose trigger is still held. ``at`` in seconds."""
        return tuple(
            Scan(label, device, seat, at)
            for label in self.book.read(frame)
            if not self._repeats.again(_sighting(label, device), at)
        )


def _sighting(label: Label, device: str) -> str:
    match label:
        case Known(code=code):
            return code
        case Misread(doubt):
            return f"{doubt.value} {device}"  # a scanner that cannot read repeats this
        case foreign:
            return foreign.code
