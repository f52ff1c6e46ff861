"""A card's name that is typed while a lesson asks for one waits like everything else that is typed."""

from __future__ import annotations

from pathlib import Path

from companion.devices.heard import Heard
from companion.devices.keyboard import KeyGlyph, TypedCode
from companion.files import venue
from companion.inputs.reading import Reading
from companion.line.edges import Devices, FreeText
from companion.model import Key
from companion.teaching.events import Typed


def devices() -> Devices:
    here = venue.enter(Path("no-such-folder"), "en")
    return Devices(Reading(here.book), here.key_maps(), 0.0, FreeText(lambda text: True, Typed))


def test_a_name_typed_in_a_stall_comes_after_the_key_before_it() -> None:
    heard = devices()
    heard._stalls.beat(1.0)
    for item in KeyGlyph("1"), TypedCode("cat"):
        assert list(heard.take(Heard("keyboard", item, 5.0))) == []
    assert list(heard.glance(6.0))[1:] == [Key("1", "keyboard", None, 5.0), Typed("cat", 5.0)]


def test_a_name_comes_after_the_key_that_waited() -> None:
    heard = devices()
    for item, at in (KeyGlyph("3"), 1.0), (KeyGlyph("3"), 1.5):
        list(heard.take(Heard("keyboard", item, at)))
    assert list(heard.take(Heard("keyboard", TypedCode("cat"), 1.55))) == [
        Key("3", "keyboard", None, 1.55),
        Typed("cat", 1.55),
    ]
