"""An open window, while the table undoes or corrects: what was scanned in it never becomes something else than what
its ear was told; and what its ear can ask for by its number is the hand that is kept when it closes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import session as sessions
from companion.games import GAMES
from companion.games.cluedo_one_piece.events import Phase
from companion.games.cluedo_one_piece.state import State
from companion.model import Key, Known, Rolled, Scan, Token, Tone
from companion.session.events import EarAsked
from companion.session.state import Ear, Session, Shelf, Wishes
from companion.session.windows import held
from tests.examples import tried
from tests.golden.shorthand import play
from tests.tabletop import Tabletop

from .evenings import evening
from .golden import asked, named, set_up
from .tables import ID, NAMED, NAMES, crew, island, treasure
from .tables import token as card

OWN = tuple(Ear(f"ear {seat}", (seat,)) for seat in (1, 2, 3))
LET_GO = "[seat 1] Ce que vous avez scanné dans cette écoute ne compte plus."
ACCUSED = f"fiche/centre 1 {named(4, 1)} fiche/ile/2"


def opened(folder: Path) -> Tabletop:
    """Three players by ear, each with an earphone of one's own; Ana's turn."""
    table = evening(folder, 3, ears=OWN, dice=(7, 7, 7))
    play(table, set_up(3, 1, "333") + " C 1 7 C")
    return table


def board(table: Tabletop) -> State:
    state = table.core.session.play.board
    assert isinstance(state, State)
    return state


def test_cards_of_a_hand_never_become_a_sleeve_when_the_verdict_is_undone(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, f"{ACCUSED} 2 # C 1 equipage/5 tresor/3 ile/3")
    assert play(table, "B B")[-2:] == [LET_GO, "[seat 1] L'étui : scannez ses trois cartes."]
    play(table, "C")
    assert (board(table).phase, board(table).out) == (Phase.CHECKING, frozenset()), "nobody has judged anything"
    assert board(table).known_sleeve == ()


def test_a_card_of_a_hand_never_becomes_the_one_shown_when_the_answer_is_undone(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, f"{asked(2, 4, 1)} # C 1 equipage/5 tresor/3 B B C")
    assert board(table).shown is None


def test_cards_of_the_sleeve_never_join_a_hand_when_the_accusation_is_undone(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, f"{ACCUSED} C 1 equipage/5 tresor/3 B B C")
    assert board(table).hand(1) == ()


def test_a_card_that_was_said_to_be_one_s_own_stays_so_when_an_earlier_window_is_undone(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, f"{asked(2, 4, 1)} # C 1 tresor/1 C C 1 equipage/4")
    assert LET_GO in play(table, "B B")
    play(table, "C")
    assert (board(table).shown, board(table).hand(1)) == (None, ())


def test_what_was_scanned_counts_no_more_whatever_is_undone_and_still_does_when_something_is_corrected(
    tmp_path: Path,
) -> None:
    table = opened(tmp_path)
    play(table, "mechant/1 C 1 equipage/5 ile/3")
    assert LET_GO in play(table, "B B"), "what is undone must not show what was told to one ear"
    play(table, "equipage/5")
    assert LET_GO not in play(table, "9 9 3 1 0 3")
    play(table, "C")
    assert board(table).hand(1) == (crew(5),)


def test_a_claimed_card_that_is_moved_in_the_hand_was_shown_by_nobody(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, f"{asked(2, 4, 1)} C 1 tresor/1 # C 1 equipage/5 tresor/1 tresor/1 9 9 # 8 2 1 C")
    assert (board(table).shown, board(table).hand(1)) == (None, (treasure(1), crew(5)))


def test_a_card_claimed_and_moved_while_it_is_shown_makes_the_window_one_for_the_right_card(tmp_path: Path) -> None:
    table = opened(tmp_path)
    lines = play(table, f"{asked(2, 4, 1)} C 1 tresor/1 C 1 equipage/5 tresor/1 tresor/1 9 9 # 8 2 1")
    assert lines[-1] == "[seat 1] Léo vous montre une carte : scannez-la."
    play(table, "equipage/4")
    assert board(table).shown == (2, crew(4))
    assert board(table).hand(1) == (treasure(1), crew(5))


def test_a_card_that_was_said_to_be_one_s_own_stays_so_when_another_is_claimed_after_it(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, f"{asked(2, 4, 1)} C 1 tresor/1 # C 1 equipage/4 tresor/1 tresor/1 C")
    assert (board(table).shown, board(table).hand(1)) == (None, (crew(4), treasure(1)))


def test_a_named_card_of_one_s_own_has_the_number_that_it_was_given(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, f"{asked(2, 4, 1)} C 1 tresor/1 # C 1 equipage/5 equipage/4 equipage/6")
    assert play(table, "2 3") == ["[seat 1] Saphir.", "[seat 1] Perle."]


def test_a_hand_that_was_put_in_order_is_said_and_one_that_has_gone_too(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, "C 1 equipage/5 equipage/4")
    assert play(table, "9 9 # 8 2 1")[-1] == "[seat 1] 2 cartes : Saphir et Opale."
    assert play(table, "9 9 # 7 1")[-1] == "[seat 1] Une carte : Opale."
    assert play(table, "9 9 # 7 1")[-1] == "[seat 1] Aucune carte en main."


def test_nobody_else_puts_a_hand_in_order_or_hears_what_is_asked_for_it(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, "C 2 7 equipage/5 equipage/4")
    for key in "99":
        table.key_at(1, key)
    table.key_at(1, "8")
    assert "Léo" in table.key_at(1, "1")[-1], "Léo listens"
    table.key_at(1, "*")
    play(table, "9 9 # 7")
    assert [table.key_at(1, key)[-1] for key in ("1", "#")] == ["[seat 1] Léo écoute. Attendez la fin."] * 2
    assert table.key_at(1, "D") == ["[seat 1] Ana joue."]
    play(table, "2")
    play(table, "C")
    assert board(table).hand(2) == (crew(5),)


def test_help_in_a_window_is_help_and_no_number_of_the_table(tmp_path: Path) -> None:
    table = opened(tmp_path)
    play(table, "fiche/ile/2 C 1")
    told = ["Scannez vos cartes. 0 : réentendre. Touche D : ce qui est gardé.", "Dièse : c'est fini."]
    assert play(table, "9")[:2] == [f"[seat 1] {breath}" for breath in told]
    assert play(table, "9")[0].startswith("[seat 1] Menu.")
    assert (board(table).phase, len(board(table).named)) == (Phase.LANDED, 1), "nobody has named crew member nine"


def test_each_digit_of_a_form_is_heard_in_a_window_too(tmp_path: Path) -> None:
    table = opened(tmp_path)
    assert play(table, "C 1 9 9 3 1 0")[-1].startswith("[seat 1] 0.")


# --- the hand of an open window is the one that is kept ---


class Evening:
    """Three players with verified ears; a hypothesis of Ana's has been answered or is being."""

    def __init__(self, moves: str) -> None:
        self.shelf = Shelf(GAMES, {ID: NAMED})
        ears = tuple(Ear(ear.output, ear.seats, verified=True) for ear in OWN)
        wishes = Wishes(ID, 3, NAMES[:3], (None,) * 3)
        self.session: Session = sessions.open_table(self.shelf, wishes, Tone(), ears).session
        self.keys("#123789##1")
        for move in moves.split():
            if "/" in move:
                self.scan(card(move))
            else:
                self.keys(move)

    @property
    def state(self) -> State:
        state = self.session.play.board
        assert isinstance(state, State)
        return state

    def put(self, input: Key | Scan | Rolled) -> None:
        turn = sessions.turn(self.shelf, self.session, input)
        self.session = turn.session
        if any(isinstance(event, EarAsked) for event in turn.events):
            self.put(Rolled(7))

    def keys(self, keys: str) -> None:
        for key in keys:
            self.put(Key(key))

    def scan(self, token: Token) -> None:
        self.put(Scan(Known((token,), "x")))


NEAR = [crew(4), treasure(1), island(2), crew(5), treasure(3)]


@pytest.mark.parametrize("late", ["", "tresor/1"])
@tried(50)
@given(scans=st.lists(st.sampled_from(NEAR), min_size=1, max_size=9))
def test_the_hand_of_an_open_window_is_the_one_that_is_kept(late: str, scans: list[Token]) -> None:
    listened = "" if not late else f"C1 {late} "
    table = Evening(f"fiche/ile/2 fiche/equipage/4 fiche/tresor/1 {listened}# C1")
    for token in scans:
        table.scan(token)
    hand = held(table.shelf, table.session)
    table.keys("C")
    assert hand == table.state.hand(1)
    assert table.state.shown is None or table.state.shown[1] not in table.state.hand(1)
