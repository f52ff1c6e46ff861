"""What people do at a table, by chance: mostly what is asked of them, now and then anything.

It knows what the session and the game say of themselves (what is asked, what may be scanned, who may look, what the
menu offers) and no game. It must never decide for the game what is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from companion.games.protocol import Advanced, Looked, NeedsRoll, NeedsSeat, Question, Scanned
from companion.model import (
    Doubt,
    Elapsed,
    Equipment,
    Foreign,
    Input,
    Key,
    Knocked,
    KnockEnded,
    Known,
    Misread,
    PageGone,
    PageHere,
    PageLeft,
    Plugged,
    Scan,
    Seat,
    Timer,
    Token,
)
from companion.session import menu
from companion.session.asker import who_asks
from companion.session.asking import expects, own_question, timers
from companion.session.desks import Stage
from companion.session.ears import has_page
from companion.session.entries import Entry
from companion.session.events import Page
from companion.session.state import Session, Shelf, laid_for

from .games import Setting

#: What they do, and how often.
ACTS = {
    "go_on": 40,
    "count": 20,
    "listen": 8,
    "use_the_menu": 4,
    "look_around": 2,
    "undo": 2,
    "lift": 2,
    "press_anything": 2,
    "scan_anything": 2,
    "wait": 1,
    "use_own_devices": 3,
    "plug": 1,
}
#: At a table where people leave, come, sit in for others and change places.
COMING = {**ACTS, "come_and_go": 8, "listen": 14}
#: At a table with phones.
WITH_PHONES = {**ACTS, "use_phones": 8, "listen": 16, "use_own_devices": 8}
#: So many cards are tried for one that would count.
TRIES = 30
#: The digit that is spoken into an ear (see ``table.ROLLED``).
PROOF = "7"
#: The number of every phone.
NUMBER = "4711"
#: The three digits that everybody chooses.
OWN_DIGITS = "111"


class People:
    """The people of one table. Each act yields inputs, and looks at the ``session`` of now after each.

    ``open`` says of a token whether it may be scanned openly, ``acts`` how often they do what. ``fair``: nobody ever
    listens to what another listens to, as it is with cards that lie in hands. ``listener`` listens more often.
    ``digits`` are those that they choose and type for an earphone that is passed round.
    """

    def __init__(
        self,
        setting: Setting,
        chance: Random,
        session: Callable[[], Session],
        open: Callable[[Token], bool] = lambda token: True,
        acts: dict[str, int] = ACTS,
        *,
        fair: bool = False,
        listener: Seat | None = None,
        digits: str = OWN_DIGITS,
    ) -> None:
        self.setting, self.chance, self._session, self.open, self.fair = setting, chance, session, open, fair
        self.owner, self.listener, self.digits = owner_of(setting), listener, digits
        self.shelf, self.game, self.tokens = setting.shelf, setting.subject.game, setting.subject.tokens
        self._acts, self._weights = tuple(acts), tuple(acts.values())

    @property
    def session(self) -> Session:
        """As whoever uses the table's pad finds it."""
        now = self._session()
        return laid_for(now, who_asks(now, None).seat)

    def act(self) -> Iterator[Input]:
        """Something that somebody does."""
        if self.session.desk.resuming and self.chance.random() < 0.9:
            yield Key("#")
            return
        (what,) = self.chance.choices(self._acts, self._weights)
        yield from getattr(self, what)()

    # --- what they do ---

    def go_on(self) -> Iterator[Input]:
        """What is asked is answered; else # or A, or a card that counts."""
        yield from self.tidy()
        session, chance = self.session, self.chance
        board = session.play.board
        expected = expects(self.shelf, session.play)
        if expected.over and chance.random() < 0.9:  # it is taken back, and ends otherwise
            for key in "BB" * chance.randint(1, 6):
                yield Key(key)
            return
        asked = own_question(self.shelf, session) or expected.question
        if asked is not None and chance.random() < (0.8 if board is None else 0.6):
            yield from self.answer(asked)
        elif board is None or chance.random() < 0.6:
            yield Key("#")
        elif isinstance(self.game.decide(self.setting.box, board, Advanced()), tuple):
            yield Key("A")
        else:
            yield from self.count()

    def count(self) -> Iterator[Input]:
        """A card that the game takes, and its seat where it needs one."""
        if self.chance.random() < 0.8:
            yield from self.tidy()
        board = self.session.play.board
        for token in self.shuffled() if board is not None else ():
            decision = self.game.decide(self.setting.box, board, Scanned(token))
            if isinstance(decision, NeedsSeat):
                seats = [seat for seat in self.seats() if self.taken(Scanned(token, seat))] or [1]
                first = self.chance.random() < 0.5
                if first:
                    yield Key(str(seats[0]))
                yield Scan(Known((token,), "x"))
                if not first:
                    yield Key(str(seats[0]))
                return
            if isinstance(decision, NeedsRoll) or (isinstance(decision, tuple) and decision):
                yield Scan(Known((token,), "x"))
                return

    def listen(self) -> Iterator[Input]:
        """Somebody's window: C, the seat, cards, and whatever ends it."""
        board, chance = self.session.play.board, self.chance
        if board is None or not self.setting.ears:
            return
        yield from self.tidy()
        seats = [seat for seat in self.seats() if self.game.privacy(board, seat) is not None] or [1]
        seats.sort(key=lambda seat: seat == self.listener and chance.random() < 0.8, reverse=True)
        yield Key("C")
        yield Key(str(seats[0]))
        yield from self.prove()
        yield from self.whisper(seats[0])
        if self.session.desk.window is not None:
            for key in chance.choice(["C", "C", "C", "#", "*", "0", "D", "1", "2", "3", "DC", "0C", "99#", ""]):
                yield Key(key)
                yield from self.prove()

    def prove(self) -> Iterator[Input]:
        """Whatever stands before a window: its ear's digit, the earphone on its way, the seat's three digits."""
        for _ in range(6):
            window = self.session.desk.window
            match None if window is None else window.stage:
                case Stage.PROVING:
                    yield Key(PROOF)
                case Stage.PASSING:
                    yield Key("#")
                case Stage.CODING | Stage.ASKING:
                    left = self.chance.random() < 0.15
                    for key in "#" if left else self.digits:
                        yield Key(key)
                case _:
                    return

    def whisper(self, seat: Seat, bound: Seat | None = None) -> Iterator[Input]:
        """Cards for one ear alone: mostly those that the game takes."""
        for _ in range(self.chance.choice((1, 1, 2, 3, 5))):
            board = self.session.play.board
            window = self.session.desk.window if bound is None else self.session.window_of(bound)
            if board is None or (bound is None and (window is None or window.stage is not Stage.OPEN)):
                return
            earlier = () if window is None else window.tokens
            any_card = self.chance.random() < 0.1
            for token in self.shuffled(openly=False):
                if self.fair and self.owner(token) != seat:
                    continue
                if any_card or (token not in earlier and self.taken(Looked(seat, token, earlier))):
                    yield Scan(Known((token,), "x"), seat=bound)
                    break

    def use_the_menu(self) -> Iterator[Input]:
        """An entry, and whatever it asks."""
        board, chance = self.session.play.board, self.chance
        if chance.random() < 0.8:
            yield from self.tidy()
        forms = 0 if board is None else max((form.number for form in self.game.menu(board)), default=0)
        game = "8" + "#" * chance.randint(0, forms // 8) + str(chance.randint(1, min(8, forms + 2)))
        table = "7" + chance.choice(("1", "2", "3", "4", "5", "7", "8", "#1", "#2"))
        for key in "99" + chance.choice(
            ["1", "2", "3", "3", "4" + chance.choice("123456"), "5", "6", "3", table, *[game] * 4]
        ):
            yield Key(key)
        for _ in range(5):
            form = self.session.desk.form
            if form is None:
                return
            if form.form.id == "leave-game":
                yield Key(chance.choice("*" * 19 + "2"))
            else:
                yield from self.answer(form.question)

    def look_around(self) -> Iterator[Input]:
        """Where are we, everything; what can be done; again."""
        for key in self.chance.choice(["D", "DD", "9", "9*", "90", "9D", "0", "00", "*D"]):
            yield Key(key)

    def undo(self) -> Iterator[Input]:
        yield from self.tidy()
        for key in "BB" * self.chance.choice((1, 1, 2, 4)):
            yield Key(key)

    def lift(self) -> Iterator[Input]:
        """The card says so."""
        if self.session.desk.refusal is not None:
            for key in "992":
                yield Key(key)

    def press_anything(self) -> Iterator[Input]:
        for _ in range(self.chance.randint(1, 3)):
            speaking = self.chance.random() < 0.1
            yield Key(self.chance.choice("0123456789#*ABCD####"), speaking=speaking, unsaid=speaking)

    def scan_anything(self) -> Iterator[Input]:
        """Any card, of no seat or of any; and what is no card."""
        token = next(iter(self.shuffled()), None)
        if token is not None and self.chance.random() < 0.9:
            yield Scan(Known((token,), "x"))
        else:
            yield Scan(self.chance.choice((Misread(Doubt.CHECK_LETTERS), Foreign("3017620422003"))))

    def use_own_devices(self) -> Iterator[Input]:
        """A key of a seat's own keypad, or cards under its own scanner."""
        seat = self.chance.choice([*self.seats(), *[self.listener or 1] * 3])
        if self.chance.random() < 0.4:
            for key in self.chance.choice(["#", "C", "C", "D", "0", "9", "*", "1", "2", "A", "C#", "C0", "CDC"]):
                yield Key(key, seat=seat)
        else:
            yield from self.whisper(seat, bound=seat)

    def come_and_go(self) -> Iterator[Input]:
        """Somebody leaves, comes, sits in for another, is back; or two change places."""
        if self.session.play.board is None:
            return
        yield from self.tidy()
        yield from map(Key, to_entry(self.shelf, self.session, Entry.PEOPLE))
        for _ in range(4):
            if (form := self.session.desk.form) is not None:
                yield from self.answer(form.question)

    def wait(self) -> Iterator[Input]:
        for timer in (*timers(self.shelf, self.session), Timer("game/of-yesterday", 1.0)):
            yield Elapsed(timer.id)

    def plug(self) -> Iterator[Input]:
        """An earphone, or anything else, goes and comes."""
        equipment = self.chance.choice([Equipment.EARPHONE, *Equipment])
        device = self.setting.ears[0].output if equipment is Equipment.EARPHONE and self.setting.ears else "a device"
        yield Plugged(equipment, device, False)
        yield Plugged(equipment, device, True)

    def use_phones(self) -> Iterator[Input]:
        """A phone joins, or tries to; a page goes, comes back, or leaves. Whoever has one listens there."""
        seat, chance = self.chance.choice([*self.seats(), *[self.listener or 1] * 3]), self.chance
        match chance.choice(("join", "join", "join", "wrong", "star", "wait", "gone", "here", "left")):
            case "gone":
                yield PageGone(seat)
            case "here":
                yield PageHere(seat)
            case "left":
                yield PageLeft(seat)
            case how:
                yield Knocked(seat, digits=NUMBER)
                number = {"join": NUMBER, "wrong": "0000", "star": "*", "wait": NUMBER[:2]}[how]
                yield from (Key(key) for key in number if self.session.phones.knock is not None)
                if how == "wait" and chance.random() < 0.7:
                    yield KnockEnded(seat)
        if has_page(self.session.ears, seat):
            yield from self.whisper(seat, bound=seat)

    # --- how they do it ---

    def tidy(self) -> Iterator[Input]:
        """What lies about is cleared, and whoever listens by a pad of their own ends it: else # would wait for them."""
        for window in self.session.windows:
            if who_asks(self.session, None).desk != window.seat:
                yield Key("C", seat=window.seat)
        for _ in range(5):
            desk = self.session.desk
            if desk.resuming:
                yield Key("#")
            elif (
                desk.menu
                or desk.form
                or desk.typed
                or desk.window
                or desk.calling
                or desk.seat
                or desk.held
                or desk.helping
            ):
                yield Key("*")
            else:
                return

    def answer(self, question: Question) -> Iterator[Input]:
        """A number of those that are asked for, or # alone."""
        if question.skippable and self.chance.random() < 0.25:
            yield Key("#")
            return
        number = str(self.chance.randint(question.low, question.high))
        for key in number.rjust(question.width, "0"):
            yield Key(key)

    def seats(self) -> list[Seat]:
        """All seats, in any order."""
        return self.chance.sample(range(1, self.setting.players + 1), self.setting.players)

    def shuffled(self, openly: bool = True) -> list[Token]:
        """Some cards in any order, those that are spent last."""
        board = self.session.play.board
        spent = frozenset() if board is None else self.game.spent(board)
        some = self.chance.sample(self.tokens, min(TRIES, len(self.tokens)))
        window = self.session.desk.window
        if self.fair and window is not None:
            some = [token for token in some if self.owner(token) == window.seat]  # it would be read in that window
        fresh = [token for token in some if not openly or self.open(token)]
        return sorted(fresh, key=lambda token: token in spent)

    def taken(self, act: Scanned | Looked) -> bool:
        """Whether the game takes this act."""
        decision = self.game.decide(self.setting.box, self.session.play.board, act)
        return isinstance(decision, NeedsRoll) or (isinstance(decision, tuple) and bool(decision))


def to_entry(shelf: Shelf, session: Session, entry: Entry) -> str:
    """The keys that open this entry of the menu; none where it is not offered."""
    for turned, page in enumerate(menu.menu_pages(shelf, session, Page())):
        for number, offered in menu.menu_entries(shelf, session, page).items():
            if offered is entry:
                return f"99{'#' * turned}{number}"
    return ""


def owner_of(setting: Setting) -> Callable[[Token], Seat]:
    """At a fair table: whose card it is, if it is anybody's."""
    places = {token: at for at, token in enumerate(setting.subject.tokens)}
    return lambda token: places[token] % setting.players + 1
