"""Who is at the table: somebody leaves, comes, sits in for another, two change places. By the menu, so by a page too.

It asks, judges, and says what is heard of it; ``places`` knows what each event does. What was private at a seat ends
with whoever sat there: ``parted`` closes their window, sends their page back to the door, locks their earphone.

A hand that is laid open is scanned card by card, until #: ``opening``. From then on D tells what lies there, a scan
names it, and notebooks know it. A seat's own scanner reads no open hand: what it scans may be its own cards.
"""

from __future__ import annotations

from collections.abc import Set
from enum import IntEnum

from companion.games.kit.settings import LEAVING
from companion.games.protocol import Choice, Filled, Form, Game, Leaving, Question
from companion.model import (
    Announcement,
    Event,
    Only,
    Rejection,
    Seat,
    Several,
    Sign,
    Token,
    Word,
    answer,
    game,
    refuse,
    replace,
    word,
)
from companion.session import asking, events, joining, places
from companion.session.asking import WAYS, Events, card_title, game_of, refused
from companion.session.ears import has_page, page_of
from companion.session.events import Closed, Entry
from companion.session.places import (
    CardLaidOpen,
    HandLaidOpen,
    HandOpening,
    OpenCardNamed,
    PlacesChanged,
    PlacesOrdered,
    SeatLeft,
    SeatLent,
    SeatReturned,
    SeatTaken,
)
from companion.session.state import Play, Session, Shelf, Wishes, apply


class Moves(IntEnum):
    """What can happen to who is at the table, by the number that chooses it."""

    LEAVES = 1
    COMES = 2
    CHANGE = 3
    SITS_IN = 4
    IS_BACK = 5


def may_change(shelf: Shelf, session: Session) -> bool:
    """Whether a game is being played, so that somebody may come or go in the middle of it."""
    return game_of(shelf, session.play) is not None and not asking.expects(shelf, session.play).over


# --- what is asked ---


def form(session: Session) -> Form:
    """What happens, then who it is about."""
    names = tuple(change.name.lower().replace("_", "-") for change in Moves)
    what = Question("people-what", 1, len(names), skippable=False, choices=_choices(names))
    seat, other = _whose(session.play, "people-who"), _whose(session.play, "people-with-whom")
    way = Question("people-way", 1, len(WAYS), skippable=False, choices=_choices(tuple(way.value for way in WAYS)))
    asks = {
        Moves.LEAVES: (seat,),
        Moves.COMES: (seat, way),
        Moves.CHANGE: (seat, other),
        Moves.SITS_IN: (seat, way),
        Moves.IS_BACK: (seat,),
    }
    return Form(Entry.PEOPLE.value, (what, seat), instead=tuple(asks.items()))


def _choices(names: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(number, word(f"people-{name}")) for number, name in enumerate(names, 1))


def _whose(play: Play, id: str) -> Question:
    people = tuple(Choice(seated.seat, play.who(seated.seat)) for seated in play.seats)
    return Question(id, 1, len(people), skippable=False, choices=people)


# --- what is decided ---


def in_vain(shelf: Shelf, session: Session, answers: tuple[int, ...]) -> Events:
    """Why nothing can come of these answers, so that no more of them are asked for; nothing where something can."""
    why = _impossible(shelf, session.play, answers)
    return () if why is None else refused(why, Filled(Entry.PEOPLE.value, answers))


def answered(shelf: Shelf, session: Session, answers: tuple[int, ...]) -> Events:
    """The events of all answers, or why not."""
    current = game_of(shelf, session.play)
    assert current is not None
    return in_vain(shelf, session, answers) or _done(shelf, session.play, current, answers)


def _impossible(shelf: Shelf, play: Play, answers: tuple[int, ...]) -> Rejection | None:
    """Why these answers, the first of all that are asked for, lead to nothing; None: they do not."""
    what, *more = answers
    current = game_of(shelf, play)
    if current is None:
        return refuse("no-game-yet")
    if what == Moves.COMES and Leaving.NOBODY not in dict(play.places.left).values():
        return refuse("people-no-place")
    if what == Moves.CHANGE and current.goes_round(play.board):
        return refuse("people-goes-round")
    if not more:
        return None
    seat, who, how = more[0], play.who(more[0]), play.places.how(more[0])
    match what:
        case Moves.COMES if how is None:
            return refuse("people-taken", who=who)
        case Moves.COMES:
            return None if how is Leaving.NOBODY else refuse("people-hand-gone", who=who)
        case Moves.CHANGE:
            return refuse("people-same", who=who) if more[1:] == [seat] else None
        case Moves.LEAVES if how is Leaving.OPEN:
            return None
        case _ if how is not None:
            return refuse("people-nobody-there", who=who)
        case Moves.LEAVES:
            return _must_stay(shelf, play, current)
        case Moves.SITS_IN:
            return None if play.places.loan(seat) is None else refuse("people-lent", who=who)
        case _:
            return refuse("people-not-lent", who=who) if play.places.loan(seat) is None else None


def _done(shelf: Shelf, play: Play, current: Game, answers: tuple[int, ...]) -> Events:
    what, seat, *more = answers
    match what:
        case Moves.LEAVES if play.places.how(seat) is Leaving.OPEN:
            return (HandOpening(seat),)  # cards that were forgotten
        case Moves.LEAVES:
            left = SeatLeft(seat, how_left(shelf, play))
            follows = current.left(apply(shelf, play, left).board, seat, left.how)
            return (left, *follows, *((HandOpening(seat),) if left.how is Leaving.OPEN else ()))
        case Moves.COMES:
            return (SeatTaken(seat, WAYS[more[0] - 1]),)
        case Moves.CHANGE:
            return (PlacesChanged(seat, more[0]),)
        case Moves.SITS_IN:
            return (SeatLent(seat, WAYS[more[0] - 1]),)
        case _:
            return (SeatReturned(seat),)


def _must_stay(shelf: Shelf, play: Play, current: Game) -> Rejection | None:
    """Why nobody can go home now; None: they can."""
    how = how_left(shelf, play)
    out = places.around(play.places, play.seats).out
    # Somebody decides; and where places drop out of the round, two at least take turns.
    alone = len(play.places.left) + 1 >= len(play.seats)
    if alone or (how is not Leaving.NOBODY and len(out) + 2 >= len(play.seats)):
        return refuse("people-last")
    return refuse("people-goes-round") if how is not Leaving.NOBODY and current.goes_round(play.board) else None


def how_left(shelf: Shelf, play: Play) -> Leaving:
    """What becomes of a place here when its player goes home: as the table has settled it, where the game allows it."""
    if play.game is None or LEAVING not in shelf.games[play.game].rule_settings:
        return Leaving.NOBODY
    return Leaving(dict(shelf.rules.get(play.game, ())).get(LEAVING.name, LEAVING.default))


# --- a hand that lies open ---


def opening(play: Play) -> Seat | None:
    """The seat whose hand has just been laid open: its cards are scanned until #. None: no hand's are."""
    return play.places.opening


def open_due(play: Play) -> Word | None:
    """What is due then."""
    seat = opening(play)
    return None if seat is None else word("open-hand-due", who=play.who(seat))


def laid_open(shelf: Shelf, session: Session, token: Token) -> Events:
    """What a scan by the table's scanner is for the hand that is being laid open; else nothing: it goes to the game."""
    play, current = session.play, game_of(shelf, session.play)
    seat = opening(play)
    if seat is None or current is None or token.box != play.game or current.in_hands(play.board, token) is None:
        return ()
    there = play.places.lies_open(token)
    return (CardLaidOpen(seat, token),) if there is None else (OpenCardNamed(token, there),)


def named_open(play: Play, token: Token) -> Events:
    """The name of a card that lies open, and where; nothing for another card."""
    there = play.places.lies_open(token)
    return () if there is None else (OpenCardNamed(token, there),)


def all_open(play: Play) -> Events:
    """#: no more cards of the hand that is being laid open are scanned; nothing where none is."""
    seat = opening(play)
    return () if seat is None else (HandLaidOpen(seat),)


# --- who has gone ---


def parted(before: Session, after: Session) -> Events:
    """What ends where somebody else sits now, or nobody, by an act or because one was taken back."""
    made: list[Event] = []
    for seat in places.others(before.play.places, after.play.places):
        if after.window_of(seat) is not None:
            made.append(events.WindowClosed(seat, Closed.LOST))
        made += unbound(after, seat)
    return tuple(made)


def unbound(session: Session, seat: Seat) -> Events:
    """What is to be proved anew, because this number is another person's now: its page goes, its earphone is locked."""
    page = has_page(session.ears, seat) or seat in session.phones.away
    made: list[Event] = [joining.PhoneLeft(seat, away=False)] if page else []
    for ear in session.ears:
        # A seat that a page has served gets its earphone back, which that page has locked.
        listens = any(window.seat in ear.seats and window.seat != seat for window in session.windows)
        if seat in (*ear.seats, *ear.lent) and ear.output != page_of(seat) and not listens:
            made.append(places.EarLocked(ear.output))
    return tuple(made)


def same_again(shelf: Shelf, play: Play) -> Wishes:
    """What is settled where the same players play again: whoever is there in the end, as they sit.

    A number belongs to its player, and so do ears and devices. Where those who have left had the last numbers, all
    others keep theirs. Else they are numbered anew, clockwise from the first, and how each reads is asked once more:
    that tells them their numbers. Too few of them are counted anew.
    """
    stay = tuple(seated for seated in play.seats if play.places.how(seated.seat) is None)
    count = len(stay)
    if play.game is None or count < shelf.boxes[play.game].pack.fewest:
        return Wishes(play.game)
    clockwise = tuple(seat for seat in places.clockwise(play.places, play.seats) if play.places.how(seat) is None)
    names = {seated.seat: seated.name or "" for seated in stay}
    if max(names) > count:
        moved = tuple(at.seat for number, at in enumerate(play.seats) if at.seat not in clockwise[number : number + 1])
        return Wishes(play.game, count, tuple(names[seat] for seat in clockwise), moved=moved)
    order = () if clockwise == tuple(sorted(clockwise)) else clockwise
    return Wishes(play.game, count, tuple(names.values()), tuple(seated.way for seated in stay), order)


# --- what is said ---


def told(shelf: Shelf, before: Play, event: places.OfPlaces, after: Play) -> tuple[Announcement, ...]:
    """What the table hears of it; then what is due, if that is called otherwise now."""
    return (*_happened(shelf, before, event, after), *_due_anew(shelf, before, event, after))


def _happened(shelf: Shelf, before: Play, event: places.OfPlaces, after: Play) -> tuple[Announcement, ...]:
    match event:
        case SeatLeft(seat, how):
            how_said = game(f"people-left-{how.value}", who=after.who(seat))
            return (game("people-left", Sign.ACCEPTED, who=before.who(seat)), how_said)
        case SeatTaken(seat):
            return (game("people-came", Sign.ACCEPTED, who=after.who(seat)),)
        case SeatLent(seat):
            return (game("people-sits-in-for", Sign.ACCEPTED, who=after.who(seat)),)
        case SeatReturned(seat):
            return (game("people-returned", Sign.ACCEPTED, who=after.who(seat)),)
        case PlacesOrdered():
            return (game("people-order", **dict(_order(after).args)),)
        case PlacesChanged(one, other):
            changed = game("people-changed", Sign.ACCEPTED, one=after.who(one), other=after.who(other))
            order = _order(after)
            return (changed, Announcement(order.id, order.args))
        case HandOpening(seat):
            return (Announcement("open-hand-due", word("", who=after.who(seat)).args, topic="question"),)
        case CardLaidOpen(seat, token):
            count = len(after.places.cards(seat))
            return (game("open-hand-card", Sign.ACCEPTED, card=card_title(shelf, after, token), count=count),)
        case HandLaidOpen(seat):
            return (game("open-hand-done", Sign.ACCEPTED, who=after.who(seat), count=len(after.places.cards(seat))),)
        case _:
            return ()


def _due_anew(shelf: Shelf, before: Play, event: places.OfPlaces, after: Play) -> tuple[Announcement, ...]:
    current = game_of(shelf, after)
    due = None if current is None else current.due(after.board)
    goes_on = isinstance(event, HandLaidOpen)
    if current is None or due is None or (due == current.due(before.board) and not goes_on):
        return ()
    seat = current.whose(after.board)
    if seat is not None and after.places.how(seat) not in (None, Leaving.NOBODY):
        return ()  # the turn goes on to the next, who is told of it
    return (Announcement(due.id, due.args, topic=f"{current.id}-step"),)


def renumbered(play: Play) -> Announcement:
    """Everybody by number, where numbers are not those of before."""
    return game("people-renumbered", Sign.ATTENTION, people=Several(tuple(play.who(at.seat) for at in play.seats)))


def named(shelf: Shelf, play: Play, event: OpenCardNamed) -> Announcement:
    """A card that lies open."""
    said = answer("open-hand-named", card=card_title(shelf, play, event.token), who=play.who(event.seat))
    return said if event.ear is None else replace(said, audience=Only(event.ear))


def nobody_plays(shelf: Shelf, before: Play, after: Play) -> tuple[Announcement, ...]:
    """The act that is due now is one of a seat without a player: the table decides for it aloud."""
    current = game_of(shelf, after)
    seat = current.whose(after.board) if current is not None and after.places.left else None
    if current is None or seat is None or after.places.how(seat) is not Leaving.NOBODY:
        return ()
    known = before.places.how(seat) is not None and before.board is not None
    same = known and current.whose(before.board) == seat
    return () if same else (game("people-nobody-plays", None, "people", who=after.who(seat)),)


def facts(shelf: Shelf, play: Play, told: Set[str]) -> tuple[Word, ...]:
    """What everybody sees of who sits where, if that is not as it was at the roll call. ``told``: by the game."""
    left = tuple(play.who(seat) for seat, _ in play.places.left)
    lent = tuple(play.who(loan.seat) for loan in play.places.lent)
    return (
        *((_order(play),) if play.places.order and "seats" not in told else ()),
        *((word("people-empty", who=Several(left)),) if left else ()),
        *((word("people-lent-now", who=Several(lent)),) if lent else ()),
        *(_lies_open(shelf, play, seat, cards) for seat, cards in play.places.open),
    )


def _lies_open(shelf: Shelf, play: Play, seat: Seat, cards: tuple[Token, ...]) -> Word:
    if not cards:
        return word("open-hand-unread", who=play.who(seat))
    titles = Several(tuple(card_title(shelf, play, card) for card in cards))
    return word("open-hand-lies", who=play.who(seat), cards=titles)


def _order(play: Play) -> Word:
    seats = places.clockwise(play.places, play.seats)
    return word("people-order", people=Several(tuple(play.who(seat) for seat in seats)))
