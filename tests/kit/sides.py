"""Several seats that listen at the same time, each by its own devices or by shared ones, while the table plays.

``evenings`` are two evenings that differ in what one of them scans in private (see ``twins``). ``apart`` plays the same
windows side by side and then one after the other. Who has a keypad, a scanner or an earphone of its own is chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from companion import session as sessions
from companion.games.protocol import Looked
from companion.model import Announcement, Elapsed, Equipment, Input, Key, Known, Only, Plugged, Scan, Seat, Tone
from companion.session.asker import who_asks
from companion.session.asking import expects, timers
from companion.session.desks import SHARED, Desk, Stage
from companion.session.events import (
    CardSeen,
    DiceWanted,
    EarAsked,
    FormOpened,
    HandSettled,
    Refused,
    TableCleared,
    WindowClosed,
)
from companion.session.state import Ear, Session

from .found import Found, written
from .games import Setting, Subject, setting
from .people import ACTS, OWN_DIGITS, PROOF, People
from .twins import Step, Twins, shown

#: What people do at the table meanwhile, by its own pad and scanner.
MEANWHILE = {**ACTS, "use_own_devices": 0, "listen": 12, "wait": 2, "plug": 0, "undo": 3, "look_around": 4}
#: Keys in an open window, those that end it among them.
IN_A_WINDOW = ("0", "D", "1", "2", "3", "9", "99", "99#", "99#7", "998", "B", "A", "#", "C", "C", "*")


@dataclass(frozen=True)
class Devices:
    """Who has a keypad and who a scanner of its own. Everybody else uses the table's."""

    keypads: frozenset[Seat]
    scanners: frozenset[Seat]

    def known(self, session: Session) -> Session:
        """They have been plugged in before the evening."""
        pads = {(Equipment.KEYPAD, f"pad {seat}", seat) for seat in self.keypads}
        return replace(
            session,
            own_devices=frozenset({*pads, *((Equipment.SCANNER, f"scanner {seat}", seat) for seat in self.scanners)}),
        )

    def key(self, seat: Seat, key: str) -> Key:
        return Key(key, f"pad {seat}", seat) if seat in self.keypads else Key(key)

    def scan(self, seat: Seat, label: Known) -> Scan:
        return Scan(label, f"scanner {seat}", seat) if seat in self.scanners else Scan(label)


def devices(players: int, chance: Random, of_all: float = 0.4) -> Devices:
    seats = range(1, players + 1)
    if chance.random() < of_all:
        return Devices(frozenset(seats), frozenset(seats))
    return Devices(*(frozenset(seat for seat in seats if chance.random() < 0.7) for _ in range(2)))


class Side(Iterator[Input]):
    """What one seat does by its own devices, one input at a time: it opens its window, scans, ends it."""

    def __init__(self, people: People, seat: Seat, own: Devices) -> None:
        self.people, self.seat, self.own = people, seat, own
        self.coming: list[Input] = []

    def __next__(self) -> Input:
        while not self.coming:
            self.coming += self.more()
        return self.coming.pop(0)

    def more(self) -> Sequence[Input]:
        people, chance = self.people, self.people.chance
        window = people.session.window_of(self.seat)
        match None if window is None else window.stage:
            case None if self.seat not in self.own.scanners or chance.random() < 0.6:
                keys = chance.choice(["C", "C", "C", "C", "D", "0", "9", "BB", "994", "*", "#", "1"])
                return self.keys(keys if self.seat in self.own.keypads else f"C{self.seat}")
            case Stage.PROVING:
                return self.keys(chance.choice((PROOF, PROOF, PROOF, "1")))
            case Stage.PASSING:
                return self.keys("#")
            case Stage.CODING | Stage.ASKING:
                return self.keys(chance.choice((OWN_DIGITS, OWN_DIGITS, "#")))
            case _ if chance.random() < 0.3:
                return self.keys(chance.choice(IN_A_WINDOW))
        return list(self.card()) or self.keys("D")

    def keys(self, keys: str) -> list[Input]:
        return [self.own.key(self.seat, key) for key in keys]

    def card(self) -> Iterator[Input]:
        """A card of this seat's, mostly one that the game takes."""
        people, window = self.people, self.people.session.window_of(self.seat)
        earlier, board = () if window is None else window.tokens, people.session.play.board
        if board is None:
            return
        listens = people.game.privacy(board, self.seat) is not None
        for token in people.chance.sample(people.tokens, len(people.tokens)):
            if not (listens or people.open(token)):
                continue  # it would lie openly
            if people.owner(token) == self.seat and (
                people.chance.random() < 0.1
                or (token not in earlier and people.taken(Looked(self.seat, token, earlier)))
            ):
                yield self.own.scan(self.seat, Known((token,), "x"))
                return


class Beside(Twins):
    """The same two evenings, in which what one seat does in its window must also leave alone what others have."""

    def step(self, step: Step) -> None:
        before = self.one
        super().step(step)
        if not isinstance(step.one, Key | Scan):
            return
        turn, after = self.turn(before, step.one), self.one
        by = Equipment.SCANNER if isinstance(step.one, Scan) else Equipment.KEYPAD
        seat = who_asks(before, step.one.seat, by).desk
        public = any(isinstance(event, Refused) and event.act is not None for event in turn.events)
        kept = bool(turn.durable)
        if kept:  # its hand; # and a menu of the game are for the table
            public = not any(isinstance(event, CardSeen | WindowClosed | HandSettled) for event in turn.events)
            public |= expects(self.shelf, before.play) != expects(self.shelf, after.play)
        seats = range(1, self.setting.players + 1)
        boards = before.play.board, after.play.board
        may = [[self.game.privacy(board, other) for other in seats if other != seat] for board in boards if board]
        if seat is None or public or may[:1] != may[1:]:
            return
        pairs = zip(LEFT_ALONE, others(before, seat, kept), others(after, seat, kept), strict=True)
        for what, had, has in pairs:
            if had != has:
                raise Found("side by side", f"seat {seat}, which only listens, changes {what}:\n    {had}\n    {has}")


#: What is compared, in the order of ``others``.
LEFT_ALONE = ("what lies on other desks, and their timers", "what all share", "what others hear again")


def others(session: Session, seat: Seat, kept: bool) -> Iterator[object]:
    """What everybody but this seat has. ``kept``: there is something new now that an undo would take back."""
    lies = {aside.whose: aside for aside in session.desks if aside.whose != seat}
    plain = {name: getattr(Desk(), name) for name in SHARED}
    desks = {of: replace(on, desk=replace(on.desk, **plain)) for of, on in lies.items()}
    if kept:
        desks = {of: replace(on, desk=replace(on.desk, undoing=False)) for of, on in desks.items()}
    yield {of: on for of, on in desks.items() if on.desk != Desk()}
    yield [getattr(session.desk, name) for name in SHARED], session.openly
    yield [(whose, history) for whose, history in session.heard if whose != seat]


def evenings(subject: Subject, seed: int, acts: int = 120) -> Twins:
    """Two evenings at which up to four seats listen at once, of which one scans something else. Raises Found."""
    chance = Random(seed)
    settled = setting(subject, chance, listening=True)
    seats = range(1, settled.players + 1)
    settled = replace(settled, ears=earphones(settled.players, chance))
    board = sessions.replay(settled.shelf, settled.begun, Tone()).play.board
    able = [seat for seat in seats if board is not None and subject.game.privacy(board, seat) is not None]
    own = devices(settled.players, chance)
    twins = Beside(settled, chance.choice(able or seats), own.known)
    others = [seat for seat in able if seat != twins.secret]
    listeners = [twins.secret, *chance.sample(others, min(3, len(others)))]
    people = People(settled, chance, lambda: twins.one, twins.open, MEANWHILE, fair=True)
    sides = [Side(people, seat, own) for seat in listeners if seat in own.keypads | own.scanners]
    table = iter(partial(next, _acts(people)), None)
    try:
        for _ in range(acts):
            if twins.over:
                break
            what = chance.random()
            if what < 0.04:
                running = timers(settled.shelf, twins.one)
                if running:
                    twins.take(Elapsed(chance.choice(running).id), chance)
            elif what < 0.06:
                for input in _plugged(settled, own, chance):
                    twins.take(input, chance)
            elif sides and what < 0.86:
                twins.take(next(chance.choice([sides[0], *sides])), chance)
            else:
                twins.take(next(table), chance)
    except Found as found:
        raise shown(twins, found, f"seed {seed}, {settled.players} players, {own}, {settled.ears}") from None
    return twins


def earphones(players: int, chance: Random) -> tuple[Ear, ...]:
    """One for each seat; or two seats share one."""
    seats = tuple(range(1, players + 1))
    shared = (Ear("two", seats[:2], verified=True),) if chance.random() < 0.3 else ()
    alone = seats[2:] if shared else seats
    return (*shared, *(Ear(f"ear {seat}", (seat,), verified=chance.random() < 0.9) for seat in alone))


def _acts(people: People) -> Iterator[Input]:
    """What people do at the table, one input after the other."""
    while True:
        yield from people.act()


def _plugged(settled: Setting, own: Devices, chance: Random) -> Iterator[Input]:
    """Something of somebody's goes, and comes back."""
    seat = chance.randint(1, settled.players)
    equipment, device, whose = chance.choice(
        [
            (Equipment.EARPHONE, chance.choice(settled.ears).output, None),
            (Equipment.KEYPAD, f"pad {seat}", seat) if seat in own.keypads else (Equipment.KEYPAD, "pad", None),
            (Equipment.SCANNER, f"scanner {seat}", seat) if seat in own.scanners else (Equipment.SCANNER, "one", None),
        ]
    )
    for present in (False, True):
        yield Plugged(equipment, device, present, seat=whose)


# --- side by side, and one after the other ---


@dataclass(frozen=True)
class Heard:
    """What each seat was told alone, and what is kept for it."""

    lines: Mapping[Seat, tuple[Announcement, ...]]
    kept: Mapping[Seat, object]


def apart(subject: Subject, seed: int) -> int:
    """How many windows were heard side by side as they are heard one after the other. Raises Found."""
    chance = Random(seed)
    settled = setting(subject, chance, listening=True)
    seats = tuple(range(1, settled.players + 1))
    settled = replace(settled, ears=tuple(Ear(f"ear {seat}", (seat,), verified=True) for seat in seats))
    begun = replace(sessions.replay(settled.shelf, settled.begun, Tone()), ears=settled.ears)
    board = begun.play.board
    if board is None:
        return 0
    own = Devices(frozenset(seats), frozenset(seats))
    listeners = [seat for seat in seats if subject.game.privacy(board, seat) is not None][:4]
    begun = own.known(begun)
    windows = {seat: _window(settled, begun, seat, own, chance) for seat in listeners}
    order = [seat for seat in listeners for _ in windows[seat]]
    first = _played(settled, begun, order, windows)
    if first is None or len(listeners) < 2:
        return 0  # what one of them hears ends what the others may listen to
    chance.shuffle(order)
    mixed = _played(settled, begun, order, windows)
    if mixed is None:
        return 0
    for seat in listeners:
        if first.lines[seat] != mixed.lines[seat] or first.kept[seat] != mixed.kept[seat]:
            play = "\n".join(f"{seat}: {[written(input) for input in inputs]}" for seat, inputs in windows.items())
            why = f"seat {seat} hears something else when others listen too (order {order}, seed {seed})"
            raise Found("side by side", f"{why}:\n    {first.lines[seat]}\n    {mixed.lines[seat]}", play)
    return len(listeners)


def _window(settled: Setting, begun: Session, seat: Seat, own: Devices, chance: Random) -> list[Input]:
    """Whole windows of one seat, as it would use them alone."""
    now = begun
    people = People(settled, chance, lambda: now, fair=True)
    side, made = Side(people, seat, own), list[Input]()
    for _ in range(chance.randint(4, 14)):
        input = next(side)
        if isinstance(input, Key) and (input.key in "AB" or (input.key != "C" and now.window_of(seat) is None)):
            continue  # these are for the table
        turn = sessions.turn(settled.shelf, now, input)
        if any(isinstance(event, FormOpened) and not event.hand.of_opener for event in turn.events):
            continue  # so is this
        made.append(input)
        now = turn.session
    return [*made, own.key(seat, "*")] if now.window_of(seat) is not None else made


def _played(
    settled: Setting, begun: Session, order: Sequence[Seat], windows: Mapping[Seat, Sequence[Input]]
) -> Heard | None:
    """What they hear; None where one of them changes what another may listen to."""
    session, left = begun, {seat: iter(inputs) for seat, inputs in windows.items()}
    lines: dict[Seat, tuple[Announcement, ...]] = dict.fromkeys(windows, ())
    game = settled.subject.game
    for seat in order:
        before = session.play.board
        turn = sessions.turn(settled.shelf, session, next(left[seat]))
        if any(isinstance(event, DiceWanted | EarAsked | TableCleared) for event in turn.events):
            return None
        session = turn.session
        for line in turn.said:
            if isinstance(line.audience, Only):
                lines[line.audience.seat] = (*lines.get(line.audience.seat, ()), line)
        if any(game.privacy(before, s) != game.privacy(session.play.board, s) for s in windows if s != seat):
            return None
    kept = {seat: (game.recap(session.play.board, seat), game.privacy(session.play.board, seat)) for seat in windows}
    return Heard(lines, kept)
