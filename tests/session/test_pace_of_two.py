"""How many acts a round of Time Bomb takes two blind players in a row: with one pad and one scanner, and side by side.

An act is a key or a scan, after which somebody may do the next. Both hear their role and their five cables.
"""

from __future__ import annotations

from companion import session
from companion.model import Key, Known, Rolled, Scan, Seat, Token
from companion.session.events import EarAsked
from companion.session.state import Ear, Session, Wishes
from tests.session.cables import GAME, NAMES, files

TWO = (2, 3)
DIGIT = 7
ROLES = {2: Token(f"{GAME}/role/agence", 1), 3: Token(f"{GAME}/role/agence", 2)}
CABLES = {seat: [Token(f"{GAME}/cable/secure", 5 * seat + copy) for copy in range(5)] for seat in TWO}


class Round:
    """Counts the acts of each of them, and those of both."""

    def __init__(self, own: bool) -> None:
        ears = tuple(Ear(f"ear {seat}", (seat,)) for seat in TWO)
        here = files()
        self.session: Session = session.open_table(here.shelf, Wishes(GAME, 5, NAMES), here.tone, ears).session
        self.own = own
        self.acts = dict.fromkeys(TWO, 0)
        self.table("13311 #")

    def table(self, keys: str) -> None:
        for key in keys.replace(" ", ""):
            self._take(Key(key))

    def act(self, seat: Seat, what: str | Token) -> None:
        self.acts[seat] += 1
        whose = seat if self.own else None
        scanned = isinstance(what, Token)
        self._take(Scan(Known((what,), "x"), seat=whose) if scanned else Key(str(what), seat=whose))  # type: ignore[arg-type]

    def _take(self, input: Key | Scan | Rolled) -> None:
        turn = session.turn(files().shelf, self.session, input)
        self.session = turn.session
        if any(isinstance(event, EarAsked) for event in turn.events):
            self._take(Rolled(DIGIT))

    def heard(self, seat: Seat) -> list[str]:
        return [line.id for batch in self.session.heard_by(seat) for line in batch]


def in_a_row() -> dict[Seat, int]:
    """One pad, one scanner: one after the other."""
    made = Round(own=False)
    for seat in TWO:
        for key in f"C{seat}{DIGIT}":
            made.act(seat, key)
        made.act(seat, ROLES[seat])
        made.act(seat, "C")
    made.table("##")
    for seat in TWO:
        for key in f"C{seat}":
            made.act(seat, key)
        for cable in CABLES[seat]:
            made.act(seat, cable)
    return told(made)


def side_by_side() -> dict[Seat, int]:
    """A keypad and a scanner for each: act by act in turn."""
    made = Round(own=True)
    steps: dict[Seat, list[str | Token]] = {seat: ["C", str(DIGIT), ROLES[seat], "C"] for seat in TWO}
    for acts in zip(*steps.values(), strict=True):
        for seat, what in zip(TWO, acts, strict=True):
            made.act(seat, what)
    made.table("##")
    for cables in zip(*CABLES.values(), strict=True):
        for seat, cable in zip(TWO, cables, strict=True):
            made.act(seat, cable)
    return told(made)


def told(made: Round) -> dict[Seat, int]:
    for seat in TWO:
        heard = made.heard(seat)
        assert f"{GAME}-role-looked" in heard or any("role" in id for id in heard), heard
        assert f"{GAME}-own-hand" in heard
    return made.acts


def test_a_round_for_two_takes_what_the_slower_needs_and_not_what_both_need() -> None:
    assert sum(in_a_row().values()) == 24
    assert max(side_by_side().values()) == 9
