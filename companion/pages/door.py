"""Who may join: one phone at a time, for so long, so often.

    Door.knock ─ Door.opened ─ the table types a number ─ Door.answered

A request that has opened no nonce lapses after five seconds; one whose number nobody types, after a minute. One number
a request: right or wrong, it ends. Three wrong numbers or ten requests that came to nothing shut the door, until the
table opens it. Values only: time is an argument. It must never know a key, or what a number stands for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

#: Seconds until a request lapses: before its nonce is open, and then until its number is typed.
BEFORE, TYPED = 5.0, 60.0
#: So many wrong numbers, or requests that came to nothing, shut the door.
WRONG, UNFINISHED = 3, 10


class TurnedAway(Enum):
    """Why a phone is turned away, with the status of the answer."""

    SHUT = 403
    BUSY = 409


@dataclass(frozen=True, slots=True)
class Request:
    """One phone at the door. ``asked``: its nonce is open and the table has been asked."""

    join: bytes
    seat: int
    until: float
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Door:
    """The door of one table. ``patience`` multiplies how long a number may be typed."""

    request: Request | None = None
    wrong: int = 0
    unfinished: int = 0
    patience: float = 1.0

    @property
    def shut(self) -> bool:
        return self.wrong >= WRONG or self.unfinished >= UNFINISHED

    def at(self, now: float) -> Door:
        """The door at this moment: a request that has lapsed came to nothing."""
        if self.request is None or now < self.request.until:
            return self
        return replace(self, request=None, unfinished=self.unfinished + 1)

    def knock(self, now: float, join: bytes, seat: int) -> Door | TurnedAway:
        """A phone asks to be this seat's."""
        door = self.at(now)
        if door.shut:
            return TurnedAway.SHUT
        if door.request is not None:
            return TurnedAway.BUSY
        return replace(door, request=Request(join, seat, now + BEFORE))

    def opened(self, now: float, join: bytes) -> Door | None:
        """It has opened its nonce, and the table is asked. None: there is no such request, or it has been asked."""
        door = self.at(now)
        if door.request is None or door.request.join != join or door.request.asked:
            return None
        return replace(door, request=replace(door.request, until=now + TYPED * self.patience, asked=True))

    def answered(self, now: float, right: bool) -> Door:
        """The table has typed a number for the request, or sent it away (``right`` is then False): it ends."""
        door = self.at(now)
        if door.request is None or not door.request.asked:
            return door
        if right:
            return replace(door, request=None, wrong=0, unfinished=0)
        return replace(door, request=None, wrong=door.wrong + 1)

    def unlocked(self) -> Door:
        """The table has opened it again."""
        return replace(self, wrong=0, unfinished=0)
