"""Phones that do not reach the table: a network that goes, comes, moves, or keeps devices apart. In virtual time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.line.edges import Edge
from companion.model import Announcement, OwnText
from companion.pages.reach import LOOK_SECONDS, NOBODY_SECONDS, Reach
from companion.speech.catalogue import Catalogue


class Evening:
    """An evening with pages, in a network that the test makes; it keeps what is said."""

    def __init__(self, *addresses: str, wish: str = "0.0.0.0", radio: bool = False, port: int | None = 8080) -> None:
        self.addresses = addresses
        self.port = port
        self.reached = float("-inf")
        self.now = 100.0
        self.said: list[str] = []
        self._radio = radio
        self._posted: list[object] = []
        self.edge: Edge = Reach(self, wish, lambda: self.addresses, self._asked)
        self.edge.open(self._posted.append)
        self.wait(0)

    def spelled(self, address: str) -> OwnText:
        return OwnText("en", address)

    def _asked(self, done: Callable[[bool], None]) -> None:
        done(self._radio)

    def wait(self, seconds: float) -> list[str]:
        """What is said meanwhile."""
        until = self.now + seconds
        said: list[object] = []
        while True:
            said += self.edge.glance(self.now)
            for item in self._posted:
                said += self.edge.take(item)
            self._posted.clear()
            if self.now >= until:
                lines = [Catalogue("en").text(one) for one in said if isinstance(one, Announcement)]
                self.said += lines
                return lines
            self.now = min(until, self.now + self.edge.pause())


NOBODY = "No phone has come. On the phone: the same Wi-Fi as this computer, and mobile data off."
APART = "This Wi-Fi may keep devices apart. Then take a phone's hotspot, which this computer joins."
OWN = 'Or this computer\'s own Wi-Fi: leave, run "companion setup phones", then come back.'


def test_where_no_phone_comes_the_table_hears_why_that_may_be_once() -> None:
    evening = Evening("192.168.1.20")
    assert evening.wait(NOBODY_SECONDS - 1) == []
    assert evening.wait(LOOK_SECONDS) == [NOBODY, APART]
    assert evening.wait(3600) == []


def test_where_network_manager_can_the_machine_s_own_wifi_is_offered_too() -> None:
    assert Evening("192.168.1.20", radio=True).wait(40) == [NOBODY, f"{APART} {OWN}"]


def test_where_there_are_several_addresses_the_others_are_said_then() -> None:
    evening = Evening("192.168.1.20", "10.0.0.7")
    assert evening.wait(40) == [NOBODY, "Another address to try: 10.0.0.7.", APART]


@pytest.mark.parametrize("after", [1, 15, 29])
def test_where_a_phone_has_come_nothing_is_said_even_if_it_goes_again(after: float) -> None:
    evening = Evening("192.168.1.20")
    evening.wait(after)
    evening.reached = evening.now
    assert evening.wait(3600) == []


def test_without_a_network_nobody_is_waited_for_until_there_is_one() -> None:
    evening = Evening()
    assert evening.wait(120) == []
    evening.addresses = ("192.168.1.20",)
    assert evening.wait(2 * LOOK_SECONDS)[:1] == ["New address for the phones: 192.168.1.20."]


def test_a_network_that_goes_and_comes_back_is_said_each_time() -> None:
    evening = Evening("192.168.1.20")
    evening.reached = evening.now
    evening.addresses = ()
    assert evening.wait(20) == ["No network any more: the phones hear nothing. The game goes on."]
    evening.addresses = ("192.168.1.20",)
    assert evening.wait(20) == ["The network is back."]


def test_an_address_that_changes_is_said_anew() -> None:
    evening = Evening("192.168.1.20", "10.0.0.7")
    evening.reached = evening.now
    evening.addresses = ("10.42.0.1",)
    assert evening.wait(20) == ["New address for the phones: 10.42.0.1."]
    evening.addresses = ("192.168.1.20",)
    assert evening.wait(20) == ["New address for the phones: 192.168.1.20."]


def test_an_address_that_only_flickers_is_no_word_worth_and_neither_is_one_more() -> None:
    evening = Evening("192.168.1.20")
    evening.reached = evening.now
    evening.addresses = ()
    evening.wait(LOOK_SECONDS)
    evening.addresses = ("192.168.1.20",)
    evening.wait(30)
    evening.addresses = ("10.0.0.7", "192.168.1.20")
    evening.wait(30)
    assert evening.said == []


def test_one_address_in_the_settings_is_the_only_one() -> None:
    evening = Evening("192.168.1.20", "10.0.0.7", wish="10.0.0.7")
    assert evening.wait(40) == [NOBODY, APART]


def test_where_nothing_is_served_nothing_is_said() -> None:
    assert Evening("192.168.1.20", port=None).wait(120) == []
