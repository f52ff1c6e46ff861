"""Words of Cluedo One Piece that were looked at one by one; what holds for every game's words is ``tests/kit``."""

from __future__ import annotations

import re

import pytest

from companion.files import resources
from companion.speech import voices
from companion.speech.proofreading import proofread_file

from .tables import ID


@pytest.mark.parametrize("lang", voices.languages())
def test_there_is_no_murder_as_the_source_once_says_and_no_name_of_the_box(lang: str) -> None:
    text = (resources.voices() / lang / f"{ID}.ftl").read_text(encoding="utf-8").lower()
    assert not re.search(r"meurtre|murder|asesinato|crime|crimen", text)
    assert not re.search(r"luffy|zoro|nami|sanji|chopper", text)


def test_every_refused_card_costs_the_same_breath() -> None:
    """A refusal takes in nothing, so its length says nothing of the card."""
    entries = {entry.id: entry for entry in proofread_file(resources.voices() / "fr" / f"{ID}.ftl")[0]}
    for name in ("secret", "window", "window-shown", "window-sleeve", "window-full", "sleeve-sort"):
        assert entries[f"{ID}-refuse-{name}"].variables == set()
