"""What help says: first what is likeliest now, then the menu, then the rest.

    what is asked now ─ what passes it over ─ the menu ─ what is possible too ─ what a card lifts ─ the secret ear

The likeliest act is the one that the phase waits for. So its row's own lines come first, as they stand there (``can``);
a row that has none is helped by its question, and by what # does where that can be passed over. Everything is said
whole and a breath at a time, so that # goes on from each, and any act ends it. It must never decide anything or hold
a sentence.
"""

from __future__ import annotations

from companion import model
from companion.games.protocol import Question
from companion.model import TABLE, Announcement, Audience, Only, Seat, Urgency, Verbosity, Word, word
from companion.session import attendance, openbook, windows
from companion.session.asking import counts, ear_of, expects, own_question, privacy_of, stays_open
from companion.session.state import Session, Shelf

Said = tuple[Announcement, ...]

#: Lines before the menu: the two likeliest acts.
FIRST = 2

#: The session's questions that read a list, and what is said for each where the list is not to be heard again.
_WITHOUT_LIST = {
    "lobby": "due-game",
    "lobby-many": "due-game",
    "which-name": "due-name",
    "which-name-of-many": "due-name",
    "which-language": "due-language",
    "naming-whose": "due-whose-name",
}
#: The session's questions that # passes over, and that do not say so themselves.
_PASSED = ("which-name", "which-name-of-many", "which-way-next")


def short(asked: Question) -> Word:
    """The question without its list."""
    if asked.id not in _WITHOUT_LIST:
        return Word(asked.id.removesuffix("-new"), asked.args)  # the tutorial is offered once
    return Word(_WITHOUT_LIST[asked.id], tuple((name, arg) for name, arg in asked.args if name == "seat"))


def may_look(shelf: Shelf, session: Session, seat: Seat) -> bool:
    """Whether this seat has an ear, and the game something for it now."""
    return ear_of(session, seat) is not None and privacy_of(shelf, session, seat) is not None


def may_listen(shelf: Shelf, session: Session) -> bool:
    """Whether somebody could listen now: then key C may be spoken of."""
    return any(may_look(shelf, session, seated.seat) for seated in session.play.seats)


def at_table(shelf: Shelf, session: Session) -> Said:
    """What the table can do now, the likeliest first."""
    wanted, asked = expects(shelf, session.play), own_question(shelf, session)
    number = asked or wanted.question
    can = () if session.desk.form is not None else wanted.can  # what is asked in the menu comes first
    if number is not None and (asked or not can):
        passed = number.id in _PASSED if asked else number.skippable
        can = (short(number), *((word("can-pass"),) if passed else ()), *can)
    if number is not None and session.desk.typed:  # then # ends the number, and passes nothing over
        typed = model.Several(tuple(int(digit) for digit in session.desk.typed))
        can = (word("can-end" if number.holds(session.desk.typed) else "can-type-on", digits=typed), short(number))
    if session.play.laying:
        can = (word("can-set-up"),)
    if (waits := attendance.open_due(session.play)) is not None and session.desk.form is None:
        can = (waits,)
    if session.play.game is None:
        can = (*can, word("can-box"), word("can-learn"))
    if session.desk.refusal is not None and session.desk.refusal.rule is not None:
        can = (*can, word("can-lift"))
    if may_listen(shelf, session):
        can = (*can, word("can-listen"))
    mine = session.whose
    if mine is not None and openbook.opened(shelf, session, mine) is not None:
        counter = (word("notebook-can-count"),) if counts(shelf, session, mine) else ()
        can = (*can[:1], *counter, *can[1:], word("notebook-can-open"))
    menu = word("help-menu-number" if number is not None and number.owns("", "0") else "help-menu")
    return _said((*can[:FIRST], menu, *can[FIRST:]), TABLE)


def in_window(shelf: Shelf, session: Session, seat: Seat) -> Said:
    """What can be done by whoever listens."""
    lines: tuple[str, ...] = ("can-in-window", "can-with-hand") if windows.held(shelf, session) else ("can-in-window",)
    lines += ("notebook-can-open",) if openbook.opened(shelf, session, seat) is not None else ()
    seconds = stays_open(session, seat)
    ends = () if seconds is None else (word("can-in-window-for", seconds=seconds),)
    return _said((*map(word, lines), *ends, word("help-menu")), Only(seat))


def _said(lines: tuple[Word, ...], audience: Audience) -> Said:
    return tuple(
        Announcement(line.id, line.args, audience, Urgency.ECHO, level=Verbosity.FULL, breaths=True) for line in lines
    )
