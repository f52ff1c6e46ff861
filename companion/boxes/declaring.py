"""Reads a game that a pack declares without code: its form, and every name that it uses.

It knows which declarations belong together (a counter that a card moves must be declared) and explains each fault at
its line. It must never play: ``games/tracker/`` does what a card says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import cache
from itertools import product
from math import inf
from typing import TypeVar

from companion.boxes import declaration
from companion.boxes.box import Tables, as_heard
from companion.files import documents, resources
from companion.files.documents import SLUG, Place, Record
from companion.model import MAX_SEATS, Frozen, OwnText, OwnWords, Several

E = TypeVar("E", bound=Enum)

#: The fields of a pack without code, beside those that every pack has.
REQUIRED = ("name", "languages", "cards")
OPTIONAL = (
    *("barcodes", "counters", "a-key", "set-up", "tables", "inferred", "rounds", "turns", "countdown", "dice"),
    *("endings", "settings", "windows", "lobby", "said", "slots", "recording", "minute"),
)
#: The fields of a card that say what it does; the others say what it is.
CARD = ("numbered", "name", "said", "says", "sticker", "private", "again", "effects")

#: A setting that every game has: in ``--set scanner=no`` this name always means that one.
OF_EVERY_TABLE = "scanner"

_WHOLE = re.compile(r"-?[0-9]+")
_MOST = 999  # far above any count at a table
_LONGEST_COUNTDOWN = 3600
_OF_COUNTER = ("said", "start", "step", "min", "max", "per-seat", "quiet", "at")
_EFFECTS = ("counter", "next", "ends", "countdown", "dice")


class Known(Frozen):
    """What a text or an amount of this pack may refer to."""

    languages: tuple[str, ...]
    players: range
    tables: Tables
    settings: tuple[declaration.Setting, ...]

    def words(self, place: Place, longest: int = 2000) -> OwnWords:
        return place.own_words(self.languages, longest)

    def name(self, fields: Mapping[str, Place] | Record, longest: int = 100) -> OwnWords:
        """The ``name`` among these fields, and how it is ``said``; without words where there is none."""
        if "name" not in fields:  # noted as a fault elsewhere
            return OwnWords(tuple(OwnText(lang, "") for lang in self.languages))
        return fields["name"].own_words(self.languages, longest, fields.get("said"))

    def amount(self, place: Place, low: int = 0) -> declaration.Amount:
        """A number, or the name of one."""
        if not place.name or _WHOLE.fullmatch(place.name):
            return declaration.Amount(place.whole(low, _MOST))
        named = place.text()
        columns = tuple(f"{name}/{column}" for name, rows in self.tables.items() for column in _columns(rows))
        names = ("players", *columns, *(f"settings/{setting.name}" for setting in self.settings))
        if named and named not in names:
            place.fault("fault-unknown-amount", found=named, names=Several(names))
        amount = declaration.Amount(of=named)
        if named in names and (least := min(at[named] for at in self.tables_of(amount))) < low:
            place.fault("fault-amount-low", found=named, least=least, low=low)
        return amount

    def tables_of(self, *amounts: declaration.Amount | None) -> Iterator[Mapping[str, int]]:
        """What the names in these amounts may mean, all together: for each number of players, and with each setting
        that they name at its ends."""
        named = {amount.of for amount in amounts if amount is not None}
        chosen = [setting for setting in self.settings if f"settings/{setting.name}" in named]
        names = [f"settings/{setting.name}" for setting in chosen]
        for players in self.players:
            rows = {
                f"{table}/{name}": n for table, by in self.tables.items() for name, n in by.get(players, {}).items()
            }
            for values in product(*((setting.low, setting.high) for setting in chosen)):
                yield {"players": players, **rows, **dict(zip(names, values, strict=True))}


def _columns(rows: Mapping[int, Mapping[str, int]]) -> tuple[str, ...]:
    return next((tuple(row) for row in rows.values()), ())


def languages(place: Place) -> tuple[str, ...]:
    """The languages that a pack is written in. Listeners in any other language hear the first."""
    found: list[str] = []
    for item in place.items():
        lang = item.text(documents.LANGUAGE)
        if lang and lang in found:
            item.fault("fault-duplicate")
        else:
            found.append(lang)
    if not found:
        place.fault("fault-languages")
    return tuple(found) or ("fr",)


def card_ids(place: Place, key: str) -> tuple[tuple[str, int], ...]:
    """The ids of a card's kinds and their numbers: "carte" with ``numbered: 3`` is carte/1, carte/2, carte/3."""
    fields = {name.name: value for name, value in place.pairs()} if key else {}
    if "numbered" not in fields:
        return ((key, 0),)
    count = fields["numbered"].whole(1, _MOST)
    width = len(str(count))
    return tuple((f"{key}/{number:0{width}d}", number) for number in range(1, count + 1))


def tables(
    place: Place, read: Callable[[Place], Tables], known: Known
) -> tuple[Tables, tuple[declaration.TableName, ...]]:
    """The set-up tables, and the names of the tables and of their columns. ``read`` reads the rows of one."""
    rows: dict[str, Mapping[int, Mapping[str, int]]] = {}
    names = []
    for key, table in place.pairs():
        id = key.text(SLUG)
        fields = table.record("name", "columns", "rows", optional=("said",))
        columns = tuple(
            declaration.Column(column.text(SLUG), known.words(name, 100)) for column, name in fields["columns"].pairs()
        )
        names.append(declaration.TableName(id, known.name(fields, 200), columns))
        rows[id] = read(fields["rows"])[""]
        wanted = tuple(column.id for column in columns)
        if "columns" in fields and "rows" in fields and set(wanted) != set(_columns(rows[id])):
            fields["rows"].fault("fault-columns", columns=Several(wanted))
    return rows, tuple(names)


def settings(place: Place) -> tuple[declaration.Setting, ...]:
    """Numbers that the rules leave open, each with its default."""
    found = []
    for key, setting in place.pairs():
        fields = setting.record("default", "from", "to")
        low = fields["from"].whole(0, _MOST)
        high = fields["to"].whole(low, _MOST)
        name = key.text(SLUG)
        if name == OF_EVERY_TABLE:
            key.fault("fault-game-taken", game=name)
        found.append(declaration.Setting(name, fields["default"].whole(low, high), low, high))
    return tuple(found)


def read(game: str, fields: Record, known: Known, names: tuple[declaration.TableName, ...]) -> declaration.Declaration:
    """The whole game. What is named anywhere must be declared somewhere."""
    counters = _Counters(fields, known)
    endings = tuple(declaration.Ending(key.text(SLUG), known.words(says)) for key, says in fields["endings"].pairs())
    countdown = _countdown(fields["countdown"], known) if "countdown" in fields else None
    dice = _dice(fields["dice"], known) if "dice" in fields else None
    turns = _turns(fields["turns"], known) if "turns" in fields else None
    rounds = _rounds(fields["rounds"], known, endings, turns) if "rounds" in fields else None
    parts = _Parts(counters.kinds, endings, rounds, turns, countdown, dice)
    cards = _cards(game, fields["cards"], known, parts)
    _check_turns(fields, parts, cards)
    return declaration.Declaration(
        known.name(fields),
        cards,
        counters.with_marks(parts, cards),
        _a_key(fields["a-key"], parts) if "a-key" in fields else "",
        tuple(_step(item, known, names) for item in fields["set-up"].items()),
        names,
        rounds,
        turns,
        countdown,
        dice,
        endings,
        known.settings,
        _windows(fields, cards),
    )


class _Parts(Frozen):
    """What an effect may set in motion."""

    counters: tuple[declaration.Counter, ...]
    endings: tuple[declaration.Ending, ...]
    rounds: declaration.Rounds | None
    turns: declaration.Turns | None
    countdown: declaration.Countdown | None
    dice: declaration.Dice | None


# --- counters ---


class _Counters:
    """The counters, read in two passes: first what they are, then what happens at their values.

    The second pass may name anything that is declared.
    """

    def __init__(self, fields: Record, known: Known) -> None:
        self._known = known
        self._a_key = fields["a-key"].name if "a-key" in fields else ""
        self._copies = dict(_copies(fields["cards"]))
        self._read = [
            (_counter(key, place, known), place, place.record("name", optional=_OF_COUNTER))
            for key, place in fields["counters"].pairs()
        ]
        self.kinds = tuple(counter for counter, _, _ in self._read)

    def with_marks(self, parts: _Parts, cards: Sequence[declaration.Card]) -> tuple[declaration.Counter, ...]:
        found = []
        for counter, place, fields in self._read:
            marks = tuple(self._mark(counter, key, at, parts) for key, at in fields["at"].pairs())
            found.append(replace(counter, at=marks))
            self._limits(found[-1], place, cards)
        return tuple(found)

    def _mark(self, counter: declaration.Counter, key: Place, at: Place, parts: _Parts) -> declaration.At:
        when = key.name
        if when in ("min", "max"):
            if (counter.low if when == "min" else counter.high) is None:
                key.fault("fault-no-limit", limit=when)
        else:
            value = key.whole(-_MOST, _MOST)
            when = str(value)
            ranges = tuple(self._ranges(counter))
            if ranges and not any(low <= value <= high for _, low, _, high in ranges):
                key.fault("fault-never-reached", counter=counter.id)
        named = {name.name for name, _ in at.pairs()} if not at.name else set()
        if not named & {"says", "effects"}:
            return declaration.At(when, self._known.words(at))
        fields = at.record(optional=("says", "effects"))
        says = self._known.words(fields["says"]) if "says" in fields else None
        effects = tuple(_effect(item, self._known, parts) for item in fields["effects"].items())
        for item, effect in zip(fields["effects"].items(), effects, strict=True):
            if effect.counter or effect.dice:  # counters could move each other without end
                item.fault("fault-at-effect")
        return declaration.At(when, says, effects)

    def _ranges(self, counter: declaration.Counter) -> Iterator[tuple[int, float, int, float]]:
        """For every table at which it may stand: how many play, its lowest value, its start and its highest."""

        def number(amount: declaration.Amount, at: Mapping[str, int]) -> int:
            return at[amount.of] if amount.of else amount.whole

        for at in self._known.tables_of(counter.low, counter.start, counter.high):
            try:
                low = -inf if counter.low is None else number(counter.low, at)
                high = inf if counter.high is None else number(counter.high, at)
                yield at["players"], low, number(counter.start, at), high
            except KeyError:  # the unknown name has been noted as a fault
                return

    def _limits(self, counter: declaration.Counter, place: Place, cards: Sequence[declaration.Card]) -> None:
        reach = self._reach(counter, cards)
        told = counter.high is not None and (counter.high.of or any(at.when == "max" for at in counter.at))
        for players, low, start, high in self._ranges(counter):
            if not low <= start <= high:
                place.fault("fault-start-outside", start=start, players=players)
                return
            if told and reach is not None and high > start + reach:
                place.fault("fault-more-than-cards", high=int(high), reach=start + reach, players=players)
                return

    def _reach(self, counter: declaration.Counter, cards: Sequence[declaration.Card]) -> int | None:
        """How far all cards together raise it; None where nobody can tell, or where no card does."""
        moves = [(card, effect) for card in cards for effect in card.effects if effect.counter == counter.id]
        raised = [(card, effect.by) for card, effect in moves if effect.by is not None and effect.by > 0]
        freely = counter.id == self._a_key or any(effect.to is not None for _, effect in moves)
        if freely or not raised or any(card.again for card, _ in raised):
            return None
        return sum(by * self._copies.get(card.id.partition("/")[2], 1) for card, by in raised)


def _counter(key: Place, place: Place, known: Known) -> declaration.Counter:
    fields = {name.name: value for name, value in place.pairs()}
    low = known.amount(fields["min"], -_MOST) if "min" in fields else declaration.Amount()
    return declaration.Counter(
        key.text(SLUG),
        known.name(fields),
        known.amount(fields["start"], -_MOST) if "start" in fields else declaration.Amount(),
        fields["step"].whole(1, _MOST) if "step" in fields else 1,
        low,
        known.amount(fields["max"], -_MOST) if "max" in fields else None,
        "per-seat" in fields and fields["per-seat"].flag(),
        "quiet" in fields and fields["quiet"].flag(),
    )


# --- cards ---


def _cards(game: str, place: Place, known: Known, parts: _Parts) -> tuple[declaration.Card, ...]:
    cards: list[declaration.Card] = []
    stuck: dict[str, str] = {}
    heard: dict[tuple[str, str], tuple[str, bool]] = {}
    for key, card_place in place.pairs():
        fields = {name.name: value for name, value in card_place.pairs()}
        effects = (
            tuple(_effect(item, known, parts) for item in fields["effects"].items()) if "effects" in fields else ()
        )
        private = "private" in fields and fields["private"].flag()
        if private and effects:
            fields["effects"].fault("fault-private-effects")
        if any(effect.dice for effect in effects) and len(effects) > 1:
            fields["effects"].fault("fault-dice-alone")
        sticker = ""
        if "sticker" in fields:
            shapes = _shapes()
            sticker = fields["sticker"].choice(*shapes) if shapes else fields["sticker"].text(SLUG)
            if stuck.setdefault(sticker, key.name) != key.name:
                fields["sticker"].fault("fault-sticker-taken", token=stuck[sticker])
        name = known.name(fields)
        for text in filter(as_heard, name.texts):  # a name that is missing has its own fault
            # Two cards that only speak may be called alike; of one that counts everybody must know which it was.
            other, counts = heard.setdefault((text.lang, as_heard(text)), (key.name, bool(effects)))
            if other != key.name and (counts or effects):
                fields["name"].fault("fault-name-taken", name=text, token=other)
                break
        says = known.words(fields["says"]) if "says" in fields else None
        again = "again" in fields and fields["again"].flag()
        cards += [
            declaration.Card(f"{game}/{id}", name, number, says, private, again, effects, sticker)
            for id, number in card_ids(card_place, key.name)
        ]
    return tuple(cards)


@cache
def _shapes() -> tuple[str, ...]:
    """The shapes of the sticker code; none where its file is faulty: that fault is told with that file."""

    def names(top: Place) -> tuple[str, ...]:
        return tuple(key.name for field, shapes in top.pairs() if field.name == "shapes" for key, _ in shapes.pairs())

    try:
        return documents.load(resources.stickers(), names)
    except documents.Faulty:
        return ()


def _copies(place: Place) -> Iterator[tuple[str, int]]:
    """How many there are of each card, by the end of its token's id; a faulty number is told where kinds are read."""
    for key, card_place in place.pairs():
        copies = next((value.name for name, value in card_place.pairs() if name.name == "copies"), "1")
        for id, _ in card_ids(card_place, key.name):
            yield id, int(copies) if _WHOLE.fullmatch(copies) else 1


def _effect(place: Place, known: Known, parts: _Parts) -> declaration.Effect:
    fields = place.record(optional=(*_EFFECTS, "by", "set", "whose"))
    named = [name for name in _EFFECTS if name in fields]
    if len(named) != 1:
        place.fault("fault-effect", kinds=Several(_EFFECTS))
        return declaration.Effect()
    for name in ("by", "set", "whose"):
        if name in fields and named != ["counter"]:
            fields[name].fault("fault-only-counter")
    match named[0]:
        case "counter":
            return _counted(place, fields, known, parts)
        case "next":
            following = _one_of(declaration.Next, fields["next"])
            needed = "turns" if following is declaration.Next.TURN else "rounds"
            if (parts.turns if following is declaration.Next.TURN else parts.rounds) is None:
                fields["next"].fault("fault-needs-section", section=needed)
            return declaration.Effect(next=following)
        case "ends":
            return declaration.Effect(ends=_among(fields["ends"], [ending.id for ending in parts.endings], "endings"))
        case "countdown":
            if parts.countdown is None:
                fields["countdown"].fault("fault-needs-section", section="countdown")
            return declaration.Effect(countdown=_one_of(declaration.Run, fields["countdown"]))
        case _:
            if parts.dice is None:
                fields["dice"].fault("fault-needs-section", section="dice")
            fields["dice"].choice("roll")
            return declaration.Effect(dice=True)


def _counted(place: Place, fields: Record, known: Known, parts: _Parts) -> declaration.Effect:
    id = _among(fields["counter"], [counter.id for counter in parts.counters], "counters")
    if ("by" in fields) == ("set" in fields):
        place.fault("fault-by-or-set")
    by = fields["by"].whole(-_MOST, _MOST) if "by" in fields else None
    if by == 0 and fields["by"].name == "0":
        fields["by"].fault("fault-by-nothing")
    whose = declaration.Whose.SAID
    if "whose" in fields:
        whose = _one_of(declaration.Whose, fields["whose"])
        if not any(counter.id == id and counter.per_seat for counter in parts.counters):
            fields["whose"].fault("fault-not-per-seat", counter=id)
        if whose is declaration.Whose.TURN and parts.turns is None:
            fields["whose"].fault("fault-needs-section", section="turns")
    return declaration.Effect(id, by, known.amount(fields["set"], -_MOST) if "set" in fields else None, whose)


def _among(place: Place, ids: list[str], section: str) -> str:
    if not ids:
        place.fault("fault-needs-section", section=section)
        return ""
    return place.choice(*ids)


def _one_of(kind: type[E], place: Place) -> E:
    return kind(place.choice(*(value.value for value in kind)))


# --- rounds, turns, countdown, dice ---


def _rounds(
    place: Place, known: Known, endings: tuple[declaration.Ending, ...], turns: declaration.Turns | None
) -> declaration.Rounds:
    fields = place.record(optional=("number", "turns", "starts", "ends", "over"))
    if "turns" in fields and turns is None:
        fields["turns"].fault("fault-needs-section", section="turns")
    if "over" in fields and "number" not in fields:
        fields["over"].fault("fault-over-without-number")
    return declaration.Rounds(
        known.amount(fields["number"], 1) if "number" in fields else None,
        known.amount(fields["turns"], 1) if "turns" in fields else None,
        _told(fields["starts"], known),
        _told(fields["ends"], known),
        _among(fields["over"], [ending.id for ending in endings], "endings") if "over" in fields else "",
    )


def _told(place: Place, known: Known) -> tuple[declaration.Told, ...]:
    """A text for every round, or texts by round: ``each``, ``last`` or a number."""
    pairs = place.pairs() if not place.name else []
    if not any(key.name in ("each", "last") or key.name.isdigit() for key, _ in pairs):
        said = known.words(place)
        return (declaration.Told("each", said),) if place.name or pairs else ()
    found = []
    for key, says in pairs:
        if not (key.name in ("each", "last") or key.name.isdigit()):
            key.fault("fault-which-round")
        found.append(declaration.Told(key.name, known.words(says)))
    return tuple(found)


def _turns(place: Place, known: Known) -> declaration.Turns:
    fields = place.record(optional=("order", "passed-by", "says", "first", "to-another"))
    return declaration.Turns(
        _one_of(declaration.Order, fields["order"]) if "order" in fields else declaration.Order.CLOCKWISE,
        _one_of(declaration.PassedBy, fields["passed-by"]) if "passed-by" in fields else declaration.PassedBy.KEY,
        known.words(fields["says"]) if "says" in fields else None,
        known.words(fields["first"]) if "first" in fields else None,
        fields["to-another"].flag(),
    )


def _check_turns(fields: Record, parts: _Parts, cards: Iterable[declaration.Card]) -> None:
    turns, countdown = parts.turns, parts.countdown
    if turns is not None:
        by_key = turns.passed_by is declaration.PassedBy.KEY
        passing = any(effect.next is declaration.Next.TURN for card in cards for effect in card.effects)
        if by_key and turns.order is declaration.Order.SAID:
            fields["turns"].fault("fault-order-key")
        if turns.to_another and turns.order is not declaration.Order.SAID:
            fields["turns"].fault("fault-to-another")
        if not by_key and not passing:
            fields["turns"].fault("fault-turn-never")
        if by_key and countdown is not None and declaration.Starts.KEY in countdown.starts:
            fields["countdown"].fault("fault-key-twice")
    if countdown is not None:
        for start, part in (declaration.Starts.TURN, turns), (declaration.Starts.ROUND, parts.rounds):
            if start in countdown.starts and part is None:
                fields["countdown"].fault("fault-needs-section", section=f"{start.value}s")


def _countdown(place: Place, known: Known) -> declaration.Countdown:
    fields = place.record("seconds", optional=("says", "starts"))
    seconds = fields["seconds"].whole(1, _LONGEST_COUNTDOWN)
    marks = sorted(
        (declaration.Mark(left.whole(0, seconds), known.words(says)) for left, says in fields["says"].pairs()),
        key=lambda mark: -mark.left,
    )
    return declaration.Countdown(
        seconds, tuple(marks), tuple(_one_of(declaration.Starts, item) for item in fields["starts"].items())
    )


def _dice(place: Place, known: Known) -> declaration.Dice:
    fields = place.record("number", optional=("faces", "names"))
    number = fields["number"].whole(1, 10)
    if ("faces" in fields) == ("names" in fields):
        place.fault("fault-faces-or-names")
    names = tuple(known.words(item, 100) for item in fields["names"].items())
    if "names" in fields and len(names) < 2:
        fields["names"].fault("fault-two-faces")
    return declaration.Dice(number, fields["faces"].whole(2, 100) if "faces" in fields else max(2, len(names)), names)


def _a_key(place: Place, parts: _Parts) -> str:
    things = [counter.id for counter in parts.counters]
    things += ["countdown"] if parts.countdown else []
    things += ["dice"] if parts.dice else []
    moved = _among(place, things, "counters")
    if any(counter.id == moved and counter.per_seat for counter in parts.counters) and parts.turns is None:
        place.fault("fault-a-key-seat")
    return moved


def _step(place: Place, known: Known, names: tuple[declaration.TableName, ...]) -> declaration.Step:
    fields = {name.name: value for name, value in place.pairs()} if not place.name else {}
    if "table" not in fields:
        return declaration.Step(known.words(place))
    record = place.record("table")
    return declaration.Step(table=_among(record["table"], [table.id for table in names], "tables"))


def _windows(fields: Record, cards: Iterable[declaration.Card]) -> declaration.Windows:
    private = any(card.private for card in cards)
    if "windows" not in fields:
        return declaration.Windows.ALWAYS if private else declaration.Windows.NEVER
    found = _one_of(declaration.Windows, fields["windows"])
    if private and found is declaration.Windows.NEVER:
        fields["windows"].fault("fault-windows-never")
    return found


def players(place: Place) -> range:
    """How many may play."""
    fields = place.record("fewest", "most")
    fewest = fields["fewest"].whole(1, MAX_SEATS)
    return range(fewest, fields["most"].whole(fewest, MAX_SEATS) + 1)
