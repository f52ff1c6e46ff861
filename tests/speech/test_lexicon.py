"""Respelling: whole words, the longest first, never what is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands import check
from companion.files.documents import Fault, Faulty
from companion.model import OwnText, Phrase, Word
from companion.speech import lexicon
from companion.speech.catalogue import Catalogue
from companion.speech.lexicon import Lexicon

LEXICON = Lexicon({"scan": "scanne", "PR": "pé erre", "3h": "trois heures", "Time Bomb": "Taime", "Time": "Tem"})


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Un scan.", "Un scanne."),
        ("Fini. Scan ou dièse.", "Fini. Scanne ou dièse."),  # a small letter would take the pause away
        ("scanner, scans", "scanner, scans"),
        ("Le PR, le pr.", "Le pé erre, le pr."),
        ("À 3h, pas à 13h ni 3he.", "À trois heures, pas à 13h ni 3he."),
        ("Time Bomb, Time.", "Taime, Tem."),
        ("l'scan-scan", "l'scanne-scanne"),
        ("", ""),
    ],
)
def test_words_are_respelled_whole_and_the_longest_first(written: str, read: str) -> None:
    assert LEXICON.respell(written) == read


def test_what_has_been_respelled_is_not_respelled_again() -> None:
    assert Lexicon({"un": "deux", "deux": "trois"}).respell("un deux") == "deux trois"


def test_a_language_without_a_lexicon_is_read_as_written(tmp_path: Path) -> None:
    assert lexicon.load("fr", tmp_path).respell("3h") == "3h"


def voices(folder: Path, words: str) -> Path:
    (folder / "fr").mkdir()
    (folder / "fr" / "core.ftl").write_text("# x\nhour = À 3h. { $text }\n")
    (folder / "fr" / "lexicon.yaml").write_text(f"lexicon: 1\nlang: fr\nwords:\n{words}")
    return folder


def test_the_voice_reads_what_is_respelled_and_the_terminal_what_is_written(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    catalogue = Catalogue("fr", voices=voices(tmp_path, '  "3h": trois heures\n'))
    said = Word("hour", (("text", OwnText("en", "At 3h.")),))
    assert catalogue.phrases(said) == (Phrase("fr", "À trois heures."), Phrase("en", "At 3h."))
    assert catalogue.text(said) == "À 3h. At 3h."


def test_a_faulty_lexicon_is_reported_once_and_silences_nothing(tmp_path: Path) -> None:
    faults: list[Fault] = []
    catalogue = Catalogue("fr", voices=voices(tmp_path, '  75e: x\n  "!": x\n'), report=faults.append)
    for _ in range(2):
        assert catalogue.phrases(Word("hour", (("text", ""),))) == (Phrase("fr", "À 3h."),)
    assert [(fault.line, fault.field, fault.id) for fault in faults] == [
        (4, "words.75e", "fault-quotes"),
        (5, "words.!", "fault-lexicon-word"),
    ]


def test_companion_check_reads_lexicons(tmp_path: Path) -> None:
    folder = voices(tmp_path, "  scan: 3\n")
    assert (folder / "fr" / "lexicon.yaml", 4, "words.scan", "fault-quotes") in [
        (fault.path, fault.line, fault.field, fault.id) for fault in check.check([folder / "fr"])
    ]


def test_a_lexicon_stands_in_its_languages_folder(tmp_path: Path) -> None:
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "lexicon.yaml").write_text("lexicon: 1\nlang: fr\nwords: {a: b}\n")
    with pytest.raises(Faulty):
        lexicon.load("es", tmp_path)
