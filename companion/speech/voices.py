"""Voices: a language's folder under ``voices/``, what it is called and which engine voices can speak it.

It knows only names. Whether this machine has such a voice is known to the engine.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import cache
from pathlib import Path
from types import MappingProxyType

from companion.files import documents, resources
from companion.files.config import FASTEST, SLOWEST
from companion.files.documents import LANGUAGE, Faulty, Place
from companion.model import Frozen
from companion.speech.earcons import USUAL_LOUDNESS

#: The language in which words are written first. What another language lacks is said in it.
SOURCE = "fr"
#: What is printed on keys that have names: on a 4x4 pad, then on others.
KEY_PRINTS = (*"#ABCD", "Enter", *"+-/.")
#: What a voice's loudness may be, in LU below full scale.
_BELOW_FULL = (10, 40)


class Voice(Frozen):
    """How a language is spoken: ``engine_voices`` are ids of engine voices to try in turn, ``rate`` words a minute.

    ``loudness``: how loud the first of them speaks at full volume, in LUFS. Signs are as loud. ``key_names``: what the
    words call the keys of a 4x4 pad, and those of other pads.
    """

    lang: str
    name: str
    engine_voices: tuple[str, ...]
    rate: int
    loudness: float = USUAL_LOUDNESS
    key_names: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


def languages(voices: Path | None = None) -> tuple[str, ...]:
    """The languages that have a voice."""
    return tuple(sorted(path.parent.name for path in (voices or resources.voices()).glob("*/voice.yaml")))


def load(lang: str, voices: Path | None = None) -> Voice:
    """The voice of a language. Raises documents.Faulty."""
    return read((voices or resources.voices()) / lang / "voice.yaml")


@cache
def loudness(lang: str, voices: Path) -> float:
    """How loud this language is spoken, in LUFS; as usual where it has no sound voice."""
    try:
        return load(lang, voices).loudness
    except Faulty:
        return USUAL_LOUDNESS


def read(path: Path) -> Voice:
    """The voice in the file; the folder's name is its language. Raises documents.Faulty."""
    return documents.load(path, lambda top: _voice(top, path.parent.name))


def _voice(top: Place, lang: str) -> Voice:
    top.header("voice", newest=1)
    fields = top.record("voice", "lang", "name", "rate", "engine-voices", optional=("loudness", "key-names"))
    fields["lang"].choice(lang)
    fields["lang"].text(LANGUAGE)
    return Voice(
        lang,
        fields["name"].text(),
        tuple(item.text() for item in fields["engine-voices"].items()),
        fields["rate"].whole(SLOWEST, FASTEST),
        -float(fields["loudness"].whole(*_BELOW_FULL)) if "loudness" in fields else USUAL_LOUDNESS,
        MappingProxyType(
            {print.choice(*KEY_PRINTS): name.text() for print, name in fields["key-names"].pairs()}
            if "key-names" in fields
            else {}
        ),
    )


def choose(*wishes: str | None, available: Iterable[str] | None = None) -> str:
    """The first wish that has a voice ("fr-BE" and "fr_BE.UTF-8" wish for "fr"), else French."""
    available = tuple(languages() if available is None else available)
    for wish in wishes:
        lang = (wish or "").replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if lang in available:
            return lang
    return SOURCE


def system_language() -> str | None:
    """The language of the user's system, as its locale names it; None where it names none."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value
    # Python calls the locale of a system that names none English.
    return None if locale.setlocale(locale.LC_CTYPE).partition(".")[0] in ("C", "POSIX") else locale.getlocale()[0]
