"""Everything that this game can say, said in every language."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from companion.files import resources
from companion.files.documents import Fault, Faulty
from companion.games.heure_des_3_ombres import GAME
from companion.games.heure_des_3_ombres.events import HOUSE_RULES, Phase
from companion.games.protocol import Act, Advanced, Answered, Confirmed, Expects, Filled, Looked, Question, Scanned
from companion.model import Arg, Rejection, Several, Token, Verbosity, Way, Word
from companion.speech.catalogue import Catalogue
from companion.speech.proofreading import proofread_file
from tests.examples import seeds

from .tables import BARE, ID, NAMED, PACK, WAYS, Table, opening, tile, token

LANGUAGES = ("fr", "en", "es")

#: Names of answers that are not this game's own.
EVERYBODYS = {Word("yes"), Word("no"), Word("let-roll")}

Said = tuple[str, tuple[tuple[str, Arg], ...]]


@cache
def written(lang: str) -> frozenset[str]:
    return frozenset(entry.id for entry in proofread_file(resources.voices() / lang / f"{ID}.ftl")[0])


# --- everything that can be said: found by playing anyhow ---


@cache
def everything() -> dict[str, set[Said]]:
    """Message id → every argument list it was said with, in many plays at random and in refused openings."""
    said: set[Said] = {(f"game-{ID}", ()), *((f"token-{kind.id.replace('/', '-')}", ()) for kind in PACK.kinds)}
    for players, settings in ((1, {}), (3, {"colour": "red"}), (3, {"clues": "many"})):
        begun = GAME.begin(NAMED, opening(players, WAYS, **settings))
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


def wander(chance: random.Random, said: set[Said]) -> None:
    settings = {name: chance.choice(values) for name, values in HOUSE_RULES.items() if chance.random() < 0.7}
    counts = {"hercule-cubes": "4", "clues": "2", "traps": "3", "chronogyre-under-brume": "yes"}
    settings |= {name: value for name, value in counts.items() if chance.random() < 0.4}
    settings["clock-start"] = str(chance.choice([0, 2, 5, 9]))
    settings["limbes-after"] = chance.choice(["two-suspects", "no-pair"])
    settings["zacharie-under-cube"] = chance.choice(["yes", "no"])
    ways = tuple(chance.choice([*Way, None]) for _ in range(4))
    if chance.random() < 0.1:
        ways = (Way.EYES,) * 4
    table = Table(chance.randint(2, 4), chance.choice([NAMED, NAMED, BARE]), ways, settings)
    for _ in range(100):
        state = table.state
        expected = GAME.expects(state)
        said |= told(expected)
        allowed = GAME.privacy(state, state.active)
        if allowed:
            said.add((allowed.what.id, allowed.what.args))
        for form in GAME.menu(state):
            said |= asked(*form.questions)
            if form.label is not None:
                said.add((form.label.id, form.label.args))
        for whole in (False, True):
            said |= {(line.id, line.args) for line in GAME.status(state, whole)}
        act = any_act(chance, table, expected)
        decision = GAME.decide(table.box, state, act)
        if isinstance(decision, Rejection):
            said.add((decision.why.id, decision.why.args))
            if decision.rule and chance.random() < 0.3:
                decision = GAME.decide(table.box, state, act, decision.rule)
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

    def note(table: Table) -> None:
        said.update((line.id, line.args) for line in table.heard)
        said.update(told(GAME.expects(table.state)))

    bare = Table(2, settings={"hercule_cubes": "0"}).started().revealing()
    bare.scan("traquenard/hercule")
    note(bare)
    empty = Table(2).started().miss()
    empty.answer(1)
    note(empty)
    returned = Table(2).started(hour=3).pair(1).miss("fausse-piste")
    returned.scan("tuile/01")
    note(returned)
    for clues, cursed in (("0", "temps-accelere"), ("2", "brume"), ("2", "hallucination")):
        table = Table(2, settings={"clues": clues}).started()
        table.draw("chronogyre")
        table.through().miss(cursed).through().revealing("chapeau")
        table.scan("tuile/05")
        decision = GAME.decide(NAMED, table.state, Scanned(token("3id/chronogyre")))
        if isinstance(decision, Rejection):
            said.add((decision.why.id, decision.why.args))
        else:
            table.take(decision if isinstance(decision, tuple) else ())
            table.scan("tuile/07")
            note(table)
    for cursed in ("temps-accelere", "hallucination"):
        table = Table(2).started()
        table.draw("chronogyre")
        table.through().miss(cursed).through().revealing("chapeau")
        table.scan("tuile/05")
        table.scan("3id/chronogyre")
        table.answer(7)
        note(table)
        table.through().draw("chronogyre")
        table.through().miss("hallucination").through().revealing()
        table.scans("tuile/07", "3id/chronogyre", "tuile/05")
        note(table)
    which = Table(2).started()
    which.draw("chronogyre")
    which.through().miss().through().revealing()
    which.scans("tuile/05", "tuile/07", "3id/chronogyre")
    note(which)
    before = which.state
    which.confirm()
    named = GAME.recall(before, which.events[-1], which.state)
    assert named is not None
    said.add((named.id, named.args))
    twice = Table(2).started()
    twice.draw("archeoscript")
    twice.through().miss().through().scan("3id/archeoscript")
    twice.revealing().scans("tuile/05", "tuile/07")
    refusal = twice.refused(Scanned(token("limbes/brume")))
    said.add((refusal.why.id, refusal.why.args))
    twice.confirm()
    twice.confirm()
    twice.revealing().scans("tuile/05", "tuile/07")
    twice.confirm()
    note(twice)


def told(expected: Expects) -> set[Said]:
    lines: set[Said] = {(can.id, can.args) for can in expected.can}
    if expected.reminder:
        lines.add((expected.reminder.id, expected.reminder.args))
    if expected.question:
        lines |= asked(expected.question)
    return lines


def asked(*questions: Question) -> set[Said]:
    """What these questions ask, and the names of what may be answered; those of the session are everybody's."""
    names = {choice.name for question in questions for choice in question.choices}
    asks = {(question.id, question.args) for question in questions}
    return asks | {(name.id, name.args) for name in names - EVERYBODYS if isinstance(name, Word)}


TOKENS = [Token(kind.id) for kind in PACK.kinds]
CARDS = {
    name: [one for one in TOKENS if f"/{name}/" in one.id] for name in ("3id", "limbes", "enqueteur", "traquenard")
}
ODD: tuple[Act, ...] = (
    Advanced(),
    Confirmed(),
    Filled("scanner", ()),
    Filled("correct", (1, None)),
    Filled("roll", (4,)),
)


def any_act(chance: random.Random, table: Table, expected: Expects) -> Act:
    state = table.state
    dice = chance.random()
    if dice < 0.04:
        return Scanned(chance.choice(TOKENS))
    if dice < 0.1:
        return chance.choice(ODD)
    if dice < 0.14 and GAME.menu(state):
        form = chance.choice(GAME.menu(state))
        return Filled(form.id, tuple(any_answer(chance, question) for question in form.questions))
    if dice < 0.18 or (GAME.privacy(state, state.active) and dice < 0.3):
        return Looked(state.active, tile(chance.randint(1, 28)))
    if state.held and dice < 0.5:
        return Scanned(Token(state.held.token_id))
    match state.phase:
        case Phase.INVESTIGATORS:
            return Scanned(chance.choice(CARDS["enqueteur"]))
        case Phase.CARD:
            return Scanned(chance.choice(CARDS["3id"])) if dice < 0.9 else Answered(1)
        case Phase.LIMBES if dice < 0.95:
            return Scanned(chance.choice(CARDS["limbes"]))
        case Phase.REVEAL | Phase.DEBRIEFING | Phase.BLUFF | Phase.BLUFF_DEMON if dice < 0.85:
            return Scanned(revealed(chance, table, dice))
    if expected.question and (dice < 0.9 or not expected.question.skippable):
        return Answered(any_answer(chance, expected.question))
    return Confirmed()


def revealed(chance: random.Random, table: Table, dice: float) -> Token:
    """Often the twin of what is open, as after an hour of play."""
    if dice < 0.45:
        return chance.choice(CARDS["traquenard"])
    numbers = [n for n in range(1, 29) if tile(n) not in GAME.spent(table.state)]
    shown = [int(seen.token.id[-2:]) for seen in table.state.shown if not seen.is_trap and seen.token.id[-1].isdigit()]
    twins = [n for n in numbers if n not in shown and any((n + 1) // 2 == (one + 1) // 2 for one in shown)]
    if table.phase in (Phase.BLUFF, Phase.BLUFF_DEMON) and chance.random() < 0.3:
        return token("demon")
    return tile(chance.choice(twins or numbers))


def any_answer(chance: random.Random, question: Question) -> int | None:
    digits = list(range(question.low, min(question.high, 14) + 1))
    return chance.choice([*digits, None] if question.skippable else digits)


# --- the tests ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_is_written_and_nothing_else(lang: str) -> None:
    used = set(everything())
    assert sorted(used - written(lang)) == []
    # The hour is said inside other messages only.
    assert sorted(written(lang) - used - {f"{ID}-o-clock"}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", Verbosity)
def test_every_message_can_be_said_at_every_level(lang: str, level: Verbosity) -> None:
    def strict(fault: Fault) -> None:
        raise Faulty([fault])

    catalogue = Catalogue(lang, verbosity=level, report=strict)
    for lines in everything().values():
        for id, args in lines:
            text = catalogue.text(Word(id, args))
            assert text, id
            assert not re.search(r"[{}$]|  |:\d|\d:\d|\d ?h\b", text), text
            assert not re.search(r"\.\.|\. ?,|::|! ?\.|\? ?\.", text), text


def test_french_never_elides_before_a_name() -> None:
    text = (resources.voices() / "fr" / f"{ID}.ftl").read_text(encoding="utf-8")
    assert not re.search(r"\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Nn]e|[Ss]i) \{ \$(who|next|people|tile|cards?)\b", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_one_name_are_told_apart_by_their_kind(lang: str) -> None:
    catalogue = Catalogue(lang)
    names = [
        catalogue.text(Word(f"token-{kind.id.replace('/', '-')}")) for kind in PACK.kinds if "/yeux/" not in kind.id
    ]
    assert len(set(names)) == len(names)


def test_the_spanish_names_are_the_reviewed_ones() -> None:
    def name(kind: str) -> str:
        return Catalogue("es").text(Word(f"token-{ID}-{kind}"))

    assert name("limbes-brouillard") == "Niebla, emboscada"
    assert name("limbes-brume") == "Bruma, maldición"
    assert name("traquenard-vortex") == "Vórtice, trampa"
    assert name("limbes-vortex") == "Vórtice, emboscada"
    assert name("3id-oreillettes-a-ultra-son") == "Auriculares de ultrasonidos"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refused_tile_costs_the_same_breath(lang: str) -> None:
    """A refusal has no argument, so its length says nothing of the tile."""
    for name in ("tile", "tile-early", "tile-unrolled", "look"):
        assert {args for _, args in everything()[f"{ID}-refuse-{name}"]} == {()}
    assert written(lang)
