"""What the owner of a box adds, and what makes a deck file faulty."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import decks
from companion.documents import Faulty
from companion.model import OwnText, Token
from companion.packs import loader

PACK = loader.shipped("time-bomb-undercover")

GOOD = """\
deck: 1
game: time-bomb-undercover
tokens:
  lieu/3:
    round: 2
    name: {lang: fr, text: Opéra}
    text: {lang: fr, text: Deux coupes de plus.}
    text-by-players:
      4: {lang: en, text: One more cut.}
barcodes:
  "3760175513428": box
  "A-7": cable/secure@3
setup:
  roles:
    7: {org-red: 2, org-blue: 1, agence-blue: 2, agence-red: 1, shadow: 1}
series: "2"
"""


def deck(folder: Path, text: str) -> decks.Deck:
    path = decks.path_of(folder, PACK.id)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return decks.owned(folder, PACK)


def test_without_a_deck_file_the_box_is_as_it_was_shipped(tmp_path: Path) -> None:
    plain = decks.owned(tmp_path, PACK)
    assert (plain.box.pack, dict(plain.box.own), dict(plain.barcodes), plain.series) == (PACK, {}, {}, "1")
    assert plain.box.slot("time-bomb-undercover/lieu/3").text_for(5) is None


def test_the_owners_words_are_found_by_token_and_number_of_players(tmp_path: Path) -> None:
    slot = deck(tmp_path, GOOD).box.slot("time-bomb-undercover/lieu/3")
    assert slot.name == OwnText("fr", "Opéra")
    assert slot.text_for(5) == OwnText("fr", "Deux coupes de plus.")
    assert slot.text_for(4) == OwnText("en", "One more cut.")
    assert slot.facts == {"round": 2}


def test_a_row_read_on_the_box_replaces_the_inferred_one_and_is_inferred_no_more(tmp_path: Path) -> None:
    pack = deck(tmp_path, GOOD).box.pack
    assert pack.row("roles", 7)["org-red"] == 2
    assert pack.inferred == frozenset()
    assert pack.row("roles", 6) == PACK.row("roles", 6)
    assert PACK.row("roles", 7)["org-red"] == 1


def test_foreign_barcodes_and_another_series_are_taught(tmp_path: Path) -> None:
    taught = deck(tmp_path, GOOD)
    assert taught.barcodes == {
        "3760175513428": Token("time-bomb-undercover/box"),
        "A-7": Token("time-bomb-undercover/cable/secure", 3),
    }
    assert taught.series == "2"


@pytest.mark.parametrize(
    ("good", "bad", "expected"),
    [
        ("deck: 1", "deck: 2", (1, "deck", "fault-newer")),
        ("game: time-bomb-undercover", "game: cluedo", (2, "game", "fault-choice")),
        ("lieu/3:", "lieu/18:", (4, "tokens.lieu/18", "fault-unknown-token")),
        ("lieu/3:", "cable/bomb:", (5, "tokens.cable/bomb", "fault-no-slots")),
        ("round: 2", "round: 02", (5, "tokens.lieu/3.round", "fault-whole")),
        ("round: 2", "colour: 2", (5, "tokens.lieu/3.colour", "fault-unknown-field")),
        ("{lang: fr, text: Opéra}", "Opéra", (6, "tokens.lieu/3.name", "fault-record")),
        ("lang: fr, text: Opéra", "text: Opéra", (6, "tokens.lieu/3.name.lang", "fault-missing-field")),
        ("text: Opéra", "text: no", (6, "tokens.lieu/3.name.text", "fault-quotes")),
        ("      4:", "      9:", (9, "tokens.lieu/3.text-by-players.9", "fault-whole")),
        ('"3760175513428"', "3760175513428", (11, "barcodes.3760175513428", "fault-quotes")),
        ('"3760175513428"', '"école"', (11, "barcodes.école", "fault-barcode")),
        (": box", ": boxe", (11, "barcodes.3760175513428", "fault-unknown-token")),
        ("secure@3", "secure@32", (12, "barcodes.A-7", "fault-copy")),
        ("secure@3", "secure@", (12, "barcodes.A-7", "fault-token-copy")),
        ("  roles:", "  rules:", (14, "setup.rules", "fault-choice")),
        ("    7:", "    9:", (15, "setup.roles.9", "fault-whole")),
        (", shadow: 1", "", (15, "setup.roles.7.shadow", "fault-missing-field")),
        ('series: "2"', "series: 2", (16, "series", "fault-quotes")),
    ],
)
def test_a_fault_names_its_line_and_field(tmp_path: Path, good: str, bad: str, expected: object) -> None:
    with pytest.raises(Faulty) as refused:
        deck(tmp_path, GOOD.replace(good, bad))
    assert expected in [(fault.line, fault.field, fault.id) for fault in refused.value.faults]
