"""The table page in a real browser: what it shows, how large, and how it is told."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opened
from tests.browser.stand_in import StandIn, line


def test_a_line_is_shown_large_and_stands_in_the_log(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats")).to_contain_text("Inès")
    table.say(line(1, "Manche deux."))
    expect(page.locator("#last")).to_have_text("Manche deux.")
    table.say(line(2, "Sécurisé."))
    expect(page.locator("#log li")).to_have_text(["Sécurisé.", "Manche deux."])
