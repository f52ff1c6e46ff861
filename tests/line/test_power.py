"""The machine stays awake while a game is open, and tells in time that it will stop."""

from __future__ import annotations

from collections.abc import Callable

from companion.line.power import LOOK_SECONDS, Power
from companion.model import Announcement
from companion.system.power import Battery


class Machine:
    """A machine whose battery, supply and permission are what the test says."""

    def __init__(self, allowed: bool = True) -> None:
        self.allowed = allowed
        self.held = False
        self.playing = False
        self.battery: Battery | None = None
        self.weak = False
        self.now = 0.0
        self.posted: list[object] = []
        self.edge = Power(lambda: self.playing, self, lambda: self.battery, lambda: self.weak)
        self.edge.open(self.posted.append)

    def hold(self, done: Callable[[bool], None]) -> None:
        self.held = self.allowed
        done(self.allowed)

    def let_go(self) -> None:
        self.held = False

    def later(self) -> list[str]:
        """What is said at the next look."""
        self.now += LOOK_SECONDS
        said = [*self.edge.glance(self.now)]
        for item in self.posted:
            assert isinstance(item, bool)
            said += self.edge.take(item)
        self.posted.clear()
        return [_told(one) for one in said]


def _told(said: Announcement) -> str:
    return " ".join([said.id, *(str(value) for name, value in said.args if name == "percent")])


def test_sleep_is_held_off_exactly_while_a_game_is_open() -> None:
    machine = Machine()
    assert (machine.later(), machine.held) == ([], False)
    machine.playing = True
    assert (machine.later(), machine.held) == ([], True)
    machine.playing = False
    assert (machine.later(), machine.held) == ([], False)


def test_the_end_of_the_evening_lets_the_machine_sleep() -> None:
    machine = Machine()
    machine.playing = True
    machine.later()
    machine.edge.close()
    assert not machine.held


def test_a_laptop_that_may_fall_asleep_says_so_once() -> None:
    machine = Machine(allowed=False)
    machine.battery = Battery(80, draining=True)
    machine.playing = True
    assert [machine.later(), machine.later()] == [["may-fall-asleep"], []]


def test_a_machine_without_battery_says_nothing_of_sleep() -> None:
    machine = Machine(allowed=False)
    machine.playing = True
    assert machine.later() == []


def test_the_battery_is_said_at_twenty_ten_and_five_per_cent_once_each() -> None:
    machine = Machine()
    said = []
    for percent in (*range(30, 0, -1), 1, 1):
        machine.battery = Battery(percent, draining=True)
        said += machine.later()
    assert said == ["battery 20", "battery 10", "battery 5"]


def test_a_battery_that_is_low_at_the_start_is_said_with_what_is_left() -> None:
    machine = Machine()
    machine.battery = Battery(7, draining=True)
    assert [machine.later(), machine.later()] == [["battery 7"], []]


def test_a_battery_that_is_charged_is_not_said_and_begins_anew() -> None:
    machine = Machine()
    machine.battery = Battery(15, draining=True)
    assert machine.later() == ["battery 15"]
    machine.battery = Battery(15, draining=False)
    assert machine.later() == []
    machine.battery = Battery(18, draining=True)
    assert machine.later() == ["battery 18"]


def test_a_weak_supply_is_said_once_an_evening() -> None:
    machine = Machine()
    machine.weak = True
    assert machine.later() == ["undervolted"]
    machine.weak = False
    machine.later()
    machine.weak = True
    assert machine.later() == []


def test_the_machine_is_not_asked_at_every_key() -> None:
    machine = Machine()
    machine.later()
    machine.weak = True
    assert [*machine.edge.glance(machine.now + LOOK_SECONDS / 2)] == []
