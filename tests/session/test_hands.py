"""A hand that is kept in its order: heard again, moved, dropped; by its owner's ear alone.

The game is the smallest that keeps one: it takes every card that it is shown, and says what it has kept.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from companion import session
from companion.boxes.box import Box, Flaw, Kind, Pack
from companion.files import venue
from companion.games.protocol import (
    Act,
    Around,
    Decision,
    Expects,
    Fact,
    Form,
    Glimpse,
    Leaving,
    Looked,
    Opening,
    OrderedHand,
    Privacy,
    Rearranged,
    RuleSetting,
    WindowDone,
)
from companion.model import Announcement, Event, Hidden, Key, Known, Only, Rejection, Scan, Seat, Token, Word, word
from companion.session.desks import Stage
from companion.session.state import Ear, Session, Shelf, Wishes

GAME = "little-hand"
SEAT = 2


@dataclass(frozen=True, slots=True)
class Begun(Event):
    kind: ClassVar[str] = f"{GAME}/begun"


@dataclass(frozen=True, slots=True)
class Kept(Event):
    kind: ClassVar[str] = f"{GAME}/kept"
    seat: Seat
    cards: tuple[Hidden, ...]


Hands = tuple[tuple[Seat, tuple[Token, ...]], ...]


class LittleHand:
    """Everybody keeps what they scan in their window."""

    id = GAME
    events: tuple[type[Event], ...] = (Begun, Kept)
    rule_settings: tuple[RuleSetting, ...] = ()
    figures: Mapping[str, int] = MappingProxyType({})
    fleeting = False
    scans: int | None = None

    def flaws(self, box: Box) -> tuple[Flaw, ...]:
        return ()

    def begin(self, box: Box, opening: Opening) -> tuple[Event, ...] | Rejection:
        return (Begun(),)

    def decide(self, box: Box, state: Hands, act: Act, lifted: str | None = None) -> Decision:
        match act:
            case WindowDone(seat, tokens):
                return (Kept(seat, tuple(map(Hidden, (*dict(state).get(seat, ()), *tokens)))),)
            case Rearranged(seat, cards):
                return (Kept(seat, tuple(map(Hidden, cards))),)
            case Looked():
                return ()
            case _:
                return ()

    def evolve(self, state: Hands | None, event: Event) -> Hands:
        if not isinstance(event, Kept):
            return ()
        return tuple({**dict(state or ()), event.seat: tuple(card.token for card in event.cards)}.items())

    def narrate(self, before: Any, event: Event, after: Any) -> tuple[Announcement, ...]:
        return ()

    def glance(self, state: Any) -> tuple[Fact, ...]:
        return ()

    def expects(self, state: Any) -> Expects:
        return Expects()

    def due(self, state: Any) -> Word | None:
        return None

    def keys(self, state: Any) -> tuple[Word, ...]:
        return ()

    def whose(self, state: Any) -> Seat | None:
        return None

    def privacy(self, state: Hands, seat: Seat) -> Privacy | None:
        if self.fleeting:
            return Glimpse(word("window"), self.scans)
        return OrderedHand(word("window"), self.scans, cards=dict(state).get(seat, ()))

    def recap(self, state: Hands, seat: Seat, of: Container[Token] | None = None) -> tuple[Announcement, ...]:
        return tuple(
            Announcement("kept-card", (("card", Word(token.id)),), Only(seat))
            for token in dict(state).get(seat, ())
            if of is None or token in of
        )

    def menu(self, state: Any) -> tuple[Form, ...]:
        return ()

    def recall(self, before: Any, event: Event, after: Any) -> Word | None:
        return word("kept")

    def spent(self, state: Any) -> frozenset[Token]:
        return frozenset()

    def around(self, state: Any, around: Around) -> Any:
        return state

    def goes_round(self, state: Any) -> bool:
        return False

    def left(self, state: Any, seat: Seat, how: Leaving) -> tuple[Event, ...]:
        return ()

    def in_hands(self, state: Any, token: Token) -> None:
        return None

    def notebook(self, state: Any, made: Sequence[tuple[Any, Event]], seat: Seat) -> None:
        return None


def card(number: int) -> Token:
    return Token(f"{GAME}/card", number)


@dataclass
class Table:
    shelf: Shelf
    session: Session
    said: list[Announcement] = field(default_factory=list)

    def keys(self, keys: str) -> list[str]:
        return [told for key in keys.split() for told in self.take(Key(key))]

    def scan(self, *numbers: int) -> list[str]:
        return [told for number in numbers for told in self.take(Scan(Known((card(number),), "x")))]

    def take(self, input: Key | Scan) -> list[str]:
        turn = session.turn(self.shelf, self.session, input)
        self.session = turn.session
        self.said = list(turn.said)
        return [line.id if line.audience == Only(SEAT) else f"table: {line.id}" for line in turn.said]

    @property
    def hand(self) -> list[int]:
        return [token.copy for token in dict(self.session.play.board).get(SEAT, ())]


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """An ear for seat 2 alone, which has proved to hear it."""
    return opened(tmp_path, Ear("ear", (SEAT,), verified=True))


def opened(folder: Path, *ears: Ear) -> Table:
    shelf = venue.enter(folder, "fr").shelf
    pack = Pack(GAME, 1, 2, 4, (Kind(f"{GAME}/card", 12),))
    shelf = replace(shelf, games={GAME: LittleHand()}, boxes={GAME: Box(pack)})
    begun = session.open_table(shelf, Wishes(GAME, 2), Session().tone, ears).session
    table = Table(shelf, begun)
    table.keys("# #")
    assert table.session.play.board == ()
    table.keys("C 2")
    return table


def test_a_hand_is_kept_in_the_order_of_its_scans(table: Table) -> None:
    table.scan(7, 3, 11)
    assert table.keys("#") == ["table: window-closed", "kept-card", "kept-card", "kept-card"]
    assert table.hand == [7, 3, 11]
    table.keys("C 2")
    assert table.scan(3) == ["look-up"]
    table.scan(5)
    table.keys("C")
    assert table.hand == [7, 3, 11, 5]


def test_a_number_and_a_second_scan_say_a_card_again_to_its_owner_alone(table: Table) -> None:
    table.scan(7, 3)
    assert table.keys("2") == ["look-up"]
    assert table.scan(7) == ["look-up"]
    assert table.keys("3") == ["no-such-card"]
    table.keys("#")
    assert table.hand == [7, 3], "heard again, and kept once"


def test_a_card_is_dropped_from_the_menu_of_the_window(table: Table) -> None:
    table.scan(7, 3, 11)
    assert table.keys("9 9 #") == [
        "can-in-window",
        "can-with-hand",
        "can-in-window-for",
        "help-menu",
        "menu-page-first",
        "menu-way-out",
        "menu-page-more",
    ]
    assert table.keys("7") == ["which-card"]
    table.keys("2")
    assert table.hand == [7, 11]
    table.scan(4)
    table.keys("#")
    assert table.hand == [7, 11, 4], "what was kept with the change is not kept again"


def test_a_card_is_moved_to_another_place(table: Table) -> None:
    table.scan(7, 3, 11)
    assert table.keys("9 9 # 8 3") == [
        *(
            "can-in-window",
            "can-with-hand",
            "can-in-window-for",
            "help-menu",
            "menu-page-first",
            "menu-way-out",
            "menu-page-more",
        ),
        *("which-card", "which-place"),
    ]
    table.keys("1")
    assert table.hand == [11, 7, 3]


def test_a_place_that_is_not_there_is_refused_and_asked_again(table: Table) -> None:
    table.scan(7, 3)
    table.keys("9 9 # 7")
    table.keys("5")
    assert table.hand == []
    table.keys("2")
    assert table.hand == [7]


def test_with_ten_cards_a_place_has_two_digits(table: Table) -> None:
    table.scan(*range(1, 11))
    table.keys("9 9 # 7 1 0")
    assert table.hand == list(range(1, 10))


def test_without_a_hand_the_menu_offers_nothing_of_it(table: Table) -> None:
    assert table.keys("9 9 # 7")[-1] == "menu-no-hand"


def test_a_neighbours_keypad_gets_no_help_from_a_window_that_is_not_its_own(table: Table) -> None:
    assert "table: help-menu" in table.take(Key("9", seat=1))


def test_nobody_else_is_told_of_a_hand(table: Table) -> None:
    heard = [*table.scan(7, 3), *table.keys("1 9 9 # 8 1 2 D 0")]
    assert not [told for told in heard if told.startswith("table: ")]


def test_a_hand_is_taken_back_like_any_other_act(table: Table) -> None:
    table.scan(7, 3)
    table.keys("#")
    table.keys("B B")
    assert table.hand == []


def test_undo_says_what_it_cannot_take_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.scan(7, 3)
    table.keys("#")
    assert table.keys("B B") == ["table: undo-asked", "table: undone", "table: heard-stays"]
    monkeypatch.setattr(Kept, "lasting", "seen-stays")
    table.keys("C 2")
    table.scan(7, 3)
    table.keys("#")
    assert table.keys("B B") == ["table: undo-asked", "table: undone", "table: seen-stays"], "once is enough"


def test_what_was_heard_is_heard_again_further_and_further_back(table: Table) -> None:
    table.scan(7)
    assert table.keys("1 0") == ["look-up", "look-up"]
    table.keys("#")
    assert table.keys("0") == ["table: window-closed"], "the table's own history"
    table.keys("C 2")
    assert table.keys("0 0 0 0") == ["window", "kept-card", "look-up", "look-up"]


def test_a_fleeting_window_leaves_nothing_to_be_heard_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LittleHand, "fleeting", True)
    table = opened(tmp_path, Ear("ear", (SEAT,), verified=True))
    table.scan(7)
    table.keys("1 #")
    assert table.session.heard == ()
    table.keys("C 2")
    assert table.keys("0 0") == ["window", "window"]


def test_on_a_shared_ear_whoever_scans_wants_no_digits(tmp_path: Path) -> None:
    table = opened(tmp_path, Ear("round", (1, SEAT), verified=True))
    table.keys("#")
    assert table.scan(7)[0] == "no-own-code-kept", "and the card counts"
    assert table.keys("0") == ["no-own-code"]
    table.keys("C C 2 #")
    assert table.session.desk.window is not None
    assert table.session.desk.window.stage is Stage.OPEN, "it is asked once"


def test_on_a_shared_ear_what_was_heard_waits_behind_three_digits_once_a_window(tmp_path: Path) -> None:
    table = opened(tmp_path, Ear("round", (1, SEAT), verified=True))
    assert table.keys("#") == ["table: window-opened", "choose-own-code"], "the digits first"
    assert table.keys("1 2 3") == ["own-code-kept", "window"]
    table.scan(7)
    assert table.keys("1 0") == ["look-up", "look-up"], "the digits were chosen in this window"
    table.keys("# C 2 #")
    assert table.keys("0") == ["own-code"]
    assert table.keys("# D") == ["window", "own-code"], "# leaves the digits"
    assert table.keys("# 0") == ["window", "own-code"]
    assert table.keys("1 2 3 0") == ["window", "kept-card"]
    assert table.keys("D") == ["kept-card"]
    table.keys("# C 2 #")
    assert table.keys("D 1 2 4") == ["own-code", "not-that-code", "table: window-closed"]


def test_another_seat_on_the_same_ear_hears_nothing_of_it(tmp_path: Path) -> None:
    table = opened(tmp_path, Ear("round", (1, SEAT), verified=True))
    table.keys("#")
    table.keys("1 2 3")
    table.scan(7)
    table.keys("# C 1 # 4 5 6")
    table.keys("0 0 0 0")
    assert {line.id for line in table.said} == {"window"}
    assert {line.audience for line in table.said} == {Only(1)}


def test_on_a_shared_ear_a_number_and_a_change_wait_behind_the_digits_too(tmp_path: Path) -> None:
    table = opened(tmp_path, Ear("round", (1, SEAT), verified=True))
    table.keys("# 1 2 3")
    table.scan(7, 3)
    table.keys("# C 2 #")
    assert table.keys("2") == ["own-code"]
    assert table.keys("1 2 3") == ["look-up"], "and then it is said"
    assert table.keys("1") == ["look-up"], "once a window"
    table.keys("# C 2 #")
    assert table.keys("9 9 # 7 2")[-1] == "own-code"
    table.keys("1 2 3")
    assert table.hand == [7, 3], "nothing was dropped unheard"
    table.keys("9 9 # 7 2")
    assert table.hand == [7]


def test_what_was_scanned_in_this_window_needs_no_digits(tmp_path: Path) -> None:
    table = opened(tmp_path, Ear("round", (1, SEAT), verified=True))
    table.keys("# #")
    table.scan(7)
    assert table.keys("1") == ["look-up"]
    table.keys("# C 2 #")
    table.scan(3)
    assert table.keys("2") == ["look-up"]
    assert table.keys("1") == ["no-own-code"]


def test_a_scanner_of_ones_own_sums_up_no_earlier_window_on_a_shared_ear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LittleHand, "scans", 1)
    table = opened(tmp_path, Ear("round", (1, SEAT), verified=True))
    table.keys("# 1 2 3")
    assert table.scan(7)[-1] == "kept-card", "chosen in this window"
    heard = table.take(Scan(Known((card(3),), "x"), seat=SEAT))
    assert heard == ["table: window-opened", "window", "table: window-closed", "kept-behind-code"]
    assert table.hand == [7, 3]


def test_who_chose_no_digits_on_a_shared_ear_is_not_told_to_type_them(tmp_path: Path) -> None:
    table = opened(tmp_path, Ear("round", (1, SEAT), verified=True))
    table.keys("# #")
    table.scan(7)
    table.keys("# C 2 #")
    table.scan(3)
    assert table.keys("#")[-1] == "kept-without-code"
