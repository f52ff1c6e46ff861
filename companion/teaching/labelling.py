"""Which card a new label is on: chosen by number, name, recording or another code; or many labels, one after the other.

    owner ─ digits and #: its number in the list ─ # alone: the list ─ C: spelled ─ A: recorded ─ typed: part of a name
    row   ─ each new code is the next thing's ─ 1 3 4 6: another thing ─ # done

A label is a blank one, a foreign barcode or a tag: all that stands for nothing yet. Pure. It must never choose between
two cards that fit equally well, and never give one label to two things.
"""

from __future__ import annotations

from companion.boxes.box import Kind
from companion.boxes.telling import WORDS, Barcode
from companion.model import Event, Key, Rejection, Several, Token, refuse
from companion.session import events as session
from companion.session import spelling
from companion.teaching import asking, events
from companion.teaching.state import Course, Stage, State, evolve, fields, is_told, known, missing

Events = tuple[Event, ...]


def things(course: Course) -> tuple[Token, ...]:
    """Every single thing of the box, in the order of its pack."""
    return tuple(Token(kind.id, copy) for kind in course.kinds for copy in range(1, kind.copies + 1))


def without_label(course: Course, state: State) -> tuple[Token, ...]:
    """The things for which no code was taught, in the order of the pack."""
    taught = {value for key, value in known(course, state).entries.items() if isinstance(key, Barcode)}
    return tuple(thing for thing in things(course) if thing not in taught)


def codes_of(course: Course, state: State, token: Token) -> int:
    """How many codes were taught for this thing."""
    entries = known(course, state).entries
    return sum(isinstance(key, Barcode) and value == token for key, value in entries.items())


def group(kind: str) -> str:
    """What the kinds of one sort of things have in common, by their ids."""
    return Token(kind).kind.partition("/")[0]


def likely(course: Course, state: State) -> Token:
    """The thing that a new label is most likely on: where the teacher is, else the next one after the last label."""
    free = without_label(course, state)
    if state.token in free:
        return state.token
    after = state.labelled
    if after is not None:
        order = things(course)
        later = [one for one in free if order.index(one) > order.index(after)]
        near = [one for one in later if group(one.id) == group(after.id)]
        free = (*near, *later, *free)
    return free[0] if free else things(course)[0]


def first(course: Course, state: State, token: Token) -> events.Came:
    """Go to this card: to its first missing field, else to its first field."""
    kind = course.kind(token)
    asked = fields(kind) if kind is not None else ()
    telling = known(course, state)
    return events.Came(token, next((one for one in asked if not is_told(telling, one)), asked[0] if asked else None))


def adopt(course: Course, state: State, payload: str, token: Token) -> Events:
    """This code stands for this thing from now on. Then comes what is missing of it."""
    adopted = events.Adopted(payload, token)
    if state.stage is Stage.ROW:
        return (adopted, _next_in_row(course, evolve(course, state, (adopted,)), state.place))
    if state.step:
        return (adopted, events.CameToStep(state.step))
    if state.token == token and state.field is not None:
        return (adopted, events.Came(token, state.field))
    untold = any(one.token == token.id for one in missing(course, state))
    return (adopted, first(course, state, token) if untold else events.Rested())


def undone(course: Course, state: State, payload: str, token: Token) -> Event:
    """Where the teacher is after a label was taken back: at the same question, or at its place in the row."""
    if state.stage is Stage.ROW:
        return events.RowCame(things(course).index(token))
    if Barcode(payload) in state.past[-1].before.entries:  # it had been forgotten
        return events.Rested()
    return events.OwnerWanted(payload)


# --- which card? -----------------------------------------------------------------------------------------------


def key(course: Course, state: State, input: Key) -> Events | None:
    """What a key does while a new label waits for its card; None for keys that mean what they always do."""
    match input.key:
        case "A":
            return _recorded(course, state)
        case "C":
            return (events.Lettered(""),)
        case "#" if not input.unsaid:
            return _numbered(course, state)
        case "*" if state.typed and not input.speaking:
            return (events.OwnerWanted(state.barcode),)
        case digit if digit.isdecimal() and (state.typed or digit != "0"):
            return (session.DigitTyped((state.typed + digit)[-3:]),)
        case _:
            return None


def _numbered(course: Course, state: State) -> Events:
    kinds = course.kinds
    if not state.typed:
        return (events.Browsed(_place(course, likely(course, state).id)),)
    if not 1 <= int(state.typed) <= len(kinds):
        return (session.Refused(refuse("out-of-range", low=1, high=len(kinds))), session.DigitTyped(""))
    return chosen(course, state, kinds[int(state.typed) - 1])


def chosen(course: Course, state: State, kind: Kind) -> Events:
    """The new label is on this kind of card: on the first of its copies that has none yet."""
    copy = free_copy(course, state, kind)
    if copy is None:
        why = refuse("teach-all-copies", token=asking.called(course, Token(kind.id)), count=kind.copies)
        return (session.Refused(why), session.DigitTyped(""))
    return adopt(course, state, state.barcode, copy)


def free_copy(course: Course, state: State, kind: Kind) -> Token | None:
    """The lowest copy without a taught code. A single thing may have several; of equal ones nobody knows which."""
    if kind.copies == 1:
        return Token(kind.id)
    return next((token for token in without_label(course, state) if token.id == kind.id), None)


def named(course: Course, state: State, written: str) -> Events:
    """The card is the one with this in its name. Of several that fit, the list begins at the first without a label."""
    fitting, near = course.named(written, known(course, state))
    if not fitting:
        names = Several(tuple(asking.called(course, Token(id)) for id in near))
        return (session.Refused(refuse("teach-no-such-name", names=names)),)
    places = tuple(sorted(_place(course, id) for id in fitting))
    if len(places) == 1:
        return chosen(course, state, course.kinds[places[0]])
    free = {token.id for token in without_label(course, state)}
    return (events.Browsed(next((at for at in places if course.kinds[at].id in free), places[0]), places),)


def _place(course: Course, id: str) -> int:
    return next(at for at, kind in enumerate(course.kinds) if kind.id == id)


def _recorded(course: Course, state: State) -> Events:
    """The next card without a label gets it, and what is recorded now is what that card says."""
    untold = [one for one in missing(course, state) if one.slot in WORDS]
    free = {token.id for token in without_label(course, state)}
    wished = likely(course, state)
    cards = [kind.id for kind in course.kinds if kind.id in free and any(one.token == kind.id for one in untold)]
    if not cards:
        return (session.Refused(refuse("teach-none-to-record")),)
    after = [id for id in cards if _place(course, id) >= _place(course, wished.id)]
    card = (after or cards)[0]
    field = next(one for one in untold if one.token == card)
    adopted = events.Adopted(state.barcode, Token(card))
    return (adopted, events.Came(adopted.token, field), session.MicrophoneWanted())


# --- spelled ---------------------------------------------------------------------------------------------------


def spelled(course: Course, state: State, input: Key) -> Events | None:
    """What a key does while a part of a name is spelled; None for keys that mean what they always do."""
    match input.key:
        case "#" if input.unsaid:
            return None
        case "#" if state.typed:
            return named(course, state, state.typed)
        case "#":
            return (events.OwnerWanted(state.barcode),)
        case "*" if input.speaking:
            return None
        case "*" if not state.typed:
            return (events.OwnerWanted(state.barcode),)
        case "B" if not state.typed:
            return None
        case "0":
            return (events.LettersRead(state.typed),)
    match spelling.press(state.typed, state.letter_key, input.key):
        case spelling.Spelled(text, held, letter):
            return (events.Lettered(text, held, letter),)
        case Rejection() as why:
            return (session.Refused(why),)
        case None:
            return None


# --- one after the other ---------------------------------------------------------------------------------------


def row(course: Course, state: State) -> Events:
    """The first thing without a taught code is the first of the row."""
    return (events.RowCame(things(course).index(likely(course, state))),)


def _next_in_row(course: Course, after: State, place: int) -> Event:
    free = without_label(course, after)
    order = things(course)
    return next((events.RowCame(at) for at in range(place + 1, len(order)) if order[at] in free), events.RowEnded())


def moved(place: int, kinds: list[str], digit: str) -> int | None:
    """Where a key leads in a list that goes round: to the neighbour, or to the group before or after."""
    groups = [at for at, kind in enumerate(kinds) if at == 0 or group(kind) != group(kinds[at - 1])]
    match digit:
        case "1":
            return (place - 1) % len(kinds)
        case "3":
            return (place + 1) % len(kinds)
        case "4":
            return next((at for at in reversed(groups) if at < place), groups[-1])
        case "6":
            return next((at for at in groups if at > place), 0)
        case _:
            return None
