"""A game of one's own as it is told by ear: a few answers, and the pack that they make.

Pure values. A sketch is whole from the beginning: what nobody has answered has its usual value, so every sketch is a
game that plays. ``pack`` and ``read`` are each other's inverse. It must never change an id once a game has it, for its
labels are printed by then.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection
from dataclasses import replace
from enum import Enum
from typing import Any

from companion.boxes.box import Pack
from companion.boxes.declaration import Card, Declaration, Windows
from companion.model import MAX_SEATS, Frozen, Word, word

MOST_CARDS, MOST_ROUNDS, MOST_SECONDS, MOST_DICE, MOST_FACES = 200, 99, 3600, 5, 100
MOST_SORTS = 12
#: What a counter may fall to: far below any count at a table.
_LOWEST = -999
#: Ids that no game and no sort of cards may have: they mean something else.
_TAKEN_GAMES = ("new", "blank", "phones", "stickers", "sticker")
CONTROLS = ("plus", "minus", "round", "dice", "start", "stop")
_LONGEST_ID = 40

#: Gives the words of a message in the game's language.
Words = Callable[[Word], str]


class Hand(Enum):
    """Who may hear a card: everybody; its holder's ear alone; either, as its holder likes."""

    OPEN = "open"
    HIDDEN = "hidden"
    BOTH = "both"


class Flow(Enum):
    FREE = "free"
    TURNS = "turns"
    ROUNDS = "rounds"
    ROUNDS_OF_TURNS = "rounds-of-turns"

    @property
    def turns(self) -> bool:
        return self in (Flow.TURNS, Flow.ROUNDS_OF_TURNS)

    @property
    def rounds(self) -> bool:
        return self in (Flow.ROUNDS, Flow.ROUNDS_OF_TURNS)


class Counting(Enum):
    """Whether something is counted: nothing, for the table, for each seat."""

    NOTHING = "nothing"
    TABLE = "table"
    SEATS = "seats"


class Sort(Frozen):
    """One sort of cards. ``named``: each has a name and a text of its own, told later; else they are all alike."""

    id: str
    name: str
    count: int = 10
    named: bool = True
    hand: Hand = Hand.OPEN


class Sketch(Frozen):
    """``lobby`` is its number there, ``salt`` keeps its codes apart from those of other boxes. ``recording`` says its
    name, from the folder of the deck files. ``rounds`` 0: as many as the table likes; ``seconds``, ``dice`` 0: none."""

    id: str
    lang: str
    name: str
    sorts: tuple[Sort, ...]
    lobby: int
    version: int = 1
    recording: str = ""
    salt: str = ""
    fewest: int = 2
    most: int = MAX_SEATS
    flow: Flow = Flow.FREE
    rounds: int = 0
    counting: Counting = Counting.NOTHING
    seconds: int = 0
    dice: int = 0
    faces: int = 6

    @property
    def cards(self) -> int:
        """How many cards carry a label, without those that only move the counter, the dice and so on."""
        return sum(sort.count for sort in self.sorts)

    def with_sort(self, rank: int, **change: Any) -> Sketch:
        """The sketch with this sort of cards changed."""
        sorts = (*self.sorts[:rank], replace(self.sorts[rank], **change), *self.sorts[rank + 1 :])
        return replace(self, sorts=sorts)


# --- ids ---


def id_of(name: str) -> str:
    """An id made from a name: small letters, digits and dashes; "" where it has none of them."""
    plain = unicodedata.normalize("NFKD", name.replace("œ", "oe").replace("æ", "ae")).casefold()
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST_ID].strip("-").lstrip("0123456789-")


def game_id(name: str, taken: Collection[str]) -> str:
    """The id of a new game; "" where another game has that name already."""
    id = id_of(name) or _numbered("game", taken)
    return "" if id in taken else _numbered(id, ()) if id in _TAKEN_GAMES else id


def sort_id(name: str, taken: Collection[str]) -> str:
    """The id of a new sort of cards, which no other card of the game has."""
    id = id_of(name) or "card"
    return _numbered(id, taken) if id in (*taken, *CONTROLS, "box") else id


def _numbered(id: str, taken: Collection[str]) -> str:
    return next(f"{id}-{n}" for n in range(2, 1000) if f"{id}-{n}" not in taken)


def most_cards(sort: Sort, kept: Sort | None) -> tuple[int, int]:
    """How few and how many cards a sort may have. ``kept``: the sort as its labels were printed: no card goes, and
    the numbers keep as many digits, for these stand in the ids."""
    if kept is None:
        return 1, MOST_CARDS
    if kept.count == 1 and kept.named:
        return 1, 1
    return kept.count, min(MOST_CARDS, 10 ** len(str(kept.count)) - 1) if kept.named else MOST_CARDS


# --- the pack ---


def pack(sketch: Sketch, words: Words) -> dict[str, Any]:
    """The fields of the pack file, in the order in which people read them. Its own words come from ``words``."""
    told: dict[str, Any] = {
        "pack": 1,
        "game": sketch.id,
        "version": sketch.version,
        "lobby": sketch.lobby,
        "languages": [sketch.lang],
        "name": sketch.name,
        **({"recording": sketch.recording} if sketch.recording else {}),
        "players": {"fewest": sketch.fewest, "most": sketch.most},
        "cards": _cards(sketch, words),
    }
    if sketch.counting is not Counting.NOTHING:
        seats = {"per-seat": True} if sketch.counting is Counting.SEATS else {}
        name = words(word("new-pack-points" if seats else "new-pack-count"))
        told["counters"] = {"count": {"name": name, "min": _LOWEST, **seats}}
    if key := _a_key(sketch):
        told["a-key"] = key
    if sketch.flow.turns:
        told["turns"] = {"order": "clockwise", "passed-by": "key"}
    if sketch.flow.rounds:
        number = {"number": sketch.rounds} if sketch.rounds else {}
        turns = {"turns": "players"} if sketch.flow.turns else {}
        told["rounds"] = {**number, **turns}
    if sketch.seconds:
        says = {10: words(word("new-pack-ten")), 0: words(word("new-pack-time"))}
        told["countdown"] = {
            "seconds": sketch.seconds,
            "starts": ["turn" if sketch.flow.turns else "key"],
            "says": {left: said for left, said in says.items() if left < sketch.seconds},
        }
    if sketch.dice:
        told["dice"] = {"number": sketch.dice, "faces": sketch.faces}
    if any(sort.hand is not Hand.OPEN for sort in sketch.sorts):
        told["windows"] = "always"
    return told


def _a_key(sketch: Sketch) -> str:
    if sketch.counting is Counting.TABLE:
        return "count"
    return "countdown" if sketch.seconds else "dice" if sketch.dice else ""


def controls(sketch: Sketch) -> dict[str, dict[str, Any]]:
    """The cards that move something: id → what it does."""
    found: dict[str, dict[str, Any]] = {}
    if sketch.counting is not Counting.NOTHING:
        found |= {id: {"counter": "count", "by": by} for id, by in (("plus", 1), ("minus", -1))}
    if sketch.flow.rounds:
        found["round"] = {"next": "round"}
    if sketch.seconds:
        found |= {id: {"countdown": id} for id in ("start", "stop")}
    if sketch.dice:
        found["dice"] = {"dice": "roll"}
    return found


def _cards(sketch: Sketch, words: Words) -> dict[str, Any]:
    salt = {"salt": sketch.salt} if sketch.salt else {}
    cards: dict[str, Any] = {}
    for sort in sketch.sorts:
        card: dict[str, Any] = {"name": sort.name}
        if sort.count > 1:
            card["numbered" if sort.named else "copies"] = sort.count
        if sort.named:
            card["slots"] = ["name", "text"]
        if sort.hand is Hand.HIDDEN:
            card["private"] = True
        cards[sort.id] = {**card, **salt}
    for id, effect in controls(sketch).items():
        name = words(word(f"new-pack-{id}"))
        cards[id] = {"name": name, "again": True, "effects": [effect], **salt}
    return cards


def read(pack: Pack) -> Sketch:
    """The sketch that this pack was made from. Only one that ``pack`` has made comes out whole."""
    declared = pack.declared
    assert declared is not None
    (name, *_) = declared.name.texts
    counter = next(iter(declared.counters), None)
    rounds, turns = declared.rounds, declared.turns is not None
    return Sketch(
        pack.id,
        name.lang,
        name.text,
        _sorts(pack, declared),
        pack.lobby or 0,
        pack.version,
        name.recording,
        next((kind.salt for kind in pack.kinds if kind.salt), ""),
        pack.fewest,
        pack.most,
        (Flow.ROUNDS_OF_TURNS if turns else Flow.ROUNDS) if rounds else Flow.TURNS if turns else Flow.FREE,
        rounds.number.whole if rounds and rounds.number else 0,
        Counting.NOTHING if counter is None else Counting.SEATS if counter.per_seat else Counting.TABLE,
        declared.countdown.seconds if declared.countdown else 0,
        declared.dice.number if declared.dice else 0,
        declared.dice.faces if declared.dice else 6,
    )


def _sorts(pack: Pack, declared: Declaration) -> tuple[Sort, ...]:
    found: dict[str, list[Card]] = {}
    for card in declared.cards:
        id = card.id.removeprefix(f"{pack.id}/")
        if not card.effects:
            found.setdefault(id.rpartition("/")[0] if card.number else id, []).append(card)
    kinds = {kind.id: kind for kind in pack.kinds}
    listened = declared.windows is Windows.ALWAYS
    sorts = []
    for id, cards in found.items():
        kind = kinds[cards[0].id]
        hand = Hand.HIDDEN if cards[0].private else Hand.BOTH if listened else Hand.OPEN
        count = len(cards) if cards[0].number else kind.copies
        sorts.append(Sort(id, cards[0].name.texts[0].text, count, bool(kind.slots), hand))
    return tuple(sorts)
