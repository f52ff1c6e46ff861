"""A laptop without scanner, pad or earphone, and one phone: cameras and pages are all that a real companion has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pictures import Held, show, with_camera
from tests.endtoend.running import Companion, code, play

NAMES = ("Ana", "Inès", "Hugo", "Léo")
Begun = Callable[..., tuple[Companion, str]]


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begun]:
    """Starts a companion with these options, and tells the address that it has told."""
    with ExitStack() as running:

        def begin(*options: str, scheme: str = "http") -> tuple[Companion, str]:
            settings = 'pages: {address: "127.0.0.1", http: 0, https: 0}\n'
            (tmp_path / "settings.yaml").write_text(settings, encoding="utf-8")
            table = running.enter_context(Companion(*play(tmp_path, *options, lang="fr", names=NAMES)))
            table.expect(f"{scheme}://")
            (address,) = re.findall(rf"{scheme}://\S+(?=/)", "\n".join(table.printed))
            return table, address

        yield begin


@pytest.fixture
def looking(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of the real companion, under its own policy, in a browser with a camera."""
    with ExitStack() as contexts:
        faults: list[str] = []

        def look(address: str, path: str = "/", stream: bool = True, **context: object) -> Page:
            opened = with_camera(browser.new_context(locale="fr-FR", **context))  # type: ignore[arg-type]
            contexts.callback(opened.close)
            if not stream:
                opened.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
            page = opened.new_page()
            page.set_default_timeout(20_000)
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", lambda told: faults.append(told.text) if "Security Policy" in told.text else None)
            page.goto(address + path)
            return page

        yield look
    assert not faults


def press(page: Page, keys: str) -> None:
    for key in keys:
        page.locator(f"[data-key='{key}']").click()


def scanning(page: Page) -> Page:
    """Its camera looks."""
    page.locator("#camera button", has_text="Scanner avec la caméra").click()
    expect(page.locator("#camera video")).to_be_visible()
    return page


def test_a_label_before_the_laptops_camera_is_heard_at_the_table(begun: Begun, looking: Callable[..., Page]) -> None:
    table, address = begun("--pages")
    page = scanning(looking(address))
    show(page, Held(code("sticker/heart"), tilted=8), blurred=0.6)
    table.expect("Cœur : rouge.")
    expect(page.locator("#last")).to_contain_text("Cœur : rouge.")
    show(page, Held(code("sticker/moon"), "datamatrix"))
    table.expect("Lune")
    page.wait_for_timeout(2500)
    assert sum("Lune" in line for line in table.printed) == 1, "it has stayed before the camera"
    assert not table.errors
