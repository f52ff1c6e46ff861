"""What a table hears of a game without code is what the kept transcripts say, in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from companion.files import resources
from companion.model import Arg, Several, Word
from companion.speech.proofreading import proofread_file

from . import golden

#: What no table hears in these evenings: what only a command line can ask for, or what the session does not let happen.
UNHEARD = {
    "tracker-refuse-players",
    "tracker-refuse-setting",
    "tracker-refuse-setting-value",
    "tracker-refuse-over",
    "tracker-refuse-window",
}


@cache
def played(game: str, lang: str) -> dict[str, str]:
    return dict(golden.sections(game, lang))


@pytest.mark.parametrize("lang", golden.LANGUAGES)
@pytest.mark.parametrize(("game", "title"), [(scenario.game, scenario.title) for scenario in golden.SCENARIOS])
def test_the_table_hears_what_the_transcript_says(game: str, title: str, lang: str) -> None:
    assert played(game, lang)[title] == golden.kept(game, lang)[title]


@pytest.mark.parametrize("lang", golden.LANGUAGES)
@pytest.mark.parametrize("game", golden.GAMES)
def test_no_kept_section_is_played_no_more(game: str, lang: str) -> None:
    assert list(golden.kept(game, lang)) == [one.title for one in golden.SCENARIOS if one.game == game]


def test_every_frame_is_heard_in_some_evening() -> None:
    """In French, by its words: whoever adds a message adds the act that brings it."""
    heard: set[str] = set()
    for scenario in golden.SCENARIOS:
        with TemporaryDirectory() as folder:
            table = golden.played(Path(folder), "fr", scenario)
            table.line.close()
        heard |= {id for line in table.said for id in ids(Word(line.id, line.args))}
    written = {entry.id for entry in proofread_file(resources.voices() / "fr" / "tracker.ftl")[0]}
    assert sorted(written - heard - UNHEARD) == []
    assert sorted(UNHEARD & heard) == []


def ids(said: Arg) -> set[str]:
    """The messages that an argument says."""
    match said:
        case Word(id, args):
            return {id}.union(*(ids(arg) for _, arg in args))
        case Several(items):
            return set().union(*(ids(item) for item in items))
        case _:
            return set()
