"""What the session knows: the play that the journal can give back, and the desk that a power cut may clear.

``Play`` changes by durable events only, so that folding the journal rebuilds it exactly. ``Desk`` is what is
lying about between two acts: a seat said but not used, a card held unread, half a number, an open menu. It must
never hold anything that would be missed after a power cut, and neither may hold a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar

from companion.box import Box
from companion.games.protocol import Act, Form, Game, Question, Seated
from companion.model import (
    Announcement,
    Equipment,
    Event,
    OwnText,
    Rejection,
    Seat,
    Token,
    Tone,
    Way,
    Who,
    replace,
)

# --- what does not change during an evening ---


@dataclass(frozen=True, slots=True)
class Shelf:
    """The boxes that stand ready, and what their owners have settled before the evening.

    ``rules`` maps a game to its settings, ``regulars`` are the club's names offered at the roll call,
    ``languages`` the languages that can be spoken as (code, own name), ``legends`` the message that says what a
    sticker means in a game, keyed (game, sticker id), ``sticker_numbers`` the two-digit numbers of the menu.
    """

    games: Mapping[str, Game]
    boxes: Mapping[str, Box]
    rules: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=lambda: MappingProxyType({}))
    regulars: tuple[str, ...] = ()
    languages: tuple[OwnText, ...] = ()
    legends: Mapping[tuple[str, str], str] = field(default_factory=lambda: MappingProxyType({}))
    sticker_numbers: Mapping[int, Token] = field(default_factory=lambda: MappingProxyType({}))

    def playable(self) -> tuple[str, ...]:
        """The ids of the games that can be chosen in the lobby, in the order of their numbers."""
        return tuple(game for game in self.games if game in self.boxes)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is settled before the table is asked: by the command line, or by the game just played.

    None is asked; ``ways`` are known only where the same players play again.
    """

    game: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    ways: tuple[Way | None, ...] = ()


# --- durable ---


@dataclass(frozen=True, slots=True)
class Play:
    """The play so far, exactly what the journal gives back. ``board`` is the game's own state."""

    game: str | None = None
    players: int | None = None
    seats: tuple[Seated, ...] = ()
    called: int = 0  # seats whose roll call is done
    board: Any = None

    def who(self, seat: Seat) -> Who:
        """The seat as an argument of an announcement."""
        return Who(seat, next((seated.name for seated in self.seats if seated.seat == seat), None))


@dataclass(frozen=True, slots=True)
class Past:
    """A stack of the inputs that can be taken back, newest first. Never compared: it may be thousands deep."""

    before: Play
    events: tuple[Event, ...]
    earlier: Past | None


# --- ephemeral ---


@dataclass(frozen=True, slots=True)
class FormInHand:
    """A form that is being filled in, and the answers so far."""

    form: Form
    answers: tuple[int | None, ...] = ()

    @property
    def question(self) -> Question:
        return self.form.questions[len(self.answers)]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The last act that was refused, for "the card says so"."""

    act: Act
    rule: str | None


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies about between two acts."""

    seat: Seat | None = None  # said, armed until the next scan or *
    held: Token | None = None  # scanned without a seat, not read yet
    typed: str = ""  # digits of a number that is not complete
    form: FormInHand | None = None
    menu: str | None = None  # the page that is open
    helping: bool = False  # the next non-digit is explained, not done
    undoing: bool = False  # B was pressed once
    back: int = 0  # how far 0 has gone back; 0: not at all
    where: bool = False  # D was pressed once
    resuming: bool = False  # a game was found; # goes on, * starts anew
    refusal: Refusal | None = None
    reminded: bool = False  # the one reminder of this step has been said
    inputs: int = 0  # grows with every scan and key: names timers anew
    history: tuple[tuple[Announcement, ...], ...] = ()  # newest last


@dataclass(frozen=True, slots=True)
class Session:
    play: Play = Play()
    desk: Desk = Desk()
    tone: Tone = field(default=Tone())
    past: Past | None = field(default=None, compare=False)
    input_seq: int = 0  # durable inputs so far, undone ones included


HISTORY = 40

# --- durable events ---


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A table was opened with its ``Wishes``. It cannot be undone: nobody did it at the table."""

    kind: ClassVar[str] = "opened"
    game: str | None
    players: int | None
    names: tuple[str, ...]
    ways: tuple[Way | None, ...] = ()


@dataclass(frozen=True, slots=True)
class GameChosen(Event):
    kind: ClassVar[str] = "game-chosen"
    game: str


@dataclass(frozen=True, slots=True)
class PlayersCounted(Event):
    kind: ClassVar[str] = "players-counted"
    players: int


@dataclass(frozen=True, slots=True)
class SeatNamed(Event):
    """``name`` None: "joueur 3" will do."""

    kind: ClassVar[str] = "seat-named"
    seat: Seat
    name: str | None


@dataclass(frozen=True, slots=True)
class WayTold(Event):
    """How the seat takes in secrets; None: not told."""

    kind: ClassVar[str] = "way-told"
    seat: Seat
    way: Way | None


@dataclass(frozen=True, slots=True)
class Overruled(Event):
    """The players say that a printed card lifts this rule. What follows from it is in the events after it."""

    kind: ClassVar[str] = "overruled"
    rule: str


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """The newest input not yet undone was taken back."""

    kind: ClassVar[str] = "undone"


# --- ephemeral events ---


@dataclass(frozen=True, slots=True)
class Passing(Event):
    """An event that is not journalled."""

    durable: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Refused(Passing):
    """Something was refused. ``act`` is what a card could still allow."""

    kind: ClassVar[str] = "refused"
    rejection: Rejection
    act: Act | None = None


@dataclass(frozen=True, slots=True)
class SeatSaid(Passing):
    kind: ClassVar[str] = "seat-said"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardHeld(Passing):
    """A card was scanned without a seat: held unread, its seat is asked for."""

    kind: ClassVar[str] = "card-held"
    token: Token


@dataclass(frozen=True, slots=True)
class HeldTooLong(Passing):
    kind: ClassVar[str] = "held-too-long"


@dataclass(frozen=True, slots=True)
class LookedUp(Passing):
    """A token that decides nothing here was scanned, or its number typed: it is said."""

    kind: ClassVar[str] = "looked-up"
    token: Token


@dataclass(frozen=True, slots=True)
class DigitTyped(Passing):
    kind: ClassVar[str] = "digit-typed"
    typed: str


@dataclass(frozen=True, slots=True)
class FormOpened(Passing):
    """A form was opened, or one of its questions answered."""

    kind: ClassVar[str] = "form-opened"
    hand: FormInHand


@dataclass(frozen=True, slots=True)
class MenuOpened(Passing):
    kind: ClassVar[str] = "menu-opened"
    page: str


@dataclass(frozen=True, slots=True)
class Cancelled(Passing):
    """* in silence: the innermost thing that lay about was cleared. ``what`` is "typed", "form", …, "nothing"."""

    kind: ClassVar[str] = "cancelled"
    what: str


@dataclass(frozen=True, slots=True)
class Silenced(Passing):
    """* while something was being said. The edge has already made the silence."""

    kind: ClassVar[str] = "silenced"


@dataclass(frozen=True, slots=True)
class Skipped(Passing):
    """# while something was being said and more was waiting, or while nothing is to be confirmed."""

    kind: ClassVar[str] = "skipped"
    heard: bool  # something was being said


@dataclass(frozen=True, slots=True)
class HelpAsked(Passing):
    kind: ClassVar[str] = "help-asked"


@dataclass(frozen=True, slots=True)
class KeyExplained(Passing):
    kind: ClassVar[str] = "key-explained"
    key: str


@dataclass(frozen=True, slots=True)
class UndoAsked(Passing):
    kind: ClassVar[str] = "undo-asked"


@dataclass(frozen=True, slots=True)
class SaidAgain(Passing):
    """0: ``back`` 1 is the last thing said, 2 one further back."""

    kind: ClassVar[str] = "said-again"
    back: int


@dataclass(frozen=True, slots=True)
class WhereAsked(Passing):
    kind: ClassVar[str] = "where-asked"
    whole: bool


@dataclass(frozen=True, slots=True)
class TimeUp(Passing):
    """A moment in which something could have been pressed again is over. Nothing is said."""

    kind: ClassVar[str] = "time-up"
    timer: str


@dataclass(frozen=True, slots=True)
class Reminded(Passing):
    kind: ClassVar[str] = "reminded"


@dataclass(frozen=True, slots=True)
class ToneChanged(Passing):
    """Voice or language were set by ear; the edge applies them and keeps them in learned.yaml."""

    kind: ClassVar[str] = "tone-changed"
    tone: Tone
    what: str  # "volume", "rate", "verbosity", "language"


@dataclass(frozen=True, slots=True)
class DiceWanted(Passing):
    """The edge rolls and sends ``Rolled``."""

    kind: ClassVar[str] = "dice-wanted"
    faces: int


@dataclass(frozen=True, slots=True)
class DiceFell(Passing):
    kind: ClassVar[str] = "dice-fell"
    value: int


@dataclass(frozen=True, slots=True)
class EquipmentSeen(Passing):
    kind: ClassVar[str] = "equipment-seen"
    equipment: Equipment
    device: str
    present: bool
    first: bool


@dataclass(frozen=True, slots=True)
class Resumed(Passing):
    kind: ClassVar[str] = "resumed"


@dataclass(frozen=True, slots=True)
class TableCleared(Passing):
    """This game is left: the edge closes its journal and opens a new table.

    ``aside`` keeps an unfinished game from being offered again; ``again`` seats the same players at the same
    game.
    """

    kind: ClassVar[str] = "table-cleared"
    aside: bool
    again: bool


#: Session events that the journal must know.
DURABLE: tuple[type[Event], ...] = (
    Opened,
    GameChosen,
    PlayersCounted,
    SeatNamed,
    WayTold,
    Overruled,
    Undone,
)

# --- evolve ---


def apply(shelf: Shelf, play: Play, event: Event) -> Play:
    """The play after one durable event (``Undone`` excepted: it needs the past, see ``evolve``)."""
    match event:
        case Opened(game, players, names, ways):
            return Play(game, players, _seats(players, names, ways), called=len(ways))
        case GameChosen(game):
            return replace(play, game=game)
        case PlayersCounted(players):
            names = tuple(seated.name or "" for seated in play.seats)
            return replace(play, players=players, seats=_seats(players, names))
        case SeatNamed(seat, name):
            return replace(play, seats=_changed(play.seats, seat, name=name))
        case WayTold(seat, way):
            return replace(play, seats=_changed(play.seats, seat, way=way), called=seat)
        case Overruled():
            return play
        case _:
            assert play.game is not None
            board = shelf.games[play.game].evolve(play.board, event)
            return Play(play.game, play.players, play.seats, play.called, board)


def _seats(players: int | None, names: tuple[str, ...], ways: tuple[Way | None, ...] = ()) -> tuple[Seated, ...]:
    """As many seats as players, or as names where the players are not counted yet."""
    seats = range(1, (len(names) if players is None else players) + 1)
    named = dict(enumerate(names, 1))
    told = dict(enumerate(ways, 1))
    return tuple(Seated(seat, named.get(seat) or None, told.get(seat)) for seat in seats)


def _changed(seats: tuple[Seated, ...], seat: Seat, **change: Any) -> tuple[Seated, ...]:
    return tuple(replace(seated, **change) if seated.seat == seat else seated for seated in seats)


def evolve(shelf: Shelf, session: Session, events: tuple[Event, ...]) -> Session:
    """The session after the events of one input. Durable ones are one step of undo."""
    durable = tuple(event for event in events if event.durable)
    play, past = session.play, session.past
    if durable and isinstance(durable[0], Undone):
        assert past is not None
        play, past = past.before, past.earlier
    elif durable:
        for event in durable:
            play = apply(shelf, play, event)
        # A table opened and a game chosen are left through the menu, not undone: the game has its own journal.
        if not isinstance(durable[0], Opened | GameChosen):
            past = Past(session.play, durable, past)
    desk = session.desk
    if durable:
        desk = Desk(inputs=desk.inputs, history=desk.history)
    tone = session.tone
    for event in events:
        if isinstance(event, ToneChanged):
            tone = event.tone
        if not event.durable:
            desk = _lay(desk, event)
    seq = session.input_seq + (1 if durable else 0)
    return Session(play, desk, tone, past, seq)


def _lay(desk: Desk, event: Event) -> Desk:
    """The desk after an ephemeral event: cleared but for what this event leaves lying."""
    kept = Desk(
        resuming=desk.resuming,
        refusal=desk.refusal,
        reminded=desk.reminded,
        inputs=desk.inputs,
        history=desk.history,
    )
    # What helps while something else goes on: it must not clear a seat, a held card or a form.
    aside = desk
    if desk.helping or desk.undoing or desk.back or desk.where:
        aside = replace(desk, helping=False, undoing=False, back=0, where=False)
    match event:
        case Refused(rejection, act):
            if act is None:  # a misread, a number out of range: what lies there waits for the right one
                return replace(aside, typed="")
            return replace(kept, refusal=Refusal(act, rejection.rule))
        case SeatSaid(seat):
            return replace(kept, seat=seat)
        case CardHeld(token):
            return replace(kept, held=token)
        case DigitTyped(typed):
            return replace(aside, typed=typed)
        case FormOpened(hand):
            return replace(kept, form=hand)
        case MenuOpened(page):
            return replace(kept, menu=page)
        case Cancelled("typed"):
            return replace(aside, typed="")
        case HelpAsked():
            return replace(aside, helping=True)
        case UndoAsked():
            return replace(aside, undoing=True)
        case SaidAgain(back):
            return replace(aside, back=back)
        case WhereAsked(whole):
            return replace(aside, where=not whole)
        case TimeUp(timer):
            what = timer.partition("/")[0]
            return replace(
                desk,
                helping=desk.helping and what != "help",
                undoing=desk.undoing and what != "undo",
                where=desk.where and what != "where",
                back=0 if what == "again" else desk.back,
            )
        case HeldTooLong():
            return replace(desk, held=None)
        case Reminded():
            return replace(desk, reminded=True)
        case Resumed():
            return replace(kept, resuming=False)
        case ToneChanged(what="language"):
            return kept  # its question is answered; the menu of the voice stays open for the next step
        case ToneChanged() | Skipped() | Silenced() | EquipmentSeen() | DiceFell() | KeyExplained():
            return aside
        case _:
            return kept


def remember(session: Session, said: tuple[Announcement, ...], events: tuple[Event, ...]) -> Session:
    """The session with what was just said in its history; repetitions are no history of their own."""
    if not said or any(isinstance(event, SaidAgain | HelpAsked) for event in events):
        return session
    history = (*session.desk.history, said)[-HISTORY:]
    return replace(session, desk=replace(session.desk, history=history))
