"""Phones at the table: who may be a seat's page, by which keys, and what is heard of it.

    Knocked ─ four digits on any keypad of the table's, or # ─ PhoneJoined ─ PhoneLeft, PhoneBack

While a phone waits, digits are its number's and ``*`` sends it away, before anything of the game's: a digit too late
for the game only turns a phone down, and one too early for a phone would count. Not where a private window, a notebook,
the letters of a name or C own the keypad: then the phone waits, and its number is asked for behind them. A hand that
goes on typing when the phone waits no more types nothing of the game's. Nothing of a game, nor of any desk, is changed.
It must never join a phone whose number was not typed, or let one number stand for two things.
"""

from __future__ import annotations

from companion import model
from companion.model import KNOCK, MAX_SEATS, Announcement, Key, OfPhone, Seat, Sign, alert, answer, echo, game, replace
from companion.session import events, joining
from companion.session.asker import Asker, who_asks
from companion.session.asking import DIGITS, Events, ear_of
from companion.session.ears import has_page, page_of
from companion.session.events import Closed
from companion.session.joining import NUMBER, TurnedDown
from companion.session.state import Session, laid_for


def came(session: Session, input: OfPhone | model.DoorFell) -> Events:
    """What comes from the phones themselves, or from the door that they stand at."""
    phones = session.phones
    match input:
        case model.Knocked(seat, digits=digits) if not phones.shut:
            return (*_ended(session), *_knocked(session, seat, digits))
        case model.KnockEnded(seat):
            return _ended(session) if phones.knock is not None and phones.knock.seat == seat else ()
        case model.PageGone(seat) if has_page(session.ears, seat):
            return (*_closed(session, (page_of(seat),)), joining.PhoneLeft(seat, away=True))
        case model.PageLeft(seat) if has_page(session.ears, seat) or seat in phones.away:
            return (*_closed(session, (page_of(seat),)), joining.PhoneLeft(seat, away=False))
        case model.PageHere(seat) if seat in phones.away:
            return (*_closed(session, _serving(session, seat)), joining.PhoneBack(seat))
        case model.PageReads(seat, own=own, patience=patience) if has_page(session.ears, seat):
            return (joining.PhoneTuned(seat, own, patience),)
        case model.DoorFell() if not phones.shut:
            return (joining.DoorShut(fell=True),)
        case _:
            return ()


def claimed(session: Session, asker: Asker, input: Key) -> Events | None:
    """What a key does for the phone that waits; None: it is none of its business."""
    knock, late = session.phones.knock, session.phones.late
    if not _may_type(session, asker):
        return None
    if late is not None and input.key in DIGITS:
        return (joining.PhoneDigitLate(late.seat, late.why, _alone(asker)),)
    if knock is None:
        return None
    match input.key:
        case "*" if not input.speaking:
            if knock.typed:
                return (joining.PhoneNumberTyped("", _alone(asker)),)
            # Nobody is sent away before the table has heard who waits.
            return (joining.PhoneAsked(),) if input.unsaid else _refused(knock, TurnedDown.SENT_AWAY)
        case "#" if not knock.digits and laid_for(session, asker.seat).desk.listed is None:  # else it leafs there
            return (joining.PhoneAsked(),) if input.unsaid else _joined(session, knock.seat)
        case "#" if knock.typed:
            return (joining.PhoneAsked(),)
        case digit if digit in DIGITS and knock.digits:
            typed = knock.typed + digit
            if len(typed) < NUMBER:
                return (joining.PhoneNumberTyped(typed, _alone(asker)),)
            return _joined(session, knock.seat) if typed == knock.digits else _refused(knock, TurnedDown.WRONG)
        case _:
            return None


def door(session: Session) -> Events:
    """The entry of the menu: phones may ask again, or no more."""
    if session.phones.shut:
        return (joining.DoorOpened(wished=True),)
    knock = session.phones.knock
    return (*(_refused(knock, TurnedDown.SENT_AWAY) if knock is not None else ()), joining.DoorShut())


def opened(session: Session, made: Events) -> Events:
    """The door opens by itself when a table sits down: in the lobby, and where a roll call begins."""
    begins = events.Opened, events.GameChosen, events.PlayersCounted
    return (joining.DoorOpened(),) if session.phones.shut and any(isinstance(event, begins) for event in made) else ()


def again(session: Session, after: Session) -> Events:
    """The table is asked once the keypad is free: what owned it has ended, and the phone still waits."""
    knock = after.phones.knock
    if knock is None or knock != session.phones.knock or _table_may_type(session) or not _table_may_type(after):
        return ()
    return (joining.PhoneAsked(),)


# --- rules ---


def _knocked(session: Session, seat: Seat, digits: str | None) -> Events:
    if not _sits(session, seat):
        return (joining.PhoneRefused(seat, TurnedDown.NO_SEAT),)
    if digits is None:
        return _joined(session, seat, alone=True)
    return (joining.PhoneKnocked(seat, digits),)


def _sits(session: Session, seat: Seat) -> bool:
    """Whether there is such a seat. Players may be counted while a phone waits."""
    return 1 <= seat <= (session.play.players or MAX_SEATS) and session.play.places.how(seat) is None


def _ended(session: Session) -> Events:
    knock = session.phones.knock
    return () if knock is None else _refused(knock, TurnedDown.LAPSED)


def _refused(knock: joining.Knock, why: TurnedDown) -> Events:
    return (joining.PhoneRefused(knock.seat, why),)


def _joined(session: Session, seat: Seat, alone: bool = False) -> Events:
    if not _sits(session, seat):
        return (joining.PhoneRefused(seat, TurnedDown.NO_SEAT),)
    anew = has_page(session.ears, seat) or seat in session.phones.away
    return (*_closed(session, _serving(session, seat)), joining.PhoneJoined(seat, anew, alone))


def _serving(session: Session, seat: Seat) -> tuple[str, ...]:
    """The ears that serve this seat now, its page too: a page that comes ends or locks them."""
    return tuple(ear.output for ear in session.ears if seat in ear.seats)


def _closed(session: Session, outputs: tuple[str, ...]) -> Events:
    """The windows of these ears close, as if they were unplugged."""
    return tuple(
        events.WindowClosed(window.seat, Closed.LOST)
        for window in session.windows
        if (ear := ear_of(session, window.seat)) is not None and ear.output in outputs
    )


def _may_type(session: Session, asker: Asker) -> bool:
    """Whether keys of this keypad are for the phone that waits: the table's, a joined phone's, that seat's own."""
    phone = session.phones.knock or session.phones.late
    if phone is None or asker.desk is not None:  # a window owns it
        return False
    if session.notebooks.leaf(asker.own) is not None:  # nobody at the table may hear a digit of that
        return False
    desk = laid_for(session, asker.seat).desk
    if desk.naming is not None or desk.calling or desk.refused_call:
        return False
    return asker.own in (None, phone.seat) or has_page(session.ears, asker.own or 0)


def _table_may_type(session: Session) -> bool:
    return _may_type(session, who_asks(session, None))


def _alone(asker: Asker) -> Seat | None:
    return asker.ear if asker.own is not None else None


# --- words ---


def _to(seat: Seat | None, line: Announcement) -> Announcement:
    return line if seat is None else replace(line, audience=model.Only(seat))


def told(after: Session, event: joining.OfPhones) -> tuple[Announcement, ...]:
    """What is heard of an event of phones."""
    who, knock = after.play.who, after.phones.knock
    match event:
        case joining.PhoneKnocked(seat) if not _table_may_type(after):
            return (alert("phone-waits", Sign.ATTENTION, KNOCK, who=who(seat)),)
        case joining.PhoneKnocked() | joining.PhoneAsked() if knock is not None:
            # At once when it comes; when it is asked again, behind what else there is to hear.
            say = alert if isinstance(event, joining.PhoneKnocked) else game
            asked = "phone-knocks" if knock.digits else "phone-knocks-bare"
            return (say(asked, Sign.ATTENTION, KNOCK, who=who(knock.seat)),)
        case joining.PhoneNumberTyped(typed, seat):
            return (_to(seat, echo("digit-typed", digit=int(typed[-1])) if typed else echo("cancelled-typed")),)
        case joining.PhoneRefused(seat, why):
            return (game(f"phone-{why.value}", Sign.REFUSED, KNOCK, who=who(seat)),)
        case joining.PhoneDigitLate(seat, why, alone):
            topic = KNOCK if alone is None else ""  # the table need not hear twice who waits no more
            return (_to(alone, answer(f"phone-{why.value}", Sign.REFUSED, topic, who=who(seat))),)
        case joining.PhoneJoined(seat, anew, alone):
            line = game("phone-joined-anew" if anew else "phone-joined", Sign.ACCEPTED, KNOCK, who=who(seat))
            return (line, game("phone-unasked")) if alone else (line,)
        case joining.PhoneLeft(seat, away):
            line = game("phone-away" if away else "phone-left", Sign.LOST, f"phone/{seat}", who=who(seat))
            served = ear_of(after, seat) is not None
            return (line, game("phone-earphone", who=who(seat))) if served else (line,)
        case joining.PhoneBack(seat):
            return (game("phone-back", Sign.BACK, f"phone/{seat}", who=who(seat)),)
        case joining.DoorShut(fell):
            return (game("phones-fell" if fell else "phones-shut", Sign.LOST if fell else None, "phones"),)
        case joining.DoorOpened():
            return (game("phones-open", None, "phones"),)
        case _:
            return ()
