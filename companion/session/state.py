"""What the session knows: the play that the journal can give back, and the desks that a power cut may clear.

``Play`` changes only by durable events, so that the journal rebuilds it exactly. A ``Desk`` is what waits between two
acts: a seat said but not used, a card held unread, half a number, an open menu, a window. Neither may hold a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Any, TypeAlias

from companion.boxes.box import Box, numbered
from companion.games.protocol import Game, OrderedHand, Privacy, Seated
from companion.model import Equipment, Event, Frozen, OwnText, OwnTone, Seat, Token, Tone, Way, Who, replace
from companion.notebook.facts import Level
from companion.session import ears as outputs
from companion.session import events, gathering, joining, notes
from companion.session import places as seating
from companion.session.desks import CLEARED, SHARED, Aside, Desk, History, Window, clear, lapsed, lay
from companion.session.ears import Ear as Ear
from companion.session.events import Naming, Page, Setting
from companion.session.habits import NO_HABITS, Habits
from companion.session.speaking import Speech

# --- what does not change during an evening ---


class Shelf(Frozen):
    """The boxes that can be played, and what their owners have settled before the evening.

    ``rules`` maps a game to its settings. ``regulars`` are the club's names offered at the roll call, ``languages`` the
    languages that can be spoken as (code, own name). ``legends`` maps (game, sticker id) to the message that says what
    the sticker means there. ``sticker_numbers`` are the two-digit numbers of the menu. ``voices`` are the engine voices
    of each language, the usual one first: none without an engine, or while it is starting. ``taught`` are the games
    that a tutorial teaches, ``untried`` those of them that nobody has played here.
    """

    games: Mapping[str, Game]
    boxes: Mapping[str, Box]
    rules: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=lambda: MappingProxyType({}))
    regulars: tuple[str, ...] = ()
    languages: tuple[OwnText, ...] = ()
    legends: Mapping[tuple[str, str], str] = field(default_factory=lambda: MappingProxyType({}))
    sticker_numbers: Mapping[int, Token] = field(default_factory=lambda: MappingProxyType({}))
    voices: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    taught: frozenset[str] = frozenset()
    untried: frozenset[str] = frozenset()

    def playable(self) -> tuple[str, ...]:
        """The ids of the games that can be chosen in the lobby, in the order of their numbers."""
        return tuple(self.numbers().values())

    def numbers(self) -> Mapping[int, str]:
        """The games that can be chosen in the lobby, by their numbers."""
        return numbered(self.boxes[game].pack for game in self.games if game in self.boxes)


class Wishes(Frozen):
    """What is settled before the table is asked: by the command line, or by the game just played.

    What is None is asked for. Only where the same players play again are ``ways`` known, and ``order``: the seats
    clockwise, () as they are numbered. ``moved``: the seats whose number is another person's now, or nobody's.
    """

    game: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    ways: tuple[Way | None, ...] = ()
    order: tuple[Seat, ...] = ()
    moved: tuple[Seat, ...] = ()


# --- durable ---


class Play(Frozen):
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
    level: Level = Level.LOG  # what all notebooks tell
    earless: tuple[Seat, ...] = ()  # by ear, and no ear serves them
    places: seating.Places = field(default=seating.Places())  # who has come and gone, and who comes after whom

    @property
    def laying(self) -> bool:
        """Whether the game is being set up as its box's owner has told."""
        return self.board is None and self.step < len(self.steps)

    def who(self, seat: Seat) -> Who:
        """The seat as an argument of an announcement."""
        return next((seating.who(self.places, seated) for seated in self.seats if seated.seat == seat), Who(seat))


class Past(Frozen):
    """A stack of the inputs that can be taken back, newest first. It is never compared: it may be thousands deep.

    ``listened`` are the seats whose windows were open since; None: not known, after a power cut.
    """

    before: Play
    events: tuple[Event, ...]
    earlier: Past | None
    habits: Habits = field(default_factory=lambda: NO_HABITS)  # before it
    listened: tuple[Seat, ...] | None = None


# --- ephemeral ---


#: A scanner or keypad of a seat's own: its sort, its name in inputs, and the seat.
Own: TypeAlias = tuple[Equipment, str, Seat]


class Session(Frozen):
    play: Play = Play()
    desk: Desk = field(default=Desk())
    whose: Seat | None = None  # whose desk it is: who asked last; None: the table's devices
    since: int = 0  # the newest input that came to it: see ``Aside``
    aside: tuple[Aside, ...] = ()  # what others have begun
    gathered: gathering.Gathered | None = None
    own_devices: frozenset[Own] = frozenset()  # those that were plugged in, or used
    tone: Tone = field(default=Tone())
    ears: tuple[Ear, ...] = ()
    codes: tuple[tuple[Seat, str], ...] = ()  # a seat's own three digits; "": it wants none. Never journalled
    past: Past | None = field(default=None, compare=False)
    early: tuple[Seat, ...] = field(default=(), compare=False)  # whose windows were open before the first act
    input_seq: int = 0  # durable inputs so far, undone ones included
    inputs: int = 0  # every scan and key so far: gives timers new ids
    openly: int = 0  # the newest of them that was for no window
    history: History = ()  # what the table has heard
    heard: tuple[tuple[Seat, History], ...] = ()  # what each seat has heard alone. Never journalled
    forgotten: frozenset[str] = frozenset()  # ids that were dropped from every history
    #: The cards that a seat has scanned in its windows since a power cut, which took everybody's digits, or since its
    #: page went. Never journalled.
    reheard: Mapping[Seat, frozenset[Token]] = field(default_factory=lambda: MappingProxyType({}))
    phones: joining.Phones = field(default=joining.Phones())
    #: What owners' ears know, on whose seats a stand-in sits. Never journalled.
    put_by: tuple[seating.PutBy, ...] = field(default=(), compare=False)
    #: What each seat has put into its own, and what lies open of it. No undo of the table changes it.
    notebooks: notes.Notebooks = field(default=notes.Notebooks())
    #: Where each desk was last in the rules, for whoever is interrupted.
    bookmarks: Mapping[Seat | None, Page] = field(default_factory=lambda: MappingProxyType({}))
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
        first = self.desk.window
        if not self.aside:  # asked ten times a turn
            return () if first is None else (first,)
        there = [window for window in (first, *[aside.desk.window for aside in self.aside]) if window is not None]
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

    @property
    def speech(self) -> Speech | None:
        """How far a recording is, of a name or of a note; None: the microphone is free."""
        named, noted = self.naming, self.notebooks.speaks
        speeches = (each.speech for each in (named, noted) if each is not None)
        return next((speech for speech in speeches if speech is not None), None)

    def has_own(self, equipment: Equipment, seat: Seat) -> bool:
        """Whether this seat has such a device of its own. A page is a keypad; a scanner it is once it has read
        something, for not every phone has a camera here."""
        if equipment is Equipment.KEYPAD and outputs.has_page(self.ears, seat):
            return True
        return any((of, whose) == (equipment, seat) for of, _, whose in self.own_devices)


def laid_for(session: Session, seat: Seat | None) -> Session:
    """The session with the desk of whoever asks now: what others have begun is laid aside.

    So a digit answers only what was begun by whoever types it, and two keypads never type into one number.
    """
    if seat == session.whose:
        return session
    shared = {name: getattr(session.desk, name) for name in SHARED}
    theirs = Aside(session.whose, session.since, replace(session.desk, **{n: getattr(CLEARED, n) for n in SHARED}))
    mine = next((aside for aside in session.aside if aside.whose == seat), Aside(seat, session.inputs, CLEARED))
    others = tuple(aside for aside in session.aside if aside.whose != seat)
    aside = (*others, theirs) if theirs.desk != CLEARED else others
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
            return _around(shelf, replace(play, seats=_changed(play.seats, seat, name=name)))
        case events.WayTold(seat, way):
            return replace(play, seats=_changed(play.seats, seat, way=way), called=seat)
        case events.SetUpBegan(steps):
            return replace(play, steps=steps)
        case events.SetUpStepDone(step):
            return replace(play, step=step)
        case events.Overruled():
            return play
        case notes.LevelAgreed(level):
            return replace(play, level=level)
        case events.EarsMissed(earless):
            return _around(shelf, replace(play, earless=earless))
        case seating.OfPlaces():
            places, seats = seating.after(play.places, play.seats, event)
            return _around(shelf, replace(play, places=places, seats=seats))
        case _:
            assert play.game is not None
            board = shelf.games[play.game].evolve(play.board, event)
            then = replace(play, board=board, steps=(), step=0)
            return _around(shelf, then) if play.board is None and play.places.order else then


def _around(shelf: Shelf, play: Play) -> Play:
    """The same play, and the game knows who sits around the table. Whoever is by ear and has none is not by ear."""
    if play.game is None or play.board is None:
        return play
    heard = tuple(replace(seated, way=None) if seated.seat in play.earless else seated for seated in play.seats)
    around = seating.around(play.places, heard)
    return replace(play, board=shelf.games[play.game].around(play.board, around))


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
    if made and isinstance(made[0], notes.Private):
        return _noted(session, made)
    durable = tuple([event for event in made if event.durable])
    if durable:
        session = _acted(shelf, session, durable, side_of(made))
    for event in made:
        if not event.durable:
            session = _passed(session, event)
    return session


def _noted(session: Session, made: tuple[Event, ...]) -> Session:
    """The session after what one seat has done with its notebook alone: a row of the journal, and nothing else."""
    rows = any(event.durable for event in made)
    for event in made:
        session = replace(session, notebooks=notes.after(session.notebooks, event))
    return replace(session, input_seq=session.input_seq + rows)


def side_of(made: tuple[Event, ...]) -> Seat | None:
    """The seat whose window has made these events; None: the table has."""
    return next((event.seat for event in made if isinstance(event, _OF_A_SIDE)), None)


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
        if not isinstance(durable[0], events.Opened):  # nobody at the table has done that
            past = Past(session.play, durable, past, habits)
    lost = session.lost_timers
    if undone:
        # What had run out or was stopped does not run again from its beginning because that is taken back.
        lost |= _timers(shelf, play) - _timers(shelf, session.play)
    elif lost:
        # A timer that has left the game may come back under the same id, and then it runs.
        lost &= _timers(shelf, play)
    before, session = session.play, replace(session, play=play, past=past, habits=habits)
    for seat in seating.others(before.places, play.places):
        session = _parted(session, before.places, seat)
    session = replace(session, input_seq=session.input_seq + 1, lost_timers=lost)
    anew = side is None or _asks(shelf, before) != _asks(shelf, play)
    desk, *others = (_judged(shelf, before, play, aside, side, undone, anew) for aside in session.desks)
    if side is None:
        desk = replace(CLEARED, window=desk.window)
    laid = (replace(other, desk=then) for other, then in zip(session.aside, others, strict=True) if then != CLEARED)
    return replace(session, desk=desk, aside=tuple(laid))


def _parted(session: Session, before: seating.Places, seat: Seat) -> Session:
    """The session where somebody else sits at this seat, or nobody: what was private there is not theirs. An owner's is
    put by while a stand-in sits there, and comes back with them."""
    was, now, places = before.sitter(seat), session.play.places.sitter(seat), session.play.places
    heard, codes, reheard = dict(session.heard), dict(session.codes), dict(session.reheard)
    mine = seating.PutBy(seat, was or seating.FIRST, codes.pop(seat, None), heard.pop(seat, ()), reheard.get(seat))
    reheard[seat] = frozenset()
    loan, put_by = places.loan(seat), session.put_by
    if was is not None and loan is not None and loan.sitter == was:
        put_by = (*put_by, mine)
    back = next((kept for kept in put_by if (kept.seat, kept.sitter) == (seat, now)), None)
    if back is not None:
        session = _given_back(replace(session, heard=tuple(heard.items()), reheard=reheard), back)
        heard, reheard = dict(session.heard), dict(session.reheard)
        codes |= {} if back.code is None else {seat: back.code}
    if loan is None:
        put_by = tuple(kept for kept in put_by if kept.seat != seat)
    notebooks = session.notebooks.without_leaf(seat)
    return replace(
        session,
        heard=tuple(heard.items()),
        codes=tuple(codes.items()),
        reheard=reheard,
        put_by=put_by,
        notebooks=notebooks.without_book(seat) if now is None else notebooks,
    )


def _given_back(session: Session, kept: seating.PutBy) -> Session:
    """The session where this seat's ear knows what was put by of it."""
    heard = {**dict(session.heard), kept.seat: kept.heard}
    reheard = {seat: cards for seat, cards in session.reheard.items() if seat != kept.seat}
    if kept.reheard is not None:
        reheard[kept.seat] = kept.reheard
    return replace(session, heard=tuple((seat, told) for seat, told in heard.items() if told), reheard=reheard)


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
        return replace(CLEARED, window=desk.window, swept=not own and (desk.begun or desk.swept))
    # There is something newer now that an undo would take back.
    if own:
        return clear(desk)
    # What a window decides must not be told from what lies on others' desks.
    return replace(desk, undoing=False, refused="" if side is None else desk.refused)


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
    if isinstance(event, joining.OfPhones):
        return _phoned(session, event)
    if isinstance(event, seating.EarLocked):
        locked = (
            replace(ear, verified=False, wearer=None) if ear.output == event.output else ear for ear in session.ears
        )
        return replace(session, ears=tuple(locked))
    if isinstance(event, notes.OfLeaf):
        return replace(session, notebooks=notes.after(session.notebooks, event))
    if isinstance(event, events.WindowEnds):
        return _ending(session, event.seat)
    if isinstance(event, events.WindowClosed):
        session = replace(session, notebooks=session.notebooks.without_leaf(event.seat))
    if isinstance(event, events.EarAsked | events.EarPassed | events.WindowOpened):
        session = _on_its_desk(session, event.seat)
    desk, ears = lay(session.desk, event), session.ears
    match event:
        case events.ToneChanged(seat=None):
            return replace(session, desk=desk, tone=event.tone)
        case events.ToneChanged(seat=seat):
            ears = tuple(replace(ear, own=_set(ear.own, event)) if seat in ear.seats else ear for ear in ears)
        case events.WindowClosed(seat):
            known = session.gathered
            gathered = gathering.ends(known, seat) if _alone(session, seat) else gathering.without(known, seat)
            # It may be closed by time or by a lost device, while somebody else's desk lies open.
            desk = desk if seat == session.whose else session.desk
            return replace(session, desk=desk, aside=_without(session.aside, seat), gathered=gathered)
        case gathering.ListenersTold():
            return replace(session, gathered=None)
        case events.MenuOpened(Page(rules=str(), chapter=at, why=False) as page) if at or session.desk.reading:
            # Behind the last passage come the chapters: then this one has been heard to the end.
            marks = {whose: marked for whose, marked in session.bookmarks.items() if whose != session.whose}
            return replace(session, desk=desk, bookmarks=marks | ({session.whose: page} if at else {}))
        case events.TimeUp(timer):
            aside = tuple(replace(other, desk=lapsed(other.desk, timer, other.since)) for other in session.aside)
            return replace(session, desk=lapsed(session.desk, timer, session.since), aside=aside)
        case events.EarPassed(seat) | events.WindowOpened(seat):
            worn_by = seat if isinstance(event, events.WindowOpened) else None
            if _alone(replace(session, desk=desk), seat) and worn_by is not None:
                session = replace(session, gathered=gathering.begins(session.gathered, seat, session.inputs))
            else:
                session = replace(session, gathered=gathering.without(session.gathered, seat))
            ears = tuple(replace(ear, wearer=worn_by) if seat in ear.seats else ear for ear in ears)
        case events.Reminded():  # what it asks for is done with #, on every keypad
            aside = tuple(replace(other, desk=other.desk.unread) for other in session.aside)
            return replace(session, desk=desk, aside=tuple(other for other in aside if other.desk != CLEARED))
        case events.TimeRan(timer):
            return replace(session, desk=desk, lost_timers=session.lost_timers | {timer})
        case events.EquipmentSeen(Equipment.SCANNER | Equipment.KEYPAD as sort, name, present, seat=seat):
            own = frozenset(own for own in session.own_devices if own[:2] != (sort, name))
            if present and seat is not None:
                own |= {(sort, name, seat)}
            elif not present:
                keypads = [whose for of, device, whose in session.own_devices - own if of is Equipment.KEYPAD]
                session = _without_leaves(session, [seat for seat in keypads if session.window_of(seat) is None])
            scanner = session.scanner or (present and sort is Equipment.SCANNER)
            return replace(session, desk=desk, scanner=scanner, own_devices=own)
        case events.EarProved(output):
            ears = tuple(replace(ear, verified=ear.verified or ear.output == output) for ear in ears)
        case events.EquipmentSeen(Equipment.EARPHONE, output, present):
            lost = [seat for ear in ears if ear.output == output and not present for seat in ear.seats]
            session = _without_leaves(session, lost)
            # Its wearer has to prove it again.
            ears = tuple(
                replace(ear, present=present, verified=False, wearer=None) if ear.output == output else ear
                for ear in ears
            )
        case events.CardSeen(seat, token) | events.HeldAgain(seat, token) if seat in session.reheard:
            reheard = {**session.reheard, seat: session.reheard[seat] | {token}}
            return replace(session, desk=desk, reheard=reheard)
        case events.CodeChosen(seat, code):
            codes = (*(known for known in session.codes if known[0] != seat), (seat, code))
            owners = next((kept for kept in session.put_by if kept.seat == seat and code and kept.code == code), None)
            if owners is not None:  # their owner has handed them over
                return _given_back(replace(session, desk=desk, codes=codes), owners)
            # Whoever chooses them may be another: they open nothing that was heard on a page.
            heard = tuple(told for told in session.heard if told[0] != seat or seat not in session.reheard)
            return replace(session, desk=desk, codes=codes, heard=heard)
    return replace(session, desk=desk, ears=ears)


def _ending(session: Session, seat: Seat) -> Session:
    """The session where this seat has been told that its window closes soon. Nothing else changes, on any desk."""

    def on(desk: Desk) -> Desk:
        return replace(desk, ending=True) if desk.window is not None and desk.window.seat == seat else desk

    aside = tuple(replace(other, desk=on(other.desk)) for other in session.aside)
    return replace(session, desk=on(session.desk), aside=aside)


def _phoned(session: Session, event: joining.OfPhones) -> Session:
    """The session after an event of phones. Where a page comes or goes, its seat's digits of the earphone go too: new
    ones open nothing of what the page tells."""
    session = replace(session, phones=joining.after(session.phones, event))
    match event:
        case joining.PhoneJoined(seat) | joining.PhoneBack(seat):
            session = _without_leaves(session, [seat])
            codes = tuple(known for known in session.codes if known[0] != seat)
            return replace(session, ears=outputs.with_page(session.ears, seat), codes=codes)
        case joining.PhoneLeft(seat):
            session = _without_leaves(session, [seat])
            reheard: dict[Seat, frozenset[Token]] = {**session.reheard, seat: frozenset()}
            own = frozenset(own for own in session.own_devices if own[1] != outputs.page_of(seat))
            session = replace(session, own_devices=own)
            return replace(session, ears=outputs.without_page(session.ears, seat), reheard=reheard)
        case joining.PhoneTuned(seat, own):
            tuned = (replace(ear, own=own) if ear.output == outputs.page_of(seat) else ear for ear in session.ears)
            return replace(session, ears=tuple(tuned))
        case joining.DoorShut(fell=False) | joining.DoorOpened(wished=True):  # by the menu, which is done with
            return replace(session, desk=clear(session.desk))
        case _:
            return session


def _without_leaves(session: Session, seats: Iterable[Seat]) -> Session:
    """The session with the notebooks of these seats closed: their ear is gone."""
    for seat in seats:
        session = replace(session, notebooks=session.notebooks.without_leaf(seat))
    return session


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
    called = replace(session, desk=clear(session.desk))
    laid = laid_for(replace(called, aside=_without(called.aside, seat)), seat)
    return replace(laid, since=laid.inputs)


def _alone(session: Session, seat: Seat) -> bool:
    """Whether this seat listens by devices of its own, in an ear of its own."""
    window = session.window_of(seat)
    return window is not None and window.own and not any(ear.shared for ear in session.ears if seat in ear.seats)


def _without(aside: tuple[Aside, ...], seat: Seat) -> tuple[Aside, ...]:
    return tuple(other for other in aside if other.whose != seat)
