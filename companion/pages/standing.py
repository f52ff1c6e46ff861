"""How a table stands, as a page shows it: facts, the set-up as a checklist, seats, what is asked and waited for.

    Shelf, Session ─ TableStanding (messages) ─ on(Screen, words) ─ a Screen in one language

Public only: what a sighted player sees on the table, and what the loudspeaker asks. While somebody listens in private,
what is asked on the table's desk may be that seat's, and is nobody's here. Pure. It must never look into a window, a
hand, or what an ear has heard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.games import protocol
from companion.games.kit.glance import RUNNING
from companion.games.protocol import Choice
from companion.model import MAX_SEATS, Arg, Frozen, Seat, Several, Word, replace, word
from companion.pages import screen
from companion.pages.screen import Runs, Screen
from companion.session import asking, attendance, menu, openbook
from companion.session.events import Asks, OwnQuestion
from companion.session.state import Play, Session, Shelf, laid_for

#: A message in the words of one listener.
Words = Callable[[Word], Runs]

#: Questions whose own sentence tells what their numbers stand for, and the words of these, 1 first.
_CHOICES = {
    "which-way": ("page-choice-eyes", "page-choice-touch", "page-choice-ear", "page-choice-name"),
    "which-way-next": ("page-choice-eyes", "page-choice-touch", "page-choice-ear", "page-choice-name"),
    "after-the-end": ("page-choice-again", "page-choice-other-game"),
    "leave-game": ("page-choice-yes", "page-choice-no"),
}


class Open(Frozen):
    """A question and what its numbers stand for. ``width`` 0: no number answers it, only keys."""

    said: Word
    choices: tuple[Choice, ...]
    width: int
    skippable: bool


class TableStanding(Frozen):
    """How the table stands, in messages. ``countdown`` is the timer at whose end it is over; "": none runs."""

    facts: tuple[protocol.Fact, ...] = ()
    steps: tuple[tuple[Word, bool], ...] = ()
    seats: tuple[screen.Seated, ...] = ()
    asked: Open | None = None
    due: Word | None = None
    countdown: str = ""

    def on(self, page: Screen, words: Words, ends: Callable[[str], float | None]) -> Screen:
        """The page with this standing. ``ends``: when a timer runs out."""
        over = ends(self.countdown) if self.countdown else None
        return replace(
            page,
            facts=tuple(screen.Fact(fact.id, words(fact.said), fact.short) for fact in self.facts),
            steps=tuple(screen.Step(words(said), done) for said, done in self.steps),
            seats=self.seats,
            countdown=None if over is None else screen.Clock(over),
            question=None if self.asked is None else _question(self.asked, words),
            where=() if self.due is None else words(self.due),
        )


def of(shelf: Shelf, session: Session) -> TableStanding:
    """How this table stands."""
    play = session.play
    named = {seated.seat: seated.name for seated in play.seats}
    # Before the players are counted, a phone may be anybody's.
    seats = tuple(screen.Seated(seat, named.get(seat)) for seat in range(1, (play.players or MAX_SEATS) + 1))
    game = asking.game_of(shelf, play)
    asked = _asked(shelf, session)
    due = None if asked is None else asked.said
    if game is None:
        return TableStanding(seats=seats, steps=_steps(session), asked=asked, due=due or asking.step_due(play))
    timers = asking.game_timers(shelf, session)
    facts = _facts(shelf, play, game.glance(play.board), stopped=not timers)
    last = max(timers, key=lambda timed: timed.timer.seconds, default=None)
    return TableStanding(
        facts,
        (),
        seats,
        asked,
        due or attendance.open_due(play) or game.due(play.board),
        "" if last is None else last.timer.id,
    )


def _facts(shelf: Shelf, play: Play, told: Iterable[protocol.Fact], *, stopped: bool) -> tuple[protocol.Fact, ...]:
    """What the game tells, what is due before it goes on, and who sits where, if that is not as at the roll call."""
    facts = tuple(fact for fact in told if not (stopped and fact.id == RUNNING))
    waits = attendance.open_due(play)
    first = () if waits is None else (protocol.Fact("open-hand", waits, short=True),)
    people = attendance.facts(shelf, play, {fact.id for fact in facts})
    return (*first, *facts, *(protocol.Fact("people", said) for said in people))


def asked_on(shelf: Shelf, session: Session) -> Open | None:
    """What is asked on the desk of whoever asked last: the menu's page, a form, or what is due."""
    desk = session.desk
    if desk.listed is not None:
        entries = menu.menu_entries(shelf, session, desk.listed)
        choices = tuple(Choice(number, menu.label(entry)) for number, entry in entries.items())
        return Open(word("due-menu"), choices, 1, True)
    waits = attendance.opening(session.play) is not None  # the game does, and what it asks
    game = None if waits else asking.expects(shelf, session.play).question
    question = asking.own_question(shelf, session) or game
    if question is None:
        return None
    games = isinstance(question, OwnQuestion) and question.asks is Asks.GAME
    choices = tuple(Choice(n, asking.title(shelf, id)) for n, id in shelf.numbers().items()) if games else ()
    said = Word(question.id, question.args)
    return Open(said, choices or _choices(question), question.width, question.skippable)


def noted_by(shelf: Shelf, session: Session, seat: Seat) -> Open | None:
    """What this seat's own notebook asks, while it is open."""
    asked = openbook.asked(shelf, session, seat)
    return None if asked is None else Open(Word(asked.id, asked.args), asked.choices, asked.width, True)


def _asked(shelf: Shelf, session: Session) -> Open | None:
    """What the table is asked."""
    if session.desk.resuming:
        return Open(word("resume-or-anew"), (), 0, True)
    return asked_on(shelf, laid_for(session, None))


def _choices(question: protocol.Question) -> tuple[Choice, ...]:
    if question.choices:
        return question.choices
    if question.id in _CHOICES:
        named = (Choice(number, word(id)) for number, id in enumerate(_CHOICES[question.id], 1))
        return tuple(choice for choice in named if question.low <= choice.number <= question.high)
    lists = (value for _, value in question.args if isinstance(value, Several) and value.numbered)
    return tuple(choice for listed in lists for choice in _listed(listed.items))


def _listed(items: Iterable[Arg]) -> Iterable[Choice]:
    """The entries of a numbered list: each has its number, and the name of what it stands for."""
    for item in items:
        if isinstance(item, Word):
            values = dict(item.args)
            number = values.pop("number", None)
            if isinstance(number, int) and len(values) == 1:
                yield Choice(number, *values.values())


def _steps(session: Session) -> tuple[tuple[Word, bool], ...]:
    """The roll call, then the steps that the box's owner has told."""
    play = session.play
    if play.game is None or play.players is None:
        return ()
    called = ((word("page-step-seat", who=play.who(seat)), seat <= play.called) for seat in range(1, play.players + 1))
    steps = (word("page-step", text=text) for text in play.steps)
    return (*called, *((said, number <= play.step) for number, said in enumerate(steps, 1)))


def _question(asked: Open, words: Words) -> screen.Question:
    choices = tuple((choice.number, words(word("page-name", name=choice.name))) for choice in asked.choices)
    return screen.Question(words(asked.said), choices, asked.width, asked.skippable)
