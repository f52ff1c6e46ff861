"""What is to be listened for: ``voices/ear.yaml`` and ``voices/<lang>/ear.yaml``.

The first says what stands in for the arguments of messages, and which words are written as they are typed or printed.
The second has a language's own rules and examples, and what is meant to sound as it does, with the reason. It knows no
voice and no message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from types import MappingProxyType

from companion.files import documents
from companion.files.documents import Missing, Place, Record
from companion.model import Frozen

#: What can be heard to be wrong. Each has its message, "heard-…".
RULES = (
    *("numbers", "number-name", "liaison", "command", "key", "spelt", "foreign", "dropped", "clash", "trap", "small"),
    "mixed",
)
#: What can stand in the place of an argument.
SORTS = ("number", "player", "players", "thing", "things", "sentence", "text")


class Hiatus(Frozen):
    """``words`` must not stand before a word whose sounds begin with ``sound``, but for the words in ``but``."""

    words: frozenset[str]
    sound: re.Pattern[str]
    but: frozenset[str]


class Hearing(Frozen):
    """The rules of one language. Words are in small letters.

    ``players`` (with a vowel, with h, with a consonant), ``things``, ``text`` and ``sentence`` are examples.
    ``numbers`` are number words that are no articles; ``determiners`` are words that begin a name ("le moine"). A key's
    letter stands after one of ``keys``; ``articles`` are letters that may begin a sentence as words, where ``unless``
    does not follow them. ``liaisons`` are the sounds that a word gives to the next. A participle with an ending of
    ``commands`` must not sound like the same word with the other ending, unless it is one of ``nouns`` ("-ité": all
    with this ending). ``traps`` and ``mixed`` are what the eye takes for right. ``foreign`` are words that the language
    would not write, where its voice does not tell. ``letters`` are those of the language's own words: where others
    stand, the voice may drop a syllable. ``meant``: (message, rule) → why it may sound so.
    """

    players: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    text: str = ""
    sentence: str = ""
    numbers: frozenset[str] = frozenset()
    determiners: frozenset[str] = frozenset()
    keys: frozenset[str] = frozenset()
    articles: frozenset[str] = frozenset()
    unless: re.Pattern[str] | None = None
    liaisons: str = ""
    commands: tuple[tuple[str, str], ...] = ()
    nouns: frozenset[str] = frozenset()
    clashes: tuple[Hiatus, ...] = ()
    traps: tuple[re.Pattern[str], ...] = ()
    mixed: tuple[re.Pattern[str], ...] = ()
    foreign: re.Pattern[str] | None = None
    letters: str = ""
    meant: Mapping[tuple[str, str], str] = field(default_factory=lambda: MappingProxyType({}))


class Shared(Frozen):
    """What holds in every language.

    ``sorts`` of arguments by their names ("who"; "labels/first" in one file, "name-entry/name" in one message);
    ``pieces``, beginnings of the ids of what is only said inside a line; words that are ``written`` so: word → why.
    """

    sorts: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    pieces: tuple[str, ...] = ()
    written: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


def load(lang: str, voices: Path) -> Hearing:
    """The rules of a language; none where it has no file. Raises documents.Faulty."""
    try:
        return read(voices / lang / "ear.yaml")
    except Missing:
        return Hearing()


def load_shared(voices: Path) -> Shared:
    """What holds in every language; nothing where there is no file. Raises documents.Faulty."""
    try:
        return documents.load(voices / "ear.yaml", _shared)
    except Missing:
        return Shared()


def read(path: Path) -> Hearing:
    """The rules in the file; the folder's name is its language. Raises documents.Faulty."""
    return documents.load(path, lambda top: _ear(top, path.parent.name))


def read_any(path: Path) -> Hearing | Shared:
    """The file of a language, or the one for all. Raises documents.Faulty."""
    return read(path) if (path.parent / "voice.yaml").exists() else documents.load(path, _shared)


def _shared(top: Place) -> Shared:
    top.header("ear", newest=1)
    fields = top.record("ear", "arguments", "pieces", "as-written")
    sorts: dict[str, tuple[str, ...]] = {}
    for sort, names in fields["arguments"].pairs():
        for name in _words(names):
            sorts[name] = (*sorts.get(name, ()), sort.choice(*SORTS))
    written = {word: why.text() for why, words in fields["as-written"].pairs() for word in _words(words)}
    return Shared(MappingProxyType(sorts), tuple(_words(fields["pieces"])), MappingProxyType(written))


def _ear(top: Place, lang: str) -> Hearing:
    top.header("ear", newest=1)
    fields = top.record(
        *("ear", "lang", "players", "things", "text", "sentence", "determiners", "keys"),
        optional=(
            *("numbers", "articles", "unless", "liaisons", "commands", "nouns", "clashes", "traps", "mixed"),
            *("foreign", "letters", "meant"),
        ),
    )
    fields["lang"].choice(lang)
    return Hearing(
        tuple(place.text() for place in fields["players"].items()),
        tuple(place.text() for place in fields["things"].items()),
        fields["text"].text(),
        fields["sentence"].text(),
        _words(fields["numbers"]),
        _words(fields["determiners"]),
        _words(fields["keys"]),
        _words(fields["articles"]),
        _pattern(fields["unless"]) if "unless" in fields else None,
        fields["liaisons"].text() if "liaisons" in fields else "",
        tuple((ours.text(), theirs.text()) for ours, theirs in fields["commands"].pairs()),
        _words(fields["nouns"]),
        tuple(_clash(place.record("words", "sound", optional=("but",))) for place in fields["clashes"].items()),
        tuple(_pattern(place) for place in fields["traps"].items()),
        tuple(_pattern(place) for place in fields["mixed"].items()),
        _pattern(fields["foreign"]) if "foreign" in fields else None,
        fields["letters"].text() if "letters" in fields else "",
        MappingProxyType(
            {
                (id.text(), rule.choice(*RULES)): why.text(longest=300)
                for id, rules in fields["meant"].pairs()
                for rule, why in rules.pairs()
            }
        ),
    )


def _clash(fields: Record) -> Hiatus:
    but = _words(fields["but"]) if "but" in fields else frozenset()
    return Hiatus(_words(fields["words"]), _pattern(fields["sound"]), but)


def _words(place: Place) -> frozenset[str]:
    return frozenset(place.text(longest=2000).split())


def _pattern(place: Place) -> re.Pattern[str]:
    written = place.text(longest=2000)
    try:
        return re.compile(written)
    except re.error:
        place.fault("fault-pattern", found=written)
        return re.compile("")
