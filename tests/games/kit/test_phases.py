"""One row a phase, one a menu entry: what is looked up of them, by a small game that is made up."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from companion.boxes.box import Box, Pack
from companion.games.kit.events import event
from companion.games.kit.lines import LET_ROLL, YES_NO, Lines
from companion.games.kit.menu import Entry, Menu
from companion.games.kit.phases import DUE, Number, PhaseName, Phases, Row
from companion.games.kit.seating import Seating, seats
from companion.games.protocol import Answered, Choice, Confirmed, Form, NeedsRoll, Question
from companion.model import Announcement, Event, Sign, Urgency, Who, Word, word

ID = "little-game"
say = Lines(ID)
PEOPLE = (Who(1, "Ana"), Who(2, "Léo"), Who(3))
SEATING = Seating(PEOPLE)
BOX = Box(Pack(ID, 1, 2, 3, ()))


class Phase(PhaseName):
    DEAL = "deal"
    WHO = "who"
    ROLL = "roll"
    PASSING = "passing"
    SILENT = "silent"
    OVER = "over"


@event(ID, "done")
class Done(Event):
    value: int


@dataclass(frozen=True)
class State:
    phase: Phase
    layout: Seating = SEATING
    active: int = 2
    left: int = 0


ROWS: dict[Phase, Row[State]] = {
    Phase.DEAL: Row(
        due=say.word("step-deal"), confirms=lambda state: (Done(0),), reminds=DUE, can=(DUE, *say.can("pass"))
    ),
    Phase.WHO: Row(
        due=lambda state: say.word("ask-who", who=state.layout.who(state.active)),
        whose=lambda state: state.active,
        asks=lambda state: Number.of(seats(state.layout.people), skippable=False, open=True),
        confirms=say.refuse("number"),
        answers=lambda state, seat, box, lifted: (Done(seat),) if lifted else say.refuse("never", "never"),
        reminds=say.word("remind-who"),
    ),
    Phase.ROLL: Row(
        due=say.word("ask-roll"),
        asks=Number.of((*YES_NO, Choice(12, LET_ROLL))),
        answers=lambda state, number, *_: (Done(number),),
        dice=6,
        let_roll=12,
        rolls=lambda state, value: (Done(value),),
        seats=lambda state: state.left,
    ),
    Phase.PASSING: Row(
        due=say.word("ask-left"),
        follows=lambda state: () if state.left else (Done(9),),
    ),
    Phase.SILENT: Row(due=None),
    Phase.OVER: Row(due=say.word("won"), over=True),
}
PHASES = Phases[State](say, ROWS, no_step=say.refuse("nothing-due"), no_number=say.refuse("not-now"))
NO_STEP, NO_NUMBER = say.refuse("nothing-due"), say.refuse("not-now")


def test_a_phase_without_a_row_fails_at_once() -> None:
    rows = {phase: row for phase, row in ROWS.items() if phase is not Phase.ROLL}
    with pytest.raises(TypeError, match="roll"):
        Phases[State](say, rows, no_step=NO_STEP, no_number=NO_NUMBER)


def test_what_is_due_is_a_word_and_a_line_for_the_table() -> None:
    who = State(Phase.WHO)
    assert PHASES.due(who) == word(f"{ID}-ask-who", who=Who(2, "Léo"))
    assert (PHASES.whose(who), PHASES.whose(State(Phase.DEAL))) == (2, None)
    line = PHASES.step(who, Sign.ACCEPTED)
    assert (line.id, line.sign, line.topic) == (f"{ID}-ask-who", Sign.ACCEPTED, f"{ID}-step")


def test_nothing_is_due_where_something_follows_of_itself() -> None:
    passing = State(Phase.PASSING)
    assert PHASES.follows(passing) == (Done(9),)
    assert PHASES.then(passing) == ()
    waits = replace(passing, left=1)
    assert PHASES.follows(waits) == ()
    assert [line.id for line in PHASES.then(waits)] == [f"{ID}-ask-left"]
    assert PHASES.follows(State(Phase.DEAL)) == ()
    assert PHASES.then(State(Phase.SILENT)) == (), "nor where nothing is due"


def test_a_question_has_the_rows_message_and_the_numbers_of_its_choices() -> None:
    question = PHASES.expects(State(Phase.WHO)).question
    people = tuple(Choice(who.seat, who) for who in PEOPLE)
    assert question == Question(
        f"{ID}-ask-who", 1, 3, (("who", Who(2, "Léo")),), skippable=False, open=True, choices=people
    )
    roll = PHASES.expects(State(Phase.ROLL)).question
    assert roll is not None
    assert (roll.low, roll.high, roll.width) == (1, 12, 2)


def test_help_and_reminder_may_be_what_is_due() -> None:
    expected = PHASES.expects(State(Phase.DEAL))
    assert expected.question is None
    assert expected.can == (Word(f"{ID}-step-deal"), Word(f"{ID}-can-pass"))
    assert expected.reminder == Announcement(
        f"{ID}-step-deal", urgency=Urgency.GAME, sign=Sign.ATTENTION, topic=f"{ID}-step"
    )
    other = PHASES.expects(State(Phase.WHO)).reminder
    assert other is not None
    assert other.id == f"{ID}-remind-who"
    assert PHASES.expects(State(Phase.ROLL)).reminder is None


def test_what_is_expected_follows_the_state_and_is_made_once_where_it_is_the_same() -> None:
    three, four = State(Phase.ROLL, left=3), State(Phase.ROLL, left=4)
    first = PHASES.expects(three)
    assert (first.seats, first.dice) == (3, 6)
    assert PHASES.expects(replace(three)) is first
    assert PHASES.expects(four).seats == 4
    assert PHASES.expects(four, asking=True).asking
    assert not PHASES.expects(four).asking
    assert PHASES.expects(State(Phase.OVER)).over


def test_confirming_and_answering_decide_by_the_row() -> None:
    assert PHASES.answered(BOX, State(Phase.DEAL), Confirmed(), None) == (Done(0),)
    assert PHASES.answered(BOX, State(Phase.WHO), Answered(None), None) == say.refuse("number"), "passed over: as #"
    assert PHASES.answered(BOX, State(Phase.WHO), Answered(3), None) == say.refuse("never", "never")
    assert PHASES.answered(BOX, State(Phase.WHO), Answered(3), "never") == (Done(3),)
    assert PHASES.answered(BOX, State(Phase.ROLL), Answered(1), None) == (Done(1),)
    assert PHASES.answered(BOX, State(Phase.ROLL), Answered(12), None) == NeedsRoll(6), "it is left to the companion"
    assert PHASES.rolled(State(Phase.ROLL), 4) == (Done(4),)


def test_what_no_row_decides_is_refused() -> None:
    assert PHASES.answered(BOX, State(Phase.ROLL), Confirmed(), None) == NO_STEP
    assert PHASES.answered(BOX, State(Phase.DEAL), Answered(2), None) == NO_NUMBER
    assert PHASES.rolled(State(Phase.DEAL), 2) == NO_NUMBER


# --- the menu ---

SEAT = Number.of(seats(PEOPLE), skippable=False).asked(say.word("ask-seat"))
MENU = Menu[State](
    say,
    {
        "correct": Entry(
            asks=(SEAT,),
            offered=lambda state: state.phase is not Phase.OVER,
            fills=lambda state, answers, box, lifted: (Done(answers[0] or 0),),
        ),
        "give": Entry(
            asks=lambda state: (SEAT, SEAT),
            offered=lambda state: state.left > 0,
            whole=lambda state, answers, *_: (Done(answers[1]),),
        ),
        "scanner": Entry(fills=lambda state, *_: (Done(7),)),
    },
)


def test_the_menu_offers_what_makes_sense_now_in_its_own_order() -> None:
    assert MENU.forms(State(Phase.DEAL)) == (Form("correct", (SEAT,)),)
    assert MENU.forms(State(Phase.DEAL, left=1)) == (
        Form("correct", (SEAT,)),
        Form("give", (SEAT, SEAT), Word(f"{ID}-menu-give"), number=1),
    )
    assert MENU.forms(State(Phase.OVER)) == ()


def test_a_form_decides_where_it_is_offered_and_whole() -> None:
    deal, over = State(Phase.DEAL, left=1), State(Phase.OVER)
    assert MENU.filled(BOX, deal, "correct", (None,)) == (Done(0),)
    assert MENU.filled(BOX, deal, "give", (1, 2)) == (Done(2),)
    assert MENU.filled(BOX, deal, "give", (1, None)) == say.refuse("incomplete")
    assert MENU.filled(BOX, over, "correct", (1,)) == say.refuse("not-now")
    assert MENU.filled(BOX, over, "nothing", ()) == say.refuse("not-now")
    assert MENU.filled(BOX, over, "scanner", ()) == (Done(7),), "it is opened in another way, at any time"
