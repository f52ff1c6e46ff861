"""The tutorial's core: a session on a game, in no journal, and the lessons over it.

    Input ─ session.turn ─ is it what the lesson asks for? ─ the next lesson

Whatever is scanned plays the card that the lesson asks for. Another act that would count is not taken: it is said
what it would do, and the lesson again. # passes a lesson, where nothing else waits for it, and does its act in the
player's place; B twice goes back to the one before; ``*`` twice in silence leaves. Where nobody does anything, it says
its lesson again, and after a while it is over: whatever comes behind it must not wait for ever. It must never open a
device or read a clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from companion import model
from companion import session as sessions
from companion.line.journalled import Journalled, NewTable, World
from companion.line.line import Says
from companion.model import Announcement, Event, Input, Key, Known, Rolled, Scan, Sign, Timer, Way, Word, replace, word
from companion.model import game as say
from companion.session import Turn, asking, events
from companion.session.desks import CLEARED, Desk, Stage
from companion.session.spelling import Typed
from companion.session.state import Ear, Play, Session, Shelf, Wishes
from companion.session.words import due
from companion.tutorial.lessons import CARDS, HUNT, LEARNER, Act, Task, Tutorial

#: In seconds: when the lesson is said again; each time the wait is twice as long.
REMIND_SECONDS = 25.0
#: After so many reminders nobody is there.
PATIENCE = 3
TOPIC = "lesson"
#: What is due in the hunt; here the lesson is.
_DUE = word("tracker-can-scan")
#: What says something again, or nothing at all.
_REPEATS = frozenset({events.SaidAgain, events.Silenced, events.Skipped})


class Walk(model.Frozen):
    """Acts done one after the other: how the game stood after each, the first one before them all; which of them were
    refused, and the dice that have not fallen."""

    session: Session
    ways: tuple[Play, ...] = ()
    said: tuple[Announcement, ...] = ()
    refused: frozenset[Act] = frozenset()
    dice: tuple[int, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether the game stands otherwise after them."""
        return self.ways[-1] != self.ways[0]


class Stand(model.Frozen):
    """Where a tutorial stands: the number of the lesson; whether there are cards; how the session stood before each
    lesson so far.

    ``way`` is the lesson done as it is meant, from ``begun`` on, ``left`` are the ``acts`` of it still to be done.
    ``reminded`` is how often the lesson was said again; ``over``: it ends here; ``leaving``: one more ``*`` in silence
    ends it; ``going_back``: one more B goes back.
    """

    begun: Session
    way: Walk
    at: int = 0
    cards: bool = True
    before: tuple[tuple[Session, bool], ...] = ()
    acts: tuple[Act, ...] = ()
    left: tuple[Act, ...] = ()
    dice: tuple[int, ...] = ()
    reminded: int = 0
    over: bool = False
    leaving: bool = False
    going_back: bool = False


class Played(Turn):
    """A turn, and where the tutorial stands after it."""

    stand: Stand | None = field(default=None)


def _nobody_is_waited_for(session: Session) -> Session:
    """The others only play what the plan says, and the lesson of listening comes when it comes."""
    return replace(session, desk=replace(session.desk, unheard=True))


class Tutoring(Journalled):
    """The session of a tutorial. ``learned``: it was played to its end; else it was left."""

    learned = False
    stand: Stand

    def __init__(
        self, shelf: Shelf, world: World, plan: Tutorial, tone: model.Tone, ears: tuple[Ear, ...] = ()
    ) -> None:
        alone = plan.game == HUNT
        way = Way.EAR if any(LEARNER in ear.seats and ear.present for ear in ears) else Way.TOUCH
        ways: tuple[Way | None, ...] = (None,) if alone else (way, *(Way.EYES for _ in plan.names))
        names = () if alone else ("", *plan.names)
        super().__init__(shelf, world, Wishes(plan.game, len(ways), names, ways), tone, ears)
        self.plan = plan

    @property
    def at(self) -> int:
        """The number of the lesson."""
        return self.stand.at

    @property
    def lesson(self) -> Task:
        """The lesson that is asked."""
        return self.plan.lessons[self.stand.at]

    def opened(self, wishes: Wishes | None = None) -> Turn:
        """The table of the game, and the first lesson."""
        made = super().opened()
        begins: tuple[Announcement, ...] = (say(self.plan.message("begins"), Sign.READY),)
        if self.plan.game != HUNT:
            begins = (*begins, say("tutorial-how"))
        return self._begin(_heard(made.session, begins), begins, 0, cards=True, before=())

    # --- a turn ---

    def turn(self, input: Input | Typed | NewTable) -> Turn:
        stand = replace(self.stand, reminded=0, leaving=False, going_back=False)
        session = self.session
        act: Act | None = None
        if stand.over:
            return Played(session, (), (), stand)  # the last words are being said
        # Keys count in their order, and cards in theirs; a card may come before its number or behind it.
        wanted = next((act for act in stand.left if isinstance(act, str)), "")
        match input:
            case NewTable():
                return super().turn(input)
            case model.Elapsed(timer=timer) if timer.startswith(f"{TOPIC}/"):
                return self._reminded()
            case Key(key="B") if "B" not in stand.acts and not _own(session.desk):
                return self._back()
            case Key(key="#", unsaid=False) if wanted != "#" and not _lies(session):
                return self._passed()
            case Scan(label=Known() | model.Foreign()) if self.lesson.id == CARDS:
                return self._next(session, (), (say("tutorial-card-read", Sign.ACCEPTED),), cards=True)
            case Scan(label=Known() | model.Foreign()) if cards := [
                act for act in stand.left if isinstance(act, model.Token)
            ]:
                act, input = cards[0], replace(input, label=Known((cards[0],), ""), seat=None)
            case Scan():
                input = replace(input, seat=None)  # whosever scanner it is
            case Key(key=key):
                act, input = key if key == wanted else None, replace(input, seat=None)
                if act and session.desk.explains:  # a key after 9 would be explained, and not pressed
                    session = replace(session, desk=replace(session.desk, explains=False))
        return self._judged(input, act, sessions.turn(self.shelf, _nobody_is_waited_for(session), input), stand)

    def _judged(self, input: Input | Typed, act: Act | None, made: Turn, stand: Stand) -> Turn:
        """What an input that the game has taken means for the lesson. ``act`` is the act of the lesson that it is."""
        kinds = frozenset(map(type, made.events))
        if events.TableCleared in kinds:
            return self._left()
        closes = events.WindowClosed in kinds
        if made.durable and made.session.play not in stand.way.ways:
            return self._closed(made, stand) if closes else self._not_now(made, stand)
        if act is None and made.events == (events.Cancelled(events.Lying.NOTHING),):
            if self.stand.leaving:
                return self._left()
            return Played(self.session, (), (say("tutorial-star-again"),), replace(stand, leaving=True))
        if events.Skipped in kinds:
            act = None
        if events.Refused in kinds and act not in stand.way.refused:
            stand, act, made = self._anew(stand), None, _nothing_begun(made)
        elif act is None and isinstance(input, Key) and self._leads_away(input.key, made):
            stand, made = self._anew(stand), _nothing_begun(made)
        if act is not None:
            at = stand.left.index(act)
            stand = replace(stand, left=stand.left[:at] + stand.left[at + 1 :])
        if made.session.play == stand.way.ways[-1] if stand.way.counts else act is not None and not stand.left:
            # What is done as another table does it is as good, and that is said.
            other = act is None and (
                isinstance(input, Scan) or (isinstance(input, Key) and input.key not in stand.acts)
            )
            also = (say("tutorial-also", Sign.ACCEPTED),) if other else ()
            return self._next(made.session, made.events, (*also, *_told(made.said)))
        asked = self._again(made.session, stand)
        if closes:  # before all was heard: the lesson begins again
            stand, act = replace(stand, left=stand.acts), None
        asks = isinstance(input, Key | Scan) and _REPEATS.isdisjoint(kinds) and not _asks(made.session)
        if act is not None or not asks:
            return Played(made.session, made.events, _told(made.said), stand)
        told = _told(made.said, asked)
        said = told if any(line.due or line == asked for line in told) else (*told, asked)
        return Played(_heard(made.session, (asked,)), made.events, said, stand)

    def _leads_away(self, key: str, made: Turn) -> bool:
        """Whether this digit begins something of the game that leads to no end of the lesson, by no table's way."""
        before, after = self.session.desk, made.session.desk
        if key not in asking.DIGITS or _own(before) or not (after.begun or after.seat is not None):
            return False
        ways = (self.lesson.does, self.lesson.keys or (), self.lesson.by_ear or ())
        return not any(key in (way if before.begun else _first_key(way)) for way in ways)

    def _not_now(self, made: Turn, stand: Stand) -> Played:
        """An act that would count is not what the lesson asks for: says what it would do, and asks again."""
        past = made.session.past
        what = None if past is None else asking.last_counted(self.shelf, past)
        told = word("tutorial-not-now") if what is None else word("tutorial-would", what=what)
        session = replace(self.session, inputs=made.session.inputs)
        if not session.windows:
            session = replace(session, desk=CLEARED)
        would, asked = Announcement(told.id, told.args, sign=Sign.REFUSED), self._again(session, stand)
        return Played(_heard(session, (asked,)), (), (would, asked), self._anew(stand))

    def _anew(self, stand: Stand) -> Stand:
        """The lesson from its beginning, as long as nothing of it counts: what was begun of it is gone."""
        return replace(stand, left=stand.acts) if self.session.play == stand.begun.play else stand

    def _closed(self, made: Turn, stand: Stand) -> Played:
        """A window has closed before all was heard that the lesson is about: it begins again, and nothing is kept."""
        asked = self._line(stand, None)
        session = replace(_clear(self.session), inputs=made.session.inputs)
        closed = tuple(event for event in made.events if isinstance(event, events.WindowClosed))
        told = tuple(line for line in made.said if line.id == "window-closed")
        return Played(_heard(session, (asked,)), closed, (*told, asked), replace(stand, left=stand.acts))

    def _passed(self) -> Turn:
        """#: the lesson is passed. The companion does what it asks for, and it is heard as if it came in time."""
        stand, session = self.stand, self.session
        if self.lesson.id == CARDS:
            return self._next(session, (), (), cards=False)
        said = _newest(_told(stand.way.said))
        if any(isinstance(line.audience, model.Only) for line in said):
            said = ()  # nobody has proved that they listen
        return self._next(_stands(session, stand.way.session) if stand.way.counts else session, (), said)

    def _back(self) -> Turn:
        """B: asks, and the second time goes back to the lesson before."""
        stand = self.stand
        if not stand.at:
            asked = self._line(stand, None)
            return Played(self.session, (), (say("tutorial-first", Sign.REFUSED), asked), stand)
        if not stand.going_back:
            stand = replace(stand, going_back=True, leaving=False)
            return Played(self.session, (), (say("tutorial-back-again"),), stand)
        *before, (session, cards) = stand.before[:-1]
        session = _stands(self.session, session)
        return self._begin(session, (), stand.at - 1, cards=cards, before=tuple(before))

    def _left(self) -> Played:
        last = say("tutorial-left" if self.plan.game == HUNT else "tutorial-left-game")
        return Played(self.session, (), (last,), replace(self.stand, over=True))

    def _reminded(self) -> Played:
        times = self.stand.reminded + 1
        if times > PATIENCE:
            return Played(self.session, (), (say("tutorial-nobody", Sign.ATTENTION),), replace(self.stand, over=True))
        asked = replace(self._again(self.session, self.stand), sign=Sign.ATTENTION)
        return Played(_heard(self.session, (asked,)), (), (asked,), replace(self.stand, reminded=times))

    # --- from lesson to lesson ---

    def _next(
        self, session: Session, made: tuple[Event, ...], said: tuple[Announcement, ...], *, cards: bool | None = None
    ) -> Played:
        """The lesson is done: the next one, or the end."""
        stand, lessons = self.stand, self.plan.lessons
        # What was said again must not be dropped because the next lesson follows.
        said = tuple(replace(line, topic="") if line.topic == TOPIC else line for line in said)
        cards, at = stand.cards if cards is None else cards, stand.at + 1
        if at < len(lessons):
            if lessons[at].skips:  # what was due others have done meanwhile
                waits = due(self.shelf, session, None)
                said = tuple(line for line in said if word(line.id, **dict(line.args)) != waits)
            return self._begin(session, said, at, cards=cards, before=stand.before, made=made)
        said = tuple(line for line in said if line.id != "after-the-end")
        won = say(self.plan.message("won"), Sign.PASSED)
        return Played(session, made, (*said, won), replace(stand, at=at, over=True))

    def _begin(
        self,
        session: Session,
        said: tuple[Announcement, ...],
        at: int,
        *,
        cards: bool,
        before: tuple[tuple[Session, bool], ...],
        made: tuple[Event, ...] = (),
    ) -> Played:
        """The lesson of this number begins: others have done something, do something, and then it is asked."""
        lesson = self.plan.lessons[at]
        session = _clear(session)
        before = (*before, (session, cards))
        told = self.plan.without_cards if not cards and self.plan.lessons[at - 1].id == CARDS else ()
        skipped = self._walked(session, (*told, *lesson.skips), lesson.dice)
        played = self._walked(_clear(skipped.session), lesson.plays, skipped.dice)
        begun = _clear(played.session)
        act = lesson.act(cards=cards, ear=asking.ear_of(begun, LEARNER) is not None)
        # As with an ear that is proved: how that is done the session asks by itself.
        proved = replace(begun, ears=tuple(replace(ear, seats=(LEARNER,), verified=True) for ear in begun.ears))
        way = self._walked(proved, act, played.dice)
        stand = Stand(begun, way, at, cards, before, act, act, played.dice)
        asked = self._line(stand, Sign.ACCEPTED if at else None)
        # One question at a time: the lesson asks, and not the game as well.
        if lesson.plays:  # what was due others have done
            waits = due(self.shelf, skipped.session, None)
            said = tuple(line for line in said if not _asks_for(line, waits))
        waits = due(self.shelf, begun, None)
        said = tuple(line for line in _newest((*said, *played.said)) if not _asks_for(line, waits))
        said = (*said, asked)
        return Played(_heard(begun, (asked,)), made, said, stand)

    def _walked(self, session: Session, acts: Iterable[Act], dice: tuple[int, ...]) -> Walk:
        """These acts, done by whoever the game awaits."""
        ways, refused = [session.play], set[Act]()
        said: list[Announcement] = []
        for act in acts:
            input: Input = Key(act) if isinstance(act, str) else Scan(Known((act,), ""))
            # A question that is answered need not be heard.
            waits = due(self.shelf, session, None)
            said = [line for line in said if line.topic != "question" and not _asks_for(line, waits)]
            made = sessions.turn(self.shelf, _nobody_is_waited_for(session), input)
            if any(isinstance(event, events.Refused) for event in made.events):
                refused.add(act)
            # What it says again was said before the lesson; and half a number need not be heard.
            if not _REPEATS.isdisjoint(map(type, made.events)) or made.session.desk.begun:
                made = replace(made, said=())
            for event in made.events:
                if isinstance(event, events.DiceWanted) and dice:
                    said += made.said
                    made = sessions.turn(self.shelf, made.session, Rolled(dice[0], form=event.form))
                    dice = dice[1:]
            session = made.session
            said += made.said
            ways.append(session.play)
        return Walk(session, tuple(ways), tuple(said), frozenset(refused), dice)

    def _line(self, stand: Stand, sign: Sign | None) -> Announcement:
        """What this lesson says; a newer one makes it untrue."""
        lesson = self.plan.lessons[stand.at]
        id = "tutorial-cards" if lesson.id == CARDS else self.plan.message(lesson.id)
        ear = asking.ear_of(stand.begun, LEARNER) is not None
        return say(id, sign, TOPIC, cards=int(stand.cards), ear=int(ear))

    def _again(self, session: Session, stand: Stand) -> Announcement:
        """What is asked once more: the lesson; where a part of it is done already, what the game waits for now."""
        waits = due(self.shelf, session, None)
        partly = session.play != stand.begun.play or (session.desk.begun and not _own(session.desk))
        if waits is None or not partly:
            return self._line(stand, None)
        return Announcement(waits.id, waits.args, topic=TOPIC)

    # --- what differs from an evening: nothing is kept, and the dice fall as the lesson wants ---

    def keep(self, turn: Turn) -> None:
        """Nothing: it is a game to be forgotten."""

    def act(self, turn: Turn) -> int:
        return 0  # lines of an act that is taken back are dropped one by one, by their topics

    def happen(self, turn: Turn, says: Says) -> None:
        super().happen(turn, says)
        assert isinstance(turn, Played)
        assert turn.stand is not None
        self.stand = turn.stand
        self.learned = self.stand.over and self.stand.at == len(self.plan.lessons)

    def follow(self, turn: Turn, now: float) -> Iterator[Input | NewTable]:
        for event in turn.events:
            if isinstance(event, events.DiceWanted) and self.stand.dice:
                value, self.stand = self.stand.dice[0], replace(self.stand, dice=self.stand.dice[1:])
                yield Rolled(value, now, event.form)
                return
        yield from super().follow(turn, now)

    def timers(self) -> Iterable[Timer]:
        stand = self.stand
        seconds = REMIND_SECONDS * 2**stand.reminded
        lesson = () if stand.over else (Timer(f"{TOPIC}/{self.session.inputs}/{stand.reminded}", seconds, waits=True),)
        # The lesson reminds, and not the game.
        return (*(timer for timer in super().timers() if not timer.id.startswith("remind/")), *lesson)

    @property
    def over(self) -> bool:
        return self.stand.over


def _first_key(way: tuple[Act, ...]) -> tuple[Act, ...]:
    return tuple(act for act in way if isinstance(act, str))[:1]


def _own(desk: Desk) -> bool:
    """Whether the session's own matters lie on the desk: the menu, a name, help, whose window, a window."""
    menu = desk.menu is not None or (desk.form is not None and desk.form.entry is not None)
    return menu or desk.naming is not None or desk.helping or desk.calling or desk.window is not None


def _nothing_begun(made: Turn) -> Turn:
    """The turn, with nothing of the game begun after it, and no question about that."""
    desk = made.session.desk
    if _own(desk):
        return made
    cleared = replace(CLEARED, refusal=desk.refusal, refused=desk.refused)
    said = tuple(line for line in made.said if line.topic != "question")
    return replace(made, session=replace(made.session, desk=cleared), said=said)


def _lies(session: Session) -> bool:
    """Whether something waits for # and B: a number, the menu, a window, help."""
    desk = session.desk
    return desk.begun or desk.calling or desk.helping or desk.window is not None


def _asks(session: Session) -> bool:
    """Whether the session itself has just asked for something: a number, an entry, whose window, an ear's proof."""
    desk = session.desk
    return desk.begun or desk.calling or (desk.window is not None and desk.window.stage is not Stage.OPEN)


def _clear(session: Session) -> Session:
    """The session with nothing begun, and no window open: a lesson ends what it begins."""
    return replace(session, desk=CLEARED, aside=())


def _stands(session: Session, other: Session) -> Session:
    """The session, in which the game stands as in the other."""
    return replace(session, play=other.play, past=other.past, habits=other.habits, input_seq=other.input_seq)


def _told(said: tuple[Announcement, ...], asked: Announcement | None = None) -> tuple[Announcement, ...]:
    """These lines with the lesson that is asked in the place of what is due in the game; None: it follows."""
    due = None if asked is None else word(asked.id, **dict(asked.args))
    lines = (replace(line, due=due) if line.due else asked if line.id == _DUE.id else line for line in said)
    return tuple(line for line in lines if line is not None)


def _asks_for(line: Announcement, waits: Word | None) -> bool:
    """Whether this line asks for what waits now, or tells its keys. An answer that names it is in no topic."""
    return line.topic.startswith("keys/") or (line.topic != "" and word(line.id, **dict(line.args)) == waits)


def _newest(said: tuple[Announcement, ...]) -> tuple[Announcement, ...]:
    """These lines without those that a later one makes untrue: they are said in one go."""
    last = {line.topic: at for at, line in enumerate(said)}
    return tuple(line for at, line in enumerate(said) if not line.topic or last[line.topic] == at)


def _heard(session: Session, lines: tuple[Announcement, ...]) -> Session:
    """The session in which 0 says these lines again, and not what came before them."""
    return replace(session, history=(*session.history, lines))
