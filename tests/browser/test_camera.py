"""A camera as a scanner, in a real browser: what it reads, how often, and what it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from companion.labels.symbols import SYMBOLOGIES
from tests.browser.conftest import LATEST, Launched
from tests.browser.pictures import Held, film, jpeg, seen, show, with_camera
from tests.browser.stand_in import StandIn

A, B, C, D = "BCDFGHJK", "LNPRSTVX", "XVTSRPNL", "KJHGFDCB"
LETTERS = "BCDFGHJKLNPRSTVX" * 2
STATE = "#camera [role=status]"

Looking = Callable[..., Page]


@pytest.fixture
def looking(browser: Browser, table: StandIn) -> Iterator[Looking]:
    """Opens the table's own page and starts its camera: ``looking(Held(A))``. Nothing may go wrong in it, and it may
    ask nobody but the companion."""
    contexts = []
    faults: list[str] = []

    def open_page(*labels: Held, started: bool = True, **shown: Any) -> Page:
        context = with_camera(browser.new_context(locale="fr-FR"))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(LATEST)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda asked: _ours(asked.url, faults))
        page.goto(f"http://127.0.0.1:{table.port}/")
        show(page, *labels, **shown)
        if started:
            button(page, "Scanner avec la caméra").click()
            expect(page.locator("#camera video")).to_be_visible()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


def _ours(url: str, faults: list[str]) -> None:
    if not re.match(r"(http://127\.0\.0\.1:|data:|blob:http://127\.0\.0\.1:)", url):
        faults.append(url)


def button(page: Page, name: str) -> Any:
    return page.locator("#camera").get_by_role("button", name=name)


def scans(table: StandIn) -> list[str]:
    return [told["text"] for told in table.sent("/table/scan")]


def until(page: Page, told: Callable[[], bool]) -> None:
    """Wait for what the companion has got."""
    for _ in range(LATEST // 50):
        if told():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it has not come")


# --- what it reads


def test_every_symbol_of_our_labels_is_read_however_it_is_turned(table: StandIn, looking: Looking) -> None:
    page = looking()
    shown: list[str] = []
    for symbology in SYMBOLOGIES:
        for tilted in (0, 30, 75, 180, 250):
            shown.append(LETTERS[len(shown) :][:8])
            show(page, Held(shown[-1], symbology, tilted=tilted))
            until(page, lambda: scans(table) == shown)


def test_a_label_is_read_far_away_out_of_focus_and_at_the_edge(table: StandIn, looking: Looking) -> None:
    page = looking(Held(A, scale=6), blurred=0.7)
    until(page, lambda: scans(table) == [A])
    show(page, Held(B, "datamatrix", scale=5.5), blurred=0.7)
    until(page, lambda: scans(table) == [A, B])
    show(page, Held(C, scale=12), blurred=2.0)
    until(page, lambda: scans(table) == [A, B, C])
    show(page, Held(D, at=(1180, 610)))
    until(page, lambda: scans(table) == [A, B, C, D])


def test_what_chromium_calls_a_camera_is_read_and_a_card_shown_again_is_a_second_scan(
    table: StandIn, launched: Launched, tmp_path: Path
) -> None:
    """The whole way from the browser's own fake camera: label for two seconds, desk for two, over and over."""
    shown = film(tmp_path / "film.mjpeg", [(seen(Held(A, tilted=12), blurred=0.7), 60), (seen(), 60)])
    fake = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    started = launched(*fake, f"--use-file-for-fake-video-capture={shown}")
    page = started.new_page()
    page.goto(f"http://127.0.0.1:{table.port}/")
    page.locator("#camera button").first.click()
    until(page, lambda: scans(table) == [A, A])
    started.close()


# --- how often


def looked(page: Page, *looks: tuple[int, str]) -> list[list[Any]]:
    """What counts, and when, of looks at these times that find these codes: "A B"; bars have figures only."""
    counted: list[list[Any]] = page.evaluate(
        """async (looks) => {
          const { Shown } = await import("/static/camera.js");
          const shown = new Shown();
          return looks.map(([at, texts]) => {
            const codes = texts.split(" ").filter(Boolean);
            return [at, shown.look(codes.map((text) => ({ text, matrix: /[A-Z]/.test(text) })), at).text];
          }).filter(([, text]) => text);
        }""",
        looks,
    )
    return counted


def test_a_card_that_stays_for_a_minute_is_one_scan_and_one_that_went_away_is_a_second(looking: Looking) -> None:
    """Twenty looks a second, of which the reader misses most, as with a label at the edge of what it can read."""
    stays = [(at, "A" if at % 800 == 0 else "") for at in range(0, 60000, 50)]
    goes = [(at, "") for at in range(60000, 61500, 50)]
    comes = [(at, "A") for at in range(61500, 62500, 50)]
    heard = looked(looking(started=False), *stays, *goes, *comes)
    assert heard == [[50, "A"], [61550, "A"]]


def test_the_next_card_counts_while_the_last_one_is_still_there(looking: Looking) -> None:
    heard = looked(looking(started=False), (0, "A"), (50, "A"), (1000, "A B"), (1050, "A B"), (1100, "B"))
    assert heard == [[50, "A"], [1050, "B"]]


def test_nothing_is_taken_away_while_nobody_looks(looking: Looking) -> None:
    """A machine that stalls for three seconds has not seen the card go."""
    heard = looked(looking(started=False), (0, "A"), (1, "A"), (3000, ""), (6000, "A"), (6001, "A"))
    assert heard == [[1, "A"]]


def test_bars_count_only_where_two_looks_agree(looking: Looking) -> None:
    seen = (0, "12345670"), (100, "96385074"), (900, "96385074"), (1000, "96385074")
    assert looked(looking(started=False), *seen) == [[1000, "96385074"]]


def test_a_card_before_the_camera_is_one_scan(table: StandIn, looking: Looking) -> None:
    page = looking(Held(A))
    until(page, lambda: scans(table) == [A])
    page.wait_for_timeout(3000)
    show(page, Held(B))
    until(page, lambda: scans(table) == [A, B])


def test_of_several_cards_at_once_none_counts_and_that_is_said(table: StandIn, looking: Looking) -> None:
    page = looking(Held(A, at=(200, 200)), Held(B, at=(800, 200)))
    expect(page.locator(STATE)).to_have_text("Plusieurs codes à la fois. N'en montrez qu'un.")
    assert scans(table) == []
    show(page, Held(B))
    until(page, lambda: scans(table) == [B])


def test_two_cards_that_one_look_sees_and_the_next_does_not_are_still_two(looking: Looking) -> None:
    """Every second look sees the middle of the picture alone."""
    heard = looked(looking(started=False), (0, "A B"), (100, "B"), (600, "B"), (800, "B"))
    assert heard == [[800, "B"]]


def test_of_two_cards_that_are_first_seen_as_one_neither_counts_until_one_is_alone(looking: Looking) -> None:
    heard = looked(looking(started=False), (0, "A"), (50, "A B"), (100, "B"), (700, "B"), (760, ""), (800, "B"))
    assert heard == [[800, "B"]]


def test_what_came_with_a_card_that_has_counted_does_not_count_beside_it(looking: Looking) -> None:
    beside = [(at, "A B") for at in range(100, 5000, 50)]
    alone = [(at, "B") for at in range(5000, 7000, 50)]
    heard = looked(looking(started=False), (0, "A"), (50, "A"), *beside, *alone)
    assert heard == [[50, "A"], [5950, "B"]]


def test_a_label_of_ours_goes_before_what_is_printed_beside_it_however_late_that_is_read(looking: Looking) -> None:
    both = [(at, f"{A} 3760175513626") for at in range(2000, 4000, 50)]
    heard = looked(looking(started=False), (0, f"{A} 3760175513626"), (50, A), (100, A), *both)
    assert heard == [[50, A]]


# --- what it says


def test_a_camera_that_is_covered_says_so_until_it_is_uncovered(table: StandIn, looking: Looking) -> None:
    page = looking(image=Image.new("L", (1280, 720), 6))
    expect(page.locator(STATE)).to_have_text("Image noire. Ouvrez le cache de la caméra, ou allumez.")
    show(page, Held(A))
    until(page, lambda: scans(table) == [A])
    expect(page.locator(STATE)).to_have_text("La caméra regarde. Une étiquette à la fois, à 20 centimètres.")


def test_whoever_aims_in_vain_is_told_once(looking: Looking) -> None:
    page = looking()
    expect(page.locator(STATE)).to_contain_text("La caméra regarde.")
    page.evaluate("() => { const now = performance.now.bind(performance); performance.now = () => now() + 21000; }")
    expect(page.locator(STATE)).to_have_text(
        "Rien de lu jusqu'ici. Éloignez ou approchez l'étiquette, et cherchez la lumière."
    )


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        ("NotAllowedError", "Caméra refusée."),
        ("NotFoundError", "Pas de caméra sur cet appareil."),
        ("NotReadableError", "La caméra ne s'ouvre pas."),
    ],
)
def test_why_there_is_no_camera_is_said_and_a_photo_is_offered(looking: Looking, fault: str, says: str) -> None:
    page = looking(started=False)
    page.evaluate("(fault) => { refuses = fault; }", fault)
    expect(button(page, "Scanner par une photo")).to_be_hidden()
    button(page, "Scanner avec la caméra").click()
    expect(page.locator(STATE)).to_contain_text(says)
    expect(button(page, "Scanner par une photo")).to_be_visible()
    expect(button(page, "Scanner avec la caméra")).to_be_visible()


def test_a_camera_that_is_pulled_out_is_told_and_starts_again(table: StandIn, looking: Looking) -> None:
    page = looking(Held(A))
    until(page, lambda: scans(table) == [A])
    page.evaluate("stream.getVideoTracks()[0].onended()")  # canvases are never unplugged
    expect(page.locator(STATE)).to_contain_text("La caméra s'est coupée.")
    expect(page.locator("#camera video")).to_be_hidden()
    button(page, "Scanner avec la caméra").click()
    until(page, lambda: scans(table) == [A, A])
    button(page, "Arrêter la caméra").click()
    expect(page.locator(STATE)).to_have_text("Caméra arrêtée.")
    assert page.evaluate("stream.getVideoTracks()[0].readyState") == "ended"


def test_what_the_table_has_not_taken_is_told(table: StandIn, looking: Looking) -> None:
    page = looking(started=False)
    page.route("**/table/scan", lambda route: route.fulfill(status=403))
    button(page, "Scanner avec la caméra").click()
    show(page, Held(A))
    expect(page.locator(STATE)).to_have_text("Lu, mais pas transmis. Scannez de nouveau.")


def test_a_reader_that_does_not_load_is_told(looking: Looking) -> None:
    page = looking(Held(A), started=False)
    page.route("**/zxing_reader.wasm", lambda route: route.abort())
    button(page, "Scanner avec la caméra").click()
    expect(page.locator(STATE)).to_contain_text("Le lecteur de codes ne se charge pas.")


def test_a_reader_that_did_not_come_at_all_comes_at_the_next_start(table: StandIn, looking: Looking) -> None:
    page = looking(Held(A), started=False)
    page.route("**/camera-reader.js", lambda route: route.abort())
    button(page, "Scanner avec la caméra").click()
    expect(page.locator(STATE)).to_contain_text("Le lecteur de codes ne se charge pas.")
    page.unroute("**/camera-reader.js")
    button(page, "Scanner avec la caméra").click()
    until(page, lambda: scans(table) == [A])


NATIVE = """
self.BarcodeDetector = class {
  static getSupportedFormats = async () => FORMATS;
  detect = async (picture) => {
    if (BROKEN) throw new Error("no service");
    return picture.width > 100 ? [{ rawValue: "NATIVE", format: "qr_code" }] : [];
  };
};
"""


@pytest.mark.parametrize(
    ("formats", "broken", "read"),
    [
        ('["qr_code","data_matrix","code_128","ean_13","ean_8","upc_a"]', "false", "NATIVE"),
        ('["qr_code"]', "false", A),
        ('["qr_code","data_matrix","code_128","ean_13","ean_8","upc_a"]', "true", A),
    ],
    ids=["reads all", "reads some", "has no service"],
)
def test_a_browsers_own_reader_is_used_where_it_reads_all_our_symbols(
    table: StandIn, looking: Looking, formats: str, broken: str, read: str
) -> None:
    page = looking(Held(A), started=False)
    own = NATIVE.replace("FORMATS", formats).replace("BROKEN", broken)
    page.context.route(
        "**/camera-reader.js", lambda route: route.fulfill(response=(got := route.fetch()), body=own + got.text())
    )
    button(page, "Scanner avec la caméra").click()
    until(page, lambda: scans(table) == [read])


# --- a photo, where no stream is allowed


@pytest.fixture
def photographing(looking: Looking) -> Page:
    """A page in a browser that gives no stream, as any over plain HTTP from another device."""
    page = looking(started=False)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
    page.reload()
    expect(button(page, "Scanner avec la caméra")).to_be_hidden()
    return page


def photograph(page: Page, image: Image.Image) -> None:
    with page.expect_file_chooser() as chosen:
        button(page, "Scanner par une photo").click()
    chosen.value.set_files({"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": jpeg(image)})


def test_a_photo_is_read_on_the_device_and_the_same_label_again_is_a_second_scan(
    table: StandIn, photographing: Page
) -> None:
    posted: list[str] = []
    photographing.on("request", lambda asked: posted.append(asked.url) if asked.method == "POST" else None)
    taken = seen(Held(A, scale=14, tilted=20, at=(1500, 900)), blurred=1.5, size=(4000, 3000))
    photograph(photographing, taken)
    until(photographing, lambda: scans(table) == [A])
    photograph(photographing, taken)
    until(photographing, lambda: scans(table) == [A, A])
    assert {url.rpartition("/table/")[2] for url in posted} == {"scan"}


def test_a_photo_without_a_code_or_with_several_is_told(table: StandIn, photographing: Page) -> None:
    photograph(photographing, seen())
    expect(photographing.locator(STATE)).to_contain_text("Rien de lisible sur la photo.")
    photograph(photographing, seen(Held(A, at=(200, 200)), Held(B, at=(800, 200))))
    expect(photographing.locator(STATE)).to_contain_text("Plusieurs codes à la fois.")
    assert scans(table) == []
