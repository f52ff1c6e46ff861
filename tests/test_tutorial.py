"""The tutorials for games without code are true: their files load, their commands run, and they name every field."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from companion import cli
from companion.boxes import declaring, loader
from companion.commands import check, enquiries
from companion.line.evening import Evening

DOCS = Path(__file__).parents[1] / "docs"
TUTORIALS = {"fr": DOCS / "jeu-sans-programme.fr.md", "en": DOCS / "game-without-code.en.md"}
each = pytest.mark.parametrize("lang", TUTORIALS)


def blocks(lang: str, kind: str) -> list[str]:
    """What stands in the fenced blocks of a kind."""
    text = TUTORIALS[lang].read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def sections(text: str) -> dict[str, str]:
    """The top fields of a file and what stands below each."""
    return dict(re.findall(r"^(\S+):(.*\n(?:[ #].*\n)*)", text, re.MULTILINE))


def put(folder: Path, lang: str, pack: str) -> Path:
    (folder / "packs").mkdir(exist_ok=True)
    path = folder / "packs" / f"{sections(pack)['game'].strip()}.yaml"
    path.write_text(pack, encoding="utf-8")
    return path


def grown(lang: str) -> list[str]:
    """The game of the tutorial after each of its steps: a section said anew replaces the old, lists of things grow."""
    fragments = [block for block in blocks(lang, "yaml") if not block.startswith("deck:")]
    whole = sections(fragments[0])
    steps = [fragments[0]]
    for fragment in fragments[1:]:
        for name, rest in sections(fragment).items():
            whole[name] = whole[name] + rest.lstrip("\n") if name in ("cards", "endings") and name in whole else rest
        steps.append("".join(f"{name}:{rest}" for name, rest in whole.items()))
    return steps


@each
def test_the_game_is_sound_after_each_step(lang: str, tmp_path: Path) -> None:
    steps = grown(lang)
    assert len(steps) == 6
    for step in steps:
        path = put(tmp_path, lang, step)
        assert check.check([path], enquiries.clashes(tmp_path)) == (), step
    (deck,) = (block for block in blocks(lang, "yaml") if block.startswith("deck:"))
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / path.name).write_text(deck, encoding="utf-8")
    assert check.check([tmp_path], enquiries.clashes(tmp_path)) == ()
    assert sections(deck)["game"] == sections(steps[0])["game"]


@each
@pytest.mark.usefixtures("shipped_is_sound")
def test_the_commands_run(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evening, "obey_signals", lambda evening: evening)
    monkeypatch.chdir(tmp_path)
    put(tmp_path, lang, grown(lang)[0])
    (tmp_path / "nothing.txt").write_text("", encoding="utf-8")
    for block in blocks(lang, "sh"):
        for line in block.splitlines():
            command, *rest = shlex.split(line)[1:]
            more = ["--script", str(tmp_path / "nothing.txt")] if command == "play" else []
            assert cli.run([command, *rest, *more, "--mute", "--data", str(tmp_path)]) == 0, line


@each
def test_every_field_of_a_pack_is_told(lang: str) -> None:
    text = TUTORIALS[lang].read_text(encoding="utf-8")
    told = {*re.findall(r"`([a-z-]+)`", text), *re.findall(r"([a-z-]+): ", text)}
    fields = {*declaring.REQUIRED, *declaring.OPTIONAL, *declaring.CARD, "copies", "salt", "aliases", "slots", "label"}
    fields |= {"start", "step", "min", "max", "per-seat", "quiet", "at", "by", "set", "whose"}
    fields |= {"number", "turns", "starts", "ends", "over", "order", "passed-by", "says", "first", "to-another"}
    assert fields - told == set()


def test_both_tutorials_make_the_same_game() -> None:
    french, english = (
        [re.sub(r"[^\n:{}\[\],-]+", "x", block) for block in blocks(lang, "yaml")] for lang in ("fr", "en")
    )
    assert len(french) == len(english)
    for one, other in zip(french, english, strict=True):
        assert one.count("\n") == other.count("\n")


def test_a_pack_of_the_tutorial_lies_where_owners_put_theirs(tmp_path: Path) -> None:
    assert loader.is_owned(put(tmp_path, "en", grown("en")[0]))
