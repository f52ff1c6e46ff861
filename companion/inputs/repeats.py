"""A held trigger: one code seen again and again is one scan. A held key: however often it comes, it is one press.

It is given codes, keys and times. It must never read a clock, and never block any other code: two cards shown one after
the other are two scans, however fast.
"""

from __future__ import annotations

HELD_SECONDS = 0.8
#: A key that comes down again so soon was not pressed again: no hand is so fast, it is its contact that bounces.
BOUNCE_SECONDS = 0.12
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


class Bounce:
    """When each key of a pad last came down: a contact that bounces, or hangs, presses once."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[str, float] = {}

    def again(self, key: str, at: float) -> bool:
        """Whether ``key`` last came down 0.12 s before ``at`` (seconds, never falling) or less.

        Every call starts the 0.12 s anew.
        """
        last = self._last.get(key)
        self._last[key] = at
        return last is not None and at - last <= BOUNCE_SECONDS


#: A key that is held comes again so soon, or sooner: 30 to 40 ms after the last time on most systems, 90 on some.
REPEAT_SECONDS = 0.1
#: A key that is held begins to come again within this time. Whatever comes later is a press of its own.
REPEATS_BEGIN_SECONDS = 1.0


class HeldKeys:
    """One for each device that tells of no key when it comes up, as a terminal: it sends a held key again and again.

    The first of equal keys acts at once. The second may be a press, or the beginning of a repetition: it acts only if
    no third follows within 0.1 s. Another key shows at once that it was a press.
    """

    __slots__ = ("_at", "_held", "_key", "_waits")

    def __init__(self) -> None:
        self._key = ""
        self._at = float("-inf")  # when it came last
        self._waits = False  # it came a second time, and has not acted
        self._held = False

    @property
    def waiting(self) -> bool:
        """Whether ``elapsed`` must be called 0.1 s after the last key."""
        return self._waits

    def feed(self, key: str, at: float) -> list[str]:
        """The keys that act because this one came ``at`` seconds, in order."""
        acting = self.elapsed(at)
        since = at - self._at
        if key != self._key or since >= REPEATS_BEGIN_SECONDS:
            acting = [*acting, *self.flush(), key]
            self._held = False
        elif since <= REPEAT_SECONDS and (self._waits or self._held):
            self._waits, self._held = False, True
        else:
            self._waits, self._held = True, False
        self._key, self._at = key, at
        return acting

    def again(self, key: str) -> None:
        """This key has come again too soon to be a press: if it waits, it was none either."""
        self._waits = self._waits and key != self._key

    def elapsed(self, at: float) -> list[str]:
        """The key that acts because none has followed it."""
        return self.flush() if at - self._at > REPEAT_SECONDS else []

    def flush(self) -> list[str]:
        """The key that waits, if one does: something else came behind it."""
        acting, self._waits = [self._key] if self._waits else [], False
        return acting
