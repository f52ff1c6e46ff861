"""Who hears what: three outputs that only record, and a clock that the test turns.

``heard`` tells it as it went: "table+x" begins to be said at the table, "2-x" is cut in seat 2's ear, "2.x" ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, TypeAlias

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.model import Announcement, Audience, Cause, Only, Others, Table, Urgency, alert, answer, echo, game
from companion.speech.ears import EAR_DIGIT, UNHEARD, UNSERVED, Ears, Imagined, PrivateOutput
from companion.speech.scheduler import MuteSpeaker

LINE_SECONDS = 2


class Device:
    """An output as the sound library knows it: it goes and comes whenever it likes."""

    def __init__(self) -> None:
        self.lost = False
        self.losses = 0

    def unplug(self) -> None:
        self.losses += not self.lost
        self.lost = True

    def plug(self) -> None:
        self.lost = False


class Voice:
    """A speaker that records. A line takes two seconds, and ends at once where the device is lost."""

    def __init__(self, name: str, begins: Callable[[Voice, Announcement], None]) -> None:
        self.name = name
        self.device = Device()
        self.log: list[tuple[str, Announcement]] = []  # what begins (+), is cut (-) and ends (.)
        self._begins = begins
        self.current: Announcement | None = None
        self._left = 0
        self._finished: Callable[[], None] = lambda: None

    def start(self, announcement: Announcement, started: Callable[[], None], finished: Callable[[], None]) -> None:
        assert self.current is None, "an ear hears one thing at a time"
        if self.device.lost:
            started()
            finished()
            return
        self.log.append(("+", announcement))
        self.current, self._left, self._finished = announcement, LINE_SECONDS, finished
        self._begins(self, announcement)
        started()

    def rest(self, over: Callable[[], None]) -> None:
        over()

    def stop(self) -> None:
        if self.current is not None:
            self.log.append(("-", self.current))
        self.current = None

    def second(self) -> None:
        """One second passes here."""
        if self.current is None:
            return
        self._left -= 1
        if self._left == 0 or self.device.lost:
            self.log.append(("-" if self.device.lost else ".", self.current))
            self.current = None
            self._finished()

    def heard(self, how: str = "+") -> list[str]:
        return [line.id for event, line in self.log if event == how]


class Room:
    """A loudspeaker, an ear for seat 2, and one that seats 4 and 5 share and 4 wears; both are proved."""

    def __init__(self) -> None:
        self.now = 0
        self.begun: list[tuple[int, str, Announcement]] = []  # when, in which voice
        self.shown: list[Announcement] = []
        self.table, self.two, self.shared = self.voices = [
            Voice(name, self._begins) for name in ("table", "seat2", "seat4,seat5")
        ]
        self.owners: dict[str, Sequence[int]] = {"seat2": (2,), "seat4,seat5": (4, 5)}
        self.proved: dict[str, int | None] = {}
        ears = [PrivateOutput(voice.name, self.owners[voice.name], voice, voice.device) for voice in self.voices[1:]]
        self.ears = Ears(self.table, self.shown.append, self.table.device, ears)
        self.wearer: int | None = None  # of the shared one
        self.prove("seat2")
        self.prove("seat4,seat5")
        self.wear(4)

    def _begins(self, voice: Voice, line: Announcement) -> None:
        """Whatever begins to be said must be for whoever hears it."""
        self.begun.append((self.now, voice.name, line))
        if voice is self.table:
            assert line.audience == Table()
            assert self.alone
            return
        known = self.proved[voice.name] == voice.device.losses
        assert known or line.id == EAR_DIGIT
        match line.audience:
            case Table():
                assert self.table.device.lost
            case Only(seat):
                assert seat in self.owners[voice.name]
                assert voice is self.two or seat == self.wearer or line.id == EAR_DIGIT
            case Others(seat):
                assert seat not in self.owners[voice.name]

    def say(self, *batch: Announcement, device: str = "") -> None:
        self.ears.say(batch, Cause(device))

    def skip(self, seat: int | None) -> None:
        """#, which brings nothing else."""
        self.ears.skip(seat)
        self.say()

    def prove(self, output: str) -> None:
        self.proved[output] = next(voice for voice in self.voices if voice.name == output).device.losses
        self.ears.prove(output)

    def lock(self, output: str) -> None:
        self.proved[output] = None
        if output != "seat2":
            self.wearer = None
        self.ears.lock(output)

    def pass_on(self, seat: int) -> None:
        self.wearer = None
        self.ears.pass_on(seat)

    def wear(self, seat: int) -> None:
        self.wearer = self.wearer if seat == 2 else seat
        self.ears.wear(seat)

    def unplug(self, voice: Voice, noticed: bool = True) -> None:
        voice.device.unplug()
        if noticed and voice is self.table:
            self.ears.loudspeaker_lost()
        elif noticed:
            self.lock(voice.name)

    def seconds(self, count: int) -> None:
        for _ in range(count):
            self.now += 1
            for voice in self.voices:
                voice.second()
                assert self.alone

    @property
    def alone(self) -> bool:
        """While the loudspeaker speaks no ear hears anything else but an answer."""
        private = [voice.current for voice in (self.two, self.shared) if voice.current is not None]
        return self.table.current is None or all(line.urgency is Urgency.ANSWER for line in private)

    def end_all(self) -> None:
        self.seconds(300)
        assert not self.ears.busy

    @property
    def heard(self) -> str:
        return " ".join(f"{voice}+{line.id}" for _, voice, line in self.begun)


@pytest.fixture
def room() -> Room:
    return Room()


def only(seat: int, line: Announcement) -> Announcement:
    return replace(line, audience=Only(seat))


def others(seat: int, line: Announcement) -> Announcement:
    return replace(line, audience=Others(seat))


# --- where a line is heard ----------------------------------------------------------------------------------


def test_a_public_line_is_heard_at_the_table_alone(room: Room) -> None:
    room.say(game("cut"))
    room.end_all()
    assert room.heard == "table+cut"


def test_a_private_line_is_heard_in_the_ear_that_serves_its_seat_alone(room: Room) -> None:
    room.say(only(2, game("bomb")))
    room.say(only(4, game("safe")))
    room.end_all()
    assert room.heard == "seat2+bomb seat4,seat5+safe"


def test_what_all_but_one_may_hear_never_reaches_that_one_nor_the_loudspeaker(room: Room) -> None:
    room.say(others(2, game("swap")))
    room.end_all()
    room.say(others(4, game("deal")))
    room.end_all()
    assert room.heard == "seat4,seat5+swap seat2+deal"


def test_a_line_for_several_ears_is_shown_once(room: Room) -> None:
    room.say(others(7, game("deal")))
    room.end_all()
    assert room.heard == "seat2+deal seat4,seat5+deal"
    assert [line.id for line in room.shown] == ["deal"]


@pytest.mark.parametrize(("audience", "told"), [(Only(4), UNHEARD), (Others(2), UNHEARD), (Only(3), UNSERVED)])
def test_what_is_private_and_finds_no_ear_is_said_nowhere_and_that_is_said(
    room: Room, audience: Audience, told: Announcement
) -> None:
    room.lock("seat4,seat5")
    room.say(replace(game("bomb"), audience=audience))
    room.end_all()
    assert room.heard == f"table+{told.id}"
    assert room.shown == [told]
    assert not told.args, "neither what it was nor for whom"


def test_several_that_find_no_ear_are_told_of_once_and_whoever_can_prepare_one_hears_how(room: Room) -> None:
    room.lock("seat2")
    room.say(*(replace(game("bomb"), audience=Only(seat)) for seat in (3, 2, 3)))
    room.end_all()
    assert room.shown == [UNHEARD]


def test_a_locked_ear_hears_its_digit_and_nothing_else(room: Room) -> None:
    room.lock("seat2")
    room.say(only(2, game(EAR_DIGIT)))
    room.end_all()
    room.say(only(2, game("bomb")))
    room.end_all()
    assert room.heard == "seat2+ear-digit table+private-unheard"


def test_locking_an_ear_cuts_it_and_forgets_what_waits(room: Room) -> None:
    room.say(only(2, game("bomb")), only(2, game("safe")))
    room.lock("seat2")
    room.prove("seat2")
    room.end_all()
    assert room.heard == "seat2+bomb"
    assert room.two.heard("-") == ["bomb"]


def test_an_ear_that_has_been_away_is_locked_even_before_anybody_noticed(room: Room) -> None:
    room.unplug(room.two, noticed=False)
    room.two.device.plug()
    room.say(only(2, game("bomb")))
    room.end_all()
    assert room.heard == "table+private-unheard"


def test_a_line_that_waited_while_its_ear_was_away_is_not_said_there(room: Room) -> None:
    room.say(game("cut"), only(2, game("bomb")))
    room.unplug(room.two, noticed=False)
    room.two.device.plug()
    room.end_all()
    assert room.heard == "table+cut"
    assert [line.id for line in room.shown] == ["cut"]


def test_an_ear_passed_on_takes_nothing_along_for_the_seat_before(room: Room) -> None:
    room.say(only(4, game("bomb")), only(4, game("safe")))
    room.pass_on(5)
    assert room.shared.heard("-") == ["bomb"]
    room.say(game("ear-to"))
    room.end_all()
    room.wear(5)
    room.say(only(5, game("role")))
    room.end_all()
    assert room.heard == "seat4,seat5+bomb table+ear-to seat4,seat5+role"


@pytest.mark.parametrize("seat", [4, 5])
def test_while_it_is_on_its_way_nobody_alone_hears_anything_in_an_ear(room: Room, seat: int) -> None:
    room.pass_on(5)
    room.say(only(seat, game("bomb")), others(2, game("swap")))
    room.end_all()
    assert room.heard == "table+private-unheard seat4,seat5+swap"


def test_a_line_for_somebody_who_does_not_wear_the_ear_is_said_nowhere_and_that_is_said(room: Room) -> None:
    room.say(only(4, game("bomb")), only(5, game("safe")))
    room.end_all()
    assert room.heard == "table+private-unheard seat4,seat5+bomb"


def test_what_was_to_be_heard_in_an_earlier_window_is_not_heard_in_the_next(room: Room) -> None:
    room.say(game("closed"), only(2, game("sum")), others(7, game("deal")))
    room.wear(2)
    room.say(game("opened"), only(2, game("cables")))
    room.end_all()
    assert [line for line in room.heard.split() if "seat2+" in line] == ["seat2+deal", "seat2+cables"]


def test_a_keypad_of_ones_own_does_nothing_to_an_ear_that_somebody_else_wears(room: Room) -> None:
    room.say(only(4, game("bomb")), only(4, game("safe")))
    assert not room.ears.speaking(5)
    assert not room.ears.silence(5)
    room.skip(5)
    room.end_all()
    assert room.shared.heard(".") == ["bomb", "safe"]


def test_whoever_proves_a_shared_ear_is_not_known_to_wear_it_before_they_listen(room: Room) -> None:
    room.lock("seat4,seat5")
    room.say(only(5, game(EAR_DIGIT)))
    room.end_all()
    room.prove("seat4,seat5")
    room.say(only(4, game("bomb")))
    room.end_all()
    assert room.heard == "seat4,seat5+ear-digit table+private-unheard"


# --- one thing at a time ------------------------------------------------------------------------------------


def test_a_private_line_waits_for_the_public_one(room: Room) -> None:
    room.say(game("cut"), game("next"))
    room.say(only(2, game("bomb")))
    room.end_all()
    assert room.heard == "table+cut table+next seat2+bomb"


@pytest.mark.parametrize("urgency", Urgency)
def test_a_public_line_waits_for_no_private_one_which_starts_again_after_it(room: Room, urgency: Urgency) -> None:
    room.say(only(2, replace(game("bomb"), urgency=urgency)))
    room.seconds(1)
    room.say(game("cut"))
    room.end_all()
    assert room.heard == "seat2+bomb table+cut seat2+bomb"
    assert room.two.heard(".") == ["bomb"]
    assert [line.id for line in room.shown] == ["bomb", "cut"]


def test_a_private_line_that_is_no_longer_true_does_not_start_again(room: Room) -> None:
    room.say(only(2, game("three", None, "count")))
    room.say(only(2, game("four", None, "count")))
    room.say(game("cut"))
    room.end_all()
    assert room.heard == "seat2+three seat2+four table+cut seat2+four"


def test_in_one_batch_the_table_is_told_first(room: Room) -> None:
    room.say(only(2, game("bomb")), game("opened"))
    room.end_all()
    assert room.heard == "table+opened seat2+bomb"


def test_of_two_private_readings_behind_a_public_line_the_latest_is_heard(room: Room) -> None:
    room.say(game("opened"))
    room.say(only(2, echo("first")))
    room.say(only(2, echo("second")))
    room.end_all()
    assert room.heard == "table+opened seat2+second"


def test_an_alert_cuts_only_its_own_output(room: Room) -> None:
    room.say(only(2, game("bomb")))
    room.say(only(4, alert("refused")))
    room.end_all()
    assert room.heard == "seat2+bomb seat4,seat5+refused"
    assert room.two.heard(".") == ["bomb"]


def test_a_private_alert_cuts_a_private_line_which_starts_again(room: Room) -> None:
    room.say(only(2, game("bomb")))
    room.say(only(2, alert("refused")))
    room.end_all()
    assert room.heard == "seat2+bomb seat2+refused seat2+bomb"


# --- keys ---------------------------------------------------------------------------------------------------


def test_star_on_a_keypad_of_a_seat_silences_that_ear_alone(room: Room) -> None:
    room.say(only(2, game("bomb")), only(2, game("more")), only(4, game("safe")))
    assert room.ears.silence(2)
    room.end_all()
    assert room.heard == "seat2+bomb seat4,seat5+safe"
    assert room.two.heard("-") == ["bomb"]
    assert room.shared.heard(".") == ["safe"]


def test_star_on_a_keypad_without_a_seat_silences_everything(room: Room) -> None:
    room.say(only(2, game("bomb")), only(4, game("safe")))
    room.say(game("cut"), game("next"))
    assert room.ears.silence()
    assert not room.ears.silence()
    room.end_all()
    assert room.heard == "seat2+bomb seat4,seat5+safe table+cut"
    assert room.table.heard(".") == []


def test_a_seat_without_an_ear_has_the_tables_voice(room: Room) -> None:
    room.say(game("cut"), game("next"))
    assert room.ears.speaking(3)
    room.skip(3)
    room.end_all()
    assert room.table.heard("-") == ["cut"]


def test_number_sign_skips_in_the_ear_of_its_seat_and_goes_on(room: Room) -> None:
    room.say(only(2, game("bomb")), only(2, game("more")), only(4, game("safe")))
    room.skip(2)
    room.end_all()
    assert room.two.heard("-") == ["bomb"]
    assert room.two.heard(".") == ["more"]
    assert room.shared.heard(".") == ["safe"]


def test_a_key_cuts_echo_in_its_own_ear_alone(room: Room) -> None:
    room.say(only(2, echo("heart")), only(4, echo("moon")))
    room.ears.key(2)
    room.end_all()
    assert room.two.heard("-") == ["heart"]
    assert room.shared.heard(".") == ["moon"]


def test_the_tables_keys_know_nothing_of_what_is_private(room: Room) -> None:
    room.say(only(2, game("bomb")), only(2, game("more")))
    assert (room.ears.speaking(), room.ears.waiting()) == (False, False)
    assert (room.ears.speaking(2), room.ears.waiting(2)) == (True, True)
    assert (room.ears.speaking(4), room.ears.waiting(4)) == (False, False)
    assert room.ears.busy


def test_a_seat_cannot_confirm_what_the_table_has_not_heard_yet(room: Room) -> None:
    room.say(game("cut"), game("next"))
    assert (room.ears.speaking(2), room.ears.waiting(2)) == (False, True)


# --- a loudspeaker that is lost -----------------------------------------------------------------------------


def test_without_a_loudspeaker_public_lines_go_to_every_verified_ear_and_back(room: Room) -> None:
    room.lock("seat4,seat5")
    room.say(game("cut"), game("next"))
    room.seconds(1)
    room.unplug(room.table)
    room.seconds(4)
    room.prove("seat4,seat5")
    room.say(game("both"))
    room.seconds(2)
    room.table.device.plug()
    room.say(game("back"))
    room.end_all()
    assert room.heard == (
        "table+cut seat2+cut seat2+next seat2+both seat4,seat5+both table+back"  # what was cut starts again
    )
    assert [line.id for line in room.shown] == ["cut", "next", "both", "back"]


def test_a_private_line_waits_for_the_public_one_in_the_same_ear(room: Room) -> None:
    room.unplug(room.table)
    room.say(only(2, game("bomb")))
    room.seconds(1)
    room.say(alert("bang"))
    room.end_all()
    assert room.heard == "seat2+bomb seat2+bang seat4,seat5+bang seat2+bomb"


def test_a_loudspeaker_that_comes_back_ends_no_line_that_the_ears_are_hearing(room: Room) -> None:
    room.unplug(room.table)
    room.say(game("cut"))
    room.table.device.plug()
    room.say(only(2, answer("kept")), device="pad")
    room.end_all()
    assert room.heard == "seat2+cut seat4,seat5+cut seat2+kept"
    assert room.two.heard(".") == ["cut", "kept"]


def test_an_ear_that_goes_while_it_stands_in_for_the_loudspeaker_holds_nobody_up(room: Room) -> None:
    room.unplug(room.table)
    room.say(game("cut"), game("next"))
    room.unplug(room.two)
    room.end_all()
    assert room.shared.heard(".") == ["cut", "next"]


def test_star_of_a_seat_spares_its_ear_the_public_lines_and_nobody_elses(room: Room) -> None:
    room.unplug(room.table)
    room.say(game("cut"), game("next"))
    assert room.ears.speaking(2)
    assert room.ears.silence(2)
    room.end_all()
    room.say(game("later"))
    room.end_all()
    assert room.two.heard(".") == ["later"]
    assert room.shared.heard(".") == ["cut", "next", "later"]


def test_number_sign_of_a_seat_spares_its_ear_this_public_line_alone(room: Room) -> None:
    room.unplug(room.table)
    room.say(game("cut"), game("next"))
    room.say(only(2, game("bomb")))
    room.skip(2)
    room.end_all()
    assert room.two.heard(".") == ["next", "bomb"]
    assert room.shared.heard(".") == ["cut", "next"]


def test_number_sign_at_the_end_of_a_public_line_spares_the_private_one_behind_it(room: Room) -> None:
    room.lock("seat4,seat5")
    room.unplug(room.table)
    room.say(game("cut"), only(2, game("bomb")))
    room.skip(2)
    room.end_all()
    assert room.two.heard(".") == ["bomb"]


def test_with_nobody_to_hear_them_public_lines_are_still_shown(room: Room) -> None:
    room.lock("seat2")
    room.lock("seat4,seat5")
    room.unplug(room.table)
    room.say(game("cut"), game("next"))
    room.end_all()
    assert room.heard == ""
    assert [line.id for line in room.shown] == ["cut", "next"]


# --- without any sound --------------------------------------------------------------------------------------


def test_a_mute_companion_shows_everything_at_once_the_tables_lines_first() -> None:
    shown: list[Announcement] = []
    ears = Ears(MuteSpeaker(), shown.append, Imagined(), [PrivateOutput("seat2", [2], MuteSpeaker(), Imagined())])
    ears.prove("seat2")
    ears.say([only(2, game("bomb")), game("opened"), only(2, game("more")), game("next")])
    assert [line.id for line in shown] == ["opened", "next", "bomb", "more"]
    assert not ears.busy


def test_a_machine_without_sound_has_no_ears() -> None:
    shown: list[Announcement] = []
    ears = Ears(
        MuteSpeaker(), shown.append, Imagined(), [PrivateOutput("seat2", [2], MuteSpeaker(), Imagined(lost=True))]
    )
    ears.prove("seat2")
    ears.say([only(2, game("bomb"))])
    assert shown == [UNHEARD]


# --- whatever happens ---------------------------------------------------------------------------------------

Deed: TypeAlias = tuple[str, tuple[Announcement, ...] | int | str | None]

audiences = st.one_of(
    st.just(Table()), st.sampled_from((2, 2, 4, 5, 3)).map(Only), st.sampled_from((2, 4, 7)).map(Others)
)
lines = st.builds(
    Announcement,
    id=st.just("line"),
    audience=audiences,
    urgency=st.sampled_from(Urgency),
    topic=st.sampled_from(("", "", "x", "y")),
)
batches = st.lists(lines, min_size=1, max_size=4).map(tuple)
saying = st.tuples(st.sampled_from(("say", "say", "answer")), batches)
passing = st.tuples(st.just("seconds"), st.integers(1, 5))
keys = st.tuples(st.sampled_from(("key", "cut", "skip", "silence")), st.sampled_from((None, 2, 3, 5)))
listening = st.tuples(st.sampled_from(("pass_on", "wear")), st.sampled_from((4, 5)))
outputs = st.sampled_from(("seat2", "seat4,seat5", "table"))
mishaps = st.tuples(st.sampled_from(("unplug", "plug", "notice", "prove", "digit")), outputs)


def _numbered(deeds: Sequence[Deed]) -> list[Deed]:
    """The same deeds, every line with a name of its own."""
    names = (str(number) for number in count())
    return [
        (what, tuple(replace(line, id=next(names)) for line in deed) if isinstance(deed, tuple) else deed)
        for what, deed in deeds
    ]


def happen(room: Room, deeds: Sequence[Deed]) -> None:
    voices = {voice.name: voice for voice in room.voices}
    for deed in deeds:
        match deed:
            case ("say", tuple(batch)):
                room.say(*batch)
            case ("seconds", int(count)):
                room.seconds(count)
            case ("answer", tuple(batch)):
                room.say(*batch, device="pad")
            case ("key" | "cut" | "skip" | "silence" as name, seat):
                getattr(room.ears, name)(seat)
                room.say()
            case ("pass_on" | "wear" as name, seat):
                getattr(room, name)(seat)
            case ("unplug", str(output)):
                # The loop hears of a lost loudspeaker before its line ends; of an ear it may hear far too late.
                room.unplug(voices[output], noticed=output == "table")
            case ("plug", str(output)):
                voices[output].device.plug()
            case ("notice", "seat2" | "seat4,seat5" as output):
                room.lock(output)
            case ("prove", "seat2" | "seat4,seat5" as output):
                room.prove(output)
            case ("digit", "seat2" | "seat4,seat5" as output):
                room.say(only(room.owners[output][0], game(EAR_DIGIT)))
            case _:
                pass


@given(st.lists(st.one_of(saying, saying, passing, keys, listening, mishaps), max_size=25))
def test_whatever_happens_nothing_private_reaches_another_ear_and_nothing_is_said_twice(deeds: list[Deed]) -> None:
    room = Room()
    happen(room, _numbered(deeds))  # every start of a line is judged by Room._begins
    room.end_all()  # nothing starves
    for voice in room.voices:
        whole = Counter(id for id in voice.heard(".") if id not in (EAR_DIGIT, UNHEARD.id, UNSERVED.id))
        assert max(whole.values(), default=1) == 1
    told = Counter(line.id for line in room.shown if line.id not in (EAR_DIGIT, UNHEARD.id, UNSERVED.id))
    assert max(told.values(), default=1) == 1
    private = {line.id for _, voice, line in room.begun if line.audience != Table()}
    assert private <= {line.id for line in room.shown}


@given(st.lists(st.one_of(saying, passing), max_size=20))
def test_undisturbed_everything_but_echo_is_said_or_its_topic_has_newer_words(deeds: list[Deed]) -> None:
    room = Room()
    numbered = _numbered(deeds)
    happen(room, numbered)
    room.end_all()
    shown = {line.id for line in room.shown}
    for line in (line for what, deed in numbered if what == "say" and isinstance(deed, tuple) for line in deed):
        # Seat 3 has no ear, and seat 5 does not wear the shared one.
        if line.urgency is not Urgency.ECHO and not line.topic and line.audience not in (Only(3), Only(5)):
            assert line.id in shown


@example(
    [
        ("unplug", "table"),
        ("say", (game("line"),)),
        ("plug", "table"),
        ("answer", (replace(answer("line"), audience=Only(2)),)),
    ]
)
@given(
    st.lists(
        st.one_of(saying, passing, keys, st.sampled_from((("unplug", "table"), ("plug", "table")))),
        max_size=20,
    )
)
def test_nothing_private_moves_a_public_line_by_a_second(deeds: list[Deed]) -> None:
    """The same evening without its secrets: every public line begins in the same places at the same moments."""

    def moments(deeds: Sequence[Deed]) -> list[tuple[int, str, str]]:
        room = Room()
        happen(room, deeds)
        room.end_all()
        return [(when, voice, line.id) for when, voice, line in room.begun if line.audience == Table()]

    # Seat 3 has no ear, which the table hears of, and seat 5 does not wear the shared one.
    heard = [(name, _with(batch, Table(), Only(2), Only(4), Others(2))) for name, batch in _numbered(deeds)]
    assert moments(heard) == moments([(name, _with(batch, Table())) for name, batch in heard])


def _with(deed: tuple[Announcement, ...] | int | str | None, *audiences: Audience) -> Any:
    return tuple(line for line in deed if line.audience in audiences) if isinstance(deed, tuple) else deed
