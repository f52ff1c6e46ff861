"""The machine's power, as an edge: awake while a game is open, and what threatens the evening is said in time.

It knows when to look and what is worth a word. It must never end a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from companion.line.edges import Edge
from companion.model import Announcement, Sign, game
from companion.system import power
from companion.system.power import Battery

#: How often the machine is asked, in seconds.
LOOK_SECONDS = 20.0
#: Per cent of the battery at which it is said, once each until it has been charged.
LEVELS = (20, 10, 5)


class Wakeful(Protocol):
    def hold(self, done: Callable[[bool], None]) -> None: ...
    def let_go(self) -> None: ...


class Power(Edge):
    """``playing`` tells whether a game is open. The other arguments are the machine; tests bring their own."""

    def __init__(
        self,
        playing: Callable[[], bool],
        wakefulness: Wakeful | None = None,
        battery: Callable[[], Battery | None] = power.battery,
        undervolted: Callable[[], bool] = power.undervolted,
    ) -> None:
        self._playing = playing
        self._wakefulness = power.Wakefulness() if wakefulness is None else wakefulness
        self._battery = battery
        self._undervolted = undervolted
        self._held = False
        self._weak = False
        self._told = LEVELS[0] + 1  # the lowest level that has been said
        self._looked = float("-inf")

    def pause(self) -> float:
        return LOOK_SECONDS

    def glance(self, now: float) -> Iterable[Announcement]:
        if now - self._looked < LOOK_SECONDS:
            return
        self._looked = now
        if self._playing() != self._held:
            self._held = not self._held
            if self._held:
                self._wakefulness.hold(self.post)
            else:
                self._wakefulness.let_go()
        left = self._battery()
        if left is not None:
            yield from self._charge(left)
        if self._undervolted() and not self._weak:
            self._weak = True
            yield game("undervolted", Sign.ATTENTION)

    def take(self, held: bool) -> Iterable[Announcement]:
        """The system's answer. Without a battery hardly any machine falls asleep by itself."""
        if not held and self._battery() is not None:
            yield game("may-fall-asleep", Sign.ATTENTION)

    def _charge(self, left: Battery) -> Iterable[Announcement]:
        if not left.draining:
            self._told = LEVELS[0] + 1
            return
        reached = min((level for level in LEVELS if left.percent <= level), default=self._told)
        if reached < self._told:
            self._told = reached
            yield game("battery", Sign.ATTENTION, "battery", percent=left.percent, last=int(reached == LEVELS[-1]))

    def close(self) -> None:
        self._wakefulness.let_go()
