"""At which addresses phones reach this machine: with adapters that the test brings."""

from __future__ import annotations

import ipaddress
from types import SimpleNamespace

import ifaddr
import pytest

from companion.system import addresses


def adapters(monkeypatch: pytest.MonkeyPatch, there: dict[str, tuple[str, ...]], way_out: str | None = None) -> None:
    """This machine has these adapters, each with its addresses; ``way_out`` is the one it would send from."""
    listed = [
        SimpleNamespace(
            name=name,
            nice_name=name.replace("_", " "),
            ips=[SimpleNamespace(ip=(ip, 0, 0) if ":" in ip else ip) for ip in ips],
        )
        for name, ips in there.items()
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: listed)
    monkeypatch.setattr(addresses, "_on_the_way_out", lambda: way_out)


def test_a_machine_in_no_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters(monkeypatch, {"lo": ("127.0.0.1", "::1"), "wlan0": ("fe80::1", "169.254.7.9")})
    assert addresses.found() == ()


def test_the_private_address_of_the_way_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters(monkeypatch, {"eth0": ("203.0.113.4", "10.0.0.7"), "wlan0": ("192.168.1.20",)}, "192.168.1.20")
    assert addresses.found() == ("192.168.1.20", "10.0.0.7", "203.0.113.4")


def test_a_private_address_goes_before_a_public_one_that_is_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters(monkeypatch, {"eth0": ("203.0.113.4",), "wlan0": ("10.42.0.1",)}, "203.0.113.4")
    assert addresses.found() == ("10.42.0.1", "203.0.113.4")


@pytest.mark.parametrize(
    "name", ["docker0", "br-9f1c", "veth12", "virbr0", "tun0", "wg0", "utun3", "Hyper-V_Virtual_Ethernet_Adapter"]
)
def test_containers_and_tunnels_lead_to_no_phone(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    adapters(monkeypatch, {name: ("172.17.0.1",), "wlan0": ("192.168.1.20",)}, "172.17.0.1")
    assert addresses.found() == ("192.168.1.20",)


@pytest.mark.parametrize("name", ["wlan0", "wlp2s0", "eth0", "enx001122", "usb0", "bridge100", "Wi-Fi", "Ethernet_2"])
def test_wires_radio_and_a_phone_on_a_cable_do(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    adapters(monkeypatch, {name: ("192.168.42.5",)})
    assert addresses.found() == ("192.168.42.5",)


def test_a_system_that_tells_none_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> None:
        raise OSError("getifaddrs")

    monkeypatch.setattr(ifaddr, "get_adapters", refused)
    assert addresses.found() == ()


def test_the_real_ones_are_addresses_and_the_machine_s_own_is_none_of_them() -> None:
    assert not any(ipaddress.IPv4Address(one).is_loopback for one in addresses.found())
