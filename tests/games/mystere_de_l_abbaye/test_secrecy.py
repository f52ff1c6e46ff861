"""What one seat hears of its hand, or is shown, is told to its ear alone.

That it is so in any evening is a property of every game: ``tests/kit``. Here are the moments that chance seldom finds.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

from companion.games.mystere_de_l_abbaye.events import Phase
from companion.games.mystere_de_l_abbaye.state import State
from companion.session.state import Ear, Wishes
from tests.kit import games
from tests.kit.games import Setting
from tests.kit.twins import Twins
from tests.tabletop import cupboard

from .evenings import PLAYERS, deck
from .tables import ID, card

SECRET = 3
EACH = tuple(Ear(f"ear {seat}", (seat,), verified=True) for seat in (1, 2, 3))


def moving() -> Twins:
    """Three who read by ear, at the first move; the box has names, so that a leak would have one in it."""
    box = cupboard(Path(mkdtemp()), "fr", deck=deck("fr")).venue.shelf.boxes[ID]
    there = Setting(games.subject(ID), box, (), 3, EACH, ())
    play = Twins(games.opened(there, Wishes(ID, 3, PLAYERS[:3])), SECRET)
    play.both("333##1123A")
    assert states(play)[0].phase is Phase.MOVE
    return play


def states(play: Twins) -> tuple[State, State]:
    return play.one.play.board, play.other.play.board


def test_a_hand_is_told_to_its_ear_and_kept_for_it() -> None:
    play = moving()
    play.both(f"C{SECRET}")
    for number in (1, 2, 3, 4):
        play.differ(card(number), card(number + 1))
    play.both("C")
    hands = [state.hands.of(SECRET) for state in states(play)]
    assert hands == [tuple(map(card, (1, 2, 3, 4))), tuple(map(card, (2, 3, 4, 5)))]
    assert play.told_apart
    assert play.one.past is not None
    assert {event.kind for event in play.one.past.events} == {f"{ID}/cards-heard"}


def test_a_card_that_is_shown_is_heard_by_the_asker_alone() -> None:
    play = moving()
    play.both("99850 ## 16 1 31# #")  # Inès asks Ana for a hospitalier, and is shown one
    play.both(f"C{SECRET}")
    play.differ(card(1), card(2))
    for ear, state, monk in zip(play.ears, states(play), ("Abel", "Ambre"), strict=True):
        heard = [line for line in ear if "looked-shown" in line.id]
        assert len(heard) == 1
        assert monk in str(heard[0].args)
        assert state.hands.of(SECRET) == ()
