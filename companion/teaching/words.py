"""What is heard while a box is being taught: ``narrate(course, before, events, after)``.

It gives ids and arguments only. It must never hold a sentence or decide anything.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion import model
from companion.boxes.box import STEPS
from companion.boxes.telling import WORDS, Field, Steps, Value, largest
from companion.boxes.telling import steps as told_in
from companion.model import Announcement, Several, Sign, Token, Urgency, Word, alert, answer, echo, game, replace, word
from companion.session import events as session
from companion.session import spelling
from companion.teaching import events, labelling
from companion.teaching.asking import at_step, called, choices, slot, thing
from companion.teaching.state import Course, Past, Stage, State, is_told, known, missing, progress

Said = tuple[Announcement, ...]

#: Events after which the question is not asked again: the teacher is still at the same place.
_IN_PLACE = (
    *(session.DigitTyped, session.EquipmentSeen, session.HelpAsked, session.KeyExplained, events.Left, session.Refused),
    *(session.SaidAgain, session.Silenced, session.Skipped, session.TimeUp, session.UndoAsked, session.WhereAsked),
    *(events.Lettered, events.LettersRead),
)
#: The most names to say: nobody listens to more.
_MOST_NAMES = 10
_KEY_NAMES = {"#": "key-hash", "*": "key-star", "B": "key-b", "D": "key-d"}


def narrate(course: Course, before: State, made: tuple[model.Event, ...], after: State) -> Said:
    """What the events of one input give to hear, in order; then the next question, if it changed."""
    said = [line for event in made for line in _happened(course, before, event, after)]
    asked = question(course, after)
    moved = any(not isinstance(event, _IN_PLACE) for event in made)
    if _known_to_follow(course, before, made, after):
        asked = None
    if asked is not None and (moved or asked != question(course, before)):
        said.append(asked)
    return tuple(said)


def _known_to_follow(course: Course, before: State, made: tuple[model.Event, ...], after: State) -> bool:
    """Whether a label in a row was followed by the next of the same sort of things: the teacher knows what comes."""
    if not (before.stage is after.stage is Stage.ROW and any(isinstance(event, events.Adopted) for event in made)):
        return False
    order = labelling.things(course)
    return labelling.group(order[before.place].id) == labelling.group(order[after.place].id)


def _happened(course: Course, before: State, event: model.Event, after: State) -> Said:
    match event:
        case events.Began():
            told, of = progress(course, after)
            name = course.pack.title
            begins = game("teach-begin", Sign.READY, game=name, told=told, all=of)
            if not of:
                begins = game("teach-begin-nothing", Sign.READY, game=name)
            return (begins, game("teach-steps-untold")) if _untold(course, after) else (begins,)
        case events.Told(one):
            noted = game("teach-noted", Sign.ACCEPTED)
            told, of = progress(course, after)
            if (told, of) == progress(course, before) or any(
                left.token == one.token for left in missing(course, after)
            ):
                return (noted,)
            return (noted, game("teach-card-complete", told=told, all=of))
        case events.StepsTold(steps):
            earlier = known(course, before)
            if len(steps) < len(told_in(earlier)) and steps not in earlier.beside.get(Steps(), ()):
                return (game("teach-step-removed", Sign.ACCEPTED),)
            return (game("teach-noted", Sign.ACCEPTED),)
        case events.Adopted(_, token):
            codes = labelling.codes_of(course, after, token)
            id = "teach-row-adopted" if before.stage is Stage.ROW else "teach-adopted"
            return (game(id, Sign.ACCEPTED, token=thing(course, token), codes=codes),)
        case events.RowEnded():
            return (game("teach-row-ended", Sign.ACCEPTED, count=after.in_row),)
        case events.Lettered(text, _, letter) if letter or before.typed:
            return (spelling.told(text, letter),)
        case events.LettersRead(text):
            return (spelling.read(course.lang, text),)
        case events.Forgotten():
            return (game("teach-forgotten", Sign.ACCEPTED),)
        case session.Undone():
            return (game("undone", Sign.ACCEPTED, model.UNDO, what=_recalled(course, before.past[-1])),)
        case session.UndoAsked():
            return (answer("undo-asked", None, model.UNDO, what=_recalled(course, before.past[-1])),)
        case events.Came(_, Field() as one):
            return _already(course, after, one)
        case events.CameToStep(step):
            steps = told_in(known(course, after))
            return (game("teach-has", value=steps[step - 1]),) if step <= len(steps) else ()
        case events.Rested(ended=True):
            return (game("teach-end-of-list", count=len(missing(course, after))),)
        case session.DigitTyped(typed) if typed:
            return (echo("digit-typed", digit=int(typed[-1])),)
        case session.SpeechAwaited():
            return (game("teach-speak-now", Sign.READY, "question"),)
        case events.Proposed(value, whole):
            heard = game("teach-heard", None, "value", value=_said(value))
            return (heard,) if whole else (alert("teach-cut-short"), heard)
        case session.Refused(rejection):
            why = rejection.why
            due = _due(course, after)
            return (Announcement(why.id, why.args, urgency=Urgency.ANSWER, sign=rejection.sign, due=due),)
        case events.Cancelled(what):
            return (echo(f"cancelled-{what}"),)
        case session.SaidAgain(back):
            return tuple(replace(line, urgency=Urgency.ECHO, sign=None) for line in before.history[-back])
        case session.HelpAsked():
            asked = question(course, replace(after, explained=frozenset()))
            lines = (echo("teach-help"),) if asked is None else (asked, echo("teach-help"))
            return tuple(replace(line, urgency=Urgency.ECHO, topic="", breaths=True) for line in lines)
        case session.KeyExplained(key):
            return (echo(_KEY_NAMES.get(key, "no-such-key")),)
        case session.WhereAsked(whole):
            return _where(course, after, whole)
        case events.Left():
            told, of = progress(course, after)
            return (game("teach-left", told=told, all=of),)
        case session.EquipmentSeen(equipment, device, present, first, silent):
            return (model.seen(equipment, device, present, first, silent),)
        case _:
            return ()


def _already(course: Course, state: State, one: Field) -> Said:
    """What is told already at the new field."""
    telling = known(course, state)
    said: list[Announcement] = []
    if one in telling.entries:
        said.append(game("teach-has", value=_said(telling.entries[one])))
    elif is_told(telling, one):
        said.append(game("teach-has-by-players"))
    if others := telling.beside.get(one):
        said.append(game("teach-has-others", count=len(others)))
    return tuple(said)


def _untold(course: Course, state: State) -> bool:
    """Whether only the box tells how the game is set up, and nobody has told it yet."""
    return STEPS in course.pack.slots and not told_in(known(course, state))


def _where(course: Course, state: State, whole: bool) -> Said:
    told, of = progress(course, state)
    lines = [echo("teach-where", told=told, all=of)]
    lacking = tuple(dict.fromkeys(one.token for one in missing(course, state)))
    if whole and lacking:
        names = Several(tuple(called(course, Token(id)) for id in lacking[:_MOST_NAMES]))
        lines.append(echo("teach-lacking", count=len(lacking), names=names))
    labels = labelling.without_label(course, state)
    with_label = len(labelling.things(course)) - len(labels)
    if with_label:
        lines.append(echo("teach-where-labels", count=with_label, all=with_label + len(labels)))
    if whole and with_label and labels:
        bare = tuple(dict.fromkeys(token.id for token in labels))[:_MOST_NAMES]
        names = Several(tuple(called(course, Token(id)) for id in bare))
        lines.append(echo("teach-lacking-labels", count=len(labels), names=names))
    if whole and _untold(course, state):
        lines.append(echo("teach-steps-untold"))
    # Who has to choose a card and asks where that is hears the keys again: 9 is a digit there.
    asked = question(course, replace(state, explained=state.explained - {Stage.OWNER.value, Stage.SPELLING.value}))
    return (*lines, *(() if asked is None else (replace(asked, urgency=Urgency.ECHO, topic=""),)))


# --- what is asked -----------------------------------------------------------------------------------------------


def question_kind(course: Course, state: State) -> str:
    """The kind of the question. Each kind is explained once, because its keys are the same."""
    if state.stage is Stage.ASKED and state.field is not None:
        return f"ask/{'words' if state.field.slot in WORDS else 'number'}"
    if state.stage is Stage.STEPS:
        return f"steps/{'told' if state.step <= len(told_in(known(course, state))) else 'new'}"
    return str(state.stage.value)


def question(course: Course, state: State) -> Announcement | None:
    """What is asked now: in full the first time, later only what differs."""
    asked = _question(course, state, full=question_kind(course, state) not in state.explained)
    return None if asked is None else Announcement(asked.id, asked.args, topic="question")


def _due(course: Course, state: State) -> Word | None:
    """What is asked, for a refusal: a mistake is no reason to hear all keys or a list again."""
    return _question(course, state, full=False)


def _question(course: Course, state: State, full: bool) -> Word | None:
    match state.stage:
        case Stage.RESTING:
            can = {str(n): word(f"teach-rest-{what}") for n, what in enumerate(("list", "box", "steps", "codes"), 1)}
            return word("teach-rest", entries=_entries(can)) if full else word("teach-rest-again")
        case Stage.ASKED if state.token is not None:
            entries = _entries({key: word(id) for key, id in choices(course, state).items()})
            if state.field is None:
                return word("teach-ask-thing", token=thing(course, state.token), entries=entries)
            name, what = called(course, state.token), slot(state.field)
            if not full:
                return word("teach-ask-again", token=name, slot=what)
            return word("teach-ask", token=name, slot=what, entries=entries)
        case Stage.NUMBER if state.field is not None:
            return word("teach-number", slot=slot(state.field), high=largest(course.pack, state.field.slot))
        case Stage.TYPING:
            return word(
                "teach-text", slot=word("teach-slot", slot="step") if state.field is None else slot(state.field)
            )
        case Stage.STEPS:
            return _step(course, state, full)
        case Stage.PLAYERS:
            return word("teach-for-players", fewest=course.pack.fewest, most=course.pack.most)
        case Stage.OPENING:
            return word("teach-speak" if full else "teach-speak-again")
        case Stage.CONFIRMING:
            others = () if state.field is None else known(course, state).beside.get(state.field, ())
            if len(others) > 1 and state.value in others:
                return word("teach-keep-or-next")
            return word("teach-keep" if full else "teach-keep-again")
        case Stage.SCANNING if state.token is not None:
            return word("teach-scan", token=thing(course, state.token))
        case Stage.OWNER if full:
            listed = word("teach-owner-list", token=thing(course, labelling.likely(course, state)))
            other = "type" if course.keyboard else "scan"
            ways = (listed, *(word(f"teach-owner-{way}") for way in ("record", "spell", other)))
            return word("teach-owner", ways=Several(ways, numbered=True))
        case Stage.OWNER:
            return word("teach-owner-again")
        case Stage.SPELLING:
            return (
                word("teach-spell", keys=_keys("spell", "digits", "a", "zero", "b"))
                if full
                else word("teach-spell-again")
            )
        case Stage.ROW:
            keys = {"keys": _keys("row", "before", "after", "group", "b")} if full else {}
            id = "teach-row" if full else "teach-row-again"
            return word(id, token=thing(course, labelling.things(course)[state.place]), **keys)
        case Stage.FORGETTING:
            return word("teach-forget")
        case Stage.BROWSING:
            kind = course.kinds[state.place]
            id = "teach-browse" if full else "teach-browse-again"
            return word(id, token=called(course, Token(kind.id)), number=state.place + 1, count=len(course.kinds))
        case Stage.LEAVING:
            return word("teach-leave")
        case _:
            return None


def _step(course: Course, state: State, full: bool) -> Word:
    """A step of the set-up as it is told, or the place of a new one; in full with what can be done there."""
    told = told_in(known(course, state))
    can = {"entries": _entries({key: word(id) for key, id in at_step(course, state).items()})} if full else {}
    if state.step > len(told):
        return word("teach-step-new" if full else "teach-step-new-again", number=state.step, **can)
    return word("teach-step" if full else "teach-step-again", number=state.step, count=len(told), **can)


def _keys(stage: str, *keys: str) -> Several:
    """What keys do at a stage, said in breaths of three."""
    return Several(tuple(word(f"teach-{stage}-{key}") for key in keys), numbered=True)


def _entries(found: Mapping[str, model.Arg]) -> Several:
    entries = tuple(word("menu-entry", number=int(key), entry=entry) for key, entry in found.items())
    return Several(entries, numbered=True)


# --- names -----------------------------------------------------------------------------------------------------


def _said(value: Value) -> model.Arg:
    return value if isinstance(value, int | model.OwnText) else ""


def _recalled(course: Course, past: Past) -> Word:
    if isinstance(past.key, Field):
        return word("teach-recall-field", token=called(course, past.token), slot=slot(past.key))
    if isinstance(past.key, Steps):
        return word("teach-steps")
    return word("teach-recall-barcode", token=thing(course, past.token))
