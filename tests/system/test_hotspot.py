"""The machine's own Wi-Fi, with an ``nmcli`` that only writes down what it is asked."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from companion.system import hotspot
from companion.system.hotspot import ENTRY, Radio


class NetworkManager:
    """A program called nmcli on the path: it answers from ``device``, ``ap`` and ``active``, and keeps ``asked``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "device").write_text("lo:loopback:unmanaged\nwlan0:wifi:connected\neth0:ethernet:connected\n")
        (folder / "ap").write_text("yes\n")
        (folder / "active").write_text("Maison\n")
        program = folder / "nmcli"
        program.write_text(
            f"#!{sys.executable}\n"
            "import pathlib, sys\n"
            "here, words = pathlib.Path(__file__).parent, sys.argv[1:]\n"
            "print(*words, sep='|', file=open(here / 'asked', 'a'))\n"
            "assert not sys.stdin.read()\n"
            "refused = here / 'refuses'\n"
            "if refused.exists() and 'hotspot' in words: sys.exit('Error: Not authorized.')\n"
            "if words[-1] == 'device': print((here / 'device').read_text(), end='')\n"
            "elif 'WIFI-PROPERTIES.AP' in words: print((here / 'ap').read_text(), end='')\n"
            "elif '--active' in words: print((here / 'active').read_text(), end='')\n"
        )
        program.chmod(0o755)

    @property
    def asked(self) -> list[str]:
        return (self.folder / "asked").read_text().splitlines()


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NetworkManager:
    monkeypatch.setenv("PATH", str(tmp_path) + os.pathsep + os.environ["PATH"])
    return NetworkManager(tmp_path)


def test_an_adapter_that_can_be_a_wifi_for_others_is_found(manager: NetworkManager) -> None:
    assert hotspot.radio() == Radio("wlan0", open=False, used=True)


def test_it_is_opened_under_a_name_of_its_own_and_closed_again(manager: NetworkManager) -> None:
    there = hotspot.radio()
    assert there is not None
    assert hotspot.open_(there, "Companion", "123456789012")
    opened = f"device|wifi|hotspot|ifname|wlan0|con-name|{ENTRY}|ssid|Companion|password|123456789012"
    assert manager.asked[-1] == opened
    (manager.folder / "active").write_text(f"{ENTRY}\nMaison\n")
    assert hotspot.radio() == Radio("wlan0", open=True, used=False)
    assert hotspot.close()
    assert manager.asked[-1] == f"connection|delete|id|{ENTRY}", "and no network of anybody else"


@pytest.mark.parametrize(
    "devices", ["", "eth0:ethernet:connected\n", "wlan0:wifi:unavailable\n", "wlan0:wifi:unmanaged\n"]
)
def test_where_no_adapter_can_there_is_none(manager: NetworkManager, devices: str) -> None:
    (manager.folder / "device").write_text(devices)
    assert hotspot.radio() is None


def test_an_adapter_that_cannot_be_a_wifi_for_others_is_none(manager: NetworkManager) -> None:
    (manager.folder / "ap").write_text("no\n")
    assert hotspot.radio() is None


def test_what_the_system_forbids_is_not_done(manager: NetworkManager) -> None:
    (manager.folder / "refuses").touch()
    assert not hotspot.open_(Radio("wlan0"), "Companion", "123456789012")


def test_without_network_manager_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hotspot, "NMCLI", "no such program")
    assert hotspot.radio() is None
    assert not hotspot.close()


def test_one_that_never_answers_is_given_up(manager: NetworkManager, monkeypatch: pytest.MonkeyPatch) -> None:
    (manager.folder / "nmcli").write_text("#!/bin/sh\nexec sleep 60\n")
    monkeypatch.setattr(hotspot, "SECONDS", 0.2)
    assert hotspot.radio() is None
