"""What is heard often has short words: ``.brief`` for every message that a golden evening brings more than twice, and
nothing that it tells is lost by habit."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from companion.files import resources
from companion.model import Announcement, Verbosity, replace
from companion.speech.catalogue import Catalogue
from companion.speech.proofreading import proofread_file
from tests.golden import LANGUAGES, of_every_game
from tests.tabletop import words

OFTEN = 2
#: So few words are as short as a sentence gets.
FEW = 6
#: What is heard often and has no shorter form, and why.
AS_IT_IS = {
    "lobby": "a list: each entry has to be told",
    "which-name": "a list: each entry has to be told",
    "people-left-nobody": "once in an evening, and it says how the place goes on",
    "which-way-next": "four keys with one word each",
    "tracker-says": "a pack's own words",
    "heure-des-3-ombres-house-set": "a rule's own words: a changed rule is told whole",
    "heure-des-3-ombres-paired-named": "a name and two numbers, and nothing else",
    "heure-des-3-ombres-step-start-bluff": "two keys with what they do, and nothing else",
    "time-bomb-undercover-can-cut": "once in an evening, and once after each power cut",
    **dict.fromkeys(
        (f"mystere-de-l-abbaye-ask-accused-{what}" for what in ("build", "face", "hood", "order", "rank")),
        "each answer has its digit",
    ),
    **dict.fromkeys(
        (f"mystere-de-l-abbaye-ask-{what}" for what in ("accuse", "reveal")),
        "it cannot be taken back at the table: what is confirmed is told whole",
    ),
    **dict.fromkeys(
        (f"mystere-de-l-abbaye-{what}" for what in ("ask-trait", "ask-trait-2", "ask-shown", "card-moved")),
        "seldom heard: only an evening with a notebook has it three times",
    ),
    "mystere-de-l-abbaye-mass-over": "who has what, and the next mass",
    "mystere-de-l-abbaye-step-ring": "who, which mass, and the key",
    "time-bomb-undercover-cut-corrected": "a correction is told whole",
    "time-bomb-undercover-fatality-red": "a rule that holds for one evening, told whole",
    "time-bomb-undercover-lieu-empty": "the number and that it is missing",
}
#: What ``.brief`` leaves out of what the normal words tell, and why nobody misses it.
LEFT_OUT = {
    **dict.fromkeys(("heure-des-3-ombres-turn", "heure-des-3-ombres-turn-as"), "the hour itself is told"),
    **dict.fromkeys(("heure-des-3-ombres-ability-allison", "heure-des-3-ombres-ability-zacharie"), "help has the key"),
    "heure-des-3-ombres-ability-zacharie-cube": "help has the key",
    "heure-des-3-ombres-hour": "the hour itself is told; why, the line before it has told",
    **dict.fromkeys((f"heure-des-3-ombres-curse-{what}" for what in ("began", "in-force", "last-turn")), "D D has it"),
    "mystere-de-l-abbaye-step-prepare": "whoever prepares for the eleventh time knows the piles",
    "mystere-de-l-abbaye-ask-confessor-1": "who begins has just been told",
    "heure-des-3-ombres-step-house": "the list is said at the question; brief is for refusals",
    "time-bomb-undercover-cut-secure": "how many cuts a round has, D has it",
    "set-up-step": "how many steps there are was told with the first ones",
    "mystere-de-l-abbaye-taken": "who was robbed has just been told",
    **dict.fromkeys(
        ("cluedo-one-piece-ask-character", "cluedo-one-piece-ask-starter"), "a wrong number is told the range"
    ),
    "time-bomb-undercover-ask-starter": "a wrong number is told the range",
    "cluedo-one-piece-ask-verdict": "who accuses has just been told",
    "tracker-ask-starter-text": "the pack's own words, heard ten times",
    "tracker-ask-whose": "a wrong number is told the range",
}


@cache
def often() -> dict[str, Announcement]:
    """What habit may shorten in some golden evening, and was heard there more than twice: the wordiest of each."""
    found: dict[str, Announcement] = {}
    catalogue = Catalogue("fr", voices=words())
    for game in of_every_game():
        for title in game.titles:
            heard = Counter[str]()
            for line in game.heard(title, "fr").said:
                heard[line.id] += line.level is not None and line.piece < 2 and not line.breaths  # help is said whole
                if (
                    heard[line.id] > OFTEN
                    and len(catalogue.text(line)) > len(catalogue.text(found.get(line.id, line))) - 1
                ):
                    found[line.id] = line
    return found


def texts(id: str) -> tuple[str, str | None]:
    """The French normal and brief words of a message, as they are written; None: it has no brief ones."""
    for path in (resources.voices() / "fr").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        if entry := re.search(rf"^{re.escape(id)} =(.*(?:\n    .*)*)", text, re.MULTILINE):
            normal, *attributes = re.split(r"\n    \.", entry[1])
            brief = [attribute for attribute in attributes if attribute.startswith("brief")]
            return normal, brief[0] if brief else None
    return "", None


def variables(text: str) -> set[str]:
    """What a message takes in."""
    return set(re.findall(r"\$[\w-]+", text))


def test_what_is_heard_often_has_brief_words_or_a_reason() -> None:
    catalogue = Catalogue("fr", verbosity=Verbosity.NORMAL, voices=words(), report=lambda fault: None)
    long = {id for id, line in often().items() if len(catalogue.text(line).split()) > FEW}
    without = {id for id in long if texts(id)[0] and texts(id)[1] is None}
    assert without - AS_IT_IS.keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verbosity", Verbosity)
def test_no_line_is_empty(lang: str, verbosity: Verbosity) -> None:
    catalogue = Catalogue(lang, verbosity=verbosity, voices=words())
    said = {
        replace(line, piece=0)
        for game in of_every_game()
        for title in game.titles
        for line in game.heard(title, "fr").said
    }
    assert [line for line in said for piece in catalogue.pieces(line) if not catalogue.text(piece)] == []


def test_what_has_brief_words_after_all_is_not_in_the_list() -> None:
    assert {id for id in AS_IT_IS if texts(id)[1] is not None} == set()


def test_habit_takes_no_fact_away() -> None:
    lost = {}
    for path in (resources.voices() / "fr").glob("*.ftl"):
        for entry in proofread_file(path)[0]:
            normal, brief = texts(entry.id)
            if brief is not None and (
                gone := set(re.findall(r"\$[\w-]+", normal)) - set(re.findall(r"\$[\w-]+", brief))
            ):
                lost[entry.id] = gone
    assert {id: gone for id, gone in lost.items() if id not in LEFT_OUT} == {}
    assert LEFT_OUT.keys() - lost.keys() == set()
