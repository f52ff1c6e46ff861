"""All that was said of a game, in golden evenings and in evenings by chance: it can be said, and nothing else is
written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

import tests
from companion.boxes.box import Box, Slot
from companion.files.documents import Faulty
from companion.games import FOLDERS
from companion.model import Announcement, Arg, OwnText, OwnWords, Rejection, Several, Verbosity, Who, Word
from companion.speech.catalogue import Catalogue
from companion.speech.proofreading import proofread_file
from companion.speech.voices import SOURCE
from tests.golden import of_every_game
from tests.tabletop import strict

from .found import Found
from .games import Subject, opening, sticker_code

#: The number by which things of one sort are told apart.
NUMBER = re.compile(r"(/\d+)+$")
#: What may begin with a vowel, or not.
NAMES = (Who, OwnText, OwnWords, Several)

Rules: TypeAlias = tuple[tuple[str, str], ...]

#: So many sets of arguments of one message are said aloud.
EACH = 6
#: What no voice can read, in any language: a gap, a brace, an hour with a colon.
UNSAYABLE = re.compile(r"[{}$]|  |:\d|\d:\d|\d ?h\b")
#: Where a sentence of ours ends twice. Words of an owner or of a pack bring a full stop of their own.
ENDED_TWICE = re.compile(r"\.\.|\. ?,|::|! ?\.|\? ?\.")


def asked_in_vain(subject: Subject) -> Iterator[Announcement]:
    """What is said before an evening: of settings and players that cannot be, and of a box that an owner told wrong."""
    game, pack = subject.game, subject.pack
    wrong = ("nonsense", "1,1", "0", "9,9,9,9")
    rules: list[Rules] = [((rule.name, value),) for rule in game.rule_settings for value in wrong]
    tables: list[tuple[int, Rules]] = [(pack.fewest - 1, ()), (pack.most + 1, ())]
    tables += [(players, rule) for rule in (*rules, (("no-rule", "1"),)) for players in (pack.fewest, pack.most)]
    for players, settled in tables:
        begun = game.begin(subject.bare, opening(players, settled))
        if isinstance(begun, Rejection):
            yield Announcement(begun.why.id, begun.why.args)
    same = Slot(OwnText("fr", "Sud"), facts={slot: 1 for kind in pack.kinds for slot in kind.slots})
    for flaw in game.flaws(Box(pack, {kind.id: same for kind in pack.kinds if kind.slots})):
        yield Announcement(flaw.what.id, flaw.what.args)


def names(subject: Subject) -> Iterator[Announcement]:
    """The game's name, its things', the titles of its reference pages, and what stickers mean in it."""
    pack = subject.pack
    titles = (pack.title, *(pack.title_of(kind.id) for kind in pack.kinds), *map(pack.leaf_of, pack.kinds))
    yield from (Announcement(title.id, title.args) for title in titles if isinstance(title, Word))
    yield from (Announcement(id) for (game, _), id in sticker_code().legends.items() if game == subject.id)


def ids(said: Iterable[Announcement]) -> set[str]:
    """The messages in these lines, down to the last."""
    return set().union(*(_ids(Word(line.id, line.args)) | _ids(line.due or "") for line in said))


def _ids(said: Arg) -> set[str]:
    match said:
        case Word(id, args):
            return {id}.union(*(_ids(arg) for _, arg in args))
        case Several(items):
            return set().union(*(_ids(item) for item in items))
        case Who(_, None):
            return {"seat-unnamed"}
        case _:
            return set()


#: What the session lets nobody hear of a game that is made of the kit for games.
NEVER = frozenset({"refuse-incomplete"})  # every question of a form is asked


def rare(subject: Subject) -> Iterator[Announcement]:
    """What chance seldom finds: ``said`` of ``tests/games/<folder>/rare.py``, where a game has one."""
    for line in getattr(_rare(subject.id), "said", tuple)():
        yield Announcement(line.id, line.args)


def unheard(id: str) -> Mapping[str, str]:
    """What nobody hears, and why not: ``UNHEARD`` of the same file, without the game's name."""
    return {f"{id}-{name}": why for name, why in getattr(_rare(id), "UNHEARD", {}).items()}


def _rare(id: str) -> ModuleType | None:
    folder = FOLDERS.get(id, id)
    there = (Path(tests.__file__).parent / "games" / folder / "rare.py").exists()
    return import_module(f"tests.games.{folder}.rare") if there else None


def golden(id: str) -> set[str]:
    """The messages that are heard in the golden evenings of this name."""
    lines = (of.heard(title, "fr").said for of in of_every_game() if of.game == id for title in of.titles)
    return ids(line for said in lines for line in said)


def not_heard(name: str, words: Path, heard: Set[str]) -> frozenset[str]:
    """The messages of the file of that name that nobody hears, without those for which there is a reason."""
    never = {f"{name}-{one}" for one in NEVER}
    return written(words / SOURCE / f"{name}.ftl") - heard - unheard(name).keys() - never


def are_heard(name: str, words: Path, golden: Set[str], heard: Set[str]) -> None:
    """Every message of the file of that name is heard, in a golden evening or by chance, and every one that is heard is
    written. Raises Found."""
    there, known = written(words / SOURCE / f"{name}.ftl"), unheard(name)
    heard = heard | golden
    if missing := sorted(not_heard(name, words, heard)):
        why = "add the act that brings it to a golden evening, or the reason why nobody hears it to rare.py"
        raise Found("words", f"nobody hears {', '.join(missing)}: {why}")
    if more := sorted(known.keys() & golden):
        raise Found("words", f"{', '.join(more)} is heard after all, and need not be in UNHEARD")
    if unwritten := sorted(id for id in heard - there if id.startswith((f"{name}-", f"token-{name}-"))):
        raise Found("words", f"{', '.join(unwritten)} is in no file of words")


@cache
def written(path: Path) -> frozenset[str]:
    """The messages of a file of words. Raises Found for one that is written wrong."""
    entries, faults = proofread_file(path)
    if faults:
        raise Found("words", f"{path}: {faults}")
    return frozenset(entry.id for entry in entries if not entry.id.startswith("-"))


def ours(said: Arg) -> bool:
    """Whether none of these words are an owner's or a pack's."""
    match said:
        case Word(_, args):
            return all(ours(arg) for _, arg in args)
        case Several(items):
            return all(map(ours, items))
        case _:
            return not isinstance(said, OwnText | OwnWords)


@cache
def catalogue(words: Path, lang: str, verbosity: Verbosity) -> Catalogue:
    return Catalogue(lang, verbosity=verbosity, report=strict, voices=words)


def can_be_said(subject: Subject, said: Iterable[Announcement], lang: str) -> None:
    """Every line, in this language at each verbosity, as a voice can read it. Raises Found."""
    lines: dict[str, list[Word]] = {}
    for heard in said:
        of_one = lines.setdefault(heard.id, [])
        if len(of_one) < EACH:
            of_one.append(Word(heard.id, heard.args))
    for verbosity in Verbosity:
        for line in (line for of_one in lines.values() for line in of_one):
            try:
                text = catalogue(subject.words, lang, verbosity).text(line)
            except Faulty as wrong:
                raise Found("words", f"{lang}: {line.id} cannot be said: {wrong}") from None
            if UNSAYABLE.search(text) or (ours(line) and ENDED_TWICE.search(text)):
                raise Found("words", f"{lang}: no voice can read this: {text}")
            if not text and line.id.startswith(f"{subject.id}-"):
                raise Found("words", f"{lang}: {line.id} says nothing, {verbosity.value}")


def things_are_told_apart(subject: Subject, lang: str) -> None:
    """No two sorts of things have one name; those that only a number tells apart may. Raises Found."""
    called: dict[str, str] = {}
    for kind in subject.pack.kinds:
        title, sort = subject.pack.title_of(kind.id), NUMBER.sub("", kind.id)
        name = catalogue(subject.words, lang, Verbosity.NORMAL).text(Word("own-text", (("text", title),)))
        if called.setdefault(name, sort) != sort:
            raise Found("words", f"{lang}: {kind.id} and {called[name]} are both called {name}")


def never_elides(subject: Subject, said: Iterable[Announcement]) -> None:
    """In French no word that may lose its vowel stands before a name that a line takes in. Raises Found."""
    named = {name for line in said for name, value in line.args if isinstance(value, NAMES)}
    file = subject.words / "fr" / f"{subject.id}.ftl"
    if named and file.exists():
        before = rf"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Nn]e|[Ss]i) \{{ \$({'|'.join(sorted(named))})\b.*"
        if wrong := re.search(before, file.read_text(encoding="utf-8")):
            raise Found("words", f"what if the name begins with a vowel? {wrong[0]}")
