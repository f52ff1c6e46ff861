"""The pages with the real companion: a table of four, and nothing but browsers."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.endtoend.running import Companion, play

NAMES = ("Ana", "Inès", "Hugo", "Léo")
Begun = Callable[..., tuple[Companion, str]]


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begun]:
    """Starts a companion with pages, again in the same folder at the second call; and the address that it has told."""
    running: list[Companion] = []

    def begin(port: str = "0") -> tuple[Companion, str]:
        (tmp_path / "settings.yaml").write_text(f'pages: {{address: "127.0.0.1", http: {port}}}\n', encoding="utf-8")
        table = Companion(*play(tmp_path, "--pages", lang="fr", names=NAMES)).__enter__()
        running.append(table)
        table.expect("http://")
        (address,) = re.findall(r"http://\S+(?=/)", "\n".join(table.printed))
        return table, address

    yield begin
    for table in running:
        table.__exit__(None, None, None)


def press(page: Page, keys: str) -> None:
    for key in keys:
        page.locator(f"[data-key='{key}']").click()


def test_the_table_page_answers_what_the_table_is_asked(begun: Begun, opened: Opened) -> None:
    table, address = begun()
    page = opened(address)
    for name in NAMES:
        expect(page.locator("#ask .asked")).to_contain_text(name)
        page.locator("#ask button").first.click()
    expect(page.locator("#facts")).to_contain_text("Autour de la table, vers la gauche : Ana, Inès, Hugo et Léo.")
    assert not table.errors


def test_after_the_plug_was_pulled_the_table_page_comes_back_by_itself(begun: Begun, opened: Opened) -> None:
    table, address = begun()
    page = opened(address)
    press(page, "1111")
    expect(page.locator("#log li").first).to_be_visible()
    table.signal(signal.SIGKILL)
    expect(page.locator("#lost")).to_be_visible()
    begun(address.rpartition(":")[2])
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("Dièse pour reprendre.")
