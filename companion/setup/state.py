"""What a set-up knows: its present step, what was found, what was chosen. Values only.

It must never hold a sentence, open a device or read a clock.
"""

from __future__ import annotations

import math
from dataclasses import field
from enum import Enum

from companion.files.config import Outputs
from companion.model import Frozen, Key, OwnText, Timer, Tone, Word, replace
from companion.setup.trial import KEYPAD_SETTINGS, SCANNER_SETTINGS, PortSetting, settings

#: If nothing comes, what is due is said after this many seconds, and then less and less often.
REMINDERS = (30.0, 45.0, 90.0, 180.0)
#: In seconds. An output that nobody says they hear is passed over after this.
UNHEARD_SECONDS = 25.0
#: In seconds. A scan that came through the terminal may still come from below it.
TYPED_SECONDS = 0.5
#: In seconds. After this long every output that can sleep sleeps: what comes is said for 6, our stream stands still 3
#: later, a sound server lets the card go after 5 more, and the card saves power up to 10 after that.
RESTED_SECONDS = 25.0
#: In seconds. So long one word may take in an ear, which is silent while the table speaks.
WORD_SECONDS = 2.5
#: What is tried in turn, in seconds, until the first word is heard: see ``exchange.Wake``.
LEAD_INS = (0.0, 0.6, math.inf)
BOOTH_PAGES = 6
NO_OUTPUTS = Outputs()
#: The terminal, as a device.
KEYBOARD = "keyboard"


class Step(Enum):
    """One question of the set-up."""

    GO_ON = "go-on"
    WELCOME = "welcome"
    HELLO = "hello"
    LANGUAGE = "language"
    LOUDSPEAKER = "loudspeaker"
    MANNER = "manner"
    WAKING = "waking"  # whether the first word after a rest is heard
    LAYOUT = "layout"
    TURN = "turn"
    FINDER = "finder"
    SCANNER = "scanner"
    WHOSE = "whose"
    EAR = "ear"
    EAR_SEATS = "ear-seats"
    WITH_PHONES = "with-phones"  # whether there are any
    PHONES = "phones"
    BOOTH = "booth"
    UNIT = "unit"
    LINGER = "linger"
    RULES = "rules"
    END = "end"


INSTALLING = (Step.UNIT, Step.LINGER, Step.RULES)
#: The parts that can be done alone, and the steps of each.
PARTS = {
    "language": (Step.LANGUAGE,),
    "sound": (Step.LOUDSPEAKER, Step.MANNER, Step.WAKING),
    "keypad": (Step.HELLO, Step.LAYOUT, Step.FINDER),
    "scanner": (Step.SCANNER,),
    "ears": (Step.EAR,),
    "phones": (Step.PHONES,),
    "booth": (Step.BOOTH,),
    "install": INSTALLING,
}
#: All steps: first the keys, which answer everything else, then the words in which the questions are asked.
WHOLE = (
    *(Step.HELLO, Step.LANGUAGE, *PARTS["sound"], Step.LAYOUT, Step.FINDER, Step.SCANNER, Step.EAR),
    *(Step.WITH_PHONES, Step.BOOTH),
)
WHOLE_AND_INSTALL = (*WHOLE, *INSTALLING)


class Role(Enum):
    """What a device is, as far as can be told before it says something."""

    SCANNER = "scanner"
    KEYPAD = "keypad"
    UNKNOWN = "unknown"
    TYPING = "typing"  # a keyboard that may be a scanner


class Candidate(Frozen):
    """A port or keyboard that is plugged in. ``url``: its address; ``first``: the setting to try first."""

    url: str
    role: Role
    first: PortSetting | None = None
    named: bool = False  # it was named: ``auto`` may not know it

    @property
    def typing(self) -> bool:
        """Whether it is a keyboard read below the terminal, and so has no speed."""
        return self.url.startswith("hid:")


class Trial(Frozen):
    """A device that is listened to, as a keypad or as a scanner, in one of its settings."""

    device: Candidate
    keypad: bool
    place: int = 0  # of its settings
    misreads: int = 0  # in this setting
    once: str = ""  # what was readable in this setting, once

    @property
    def settings(self) -> tuple[PortSetting, ...]:
        return settings(KEYPAD_SETTINGS if self.keypad else SCANNER_SETTINGS, self.device.first)

    @property
    def setting(self) -> PortSetting:
        return self.settings[self.place % len(self.settings)]

    @property
    def written(self) -> str:
        """Its name in the settings."""
        usual = (KEYPAD_SETTINGS if self.keypad else SCANNER_SETTINGS)[0]
        return self.device.url if self.device.typing else self.setting.written(self.device.url, usual)

    @property
    def known(self) -> bool:
        """Whether ``auto`` finds it and uses the right setting."""
        role = Role.KEYPAD if self.keypad else Role.SCANNER
        return self.device.role is role and not self.device.named and self.written == self.device.url


class Sounding(Frozen):
    """An audio output. ``number`` is its name in this set-up; ``table``: the table is heard there now."""

    number: int
    id: str
    name: str
    table: bool = False


class OwnWifi(Enum):
    """Whether this machine can be a Wi-Fi for phones."""

    NONE = "none"
    SHUT = "shut"
    OPEN = "open"


class Reachable(Frozen):
    """How phones reach this machine. ``addresses`` are written as they are typed, and said digit by digit.

    ``wifi`` and ``password`` are those of its own Wi-Fi, where it is open. ``used``: it would leave another for it.
    """

    addresses: tuple[OwnText, ...] = ()
    own: OwnWifi = OwnWifi.NONE
    used: bool = False
    wifi: str = ""
    password: str = field(default="", repr=False)


class AtTheDoor(Frozen):
    """A phone that wants to be this seat's. ``typed``: those of its four ``digits`` that have been typed."""

    seat: int
    digits: str = field(repr=False)
    typed: str = ""


class State(Frozen):
    """A set-up. ``todo`` are the steps after the present one; ``came`` counts inputs, for the timers' ids."""

    todo: tuple[Step, ...]
    tone: Tone
    languages: tuple[OwnText, ...] = ()
    hellos: tuple[OwnText, ...] = ()
    outputs: Outputs = NO_OUTPUTS
    awake: tuple[str, ...] = ()  # the devices that never rest, as the settings name them
    turned: tuple[str, ...] = ()  # config.PADS whose rows are exchanged
    undoing: bool = False
    first_start: bool = False  # how far it has come is kept, and it must not wait for ever
    reached: str = ""  # what of it was kept last
    step: Step = Step.END
    main: Step = Step.END  # of the way: ``step``, or the one that it belongs to
    answered: tuple[Step, ...] = ()  # those before, at which a key was pressed
    backing: bool = False  # it was asked whether to go back
    pressed: Key | None = None  # the last key
    came: int = 0
    reminded: int = 0
    pad: str = "keypad"  # the kind of pad of the last key
    place: int = 0  # of an output or a page
    sounding: tuple[Sounding, ...] = ()
    ear: bool = False  # the first word is tried in the ear of ``place``, not at the table
    lead_in: int = 0  # which of LEAD_INS is being tried
    rested: bool = False  # the word has been said
    asked: bool = False  # and then whether it was heard
    digit: int = 0
    seats: tuple[int, ...] = ()
    trials: tuple[Trial, ...] = ()
    looked: bool = False  # this step's ports have been looked for
    found: tuple[str, ...] = ()  # scanners, as the settings name them
    heard: tuple[str, ...] = ()  # their urls; "" for one that types into the terminal
    keypad: str = ""  # the url of a keypad that was known only by its keys
    told: tuple[Word, ...] = ()  # troubles that have been said
    typed: str = ""  # a code from the terminal, which may still come from below it
    pace: int = 0  # of that, in milliseconds a character
    slowest: int = 0  # of all that type into the terminal
    hindered: Word | None = None  # why keyboards cannot be read below the terminal
    top: str = ""  # the digit at the top left
    last: str = ""  # the last key that the finder named
    reachable: Reachable | None = None  # by phones; None: not known yet
    visited: bool = False  # some phone has asked for a page
    door: AtTheDoor | None = None
    joined: tuple[int, ...] = ()  # the seats that have a phone
    about: tuple[str, str] = ("", "")  # what exists where something is to be written, and where

    @property
    def after_input(self) -> State:
        """The state once something has come: timers begin anew."""
        return replace(self, came=self.came + 1, reminded=0, backing=False)

    @property
    def greeting(self) -> bool:
        """Whether the first key of all is waited for."""
        return self.step in (Step.HELLO, Step.WELCOME)

    @property
    def others(self) -> tuple[Sounding, ...]:
        """The outputs that may be ears: all but the table's."""
        return tuple(output for output in self.sounding if not output.table)

    @property
    def tried(self) -> Sounding:
        """The output whose first word is tried."""
        return self.others[self.place] if self.ear else next(output for output in self.sounding if output.table)

    def pad_of(self, device: str) -> str:
        """The kind of pad (one of config.PADS) that a key came from."""
        typing = any(trial.device.typing for trial in self.trials if trial.device.url == device)
        return "terminal" if device == KEYBOARD else "numeric-pad" if typing else "keypad"

    @property
    def timers(self) -> tuple[Timer, ...]:
        """The timers that should be running."""
        if self.step is Step.END:
            return ()
        kind, seconds = "remind", REMINDERS[min(self.reminded, len(REMINDERS) - 1)]
        if self.typed:
            kind, seconds = "typed", TYPED_SECONDS
        elif self.step is Step.LOUDSPEAKER and self.sounding:
            kind, seconds = "unheard", UNHEARD_SECONDS
        elif self.step is Step.WAKING and not self.rested:
            kind, seconds = "rested", RESTED_SECONDS
        elif self.step is Step.WAKING and not self.asked:
            kind, seconds = "asked", WORD_SECONDS
        return (Timer(f"{kind}/{self.came}", seconds, waits=kind == "remind"),)
