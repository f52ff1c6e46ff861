"""The rules of a game by ear: chapters, and in each of them passages of a few sentences.

Of a game with code its pack lists them, and their words are ``voices/*/rules-<game>.ftl``. Of a game without code its
declaration tells them. What only the box tells is the owner's: it is read as it was told, or said to be unknown. All
numbers are the pack's and the game's. It must never hold a sentence, or know how a game stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from companion.boxes.box import Box, Pack
from companion.games import declared
from companion.games.protocol import Game
from companion.model import Arg, Frozen, OwnText, Several, Word, word

#: A game's settings, as the shelf has them.
Settings: TypeAlias = tuple[tuple[str, str], ...]
#: As many names, or facts, as are said in one breath.
_NAMES = 5
#: The chapter with what only the box tells. A pack lists in it the slots whose facts everybody may hear.
_BOX = "box"


class Chapter(Frozen):
    """One chapter; ``id`` is its name in the pack."""

    id: str
    passages: tuple[Word, ...]

    @property
    def title(self) -> Word:
        return word(f"rules-chapter-{self.id}")


def chapters(box: Box, game: Game, players: int | None = None, settings: Settings = ()) -> tuple[Chapter, ...]:
    """The rules of the game in this box; for so many players, where they are known, and with the settings that differ
    from their defaults. Empty where nobody tells any."""
    pack = box.pack
    if pack.declared is not None:
        told = {
            name: tuple(passages) for name, passages in declared.chapters(pack, pack.declared, players, dict(settings))
        }
    else:
        known = figures(pack, game)
        told = {
            chapter: tuple(said for name in names for said in _passage(pack, f"{chapter}-{name}", name, known, players))
            for chapter, names in pack.rules.items()
            if chapter != _BOX
        }
    if "set-up" in told:
        told["set-up"] += tuple(_steps(box))
    if told:
        told[_BOX] = tuple(_told(box, players))
    return tuple(Chapter(id, passages) for id, passages in told.items() if passages)


def _passage(pack: Pack, id: str, name: str, known: dict[str, int], players: int | None) -> Iterator[Word]:
    """A passage; where it is named like a table of the pack, once for each of its rows."""
    id = f"rules-{pack.id}-{id}"
    rows = pack.tables.get(name)
    if rows is None:
        yield Word(id, tuple(known.items()))
    for number in rows if rows and players not in rows else (players,) if rows and players else ():
        inferred = f"{name}/{number}" in pack.inferred
        row = known | dict((rows or {})[number]) | {"players": number, "inferred": int(inferred)}
        yield Word(id, tuple(row.items()))


def figures(pack: Pack, game: Game) -> dict[str, int]:
    """The numbers that passages take in: of players, of the labels of each kind and of each group of kinds ("cable",
    "cable-secure"), and those of the game itself."""
    count: Counter[str] = Counter()
    for kind in pack.kinds:
        parts = kind.id.removeprefix(f"{pack.id}/").split("/")
        for length in range(1, len(parts) + 1):
            if not parts[length - 1].isdecimal():
                count["-".join(parts[:length])] += kind.copies
    return {**count, "fewest": pack.fewest, "most": pack.most, **game.figures}


def place(box: Box, game: Game, refused: str, players: int | None = None) -> tuple[int, int] | None:
    """Where the rules say why this is refused: which chapter and which passage, from 0; None where they do not."""
    found = box.pack.why.get(refused.removeprefix(f"{box.pack.id}-refuse-"))
    if found is None:
        return None
    id = "-".join(("rules", box.pack.id, *found))
    return next(
        (number, at)
        for number, chapter in enumerate(chapters(box, game, players))
        for at, passage in enumerate(chapter.passages)
        if passage.id == id
    )


def _steps(box: Box) -> Iterator[Word]:
    """The set-up, where only the owner of the box can tell it."""
    if box.untold:
        yield word("rules-set-up-untold")
    for number, step in enumerate(box.steps, 1):
        yield word("set-up-step", number=number, count=len(box.steps), text=step)


def _told(box: Box, players: int | None) -> Iterator[Word]:
    """What only the box tells, as far as its owner has told it: the names of what lies open, texts with the names of
    their cards, and facts that the pack lists. Never which label is on what lies face down, nor what is for one ear."""
    pack = box.pack
    untold = False
    leaves: dict[Word, list[OwnText]] = {}
    known: list[tuple[Arg, tuple[Word, ...]]] = []
    for kind in pack.kinds:
        slot, leaf = box.slot(kind.id), pack.leaf_of(kind)
        listed = [name for name in pack.rules.get(_BOX, ()) if name in kind.slots]
        facts = tuple(
            word(f"rules-{pack.id}-box-{name}", value=slot.facts[name]) for name in listed if name in slot.facts
        )
        untold |= len(facts) < len(listed)
        if facts:
            known.append((slot.name or pack.title_of(kind.id), facts))
        if leaf is not None and kind.nameable:
            name = box.name_of(kind)
            untold |= name is None
            if name is not None and not facts:
                leaves.setdefault(leaf, []).append(name)
        card = None if pack.declared is None else pack.declared.card(kind.id)
        if not {"text", "ways"}.isdisjoint(kind.slots) and not (card is not None and card.private):
            text = slot.text_for(players or 0)
            untold |= text is None
            if text is not None:
                told = "rules-told-ways" if "ways" in kind.slots else "rules-told"
                yield word(told, card=slot.name or pack.title_of(kind.id), text=text)
    for leaf, names in leaves.items():
        for at in range(0, len(names), _NAMES):
            yield word("rules-told-names", what=leaf, names=Several(tuple(names[at : at + _NAMES])))
    for what, facts in known:
        yield word("rules-told-facts", card=what, facts=Several(facts))
    if untold:
        yield word("rules-untold")
