"""What is known while a box is being taught: its telling, where the teacher is, and what changes them.

Pure values. ``told`` changes only by durable events, and is what the deck file holds; everything else is lost at the
end. It must never hold a sentence or a sound: a recording is only a name here, and the edge has the samples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from enum import Enum
from typing import Any

from companion.boxes.box import Kind, Pack
from companion.boxes.telling import Barcode, Field, Key, Steps, Telling, Value, over
from companion.model import Announcement, Counts, Event, Frozen, Timer, Token, replace
from companion.session import events as session
from companion.teaching import events, steps

AGAIN_SECONDS = 3.0  # B, then B
MOMENT_SECONDS = 10.0  # 9, 0 and D, pressed again
HISTORY = 20  # batches that 0 can go back through


# --- state -----------------------------------------------------------------------------------------------------


class Stage(Enum):
    """Where the teacher is: it decides what a digit, # and a scan mean."""

    RESTING = "rest"  # between cards
    ASKED = "ask"  # at a field of a card: how is it told?
    NUMBER = "number"  # its digits
    TYPING = "text"  # the text field owns the line
    PLAYERS = "players"  # for how many players is the text?
    OPENING = "opening"  # the microphone is being opened
    SPEAKING = "speak"  # somebody speaks into it
    ENDING = "ending"  # it is being closed
    CONFIRMING = "confirm"  # a value was heard back
    SCANNING = "scan"  # a foreign barcode for this token
    OWNER = "owner"  # which thing is this label on?
    SPELLING = "spell"  # a part of its name
    ROW = "row"  # the next code is this thing's
    FORGETTING = "forget"  # shall this barcode be forgotten?
    BROWSING = "browse"  # the list of all kinds
    STEPS = "steps"  # at a step of the set-up, or at the place of a new one
    LEAVING = "leave"


#: The stages of a recording, in which only the microphone counts.
RECORDING = frozenset({Stage.OPENING, Stage.SPEAKING, Stage.ENDING})

#: The stages in which what is typed is a card's name.
NAMING = frozenset({Stage.OWNER, Stage.SPELLING})
#: A barcode is waited for.
BARCODES = frozenset({Stage.SCANNING, Stage.ROW})


class Course(Frozen):
    """What does not change: the box, the language in which it is taught, what was written about it by hand,
    whether there is a keyboard for free text, and the other boxes, to name things that belong to them."""

    pack: Pack
    lang: str
    written: Telling = field(default_factory=Telling)
    keyboard: bool = False
    others: tuple[Pack, ...] = ()
    #: What is written, and what is told → the ids of the kinds that may be meant, and of those with names most like it.
    named: Callable[[str, Telling], tuple[tuple[str, ...], tuple[str, ...]]] = lambda written, told: ((), ())

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return self.pack.kinds

    def kind(self, token: Token) -> Kind | None:
        """The kind of a token of this box."""
        return next((kind for kind in self.kinds if kind.id == token.id), None)

    @property
    def box_token(self) -> Token | None:
        """The token of the box itself, where the pack has one."""
        return next((Token(kind.id) for kind in self.kinds if kind.id == f"{self.pack.id}/box"), None)


class Past(Frozen):
    """What was told before a change, and what was changed."""

    before: Telling
    key: Key
    token: Token


class State(Frozen):
    told: Telling = field(default_factory=Telling)
    stage: Stage = Stage.RESTING
    token: Token | None = None
    field: Field | None = None
    value: Value | None = None  # to be confirmed
    barcode: str = ""  # to be adopted, or forgotten
    typed: str = ""
    letter_key: str = ""  # the letter key that a further press goes on with
    place: int = 0  # in the list of all kinds; in a row, among all things
    among: tuple[int, ...] = ()  # the places that may be meant; empty: all
    labelled: Token | None = None  # what got the last label
    in_row: int = 0  # how many codes this row has brought
    step: int = 0  # the step of the set-up that is told, from 1; 0: none
    explained: frozenset[str] = frozenset()  # kinds of questions that were asked in full
    undoing: bool = False
    helping: bool = False
    where: bool = False
    back: int = 0
    inputs: int = 0  # grows with every input by hand, and gives timers new ids
    past: tuple[Past, ...] = ()
    history: tuple[tuple[Announcement, ...], ...] = ()  # newest last
    over: bool = False


def known(course: Course, state: State) -> Telling:
    """Everything that is told: what was taught, then what was written by hand."""
    return over(state.told, course.written)


def fields(kind: Kind) -> tuple[Field, ...]:
    """The fields of a kind, in the order of its pack."""
    return tuple(Field(kind.id, slot) for slot in kind.slots)


def is_told(telling: Telling, one: Field) -> bool:
    """Whether this field is told, for any number of players."""
    if one in telling.entries:
        return True
    return one.slot == "text" and any(
        isinstance(key, Field) and (key.token, key.slot) == (one.token, one.slot) for key in telling.entries
    )


def missing(course: Course, state: State) -> tuple[Field, ...]:
    """The fields that are not told yet, in the order of the pack."""
    telling = known(course, state)
    return tuple(one for kind in course.kinds for one in fields(kind) if not is_told(telling, one))


def progress(course: Course, state: State) -> tuple[int, int]:
    """How many cards are completely told, and how many there are to tell."""
    cards = [kind for kind in course.kinds if kind.slots]
    lacking = {one.token for one in missing(course, state)}
    return sum(kind.id not in lacking for kind in cards), len(cards)


def timers(state: State) -> tuple[Timer, ...]:
    """The timers that should be running. Every input by hand gives them new ids."""
    wished = (
        ("undo", state.undoing, AGAIN_SECONDS),
        ("help", state.helping, AGAIN_SECONDS),
        ("where", state.where, MOMENT_SECONDS),
        ("again", state.back > 0, MOMENT_SECONDS),
    )
    return tuple(
        Timer(f"{what}/{state.inputs}", seconds, waits=True, counts=Counts.AFTER)
        for what, lies, seconds in wished
        if lies
    )


def evolve(course: Course, state: State, made: Iterable[Event]) -> State:
    """The state after the events of one input."""
    for event in made:
        state = _evolve(course, state, event)
    return state


def _evolve(course: Course, state: State, event: Event) -> State:
    # Any next input ends what waits for a second press.
    if not isinstance(event, session.EquipmentSeen | session.TimeUp):
        state = replace(state, undoing=False, helping=False, where=False, back=0)
    match event:
        case events.Told(one, value):
            other = value in known(course, state).beside.get(one, ())
            return _changed(state, state.told.put(one, value, keep=other), one, Token(one.token))
        case events.Adopted(payload, token):
            state = replace(state, labelled=token, in_row=state.in_row + 1)
            return _changed(state, state.told.put(Barcode(payload), token), Barcode(payload), token)
        case events.Forgotten(payload):
            owner = state.told.entries[Barcode(payload)]
            assert isinstance(owner, Token)
            return _changed(state, state.told.without(Barcode(payload)), Barcode(payload), owner)
        case session.Undone():
            *past, last = state.past
            return replace(state, told=last.before, past=tuple(past), in_row=max(state.in_row - 1, 0))
        case events.StepsTold(told):
            return _changed(state, steps.put(state.told, known(course, state), told), Steps(), Token(course.pack.id))
        case events.Came(token, one):
            return _at(state, Stage.ASKED, token=token, field=one, step=0)
        case events.CameToStep(step):
            return _at(state, Stage.STEPS, token=None, field=None, step=step)
        case events.Rested() | events.RowEnded():
            return _at(state, Stage.RESTING, token=None, field=None, step=0)
        case session.DigitTyped(typed):
            return replace(state, typed=typed)
        case events.Proposed(value):
            return _at(state, Stage.CONFIRMING, value=value)
        case events.BarcodeWanted(token):
            return _at(state, Stage.SCANNING, token=token, field=state.field if state.token == token else None)
        case events.OwnerWanted(payload):
            return _at(state, Stage.OWNER, barcode=payload)
        case events.ForgetAsked(payload, _):
            return _at(state, Stage.FORGETTING, barcode=payload)
        case events.Lettered(text, key):
            return _at(state, Stage.SPELLING, typed=text, letter_key=key, barcode=state.barcode)
        case events.RowCame(place):
            begun = {} if state.stage is Stage.ROW else {"in_row": 0}
            return _at(state, Stage.ROW, place=place, token=None, field=None, step=0, **begun)
        case events.Browsed(place, among):
            return _at(state, Stage.BROWSING, place=place, among=among, barcode=state.barcode)
        case events.Left():
            return replace(state, over=True)
        case events.Cancelled() if state.step:
            return _at(state, Stage.STEPS)
        case events.Cancelled():
            return _at(state, Stage.RESTING, token=None) if state.field is None else _at(state, Stage.ASKED)
        case session.UndoAsked():
            return replace(state, undoing=True)
        case session.HelpAsked():
            return replace(state, helping=True)
        case session.WhereAsked(whole):
            return replace(state, where=not whole)
        case session.SaidAgain(back):
            return replace(state, back=back)
        case session.TimeUp(what):
            return replace(state, **_TIMED.get(what, {}))
        case _:
            return _at(state, _LEADS[type(event)]) if type(event) in _LEADS else state


#: Where events lead that change nothing else.
_LEADS: Mapping[type[Event], Stage] = {
    events.NumberWanted: Stage.NUMBER,
    events.TextWanted: Stage.TYPING,
    events.PlayersWanted: Stage.PLAYERS,
    session.MicrophoneWanted: Stage.OPENING,
    session.SpeechAwaited: Stage.SPEAKING,
    session.SpeechEnded: Stage.ENDING,
    events.LeaveAsked: Stage.LEAVING,
}
#: What is over with each timer.
_TIMED: Mapping[str, dict[str, Any]] = {
    "undo": {"undoing": False},
    "help": {"helping": False},
    "where": {"where": False},
    "again": {"back": 0},
}


def _at(state: State, stage: Stage, **changes: Any) -> State:
    fresh: dict[str, Any] = {"value": None, "barcode": "", "typed": "", "letter_key": "", "among": ()}
    return replace(state, **{"stage": stage, **fresh, **changes})


def _changed(state: State, told: Telling, key: Key, token: Token) -> State:
    return replace(state, told=told, past=(*state.past, Past(state.told, key, token)))


def remember(state: State, said: tuple[Announcement, ...], made: Iterable[Event]) -> State:
    """The state with what was just said in its history, except repetitions and help."""
    no_history = session.SaidAgain | session.HelpAsked | session.EquipmentSeen
    if said and not any(isinstance(event, no_history) for event in made):
        return replace(state, history=(*state.history, said)[-HISTORY:])
    return state
