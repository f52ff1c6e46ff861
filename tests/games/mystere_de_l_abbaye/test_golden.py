"""What a table hears is what the kept transcripts say, in every language, and nothing is left out of them."""

from __future__ import annotations

from functools import cache

import pytest

from companion.files import resources
from companion.model import Announcement, Word
from companion.speech.proofreading import proofread_file
from tests.golden.test_transcripts import ids

from . import golden
from .tables import ID

#: What no table hears, and why not.
UNHEARD = {
    # before an evening: a setting, a number of players or a deck file that cannot be
    *(f"{ID}-refuse-{what}" for what in ("players", "setting", "setting-value", "deal")),
    *(f"{ID}-flaw-{what}" for what in ("too-many", "name", "alike")),
    # the session asks only what can be answered, and asks how to go on after the end
    *(f"{ID}-refuse-{what}" for what in ("incomplete", "over")),
    # on a shared ear, before the seat's digits: test_shared_ear.py
    f"{ID}-refuse-check",
}


@cache
def played(lang: str) -> tuple[dict[str, str], tuple[Announcement, ...]]:
    found = list(golden.sections(lang))
    return {title: text for title, text, _ in found}, tuple(line for _, _, said in found for line in said)


@pytest.mark.parametrize("lang", golden.LANGUAGES)
@pytest.mark.parametrize("title", [scenario.title for scenario in golden.SCENARIOS])
def test_the_table_hears_what_the_transcript_says(title: str, lang: str) -> None:
    assert played(lang)[0][title] == golden.kept(lang)[title]


@pytest.mark.parametrize("lang", golden.LANGUAGES)
def test_no_kept_section_is_played_no_more(lang: str) -> None:
    assert list(golden.kept(lang)) == [scenario.title for scenario in golden.SCENARIOS]


def test_every_message_of_the_game_is_heard_in_some_scenario() -> None:
    heard = {id for line in played("fr")[1] for id in ids(Word(line.id, line.args))}
    written = {
        entry.id
        for entry in proofread_file(resources.voices() / "fr" / f"{ID}.ftl")[0]
        if not entry.id.startswith("token-")
    }
    assert sorted(written - heard - UNHEARD) == []
    assert sorted(UNHEARD & heard) == []
