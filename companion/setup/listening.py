"""The devices on trial in a set-up: which are listened to, at which speed, and what is made of what they send.

    Found ─ Trial ─ Try ─ Read ─ another speed, or: this is a scanner ─ whose is it? ─ Keep

Pure. It must never take a port for a scanner before a barcode came through it whole: ours once, any other twice.
"""

from __future__ import annotations

from companion.files.config import SLOWEST_PACE
from companion.model import Announcement, Key, Sign, Word, alert, game, replace, word
from companion.setup import exchange, words
from companion.setup.exchange import Turn
from companion.setup.state import KEYBOARD, Role, State, Step, Trial
from companion.setup.trial import Verdict

#: After this many misreads in one setting, the setting is wrong, and not the card.
MISREADS = 2
#: In milliseconds a character. Scanners that type no slower need not be learned.
FAST_PACE = 20
#: No hand presses two keys so soon after each other.
HANDS_SECONDS = 0.02
_BARCODES = (Verdict.OURS, Verdict.READABLE)


def found(state: State, found: exchange.Found) -> Turn:
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


def trial_of(state: State, url: str) -> Trial | None:
    """The device on trial at this url."""
    return next((trial for trial in state.trials if trial.device.url == url), None)


def _put(state: State, trial: Trial) -> State:
    return replace(
        state, trials=tuple(trial if other.device.url == trial.device.url else other for other in state.trials)
    )


def not_opened(state: State, refused: exchange.NotOpened) -> Turn:
    """Another setting, where only this one was refused; else the trouble, once."""
    trial = trial_of(state, refused.url)
    if trial is None:
        return Turn(state)
    if refused.setting and trial.place + 1 < len(trial.settings):
        trial = replace(trial, place=trial.place + 1, misreads=0, once="")  # it lacks this parity: no word about it
        return Turn(_put(state, trial), (), (exchange.Try(trial),))
    if refused.why in state.told:
        return Turn(state)
    return Turn(replace(state, told=(*state.told, refused.why)), (_aloud(refused.why),))


# --- frames ---


def read(state: State, read: exchange.Read) -> Turn:
    """Something came from a device on trial, or through the terminal."""
    trial = trial_of(state, read.url)
    if trial is not None and trial.keypad:
        # Where its speed is certain, what is no key is ignored.
        return Turn(state) if trial.known or not state.greeting else _next_setting(state, trial)
    if state.step is Step.BOOTH and read.verdict in _BARCODES:
        return Turn(state, (game("setup-booth-read", Sign.ACCEPTED),))
    if state.step is Step.BOOTH:
        return _again(state)
    if state.step not in (Step.SCANNER, Step.WHOSE):
        by_hand = not read.url and not read.pace and read.verdict is not Verdict.OURS  # a letter, then Enter
        why = alert("no-such-key", Sign.REFUSED) if by_hand else game("setup-not-now", Sign.REFUSED)
        return Turn(state, (words.refused(state, why),))
    if read.url in state.heard and read.verdict in _BARCODES:
        return Turn(state, (game("setup-known-scanner"), *words.ask(state)))
    if state.step is Step.WHOSE:
        return Turn(state, words.ask(state))
    if trial is None:
        if read.verdict in _BARCODES:
            return Turn(replace(state, typed=read.text, pace=read.pace))
        return _again(state)
    state = replace(state, typed="")
    match read.verdict:
        case Verdict.OURS:
            return _scanned(state, trial)
        case Verdict.READABLE if trial.once == read.text or trial.device.typing:
            return _scanned(state, trial)
        case Verdict.READABLE:
            return Turn(_put(state, replace(trial, once=read.text)), (game("setup-scan-the-same"),))
        case Verdict.NOT_READ:
            return Turn(state, (words.refused(state, game("doubt-no-read", Sign.DOUBTFUL)),))
        case Verdict.MISREAD if trial.misreads + 1 < MISREADS:
            after = replace(trial, misreads=trial.misreads + 1)
            return Turn(_put(state, after), (words.refused(state, game("doubt-check-letters", Sign.DOUBTFUL)),))
        case _:
            return _next_setting(state, trial)


def _next_setting(state: State, trial: Trial) -> Turn:
    """What came cannot be a barcode: try the next speed. After the last say what else may be wrong."""
    if trial.device.typing:
        return _again(state)
    over = trial.place + 1 >= len(trial.settings)
    trial = replace(trial, place=0 if over else trial.place + 1, misreads=0, once="")
    said = (words.no_speed(trial),) if over else ()
    return Turn(_put(state, trial), (*said, words.next_speed(trial)), (exchange.Try(trial),))


def typed(state: State) -> Turn:
    """A scanner types into the terminal: what it typed has not come from below it too."""
    how, slow = state.hindered, state.pace > FAST_PACE
    said = game("setup-typing-slow" if slow else "setup-typing-scanner", Sign.ACCEPTED)
    slowest = max(state.slowest, state.pace if slow else 0)
    state = replace(state, typed="", heard=(*state.heard, ""), slowest=slowest)
    kept = (exchange.Keep((("typing-pace", min(SLOWEST_PACE, slowest)),)),) if slow else ()
    return Turn(state, (said, *((_aloud(how),) if how else ()), *words.ask(state)), kept)


def at_once(state: State, key: Key) -> bool:
    """Whether this key of the terminal came together with the one before it, as no hand presses them."""
    before = state.pressed
    return before is not None and before.device == key.device == KEYBOARD and 0 < key.at - HANDS_SECONDS < before.at


def cut(state: State) -> Turn:
    """What ended a scan that came in pieces is no answer: the machine had stalled. Enough of it may have come."""
    return typed(state) if state.typed else _again(state)


def _scanned(state: State, trial: Trial) -> Turn:
    """This is a scanner, and this is its speed."""
    speed = word("setup-typing") if trial.device.typing else words.speed(trial.setting)
    found = game("setup-scanner-found", Sign.ACCEPTED, speed=speed)
    state = replace(state, step=Step.WHOSE, heard=(*state.heard, trial.device.url))
    return Turn(state, (found, *words.ask(state)))


def belongs(state: State, seat: int | None) -> Turn:
    """The scanner found last belongs to the table or to this seat. Ask whether there is another."""
    trial = trial_of(state, state.heard[-1])  # it has just been heard
    assert trial is not None
    written = "auto" if trial.known and seat is None else trial.written
    written = written if seat is None else f"seat{seat}={written}"
    state = replace(state, step=Step.SCANNER, found=(*state.found, written))
    keep = exchange.Keep((("scanners", with_auto(state.found)),))
    whose = game("setup-scanner-kept") if seat is None else game("setup-scanner-seat", seat=seat)
    return Turn(state, (whose, *words.ask(state)), (keep,))


def _again(state: State) -> Turn:
    return Turn(state, (words.refused(state, game("setup-scan-again", Sign.DOUBTFUL)),))


# --- what is kept and said ---


def with_auto(found: tuple[str, ...]) -> list[str]:
    """What was found, and ``auto``: some day another scanner may be plugged in, which discovery recognises."""
    return [*(port for port in found if port != "auto"), "auto"]


def _aloud(trouble: Word) -> Announcement:
    return Announcement(trouble.id, trouble.args)
