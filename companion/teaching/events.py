"""What can come in and what can happen while a box is being taught, beside what a session has, too. Values only.

Three events are durable: what they say is written into the deck file. An event must never hold a sentence, nor a sound.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.boxes.telling import Field, Value
from companion.model import Elapsed, Event, Key, Plugged, Scan, Token
from companion.session.events import Passing

# --- inputs beside scans and keys ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Typed:
    """A line of free text, typed at a keyboard and ended."""

    text: str
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Listening:
    """The microphone is open."""

    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Recorded:
    """Somebody has said something. ``whole`` is False where it was too long and its end is missing."""

    recording: str
    whole: bool = True
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class NotRecorded:
    """Nothing was recorded; ``fault`` names why, as the message does."""

    fault: str
    at: float = 0.0


Input: TypeAlias = Scan | Key | Elapsed | Plugged | Typed | Listening | Recorded | NotRecorded


# --- events beside those that a session has, too --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told(Event):
    """A field of a card was told; what it held before, if anything, is forgotten."""

    field: Field
    value: Value


@dataclass(frozen=True, slots=True)
class Adopted(Event):
    """A foreign barcode stands for this thing from now on."""

    payload: str
    token: Token


@dataclass(frozen=True, slots=True)
class Forgotten(Event):
    """A barcode stands for nothing any more."""

    payload: str


@dataclass(frozen=True, slots=True)
class Began(Passing):
    """The lesson has begun."""


@dataclass(frozen=True, slots=True)
class Came(Passing):
    """To a card, and to one of its fields where it has any."""

    token: Token
    field: Field | None


@dataclass(frozen=True, slots=True)
class Rested(Passing):
    """Between cards. ``ended``: there is no card further on that lacks anything."""

    ended: bool = False


@dataclass(frozen=True, slots=True)
class NumberWanted(Passing):
    """Digits belong to this field from now on."""


@dataclass(frozen=True, slots=True)
class TextWanted(Passing):
    """A line of text belongs to this card from now on, and no key is a key until it has ended."""


@dataclass(frozen=True, slots=True)
class PlayersWanted(Passing):
    """The next digit says for how many players the text is."""


@dataclass(frozen=True, slots=True)
class MicrophoneWanted(Passing):
    """The microphone is to be opened."""


@dataclass(frozen=True, slots=True)
class SpeechAwaited(Passing):
    """The microphone is open: what is said after the words that follow from this is kept."""


@dataclass(frozen=True, slots=True)
class SpeechEnded(Passing):
    """The microphone is to be closed, and what was said handed over."""


@dataclass(frozen=True, slots=True)
class Proposed(Passing):
    """A value to be heard back and kept, or not."""

    value: Value
    whole: bool = True


@dataclass(frozen=True, slots=True)
class BarcodeWanted(Passing):
    """The next foreign barcode is this token's."""

    token: Token


@dataclass(frozen=True, slots=True)
class OwnerWanted(Passing):
    """A barcode that nobody knows was scanned: whose is it?"""

    payload: str


@dataclass(frozen=True, slots=True)
class ForgetAsked(Passing):
    """Shall this barcode be forgotten?"""

    payload: str
    token: Token


@dataclass(frozen=True, slots=True)
class Browsed(Passing):
    """The list of all kinds is open at this place."""

    place: int


@dataclass(frozen=True, slots=True)
class LeaveAsked(Passing):
    """Shall the lesson end?"""


@dataclass(frozen=True, slots=True)
class Left(Passing):
    """The teacher has left."""


@dataclass(frozen=True, slots=True)
class Cancelled(Passing):
    """``what`` was given up: the message says it."""

    what: str
