"""The table page in a real browser: what it shows, how large, and how it comes back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.seats import types
from tests.browser.stand_in import StandIn, line

QUESTION = {
    "runs": [["fr", "Qui tient la pince ?"]],
    "choices": [{"number": 1, "runs": [["fr", "Ana"]]}, {"number": 2, "runs": [["fr", "Inès"]]}],
    "free": False,
    "width": 1,
    "skippable": True,
}


#: A minute and a second, when at least a second has gone.
COUNTED = re.compile(r"Temps : (1:00|0:\d\d)")


def pixels(page: Page, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("element => parseFloat(getComputedStyle(element).fontSize)"))


def arrived(table: StandIn, keys: str) -> None:
    """These keys have come, in this order, and no others."""
    table.until(lambda: len(table.sent("/table/key")) >= len(keys))
    assert "".join(told["key"] for told in table.sent("/table/key")) == keys


def test_a_line_is_shown_large_and_stands_first_in_the_log(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats")).to_contain_text("Inès")
    table.say(line(1, "Manche deux."), line(2, "Sécurisé."))
    expect(page.locator("#last")).to_have_text("Sécurisé.")
    expect(page.locator("#log li")).to_have_text(["Sécurisé.", "Manche deux."])


def test_fifty_lines_are_kept(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("#seats")).to_contain_text("Inès")
    table.say(*(line(n, f"Ligne {n}.") for n in range(1, 56)))
    expect(page.locator("#log li").first).to_have_text("Ligne 55.")
    expect(page.locator("#log li")).to_have_count(50)


def test_the_last_line_has_72_points_and_a_short_fact_36(table: StandIn, opened: Opened) -> None:
    table.board["facts"] = [{"id": "round", "runs": [["fr", "Manche 2."]], "short": True}]
    table.board["clock"] = {"left_ms": 61_000, "running": True}
    table.lines.append(line(1, "Sécurisé."))
    page = opened(table)
    expect(page.locator("#facts")).to_have_text("Manche 2.")
    assert pixels(page, "#last") >= 96
    assert pixels(page, "#facts .short") >= 48
    assert pixels(page, "#clock") >= 48
    page.set_viewport_size({"width": 2560, "height": 1300})
    assert pixels(page, "#last") >= 0.09 * 2560 > 96


def test_the_countdown_counts(table: StandIn, opened: Opened) -> None:
    table.board["clock"] = {"left_ms": 61_000, "running": True}
    page = opened(table)
    expect(page.locator("#clock")).to_have_text(COUNTED)
    table.show(clock={"left_ms": 5_000, "running": False})
    expect(page.locator("#clock")).to_have_text("Temps arrêté : 0:05")


def test_the_countdown_goes_on_when_something_is_asked(table: StandIn, opened: Opened) -> None:
    table.board["clock"] = {"left_ms": 61_000, "running": True}
    page = opened(table)
    expect(page.locator("#clock")).to_have_text(COUNTED)
    table.ask(QUESTION)
    expect(page.locator("#ask")).to_be_visible()
    assert COUNTED.search(page.locator("#clock").inner_text())


def test_the_set_up_is_a_checklist_in_words(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    table.show(
        steps=[{"runs": [["fr", "Le plateau."]], "done": True}, {"runs": [["fr", "Les tuiles."]], "done": False}]
    )
    expect(page.locator("#step-list li")).to_have_text(["Fait : Le plateau.", "À faire : Les tuiles."])


def test_on_the_machine_itself_keys_are_taken_by_mouse_and_by_keyboard(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    page.locator("[data-key='#']").click()
    page.locator("#title, h1").first.click()
    arrived(table, "#")
    for key in ("5", "+", "-", "/"):
        page.keyboard.press(key)
    arrived(table, "#5ABC")
    for key in (".", "NumpadMultiply", "a"):  # six in one run would be a scanner's
        page.keyboard.press(key)
    arrived(table, "#5ABCD*A")
    counted = [told["n"] for path, told in table.got if path == "/table/key"]
    assert counted == list(range(counted[0], counted[0] + 8))


def test_what_a_scanner_types_is_a_code_and_presses_no_key(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    expect(page.locator("[data-key='5']")).to_be_visible()
    page.locator("[data-key='5']").focus()
    types(page, *"bcdfghjk", "Enter")
    table.until(lambda: table.sent("/table/scan"))
    assert table.sent("/table/scan") == [{"text": "bcdfghjk"}]
    page.keyboard.press("7")
    table.until(lambda: table.sent("/table/key"))
    assert table.sent("/table/key") == [{"key": "7"}]


def test_the_keyboard_can_be_left_to_whoever_else_needs_it(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    page.locator("#typing").uncheck()
    page.locator("h1").click()
    page.keyboard.press("5")
    page.locator("[data-key='7']").click()
    table.until(lambda: table.sent("/table/key"))
    assert table.sent("/table/key") == [{"key": "7"}]


def test_from_another_machine_nothing_can_be_pressed(table: StandIn, opened: Opened, another_name: str) -> None:
    table.board["ask"] = QUESTION
    page = opened(f"http://{another_name}:{table.port}")
    expect(page.locator("#ask li")).to_have_text(["1, Ana", "2, Inès", "Dièse : on passe"])
    expect(page.locator("button:not(#rules button)")).to_have_count(0)
    page.keyboard.press("5")
    table.say(line(1, "Manche deux."))
    expect(page.locator("#last")).to_have_text("Manche deux.")
    assert not table.got


def test_a_question_has_its_answers_as_buttons(table: StandIn, opened: Opened) -> None:
    page = opened(table)
    table.ask(QUESTION)
    page.get_by_role("button", name="2, Inès").click()
    page.get_by_role("button", name="Dièse : on passe").click()
    table.until(lambda: len(table.sent("/table/key")) == 2)
    assert table.sent("/table/key") == [{"key": "2"}, {"key": "#"}]
    table.ask({**QUESTION, "choices": [{"number": 3, "runs": [["fr", "cœur"]]}], "width": 2, "skippable": False})
    page.get_by_role("button", name="03, cœur").click()
    table.until(lambda: len(table.sent("/table/key")) == 4)
    assert table.sent("/table/key")[2:] == [{"key": "0"}, {"key": "3"}]
    table.ask(None)
    expect(page.locator("#ask")).to_be_hidden()


def test_names_are_text_and_never_markup(table: StandIn, opened: Opened) -> None:
    table.board["seats"] = [{"seat": 1, "name": "<img src=x onerror=alert(1)>", "joined": False}]
    table.lines.append(line(1, "<b>Manche</b>"))
    page = opened(table)
    expect(page.locator("#seats")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(page.locator("#last")).to_have_text("<b>Manche</b>")
    assert page.locator("img, b").count() == 0


def test_after_a_restart_the_page_comes_back_by_itself(opened: Opened) -> None:
    with StandIn(lines=[line(1, "Avant."), line(2, "La panne.")]).running() as first:
        page = opened(first)
        expect(page.locator("#last")).to_have_text("La panne.")
    page.locator("[data-key='#']").click()  # nobody is there to take it
    expect(page.locator("#lost")).to_be_visible()
    page.locator("[data-key='5']").click()
    expect(page.locator(".region", has_text="Plus de liaison avec la table.")).to_have_count(1)
    with StandIn(lines=[line(n, f"Après {n}.") for n in (1, 2, 3)]).running(first.port) as second:
        expect(page.locator("#last")).to_have_text("Après 3.")
        expect(page.locator("#lost")).to_be_hidden()
        expect(page.locator("#log li")).to_have_count(3)
        page.locator("[data-key='7']").click()
        arrived(second, "7")


def test_it_keeps_the_policy_of_the_design(table: StandIn, browser_page: Page) -> None:
    broken: list[str] = []
    browser_page.on("console", lambda said: broken.append(said.text) if "Content Security" in said.text else None)
    browser_page.goto(f"http://127.0.0.1:{table.port}/")
    table.say(line(1, "Manche deux."))
    expect(browser_page.locator("#last")).to_have_text("Manche deux.")
    browser_page.goto(f"http://127.0.0.1:{table.port}/seat")
    expect(browser_page.locator("#seats button").first).to_be_visible()
    assert not broken
