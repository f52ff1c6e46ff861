"""A desk for each seat: several listen at the same time, and what they share waits.

That nobody notices what one of them scans, and that each hears what it would hear alone, is a property of every game:
``tests/kit/test_side_by_side.py``.
"""

from __future__ import annotations

import pytest

from companion import session
from companion.line.foresight import likely
from companion.model import (
    Announcement,
    Doubt,
    Elapsed,
    Equipment,
    Foreign,
    Input,
    Key,
    Known,
    Misread,
    Only,
    Plugged,
    Scan,
    Seat,
    Several,
    Table,
    Token,
)
from companion.session.asking import timers
from companion.session.desks import Stage
from companion.session.events import KeyExplained, UndoAsked
from companion.session.state import Ear, Session
from tests.session.cables import GAME, cable, cables_dealt, files

#: Ana, Léo and Inès have an ear each; Sam and Zoé share one.
EARS = (*(Ear(f"ear {seat}", (seat,), verified=True) for seat in (1, 2, 3)), Ear("two", (4, 5), verified=True))


class Evening:
    """Cables are being looked at."""

    def __init__(self, ears: tuple[Ear, ...] = EARS) -> None:
        self.session: Session = cables_dealt(ears)
        self.said: tuple[Announcement, ...] = ()
        self.events: tuple[object, ...] = ()

    def take(self, *inputs: Input) -> list[str]:
        for input in inputs:
            turn = session.turn(files().shelf, self.session, input)
            self.session, self.said, self.events = turn.session, turn.said, turn.events
        return [line.id for line in self.said]

    def key(self, keys: str, seat: Seat | None = None) -> list[str]:
        device = "pad" if seat is None else f"pad {seat}"
        return self.take(*(Key(key, device, seat) for key in keys))

    def scan(self, copy: int, seat: Seat | None = None) -> list[str]:
        return self.take(Scan(cable(copy, seat, 0.0).label, "scanner" if seat is None else f"scanner {seat}", seat))

    def own_scanner(self, *seats: Seat) -> None:
        self.take(*(Plugged(Equipment.SCANNER, f"scanner {seat}", True, seat=seat) for seat in seats))

    @property
    def listen(self) -> list[Seat]:
        return [window.seat for window in self.session.windows if window.stage is Stage.OPEN]

    def heard(self) -> list[str]:
        """What was heard by whom."""
        return [f"{getattr(line.audience, 'seat', 'table')} {line.id}" for line in self.said]

    def timers(self) -> dict[str, float]:
        return {timer.id: timer.seconds for timer in timers(files().shelf, self.session)}


@pytest.fixture
def evening() -> Evening:
    """Léo and Inès listen, each by a keypad and a scanner of their own."""
    made = Evening()
    made.own_scanner(2, 3)
    made.key("C", 2)
    made.key("C", 3)
    return made


def test_each_scans_into_its_own_ear(evening: Evening) -> None:
    assert evening.listen == [2, 3]
    for copy in range(1, 6):
        assert evening.scan(copy, 2)[0] == f"{GAME}-cable-looked"
        assert evening.said[0].audience == Only(2)
        evening.scan(copy + 10, 3)
        assert evening.said[0].audience == Only(3)
    assert evening.listen == []
    assert {line.id for line in evening.said} == {f"{GAME}-cable-looked", f"{GAME}-own-hand"}


# --- one window a seat, and what follows it ---


def test_a_window_that_was_opened_on_the_tables_pad_gets_its_seats_own_keys_too() -> None:
    evening = Evening()
    evening.key("C2")
    evening.key("D", 2)
    assert evening.said[0].audience == Only(2)
    evening.key("*")
    assert evening.listen == [], "the table's pad is its own as long as it is there"


def test_while_the_tables_pad_serves_one_others_listen_by_their_own() -> None:
    evening = Evening()
    evening.key("C2")
    evening.key("C", 3)
    assert evening.listen == [2, 3]
    evening.key("C")
    assert evening.listen == [3]
    assert evening.key("C3") == ["another-listens"], "it is open already, and C on her own pad closes it"


def test_two_who_share_an_earphone_wait_for_each_other() -> None:
    evening = Evening()
    evening.key("C", 4)
    assert evening.key("C", 5) == ["another-listens"]
    evening.key("#", 4)
    assert evening.key("C", 5) == ["another-listens"]
    assert evening.scan(1, 5) == ["another-listens"]
    evening.key("C", 2)
    assert [window.seat for window in evening.session.windows] == [2, 4]


# --- whose scan it is ---


LABELS = (
    Known((Token(f"{GAME}/cable/secure", 9),), "x"),
    Known((Token("sticker/heart"),), "x"),
    Known((Token("night-train/ticket"), Token("sticker/heart")), "x"),
    Misread(Doubt.CHECK_LETTERS),
    Foreign("3017620422003"),
)


def test_the_tables_scanner_is_the_tables_where_each_listener_has_one(evening: Evening) -> None:
    evening.scan(9)
    assert [line.audience for line in evening.said] == [Table()]
    assert evening.take(Scan(LABELS[1])) == ["look-up-legend"]


def test_it_is_the_one_listeners_who_has_none(evening: Evening) -> None:
    evening.key("C", 1)
    evening.scan(9)
    assert {line.audience for line in evening.said} == {Only(1)}


def test_where_several_have_none_it_reads_nothing_in_the_same_words_always() -> None:
    evening = Evening()
    evening.key("C", 1)
    evening.key("C", 2)
    told = set()
    for label in LABELS:
        evening.take(Scan(label))
        told.add(evening.said)
    assert len(told) == 1
    ((line,),) = told
    assert (line.id, line.audience) == ("scanner-is-shared", Table())


# --- time ---


def test_nobodys_keys_prolong_anothers_window(evening: Evening) -> None:
    evening.scan(1, 2)
    runs = {id for id in evening.timers() if id.startswith("window/")}
    for _ in range(20):
        evening.key("9", 3)
    mine = {id for id in evening.timers() if id.startswith("window/")}
    assert len(runs & mine) == 1, "Léo's goes on"
    (ends,) = runs & mine
    evening.take(Elapsed(ends))
    assert evening.listen == [3]


def test_a_listener_does_not_prolong_what_the_table_holds(evening: Evening) -> None:
    evening.key("D")
    runs = {id for id in evening.timers() if id.startswith("where/")}
    evening.scan(1, 2)
    assert runs <= evening.timers().keys()


def test_who_listens_is_told_in_one_line_after_two_seconds(evening: Evening) -> None:
    (waits,) = (id for id in evening.timers() if id.startswith("listeners/"))
    assert evening.timers()[waits] == 2.0
    for copy in range(1, 4):
        evening.scan(copy, 2)
    evening.key("C", 2)
    assert "table" not in " ".join(evening.heard()), "what comes meanwhile joins it"
    assert waits in evening.timers()
    evening.take(Elapsed(waits))
    (line,) = evening.said
    assert line.audience == Table()
    args = dict(line.args)
    assert (args["listen"], args["ended"]) == (1, 1)
    assert isinstance(args["who"], Several)
    assert waits not in evening.timers()
    evening.key("C", 3)
    assert evening.heard()[0] == "table window-closed", "nothing waits: the table hears it at once"


def test_it_goes_by_time_and_not_by_what_is_heard() -> None:
    lines = set()
    for copies in ((), (1,), (1, 2, 3, 4, 5)):
        evening = Evening()
        evening.key("C", 2)
        for copy in copies:
            evening.scan(copy, 2)
        if len(copies) < 5:
            evening.key("C", 2)
        lines.add((tuple(id for id in evening.timers() if "listeners" in id), evening.session.gathered))
    assert len(lines) == 1


def test_on_the_tables_pad_it_is_told_at_once() -> None:
    evening = Evening()
    assert evening.key("C2")[0] == "window-opened"


# --- what an act does to the others ---


def test_a_hand_that_is_kept_leaves_what_the_table_has_begun(evening: Evening) -> None:
    evening.key("9")
    for copy in range(1, 6):
        evening.scan(copy, 2)
    assert evening.listen == [3]
    evening.key("D")
    assert evening.events == (KeyExplained("D"),), "help goes on"


def test_the_second_b_asks_again_when_something_newer_can_be_taken_back(evening: Evening) -> None:
    evening.key("B")
    for copy in range(1, 6):
        evening.scan(copy, 2)
    assert evening.key("B") == ["undo-asked"]
    evening.key("B")
    assert evening.said[0].id == "undone"
    assert evening.session.window_of(3) is not None, "she goes on, from the beginning"


def test_what_the_table_takes_back_takes_everybodys_scans_along(evening: Evening) -> None:
    evening.scan(1, 2)
    evening.scan(11, 3)
    evening.key("BB")
    assert [window.tokens for window in evening.session.windows] == [(), ()]


def test_from_a_seats_own_keypad_nothing_is_taken_back_while_another_listens(evening: Evening) -> None:
    assert evening.key("B", 2) == ["another-listens"]
    assert evening.key("B", 1) == ["another-listens"]
    evening.key("C", 3)
    evening.key("B", 2)
    assert isinstance(evening.events[0], UndoAsked), "now nobody else does"


def test_the_tables_hash_waits_while_anybody_listens(evening: Evening) -> None:
    play = evening.session.play
    assert evening.key("#") == ["another-listens"]
    assert dict(evening.said[0].args)["count"] == 2
    evening.key("C", 2)
    assert evening.key("#") == ["another-listens"]
    assert evening.session.play == play
    evening.key("C", 3)
    assert evening.key("#") == ["not-listened"], "the others"
    evening.key("#")
    assert evening.session.play != play


def test_a_device_that_goes_closes_its_own_window_only(evening: Evening) -> None:
    for lost in (
        Plugged(Equipment.EARPHONE, "ear 2", False),
        Plugged(Equipment.KEYPAD, "pad 2", False),
        Plugged(Equipment.SCANNER, "scanner 2", False, seat=2),
    ):
        after = session.turn(files().shelf, evening.session, lost).session
        assert [window.seat for window in after.windows] == [3], lost
    for others in (
        Plugged(Equipment.EARPHONE, "two", False),
        Plugged(Equipment.KEYPAD, "pad", False),
        Plugged(Equipment.SCANNER, "scanner", False),
        Plugged(Equipment.LOUDSPEAKER, "gone", False),
    ):
        after = session.turn(files().shelf, evening.session, others).session
        assert [window.seat for window in after.windows] == [2, 3], others


def test_foresight_looks_from_each_open_desk_the_tables_first(evening: Evening) -> None:
    lines = [line for line in likely(files().shelf, evening.session) if line is not None]
    heard = [line.audience for line in lines]
    assert {Only(2), Only(3)} <= set(heard)
    assert heard[0] == Table()
    assert max(i for i, line in enumerate(lines) if line.id == "undo-asked" and line.audience == Table()) < min(
        i for i, who in enumerate(heard) if who == Only(2) and lines[i].id == f"{GAME}-cable-looked"
    )
