"""One line at a time, its sign at once, its words right behind: with an engine and an output that only record."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.model import Announcement, OwnText, Phrase, Sign, game
from companion.speech import earcons
from companion.speech.cache import Cache
from companion.speech.engine import EngineTrouble, Manner, Rendered, Trouble
from companion.speech.engine_voices import EngineVoice
from companion.speech.outputs import Ambiguous, Device, NotFound, find
from companion.speech.pcm import RATE, Pcm, from_values
from companion.speech.speaker import EngineSpeaker


class Desk:
    """Engine, output, catalogue and inbox in one: the test says when each has done its part."""

    name = "desk"

    def __init__(self) -> None:
        self.asked: list[tuple[str, Callable[[Rendered], None], bool]] = []
        self.played: list[str] = []
        self.ends: list[Callable[[], None]] = []
        self.posted: list[Callable[[], None]] = []
        self.told: list[str] = []
        self.troubles: list[EngineTrouble] = []
        self.lost = False
        self.losses = 0
        self.waking = 0.0
        self.playing = False
        self.speaker = EngineSpeaker(self, Cache(), self, self, Manner(), self.posted.append, self.troubles.append)

    # the catalogue
    loudness = earcons.USUAL_LOUDNESS

    def phrases(self, announcement: Announcement) -> tuple[Phrase, ...]:
        return tuple(Phrase(arg.lang, arg.text) for _, arg in announcement.args if isinstance(arg, OwnText))

    # the engine
    def request(self, phrase: Phrase, manner: Manner, done: Callable[[Rendered], None], ahead: bool = False) -> None:
        self.asked.append((phrase.text, done, ahead))

    def voices(self) -> tuple[EngineVoice, ...] | None:
        return None

    def render(self, text: str, sound: Rendered | None = None) -> None:
        """The engine answers, in its own thread; the loop takes it up."""
        done = next(done for asked, done, _ in self.asked if asked == text)
        self.asked = [entry for entry in self.asked if entry[1] is not done]
        done(sound or from_values([0, 0, *([1000] * len(text)), 0]))
        self.turn()

    # the output
    def play(self, pcm: Pcm, done: Callable[[], None], losses: int | None = None) -> None:
        signs = {earcons.lead(sign): sign.value for sign in Sign}
        self.played.append(signs.get(pcm) or f"{len(pcm.trimmed().samples) // 2} samples")
        self.ends.append(done)

    def stop(self) -> None:
        self.played.append("stop")

    def close(self) -> None: ...

    # the consumer loop
    def say(self, sign: Sign | None, *texts: str) -> None:
        announcement = game("line", sign, "", **{f"t{i}": OwnText("fr", text) for i, text in enumerate(texts)})
        self.speaker.start(announcement, lambda: self.told.append("started"), lambda: self.told.append("finished"))

    def end(self) -> None:
        """What is playing comes to its end."""
        self.ends[-1]()
        self.turn()

    def turn(self) -> None:
        while self.posted:
            self.posted.pop(0)()


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_device_that_sleeps_is_woken_before_the_line_which_begins_only_then(desk: Desk) -> None:
    desk.waking = 0.6
    desk.say(Sign.ACCEPTED, "abc")
    desk.render("abc")
    assert desk.played == ["0 samples"], "silence"
    assert desk.told == [], "nothing has been heard that # could confirm"
    desk.end()
    assert desk.played[1:] == ["accepted"]
    assert desk.told == ["started"]
    desk.end()
    assert desk.played[2:] == ["3 samples"]


def test_the_sign_is_heard_before_any_word_is_rendered(desk: Desk) -> None:
    desk.say(Sign.ACCEPTED, "abc")
    assert desk.played == ["accepted"]
    assert desk.told == [], "keys that came before the first sample are judged before it"
    desk.turn()
    assert desk.told == ["started"]
    desk.end()
    desk.render("abc")
    assert desk.played == ["accepted", "3 samples"]
    desk.end()
    assert desk.told == ["started", "finished"]


def test_while_words_do_not_come_a_sign_is_heard_and_the_line_is_shown(desk: Desk) -> None:
    desk.say(None, "abc", "de")
    assert desk.speaker.late()
    assert desk.played == ["lost"]
    desk.turn()
    assert desk.told == ["started"]
    assert not desk.speaker.late(), "the sign is playing"
    desk.render("abc")
    desk.end()
    desk.render("de")
    desk.end()
    desk.end()
    assert desk.played == ["lost", "3 samples", "2 samples"]
    assert desk.told == ["started", "finished"]


def test_where_no_words_are_missing_no_sign_is_heard(desk: Desk) -> None:
    assert not desk.speaker.late(), "nothing is being said"
    desk.say(None, "abc")
    desk.lost = True
    assert not desk.speaker.late(), "nobody would hear it"
    desk.lost = False
    desk.render("abc")
    assert not desk.speaker.late(), "the words are there"
    assert desk.played == ["3 samples"]


def test_words_that_are_ready_first_wait_for_the_sign_to_end(desk: Desk) -> None:
    desk.say(Sign.ACCEPTED, "abc")
    desk.render("abc")
    assert desk.played == ["accepted"]
    desk.end()
    assert desk.played == ["accepted", "3 samples"]


def test_a_line_does_not_go_on_where_the_device_has_been_away(desk: Desk) -> None:
    desk.say(None, "a", "bb")
    desk.render("a")
    desk.losses = 1  # gone and back, and nobody has noticed yet
    desk.end()
    desk.render("bb")
    assert desk.played == ["1 samples"]
    assert desk.told == ["started", "finished"]


def test_the_first_phrase_plays_while_the_next_is_rendered_and_order_is_kept(desk: Desk) -> None:
    desk.say(None, "a", "bb", "ccc")
    desk.render("ccc")
    assert desk.played == []
    assert desk.told == []
    desk.render("a")
    assert desk.played == ["1 samples"]
    desk.end()
    desk.render("bb")
    desk.end()
    desk.end()
    assert desk.played == ["1 samples", "2 samples", "3 samples"]
    assert desk.told == ["started", "finished"]


def test_what_has_been_said_once_is_said_again_without_the_engine(desk: Desk) -> None:
    desk.say(None, "abc")
    desk.render("abc")
    desk.end()
    desk.say(None, "abc")
    assert desk.played == ["3 samples", "3 samples"]
    assert desk.asked == []


def test_what_was_prepared_plays_at_once(desk: Desk) -> None:
    desk.speaker.prepare(game("line", None, "", t=OwnText("fr", "abc")))
    assert [ahead for _, _, ahead in desk.asked] == [True]
    desk.render("abc")
    assert desk.played == []
    desk.say(None, "abc")
    assert desk.played == ["3 samples"]


def test_a_new_manner_is_rendered_anew(desk: Desk) -> None:
    desk.say(None, "abc")
    desk.render("abc")
    desk.speaker.manner = Manner(rate_wpm=250)
    desk.say(None, "abc")
    assert [text for text, _, _ in desk.asked] == ["abc"]


def test_a_stopped_line_says_and_reports_nothing_more_but_its_words_are_kept(desk: Desk) -> None:
    desk.say(Sign.ACCEPTED, "abc", "de")
    desk.speaker.stop()
    desk.render("abc")
    desk.end()
    assert desk.played == ["accepted", "stop"]
    assert desk.told == ["started"]
    desk.say(None, "abc")
    assert desk.played[-1] == "3 samples"


def test_a_phrase_without_a_voice_is_reported_once_shown_and_passed_over(desk: Desk) -> None:
    trouble = EngineTrouble(Trouble.MISSING_VOICE, "fr")
    for text in ("a", "b"):
        desk.say(None, text)
        desk.render(text, trouble)
    assert desk.told == ["started", "finished"] * 2
    assert desk.troubles == [trouble]
    desk.say(None, "c")
    desk.render("c")
    desk.say(None, "d")
    desk.render("d", trouble)
    assert desk.troubles == [trouble, trouble], "it had been well meanwhile"


def test_trouble_with_what_is_only_prepared_is_nobodys_trouble(desk: Desk) -> None:
    desk.speaker.prepare(game("line", None, "", t=OwnText("fr", "abc")))
    desk.render("abc", EngineTrouble(Trouble.HUNG, "fr"))
    assert desk.troubles == []


def test_a_phrase_that_failed_ahead_is_not_tried_again_before_somebody_needs_it(desk: Desk) -> None:
    line = game("line", None, "", t=OwnText("fr", "abc"))
    desk.speaker.prepare(line)
    desk.render("abc", EngineTrouble(Trouble.CRASHED, "fr"))
    desk.speaker.prepare(line)
    assert desk.asked == []
    assert not desk.speaker.rendering
    desk.say(None, "abc")
    assert [text for text, _, _ in desk.asked] == ["abc"]
    assert desk.speaker.rendering


def test_on_a_lost_output_a_line_is_shown_and_over_at_once(desk: Desk) -> None:
    desk.lost = True
    desk.say(Sign.ACCEPTED, "abc")
    assert desk.told == ["started", "finished"]
    assert desk.played == []


def test_a_line_whose_output_is_lost_meanwhile_is_over(desk: Desk) -> None:
    desk.say(Sign.ACCEPTED, "abc", "de")
    desk.render("abc")
    desk.lost = True
    desk.end()
    assert desk.told == ["started", "finished"]
    assert desk.played == ["accepted"]


@pytest.mark.parametrize("sound", [Pcm(RATE, b""), from_values([0, 0, 0])])
def test_a_line_that_makes_no_sound_is_shown_and_over(desk: Desk, sound: Pcm) -> None:
    desk.say(None, "…")
    desk.render("…", sound)
    assert desk.told == ["started", "finished"]
    desk.say(None)
    assert desk.told == ["started", "finished"] * 2


# --- finding a device by what a person calls it ----------------------------------------------------------------------

DEVICES = (
    Device("pci.analog", "Built-in Audio"),
    Device("usb-A.1", "USB Headset"),
    Device("usb-A.2", "USB Headset"),
    Device("usb-B", "USB Headset Pro"),
)


@pytest.mark.parametrize(
    ("name", "id"),
    [("usb-A.2", "usb-A.2"), ("built", "pci.analog"), ("Built-in Audio", "pci.analog"), (" pro ", "usb-B")],
)
def test_a_device_is_found_by_its_id_or_a_part_of_its_name(name: str, id: str) -> None:
    assert find(name, DEVICES).id == id


@pytest.mark.parametrize("name", ["headset", "USB Headset", "usb-A"])
def test_a_name_that_fits_two_devices_is_refused_with_both(name: str) -> None:
    with pytest.raises(Ambiguous) as refusal:
        find(name, DEVICES)
    assert {"USB Headset (usb-A.1)", "USB Headset (usb-A.2)"} <= set(refusal.value.matches)


@pytest.mark.parametrize("name", ["bluetooth", "", " "])
def test_a_name_that_fits_none_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(NotFound) as refusal:
        find(name, DEVICES)
    assert "Built-in Audio" in refusal.value.present


def test_between_two_lines_there_is_a_rest_that_a_key_can_end(desk: Desk) -> None:
    desk.say(None, "abc")
    desk.render("abc")
    desk.end()
    over: list[bool] = []
    desk.speaker.rest(lambda: over.append(True))
    desk.speaker.stop()
    desk.turn()
    assert over == []
    desk.speaker.rest(lambda: over.append(True))
    desk.end()
    assert over == [True]


def test_after_a_line_of_which_nothing_was_heard_there_is_no_rest(desk: Desk) -> None:
    desk.say(None)
    over: list[bool] = []
    desk.speaker.rest(lambda: over.append(True))
    assert over == [True]
