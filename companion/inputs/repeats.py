"""A held trigger: one code seen again and again is one scan.

It is given codes and times. It must never read a clock, and never block any other code: two cards shown one after
the other are two scans, however fast.
"""

from __future__ import annotations

HELD_SECONDS = 0.8
#: More codes than any scanner can send in 0.8 s at 115200 baud. Beyond that the oldest is forgotten.
MOST_CODES = 1024


class Repeats:
    """When each code was last seen, the oldest first. One for all scanners: a card under two of them is one scan."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: dict[str, float] = {}

    def again(self, code: str, at: float) -> bool:
        """Whether ``code`` was last seen less than 0.8 s before ``at`` (seconds, never falling).

        Every call starts the 0.8 s anew.
        """
        last = self._seen.pop(code, None)
        while self._seen:
            oldest = next(iter(self._seen))
            if at - self._seen[oldest] < HELD_SECONDS and len(self._seen) < MOST_CODES:
                break
            del self._seen[oldest]
        self._seen[code] = at
        return last is not None and at - last < HELD_SECONDS
