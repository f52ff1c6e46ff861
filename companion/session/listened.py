"""Who has heard something in private since an act: undo cannot take that back, and says so. And who has not, where an
act would end what they may listen to.

It knows whose windows were open, which everybody at the table hears, and whether there was anything to listen to. It
must never know what was heard. A power cut takes it away: then whoever may have listened is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.protocol import OrderedHand, Privacy
from companion.model import Announcement, Event, Seat, Several, Word, game, replace
from companion.session import events
from companion.session.asking import by_ear, ear_of, game_of, privacy_of
from companion.session.desks import Stage
from companion.session.state import Past, Play, Session, Shelf, apply


def noted(before: Session, made: tuple[Event, ...], after: Session) -> Session:
    """``after``, which knows who listens since its newest act: a window that stays open, or that opens now."""
    past = after.past
    if any(isinstance(event, events.Undone) for event in made):
        return after
    opened = tuple(event.seat for event in made if isinstance(event, events.WindowOpened))
    if past is None:
        return replace(after, early=(*after.early, *opened)) if opened else after
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


def unheard(shelf: Shelf, session: Session, made: tuple[Event, ...]) -> tuple[Seat, ...]:
    """The seats that take in secrets by ear and have not listened to what these events would end.

    That is a look or a hand that could not be heard afterwards; of a hand that stays, the step in which it is dealt.
    None where they were told of already (``Desk.unheard``), and none whose windows before a power cut are not known.
    """
    play = session.play
    seats = [place.seat for place in play.seats if by_ear(session, place) and ear_of(session, place.seat) is not None]
    if play.board is None or session.desk.unheard or not seats:
        return ()
    then = play
    for event in made:
        if isinstance(event, events.Undone):
            return ()
        then = apply(shelf, then, event) if event.durable else then
    if then is play or then.board is None:
        return ()
    ends = replace(session, play=then)
    return tuple(
        seat for seat in seats if _ended(shelf, session, ends, seat) and not _has_listened(shelf, session, seat)
    )


def _ended(shelf: Shelf, session: Session, ends: Session, seat: Seat) -> bool:
    """Whether what this seat may listen to in ``session`` is over in ``ends``, or the step of its hand is."""
    now = _purpose(shelf, session, seat)
    return now is not None and now != _purpose(shelf, ends, seat)


def _has_listened(shelf: Shelf, session: Session, seat: Seat) -> bool:
    """Whether its window was open since this is what it may listen to; of a hand, ever."""
    now, past, here = _purpose(shelf, session, seat), session.past, True
    while past is not None:
        if past.listened is None or seat in past.listened:
            return True
        then = replace(session, play=past.before)
        if here and _purpose(shelf, then, seat) != now:
            if not isinstance(now, Word):
                return False
            here = False
        if not here and privacy_of(shelf, then, seat) is not None:
            return True  # it was dealt in an earlier step
        past = past.earlier
    return seat in session.early


def _purpose(shelf: Shelf, session: Session, seat: Seat) -> tuple[type[Privacy], str] | Word | None:
    """What this seat may listen to now, to be compared: of a hand that is kept, the step that is due. None for what may
    be heard later too."""
    allowed, board = privacy_of(shelf, session, seat), session.play.board
    if allowed is None or allowed.later:
        return None
    if not isinstance(allowed, OrderedHand):
        return type(allowed), allowed.what.id
    game = game_of(shelf, session.play)
    due = None if game is None else game.due(board)
    return None if due is None else Word(due.id)


def _taken_back(before: Session, after: Session) -> Iterator[tuple[Past, Play]]:
    """Each act that is taken back, newest first, with the play that it had led to."""
    past, play = before.past, before.play
    while past is not after.past:
        assert past is not None, "what is left after an undo was there before"
        yield past, play
        play, past = past.before, past.earlier
