"""What can be chosen at each stage, and what things and fields are called.

``rules`` and ``words`` both use it. It must never decide what a key means.
"""

from __future__ import annotations

from companion.boxes.telling import MOST_STEPS, WORDS, Field
from companion.boxes.telling import steps as told_in
from companion.model import Arg, Token, Word, word
from companion.teaching import steps
from companion.teaching.state import Course, State, known


def choices(course: Course, state: State) -> dict[str, str]:
    """What can be done at the present field: key → the message that names it."""
    found = {}
    if state.field is not None:
        if state.field.slot in WORDS:
            found["1"] = "teach-record"
            if course.keyboard:
                found["2"] = "teach-type"
        else:
            found["2"] = "teach-type-number"
    found["3"] = "teach-barcode"
    kind = None if state.token is None else course.kind(state.token)
    if kind is not None and len(kind.slots) > 1:
        found["4"] = "teach-other-field"
    if state.field is not None:
        if state.field.slot == "text":
            found["5"] = "teach-by-players"
        if known(course, state).beside.get(state.field):
            found["6"] = "teach-other-version"
    return found


def at_step(course: Course, state: State) -> dict[str, str]:
    """What can be done at the present step of the set-up: key → the message that names it."""
    count = len(told_in(known(course, state)))
    found = {} if state.step > MOST_STEPS else {steps.RECORD: "teach-record"}
    if course.keyboard and found:
        found[steps.TYPE] = "teach-type"
    if 1 < state.step <= count:
        found[steps.EARLIER] = "teach-step-earlier"
    if state.step < count:
        found[steps.LATER] = "teach-step-later"
    if state.step <= count:
        found[steps.REMOVE] = "teach-step-remove"
    if steps.other(known(course, state)):
        found[steps.OTHER] = "teach-step-other"
    return found


def called(course: Course, token: Token) -> Arg:
    """What a kind of thing is called."""
    pack = next((pack for pack in (course.pack, *course.others) if pack.id == token.box), None)
    return word("token-" + token.id.replace("/", "-")) if pack is None else pack.title_of(token.id)


def thing(course: Course, token: Token) -> Arg:
    """What a single thing is called, with its number where there are several of its kind."""
    kind = course.kind(token)
    if kind is not None and kind.copies > 1:
        return word("teach-copy", token=called(course, token), copy=token.copy)
    return called(course, token)


def slot(one: Field) -> Word:
    """What a field is called."""
    name = word("teach-slot", slot=one.slot)
    return name if not one.players else word("teach-slot-players", slot=name, players=one.players)
