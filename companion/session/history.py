"""What may be heard again: by the table, in each ear, in the open window.

It keeps what was said, and drops what a game wants forgotten. It must never decide what is said, or be journalled.
"""

from __future__ import annotations

from companion.model import REFUSALS, Announcement, Event, Only, Seat, Table, replace
from companion.session.desks import Batch, History
from companion.session.events import CardSeen, CodeLeft, HelpAsked, RecapAsked, SaidAgain, WindowClosed, WindowEnds
from companion.session.state import Session

HISTORY = 40  # batches that the table, an ear or a window keeps


def remember(
    before: Session, after: Session, said: tuple[Announcement, ...], events: tuple[Event, ...], forget: frozenset[str]
) -> Session:
    """``after``, with what has just been said added to the histories of the table and of each ear.

    Repetitions are not added. What the game wants forgotten is dropped, however old it is. What was heard in a fleeting
    window is dropped when it closes.
    """
    history, heard = after.history, after.heard
    kinds = {type(event) for event in events}
    windows = {window.seat: window for window in after.windows}
    fleeting = {event.seat for event in events if isinstance(event, CardSeen) and event.fleeting}
    for closed in events if WindowClosed in kinds else ():
        window = before.window_of(closed.seat) if isinstance(closed, WindowClosed) else None
        if window is not None and window.fleeting:
            fleeting.add(window.seat)
        elif window is not None and window.seat not in fleeting:
            heard = _longer(heard, window.seat, _told(window.history))
    if said and kinds.isdisjoint(_REPETITIONS):
        public = tuple([line for line in said if isinstance(line.audience, Table) and line.id not in forget])
        history = (*history[1 - HISTORY :], public) if public else history
        for seat, lines in _private(said, forget) if len(public) < len(said) else ():
            if seat in windows:
                windows[seat] = replace(windows[seat], history=(*windows[seat].history, lines)[-HISTORY:])
            elif not (WindowClosed in kinds and seat in fleeting):
                heard = _longer(heard, seat, (lines,))
    if forget != after.forgotten:
        history = _without(history, forget)
        heard = tuple((seat, _without(private, forget)) for seat, private in heard)
        windows = {seat: replace(window, history=_without(window.history, forget)) for seat, window in windows.items()}
    for window in after.windows:
        if windows[window.seat] is not window:
            after = after.with_window(windows[window.seat])
    if history is after.history and heard is after.heard and forget == after.forgotten:
        return after
    return replace(after, history=history, heard=heard, forgotten=forget)


_REPETITIONS = frozenset({SaidAgain, RecapAsked, HelpAsked, CodeLeft, WindowEnds})

#: What a seat is told about its ear and its digits: nobody needs to hear that again.
_OF_THE_EAR = frozenset(
    {
        *("ear-digit", "own-code", "choose-own-code", "own-code-kept"),
        *(
            "no-own-code-kept",
            "no-own-code",
            "no-own-code-scan",
            "own-code-first",
            "not-that-code",
            "kept-behind-code",
            "kept-without-code",
        ),
    }
)


def _private(said: Batch, forget: frozenset[str]) -> tuple[tuple[Seat, Batch], ...]:
    """What each seat has just been told alone."""
    found: dict[Seat, Batch] = {}
    for line in said:
        if isinstance(line.audience, Only) and line.id not in forget and line.id not in _OF_THE_EAR:
            found[line.audience.seat] = (*found.get(line.audience.seat, ()), line)
    return tuple(found.items())


def _told(history: History) -> History:
    """What a window told its ear, without its purpose and its refusals: nobody needs to hear those again."""
    left = (tuple(line for line in batch if not line.of_listening and line.sign not in REFUSALS) for batch in history)
    return tuple(batch for batch in left if batch)


def _longer(heard: tuple[tuple[Seat, History], ...], seat: Seat, more: History) -> tuple[tuple[Seat, History], ...]:
    if not more:
        return heard
    histories = dict(heard)
    histories[seat] = (*histories.get(seat, ()), *more)[-HISTORY:]
    return tuple(histories.items())


def _without(history: History, forget: frozenset[str]) -> History:
    left = [tuple([line for line in batch if line.id not in forget]) for batch in history]
    return tuple([batch for batch in left if batch])
