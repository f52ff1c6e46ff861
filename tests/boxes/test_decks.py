"""What the owner of a box adds, and what makes a deck file faulty."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.boxes import decks, loader, recordings
from companion.boxes.telling import Barcode, Field, Telling
from companion.files.documents import Faulty
from companion.model import OwnText, Token
from tests.examples import tried
from tests.tellings import ANY_TEXTS, tellings

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


def test_a_name_can_be_told_as_it_is_read(tmp_path: Path) -> None:
    read = deck(tmp_path, GOOD.replace("text: Opéra}", "text: Opéra, said: o-pé-ra}"))
    assert read.box.slot("time-bomb-undercover/lieu/3").name == OwnText("fr", "Opéra", said="o-pé-ra")
    again = decks.written(PACK, read.told)
    assert deck(tmp_path, again).told == read.told, "a lesson loses nothing of it"


def test_how_it_is_read_needs_what_is_read(tmp_path: Path) -> None:
    with pytest.raises(Faulty) as refused:
        deck(tmp_path, GOOD.replace("{lang: fr, text: Opéra}", "{lang: fr, recording: a.wav, said: o-pé-ra}"))
    assert ("tokens.lieu/3.name.said", "fault-said-alone") in {(f.field, f.id) for f in refused.value.faults}


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


def test_a_tag_and_a_blank_label_are_kept_as_they_are_known_and_written_once(tmp_path: Path) -> None:
    read = deck(tmp_path, GOOD.replace('"A-7"', '"04a23c1b"').replace('"3760175513428"', '"fkknrcuu"'))
    assert set(read.barcodes) == {"04:A2:3C:1B", "FKKNRCUU"}
    twice = GOOD.replace('"3760175513428": box', '"1B:3C:A2:04": box\n  "0077741083": cable/secure@3')
    with pytest.raises(Faulty) as refused:
        deck(tmp_path, twice)
    assert [(f.line, f.id) for f in refused.value.faults] == [(12, "fault-barcode-taken")]
    deck(tmp_path, twice.replace('cable/secure@3\n  "A', 'box\n  "A'))  # the same said twice is no fault


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
        ('"A-7"', '"FKKNRCUI"', (12, "barcodes.FKKNRCUI", "fault-barcode-misread")),
        ('"A-7"', '"BCDFGHJK"', (12, "barcodes.BCDFGHJK", "fault-barcode-misread")),
        (": box", ": boxe", (11, "barcodes.3760175513428", "fault-unknown-token")),
        ("round: 2", "round: 5", (5, "tokens.lieu/3.round", "fault-whole")),
        ("round: 2", "round: 77", (5, "tokens.lieu/3.round", "fault-whole")),
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


# --- what is taught -------------------------------------------------------------------------------------------

LIEU = "time-bomb-undercover/lieu/3"
NAME, TEXT, ROUND = Field(LIEU, "name"), Field(LIEU, "text"), Field(LIEU, "round")
RECORDED = "time-bomb-undercover/lieu-3-text-1.wav"
TAUGHT = Telling(
    {
        NAME: OwnText("fr", "Théâtre"),
        TEXT: OwnText("fr", "", RECORDED),
        ROUND: 3,
        Barcode("0123456789012"): Token("time-bomb-undercover/box"),
    },
    {NAME: (OwnText("fr", "Le théâtre"),)},
)
WAV = recordings.encoded(22050, b"\x01\x02" * 500)


def taught(folder: Path) -> Path:
    """A data folder in which this has been taught; its deck file."""
    decks.write(folder, PACK, TAUGHT, {RECORDED: WAV})
    return decks.taught_path(folder, PACK.id)


@tried(50)
@given(tellings(ANY_TEXTS | st.builds(OwnText, st.just("no"), st.just("no"))))
def test_whatever_is_taught_is_read_back(told: Telling) -> None:
    text = decks.written(PACK, told)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "deck.yaml"
        path.write_text(text, encoding="utf-8")
        assert decks.load(path, PACK).told == told


def test_a_taught_folder_is_all_that_another_data_folder_needs(tmp_path: Path) -> None:
    taught(tmp_path / "ours")
    shutil.copytree(tmp_path / "ours" / "decks" / PACK.id, tmp_path / "theirs" / "decks" / PACK.id)
    deck = decks.owned(tmp_path / "theirs", PACK)
    assert deck.told == TAUGHT
    assert deck.box.slot(LIEU).text_for(5) == OwnText("fr", "", RECORDED)
    assert deck.files == {RECORDED: tmp_path / "theirs" / "decks" / RECORDED}


def test_what_was_taught_is_used_and_what_was_written_by_hand_is_not_touched(tmp_path: Path) -> None:
    taught(tmp_path)
    deck(tmp_path, GOOD)
    slot = decks.owned(tmp_path, PACK).box.slot(LIEU)
    assert (slot.name, slot.facts, slot.text_for(4)) == (
        OwnText("fr", "Théâtre"),
        {"round": 3},
        OwnText("en", "One more cut."),
    )
    assert decks.owned(tmp_path, PACK).series == "2", "the series of one's own labels, too, is what one wrote"
    decks.write(tmp_path, PACK, TAUGHT)
    assert decks.path_of(tmp_path, PACK.id).read_text() == GOOD
    assert decks.sides(tmp_path, PACK, [])[0].told == TAUGHT


def faults(folder: Path) -> list[tuple[str, str]]:
    """Field and message of what is wrong with what was taught."""
    with pytest.raises(Faulty) as refused:
        decks.owned(folder, PACK)
    return [(fault.field, fault.id) for fault in refused.value.faults]


def test_wherever_a_taught_file_is_cut_it_is_refused(tmp_path: Path) -> None:
    path = taught(tmp_path)
    whole = path.read_bytes()
    for length in range(len(whole) - 1):
        path.write_bytes(whole[:length])
        assert faults(tmp_path), whole[:length]
    path.write_bytes(whole[: whole.rindex(b"game:")])
    assert faults(tmp_path) == [("", "fault-no-game")]


def test_a_recording_that_was_not_copied_is_told_by_its_name(tmp_path: Path) -> None:
    taught(tmp_path)
    (tmp_path / "decks" / RECORDED).unlink()
    assert faults(tmp_path) == [("tokens.lieu/3.text.recording", "fault-recording-missing")]
    (tmp_path / "decks" / RECORDED).write_bytes(WAV[:-200])
    assert faults(tmp_path) == [("tokens.lieu/3.text.recording", "fault-recording-damaged")]


def test_a_deck_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = taught(tmp_path)
    newer = path.read_text().replace("deck: 1", "deck: 2") + "smells: {}\n"
    path.write_text(newer)
    assert faults(tmp_path) == [("deck", "fault-newer")]
    assert path.read_text() == newer


@pytest.mark.parametrize("name", ["../../etc/passwd.wav", "/tmp/a.wav", "a.mp3", "a b.wav", ".hidden.wav"])
def test_a_recordings_name_leads_nowhere_else(tmp_path: Path, name: str) -> None:
    path = taught(tmp_path)
    path.write_text(path.read_text().replace("lieu-3-text-1.wav", name))
    assert ("tokens.lieu/3.text.recording", "fault-recording-name") in faults(tmp_path)


def test_words_need_a_text_or_a_recording(tmp_path: Path) -> None:
    with pytest.raises(Faulty) as refused:
        deck(tmp_path, GOOD.replace(", text: Opéra}", "}"))
    assert [(fault.field, fault.id) for fault in refused.value.faults] == [
        ("tokens.lieu/3.name", "fault-text-or-recording")
    ]


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = taught(tmp_path)
    before = path.read_bytes()
    with pytest.raises(Faulty) as refused:  # a recording that nobody brings
        decks.write(tmp_path, PACK, TAUGHT.put(TEXT, OwnText("fr", "", "time-bomb-undercover/none.wav")))
    assert [fault.id for fault in refused.value.faults] == ["fault-recording-missing"]
    assert path.read_bytes() == before
    assert sorted(file.name for file in path.parent.iterdir()) == ["deck.yaml", "lieu-3-text-1.wav"]
