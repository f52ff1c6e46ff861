"""The same evening twice, but for what one seat scans in private: nobody else may notice.

Where the one evening has a card in that seat's window, the other has another, always the same one, that the game takes
as it takes the first: both are kept, or both are refused. Everybody else must then be told exactly the same, in the
same order, and the timers, what D says, what may come next, the menu, what B would take back and what may be heard
again must be equal. So must be the rows of the journal, but for what is hidden in them.

Cards of one sort (the first part of their kind) are exchanged whatever the game makes of them; cards of two sorts only
where it makes the same events of both, for everybody may see the sort of a card. In some windows the cards are the same
in both: so the one seat hears what it has kept, and the other something else. What a rule makes public of private cards
is named in ``REVEALED``, with the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Self, TypeAlias

from companion import session as sessions
from companion.games.protocol import OrderedHand
from companion.model import (
    Announcement,
    Equipment,
    Event,
    Input,
    Key,
    Knocked,
    Known,
    Only,
    PageGone,
    Rolled,
    Scan,
    Seat,
    Token,
    Tone,
)
from companion.pages import standing
from companion.session import Turn, attendance
from companion.session.asker import who_asks
from companion.session.asking import expects, game_of, last_counted, timers
from companion.session.desks import SHARED, Stage
from companion.session.entries import Entry
from companion.session.events import (
    CardSeen,
    DiceWanted,
    EarAsked,
    LookedUp,
    Refused,
    TableCleared,
    WindowClosed,
    WindowOpened,
)
from companion.session.state import Ear, Session

from .found import Found, shortest, written
from .games import Setting, Subject, setting
from .people import ACTS, OWN_DIGITS, PROOF, People, owner_of, to_entry
from .values import sort, tokens_in, veiled

#: The events by which a rule tells the table something of private cards, and the rule.
REVEALED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "cluedo-one-piece": {"cluedo-one-piece/ended": "whether an accusation was right is told to all"},
    }
)

#: Acts of a table at which one seat listens again and again.
LISTENING = {
    **ACTS,
    "listen": 40,
    "use_own_devices": 15,
    "wait": 3,
    "plug": 2,
    "use_phones": 6,
    "look_around": 4,
    "undo": 6,
}
Row: TypeAlias = tuple[int, tuple[Event, ...]]

#: So many other cards are tried for one that is taken as the first.
TRIES = 12
#: What comes of a card that is for one seat's ear.
HEARD = (CardSeen, LookedUp, Refused, WindowOpened)


@dataclass(frozen=True, slots=True)
class Step:
    """One input of each evening."""

    one: Input
    other: Input


class Twins:
    """Two evenings of one setting, of which ``secret`` is the seat whose private cards differ.

    ``touched`` are the cards that differ, ``placed`` those that are the same in both: they lie openly, or in a hand
    since before the two evenings parted.
    """

    def __init__(
        self, settled: Setting, secret: Seat, known: Callable[[Session], Session] = lambda session: session
    ) -> None:
        """``known``: what the session knows of their devices before the evening."""
        self.setting, self.shelf, self.game, self.secret = settled, settled.shelf, settled.subject.game, secret
        self._known = known
        self.steps: list[Step] = []
        self.touched: set[Token] = set()
        self.placed = tokens_in(settled.begun)
        self.other_for: dict[Token, Token] = {}
        self.exchanging = True  # in the present window
        self.over = False
        begun = known(replace(sessions.replay(self.shelf, settled.begun, Tone()), ears=settled.ears))
        self.one: Session = begun
        self.other: Session = begun
        #: The rows of each, and whether a power cut came: from then on a stranger listens in the secret seat's place.
        self.rows: tuple[list[Row], list[Row]] = (list(settled.begun), list(settled.begun))
        self.stranger = False
        #: What the secret seat alone has heard in each.
        self.ears: tuple[list[Announcement], list[Announcement]] = ([], [])

    def anew(self) -> Self:
        """The same two evenings at their beginning."""
        return type(self)(self.setting, self.secret, self._known)

    @property
    def own(self) -> list[Token]:
        """The cards that may be the secret seat's and nobody else's."""
        tokens, owner = self.setting.subject.tokens, owner_of(self.setting)
        return [token for token in tokens if token.box == self.setting.subject.id and owner(token) == self.secret]

    # --- what both do ---

    def take(self, input: Input, chance: Random) -> None:
        """The input in the one evening, and what belongs to it in the other. Raises Found."""
        other: Input | None = input
        if self.stranger:
            self._over_if_seen()
            cards = input.label.tokens if isinstance(input, Scan) and isinstance(input.label, Known) else ()
            other = None if self.touched & set(cards) else input  # they lie in somebody's hand
        elif self.private(input):
            other = self.exchange(input, chance)
        elif isinstance(input, Scan) and isinstance(input.label, Known):
            self.placed |= set(input.label.tokens)
        if other is not None and not self.over:
            self.step(Step(input, other))

    def both(self, moves: str, seat: Seat | None = None) -> None:
        """Keys and cards that are the same in both, as "C3 cable/secure #"; by the table's devices, or a seat's own."""
        for move in moves.split():
            inputs: list[Input] = [Key(key, seat=seat) for key in move]
            if "/" in move:
                inputs = [Scan(Known((Token(f"{self.setting.subject.id}/{move}"),), "x"), seat=seat)]
            for input in inputs:
                self.step(Step(input, input))

    def differ(self, one: Token, other: Token, seat: Seat | None = None) -> None:
        """A card of the one evening, and one of the other."""
        self.step(Step(Scan(Known((one,), "x"), seat=seat), Scan(Known((other,), "x"), seat=seat)))

    @property
    def told_apart(self) -> bool:
        """Whether the secret seat has heard what lay in its hand: else nothing is proved."""
        return self.ears[0] != self.ears[1]

    def step(self, step: Step) -> None:
        """One input of each. Raises Found where anybody else could tell the evenings apart."""
        self.steps.append(step)
        before = self.one.play
        turns = self.turn(self.one, step.one), self.turn(self.other, step.other)
        self.one, self.other = turns[0].session, turns[1].session
        for turn, rows in zip(turns, self.rows, strict=True):
            if turn.durable:
                rows.append((turn.session.input_seq, turn.durable))
        for turn, ear in zip(turns, self.ears, strict=True):
            ear += [line for line in turn.said if line.audience == Only(self.secret)]
        if step.one is not step.other:
            for input in (step.one, step.other):
                self.touched |= set(input.label.tokens)  # type: ignore[union-attr]
        self.same(turns, deep=step.one is not step.other or self.one.play is not before)
        self.over |= any(isinstance(event, TableCleared) for event in turns[0].events)
        for event in turns[0].events:
            if isinstance(event, DiceWanted | EarAsked) and not self.over:
                rolled = int(PROOF) if isinstance(event, EarAsked) else len(self.steps) * 7919 % event.faces + 1
                input = Rolled(rolled, form=getattr(event, "form", "roll"))
                self.step(Step(input, input))

    def cut(self) -> None:
        """The power is cut, and the game goes on. Whoever wears the secret seat's earphone now is anybody."""
        ears = self.setting.ears
        self.one, self.other = (sessions.found_again(self.shelf, rows, Tone(), ears)[0] for rows in self.rows)
        self._strange()

    def pass_on(self) -> None:
        """The secret seat has listened for the last time: whoever wears its earphone now is anybody."""
        for window in self.one.windows:
            while self.one.window_of(window.seat) is not None and not self.over:
                self.both("*", window.seat)
        self.over |= self.secret not in dict(self.one.codes)  # it never listened; whoever is first chooses its digits
        self._strange()

    def sit_in(self) -> None:
        """Somebody sits in for the secret seat's player, in the earphone that they had."""
        self._by_the_menu(attendance.Moves.SITS_IN, self.secret, 3)

    def replace(self) -> None:
        """The secret seat's player goes home, and somebody else takes over what lies there."""
        self._by_the_menu(attendance.Moves.LEAVES, self.secret)
        self._by_the_menu(attendance.Moves.COMES, self.secret, 3)

    def _by_the_menu(self, *answers: int) -> None:
        self.both(to_entry(self.shelf, self.one, Entry.PEOPLE) + "".join(map(str, answers)))
        self._strange()

    def lose_page(self) -> None:
        """The secret seat's page goes. Whoever wears the earphone that serves its seat now is anybody."""
        gone = PageGone(self.secret)
        self.step(Step(gone, gone))
        self._strange()

    def _strange(self) -> None:
        self.stranger = True
        self._over_if_seen()

    def _over_if_seen(self) -> None:
        # How many cards of each sort a seat has heard is no secret: everybody counts its hand, and sees it scan.
        boards = (session.play.board for session in (self.one, self.other))
        heard = [None if board is None else self.game.privacy(board, self.secret) for board in boards]
        hands = [allowed.cards if isinstance(allowed, OrderedHand) else () for allowed in heard]
        self.over |= sorted(map(sort, hands[0])) != sorted(map(sort, hands[1]))

    def turn(self, session: Session, input: Input) -> Turn:
        return sessions.turn(self.shelf, session, input)

    def open(self, token: Token) -> bool:
        """Whether the table may scan it: what the secret seat has heard lies in its hand."""
        return token not in self.touched

    # --- what only the secret seat does ---

    def private(self, input: Input) -> bool:
        """Whether this is a card for the secret seat's ear, and nobody else's affair."""
        if not isinstance(input, Scan) or not isinstance(input.label, Known):
            return False
        if input.label.tokens[0].box != self.setting.subject.id:
            return False
        turn, window = self.turn(self.one, input), self.one.window_of(self.secret)
        if any(isinstance(event, HEARD) and event.seat == self.secret for event in turn.events):
            # What can be lifted was scanned for the table; only the refusal was for the ear.
            return not any(isinstance(event, Refused) and event.act is not None for event in turn.events)
        # A tile that is still in the hand is told once more, and that is all.
        listens = window is not None and window.stage is Stage.OPEN
        mine = who_asks(self.one, input.seat, Equipment.SCANNER).seat == self.secret
        return listens and mine and all(line.audience == Only(self.secret) for line in turn.said)

    def exchange(self, input: Input, chance: Random) -> Input | None:
        """The other evening's card; None where there is none that is taken as this one is."""
        assert isinstance(input, Scan)
        assert isinstance(input.label, Known)
        token = input.label.tokens[0]
        first = self.turn(self.one, input)
        window = self.one.window_of(self.secret)
        if window is None or not window.tokens:
            self.exchanging = chance.random() < 0.8
        for other in self.others(token, chance):
            instead = replace(input, label=Known((other,), input.label.code))
            second = self.turn(self.other, instead)
            if alike(first, second, sort(token) == sort(other)) and not self.revealing(first, second):
                self.other_for[token] = other
                return instead
        return None

    def others(self, token: Token, chance: Random) -> Iterator[Token]:
        """Cards to exchange it for: the same as ever, else any that is in no other exchange."""
        if not self.exchanging:
            yield token
            return
        if token in self.other_for:
            yield self.other_for[token]
            return
        taken = set(self.other_for.values())
        if token in self.placed:
            yield token
            return
        free = [other for other in self.own if other not in taken | self.placed]
        near = [other for other in free if sort(other) == sort(token) and other != token]
        yield from chance.sample(near, min(TRIES // 2, len(near)))
        yield from chance.sample(free, min(TRIES // 2, len(free)))
        if token not in taken:
            yield token

    def revealing(self, first: Turn, second: Turn) -> bool:
        """Whether a rule tells the table that these cards are not the same."""
        revealed = REVEALED.get(self.setting.subject.id, {}).keys()
        one, other = ({event.kind for event in turn.durable} & revealed for turn in (first, second))
        return one != other

    # --- what nobody else may notice ---

    def same(self, turns: tuple[Turn, Turn], deep: bool) -> None:
        unheard = None if self.stranger else Only(self.secret)
        first, second = ([line for line in turn.said if line.audience != unheard] for turn in turns)
        self.equal("what everybody else hears", first, second)
        self.equal("the timers", *(timers(self.shelf, session) for session in (self.one, self.other)))
        self.equal("what 0 says", self.one.history, self.other.history)
        self.equal("what others have begun", *(self.others_desks(session) for session in (self.one, self.other)))
        rows = [turn.durable for turn in turns]
        if [type(event) for event in rows[0]] == [type(event) for event in rows[1]]:
            self.equal("what is not hidden in a row", *(veiled(events) for events in rows))
        self.equal("whether something is kept", *(bool(events) for events in rows))
        if not deep:
            return
        for name, one, other in zip(NOTICED, self.noticed(self.one), self.noticed(self.other), strict=True):
            self.equal(name, one, other)

    def others_desks(self, session: Session) -> object:
        """What lies on everybody else's desk, and what all share; and who listens, as the table will be told."""
        desks = [aside for aside in session.desks if aside.whose != self.secret]
        shared = [getattr(session.desk, name) for name in SHARED]
        return desks, shared, session.whose, session.gathered

    def noticed(self, session: Session) -> Iterator[object]:
        """What everybody else can find out now, in the order of ``NOTICED``."""
        board, game = session.play.board, self.game
        others = [seat for seat in range(1, self.setting.players + 1) if seat != self.secret]
        if game_of(self.shelf, session.play) is None:
            yield from (None,) * len(NOTICED)
            return
        yield game.glance(board)
        yield expects(self.shelf, session.play)
        yield game.menu(board)
        yield None if session.past is None else last_counted(self.shelf, session.past)
        yield [game.privacy(board, seat) for seat in others]
        yield [game.recap(board, seat) for seat in others]
        yield [session.heard_by(seat) for seat in others]
        # Whoever wears an earphone that is passed round hears it, before any digits.
        allowed = game.privacy(board, self.secret)
        yield None if allowed is None else allowed.what
        yield standing.of(self.shelf, session)

    def equal(self, what: str, one: object, other: object) -> None:
        if one != other:
            why = f"{what} depends on what seat {self.secret} scans in private: {_first(one, other)}"
            raise Found("secrecy", why)


#: What is compared, in the order of ``Twins.noticed``.
NOTICED = (
    *("what D D says", "what may come next", "the menu", "what B would take back"),
    *("what others may look at", "what others have kept", "what others may hear again"),
    *("what its window is for", "the table's page"),
)


def _first(one: object, other: object) -> str:
    """Where two values begin to differ."""
    if isinstance(one, Sequence) and isinstance(other, Sequence) and not isinstance(one, str):
        for first, second in zip(one, other, strict=False):
            if first != second:
                return _first(first, second)
    return f"\n    {one}\n    {other}"


def alike(one: Turn, other: Turn, same_sort: bool) -> bool:
    """Whether both cards are taken alike: kept in both evenings or refused in both, and the window stays as it is."""
    outcomes = [
        (
            any(isinstance(event, Refused) for event in turn.events),
            any(isinstance(event, CardSeen) for event in turn.events),
            [event.why for event in turn.events if isinstance(event, WindowClosed)],
            bool(turn.durable),
        )
        for turn in (one, other)
    ]
    kinds = [[type(event) for event in turn.events] for turn in (one, other)]
    return outcomes[0] == outcomes[1] and (same_sort or kinds[0] == kinds[1])


# --- whole evenings ---


def evenings(subject: Subject, seed: int, acts: int = 60) -> Twins:
    """Two evenings by chance that differ in what one seat hears. Raises Found."""
    chance = Random(seed)
    settled = setting(subject, chance, listening=True)
    board = sessions.replay(settled.shelf, settled.begun, Tone()).play.board
    seats = range(1, settled.players + 1)
    listeners = [seat for seat in seats if board is not None and subject.game.privacy(board, seat) is not None]
    twins = Twins(settled, chance.choice(listeners or seats))
    people = People(settled, chance, lambda: twins.one, twins.open, LISTENING, fair=True, listener=twins.secret)
    try:
        for _ in range(acts):
            if twins.over:
                break
            for input in people.act():
                twins.take(input, chance)
    except Found as found:
        raise shown(twins, found, f"seed {seed}, {settled.players} players, {settled.rules}") from None
    return twins


def after_a_cut(subject: Subject, seed: int, acts: int = 40) -> Twins:
    """Two evenings that differ in what one seat has heard in an earphone that is passed round. Then the power is cut,
    twice, and a stranger does in that seat's windows whatever can be done without its cards. Raises Found."""
    return _with_a_stranger(subject, seed, acts, (Twins.cut, Twins.cut), OWN_DIGITS)


def passed_on(subject: Subject, seed: int, acts: int = 40) -> Twins:
    """The same without a power cut: the stranger does not know that seat's digits. Raises Found."""
    return _with_a_stranger(subject, seed, acts, (Twins.pass_on,), "222")


def page_gone(subject: Subject, seed: int, acts: int = 40) -> Twins:
    """The same by phone: the secret seat listens there. Then its page goes, and a stranger puts on the earphone that
    serves its seat again, and chooses its digits. Raises Found."""
    return _with_a_stranger(subject, seed, acts, (Twins.lose_page,), "222", by_phone=True)


def another_comes(subject: Subject, seed: int, acts: int = 40) -> Twins:
    """The secret seat's player goes home, or somebody sits in for them: a stranger listens there, in the earphone that
    they passed round or in one of the seat's own, and chooses other digits. Raises Found."""
    come = Random(seed).choice((Twins.sit_in, Twins.replace))
    return _with_a_stranger(subject, seed, acts, (come,), "222", own=Random(seed + 1).random() < 0.5)


def _with_a_stranger(
    subject: Subject,
    seed: int,
    acts: int,
    comes: Sequence[Callable[[Twins], None]],
    digits: str,
    *,
    by_phone: bool = False,
    own: bool = False,
) -> Twins:
    chance = Random(seed)
    settled = setting(subject, chance, listening=True)
    seats = tuple(range(1, settled.players + 1))
    ears = tuple(Ear(f"own {seat}", (seat,), verified=True) for seat in seats)
    settled = replace(settled, ears=ears if own else (Ear("one", seats, verified=True),))
    board = sessions.replay(settled.shelf, settled.begun, Tone()).play.board
    listeners = [seat for seat in seats if board is not None and subject.game.privacy(board, seat) is not None]
    twins = Twins(settled, chance.choice(listeners or seats))
    # Whoever has a phone listens there; no stranger joins by another's number.
    doing = {**LISTENING, "use_phones": 0}
    people = People(settled, chance, lambda: twins.one, twins.open, doing, fair=True, listener=twins.secret)
    # In an ear of the seat's own no digits keep them out: who takes back that somebody else came is that somebody.
    strange = {**doing, "undo": 0, "press_anything": 0} if own else doing
    strangers = People(settled, chance, lambda: twins.one, twins.open, strange, listener=twins.secret, digits=digits)
    if by_phone:
        joined = Knocked(twins.secret, digits=None)
        twins.step(Step(joined, joined))
    for who, come in ((people, None), *((strangers, come) for come in comes)):
        if come is not None:
            if twins.over or twins.one.play.board is None:  # nobody has heard anything yet
                break
            for input in people.tidy():
                twins.take(input, chance)
            come(twins)
        for _ in range(acts):
            if twins.over:
                break
            for input in who.act():
                twins.take(input, chance)
    return twins


def shown(twins: Twins, found: Found, at: str) -> Found:
    """The same fault with the fewest inputs that show it; ``at``: which table it was."""
    wrong = found

    def fails(steps: Sequence[Step]) -> bool:
        nonlocal wrong
        try:
            again(twins.anew(), steps)
        except Found as other:
            wrong = other
            return True
        return False

    steps = shortest([step for step in twins.steps if not isinstance(step.one, Rolled)], fails)
    lines = [written(step.one) + ("" if step.one is step.other else f", or {written(step.other)}") for step in steps]
    why = f"{wrong.why}\n({twins.setting.subject.id}, {at})"
    return Found(wrong.what, why, "\n".join(["the play that shows it:", *lines]))


def again(twins: Twins, steps: Sequence[Step]) -> None:
    """These steps at this new table, as long as the cards are taken alike. Raises Found."""
    for step in steps:
        if step.one is not step.other:
            cards = [input.label.tokens[0] for input in (step.one, step.other)]  # type: ignore[union-attr]
            turns = twins.turn(twins.one, step.one), twins.turn(twins.other, step.other)
            if not twins.private(step.one) or not alike(*turns, sort(cards[0]) == sort(cards[1])):
                return
        elif twins.private(step.one):
            return
        twins.step(step)
        if twins.over:
            return
