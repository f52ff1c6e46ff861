"""An address, as somebody hears it who types it into a phone."""

from __future__ import annotations

import pytest

from companion.pages.spelt import spelt
from companion.speech.catalogue import Catalogue


@pytest.mark.parametrize(
    ("lang", "heard"),
    [
        ("fr", "1 9 2, point, 1 6 8, point, 1, point, 2 0, deux-points, 8 0 8 0"),
        ("en", "1 9 2, dot, 1 6 8, dot, 1, dot, 2 0, colon, 8 0 8 0"),
        ("es", "1 9 2, punto, 1 6 8, punto, 1, punto, 2 0, dos puntos, 8 0 8 0"),
    ],
)
def test_an_address_is_said_digit_by_digit(lang: str, heard: str) -> None:
    assert Catalogue(lang).text(spelt("192.168.1.20", 8080)) == heard
