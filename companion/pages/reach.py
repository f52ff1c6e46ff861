"""Whether phones reach the table: no address, several, one that changes; a phone that never comes.

    addresses of this machine, the last request of another device ─ Reach.glance ─ lines at the table

Many a public Wi-Fi keeps its devices apart; whoever sits there with a phone that loads for ever must hear why, and what
else to do. It knows when the network is looked at and what is worth a word. It must never ask the network anything, say
the same twice, or keep an evening from going on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from companion.files.config import ANY_ADDRESS
from companion.line.edges import Edge
from companion.model import Announcement, OwnText, Sign, game
from companion.system import addresses, hotspot

#: How often this machine's addresses are looked at, in seconds. What two looks see alike is so.
LOOK_SECONDS = 5.0
#: After so many seconds without a request the table hears that none has come.
NOBODY_SECONDS = 30.0


class Serving(Protocol):
    """The pages as they are served."""

    @property
    def port(self) -> int | None:
        """None: nothing is served."""

    @property
    def reached(self) -> float:
        """When another device last asked for anything, in seconds of the loop's clock; -inf: never."""

    def spelled(self, address: str) -> OwnText:
        """An address as it is typed; said digit by digit."""


def _radio(done: Callable[[bool], None]) -> None:
    """Tell from another thread whether this machine can open a Wi-Fi of its own."""
    hotspot.aside(lambda: hotspot.radio() is not None, done)


class Reach(Edge):
    """``wish`` is the address in the settings. The last two arguments are the machine; tests bring their own.

    The first address has been said by whoever opened the pages.
    """

    def __init__(
        self,
        pages: Serving,
        wish: str = ANY_ADDRESS,
        found: Callable[[], tuple[str, ...]] = addresses.found,
        radio: Callable[[Callable[[bool], None]], None] = _radio,
    ) -> None:
        self._pages = pages
        self._wish = wish
        self._found = found
        self._radio = radio
        self._since: float | None = None  # when the pages were first looked at
        self._looked = float("-inf")
        self._seen: tuple[str, ...] = ()  # at the last look
        self._told: tuple[str, ...] = ()  # as the table knows them
        self._last = ""  # the address that the table has heard
        self._waiting = True  # for the first phone of the evening

    def pause(self) -> float:
        return LOOK_SECONDS

    def glance(self, now: float) -> Iterable[Announcement]:
        if self._pages.port is None or now - self._looked < LOOK_SECONDS:
            return
        self._looked = now
        before, self._seen = self._seen, tuple(one for one in self._found() if self._wish in (ANY_ADDRESS, one))
        if self._since is None:
            self._since, self._told, self._last = now, self._seen, "".join(self._seen[:1])
            return
        if self._seen == before != self._told:
            yield from self._changed()
        if self._pages.reached >= self._since:
            self._waiting = False
        elif self._waiting and self._told and now - self._since >= NOBODY_SECONDS:
            self._waiting = False
            self._radio(self.post)

    def _changed(self) -> Iterable[Announcement]:
        """The addresses are others than the table knows, and have stayed so."""
        gone, self._told = not self._told, self._seen
        if not self._seen:
            yield game("phones-network-gone", Sign.LOST, "phones-network")
        elif self._last not in self._seen:
            self._last = self._seen[0]
            yield game("phones-address-is", Sign.BACK, "phones-network", address=self._pages.spelled(self._last))
        elif gone:
            yield game("phones-network-back", Sign.BACK, "phones-network")

    # --- nobody comes ---

    def take(self, radio: bool) -> Iterable[Announcement]:
        """Nobody has come. ``radio``: this machine can open a Wi-Fi of its own."""
        yield game("phones-nobody", Sign.ATTENTION, "phones-nobody")
        for other in self._told:
            if other != self._last:
                yield game("phones-other-address", None, f"phones/{other}", address=self._pages.spelled(other))
        yield game("phones-apart", None, "phones-apart", own=int(radio))
