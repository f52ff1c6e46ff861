"""Everything that this game can say, said in every language."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from companion.games.protocol import (
    Advanced,
    Answered,
    Confirmed,
    Expects,
    Filled,
    Looked,
    Question,
    Scanned,
    WindowDone,
)
from companion.games.time_bomb_undercover import GAME
from companion.games.time_bomb_undercover.events import Phase
from companion.model import Arg, OwnText, OwnWords, Rejection, Several, Token, Who, Word
from tests.examples import seeds

from .tables import BOX, ID, PACK, Table, opening, secure

VOICES = Path(__file__).parents[3] / "voices"
LANGUAGES = ("fr", "en", "es")
STICKERS = ("heart", "water-drop", "grapes", "triangle", "spiral", "clear-dot")

Said = tuple[str, tuple[tuple[str, Arg], ...]]


def read(lang: str) -> str:
    return (VOICES / lang / f"{ID}.ftl").read_text(encoding="utf-8")


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(read(lang)).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


# --- everything that can be said: found by playing anyhow ---


@cache
def everything() -> dict[str, set[Said]]:
    """Message id → every argument list it was said with, in many plays at random and in refused openings."""
    said: set[Said] = {(f"game-{ID}", ())}
    said |= {(f"token-{kind.id.replace('/', '-')}", ()) for kind in PACK.kinds}
    said |= {(f"legend-{ID}-{shape}", ()) for shape in STICKERS}
    for players, settings in (
        (3, {}),
        (5, {"colour": "red"}),
        (5, {"scanner": "maybe"}),
        (7, {"roles_7": "1,1"}),
        (7, {"roles_7": "1,1,1,1"}),
        (7, {"roles_7": "3,1,1,1"}),
    ):
        begun = GAME.begin(BOX, opening(players, **settings))
        assert isinstance(begun, Rejection)
        said.add((begun.why.id, begun.why.args))
    for seed in seeds(400):
        wander(random.Random(seed), said)
    rare(said)
    found: dict[str, set[Said]] = {}
    for one in said:
        for inner in (one, *within(one)):
            found.setdefault(inner[0], set()).add(inner)
    return found


def within(said: Said) -> list[Said]:
    """The messages that are said inside this one."""
    inner: list[Said] = []
    for _, value in said[1]:
        for part in value.items if isinstance(value, Several) else (value,):
            if isinstance(part, Word):
                inner += [(part.id, part.args), *within((part.id, part.args))]
    return inner


def rare(said: set[Said]) -> None:
    """What chance seldom finds."""
    seven = Table(7)
    rows = [seven.refused(Filled("roles-7", row)) for row in ((2, 2, 2, 2), (4, 0, 1, 1))]
    (changed,) = seven.act(Filled("roles-7", (2, 1, 2, 1)))
    name = GAME.recall(seven.state, changed, seven.state)
    assert name is not None
    said.add((name.id, name.args))
    untold = Table(5)
    for _ in range(3):
        untold.until(Phase.PLAYING).act(Filled("end-round", ()))
    untold.until(Phase.PLAYING)
    extra = Table(5).playing(starter=1)
    for _ in range(5):
        extra.correct(0, 2, 1, 1)
    none_left = extra.refused(Filled("correct", (0, 2, 1, None)))
    extra.correct(0, 3, 2, None)
    spent = Table(4).playing()
    for cuts in (4, 4, 4, 3):
        spent.until(Phase.PLAYING).cut_secure(cuts)
    too_many = spent.refused(Scanned(secure(31), spent.next_seat()))
    said |= {(refusal.why.id, refusal.why.args) for refusal in (*rows, none_left, too_many)}
    said |= {(line.id, line.args) for table in (seven, untold, extra, spent) for line in table.heard}


TOKENS = [Token(kind.id, 1) for kind in PACK.kinds]
CABLES = [Token(f"{ID}/cable/{kind}", copy) for kind in ("secure", "defuse") for copy in range(1, 9)]


def wander(chance: random.Random, said: set[Said]) -> None:
    table = Table(chance.randint(4, 9 - 1), settings={"scanner": chance.choice(["yes", "no"])})
    for _ in range(90):
        state = table.state
        expected = GAME.expects(state)
        said |= told(expected)
        for form in GAME.menu(state):
            said |= asked(*form.questions)
            if form.label is not None:
                said.add((form.label.id, form.label.args))
        for whole in (False, True):
            said |= {(line.id, line.args) for line in GAME.status(state, whole)}
        seat = chance.randint(1, state.players)
        window = GAME.privacy(state, seat)
        if window is not None:
            said.add((window.what.id, window.what.args))
        said |= {(line.id, line.args) for line in GAME.recap(state, seat)}
        act = any_act(chance, table, expected)
        decision = GAME.decide(BOX, state, act)
        if isinstance(decision, Rejection):
            said.add((decision.why.id, decision.why.args))
            if decision.rule and chance.random() < 0.3:
                decision = GAME.decide(BOX, state, act, decision.rule)
        if isinstance(decision, tuple):
            for event in decision:
                before = table.state
                table.take((event,))
                name = GAME.recall(before, event, table.state)
                if name:
                    said.add((name.id, name.args))
    name = GAME.recall(None, table.events[0], table.state)
    assert name is not None
    said |= {(name.id, name.args), *((line.id, line.args) for line in table.heard)}


def told(expected: Expects) -> set[Said]:
    lines: set[Said] = {(can.id, can.args) for can in expected.can}
    if expected.reminder:
        lines.add((expected.reminder.id, expected.reminder.args))
    if expected.question:
        lines |= asked(expected.question)
    if expected.after_seat:
        lines |= asked(*expected.after_seat.questions)
    return lines


def asked(*questions: Question) -> set[Said]:
    """What these questions ask, and the names of what may be answered; yes and no are everybody's."""
    names = {choice.name for question in questions for choice in question.choices} - {Word("yes"), Word("no")}
    asks = {(question.id, question.args) for question in questions}
    return asks | {(name.id, name.args) for name in names if isinstance(name, Word)}


ODD_ACTS = (
    Advanced(),
    Confirmed(),
    Filled("scanner", ()),
    Filled("correct", (9, 1, 1, 1)),
    Filled("correct", (1, 2, 1, None)),
    Filled("cut", (2, None)),
    Filled("end-round", ()),
)


def any_act(chance: random.Random, table: Table, expected: Expects):  # type: ignore[no-untyped-def]
    state = table.state
    dice = chance.random()
    if dice < 0.1:
        return Scanned(chance.choice(TOKENS), chance.choice([None, 1, 2, 3, 4]))
    if dice < 0.2 and GAME.menu(state):
        form = chance.choice(GAME.menu(state))
        return Filled(form.id, tuple(any_answer(chance, question) for question in form.questions))
    if dice < 0.24:
        return chance.choice(ODD_ACTS)
    if dice < 0.4 and GAME.privacy(state, seat := chance.randint(1, state.players)):
        tokens = tuple(chance.sample(CABLES, 5))
        return chance.choice([Looked(seat, chance.choice([*TOKENS, *CABLES])), WindowDone(seat, tokens)])
    if expected.question and dice < 0.9:
        return Answered(any_answer(chance, expected.question))
    if state.phase is Phase.PLAYING and dice < 0.97:
        return Scanned(chance.choice([*CABLES, CABLES[-1]]), table.next_seat())
    return Confirmed()


def any_answer(chance: random.Random, question: Question) -> int | None:
    digits = list(range(question.low, question.high + 1))
    return chance.choice([*digits, None] if question.skippable else digits)


# --- the tests ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_has_no_junk_and_a_comment_above_every_message(lang: str) -> None:
    body = FluentParser().parse(read(lang)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [name for name, message in messages(lang).items() if message.comment is None] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_is_written_and_nothing_else(lang: str) -> None:
    assert sorted(everything().keys() - messages(lang).keys()) == []
    assert sorted(messages(lang).keys() - everything().keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", ["brief", "normal", "full"])
def test_every_message_can_be_said_at_every_level(lang: str, level: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(read(lang)))
    for lines in everything().values():
        for line in lines:
            text = spoken(bundle, level, line)
            assert text
            assert not re.search(r"[{}$]|  |:\d|\d:\d", text), text
            assert text.count("..") == 0, text


def test_french_never_elides_before_a_name() -> None:
    assert not re.search(
        r"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Nn]e|[Ss]i) \{ \$(who|cutters?|seat|shower|left)\b", read("fr")
    )


def spoken(bundle: FluentBundle, level: str, line: Said) -> str:
    message = bundle.get_message(line[0])
    pattern = message.attributes.get(level, message.value)
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {name: argument(bundle, level, v) for name, v in line[1]})
    assert errors == [], line
    return " ".join(str(text).split())


def argument(bundle: FluentBundle, level: str, value: Arg) -> int | str:
    match value:
        case int() | str():
            return value
        case Who(seat, name):
            return name or f"joueur {seat}"
        case OwnText(_, text):
            return text
        case OwnWords(texts):
            return texts[0].text
        case Word(id, args):
            return spoken(bundle, level, (id, args))
        case Several(items):
            return ", ".join(str(argument(bundle, level, item)) for item in items)
