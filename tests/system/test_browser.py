"""A browser opens where somebody could see it, and nowhere else."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from companion.system import browser
from tests.pace import PATIENCE

URL = "http://localhost:8080/"


@pytest.fixture
def opener(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's own way to open a page; what it was told is in the file."""
    told = tmp_path / "told"
    program = tmp_path / "xdg-open"
    program.write_text(f'#!/bin/sh\necho noise\necho noise >&2\necho "$1" > {told}.new\nmv {told}.new {told}\n')
    program.chmod(0o755)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    for display in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(display, raising=False)
    return told


@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_where_there_is_a_display_the_page_opens_and_nothing_is_printed(
    display: str, opener: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(display, ":0")
    assert browser.opened(URL)
    until = time.monotonic() + PATIENCE
    while not opener.exists():
        assert time.monotonic() < until
        time.sleep(0.01)
    assert opener.read_text() == f"{URL}\n"
    assert capfd.readouterr() == ("", "")


def test_without_a_display_nothing_opens(opener: Path) -> None:
    assert not browser.opened(URL)
    assert not opener.exists()


def test_without_a_way_to_open_a_page_none_is_looked_for(opener: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("PATH", "/no/such/folder")
    assert not browser.opened(URL)
