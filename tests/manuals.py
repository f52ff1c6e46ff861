"""What people read: the README and the pages in ``docs/``, taken apart for the tests that hold them to the program."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from companion import cli
from companion.line.loop import Loop

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
README = (ROOT / "README.md").read_text(encoding="utf-8")
#: The pages of a game that has code have its id for a name, in each language.
GAME_PAGES = ("time-bomb-undercover", "heure-des-3-ombres", "mystere-de-l-abbaye", "cluedo-one-piece")
#: The page of the games that a shipped pack declares, by language.
DECLARED_PAGES = {"fr": "fr/time-bomb-et-cartes-parlantes.md", "en": "en/time-bomb-and-speaking-cards.md"}
#: Both languages tell the same.
PAIRS = {
    "fr/joueurs.md": "en/players.md",
    "fr/avec-les-telephones.md": "en/with-phones.md",
    "fr/installer.md": "en/installing.md",
    "fr/preparer-une-boite.md": "en/preparing-a-box.md",
    "fr/si-ca-ne-marche-pas.md": "en/when-it-does-not-work.md",
    "fr/reference.md": "en/reference.md",
    "fr/contribuer.md": "en/contributing.md",
    DECLARED_PAGES["fr"]: DECLARED_PAGES["en"],
    **{f"fr/{game}.md": f"en/{game}.md" for game in GAME_PAGES},
}
GUIDES = {name: (DOCS / name).read_text(encoding="utf-8") for pair in PAIRS.items() for name in pair}
REFERENCE = {lang: GUIDES[f"{lang}/reference.md"] for lang in ("fr", "en")}
#: The other pages that people read.
OTHERS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "NOTICE.md", "SECURITY.md", "firmware/README.md", "bench/README.md")


def blocks(kind: str, text: str) -> list[str]:
    """What stands in the fenced blocks of a kind."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for its_kind, block in found if its_kind == kind]


def plain(text: str) -> str:
    """A page without what stands in its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def headings(text: str) -> list[tuple[int, str]]:
    """The headings of a page: how deep, and their words."""
    return [(len(marks), title) for marks, title in re.findall(r"^(#+) (.+)$", plain(text), re.MULTILINE)]


def section(text: str, *titles: str) -> str:
    """What stands under the heading with one of these titles, up to the next one that is as high or higher."""
    found = re.search(rf"^(#+) (?:{'|'.join(map(re.escape, titles))})$", text, re.MULTILINE)
    assert found, f"no heading: {titles}"
    after = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", after, re.MULTILINE)
    return after[: end.start()] if end else after


def items(text: str) -> list[str]:
    """The entries of the lists in a text, without their dash."""
    return [" ".join(item.split()) for item in re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)]


def shell(text: str) -> list[str]:
    """The lines of a page's command blocks."""
    return [line for block in blocks("sh", text) for line in block.splitlines()]


def commands(text: str) -> list[str]:
    """Those that are the companion's own, as they are typed where ``.venv`` is active."""
    lines = [line.removeprefix(".venv/bin/") for line in shell(text)]
    return [line for line in lines if line.split()[0] == "companion"]


def in_words(text: str) -> list[str]:
    """What a page's sentences set off as typed. Headings are titles, and no commands."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^#.*$", "", plain(text), flags=re.MULTILINE))


def links(text: str) -> list[str]:
    """Where the links of a page lead inside this folder."""
    found = re.findall(r"\]\(([^)\s]+)\)", plain(text))
    return [link.partition("#")[0] for link in found if not link.startswith(("https:", "#"))]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with the reference's script, and one game kept; signals are left to pytest."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setattr(Loop, "obey_signals", lambda loop: loop)
    (script,) = blocks("", REFERENCE["en"])
    (tmp_path / "first.txt").write_text(script, encoding="utf-8")
    (tmp_path / "nothing.txt").write_text("", encoding="utf-8")
    assert cli.run(["play", "--script", "first.txt", "--mute", "--data", "data"]) == 0
    return tmp_path


def carried_out(line: str) -> int:
    """The exit code of a command as it is written, silent, with a data folder of its own and nobody at the table."""
    command, *rest = shlex.split(line)[1:] or ["play"]
    if command.startswith("--"):
        command, rest = "play", [command, *rest]
    if command in {"play", "setup", "teach", "tutorial"} and "--script" not in rest:
        rest += ["--script", "nothing.txt"]  # nobody sits there: it opens the table and leaves
    return cli.run([command, *rest, "--mute", "--data", "data" if command == "replay" else "other"])
