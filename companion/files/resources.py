"""Where the shipped files are: words, sticker code, packs.

In an installed package they are inside it. In a checkout ``voices`` and ``stickers.yaml`` are at the top, where
people who edit them look first. It must never look anywhere else: only shipped files are used.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def find(name: str) -> Path:
    """The shipped file or folder; where there is none, the path where it should be."""
    shipped = _PACKAGE / name
    in_checkout = _PACKAGE.parent / name
    return in_checkout if not shipped.exists() and in_checkout.exists() else shipped


def stickers() -> Path:
    """The documented sticker code."""
    return find("stickers.yaml")


def voices() -> Path:
    """The folder with one folder for each language."""
    return find("voices")


def sheets() -> Path:
    """The label sheets that can be bought."""
    return find("labels") / "sheets.yaml"


def packs() -> Path:
    """The folder with one file for each game box."""
    return find("packs")
