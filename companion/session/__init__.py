"""The session: lobby, roll call, seats, undo, repetition, help and menu, for any game.

Pure: no clock, no dice, no files, no sound. ``state``, ``rules`` and ``words`` are named as in every game's folder.

    turn(shelf, session, input) ─ asker.who_asks ─ rules.decide ─ Event… ─ state.evolve ─ words.narrate ─ Announcement…
                                ─ history.remember ─ Turn
"""

from __future__ import annotations

from collections.abc import Iterable

from companion import model
from companion.games import FOLDERS
from companion.games import events_of as game_events
from companion.model import Announcement, Equipment, Event, Key, Only, Scan, Seat, Table, Tone, Urgency, replace, word
from companion.session import attendance, notebook, notes, phones
from companion.session.asker import TABLE, who_asks
from companion.session.asking import earless, expects
from companion.session.desks import Desk
from companion.session.events import (
    DigitTyped,
    EarsMissed,
    FormInHand,
    MenuOpened,
    MustWait,
    Opened,
    Refused,
    Resumed,
    Undone,
)
from companion.session.habits import NO_HABITS, Habits, counted
from companion.session.history import remember
from companion.session.joining import Phones
from companion.session.listened import noted
from companion.session.places import PlacesOrdered, Renumbered
from companion.session.rules import begun, decide
from companion.session.spelling import Typed
from companion.session.standing import offered
from companion.session.state import Ear, Session, Shelf, Wishes, evolve, laid_for, side_of
from companion.session.words import due, keys, narrate


def events_of(*games: str) -> tuple[type[Event], ...]:
    """Every event that a journal of these games may hold: the session's and the games'. Without games: of all."""
    return (
        *notes.DURABLE,
        *(event for game in games or (*FOLDERS, "") for event in game_events(game)),
    )


class Turn(model.Frozen):
    """The result of one input: its events, the session after them, and what is to be said. Nothing has happened yet:
    the caller first writes the durable events, and drops the turn if it cannot."""

    session: Session
    events: tuple[Event, ...]
    said: tuple[Announcement, ...]

    @property
    def durable(self) -> tuple[Event, ...]:
        return tuple(event for event in self.events if event.durable)


def turn(shelf: Shelf, session: Session, input: model.Input | Typed) -> Turn:
    """Decide, evolve and narrate one input."""
    if isinstance(input, model.Listening | model.Recorded | model.NotRecorded):
        named = next((aside.whose for aside in session.desks if aside.desk.naming is not None), session.whose)
        session = laid_for(session, named)
    if not isinstance(input, Scan | Key | Typed):
        return _turn(shelf, session, decide(shelf, session, TABLE, input))
    by = Equipment.SCANNER if isinstance(input, Scan) else Equipment.KEYPAD
    asker = who_asks(session, input.seat, by)
    if isinstance(input, Key) and (made := phones.claimed(session, asker, input)) is not None:
        return _turn(shelf, session, made)
    if isinstance(input, Scan | Key) and (noted := notebook.claimed(shelf, session, asker, input)) is not None:
        return _turn(shelf, session, noted)
    session = laid_for(session, asker.seat)
    number = session.inputs + 1
    session = replace(
        session,
        inputs=number,
        since=number,
        openly=number if asker.desk is None else session.openly,
        scanner=session.scanner or isinstance(input, Scan),
    )
    if (
        isinstance(input, Scan | Key)
        and input.seat is not None
        and (by, input.device, input.seat) not in session.own_devices
    ):
        session = replace(session, own_devices=session.own_devices | {(by, input.device, input.seat)})
    events = decide(shelf, session, asker, input)
    # The table hears answers to its own devices. But the menu answers its opener, also in a window.
    answered = asker.own is not None or (asker.ear is not None and isinstance(input, Key) and _in_menu(session, events))
    return _turn(shelf, session, events, asker.ear if answered else None, own=asker.own is not None)


def _in_menu(session: Session, events: tuple[Event, ...]) -> bool:
    """Whether a key belongs to the menu, so that its answer is for the seat that opened it."""
    opened = session.desk.menu is not None or _of_opener(session.desk.form)
    return opened or any(isinstance(event, MenuOpened) for event in events)


def _of_opener(form: FormInHand | None) -> bool:
    return form is not None and form.entry is not None and form.entry.of_opener


def open_table(
    shelf: Shelf,
    wishes: Wishes,
    tone: Tone,
    ears: tuple[Ear, ...] = (),
    habits: Habits = NO_HABITS,
    *,
    scanner: bool = False,
    joined: Phones = Phones(),  # noqa: B008 — frozen
) -> Turn:
    """A new table, with what the command line settled, or with the lobby. ``habits``, ``scanner`` (one was seen) and
    ``joined``: of the evening so far."""
    session = Session(tone=tone, ears=ears, habits=habits, scanner=scanner, phones=joined)
    opened = Opened(wishes.game, wishes.players, wishes.names, wishes.ways)
    ordered = (PlacesOrdered(wishes.order),) if wishes.order else ()
    moved = tuple(event for seat in wishes.moved for event in attendance.unbound(session, seat))
    begins = begun(shelf, session.play, (opened, *ordered))
    return _turn(shelf, session, (*begins, *((Renumbered(), *moved) if wishes.moved else ())))


def found_again(
    shelf: Shelf,
    inputs: Iterable[tuple[int, tuple[Event, ...]]],
    tone: Tone,
    ears: tuple[Ear, ...] = (),
    joined: Phones = Phones(),  # noqa: B008 — frozen
) -> tuple[Session, tuple[Announcement, ...]]:
    """The session that the journal gives back, waiting for # or *, and the words that offer it.

    The seats' own digits are lost with the power. New ones open what is heard from now on, and no more: whoever chooses
    them may be another. What was kept before is told again once its cards have been scanned again.
    """
    session = replay(shelf, inputs, tone)
    stopped = frozenset(timed.timer.id for timed in expects(shelf, session.play).timers)
    scanned: dict[Seat, frozenset[model.Token]] = {seat: frozenset() for seat in range(1, model.MAX_SEATS + 1)}
    desk = Desk(resuming=True)
    session = replace(session, desk=desk, ears=ears, reheard=scanned, lost_timers=stopped, phones=joined)
    said = offered(shelf, session)
    return remember(session, session, said, (), frozenset()), said


def replay(shelf: Shelf, inputs: Iterable[tuple[int, tuple[Event, ...]]], tone: Tone) -> Session:
    """The session after the journalled inputs, equal to the live one except for its desk and its ears."""
    session = Session(tone=tone)
    for input_seq, events in inputs:
        session = evolve(shelf, session, events)
        if session.input_seq != input_seq:  # only if a journal has gaps
            session = replace(session, input_seq=input_seq)
    return session


def _turn(
    shelf: Shelf, session: Session, events: tuple[Event, ...], ear: Seat | None = None, *, own: bool = False
) -> Turn:
    """The turn of these events. ``ear``: the seat that asked, if answers to it may go to its ear alone; ``own``: by a
    device of its own."""
    events = (*events, *phones.opened(session, events))
    after = noted(session, events, evolve(shelf, session, events))
    if parted := attendance.parted(session, after):
        events, after = (*events, *parted), evolve(shelf, after, parted)
    if missed := _ears_missed(events, after):
        events, after = (*events, *missed), evolve(shelf, session, (*events, *missed))
        after = noted(session, events, after)
    events = (*events, *phones.again(session, after))
    for event in events:
        if isinstance(event, Refused):
            events = tuple(_answered(shelf, after, event, ear) for event in events)
            break
    said = narrate(shelf, session, events, after)
    if ear is not None and not any(event.durable for event in events):  # an act is told to everybody
        asking = own or _of_opener(after.desk.form)
        said = tuple(replace(line, audience=Only(ear)) if _is_answer(line, asking) else line for line in said)
    act, typed = _is_act(events), any(isinstance(event, DigitTyped) for event in events)
    if act or typed or any(isinstance(event, Resumed) for event in events):
        known = said if act or typed else ()
        habits, counts = counted(after.habits, (*known, *(() if typed else keys(shelf, after))))
        said, after = counts if known else (*said, *counts), replace(after, habits=habits)
    if any(isinstance(event, notes.Private) for event in events):
        return Turn(after, events, said)  # it is asked for again, and pushes nothing out that was heard
    return Turn(remember(session, after, said, events, expects(shelf, after.play).forget), events, said)


def _ears_missed(made: tuple[Event, ...], after: Session) -> tuple[Event, ...]:
    """What the game has to know of who cannot listen: it comes with an act of the table's, and goes with it."""
    seats = earless(after)
    if after.play.board is None or seats == after.play.earless or not _is_act(made) or side_of(made) is not None:
        return ()
    return (EarsMissed(seats),)


def _is_act(events: tuple[Event, ...]) -> bool:
    """Whether what these events give to hear is counted by habit: something happened that was not taken back."""
    durable = next((event for event in events if event.durable), None)
    return durable is not None and not isinstance(durable, Undone | notes.OfBook)


def _answered(shelf: Shelf, after: Session, event: Event, ear: Seat | None) -> Event:
    """A refusal together with the ear that hears it and with what is due; any other event unchanged."""
    if not isinstance(event, Refused):
        return event
    seat = ear if event.seat is None else event.seat
    waits = word("until-closed") if isinstance(event, MustWait) else due(shelf, after, seat)
    return replace(event, seat=seat, rejection=replace(event.rejection, due=waits))


#: What everybody hears though one seat's key has asked for it: who listens, and where the earphone goes.
_OF_WINDOWS = frozenset({"ear-check", "ear-to", "window-opened", "window-closed", "listeners"})


def _is_answer(line: Announcement, asking: bool) -> bool:
    """Whether a line only answers a key or a scan. If that came from a seat's own device, its ear is enough. With
    ``asking`` what is asked back is an answer too: whoever has begun something finishes it."""
    if not isinstance(line.audience, Table):
        return False
    asked_back = asking and (line.urgency is Urgency.ANSWER or line.topic == "question")
    return line.urgency is Urgency.ECHO or line.sign in model.REFUSALS or (asked_back and line.id not in _OF_WINDOWS)


__all__ = ["Turn", "events_of", "evolve", "found_again", "narrate", "open_table", "replay", "turn"]
