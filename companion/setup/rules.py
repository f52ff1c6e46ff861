"""What a set-up does with an input: ``turn`` gives the next state, the announcements, and the wishes to the edge.

Pure: time comes as ``Elapsed``, devices and files as what the edge found. It must never wait silently: every step has
a timer, and every timer says what is due.

Everywhere: 0 says the question again, 9 helps, # goes on (or leaves a step out), B twice goes back, * is silence, and
in silence leaves.
Only at the very first question any key will do. The key finder names all keys: there ## goes on and ** leaves. Each
step's result is kept at once, so that an interruption loses nothing.
"""

from __future__ import annotations

from companion import model
from companion.files.config import EarWish, Outputs
from companion.model import UNDO, Elapsed, Key, OfPhone, Plugged, Rolled, Sign, alert, answer, game, replace, word
from companion.setup import exchange, first_start, listening, phones, waking, words
from companion.setup.exchange import Turn
from companion.setup.state import BOOTH_PAGES, LEAD_INS, Role, State, Step, Trial

RATES = (90, 450)
VOLUMES = (10, 100)
#: The digits of the pad's upper and lower left corner.
CORNERS = {"1": "7", "7": "1"}


def begin(state: State) -> Turn:
    """The first question. Keypads are always looked for, because everything is answered with them."""
    first = _next(state)
    return first if exchange.Look() in first.wishes else Turn(first.state, first.said, (exchange.Look(), *first.wishes))


def turn(state: State, input: exchange.Input) -> Turn:
    """Handle one input."""
    if state.step is Step.END and not isinstance(input, Plugged):
        return Turn(state)
    match input:
        case Elapsed(timer):
            return _elapsed(state, timer)
        case Key():
            return _pressed(replace(state.after_input, pad=state.pad_of(input.device), backing=state.backing), input)
        case exchange.Read():
            return listening.read(state.after_input, input)
        case exchange.NotOpened():
            return listening.not_opened(state, input)
        case Plugged():
            return _plugged(state, input)
        case exchange.Found():
            return listening.found(state, input)
        case exchange.Soundings():
            return _outputs(state, input)
        case Rolled(digit):
            return _asked(replace(state.after_input, digit=digit))
        case exchange.Inspected():
            return _inspected(state.after_input, input)
        case exchange.Written():
            return _written(state, input)
        case exchange.NotKept(fault):
            return Turn(state, (game("not-kept", fault=fault),))
        case exchange.PagesReached() if state.step is Step.PHONES:
            return phones.reached(state, input)
        case exchange.PagesRefused(why) if state.step is Step.PHONES:
            return Turn(state, (why,)).then(_next)
        case exchange.WifiRefused() if state.step is Step.PHONES:
            return phones.refused(state)
        case OfPhone() if state.step is Step.PHONES:
            return phones.came(state, input)
        case model.DoorFell() if state.step is Step.PHONES:
            return phones.fell(state)
        case _:  # late, from pages that are closed
            return Turn(state)


def _plugged(state: State, plugged: Plugged) -> Turn:
    """A device has been pulled out or has come back. Its first appearance is no news: it was looked for."""
    if plugged.first:
        return Turn(state)
    name = plugged.equipment.value
    if not plugged.present:
        return Turn(state.after_input, (alert(f"{name}-{'silent' if plugged.silent else 'lost'}", Sign.LOST),))
    again = plugged.equipment is model.Equipment.EARPHONE and state.step in (Step.EAR, Step.LOUDSPEAKER)
    return Turn(state.after_input, (alert(f"{name}-back", Sign.BACK), *(words.ask(state) if again else ())))


def _asked(state: State) -> Turn:
    return Turn(state, words.ask(state))


# --- from step to step ---


def _next(state: State) -> Turn:
    """Leave this step and enter the next."""
    left = _leave(state)
    return left.then(_enter_next)


def _enter_next(state: State) -> Turn:
    if not state.first_start or state.todo[:1] == (Step.GO_ON,):
        return _entered(state)
    return first_start.reached(state, state.todo[0].value if state.todo else first_start.TUTORIAL).then(_entered)


def _entered(state: State) -> Turn:
    if not state.todo:
        said = () if state.first_start else (game("setup-end", Sign.READY),)
        return Turn(replace(state, step=Step.END), said)
    step, *todo = state.todo
    fresh = replace(state.after_input, place=0, looked=False, typed="", seats=(), last="")
    state = replace(fresh, step=step, main=step, todo=tuple(todo))
    match state.step:
        case Step.HELLO | Step.WELCOME:
            return Turn(state, words.ask(state), (exchange.Look(),))
        case Step.LOUDSPEAKER | Step.EAR:
            return Turn(replace(state, sounding=()), (), (exchange.ListOutputs(),))
        case Step.WAKING:
            return _waking(state, ear=False)
        case Step.SCANNER:
            return Turn(replace(state, found=(), heard=()), (game("setup-looking"),), (exchange.Look(),))
        case Step.BOOTH:
            return Turn(state, words.ask(state), (exchange.Look(),))
        case Step.PHONES:
            return phones.opened(state)
        case Step.UNIT | Step.LINGER | Step.RULES:
            return Turn(state, (), (exchange.Inspect(state.step),))
        case _:
            return _asked(state)


def _leave(state: State) -> Turn:
    """The end of a step: what it keeps, and which devices it closes."""
    match state.step:
        case Step.MANNER:
            kept = exchange.Keep((("rate", state.tone.rate), ("volume", state.tone.volume)))
            return Turn(state, (), (kept,))
        case Step.SCANNER:
            keep = (exchange.Keep((("scanners", listening.with_auto(state.found)),)),) if state.found else ()
            return _let_go(state, [t for t in state.trials if not t.keypad and t.device.url not in state.heard], keep)
        case Step.PHONES:
            return phones.left(state)
        case Step.HELLO | Step.WELCOME:
            wrong = [t for t in state.trials if t.keypad and t.device.role is Role.UNKNOWN]
            return _let_go(state, [t for t in wrong if t.device.url != state.keypad])
        case _:
            return Turn(state)


def _let_go(state: State, dropped: list[Trial], kept: tuple[exchange.Wish, ...] = ()) -> Turn:
    left = tuple(trial for trial in state.trials if trial not in dropped)
    return Turn(replace(state, trials=left), (), (*kept, *(exchange.Drop(trial.device.url) for trial in dropped)))


# --- time ---


def _elapsed(state: State, timer: str) -> Turn:
    kind, _, came = timer.partition("/")
    if came != str(state.came):
        return Turn(state)
    if kind == "typed":
        return listening.typed(state.after_input)
    if kind == "unheard":
        return _next_output(state.after_input)
    if kind == "rested":
        return waking.first_word(state.after_input)
    if kind == "asked":
        return _asked(replace(state.after_input, asked=True))
    state = replace(state, came=state.came + 1, reminded=state.reminded + 1, backing=False)
    if first_start.abandoned(state):
        return first_start.given_up(state)
    if state.step is Step.WELCOME:
        return Turn(state, words.ask(state), (exchange.Look(),))
    if state.step in (Step.HELLO, Step.SCANNER):
        hint = "setup-nothing-keypad" if state.step is Step.HELLO else "setup-nothing-scanner"
        more = (game("setup-nothing-mode"),) if state.step is Step.SCANNER and state.reminded == 2 else ()
        return Turn(state, (game(hint, Sign.ATTENTION), *more, *words.ask(state)), (exchange.Look(),))
    if state.step is Step.EAR:
        return Turn(state, (), (exchange.Roll(),))
    if state.step is Step.PHONES:
        return Turn(state, phones.nobody(state))
    said = words.ask(state)
    return Turn(state, (replace(said[0], sign=Sign.ATTENTION), *said[1:]) if said else ())


# --- keys ---


def _pressed(state: State, pressed: Key) -> Turn:
    key, backing = pressed.key, state.backing and not pressed.unsaid
    at_once = listening.at_once(state, pressed)
    state = replace(state, backing=False, pressed=pressed)
    if state.answered[-1:] != (state.main,):
        state = replace(state, answered=(*state.answered, state.main))
    if state.step is Step.HELLO:
        return _hello(state, pressed)
    if state.step is Step.WELCOME:
        return _welcomed(state, pressed)
    if state.step is Step.FINDER:
        return _finder(state, key)
    if state.step is Step.PHONES and (taken := phones.pressed(state, pressed)) is not None:
        return taken
    if key == "B":
        return _back(state) if backing else _back_asked(state)
    match key:
        case "*":
            return Turn(state) if pressed.speaking else _left(state)
        case "#":
            if state.step is Step.SCANNER and (at_once or state.typed):
                return listening.cut(state)
            return Turn(state) if pressed.unsaid else _hash(state)
        case "0":
            return _asked(state)
        case "9":
            return Turn(state, words.help_(state))
        case _ if key in "12345678":
            return _digit(state, int(key))
        case _:
            return _wrong(state)


def _before(state: State) -> tuple[Step, ...]:
    """The steps to go back to, the last of them at once: those that go on by themselves would only come here again."""
    if state.step is not state.main or (state.place and state.step is not Step.BOOTH):
        return (*(step for step in state.answered if step is not state.main), state.main)
    return tuple(step for step in state.answered if step is not state.main)


def _back_asked(state: State) -> Turn:
    if not _before(state) and not state.place:
        return Turn(state, (words.refused(state, game("setup-no-back", Sign.REFUSED)),))
    return Turn(replace(state, backing=True), (answer("setup-back-asked", None, UNDO),))


def _back(state: State) -> Turn:
    """The page before, the beginning of this step, or the step before it, as if it had never been answered."""
    if state.step is Step.BOOTH and state.place:
        return _asked(replace(state, place=state.place - 1))
    if state.step is Step.WHOSE:
        return _asked(replace(state, step=Step.SCANNER, heard=state.heard[:-1]))
    *answered, back = _before(state)
    todo = (back, *((state.main,) if back is not state.main else ()), *state.todo)
    return _leave(state).then(lambda left: _enter_next(replace(left, todo=todo, answered=tuple(answered))))


def _left(state: State) -> Turn:
    left = _leave(state)
    left = left.then(first_start.done) if state.first_start else left
    return Turn(replace(left.state, step=Step.END), (*left.said, game("setup-left")), left.wishes)


def _welcomed(state: State, pressed: Key) -> Turn:
    """The first question of all: a language. # keeps the one that the machine has; any other key hears it again."""
    key = pressed.key
    if key == "*":
        return Turn(state) if pressed.speaking else _left(state)
    if key != "#" and not (key.isdigit() and 0 < int(key) <= len(state.languages)):
        return _asked(state)
    spoken = Turn(state) if key == "#" else first_start.language(state, int(key))
    return spoken.then(lambda told: _hello(told, pressed))


def _hello(state: State, pressed: Key) -> Turn:
    """The first key of all, whichever it is. The device that it came from is the one to answer with."""
    trial = listening.trial_of(state, pressed.device)
    if state.pad == "terminal":
        return _greeted(state, "setup-keyboard-found")
    if trial is not None and not trial.known:
        state = replace(state, keypad=trial.device.url)
        keep = exchange.Keep((("keypads", listening.with_auto((trial.written,))),))
        return Turn(state, (), (keep,)).then(lambda kept: _greeted(kept, "setup-keypad-found"))
    return _greeted(state, "setup-keypad-found")


def _greeted(state: State, found: str) -> Turn:
    if state.first_start and state.pad == "terminal":  # a keyboard's digits stand in a row
        state = replace(state, todo=tuple(step for step in state.todo if step is not Step.LAYOUT))
    return Turn(state, (game(found, Sign.ACCEPTED),)).then(_next)


def _finder(state: State, key: str) -> Turn:
    if key == state.last == "*":
        return _left(state)
    if key == state.last == "#":
        return _next(state)
    return Turn(replace(state, last=key), (words.named(key),))


def _hash(state: State) -> Turn:
    match state.step:
        case Step.BOOTH if state.place + 1 < BOOTH_PAGES:
            return _asked(replace(state, place=state.place + 1))
        case Step.WHOSE:
            return listening.belongs(state, None)
        case Step.EAR:
            return _next_ear(state)
        case Step.EAR_SEATS:
            return _seats_chosen(state)
        case Step.WAKING:
            return _woken(state)
        case _:
            return _next(state)


def _digit(state: State, digit: int) -> Turn:
    match state.step:
        case Step.LANGUAGE if digit <= len(state.languages):
            spoken = first_start.language(state, digit)
            return replace(spoken, said=(game("language-is"),)).then(_next)
        case Step.LOUDSPEAKER if digit == 1 and state.sounding:
            return _loudspeaker(state)
        case Step.LOUDSPEAKER if digit == 2 and state.sounding:
            return _next_output(state)
        case Step.MANNER if digit <= 4:
            return _manner(state, digit)
        case Step.LAYOUT:
            return _layout(state, str(digit))
        case Step.TURN if digit == 1:
            return _next(state)
        case Step.TURN if digit == 2:
            return _turned(state)
        case Step.SCANNER if digit == 1:
            return Turn(replace(state, looked=False), (game("setup-looking"),), (exchange.Look(),))
        case Step.WHOSE:
            return listening.belongs(state, digit)
        case Step.WITH_PHONES if digit == 1:
            return _entered(replace(state, todo=(Step.PHONES, *state.todo)))
        case Step.PHONES if digit == 1 and phones.can_turn(state):
            return phones.turned(state)
        case Step.WAKING if digit == 2 and state.rested and state.lead_in + 1 < len(LEAD_INS):
            return waking.swallowed(state)
        case Step.WAKING if digit <= 2 and state.rested:
            return waking.settled(state, heard=digit == 1).then(_woken)
        case Step.EAR if not state.others:
            return Turn(state, (), (exchange.ListOutputs(),)) if digit == 1 else _wrong(state)
        case Step.EAR if digit == state.digit:
            after = replace(state, step=Step.EAR_SEATS, seats=())
            return Turn(after, (game("setup-ear-heard", Sign.ACCEPTED), *words.ask(after)))
        case Step.EAR:
            return Turn(state, (alert("not-that-digit", Sign.REFUSED),), (exchange.Roll(),))  # it asks again
        case Step.EAR_SEATS:
            seats = {*state.seats} ^ {digit}
            state = replace(state, seats=tuple(sorted(seats)))
            return Turn(state, (words.seats(state),))
        case Step.UNIT | Step.LINGER | Step.RULES if digit == 1 and state.about[0]:
            return Turn(state, (), (exchange.Write(state.step, state.undoing),))
        case Step.UNIT | Step.LINGER | Step.RULES if digit == 2:
            return _next(state)
    return _wrong(state)


def _wrong(state: State) -> Turn:
    return Turn(state, (words.refused(state, alert("no-such-key", Sign.REFUSED)),))


# --- sound ---


def _outputs(state: State, found: exchange.Soundings) -> Turn:
    state = replace(state.after_input, sounding=found.all, place=0)
    if state.step is Step.LOUDSPEAKER:
        if found.why is not None or not found.all:
            why = found.why or word("no-sound-no-device")
            mend = (game("setup-sound-library"),) if why.id == "no-sound-no-library" else ()
            said = (game("no-sound", reason=why), *mend)
            todo = tuple(step for step in state.todo if step not in (Step.MANNER, Step.WAKING))
            return Turn(replace(state, todo=todo), said).then(_next)
        return _asked(state)
    if state.step is Step.EAR:
        if state.others:
            return Turn(state, (game("setup-ears"),), (exchange.Roll(),))
        return Turn(state, (game("setup-no-ear"),)).then(_next)
    return Turn(state)


def _next_output(state: State) -> Turn:
    if state.place + 1 < len(state.sounding):
        return _asked(replace(state, place=state.place + 1))
    return Turn(state, (game("setup-no-loudspeaker"),)).then(_next)


def _loudspeaker(state: State) -> Turn:
    """This output is the table's. If it is the only one, none is named: wherever the machine plays is right."""
    chosen = state.sounding[state.place]
    wishes: tuple[exchange.Wish, ...] = ()
    if len(state.sounding) > 1:
        ears = tuple(ear for ear in state.outputs.ears if ear.name != chosen.id)
        state = replace(state, outputs=Outputs(chosen.id, ears))
        wishes = (exchange.Keep((("outputs", _written_outputs(state.outputs)),)),)
    if not chosen.table:
        wishes = (exchange.PlayOn(chosen.id), *wishes)
        state = replace(state, sounding=tuple(replace(output, table=output is chosen) for output in state.sounding))
    return Turn(state, (game("setup-loudspeaker-is", Sign.ACCEPTED, name=chosen.name),), wishes).then(_next)


def _written_outputs(outputs: Outputs) -> dict[str, str]:
    table = {"table": outputs.table} if outputs.table else {}
    return {**table, **{ear.output: ear.name for ear in outputs.ears}}


def _manner(state: State, digit: int) -> Turn:
    tone = state.tone
    if digit <= 2:
        rate = min(RATES[1], max(RATES[0], tone.rate + (20 if digit == 1 else -20)))
        tone, said = replace(tone, rate=rate), game("rate-is", words=rate)
    else:
        volume = min(VOLUMES[1], max(VOLUMES[0], tone.volume + (10 if digit == 3 else -10)))
        tone, said = replace(tone, volume=volume), game("volume-is", percent=volume)
    return Turn(replace(state, tone=tone), (replace(said, topic="setup-manner"),), (exchange.Speak(tone),))


# --- ears ---


def _next_ear(state: State) -> Turn:
    if state.place + 1 < len(state.others):
        return Turn(replace(state, step=Step.EAR, place=state.place + 1), (), (exchange.Roll(),))
    return _next(state)


def _seats_chosen(state: State) -> Turn:
    """These seats hear this output, and no other. The output serves only these seats."""
    device = state.others[state.place]
    others = tuple(
        EarWish(left, ear.name)
        for ear in state.outputs.ears
        if ear.name != device.id and (left := tuple(seat for seat in ear.seats if seat not in state.seats))
    )
    ears = (*others, EarWish(state.seats, device.id)) if state.seats else others
    state = replace(state, outputs=Outputs(state.outputs.table, ears))
    keep = exchange.Keep((("outputs", _written_outputs(state.outputs)),))
    told = Turn(state, (words.seats(state),), (keep,))
    return told.then(lambda chosen: _waking(chosen, ear=True) if chosen.seats else _next_ear(chosen))


# --- the first word after a rest ---


def _waking(state: State, ear: bool) -> Turn:
    """Find out whether the first word after a rest is heard: at the table, or in the ear that has just been set."""
    state = replace(state, step=Step.WAKING, ear=ear)
    return waking.rests(state) if state.sounding else _next(state)


def _woken(state: State) -> Turn:
    return _next_ear(state) if state.ear else _next(state)


# --- the pad ---


def _layout(state: State, digit: str) -> Turn:
    if digit not in CORNERS:
        return Turn(state, (game("setup-odd-layout", digit=int(digit)),)).then(_next)
    return _asked(replace(state, step=Step.TURN, top=digit))


def _turned(state: State) -> Turn:
    turned = tuple(pad for pad in state.turned if pad != state.pad)
    if turned == state.turned:
        turned = (*turned, state.pad)
    state = replace(state, turned=turned)
    wishes = (exchange.TurnPads(turned), exchange.Keep((("turned-pads", list(turned)),)))
    return Turn(state, (words.layout(CORNERS[state.top]),), wishes).then(_next)


# --- what starts with the machine ---


def _inspected(state: State, inspected: exchange.Inspected) -> Turn:
    """Say what needs no question and go on; else ask first."""
    if inspected.step is not state.step:
        return Turn(state)
    state = replace(state, about=(inspected.standing, inspected.where))
    match inspected.standing:
        case "no-systemd":
            said = game("setup-no-systemd")
            return Turn(replace(state, todo=tuple(s for s in state.todo if s is not Step.LINGER)), (said,)).then(_next)
        case "current" if not state.undoing:
            return Turn(state, (game(f"setup-is-{state.step.value}", where=inspected.where),)).then(_next)
        case "absent" if state.undoing:
            return Turn(state, (game("setup-nothing-there", where=inspected.where),)).then(_next)
        case "foreign" if state.undoing:
            return Turn(state, (game("setup-left-foreign", where=inspected.where),)).then(_next)
        case "foreign":
            return Turn(state, (game("setup-foreign", Sign.ATTENTION, where=inspected.where), *words.ask(state)))
        case _:
            return _asked(state)


def _written(state: State, written: exchange.Written) -> Turn:
    done = "undone" if state.undoing else "done"
    if not written.why:
        said = game(f"setup-{done}-{written.step.value}", Sign.ACCEPTED, where=state.about[1])
    elif written.command:
        said = game("setup-run", Sign.REFUSED, why=word(f"setup-why-{written.why}"), command=written.command)
    else:
        said = game("setup-not-written", Sign.REFUSED, why=word(f"setup-why-{written.why}"), where=state.about[1])
    return Turn(state.after_input, (said,)).then(_next)
