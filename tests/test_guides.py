"""The guides in ``docs/`` are true: their commands run, their files load, what they name is there, in both languages.

The tutorials for games without code have tests of their own, ``test_tutorial``.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from queue import SimpleQueue

import pytest
from fluent.syntax import FluentParser, ast

from companion import cli
from companion.boxes import box_files
from companion.commands import check, enquiries
from companion.files import config
from companion.labels import sheets
from companion.model import Phrase
from companion.setup import install
from companion.speech.engine import EngineTrouble, Manner, Rendered, Trouble, WorkerEngine
from companion.speech.pcm import Pcm
from tests.manuals import (
    DOCS,
    GUIDES,
    OTHERS,
    PAIRS,
    README,
    ROOT,
    blocks,
    carried_out,
    commands,
    headings,
    in_words,
    links,
    plain,
    shell,
    table,
)
from tests.pace import PATIENCE

each = pytest.mark.parametrize("name", GUIDES)
#: Where the guides have somebody's USB stick.
STICKS = ("/media/cle", "/media/stick")
TUTORIALS = {name: (DOCS / name).read_text(encoding="utf-8") for name in sorted(p.name for p in DOCS.glob("*.md"))}
PHONES = {"fr": "fr/avec-les-telephones.md", "en": "en/with-phones.md"}
TROUBLES = {"fr": "fr/si-ca-ne-marche-pas.md", "en": "en/when-it-does-not-work.md"}

__all__ = ["table"]  # a fixture


# --- how one gets from one to the other ---


def test_every_guide_is_known_and_has_its_partner_in_the_other_language() -> None:
    assert {str(path.relative_to(DOCS)) for path in DOCS.glob("*/*.md")} == set(GUIDES), "PAIRS of tests/manuals.py"


@pytest.mark.parametrize("name", ["README.md", *OTHERS, *(f"docs/{name}" for name in (*GUIDES, *TUTORIALS))])
def test_every_link_leads_to_a_file(name: str) -> None:
    for link in links((ROOT / name).read_text(encoding="utf-8")):
        assert (ROOT / name).parent.joinpath(link).exists(), link


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_guide_is_reached_from_the_readme_without_another_language(lang: str) -> None:
    reached: set[Path] = set()
    ahead = [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        ahead += [page.parent.joinpath(link).resolve() for link in links(page.read_text(encoding="utf-8"))]
        ahead = [page for page in ahead if page.is_file() and page.parent.name in ("docs", lang)]
    assert set((DOCS / lang).glob("*.md")) <= reached
    assert set(DOCS.glob(f"*.{lang}.md")) <= reached


# --- how they read ---


@pytest.mark.parametrize("name", ["README.md", *GUIDES])
def test_a_screen_reader_meets_headings_in_order_sentences_and_lists(name: str) -> None:
    text = plain(README if name == "README.md" else GUIDES[name])
    levels = [level for level, _ in headings(text)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    for before, after in pairwise(levels):
        assert after <= before + 1, "a heading skips a level"
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
    for mark in (r"^## ", r"^### ", r"^- ", r"^\d+\. ", r"^```\w+"):
        assert len(re.findall(mark, one, re.MULTILINE)) == len(re.findall(mark, other, re.MULTILINE)), mark
    assert [c.split()[:2] for c in commands(one)] == [c.split()[:2] for c in commands(other)]
    assert blocks("python", one) == blocks("python", other)


# --- what is quoted ---


def heard(lang: str) -> str:
    """All that is said in a language, one message a line, with "…" for what is put in."""
    said: list[str] = []
    for path in sorted((ROOT / "voices" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                said += [worded(pattern) for pattern in (entry.value, *(a.value for a in entry.attributes)) if pattern]
    return "\n".join(said)


def worded(pattern: ast.Pattern) -> str:
    parts = (part.value if isinstance(part, ast.TextElement) else "…" for part in pattern.elements)
    return " ".join("".join(parts).split())


@pytest.mark.parametrize(("lang", "name"), [*TROUBLES.items(), *PHONES.items()])
def test_what_is_quoted_is_what_is_heard_or_stands_on_a_page(lang: str, name: str) -> None:
    text = GUIDES[name]
    quotes = re.findall(r"« (.+?) »" if lang == "fr" else r'"([^"\n]+)"', re.sub(r"`[^`\n]+`", "", plain(text)))
    titles = {title for name, page in GUIDES.items() if name.startswith(lang) for _, title in headings(page)}
    spoken = heard(lang)
    assert len(quotes) > 15
    missing = [quote for quote in quotes if quote != "…" and quote not in spoken and quote not in titles]
    assert missing == [], "nobody hears these words (voices/*/*.ftl)"


# --- commands ---


@pytest.fixture
def stick(table: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """A taught box in this home, and the same on a stick; the function puts the stick's place into a command."""
    place = table / "stick"
    (table / "voices").symlink_to(ROOT / "voices")
    # Each of our words is listened to in tests/speech/test_proofhearing, and takes seconds.
    monkeypatch.setattr("companion.commands.check.advice", lambda paths, lang: ())
    monkeypatch.setenv("HOME", str(table / "home"))
    for decks in (table / "home/.local/share/companion/decks", table / "other/decks", place):
        (decks / "time-bomb-undercover").mkdir(parents=True)
        deck = "deck: 1\nbarcodes:\n  '0123456789012': box\ngame: time-bomb-undercover\n"
        (decks / "time-bomb-undercover/deck.yaml").write_text(deck, encoding="utf-8")
    (place / "time-bomb-undercover.zip").write_bytes(box_files.made({"deck.yaml": deck.encode()}))

    def put(line: str) -> str:
        for name in STICKS:
            line = line.replace(name, str(place))
        return line

    return put


@pytest.mark.parametrize("line", sorted({line for name in GUIDES for line in commands(GUIDES[name])}))
@pytest.mark.usefixtures("shipped_is_sound")
def test_each_command_runs(line: str, stick: Callable[[str], str], capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert carried_out(stick(line)) == 0
    printed = capsys.readouterr()
    assert printed.out
    assert printed.err == ""


@pytest.mark.parametrize(
    "line", sorted({line for name in GUIDES for line in shell(GUIDES[name]) if "companion" not in line.split()[0]})
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
    elif program == "sudo":
        assert not [path for path in rest if path.startswith("deploy/") and not (ROOT / path).exists()]
    elif program == "systemctl":
        assert rest == ["--user", "stop", install.UNIT.removesuffix(".service")]
    else:
        assert line in shell(README) or f"`{line}`" in README


OPTIONS = {
    option
    for action in cli._parser(None)._actions
    if isinstance(action, argparse._SubParsersAction)
    for parser in action.choices.values()
    for known in parser._actions
    for option in known.option_strings
}


@each
def test_each_command_in_a_sentence_is_one(name: str) -> None:
    for typed in in_words(GUIDES[name]):
        if typed.startswith("companion "):
            cli._parser(None).parse_args(shlex.split(typed)[1:])
        elif typed.startswith("--"):
            assert typed.split()[0] in {*OPTIONS, "--without-pip"}, typed


# --- files ---


@each
def test_each_path_and_each_link_leads_somewhere(name: str) -> None:
    text = GUIDES[name]
    for path in in_words(GUIDES[name]):
        if re.fullmatch(r"(companion|tests|voices|deploy|firmware)(/[\w.-]+)+", path):
            assert (ROOT / path).exists(), path
    known = {title for page in GUIDES.values() for _, title in headings(page)}
    known |= {title for _, title in headings((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))}
    for title in re.findall(r"(?:\bsee|\bunder|voir|voyez|CONTRIBUTING.md,) [«\"] ?(\w[^»\"]+?) ?[»\"]", plain(text)):
        assert title in known, title


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
