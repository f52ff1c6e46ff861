"""The inputs and events of teaching a box, besides those that a session also has. Values only.

Four events are durable: what they tell is written into the deck file. An event must never hold a sentence or a sound.
"""

from __future__ import annotations

from typing import TypeAlias

from companion.boxes.telling import Field, Value
from companion.model import Elapsed, Event, Frozen, Key, Listening, NotRecorded, OwnText, Plugged, Recorded, Scan, Token
from companion.session.events import Passing
from companion.session.spelling import Typed as Typed

Input: TypeAlias = Scan | Key | Elapsed | Plugged | Typed | Listening | Recorded | NotRecorded


# --- events besides those that a session also has -------------------------------------------------------------


class Told(Event, Frozen):
    """A field of a card was told. Its old value, if any, is forgotten."""

    field: Field
    value: Value


class StepsTold(Event, Frozen):
    """These are the steps of the set-up from now on, in their order."""

    steps: tuple[OwnText, ...]


class Adopted(Event, Frozen):
    """A blank label, a tag or a foreign barcode stands for this thing from now on."""

    payload: str
    token: Token


class Forgotten(Event, Frozen):
    """A barcode no longer stands for anything."""

    payload: str


class Began(Passing):
    """The lesson has begun."""


class Came(Passing):
    """The teacher came to a card, and to one of its fields if it has any."""

    token: Token
    field: Field | None


class CameToStep(Passing):
    """The teacher came to this step of the set-up, from 1; one past the last is a new one."""

    step: int


class Rested(Passing):
    """The teacher is between cards. ``ended``: no later card lacks anything."""

    ended: bool = False


class NumberWanted(Passing):
    """Digits belong to this field from now on."""


class TextWanted(Passing):
    """What is typed from now on is a text of this card. There are no keys until its line ends."""


class PlayersWanted(Passing):
    """The next digit says for how many players the text is."""


class Proposed(Passing):
    """A value is said back, to be kept or not."""

    value: Value
    whole: bool = True


class BarcodeWanted(Passing):
    """The next foreign barcode belongs to this token."""

    token: Token


class OwnerWanted(Passing):
    """An unknown barcode was scanned: which thing is it on?"""

    payload: str


class Lettered(Passing):
    """``text`` is spelled so far of a card's name; see ``spelling.Spelled``."""

    text: str
    key: str = ""
    letter: str = ""


class LettersRead(Passing):
    """What was spelled so far is to be heard."""

    text: str


class RowCame(Passing):
    """The next code is that of the thing at this place, from 0, among all things of the box."""

    place: int


class RowEnded(Passing):
    """No more codes come one after the other."""


class ForgetAsked(Passing):
    """Shall this barcode be forgotten?"""

    payload: str
    token: Token


class Browsed(Passing):
    """The list of all kinds is open at this entry. ``among``: the entries that may be meant; empty: all of them."""

    place: int
    among: tuple[int, ...] = ()


class LeaveAsked(Passing):
    """Shall the lesson end?"""


class Left(Passing):
    """The teacher has left."""


class Cancelled(Passing):
    """``what`` was given up, as the message names it."""

    what: str
