"""One row for each phase: what the table does now, what it is asked, and what # and a number decide.

A phase ends with #, an answer or a scan; the scans are in ``rules.py``.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from companion.games.cluedo_one_piece import events, turns
from companion.games.cluedo_one_piece.events import CENTRE, DOUBLES, VILLAINS, Outcome, Phase, Sort, Weighty
from companion.games.cluedo_one_piece.names import SORT_WORDS, island_name, say, thing_choices, who
from companion.games.cluedo_one_piece.state import State
from companion.games.kit.lines import LET_ROLL
from companion.games.kit.phases import DUE, Number, Phases, Row
from companion.games.kit.seating import seats
from companion.games.protocol import Choice, Decision
from companion.model import Arg, Several, Word

_VERDICTS = {1: Weighty.RIGHT, 2: Weighty.WRONG}

_TURN = Number.of(
    (*say.options("island", "stay", "villain", "centre", "equipment", "adventure"), Choice(turns.ROLL, LET_ROLL)),
    open=True,
)
_CAN_IN_TURN = say.can("island", "turn", "move", "cards", "menu")
_NONE_OF_THEM = Number.of(say.options("none"), open=True)
_ACCUSE = Number.of(say.options("accuse"), open=True)
_VERDICT = Number.of(say.options("right", "wrong"), open=True, skippable=False)


def _thing(state: State, sort: Sort, taken: Collection[int | None] = ()) -> Number:
    """A thing's number: one digit if no number has two, else two digits, or # after one. ``taken`` are refused."""
    most = state.layout.typing(sort)
    free = tuple(one for one in thing_choices(state.layout.names, sort, most) if one.number not in taken)
    return Number(1, most, width=len(str(most)), choices=free)


def _lacking(state: State) -> Number:
    sort = state.lacks()
    assert sort is not None, "while something is asked something is missing"
    out = sort is Sort.CREW and not state.layout.all_crew
    return _thing(state, sort, state.without_pawn if out else ())


def _starter(state: State) -> Number:
    players = seats(state.layout.people)
    return Number(1, turns.ROLL, open=True, choices=(*players, Choice(turns.ROLL, LET_ROLL)))


# --- what is due -------------------------------------------------------------------------------------------


def _doubles(state: State) -> Word:
    if state.without_pawn:
        return say.word("ask-doubles-next", left=DOUBLES - len(state.without_pawn))
    return say.word("ask-doubles-all-crew" if state.layout.all_crew else "ask-doubles")


def _deal(state: State) -> Word:
    """How the rest is dealt. Numbers are said only if somebody who knows the box has told them."""
    args: dict[str, Arg] = {"side": state.layout.side}
    if state.deal is None:
        return say.word("step-deal", **args)
    each, over = state.deal
    return say.word("step-deal-counted", **args, each=each, over=over)


def _who_begins(state: State) -> Word:
    if state.tied:
        return say.word("ask-starter-tied", people=Several(tuple(who(state, seat) for seat in state.tied)))
    return say.word("ask-starter", players=state.players)


def _turn(state: State) -> Word:
    person, place = who(state, state.active), state.place
    if state.weighty is not None:
        return _first(state, state.weighty)
    if place is None:
        return say.word("turn", who=person)
    if place == CENTRE:
        return say.word("turn-centre", who=person)
    return say.word("turn-island", who=person, island=island_name(state, place))


def _first(state: State, weighty: Weighty) -> Word:
    """What # does now."""
    if weighty is Weighty.VILLAIN:
        return say.word("sure-villain", laid=len(state.villains) + 1, most=VILLAINS)
    return say.word(f"sure-{weighty.value}", who=who(state, state.active))


def _in_turn(state: State) -> Decision:
    """# in a turn: what a digit asked for, else the turn is over."""
    if state.weighty is not None:
        return turns.confirmed(state, state.weighty)
    return (events.TurnEnded(state.active), *turns.turn_over(state))


def _judged(state: State) -> Decision:
    """# while right or wrong is asked."""
    return say.refuse("verdict") if state.weighty is None else turns.confirmed(state, state.weighty)


def _answer(state: State) -> Word:
    name = "answer-first" if state.due == state.layout.left_of(state.active) else "answer"
    return say.word(name, who=who(state, state.due), asker=who(state, state.active))


def _answers_by_ear(state: State) -> tuple[Word, ...]:
    by_ear = state.due is not None and state.layout.by_ear(state.due)
    return (say.word("answerer-by-ear", who=who(state, state.due)),) if by_ear else ()


def _verdict(state: State) -> Word:
    if state.weighty is not None:
        return _first(state, state.weighty)
    name = "ask-verdict-ear" if state.layout.by_ear(state.active) else "ask-verdict"
    return say.word(name, who=who(state, state.active))


def _ended(state: State) -> Word:
    if state.outcome is Outcome.SOLVED and state.winner is not None:
        return say.word("won", who=who(state, state.winner))
    return say.word("lost-villains" if state.outcome is Outcome.VILLAINS else "lost-all-wrong")


# --- the rows ----------------------------------------------------------------------------------------------


def _step(name: str) -> Row[State]:
    """A step of the set-up, ended by #."""
    return Row(
        due=say.word(f"step-{name}"),
        confirms=lambda state: (events.StepDone(state.phase),),
        reminds=say.word("remind-step"),
        can=say.can("pass"),
    )


#: A row in which the player acts whose turn it is.
OfActive = partial(Row[State], whose=lambda state: state.active)

PHASES = Phases[State](
    say,
    {
        Phase.BOARD: _step("board"),
        Phase.CHARACTERS: Row(
            due=lambda state: say.word(
                "ask-character", who=who(state, state.called), crew=state.layout.typing(Sort.CREW)
            ),
            whose=lambda state: state.called,
            asks=lambda state: _thing(state, Sort.CREW, state.characters),
            confirms=lambda state: turns.character(state, None),
            answers=lambda state, crew, *_: turns.character(state, crew),
            reminds=DUE,
            can=say.can("scan-crew"),
        ),
        Phase.DOUBLES: Row(
            due=_doubles,
            asks=lambda state: _thing(state, Sort.CREW, (*state.characters, *state.without_pawn)),
            confirms=lambda state: (events.StepDone(state.phase),),
            answers=lambda state, crew, *_: turns.without_pawn(state, crew),
            reminds=DUE,
            can=say.can("scan-crew"),
        ),
        Phase.SLEEVE: _step("sleeve"),
        Phase.DEAL: Row(
            due=_deal,
            confirms=lambda state: (events.StepDone(state.phase),),
            reminds=say.word("remind-step"),
            can=say.can("pass"),
        ),
        Phase.STARTER: Row(
            due=_who_begins,
            asks=_starter,
            confirms=lambda state: turns.starter(state, None),
            answers=lambda state, number, *_: turns.starter(state, number),
            dice=turns.start_faces,
            rolls=turns.roll_for_start,
            reminds=DUE,
            can=say.can("starter"),
        ),
        Phase.TURN: OfActive(
            due=_turn,
            asks=_TURN,
            confirms=_in_turn,
            answers=lambda state, number, _, lifted: turns.chosen(state, number, lifted),
            dice=lambda state: int(state.layout.faces**state.layout.dice),
            rolls=turns.roll_to_move,
            can=lambda state: (DUE,) if state.weighty else _CAN_IN_TURN,
        ),
        Phase.WHERE: OfActive(
            due=say.word("ask-island"),
            asks=lambda state: _thing(state, Sort.ISLAND),
            confirms=lambda state: (events.IslandAsked(False),),
            answers=lambda state, island, *_: (events.Landed(state.active, island),),
            can=(DUE,),
        ),
        Phase.LANDED: OfActive(
            due=lambda state: say.word(
                "ask-crew" if state.lacks() is Sort.CREW else "ask-treasure", who=who(state, state.active)
            ),
            asks=_lacking,
            confirms=turns.no_hypothesis,
            answers=lambda state, number, _, lifted: turns.name_next(state, number, lifted),
            can=(DUE, *say.can("thing")),
        ),
        Phase.ANSWERING: Row(
            due=_answer,
            whose=lambda state: state.due,
            asks=_NONE_OF_THEM,
            confirms=turns.showed,
            answers=lambda state, *_: turns.had_none(state),
            can=say.can("answer"),
            keys=_answers_by_ear,
        ),
        Phase.SIDE: OfActive(
            due=lambda state: say.word("step-side", who=who(state, state.active)),
            confirms=lambda state: (events.SideLooked(state.active), *turns.turn_over(state)),
            can=say.can("side"),
        ),
        Phase.CENTRE: OfActive(
            due=lambda state: say.word("step-centre", who=who(state, state.active)),
            asks=_ACCUSE,
            confirms=turns.turn_over,
            answers=lambda *_: (events.AccusationBegan(True),),
            can=say.can("centre"),
        ),
        Phase.ACCUSING: OfActive(
            due=lambda state: say.word(f"accuse-{SORT_WORDS[state.lacks() or Sort.CREW]}"),
            asks=_lacking,
            confirms=lambda state: (events.AccusationBegan(False),),
            answers=lambda state, number, _, lifted: turns.name_next(state, number, lifted),
            can=(DUE, *say.can("thing")),
        ),
        Phase.CHECKING: OfActive(
            due=_verdict,
            asks=_VERDICT,
            confirms=_judged,
            answers=lambda state, number, *_: (events.AskedFirst(_VERDICTS[number]),),
            reminds=DUE,
            can=(DUE,),
        ),
        Phase.OVER: Row(due=_ended, confirms=say.refuse("over"), can=say.can("read-cards"), over=True),
    },
    no_step=say.refuse("not-now"),
    no_number=say.refuse("not-now"),
)
