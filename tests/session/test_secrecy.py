"""Secrecy as a property: what one seat hears changes nothing for anybody else.

Two evenings get the same inputs but for the cards that seat ``SECRET`` scans in its window. Every other audience must
then be told exactly the same, announcement by announcement, and wait for the same timers. Nothing in Time Bomb makes
a hand, a role or a cover public by a rule: only the players' own cuts do, and those are the same in both evenings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import given, settings
from hypothesis import strategies as st

from companion import room, session
from companion.model import Announcement, Elapsed, Equipment, Input, Key, Known, Only, Plugged, Rolled, Scan, Token
from companion.session.asking import timers
from companion.session.events import EarAsked
from companion.session.state import Ear, Session, Stage, Wishes
from companion.session.windows import listening

ROOM = room.enter(Path(mkdtemp()), "fr")
GAME = "time-bomb-undercover"
SECRET = 3
EARS = {
    "one earphone passed round": (Ear("one", (1, 2, 3, 4, 5)),),
    "an ear for each": tuple(Ear(f"ear {seat}", (seat,)) for seat in range(1, 6)),
    "one for two": (Ear("two", (2, 3)), Ear("four", (4,))),
}
CARDS = [
    Token(f"{GAME}/{kind}", copy)
    for kind, copies in (
        ("cable/secure", 9),
        ("cable/defuse", 5),
        ("cable/bomb", 1),
        ("role/agence", 2),
        ("role/organisation", 1),
        ("role/shadow", 1),
        ("cover/red", 2),
        ("cover/blue", 2),
        ("lieu/4", 1),
    )
    for copy in range(1, copies + 1)
]


@dataclass
class Evening:
    """One of the two, and what everybody but the secret seat has been told of it."""

    session: Session
    others: list[Announcement] = field(default_factory=list)
    ear: list[Announcement] = field(default_factory=list)

    def take(self, input: Input) -> None:
        turn = session.turn(ROOM.shelf, self.session, input)
        self.session = turn.session
        for line in turn.said:
            (self.ear if line.audience == Only(SECRET) else self.others).append(line)
        if any(isinstance(event, EarAsked) for event in turn.events):
            self.take(Rolled(7))


def opened(ears: tuple[Ear, ...]) -> Evening:
    wishes = Wishes(GAME, 5, ("Ana", "Léo", "Inès", "Sam", "Zoé"))
    evening = Evening(session.open_table(ROOM.shelf, wishes, ROOM.tone, ears).session)
    for _ in range(6):
        evening.take(Key("3"))  # everybody reads by ear; then the roles are prepared
    evening.others.clear()
    return evening


def window_open(evening: Evening) -> bool:
    return evening.session.desk.window is not None and evening.session.desk.window.seat == SECRET


class Play:
    """The same moves for both evenings; in the secret seat's window each scans its own card."""

    def __init__(self, ears: tuple[Ear, ...]) -> None:
        self.one, self.other = opened(ears), opened(ears)

    def move(self, what: str, one: Token, other: Token, key: str) -> None:
        match what:
            case "listen":
                self.both(Key("C"))
                self.both(Key(str(SECRET)))
                for _ in range(3):
                    window = self.one.session.desk.window
                    if window is not None and window.stage is not Stage.OPEN:
                        self.both(Key("7" if window.stage is Stage.PROVING else "#"))
            case "scan":
                secret = window_open(self.one)
                self.one.take(Scan(Known((one,), "x")))
                self.other.take(Scan(Known((other if secret else one,), "x")))
            case "own scanner":
                secret = listening(ROOM.shelf, self.one.session, SECRET) == SECRET
                self.one.take(Scan(Known((one,), "x"), seat=SECRET))
                self.other.take(Scan(Known((other if secret else one,), "x"), seat=SECRET))
            case "neighbour's scanner":
                self.both(Scan(Known((one,), "x"), seat=2))
            case "neighbour listens":
                for pressed in "C7#":
                    self.both(Key(pressed, seat=2))
            case "key":
                self.both(Key(key))
            case "time":
                for timer in timers(ROOM.shelf, self.one.session):
                    self.both(Elapsed(timer.id))
            case "pull":
                self.both(Plugged(Equipment.EARPHONE, "one", False))
                self.both(Plugged(Equipment.EARPHONE, "one", True))

    def both(self, input: Input) -> None:
        self.one.take(input)
        self.other.take(input)

    def same(self) -> None:
        assert self.one.others == self.other.others
        assert timers(ROOM.shelf, self.one.session) == timers(ROOM.shelf, self.other.session)
        assert self.one.session.history == self.other.session.history


def pairs() -> Iterator[tuple[Token, Token]]:
    """Cards of one sort: the rules let a seat's own hand, role and cover differ, not what sort it scans."""
    for one in CARDS:
        for other in CARDS:
            if one.kind.partition("/")[0] == other.kind.partition("/")[0]:
                yield one, other


MOVES = st.tuples(
    st.sampled_from(
        [
            *("listen", "scan", "scan", "scan", "own scanner", "own scanner"),
            *("neighbour's scanner", "neighbour listens", "key", "key", "time", "pull"),
        ]
    ),
    st.sampled_from(list(pairs())),
    st.sampled_from(list("0123456789#*BCD") + ["#"] * 8),
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(EARS)), st.lists(MOVES, max_size=60))
def test_what_one_seat_hears_changes_nothing_for_anybody_else(
    ears: str, moves: list[tuple[str, tuple[Token, Token], str]]
) -> None:
    play = Play(EARS[ears])
    used: dict[Token, Token] = {}
    for what, (one, other), key in moves:
        # A card scanned twice in one evening is scanned twice in the other.
        other = used.setdefault(one, other)
        if list(used.values()).count(other) > 1:
            continue
        play.move(what, one, other, key)
        play.same()


def test_the_property_is_about_something_a_window_does_tell_its_ear_what_it_scanned() -> None:
    play = Play(EARS["one earphone passed round"])
    for _ in range(2):
        play.both(Key("#"))
    play.both(Key("#"))
    defuse, secure = Token(f"{GAME}/cable/defuse"), Token(f"{GAME}/cable/secure")
    play.move("listen", defuse, secure, "")
    assert window_open(play.one)
    play.move("scan", defuse, secure, "")
    play.both(Key("C"))
    play.same()
    assert play.one.ear != play.other.ear


def test_two_hands_that_are_scanned_at_once_do_not_mix() -> None:
    play = Play(EARS["an ear for each"])
    for _ in range(3):
        play.both(Key("#"))
    for seat in (SECRET, 2):
        play.both(Key("C", seat=seat))
        play.both(Key("7", seat=seat))
        if seat == SECRET:
            play.both(Key("C", seat=seat))
    for copy in range(1, 6):
        secret = (Token(f"{GAME}/cable/defuse", copy), Token(f"{GAME}/cable/secure", copy))
        play.one.take(Scan(Known(secret[:1], "x"), seat=SECRET))
        play.other.take(Scan(Known(secret[1:], "x"), seat=SECRET))
        play.both(Scan(Known((Token(f"{GAME}/cable/secure", copy + 10),), "y"), seat=2))
        play.same()
    summary = play.one.others[-1]
    assert (summary.id, summary.audience) == (f"{GAME}-own-hand", Only(2))
    assert dict(summary.args) == {"missing": 0, "defuse": 0, "secure": 5, "bomb": 0}
