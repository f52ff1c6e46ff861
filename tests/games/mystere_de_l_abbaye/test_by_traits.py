"""A monk is told by his traits: by their numbers and labels, by a page's buttons, and by steps where others look on."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from companion.games.mystere_de_l_abbaye.board import VALUES
from companion.pages import standing
from companion.session import openbook
from companion.session.notes import OpenLeaf
from companion.session.state import Ear
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening
from .golden import HAND, PHONE
from .tables import SHEET


def with_phone(folder: Path, sheet: str = "whole") -> Tabletop:
    table = evening(folder, phones=True, sheet=sheet)
    play(table, f"{PHONE} {HAND}")
    table.page_key(1, "A2")
    return table


@pytest.fixture
def table(tmp_path: Path) -> Tabletop:
    return with_phone(tmp_path)


def test_the_traits_numbers_tell_a_monk_as_soon_as_no_other_has_them(table: Tabletop) -> None:
    assert table.transcript[-1] == "[seat 1] Quel numéro, ou quels traits ? Ou scannez."
    assert table.page_key(1, "32")[-1] == "[seat 1] Franciscain : 8. Et encore ?"
    assert table.page_key(1, "41")[-1] == "[seat 1] Franciscain et père : 2. Et encore ?"
    assert table.page_key(1, "71")[-1] == "[seat 1] Père Denis : rien de connu."


def test_a_number_still_tells_him_at_any_time(table: Tabletop) -> None:
    table.page_key(1, "32")
    assert table.page_key(1, "09")[-1] == "[seat 1] Père Denis : rien de connu."
    table.page_key(1, "232")
    assert table.page_key(1, "01")[-1] == "[seat 1] Pas de ce numéro.", "he is no Franciscan"


def test_labels_of_the_sheet_tell_traits_too(table: Tabletop) -> None:
    assert table.page_scan(1, "trait/franciscain")[-1] == "[seat 1] Franciscain : 8. Et encore ?"
    table.page_scan(1, "trait/pere")
    assert table.page_scan(1, "trait/maigre")[-1] == "[seat 1] Père Edgar : rien de connu."


def test_the_newest_of_two_that_exclude_each_other_holds_and_star_takes_the_newest_away(table: Tabletop) -> None:
    table.page_key(1, "3132")
    assert table.transcript[-1] == "[seat 1] Franciscain : 8. Et encore ?"
    table.page_key(1, "41")
    assert table.page_key(1, "*")[-1] == "[seat 1] Franciscain : 8. Et encore ?"
    assert table.page_key(1, "D")[-1] == "[seat 1] Ce que je sais d'une carte : franciscain."
    assert table.page_key(1, "*")[-1] == "[seat 1] Quel numéro, ou quels traits ? Ou scannez."


def test_traits_that_nobody_has_together_are_refused(table: Tabletop) -> None:
    assert table.page_key(1, "4152")[-1] == "[seat 1] Personne n'a ces traits ensemble."
    assert table.page_key(1, "D")[-1].endswith(": père.")


def test_help_says_the_numbers_of_the_traits(table: Tabletop) -> None:
    told = " ".join(table.page_key(1, "9"))
    assert "31 : hospitalier" in told
    assert "72 : maigre" in told


def test_a_mark_is_made_by_traits(table: Tabletop) -> None:
    assert table.page_key(1, "*61" + "324171")[-1] == "[seat 1] Père Denis : exclu par vous."


def test_a_page_has_monks_and_traits_as_buttons_and_only_those_that_are_left(table: Tabletop) -> None:
    def numbers() -> list[int]:
        asked = standing.noted_by(table.core.shelf, table.core.session, 1)
        assert asked is not None
        return [choice.number for choice in asked.choices]

    assert numbers() == [*range(1, 25), 31, 32, 33, 41, 42, 43, 51, 52, 61, 62, 71, 72]
    table.page_key(1, "3241")
    assert numbers() == [9, 10, 51, 61, 71, 72]


def test_what_is_not_entered_excludes_nobody(tmp_path: Path) -> None:
    table = with_phone(tmp_path, "part")
    assert table.page_key(1, "31")[-1] == "[seat 1] Hospitalier : 23. Et encore ?", "one is known to be a Benedictine"


def test_where_others_look_on_all_five_are_stepped_through_whoever_it_is(tmp_path: Path) -> None:
    """From a start that is drawn: how many keys are pressed depends on the draw, and on nobody."""
    pressed = set()
    words = [[value.value for value in values] for values in VALUES.values()]
    words[2] = ["avec", "sans"]  # as the deck file says it
    for number in (9, 6, 20):
        monk, *traits = SHEET[number - 1]
        of = tuple(among.index(trait) for among, trait in zip(words, traits, strict=True))
        for roll in (1, 2, 3):
            table = evening(
                tmp_path / f"{monk}{roll}", ears=(Ear("round", (1, 2, 3)),), dice=chain((7,), (roll for _ in range(99)))
            )
            play(table, "3 # # # # 1 2 3 C 1 7 1 2 3 A 2")
            assert table.core.session.notebooks.leaf(1) is not None
            said, keys = table.key("#"), 1
            for place, size in zip(of, (3, 3, 2, 2, 2), strict=True):
                assert said[-1].endswith("? 1 : oui."), said
                start = (roll - 1) % size
                steps = (place - start) % size
                said = table.key("#" * steps + "1")
                keys += steps + 1
            assert monk in said[-1]
            pressed.add(keys)
    assert len(pressed) > 1


def test_nothing_is_stepped_by_traits_where_they_are_not_all_entered(tmp_path: Path) -> None:
    table = evening(tmp_path, ears=(Ear("round", (1, 2, 3)),), dice=(7, 5), sheet="part")
    play(table, "3 # # # # 1 2 3 C 1 7 1 2 3 A 2 #")
    assert table.transcript[-1].endswith("? 1 : oui.")
    found = openbook.opened(table.core.shelf, table.core.session, 1)
    assert found is not None
    leaf = table.core.session.notebooks.leaf(1)
    assert isinstance(leaf, OpenLeaf)
    assert openbook.things(found.page, leaf) == found.page.notes.cards
