"""Secrecy as a property: what one seat hears changes nothing for anybody else.

Two evenings get the same inputs but for the cards that seat ``SECRET`` scans in its window. Every other audience must
then be told exactly the same, announcement by announcement, and wait for the same timers. Nothing in Time Bomb makes
a hand, a role or a cover public by a rule: only the players' own cuts do, and those are the same in both evenings. Nor
does a look in L'heure des 3 ombres: a tile is public when it is revealed, and both evenings reveal the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import session
from companion.files import venue
from companion.files.venue import Venue
from companion.model import (
    Announcement,
    Elapsed,
    Equipment,
    Input,
    Key,
    Known,
    Only,
    Plugged,
    Rolled,
    Scan,
    Token,
    Word,
)
from companion.session.asker import who_asks
from companion.session.asking import privacy_of, timers
from companion.session.events import DiceWanted, EarAsked, Refused
from companion.session.state import Ear, Session, Stage, Wishes
from companion.session.windows import listening
from tests.examples import tried
from tests.games.heure_des_3_ombres import evenings
from tests.tabletop import cupboard

GAME = "time-bomb-undercover"
HOUR = "heure-des-3-ombres"
SECRET = 3
EARS = {
    "one earphone passed round": (Ear("one", (1, 2, 3, 4, 5)),),
    "an ear for each": tuple(Ear(f"ear {seat}", (seat,)) for seat in range(1, 6)),
    "one for two": (Ear("two", (2, 3)), Ear("four", (4,))),
}


def copies(box: str, *kinds: tuple[str, int]) -> tuple[Token, ...]:
    return tuple(Token(f"{box}/{kind}", copy) for kind, number in kinds for copy in range(1, number + 1))


@dataclass(frozen=True, eq=False)
class Secrets:
    """A table at which seat ``SECRET`` may look at something that is nobody else's to know.

    ``before`` are the keys and tokens that lead there; a card is exchanged for another of its own sort only, as the
    rules do not let everybody know what lies there, but do let them know of what sort it is.
    """

    venue: Venue
    game: str
    names: tuple[str, ...]
    before: str
    cards: tuple[Token, ...]
    one_sort: tuple[str, ...] = ()

    def inputs(self) -> Iterator[Input]:
        for word in self.before.split():
            yield Scan(Known((Token(f"{self.game}/{word}"),), "x")) if "/" in word else Key(word)

    def sort(self, token: Token) -> str:
        sort = token.kind.partition("/")[0]
        return self.one_sort[0] if sort in self.one_sort else sort

    def pairs(self) -> list[tuple[Token, Token]]:
        return [(one, other) for one in self.cards for other in self.cards if self.sort(one) == self.sort(other)]


TIME_BOMB = Secrets(
    venue.enter(Path(mkdtemp()), "fr"),
    GAME,
    ("Ana", "Léo", "Inès", "Sam", "Zoé"),
    "3 3 3 3 3 3",  # everybody reads by ear; then the roles are prepared
    copies(
        GAME,
        ("cable/secure", 9),
        ("cable/defuse", 5),
        ("cable/bomb", 1),
        ("role/agence", 2),
        ("role/organisation", 1),
        ("role/shadow", 1),
        ("cover/red", 2),
        ("cover/blue", 2),
        ("lieu/4", 1),
    ),
)


def _hour(before: str) -> Secrets:
    """A suspect or a trap lies under a tile: that is what a look is for. Its owner has told who is whose twin."""
    tiles = [(f"tuile/{number:02d}", 1) for number in (1, 2, 3, 4, 5, 6, 27)]
    traps = [("traquenard/hercule", 2), ("traquenard/vortex", 1), ("traquenard/yeux/1", 1)]
    cards = [("3id/loupe-analytique", 1), ("3id/invertigo", 1), ("limbes/paranoia", 1), ("limbes/confusion", 1)]
    return Secrets(
        cupboard(Path(mkdtemp()), "fr", deck=evenings.deck("fr")).venue,
        HOUR,
        ("Ana", "Léo", "Inès"),
        before,
        copies(HOUR, *tiles, *traps, *cards, ("demon", 1)),
        ("tuile", "traquenard"),
    )


def _object(card: str) -> str:
    """Inès finds a pair and this card; Ana and Léo find none; she uses it."""
    miss = "5 tuile/11 tuile/13 # # #"
    return f"3 3 3 # # # # # 3 5 tuile/09 tuile/10 3id/{card} # # {miss} {miss} 3id/{card}"


#: Every private look of L'heure des 3 ombres, the moment before it.
LOOKS = {
    "Allison": _hour("3 3 3 # # 3 # # 3"),
    "Zacharie": _hour("3 3 3 # # 4 # # 3 5"),
    "Loupe analytique": _hour(_object("loupe-analytique")),
    "Oreillettes": _hour(_object("oreillettes-a-ultra-son")),
    "Paranoïa": _hour("3 3 3 # # # # # 2 5 tuile/11 tuile/13 # limbes/paranoia # 5"),
}


@dataclass
class Evening:
    """One of the two, and what everybody but the secret seat has been told of it."""

    secrets: Secrets
    session: Session
    others: list[Announcement] = field(default_factory=list)
    ear: list[Announcement] = field(default_factory=list)
    due: list[Word | None] = field(default_factory=list)

    def take(self, input: Input) -> None:
        turn = session.turn(self.secrets.venue.shelf, self.session, input)
        self.session = turn.session
        for line in turn.said:
            (self.ear if line.audience == Only(SECRET) else self.others).append(line)
        refusals = (event for event in turn.events if isinstance(event, Refused) and event.seat != SECRET)
        self.due += [refused.rejection.due for refused in refusals]
        if any(isinstance(event, EarAsked) for event in turn.events):
            self.take(Rolled(7))
        if any(isinstance(event, DiceWanted) for event in turn.events):
            self.take(Rolled(5))


@cache
def begun(secrets: Secrets, ears: tuple[Ear, ...]) -> Session:
    wishes = Wishes(secrets.game, len(secrets.names), secrets.names)
    here = secrets.venue
    evening = Evening(secrets, session.open_table(here.shelf, wishes, here.tone, ears).session)
    for input in secrets.inputs():
        evening.take(input)
    return evening.session


def window_open(evening: Evening) -> bool:
    return evening.session.desk.window is not None and evening.session.desk.window.seat == SECRET


class Play:
    """The same moves for both evenings; in the secret seat's window each scans its own card."""

    def __init__(self, secrets: Secrets, ears: tuple[Ear, ...]) -> None:
        self.shelf = secrets.venue.shelf
        self.one, self.other = (Evening(secrets, begun(secrets, ears)) for _ in range(2))

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
                secret = listening(self.shelf, self.one.session, who_asks(self.one.session, SECRET)) == SECRET
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
                for timer in timers(self.shelf, self.one.session):
                    self.both(Elapsed(timer.id))
            case "pull":
                self.both(Plugged(Equipment.EARPHONE, "one", False))
                self.both(Plugged(Equipment.EARPHONE, "one", True))

    def both(self, input: Input) -> None:
        self.one.take(input)
        self.other.take(input)

    def same(self) -> None:
        assert self.one.others == self.other.others
        assert self.one.due == self.other.due, "nor does what is due instead of what was refused to others"
        assert timers(self.shelf, self.one.session) == timers(self.shelf, self.other.session)
        assert self.one.session.history == self.other.session.history


WHAT = st.sampled_from(
    [
        *("listen", "scan", "scan", "scan", "own scanner", "own scanner"),
        *("neighbour's scanner", "neighbour listens", "key", "key", "time", "pull"),
    ]
)
KEYS = st.sampled_from(list("0123456789#*BCD") + ["#"] * 8)


TABLES = {GAME: TIME_BOMB, **LOOKS}


def moves(table: str) -> st.SearchStrategy[tuple[str, list[tuple[str, tuple[Token, Token], str]]]]:
    move = st.tuples(WHAT, st.sampled_from(TABLES[table].pairs()), KEYS)
    return st.tuples(st.just(table), st.lists(move, max_size=60))


@pytest.mark.parametrize("tables", [[GAME], sorted(LOOKS)], ids=[GAME, HOUR])
@tried(60)
@given(ears=st.sampled_from(sorted(EARS)), data=st.data())
def test_what_one_seat_hears_changes_nothing_for_anybody_else(
    tables: list[str], ears: str, data: st.DataObject
) -> None:
    table, made = data.draw(st.sampled_from(tables).flatmap(moves))
    play = Play(TABLES[table], EARS[ears])
    used: dict[Token, Token] = {}
    for what, (one, other), key in made:
        # A card scanned twice in one evening is scanned twice in the other.
        other = used.setdefault(one, other)
        if list(used.values()).count(other) > 1:
            continue
        play.move(what, one, other, key)
        play.same()


@pytest.mark.parametrize("look", LOOKS)
def test_each_look_is_told_to_its_ear_and_ends_alike_whatever_lay_there(look: str) -> None:
    play = Play(LOOKS[look], EARS["an ear for each"])
    allowed = privacy_of(play.shelf, play.one.session, SECRET)
    assert allowed is not None
    assert allowed.scans == (1 if look in ("Allison", "Loupe analytique") else 2)
    suspect, twin, trap = (Token(f"{HOUR}/{what}") for what in ("tuile/01", "tuile/02", "traquenard/vortex"))
    play.move("listen", suspect, trap, "")
    assert window_open(play.one)
    for one, other in ((suspect, trap), (twin, suspect))[: allowed.scans]:
        play.move("scan", one, other, "")
        play.same()
    assert play.one.session.desk.window is None
    assert play.one.ear != play.other.ear
    for input in (Key("D"), Key("D"), Key("0"), Key("5"), Key("#"), Key("#"), Key("B"), Key("B")):
        play.both(input)
        play.same()


def test_the_property_is_about_something_a_window_does_tell_its_ear_what_it_scanned() -> None:
    play = Play(TIME_BOMB, EARS["one earphone passed round"])
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
    play = Play(TIME_BOMB, EARS["an ear for each"])
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
