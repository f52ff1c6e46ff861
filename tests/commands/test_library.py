"""A box goes from one club to another as one file: nothing of either is lost, no bad file brings half a box, and the
words that are printed on its cards stay where they are."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion import cli
from companion.boxes import box_files, decks, loader, recordings, telling
from companion.boxes.telling import Barcode, Edition, Field, Key, Row, Steps, Telling, Value
from companion.model import OwnText, Token
from companion.teaching import sketch

PACK = loader.shipped("time-bomb-undercover")
LIEU = f"{PACK.id}/lieu/1"
NAME, TEXT, CODE = Field(LIEU, "name"), Field(LIEU, "text"), Barcode("0123456789012")
SOUND = recordings.encoded(22050, bytes(400))
PRINTED = "Une phrase imprimée sur la carte."
WHOLE = Telling(
    {
        NAME: OwnText("fr", "L'Opéra"),
        Field(LIEU, "round"): 2,
        TEXT: OwnText("fr", PRINTED),
        Field(f"{PACK.id}/lieu/2", "text"): OwnText("fr", PRINTED, f"{PACK.id}/said.wav"),
        CODE: Token(f"{PACK.id}/box"),
        Row("roles", 7): (("agence-blue", 3), ("agence-red", 1), ("org-blue", 1), ("org-red", 1), ("shadow", 1)),
        Edition(): "2",
    },
    tellers={telling.HERE: "2026-05-03"},
)


@pytest.fixture
def lyon(tmp_path: Path) -> Path:
    """A data folder in which a box has been taught."""
    decks.write(tmp_path / "lyon", PACK, WHOLE, {f"{PACK.id}/said.wav": SOUND})
    return tmp_path / "lyon"


@pytest.fixture
def file(lyon: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Its box file."""
    path = tmp_path / "box.zip"
    said(capsys, lyon, "export", "time", path, "--by", "Club de Lyon")
    return path


def run(capsys: pytest.CaptureFixture[str], data: Path, *args: str | Path) -> tuple[int, list[str], str]:
    capsys.readouterr()
    code = cli.run(["decks", *map(str, args), "--data", str(data), "--lang", "en", "--mute", "--plain"])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def said(capsys: pytest.CaptureFixture[str], data: Path, *args: str | Path) -> list[str]:
    code, lines, err = run(capsys, data, *args)
    assert (code, err) == (0, "")
    return lines


def refused(capsys: pytest.CaptureFixture[str], data: Path, *args: str | Path) -> str:
    """Why it is refused; nothing in the folder has changed."""
    before = contents(data)
    code, lines, err = run(capsys, data, *args)
    assert (code, lines) == (1, [])
    assert contents(data) == before
    return err


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.name != "lock"}


def archive(files: Mapping[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as opened:
        for name, data in files.items():
            opened.writestr(name, data)
    return made.getvalue()


def inside(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


# --- round trip ---


def test_a_box_comes_as_it_went_with_who_told_it_and_when(
    lyon: Path, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said(capsys, tmp_path / "paris", "import", file)
    assert lines == ["Time Bomb Undercover: 6 things added."]
    came = decks.owned(tmp_path / "paris", PACK)
    assert came.told == telling.given(decks.owned(lyon, PACK).told)
    assert {path.read_bytes() for path in came.files.values()} == {SOUND}
    assert said(capsys, tmp_path / "paris") == [
        "Time Bomb Undercover: one barcode, one name, one card text.",
        "2 numbers and one recording.",
        "Told by Club de Lyon, May 3, 2026.",
    ]
    assert said(capsys, tmp_path / "paris", "import", file) == ["Time Bomb Undercover: nothing new."]


def test_the_words_on_the_cards_stay_and_that_is_said(
    lyon: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = (OwnText("fr", PRINTED, f"{PACK.id}/said.wav"), OwnText("fr", PRINTED))
    beside: dict[Key, tuple[Value, ...]] = {TEXT: (OwnText("fr", PRINTED + " Ou pas."),)}
    told = Telling({**WHOLE.entries, Steps(): steps}, beside)
    decks.write(lyon, PACK, told)
    lines = said(capsys, lyon, "export", "time", tmp_path / "box.zip")
    assert lines == [
        "Exported, Time Bomb Undercover: one barcode, one name, one card text.",
        "2 numbers and one recording.",
        "The words printed on cards, or in the rules, stay here: they are not yours to give. Recordings go along.",
    ]
    assert not any("imprim" in data.decode("utf-8", "replace") for data in inside(tmp_path / "box.zip").values())
    assert Steps() not in telling.given(told).entries  # half a set-up would be a wrong one
    spoken = telling.given(Telling({Steps(): steps[:1]}))
    assert spoken.entries == {Steps(): (OwnText("fr", "", f"{PACK.id}/said.wav"),)}


def test_who_taught_a_box_before_anybody_was_asked_is_known_by_its_file(
    lyon: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    decks.path_of(lyon, PACK.id).write_text(f"deck: 1\ngame: {PACK.id}\nseries: '2'\n")
    line = said(capsys, lyon)[-1]
    assert line.startswith("Told here, ")
    assert line != "Told here, May 3, 2026."


def test_what_nobody_signed_bears_the_name_of_its_file(
    lyon: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, lyon, "export", "time", tmp_path)
    (tmp_path / f"{PACK.id}.zip").rename(tmp_path / "Nantes.zip")
    said(capsys, tmp_path / "paris", "import", tmp_path / "Nantes.zip")
    assert decks.owned(tmp_path / "paris", PACK).told.tellers == {"Nantes": "2026-05-03"}


def test_no_box_is_listed_where_none_was_taught(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, tmp_path) == ["No box has been taught yet. Teach one: companion teach, and the game."]
    assert "nothing to export yet" in refused(capsys, tmp_path, "export", "time", tmp_path / "box.zip")
    assert "stays as it is" in refused(capsys, tmp_path, "export", "time", _text(tmp_path / "notes.txt"))


def _text(path: Path) -> Path:
    path.write_text("no box")
    return path


# --- merging ---


def test_a_contradicting_code_is_told_and_the_present_one_stays(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paris = tmp_path / "paris"
    ours = Telling({CODE: Token(f"{PACK.id}/cable/secure", 3), NAME: OwnText("fr", "Le Théâtre")})
    decks.write(paris, PACK, ours)
    assert said(capsys, paris, "import", file) == [
        "Time Bomb Undercover: 4 things added.",
        "Barcode 0123456789012: here Clear dot: safe wire, there the box of Time Bomb Undercover. Yours stays.",
        "2 differences: yours are used, the others lie beside them. Series of the labels and Place, label 1, name.",
    ]
    told = decks.owned(paris, PACK).told
    assert {key: told.entries[key] for key in (*ours.entries, Edition())} == {**ours.entries, Edition(): "1"}
    assert told.beside[CODE] == (WHOLE.entries[CODE],)


def test_what_is_written_by_hand_stays_too_and_can_still_be_changed_there(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paris = tmp_path / "paris"
    (paris / "decks" / "club").mkdir(parents=True)
    (paris / "decks" / "club" / "said.wav").write_bytes(recordings.encoded(22050, bytes([1]) * 400))
    by_hand = decks.path_of(paris, PACK.id)
    head = f"deck: 1\ngame: {PACK.id}\nbarcodes: {{'{CODE.payload}': cable/secure}}\ntokens:\n"
    by_hand.write_text(
        f"{head}  lieu/1: {{round: 2, name: {{lang: fr, recording: club/said.wav}}}}\n"
        "  lieu/3: {name: {lang: fr, text: Avant}}\n"
    )
    lines = said(capsys, paris, "import", file)
    assert lines[1].startswith("Barcode 0123456789012: here Clear dot: safe wire,")
    deck = decks.owned(paris, PACK)
    assert deck.told.entries[CODE] == Token(f"{PACK.id}/cable/secure")
    spoken = deck.told.entries[NAME]
    assert isinstance(spoken, OwnText)
    assert deck.files[spoken.recording].read_bytes() == recordings.encoded(22050, bytes([1]) * 400)
    assert said(capsys, paris, "import", file) == ["Time Bomb Undercover: nothing new."]
    by_hand.write_text(f"{head}  lieu/3: {{name: {{lang: fr, text: Après}}}}\n")
    assert decks.owned(paris, PACK).told.entries[Field(f"{PACK.id}/lieu/3", "name")] == OwnText("fr", "Après")


# --- a game of one's own ---


def _own_game(data: Path) -> Path:
    told = sketch.Sketch("pierres", "fr", "Les pierres", (sketch.Sort("pierre", "Pierre", 4),), lobby=9)
    path = loader.told_path(data, "pierres")
    path.parent.mkdir(parents=True)
    path.write_text(sketch_text(told))
    return path


def sketch_text(told: sketch.Sketch) -> str:
    from companion.files import documents
    from companion.speech.catalogue import Catalogue
    from companion.teaching.foundry import _plain

    return documents.written(_plain(sketch.pack(told, Catalogue(told.lang).text)))


def test_a_game_of_ones_own_brings_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _own_game(tmp_path / "lyon")
    pack = loader.load_owned(path)
    decks.write(tmp_path / "lyon", pack, Telling({Field("pierres/pierre/1", "name"): OwnText("fr", "Grès")}))
    said(capsys, tmp_path / "lyon", "export", "pierres", tmp_path / "box.zip")
    lines = said(capsys, tmp_path / "paris", "import", tmp_path / "box.zip")
    assert lines == ["New game: Les pierres.", "Les pierres: one thing added."]
    assert loader.told_path(tmp_path / "paris", "pierres").read_bytes() == path.read_bytes()
    assert said(capsys, tmp_path / "paris", "import", tmp_path / "box.zip") == ["Les pierres: nothing new."]


def test_another_game_of_the_same_name_is_no_place_for_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _own_game(tmp_path / "lyon")
    said(capsys, tmp_path / "lyon", "export", "pierres", tmp_path / "box.zip")
    files = inside(tmp_path / "box.zip")
    other = files["pierres.yaml"].replace(b"copies: 4", b"copies: 3").replace(b"numbered: 4", b"numbered: 3")
    assert other != files["pierres.yaml"]
    (tmp_path / "box.zip").write_bytes(archive({**files, "pierres.yaml": other}))
    assert "with other cards" in refused(capsys, tmp_path / "lyon", "import", tmp_path / "box.zip")
    del files["pierres.yaml"]
    (tmp_path / "box.zip").write_bytes(archive(files))
    assert "is not known here" in refused(capsys, tmp_path / "paris", "import", tmp_path / "box.zip")


# --- bad files ---

DECK = f"deck: 1\ntokens: {{lieu/1: {{round: 2}}}}\ngame: {PACK.id}\n".encode()


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"deck.yaml": DECK, "../out.wav": SOUND}, '"../out.wav" does not belong'),
        ({"deck.yaml": DECK, "/etc/out.wav": SOUND}, '"/etc/out.wav" does not belong'),
        ({"deck.yaml": DECK, "a/out.wav": SOUND}, "does not belong"),
        ({"deck.yaml": DECK, "..\\out.wav": SOUND}, "does not belong"),
        ({"deck.yaml": DECK, "said.wav": SOUND, "SAID.wav": SOUND}, "does not belong"),
        ({"deck.yaml": DECK, "settings.yaml": b"settings: 1\n"}, '"settings.yaml" does not belong'),
        ({"deck.yaml": DECK, "run.sh": b"rm"}, '"run.sh" does not belong'),
        ({"deck.yaml": DECK.replace(b"deck: 1", b"deck: 2")}, "deck.yaml, line 1, deck: written for a newer"),
        ({"deck.yaml": DECK[:-30]}, "deck.yaml"),
        ({"deck.yaml": b"deck: 1\n"}, "the field game is missing"),
        ({"deck.yaml": b"\xff"}, "UTF-8"),
        ({"deck.yaml": b"[" * 100_000}, "deck.yaml"),
        ({"deck.yaml": DECK.replace(PACK.id.encode(), b"no-such-game")}, "the game no-such-game is not known here"),
        ({"deck.yaml": DECK.replace(PACK.id.encode(), b"heure-des-3-ombres")}, "deck.yaml"),
        ({"deck.yaml": DECK.replace(PACK.id.encode(), b"../games")}, "deck.yaml"),
        ({"deck.yaml": DECK.replace(b"round: 2", b"name: {lang: fr, recording: none.wav}")}, "none.wav is not there"),
        (
            {"deck.yaml": DECK.replace(b"round: 2", b"name: {lang: fr, recording: a.wav}"), "a.wav": SOUND[:60]},
            "a.wav is cut short",
        ),
        ({"said.wav": SOUND}, "there is no deck.yaml in it"),
        ({"deck.yaml": DECK + b"#" * 1_000_001}, "too large"),
        ({"deck.yaml": DECK, **{f"{n}.wav": b"" for n in range(box_files.MOST_FILES)}}, "too large"),
    ],
)
def test_a_bad_box_file_is_refused_and_brings_nothing(
    files: Mapping[str, bytes], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "box.zip"
    path.write_bytes(archive(files))
    told = refused(capsys, tmp_path / "paris", "import", path)
    assert why in told
    assert "box.zip" in told
    assert not (tmp_path / "paris" / "decks").exists()
    assert not list(tmp_path.rglob("out.wav"))


def test_a_damaged_archive_is_refused_wherever_the_damage_is(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = file.read_bytes()
    middle = len(whole) // 3
    for damaged in (
        *(whole[: len(whole) * part // 8] for part in range(8)),
        whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :],
        b"no archive at all" * 100,
    ):
        file.write_bytes(damaged)
        assert "no exported box, or it was cut short" in refused(capsys, tmp_path / "paris", "import", file)
    assert "there is no such file" in refused(capsys, tmp_path / "paris", "import", tmp_path / "none.zip")
    assert "folder" in refused(capsys, tmp_path / "paris", "import", tmp_path)


def test_an_archive_cannot_be_larger_than_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "box.zip"
    path.write_bytes(archive({"deck.yaml": DECK, "a.wav": bytes(5000)}))
    honest = path.read_bytes()
    path.write_bytes(honest.replace((5000).to_bytes(4, "little"), (50).to_bytes(4, "little")))
    assert path.read_bytes() != honest
    assert "cut short" in refused(capsys, tmp_path / "paris", "import", path)
    path.write_bytes(honest)
    monkeypatch.setattr(box_files, "MOST_BYTES", 4000)
    assert "too large" in refused(capsys, tmp_path / "paris", "import", path)


def test_a_box_that_two_make_too_large_to_be_read_again_stays_as_it_was(
    lyon: Path, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Telling({TEXT: OwnText("fr", "x" * 900)})
    decks.write(tmp_path / "paris", PACK, told)
    monkeypatch.setattr(decks, "MOST_BYTES", 1200)
    assert "deck.yaml: this file is too large" in refused(capsys, tmp_path / "paris", "import", file)
    assert decks.owned(tmp_path / "paris", PACK).told == told


@pytest.mark.parametrize("args", [["import"], ["export", "time"], ["import", "a.zip", "b.zip"], ["send", "time"]])
def test_a_wrong_use_is_told_and_does_nothing(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.run(["decks", *args, "--lang", "en"])
    assert ended.value.code == 2
    assert "companion decks" in capsys.readouterr().err
