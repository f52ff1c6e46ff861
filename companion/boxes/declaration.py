"""What a pack says of a game that is made without code: values that ``games/tracker/`` plays.

It knows cards, counters, rounds, turns, a countdown, dice and endings, as they are declared; ``declaring.py`` reads
them from a file. It must never hold a rule that computes: an amount is a number, or the name of one.
"""

from __future__ import annotations

from enum import Enum

from companion.model import Arg, Frozen, OwnWords, word


class Amount(Frozen):
    """A number, or its name: "players", "cables/defuse" (a table's column), "settings/bombs"."""

    whole: int = 0
    of: str = ""


class Whose(Enum):
    """Whose counter a card moves, where every seat has one."""

    SAID = "said"  # the seat that is said with the scan
    TURN = "turn"  # the seat whose turn it is
    ALL = "all"


class Next(Enum):
    TURN = "turn"
    ROUND = "round"


class Run(Enum):
    START = "start"
    STOP = "stop"


class Order(Enum):
    """To whom a turn passes."""

    CLOCKWISE = "clockwise"
    SAID = "said"  # to the seat that is said with the card


class PassedBy(Enum):
    """What ends a turn."""

    KEY = "key"  # the key #
    SCAN = "scan"  # a card whose effect is "next: turn"


class Windows(Enum):
    """When a seat may listen to its cards in a window."""

    NEVER = "never"
    PAUSES = "pauses"  # in the set-up and between rounds
    ALWAYS = "always"


class Starts(Enum):
    """What starts the countdown, besides a card, the key A and the menu."""

    TURN = "turn"
    ROUND = "round"
    KEY = "key"  # the key #, where it has nothing else to do


class Effect(Frozen):
    """One thing that a card does, or that happens when a counter comes to a value. Only one kind of effect is set."""

    counter: str = ""
    by: int | None = None
    to: Amount | None = None
    whose: Whose = Whose.SAID
    next: Next | None = None
    ends: str = ""
    countdown: Run | None = None
    dice: bool = False


class Card(Frozen):
    """One kind of card. ``id`` is its token's id; ``number`` tells numbered cards apart, 0 for a card without one."""

    id: str
    name: OwnWords
    number: int = 0
    says: OwnWords | None = None
    private: bool = False
    again: bool = False
    effects: tuple[Effect, ...] = ()
    sticker: str = ""  # the shape on it, "" for none: the same shape on a printed sheet stands for the card

    @property
    def title(self) -> Arg:
        return titled(self.name, self.number)

    @property
    def rolls(self) -> bool:
        return any(effect.dice for effect in self.effects)


class At(Frozen):
    """What is said, and what happens, when a counter comes to a value: ``when`` is "min", "max" or a number."""

    when: str
    says: OwnWords | None = None
    effects: tuple[Effect, ...] = ()


class Counter(Frozen):
    """A count. ``low`` and ``high`` None: no limit. ``quiet``: only what stands in ``at`` is said, and no move."""

    id: str
    name: OwnWords
    start: Amount = Amount()
    step: int = 1
    low: Amount | None = None
    high: Amount | None = None
    per_seat: bool = False
    quiet: bool = False
    at: tuple[At, ...] = ()


class Told(Frozen):
    """A text for a round: ``when`` is "each", "last" or its number."""

    when: str
    says: OwnWords


class Rounds(Frozen):
    """``number`` None: as many as the table likes. ``turns`` None: no number of turns ends one."""

    number: Amount | None = None
    turns: Amount | None = None
    starts: tuple[Told, ...] = ()
    ends: tuple[Told, ...] = ()
    over: str = ""  # the ending after the last


class Turns(Frozen):
    """``says`` is heard at each turn, ``first`` when it is asked who begins.

    ``to_another``: nobody gives the turn to themselves.
    """

    order: Order = Order.CLOCKWISE
    passed_by: PassedBy = PassedBy.KEY
    says: OwnWords | None = None
    first: OwnWords | None = None
    to_another: bool = False


class Mark(Frozen):
    """What is said when this many seconds are left."""

    left: int
    says: OwnWords


class Countdown(Frozen):
    seconds: int
    marks: tuple[Mark, ...] = ()
    starts: tuple[Starts, ...] = ()


class Dice(Frozen):
    """``names``: one for each face, in order; empty: faces are numbers."""

    number: int
    faces: int
    names: tuple[OwnWords, ...] = ()


class Column(Frozen):
    id: str
    name: OwnWords


class TableName(Frozen):
    """What a set-up table and its columns are called; its rows are in the pack."""

    id: str
    name: OwnWords
    columns: tuple[Column, ...]


class Step(Frozen):
    """A step of the set-up: a text, or the row of a table for this number of players."""

    says: OwnWords | None = None
    table: str = ""


class Ending(Frozen):
    id: str
    says: OwnWords


class Setting(Frozen):
    """A number that the rules leave open."""

    name: str
    default: int
    low: int
    high: int


class Declaration(Frozen):
    """A whole game. ``a_key`` is what the key A does: a counter's id, "countdown", "dice", or "" for nothing."""

    name: OwnWords
    cards: tuple[Card, ...] = ()
    counters: tuple[Counter, ...] = ()
    a_key: str = ""
    steps: tuple[Step, ...] = ()
    tables: tuple[TableName, ...] = ()
    rounds: Rounds | None = None
    turns: Turns | None = None
    countdown: Countdown | None = None
    dice: Dice | None = None
    endings: tuple[Ending, ...] = ()
    settings: tuple[Setting, ...] = ()
    windows: Windows = Windows.NEVER

    def card(self, token_id: str) -> Card | None:
        """The card of this token; None for the box and for tokens of no game."""
        return next((card for card in self.cards if card.id == token_id), None)

    def rank(self, counter: str) -> int:
        """The place of a counter among the counters, from 0. Raises StopIteration where there is none."""
        return next(at for at, known in enumerate(self.counters) if known.id == counter)

    def ending(self, id: str) -> Ending | None:
        return next((ending for ending in self.endings if ending.id == id), None)


def titled(name: OwnWords, number: int) -> Arg:
    """What a card is called: its name, and its number where it is one of many."""
    return word("card-numbered", name=name, number=number) if number else name
