"""What a camera sees: labels of ours as they are printed, tilted, blurred, far away; and a camera for a page.

``CAMERA`` gives a page a camera that shows what a test hands to it. All that comes behind it is the page's own.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from playwright.sync_api import BrowserContext, Page

from companion.labels.symbols import SYMBOLOGIES, fitted

SIZE = (1280, 720)
#: Pixels of a millimetre where a label is held 20 cm before a usual camera.
NEAR = 7.0
PAPER, INK, DESK = 235, 30, 110


@dataclass(frozen=True, slots=True)
class Held:
    """A label before the camera. ``tilted`` in degrees; ``at``: its upper left corner."""

    code: str
    symbology: str = "qr"
    scale: float = NEAR
    tilted: float = 0.0
    at: tuple[int, int] = (400, 200)


def label(held: Held) -> Image.Image:
    """A label as it is printed at 300 dpi, in so many pixels a millimetre."""
    size = fitted(SYMBOLOGIES[held.symbology], 60, 20, 300)
    assert size is not None
    fine = 24  # pixels a millimetre, before it is made as small as the camera sees it
    image = Image.new("L", (round((size.width + 4) * fine), round((size.height + 4) * fine)), PAPER)
    draw = ImageDraw.Draw(image)
    for x, y, width, height in size.rectangles(held.code, 2, 2):
        draw.rectangle((x * fine, y * fine, (x + width) * fine - 1, (y + height) * fine - 1), fill=INK)
    small = (round(image.width / fine * held.scale), round(image.height / fine * held.scale))
    return image.resize(small, Image.Resampling.LANCZOS)


def seen(*labels: Held, blurred: float = 0.0, size: tuple[int, int] = SIZE) -> Image.Image:
    """The camera's picture of these labels on a desk."""
    image = Image.new("L", size, DESK)
    for held in labels:
        printed = label(held)
        turned = printed.rotate(held.tilted, expand=True, resample=Image.Resampling.BICUBIC)
        image.paste(turned, held.at, Image.new("L", printed.size, 255).rotate(held.tilted, expand=True))
    image = image.filter(ImageFilter.GaussianBlur(blurred)) if blurred else image
    return ImageChops.add(image, Image.effect_noise(size, 8), 1, -128)


def jpeg(image: Image.Image, quality: int = 85) -> bytes:
    written = io.BytesIO()
    image.convert("RGB").save(written, "JPEG", quality=quality)
    return written.getvalue()


def film(path: Path, parts: Sequence[tuple[Image.Image, int]]) -> Path:
    """A film for Chromium's fake camera: each picture for so many frames, thirty a second, over and over."""
    path.write_bytes(b"".join(jpeg(image) * frames for image, frames in parts))
    return path


CAMERA = """
const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
[canvas.width, canvas.height] = [1280, 720];
let shown = null, beat = 0;
setInterval(() => {
  if (shown) pen.drawImage(shown, 0, 0, 1280, 720);
  pen.fillStyle = beat++ % 2 ? "#000" : "#010101";  // a camera sends frames also where nothing moves
  pen.fillRect(0, 0, 2, 2);
}, 40);
window.show = async (jpeg) => {
  shown = await createImageBitmap(new Blob([Uint8Array.from(atob(jpeg), (byte) => byte.charCodeAt(0))]));
};
navigator.mediaDevices.getUserMedia = async (wish) => {
  window.wished = wish;
  if (window.refuses) throw new DOMException("", window.refuses);
  return (window.stream = canvas.captureStream(25));
};
"""


def with_camera(context: BrowserContext) -> BrowserContext:
    """Pages of this context get a camera."""
    context.add_init_script(CAMERA)
    return context


def show(page: Page, *labels: Held, blurred: float = 0.0, image: Image.Image | None = None) -> None:
    """Show this to the page's camera from now on."""
    picture = image or seen(*labels, blurred=blurred)
    page.evaluate("(jpeg) => show(jpeg)", base64.b64encode(jpeg(picture)).decode())
