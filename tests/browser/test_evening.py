"""A laptop without scanner, pad or earphone, and one phone: cameras and pages are all that a real companion has."""

from __future__ import annotations

import http.server
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.conftest import LATEST, Launched
from tests.browser.pictures import Held, film, jpeg, seen, show, with_camera
from tests.browser.seats import press
from tests.endtoend.running import CHECKOUT, Companion, code, environment, play
from tests.pages.test_certificate import forged

NAMES = ("Ana", "Inès", "Hugo", "Léo")
Begun = Callable[..., tuple[Companion, str]]


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begun]:
    """Starts a companion with these options, and tells the address that it has told."""
    with ExitStack() as running:

        def begin(*options: str, https: int = 0, env: dict[str, str] | None = None) -> tuple[Companion, str]:
            settings = f'pages: {{address: "127.0.0.1", http: 0, https: {https}}}\n'
            (tmp_path / "settings.yaml").write_text(settings, encoding="utf-8")
            table = running.enter_context(Companion(*play(tmp_path, *options, lang="fr", names=NAMES), env=env))
            table.expect("http://")
            (address,) = re.findall(r"http://\S+(?=/)", "\n".join(table.printed))
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
            page.set_default_timeout(LATEST)
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", lambda told: faults.append(told.text) if "Security Policy" in told.text else None)
            page.goto(address + path)
            return page

        yield look
    assert not faults


def scanning(page: Page) -> Page:
    """Its camera looks."""
    page.locator("#camera button", has_text="Scanner avec la caméra").click()
    expect(page.locator("#camera video")).to_be_visible()
    return page


def joins(phone: Page, name: str, table: Companion, laptop: Page) -> None:
    """Its digits are typed on the laptop's page: nothing else has keys."""
    phone.locator("#seats button", has_text=name).click()
    expect(phone.locator("#digits")).to_have_text(re.compile(r"\d \d \d \d"))
    expect(phone.locator("#how")).to_have_text("Tapez ces quatre chiffres à l'ordinateur de la table, sur sa page.")
    table.expect(f"Un téléphone pour {name} ?")
    press(laptop, (phone.locator("#digits").text_content() or "").replace(" ", ""))
    table.expect(f"{name} a son téléphone.")


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


# --- --tls


@pytest.fixture
def trusting(launched: Launched, tmp_path: Path) -> Iterator[Callable[[bytes], Browser]]:
    """A Chromium on a phone where somebody has installed this root. Its camera sees a heart, then nothing, then …"""
    certutil = shutil.which("certutil")
    if certutil is None and not os.environ.get("CI"):
        pytest.skip("there is no certutil")
    assert certutil, "there is no certutil"
    store, home = tmp_path / "home/.pki/nssdb", tmp_path / "home"
    seen_there = film(tmp_path / "film.mjpeg", [(seen(Held(code("sticker/heart"), tilted=12)), 60), (seen(), 60)])
    camera = "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"
    with ExitStack() as started:

        def trust(root: bytes) -> Browser:
            store.mkdir(parents=True)
            (tmp_path / "ca.crt").write_bytes(root)
            for words in (
                ("-N", "--empty-password"),
                ("-A", "-t", "C,,", "-n", "companion", "-i", tmp_path / "ca.crt"),
            ):
                subprocess.run([certutil, "-d", f"sql:{store}", *words], check=True, capture_output=True)
            browser = launched(
                *camera, f"--use-file-for-fake-video-capture={seen_there}", env={**os.environ, "HOME": str(home)}
            )
            started.callback(browser.close)
            return browser

        yield trust


def test_a_seats_page_that_trusts_the_table_has_a_stream_and_nobody_else_can_stand_for_it(
    begun: Begun,
    looking: Callable[..., Page],
    browser: Browser,
    trusting: Callable[[bytes], Browser],
    tmp_path: Path,
) -> None:
    table, plain = begun("--tls")
    table.expect("Chaque téléphone installe une fois le certificat")
    (address,) = re.findall(r"https://\S+(?=/)", "\n".join(table.printed))
    root = httpx.get(f"{plain}/ca.crt")
    assert root.headers["content-type"] == "application/x-x509-ca-cert"
    with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
        browser.new_page().goto(address)
    page = trusting(root.content).new_context(locale="fr-FR").new_page()
    page.goto(f"{address}/seat")
    assert page.evaluate("isSecureContext")
    laptop = looking(plain)
    press(laptop, "1")
    table.expect("Inès ?")
    joins(page, "Inès", table, laptop)
    scanning(page)
    expect(page.locator("#log")).to_contain_text("Cœur")
    table.expect("[seat 2] (private)")
    with serving(forged(tmp_path, x509.DNSName("localhost"))) as port, pytest.raises(Error, match="ERR_CERT_"):
        page.goto(f"https://localhost:{port}/")
    assert not table.errors


@contextmanager
def serving(tls: ssl.SSLContext) -> Iterator[int]:
    """Somebody else's server; its port."""
    with http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler) as server:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_a_port_that_is_taken_costs_https_alone(begun: Begun) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        table, plain = begun("--tls", https=taken.getsockname()[1])
        table.expect("Pas de pages chiffrées : le port")
        assert httpx.get(plain).status_code == 200
        assert httpx.get(f"{plain}/ca.crt").status_code == 404


def test_without_the_library_one_sentence_says_so(begun: Begun, tmp_path: Path) -> None:
    (tmp_path / "cryptography.py").write_text("raise ImportError\n", encoding="utf-8")
    table, plain = begun("--tls", env=environment(PYTHONPATH=f"{tmp_path}:{CHECKOUT}"))
    table.expect("Pas de pages chiffrées : il manque cryptography.")
    assert httpx.get(plain).status_code == 200
    assert not table.errors


def test_without_tls_nothing_of_it_is_imported(tmp_path: Path) -> None:
    imported = "import sys, companion.pages.edge, companion.commands.play; print('cryptography' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", imported], capture_output=True, text=True, env=environment(), cwd="/")
    assert told.stdout == "False\n"


# --- the whole evening


def test_a_laptop_without_scanner_pad_or_earphone_and_one_phone_play_a_whole_evening(
    begun: Begun, looking: Callable[..., Page]
) -> None:
    """The laptop's page has the keys and the camera; Inès has a phone over plain HTTP, which may only take photos."""
    table, address = begun("--pages")
    laptop, phone = looking(address), looking(address, "/seat", stream=False, viewport={"width": 375, "height": 700})

    def goes_on(keys: str, told: str, page: Page = laptop) -> None:
        press(page, keys)
        table.expect(told)

    def scan(what: str, told: str) -> None:
        show(laptop, Held(code(what)))
        table.expect(told)

    def photograph(what: str, told: str) -> None:
        with phone.expect_file_chooser() as chosen:
            phone.locator("#camera button", has_text="Scanner par une photo").click()
        taken = seen(Held(code(what), scale=12, tilted=9, at=(900, 600)), size=(2400, 1800))
        chosen.value.set_files({"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": jpeg(taken)})
        expect(phone.locator("#log")).to_contain_text(told)

    scanning(laptop)
    goes_on("1", "Inès ?")
    joins(phone, "Inès", table, laptop)
    goes_on("3", "Hugo ?")
    goes_on("1", "Léo ?")
    goes_on("1", "On joue à 4.")
    goes_on("#", "Mélangez ces cartes.")
    # Her role and her hand: nobody but her phone tells them.
    goes_on("C", "Inès écoute.", phone)
    photograph("role/shadow", "Shadow")
    table.expect("Inès : écoute finie.")
    goes_on("#", "Préparez les câbles.")
    goes_on("#", "Mélangez les câbles")
    goes_on("C", "Inès écoute.", phone)
    for number in range(1, 5):
        photograph(f"cable/secure@{number}", f"{number}.")
    photograph("cable/defuse@1", "désamorçage")
    table.expect("Inès : écoute finie.")
    goes_on("#", "Les Lieux")
    goes_on("#", "Fatalité")
    goes_on("#", "Qui commence ?")
    goes_on("1", "Pour couper : une place, puis un scan.")
    # The cuts, before the laptop's camera.
    goes_on("3", "Hugo.")
    scan("cable/secure@6", "Sécurisé")
    goes_on("2", "Inès.")
    scan("cable/defuse@1", "Fil désamorcé")
    goes_on("4", "Léo.")
    scan("cable/bomb", "Bombe !")
    table.expect("Qui gagne ?")
    goes_on("1", "gagne")
    hers = {line for line in table.printed if line.startswith("[seat 2]")}
    assert hers == {"[seat 2] (private)"}, "no private word is printed"
    assert not table.errors
