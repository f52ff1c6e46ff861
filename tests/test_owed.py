"""Every shipped game has all that it owes, and whoever writes a new one is told each thing that is missing."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.boxes import loader
from companion.files import resources
from companion.games import FOLDERS
from tests.kit import sample
from tests.kit.sample import golden as evenings
from tests.owed import GUIDES, MODULES, ROOT, owed
from tests.test_golden_journals import fewest

SAMPLE = Path(sample.__file__).parent
ID = sample.ID


@pytest.mark.parametrize("game", dict.fromkeys((*FOLDERS, *loader.games())))
def test_a_game_that_is_shipped_owes_nothing(game: str) -> None:
    assert owed(game) == []


def test_a_game_of_which_there_is_nothing_owes_every_file() -> None:
    missing = [line.partition(":")[0] for line in owed("made-up")]
    assert missing == [
        "companion/packs/made-up.yaml",
        *(f"companion/games/made_up/{module}" for module in MODULES),
        *("companion/games/made_up/README.md", "companion/games/__init__.py"),
        *(f"voices/{lang}/made-up.ftl" for lang in ("en", "es", "fr")),
        *("tests/games/made_up/facts.py", "tests/games/made_up/golden.py", "tests/games/made_up/test_golden.py"),
        *(
            "tests/journals/made-up-1-….game",
            "companion/tutorial/plans/made-up.yaml",
            "README.md",
            "docs/en/made-up.md",
            "docs/fr/made-up.md",
            *GUIDES,
        ),
        *("companion/demos/made-up.txt", "tests/golden/codes.tsv"),
        *(f"tests/golden/made-up.{lang}.txt" for lang in ("en", "es", "fr")),
    ]
    assert all("." in line.partition(": ")[2] for line in owed("made-up")), "and is told what to do"


# --- the sample, put where a game belongs ---


def bare(root: Path) -> None:
    """A tree with what is shared by all games, and no game."""
    for lang in ("en", "es", "fr"):
        (root / "voices" / lang).mkdir(parents=True)
        shutil.copy(ROOT / "voices" / lang / "voice.yaml", root / "voices" / lang)
    for place in ("companion/packs", "companion/demos", "companion/games/two_pebbles", "tests/golden/rules", PLANS):
        (root / place).mkdir(parents=True)
    for place in ("tests/journals", "tests/games/two_pebbles", "docs/en", "docs/fr"):
        (root / place).mkdir(parents=True)
    shutil.copy(resources.packs() / "cluedo-one-piece.yaml", root / "companion/packs")


def put(name: str, place: str) -> Callable[[Path], object]:
    """A file of the sample, where it belongs."""
    return lambda root: (root / place).write_text((SAMPLE / name).read_text(encoding="utf-8"), encoding="utf-8")


def write(place: str, text: str) -> Callable[[Path], object]:
    return lambda root: (root / place).write_text(text, encoding="utf-8")


def numbered(root: Path) -> None:
    pack = root / f"companion/packs/{ID}.yaml"
    pack.write_text(
        pack.read_text(encoding="utf-8").replace("version: 1\n", "version: 1\nlobby: 2\n"), encoding="utf-8"
    )


def ruled(root: Path) -> None:
    pack = root / f"companion/packs/{ID}.yaml"
    pack.write_text(f"{pack.read_text(encoding='utf-8')}\nrules:\n  minute: [goal]\n  turn: [left, right]\n")


RULES = "".join(f"rules-{ID}-{passage} = x\n" for passage in ("minute-goal", "turn-left", "turn-right"))


def transcript(lang: str) -> Callable[[Path], object]:
    name = f"{ID}.{lang}.txt"
    return lambda root: (root / "tests/golden" / name).write_bytes((ROOT / "tests/golden" / name).read_bytes())


def journals(root: Path) -> None:
    (transcripts,) = evenings.TRANSCRIPTS
    fewest(transcripts, root / "tests/journals")


KINDS = ("box", "pebble/white", "pebble/grey", "pebble/black", "coin")
CODE, PLANS = "companion/games/two_pebbles", "companion/tutorial/plans"
#: What is done, one after the other, and the beginnings of what is owed no more.
WALK: tuple[tuple[Callable[[Path], object], tuple[str, ...]], ...] = (
    (put(f"{ID}.yaml", f"companion/packs/{ID}.yaml"), (f"companion/packs/{ID}.yaml: what carries",)),
    (numbered, (f"companion/packs/{ID}.yaml: its number",)),
    *((put(module, f"{CODE}/{module}"), (f"{CODE}/{module}",)) for module in MODULES),
    (put("README.md", f"{CODE}/README.md"), (f"{CODE}/README.md",)),
    (
        write("companion/games/__init__.py", 'FOLDERS = {"two-pebbles": "two_pebbles"}\n'),
        ("companion/games/__init__.py",),
    ),
    *(
        (put(f"words/{lang}/{ID}.ftl", f"voices/{lang}/{ID}.ftl"), (f"voices/{lang}/{ID}.ftl",))
        for lang in ("en", "es", "fr")
    ),
    (put("facts.py", "tests/games/two_pebbles/facts.py"), ("tests/games/two_pebbles/facts.py",)),
    (put("golden.py", "tests/games/two_pebbles/golden.py"), ("tests/games/two_pebbles/golden.py",)),
    (put("test_golden.py", "tests/games/two_pebbles/test_golden.py"), ("tests/games/two_pebbles/test_golden.py",)),
    (journals, (f"tests/journals/{ID}-1-",)),
    (write(f"companion/tutorial/plans/{ID}.yaml", "tutorial: 1"), (f"companion/tutorial/plans/{ID}.yaml",)),
    (write("README.md", "- [Deux galets](docs/fr/two-pebbles.md)"), ("README.md",)),
    *((write(f"docs/{lang}/{ID}.md", "# Deux galets"), (f"docs/{lang}/{ID}.md",)) for lang in ("en", "fr")),
    *((write(guide, "`companion demo two` plays it."), (guide,)) for guide in GUIDES),
    (put(f"{ID}.txt", f"companion/demos/{ID}.txt"), (f"companion/demos/{ID}.txt",)),
    (
        write(
            "tests/golden/codes.tsv",
            "TOKEN\n"
            + "".join(f"{ID}/{kind}\n" for kind in ("box", "pebble/white", "pebble/grey", "pebble/black", "coin")),
        ),
        ("tests/golden/codes.tsv",),
    ),
    *((transcript(lang), (f"tests/golden/{ID}.{lang}.txt",)) for lang in ("en", "es", "fr")),
    (ruled, (f"companion/packs/{ID}.yaml: rules, the chapters",)),
    *(
        (write(f"voices/{lang}/rules-{ID}.ftl", RULES), (f"voices/{lang}/rules-{ID}.ftl",))
        for lang in ("en", "es", "fr")
    ),
    *(
        (write(f"tests/golden/rules/{ID}.{lang}.txt", "…"), (f"tests/golden/rules/{ID}.{lang}.txt",))
        for lang in ("en", "es", "fr")
    ),
)


def test_whoever_puts_one_file_after_the_other_in_its_place_owes_nothing_in_the_end(tmp_path: Path) -> None:
    bare(tmp_path)
    before = owed(ID, tmp_path)
    for act, paid in WALK:
        act(tmp_path)
        after = owed(ID, tmp_path)
        gone = [line for line in before if line not in after]
        assert len(gone) == len(paid), (paid, gone)
        assert all(line.startswith(beginning) for line, beginning in zip(gone, paid, strict=True)), (paid, gone)
        before = after
    assert before == []


def test_a_game_without_rules_by_ear_says_so_and_a_passage_that_is_missing_is_named(tmp_path: Path) -> None:
    bare(tmp_path)
    pack = tmp_path / f"companion/packs/{ID}.yaml"
    pack.write_text("pack: 1\nrules: {}\n", encoding="utf-8")
    assert not [line for line in owed(ID, tmp_path) if "rules" in line.partition("games/")[0]]
    pack.write_text("pack: 1\nrules:\n  minute:\n    [goal,\n     play]\n", encoding="utf-8")
    (tmp_path / f"voices/fr/rules-{ID}.ftl").write_text(f"rules-{ID}-minute-goal = Un.\n", encoding="utf-8")
    (told,) = (line for line in owed(ID, tmp_path) if line.startswith("voices/fr/rules-"))
    assert told.endswith(f": rules-{ID}-minute-play.")


def test_a_game_without_code_owes_its_rules_as_they_are_heard(tmp_path: Path) -> None:
    bare(tmp_path)
    (tmp_path / f"companion/packs/{ID}.yaml").write_text("pack: 1\ncards:\n  a: {}\n", encoding="utf-8")
    heard = [line.partition(":")[0] for line in owed(ID, tmp_path) if "golden/rules" in line]
    assert heard == [f"tests/golden/rules/{ID}.{lang}.txt" for lang in ("en", "es", "fr")]
