"""The timers that the state names, kept at the edge: which is due, and when.

It knows ids and moments, in seconds of its caller's clock, real or virtual. It must never read a clock itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.model import Counts, Timer

LISTENS_SECONDS = 0.25  # how often it is looked whether what is said has ended


class Timers:
    """A timer starts when its id first appears among the wished timers, and is forgotten when it is no longer there."""

    def __init__(self) -> None:
        self._due: dict[str, float] = {}
        self._fresh: dict[
            str, float
        ] = {}  # when those end that count from what is said first, until it was looked whether something is
        self._behind: set[str] = set()  # those that wait for the end of what is said

    def wish(self, timers: Iterable[Timer], now: float) -> None:
        """Keep exactly these timers; new ones count from ``now``, in seconds."""
        self._due = {
            timer.id: self._due[timer.id] if timer.id in self._due else self._starts(timer, now) for timer in timers
        }
        self._behind &= self._due.keys()
        self._fresh = {id: end for id, end in self._fresh.items() if id in self._due}

    def next(self) -> tuple[float, str] | None:
        """The moment and id of the timer that runs out first; None where none is running."""
        return min(((due, id) for id, due in self._due.items()), default=None)

    def due(self, id: str) -> float | None:
        """The moment when this timer runs out; None where it does not run."""
        moment = self._due.get(id)
        return None if moment == float("inf") else moment

    def spent(self, id: str) -> None:
        """This timer's end has been told; ignore it until it is wished for under a new id."""
        self._due[id] = float("inf")

    def again(self, id: str, due: float) -> None:
        """This timer runs on until then."""
        self._due[id] = due

    def waits(self, timer: Timer, now: float, speaking: bool) -> bool:
        """Whether this timer, which would run out now, has to run on: for something is said, or has just been."""
        end = self._fresh.pop(timer.id, now)
        if speaking:
            self._behind.add(timer.id)
            self._due[timer.id] = now + LISTENS_SECONDS
        elif timer.id in self._behind:
            self._behind.remove(timer.id)
            self._due[timer.id] = now + (0.0 if timer.counts is Counts.ON else timer.seconds)
            return timer.counts is not Counts.ON
        elif end > now:
            self._due[timer.id] = end
            return True
        return speaking

    def _starts(self, timer: Timer, now: float) -> float:
        """When this timer, which begins now, is looked at first: what is said now may end long before its time."""
        end = now + timer.seconds
        if timer.waits and timer.counts is Counts.AFTER:
            self._fresh[timer.id] = end
            return now + LISTENS_SECONDS
        return end
