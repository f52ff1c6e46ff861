"""What is heard during a set-up: which message asks, repeats, helps. Announcements only, never a sentence.

It must never decide anything.
"""

from __future__ import annotations

from companion.inputs.keys import KEYS
from companion.model import KNOCK, TABLE, Announcement, Only, Several, Sign, Who, Word, alert, game, replace, word
from companion.setup.state import OwnWifi, Reachable, State, Step, Trial
from companion.setup.trial import PortSetting
from companion.speech.ears import EAR_DIGIT

#: The topic of questions: a later one makes an earlier one untrue, which is then cut.
ASKED = "setup-asked"

_NAMED_KEYS = {"#": "key-hash", "*": "key-star", "A": "key-a", "B": "key-b", "C": "key-c", "D": "key-d"}


def ask(state: State) -> tuple[Announcement, ...]:
    """The whole question of this step, which 0 repeats."""
    return tuple(replace(said, topic=f"{ASKED}/{place}") for place, said in enumerate(_question(state)))


def due(state: State) -> Word | None:
    """What this step asks, for a refusal: without a list or an explanation. None: it asks nothing yet."""
    if state.step in _IN_SHORT:
        return word(f"setup-due-{state.step.value}")
    asked = _question(state)
    return Word(asked[0].id, asked[0].args) if asked else None


def refused(state: State, why: Announcement) -> Announcement:
    """This refusal, with what the step asks."""
    return replace(why, due=due(state))


#: The steps whose question is long. Key 0 says it whole.
_IN_SHORT = frozenset(
    {Step.LANGUAGE, Step.LOUDSPEAKER, Step.MANNER, Step.SCANNER, Step.EAR, Step.WITH_PHONES, Step.PHONES, Step.BOOTH}
)


def _question(state: State) -> tuple[Announcement, ...]:
    match state.step:
        case Step.HELLO | Step.WELCOME:
            return tuple(game("own-text", text=hello) for hello in state.hellos) or (game("setup-hello"),)
        case Step.LANGUAGE:
            entries = tuple(word("language-entry", number=n, name=name) for n, name in enumerate(state.languages, 1))
            return (game("which-language", languages=Several(entries, numbered=True)),)
        case Step.LOUDSPEAKER:
            if not state.sounding:
                return ()
            output = state.sounding[state.place]
            said = game("setup-loudspeaker", number=state.place + 1, count=len(state.sounding), name=output.name)
            return (replace(said, audience=TABLE if output.table else Only(output.number)),)
        case Step.MANNER:
            turns = ("faster", "slower", "louder", "softer")
            entries = tuple(
                word("menu-entry", number=number, entry=word(f"menu-{turn}")) for number, turn in enumerate(turns, 1)
            )
            return (game("setup-manner", entries=Several(entries, numbered=True)),)
        case Step.TURN:
            return (game("setup-turn", layout=_layout(state.top)),)
        case Step.SCANNER:
            return (game("setup-scan-another" if state.heard else "setup-scan"),)
        case Step.EAR if not state.others:
            return ()
        case Step.EAR:
            output = state.others[state.place]
            asked = game("setup-ear", number=state.place + 1, count=len(state.others), name=output.name)
            return (asked, replace(game(EAR_DIGIT, digit=state.digit), audience=Only(output.number)))
        case Step.EAR_SEATS:
            return (game("setup-ear-seats"), *(() if not state.seats else (seats(state),)))
        case Step.WAKING if state.rested:
            return (game("setup-waking-heard"),)
        case Step.WAKING:
            return (game("setup-waking-ear" if state.ear else "setup-waking"),)
        case Step.PHONES:
            return _phones(state)
        case Step.BOOTH:
            return (game(f"setup-booth-{state.place + 1}"),)
        case Step.UNIT | Step.LINGER | Step.RULES:
            return (game(f"setup-{'undo' if state.undoing else 'do'}-{state.step.value}", where=state.about[1]),)
        case Step.END:
            return ()
        case step:
            return (game(f"setup-{step.value}"),)


def _phones(state: State) -> tuple[Announcement, ...]:
    """What is asked of whoever holds the phone: where it is, decides."""
    if state.door is not None:
        return (replace(alert("phone-knocks", Sign.ATTENTION, who=Who(state.door.seat, None)), topic=KNOCK),)
    if state.joined:
        return (game("setup-phones-press"),)
    if state.visited:
        return (game("setup-phones-join", link=word("page-to-seat")),)
    there = state.reachable
    if there is None:
        return ()
    own = 0 if there.own is OwnWifi.NONE else 1
    if not there.addresses:
        return (game("setup-phones-no-network", own=own),)
    wifi = (own_wifi(there),) if there.own is OwnWifi.OPEN else ()
    return (*wifi, game("setup-phones", address=there.addresses[0]))


def own_wifi(there: Reachable) -> Announcement:
    """This machine's own Wi-Fi, open or shut by now. Its password is said in threes, as it is typed."""
    if there.own is not OwnWifi.OPEN:
        return game("setup-phones-wifi-shut")
    threes = (there.password[at : at + 3] for at in range(0, len(there.password), 3))
    password = ", ".join(" ".join(three) for three in threes)
    return game("setup-phones-wifi", Sign.ACCEPTED, name=there.wifi, password=password)


def _layout(top: str) -> Word:
    return word("setup-telephone" if top == "1" else "setup-computer")


def layout(top: str) -> Announcement:
    """How the pad is laid out from now on."""
    return game("setup-turned", layout=_layout(top))


def seats(state: State) -> Announcement:
    """The seats chosen so far for an ear."""
    if not state.seats:
        return game("setup-no-seats")
    return game("setup-seats", seats=Several(tuple(word("setup-seat", seat=seat) for seat in state.seats)))


def help_(state: State) -> tuple[Announcement, ...]:
    """The question again, which is what is due; then what the keys do here, a breath at a time."""
    return (*ask(state), replace(game("setup-help"), breaths=True))


def named(key: str) -> Announcement:
    """What the key finder says for a key."""
    assert key in KEYS
    if key == "5":
        return game("setup-five")
    return game(_NAMED_KEYS[key]) if key in _NAMED_KEYS else game("digit-typed", digit=int(key))


def speed(setting: PortSetting) -> Word:
    """A setting in words."""
    return word("setup-speed", baud=setting.baud, parity=word(f"setup-parity-{setting.parity.lower()}"))


def next_speed(trial: Trial) -> Announcement:
    """What came was unreadable: another speed is tried."""
    id = f"setup-{'keypad' if trial.keypad else 'scanner'}-garbled"
    return replace(game(id, speed=speed(trial.setting)), topic="setup-speed")


def no_speed(trial: Trial) -> Announcement:
    """Every speed has been tried."""
    return game("setup-no-speed", device=trial.device.url)
