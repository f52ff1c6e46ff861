"""What is handed to the operating system says the same as the code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from companion.devices import evdev_hid
from companion.devices.discovery import SCANNERS

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RULES = (ROOT / "deploy" / "70-companion.rules").read_text(encoding="utf-8")


def test_modem_manager_is_kept_off_exactly_the_scanners_that_discovery_knows() -> None:
    rule = re.compile(
        r"""^# (.+)\nSUBSYSTEMS=="usb", ATTRS\{idVendor\}=="(....)",(?: ATTRS\{idProduct\}=="(....)",)?"""
        r""" ENV\{ID_MM_DEVICE_IGNORE\}="1"$""",
        re.MULTILINE,
    )
    ruled = [(maker, int(vid, 16), (pids or "????").replace("?", ".")) for maker, vid, pids in rule.findall(RULES)]
    assert ruled == [(row.maker, row.vid, row.pids) for row in SCANNERS]
    assert RULES.count("ID_MM_DEVICE_IGNORE") == len(SCANNERS), "a rule that this test cannot read"


def test_typing_scanners_may_be_read_exactly_where_auto_takes_them() -> None:
    rule = re.compile(
        r"""^ATTRS\{idVendor\}=="(....)",(?: ATTRS\{idProduct\}=="(....)",)? GROUP="dialout", TAG\+="uaccess"$""",
        re.MULTILINE,
    )
    ruled = {int(vid, 16): (pids or "????").replace("?", ".") for vid, pids in rule.findall(RULES)}
    assert ruled == evdev_hid.SCANNERS
    assert RULES.count("uaccess") == len(ruled), "a rule that this test cannot read"


def test_every_jump_of_the_rules_has_its_landing() -> None:
    assert set(re.findall(r'GOTO="(\w+)"', RULES)) == set(re.findall(r'^LABEL="(\w+)"$', RULES, re.MULTILINE))


def test_the_licence_is_named_and_its_files_are_there() -> None:
    assert PROJECT["license"] == "GPL-3.0-or-later"
    assert PROJECT["license-files"] == ["LICENSE", "NOTICE.md"]
    assert "GNU GENERAL PUBLIC LICENSE" in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_notices_name_every_package_that_is_installed_with_us() -> None:
    notices = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    extras = (PROJECT["optional-dependencies"][name] for name in ("piper", "evdev"))
    for wanted in (*PROJECT["dependencies"], *(package for extra in extras for package in extra)):
        name = re.match(r"[\w.-]+", wanted)
        assert name is not None
        assert name[0] in notices, wanted
