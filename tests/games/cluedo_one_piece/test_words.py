"""Everything that this game can say, said in every language; and nothing is written that nobody hears."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from companion.boxes.box import Box, Slot
from companion.files import resources
from companion.files.documents import Fault, Faulty
from companion.games.cluedo_one_piece import GAME
from companion.games.cluedo_one_piece.events import Phase
from companion.games.kit.lines import LET_ROLL
from companion.games.protocol import (
    Act,
    Advanced,
    Answered,
    Confirmed,
    Expects,
    Filled,
    Looked,
    NeedsRoll,
    Question,
    Scanned,
    WindowDone,
)
from companion.model import Arg, OwnText, Rejection, Several, Token, Verbosity, Way, Word
from companion.speech.catalogue import Catalogue
from companion.speech.proofreading import proofread_file
from tests.examples import seeds

from .tables import BARE, COUNTED, ID, NAMED, PACK, Table, crew, island, opening, sheet, token, treasure

LANGUAGES = ("fr", "en", "es")

Said = tuple[str, tuple[tuple[str, Arg], ...]]


@cache
def written(lang: str) -> frozenset[str]:
    return frozenset(entry.id for entry in proofread_file(resources.voices() / lang / f"{ID}.ftl")[0])


# --- everything that can be said: found by playing anyhow ---


@cache
def everything() -> dict[str, set[Said]]:
    """Message id → every argument list it was said with, in many plays at random and in refused openings."""
    said: set[Said] = {(f"game-{ID}", ()), *((f"token-{kind.id.replace('/', '-')}", ()) for kind in PACK.kinds)}
    for players, settings in ((1, {}), (3, {"colour": "red"}), (3, {"islands": "many"}), (3, {"teams": "four"})):
        begun = GAME.begin(NAMED, opening(players, (), **settings))
        assert isinstance(begun, Rejection)
        said.add((begun.why.id, begun.why.args))
    twice = Box(PACK, {f"{ID}/ile/{n}": Slot(name=OwnText("fr", "Sud")) for n in (1, 2)})
    said |= {(flaw.what.id, flaw.what.args) for flaw in GAME.flaws(twice)}
    for seed in seeds(250):
        wander(random.Random(seed), said)
    rare(said)
    found: dict[str, set[Said]] = {}
    for one in said:
        for inner in (one, *within(one)):
            found.setdefault(inner[0], set()).add(inner)
    return found


def asked(question: Question) -> set[Said]:
    """What asks it, and what each of its choices is called."""
    names = [choice.name for choice in question.choices if isinstance(choice.name, Word) and choice.name != LET_ROLL]
    return {(question.id, question.args), *((name.id, name.args) for name in names)}


def within(said: Said) -> list[Said]:
    """The messages that are said inside this one."""
    inner: list[Said] = []
    for _, value in said[1]:
        for part in value.items if isinstance(value, Several) else (value,):
            if isinstance(part, Word):
                inner += [(part.id, part.args), *within((part.id, part.args))]
    return inner


def wander(chance: random.Random, said: set[Said]) -> None:
    """One play at random, in which everything that is or could be said is noted."""
    settings = {
        "all-crew": chance.choice(["no", "no", "yes"]),
        "teams": chance.choice(["no", "yes"]),
        "dice": chance.choice(["1", "2"]),
        **(COUNTED if chance.random() < 0.5 else {}),
    }
    ways = tuple(chance.choice([*Way, None]) for _ in range(6))
    table = Table(chance.randint(2, 6), chance.choice([NAMED, NAMED, BARE]), ways, settings)
    if chance.random() < 0.8:
        table.dealt()
    if chance.random() < 0.9 and table.phase is Phase.DEAL:
        table.confirm()
        if chance.random() < 0.7:
            table.answer(1)
    for _ in range(70):
        state = table.state
        expected = GAME.expects(state)
        said |= told(expected)
        seat = chance.randint(1, table.players)
        for one in (seat, state.active, state.due or 1):
            allowed = GAME.privacy(state, one)
            if allowed:
                said.add((allowed.what.id, allowed.what.args))
            said |= {(line.id, line.args) for line in GAME.recap(state, one)}
        for form in GAME.menu(state):
            label = () if form.label is None else (form.label,)
            said |= {*((word.id, word.args) for word in label), *(one for q in form.questions for one in asked(q))}
        for whole in (False, True):
            said |= {(line.id, line.args) for line in GAME.status(state, whole)}
        for act in any_acts(chance, table, expected, seat):
            decision = table.decide(act)
            if isinstance(decision, NeedsRoll):
                decision = table.decide(Filled("roll", (chance.randint(1, decision.faces),)))
            if isinstance(decision, Rejection):
                said.add((decision.why.id, decision.why.args))
                if decision.rule and chance.random() < 0.3:
                    decision = table.decide(act, decision.rule)
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


def rare(said: set[Said]) -> None:
    """What chance seldom finds."""
    full = Table(2, settings=COUNTED).dealt().look(1, *(crew(number) for number in range(1, 6)))
    refusals = [full.refused(Looked(1, treasure(1)))]
    out = Table(3).playing().accuse().answer(2)
    refusals.append(out.refused(Filled("correct", (2, 1))))
    sleeve = Table(3).playing().accuse().scan("equipage/1")
    refusals.append(sleeve.refused(Scanned(crew(2))))
    refusals.append(sleeve.refused(Looked(1, token("aventure/01"))))
    said |= {(refusal.why.id, refusal.why.args) for refusal in refusals}
    five = [crew(number) for number in (1, 2, 3, 5, 6)]
    whole = Table(2, settings=COUNTED).dealt().look(1, *five).confirm().answer(1).suppose(4, 1, 2)
    whole.answer(1).look(1, treasure(2)).look(1, treasure(2))
    whole.confirm().confirm().suppose(4, 1, 2).confirm().look(1, crew(4), island(2))
    whole.confirm().accuse().look(1, crew(4), treasure(1), island(2)).look(1, crew(4))
    doubted = Table(2).playing().suppose(4, 1, 2).confirm().look(1, crew(4), island(2))
    doubted.confirm().suppose(5, 1, 2).answer(1).look(1, treasure(3)).look(1, treasure(3))
    doubted.confirm().confirm().accuse().look(1, crew(5), treasure(1), island(2)).look(1, crew(5))
    half = Table(3).playing().accuse().look(1, crew(4))
    said |= {(line.id, line.args) for table in (whole, doubted, half) for line in table.heard}
    side = Table(2).playing().suppose().answer(1).look(1, treasure(3))
    said |= {(line.id, line.args) for line in GAME.recap(side.state, 1)}
    last = Table(2).playing().accuse().look(1, crew(5), treasure(1), island(1)).accuse().answer(2)
    said |= {(line.id, line.args) for line in (*last.heard, *GAME.recap(last.state, 1))}
    side = Table(2).playing().suppose().answer(1)
    seen = side.state
    side.confirm()
    names = [GAME.recall(seen, event, side.state) for event in side.events]
    said |= {(name.id, name.args) for name in names if name}


def told(expected: Expects) -> set[Said]:
    lines: set[Said] = {(can.id, can.args) for can in expected.can}
    if expected.reminder:
        lines.add((expected.reminder.id, expected.reminder.args))
    if expected.question:
        lines |= asked(expected.question)
    return lines


TOKENS = [Token(kind.id) for kind in PACK.kinds]
ODD: tuple[Act, ...] = (
    Advanced(),
    Confirmed(),
    Filled("scanner", ()),
    Filled("roll", (4,)),
    Filled("correct", (1, None)),
    Filled("nothing", ()),
)


def any_acts(chance: random.Random, table: Table, expected: Expects, seat: int) -> list[Act]:
    """What a table does next: mostly what is asked of it."""
    state, dice = table.state, chance.random()
    if dice < 0.06:
        return [chance.choice(ODD)]
    if dice < 0.1:
        return [Scanned(chance.choice(TOKENS))]
    if dice < 0.13:
        return [Scanned(token(f"mechant/{chance.randint(1, 8)}"))]
    if dice < 0.18 and GAME.menu(state):
        form = chance.choice(GAME.menu(state))
        return [Filled(form.id, tuple(any_answer(chance, question) for question in form.questions))]
    if dice < 0.3 and GAME.privacy(state, seat):
        return listening(chance, table, chance.choice([seat, state.active, state.due or 1]))
    if state.phase in (Phase.TURN, Phase.LANDED, Phase.ACCUSING) and dice < 0.75:
        what = f"{chance.choice(['ile', 'equipage', 'tresor'])}/{chance.randint(1, 7)}"
        return [Scanned(sheet(chance.choice([what, what, what, "centre"])))]
    if state.phase is Phase.CHECKING and dice < 0.5:
        return [Scanned(chance.choice([crew, treasure, island])(chance.randint(1, 6)))]
    if expected.question and dice < 0.9:
        return [Answered(any_answer(chance, expected.question))]
    return [Confirmed()]


def listening(chance: random.Random, table: Table, seat: int) -> list[Act]:
    """A window with a card or three in it."""
    state = table.state
    if state.phase is Phase.CHECKING and seat == state.active:
        cards = [crew(chance.randint(1, 6)), treasure(chance.randint(1, 6)), island(chance.randint(1, 6))]
    else:
        near = [crew(4), treasure(1), token("aventure/01"), token("mechant/1"), island(chance.randint(1, 6))]
        cards = [*chance.sample(near, 2), chance.choice(TOKENS)]
    taken: list[Token] = []
    acts: list[Act] = []
    for card in cards:
        act = Looked(seat, card, tuple(taken))
        acts.append(act)
        if isinstance(table.decide(act), tuple):
            taken.append(card)
    return [*acts, WindowDone(seat, tuple(taken))] if taken else acts


def any_answer(chance: random.Random, question: Question) -> int | None:
    digits = list(range(question.low, min(question.high, 14) + 1))
    return chance.choice([*digits, None] if question.skippable else digits)


# --- the tests ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_is_written_and_nothing_else(lang: str) -> None:
    used = set(everything())
    assert sorted(used - written(lang)) == []
    assert sorted(written(lang) - used) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", Verbosity)
def test_every_message_can_be_said_at_every_level(lang: str, level: Verbosity) -> None:
    def strict(fault: Fault) -> None:
        raise Faulty([fault])

    catalogue = Catalogue(lang, verbosity=level, report=strict)
    for lines in everything().values():
        for id, args in sorted(lines, key=repr)[:60]:
            text = catalogue.text(Word(id, args))
            assert text, id
            assert not re.search(r"[{}$]|  |:\d|\d:\d|\d ?h\b", text), text
            assert not re.search(r"\.\.|\. ?,|::|! ?\.|\? ?\.", text), text


def test_french_never_elides_before_a_name() -> None:
    text = (resources.voices() / "fr" / f"{ID}.ftl").read_text(encoding="utf-8")
    names = "who|asker|shower|people|thing|character|crew|treasure|island|cards?"
    assert not re.search(rf"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Nn]e|[Ss]i) \{{ \$({names})\b", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_one_name_are_told_apart(lang: str) -> None:
    catalogue = Catalogue(lang)
    names = [catalogue.text(Word(f"token-{kind.id.replace('/', '-')}")) for kind in PACK.kinds]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_no_murder_as_the_source_once_says_and_no_name_of_the_box(lang: str) -> None:
    text = (resources.voices() / lang / f"{ID}.ftl").read_text(encoding="utf-8").lower()
    assert not re.search(r"meurtre|murder|asesinato|crime|crimen", text)
    assert not re.search(r"luffy|zoro|nami|sanji|chopper", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refused_card_costs_the_same_breath(lang: str) -> None:
    """A refusal has no argument, so its length says nothing of the card."""
    for name in ("secret", "window", "window-shown", "window-sleeve", "window-full", "sleeve-sort"):
        assert {args for _, args in everything()[f"{ID}-refuse-{name}"]} == {()}
    assert written(lang)
