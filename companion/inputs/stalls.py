"""A machine that stalls hands over afterwards, grouped by device, what came meanwhile: its order is lost.

It is given beats, items and their times, in seconds. It must never read a clock, and never keep back what no stall has
touched. Beats come from a thread of their own, as soon as they can: so one that is late tells of a stall.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from companion.model import Frozen

BEAT_SECONDS = 0.05
#: A beat that is later than this has met a stall.
STALL_SECONDS = 0.2
#: What is read so long after a stall may have come in it, however long a reader has held it.
AFTER_SECONDS = 0.1 + 0.12

Item = TypeVar("Item")


class Beats(Frozen):
    """The last beat, and the last stall: what is read later than ``since`` and until ``until`` may be out of order."""

    last: float = float("inf")
    since: float = float("-inf")
    until: float = float("-inf")

    def looked(self, at: float) -> Beats:
        """With the stall that the silence since the last beat tells of at this moment."""
        if at - self.last > STALL_SECONDS and self.last > self.since:
            return Beats(self.last, self.last, at + AFTER_SECONDS)
        return self

    def beat(self, at: float) -> Beats:
        looked = self.looked(at)
        return Beats(at, looked.since, looked.until)


class Stalls(Generic[Item]):
    """Holds what is read right after a stall until its order is known, or known to be lost. Without beats: nothing.

    Only ``beat`` may be called from another thread. It alone writes the beats, as one whole value; the rest is the
    loop's.
    """

    def __init__(self) -> None:
        self._beats = Beats()
        self._until = float("-inf")  # what is held may be told from then on
        self._held: list[tuple[str, Item]] = []

    def beat(self, at: float) -> None:
        """The machine was awake at this moment. Called from another thread."""
        self._beats = self._beats.beat(at)

    def holds(self, device: str, item: Item, at: float) -> bool:
        """Whether this item is held back. It was read at ``at``."""
        beats = self._beats.looked(at)  # the beat may come later than what it would warn of
        if not beats.since < at <= beats.until:
            return False
        self._until = max(self._until, beats.until)
        self._held.append((device, item))
        return True

    @property
    def holding(self) -> bool:
        """Whether anything is held back."""
        return bool(self._held)

    def released(self, now: float) -> tuple[tuple[Item, ...], bool]:
        """The items that may be taken now, in order; and whether others are lost, which came from several devices."""
        if not self._held or now <= self._until:
            return (), False
        held, self._held = self._held, []
        mixed = len({device for device, _ in held}) > 1
        return () if mixed else tuple(item for _, item in held), mixed
