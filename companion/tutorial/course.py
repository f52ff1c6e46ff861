"""The tutorial's core: a session on the small game, in no journal, and the lessons over it.

    Input ─ session.turn ─ the lesson that it fulfils ─ the next lesson

# passes a lesson, where nothing else waits for it; ``*`` twice in silence leaves. Where nobody does anything, it says
its lesson again, and after a while it is over: whatever comes behind it must not wait for ever. It must never open a
device or read a clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion import session as sessions
from companion.line.journalled import Journalled, NewTable
from companion.line.line import Says
from companion.model import (
    Announcement,
    Elapsed,
    Event,
    Foreign,
    Input,
    Key,
    Known,
    Scan,
    Sign,
    Timer,
    Token,
    replace,
    word,
)
from companion.model import game as say
from companion.session import Turn, asking, events
from companion.session.spelling import Typed
from companion.session.state import Session, Wishes
from companion.tutorial.lessons import GOLD, ID, LESSONS, SECRET

#: In seconds: when the lesson is said again.
REMIND_SECONDS = 25.0
#: After so many reminders nobody is there.
PATIENCE = 4
TOPIC = "lesson"
#: What is due in the small game; here the lesson is.
DUE = word("tracker-can-scan")


@dataclass(frozen=True, slots=True)
class Played(Turn):
    """A turn, the number of the lesson after it, and how often that has been said again. ``over``: it ends here;
    ``leaving``: one more ``*`` in silence ends it."""

    at: int = 0
    reminded: int = 0
    over: bool = False
    leaving: bool = False


class TreasureHunt(Journalled):
    """The session of a tutorial. ``learned``: it was played to its end; else it was left."""

    at = reminded = 0
    learned = False
    _over = _leaving = False

    def opened(self, wishes: Wishes | None = None) -> Turn:
        """The table of the small game, and the first lesson."""
        made = super().opened(Wishes(ID, 1, (), (None,)))
        begins = say("tutorial-begins", Sign.READY)
        return self._lesson(_heard(made.session, (begins,)), made.events, (begins,), 0)

    def turn(self, input: Input | Typed | NewTable) -> Turn:
        session = self.session
        if self._over:
            return Played(session, (), (), self.at, over=True)  # the last words are being said
        match input:
            case Elapsed(timer=timer) if timer.startswith(f"{TOPIC}/"):
                return self._reminded()
            case Key(key="#", unsaid=False) if self._free(session):
                return self._passed(session)
            case Scan(label=Known() | Foreign()):
                card = GOLD if session.desk.window is None else SECRET
                input = replace(input, label=Known((card,), ""), seat=None)  # whosever scanner it is
            case Scan() | Key():
                input = replace(input, seat=None)
        made = super().turn(input)
        lesson = LESSONS[self.at]
        if any(map(lesson.meant, made.events)):
            # What was said again must not be dropped because the next lesson follows.
            said = tuple(replace(line, topic="") if line.topic == TOPIC else line for line in _told(made.said))
            return self._lesson(made.session, made.events, said, self.at + 1)
        starred = events.Cancelled(events.Lying.NOTHING) in made.events
        if any(isinstance(event, events.TableCleared) for event in made.events) or (starred and self._leaving):
            return Played(session, (), (say("tutorial-left"),), self.at, over=True)
        if starred:
            return Played(made.session, made.events, (say("tutorial-star-again"),), self.at, leaving=True)
        return Played(made.session, made.events, _told(made.said, _line(session, self.at, None)), self.at)

    def _free(self, session: Session) -> bool:
        """Whether nothing else waits for #: a number, the menu, a window, help, a question of the game."""
        desk = session.desk
        lies = desk.begun or desk.calling or desk.helping or desk.window is not None
        return not lies and not asking.expects(self.shelf, session.play).asking

    def _passed(self, session: Session) -> Played:
        """#: the lesson is passed. What it needed for the next ones, the companion does."""
        lesson = LESSONS[self.at]
        made: tuple[Event, ...] = ()
        said: tuple[Announcement, ...] = ()
        if lesson.spare is not None:
            session, made, said = self._played(session, lesson.spare)
        return self._lesson(session, made, said, self.at + 1)

    def _played(self, session: Session, card: Token) -> tuple[Session, tuple[Event, ...], tuple[Announcement, ...]]:
        """A card that counts for the player, from the companion's own hand."""
        made = sessions.turn(self.shelf, session, Scan(Known((card,), "")))
        return made.session, made.events, made.said

    def _lesson(self, session: Session, made: tuple[Event, ...], said: tuple[Announcement, ...], at: int) -> Played:
        """The lesson of this number begins; behind the last one the game is won."""
        if at == len(LESSONS):
            return Played(session, made, (*said, say("tutorial-won", Sign.PASSED)), at, over=True)
        lesson = LESSONS[at]
        if lesson.falls is not None:
            session, more, fallen = self._played(session, lesson.falls)
            made, said = (*made, *more), (*said, *fallen)
        asked = _line(session, at, Sign.ACCEPTED if at else None)
        session = _heard(session, (asked,))
        # A key after 9 would be explained, and not pressed.
        return Played(replace(session, desk=replace(session.desk, helping=False)), made, (*said, asked), at)

    def _reminded(self) -> Played:
        times = self.reminded + 1
        if times > PATIENCE:
            return Played(self.session, (), (), self.at, over=True)
        return Played(self.session, (), (_line(self.session, self.at, Sign.ATTENTION),), self.at, times)

    # --- what differs from an evening: nothing is kept ---

    def keep(self, turn: Turn) -> None:
        """Nothing: it is a game to be forgotten."""

    def happen(self, turn: Turn, says: Says) -> None:
        super().happen(turn, says)
        assert isinstance(turn, Played)
        self.at, self.reminded, self._over, self._leaving = turn.at, turn.reminded, turn.over, turn.leaving
        self.learned = turn.over and turn.at == len(LESSONS)

    def timers(self) -> Iterable[Timer]:
        lesson = () if self._over else (Timer(f"{TOPIC}/{self.session.inputs}/{self.reminded}", REMIND_SECONDS),)
        return (*super().timers(), *lesson)

    @property
    def over(self) -> bool:
        return self._over


def _line(session: Session, at: int, sign: Sign | None) -> Announcement:
    """What this lesson says; a newer one makes it untrue."""
    id = LESSONS[at].id
    if id != "private":
        return say(f"tutorial-{id}", sign, TOPIC)
    return say("tutorial-private", sign, TOPIC, ear=int(asking.ear_of(session, 1) is not None))


def _told(said: tuple[Announcement, ...], asked: Announcement | None = None) -> tuple[Announcement, ...]:
    """These lines with the lesson that is asked in the place of what is due in the small game; None: it follows."""
    due = None if asked is None else word(asked.id, **dict(asked.args))
    lines = (replace(line, due=due) if line.due == DUE else asked if line.id == DUE.id else line for line in said)
    return tuple(line for line in lines if line is not None)


def _heard(session: Session, lines: tuple[Announcement, ...]) -> Session:
    """The session in which 0 says these lines again, and not what came before them."""
    return replace(session, history=(*session.history, lines))
