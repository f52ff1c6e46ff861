"""How keys are called: by what is printed on the device that was used last.

The words call them as a 4x4 pad prints them ("touche B", "dièse"). ``voices/<lang>/voice.yaml`` has these names, and
those of the same keys on other devices ("touche moins", "Entrée"). It must never change what is not our own words: a
name, a text of a box.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from companion.files.documents import Faulty
from companion.model import Audience, Only, Seat
from companion.speech import voices
from companion.speech.lexicon import Lexicon

#: What is printed on the keys that are called by it, in the order of ``inputs.keys.CALLED``; (): as on a 4x4 pad.
Prints = tuple[str, ...]
_OWN: Prints = ("#", "A", "B", "C", "D")
#: A numeric pad, and the same keys of any keyboard.
NUMERIC: Prints = ("Enter", "+", "-", "/", ".")


class KeyNames:
    """The devices that were used last: at the table, and by each seat that has its own."""

    def __init__(self) -> None:
        self._of: dict[Seat | None, Prints] = {}
        self._last: Prints = ()

    def used(self, seat: Seat | None, prints: Prints) -> None:
        """This seat (None: the table) has used a device whose keys are printed so."""
        self._of[seat] = self._last = () if prints == _OWN else prints

    def heard_by(self, audience: Audience | None = None) -> Prints:
        """What is printed on the keys that these listeners use."""
        if isinstance(audience, Only):
            return self._of.get(audience.seat, self._of.get(None, self._last))
        return self._last


@cache
def renaming(lang: str, folder: Path, prints: Prints) -> Lexicon:
    """How the words of this language are changed for keys that are printed so. Nothing where they have no names."""
    try:
        named = voices.load(lang, folder).key_names
    except Faulty:
        return Lexicon({})
    changed = {
        named[own]: named[print]
        for own, print in zip(_OWN, prints, strict=False)
        if own != print and own in named and print in named
    }
    begins = {_capital(own): _capital(print) for own, print in changed.items()}
    return Lexicon({**begins, **changed})


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
