"""How phones reach a set-up: addresses that come and change, a Wi-Fi of the machine's own. The pages serve nobody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from companion.files import config, venue
from companion.model import Announcement, OwnText, alert, game
from companion.pages import edge, seats
from companion.session import joining
from companion.setup.exchange import PagesReached, PagesRefused, WifiRefused
from companion.setup.serving import LOOK_SECONDS, PASSWORD_DIGITS, PagesOnTrial
from companion.setup.state import OwnWifi
from companion.system import addresses, hotspot
from companion.system.hotspot import Radio


class Machine:
    """A machine in the network that the test makes; its clock is the test's too."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: str = "") -> None:
        self.addresses: tuple[str, ...] = ("192.168.1.20",)
        self.radio: Radio | None = None
        self.allowed = True
        self.asked: list[tuple[object, ...]] = []
        self.happened: list[object] = []
        self.now = 100.0
        self.port: int | None = 8080
        self.posted: list[object] = []
        self.reached = float("-inf")
        self.opened = 0
        if settings:
            (tmp_path / "settings.yaml").write_text(settings)
        monkeypatch.setattr(addresses, "found", lambda: self.addresses)
        monkeypatch.setattr(hotspot, "radio", lambda: self.radio)
        monkeypatch.setattr(hotspot, "open_", self._open)
        monkeypatch.setattr(hotspot, "close", self._close)
        monkeypatch.setattr(hotspot, "aside", lambda work, done: done(work()))
        monkeypatch.setattr(edge, "Pages", lambda *_: self)
        monkeypatch.setattr(seats, "Seats", lambda *_: SimpleNamespace(happened=self.happened.extend))
        loop: Any = self
        self.edge = PagesOnTrial(loop, venue.enter(tmp_path, "en"))
        self.edge.open(self.posted.append)

    def _open(self, radio: Radio, name: str, password: str) -> bool:
        self.asked.append((radio, name, password))
        if self.allowed:
            self.radio, self.addresses = Radio(radio.adapter, open=True), ("10.42.0.1",)
        return self.allowed

    def _close(self) -> bool:
        self.radio, self.addresses = Radio("wlan0", used=True), ("192.168.1.20",)
        return True

    # the pages

    def open(self, post: Callable[[object], None]) -> None:
        self.opened += 1

    def close(self) -> None:
        self.opened -= 1

    def spelled(self, address: str) -> OwnText:
        return OwnText("en", address)

    def glance(self, now: float) -> tuple[Announcement, ...]:
        return (alert("pages-port-taken", port=8080) if self.port is None else game("pages-address", address="x"),)

    def pause(self) -> float:
        return float("inf")

    def take(self, item: object) -> tuple[object, ...]:
        return (item,)

    # what the set-up hears

    def later(self, seconds: float = LOOK_SECONDS) -> list[object]:
        """What it is told after so long."""
        self.now += seconds
        told = [*self.edge.glance(self.now)]
        for item in self.posted:
            told += self.edge.take(item)
        self.posted.clear()
        return told


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    return Machine(monkeypatch, tmp_path)


def reached(told: object) -> tuple[tuple[str, ...], OwnWifi, bool]:
    assert isinstance(told, PagesReached)
    return tuple(one.text for one in told.reachable.addresses), told.reachable.own, told.visited


def test_nothing_is_served_and_nothing_looked_at_before_it_is_wished(machine: Machine) -> None:
    assert machine.later() == []
    assert machine.opened == 0
    assert machine.edge.pause() == float("inf")


def test_the_address_is_told_once_and_when_it_changes_and_a_phone_that_comes(machine: Machine) -> None:
    assert [*map(reached, machine.edge.serve(True))] == [(("192.168.1.20",), OwnWifi.NONE, False)]
    assert machine.later() == [], "the pages' own word of the address is not said beside the question"
    machine.addresses = ("10.0.0.7", "192.168.1.20")
    assert [*map(reached, machine.later())] == [(machine.addresses, OwnWifi.NONE, False)]
    machine.reached = machine.now
    assert [*map(reached, machine.later(0.1))] == [(machine.addresses, OwnWifi.NONE, True)]
    assert machine.later() == []
    [*machine.edge.serve(False)]
    assert machine.opened == 0


def test_without_a_network_it_says_so_and_looks_on(machine: Machine) -> None:
    machine.addresses = ()
    assert [*map(reached, machine.edge.serve(True))] == [((), OwnWifi.NONE, False)]
    machine.addresses = ("192.168.1.20",)
    assert [*map(reached, machine.later())] == [(("192.168.1.20",), OwnWifi.NONE, False)]


def test_a_port_that_is_taken_is_told(machine: Machine) -> None:
    machine.port = None
    assert [*machine.edge.serve(True)] == [PagesRefused(alert("pages-port-taken", port=8080))]
    assert machine.later() == []


def test_the_machine_s_own_wifi_has_a_password_of_digits_which_is_the_same_next_time(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    machine.radio = Radio("wlan0", used=True)
    [*machine.edge.serve(True)]
    assert [*map(reached, machine.later())] == [(("192.168.1.20",), OwnWifi.SHUT, False)]
    machine.edge.turn_wifi(True)
    (told,) = machine.later()
    assert reached(told) == (("10.42.0.1",), OwnWifi.OPEN, False)
    ((radio, name, password),) = machine.asked
    assert (radio, name, len(str(password))) == (Radio("wlan0", used=True), "Companion", PASSWORD_DIGITS)
    assert str(password).isdigit()
    assert isinstance(told, PagesReached)
    assert (told.reachable.wifi, told.reachable.password) == (name, password)
    machine.edge.turn_wifi(False)
    assert [*map(reached, machine.later())] == [(("192.168.1.20",), OwnWifi.SHUT, False)]
    config.Learned(tmp_path).save({"pages": {"wifi": name, "password": password}})
    again = Machine(monkeypatch, tmp_path)
    again.radio = Radio("wlan0")
    [*again.edge.serve(True)], again.later()
    again.edge.turn_wifi(True)
    assert again.asked == [(Radio("wlan0"), name, password)]


def test_what_the_system_forbids_is_told(machine: Machine) -> None:
    machine.radio, machine.allowed = Radio("wlan0"), False
    [*machine.edge.serve(True)], machine.later()
    machine.edge.turn_wifi(True)
    assert machine.later() == [WifiRefused()]


def test_what_is_answered_at_the_door_reaches_the_pages(machine: Machine) -> None:
    [*machine.edge.serve(True)]
    machine.edge.answer(3, True)
    machine.edge.answer(4, False)
    [*machine.edge.serve(True)]
    assert machine.happened == [
        joining.PhoneJoined(3),
        joining.PhoneRefused(4, joining.TurnedDown.WRONG),
        joining.DoorOpened(),
    ]


def test_one_address_in_the_settings_is_the_only_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = Machine(monkeypatch, tmp_path, 'pages: {address: "10.0.0.7"}\n')
    assert [*map(reached, machine.edge.serve(True))] == [(("10.0.0.7",), OwnWifi.NONE, False)]
