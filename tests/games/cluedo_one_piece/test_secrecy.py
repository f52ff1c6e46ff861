"""What a hand, a card that is shown and the sleeve tell their own ear, and nobody else.

That it is so in any evening is a property of every game: ``tests/kit``. Here are the moments that chance seldom finds.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from types import MappingProxyType

import pytest

from companion.games.cluedo_one_piece.events import Phase
from companion.games.cluedo_one_piece.state import State
from companion.model import Key, Known, Scan, Token
from companion.session.state import Ear, Wishes
from tests.kit import games
from tests.kit.games import Setting
from tests.kit.twins import Twins
from tests.tabletop import cupboard

from .evenings import deck
from .tables import COUNTED, ID, crew, island, token, treasure

SECRET = 2
ROUND = (Ear("one", (1, 2, 3), verified=True),)
EACH = tuple(Ear(f"ear {seat}", (seat,), verified=True) for seat in (1, 2, 3))
ASKED = "fiche/ile/1 fiche/equipage/1 fiche/tresor/1"


#: Five cards each, of which the secret seat hears these: the one in this evening, the other in that.
FIVE = (
    (crew(4), crew(5)),
    (crew(1), crew(2)),
    (treasure(3), treasure(4)),
    (treasure(5), treasure(6)),
    (island(3), island(4)),
)


def dealt(ears: tuple[Ear, ...] = EACH, rules: Mapping[str, str] = MappingProxyType({"teams": "yes"})) -> Twins:
    """Everybody reads by ear; the hands have just been dealt."""
    box = cupboard(Path(mkdtemp()), "fr", deck=deck("fr")).venue.shelf.boxes[ID]
    there = Setting(games.subject(ID), box, tuple(rules.items()), 3, ears, ())
    play = Twins(games.opened(there, Wishes(ID, 3, ("Ana", "Léo", "Inès"))), SECRET)
    play.both("333#123789#")
    assert states(play)[0].phase is Phase.DEAL
    return play


def playing(ears: tuple[Ear, ...] = EACH) -> Twins:
    """It is the secret seat's turn."""
    play = dealt(ears)
    play.both(f"##{SECRET}")
    return play


def passed_round(*hand: tuple[Token, Token]) -> Twins:
    """It has heard this hand in an earphone that is passed round, and it is its turn."""
    play = dealt(ROUND, COUNTED)
    play.both(f"C{SECRET}#222")
    for one, other in hand:
        play.differ(one, other)
    play.both(f"C##{SECRET}")
    return play


def states(play: Twins) -> tuple[State, State]:
    return play.one.play.board, play.other.play.board


def newest(play: Twins) -> tuple[str, str]:
    """The last private line of each evening."""
    assert play.ears[0][-1] != play.ears[1][-1]
    return play.ears[0][-1].id.removeprefix(f"{ID}-"), play.ears[1][-1].id.removeprefix(f"{ID}-")


def test_a_hand_is_told_to_its_ear() -> None:
    play = dealt()
    play.both(f"C{SECRET}")
    play.differ(crew(1), treasure(2))
    play.both("C")
    assert newest(play) == ("own-hand", "own-hand")


def test_the_card_that_is_shown_and_the_sleeve_are_told_to_the_ear_of_whoever_asked() -> None:
    play = playing()
    play.both(f"{ASKED} C{SECRET}")
    play.differ(crew(1), island(1))
    assert newest(play) == ("was-shown", "was-shown")
    play.both(f"### 41 {ASKED} C{SECRET}")
    for one, other in ((crew(2), crew(3)), (island(1), island(4)), (treasure(5), treasure(1))):
        play.differ(one, other)
    assert [state.out for state in states(play)] == [{SECRET}, {SECRET}]
    assert newest(play) == ("own-sleeve", "own-sleeve")


def test_the_sleeve_scanned_at_the_table_differs_and_nobody_hears_it() -> None:
    play = playing(ROUND)
    play.both(f"41 {ASKED}")
    for one, other in ((crew(2), crew(3)), (island(1), island(4)), (treasure(5), treasure(1))):
        play.differ(one, other)
    assert [state.out for state in states(play)] == [{SECRET}, {SECRET}]


@pytest.mark.parametrize(
    ("heard", "told"), [pytest.param(5, "card-sleeve-sure", id="all"), pytest.param(4, "card-sleeve", id="all but one")]
)
def test_after_a_power_cut_a_card_of_the_sleeve_tells_how_many_cards_were_heard_which_is_no_secret_and_not_which(
    heard: int, told: str
) -> None:
    play = passed_round(*FIVE[:heard])
    play.both(f"41 {ASKED} C{SECRET}# equipage/6 tresor/2 ile/2")
    play.cut()
    assert not play.over
    play.both(f"# C{SECRET}#333 equipage/6")
    assert [ear[-1].id for ear in play.ears] == [f"{ID}-{told}"] * 2


def test_what_its_window_is_for_does_not_tell_whether_the_card_that_it_has_scanned_was_its_own() -> None:
    play = playing()
    play.both(f"{ASKED} # C{SECRET}")
    play.differ(island(1), island(2))
    play.both("C")
    assert [len(state.hand(SECRET)) for state in states(play)] == [0, 1]


def test_hands_of_other_sorts_are_not_the_same_evening_whatever_the_window_was_for_when_the_power_went() -> None:
    play = passed_round(*FIVE[:4], (island(3), token("aventure/01")))
    play.both(ASKED)
    play.cut()
    for key in "###":
        play.take(Key(key), Random(1))
    assert play.over, "everybody sees whether a card was dealt or drawn"


def test_what_an_undo_lets_go_in_an_open_window_does_not_depend_on_what_was_heard_in_it() -> None:
    play = playing()
    play.both(f"{ASKED} # C{SECRET}")
    play.differ(crew(1), crew(1))
    play.both(f"C C{SECRET}")
    # After the undo the first may be the card that was shown, the second is none of the three.
    play.differ(treasure(1), crew(2))
    play.both("BBCBB")


def test_that_an_accusation_is_right_is_told_to_all_so_no_other_card_stands_for_the_last_one() -> None:
    play = playing()
    play.both(f"41 {ASKED} C{SECRET}")
    for card in (crew(1), treasure(1)):
        play.differ(card, card)
    last = Scan(Known((island(1),), "x"))
    assert play.exchange(last, Random(1)) in (None, last)
