"""What the session knows: the play that the journal can give back, and the desk that a power cut may clear.

``Play`` changes only by durable events, so that the journal rebuilds it exactly. ``Desk`` is what waits between two
acts: a seat said but not used, a card held unread, half a number, an open menu. The desk must never hold anything that
would be missed after a power cut, and neither may hold a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Any, TypeAlias

from companion.boxes.box import Box, numbered
from companion.games.protocol import Act, Game, OrderedHand, Privacy, Seated
from companion.model import Announcement, Equipment, Event, OwnText, OwnTone, Seat, Token, Tone, Way, Who, replace
from companion.session import events
from companion.session.events import FormInHand, Lying, Naming, Page, Setting
from companion.session.habits import NO_HABITS, Habits

# --- what does not change during an evening ---


@dataclass(frozen=True, slots=True)
class Shelf:
    """The boxes that can be played, and what their owners have settled before the evening.

    ``rules`` maps a game to its settings. ``regulars`` are the club's names offered at the roll call, ``languages`` the
    languages that can be spoken as (code, own name). ``legends`` maps (game, sticker id) to the message that says what
    the sticker means there. ``sticker_numbers`` are the two-digit numbers of the menu. ``voices`` are the engine voices
    of each language, the usual one first: none without an engine, or while it is starting.
    """

    games: Mapping[str, Game]
    boxes: Mapping[str, Box]
    rules: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=lambda: MappingProxyType({}))
    regulars: tuple[str, ...] = ()
    languages: tuple[OwnText, ...] = ()
    legends: Mapping[tuple[str, str], str] = field(default_factory=lambda: MappingProxyType({}))
    sticker_numbers: Mapping[int, Token] = field(default_factory=lambda: MappingProxyType({}))
    voices: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))

    def playable(self) -> tuple[str, ...]:
        """The ids of the games that can be chosen in the lobby, in the order of their numbers."""
        return tuple(self.numbers().values())

    def numbers(self) -> Mapping[int, str]:
        """The games that can be chosen in the lobby, by their numbers."""
        return numbered(self.boxes[game].pack for game in self.games if game in self.boxes)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is settled before the table is asked: by the command line, or by the game just played.

    What is None is asked for. ``ways`` are known only where the same players play again.
    """

    game: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    ways: tuple[Way | None, ...] = ()


# --- durable ---


@dataclass(frozen=True, slots=True)
class Play:
    """The play so far, exactly as the journal gives it back. ``board`` is the game's own state.

    ``steps`` are those of the set-up that the box's owner has told, ``step`` how many of them are done.
    """

    game: str | None = None
    players: int | None = None
    seats: tuple[Seated, ...] = ()
    called: int = 0  # seats whose roll call is done
    board: Any = None
    steps: tuple[OwnText, ...] = ()
    step: int = 0

    @property
    def laying(self) -> bool:
        """Whether the game is being set up as its box's owner has told."""
        return self.board is None and self.step < len(self.steps)

    def who(self, seat: Seat) -> Who:
        """The seat as an argument of an announcement."""
        return Who(seat, next((seated.name for seated in self.seats if seated.seat == seat), None))


@dataclass(frozen=True, slots=True)
class Past:
    """A stack of the inputs that can be taken back, newest first. It is never compared: it may be thousands deep.

    ``listened`` are the seats whose windows were open since; None: not known, after a power cut.
    """

    before: Play
    events: tuple[Event, ...]
    earlier: Past | None
    habits: Habits = field(default_factory=lambda: NO_HABITS)  # before it
    listened: tuple[Seat, ...] | None = None


# --- ephemeral ---


@dataclass(frozen=True, slots=True)
class Refusal:
    """The last act that was refused, for "the card says so"."""

    act: Act
    rule: str | None


@dataclass(frozen=True)  # no slots: copied at every input, and there is one
class Desk:
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
    helping: bool = False  # the next key that is no digit is explained, not done
    undoing: bool = False  # B was pressed once
    back: int = 0  # how far key 0 has gone back; 0: not at all
    where: bool = False  # D was pressed once
    resuming: bool = False  # a game was found; # goes on, * starts anew
    refusal: Refusal | None = None
    reminded: bool = False  # the one reminder of this step has been said
    calling: bool = False  # C was pressed; the next digit says whose window
    refused_call: bool = False  # C was refused; the next digit is still meant for it
    swept: bool = False  # somebody else's act took away what was begun here
    window: Window | None = None

    @property
    def begun(self) -> bool:
        """Whether a number, a form or the menu waits here for its next key."""
        return self.form is not None or self.menu is not None or self.naming is not None or self.typed != ""

    @property
    def of_window(self) -> bool:
        """Whether what waits here concerns only the seat whose window is open: a page of the menu, its own hand."""
        form = self.form
        return self.naming is None and (self.menu is not None if form is None else form.of_opener)


@dataclass(frozen=True, slots=True)
class Aside:
    """What somebody has begun on a desk of their own, while somebody else asks.

    ``whose`` is the seat, None for the table's devices; ``since`` is the number of the newest input that came to this
    desk, which its timers are named by: nobody else's input starts them anew.
    """

    whose: Seat | None
    since: int
    desk: Desk


#: What lies before everybody. The rest of a desk belongs to whoever laid it there.
SHARED = ("seat", "held", "resuming", "refusal", "reminded")

Batch: TypeAlias = tuple[Announcement, ...]
History: TypeAlias = tuple[Batch, ...]
"""What was heard, a batch an input, newest last."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Who has begun to listen by devices of their own, and who has ended, since the input of this number: it waits to
    be told in one line. By time, never by what was heard."""

    since: int
    listen: tuple[Seat, ...] = ()
    ended: tuple[Seat, ...] = ()


#: A scanner or keypad of a seat's own: its sort, its name in inputs, and the seat.
Own: TypeAlias = tuple[Equipment, str, Seat]


@dataclass(frozen=True)  # no slots: copied at every input, and there is one
class Session:
    play: Play = Play()
    desk: Desk = Desk()
    whose: Seat | None = None  # whose desk it is: who asked last; None: the table's devices
    since: int = 0  # the newest input that came to it: see ``Aside``
    aside: tuple[Aside, ...] = ()  # what others have begun
    gathered: Gathered | None = None
    own_devices: frozenset[Own] = frozenset()  # those that were plugged in, or used
    tone: Tone = field(default=Tone())
    ears: tuple[Ear, ...] = ()
    codes: tuple[tuple[Seat, str], ...] = ()  # a seat's own three digits; "": it wants none. Never journalled
    past: Past | None = field(default=None, compare=False)
    input_seq: int = 0  # durable inputs so far, undone ones included
    inputs: int = 0  # every scan and key so far: gives timers new ids
    openly: int = 0  # the newest of them that was for no window
    history: History = ()  # what the table has heard
    heard: tuple[tuple[Seat, History], ...] = ()  # what each seat has heard alone. Never journalled
    forgotten: frozenset[str] = frozenset()  # ids that were dropped from every history
    #: Since a power cut, which took everybody's digits, the cards that each seat has scanned in its windows. Never
    #: journalled. None: there was none.
    reheard: Mapping[Seat, frozenset[Token]] | None = None
    #: The game's timers that have run out, or that a power cut or an undo has stopped.
    lost_timers: frozenset[str] = frozenset()
    scanner: bool = field(default=False, compare=False)  # one has been seen, or something was scanned, since the start
    #: How often the table has heard each message this evening.
    habits: Habits = field(default_factory=lambda: NO_HABITS, compare=False)

    def heard_by(self, seat: Seat) -> History:
        """What this seat has heard in private, also in its open window; newest last."""
        before = next((history for whose, history in self.heard if whose == seat), ())
        window = self.window_of(seat)
        return before if window is None else (*before, *window.history)

    @property
    def desks(self) -> tuple[Aside, ...]:
        """Every desk that something lies on; that of whoever asked last is the first."""
        return (Aside(self.whose, self.since, self.desk), *self.aside)

    @property
    def windows(self) -> tuple[Window, ...]:
        """The windows of all seats, in the order of their seats."""
        there = [aside.desk.window for aside in self.desks if aside.desk.window is not None]
        return tuple(sorted(there, key=lambda window: window.seat)) if len(there) > 1 else tuple(there)

    def window_of(self, seat: Seat | None) -> Window | None:
        """The window of this seat, wherever it was opened."""
        return next((window for window in self.windows if window.seat == seat), None)

    def with_window(self, window: Window) -> Session:
        """The session with this in the place of the window of the same seat."""

        def on(desk: Desk) -> Desk:
            there = desk.window
            return desk if there is None or there.seat != window.seat else replace(desk, window=window)

        aside = tuple(replace(other, desk=on(other.desk)) for other in self.aside)
        return replace(self, desk=on(self.desk), aside=aside)

    @property
    def naming(self) -> Naming | None:
        """The dialogue about a name, on whosoever desk it lies."""
        return next((aside.desk.naming for aside in self.desks if aside.desk.naming is not None), None)

    def has_own(self, equipment: Equipment, seat: Seat) -> bool:
        """Whether this seat has such a device of its own."""
        return any((of, whose) == (equipment, seat) for of, _, whose in self.own_devices)


@dataclass(frozen=True, slots=True)
class Ear:
    """A private output and the seats that it serves.

    Only a ``verified`` ear may hear anything private: since the start, or since it was last plugged in, its wearer has
    typed the digit that was said in it. ``own`` is how it is spoken to, where this differs from the table. ``wearer``
    is the seat that listened last in an ear that is passed round; None while it is on its way.
    """

    output: str
    seats: tuple[Seat, ...]
    present: bool = True
    verified: bool = False
    own: OwnTone = field(default=OwnTone())
    wearer: Seat | None = None

    def private_to(self, seat: Seat | None) -> bool:
        """Whether only this seat hears what is said in it."""
        return seat in self.seats and self.verified and (not self.shared or self.wearer == seat)

    @property
    def shared(self) -> bool:
        """Whether it is passed round: then its wearer is not known until they say so."""
        return len(self.seats) > 1


class Stage(Enum):
    """The stage of a window."""

    PROVING = "proving"  # a digit was said in the ear; its wearer types it
    PASSING = "passing"  # the shared ear is on its way; # when it is worn
    CODING = "coding"  # the seat chooses the three digits behind which it may hear again
    ASKING = "asking"  # the seat types them
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Window:
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
    cleared: bool = False
    key: str = ""
    typed: str = ""
    history: History = ()
    fleeting: bool = False
    own: bool = False


_CLEARED = Desk()
#: What lies before everybody until an act of the table's.
_OUTLIVE = ("resuming", "refusal", "reminded")


def laid_for(session: Session, seat: Seat | None) -> Session:
    """The session with the desk of whoever asks now: what others have begun is laid aside.

    So a digit answers only what was begun by whoever types it, and two keypads never type into one number.
    """
    if seat == session.whose:
        return session
    shared = {name: getattr(session.desk, name) for name in SHARED}
    theirs = Aside(session.whose, session.since, replace(session.desk, **{n: getattr(_CLEARED, n) for n in SHARED}))
    mine = next((aside for aside in session.aside if aside.whose == seat), Aside(seat, session.inputs, _CLEARED))
    others = tuple(aside for aside in session.aside if aside.whose != seat)
    aside = (*others, theirs) if theirs.desk != _CLEARED else others
    return replace(session, whose=seat, since=mine.since, desk=replace(mine.desk, **shared), aside=aside)


# --- evolve ---


def apply(shelf: Shelf, play: Play, event: Event) -> Play:
    """The play after one durable event (``Undone`` excepted: it needs the past, see ``evolve``)."""
    match event:
        case events.Opened(game, players, names, ways):
            return Play(game, players, _seats(players, names, ways), called=len(ways))
        case events.GameChosen(game):
            return replace(play, game=game)
        case events.PlayersCounted(players):
            names = tuple(seated.name or "" for seated in play.seats)
            return replace(play, players=players, seats=_seats(players, names))
        case events.SeatNamed(seat, name):
            return replace(play, seats=_changed(play.seats, seat, name=name))
        case events.WayTold(seat, way):
            return replace(play, seats=_changed(play.seats, seat, way=way), called=seat)
        case events.SetUpBegan(steps):
            return replace(play, steps=steps)
        case events.SetUpStepDone(step):
            return replace(play, step=step)
        case events.Overruled():
            return play
        case _:
            assert play.game is not None
            board = shelf.games[play.game].evolve(play.board, event)
            return Play(play.game, play.players, play.seats, play.called, board)


def _seats(players: int | None, names: tuple[str, ...], ways: tuple[Way | None, ...] = ()) -> tuple[Seated, ...]:
    """As many seats as players; as many as names, where the players are not counted yet."""
    seats = range(1, (len(names) if players is None else players) + 1)
    named = dict(enumerate(names, 1))
    told = dict(enumerate(ways, 1))
    return tuple(Seated(seat, named.get(seat) or None, told.get(seat)) for seat in seats)


def _changed(seats: tuple[Seated, ...], seat: Seat, **change: Any) -> tuple[Seated, ...]:
    return tuple(replace(seated, **change) if seated.seat == seat else seated for seated in seats)


def evolve(shelf: Shelf, session: Session, made: tuple[Event, ...]) -> Session:
    """The session after the events of one input. The durable ones are one step of undo."""
    durable = tuple([event for event in made if event.durable])
    if durable:
        side = next((event.seat for event in made if isinstance(event, _OF_A_SIDE)), None)
        session = _acted(shelf, session, durable, side)
    for event in made:
        if not event.durable:
            session = _passed(session, event)
    return session


#: What comes with each act that a seat's window decides.
_OF_A_SIDE = (events.CardSeen, events.HandSettled, events.WindowClosed)


def _acted(shelf: Shelf, session: Session, durable: tuple[Event, ...], side: Seat | None) -> Session:
    """The session after one input's durable events: a new play, and cleared desks. ``side``: whose window made them."""
    play, past, habits = session.play, session.past, session.habits
    undone = isinstance(durable[0], events.Undone)
    if undone:
        for _ in durable:
            assert past is not None
            habits = past.habits
            play, past = past.before, past.earlier
    else:
        for event in durable:
            play = apply(shelf, play, event)
        # Opening a table and choosing a game cannot be undone, only left in the menu: each game has its own journal.
        if not isinstance(durable[0], events.Opened | events.GameChosen):
            past = Past(session.play, durable, past, habits)
    lost = session.lost_timers
    if undone:
        # What had run out or was stopped does not run again from its beginning because that is taken back.
        lost |= _timers(shelf, play) - _timers(shelf, session.play)
    elif lost:
        # A timer that has left the game may come back under the same id, and then it runs.
        lost &= _timers(shelf, play)
    before, session = session.play, replace(session, play=play, past=past, habits=habits)
    session = replace(session, input_seq=session.input_seq + 1, lost_timers=lost)
    anew = side is None or _asks(shelf, before) != _asks(shelf, play)
    desk, *others = (_judged(shelf, before, play, aside, side, undone, anew) for aside in session.desks)
    if side is None:
        desk = replace(_CLEARED, window=desk.window)
    aside = tuple(replace(other, desk=left) for other, left in zip(session.aside, others, strict=True))
    return replace(session, desk=desk, aside=tuple(other for other in aside if other.desk != _CLEARED))


def _judged(shelf: Shelf, before: Play, after: Play, aside: Aside, side: Seat | None, undone: bool, anew: bool) -> Desk:
    """What is left on a desk after an act. One of the table is judged everywhere, one of a side clears its own desk.

    ``anew``: digits mean something else than before, so that nothing that was begun still counts.
    """
    desk, window = aside.desk, aside.desk.window
    if window is not None and (undone or not _still_for(shelf, before, after, window.seat)):
        # An undo may take back what the ear was told of a scan: then the window's scans no longer count.
        desk = replace(desk, window=replace(window, tokens=()))
    elif (
        window is not None
        and side != window.seat
        and not undone
        and desk.of_window
        and _for(shelf, before, window.seat) == _for(shelf, after, window.seat)
    ):
        return desk  # a page of the menu, a card of its own hand: nobody else's affair
    own = side is not None and side == aside.whose
    if anew:
        return replace(_CLEARED, window=desk.window, swept=not own and (desk.begun or desk.swept))
    # There is something newer now that an undo would take back.
    return _left(desk) if own else replace(desk, undoing=False)


def _asks(shelf: Shelf, play: Play) -> object:
    """What a digit means at the table."""
    if play.game is None or play.board is None:
        return play
    wanted = shelf.games[play.game].expects(play.board)
    return wanted.question, wanted.seats, wanted.after_seat, wanted.over


def _timers(shelf: Shelf, play: Play) -> frozenset[str]:
    """The ids of the timers that the game wants."""
    if play.game is None or play.board is None:
        return frozenset()
    return frozenset(timed.timer.id for timed in shelf.games[play.game].expects(play.board).timers)


def _still_for(shelf: Shelf, before: Play, after: Play, seat: Seat) -> bool:
    """Whether this seat's open window is still for what its ear was told: its hand, or exactly the same cards.

    This must not depend on anything that only this seat knows: B shows to the table whether a window kept anything.
    """
    was, now = _for(shelf, before, seat), _for(shelf, after, seat)
    if was is None or now is None:
        return was is now
    ordered = isinstance(was, OrderedHand), isinstance(now, OrderedHand)
    return all(ordered) or (not any(ordered) and was.what == now.what)


def _for(shelf: Shelf, play: Play, seat: Seat) -> Privacy | None:
    """What this seat may look at."""
    assert play.game is not None
    return None if play.board is None else shelf.games[play.game].privacy(play.board, seat)


def _passed(session: Session, event: Event) -> Session:
    """The session after an event that is not journalled: its desk, its tones, and who wears which ear."""
    if isinstance(event, events.EarAsked | events.EarPassed | events.WindowOpened):
        session = _on_its_desk(session, event.seat)
    desk, ears = _lay(session.desk, event), session.ears
    match event:
        case events.ToneChanged(seat=None):
            return replace(session, desk=desk, tone=event.tone)
        case events.ToneChanged(seat=seat):
            ears = tuple(replace(ear, own=_set(ear.own, event)) if seat in ear.seats else ear for ear in ears)
        case events.WindowClosed(seat):
            gathered = _gathered(session, event)
            # It may be closed by time or by a lost device, while somebody else's desk lies open.
            desk = desk if seat == session.whose else session.desk
            return replace(session, desk=desk, aside=_without(session.aside, seat), gathered=gathered)
        case events.ListenersTold():
            return replace(session, gathered=None)
        case events.TimeUp(timer):
            aside = tuple(replace(other, desk=_lapsed(other.desk, timer, other.since)) for other in session.aside)
            return replace(session, desk=_lapsed(session.desk, timer, session.since), aside=aside)
        case events.EarPassed(seat) | events.WindowOpened(seat):
            worn_by = seat if isinstance(event, events.WindowOpened) else None
            if isinstance(event, events.WindowOpened):
                session = replace(session, gathered=_gathered(replace(session, desk=desk), event))
            ears = tuple(replace(ear, wearer=worn_by) if seat in ear.seats else ear for ear in ears)
        case events.TimeRan(timer):
            return replace(session, desk=desk, lost_timers=session.lost_timers | {timer})
        case events.EquipmentSeen(Equipment.SCANNER | Equipment.KEYPAD as sort, name, present, seat=seat):
            own = frozenset(own for own in session.own_devices if own[:2] != (sort, name))
            if present and seat is not None:
                own |= {(sort, name, seat)}
            scanner = session.scanner or (present and sort is Equipment.SCANNER)
            return replace(session, desk=desk, scanner=scanner, own_devices=own)
        case events.EarProved(output):
            ears = tuple(replace(ear, verified=ear.verified or ear.output == output) for ear in ears)
        case events.EquipmentSeen(Equipment.EARPHONE, output, present):
            # Its wearer has to prove it again.
            ears = tuple(
                replace(ear, present=present, verified=False, wearer=None) if ear.output == output else ear
                for ear in ears
            )
        case events.CardSeen(seat, token) | events.HeldAgain(seat, token) if session.reheard is not None:
            reheard = {**session.reheard, seat: session.reheard.get(seat, frozenset()) | {token}}
            return replace(session, desk=desk, reheard=reheard)
        case events.CodeChosen(seat, code):
            codes = (*(known for known in session.codes if known[0] != seat), (seat, code))
            return replace(session, desk=desk, codes=codes)
        case _:
            pass
    return replace(session, desk=desk, ears=ears)


def _set(own: OwnTone, event: events.ToneChanged) -> OwnTone:
    """An ear's own settings, with this change."""
    tone = event.tone
    match event.what:
        case Setting.VOICE:
            return replace(own, voices=tuple({**dict(own.voices), tone.lang: tone.voice}.items()))
        case Setting.LANGUAGE:
            return replace(own, lang=tone.lang)
        case what:
            return replace(own, **{what.value: getattr(tone, what.value)})


def _on_its_desk(session: Session, seat: Seat) -> Session:
    """The session with the desk of this seat, on which its window is, or is to be. What it had begun there goes, and
    so does what has called it."""
    if session.whose == seat:
        return session
    called = replace(session, desk=_left(session.desk))
    laid = laid_for(replace(called, aside=_without(called.aside, seat)), seat)
    return replace(laid, since=laid.inputs)


def _gathered(session: Session, event: events.WindowOpened | events.WindowClosed) -> Gathered | None:
    """Who waits to be told of, after this: whoever begins to listen by devices of their own in an ear of their own, and
    whoever has ended before that was told."""
    seat, window, known = event.seat, session.window_of(event.seat), session.gathered
    alone = window is not None and window.own and not any(ear.shared for ear in session.ears if seat in ear.seats)
    opens = isinstance(event, events.WindowOpened)
    if not alone or (known is None and not opens):
        return known
    known = known or Gathered(session.inputs)
    listen, ended = (tuple(other for other in seats if other != seat) for seats in (known.listen, known.ended))
    if opens:
        return replace(known, listen=(*listen, seat), ended=ended)
    return replace(known, listen=listen, ended=(*ended, seat))


def _without(aside: tuple[Aside, ...], seat: Seat) -> tuple[Aside, ...]:
    return tuple(other for other in aside if other.whose != seat)


def _lapsed(desk: Desk, timer: str, since: int) -> Desk:
    """The desk when the time for pressing a key again is over, if this timer is its own."""
    what, _, born = timer.partition("/")
    if born != str(since):
        return desk
    return replace(
        desk,
        helping=desk.helping and what != "help",
        undoing=desk.undoing and what != "undo",
        where=desk.where and what != "where",
        refused_call=desk.refused_call and what != "call",
        back=0 if what == "again" else desk.back,
    )


def _lay(desk: Desk, event: Event) -> Desk:
    """The desk after an event that is not journalled: cleared, except for what this event leaves there."""
    window = desk.window
    # Events that help while something else goes on: they must not clear a seat, a held card or a form.
    aside = desk
    if desk.helping or desk.undoing or desk.back or desk.where or desk.refused_call:
        aside = replace(desk, helping=False, undoing=False, back=0, where=False, refused_call=False)
    match event:
        case events.MustWait():
            return replace(desk, refused_call=False)
        case events.Refused(rejection, act):
            if act is None:  # a misread, a number out of range: the desk waits for the right one
                return replace(aside, typed="", calling=False, swept=False)
            return _left(desk, refusal=Refusal(act, rejection.rule))
        case events.SeatSaid(seat):
            return _left(desk, seat=seat)
        case events.SeatCalled():
            return _left(desk, calling=True)
        case events.CallRefused():
            return replace(desk, refused_call=True)
        case events.EarAsked(seat, own):
            return _left(desk, window=Window(seat, Stage.PROVING, own=own))
        case events.DigitSpoken(_, digit) if window is not None:
            return _left(desk, window=replace(window, digit=digit))
        case events.EarPassed(seat, own):
            return _left(desk, window=Window(seat, Stage.PASSING, own=own))
        case events.WindowOpened(seat, own):
            return _left(desk, window=Window(seat, Stage.OPEN, own=own))
        case events.CodeWanted(_, known, key) if window is not None:
            stage = Stage.ASKING if known else Stage.CODING
            return _left(desk, window=replace(window, stage=stage, key=key, typed=""))
        case events.CodeTyped(_, typed) if window is not None:
            return replace(aside, window=replace(window, typed=typed))
        case events.CodeChosen() | events.CodeGiven() if window is not None:
            cleared = not isinstance(event, events.CodeChosen) or event.code != ""
            return _left(desk, window=replace(window, stage=Stage.OPEN, cleared=cleared, key="", typed=""))
        case events.CodeLeft() if window is not None:
            return _left(desk, window=replace(window, stage=Stage.OPEN, key="", typed=""))
        case events.CardSeen(_, token, fleeting) if window is not None:
            tokens = (*window.tokens, token)
            return _left(desk, window=replace(window, tokens=tokens, fleeting=window.fleeting or fleeting))
        case events.HandSettled(_, left) if window is not None:
            return _left(desk, window=replace(window, tokens=left))
        case events.WindowClosed():
            return _left(desk, window=None)
        case events.CardHeld(token):
            return _left(desk, held=token)
        case events.DigitTyped(typed):
            return replace(aside, typed=typed)
        case events.FormOpened(hand):
            return _left(desk, form=hand)
        case events.MenuOpened(page):
            return _left(desk, menu=page)
        case (
            events.NamingCame(naming)
            | events.LetterTyped(naming)
            | events.NameRead(naming)
            | events.MicrophoneWanted(naming)
            | events.SpeechAwaited(naming)
            | events.SpeechEnded(naming)
        ):
            return _left(desk, naming=naming)
        case events.Cancelled(Lying.RECORDING):
            return desk  # where the dialogue goes on is told next
        case events.Cancelled(Lying.TYPED):
            return replace(aside, typed="")
        case events.HelpAsked():
            return replace(aside, helping=True)
        case events.UndoAsked():
            return replace(aside, undoing=True)
        case events.SaidAgain(back, _):
            return replace(aside, back=back)
        case events.WhereAsked(whole):
            return replace(aside, where=not whole)
        case events.HeldTooLong():
            return replace(desk, held=None)
        case events.TimeRan() | events.ListenersTold():
            return desk
        case events.Reminded():
            return replace(desk, reminded=True)
        case events.Resumed():
            return _left(desk, resuming=False)
        case events.ToneChanged(what=Setting.LANGUAGE):
            return _left(desk)
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
            return _left(desk)


def _left(desk: Desk, **lies: Any) -> Desk:
    """The desk cleared, except for what outlives an act, and with these values. What a window does leaves what all
    share as it lies."""
    private = desk.window is not None or lies.get("window") is not None
    kept = {name: getattr(desk, name) for name in ("window", *(SHARED if private else _OUTLIVE))}
    return replace(_CLEARED, **(kept | lies))
