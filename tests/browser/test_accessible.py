"""WCAG 2.2, as far as a machine can judge it: axe without a finding, names and roles, reflow, spacing, targets."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.speech import voices
from tests.browser.conftest import VENDOR, Opened
from tests.browser.seats import asked, joined
from tests.browser.stand_in import StandIn, line

#: A criterion asks for so much between lines, paragraphs, letters and words.
SPACED = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }"""
TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOCALES = {"fr": "fr-FR", "en": "en-GB", "es": "es-ES"}
ASK: dict[str, Any] = {
    "runs": [["fr", "Qui ?"]],
    "choices": [{"number": n, "runs": [["fr", name]]} for n, name in enumerate(("Ana", "Inès", "Maximilienne"), 1)],
    "free": True,
    "width": 1,
    "skippable": True,
}


@cache
def source() -> str:
    return (VENDOR / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page) -> list[tuple[str, str]]:
    """What axe finds: the rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(content=source())
    found = page.evaluate("tags => axe.run({runOnly: {type: 'tag', values: tags}})", TAGS)
    return [(rule["id"], node["html"]) for rule in found["violations"] for node in rule["nodes"]]


def filled(table: StandIn) -> StandIn:
    """A table with something in every part of a page."""
    table.board |= {
        "facts": [
            {"id": "round", "runs": [["fr", "Manche 2."]], "short": True},
            {"id": "holder", "runs": [["fr", "La pince est devant Maximilienne."]], "short": False},
        ],
        "clock": {"left_ms": 600_000, "running": False},
        "steps": [{"runs": [["fr", "Le plateau."]], "done": True}, {"runs": [["fr", "Les tuiles."]], "done": False}],
        "ask": ASK,
        "where": [["fr", "On attend un câble."]],
    }
    table.lines += [
        line(1, "Sécurisé. Coupe 2 sur 5."),
        line(2, "", runs=[["fr", "Carte"], ["en", "Shadow"]], private=True),
    ]
    return table


def sideways(page: Page) -> int:
    """By how many pixels the page must be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def cut_off(page: Page) -> list[str]:
    """The words that do not fit into their place."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, li, p, h1, h2, h3, label, .does")]
            .filter(e => e.offsetParent && !e.closest(".heard-only"))
            .filter(e => e.clientWidth && e.scrollWidth > e.clientWidth + 1)
            .map(e => e.textContent)"""
    )
    return found


@pytest.mark.parametrize("lang", voices.languages())
def test_axe_finds_nothing_on_the_table_page(table: StandIn, opened: Opened, lang: str) -> None:
    filled(table).board["lang"] = lang
    page = opened(table, lang=LOCALES[lang])
    expect(page.locator("#last")).to_have_text("Carte Shadow")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator("#rules button").click()
    expect(page.locator("#rules h3").first).to_be_visible()
    assert not findings(page)


@pytest.mark.parametrize("lang", voices.languages())
def test_axe_finds_nothing_on_a_seat_s_page_however_it_is_read(table: StandIn, opened: Opened, lang: str) -> None:
    filled(table).board["lang"] = lang
    page = opened(table, "/seat", lang=LOCALES[lang], width=375)
    expect(page.locator("#seats button")).to_have_count(2)
    assert not findings(page)
    page.locator("#seats button").first.click()
    table.until(lambda: table.phone and table.phone.told)
    assert not findings(page)
    table.let_in()
    expect(page.locator("#playing")).to_be_visible()
    page.locator("#rules button").click()
    expect(page.locator("#rules h3").first).to_be_visible()
    for reads in ("reader", "braille", "large", "speak"):
        page.locator("#as").select_option(reads)
        expect(page.locator(f"body[data-as={reads}]")).to_have_count(1)
        assert not findings(page), reads
    page.locator("#leave").click()
    expect(page.locator("#again")).to_be_focused()
    assert not findings(page)


@pytest.mark.parametrize("reads", ["reader", "braille", "large"])
def test_a_seat_s_page_needs_no_scrolling_sideways_at_320_pixels(table: StandIn, opened: Opened, reads: str) -> None:
    page = joined(filled(table), opened, reads, width=320, height=640)
    if reads != "large":
        page.locator("#curtain").click()
    page.locator("#rules button").click()
    expect(page.locator("#rules h3").first).to_be_visible()
    assert sideways(page) == 0
    assert not cut_off(page)
    page.add_style_tag(content=SPACED)
    assert sideways(page) == 0
    assert not cut_off(page)


def test_the_table_page_and_the_form_reflow_too(table: StandIn, opened: Opened) -> None:
    page = opened(filled(table), width=320)
    expect(page.locator("#last")).to_have_text("Carte Shadow")
    for spacing in ("", SPACED):
        page.add_style_tag(content=spacing or "a {}")
        assert sideways(page) == 0
        assert not cut_off(page)
    page = asked(table, opened, width=320, height=256)
    for spacing in ("", SPACED):
        page.add_style_tag(content=spacing or "a {}")
        assert sideways(page) == 0
        assert not cut_off(page)


@pytest.mark.parametrize(("width", "height"), [(320, 640), (375, 700), (1280, 800), (640, 320)])
def test_sixteen_keys_of_64_pixels_in_their_places(table: StandIn, opened: Opened, width: int, height: int) -> None:
    page = joined(table, opened, width=width, height=height)
    places = page.locator(".key").evaluate_all(
        "keys => keys.map(k => [k.dataset.key, k.getBoundingClientRect().toJSON()])"
    )
    assert "".join(key for key, _ in places) == "123A456B789C*0#D"
    assert all(box["width"] >= 64 and box["height"] >= 64 for _, box in places)
    rows = [places[row : row + 4] for row in range(0, 16, 4)]
    assert all(len({box["top"] for _, box in row}) == 1 for row in rows)
    assert all(len({row[column][1]["left"] for row in rows}) == 1 for column in range(4))


def test_the_keys_stay_where_they_are_while_lines_come(table: StandIn, opened: Opened) -> None:
    page = joined(table, opened, "large")
    before = page.locator("[data-key='#']").bounding_box()
    table.say(line(1, "Une annonce bien longue, qui prend toute la place. " * 4))
    table.ask(ASK)
    expect(page.locator("#ask button")).to_have_count(4)
    assert page.locator("[data-key='#']").bounding_box() == before


def test_every_button_has_64_pixels(table: StandIn, opened: Opened) -> None:
    page = joined(filled(table), opened, "braille", width=320)
    small = page.locator("button:visible, select:visible, .switch:visible").evaluate_all(
        """all => all.map(e => [e.textContent, e.getBoundingClientRect()])
            .filter(([, box]) => box.height < 64 || box.width < 64)"""
    )
    assert not small


def test_what_has_the_focus_is_never_under_the_keys(table: StandIn, opened: Opened) -> None:
    page = joined(filled(table), opened, "large")
    for _ in range(40):
        page.keyboard.press("Tab")
        hidden = page.evaluate(
            """() => {
                const here = document.activeElement, keys = document.getElementById("keys");
                if (here === document.body || keys.contains(here)) return null;
                const box = here.getBoundingClientRect();
                return box.bottom > keys.getBoundingClientRect().top + 1 ? here.outerHTML : null;
            }"""
        )
        assert hidden is None


def test_names_roles_and_languages_are_those_that_a_screen_reader_needs(table: StandIn, opened: Opened) -> None:
    page = joined(filled(table), opened, "braille")
    keys = page.get_by_role("group", name="Touches").get_by_role("button")
    expect(keys).to_have_count(16)
    expect(keys.nth(4)).to_have_accessible_name("4")
    expect(keys.nth(7)).to_have_accessible_name("B annuler")
    expect(page.get_by_role("button", name="étoile silence")).to_be_visible()
    expect(page.get_by_role("button", name="dièse valider")).to_be_visible()
    expect(page.get_by_role("region", name="Question").get_by_role("button", name="3, Maximilienne")).to_be_visible()
    expect(page.get_by_role("region", name="Où on en est").get_by_role("listitem").first).to_have_text("Manche 2.")
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.locator("#line")).to_have_accessible_description("Appuyer : la suite")
    expect(page.locator("#log [lang=en]")).to_have_text("Shadow")
    expect(page.locator(".region")).to_have_count(2)
    for region in page.locator(".region").all():
        expect(region).to_have_attribute("aria-live", "polite")
        expect(region).to_have_attribute("aria-atomic", "true")
    assert page.locator("[aria-live=assertive], [role=alert]").count() == 0


def test_nothing_moves(table: StandIn, opened: Opened) -> None:
    page = joined(filled(table), opened)
    assert page.evaluate("document.getAnimations().length") == 0
    moving = page.locator("*").evaluate_all(
        """all => all.map(e => getComputedStyle(e))
            .filter(s => parseFloat(s.transitionDuration) || s.animationName !== "none").length"""
    )
    assert moving == 0
