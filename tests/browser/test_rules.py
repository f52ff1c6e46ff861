"""The rules on the pages: headings, a field to search them, by keyboard and to a screen reader; nothing is sent."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.seats import joined
from tests.browser.stand_in import StandIn, line
from tests.browser.test_told import listening, spoken

FRENCH = ["En une minute", "La mise en place", "Un tour", "Les cartes", "La fin", "Les erreurs courantes"]


def opens(page: Page, name: str = "Lire les règles") -> None:
    """Opens the rules, by keyboard alone."""
    button = page.get_by_role("button", name=name, exact=True)
    expect(button).to_have_attribute("aria-expanded", "false")
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#rules h3").first).to_be_visible()


def test_each_chapter_is_a_heading_and_each_passage_a_paragraph_in_the_pages_language(
    table: StandIn, opened: Opened
) -> None:
    page = opened(table)
    expect(page.get_by_role("heading", name="Règles du jeu", level=2)).to_be_visible()
    expect(page.locator("#rules h3")).to_have_count(0)
    opens(page)
    headings = page.locator("#rules").get_by_role("heading", level=3)
    expect(headings).to_have_text([*FRENCH, "Ce que dit la boîte"])
    expect(page.locator("#rules p [lang=fr]").first).to_contain_text("Deux équipes et un solitaire")
    expect(page.locator("#rules select")).to_be_hidden()  # there is but one game to read of
    page.get_by_role("button", name="Lire les règles").click()
    expect(headings).to_have_count(0)  # hidden from everybody


def test_a_search_leaves_what_has_its_words_and_is_told_politely_once(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats li")).to_have_count(2)
    listening(page)
    opens(page)
    page.get_by_role("searchbox", name="Chercher dans les règles").focus()
    page.keyboard.type("AGENCE dernier cable desamorcage")
    expect(page.locator("#rules .found")).to_have_text("Passages trouvés : 1")
    expect(page.locator("#rules h3:visible")).to_have_text("La fin")
    expect(page.locator(".region", has_text="Passages trouvés : 1")).to_have_count(1)
    page.wait_for_timeout(300)
    assert spoken(page).count("Passages trouvés : 1") == 1, "not at each letter"
    page.keyboard.press("Enter")
    expect(page.locator("#rules h3:visible")).to_be_focused()
    assert not table.sent("/table/key"), "what is typed in the field is no key"
    assert all(set(told) <= {"lang", "game"} for told in table.sent("/rules")), "nobody is told what is searched"


def test_a_search_that_finds_nothing_says_so_and_an_empty_one_shows_all(table: StandIn, opened: Opened) -> None:
    page = opened(table, lang="en-GB")
    table.board["lang"] = "en"
    table.all()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    opens(page, "Read the rules")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("submarine")
    expect(page.locator(".region", has_text="Nothing about that in these rules.")).to_have_count(1)
    expect(page.locator("#rules h3:visible")).to_have_count(0)
    field.fill("")
    expect(page.locator("#rules h3:visible")).to_have_count(7)


def test_before_a_game_is_chosen_the_rules_of_each_can_be_read(table: StandIn, opened: Opened) -> None:
    table.games = 2
    page = opened(table)
    opens(page)
    choice = page.get_by_label("Quel jeu")
    expect(choice.locator("option")).to_have_text(["Time Bomb Undercover", "Mystère à l'Abbaye"])
    choice.select_option(index=1)
    expect(page.locator("#rules h3", has_text="Les salles")).to_be_visible()


def test_a_seat_reads_them_before_it_joins_and_in_its_own_language(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    opens(page)
    table.seat["lang"] = table.board["lang"] = "es"
    table.all()
    expect(page.locator("#rules h3").first).to_have_text("En un minuto")
    page.locator("#leave").click()
    table.refuse("left")
    expect(page.locator("#again")).to_be_focused()
    expect(page.locator("#rules h3").first).to_be_visible()


def test_in_braille_what_was_found_is_the_line(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened, "braille")
    page.locator("#line").click()
    opens(page)
    page.get_by_role("searchbox").fill("pince")
    expect(page.locator("#line")).to_contain_text("Passages trouvés :")


def test_a_line_of_the_table_comes_while_somebody_reads_and_takes_no_focus(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    opens(page)
    page.locator("#rules h3").nth(2).focus()
    table.say(line(1, "Sécurisé. Coupe 2 sur 5."))
    expect(page.locator(".region", has_text="Sécurisé.")).to_have_count(1)
    expect(page.locator("#rules h3").nth(2)).to_be_focused()


def test_rules_that_do_not_come_are_told_and_come_at_the_next_opening(table: StandIn, opened: Opened) -> None:
    table.refuses["/rules"] = 503
    page = opened(table)
    button = page.get_by_role("button", name="Lire les règles")
    button.click()
    expect(page.locator(".region", has_text="Les règles ne sont pas arrivées.")).to_have_count(1)
    del table.refuses["/rules"]
    button.click()
    opens(page)
