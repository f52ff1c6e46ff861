"""What passes between the rules of a set-up and its edge: what is wished, and what comes in of it. Values only.

It must never hold a sentence, open a device or read a clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.model import Elapsed, Key, Plugged, Rolled, Tone, Word
from companion.setup.state import Candidate, Sounding, Step, Trial
from companion.setup.trial import Verdict

# --- what comes in ---


@dataclass(frozen=True, slots=True)
class Read:
    """A frame, or noise, from a device on trial; ``url`` "" is the terminal."""

    url: str
    verdict: Verdict
    text: str = ""


@dataclass(frozen=True, slots=True)
class NotOpened:
    """A device on trial does not open; ``why`` says so. ``setting``: it only refuses the setting it was given."""

    url: str
    why: Word
    setting: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """What is plugged in, and what hinders it. ``hindered``: why keyboards cannot be read below the terminal."""

    devices: tuple[Candidate, ...] = ()
    trouble: tuple[Word, ...] = ()
    hindered: Word | None = None


@dataclass(frozen=True, slots=True)
class Soundings:
    """The audio outputs; ``why`` there are none."""

    all: tuple[Sounding, ...] = ()
    why: Word | None = None


@dataclass(frozen=True, slots=True)
class Inspected:
    """What stands where something would be written. ``standing``: one of install.OnDisk's values."""

    step: Step
    standing: str
    where: str


@dataclass(frozen=True, slots=True)
class Written:
    """It has been written (or taken away); ``why`` not, and ``command`` that does it."""

    step: Step
    why: str = ""
    command: str = ""


@dataclass(frozen=True, slots=True)
class NotKept:
    """What was learned could not be kept."""

    fault: Word


#: A key and a device that comes or goes are known by the url of the device on trial.
Input: TypeAlias = (
    Key | Plugged | Elapsed | Rolled | Read | NotOpened | Found | Soundings | Inspected | Written | NotKept
)


# --- what goes out ---


@dataclass(frozen=True, slots=True)
class Look:
    """Look what is plugged in: comes back as ``Found``."""


@dataclass(frozen=True, slots=True)
class Try:
    """Listen to a device, in this setting; one that is being listened to is opened anew."""

    trial: Trial


@dataclass(frozen=True, slots=True)
class Drop:
    """Let go of a device."""

    url: str


@dataclass(frozen=True, slots=True)
class ListOutputs:
    """Comes back as ``Soundings``."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """The table is heard on this output from now on."""

    id: str


@dataclass(frozen=True, slots=True)
class Roll:
    """Comes back as ``Rolled``: a digit, 1 to 8, that nobody can know."""


@dataclass(frozen=True, slots=True)
class Speak:
    """Speak in this manner from now on."""

    tone: Tone


@dataclass(frozen=True, slots=True)
class TurnPads:
    """The rows of these kinds of pads are exchanged from now on."""

    turned: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """Settings, as the file names them. What cannot be kept comes back as ``NotKept``."""

    changes: tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Inspect:
    """Comes back as ``Inspected``."""

    step: Step


@dataclass(frozen=True, slots=True)
class Write:
    """Write it, or take it away: comes back as ``Written``."""

    step: Step
    undo: bool


Wish: TypeAlias = Look | Try | Drop | ListOutputs | PlayOn | Roll | Speak | TurnPads | Keep | Inspect | Write
