"""Desks: what waits between two acts, and what each event that is not journalled leaves there. Pure values.

Each keypad of a seat has its own, and so has the table. A seat has one window, on its own desk. A desk must never hold
anything that would be missed after a power cut.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeAlias

from companion.games.protocol import Act
from companion.model import Announcement, Event, Frozen, Seat, Token, replace
from companion.session import events
from companion.session.events import FormInHand, Lying, Naming, Page, Setting
from companion.session.gathering import ListenersTold

Batch: TypeAlias = tuple[Announcement, ...]
History: TypeAlias = tuple[Batch, ...]
"""What was heard, a batch an input, newest last."""


class Refusal(Frozen):
    """The last act that was refused, for "the card says so"."""

    act: Act
    rule: str | None


class Desk(Frozen):
    """What waits between two acts: what all share, and what the one who asked last has begun.

    Whoever begins something with a key finishes it: see ``laid_for``. ``SHARED`` names what all have in common. A seat
    has one window, on its own desk, wherever it was opened.
    """

    seat: Seat | None = None  # said for the next scan by any device; it holds until then or *
    held: Token | None = None  # scanned without a seat, not read yet
    typed: str = ""  # digits of a number that is not complete
    form: FormInHand | None = None
    menu: Page | None = None  # the open page
    naming: Naming | None = None  # how a name is said is being settled
    helping: bool = False  # help has been said: 9 opens the menu
    explains: bool = False  # it is still being said, or was just now: the next key that is no digit is explained
    undoing: bool = False  # B was pressed once
    back: int = 0  # how far key 0 has gone back; 0: not at all
    where: bool = False  # D was pressed once
    ending: bool = False  # its ear was told that the window closes soon: 0 keeps it open, and asks for no digits
    resuming: bool = False  # a game was found; # goes on, * starts anew
    refusal: Refusal | None = None
    reminded: bool = False  # the one reminder of this step has been said
    calling: bool = False  # C was pressed; the next digit says whose window
    refused_call: bool = False  # C was refused; the next digit is still meant for it
    refused: str = ""  # why the newest act was, as its message names it; of a window there is none
    earless: bool = False  # "by ear" was said at the roll call by a seat without one; said again, it counts
    unheard: bool = False  # an act would have ended what somebody has not listened to; once more, it does
    swept: bool = False  # somebody else's act took away what was begun here
    window: Window | None = None

    @property
    def listed(self) -> Page | None:
        """The open page of the menu that digits belong to."""
        return None if self.menu is None or self.menu.why else self.menu

    @property
    def reading(self) -> bool:
        """Whether a passage of the rules lies open."""
        return self.menu is not None and self.menu.chapter > 0

    @property
    def unread(self) -> Desk:
        """The desk without the rules: they are read no more, and # is the game's again."""
        opened = self.menu is not None and self.menu.rules is not None
        return replace(self, menu=None) if opened else self

    @property
    def begun(self) -> bool:
        """Whether a number, a form or the menu waits here for its next key."""
        return self.form is not None or self.menu is not None or self.naming is not None or self.typed != ""

    @property
    def half_made(self) -> dict[str, Any]:
        """What waits for its next key or scan, and goes on behind the menu."""
        lies = {"seat": self.seat, "held": self.held, "typed": self.typed, "form": self.form}
        return {name: value for name, value in lies.items() if value}

    @property
    def of_window(self) -> bool:
        """Whether what waits here concerns only the seat whose window is open: a page of the menu, its own hand."""
        form = self.form
        return self.naming is None and (self.menu is not None or (form is not None and form.of_opener))


class Aside(Frozen):
    """What somebody has begun on a desk of their own, while somebody else asks.

    ``whose`` is the seat, None for the table's devices; ``since`` is the number of the newest input that came to this
    desk, which its timers are named by: nobody else's input starts them anew.
    """

    whose: Seat | None
    since: int
    desk: Desk


#: What lies before everybody. The rest of a desk belongs to whoever laid it there.
SHARED = ("seat", "held", "resuming", "refusal", "reminded")


class Stage(Enum):
    """The stage of a window."""

    PROVING = "proving"  # a digit was said in the ear; its wearer types it
    PASSING = "passing"  # the shared ear is on its way; # when it is worn
    CODING = "coding"  # the seat chooses the three digits behind which it may hear again
    ASKING = "asking"  # the seat types them
    OPEN = "open"


class Window(Frozen):
    """A time in which scans belong to one seat's ear. ``digit`` is the digit said in the ear, once it was said.

    ``cleared``: the seat has given its own digits; ``key`` is the key that waits for them. ``typed`` are those of them
    typed so far; the table's number is separate. ``history`` is what was heard in the window; a ``fleeting`` one is
    forgotten with it. ``own``: it was opened by a device of the seat's own, else by the table's pad, which then is
    this window's.
    """

    seat: Seat
    stage: Stage
    digit: int | None = None
    tokens: tuple[Token, ...] = ()
    again: frozenset[Token] = frozenset()  # cards of its hand that were scanned once more
    cleared: bool = False
    key: str = ""
    typed: str = ""
    history: History = ()
    fleeting: bool = False
    own: bool = False


CLEARED = Desk()
#: What lies before everybody until an act of the table's.
_OUTLIVE = ("resuming", "refusal", "reminded")


def lapsed(desk: Desk, timer: str, since: int) -> Desk:
    """The desk when the time for pressing a key again is over, if this timer is its own."""
    what, _, born = timer.partition("/")
    if born != str(since):
        return desk
    return replace(
        desk,
        helping=desk.helping and what != "help",
        explains=desk.explains and what != "explain",
        undoing=desk.undoing and what != "undo",
        where=desk.where and what != "where",
        refused_call=desk.refused_call and what != "call",
        back=0 if what == "again" else desk.back,
    )


def lay(desk: Desk, event: Event) -> Desk:
    """The desk after an event that is not journalled: cleared, except for what this event leaves there."""
    window = desk.window
    # Events that help while something else goes on: they must not clear a seat, a held card or a form.
    aside = desk
    if desk.helping or desk.undoing or desk.back or desk.where or desk.refused_call or desk.ending:
        aside = replace(desk, helping=False, explains=False, undoing=False, back=0, where=False, refused_call=False)
        aside = replace(aside, ending=False)
    match event:
        case events.MustWait():
            return replace(desk, refused_call=False)
        case events.Refused(rejection, act):
            if act is None:  # a misread, a number out of range: the desk waits for the right one
                return replace(aside, typed="", calling=False, swept=False, refused="")
            return clear(desk, refusal=Refusal(act, rejection.rule), refused=rejection.why.id)
        case events.SeatSaid(seat):
            return clear(desk, seat=seat)
        case events.SeatCalled():
            return clear(desk, calling=True)
        case events.NoEarYet():
            return clear(desk, earless=True)
        case events.NotListened():
            return replace(aside, unheard=True)
        case events.CallRefused():
            return replace(desk, refused_call=True)
        case events.EarAsked(seat, own):
            return clear(desk, window=Window(seat, Stage.PROVING, own=own))
        case events.DigitSpoken(_, digit) if window is not None:
            return clear(desk, window=replace(window, digit=digit))
        case events.EarPassed(seat, own):
            return clear(desk, window=Window(seat, Stage.PASSING, own=own))
        case events.WindowOpened(seat, own):
            return clear(desk, window=Window(seat, Stage.OPEN, own=own))
        case events.CodeWanted(_, known, key) if window is not None:
            stage = Stage.ASKING if known else Stage.CODING
            return clear(desk, window=replace(window, stage=stage, key=key, typed=""))
        case events.CodeTyped(_, typed) if window is not None:
            return replace(aside, window=replace(window, typed=typed))
        case events.CodeChosen() | events.CodeGiven() if window is not None:
            cleared = not isinstance(event, events.CodeChosen) or event.code != ""
            return clear(desk, window=replace(window, stage=Stage.OPEN, cleared=cleared, key="", typed=""))
        case events.CodeLeft() if window is not None:
            return clear(desk, window=replace(window, stage=Stage.OPEN, key="", typed=""))
        case events.CardSeen(_, token, fleeting) if window is not None:
            tokens = (*window.tokens, token)
            return clear(desk, window=replace(window, tokens=tokens, fleeting=window.fleeting or fleeting))
        case events.HeldAgain(_, token) if window is not None:
            return clear(desk, window=replace(window, again=window.again | {token}))
        case events.HandSettled(_, left) if window is not None:
            return clear(desk, window=replace(window, tokens=left))
        case events.WindowClosed():
            return clear(desk, window=None)
        case events.CardHeld(token):
            return clear(desk, held=token)
        case events.DigitTyped(typed):
            return replace(aside, typed=typed, menu=desk.listed)
        case events.FormOpened(hand):
            return clear(desk, form=hand)
        case events.MenuOpened(page):
            return clear(desk, menu=page, **desk.half_made)  # it goes on when the menu is closed
        case (
            events.NamingCame(naming)
            | events.LetterTyped(naming)
            | events.NameRead(naming)
            | events.MicrophoneWanted(naming)
            | events.SpeechAwaited(naming)
            | events.SpeechEnded(naming)
        ):
            return clear(desk, naming=naming)
        case events.Cancelled(Lying.RECORDING):
            return desk  # where the dialogue goes on is told next
        case events.Cancelled(Lying.TYPED):
            return replace(aside, typed="")
        case events.Cancelled(Lying.MENU):
            return replace(aside, menu=None)
        case events.HelpAsked():
            return replace(aside, helping=True, explains=True)
        case events.Skipped() if desk.helping:  # to the next line of help
            return desk
        case events.Silenced() if desk.helping:
            return replace(desk, explains=False)
        case events.UndoAsked():
            return replace(aside, undoing=True)
        case events.SaidAgain(back, _):
            return replace(aside, back=back)
        case events.WhereAsked(whole):
            return replace(aside, where=not whole)
        case events.HeldTooLong():
            return replace(desk, held=None)
        case events.TimeRan() | ListenersTold():
            return desk
        case events.Reminded():
            return replace(desk.unread, reminded=True)
        case events.Resumed():
            return clear(desk, resuming=False)
        case events.ToneChanged(what=Setting.LANGUAGE):
            return clear(desk)
        case (
            events.ToneChanged()
            | events.EarProved()
            | events.Skipped()
            | events.Silenced()
            | events.EquipmentSeen()
            | events.DiceFell()
            | events.KeyExplained()
        ):
            return aside
        case _:
            return clear(desk)


def clear(desk: Desk, **lies: Any) -> Desk:
    """The desk cleared, except for what outlives an act, and with these values. What a window does leaves what all
    share as it lies."""
    private = desk.window is not None or lies.get("window") is not None
    kept = {name: getattr(desk, name) for name in ("window", *(SHARED if private else _OUTLIVE))}
    return replace(CLEARED, **(kept | lies))
