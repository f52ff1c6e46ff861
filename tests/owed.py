"""What a game owes before it can be shipped: each file that is missing, and what to do about it.

``python -m tests.owed GAME`` tells it of a game that is being written. It reads files and imports nothing of the game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: The modules of a game that has code; ``phases`` and ``names`` come with them.
MODULES = ("__init__.py", "events.py", "state.py", "phases.py", "rules.py", "words.py")
GUIDES = ("docs/en/players.md", "docs/fr/joueurs.md")
GUIDE_LANGUAGES = ("en", "fr")
#: The page of the games that a pack declares.
DECLARED_PAGES = ("docs/en/time-bomb-and-speaking-cards.md", "docs/fr/time-bomb-et-cartes-parlantes.md")


def owed(game: str, root: Path = ROOT) -> list[str]:
    """A sentence for each thing that the game of this id still owes; none where it can be shipped."""
    return list(_owed(game, root))


def _owed(game: str, root: Path) -> Iterator[str]:
    pack = _read(root / "companion" / "packs" / f"{game}.yaml")
    if not pack:
        yield f"companion/packs/{game}.yaml: what carries a code, for how many players. companion check finds faults."
    else:
        yield from _number(game, root, pack)
    declared = bool(re.search(r"^cards:", pack, re.MULTILINE))
    yield from _declared(game, root, pack) if declared else _coded(game, root, pack)
    if not (root / "companion" / "demos" / f"{game}.txt").exists():
        yield f"companion/demos/{game}.txt: a game to its end, as a script. companion demo {game} plays it."
    kinds = _kinds(pack)
    written = _read(root / "tests" / "golden" / "codes.tsv")
    if not pack or not all(f"\n{game}/{kind}" in written for kind in kinds):
        yield "tests/golden/codes.tsv: the codes of its cards, for ever. python -m tests.test_shipped_codes adds them."
    for lang in _languages(root):
        if not (root / "tests" / "golden" / f"{game}.{lang}.txt").exists():
            yield f"tests/golden/{game}.{lang}.txt: read it aloud. python -m tests.golden --game {game} --write"
    yield from _rules_by_ear(game, root, pack, declared)


def _rules_by_ear(game: str, root: Path, pack: str, declared: bool) -> Iterator[str]:
    """What it owes of its rules by ear. A game that has none says so; one without code declares what they tell."""
    if pack and not declared and not re.search(r"^rules:", pack, re.MULTILINE):
        yield (
            f"companion/packs/{game}.yaml: rules, the chapters that are read by ear with the passages of each, "
            "as in the other packs; or rules: {} where it has none."
        )
    ids = [f"rules-{game}-{passage}" for passage in _passages(pack)]
    for lang in _languages(root) if ids else ():
        words = _read(root / "voices" / lang / f"rules-{game}.ftl")
        missing = [id for id in ids if not re.search(rf"^{re.escape(id)} *=", words, re.MULTILINE)]
        if missing:
            yield f"voices/{lang}/rules-{game}.ftl: its rules, in passages for the ear: {', '.join(missing)}."
    for lang in _languages(root) if ids or declared else ():
        if not (root / "tests" / "golden" / "rules" / f"{game}.{lang}.txt").exists():
            yield f"tests/golden/rules/{game}.{lang}.txt: read it aloud. python -m tests.games.test_rulebook --write"


def _coded(game: str, root: Path, pack: str) -> Iterator[str]:
    """What a game owes that has code."""
    folder = game.replace("-", "_")
    here = root / "companion" / "games" / folder
    for module in MODULES:
        if not (here / module).exists():
            yield f"companion/games/{folder}/{module}: as in tests/kit/sample."
    if not (here / "README.md").exists():
        yield f"companion/games/{folder}/README.md: its phases, its invariants, its settings with their defaults."
    if f'"{game}": "{folder}"' not in _read(root / "companion" / "games" / "__init__.py"):
        yield f'companion/games/__init__.py: a line "{game}": "{folder}" in FOLDERS.'
    for lang in _languages(root):
        words = _read(root / "voices" / lang / f"{game}.ftl")
        ids = [f"game-{game}", *(f"token-{game}-{kind.replace('/', '-')}" for kind in _kinds(pack))]
        missing = [id for id in ids if not re.search(rf"^{re.escape(id)} *=", words, re.MULTILINE)]
        if not words:
            yield f"voices/{lang}/{game}.ftl: all that is said, each message with a comment that says when and to whom."
        elif missing:
            yield f"voices/{lang}/{game}.ftl: the names {', '.join(missing)}."
    tests = root / "tests" / "games" / folder
    if not (tests / "facts.py").exists():
        yield f"tests/games/{folder}/facts.py: which fact tells each field that everybody sees: see tests/kit/facts.py."
    if not (tests / "golden.py").exists():
        yield f"tests/games/{folder}/golden.py: its evenings, in the shorthand of tests/golden/shorthand.py."
    if not (tests / "test_golden.py").exists():
        yield f"tests/games/{folder}/test_golden.py: class TestTranscripts(AsWritten), which compares them."
    if not list((root / "tests" / "journals").glob(f"{game}-[0-9]*.game")):
        yield (
            f"tests/journals/{game}-1-….game: games that every later version reads, with every event in one of them. "
            f"python -m tests.test_golden_journals {game}"
        )
    if not (root / "companion" / "tutorial" / "plans" / f"{game}.yaml").exists():
        yield (
            f"companion/tutorial/plans/{game}.yaml: its tutorial, with voices/*/tutorial-{game}.ftl. "
            f"companion tutorial {game} plays it, python -m tests.tutorial.test_games --write keeps what is heard."
        )
    title = _title(game, root)
    if not title or title not in " ".join(_read(root / "README.md").split()):
        yield "README.md: the game by its title, with a link to its page."
    for lang in GUIDE_LANGUAGES:
        if not (root / "docs" / lang / f"{game}.md").exists():
            yield f"docs/{lang}/{game}.md: its page, in the parts of the others. tests/test_game_pages.py reads it."
    for guide in GUIDES:
        heard = re.findall(r"companion demo\s+([a-z0-9-]+)", _read(root / guide))
        if (
            not any(game.startswith(name) for name in heard) and "\nlobby: 1\n" not in pack
        ):  # the first has no name there
            yield f"{guide}: its demo, beside the others."


def _declared(game: str, root: Path, pack: str) -> Iterator[str]:
    """What a game owes that its pack declares."""
    told = re.search(r"^languages: *\[([^]]*)\]", pack, re.MULTILINE)
    langs = re.findall(r"[a-z-]+", told[1]) if told else []
    for lang in _languages(root):
        if lang not in langs:
            yield f"companion/packs/{game}.yaml: its texts in {lang} too, as in all languages that Companion speaks."
    scenarios = _read(root / "tests" / "games" / "tracker" / "golden.py")
    if f'"{game}"' not in scenarios:
        yield "tests/games/tracker/golden.py: its evenings, in the shorthand of tests/golden/shorthand.py."
    for page in DECLARED_PAGES:
        if f"`{game}`" not in _read(root / page):
            yield f"{page}: the game by its id, `{game}`, and for how many players."


def _number(game: str, root: Path, pack: str) -> Iterator[str]:
    """Its number in the lobby: its own, and the next one."""
    others = [_read(path) for path in (root / "companion" / "packs").glob("*.yaml") if path.stem != game]
    taken = [int(number) for other in others for number in re.findall(r"^lobby: (\d+)", other, re.MULTILINE)]
    own = re.search(r"^lobby: (\d+)", pack, re.MULTILINE)
    if own is None or int(own[1]) in taken:
        free = next(number for number in range(1, 100) if number not in taken)
        yield f"companion/packs/{game}.yaml: its number in the lobby, lobby: {free}. People know it by heart."


def _kinds(pack: str) -> list[str]:
    """The kinds of a pack: the keys of its tokens or cards, which stand two spaces in."""
    body = re.search(r"^(?:tokens|cards):\n((?: .*\n|\n|#.*\n)+)", pack, re.MULTILINE)
    return re.findall(r"^  ([a-z0-9/-]+):", body[1], re.MULTILINE) if body else []


def _passages(pack: str) -> list[str]:
    """The passages of a pack's rules, each behind its chapter."""
    body = re.search(r"^rules:\n((?: .*\n|\n|#.*\n)+)", pack, re.MULTILINE)
    chapters = re.findall(r"^  ([a-z-]+):\s*\[([^]]*)\]", body[1], re.MULTILINE) if body else []
    return [f"{chapter}-{name}" for chapter, names in chapters for name in re.findall(r"[a-z0-9-]+", names)]


def _title(game: str, root: Path) -> str:
    """The title in the source language."""
    found = re.search(rf"^game-{game} *= *(.*)", _read(root / "voices" / "fr" / f"{game}.ftl"), re.MULTILINE)
    return found[1] if found else ""


def _languages(root: Path) -> list[str]:
    return sorted(path.parent.name for path in root.glob("voices/*/voice.yaml"))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    print(*(owed(sys.argv[1]) or ["It owes nothing."]), sep="\n")
