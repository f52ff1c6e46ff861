"""Two seats that listen at once, each by its own scanner, keep their hands apart.

That what one seat hears changes nothing for anybody else is a property of every game: ``tests/kit``.
"""

from __future__ import annotations

from companion.model import Token
from companion.session.state import Ear, Wishes
from tests.kit import games
from tests.kit.games import Setting
from tests.kit.twins import Twins

GAME = "time-bomb-undercover"
NAMES = ("Ana", "Léo", "Inès", "Sam", "Zoé")
SECRET, NEIGHBOUR = 3, 2


def dealt() -> Twins:
    """Everybody reads by ear; the cables are dealt."""
    game = games.subject(GAME)
    ears = tuple(Ear(f"ear {seat}", (seat,), verified=True) for seat in range(1, 6))
    there = games.opened(Setting(game, game.bare, (), 5, ears, ()), Wishes(GAME, 5, NAMES))
    play = Twins(there, SECRET)
    play.both("33333 ###")
    return play


def test_two_hands_that_are_scanned_at_once_do_not_mix() -> None:
    play = dealt()
    play.both("CC", SECRET)
    play.both("C", NEIGHBOUR)
    for copy in range(1, 6):
        play.differ(Token(f"{GAME}/cable/defuse", copy), Token(f"{GAME}/cable/secure", copy), SECRET)
        secure = Token(f"{GAME}/cable/secure", copy + 10)
        play.differ(secure, secure, NEIGHBOUR)
    assert not play.told_apart, "whoever scans while another listens has to wait"
    summary = play.one.heard_by(NEIGHBOUR)[-1][-1]
    assert summary.id == f"{GAME}-own-hand"
    assert dict(summary.args) == {"missing": 0, "defuse": 0, "secure": 5, "bomb": 0}


def test_who_is_read_the_same_hand_once_more_is_taken_back_like_anybody_else() -> None:
    """One of the two hears in the second window what the first had kept, the other something else."""
    play = dealt()
    play.both(f"C{SECRET}")
    for copy in range(1, 6):
        play.differ(Token(f"{GAME}/cable/defuse", copy), Token(f"{GAME}/cable/secure", copy))
    play.both(f"C{SECRET}")
    for copy in range(1, 6):
        defuse = Token(f"{GAME}/cable/defuse", copy)
        play.differ(defuse, defuse)
    play.both("BB BB BB")
    assert play.told_apart
