"""What may be heard again: by the table, in each ear, in the open window.

It keeps what was said, and drops what a game wants forgotten. It must never decide what is said, or be journalled.
"""

from __future__ import annotations

from companion.model import REFUSALS, WINDOW, Announcement, Event, Only, Seat, Table, replace
from companion.session.events import CardSeen, CodeLeft, HelpAsked, RecapAsked, SaidAgain, WindowClosed
from companion.session.state import Batch, History, Session

HISTORY = 40  # batches that the table, an ear or a window keeps


def remember(
    before: Session, after: Session, said: tuple[Announcement, ...], events: tuple[Event, ...], forget: frozenset[str]
) -> Session:
    """``after``, with what has just been said added to the histories of the table and of each ear.

    Repetitions are not added. What the game wants forgotten is dropped, however old it is. What was heard in a fleeting
    window is dropped when it closes.
    """
    history, heard, window = after.history, after.heard, after.desk.window
    kinds = {type(event) for event in events}
    closed = before.desk.window if WindowClosed in kinds else None
    fleeting = closed is not None and (
        closed.fleeting or any(isinstance(event, CardSeen) and event.fleeting for event in events)
    )
    if closed is not None and not fleeting:
        heard = _longer(heard, closed.seat, _told(closed.history))
    if said and kinds.isdisjoint(_REPETITIONS):
        public = tuple([line for line in said if isinstance(line.audience, Table) and line.id not in forget])
        history = (*history[1 - HISTORY :], public) if public else history
        for seat, lines in _private(said, forget) if len(public) < len(said) else ():
            if window is not None and window.seat == seat:
                window = replace(window, history=(*window.history, lines)[-HISTORY:])
            elif not (fleeting and closed is not None and closed.seat == seat):
                heard = _longer(heard, seat, (lines,))
    if forget != after.forgotten:
        history = _without(history, forget)
        heard = tuple((seat, _without(private, forget)) for seat, private in heard)
        window = None if window is None else replace(window, history=_without(window.history, forget))
    if history is after.history and heard is after.heard and window is after.desk.window:
        return after
    desk = after.desk if window is after.desk.window else replace(after.desk, window=window)
    return replace(after, desk=desk, history=history, heard=heard, forgotten=forget)


_REPETITIONS = frozenset({SaidAgain, RecapAsked, HelpAsked, CodeLeft})

#: What a seat is told about its ear and its digits: nobody needs to hear that again.
_OF_THE_EAR = frozenset(
    {
        *("ear-digit", "own-code", "choose-own-code", "own-code-kept"),
        *(
            "no-own-code-kept",
            "no-own-code",
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
    left = (tuple(line for line in batch if line.topic != WINDOW and line.sign not in REFUSALS) for batch in history)
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
