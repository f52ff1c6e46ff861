"""The loop and its edges: whoever posts is heard, whatever fails is told, and all that was opened is closed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.devices.heard import Heard
from companion.devices.keyboard import KeyGlyph
from companion.files import venue
from companion.inputs.script import KeyStep, WaitStep
from companion.line import loop
from companion.line.edges import Edge, Leave
from companion.line.evening import Evening
from companion.model import NOBODY, Announcement, Cause, Key, Seat, game, replace
from companion.refusal import cannot
from companion.session.state import Wishes
from companion.setup.exchange import Soundings
from companion.setup.install import Machine
from companion.setup.state import PARTS, Sounding, Step
from companion.setup.workbench import Workbench

FIVE = Wishes("time-bomb-undercover", 5, ("Ana", "Léo", "Inès", "Sam", "Zoé"))


@dataclass(frozen=True)
class Touched:
    """What a page on a phone might post."""

    key: str
    seat: Seat


class Page(Edge):
    """An edge that nobody has thought of: keys from a phone."""

    closed = False
    watched = 0

    def take(self, item: Touched) -> Iterable[object]:
        match item.key:
            case "?":
                return (game("no-such-key"),)
            case "!":
                raise RuntimeError("the bomb is at Ana's")
            case "no":
                raise cannot("unknown-game")
            case "bye":
                return (Leave(7),)
            case key:
                return (Key(key, "page", item.seat),)

    def glance(self, now: float) -> Iterable[object]:
        self.watched += 1
        return ()

    def close(self) -> None:
        self.closed = True


def options(**more: object) -> Namespace:
    given: dict[str, object] = {
        "mute": True,
        "script": None,
        "output": [],
        "scanner": [],
        "keypad": [],
        "show_private": False,
        "plain": False,
    }
    return Namespace(**(given | more))


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with Evening(options(), venue.enter(tmp_path, "en"), FIVE) as table:
        table.open()
        yield table


@pytest.fixture
def page(evening: Evening) -> Page:
    page = Page()
    evening.add(page)
    return page


def test_one_more_edge_is_one_registration(evening: Evening, page: Page, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    for key in ("1", "?", "bye"):
        page.post(Touched(key, 1))
    assert evening.run() == 7
    answer, asked, refusal, left = capsys.readouterr().out.splitlines()
    assert answer == "[table] By eye.", "Ana reads so"
    assert asked.startswith("[table] Léo?")
    assert refusal == "[table] That key does nothing here."
    assert left == "The game is kept."
    assert evening.taken == 3
    assert page.watched == 3


def test_what_a_stall_holds_back_is_waited_for(evening: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    """Hands that go on meanwhile, at another device, would lose both."""
    for beat in (1.0, 2.0):
        evening.devices._stalls.beat(beat)
    evening.devices.post(Heard("keyboard", KeyGlyph("1"), 2.1))
    assert not evening.quiet
    evening.handle(evening.inbox.get())
    capsys.readouterr()
    assert (evening.quiet, evening.unsaid) == (False, True)
    evening.handle(None)
    assert (evening.quiet, evening.unsaid) == (True, False)
    assert "Léo?" in capsys.readouterr().out


def test_an_edge_is_closed_with_the_loop(tmp_path: Path) -> None:
    page = Page()
    with Evening(options(), venue.enter(tmp_path, "en"), FIVE) as table:
        table.add(page)
        assert not page.closed
    assert page.closed


def test_a_fault_of_an_edge_is_told_and_ends_nothing(
    evening: Evening, page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    for key in ("!", "?", "bye"):
        page.post(Touched(key, 1))
    evening.run()
    heard = capsys.readouterr()
    assert "Program error" in heard.out.splitlines()[0]
    assert "That key does nothing" in heard.out
    assert "Ana" not in heard.err


def test_what_cannot_be_at_all_ends_the_command(evening: Evening, page: Page) -> None:
    page.post(Touched("no", 1))
    with pytest.raises(Exception, match="unknown-game"):
        evening.run()


def test_the_last_words_are_heard_before_a_set_up_ends_and_are_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "LONGEST_WAIT", 0.05)
    with Workbench(options(), venue.enter(tmp_path, "en"), Machine(data=tmp_path), PARTS["booth"]) as bench:
        bench.open()
        says = bench.line.says = Dumb()
        for _ in range(6):
            bench.inbox.put(lambda: bench.line.take(Key("#")))
        bench.inbox.put(says.finish)
        assert bench.run() == 0
        assert not says.busy
        says.busy = True
        assert bench.play_script([]) == 0, "a voice that never ends is not waited for"


class Dumb:
    """A voice that says one thing until it is told to have finished."""

    ending = False

    def __init__(self) -> None:
        self.busy = False

    def finish(self) -> None:
        self.busy = False

    def say(self, batch: Iterable[Announcement], cause: Cause = NOBODY) -> None:
        self.busy = self.busy or bool(tuple(batch))

    def speaking(self, seat: Seat | None) -> bool:
        return False

    waiting = talks = speaking

    def unheard(self, seat: Seat | None, about: str, alone: bool) -> bool:
        return False

    def key(self, seat: Seat | None, device: str) -> None: ...

    skip = cut = key

    def pass_on(self, seat: Seat) -> None: ...

    wear = pass_on

    def outdate(self, act: int) -> None: ...

    def forget(self, seat: Seat, topic: str) -> None: ...

    def tell_ended(self) -> None: ...

    def prove(self, output: str) -> None: ...
    def lock(self, output: str) -> None: ...

    def silence(self, seat: Seat | None) -> bool:
        return False


def test_a_script_waits_to_its_very_end(evening: Evening) -> None:
    before = evening.now
    assert evening.play_script([KeyStep("1", 1), WaitStep(0.2, 2)]) == 0
    assert evening.now - before >= 0.2


def test_an_input_that_does_not_tell_its_moment_comes_at_the_moment_of_what_it_follows_from(tmp_path: Path) -> None:
    with Workbench(options(), venue.enter(tmp_path, "en"), Machine(data=tmp_path), PARTS["ears"]) as bench:
        bench.dialogue.state = replace(bench.dialogue.state, step=Step.EAR)
        bench.line.elapse(1000.0)
        bench.line.take(Soundings((Sounding(1, "box", "Box", table=True), Sounding(2, "ear", "Ear"))))
        due = bench.line.timers.next()
        assert due is not None
        assert due[0] > 1000.0, "a digit was rolled just now; else its timers were due at once, again and again"
