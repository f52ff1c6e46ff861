"""A camera as a scanner: from the frame that shows a label to the line at the table, in a real browser."""

from __future__ import annotations

import random
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.table import Row, milliseconds
from tests.browser.pictures import Held, show, with_camera
from tests.endtoend.running import NAMES, Companion, code, play

STICKERS = ("heart", "moon", "triangle", "clover", "flower", "grapes", "spiral", "water-drop")
#: Seconds for which nothing is shown: cards one after the other, and a table that has thought for a while.
GAPS = {"right after another": 1.4, "after five seconds": 5.0}
PATIENCE = 10.0
#: When the newest picture was first drawn by the camera, in seconds since the epoch.
WATCH = """() => {
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  let last = null;
  CanvasRenderingContext2D.prototype.drawImage = function (what, ...rest) {
    if (what instanceof ImageBitmap && what !== last) {
      last = what;
      window.drawn = (performance.timeOrigin + performance.now()) / 1000;
    }
    return draw.call(this, what, ...rest);
  };
}"""


def rows(quick: bool) -> Iterator[Row]:
    chromium = shutil.which("chromium")
    if chromium is None:
        yield Row("a camera as a scanner", "there is no Chromium")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        (Path(folder) / "settings.yaml").write_text('pages: {address: "127.0.0.1", http: 0}\n')
        with Companion(*play(Path(folder), "--pages", names=NAMES)) as table:
            table.expect("http://")
            (address,) = re.findall(r"http://\S+", "\n".join(table.printed))
            browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--mute-audio"])
            page = with_camera(browser.new_context(locale="en-GB")).new_page()
            page.goto(address)
            page.evaluate(WATCH)
            page.locator("#camera button").first.click()
            for symbology in ("qr", "datamatrix"):
                for gap, seconds in GAPS.items():
                    taken = [_one(table, page, symbology, n, seconds) for n in range(4 if quick else 24)]
                    heard = [one for one in taken if one is not None]
                    missed = f", {len(taken) - len(heard)} not read" if len(heard) < len(taken) else ""
                    yield Row(f"{symbology} label in the picture → line, {gap}", milliseconds(heard) + missed)
            browser.close()


def _one(table: Companion, page: Page, symbology: str, number: int, gap: float) -> float | None:
    """Seconds from the first frame with a label to the line that it brings."""
    show(page)
    page.wait_for_timeout(1000 * (gap + random.random() / 5))
    before = len(table.lines)
    at = (300 + random.randrange(300), 100 + random.randrange(200))
    sticker = code(f"sticker/{STICKERS[number % len(STICKERS)]}")
    show(page, Held(sticker, symbology, tilted=random.uniform(-20, 20), at=at), blurred=0.5)
    until = time.monotonic() + PATIENCE
    while len(table.lines) == before:
        if time.monotonic() > until:
            return None
        page.wait_for_timeout(10)
    shown = page.evaluate("drawn") - (time.time() - time.monotonic())
    return float(table.lines[before][0] - shown)
