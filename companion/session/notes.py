"""What can happen to notebooks, and what of them lies open: values only, for the session.

What a seat puts into its book is durable and belongs to no play: no undo of the table takes it back, and it changes no
desk, no timer and no count of anybody else. What lies open of a notebook (``OpenLeaf``) is gone after a power cut.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from companion.games.kit.events import declared, event
from companion.model import Event, Frozen, Seat, Sign, Token, Word, replace
from companion.notebook.book import Book, CardMark, OwnNote, What
from companion.notebook.facts import Level
from companion.notebook.questions import Inquiry
from companion.session import places  # noqa: F401 — its events are durable too
from companion.session.events import ID, Passing
from companion.session.speaking import Speech
from companion.session.spelling import Spelled


class OpenLeaf(Frozen):
    """What lies open of a seat's notebook, and what its next key means.

    ``own``: its keys come from a device of the seat's own, on which nobody looks. ``question`` is what was asked,
    ``about`` which card, trait (its place among them) or seat; ``part`` is the breath that was told: -1, none yet; as
    many as there are, no more. ``what`` is the mark that is being made, ``cards`` those that it is on, ``whole``
    whether these are all. ``group`` and ``typed``
    are a number begun, ``given`` the traits (their places) that tell which card is meant;
    ``at`` is where it is stepped through, where no number may be typed. ``noting``: it is asked how to note something;
    ``spelled`` is the note that is being written, ``speech`` how far one is that is being spoken. ``since`` names its
    timer.
    """

    seat: Seat
    own: bool
    since: int = 0
    question: Inquiry | None = None
    about: Token | int | None = None
    part: int = 0
    what: What | None = None
    cards: tuple[Token, ...] = ()
    whole: bool = False
    group: int | None = None
    typed: str = ""
    given: tuple[int, ...] = ()
    at: int | None = None
    noting: bool = False
    spelled: Spelled | None = None
    speech: Speech | None = None


class Notebooks(Frozen):
    """The books of all seats, what lies open of them, and how many inputs have come to them."""

    books: tuple[tuple[Seat, Book], ...] = ()
    leaves: tuple[OpenLeaf, ...] = ()
    inputs: int = 0

    def book(self, seat: Seat) -> Book:
        return next((book for whose, book in self.books if whose == seat), Book())

    def leaf(self, seat: Seat | None) -> OpenLeaf | None:
        """What lies open of this seat's notebook; None: it is closed."""
        return next((leaf for leaf in self.leaves if leaf.seat == seat), None)

    @property
    def speaks(self) -> OpenLeaf | None:
        """The one in which a note is being spoken."""
        return next((leaf for leaf in self.leaves if leaf.speech is not None), None)

    def with_book(self, seat: Seat, book: Book) -> Notebooks:
        others = (known for known in self.books if known[0] != seat)
        return replace(self, books=tuple(sorted((*others, (seat, book)), key=lambda known: known[0])))

    def without_book(self, seat: Seat) -> Notebooks:
        """This seat's notebook has ended: its owner has left."""
        return replace(self, books=tuple(known for known in self.books if known[0] != seat))

    def with_leaf(self, leaf: OpenLeaf) -> Notebooks:
        """With this lying open, and its time running anew."""
        number = self.inputs + 1
        return replace(self.without_leaf(leaf.seat), inputs=number).laid(replace(leaf, since=number))

    def laid(self, leaf: OpenLeaf) -> Notebooks:
        return replace(self, leaves=tuple(sorted((*self.leaves, leaf), key=lambda leaf: leaf.seat)))

    def without_leaf(self, seat: Seat) -> Notebooks:
        return replace(self, leaves=tuple(leaf for leaf in self.leaves if leaf.seat != seat))


# --- durable, and of one seat alone ---


@dataclass(frozen=True, slots=True)
class OfBook(Event):
    """What this seat does to its book."""

    seat: Seat


@event(ID, "marked")
class Marked(OfBook):
    mark: CardMark = field(repr=False)


@event(ID, "note-written")
class NoteWritten(OfBook):
    note: OwnNote = field(repr=False)


@event(ID, "mark-undone")
class MarkUndone(OfBook):
    """The newest entry of its book was taken back."""


# --- durable, and an act of the table ---


@event(ID, "notebook-level")
class LevelAgreed(Event):
    """What all notebooks tell from now on."""

    level: Level


# --- not journalled ---


class OfLeaf(Passing):
    """What happens to what lies open of a notebook: no desk notices."""


class LeafTurned(OfLeaf):
    """This lies open now. What it asks or answers is said, unless it was ``told`` already."""

    leaf: OpenLeaf = field(repr=False)
    told: bool = False


class LeafSaid(OfLeaf):
    """The same lies open as before, and this is said of it. Nothing: it was only silenced."""

    seat: Seat
    said: tuple[Word, ...] = field(default=(), repr=False)
    sign: Sign | None = None


class NotebookClosed(OfLeaf):
    seat: Seat


class StartWanted(OfLeaf):
    """So many things are to be stepped through: the edge rolls where it begins, so that a key tells nobody which."""

    seat: Seat
    of: int


#: Session events that the journal must know.
DURABLE = declared(ID)

#: What belongs to one notebook alone.
Private: TypeAlias = OfBook | OfLeaf


def after(notebooks: Notebooks, event: Event) -> Notebooks:
    """The notebooks after an event of theirs."""
    match event:
        case Marked(seat, entry) | NoteWritten(seat, entry):
            return notebooks.with_book(seat, notebooks.book(seat).with_entry(entry))
        case MarkUndone(seat):
            return notebooks.with_book(seat, notebooks.book(seat).without_newest())
        case LeafTurned(leaf):
            return notebooks.with_leaf(leaf)
        case LeafSaid(seat) | StartWanted(seat) if (lies := notebooks.leaf(seat)) is not None:
            return notebooks.with_leaf(lies)
        case NotebookClosed(seat):
            return notebooks.without_leaf(seat)
        case _:
            return notebooks


def rolled_for(seat: Seat) -> str:
    """The form of the roll that tells where this seat's notebook begins to step."""
    return f"notebook/{seat}"
