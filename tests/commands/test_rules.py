"""``companion rules GAME [WORD]``: plain lines; a chapter, or what is said of a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import cli
from companion.journal.folder import DataLock


def read(tmp_path: Path, capsys: pytest.CaptureFixture[str], *asked: str, code: int = 0) -> list[str]:
    assert cli.run(["rules", *asked, "--data", str(tmp_path), "--mute"]) == code
    told = capsys.readouterr()
    return (told.err if code else told.out).splitlines()


def test_a_game_is_found_by_a_part_of_its_name_in_any_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert read(tmp_path, capsys, "abbaye", "--lang", "en")[0] == "Chapter 1: In one minute"


def test_all_chapters_are_lines_without_anything_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = read(tmp_path, capsys, "undercover", "--lang", "fr")
    titles = [line for line in lines if line.startswith("Chapitre ")]
    assert titles == [f"Chapitre {number} : {title}" for number, title in enumerate(CHAPTERS, 1)]
    assert all(line.strip() and "[" not in line for line in lines)


CHAPTERS = (
    *("En une minute", "La mise en place", "Un tour", "Les cartes", "La fin", "Les erreurs courantes"),
    "Ce que dit la boîte",
)


@pytest.mark.parametrize("asked", [["mise en place"], ["mise"], ["setting", "up"], ["2"]])
def test_a_chapter_is_found_by_its_number_or_a_part_of_its_title(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    lines = read(tmp_path, capsys, "undercover", *asked, "--lang", "fr")
    assert lines[0] == "Chapitre 2 : La mise en place"
    assert len([line for line in lines if line.startswith("Chapitre")]) == 1


def test_a_word_finds_its_passages_with_their_chapters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert read(tmp_path, capsys, "heure", "amnesie", "--lang", "fr") == [
        "Chapitre 7 : Les cartes Limbes",
        "Amnésie : tous les Indices des Lieux rentrent chez leurs enquêteurs.",
    ]


def test_a_cards_name_is_heard_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = read(tmp_path, capsys, "heure", "tenebres", "--lang", "es")
    assert lines[0].startswith("Capítulo 7")
    assert lines[1].startswith("Tinieblas, maldición")


def test_what_the_rules_do_not_speak_of_is_told_with_the_chapters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (told,) = read(tmp_path, capsys, "undercover", "submarine", "--lang", "en", code=1)
    assert told.startswith("Nothing about submarine in these rules. Chapters: In one minute,")


def test_lines_are_cut_for_a_braille_display(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = read(tmp_path, capsys, "cluedo", "end", "--lang", "en", "--width", "20", "--plain")
    assert all(len(line) <= 20 for line in lines)
    assert " ".join(lines).startswith("Chapter 7: The end The right accusation wins,")


def test_what_the_owner_has_told_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "time-bomb-undercover.yaml").write_text(
        "deck: 1\ngame: time-bomb-undercover\ntokens:\n"
        "  lieu/1: {round: 1, name: {lang: fr, text: Le phare}, text: {lang: fr, text: Parlez tout bas.}}\n"
    )
    assert "Le phare. Parlez tout bas." in read(tmp_path, capsys, "undercover", "--lang", "fr")


def test_a_word_may_come_behind_an_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert read(tmp_path, capsys, "undercover", "--lang", "en", "setting", "up")[0] == "Chapter 2: Setting up"


# --- at a terminal they are said; a script stands for its keys ---


def heard(tmp_path: Path, capsys: pytest.CaptureFixture[str], *asked: str, keys: str) -> list[str]:
    (tmp_path / "keys").write_text("".join(f"key {key}\n" for key in keys))
    lines = read(tmp_path, capsys, *asked, "--script", str(tmp_path / "keys"))
    return [line.removeprefix("[table] ") for line in lines]


CHAPTER_LIST = [
    *("Rules. 1: In one minute. 2: Setting up. 3: A turn.", "4: The cards. 5: The end. 6: What people get wrong."),
    "7: What the box tells. After a refusal, key 9: why.",
]


def test_said_they_begin_with_the_chapters_and_go_on_with_hash_until_star(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = heard(tmp_path, capsys, "undercover", "--lang", "en", keys="1#0*#")
    assert lines[:3] == CHAPTER_LIST
    assert lines[3].startswith("In one minute. Two teams and a loner")
    assert lines[4] == lines[5]
    assert lines[6] == "Menu closed."
    assert len(lines) == 7


def test_said_a_chapter_that_was_asked_for_begins_and_its_last_passage_leads_to_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = heard(tmp_path, capsys, "undercover", "6", "--lang", "en", keys="#####")
    assert lines[0].startswith("What people get wrong. ")
    assert lines[-4].endswith("End of the chapter. Hash: the chapters.")
    assert lines[-3:] == CHAPTER_LIST


def test_said_no_key_and_no_card_leads_away_from_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert heard(tmp_path, capsys, "undercover", "3", "--lang", "en", keys="BCD9")[1:] == 4 * CHAPTER_LIST


def test_while_a_game_is_played_there_they_are_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with DataLock(tmp_path):
        assert heard(tmp_path, capsys, "undercover", "--lang", "en", keys="1")[0] == "Chapter 1: In one minute"
