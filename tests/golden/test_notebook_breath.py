"""What a notebook answers first is heard in four seconds, and what # goes on to in five, in any golden evening and
language.

What is asked back may be longer: nobody waits for its end. Help takes five seconds a breath, as everywhere.
"""

from __future__ import annotations

from contextlib import closing

import pytest

from bench.habits import Voice
from companion.model import Announcement, Only, Word, in_pieces
from companion.speech.catalogue import Catalogue
from tests.golden import LANGUAGES, of_every_game
from tests.tabletop import words

#: In seconds of speech at the usual rate.
ANSWER, FURTHER = 4.0, 5.0
#: What comes behind the first breath.
BEHIND = ("notebook-noted", "notebook-also", "notebook-names")
#: As many names as its owner has marked, and not fewer.
MARKED = "notebook-is-one-of"
#: What asks for something, or helps.
ASKS = (
    "notebook-which",
    "notebook-write",
    "notebook-narrowed",
    "notebook-can",
    "notebook-scan",
    "notebook-sealed",
    "notebook-opened",
    "notebook-level",
)


def answers(lang: str) -> dict[str, tuple[float, float]]:
    """Every answer of a notebook that is heard: how long it sounds, and how long it may."""
    catalogue, found = Catalogue(lang, voices=words()), dict[str, tuple[float, float]]()
    with closing(Voice(lang)) as voice:
        for game in of_every_game():
            for title in game.titles:
                for line in game.heard(title, lang).said:
                    for piece in in_pieces(line) if _answers(line) else ():
                        text = catalogue.text(piece)
                        if text not in found:
                            found[text] = round(voice.seconds(text), 1), _may_take(line)
    return found


def _may_take(line: Announcement) -> float:
    said = dict(line.args).get("said")
    first = said if isinstance(said, Word) else Word(line.id, line.args)
    what = dict(first.args).get("what")
    marked = isinstance(what, Word) and what.id.startswith(MARKED)
    return FURTHER if first.id.startswith(BEHIND) or marked else ANSWER


def _answers(line: Announcement) -> bool:
    return isinstance(line.audience, Only) and "notebook-" in line.id and not line.id.startswith(ASKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_heard_in_four_seconds(lang: str) -> None:
    pytest.importorskip("espeakng_loader")
    found = answers(lang)
    assert len(found) > 30
    assert {breath: seconds for breath, (seconds, most) in found.items() if seconds > most} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_help_is_heard_in_five_seconds_a_breath(lang: str) -> None:
    pytest.importorskip("espeakng_loader")
    catalogue = Catalogue(lang, voices=words())
    with closing(Voice(lang)) as voice:
        for id in ("notebook-can-keys", "notebook-can-number", "notebook-can-step"):
            assert voice.seconds(catalogue.text(Announcement(id))) <= FURTHER, id
