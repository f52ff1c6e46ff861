"""How lines reach a screen reader: each once, whole, and none cuts the one before. Read by a virtual screen reader."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page, expect

from tests.browser.conftest import VENDOR, Opened
from tests.browser.seats import joined
from tests.browser.stand_in import StandIn, line


@cache
def source() -> str:
    return (VENDOR / "virtual-screen-reader.js").read_text(encoding="utf-8")


def listening(page: Page) -> None:
    """Starts the virtual screen reader in the page."""
    page.evaluate(
        """async source => {
            const address = URL.createObjectURL(new Blob([source], {type: "text/javascript"}));
            window.reader = (await import(address)).virtual;
            await reader.start({container: document.body});
        }""",
        source(),
    )


def spoken(page: Page) -> list[str]:
    """What it has said of its own accord: what live regions told it."""
    said: list[str] = page.evaluate("reader.spokenPhraseLog()")
    return [
        phrase.removeprefix("polite: ") for phrase in said if phrase.startswith("polite: ") and phrase != "polite: "
    ]


def told(page: Page) -> None:
    """Notes from now on when a region is filled, in milliseconds, and with what."""
    page.evaluate(
        """() => {
            window.told = [];
            for (const region of document.querySelectorAll(".region"))
                new MutationObserver(() => region.textContent && told.push([performance.now(), region.textContent]))
                    .observe(region, {childList: true});
        }"""
    )


def texts(page: Page) -> list[str]:
    return [text for _, text in page.evaluate("window.told")]


def test_a_new_line_is_read_once_and_whole(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats li")).to_have_count(2)
    listening(page)
    table.say(line(1, "Manche deux. Ana distribue."))
    expect(page.locator(".region", has_text="Manche deux.")).to_have_count(1)
    page.wait_for_timeout(300)
    assert spoken(page) == ["Manche deux. Ana distribue."]


def test_what_one_input_says_is_one_text(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    listening(page)
    table.say(line(1, "Triangle.", batch=7, private=True), line(2, "Spirale.", batch=7, private=True))
    expect(page.locator(".region", has_text="Spirale.")).to_have_count(1)
    page.wait_for_timeout(300)
    assert spoken(page) == ["Triangle. Spirale."]
    expect(page.locator("#log li")).to_have_text(["Spirale.", "Triangle."])


def test_the_next_text_waits_until_the_one_before_can_have_been_said(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats li")).to_have_count(2)
    told(page)
    first = "Manche deux. Ana distribue."
    table.say(line(1, first), line(2, "Deuxième."), line(3, "Troisième."))
    expect(page.locator(".region", has_text="Troisième.")).to_have_count(1)
    (one, _), (two, _), (three, _) = page.evaluate("window.told")
    assert texts(page) == [first, "Deuxième.", "Troisième."]
    assert two - one >= 250 + 45 * len(first) - 1
    assert three - two >= 250 + 45 * len("Deuxième.") - 1


def test_two_regions_take_turns(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    regions = page.locator(".region")
    expect(page.locator("#seats li")).to_have_count(2)
    table.say(line(1, "Un."), line(2, "Deux."))
    expect(regions.nth(0)).to_have_text("Un.")
    expect(regions.nth(1)).to_have_text("Deux.")
    expect(regions.nth(0)).to_have_text("")
    expect(regions.nth(1)).to_have_text("")  # after a while it stands in the log alone


def test_an_alert_and_an_answer_do_not_wait(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats li")).to_have_count(2)
    told(page)
    table.say(line(1, "Une longue annonce que personne n'a demandée. " * 5), line(2, "Ensuite."))
    expect(page.locator(".region", has_text="longue annonce")).to_have_count(1)
    table.say(line(3, "Trois câbles.", urgency="answer"), line(4, "Bombe !", urgency="alert"))
    expect(page.locator(".region", has_text="Trois câbles.")).to_have_count(1)
    assert texts(page)[1:] == ["Bombe !", "Trois câbles."]
    (_, _), (alert, _), (answer, _) = page.evaluate("window.told")
    assert answer - alert >= 250 + 45 * len("Bombe !") - 1  # an answer does not cut an alert


def test_the_latest_echo_replaces_the_one_that_waits(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats li")).to_have_count(2)
    told(page)
    table.say(line(1, "Attendez."), *(line(n, f"Carte {n}.", urgency="echo") for n in (2, 3, 4)))
    expect(page.locator(".region", has_text="Carte 4.")).to_have_count(1)
    table.say(
        line(5, "Une carte bien plus longue à lire que la suivante.", urgency="echo"),
        line(6, "Carte 6.", urgency="echo"),
    )
    expect(page.locator(".region", has_text="Carte 6.")).to_have_count(1)
    assert texts(page) == ["Attendez.", "Carte 4.", "Carte 6."]


def test_a_line_whose_matter_has_changed_is_not_told_any_more(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats li")).to_have_count(2)
    told(page)
    table.say(
        line(1, "Attendez."), line(2, "Il est 3 heures.", topic="clock"), line(3, "Il est 4 heures.", topic="clock")
    )
    expect(page.locator(".region", has_text="4 heures")).to_have_count(1)
    assert texts(page) == ["Attendez.", "Il est 4 heures."]


def test_after_a_press_the_reader_says_the_key_first(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    told(page)
    page.evaluate("document.addEventListener('click', () => window.clicked = performance.now(), true)")
    page.locator("[data-key='D']").click()
    table.say(line(1, "Manche deux.", urgency="answer"))
    expect(page.locator(".region", has_text="Manche deux.")).to_have_count(1)
    assert page.evaluate("told[0][0] - clicked") >= 149


def test_each_run_has_its_language(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats li")).to_have_count(2)
    table.say(line(1, "", runs=[["fr", "Carte"], ["en", "Shadow"], ["fr", ", à gauche."]]))
    for place in (".region", "#last", "#log li"):
        run = page.locator(place).locator("[lang=en]")
        expect(run).to_have_text("Shadow")
    expect(page.locator("#last")).to_have_text("Carte Shadow, à gauche.")


def test_a_page_that_opens_anew_is_told_what_it_has_missed_and_nothing_twice(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened)
    table.say(line(1, "Manche deux."))
    expect(page.locator(".region", has_text="Manche deux.")).to_have_count(1)
    told(page)
    table.lines.append(line(2, "Manqué."))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#log li")).to_have_text(["Manqué.", "Manche deux."])
    expect(page.locator(".region", has_text="Manqué.")).to_have_count(1)
    assert "Manche deux." not in texts(page)


def test_a_reader_that_walks_through_the_page_finds_all_of_it_with_names_and_roles(
    table: StandIn, opened: Opened
) -> None:
    table.board["facts"] = [{"id": "round", "runs": [["fr", "Manche 2."]], "short": True}]
    table.lines.append(line(1, "Sécurisé."))
    page = joined(table, opened)
    listening(page)
    walked = page.evaluate(
        """async () => {
            for (let step = 0; step < 250; step++) {
                await reader.next();
                if ((await reader.lastSpokenPhrase()) === "end of document") break;
            }
            return reader.spokenPhraseLog();
        }"""
    )
    for wanted in (
        "heading, Votre place, Inès, level 1",
        "button, 5",
        "button, B annuler",
        "button, dièse valider",
        "button, Cacher le texte, pressed",
        "heading, Ce qui a été dit, level 2",
        "Sécurisé.",
        "Manche 2.",
        "button, Quitter la place",
    ):
        assert wanted in walked
