"""Which voice reads which language.

Pure, and small enough for the worker. It must never offer a voice of another language: French read with English
sounds helps nobody. Then there is no voice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class EngineVoice(NamedTuple):
    """A voice as its engine lists it; ``languages`` as ``tag`` gives them ("fr-fr"), best first."""

    id: str
    name: str
    languages: tuple[str, ...]

    def speaks(self, lang: str) -> bool:
        return any(own == lang or own.startswith(f"{lang}-") for own in self.languages)


def tag(language: str) -> str:
    """A language tag in one spelling: "fr_FR" is "fr-fr"."""
    return language.strip().replace("_", "-").lower()


def choose(voices: Sequence[EngineVoice], wanted: Iterable[str], lang: str) -> EngineVoice | None:
    """The voice for ``lang``: the first of ``wanted`` that speaks it, else the most general voice that does.

    ``wanted`` are ids, names or parts of names, in order. None where no voice speaks the language.
    """
    lang = tag(lang)
    able = [voice for voice in voices if voice.speaks(lang)]
    for name in wanted:
        if found := named(able, name):
            return found
    # eSpeak lists the French of Belgium before that of France, which has the plain id "roa/fr".
    plain = (lang, f"{lang}-{lang}")
    general = (voice for voice in able if voice.id.rpartition("/")[2] == lang or voice.languages[0] in plain)
    return next(general, next(iter(able), None))


def named(voices: Iterable[EngineVoice], name: str) -> EngineVoice | None:
    """The voice with this id or name, else the first with it in its name. Upper and lower case are equal."""
    voices, name = list(voices), name.casefold()
    exact = (voice for voice in voices if name in (voice.id.casefold(), voice.name.casefold()))
    return next(exact, next((voice for voice in voices if name in voice.name.casefold()), None))
