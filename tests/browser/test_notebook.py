"""A notebook by the buttons of a seat's page, at a real table: asked, marked, covered, and nobody else sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.seats import press
from tests.browser.test_accessible import findings, sideways
from tests.browser.test_companion import joins
from tests.browser.test_told import listening, spoken
from tests.endtoend.running import Terminal
from tests.endtoend.test_phones import SETTINGS, address
from tests.games.cluedo_one_piece.evenings import deck
from tests.games.cluedo_one_piece.tables import ID

NAMES = "Ana,Léo,Inès,Hugo"
COUNTED = ("--set", "crew=9", "--set", "treasures=6", "--set", "islands=6")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Terminal]:
    """Four at a real table, whose keypad is its terminal."""
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / f"{ID}.yaml").write_text(deck("fr"), encoding="utf-8")
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    wish = ("play", "cluedo", "--names", NAMES, "--lang", "fr", "--mute", "--data", tmp_path, "--pages", *COUNTED)
    with Terminal(*wish) as terminal:
        terminal.expect("http://")
        yield terminal


def chooses(page: Page, name: str, told: str) -> None:
    """By the button of what is asked. What it brings is shown, and the focus stays with what is asked then."""
    button = page.locator("#ask button", has_text=name)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#last")).to_contain_text(told)
    assert page.evaluate("document.getElementById('ask').contains(document.activeElement)"), "the focus is lost"


def test_a_notebook_is_written_and_read_by_the_buttons_of_a_page(table: Terminal, opened: Opened) -> None:
    board, page = opened(address(table)), joins(table, address(table), opened, "Ana")
    other = joins(table, address(table), opened, "Inès")
    table.press("3\n\n\n\n1234789\n\n\n1")
    table.expect("Ana joue.")
    expect(other.locator("#log")).to_contain_text("Ana joue.")
    seen = [shown.locator("#log li").all_inner_texts() for shown in (board, other)]
    printed = len(table.printed)

    listening(page)
    press(page, "A")
    expect(page.locator("#last")).to_contain_text("Carnet. Quelle question ?")
    expect(page.locator("#ask button")).to_have_count(8)  # the seven questions, and #
    assert not findings(page)
    assert sideways(page) == 0
    chooses(page, "ce qui reste possible", "6 de l'équipage, 6 trésors et 6 îles.")
    chooses(page, "marquer", "Marque ?")
    chooses(page, "barrer", "Laquelle ?")
    chooses(page, "quipage", "Quel numéro ?")
    chooses(page, "Opale", "Opale : exclu par vous.")
    # Looked for first: what comes later takes its place there.
    expect(page.locator(".region", has_text="Opale : exclu par vous.")).to_have_count(1)
    assert not findings(page)
    assert any("Opale : exclu par vous." in phrase for phrase in spoken(page))

    # The curtain covers what is read and what is asked, for eyes alone.
    expect(page.get_by_role("button", name="Cacher le texte", pressed=True)).to_be_visible()
    expect(page.locator("#last")).to_have_css("opacity", "0")
    for word in page.locator("#ask span").all():
        expect(word).to_have_css("opacity", "0")
    expect(page.get_by_role("heading", level=1)).to_have_text("Votre place, Ana")

    press(page, "B")
    expect(page.locator("#last")).to_contain_text("C'est annulé. Opale : exclu par vous.")
    page.locator("#ask button").first.focus()
    page.keyboard.press("c")
    expect(page.locator("#ask .asked")).to_have_text("Ana joue.")  # the table's question again
    expect(page.locator("#ask")).to_be_focused()
    expect(page.locator("#log")).not_to_contain_text("Opale")
    assert [shown.locator("#log li").all_inner_texts() for shown in (board, other)] == seen
    assert table.printed[printed:] == []
