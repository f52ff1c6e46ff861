"""What an input means while a box is being taught: ``decide(course, state, input)`` gives the events it makes.

    a digit      answers the question, or is a digit of a number
    #            keeps, goes on; never before everything has been heard
    *            silence; in silence one step back; at rest it asks whether to leave
    a scan       of a card: go to that card; of a label that stands for nothing yet: which card is it on?

It must never write, record or speak. It must never take a barcode for two things: one that is taken is refused.
"""

from __future__ import annotations

from companion import model
from companion.boxes.telling import BARCODE, LARGEST, LONGEST, LONGEST_NAME, Barcode, Field, Steps, largest
from companion.boxes.telling import steps as told_in
from companion.model import Elapsed, Event, Key, OwnText, Plugged, Recorded, Scan, Several, Token, refuse, replace
from companion.session import events as session
from companion.session.spelling import cleaned
from companion.teaching import asking, events, labelling, steps
from companion.teaching.labelling import adopt, first
from companion.teaching.state import NAMING, RECORDING, Course, Stage, State, evolve, fields, known, missing

Events = tuple[Event, ...]

DIGITS = frozenset("0123456789")
#: What ``*`` gives up at each stage, as the message calls it.
_GIVEN_UP = {
    Stage.NUMBER: "typed",
    Stage.TYPING: "text",
    Stage.PLAYERS: "form",
    Stage.CONFIRMING: "value",
    Stage.SCANNING: "barcode",
    Stage.OWNER: "barcode",
    Stage.SPELLING: "barcode",
    Stage.FORGETTING: "form",
    Stage.BROWSING: "form",
    Stage.STEPS: "form",
    Stage.LEAVING: "leaving",
}


def decide(course: Course, state: State, input: events.Input) -> Events:
    """The events that this input makes; none for what is no longer waited for."""
    match input:
        case Scan(label=label):
            return _scan(course, state, label)
        case Key(key=key) if state.helping and key not in DIGITS and not input.of_voice:
            return (session.KeyExplained(key),)
        case Key() if state.stage in RECORDING:
            return _recording_key(state, input)
        case Key():
            return _key(course, state, input)
        case events.Typed(text):
            return _typed(course, state, text)
        case model.Listening():
            return (session.SpeechAwaited(),) if state.stage is Stage.OPENING else ()
        case Recorded(recording, whole):
            if state.stage not in RECORDING:
                return ()
            return (events.Proposed(OwnText(course.lang, "", recording), whole),)
        case model.NotRecorded(fault):
            if state.stage not in RECORDING:
                return ()
            return (session.Refused(refuse(f"microphone-{fault}")), _back(state))
        case Plugged(equipment, device, present, first):
            return (session.EquipmentSeen(equipment, device, present, first, input.silent),)
        case Elapsed(timer=timer):
            what, _, born = timer.partition("/")
            return (session.TimeUp(what),) if born == str(state.inputs) else ()


def _back(state: State) -> Event:
    if state.step:
        return events.CameToStep(state.step)
    return events.Rested() if state.token is None or state.field is None else events.Came(state.token, state.field)


# --- scans -----------------------------------------------------------------------------------------------------


def _scan(course: Course, state: State, label: model.Label) -> Events:
    if state.stage in RECORDING:
        return (events.Cancelled("recording"),)
    match label:
        case model.Misread(doubt):
            return (session.Refused(model.doubtful(doubt)),)
        case model.Foreign(payload) | model.Blank(payload):
            token = known(course, state).entries.get(Barcode(payload)) or _named(course, payload)
            if not isinstance(token, Token):
                return _foreign(course, state, payload)
            return _thing(course, state, token, payload)
        case model.Known(tokens, code):
            ours = tuple(dict.fromkeys(token for token in tokens if token.box == course.pack.id)) or tokens
            if len(ours) > 1:
                names = tuple(asking.called(course, token) for token in ours)
                return _refused(refuse("ambiguous-code", tokens=Several(names)))
            return _thing(course, state, ours[0], code)


def _named(course: Course, written: str) -> Token | None:
    """A token by its own name, typed instead of scanned: "lieu/3", "cable/secure@2"."""
    id, _, copy = written.removeprefix(f"{course.pack.id}/").partition("@")
    kind = next((kind for kind in course.kinds if kind.id == f"{course.pack.id}/{id}"), None)
    if kind is None or not (copy or "1").isdecimal() or not 1 <= int(copy or 1) <= kind.copies:
        return None
    return Token(kind.id, int(copy or 1))


def _foreign(course: Course, state: State, payload: str) -> Events:
    """An unknown barcode was scanned."""
    if not BARCODE.fullmatch(payload):
        return _refused(refuse("teach-barcode-unfit"))
    match state.stage:
        case Stage.SCANNING if state.token is not None:
            return adopt(course, state, payload, state.token)
        case Stage.TYPING | Stage.CONFIRMING:
            return _refused(refuse("teach-first-this"))
        case Stage.ROW:
            return adopt(course, state, payload, labelling.things(course)[state.place])
        case _ if state.barcode not in ("", payload):
            return (events.Cancelled("barcode"), events.OwnerWanted(payload))
        case _:
            return (events.OwnerWanted(payload),)


def _thing(course: Course, state: State, token: Token, code: str) -> Events:
    """A thing was scanned that has a code already."""
    match state.stage:
        case Stage.ROW:
            same = token == labelling.things(course)[state.place]
            why = "teach-barcode-same" if same else "teach-barcode-taken"
            return _refused(refuse(why, token=asking.thing(course, token)))
        case Stage.SCANNING if token == state.token:
            if Barcode(code) in state.told.entries:
                return (events.ForgetAsked(code, token),)
            return _refused(refuse("teach-barcode-same", token=asking.called(course, token)))
        case Stage.SCANNING:
            return _refused(refuse("teach-barcode-taken", token=asking.called(course, token)))
        case Stage.TYPING | Stage.CONFIRMING:
            return _refused(refuse("teach-first-this"))
    if course.kind(token) is None:
        return _refused(refuse("teach-not-of-box", token=asking.called(course, token)))
    if state.barcode and state.stage in (Stage.OWNER, Stage.SPELLING, Stage.BROWSING):
        return adopt(course, state, state.barcode, token)
    return (first(course, state, token),)


# --- keys ------------------------------------------------------------------------------------------------------


def _recording_key(state: State, input: Key) -> Events:
    if input.key != "#":
        return (events.Cancelled("recording"),)
    if state.stage is Stage.SPEAKING and not (input.speaking or input.unsaid):
        return (session.SpeechEnded(),)
    return (session.Skipped(input.speaking),)  # the line before is cut short, or has ended already


def _key(course: Course, state: State, input: Key) -> Events:
    key = input.key
    waiting = {Stage.OWNER: labelling.key, Stage.SPELLING: labelling.spelled}.get(state.stage)
    if waiting is not None and (made := waiting(course, state, input)) is not None:
        return made
    number = state.stage is Stage.NUMBER and (key == "0" or _highest(course, state) >= 9)  # else 9 is help
    if key in DIGITS and (number or key not in "09"):
        return _digit(course, state, key)
    match key:
        case "0":
            back = min(state.back + 1, len(state.history))
            return (session.SaidAgain(back),) if back else _refused(refuse("nothing-said-yet"))
        case "9":
            return (session.HelpAsked(),)
        case "#":
            return (session.Skipped(input.speaking),) if input.unsaid else _hash(course, state)
        case "*":
            return _star(state, input)
        case "B":
            return _undo(course, state, input)
        case "D":
            return (session.WhereAsked(whole=state.where),)
        case _:
            return _refused(refuse("no-such-key"))


def _highest(course: Course, state: State) -> int:
    """The largest number that the present field may hold."""
    return LARGEST if state.field is None else largest(course.pack, state.field.slot)


def _hash(course: Course, state: State) -> Events:
    match state.stage:
        case Stage.RESTING:
            return _on(course, state, None)
        case Stage.ASKED:
            return _on(course, state, state.field)
        case Stage.NUMBER if state.typed:
            number, high = int(state.typed), _highest(course, state)
            if not 1 <= number <= high:
                return (session.Refused(refuse("out-of-range", low=1, high=high)), session.DigitTyped(""))
            return _told(course, state, number)
        case Stage.CONFIRMING if state.value is not None:
            return _told(course, state, state.value)
        case Stage.STEPS:
            last = state.step > len(told_in(known(course, state)))
            return (events.Rested(),) if last else (events.CameToStep(state.step + 1),)
        case Stage.BROWSING:
            kind = course.kinds[state.place]
            if state.barcode:
                return labelling.chosen(course, state, kind)
            return (first(course, state, labelling.free_copy(course, state, kind) or Token(kind.id)),)
        case Stage.ROW:
            return (events.RowEnded(),)
        case Stage.LEAVING:
            return (events.Left(),)
        case Stage.PLAYERS | Stage.FORGETTING:
            return _refused(refuse("teach-choose"))
        case stage:
            return (events.Cancelled(_GIVEN_UP[stage]),)


def _on(course: Course, state: State, after: Field | None) -> Events:
    """Go to the next missing field: of the whole box, or after this field."""
    left = missing(course, state)
    if not left:
        return _refused(refuse("teach-nothing-missing")) if after is None else (events.Rested(ended=True),)
    order = [one for kind in course.kinds for one in fields(kind)]
    if after is None and state.token is not None:
        return (events.Rested(),)  # a thing without fields
    place = -1 if after is None else order.index(replace(after, players=0))
    one = next((one for one in order[place + 1 :] if one in left), None)
    return (events.Rested(ended=True),) if one is None else (events.Came(Token(one.token), one),)


def _told(course: Course, state: State, value: OwnText | int | object) -> Events:
    assert isinstance(value, OwnText | int)
    if isinstance(value, OwnText) and state.step:
        return (
            events.StepsTold(steps.with_step(known(course, state), state.step, value)),
            events.CameToStep(state.step + 1),
        )
    assert state.field is not None
    told = events.Told(state.field, value)
    after = evolve(course, state, (told,))
    left = [one for one in missing(course, after) if one.token == state.field.token]
    # A text for one number of players may not be the only one: the same field is asked again.
    return (told, events.Came(Token(left[0].token), left[0]) if left else events.Rested())


def _star(state: State, input: Key) -> Events:
    if input.speaking:
        return (session.Silenced(),)
    match state.stage:
        case Stage.RESTING:
            return (events.LeaveAsked(),)
        case Stage.ROW:
            return (events.RowEnded(),)
        case Stage.ASKED | Stage.STEPS:
            return (events.Rested(),)
        case stage:
            return (events.Cancelled(_GIVEN_UP[stage]),)


def _undo(course: Course, state: State, input: Key) -> Events:
    if not state.past:
        return _refused(refuse("nothing-to-undo"))
    if not state.undoing or input.unsaid:
        return (session.UndoAsked(),)
    last = state.past[-1]
    if isinstance(last.key, Field):
        return (session.Undone(), events.Came(last.token, last.key))
    if isinstance(last.key, Steps):
        return (session.Undone(), events.CameToStep(1))
    if isinstance(last.key, Barcode):
        return (session.Undone(), labelling.undone(course, state, last.key.payload, last.token))
    return (session.Undone(), events.Rested())


# --- digits ----------------------------------------------------------------------------------------------------


def _digit(course: Course, state: State, digit: str) -> Events:
    match state.stage:
        case Stage.NUMBER:
            return (session.DigitTyped((state.typed + digit)[-2:]),)
        case Stage.RESTING:
            return _resting(course, state, digit)
        case Stage.ASKED:
            return _asked(course, state, digit)
        case Stage.CONFIRMING if digit == "1" and isinstance(state.value, OwnText):
            return (session.MicrophoneWanted(),) if state.value.recording else (events.TextWanted(),)
        case Stage.CONFIRMING if digit == "1":
            return (events.NumberWanted(),)
        case Stage.CONFIRMING if digit == "6" and state.field is not None and state.value is not None:
            others = known(course, state).beside.get(state.field, ())
            if state.value not in others:
                return _refused(refuse("teach-choose"))
            return (events.Proposed(others[(others.index(state.value) + 1) % len(others)]),)
        case Stage.STEPS:
            return _step(course, state, digit)
        case Stage.PLAYERS:
            return _players(course, state, int(digit))
        case Stage.FORGETTING if digit == "1":
            return (events.Forgotten(state.barcode), _back(state))
        case Stage.BROWSING:
            return _browsing(course, state, digit)
        case Stage.ROW:
            place = labelling.moved(state.place, [one.id for one in labelling.things(course)], digit)
            return _refused(refuse("teach-choose")) if place is None else (events.RowCame(place),)
        case Stage.TYPING:
            return _refused(refuse("teach-first-this"))
        case _:
            return _refused(refuse("teach-choose"))


def _resting(course: Course, state: State, digit: str) -> Events:
    if digit == "1":
        return (events.Browsed(0),)
    if digit == "2" and course.box_token is not None:
        return (events.BarcodeWanted(course.box_token),)
    if digit == "3":
        return (events.CameToStep(1),)
    if digit == "4":
        return labelling.row(course, state)
    return _refused(refuse("teach-choose"))


def _asked(course: Course, state: State, digit: str) -> Events:
    assert state.token is not None
    one = state.field
    match asking.choices(course, state).get(digit):
        case "teach-record":
            return (session.MicrophoneWanted(),)
        case "teach-type":
            return (events.TextWanted(),)
        case "teach-type-number":
            return (events.NumberWanted(),)
        case "teach-barcode":
            return (events.BarcodeWanted(state.token),)
        case "teach-other-field":
            kind = course.kind(state.token)
            assert kind is not None
            assert one is not None
            slots = fields(kind)
            return (events.Came(state.token, slots[(slots.index(replace(one, players=0)) + 1) % len(slots)]),)
        case "teach-by-players":
            return (events.PlayersWanted(),)
        case "teach-other-version":
            assert one is not None
            return (events.Proposed(known(course, state).beside[one][0]),)
        case _ if digit in "12" and one is not None:
            return _refused(refuse("teach-number-is-typed" if digit == "1" else "teach-no-keyboard"))
        case _:
            return _refused(refuse("teach-choose"))


def _step(course: Course, state: State, digit: str) -> Events:
    told = known(course, state)
    match asking.at_step(course, state).get(digit):
        case "teach-record":
            return (session.MicrophoneWanted(),)
        case "teach-type":
            return (events.TextWanted(),)
        case "teach-step-remove":
            return (events.StepsTold(steps.without_step(told, state.step)), events.CameToStep(state.step))
        case "teach-step-other":
            return (events.StepsTold(steps.other(told)), events.CameToStep(1))
        case None if digit == steps.TYPE and not course.keyboard:
            return _refused(refuse("teach-no-keyboard"))
        case None:
            return _refused(refuse("teach-choose"))
    by = steps.MOVES[digit]
    moved = steps.moved(told, state.step, by)
    assert moved is not None, "only what can be moved is offered"
    return (events.StepsTold(moved), events.CameToStep(state.step + by))


def _players(course: Course, state: State, players: int) -> Events:
    assert state.token is not None
    assert state.field is not None
    if not course.pack.fewest <= players <= course.pack.most:
        return _refused(refuse("out-of-range", low=course.pack.fewest, high=course.pack.most))
    return (events.Came(state.token, replace(state.field, players=players)),)


def _browsing(course: Course, state: State, digit: str) -> Events:
    # 4 and 6 lead out of what was found, into the whole list.
    places = state.among if state.among and digit in "13" else tuple(range(len(course.kinds)))
    to = labelling.moved(places.index(state.place), [course.kinds[at].id for at in places], digit)
    if to is None:
        return _refused(refuse("teach-choose"))
    return (events.Browsed(places[to], places if digit in "13" and state.among else ()),)


# --- typed text ------------------------------------------------------------------------------------------------


def _typed(course: Course, state: State, text: str) -> Events:
    if state.stage in NAMING:
        token = _named(course, text.strip())
        kind = None if token is None else course.kind(token)
        return labelling.named(course, state, text) if kind is None else labelling.chosen(course, state, kind)
    if state.stage is not Stage.TYPING:
        return _refused(refuse("no-text-now"))
    text = cleaned(text)
    if not text:
        return (events.Cancelled("text"),)
    longest = LONGEST_NAME if state.field is not None and state.field.slot == "name" else LONGEST
    if len(text) > longest:
        return (session.Refused(refuse("teach-too-long", length=len(text), longest=longest)), events.Cancelled("text"))
    return (events.Proposed(OwnText(course.lang, text)),)


def _refused(rejection: model.Rejection) -> Events:
    return (session.Refused(rejection),)
