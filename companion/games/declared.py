"""The rules by ear of a game without code: what its declaration says, chapter by chapter.

It turns a declaration into messages with arguments. It must never add to what is declared, tell the text of a card that
is for one ear alone, or hold a sentence: frames are in ``voices/*/rules.ftl``, the rest is the pack's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from companion.boxes.box import Pack
from companion.boxes.declaration import Amount, At, Card, Counter, Declaration, Effect, Next, Run, Told, Whose
from companion.model import Arg, Several, Word, replace, word


def chapters(
    pack: Pack, declared: Declaration, players: int | None, told: Mapping[str, str]
) -> Iterator[tuple[str, Iterator[Word]]]:
    """The chapters by name; for so many players, where they are known, and with the settings that are ``told``."""
    settings = (replace(own, default=int(told.get(own.name, own.default))) for own in declared.settings)
    declared = replace(declared, settings=tuple(settings))
    players_told = word("rules-declared-players", game=declared.name, fewest=pack.fewest, most=pack.most)
    yield "minute", iter([*(_says(passage) for passage in pack.minute), players_told])
    yield "set-up", _set_up(pack, declared, players)
    yield "turn", _turn(pack, declared, players)
    yield "cards", _cards(pack, declared)
    yield "end", _end(declared)


def _says(text: Arg) -> Word:
    return word("tracker-says", text=text)


def _set_up(pack: Pack, declared: Declaration, players: int | None) -> Iterator[Word]:
    for step in declared.steps:
        if step.says is not None:
            yield _says(step.says)
            continue
        table = next(table for table in declared.tables if table.id == step.table)
        for number, row in pack.tables[step.table].items():
            if players in (None, number):
                columns = (word("tracker-column", name=own.name, count=row[own.id]) for own in table.columns)
                told = (
                    "rules-declared-row-inferred" if f"{step.table}/{number}" in pack.inferred else "rules-declared-row"
                )
                yield word(told, players=number, table=table.name, row=Several(tuple(columns)))


def _turn(pack: Pack, declared: Declaration, players: int | None) -> Iterator[Word]:
    turns, rounds, countdown, dice = declared.turns, declared.rounds, declared.countdown, declared.dice
    if turns is not None:
        yield from (_says(text) for text in (turns.first, turns.says) if text is not None)
        yield word(f"rules-declared-order-{turns.order.value}")
        yield word(f"rules-declared-passed-{turns.passed_by.value}")
        if turns.to_another:
            yield word("rules-declared-to-another")
    if rounds is not None:
        number = None if rounds.number is None else _amount(pack, declared, rounds.number, players)
        yield word("rules-declared-rounds-free") if number is None else word("rules-declared-rounds", rounds=number)
        if rounds.turns is not None:
            of = _amount(pack, declared, rounds.turns, players)
            each = "rules-declared-round-players" if of is None else "rules-declared-round-turns"
            yield word(each) if of is None else word(each, turns=of)
        for told, texts in (("starts", rounds.starts), ("ends", rounds.ends)):
            yield from (word(f"rules-declared-{told}", when=_when(text), text=text.says) for text in texts)
    for counter in declared.counters:
        yield from _counter(pack, declared, counter, players)
    if countdown is not None:
        yield word("rules-declared-countdown", seconds=countdown.seconds)
        yield from (word("rules-declared-mark", left=mark.left, text=mark.says) for mark in countdown.marks)
    if dice is not None:
        yield word("rules-declared-dice", count=dice.number, faces=dice.faces)
        if dice.names:
            yield word("rules-declared-faces", names=Several(dice.names))


def _when(told: Told) -> Word:
    known = told.when in ("each", "last")
    return word(f"rules-declared-when-{told.when}") if known else word("rules-declared-when", round=int(told.when))


def _counter(pack: Pack, declared: Declaration, counter: Counter, players: int | None) -> Iterator[Word]:
    start, high = (
        None if amount is None else _amount(pack, declared, amount, players) for amount in (counter.start, counter.high)
    )
    if start is not None:
        each = "-seat" if counter.per_seat else ""
        known = {"name": counter.name, "start": _signed(start)}
        yield word(f"rules-declared-counter{each}", **known)
    if high is not None:
        yield word("rules-declared-counter-high", name=counter.name, high=_signed(high))
    for at in counter.at:
        where = {"max": high, "min": None}.get(at.when, None if at.when in ("max", "min") else int(at.when))
        yield from _at(declared, counter, at, where)


def _at(declared: Declaration, counter: Counter, at: At, where: int | None) -> Iterator[Word]:
    endings = (declared.ending(effect.ends) for effect in at.effects)
    for says in (at.says, *(ending.says for ending in endings if ending is not None)):
        if says is None:
            continue
        if where is None:
            yield word(f"rules-declared-at-{at.when}", name=counter.name, text=says)
        else:
            yield word("rules-declared-at", name=counter.name, value=_signed(where), text=says)


def _cards(pack: Pack, declared: Declaration) -> Iterator[Word]:
    copies = {kind.id: kind.copies for kind in pack.kinds}
    for _, sort in groupby(declared.cards, key=lambda card: replace(card, id="", number=0)):
        first, *others = sort
        name: Arg = first.name if others else first.title
        count = copies[first.id] * (len(others) + 1)
        if first.effects:
            yield word("rules-declared-does", card=name, count=count, does=Several(tuple(_does(declared, first))))
        else:
            told = "rules-declared-card-private" if first.private else "rules-declared-card"
            yield word(told, card=name, count=count)
        if first.says is not None and not first.private:
            yield _says(first.says)


def _does(declared: Declaration, card: Card) -> Iterator[Word]:
    for effect in card.effects:
        does = _effect(declared, effect)
        yield word("rules-effect-all", effect=does) if effect.whose is Whose.ALL else does


def _effect(declared: Declaration, effect: Effect) -> Word:
    if effect.counter:
        name = declared.counters[declared.rank(effect.counter)].name
        if effect.by is not None:
            return word("rules-effect-up" if effect.by >= 0 else "rules-effect-down", counter=name, by=abs(effect.by))
        to = effect.to
        if to is None or to.of:
            return word("rules-effect-moves", counter=name)
        return word("rules-effect-to", counter=name, value=_signed(to.whole))
    if effect.next is not None:
        return word("rules-effect-turn" if effect.next is Next.TURN else "rules-effect-round")
    if effect.countdown is not None:
        return word("rules-effect-start" if effect.countdown is Run.START else "rules-effect-stop")
    return word("rules-effect-end" if effect.ends else "rules-effect-dice")


def _end(declared: Declaration) -> Iterator[Word]:
    over = declared.rounds.over if declared.rounds is not None else ""
    for ending in declared.endings:
        yield word("rules-declared-over", text=ending.says) if ending.id == over else _says(ending.says)


def _amount(pack: Pack, declared: Declaration, amount: Amount, players: int | None) -> int | None:
    """The number that is meant; None where it depends on the players, and they are not known."""
    if not amount.of:
        return amount.whole
    if amount.of == "players":
        return players
    table, _, name = amount.of.partition("/")
    if table == "settings":
        return next(setting.default for setting in declared.settings if setting.name == name)
    return None if players is None else pack.tables[table][players][name]


def _signed(value: int) -> Arg:
    return value if value >= 0 else word("tracker-below-zero", number=-value)
