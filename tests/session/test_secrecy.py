"""Two seats that listen at once, each by its own scanner, keep their hands apart.

That what one seat hears changes nothing for anybody else, and that it hears what it would hear alone, is a property of
every game: ``tests/kit/test_side_by_side.py``.
"""

from __future__ import annotations

from pathlib import Path

from companion.model import Token
from companion.session.state import Ear, Wishes
from tests.games.mystere_de_l_abbaye.evenings import evening
from tests.golden.shorthand import play
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
    play.both("33333 ####")
    return play


def test_two_hands_that_are_scanned_at_once_do_not_mix() -> None:
    play = dealt()
    play.both("CC", SECRET)
    play.both("C", NEIGHBOUR)
    for copy in range(1, 6):
        play.differ(Token(f"{GAME}/cable/defuse", copy), Token(f"{GAME}/cable/secure", copy), SECRET)
        secure = Token(f"{GAME}/cable/secure", copy + 10)
        play.differ(secure, secure, NEIGHBOUR)
    assert play.told_apart
    for seat, defuse in ((NEIGHBOUR, 0), (SECRET, 5)):
        summary = play.one.heard_by(seat)[-1][-1]
        assert summary.id == f"{GAME}-own-hand"
        assert dict(summary.args) == {"missing": 0, "defuse": defuse, "secure": 5 - defuse, "bomb": 0}


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


def test_whoever_wears_the_earphone_next_is_not_warned_of_a_card_that_another_holds(tmp_path: Path) -> None:
    """Ana has heard her hand, and is about to accuse a monk whose card is in it."""
    table = evening(tmp_path, ears=(Ear("shared", (1, 2)),), dice=(4,) * 9)
    play(table, "1 3 3 3 ## 1 1 2 3 A")
    table.key("C 1 4 1 2 3")
    for number in range(9, 15):
        table.wait(1)
        table.scan(f"mystere-de-l-abbaye/suspect/{number:02d}")
    table.key("998 5 0")
    play(table, "18 09")
    table.key("C 1")
    heard = table.key("#")
    assert any(line.startswith("[seat 1]") for line in heard), heard
    assert not [line for line in heard if "Denis" in line], "anybody may wear it"
    told = table.key("D 1 2 3")
    assert [line for line in told if line.startswith("[seat 1] Attention") and "Denis" in line], told
    table.key("C *")
    table.power_cut()
    table.key("#")
    play(table, "09")
    table.key("C 1 4")
    assert not [line for line in table.key("7 7 7 D") if "Denis" in line], "new digits open nothing of before"
