"""An earphone that is passed on takes nothing along: real queues in virtual time, keys at any moment.

Whoever wears a shared earphone hears lines of their own alone; nobody wears it while it is on its way. People pass it
on when the table says that its wearer is done: by then it has said everything. And a window hears nothing of an earlier
one, on an earphone of one's own neither: it would be taken for an answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.line.line import ENDED
from companion.model import NOBODY, Announcement, Cause, Key, Only, Urgency, Who, game, in_pieces
from companion.session.desks import Stage
from companion.session.state import Ear
from companion.speech.catalogue import Catalogue
from companion.speech.ears import EAR_DIGIT, Ears, Imagined, PrivateOutput
from tests.examples import tried
from tests.session import cables
from tests.session.cables import DIGIT, GAME, files

SHARED = (Ear("shared", (2, 3)), Ear("own", (4,)))
LETTER_SECONDS = 0.06  # about as long as the voice takes
STAGES = {str(DIGIT): Stage.PROVING, "#": Stage.PASSING, "123": Stage.CODING}


@dataclass
class Voice:
    """A speaker whose lines take as long as they are long."""

    name: str
    begins: Callable[[str, Announcement], None]
    seconds: Callable[[Announcement], float]
    now: Callable[[], float]
    ends: float = float("inf")
    saying: Announcement | None = None
    _finished: Callable[[], None] = field(default=lambda: None)

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        self.ends, self._finished = self.now() + self.seconds(announcement), finished
        self.saying = announcement
        self.begins(self.name, announcement)
        started()

    def rest(self, over: Callable[[], None]) -> None:
        over()

    def stop(self) -> None:
        self.ends, self.saying = float("inf"), None

    def end(self) -> None:
        self.stop()
        self._finished()


@cache
def seconds(announcement: Announcement) -> float:
    return 0.2 + LETTER_SECONDS * len(words().text(announcement))


@cache
def words() -> Catalogue:
    return files().catalogue()


class Table:
    """Five players, an earphone that seats 2 and 3 share, one for seat 4, and what begins to be said, and when."""

    def __init__(self, ears: tuple[Ear, ...] = SHARED) -> None:
        self.now = 0.0
        self.log: list[tuple[float, str, Announcement]] = []
        # Of the earphones that are passed round, as the table is told.
        self.wearer: dict[str, int | None] = {ear.output: None for ear in ears if ear.shared}
        self.windows: Counter[int] = Counter()  # how many each seat has had
        self._window_of: dict[int, int] = {}  # line → how many its seat had had when it was made
        self._made: dict[int, int] = {}  # line → the batch it came in
        self._lines: list[Announcement] = []  # or ids would be used again
        self.voices = [
            Voice(name, self._begins, seconds, lambda: self.now) for name in ("table", *(ear.output for ear in ears))
        ]
        sounding = [
            PrivateOutput(ear.output, ear.seats, voice, Imagined())
            for ear, voice in zip(ears, self.voices[1:], strict=True)
        ]
        self.seats = {ear.output: ear.seats for ear in ears}
        self.says = Ears(self.voices[0], lambda _: None, Imagined(), sounding)
        self._say, self.says.say = self.says.say, self._hand_over  # type: ignore[method-assign]
        self._wear, self.says.wear = self.says.wear, self._opens  # type: ignore[method-assign]
        self.line = cables.line(self.says, ears)

    # --- what people do ---

    def key(self, keys: str, seat: int | None = None, every: float = 0.0) -> None:
        for key in keys:
            self.line.take(Key(key, "pad", seat, self.now))
            self.wait(every)

    def scan(self, copy: int, seat: int | None = None) -> None:
        self.line.take(cables.cable(copy, seat, self.now))

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while True:
            voice = min(self.voices, key=lambda voice: voice.ends)
            timer = self.line.timers.next()
            due = min(voice.ends, timer[0] if timer is not None else float("inf"))
            if due > until:
                break
            self.now = due
            if voice.ends == due:
                voice.end()
            else:
                self.line.elapse(due)
        self.now = until

    # --- what is heard ---

    def _opens(self, seat: int) -> None:
        self.windows[seat] += 1
        self._wear(seat)

    def _hand_over(self, batch: Sequence[Announcement], cause: Cause = NOBODY) -> None:
        for line in batch:
            who = dict(line.args).get("who")
            again = line.urgency is Urgency.ECHO  # 0 says it once more: nothing is opened or passed on by that
            if isinstance(who, Who) and not again and line.id in ("ear-check", "ear-to", "window-opened"):
                opened = line.id == "window-opened"
                for output in self.wearer:
                    if who.seat in self.seats[output]:
                        self.wearer[output] = who.seat if opened else None
        batch = [piece for line in batch for piece in in_pieces(line)]  # as they are said, and recognised again
        for line in batch:
            if isinstance(line.audience, Only):
                self._window_of[id(line)] = self.windows[line.audience.seat]
        self._made |= dict.fromkeys(map(id, batch), len(self._made))
        self._lines += batch
        self._say(batch, cause)
        for voice in self.voices:
            if voice.saying is not None:
                self._judge(voice.name, voice.saying)

    def _begins(self, voice: str, line: Announcement) -> None:
        self.log.append((self.now, voice, line))
        self._judge(voice, line)
        ears = zip(self.says.all, self.voices[1:], strict=True)
        for ear, private in ears if voice == "table" and line.id == "window-closed" else ():
            left = [*([private.saying] if private.saying is not None else []), *ear.scheduler.unsaid]
            late = [said.id for said in left if self._made[id(said)] <= self._made[id(line)]]
            assert ear.output not in self.wearer or line.ended not in ear.seats or not late, (
                "it is passed on, and speaks"
            )

    def _judge(self, voice: str, line: Announcement) -> None:
        """What begins to be said somewhere, or goes on there when something else was said."""
        if not isinstance(line.audience, Only):
            return
        seat = line.audience.seat
        assert seat in self.seats[voice], f"{line.id} of seat {seat} in {voice}"
        worn_by = self.wearer.get(voice, seat)
        assert line.id == EAR_DIGIT or worn_by == seat, f"{line.id} of seat {seat} while {worn_by} wears it"
        assert self._window_of[id(line)] == self.windows[seat], f"{line.id} of an earlier window of seat {seat}"

    @property
    def stage(self) -> Stage | None:
        window = self.line.core.session.desk.window
        return None if window is None else window.stage

    @property
    def heard(self) -> list[str]:
        return [f"{voice}+{line.id.removeprefix(GAME + '-')}" for _, voice, line in self.log]


def hand(table: Table, seat: int | None = None, first: int = 1) -> None:
    for copy in range(first, first + 5):
        table.scan(copy, seat)
        table.wait(0.25)


@pytest.mark.parametrize("every", [0.05, 0.25, 1.0])
def test_a_sum_that_waits_dies_when_the_earphone_is_passed_on(every: float) -> None:
    table = Table()
    table.key("C2", every=4)
    table.key(f"{DIGIT}", every=6)
    table.key("123", every=4)
    hand(table)
    assert table.says.busy
    table.key("DC3", every=every)
    table.wait(12)
    assert table.heard[-1] == "table+ear-to"
    table.key("#", every=12)
    assert table.heard[-2:] == ["table+window-opened", "shared+choose-own-code"]


def test_what_died_is_said_when_its_seat_asks_for_it_in_a_window_of_its_own() -> None:
    table = Table()
    table.key(f"C2{DIGIT}123")
    hand(table)
    table.key("C3#")
    table.key("CC2#D123")
    table.wait(11)
    assert table.heard[-1] == "shared+own-hand"


def test_a_sum_is_not_heard_in_the_next_window_of_an_earphone_of_ones_own() -> None:
    table = Table()
    table.key(f"C4{DIGIT}", every=6)
    hand(table)
    table.key("C4", every=0.1)
    table.wait(15)
    assert "own+own-hand" not in table.heard
    table.key("D", every=11)
    assert table.heard[-1] == "own+own-hand"


def test_undisturbed_the_sum_is_heard_by_whoever_listened() -> None:
    table = Table()
    table.key(f"C2{DIGIT}123", every=6)
    hand(table)
    table.wait(12)
    assert table.heard[-2:] == ["shared+own-hand", "table+window-closed"]


@pytest.mark.parametrize("seat", [None, 2])
def test_an_earphone_that_is_passed_round_has_said_all_before_its_wearer_is_done(seat: int | None) -> None:
    table = Table()
    table.key(f"C2{DIGIT}123", seat, every=6)
    hand(table, seat)
    table.key("C4", every=0.1)  # whatever else the table has to hear does not wait
    table.wait(20)
    said = [line for line in table.heard if line.startswith("table+") or line == "shared+own-hand"]
    assert said[-3:] == ["table+ear-check", "shared+own-hand", "table+window-closed"]


@pytest.mark.parametrize("first", [1, 9, 17, 24])
def test_when_the_table_hears_that_one_is_done_tells_nothing_of_what_was_said(first: int) -> None:
    table = Table()
    table.key(f"C2{DIGIT}123", every=6)
    closes = [table.now + 4 * 0.25]
    hand(table, first=first)
    table.wait(20)
    table.key("C2#123", every=6)  # and each time anew
    closes.append(table.now)
    table.key("C", every=6)
    ended = [at for at, voice, line in table.log if line.id == "window-closed"]
    assert [(at - closed) % ENDED.seconds for at, closed in zip(ended, closes, strict=True)] == pytest.approx([0, 0])


def test_an_earphone_of_ones_own_goes_to_nobody_so_the_table_hears_at_once_that_its_wearer_is_done() -> None:
    table = Table()
    table.key(f"C4{DIGIT}", every=6)
    hand(table)
    table.wait(12)
    assert table.heard.index("table+window-closed") < table.heard.index("own+own-hand")


@pytest.mark.parametrize("key", ["8", "0", "D", "9"])
def test_a_keypad_of_ones_own_is_answered_at_the_table_while_somebody_else_wears_the_earphone(key: str) -> None:
    table = Table()
    table.key(f"C2{DIGIT}123C", every=6)
    table.key(key, seat=2, every=12)
    assert table.heard[-1].startswith("shared+")
    table.key("C3#C", every=6)
    table.key(key, seat=2, every=12)
    assert table.heard[-1].startswith("table+")


def test_a_scanner_of_ones_own_reads_nothing_into_an_earphone_that_somebody_else_wears() -> None:
    table = Table()
    table.key(f"C3{DIGIT}123C", every=6)
    heard = len(table.heard)
    table.scan(1, seat=2)
    table.wait(6)
    assert table.heard[heard:] == ["table+refuse-looking"]
    table.key("C2#123C", every=6)
    table.scan(1, seat=2)
    table.wait(11)
    assert table.heard[-3:] == ["table+window-opened", "shared+window-cables", "shared+cable-looked"]


@pytest.mark.parametrize("keys", ["", "123CC2#D"], ids=["choosing", "asked"])
def test_what_the_table_has_still_to_hear_keeps_nobody_from_leaving_the_three_digits(keys: str) -> None:
    table = Table()
    table.key(f"C2{DIGIT}{keys}")
    assert table.stage == (Stage.ASKING if keys else Stage.CODING)
    table.wait(12)
    table.line.say((game("welcome"), game("nothing-said-yet")), asks=True)
    assert table.says.unheard(None)
    for seat, left in ((3, False), (None, True)):
        table.key("#", seat)
        assert (table.stage == Stage.OPEN) is left


def test_a_question_for_digits_that_its_ear_has_not_heard_is_not_left() -> None:
    table = Table()
    table.key(f"C2{DIGIT}")
    table.key("#")
    assert table.stage == Stage.CODING


SEATS = st.sampled_from((None, None, None, 2, 3, 4))
WAITS = st.one_of(st.just(0.0), st.floats(0.0, 1.0), st.floats(0.0, 8.0))
KEYS = st.sampled_from(("C2", "C3", "C4", "C", "C", "#", "#", "*", "D", "0", "9", "B", "BB", "123", "D123", "994", "2"))
PRESSED = st.tuples(st.just("key"), KEYS, SEATS, WAITS)
SCANNED = st.tuples(st.just("scan"), st.integers(1, 9).map(str), SEATS, WAITS)
LISTENED = st.tuples(st.just("listen"), st.sampled_from(("2", "2", "3", "3", "4")), st.just(None), st.floats(0.0, 0.5))
ACTS = st.lists(st.one_of(PRESSED, PRESSED, SCANNED, LISTENED), max_size=25)


@tried(50)
@given(ACTS)
@example(
    [
        *(("listen", "2", None, 6.0), ("key", "D", None, 0.25)),
        *(("key", "C", None, 0.25), ("key", "3", None, 0.25)),
    ]
)
@example([("listen", "2", None, 0.0), ("key", "0", None, 0.0), ("key", "0", None, 0.0)])
def test_whatever_is_pressed_and_whenever_an_earphone_takes_nothing_along(
    acts: list[tuple[str, str, int | None, float]],
) -> None:
    table = Table()
    for act, what, seat, wait in acts:
        match act:
            case "key":
                table.key(what, seat, every=wait / len(what))
            case "scan":
                table.scan(int(what), seat)
                table.wait(wait)
            case _:  # a whole window, with what it asks of who has not listened before
                table.key("C" + what)
                for key in (str(DIGIT), "#", "123"):
                    window = table.line.core.session.desk.window
                    if window is not None and window.stage is STAGES[key]:
                        table.key(key)
                hand(table, first=10 * int(what))
                table.wait(wait)
    table.wait(60)
