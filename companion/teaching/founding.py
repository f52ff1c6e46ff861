"""A game of one's own, told by ear: a dozen questions at most, each with its usual answer. ``turn`` is the whole of it.

    a choice     its digit           a number     its digits, then #
    a name       spelled with the keys of a telephone; C types it at the keyboard, 1 records the game's
    #            leaves the question out: what stood there stays

Pure: what it wants of the world goes out as ``Wish``; the edge keeps each answer before the next question is heard. It
must never write a file, hold a sentence, or lose an answer: B takes back the last one.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Any, TypeAlias

from companion import model
from companion.model import Announcement, Arg, Key, OwnText, Scan, Sign, Timer, answer, echo, game, replace, seen, word
from companion.session import spelling
from companion.session.spelling import cleaned
from companion.teaching import sketch
from companion.teaching.events import Typed
from companion.teaching.sketch import Counting, Flow, Hand, Sketch, Sort

Input: TypeAlias = (
    Scan | Key | model.Elapsed | model.Plugged | Typed | model.Listening | model.Recorded | model.NotRecorded
)

#: Characters of a name, as in any pack.
LONGEST_NAME = 100
AGAIN_SECONDS = 3.0  # B, then B


class Ask(Enum):
    """The questions, in their order."""

    NAME = "name"
    FEWEST = "fewest"
    MOST = "most"
    SORT = "sort"
    COUNT = "count"
    NAMED = "named"
    HAND = "hand"
    MORE = "more"
    FLOW = "flow"
    ROUNDS = "rounds"
    COUNTER = "counter"
    COUNTDOWN = "countdown"
    DICE = "dice"
    FACES = "faces"
    DONE = "done"


class Wish(Enum):
    """What the edge is to do."""

    DROP = "drop"  # the unfinished game is given up
    TYPE = "type"  # the text field owns the line
    KEYS = "keys"  # it does not any more
    RECORD = "record"
    KEEP = "keep"  # everything has been heard: from now on what is said is kept, and not us
    END = "end"  # of the recording
    HUSH = "hush"  # no recording


class Entry(Enum):
    """How a name comes in."""

    SPELLED = "spelled"
    TYPED = "typed"
    OPENING = "opening"
    SPEAKING = "speaking"
    ENDING = "ending"

    @property
    def recorded(self) -> bool:
        return self in (Entry.OPENING, Entry.SPEAKING, Entry.ENDING)


#: The questions that one digit answers, and what each digit means.
CHOICES: dict[Ask, tuple[Any, ...]] = {
    Ask.NAMED: (True, False),
    Ask.HAND: tuple(Hand),
    Ask.MORE: (True, False),
    Ask.FLOW: tuple(Flow),
    Ask.COUNTER: tuple(Counting),
}
#: The smallest and the largest number that answers, where that hangs on no other answer.
RANGES = {
    **{ask: (1, len(choices)) for ask, choices in CHOICES.items()},
    Ask.FEWEST: (1, model.MAX_SEATS),
    Ask.ROUNDS: (0, sketch.MOST_ROUNDS),
    Ask.COUNTDOWN: (0, sketch.MOST_SECONDS),
    Ask.DICE: (0, sketch.MOST_DICE),
    Ask.FACES: (2, sketch.MOST_FACES),
}
#: The field of the sketch, or of its sort of cards, that a question fills.
FIELDS = {
    Ask.FEWEST: "fewest",
    Ask.MOST: "most",
    Ask.FLOW: "flow",
    Ask.ROUNDS: "rounds",
    Ask.COUNTER: "counting",
    Ask.COUNTDOWN: "seconds",
    Ask.DICE: "dice",
    Ask.FACES: "faces",
}
OF_SORT = {Ask.COUNT: "count", Ask.NAMED: "named", Ask.HAND: "hand"}
NAMES = (Ask.NAME, Ask.SORT)


class Progress(model.Frozen):
    """What is kept after every answer: the sketch, and the question that comes next, of which sort of cards."""

    sketch: Sketch
    ask: Ask
    sort: int = 0


class Ground(model.Frozen):
    """What does not change: ids of games, names as they are heard, whether free text can be typed, and the game as it
    stood before, where one is changed. ``usual`` is the name of a sort of cards that nobody names."""

    games: frozenset[str]
    names: frozenset[str]
    keyboard: bool
    usual: str
    lang: str
    before: Sketch | None = None
    reserved: frozenset[str] = frozenset()  # names of the cards that move something


class State(model.Frozen):
    now: Progress
    entry: Entry = Entry.SPELLED
    typed: str = ""  # digits of a number, or letters of a name
    held: str = ""  # the letter key that a further press goes on with
    offered: bool = False
    leaving: bool = False
    undoing: bool = False
    over: bool = False
    inputs: int = 0
    past: tuple[Progress, ...] = ()
    last: tuple[Announcement, ...] = ()  # what 0 says again

    @property
    def done(self) -> bool:
        """Whether the game is told."""
        return self.now.ask is Ask.DONE

    @property
    def naming(self) -> bool:
        """Whether a name can be typed at once, which is quicker than to spell it."""
        asked = self.entry is Entry.SPELLED and not self.leaving and not self.offered
        return asked and self.now.ask in NAMES

    @property
    def timers(self) -> tuple[Timer, ...]:
        return (
            (Timer(f"undo/{self.inputs}", AGAIN_SECONDS, waits=True, counts=model.Counts.AFTER),)
            if self.undoing
            else ()
        )


class Turn(model.Frozen):
    """The result of one input. ``kept``: the progress is to be written before anything is heard."""

    state: State
    said: tuple[Announcement, ...] = ()
    wishes: tuple[Wish, ...] = ()
    kept: bool = False


def begin(ground: Ground, now: Progress, unfinished: bool) -> Turn:
    """The first question; ``unfinished``: of a game that was begun before, which is offered first."""
    state = State(now, offered=unfinished)
    hello = "new-change" if ground.before is not None else "new-begin"
    said = () if unfinished else (game(hello, Sign.READY, game=_name(now.sketch)),)
    return _asked(ground, Turn(state, said))


def turn(ground: Ground, state: State, input: Input) -> Turn:
    """Handle one input."""
    if isinstance(input, Scan | Key | Typed):
        state = replace(state, inputs=state.inputs + 1)
    match input:
        case model.Elapsed(timer):
            return Turn(replace(state, undoing=state.undoing and timer != f"undo/{state.inputs}"))
        case model.Plugged(equipment, device, present, first):
            return Turn(state, (seen(equipment, device, present, first),))
        case Scan():
            return _refused(ground, state, "new-cards-later")
        case Typed(text):
            return _typed(ground, state, text)
        case model.Listening():
            if state.entry is not Entry.OPENING:
                return Turn(state)
            return Turn(replace(state, entry=Entry.SPEAKING), (game("teach-speak-now", Sign.READY, "question"),))
        case model.Recorded(recording):
            if not state.entry.recorded:
                return Turn(state)
            return _called(ground, state, state.now.sketch.name, recording)
        case model.NotRecorded(fault):
            if not state.entry.recorded:
                return Turn(state)
            return _refused(ground, replace(state, entry=Entry.SPELLED), f"microphone-{fault}")
        case Key():
            made = _key(ground, state, input)
            if input.key == "B":
                return made
            return replace(made, state=replace(made.state, undoing=False))  # nothing waits for a second B any more


# --- keys ---


def _key(ground: Ground, state: State, input: Key) -> Turn:
    key = input.key
    if key == "*" and input.speaking:
        return Turn(state)  # silence
    if key == "#" and input.unsaid:
        return Turn(state)  # the voice goes to the question
    if state.entry.recorded:
        return _while_recording(ground, state, input)
    if key == "D":
        return _asked(ground, Turn(state))
    if state.leaving:
        return _leaving(ground, state, key)
    if state.offered:
        return _offered(ground, state, key)
    if key == "B" and not state.typed:
        return _undo(ground, state, input)
    if state.now.ask in NAMES:
        return _spelled(ground, state, key)
    return _answered(ground, state, key)


def _leaving(ground: Ground, state: State, key: str) -> Turn:
    if key == "#":
        return Turn(replace(state, over=True), (game("new-left"),))
    if key == "*":
        return _asked(ground, Turn(replace(state, leaving=False)))
    return _refused(ground, state, "no-such-key")


def _offered(ground: Ground, state: State, key: str) -> Turn:
    """A game was left unfinished: # goes on with it, 1 begins another."""
    match key:
        case "#":
            return _asked(ground, Turn(replace(state, offered=False)))
        case "1":
            return Turn(replace(state, offered=False), (), (Wish.DROP,))
        case "*":
            return _asked(ground, Turn(replace(state, leaving=True)))
        case _:
            return _again(ground, state) if key in "09" else _refused(ground, state, "no-such-key")


def _undo(ground: Ground, state: State, input: Key) -> Turn:
    if not state.past:
        return _refused(ground, state, "nothing-to-undo")
    *earlier, last = state.past
    what = word("new-recall", ask=last.ask.value)
    if not state.undoing or input.unsaid:
        return Turn(replace(state, undoing=True), (answer("undo-asked", what=what),))
    back = replace(state, now=last, past=tuple(earlier), undoing=False, typed="", held="")
    return _asked(ground, Turn(back, (game("undone", Sign.ACCEPTED, what=what),), kept=True))


def _answered(ground: Ground, state: State, key: str) -> Turn:
    """A choice, or a number."""
    ask = state.now.ask
    low, high = _range(ground, state.now)
    several = high > 9
    if key == "#" and not state.typed:
        return _on(ground, state, state.now.sketch)
    if key == "*":
        if state.typed:
            return Turn(replace(state, typed=""), (echo("cancelled-typed"),))
        return _asked(ground, Turn(replace(state, leaving=True)))
    if several and (key.isdigit() or key == "#"):
        if key != "#":
            typed = (state.typed + key)[-4:]
            return Turn(replace(state, typed=typed), (echo("digit-typed", digit=int(key)),))
        value = int(state.typed)
    elif key == "9":
        return _help(ground, state)
    elif key == "0" and low > 0:
        return _again(ground, state)
    elif key.isdigit():
        value = int(key)
    else:
        return _refused(ground, state, "no-such-key")
    if not low <= value <= high:
        return _refused(ground, replace(state, typed=""), "out-of-range", low=low, high=high)
    chosen = CHOICES[ask][value - 1] if ask in CHOICES else value
    if chosen is True and ask is Ask.MORE:
        return _more(ground, state)
    if ask is Ask.MORE:
        return _on(ground, state, state.now.sketch)
    told = state.now.sketch
    if ask in OF_SORT:
        return _on(ground, state, told.with_sort(state.now.sort, **{OF_SORT[ask]: chosen}))
    filled: dict[str, Any] = {FIELDS[ask]: chosen}
    told = replace(told, **filled)
    return _on(ground, state, replace(told, most=max(told.most, told.fewest)))


def _range(ground: Ground, now: Progress) -> tuple[int, int]:
    """The smallest and the largest number that answers the question."""
    match now.ask:
        case Ask.MOST:
            return now.sketch.fewest, model.MAX_SEATS
        case Ask.COUNT:
            return sketch.most_cards(now.sketch.sorts[now.sort], _before(ground, now))
        case ask:
            return RANGES[ask]


def _before(ground: Ground, now: Progress) -> Sort | None:
    """The sort of cards as it stands in the game that is changed."""
    if ground.before is None or now.sort >= len(ground.before.sorts):
        return None
    return ground.before.sorts[now.sort]


def _more(ground: Ground, state: State) -> Turn:
    """Another sort of cards, with a usual name."""
    told = state.now.sketch
    if len(told.sorts) == sketch.MOST_SORTS:
        return _refused(ground, state, "new-sorts-full", most=sketch.MOST_SORTS)
    taken = {sort.id for sort in told.sorts}
    names = (ground.usual, *(f"{ground.usual} {n}" for n in range(2, 2 * sketch.MOST_SORTS + 9)))
    name = next(name for name in names if not _taken(ground, told, name, None))
    added = replace(told, sorts=(*told.sorts, Sort(sketch.sort_id(name, taken), name)))
    return _on(ground, state, added)


# --- from question to question ---


def _next(ground: Ground, now: Progress, told: Sketch) -> Progress:
    """The next question, once this one is answered: what does not apply is left out."""
    order, more = list(Ask), now.sort + 1 < len(told.sorts)
    if more and now.ask in (Ask.HAND, Ask.MORE):
        return Progress(told, Ask.SORT, now.sort + 1)
    for ask in order[order.index(now.ask) + 1 :]:
        apart = {
            Ask.ROUNDS: told.flow.rounds,
            Ask.FACES: told.dice > 0,
            Ask.COUNT: len(set(sketch.most_cards(told.sorts[now.sort], _before(ground, now)))) > 1,
            # How its cards are numbered stands in their ids.
            Ask.NAMED: _before(ground, now) is None,
        }
        if apart.get(ask, True):
            return Progress(told, ask, now.sort)
    return Progress(told, Ask.DONE, now.sort)


def _on(ground: Ground, state: State, told: Sketch, said: tuple[Announcement, ...] = ()) -> Turn:
    """The answer is kept, and the next question is asked."""
    now = _next(ground, state.now, told)
    after = replace(state, now=now, past=(*state.past, state.now), typed="", held="", entry=Entry.SPELLED)
    return _asked(ground, Turn(after, said, kept=True))


# --- names ---


def _spelled(ground: Ground, state: State, key: str) -> Turn:
    match key:
        case "C" if ground.keyboard:
            return _asked(ground, Turn(replace(state, entry=Entry.TYPED, typed="", held=""), (), (Wish.TYPE,)))
        case "C":
            return _refused(ground, state, "teach-no-keyboard-here")
        case "1" if not state.typed and state.now.ask is Ask.NAME:
            return _asked(ground, Turn(replace(state, entry=Entry.OPENING), (), (Wish.RECORD,)))
        case "0" if state.typed:
            return Turn(state, (spelling.read(ground.lang, state.typed),))
        case "0":
            return _again(ground, state)
        case "#" if state.typed.strip():
            return _called(ground, state, _written(state.typed))
        case "#":
            return _on(ground, state, state.now.sketch)
        case "*" if not state.typed:
            return _asked(ground, Turn(replace(state, leaving=True)))
    match spelling.press(state.typed, state.held, key, spaces=True):
        case spelling.Spelled(text, held, letter):
            return Turn(replace(state, typed=text, held=held), (spelling.told(text, letter),))
        case None:
            return _refused(ground, state, "no-such-key")
        case why:
            return _refused(ground, state, why.why.id, **dict(why.why.args))


def _written(spelled: str) -> str:
    """What was spelled, with a capital letter and no space at its end."""
    text = " ".join(spelled.split())
    return text[:1].upper() + text[1:]


def _typed(ground: Ground, state: State, text: str) -> Turn:
    if state.entry is not Entry.TYPED and not state.naming:
        return _refused(ground, state, "no-text-now")
    state = replace(state, entry=Entry.SPELLED)
    text = cleaned(text)
    if not text:
        made = _asked(ground, Turn(state, (echo("cancelled-text"),)))
    elif len(text) > LONGEST_NAME:
        made = _refused(ground, state, "teach-too-long", length=len(text), longest=LONGEST_NAME)
    else:
        made = _called(ground, state, text)
    return replace(made, wishes=(Wish.KEYS, *made.wishes))


def _while_recording(ground: Ground, state: State, input: Key) -> Turn:
    if input.key == "#":
        if state.entry is Entry.SPEAKING and not input.speaking:
            return Turn(replace(state, entry=Entry.ENDING), (), (Wish.END,))
        return Turn(state)
    quiet = replace(state, entry=Entry.SPELLED)
    return _asked(ground, Turn(quiet, (echo("cancelled-recording"),), (Wish.HUSH,)))


def _taken(ground: Ground, told: Sketch, name: str, rank: int | None) -> bool:
    """Whether another sort of cards, or a card that moves something, sounds like this."""
    others = (_heard(sort.name) for at, sort in enumerate(told.sorts) if at != rank)
    return _heard(name) in {*others, *ground.reserved}


def _heard(name: str) -> str:
    return " ".join(name.casefold().split())


def _called(ground: Ground, state: State, name: str, recording: str = "") -> Turn:
    """The game, or a sort of cards, is called so. What has an id keeps it."""
    told, now = state.now.sketch, state.now
    said = (game("new-called", Sign.ACCEPTED, name=OwnText(told.lang, name, recording)),)
    state = replace(state, typed="", held="", entry=Entry.SPELLED)
    if now.ask is Ask.SORT:
        if _taken(ground, told, name, now.sort):
            return _refused(ground, state, "new-sort-taken", name=OwnText(told.lang, name))
        id = told.sorts[now.sort].id
        if _before(ground, now) is None:
            id = sketch.sort_id(name, {sort.id for at, sort in enumerate(told.sorts) if at != now.sort})
        return _on(ground, state, told.with_sort(now.sort, id=id, name=name), said)
    id, taken = told.id, ground.names
    if ground.before is not None:
        taken -= {_heard(ground.before.name)}
    elif not recording:
        id = sketch.game_id(name, ground.games)
    if not recording and (not id or _heard(name) in taken):
        return _refused(ground, state, "new-name-taken", name=OwnText(told.lang, name))
    return _on(ground, state, replace(told, id=id, name=name, recording=recording), said)


# --- what is heard ---


def _name(told: Sketch) -> OwnText:
    return OwnText(told.lang, told.name, told.recording)


def question(ground: Ground, state: State) -> model.Word | None:
    """What is asked now; None once the game is told."""
    told, now = state.now.sketch, state.now
    if state.leaving:
        return word("new-leave")
    if state.offered:
        return word("new-offer", game=_name(told))
    match state.entry:
        case Entry.TYPED:
            return word("teach-text", slot=word("teach-slot", slot="name"))
        case Entry.OPENING:
            return word("teach-speak")
        case Entry.SPEAKING | Entry.ENDING:
            return word("teach-speak-now")
    match now.ask:
        case Ask.DONE:
            return None
        case Ask.NAME:
            return word("new-ask-name", usual=_name(told), typing=int(ground.keyboard))
        case Ask.SORT:
            sort = OwnText(told.lang, told.sorts[now.sort].name)
            return word("new-ask-sort", number=now.sort + 1, usual=sort, typing=int(ground.keyboard))
        case ask if ask in OF_SORT:
            usual: Any = getattr(told.sorts[now.sort], OF_SORT[ask])
        case Ask.MORE:
            usual = False
        case ask:
            usual = getattr(told, FIELDS[ask])
    low, high = _range(ground, now)
    args: dict[str, Arg] = {"low": low, "high": high, "usual": usual}
    if now.ask in CHOICES:
        args = {"usual": CHOICES[now.ask].index(usual) + 1}
    if now.ask in OF_SORT:
        args["name"] = OwnText(told.lang, told.sorts[now.sort].name)
    return word(f"new-ask-{now.ask.value}", **args)


def _asked(ground: Ground, made: Turn) -> Turn:
    """The turn, and then what is asked."""
    asked = question(ground, made.state)
    said = made.said if asked is None else (*made.said, Announcement(asked.id, asked.args, topic="question"))
    return replace(made, state=replace(made.state, last=said), said=said)


def _again(ground: Ground, state: State) -> Turn:
    """What was said last; or, where that was nothing, what is asked."""
    said = state.last or _asked(ground, Turn(state)).said
    return Turn(state, tuple(replace(line, urgency=model.Urgency.ECHO, sign=None, topic="") for line in said))


def _help(ground: Ground, state: State) -> Turn:
    """What is asked, and the keys that serve everywhere."""
    said = (*_asked(ground, Turn(state)).said, echo("new-help"))
    return Turn(state, tuple(replace(line, urgency=model.Urgency.ECHO, topic="", breaths=True) for line in said))


def _refused(ground: Ground, state: State, why: str, **args: Arg) -> Turn:
    """A refusal, with what is asked: named, for a mistake is no reason to hear all keys again."""
    aside = state.leaving or state.offered or state.entry is not Entry.SPELLED
    due = question(ground, state) if aside else word("new-due", what=word("new-recall", ask=state.now.ask.value))
    return Turn(state, (replace(answer(why, Sign.REFUSED, **args), due=due),))


def usual_sketch(ground: Ground, id: str, name: str, lobby: int) -> Sketch:
    """The game that comes out where nobody answers anything."""
    return Sketch(id, ground.lang, name, (Sort(sketch.sort_id(ground.usual, ()), ground.usual),), lobby)


def heard_names(names: Collection[str]) -> frozenset[str]:
    """Names as they sound: those that differ only in capitals or spaces are one."""
    return frozenset(map(_heard, names))
