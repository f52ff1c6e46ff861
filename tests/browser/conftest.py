"""The pages in a real browser: one Chromium for all tests, and a new context (nothing kept) for each.

Without Chromium they are skipped; in CI it must be there.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.stand_in import Served, StandIn, serving

VENDOR = Path(__file__).parent / "vendor"
#: Milliseconds for what a page must come to show: no test needs a quiet machine.
LATEST = 60_000
expect.set_options(timeout=LATEST)

Opened = Callable[..., Page]


Launched = Callable[..., Browser]


@pytest.fixture(scope="session")
def launched() -> Iterator[Launched]:
    """Starts a Chromium with these flags."""
    # The one without windows starts a page with a quarter of the work.
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None and not os.environ.get("CI"):
        pytest.skip("there is no Chromium")
    assert chromium, "there is no Chromium"
    with sync_playwright() as running:
        yield lambda *flags, env=None: running.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--mute-audio", *flags], env=env
        )


@pytest.fixture(scope="session")
def browser(launched: Launched) -> Iterator[Browser]:
    started = launched()
    yield started
    started.close()


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Opens a page of a companion that runs: ``opened(table, "/seat", width=320)``. Nothing may go wrong in it."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        table: StandIn | str, path: str = "/", lang: str = "fr-FR", width: int = 1280, height: int = 800
    ) -> Page:
        address = table if isinstance(table, str) else f"http://127.0.0.1:{table.port}"
        context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, bypass_csp=True)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(LATEST)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    with serving() as server:
        yield server


@pytest.fixture
def table(served: Served) -> Iterator[StandIn]:
    with served.as_if(StandIn()) as running:
        yield running


@pytest.fixture
def browser_page(browser: Browser) -> Iterator[Page]:
    """A page of a context that obeys the server's policy, as a player's does."""
    context = browser.new_context(locale="fr-FR")
    yield context.new_page()
    context.close()


@pytest.fixture
def another_name() -> str:
    """An address of this machine that a page cannot take for the machine's own."""
    return "127.0.0.2"
