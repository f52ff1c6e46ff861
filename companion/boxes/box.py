"""What is known about a game's box: what is shipped (Pack) and what its owner has added (Slot).

Pure values; ``loader.py`` and ``decks.py`` read them from files. It must never hold a rule: a pack says how many
cables there are for five players, and the game's folder says what a cut does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from itertools import count, islice
from types import MappingProxyType

from companion.boxes.declaration import Declaration, titled
from companion.model import Arg, Frozen, OwnText, OwnWords, Word, word

CORNERS = ("upper-right", "lower-right", "lower-left", "upper-left")
#: Where a label may go: a corner of a card's face, the face of a thing without corners, or the lid of the box.
#: "sheet": nothing gets a label, and the code is on the reference sheet.
LABEL_PLACES = (*CORNERS, "face", "lid", "sheet")


class Kind(Frozen):
    """One kind of token of a box: ``id`` ("time-bomb-undercover/cable/defuse") and how many copies have a code.

    ``salt`` mends a clash of codes for ever; ``aliases`` are ids it once had; ``slots`` names what the owner may
    fill in ("round", "name", "text"). In a pack without code ``name`` is what it is called and ``number`` tells
    numbered ones apart; other names are in ``voices/``. ``barcodes`` are printed on the thing itself. ``label`` says
    where its labels go: one place, or two for a card with two labels; empty where a pack says nothing. ``namesake`` is
    the token whose name it bears ("moine/07" for the card of that monk): an owner names the two once.
    """

    id: str
    copies: int = 1
    salt: str = ""
    aliases: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    name: OwnWords | None = None
    number: int = 0
    barcodes: tuple[str, ...] = ()
    label: tuple[str, ...] = ()
    namesake: str = ""

    @property
    def nameable(self) -> bool:
        """Whether its name is the owner's to tell."""
        return "name" in self.slots or bool(self.namesake)

    @property
    def label_places(self) -> tuple[str, ...]:
        """Where its labels go: where the pack says; else on a box's lid, and in the same corner of every card."""
        return self.label or (("lid",) if self.id.endswith("/box") else CORNERS[:1])

    @property
    def title(self) -> Arg:
        """What it is called."""
        return titled(self.name, self.number) if self.name else word("token-" + self.id.replace("/", "-"))


#: What a whole pack may leave open for its owner to tell: the steps of the set-up.
STEPS = "steps"

#: table name ("cables") → number of players → column ("secure") → count
Tables = Mapping[str, Mapping[int, Mapping[str, int]]]


class Pack(Frozen):
    """What is shipped about one box. ``inferred`` lists table rows ("roles/7") that no source states.

    ``choices``: slots that hold one of a few words instead of a number ("order" → "hospitalier", "franciscain", …).
    The fact that is kept is the word's place in that list, from 1. ``largest``: the largest number that any other such
    slot may hold; the smallest is 1.
    ``declared`` is the whole game where it is made without code. ``lobby`` is its number there, which people know by
    heart; None: the next that is free (see ``numbered``). ``slots``: what the sources leave out of the whole game, and
    its owner may tell ("steps": those of the set-up). ``rules``: the chapters of the rules by ear, each with its
    passages, as they are read; a passage that is named like one of ``tables`` is read for each of its rows. Its chapter
    "box" lists slots: their facts are read of every token that has one.
    ``why`` maps a refusal to the chapter and the passage that say why. ``minute``: what a game without code is about,
    in its own words, for the first chapter of the rules.
    """

    id: str
    version: int
    fewest: int
    most: int
    kinds: tuple[Kind, ...]
    tables: Tables = field(default_factory=lambda: MappingProxyType({}))
    inferred: frozenset[str] = frozenset()
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    largest: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    declared: Declaration | None = None
    lobby: int | None = None
    reference: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    why: Mapping[str, tuple[str, str]] = field(default_factory=lambda: MappingProxyType({}))
    minute: tuple[OwnWords, ...] = ()

    def leaf_of(self, kind: Kind) -> Word | None:
        """The title of the pages that it has on the reference sheet; None where they bear the sheet's own."""
        group = next((group for group in self.reference if kind.id.startswith(f"{self.id}/{group}/")), None)
        return word(f"reference-{self.id}-{group.replace('/', '-')}") if group else None

    @property
    def title(self) -> Arg:
        """The game's name."""
        return self.declared.name if self.declared else word(f"game-{self.id}")

    def title_of(self, token_id: str) -> Arg:
        """What a token of this box is called."""
        named = next((kind.title for kind in self.kinds if kind.id == token_id and kind.name), None)
        return named or word("token-" + token_id.replace("/", "-"))

    def row(self, table: str, players: int) -> Mapping[str, int]:
        """The row of a set-up table; KeyError where the pack has none for that many players."""
        return self.tables[table][players]


def numbered(packs: Iterable[Pack]) -> dict[int, str]:
    """The ids of games by their numbers in the lobby, the lowest first.

    A pack's own number is never another's because a game has joined. A pack that tells none, or one that a pack before
    it has, gets the lowest that is free, in the order of the packs.
    """
    numbers: dict[int, str] = {}
    others: list[str] = []
    for pack in packs:
        if pack.lobby is None or numbers.setdefault(pack.lobby, pack.id) != pack.id:
            others.append(pack.id)
    free = (number for number in count(1) if number not in numbers)
    numbers |= dict(zip(islice(free, len(others)), others, strict=True))
    return dict(sorted(numbers.items()))


class Slot(Frozen):
    """What the owner of a box has told about one token; everything may be missing.

    ``texts`` maps a number of players to the text for them, 0 to the text for any number; of a room they are its slot
    "ways", in the owner's own words: which rooms touch it. ``facts`` holds whole numbers ("round": 2).
    """

    name: OwnText | None = None
    texts: Mapping[int, OwnText] = field(default_factory=lambda: MappingProxyType({}))
    facts: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

    def text_for(self, players: int) -> OwnText | None:
        """The text for that many players, else the one for any number, else None."""
        return self.texts.get(players, self.texts.get(0))


EMPTY = Slot()


class Box(Frozen):
    """A pack and its owner's additions, keyed by token id; ``steps`` are those of the set-up that the owner told."""

    pack: Pack
    own: Mapping[str, Slot] = field(default_factory=lambda: MappingProxyType({}))
    steps: tuple[OwnText, ...] = ()

    @property
    def untold(self) -> bool:
        """Whether only the box tells how it is set up, and nobody has told it yet."""
        return STEPS in self.pack.slots and not self.steps

    def slot(self, token_id: str) -> Slot:
        """What the owner told about this token; an empty slot where nothing was."""
        return self.own.get(token_id, EMPTY)

    def name_of(self, kind: Kind) -> OwnText | None:
        """The owner's name for it, or for its namesake; None where neither was told."""
        return self.slot(kind.id).name or self.slot(kind.namesake).name


class Flaw(Frozen):
    """A fault that a game finds in what an owner has told: ``at`` which token, or which row of a set-up table
    ("deal/4"), and the message that says it."""

    at: str
    what: Word


def as_heard(name: OwnText) -> str:
    """A name as it sounds: names that differ only in capitals or spaces become equal."""
    return " ".join(name.text.casefold().split())
