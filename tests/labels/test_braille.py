"""Braille: letter for letter as it is written in each language, and pages as an embosser takes them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.boxes import loader
from companion.files import resources
from companion.files.documents import Faulty
from companion.labels import braille
from companion.labels.braille import ACROSS, DOWN, Braille, Leaf
from companion.labels.pages import named
from companion.speech import voices
from companion.speech.catalogue import Catalogue

#: The tables of liblouis for uncontracted braille, letter for letter as ours.
LIBLOUIS = {"fr": "fr-bfu-comp6.utb", "en": "en-ueb-g1.ctb", "es": "es-g1.ctb"}
#: What its Spanish table lacks or does otherwise, and what is not written alike by everybody.
SENTENCES = {
    "fr": ["abcdefghijklmnopqrstuvwxyz", "àâçéèêëîïôùûüœæ", "LÉO et Ana", "l'été ? oui ! (non) ; 3,5 « oui »", "3e 10"],
    "en": ["abcdefghijklmnopqrstuvwxyz", "é à ç ñ œ", "LÉO and Ana", "it's? yes! (no); 3.5 “oui”", "3a 4k 12e 10 a/b"],
    "es": ["abcdefghijklmnopqrstuvwxyz", "áéíóúüñ", "LEO y Ana", "¿sí? ¡no! (no); «oui»", "10, 4k"],
}


def table(lang: str) -> Braille:
    found = braille.load(lang)
    assert found is not None
    return found


@pytest.mark.parametrize("lang", voices.languages())
def test_names_are_written_as_liblouis_writes_them(lang: str) -> None:
    if not shutil.which("lou_translate") and not os.environ.get("CI"):
        pytest.skip("lou_translate is not here (apt install liblouis-bin)")
    words = Catalogue(lang)
    titles = [words.text(named(kind.title, None)) for game in loader.games() for kind in loader.shipped(game).kinds]
    texts = [*SENTENCES[lang], *dict.fromkeys(titles)]
    command = ["lou_translate", f"unicode.dis,{LIBLOUIS[lang]}"]
    wanted = subprocess.run(command, input="\n".join(texts), capture_output=True, text=True, check=True).stdout
    ours = [table(lang).cells(text) for text in texts]
    assert [pair for pair in zip(texts, ours, wanted.splitlines(), strict=True) if pair[1] != pair[2]] == []


@pytest.mark.parametrize(
    ("lang", "text", "cells"),
    [
        ("fr", "Île 31", "⠨⠩⠇⠑⠀⠠⠩⠡"),
        ("fr", "LÉO", "⠨⠨⠇⠿⠕"),
        ("en", "3a, 3k", "⠼⠉⠰⠁⠂⠀⠼⠉⠅"),  # a, or 31?
        ("es", "3a", "⠼⠉⠐⠁"),
        ("es", "Peña", "⠨⠏⠑⠻⠁"),
        ("es", "L'été à", "⠨⠇⠠⠮⠞⠮⠀⠁"),  # a letter that the language lacks loses its accent
        ("fr", "łódź", "⠢⠕⠙⠵"),  # and one that has no other form is a question mark, as in print
    ],
)
def test_capitals_numbers_and_foreign_letters(lang: str, text: str, cells: str) -> None:
    assert table(lang).cells(text) == cells


@pytest.mark.parametrize("lang", voices.languages())
def test_an_embossers_pages_are_forty_cells_by_twenty_five_lines_with_a_form_feed_after_each(lang: str) -> None:
    leaf = Leaf("Title", tuple(f"{number}. " + "Word " * 20 for number in range(1, 30)))
    data = braille.embossed(table(lang), [leaf, Leaf("Second", ("Anticonstitutionnellement" * 3,))])
    assert braille.is_embossed(data)
    *pages, rest = data.decode("ascii").split("\f")
    assert rest == ""
    for page in pages:
        lines = page.removesuffix("\r\n").split("\r\n")
        assert len(lines) <= DOWN
        assert max(map(len, lines)) <= ACROSS
    title = pages[0].split("\r\n")[0]
    assert [page.startswith(title) for page in pages[:-1]] == [True] * (len(pages) - 1), "each page says what it is"
    entries = [line for page in pages[:-1] for line in page.split("\r\n")[2:] if line and not line.startswith(" ")]
    assert len(entries) == 29, "an entry begins at the edge, and what goes on stands in"


def test_an_embossers_letters_are_those_of_braille_ascii() -> None:
    data = braille.embossed(table("en"), [Leaf("abcdefghijklmnopqrstuvwxyz 0123456789", ())])
    assert data.split(b"\r\n")[0] == b"ABCDEFGHIJKLMNOPQRSTUVWXYZ #JABCDEFGHI"


def test_a_text_of_somebodys_is_not_taken_for_braille() -> None:
    assert not braille.is_embossed(b"mine")
    assert not braille.is_embossed("É".encode())
    assert braille.is_embossed(b"")


@pytest.mark.parametrize(
    ("wrong", "right", "fault"),
    [
        ("digits: ⠡", "digits: ", "fault-braille-digits"),
        ("  a: ⠁", "  a: x", "fault-braille-cells"),
        ("  a: ⠁\n", "", "fault-braille-missing"),
        ("  a: ⠁", "  aa: ⠁", "fault-braille-sign"),
        ("lang: fr", "lang: de", "fault-choice"),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, wrong: str, right: str, fault: str) -> None:
    text = (resources.voices() / "fr" / "braille.yaml").read_text(encoding="utf-8")
    assert wrong in text
    path = tmp_path / "fr" / "braille.yaml"
    path.parent.mkdir()
    path.write_text(text.replace(wrong, right, 1), encoding="utf-8")
    with pytest.raises(Faulty) as refused:
        braille.read(path)
    assert fault in [found.id for found in refused.value.faults]


def test_a_language_without_a_table_has_no_braille() -> None:
    assert braille.load("xx") is None
