"""What passes between the rules of a set-up and its edge: the wishes, their results, and turns. Values only.

It must never hold a sentence, open a device or read a clock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from companion.model import Announcement, DoorFell, Elapsed, Frozen, Key, OfPhone, Plugged, Rolled, Tone, Word
from companion.setup.state import Candidate, Reachable, Sounding, State, Step, Trial
from companion.setup.trial import Verdict

# --- what comes in ---


class Result(Frozen):
    """What the edge brings back, or has found."""


class Read(Result):
    """A frame, or noise, from a device on trial. ``url`` "": from the terminal; then its ``pace``, in milliseconds."""

    url: str
    verdict: Verdict
    text: str = ""
    pace: int = 0


class NotOpened(Result):
    """A device on trial does not open; ``why`` says the reason. ``setting``: it only refuses this setting."""

    url: str
    why: Word
    setting: bool = False


class Found(Result):
    """What is plugged in, and its troubles. ``hindered``: why keyboards cannot be read below the terminal."""

    devices: tuple[Candidate, ...] = ()
    trouble: tuple[Word, ...] = ()
    hindered: Word | None = None


class Soundings(Result):
    """The audio outputs; ``why``: the reason if there are none."""

    all: tuple[Sounding, ...] = ()
    why: Word | None = None


class Inspected(Result):
    """What exists where something would be written. ``standing``: one of install.OnDisk's values."""

    step: Step
    standing: str
    where: str


class Written(Result):
    """It has been written (or removed). If not: ``why``, and the ``command`` that would do it."""

    step: Step
    why: str = ""
    command: str = ""


class NotKept(Result):
    """What was learned could not be kept."""

    fault: Word


class PagesReached(Result):
    """How phones reach the pages now; ``visited``: one has asked for a page."""

    reachable: Reachable
    visited: bool = False


class PagesRefused(Result):
    """No pages can be had here; ``why`` says it to the table."""

    why: Announcement


class WifiRefused(Result):
    """The system does not open this machine's own Wi-Fi, or does not close it."""


#: In a key, and in a device that comes or goes, the device is the url on trial.
Input: TypeAlias = Key | Plugged | Elapsed | Rolled | OfPhone | DoorFell | Result


# --- what goes out ---


class Errand(Frozen):
    """What the edge is to do."""


class Look(Errand):
    """Look for what is plugged in. The result is ``Found``."""


class Try(Errand):
    """Listen to a device in this setting. If it is already open, it is opened anew."""

    trial: Trial


class Drop(Errand):
    """Close a device."""

    url: str


class ListOutputs(Errand):
    """List the audio outputs. The result is ``Soundings``."""


class PlayOn(Errand):
    """The table is heard on this output from now on."""

    id: str


class Wake(Errand):
    """From now on this output is given so many seconds of silence before what is said after a rest; for ever: it never
    rests."""

    id: str
    seconds: float


class Roll(Errand):
    """Roll a digit, 1 to 8, that nobody can know. The result is ``Rolled``."""


class Speak(Errand):
    """Speak in this tone from now on."""

    tone: Tone


class TurnPads(Errand):
    """The rows of these kinds of pads are exchanged from now on."""

    turned: tuple[str, ...]


class Keep(Errand):
    """Keep settings, by the file's names. If that fails, the result is ``NotKept``."""

    changes: tuple[tuple[str, object], ...]


class Inspect(Errand):
    """Inspect what exists already. The result is ``Inspected``."""

    step: Step


class Write(Errand):
    """Write it, or remove it. The result is ``Written``."""

    step: Step
    undo: bool


class Serve(Errand):
    """Phones may ask for the pages from now on, or no more; where they may already, the door opens anew. The result is
    ``PagesReached``, at each change, or ``PagesRefused``."""

    on: bool


class Answer(Errand):
    """The phone at the door is this seat's page from now on, or is turned away."""

    seat: int
    joined: bool


class TurnWifi(Errand):
    """Open this machine's own Wi-Fi, or close it. The result is ``PagesReached``, or ``WifiRefused``."""

    on: bool


Wish: TypeAlias = Errand


# --- what an input makes ---


class Turn(Frozen):
    """The result of one input."""

    state: State
    said: tuple[Announcement, ...] = ()
    wishes: tuple[Wish, ...] = ()

    def then(self, more: Callable[[State], Turn]) -> Turn:
        """This turn, followed by what ``more`` makes of its state."""
        turn = more(self.state)
        return Turn(turn.state, self.said + turn.said, self.wishes + turn.wishes)
