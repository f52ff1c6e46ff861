"""Who has heard something in private since an act: undo cannot take that back, and says so.

It knows whose windows were open, which everybody at the table hears, and whether there was anything to listen to. It
must never know what was heard. A power cut takes it away: then whoever may have listened is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.model import Announcement, Event, Seat, Several, game, replace
from companion.session import events
from companion.session.asking import ear_of, privacy_of
from companion.session.desks import Stage
from companion.session.state import Past, Play, Session, Shelf


def noted(before: Session, made: tuple[Event, ...], after: Session) -> Session:
    """``after``, which knows who listens since its newest act: a window that stays open, or that opens now."""
    past = after.past
    if past is None or any(isinstance(event, events.Undone) for event in made):
        return after
    opened = tuple(event.seat for event in made if isinstance(event, events.WindowOpened))
    if past is before.past:
        known = past.listened
        if not opened or known is None:
            return after
        return replace(after, past=replace(past, listened=tuple(sorted({*known, *opened}))))
    listens = (window.seat for window in before.windows if window.stage is Stage.OPEN)
    return replace(after, past=replace(past, listened=tuple(sorted({*listens, *opened}))))


def stays(shelf: Shelf, before: Session, after: Session) -> tuple[Announcement, ...]:
    """What to say of the acts between these two, which are taken back: whoever has listened since then knows what they
    have heard.

    It depends on whose window was open and whether there was anything to listen to, and on nothing that was heard
    there: whether a hand was another than before is its seat's own affair.
    """
    sure, perhaps = set[Seat](), False
    for past, play in _taken_back(before, after):
        moments = [replace(before, play=then) for then in (past.before, play)]
        able = {place.seat for place in play.seats if any(privacy_of(shelf, then, place.seat) for then in moments)}
        if past.listened is not None:
            sure |= able & set(past.listened)
        else:
            perhaps |= any(ear_of(before, seat) is not None for seat in able)
    if sure:
        return (game("heard-stays", who=Several(tuple(before.play.who(seat) for seat in sorted(sure)))),)
    return (game("heard-stays-perhaps"),) if perhaps else ()


def _taken_back(before: Session, after: Session) -> Iterator[tuple[Past, Play]]:
    """Each act that is taken back, newest first, with the play that it had led to."""
    past, play = before.past, before.play
    while past is not after.past:
        assert past is not None, "what is left after an undo was there before"
        yield past, play
        play, past = past.before, past.earlier
