"""How a table stands, as it is said: what D tells, a page of the menu, the offer after a power cut, the reminder.

It reads the session and says what is so; it knows nothing of what has just happened. It must never decide anything, or
look into a window.
"""

from __future__ import annotations

from dataclasses import replace

from companion import model
from companion.games.kit.glance import RUNNING
from companion.games.protocol import Question
from companion.model import Announcement, Sign, Urgency, Word, echo, game, word
from companion.session import asking, attendance, reading
from companion.session.asking import expects, game_of, last_counted, own_question, title
from companion.session.events import MAIN_PAGE, Page
from companion.session.menu import label, menu_entries, menu_pages
from companion.session.state import Past, Session, Shelf

Said = tuple[Announcement, ...]


def ask(question: Question) -> Announcement:
    """The question as an announcement; the next question makes it untrue."""
    return Announcement(question.id, question.args, topic="question")


def offered(shelf: Shelf, session: Session) -> Said:
    """A game was found after a power cut: says which, and what was last counted. Then it waits."""
    play = session.play
    assert play.game is not None
    counted = game("last-counted", what=newest(shelf, session.past))
    return (
        game("game-found", Sign.READY, game=title(shelf, play.game)),
        counted,
        game("resume-or-anew", None, "question"),
    )


def newest(shelf: Shelf, past: Past | None) -> Word:
    """A short name of the newest act that has one."""
    found = None
    while past is not None and found is None:
        found = last_counted(shelf, past)
        past = past.earlier
    return found or word("recall-something")


def stands(shelf: Shelf, session: Session, whole: bool = False) -> Said:
    """How things stand, the question that waits, and what was typed of its answer: what D says."""
    said, asked = where(shelf, session, whole), own_question(shelf, session)
    if session.desk.listed is not None:
        return said
    asks = () if asked is None or ask(asked) in said else (ask(asked),)
    return (*said, *asks, *typed(session))


def where(shelf: Shelf, session: Session, whole: bool) -> Said:
    """How things stand; with ``whole`` all that everybody sees."""
    desk, play = session.desk, session.play
    if desk.resuming:
        return offered(shelf, session)
    if desk.listed is not None:
        return (listed(shelf, session, session, desk.listed),)
    asked = own_question(shelf, session)
    if desk.form is not None and asked is not None:
        return (ask(asked),)
    current = game_of(shelf, play)
    if current is None:
        if (step := asking.step_due(play)) is not None:
            return (Announcement(step.id, step.args, urgency=Urgency.ECHO),)
        if play.game is not None:
            return (game("where-roll-call", game=title(shelf, play.game)),)
        many = max(shelf.numbers(), default=0) > asking.MANY_GAMES  # fewer are already said with the question
        return (game("lobby-list", games=model.Several(asking.lobby(shelf), numbered=True)),) if many else ()
    shown = [fact for fact in current.glance(play.board) if whole or fact.short]
    stopped = not asking.game_timers(shelf, session)
    facts = [fact.said for fact in shown if not (stopped and fact.id == RUNNING)]
    facts += [Word(line.id) for line in notebooks_tell(shelf, session) if whole]
    facts += attendance.facts(shelf, play, told={fact.id for fact in shown}) if whole else ()
    facts += (waits,) if (waits := attendance.open_due(play)) is not None else ()
    return tuple(Announcement(said.id, said.args, urgency=Urgency.ECHO) for said in facts)


def listed(shelf: Shelf, before: Session, session: Session, page: Page) -> Announcement:
    """A page of the menu with its entries, or of the rules."""
    if page.chapter:
        return reading.said(shelf, before, session, page)
    entries = tuple(
        word(
            "menu-entry",
            number=number,
            entry=label(entry),
        )
        for number, entry in menu_entries(shelf, session, page).items()
    )
    pages = menu_pages(shelf, session, page)
    more = "-more" if page in pages[:-1] else "-last" if len(pages) > 1 and page.rules is None else ""
    if page == MAIN_PAGE and more:
        more = "-first"
    of = "menu-page" if page.rules is None else "rules-page"
    return echo(f"{of}{more}", entries=model.Several(entries, numbered=True))


def reminder(shelf: Shelf, session: Session) -> Said:
    """What is due, once more, because nothing comes."""
    asked = own_question(shelf, session)
    line = ask(asked) if asked is not None else expects(shelf, session.play).reminder
    if (step := asking.step_due(session.play) or attendance.open_due(session.play)) is not None:
        line = Announcement(step.id, step.args)
    return () if line is None else (replace(line, sign=Sign.ATTENTION, topic="question"),)


def typed(session: Session) -> Said:
    """What has been typed of a number that is not complete."""
    digits = tuple(int(digit) for digit in session.desk.typed)
    return (game("typed-so-far", digits=model.Several(digits)),) if digits else ()


def notebooks_tell(shelf: Shelf, session: Session) -> Said:
    """What notebooks tell, where there are some: everybody has to know what a neighbour may be told."""
    there = asking.has_notebook(shelf, session.play) and (session.ears or session.phones.on)
    return (game(f"notebook-level-{session.play.level.value}"),) if there else ()
