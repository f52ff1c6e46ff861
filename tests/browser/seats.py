"""What tests of pages share: a phone that joins, a scanner that types."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.stand_in import StandIn


def asked(table: StandIn, opened: Opened, as_: str = "reader", name: str = "Inès", **more: Any) -> Page:
    """A page whose phone has asked for a seat and shows its digits."""
    page = opened(table, "/seat", **{"width": 375, "height": 700, **more})
    page.locator(f"input[value={as_}]").check()
    page.locator("#seats button", has_text=name).click()
    expect(page.locator("#digits")).to_have_text(" ".join(digits(table)))
    return page


def digits(table: StandIn) -> str:
    """What the table must type for the phone that asks."""
    return str(table.until(lambda: table.phone and table.phone.agreed and table.phone.agreed.digits))


def joined(table: StandIn, opened: Opened, as_: str = "reader", **more: Any) -> Page:
    """A page that is a seat's."""
    page = asked(table, opened, as_, **more)
    table.until(lambda: table.phone and table.phone.told)
    table.let_in()
    expect(page.locator("#playing")).to_be_visible()
    table.until(lambda: table.sent("/seat/reads"))
    return page


def press(page: Page, keys: str) -> None:
    """These keys of the page, one after the other."""
    for key in keys:
        page.locator(f"[data-key='{key}']").click()


def types(page: Page, *keys: str) -> None:
    """As fast as a scanner, however busy this machine is."""
    page.evaluate(
        """keys => keys.forEach(key => document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true})))""",
        list(keys),
    )
