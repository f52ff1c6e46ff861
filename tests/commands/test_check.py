"""``companion check``: each kind of file is known, and every fault found before an evening finds it."""

from __future__ import annotations

import shutil
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

import pytest

from companion.boxes import loader
from companion.commands import check, enquiries
from companion.files import resources
from companion.model import Verbosity
from companion.speech import troubles
from companion.speech.catalogue import Catalogue
from companion.speech.engine import EngineTrouble, Trouble
from tests.games.tracker.packs import MINI


def found(*paths: Path) -> list[tuple[str, int | None, str, str]]:
    """(file, line, field, message) of each fault."""
    return [(fault.path.name, fault.line, fault.field, fault.id) for fault in check.check(paths)]


def test_the_shipped_sticker_code_and_packs_are_sound() -> None:
    assert found(resources.stickers(), resources.packs(), resources.sheets()) == []
    assert resources.voices() in check.shipped()


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("any.yaml", "stickers: 1\nshapes: {}\ngames: 08\n", ("any.yaml", 3, "games", "fault-mapping")),
        ("any.yaml", "pack: 2\n", ("any.yaml", 1, "pack", "fault-newer")),
        ("any.yaml", "deck: 1\ngame: time-bomb-undercover\nseries: 08\n", ("any.yaml", 3, "series", "fault-quotes")),
        ("any.yaml", "deck: 1\ngame: chess\n", ("any.yaml", 2, "game", "fault-choice")),
        ("any.yaml", "deck: 1\n", ("any.yaml", 1, "", "fault-no-game")),
        ("any.yaml", "sheets: 1\nformats: 2\n", ("any.yaml", 2, "formats", "fault-mapping")),
        ("any.yaml", "# none of ours\nbread: 2\n", ("any.yaml", 1, "", "fault-unknown-kind")),
        ("any.yaml", "", ("any.yaml", 1, "", "fault-unknown-kind")),
        ("settings.yaml", "rate: 010\n", ("settings.yaml", 1, "rate", "fault-whole")),
        ("learned.yaml", "rate: 250\nrate: 260\n", ("learned.yaml", 2, "rate", "fault-duplicate")),
        ("core.ftl", "# heard\na = { $b\n", ("core.ftl", 3, "a", "fault-fluent")),
    ],
)
def test_a_file_is_known_by_its_first_field_or_its_name(
    tmp_path: Path, name: str, text: str, expected: tuple[str, int, str, str]
) -> None:
    (tmp_path / name).write_text(text)
    assert found(tmp_path / name) == [expected]


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    assert found(tmp_path / "settings.yaml") == [("settings.yaml", None, "", "fault-missing-file")]
    assert found(tmp_path / "none.ftl") == [("none.ftl", None, "", "fault-missing-file")]


def test_a_data_folder_is_checked_with_all_its_files_and_no_others(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "time-bomb-undercover.yaml").write_text("deck: 1\ngame: time-bomb-undercover\nbox: 1\n")
    (tmp_path / "settings.yaml").write_text("volume: 200\n")
    (tmp_path / "shopping.yaml").write_text("bread: 2\n")
    assert found(tmp_path) == [
        ("time-bomb-undercover.yaml", 3, "box", "fault-unknown-field"),
        ("settings.yaml", 1, "volume", "fault-whole"),
    ]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", (1, "fault-empty")),
        ("pack: 1\nname: Le grand été\n".encode("latin-1"), (2, "fault-not-utf8")),
        (b"game: orchard\n", (1, "fault-header")),
    ],
)
@pytest.mark.parametrize("place", ["packs/orchard.yaml", "decks/orchard.yaml", "decks/orchard/deck.yaml"])
def test_what_a_table_would_read_is_checked_by_its_place_whatever_is_in_it(
    tmp_path: Path, place: str, content: bytes, expected: tuple[int, str]
) -> None:
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    assert [(path, line, id) for path, line, _, id in found(tmp_path)] == [(file.name, *expected)]


@pytest.mark.parametrize(
    ("place", "text", "expected"),
    [
        ("decks/time.yaml", "deck: 1\ngame: time-bomb-undercover\n", (2, "game", "fault-file-name")),
        ("decks/time/deck.yaml", "deck: 1\ngame: time-bomb-undercover\n", (2, "game", "fault-file-name")),
        ("settings.yaml", "games:\n  heure: {looks: whisper}\n", (2, "games.heure", "fault-choice")),
        ("tables/blue/settings.yaml", "games:\n  heure: {looks: whisper}\n", (2, "games.heure", "fault-choice")),
        ("sheets.yaml", "sheet: 1\nformats: {}\n", (1, "", "fault-header")),
    ],
)
def test_what_no_evening_would_ever_read_is_a_fault(
    tmp_path: Path, place: str, text: str, expected: tuple[int, str, str]
) -> None:
    file = tmp_path / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    assert found(tmp_path) == [(file.name, *expected)]


@pytest.mark.parametrize("place", ["decks/mini.yaml", "decks/mini/deck.yaml"])
def test_a_deck_and_the_rules_of_a_game_of_ones_own_lie_right(tmp_path: Path, place: str) -> None:
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs/mini.yaml").write_text(MINI)
    (tmp_path / place).parent.mkdir(parents=True)
    (tmp_path / place).write_text("deck: 1\ngame: mini\n")
    for folder in (tmp_path, tmp_path / "tables/blue"):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.yaml").write_text("games:\n  mini: {}\n  heure-des-3-ombres: {looks: whisper}\n")
    assert found(tmp_path) == []


def test_no_word_of_a_library_stands_in_what_is_told_about_a_line(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("names: [Ana: Léo\n")
    (fault,) = check.check([tmp_path / "settings.yaml"])
    assert fault.args == ()


VOICE = "voice: 1\nlang: {lang}\nname: {lang}\nrate: 190\nengine-voices: [a]\n"
SOURCE = "# Heard by all.\ncut = { $n } coupes\n# Heard by all.\nend = Fin.\n    .brief = Fin, { $who }.\n"


def languages(folder: Path, english: str, source: str = SOURCE) -> list[tuple[str, int | None, str, str]]:
    """The faults of two languages, the source and English."""
    for lang, words in (("fr", source), ("en", english)):
        (folder / "voices" / lang).mkdir(parents=True)
        (folder / "voices" / lang / "voice.yaml").write_text(VOICE.format(lang=lang))
        (folder / "voices" / lang / "core.ftl").write_text(words)
    assert found(folder / "voices") == found(folder) == found(folder / "voices" / "en")
    return found(folder / "voices")


GOOD = "# Heard by all.\ncut = { $n } cuts\n# Heard by all.\nend = The end, { $who }.\n"


@pytest.mark.parametrize(
    ("good", "bad", "expected"),
    [
        ("", "", []),
        ("cut = { $n }", "cut = { $m }", [(2, "cut", "fault-missing-variable"), (2, "cut", "fault-unknown-variable")]),
        ("{ $who }", "Ana", [(4, "end", "fault-missing-variable")]),
        ("end =", "stop =", [(4, "stop", "fault-not-in-source"), (None, "end", "fault-missing-message")]),
        ("# Heard by all.\ncut", "cut", [(1, "cut", "fault-no-comment")]),
        ("The end", "{ over }", [(4, "end", "fault-unknown-message")]),
        ("The end", "{ UPPER($who) }", [(4, "end", "fault-function")]),
        ("The end, { $who }.", "\n    .brief = End, { $who }.", [(4, "end", "fault-no-value")]),
        ("The end", "The end\n    .long = The very end", [(4, "end", "fault-attribute")]),
        ("# Heard by all.\nend", "# Again.\ncut = { $n }\n# Heard by all.\nend", [(4, "cut", "fault-message-twice")]),
    ],
)
def test_a_fault_of_a_translation_names_its_line_and_message(
    tmp_path: Path, good: str, bad: str, expected: list[tuple[int | None, str, str]]
) -> None:
    assert languages(tmp_path, GOOD.replace(good, bad)) == [("core.ftl", *fault) for fault in expected]


def test_a_variable_may_come_through_another_message(tmp_path: Path) -> None:
    source = SOURCE + "# Heard by all.\nboth = { cut } et { $who }\n"
    english = GOOD + "# Heard by all.\nboth = { $n } cuts and { end }\n"
    assert languages(tmp_path, english, source) == []


def test_the_recording_of_a_name_that_is_missing_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("said: {Zoé: {lang: fr, recording: _names/zoe-1.wav}}\n")
    assert found(tmp_path) == [("settings.yaml", None, "said.Zoé.recording", "fault-recording-missing")]


def test_a_language_without_a_voice_file_is_told(tmp_path: Path) -> None:
    languages(tmp_path, GOOD)
    (tmp_path / "voices" / "en" / "voice.yaml").unlink()
    assert found(tmp_path) == [("voice.yaml", None, "", "fault-missing-file")]


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_every_fault_can_be_told_in_words(tmp_path: Path, lang: str) -> None:
    shutil.copy(resources.stickers(), tmp_path / "stickers.yaml")
    with (tmp_path / "stickers.yaml").open("a") as stream:
        stream.write("games: no\n")
    (fault,) = check.check([tmp_path / "stickers.yaml"])
    said = Catalogue(lang, verbosity=Verbosity.FULL).text(fault.word())
    assert "/stickers.yaml, l" in said
    assert f" {fault.line}, games" in said


def test_two_games_of_one_number_in_the_lobby_are_a_fault_with_a_number_that_is_free(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    packs.mkdir()
    (packs / "mini.yaml").write_text(MINI.replace("version: 1", "version: 1\nlobby: 4"), encoding="utf-8")
    other = MINI.replace("mini", "other").replace("version: 1", "version: 1\nlobby: 90")
    (packs / "other.yaml").write_text(other, encoding="utf-8")
    (fault,) = check.check([tmp_path])
    assert (fault.path.name, fault.line, fault.field) == ("mini.yaml", 4, "lobby")
    said = Catalogue("en").text(fault.word())
    free = len(loader.games()) + 1
    assert said.endswith(f"number 4 in the lobby is mystere-de-l-abbaye's. Free: {free}.")
    (packs / "mini.yaml").write_text(MINI.replace("version: 1", "version: 1\nlobby: 90"), encoding="utf-8")
    assert [(found.path.name, found.line) for found in check.check([tmp_path])] == [("mini.yaml", 4), ("other.yaml", 4)]
    (packs / "mini.yaml").write_text(MINI.replace("version: 1", f"version: 1\nlobby: {free}"), encoding="utf-8")
    assert check.check([tmp_path]) == ()


@pytest.mark.usefixtures("shipped_is_sound")
def test_the_voice_is_tried_unless_files_are_named_or_there_shall_be_no_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "check", lambda *_: ())
    monkeypatch.setattr(check, "voice", lambda _: troubles.told(EngineTrouble(Trouble.MUTE)))
    for paths, mute, ends in (([], False, 1), ([], True, 0), ([tmp_path], False, 0)):
        options = Namespace(data=tmp_path, lang="en", paths=paths, mute=mute)
        assert enquiries.check_files(options) == ends
        assert ("The voice is mute" in capsys.readouterr().out) == bool(ends)


def test_what_is_owned_or_named_is_listened_to_and_not_what_ships(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Path] = []

    def listened(paths: Iterable[Path], lang: str) -> tuple[()]:
        heard.extend(paths)
        return ()

    monkeypatch.setattr(check, "shipped", lambda: (tmp_path / "shipped",))
    monkeypatch.setattr(check, "check", lambda *_: ())
    monkeypatch.setattr(check, "advice", listened)
    for paths in ([], [tmp_path / "named"]):
        assert enquiries.check_files(Namespace(data=tmp_path, lang="en", paths=paths, mute=True)) == 0
    assert heard == [tmp_path, tmp_path / "named"]


def test_a_voice_that_gives_sound_is_no_fault() -> None:
    assert check.voice(Catalogue("es")) is None
