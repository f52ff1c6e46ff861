"""A page as an ear: its scheduler waits for the page, and for nobody who is not there."""

from __future__ import annotations

import wave
from io import BytesIO

from hypothesis import given
from hypothesis import strategies as st

from companion.model import Announcement, Cause, Only, Urgency
from companion.pages.speaker import LENGTHS, Collected, PageSpeaker, as_wav
from companion.speech.pcm import RATE, Pcm
from companion.speech.scheduler import Scheduler
from tests.examples import tried


def line(id: str, urgency: Urgency = Urgency.GAME) -> Announcement:
    return Announcement(id, (), Only(2), urgency)


class Page:
    """A page that notes what it is shown. ``there``: somebody may be at it."""

    def __init__(self) -> None:
        self.there = True
        self.shown: list[str] = []
        self.spoken_again: list[int] = []
        self.hushed = 0
        self.speaker = PageSpeaker(self._show, self.spoken_again.append, self._hush)
        self.printed: list[str] = []
        self.scheduler = Scheduler(self.speaker, lambda said: self.printed.append(said.id))

    def _show(self, said: Announcement) -> int | None:
        if not self.there:
            return None
        self.shown.append(said.id)
        return len(self.shown)

    def _hush(self) -> None:
        self.hushed += 1

    def say(self, *said: Announcement) -> None:
        self.scheduler.say(said, cause=Cause(asks=True))


def test_the_next_line_comes_when_the_page_has_shown_the_one_before() -> None:
    page = Page()
    page.say(line("a"), line("b"))
    assert page.shown == ["a"]
    page.speaker.heard(1)
    assert page.shown == ["a", "b"]


def test_nothing_is_confirmed_that_a_page_has_not_shown() -> None:
    page = Page()
    page.say(line("a"))
    assert page.scheduler.unheard()
    assert page.printed == []
    page.speaker.heard(1)
    assert not page.scheduler.unheard()
    assert page.printed == ["a"]


def test_a_line_waits_while_nobody_may_be_there() -> None:
    page = Page()
    page.there = False
    page.say(line("a"))
    assert page.shown == []
    page.there = True
    page.speaker.deliver()
    page.speaker.deliver()
    assert page.shown == ["a"]


def test_text_that_was_cut_is_not_shown_twice() -> None:
    page = Page()
    page.say(line("a"))
    page.say(line("alarm", Urgency.ALERT))
    assert page.shown == ["a", "alarm"]
    page.speaker.heard(2)
    assert page.shown == ["a", "alarm"], "the first line has been shown, and was heard of with the alarm"
    assert not page.scheduler.speaking
    assert page.spoken_again == []


def test_a_sound_that_was_cut_sounds_again() -> None:
    page = Page()
    page.say(line("a"))
    page.scheduler.hold(True)
    assert page.hushed == 1
    page.scheduler.hold(False)
    assert (page.shown, page.spoken_again) == (["a"], [1])


def test_a_line_begins_when_the_page_begins_to_speak_it() -> None:
    page = Page()
    page.say(line("a"))
    page.speaker.begins(1)
    assert not page.scheduler.unheard()
    assert page.scheduler.speaking


def test_what_is_on_the_page_no_more_is_shown_anew() -> None:
    page = Page()
    page.say(line("a"))
    page.scheduler.hold(True)
    page.speaker.forget(lambda said: said.id == "a")
    page.scheduler.hold(False)
    assert page.shown == ["a", "a"]


acts = st.lists(st.sampled_from(["say", "alarm", "heard", "hold", "go", "leave", "come", "key"]), max_size=60)


@tried(200)
@given(acts)
def test_whatever_comes_each_line_is_shown_at_most_once_and_at_the_end_all_that_is_true(script: list[str]) -> None:
    page, said, dropped = Page(), 0, False
    for act in [*script, "go", "come", *["heard"] * 80]:
        match act:
            case "say" | "alarm":
                said += 1
                page.say(line(str(said), Urgency.ALERT if act == "alarm" else Urgency.GAME))
            case "heard":
                page.speaker.heard(len(page.shown))
            case "hold" | "go":
                page.scheduler.hold(act == "hold")
            case "leave" | "come":
                page.there = act == "come"
                if page.there:
                    page.speaker.deliver()
            case "key":
                page.scheduler.silence()
                dropped = True
    assert len(page.shown) == len(set(page.shown))
    assert dropped or sorted(map(int, page.shown)) == [*range(1, said + 1)]
    assert not page.scheduler.speaking


@given(st.floats(0, 40))
def test_every_sound_has_one_of_few_lengths(seconds: float) -> None:
    with wave.open(BytesIO(as_wav([Pcm(RATE, b"\1\0" * int(RATE * seconds))]))) as file:
        assert file.getnframes() / RATE in LENGTHS
        assert file.getparams()[:3] == (1, 2, RATE)


def test_what_a_line_sounds_like_is_collected_at_one_rate() -> None:
    collected, done = Collected(), list[int]()
    collected.play(Pcm(RATE * 2, b"\1\0" * 100), lambda: done.append(1))
    assert (collected.sounds[0].rate, len(done)) == (RATE, 1)
