"""The reference is true and whole, in both languages: commands, options, keys, signs, stickers, files."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from companion import cli
from companion.boxes import decks, loader, stickers
from companion.devices.serial_port import PortAddress
from companion.files import config
from companion.files.config import PortWish
from companion.files.documents import Faulty
from companion.games import GAMES
from companion.inputs import keys
from companion.labels import sheets
from companion.model import Several, Sign, word
from companion.speech.catalogue import Catalogue
from tests.manuals import REFERENCE, blocks, commands, items, plain, section, table

__all__ = ["table"]  # a fixture

each = pytest.mark.parametrize("lang", REFERENCE)


# --- commands ---


def parsers() -> dict[str, argparse.ArgumentParser]:
    (choice,) = (a for a in cli._parser(None)._actions if isinstance(a, argparse._SubParsersAction))
    return dict(choice.choices)


def options(parser: argparse.ArgumentParser) -> set[str]:
    """The options of a command, as the reference names them: -o, --sheet."""
    return {action.option_strings[-1] for action in parser._actions if action.option_strings} - {"--help"}


def told(text: str) -> set[str]:
    """The options that a section names."""
    return set(re.findall(r"`[^`]*?(?<![\w-])(-o|--[a-z-]+)", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


PARSERS = parsers()
SHARED = set.intersection(*(options(parser) for parser in PARSERS.values()))


@each
def test_every_command_has_a_part_of_its_own(lang: str) -> None:
    named = re.findall(r"^### `companion ([a-z]+)`$", REFERENCE[lang], re.MULTILINE)
    where = f"docs/{lang}/reference.md needs a heading for each command, below its commands: ### `companion NAME`"
    assert set(named) == set(PARSERS), where


@each
def test_what_every_command_takes_is_told_once(lang: str) -> None:
    text = section(REFERENCE[lang], "Options of every command", "Les options de toutes les commandes")
    named = {option for item in items(text) for option in told(f"{item}\n")}
    assert named == SHARED, f"docs/{lang}/reference.md, the part about the options of every command"


@each
@pytest.mark.parametrize("command", PARSERS)
def test_every_option_is_told_under_its_command(lang: str, command: str) -> None:
    named = told(section(REFERENCE[lang], f"`companion {command}`"))
    own = options(PARSERS[command]) - SHARED
    where = f"docs/{lang}/reference.md, under the heading `companion {command}`, as an entry of its list:"
    assert own - named == set(), f"not told. It goes into {where}"
    assert named - own - SHARED == set(), f"no such option. Strike it from {where}"


@each
@pytest.mark.parametrize("part", cli.PARTS)
def test_every_part_of_the_set_up_is_named(lang: str, part: str) -> None:
    assert f"`{part}`" in section(REFERENCE[lang], "`companion setup`")


@each
def test_each_port_is_written_as_ports_are(lang: str) -> None:
    addresses = re.findall(r"--(?:scanner|keypad) (\S+)", "\n".join(commands(REFERENCE[lang])))
    assert len(addresses) >= 5
    for address in addresses:
        assert PortAddress.parse(PortWish.parse(address.strip('"')).url).url.startswith("/dev/tty")


@each
def test_the_script_counts_four_players_and_passes_one_question(
    lang: str, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (script,) = blocks("", REFERENCE[lang])
    (table / "first.txt").write_text(script, encoding="utf-8")
    capsys.readouterr()
    assert cli.run(["play", "--script", "first.txt", "--mute", "--data", "fresh"]) == 0
    heard = capsys.readouterr().out.splitlines()
    assert "[table] 4 joueurs." in heard
    assert heard[-1].startswith("[table] Joueur 2")


# --- files ---


@pytest.fixture(params=REFERENCE)
def files(request: pytest.FixtureRequest) -> list[str]:
    """The YAML files of the reference in one language: settings, three decks, sheets."""
    found = blocks("yaml", REFERENCE[request.param])
    assert len(found) == 5
    return found


def test_the_settings_example_sets_everything_that_can_be_set(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(files[0], encoding="utf-8")
    known = {name.replace("-", "_") for name in config.FIELDS}
    assert set(config.read(tmp_path / "settings.yaml")) == known, "a setting goes into docs/*/reference.md"
    settings = config.load(tmp_path)
    assert keys.remapped(keys.TERMINAL, settings.terminal_keys)["_"] == "B"
    for port in re.search(r"ports ?: (\[.*\])", files[0])[1].strip("[]").split(", "):  # type: ignore[index]
        PortAddress.parse(PortWish.parse(port.strip('"')).url)


def test_the_deck_example_uses_everything_that_a_deck_may_hold(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(files[1], encoding="utf-8")
    deck = decks.load(tmp_path / "deck.yaml", loader.shipped("time-bomb-undercover"))
    slot = deck.box.slot("time-bomb-undercover/lieu/1")
    assert (slot.name and slot.text_for(4) and slot.text_for(5) and slot.facts) == {"round": 2}
    assert [token.kind for token in deck.barcodes.values()] == ["box", "cable/secure"]
    assert "roles/7" not in deck.box.pack.inferred
    (tmp_path / "deck.yaml").write_text(files[1] + "none: none\n", encoding="utf-8")
    with pytest.raises(Faulty) as refused:
        decks.load(tmp_path / "deck.yaml", loader.shipped("time-bomb-undercover"))
    ((_, known),) = refused.value.faults[0].args
    assert known == Several(tuple(re.findall(r"^([a-z]+):", files[1], re.MULTILINE)))


def test_the_tiles_example_names_two_equal_suspects_and_a_board(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(files[2], encoding="utf-8")
    box = decks.load(tmp_path / "deck.yaml", loader.shipped("heure-des-3-ombres")).box
    first, second, other = (box.slot(f"heure-des-3-ombres/tuile/0{number}") for number in (1, 2, 3))
    assert first.name == second.name
    assert first.facts["pair"] == second.facts["pair"] != other.facts["pair"]
    board = box.slot("heure-des-3-ombres/traquenard/yeux/1").facts["lieu"]
    assert box.slot(f"heure-des-3-ombres/lieu/{board}").name


def test_the_monks_example_is_a_part_of_a_sheet(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(files[3], encoding="utf-8")
    game = "mystere-de-l-abbaye"
    box = decks.load(tmp_path / "deck.yaml", loader.shipped(game), GAMES[game].flaws).box
    assert box.slot(f"{game}/moine/01").name
    assert box.slot(f"{game}/moine/02").facts == {"order": 3, "rank": 2, "hood": 2, "face": 1, "build": 2}
    assert box.slot(f"{game}/messe/matines").facts == {"cards": 1}
    assert box.slot(f"{game}/scriptorium/01").facts == {"seal": 3}


def test_the_sheets_example_is_a_sheet_and_a_roll_more(files: list[str], tmp_path: Path) -> None:
    (tmp_path / "sheets.yaml").write_text(files[4], encoding="utf-8")
    assert len(sheets.all_sheets(tmp_path)) == len(sheets.load()) + 2


@each
def test_every_shipped_sheet_and_every_file_of_the_data_folder_is_named(lang: str) -> None:
    for name in sheets.load():
        assert name in section(REFERENCE[lang], "`companion labels`")
    folder = section(REFERENCE[lang], "The data folder", "Le dossier de données")
    for name in ("settings.yaml", config.LEARNED, sheets.FILE, "decks/", "packs/", "games/", "tables/", "lock"):
        assert f"`{name}" in folder


# --- lists ---


def named(text: str) -> dict[str, str]:
    """The entries of a list that begin with a name and a colon."""
    return dict(re.split(r" ?: ", item, maxsplit=1) for item in items(text))


def test_every_sound_sign_is_explained_in_both_languages() -> None:
    english = named(section(REFERENCE["en"], "The sound signs"))
    assert list(english) == [*(sign.value for sign in Sign), "a step"]
    assert len(named(section(REFERENCE["fr"], "Les signes sonores"))) == len(english)


@each
def test_the_stickers_are_the_sticker_code(lang: str) -> None:
    told = named(section(REFERENCE[lang], "The sticker code", "Le code des stickers"))
    words = Catalogue(lang)
    for sticker in stickers.load().all:
        said = words.text(word("token-" + sticker.token_id.replace("/", "-")))
        assert told.pop(str(sticker.number)) == re.sub(r" ?: ", ", ", said).lower() + "."
    assert told == {}


@each
def test_the_keys_are_the_keys(lang: str) -> None:
    text = plain(section(REFERENCE[lang], "The keys", "Les touches")).replace("\\", "")
    rows = re.findall(r"^- (\S+|1 (?:to|à) 8) \(([^)]+)\)", text, re.MULTILINE)
    glyphs = {"Enter": "\r", "Entrée": "\r"}
    for pad, glyph in rows:
        assert keys.TERMINAL[glyphs.get(glyph, glyph[0])] == pad[0], pad
    assert {pad[0] for pad, _ in rows} | set("2345678") == set(keys.KEYS)
