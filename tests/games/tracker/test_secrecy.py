"""What one seat hears of a private card changes nothing for anybody else, and is kept nowhere.

Two evenings with the same inputs, but for the cards that one seat scans in its window, give every other audience the
same announcements and the same timers, and leave the same journal.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import session as sessions
from companion.boxes import loader
from companion.boxes.box import Box, Pack
from companion.games.tracker import Tracker
from companion.model import Announcement, Event, Input, Key, Known, Only, Rolled, Scan, Token, Tone
from companion.session.asking import timers
from companion.session.events import DiceWanted
from companion.session.state import Ear, Session, Shelf, Wishes
from tests.examples import tried

from .packs import SOUP, pack

PACKS = {
    "soup": pack(SOUP),
    **{game: loader.shipped(game) for game in ("time-bomb-2016", "time-bomb-evolution", "cartes-parlantes")},
}
LISTENER = 2
#: Passed round, the ear waits for # and asks for three digits, which # leaves out.
OPEN: dict[bool, tuple[Key, ...]] = {True: (Key("C"), Key("2"), Key("#"), Key("#")), False: (Key("C"), Key("2"))}


class Heard:
    """One evening: what everybody but the listener can notice of it, and what the listener hears."""

    def __init__(self, game: Pack, ears: tuple[Ear, ...]) -> None:
        self.shelf = Shelf({game.id: Tracker(game)}, {game.id: Box(game)})
        opened = sessions.open_table(self.shelf, Wishes(game.id, max(2, game.fewest)), Tone(), ears)
        self.session: Session = opened.session
        self.public: list[object] = []
        self.private: list[Announcement] = []
        self.kept: list[Event] = []

    def take(self, input: Input) -> None:
        turn = sessions.turn(self.shelf, self.session, input)
        self.session = turn.session
        self.kept += turn.durable
        self.private += [line for line in turn.said if line.audience == Only(LISTENER)]
        self.public.append(tuple(line for line in turn.said if line.audience != Only(LISTENER)))
        self.public.append(timers(self.shelf, self.session))
        self.public.append((self.session.history, self.session.play))
        for event in turn.events:
            if isinstance(event, DiceWanted):
                self.take(Rolled(1))


def looks(game: Pack) -> st.SearchStrategy[list[Token]]:
    """Cards of the game that a window may hear, each once."""
    tokens = [Token(kind.id, copy) for kind in game.kinds[1:] for copy in range(1, min(2, kind.copies) + 1)]
    return st.lists(st.sampled_from(tokens), min_size=3, max_size=3, unique=True)


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("name", PACKS)
@tried(6)
@given(data=st.data())
def test_nobody_else_can_tell_which_cards_were_heard(name: str, shared: bool, data: st.DataObject) -> None:
    game = PACKS[name]
    seats = (1, LISTENER) if shared else (LISTENER,)
    ears = (replace(Ear("one", seats), verified=True),)
    one, other = data.draw(looks(game)), data.draw(looks(game))
    before = [Key("#")] * data.draw(st.integers(max(2, game.fewest), max(2, game.fewest) + 5))
    after = [Key(key) for key in data.draw(st.text("#0D29*AB", max_size=6))]
    evenings = []
    for cards in (one, other):
        evening = Heard(game, ears)
        scans = [Scan(Known((card,), "x")) for card in cards]
        inputs: list[Input] = [*before, *OPEN[shared], *scans, Key("C"), *after]
        for input in inputs:
            evening.take(input)
        evenings.append(evening)
    first, second = evenings
    assert first.public == second.public
    assert first.kept == second.kept


def test_the_listener_does_hear_the_card() -> None:
    """Else the test above would prove nothing."""
    evening = Heard(PACKS["cartes-parlantes"], (replace(Ear("one", (LISTENER,)), verified=True),))
    secret = Scan(Known((Token("cartes-parlantes/secret/07"),), "x"))
    inputs: list[Input] = [Key("#"), Key("#"), *OPEN[False], secret]
    for input in inputs:
        evening.take(input)
    assert [line.id for line in evening.private][-1:] == ["tracker-look"]
    assert not [line for line in evening.session.history for said in line if "look" in said.id]
