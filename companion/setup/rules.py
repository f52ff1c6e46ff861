"""What a set-up does with an input: ``turn`` gives the next state, the announcements, and the wishes to the edge.

Pure: time comes as ``Elapsed``, devices and files as what the edge found. It must never wait silently: every step has
a timer, and every timer says what is due.

Everywhere: 0 says the question again, 9 helps, # goes on (or leaves a step out), * is silence, and in silence leaves.
Only at the very first question any key will do. The key finder names all keys: there ## goes on and ** leaves. Each
step's result is kept at once, so that an interruption loses nothing.
"""

from __future__ import annotations

from companion import model
from companion.files.config import SLOWEST_PACE, EarWish, Outputs
from companion.model import Announcement, Elapsed, Key, Plugged, Rolled, Sign, Word, alert, game, replace, word
from companion.setup import exchange, first_start, waking, words
from companion.setup.exchange import Turn
from companion.setup.state import BOOTH_PAGES, LEAD_INS, Role, State, Step, Trial
from companion.setup.trial import Verdict

RATES = (90, 450)
VOLUMES = (10, 100)
#: After this many misreads in one setting, the setting is wrong, and not the card.
MISREADS = 2
#: In milliseconds a character. Scanners that type no slower need not be learned.
FAST_PACE = 20
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
            return _pressed(replace(_came(state), pad=state.pad_of(input.device)), input)
        case exchange.Read():
            return _read(_came(state), input)
        case exchange.NotOpened():
            return _not_opened(state, input)
        case Plugged():
            return _plugged(state, input)
        case exchange.Found():
            return _found(state, input)
        case exchange.Soundings():
            return _outputs(state, input)
        case Rolled(digit):
            return _asked(replace(_came(state), digit=digit))
        case exchange.Inspected():
            return _inspected(_came(state), input)
        case exchange.Written():
            return _written(state, input)
        case exchange.NotKept(fault):
            return Turn(state, (game("not-kept", fault=fault),))


def _plugged(state: State, plugged: Plugged) -> Turn:
    """A device has been pulled out or has come back. Its first appearance is no news: it was looked for."""
    if plugged.first:
        return Turn(state)
    name = plugged.equipment.value
    if not plugged.present:
        return Turn(_came(state), (alert(f"{name}-lost", Sign.LOST),))
    again = plugged.equipment is model.Equipment.EARPHONE and state.step in (Step.EAR, Step.LOUDSPEAKER)
    return Turn(_came(state), (alert(f"{name}-back", Sign.BACK), *(words.ask(state) if again else ())))


def _came(state: State) -> State:
    return replace(state, came=state.came + 1, reminded=0)


def _aloud(trouble: Word) -> Announcement:
    return Announcement(trouble.id, trouble.args)


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
    state = replace(
        _came(state), step=state.todo[0], todo=state.todo[1:], place=0, looked=False, typed="", seats=(), last=""
    )
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
            keep = (exchange.Keep((("scanners", _with_auto(state.found)),)),) if state.found else ()
            return _let_go(state, [t for t in state.trials if not t.keypad and t.device.url not in state.heard], keep)
        case Step.HELLO | Step.WELCOME:
            wrong = [t for t in state.trials if t.keypad and t.device.role is Role.UNKNOWN]
            return _let_go(state, [t for t in wrong if t.device.url != state.keypad])
        case _:
            return Turn(state)


def _let_go(state: State, dropped: list[Trial], kept: tuple[exchange.Wish, ...] = ()) -> Turn:
    left = tuple(trial for trial in state.trials if trial not in dropped)
    return Turn(replace(state, trials=left), (), (*kept, *(exchange.Drop(trial.device.url) for trial in dropped)))


def _with_auto(found: tuple[str, ...]) -> list[str]:
    """What was found, and ``auto``: some day another scanner may be plugged in, which discovery recognises."""
    return [*(port for port in found if port != "auto"), "auto"]


# --- time ---


def _elapsed(state: State, timer: str) -> Turn:
    kind, _, came = timer.partition("/")
    if came != str(state.came):
        return Turn(state)
    if kind == "typed":
        typed, state = state.typed, replace(_came(state), typed="")
        return _scanned(state, "", typed)
    if kind == "unheard":
        return _next_output(_came(state))
    if kind == "rested":
        return waking.first_word(_came(state))
    if kind == "asked":
        return _asked(replace(_came(state), asked=True))
    state = replace(state, came=state.came + 1, reminded=state.reminded + 1)
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
    said = words.ask(state)
    return Turn(state, (replace(said[0], sign=Sign.ATTENTION), *said[1:]) if said else ())


# --- keys ---


def _pressed(state: State, pressed: Key) -> Turn:
    key = pressed.key
    if state.step is Step.HELLO:
        return _hello(state, pressed)
    if state.step is Step.WELCOME:
        return _welcomed(state, pressed)
    if state.step is Step.FINDER:
        return _finder(state, key)
    match key:
        case "*":
            return Turn(state) if pressed.speaking else _left(state)
        case "#":
            return Turn(state) if pressed.unsaid else _hash(state)
        case "0":
            return _asked(state)
        case "9":
            return Turn(state, words.help_(state))
        case _ if key in "12345678":
            return _digit(state, int(key))
        case _:
            return _wrong(state)


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
    trial = _trial(state, pressed.device)
    if state.pad == "terminal":
        return _greeted(state, "setup-keyboard-found")
    if trial is not None and not trial.known:
        state = replace(state, keypad=trial.device.url)
        keep = exchange.Keep((("keypads", _with_auto((trial.written,))),))
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
            return _belongs(state, None)
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
            return _belongs(state, digit)
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
    return Turn(state, (_refused(state, alert("no-such-key", Sign.REFUSED)),))


def _refused(state: State, why: Announcement) -> Announcement:
    """This refusal, with what the step asks."""
    return replace(why, due=words.due(state))


# --- sound ---


def _outputs(state: State, found: exchange.Soundings) -> Turn:
    state = replace(_came(state), sounding=found.all, place=0)
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


# --- what is plugged in ---


def _found(state: State, found: exchange.Found) -> Turn:
    """Listen to new devices, and tell new troubles."""
    new_trouble = tuple(trouble for trouble in found.trouble if trouble not in state.told)
    known = {trial.device.url for trial in state.trials}
    listening = state.step in (Step.SCANNER, Step.BOOTH, Step.WHOSE)
    new = []
    for device in found.devices:
        if device.url in known:
            continue
        if device.role is Role.KEYPAD or (state.greeting and device.role is Role.UNKNOWN):
            new.append(Trial(device, keypad=True))
        elif listening:
            new.append(Trial(device, keypad=False))
    first = not state.looked
    state = replace(
        state,
        trials=(*state.trials, *new),
        told=(*state.told, *new_trouble),
        hindered=found.hindered,
        looked=True,
    )
    said = tuple(_aloud(trouble) for trouble in new_trouble)
    ask = words.ask(state) if state.step is Step.SCANNER and (first or new) else ()
    return Turn(state, (*said, *ask), tuple(exchange.Try(trial) for trial in new))


def _trial(state: State, url: str) -> Trial | None:
    return next((trial for trial in state.trials if trial.device.url == url), None)


def _put(state: State, trial: Trial) -> State:
    return replace(
        state, trials=tuple(trial if other.device.url == trial.device.url else other for other in state.trials)
    )


def _not_opened(state: State, refused: exchange.NotOpened) -> Turn:
    trial = _trial(state, refused.url)
    if trial is None:
        return Turn(state)
    if refused.setting and trial.place + 1 < len(trial.settings):
        trial = replace(trial, place=trial.place + 1, misreads=0, once="")  # it lacks this parity: no word about it
        return Turn(_put(state, trial), (), (exchange.Try(trial),))
    if refused.why in state.told:
        return Turn(state)
    return Turn(replace(state, told=(*state.told, refused.why)), (_aloud(refused.why),))


# --- frames ---


def _read(state: State, read: exchange.Read) -> Turn:
    trial = _trial(state, read.url)
    if trial is not None and trial.keypad:
        return _pad_garbled(state, trial, read)
    if state.step is Step.BOOTH:
        return _in_the_booth(state, read)
    if state.step not in (Step.SCANNER, Step.WHOSE):
        return Turn(state, (_refused(state, game("setup-not-now", Sign.REFUSED)),))
    if read.url in state.heard and read.verdict in (Verdict.OURS, Verdict.READABLE):
        return Turn(state, (game("setup-known-scanner"), *words.ask(state)))
    if state.step is Step.WHOSE:
        return _asked(state)
    if trial is None:
        if read.verdict in (Verdict.OURS, Verdict.READABLE):
            return Turn(replace(state, typed=read.text, pace=read.pace))
        return Turn(state, (_refused(state, game("setup-scan-again", Sign.DOUBTFUL)),))
    state = replace(state, typed="")
    match read.verdict:
        case Verdict.OURS:
            return _scanned(state, read.url, read.text)
        case Verdict.READABLE if trial.once == read.text or trial.device.typing:
            return _scanned(state, read.url, read.text)
        case Verdict.READABLE:
            return Turn(_put(state, replace(trial, once=read.text)), (game("setup-scan-the-same"),))
        case Verdict.NOT_READ:
            return Turn(state, (_refused(state, game("doubt-no-read", Sign.DOUBTFUL)),))
        case Verdict.MISREAD if trial.misreads + 1 < MISREADS:
            after = replace(trial, misreads=trial.misreads + 1)
            return Turn(_put(state, after), (_refused(state, game("doubt-check-letters", Sign.DOUBTFUL)),))
        case _:
            return _next_setting(state, trial)


def _next_setting(state: State, trial: Trial) -> Turn:
    """What came cannot be a barcode: try the next speed. After the last say what else may be wrong."""
    if trial.device.typing:
        return Turn(state, (_refused(state, game("setup-scan-again", Sign.DOUBTFUL)),))
    over = trial.place + 1 >= len(trial.settings)
    trial = replace(trial, place=0 if over else trial.place + 1, misreads=0, once="")
    said = (words.no_speed(trial),) if over else ()
    return Turn(_put(state, trial), (*said, words.next_speed(trial)), (exchange.Try(trial),))


def _pad_garbled(state: State, trial: Trial, read: exchange.Read) -> Turn:
    """A keypad's port sends something that is no key. Where its speed is certain, that is ignored."""
    if not state.greeting or trial.known:
        return Turn(state)
    return _next_setting(state, trial)


def _scanned(state: State, url: str, text: str) -> Turn:
    """This is a scanner, and this is its speed."""
    if not url:
        how, slow = state.hindered, state.pace > FAST_PACE
        said = game("setup-typing-slow" if slow else "setup-typing-scanner", Sign.ACCEPTED)
        state = replace(state, heard=(*state.heard, ""), slowest=max(state.slowest, state.pace if slow else 0))
        kept = (exchange.Keep((("typing-pace", min(SLOWEST_PACE, state.slowest)),)),) if slow else ()
        return Turn(state, (said, *((_aloud(how),) if how else ())), kept).then(_asked)
    trial = _trial(state, url)
    assert trial is not None
    speed = word("setup-typing") if trial.device.typing else words.speed(trial.setting)
    found = game("setup-scanner-found", Sign.ACCEPTED, speed=speed)
    state = replace(state, step=Step.WHOSE, heard=(*state.heard, url))
    return Turn(state, (found, *words.ask(state)))


def _belongs(state: State, seat: int | None) -> Turn:
    """The scanner found last belongs to the table or to this seat. Ask whether there is another."""
    trial = _trial(state, state.heard[-1])  # it has just been heard
    assert trial is not None
    written = "auto" if trial.known and seat is None else trial.written
    written = written if seat is None else f"seat{seat}={written}"
    state = replace(state, step=Step.SCANNER, found=(*state.found, written))
    keep = exchange.Keep((("scanners", _with_auto(state.found)),))
    whose = game("setup-scanner-kept") if seat is None else game("setup-scanner-seat", seat=seat)
    return Turn(state, (whose, *words.ask(state)), (keep,))


def _in_the_booth(state: State, read: exchange.Read) -> Turn:
    good = read.verdict in (Verdict.OURS, Verdict.READABLE)
    if good:
        return Turn(state, (game("setup-booth-read", Sign.ACCEPTED),))
    return Turn(state, (_refused(state, game("setup-scan-again", Sign.DOUBTFUL)),))


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
    return Turn(_came(state), (said,)).then(_next)
