"""The pages with the real companion: a table of four, and nothing but browsers."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.seats import press, types
from tests.endtoend.running import Terminal, code, play

NAMES = ("Ana", "Inès", "Hugo", "Léo")
Begun = Callable[..., tuple[Terminal, str]]


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begun]:
    """Starts a companion with pages, again in the same folder at the second call; and the address that it has told."""
    with ExitStack() as running:

        def begin(port: str = "0") -> tuple[Terminal, str]:
            settings = f'pages: {{address: "127.0.0.1", http: {port}}}\n'
            (tmp_path / "settings.yaml").write_text(settings, encoding="utf-8")
            table = running.enter_context(Terminal(*play(tmp_path, "--pages", lang="fr", names=NAMES)))
            table.expect("http://")
            (address,) = re.findall(r"http://\S+(?=/)", "\n".join(table.printed))
            return table, address

        yield begin


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
    expect(page.locator("#log")).to_contain_text("pour reprendre.")


def joins(table: Terminal, address: str, opened: Opened, name: str, reads: str = "reader") -> Page:
    """A phone that is this person's: its digits are typed in the terminal."""
    page = opened(address, "/seat", width=375, height=700)
    page.locator(f"input[value={reads}]").check()
    page.locator("#seats button", has_text=name).click()
    expect(page.locator("#digits")).to_have_text(re.compile(r"\d( \d){3}"))
    table.expect(f"Un téléphone pour {name} ?")
    table.press(page.locator("#digits").inner_text().replace(" ", ""))
    expect(page.locator("#title")).to_have_text(f"Votre place, {name}")
    return page


def test_what_a_phone_hears_is_on_its_page_alone_and_a_pulled_plug_ends_it(begun: Begun, opened: Opened) -> None:
    table, address = begun()
    board = opened(address)
    phone = joins(table, address, opened, "Inès")
    other = joins(table, address, opened, "Hugo")
    expect(board.locator("#seats")).to_contain_text("Inès, place 2 : un téléphone")
    for name in NAMES:
        expect(board.locator("#ask .asked")).to_contain_text(name)
        board.locator("#ask button").first.click()
    expect(board.locator("#last")).to_contain_text("Préparez 5 cartes Rôle.")
    press(board, "#")
    expect(phone.locator("#log")).to_contain_text("À l'oreille : Inès")
    press(phone, "C")
    table.expect("Inès écoute.")
    phone.locator("#title").click()
    types(phone, *code("role/shadow@1"), "Enter")
    secret = re.compile(r"^Shadow\.")
    expect(phone.locator("#log li").filter(has_text=secret)).to_have_count(1)
    table.expect("[seat 2] (private)")
    expect(other.locator("#log")).to_contain_text("Inès écoute.")
    for page in (board, other):
        expect(page.locator("li, p").filter(has_text=secret)).to_have_count(0)
    table.signal(signal.SIGKILL)
    expect(phone.locator("#lost")).to_be_visible()
    begun(address.rpartition(":")[2])
    for page in (phone, other):
        expect(page.get_by_role("button", name="Se joindre de nouveau")).to_be_focused()
        assert page.evaluate("sessionStorage.length") == 0
        assert "Shadow" not in page.evaluate("document.documentElement.outerHTML")
    expect(board.locator("#lost")).to_be_hidden()
