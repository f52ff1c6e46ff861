"""The README is true: its commands run, its files load, its tables are the program's."""

from __future__ import annotations

import re
import shlex
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
from companion.line.loop import Loop
from companion.model import Several, Sign, word
from companion.speech.catalogue import Catalogue

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str, text: str = README) -> list[str]:
    """What stands in the fenced blocks of a kind, of the README or of another text."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for its_kind, block in found if its_kind == kind]


SHELL = [line for block in blocks("sh") for line in block.splitlines()]
EXAMPLES = [line for line in SHELL if line.split()[0] == "companion"]
(SCRIPT,) = blocks("")
SETTINGS, DECK, TILES, MONKS = blocks("yaml")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, its head left out."""
    text = README.split(f" {heading}\n", 1)[1].split("\n## ", 1)[0].split("\n### ", 1)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return cells[2:]


# --- commands ---


def test_two_commands_do_everything_and_ci_takes_them_from_here() -> None:
    first, second = (line for line in SHELL if line not in EXAMPLES)
    assert first.endswith("install -e . && .venv/bin/companion demo")
    assert second.endswith("install -e '.[test]' && .venv/bin/python -m pytest -n auto")
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "'^python3 -m ' README.md" in ci
    assert first.startswith("python3 -m ")
    assert second.startswith("python3 -m ")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with the README's script, and one game kept; signals are left to pytest."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setattr(Loop, "obey_signals", lambda loop: loop)
    (tmp_path / "first.txt").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "nothing.txt").write_text("", encoding="utf-8")
    assert cli.run(["play", "--script", "first.txt", "--mute", "--data", "data"]) == 0
    return tmp_path


def carried_out(line: str) -> int:
    """The exit code of a command as it is written, silent, with a data folder of its own and nobody at the table."""
    command, *rest = shlex.split(line)[1:] or ["play"]
    if command in {"play", "setup", "teach"} and "--script" not in rest:
        rest += ["--script", "nothing.txt"]  # nobody sits there: it opens the table and leaves
    if command != "--version":
        rest += ["--mute", "--data", "data" if command == "replay" else "other"]
    return cli.run([command, *rest])


@pytest.mark.parametrize("line", EXAMPLES)
def test_each_command_runs(line: str, table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert carried_out(line) == 0
    printed = capsys.readouterr()
    assert printed.out
    assert printed.err == ""


@pytest.mark.parametrize("address", re.findall(r"--(?:scanner|keypad) (\S+)", "\n".join(EXAMPLES)))
def test_each_port_is_written_as_ports_are(address: str) -> None:
    assert PortAddress.parse(PortWish.parse(address.strip('"')).url).url.startswith("/dev/tty")


def test_the_script_of_the_readme_counts_four_players_and_passes_one_question(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert cli.run(["play", "--script", "first.txt", "--mute", "--data", "fresh"]) == 0
    heard = capsys.readouterr().out.splitlines()
    assert "[table] 4 joueurs." in heard
    assert heard[-1].startswith("[table] Joueur 2")


def test_every_command_and_every_option_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "codes", "setup", ""):
        with pytest.raises(SystemExit):
            cli.run([*filter(None, [command]), "--help"])
    helped = capsys.readouterr().out
    told = {*re.findall(r"^    ([a-z]+) ", helped, re.MULTILINE), *re.findall(r"^  (--[a-z-]+)", helped, re.MULTILINE)}
    assert len(told) >= 19
    written = {name if name.startswith("--") else f"companion {name}" for name in told}
    assert {name for name in written if not re.search(rf"{name}\b", README)} == set()


# --- files ---


def test_the_settings_example_sets_everything_that_can_be_set(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    assert set(config.read(tmp_path / "settings.yaml")) == {name.replace("-", "_") for name in config.FIELDS}
    settings = config.load(tmp_path)
    assert keys.remapped(keys.TERMINAL, settings.terminal_keys)["_"] == "B"
    for port in re.search(r"or ports: (\[.*\])", SETTINGS)[1].strip("[]").split(", "):  # type: ignore[index]
        PortAddress.parse(PortWish.parse(port.strip('"')).url)


def test_the_deck_example_uses_everything_that_a_deck_may_hold(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(DECK, encoding="utf-8")
    deck = decks.load(tmp_path / "deck.yaml", loader.shipped("time-bomb-undercover"))
    slot = deck.box.slot("time-bomb-undercover/lieu/1")
    assert (slot.name and slot.text_for(4) and slot.text_for(5) and slot.facts) == {"round": 2}
    assert [token.kind for token in deck.barcodes.values()] == ["box", "cable/secure"]
    assert "roles/7" not in deck.box.pack.inferred
    (tmp_path / "deck.yaml").write_text(DECK + "none: none\n", encoding="utf-8")
    with pytest.raises(Faulty) as refused:
        decks.load(tmp_path / "deck.yaml", loader.shipped("time-bomb-undercover"))
    ((_, known),) = refused.value.faults[0].args
    assert known == Several(tuple(re.findall(r"^([a-z]+):", DECK, re.MULTILINE)))


def test_the_tiles_example_names_two_equal_suspects_and_a_board(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(TILES, encoding="utf-8")
    box = decks.load(tmp_path / "deck.yaml", loader.shipped("heure-des-3-ombres")).box
    first, second, other = (box.slot(f"heure-des-3-ombres/tuile/0{number}") for number in (1, 2, 3))
    assert first.name == second.name
    assert first.facts["pair"] == second.facts["pair"] != other.facts["pair"]
    board = box.slot("heure-des-3-ombres/traquenard/yeux/1").facts["lieu"]
    assert box.slot(f"heure-des-3-ombres/lieu/{board}").name


def test_the_monks_example_is_a_part_of_a_sheet(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text(MONKS, encoding="utf-8")
    game = "mystere-de-l-abbaye"
    box = decks.load(tmp_path / "deck.yaml", loader.shipped(game), GAMES[game].flaws).box
    assert box.slot(f"{game}/moine/01").name
    assert box.slot(f"{game}/moine/02").facts == {"order": 3, "rank": 2, "hood": 2, "face": 1, "build": 2}
    assert box.slot(f"{game}/messe/matines").facts == {"cards": 1}
    assert box.slot(f"{game}/scriptorium/01").facts == {"seal": 3}


# --- tables ---


def test_every_sound_sign_is_explained() -> None:
    assert [row[0] for row in rows("Sound signs")] == [*(sign.value for sign in Sign), "a step"]


def test_the_sticker_table_is_the_sticker_code() -> None:
    told = {int(row[at + 1]): (row[at], row[at + 2]) for row in rows("The sticker code") for at in (0, 3) if row[at]}
    english = Catalogue("en")
    for sticker in stickers.load().all:
        shape, meaning = told.pop(sticker.number)
        assert shape == sticker.shape.replace("-", " ")
        assert meaning in english.text(word("token-" + sticker.token_id.replace("/", "-")))
    assert told == {}


def test_the_keys_are_the_keys() -> None:
    named = {"Enter": "\r", "1–8": "1"}
    told = {pad: named.get(glyph, glyph) for pad, glyph, *_ in rows("Keys")}
    for pad, glyph in told.items():
        assert keys.TERMINAL[glyph] == ("1" if pad == "1–8" else pad)
    assert {*told, *"12345678"} - {"1–8"} == set(keys.KEYS)
