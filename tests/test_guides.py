"""The guides in ``docs/`` are true: their commands run, their files load, what they name is there, in both languages.

The tutorials for games without code have tests of their own, ``test_tutorial``.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

import pytest

from companion import cli
from companion.commands import check, enquiries
from companion.files import config
from companion.labels import sheets
from companion.model import Phrase
from companion.speech.engine import EngineTrouble, Manner, Rendered, Trouble, WorkerEngine
from companion.speech.pcm import Pcm
from tests.pace import PATIENCE
from tests.test_readme import README, ROOT, SHELL, blocks, carried_out, table

DOCS = ROOT / "docs"
PAIRS = {
    "fr/joueurs.md": "en/players.md",
    "fr/preparer-une-boite.md": "en/preparing-a-box.md",
    "fr/contribuer.md": "en/contributing.md",
}
GUIDES = {name: (DOCS / name).read_text(encoding="utf-8") for pair in PAIRS.items() for name in pair}
each = pytest.mark.parametrize("name", GUIDES)
#: Where the guides have somebody's USB stick.
STICKS = ("/media/cle", "/media/stick")

__all__ = ["table"]  # a fixture


def shell(name: str) -> list[str]:
    """The lines of a guide's command blocks."""
    return [line for block in blocks("sh", GUIDES[name]) for line in block.splitlines()]


def commands(name: str) -> list[str]:
    """Those that are the companion's own, as they are typed where ``.venv`` is active."""
    lines = [line.removeprefix(".venv/bin/") for line in shell(name)]
    return [line for line in lines if line.split()[0] == "companion"]


def plain(text: str) -> str:
    """A guide without what stands in its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def in_words(name: str) -> list[str]:
    """What a guide's sentences set off as typed."""
    return re.findall(r"`([^`\n]+)`", plain(GUIDES[name]))


def test_every_guide_is_known_and_the_readme_names_it() -> None:
    assert {str(path.relative_to(DOCS)) for path in DOCS.glob("*/*.md")} == set(GUIDES)
    for path in DOCS.rglob("*.md"):
        assert str(path.relative_to(ROOT)) in README


# --- how they read ---


@each
def test_a_screen_reader_meets_headings_sentences_and_lists(name: str) -> None:
    text = plain(GUIDES[name])
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]
    assert levels[0] == 1
    assert set(levels[1:]) == {2}
    assert not re.search(r"^\||!\[|<\w", re.sub(r"`[^`\n]+`", "", text), re.MULTILINE), "a table, a picture or a tag"


@each
def test_sentences_are_short(name: str) -> None:
    """Links and paths count as one word."""
    text = re.sub(r"\]\([^)]*\)|^#.*$", "", plain(GUIDES[name]), flags=re.MULTILINE)
    for paragraph in re.split(r"\n\n|\n(?=- |\d+\. )", text):
        for sentence in re.split(r"[.!?:;](?:\s|$)", paragraph):
            assert len(sentence.split()) <= 36, sentence


@pytest.mark.parametrize("french", PAIRS)
def test_both_languages_tell_the_same(french: str) -> None:
    one, other = GUIDES[french], GUIDES[PAIRS[french]]
    for mark in (r"^## ", r"^- ", r"^\d+\. ", r"^```\w+"):
        assert len(re.findall(mark, one, re.MULTILINE)) == len(re.findall(mark, other, re.MULTILINE)), mark
    assert [c.split()[:2] for c in commands(french)] == [c.split()[:2] for c in commands(PAIRS[french])]
    assert blocks("python", one) == blocks("python", other)


# --- commands ---


@pytest.fixture
def stick(table: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """A taught box in this home, and the same on a stick; the function puts the stick's place into a command."""
    place = table / "stick"
    (table / "voices").symlink_to(ROOT / "voices")
    monkeypatch.setenv("HOME", str(table / "home"))
    for decks in (table / "home/.local/share/companion/decks", place):
        (decks / "time-bomb-undercover").mkdir(parents=True)
        deck = "deck: 1\nbarcodes:\n  '0123456789012': box\ngame: time-bomb-undercover\n"
        (decks / "time-bomb-undercover/deck.yaml").write_text(deck, encoding="utf-8")

    def put(line: str) -> str:
        for name in STICKS:
            line = line.replace(name, str(place))
        return line

    return put


@pytest.mark.parametrize("line", sorted({line for name in GUIDES for line in commands(name)}))
def test_each_command_runs(line: str, stick: Callable[[str], str], capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert carried_out(stick(line)) == 0
    printed = capsys.readouterr()
    assert printed.out
    assert printed.err == ""


@pytest.mark.parametrize(
    "line", sorted({line for name in GUIDES for line in shell(name) if "companion" not in line.split()[0]})
)
def test_each_other_command_is_the_readmes_or_does_what_is_told(line: str, stick: Callable[[str], str]) -> None:
    program, *rest = shlex.split(line)
    if program == "cp":
        copied = stick(line)
        subprocess.run(["sh", "-c", copied], check=True)
        assert (Path(copied.split()[-1]) / "time-bomb-undercover/deck.yaml").is_file()
    elif program.startswith(".venv/bin/"):
        assert program in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
        assert not [path for path in rest if path.startswith("tests/") and not (ROOT / path).exists()]
    else:
        assert line in SHELL or f"`{line}`" in README


@each
def test_each_command_in_a_sentence_is_one(name: str) -> None:
    for typed in in_words(name):
        if typed.startswith("companion "):
            cli._parser(None).parse_args(shlex.split(typed)[1:])
        elif typed.startswith("--"):
            assert any(typed.split()[0] in line for line in (README, *shell(name))), typed


# --- files ---


@each
def test_each_path_and_each_link_leads_somewhere(name: str) -> None:
    text = GUIDES[name]
    for link in re.findall(r"\]\(([^)]+)\)", text):
        assert ((DOCS / name).parent / link).is_file(), link
    for path in in_words(name):
        if re.fullmatch(r"(companion|tests|voices|deploy|firmware)(/[\w.-]+)+", path):
            assert (ROOT / path).exists(), path
    for section in re.findall(
        r"(?:à|under|in the README,|dans CONTRIBUTING.md,|in CONTRIBUTING.md,) [«\"] ?(\w[\w ]+?) ?[»\"]", text
    ):
        headings = README + (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
        assert section.casefold() in headings.casefold(), section


@each
def test_each_file_is_sound(name: str, tmp_path: Path) -> None:
    """Each YAML block is laid where its guide says, alone, and checked like an owner's."""
    for number, block in enumerate(blocks("yaml", GUIDES[name])):
        folder = tmp_path / str(number)
        (folder / "decks").mkdir(parents=True)
        if game := re.search(r"^game: (.*)", block, re.MULTILINE):
            path = folder / "decks" / f"{game[1]}.yaml"
            assert f"decks/{path.name}" in plain(GUIDES[name])
        else:
            path = folder / ("sheets.yaml" if block.startswith("sheets:") else "settings.yaml")
            assert path.name in plain(GUIDES[name])
        path.write_text(block, encoding="utf-8")
        for voice in re.findall(r"(\S+\.onnx)", block):
            for file in (voice, f"{voice}.json"):
                (folder / file).touch()
        assert check.check([folder], enquiries.clashes(folder)) == ()
        if path.name == "sheets.yaml":
            assert set(sheets.all_sheets(folder)) > set(sheets.all_sheets(tmp_path))
        elif path.name == "settings.yaml":
            assert config.read(path)


# --- the engine of the guide ---


@pytest.fixture
def engine(tmp_path: Path) -> WorkerEngine:
    (program,) = blocks("python", GUIDES["en/contributing.md"])
    (tmp_path / "beep_worker.py").write_text(program, encoding="utf-8")
    return WorkerEngine([(sys.executable, str(tmp_path / "beep_worker.py"), "fr")])


def test_the_engine_of_the_guide_renders_and_refuses_another_language(engine: WorkerEngine) -> None:
    answers: SimpleQueue[Rendered] = SimpleQueue()
    try:
        for lang in ("fr", "en"):
            engine.request(Phrase(lang, "Coupé."), Manner(), answers.put)
        beep, none = answers.get(timeout=PATIENCE), answers.get(timeout=PATIENCE)
    finally:
        engine.close()
    assert isinstance(beep, Pcm)
    assert beep.rate == 22050
    assert none == EngineTrouble(Trouble.MISSING_VOICE, "en")
