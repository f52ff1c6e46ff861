"""The suspects' sheet: what an owner may enter, which line breaks which count, and what a part of it can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.boxes import decks, loader
from companion.boxes.box import Box
from companion.commands import check
from companion.files.documents import Faulty
from companion.games.mystere_de_l_abbaye import GAME
from companion.games.mystere_de_l_abbaye.board import MONKS_WITH, SUSPECTS, VALUES, Trait
from companion.games.mystere_de_l_abbaye.sheet import monks
from companion.model import OwnText, Several, Word
from companion.speech.catalogue import Catalogue

from . import evenings
from .tables import BLANK, BOX, ID, PACK, SHEET, sheet


def flawed(lines: tuple[tuple[str, ...], ...]) -> list[tuple[str, str]]:
    """(token, what) of each flaw of a sheet."""
    found = GAME.flaws(Box(PACK, sheet(lines)))
    return [(flaw.at.removeprefix(f"{ID}/"), flaw.what.id.removeprefix(f"{ID}-flaw-")) for flaw in found]


def changed(number: int, **traits: str) -> tuple[tuple[str, ...], ...]:
    """The sheet with some entries of one monk changed."""
    names = ("name", "order", "rank", "hood", "face", "build")
    lines: list[tuple[str, ...]] = list(SHEET)
    old = dict(zip(names, lines[number - 1], strict=True))
    lines[number - 1] = tuple({**old, **traits}[name] for name in names)
    return tuple(lines)


def test_the_counts_of_the_box_are_those_of_24_monks() -> None:
    for values in VALUES.values():
        assert sum(MONKS_WITH[value] for value in values) == SUSPECTS
    assert [MONKS_WITH[trait] for trait in (Trait.PERE, Trait.FRERE, Trait.NOVICE)] == [6, 9, 9]


def test_a_whole_sheet_an_empty_one_and_a_part_of_one_are_fine() -> None:
    assert GAME.flaws(BOX) == GAME.flaws(BLANK) == ()
    assert flawed(tuple(line if at < 7 else ("", "", "", "", "", "") for at, line in enumerate(SHEET))) == []
    assert monks(BLANK)[4].known == ()
    assert [trait.value for trait in monks(BOX)[4].known] == ["hospitalier", "frere", "sans-capuche", "barbu", "gros"]


@pytest.mark.parametrize(
    ("trait", "value", "number"),
    [
        ("order", "benedictin", 1),
        ("rank", "pere", 24),
        ("hood", "sans", 1),
        ("face", "barbu", 24),
        ("build", "gros", 24),
    ],
)
def test_one_monk_too_many_of_a_trait_is_told_at_the_last_line_of_it(trait: str, value: str, number: int) -> None:
    found = flawed(changed(number, **{trait: value}))
    assert ("moine/24", "too-many") in found


def test_the_flaw_says_how_many_there_are_and_who_they_are() -> None:
    (flaw, *_) = GAME.flaws(Box(PACK, sheet(changed(24, rank="pere"))))
    args = dict(flaw.what.args)
    assert args["trait"] == Word(f"{ID}-trait-pere")
    assert (args["most"], args["count"]) == (6, 7)
    assert args["monks"] == Several(("1", "2", "9", "10", "17", "18", "24"))


def test_two_monks_alike_and_a_name_given_twice() -> None:
    assert flawed((*SHEET[:1], ("Ambre", *SHEET[0][1:]))) == [("moine/02", "alike")]
    assert flawed((("Abel", "", "", "", "", ""), ("aBEL ", "", "", "", "", ""))) == [("moine/02", "name")]
    assert flawed((("Abel", "", "", "", "", ""), ("", "hospitalier", "", "", "", ""))) == []


# --- from a file, as "companion check" and the start read it ---


def written(tmp_path: Path, *lines: str) -> Path:
    path = tmp_path / "decks" / f"{ID}.yaml"
    path.parent.mkdir()
    path.write_text("\n".join(["deck: 1", f"game: {ID}", "tokens:", *(f"  {line}" for line in lines), ""]))
    return path


def test_the_deck_file_says_traits_in_words(tmp_path: Path) -> None:
    path = written(tmp_path, "moine/03: {name: {lang: fr, text: Anton}, order: benedictin, hood: sans}")
    box = decks.load(path, loader.shipped(ID), GAME.flaws).box
    assert box.slot(f"{ID}/moine/03").name == OwnText("fr", "Anton")
    assert monks(box)[2].known == (Trait.BENEDICTIN, Trait.BARE)


def test_a_word_that_is_no_trait_is_refused_with_those_that_are(tmp_path: Path) -> None:
    path = written(tmp_path, "moine/03: {order: templier}", "moine/04: {hood: no}", "moine/05: {rank: 1}")
    with pytest.raises(Faulty) as refused:
        decks.load(path, loader.shipped(ID), GAME.flaws)
    assert [(fault.line, fault.field, fault.id) for fault in refused.value.faults] == [
        (4, "tokens.moine/03.order", "fault-choice"),
        (5, "tokens.moine/04.hood", "fault-choice"),
        (6, "tokens.moine/05.rank", "fault-choice"),
    ]


def test_check_names_the_line_and_the_count_that_breaks(tmp_path: Path) -> None:
    nine = [f"moine/{number:02d}: {{order: franciscain}}" for number in range(1, 10)]
    written(tmp_path, *nine, "moine/20: {name: {lang: fr, text: Anton}}", "moine/21: {name: {lang: fr, text: anton}}")
    faults = check.check([tmp_path])
    assert [(fault.line, fault.field) for fault in faults] == [(12, "tokens.moine/09"), (14, "tokens.moine/21")]
    said = [Catalogue("fr").text(fault.word()) for fault in faults]
    assert "trop de moines « franciscain » : 9 au lieu de 8 au plus" in said[0]
    assert "ligne 12" in said[0]
    assert "le nom « anton » est déjà celui du moine 20" in said[1]


def test_check_names_a_mass_and_a_deal_without_measure(tmp_path: Path) -> None:
    path = written(tmp_path, "messe/matines: {cards: 12}", "messe/laudes: {cards: 9}")
    assert [(fault.line, fault.field) for fault in check.check([path])] == [(4, "tokens.messe/matines.cards")]
    rows = "    3: {hand: 6, parlour: 5, culprit: 1}\n    4: {hand: 77, parlour: 3, culprit: 1}\n"
    path.write_text(f"deck: 1\ngame: {ID}\nsetup:\n  deal:\n{rows}")
    (fault,) = check.check([path])
    assert (fault.line, fault.field) == (6, "setup.deal.4")
    assert "312" in Catalogue("fr").text(fault.word())


def test_a_file_with_another_fault_is_not_judged_as_well(tmp_path: Path) -> None:
    lines = [f"moine/{number:02d}: {{order: nobody}}" for number in range(1, 10)]
    path = written(tmp_path, *lines)
    with pytest.raises(Faulty) as refused:
        decks.load(path, loader.shipped(ID), GAME.flaws)
    assert {fault.id for fault in refused.value.faults} == {"fault-choice"}


def test_the_sheet_of_these_tests_is_what_an_owner_may_write(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(evenings.deck("fr"), encoding="utf-8")
    assert monks(decks.load(path, loader.shipped(ID), GAME.flaws).box) == monks(BOX)
