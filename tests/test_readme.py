"""The README is short, leads everybody on, and its two commands are what CI runs."""

from __future__ import annotations

import re

import pytest

from companion import cli
from companion.boxes import loader
from companion.games import FOLDERS
from companion.model import word
from companion.speech.catalogue import Catalogue
from tests.manuals import DECLARED_PAGES, README, ROOT, headings, in_words, links, section, shell

#: What does not help a newcomer to a first evening has a page of its own in ``docs/``.
LONGEST = 120


def test_it_is_read_in_five_minutes() -> None:
    lines = README.splitlines()
    assert len(lines) <= LONGEST, "it leads on: options and files go into docs/*/reference.md"
    assert max(map(len, lines)) <= 200


def test_two_commands_do_everything_and_ci_takes_them_from_here() -> None:
    first, second = shell(README)
    assert first.endswith("install pip -e . && .venv/bin/companion demo")
    assert second.endswith("install -e '.[test]' && .venv/bin/python -m pytest -n auto")
    assert re.findall(r"^python3 -m .*", README, re.MULTILINE) == [first, second]
    assert "'^python3 -m ' README.md" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_whoever_reads_french_is_led_away_at_once() -> None:
    (_, first), (level, french), *_ = headings(README)
    assert (first, level, french) == ("Companion", 2, "En français")
    there = section(README, french)
    assert links(there)[0] == "docs/fr/joueurs.md"
    assert not [link for link in links(there) if "/en/" in link or link.endswith(".en.md")]


@pytest.mark.parametrize("title", ["La première soirée, en dix étapes", "The first evening, in ten steps"])
def test_the_first_evening_has_ten_steps_and_each_command_in_them_is_one(title: str) -> None:
    evening = section(README, title)
    assert [int(number) for number in re.findall(r"^(\d+)\. ", evening, re.MULTILINE)] == list(range(1, 11))
    for typed in in_words(evening):
        if typed.startswith("companion"):
            cli._parser(None).parse_args(typed.split()[1:])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_game_is_named_with_its_page(lang: str) -> None:
    told = dict(re.findall(r"\[([^]]+)\]\(docs/([^)]+)\)", README.replace("\n  ", " ")))
    words = Catalogue(lang)
    for game in FOLDERS:
        assert told[words.text(word(f"game-{game}"))] in (f"fr/{game}.md", f"en/{game}.md")
        assert f"docs/{lang}/{game}.md" in links(README)
    assert f"docs/{DECLARED_PAGES[lang]}" in links(README)
    assert set(loader.games()) > set(FOLDERS), "the declared games have a page together"
