"""One row for each phase: what the table does now, what it is asked, and what # and a number decide.

A phase ends with #, an answer or a scan; ``rules.py`` knows what scans decide. A step must never say what is under a
tile: the step may be said again after the tile is turned back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from companion.boxes.box import Box
from companion.games.heure_des_3_ombres import cards, events, tiles, turns
from companion.games.heure_des_3_ombres.events import HOUSE_RULES, REVEALS, Deck, Face, Limbes, Pair, Phase, Reason
from companion.games.heure_des_3_ombres.names import (
    card,
    face,
    house_question,
    house_rules,
    how_seen,
    investigator,
    say,
    who,
)
from companion.games.heure_des_3_ombres.state import Clues, State
from companion.games.kit.lines import LET_ROLL, YES_NO
from companion.games.kit.phases import DUE, Number, Phases, Row
from companion.games.kit.seating import seats
from companion.games.protocol import Choice, Decision, NeedsRoll
from companion.model import Rejection, Seat, Several, Who, Word

#: The digits for the die's faces, and for the investigators.
FACES = dict(enumerate(Face, 1))
INVESTIGATORS = dict(enumerate(events.Investigator, 1))
ROLL = 7  # the companion rolls
INSTEAD = 8  # at the roll: a bluff; at the reveal: a cube is taken off
DIE = len(Face)

# --- the set-up --------------------------------------------------------------------------------------------

_INVESTIGATOR_CHOICES = tuple(Choice(number, investigator(whom)) for number, whom in INVESTIGATORS.items())


def _told(state: State, whom: events.Investigator | None, lifted: str | None = None) -> Decision:
    """Whom the asked seat plays. An investigator can be played by only one seat."""
    if whom and whom in state.investigators and lifted != "investigator-taken":
        return say.refuse("investigator-taken", "investigator-taken", investigator=investigator(whom))
    after = Phase.HOUSE if state.layout.mixed else Phase.LAYING
    to = after if state.asked == state.players else Phase.INVESTIGATORS
    return (events.InvestigatorTold(state.asked, whom, to),)


@cache
def _house_asks(house: events.House) -> Number:
    return Number.of(tuple(Choice(number, rule) for number, rule in enumerate(house_rules(house), 1)), open=True)


def _house_turned(state: State, number: int) -> Decision:
    """A house rule changes to the next of its values."""
    name = tuple(HOUSE_RULES)[number - 1]
    values = HOUSE_RULES[name]
    return (events.HouseRuleSet(name, values[(values.index(state.house.of(name)) + 1) % len(values)]),)


# --- the die and the tiles ---------------------------------------------------------------------------------

_ROLLS = (*(Choice(number, face(which)) for number, which in FACES.items()), Choice(ROLL, LET_ROLL))
_YES_NO = Number.of(YES_NO, skippable=False, open=True)
_REROLL = Number(1, ROLL, open=True, choices=_ROLLS)
_START = Number(1, INSTEAD, open=True, choices=_ROLLS)
_START_BLUFF = Number(1, INSTEAD, open=True, choices=(*_ROLLS, Choice(INSTEAD, say.word("menu-bluff"))))
_TAKE_CUBE = Choice(INSTEAD, say.word("take-cube"))
_REVEAL = Number(1, INSTEAD, open=True, choices=(_TAKE_CUBE,))
_REVEAL_REROLL = Number(1, INSTEAD, open=True, choices=(*_ROLLS, _TAKE_CUBE))
_REVEAL_LAST = Number(1, INSTEAD, open=True, choices=(Choice(ROLL, say.word("no-second")), _TAKE_CUBE))


_REVEAL_PAIR = Number(1, INSTEAD, open=True)


def _start(state: State, number: int, box: Box, lifted: str | None) -> Decision:
    if number == INSTEAD:
        return tiles.bluff(state, lifted)
    return NeedsRoll(DIE) if number == ROLL else turns.rolled(state, FACES[number])


def _reroll(state: State, number: int, box: Box, lifted: str | None) -> Decision:
    if number == ROLL:
        return turns.no_reroll(state, lifted) or NeedsRoll(DIE)
    return turns.rolled_again(state, FACES[number], lifted)


def _reroll_due(state: State) -> int:
    return DIE if turns.no_reroll(state) is None else 0


def _again(state: State) -> str:
    """How another roll may come: it must, by Lucile's ability, or only once the Stylo is scanned."""
    if state.must_roll:
        return "-must"
    return "" if state.may_reroll else "-stylo"


def _roll_kept(state: State) -> Decision:
    if state.must_roll:
        return say.refuse("roll-first")
    return (events.RollKept(), *turns.hour_passes(state, Reason.DIE))


def _reveal(state: State) -> Word:
    """The die's face, how many tiles, and where."""
    assert state.face is not None, "a tile is due after the die"
    return say.word(f"step-{reveal_name(state)}", face=face(state.face))


def reveal_name(state: State) -> str:
    """Which words say what is to be revealed."""
    assert state.face is not None, "a tile is due after the die"
    if state.unread and state.claims:
        return "reveal-claim"
    if not state.to_come:
        return "reveal-pair"
    suffix = "-paralysie" if state.cursed(Limbes.PARALYSIE) else ""
    if state.to_come < REVEALS:
        return f"reveal-last{suffix or ('-lieu' if state.face.is_lieu else '')}"
    return f"reveal-lieu{suffix}" if state.face.is_lieu else f"reveal{suffix}"


def _reveal_asks(state: State) -> Number:
    if state.to_come < REVEALS:
        return _REVEAL_LAST if state.to_come else _REVEAL_PAIR
    return _REVEAL_REROLL if state.may_reroll else _REVEAL


def _revealing(state: State, number: int, box: Box, lifted: str | None) -> Decision:
    if number == INSTEAD:
        return tiles.cube_removed(state, lifted)
    if number == ROLL and state.to_come < REVEALS:
        return tiles.no_second(state, lifted)
    return _reroll(state, number, box, lifted)


def _not_revealed(state: State) -> Decision:
    """Under Paranoïa the tiles that were looked at stay face down; otherwise one has to be shown."""
    if state.cursed(Limbes.PARANOIA) and not state.shown:
        return turns.turned_back(state, state.left >= REVEALS)
    return say.refuse("reveal-first")


@cache
def _cans(*names: str) -> tuple[Word, ...]:
    return say.can(*names)


def _before_tiles(state: State, *names: str) -> tuple[Word, ...]:
    """What can be done before a tile is seen: all this, looks, and A. While tiles are read as looks: the next."""
    if state.aloud:
        return _cans("looking", "clock")
    looks = (f"look-{how_seen(state, state.house.looks)}",) if state.looks_left else ()
    return _cans(*names, *looks, "clock")


def _reveal_can(state: State) -> tuple[Word, ...]:
    cube = ("cube",) if state.cubes.laid else ()
    if state.before_tiles:
        first = ("veil",) if state.unread else ("reveal", *cube)
        return _before_tiles(state, first[0], *(("reroll",) if state.may_reroll else ()), *first[1:])
    if state.unread:
        return _cans("veil", "clock")
    second = state.face is not None and state.face.is_lieu
    return _cans("reveal", *(("no-second",) if second else ()), *cube, "clock")


def _turn_back(state: State) -> Word:
    """Which tiles are turned back, and whether they change places."""
    kept = sum(tile in state.visible for tile in state.shown)
    swap = state.cursed(Limbes.HALLUCINATION) and len(state.shown) == 2
    open_ = len(state.shown) - kept + len(state.claims)
    name = "step-turn-back" if open_ > 1 else "step-turn-back-one"
    if not open_:
        name = "step-turn-back-none"
    return say.word(name + "-swap" if swap else name)


# --- cards, cubes, clues -----------------------------------------------------------------------------------


def _one(number: int, name: str) -> Number:
    """A question with one answer, besides #."""
    return Number.of((Choice(number, say.word(name)),), open=True)


_NO_CUBE_LEFT = _one(2, "no-cube-left")


def _no_cube(state: State, *_: object) -> Decision:
    return (events.CubesThrown(0, turns.after_trap(state)), *turns.hour_passes(state, Reason.NO_CUBE))


def _spare(state: State) -> Word:
    assert state.spare is not None, "there is a second object"
    assert state.held is not None, "and a first"
    both = Several((card(state.held), card(state.spare)))
    return say.word("step-spare", cards=both, card=card(state.spare), seat=state.active)


@cache
def _spare_asks(people: tuple[Who, ...], active: int) -> Number:
    """A seat; the active player's own: the object is discarded."""
    places = tuple(Choice(who.seat, say.word("discard") if who.seat == active else who) for who in people)
    return Number.of(places, skippable=False, open=True)


def _clues(state: State) -> Word:
    assert state.clues is not None, "asked only where they are counted"
    return say.word("step-clues", reserve=state.clues[state.active - 1].reserve)


def _clues_laid(state: State, clues: int) -> Decision:
    if clues > state.most_clues:
        mine = state.clues[state.active - 1] if state.clues else Clues(0)
        return say.refuse("clues", who=who(state, state.active), reserve=mine.reserve, laid=mine.laid)
    return (events.CluesLaid(clues, turns.after_clues(state, True)),)


def _limbes(state: State) -> Word:
    if state.suspects and state.cursed(Limbes.BRUME):
        return say.word("step-limbes-brume")
    counted = state.clues is not None or not state.suspects
    return say.word("step-limbes-only" if counted else "step-limbes")


def _invertigo(state: State) -> Word:
    assert state.drawn is not None, "a card may be cancelled"
    return say.word("step-invertigo", card=card(state.drawn), who=who(state, _canceller(state)))


def _canceller(state: State) -> Seat:
    return state.holder(events.Card.INVERTIGO) or state.active


def _not_cancelled(state: State) -> Decision:
    assert state.drawn is not None, "a card may be cancelled"
    return cards.fallen(state, state.drawn)


def _end(state: State) -> Word:
    if state.plays > 1:
        return say.word("step-end-once")
    clues = state.plays and state.suspects and state.clues is None and not state.cursed(Limbes.BRUME)
    following = who(state, state.layout.left_of(state.active))
    return say.word("step-end-clues" if clues else "step-end", who=who(state, state.active), next=following)


def _over(state: State) -> Word:
    assert state.outcome is not None, "a game that is over has its outcome"
    return say.word(f"ended-{state.outcome.value}")


# --- the rows ----------------------------------------------------------------------------------------------


def _active(state: State) -> Seat:
    return state.active


def _step(
    name: str,
    confirms: Callable[[State], Decision] | Rejection,
    *,
    due: Callable[[State], Word] | None = None,
    whose: Callable[[State], Seat] = _active,
    asks: Number | Callable[[State], Number | None] | None = None,
    answers: Callable[[State, int, Box, str | None], Decision] | None = None,
    dice: int = 0,
) -> Row[State]:
    """A step of the active player's turn, with a reminder. While turns are played, A moves the clock."""
    return Row(
        due=due or say.word(f"step-{name}"),
        whose=whose,
        asks=asks,
        confirms=confirms,
        answers=answers,
        dice=dice,
        reminds=DUE,
        can=say.can(name, "clock"),
    )


_ADVANCE = say.word("advance-asked")


def _asked_first(row: Row[State]) -> Row[State]:
    """The same row, but what # would do comes before its step: the clock that A has asked for, the end of looks."""

    def due(state: State) -> Word | None:
        if state.pending:
            return _ADVANCE
        if state.aloud:
            return say.word("step-look", looks=state.looks_left)
        return row.due(state) if callable(row.due) else row.due

    def keys(state: State) -> tuple[Word, ...]:
        if state.pending or state.aloud:
            return ()  # its line says them
        return row.keys(state) if callable(row.keys) else row.keys

    return replace(row, due=due, keys=keys)


_ROWS: dict[Phase, Row[State]] = {
    Phase.INVESTIGATORS: Row(
        due=lambda state: say.word("step-investigators", who=who(state, state.asked)),
        whose=lambda state: state.asked,
        asks=Number.of(_INVESTIGATOR_CHOICES, open=True),
        confirms=lambda state: _told(state, None),
        answers=lambda state, number, box, lifted: _told(state, INVESTIGATORS[number], lifted),
        reminds=DUE,
        can=say.can("investigators"),
    ),
    Phase.HOUSE: Row(
        due=lambda state: house_question(state.house),
        asks=lambda state: _house_asks(state.house),
        confirms=lambda state: (events.StepDone(Phase.HOUSE, Phase.LAYING),),
        answers=lambda state, number, *_: _house_turned(state, number),
        reminds=DUE,
        can=say.can("house"),
    ),
    Phase.LAYING: Row(
        due=say.word("step-laying"),
        confirms=lambda state: (events.StepDone(Phase.LAYING, Phase.STARTER),),
        reminds=DUE,
        can=say.can("laying"),
    ),
    Phase.STARTER: Row(
        due=lambda state: say.word("step-starter", players=state.players),
        asks=lambda state: Number.of(seats(state.layout.people), open=True),
        confirms=lambda state: (events.TurnBegan(1, 1),),
        answers=lambda state, seat, *_: (events.TurnBegan(1, seat),),
        reminds=DUE,
        can=say.can("starter"),
    ),
    Phase.START: Row(
        due=lambda state: say.word("step-start-bluff" if state.may_bluff else "step-start"),
        whose=_active,
        asks=lambda state: _START_BLUFF if state.may_bluff else _START,
        confirms=say.refuse("roll-first"),
        answers=_start,
        dice=DIE,
        can=lambda state: _before_tiles(state, "start", *(("start-bluff",) if state.may_bluff else ())),
    ),
    Phase.ROLLED: Row(
        due=lambda state: say.word(f"step-rolled{_again(state)}"),
        whose=_active,
        asks=_REROLL,
        confirms=_roll_kept,
        answers=_reroll,
        dice=_reroll_due,
        can=lambda state: _before_tiles(state, f"rolled{_again(state)}"),
        keys=lambda state: _cans("illusion") if state.must_roll else (),
    ),
    Phase.REVEAL: Row(
        due=_reveal,
        whose=_active,
        asks=_reveal_asks,
        confirms=_not_revealed,
        answers=_revealing,
        dice=_reroll_due,
        can=_reveal_can,
        keys=lambda state: () if state.unread else _cans("reveal", *(("cube",) if state.cubes.laid else ())),
    ),
    Phase.PAIR: _step(
        "pair",
        say.refuse("number"),
        asks=_YES_NO,
        answers=lambda state, number, box, _: (
            tiles.paired(state, tiles.at_issue(box, state)) if number == 1 else (events.Differed(True),)
        ),
    ),
    Phase.TURN_BACK: _step("turn-back", lambda state: turns.turned_back(state, state.suspects), due=_turn_back),
    Phase.CHRONOGYRE: _step("chronogyre", lambda state: (events.LeftVisible(state.shown[-1], Phase.TURN_BACK),)),
    Phase.CARD: _step(
        "card",
        lambda state: (events.CardDrawn(None, False, turns.after_card(state)),),
        asks=_one(1, "deck-empty"),
        answers=lambda *_: (events.Shuffled(Deck.CARDS),),
    ),
    Phase.SPARE: _step(
        "spare",
        say.refuse("number"),
        due=_spare,
        asks=lambda state: _spare_asks(state.layout.people, state.active),
        answers=lambda state, seat, box, lifted: cards.spare_goes(state, seat, lifted),
    ),
    Phase.DEBRIEFING: Row(
        due=say.word("step-debriefing"),
        whose=_active,
        asks=_one(1, "other-pair"),
        confirms=lambda state: (events.DebriefingDone(turns.after_card(state)),),
        answers=lambda state, *_: tiles.extra_pair(state, Pair()),
        can=say.can("debriefing", "clock"),
    ),
    Phase.TRAP_DUE: _step(
        "trap-due",
        lambda state: (events.TrapLaid(),),
        asks=_one(1, "no-trap-left"),
        answers=lambda *_: (events.Shuffled(Deck.TRAPS),),
    ),
    Phase.CLUES: _step(
        "clues",
        lambda state: _clues_laid(state, 0),
        due=_clues,
        asks=Number(0, 2),
        answers=lambda state, clues, *_: _clues_laid(state, clues),
    ),
    Phase.LIMBES: _step(
        "limbes",
        lambda state: (events.LimbesPassed(),),
        due=_limbes,
        asks=_one(1, "deck-empty"),
        answers=lambda state, *_: turns.hour_passes(state, Reason.DECK),
    ),
    Phase.INVERTIGO: _step(
        "invertigo",
        _not_cancelled,
        due=_invertigo,
        whose=_canceller,
        asks=_one(1, "cancel"),
        answers=lambda state, *_: cards.cancelled(state),
    ),
    Phase.CUBES: _step(
        "cubes",
        lambda state: (events.CubesThrown(state.due or 0, turns.after_trap(state)),),
        due=lambda state: say.word(
            "step-cubes-uncounted" if state.cubes.supply is None else "step-cubes", cubes=state.due or 0
        ),
        asks=lambda state: _NO_CUBE_LEFT if state.cubes.supply is None else None,
        answers=_no_cube,
    ),
    Phase.ILLUSION: _step(
        "illusion",
        lambda state: (events.IllusionPassed(),),
        asks=_REROLL,
        answers=lambda state, number, *_: NeedsRoll(DIE) if number == ROLL else (events.IllusionRolled(FACES[number]),),
        dice=DIE,
    ),
    Phase.FALSE_TRAIL: _step(
        "false-trail",
        lambda state: (events.PairReturned(next((pair for pair in state.aside if not pair.tiles), Pair())),),
    ),
    Phase.BLUFF: Row(
        due=say.word("step-bluff"), whose=_active, confirms=say.refuse("bluff-tile"), can=say.can("bluff", "clock")
    ),
    Phase.BLUFF_DEMON: _step("bluff-demon", say.refuse("bluff-tile")),
    Phase.BLUFF_ANSWER: _step(
        "bluff-answer",
        say.refuse("number"),
        asks=_YES_NO,
        answers=lambda state, number, *_: tiles.bluffed(number == 1),
    ),
    Phase.END: _step("end", turns.next_turn, due=_end),
    Phase.OVER: Row(due=_over, confirms=say.refuse("over"), can=say.can("over"), over=True),
}

PHASES = Phases[State](
    say,
    {phase: _asked_first(row) for phase, row in _ROWS.items()},
    no_step=say.refuse("not-now"),
    no_number=say.refuse("not-now"),
)
