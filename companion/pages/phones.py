"""Phones, from a knock to a leave: who is at the door, which phone is which seat's, and what each has sent so far.

    Join ─ Handsets.knock ─ Joined ─ Handsets.opened ─ the table types four digits ─ Handsets.admit ─ Phone
    Sealed ─ Handsets.sent ─ SentKey, SentScan …             message ─ Phone.sealed ─ box

What a phone sends is numbered inside its box, and so is what it is told. One that was seen before is answered, and not
taken again; before a gap nothing is taken. Every opening of its stream names a random c, which is good once. Pure: time
and random bytes are arguments. Keys stand in these values alone, and in no ``repr``; it must never say in an exception
what was in a box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from typing import Any

from companion.model import Frozen, Seat
from companion.pages import sealing, wire
from companion.pages.door import Door, TurnedAway
from companion.pages.sealing import BadBox, Keys, Offer, agree, offer

#: Seconds without a word from a page: then it is told nothing private; then it is away.
WITHHELD, AWAY = 3.0, 60.0
#: Seconds that a phone may be without a stream while its number is awaited.
UNSEEN = 5.0
#: What is multiplied by this where nothing shall run out, but a phone that has died must be noticed.
SLOWEST = max(wire.PATIENCE)

TAKEN, BAD, UNKNOWN, GAP = 204, 400, 401, 409


class ReadsAs(Frozen):
    """How a seat reads its page: ``how`` is one of ``wire.READS``. None: as the table. ``patience`` 0: no limit."""

    how: str = "reader"
    lang: str | None = None
    verbosity: str | None = None
    patience: int = 1

    @property
    def slower(self) -> int:
        """By what its limits are multiplied where there has to be one."""
        return self.patience or SLOWEST


class Phone(Frozen):
    """One phone that has opened its nonce. ``digits`` are awaited for it until it is admitted.

    ``taken``: the number of the last thing that it has sent. ``told``: of the last box that it was told. ``openings``:
    the c of each stream that it has opened, the newest is ``opening``. ``stream``: the open one. ``seen``: when it was
    there last, in seconds.
    """

    join: bytes
    seat: Seat
    digits: str = field(repr=False)
    keys: Keys = field(repr=False)
    seen: float
    taken: int = 0
    told: int = 0
    openings: frozenset[str] = frozenset()
    opening: str = ""
    stream: int | None = None
    away: bool = False

    def sealed(self, message: Mapping[str, Any], nonce: bytes) -> tuple[Phone, str]:
        """The message as its next box. One that is too long for the small size gets the large one; an ``all`` that is
        too long even for that loses its oldest lines."""
        told = {**message, "b": self.told + 1}
        after = replace(self, told=self.told + 1)
        if "lines" not in message:
            try:
                return after, sealing.seal(self.keys.down, told, nonce)
            except ValueError:
                return after, sealing.seal(self.keys.down, told, nonce, sealing.LARGE)
        while True:
            try:
                return after, sealing.seal(self.keys.down, told, nonce, sealing.LARGE)
            except ValueError:
                if not told["lines"]:
                    raise
                told["lines"] = told["lines"][1:]

    def unsealed(self, box: str) -> dict[str, Any]:
        """What the phone has sealed. Raises BadBox."""
        return sealing.unseal(self.keys.up, box)

    def here(self, now: float, reads: ReadsAs) -> bool:
        """Whether it may be told what is private now."""
        return not self.away and now - self.seen < WITHHELD * reads.slower


class Gone(Frozen):
    """A phone has not been there for so long that it counts as away."""

    seat: Seat


class Lapsed(Frozen):
    """A request at the door has come to nothing. ``phone``: the one that the table was asked about."""

    seat: Seat
    phone: Phone | None = None


class Handsets:
    """Every phone of a table. ``random`` gives so many random bytes."""

    def __init__(self, random: Callable[[int], bytes]) -> None:
        self._random = random
        self.door = Door()
        self.offer: Offer | None = None  # to the phone at the door, before it has opened its nonce
        self.waiting: Phone | None = None  # its digits are awaited
        self.joined: dict[Seat, Phone] = {}
        self.reads: dict[Seat, ReadsAs] = {}  # of a seat, whichever phone it has

    def reading(self, seat: Seat) -> ReadsAs:
        """How this seat reads."""
        return self.reads.get(seat, ReadsAs())

    # --- joining ---

    def knock(self, now: float, told: wire.Join) -> Offer | TurnedAway:
        """A phone wants to be this seat's. Whoever asks has seen to a request that has lapsed (``glance``)."""
        join = self._random(sealing.JOIN)
        door = replace(self.door, patience=self.reading(told.seat).slower).knock(now, join, told.seat)
        if isinstance(door, TurnedAway):
            return door
        made = offer(told.seat, told.phone, join, self._random(sealing.KEY), self._random(sealing.NONCE))
        self.door, self.offer, self.waiting = door, made, None
        return made

    def opened(self, now: float, told: wire.Joined) -> bytes | None:
        """It opens its nonce; ours, by which both know keys and digits. None: there is no such request."""
        door = self.door.opened(now, told.join)
        if door is None or self.offer is None:
            return None
        try:
            agreed = agree(self.offer, told.nonce)
        except ValueError:  # a key that agrees on nothing: its request lapses
            return None
        made, self.offer, self.door = self.offer, None, door
        self.waiting = Phone(told.join, made.seat, agreed.digits, agreed.keys, now)
        return made.nonce

    def admit(self, now: float) -> Phone | None:
        """The table has typed its digits: it is its seat's from now on. Returns the phone that it replaces."""
        phone, self.waiting = self.waiting, None
        assert phone is not None
        self.door = self.door.answered(now, True)
        before = self.joined.pop(phone.seat, None)
        self.joined[phone.seat] = replace(phone, digits="", seen=now)
        return before

    def refuse(self, now: float) -> Phone | None:
        """The table has typed another number, or sent it away. Returns that phone."""
        phone, self.waiting, self.offer = self.waiting, None, None
        self.door = self.door.answered(now, False)
        return phone

    def part(self, seat: Seat) -> Phone | None:
        """This seat's phone is its no more: its keys are forgotten."""
        return self.joined.pop(seat, None)

    # --- what is sent ---

    def of(self, join: bytes) -> Phone | None:
        """The phone with this name that has joined."""
        return next((phone for phone in self.joined.values() if phone.join == join), None)

    def sent(self, now: float, told: wire.Sealed) -> tuple[int, wire.Sent | None, Seat]:
        """What a joined phone has sent: the status of the answer, and what was taken, if anything was."""
        phone = self.of(told.join)
        if phone is None:
            return UNKNOWN, None, 0
        try:
            sent: wire.Sent = wire.opened(wire.SENT[told.what], phone.unsealed(told.box))
        except (BadBox, wire.BadBody):
            return BAD, None, phone.seat
        if sent.n <= phone.taken:
            return TAKEN, None, phone.seat
        if sent.n > phone.taken + 1:
            return GAP, None, phone.seat
        hidden = isinstance(sent, wire.SentHere) and sent.hidden and self.reading(phone.seat).how != "speak"
        self.joined[phone.seat] = replace(phone, taken=sent.n, seen=phone.seen if hidden else now)
        return TAKEN, sent, phone.seat

    def opens(self, now: float, told: wire.SeatStream, stream: int) -> tuple[int, Phone | None]:
        """A phone opens its stream: the status of the answer, and the phone as it was before, if it is opened. It may
        be the one whose digits are awaited."""
        waits = self.waiting is not None and self.waiting.join == told.join
        phone = self.waiting if waits else self.of(told.join)
        if phone is None:
            return UNKNOWN, None
        try:
            opening: wire.Opening = wire.opened(wire.Opening, phone.unsealed(told.box))
        except (BadBox, wire.BadBody):
            return BAD, None
        if opening.fresh in phone.openings:
            return TAKEN, None
        seen = {*phone.openings, opening.fresh}
        after = replace(phone, openings=frozenset(seen), opening=opening.fresh, stream=stream, seen=now)
        if waits:
            self.waiting = after
        else:
            self.joined[phone.seat] = after
        return 200, phone

    def closed(self, now: float, stream: int) -> None:
        """This stream is closed."""
        if self.waiting is not None and self.waiting.stream == stream:
            self.waiting = replace(self.waiting, stream=None, seen=now)
        for seat, phone in self.joined.items():
            if phone.stream == stream:
                self.joined[seat] = replace(phone, stream=None)

    def sounds(self, told: wire.SeatSound) -> tuple[Phone, int] | None:
        """The phone that wants to hear the line with this number, and the number; None: it may not."""
        phone = self.of(told.join)
        if phone is None:
            return None
        try:
            wanted: wire.WantedSound = wire.opened(wire.WantedSound, phone.unsealed(told.box))
        except (BadBox, wire.BadBody):
            return None
        return phone, wanted.line

    def sealed(self, seat: Seat, message: Mapping[str, Any]) -> str:
        """The message as this seat's phone's next box."""
        self.joined[seat], box = self.joined[seat].sealed(message, self._random(sealing.BOX_NONCE))
        return box

    # --- time ---

    def glance(self, now: float) -> Iterable[Gone | Lapsed]:
        """What has happened only because time has passed."""
        request = self.door.request
        if request is not None:
            phone = self.waiting
            left = phone is not None and phone.stream is None and now - phone.seen >= UNSEEN
            self.door = self.door.at(request.until if left else now)
            if self.door.request is None:
                self.offer = self.waiting = None
                yield Lapsed(request.seat, phone)
        for seat in [*self.joined]:
            phone = self.joined.get(seat)  # as it is now: what one phone's going has made was told to the next, too
            if phone is not None and not phone.away and now - phone.seen >= AWAY * self.reading(seat).slower:
                self.joined[seat] = replace(phone, away=True)
                yield Gone(seat)

    def back(self, seat: Seat, now: float) -> bool:
        """Whether this seat's phone was away and is there again; it is not away from now on."""
        phone = self.joined[seat]
        if not phone.away or not replace(phone, away=False).here(now, self.reading(seat)):
            return False
        self.joined[seat] = replace(phone, away=False)
        return True

    def pause(self, now: float) -> float:
        """After how many seconds ``glance`` may find something: what is sent meanwhile only makes it later."""
        moments = [
            phone.seen + AWAY * self.reading(seat).slower for seat, phone in self.joined.items() if not phone.away
        ]
        if self.door.request is not None:
            moments.append(self.door.request.until)
        if self.waiting is not None and self.waiting.stream is None:
            moments.append(self.waiting.seen + UNSEEN)
        return max(0.0, min(moments, default=float("inf")) - now)
