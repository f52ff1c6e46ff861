"""What somebody means who writes a game, a sticker or a card: any unambiguous part of any of its names.

Case, accents and punctuation do not matter, and every language is heard, whatever is spoken. It knows the names and
nothing else. It must never choose between two things that fit equally well.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher

from companion.boxes import stickers
from companion.boxes.box import Box, Pack
from companion.games import FOLDERS
from companion.model import Arg, OwnWords, Several, Word
from companion.refusal import cannot
from companion.speech import voices
from companion.speech.catalogue import Catalogue

Names = Mapping[str, Iterable[str]]

#: Letters that do not come apart into a letter and its accent.
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l"})
NEAREST = 3
_FEWEST_LETTERS = 3  # of a part inside a word: two letters fit almost anything


def folded(text: str) -> str:
    """The words of a text in small letters without accents, with one space between them ("L'Œil" → "l oeil")."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[a-z0-9]+", plain))


def meant(written: str, names: Names) -> tuple[str, ...]:
    """The ids that fit best: one where it is clear, several where it is not, none where nothing fits.

    A whole name goes before the beginning of one, then whole words inside one, then the beginning of a word, then any
    part of one.
    """
    wanted = folded(written)
    if not wanted:
        return ()
    known = [(id, folded(name)) for id, all in names.items() for name in (id, *all)]
    inside = len(wanted) >= _FEWEST_LETTERS
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f" {wanted} " in f" {name} ",
        lambda name: inside and f" {wanted}" in f" {name}",
        lambda name: inside and wanted in name,
    ):
        if found := tuple(dict.fromkeys(id for id, name in known if fits(name))):
            return found
    return ()


def nearest(written: str, names: Names) -> tuple[str, ...]:
    """The ids of the three things whose names are most like this, the likest first."""
    wanted = folded(written)

    matcher = SequenceMatcher(b=wanted, autojunk=False)

    def likeness(id: str) -> float:
        likest = 0.0
        for name in map(folded, (id, id.partition("/")[2], *names[id])):
            # A part of a name counts too, but less than the whole of one.
            for part, weight in ((name, 1.0), *((part, 0.9) for part in name.split())):
                matcher.set_seq1(part)
                if weight * matcher.quick_ratio() > likest:
                    likest = max(likest, weight * matcher.ratio())
        return likest

    return tuple(sorted(names, key=lambda id: (-likeness(id), id))[:NEAREST])


def in_all_languages(title: Arg) -> tuple[str, ...]:
    """What a thing is called, in every language that there is. "Heart: red." is called "Heart", too."""
    match title:
        case Word():
            told = [Catalogue(lang).text(title) for lang in voices.languages()]
        case OwnWords(texts):
            told = [own.text for own in texts]
        case _:
            told = [str(title)]
    return tuple(dict.fromkeys(name for whole in told for name in (whole, re.split("[:,.]", whole)[0]) if name))


def game_named(written: str, packs: Iterable[Pack]) -> str:
    """The id of the game that is meant. Raises Cannot.

    A whole id or title goes before all. Then our own games win over games made without code, so that an added pack
    changes no script.
    """
    titles = {pack.id: pack.title for pack in packs}
    if written in titles:
        return written
    names = {id: in_all_languages(title) for id, title in titles.items()}
    whole = {id: all for id, all in names.items() if folded(written) in map(folded, (id, *all))}
    ours = {id: all for id, all in names.items() if id in FOLDERS}
    for asked in (whole, ours, names):
        found = meant(written, asked)
        if len(found) == 1:
            return found[0]
        if found:
            raise cannot("ambiguous-game", what=written, games=Several(tuple(titles[id] for id in found)))
    raise cannot("unknown-game", what=written, games=Several(tuple(titles[id] for id in nearest(written, names))))


def box_named(written: str, packs: Iterable[Pack]) -> str:
    """The box that is meant: the stickers, or a game as ``game_named`` finds it."""
    return stickers.BOX if written in {"stickers", stickers.BOX} else game_named(written, packs)


def cards(boxes: Iterable[Box]) -> dict[str, tuple[str, ...]]:
    """The names of everything in these boxes: the ids without their box, the packs' titles, the owner's own names."""
    return {
        kind.id: (kind.id.partition("/")[2], *in_all_languages(title), *((own.text,) if own else ()))
        for box in boxes
        for kind, title, own in ((kind, kind.title, box.slot(kind.id).name) for kind in box.pack.kinds)
    }
