"""No list is longer than five seconds in one breath, in any golden evening and language, at the usual rate."""

from __future__ import annotations

import re
from contextlib import closing

import pytest

from bench.habits import Voice
from companion.model import Several
from companion.speech.catalogue import Catalogue
from tests.golden import LANGUAGES, of_every_game
from tests.tabletop import words

#: In seconds of speech; a breath ends where a sentence ends.
BREATH = 5.0


def breaths(lang: str) -> dict[str, float]:
    """The sentences of every list that is heard, and how long each sounds."""
    with closing(Voice(lang)) as voice:
        return _breaths(lang, voice)


def _breaths(lang: str, voice: Voice) -> dict[str, float]:
    catalogue = Catalogue(lang, voices=words())
    found = {}
    for game in of_every_game():
        for title in game.titles:
            for line in game.heard(title, lang).said:
                if any(isinstance(arg, Several) and len(arg.items) > 1 for _, arg in line.args):
                    for breath in re.split(r"(?<=[.?!]) ", catalogue.text(line)):
                        found[breath] = round(voice.seconds(breath), 1)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_is_heard_in_breaths(lang: str) -> None:
    pytest.importorskip("espeakng_loader")
    found = breaths(lang)
    assert len(found) > 100
    assert {breath: seconds for breath, seconds in found.items() if seconds > BREATH} == {}
