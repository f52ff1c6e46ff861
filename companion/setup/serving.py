"""The pages of a set-up, as an edge: served while a phone is tried, and how phones reach them.

    a phone ─ Pages, Seats ─ Knocked, Key …            addresses, NetworkManager ─ PagesReached

It knows no rule. It must never import anything of the network before somebody wants to try a phone, or open a Wi-Fi
that nobody has asked for.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from companion.files.config import ANY_ADDRESS
from companion.files.venue import Venue
from companion.line.edges import NEVER, Edge
from companion.line.loop import Loop
from companion.model import Announcement, Frozen
from companion.setup.exchange import PagesReached, PagesRefused, WifiRefused
from companion.setup.state import OwnWifi, Reachable

if TYPE_CHECKING:
    from companion.pages.edge import Pages
    from companion.pages.seats import Seats
    from companion.system.hotspot import Radio

#: How often it is looked whether phones reach this machine otherwise, in seconds.
LOOK_SECONDS = 2.0
#: What this machine's own Wi-Fi is called, and how many digits its password has: they are said, and typed on a phone.
NAME, PASSWORD_DIGITS = "Companion", 12
#: What the pages tell of the address, which is asked here.
_ASKED = ("pages-address", "pages-no-network")


class _Told(Frozen):
    """What the system has told of its radio. ``done``: it has done what was wanted."""

    radio: Radio | None
    done: bool = True


class PagesOnTrial(Edge):
    """The pages of the set-up that this loop is. Nothing is served before ``serve``."""

    def __init__(self, loop: Loop, venue: Venue) -> None:
        self._loop, self._venue = loop, venue
        self._pages: Pages | None = None
        self._seats: Seats
        self._radio: Radio | None = None
        wish = venue.settings.pages
        self._wifi = (NAME, wish.password) if wish.wifi == NAME and wish.password else None
        self._turning = False  # the Wi-Fi is being opened, or closed
        self._told: PagesReached | None = None
        self._looked = -NEVER
        self._since = 0.0

    # --- wishes ---

    def serve(self, on: bool) -> Iterable[PagesReached | PagesRefused]:
        """Open the pages, or close them; open already: the door opens anew."""
        from companion.session import joining

        if not on:
            self.close()
        elif self._pages is not None:
            self._seats.happened((joining.DoorOpened(),))
        else:
            from companion.pages.edge import Pages
            from companion.pages.seats import Seats
            from companion.system import hotspot

            self._seats = Seats(self._loop, self._venue, os.urandom)
            self._pages = Pages(self._loop, self._venue, self._seats)
            self._pages.open(self.post)
            first = [one for one in self._pages.glance(self._loop.now) if isinstance(one, Announcement)]
            if self._pages.port is None:
                self._pages = None
                return tuple(map(PagesRefused, first))
            self._since = self._loop.now
            hotspot.aside(hotspot.radio, lambda radio: self.post(_Told(radio)))
            return self._look()
        return ()

    def answer(self, seat: int, joined: bool) -> None:
        """The phone at the door is this seat's page, or is turned away."""
        from companion.session import joining

        if self._pages is not None:
            turned = joining.PhoneRefused(seat, joining.TurnedDown.WRONG)
            self._seats.happened((joining.PhoneJoined(seat) if joined else turned,))

    def turn_wifi(self, on: bool) -> None:
        """Open this machine's own Wi-Fi, or close it: the system thinks about it, and tells."""
        from companion.system import hotspot

        radio = self._radio
        if radio is None or self._turning:
            return
        self._turning = True
        if self._wifi is None:  # the same again another evening: phones know it then
            self._wifi = (NAME, f"{secrets.randbelow(10**PASSWORD_DIGITS):0{PASSWORD_DIGITS}}")
        name, password = self._wifi

        def work() -> _Told:
            done = hotspot.open_(radio, name, password) if on else hotspot.close()
            return _Told(hotspot.radio(), done)

        hotspot.aside(work, self.post)

    # --- as an edge ---

    def open(self, post: Callable[[object], None]) -> None:
        self.post = post

    def close(self) -> None:
        if self._pages is not None:
            self._pages.close()
            self._pages, self._told = None, None

    def pause(self) -> float:
        return NEVER if self._pages is None else min(LOOK_SECONDS, self._pages.pause())

    def take(self, item: Any) -> Iterable[object]:
        if isinstance(item, _Told):
            self._radio, self._turning = item.radio, False
            return (WifiRefused(),) if not item.done else self._look()
        return () if self._pages is None else self._pages.take(item)

    def glance(self, now: float) -> Iterable[object]:
        if self._pages is None:
            return
        for made in self._pages.glance(now):
            if not (isinstance(made, Announcement) and made.id in _ASKED):
                yield made
        new = self._pages.reached >= self._since and not (self._told and self._told.visited)
        if not self._turning and (new or now - self._looked >= LOOK_SECONDS):
            yield from self._look()

    def shown(self, said: Announcement) -> None:
        if self._pages is not None:
            self._pages.shown(said)

    def handled(self) -> None:
        if self._pages is not None:
            self._pages.handled()

    def _look(self) -> Iterable[PagesReached]:
        """How phones reach the pages, where that is news."""
        from companion.system import addresses

        if self._pages is None:
            return ()
        self._looked = self._loop.now
        wish = self._venue.settings.pages.address
        radio = self._radio
        own = OwnWifi.NONE if radio is None else OwnWifi.OPEN if radio.open else OwnWifi.SHUT
        name, password = self._wifi or (NAME, "")
        there = Reachable(
            tuple(map(self._pages.spelled, addresses.found() if wish == ANY_ADDRESS else (wish,))),
            own,
            radio is not None and radio.used,
            *((name, password) if own is OwnWifi.OPEN else ()),
        )
        told = PagesReached(there, self._pages.reached >= self._since)
        if told == self._told:
            return ()
        self._told = told
        return (told,)
