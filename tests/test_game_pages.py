"""Each game's page is true and whole, in both languages: its settings, its menu, how many may play."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from companion.boxes import loader
from companion.boxes.loader import shipped
from companion.games import FOLDERS, Games
from companion.games.protocol import RuleSetting
from companion.model import word
from companion.speech.catalogue import Catalogue
from tests.manuals import DECLARED_PAGES, DOCS, GAME_PAGES, GUIDES, ROOT, commands, headings, items, section

DECLARED = tuple(game for game in loader.games() if game not in FOLDERS)
#: A page, the language it is in, and the games that it is about.
PAGES = {
    **{f"{lang}/{game}.md": (lang, (game,)) for game in FOLDERS for lang in ("fr", "en")},
    **{page: (lang, DECLARED) for lang, page in DECLARED_PAGES.items()},
}
each = pytest.mark.parametrize("page", PAGES)
#: What is set off at the beginning of an entry: names of settings, and what the menu says.
_TYPED = re.compile(r"`([^`]+)`")
_SAID = {"fr": re.compile(r"« ([^»]+) »"), "en": re.compile(r'"([^"]+)"')}


def settings(page: str) -> dict[str, RuleSetting]:
    games = Games({game: shipped(game) for game in DECLARED})
    return {setting.name: setting for game in PAGES[page][1] for setting in games[game].rule_settings}


def in_menu(page: str) -> list[str]:
    """What the games of a page add to the menu, as it is said."""
    lang, games = PAGES[page]
    words = Catalogue(lang)
    if games == DECLARED:  # one list of entries for all; a numbered sort of cards has its name in it
        ids = [f"tracker-menu-{name}" for name in ("card", "turn", "round", "countdown-start", "countdown-stop")]
        ids += ["tracker-menu-end", "tracker-menu-reopen"]
        sort = "Carte" if lang == "fr" else "Card"
        return [*(words.text(word(id)) for id in ids), words.text(word("tracker-menu-number", name=sort))]
    (game,) = games
    menu = import_module(f"companion.games.{FOLDERS[game]}.rules").MENU._entries
    offered = [name for name, entry in menu.items() if entry.offered is not None and name != "correct"]
    return [words.text(word(f"{game}-menu-{name}")) for name in offered]


def test_every_game_has_a_page_in_each_language() -> None:
    assert set(GAME_PAGES) == set(FOLDERS), "GAME_PAGES of tests/manuals.py, and docs/fr/GAME.md, docs/en/GAME.md"
    for page, (lang, games) in PAGES.items():
        text = GUIDES[page]
        for game in games:
            pack = shipped(game)
            assert f"`{game}`" in text, f"docs/{page} names the game by its id"
            players = f"{pack.fewest} {'à' if lang == 'fr' else 'to'} {pack.most}"
            assert players in text, f"docs/{page} says for how many players"


@each
def test_every_page_has_the_same_parts(page: str) -> None:
    model = headings(GUIDES[f"{PAGES[page][0]}/time-bomb-undercover.md"])
    assert headings(GUIDES[page])[1:] == model[1:]


@each
def test_every_setting_is_told_with_what_holds_where_nothing_is_said(page: str) -> None:
    known = settings(page)
    rows = items(section(GUIDES[page], "Settings", "Réglages"))
    told = {_TYPED.findall(row)[0]: _TYPED.findall(row)[1:] for row in rows}
    assert set(told) == set(known), f"docs/{page}, its settings: one entry of the list for each, and for no other"
    for name, (default, *others) in told.items():
        setting = known[name]
        assert default == setting.default, name
        if setting.choices:
            assert {default, *others} <= {*setting.choices}, name
            assert {default, *others} == {*setting.choices} or setting.numbers, f"{name}: its values"


@each
def test_every_entry_of_its_menu_is_told_in_the_words_that_are_heard(page: str) -> None:
    lang, _ = PAGES[page]
    title = "Le menu, et ce qui se corrige" if lang == "fr" else "The menu, and what can be put right"
    told: list[str] = []
    for row in items(section(GUIDES[page], title)):
        said = _SAID[lang].findall(re.split(r" ?: ", row)[0])
        assert said, f"docs/{page}: an entry begins with what the menu says: {row}"
        told += said
    correct = Catalogue(lang).text(word("menu-correct"))
    assert told == [correct, *in_menu(page)], f"docs/{page}, under {title}, in the order of the numbers"


@each
def test_every_number_that_help_names_is_among_the_keys(page: str) -> None:
    lang, games = PAGES[page]
    keys = section(GUIDES[page], "Les touches", "The keys")
    for low, high in re.findall(r"\b(\d+) (?:à|to) (\d+)\b", keys):
        keys += " ".join(map(str, range(int(low), int(high) + 1)))
    told = set(re.findall(r"\d+", keys))
    for game in games:
        if (words := ROOT / "voices" / lang / f"{game}.ftl").exists():
            can = re.findall(rf"^{game}-can-.*", words.read_text(encoding="utf-8"), re.MULTILINE)
            assert can
            for line in can:
                missing = set(re.findall(r"\b\d+\b", line.partition("=")[2])) - told - {"3", "9"}  # menu 3, help
                assert missing == set(), f"docs/{page}, its keys: {line}"


@each
def test_its_examples_play_its_own_games(page: str) -> None:
    played = [line.split()[2] for line in commands(GUIDES[page])]
    assert played, "a command to hear it first"
    for name in played:
        assert any(name in game for game in PAGES[page][1]), name


def test_no_page_is_about_a_game_that_is_not_there() -> None:
    assert {path.stem for path in DOCS.glob("en/*.md")} & set(loader.games()) == set(FOLDERS)
