"""The wrong ear, with sound for real: three sinks, all recorded. What is not meant for a sink is digital silence."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue

import pytest

from companion.commands.errors import of_output
from companion.files.config import EarWish, Outputs, SaidTwice
from companion.model import Announcement, Equipment, Key, Only, Others, OwnText, Plugged, Sign, Tone, game
from companion.session.state import Ear
from companion.speech import earcons, player
from companion.speech.catalogue import Catalogue
from companion.speech.outputs import (
    Ambiguous,
    Device,
    NotFound,
    OutputRefused,
    SameDevice,
    TablesOwn,
    TableUnknown,
    bind,
)
from companion.speech.table_voice import TableVoice
from tests.endtoend.running import complaints
from tests.pace import PATIENCE, Disturbed, quick
from tests.session import cables
from tests.soundserver import Recording, SoundServer

COUNTING = "un deux trois quatre cinq six sept huit neuf dix onze douze"


def line(text: str) -> Announcement:
    return game("own-text", text=OwnText("fr", text))


def to(seat: int, text: str) -> Announcement:
    return replace(line(text), audience=Only(seat))


def digit(seat: int) -> Announcement:
    return Announcement("ear-digit", (("digit", 7), ("text", OwnText("fr", "sept"))), Only(seat))


class Table:
    """A voice for the table, an ear for seat 2, one for seat 3, and the loop that they need."""

    def __init__(
        self,
        server: SoundServer,
        table: str | None = "table",
        ears: tuple[EarWish, ...] = (EarWish((2,), "adapter-a"), EarWish((3,), "adapter-b")),
    ) -> None:
        self.server = server
        self.inbox: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.shown: list[str] = []
        self.told: list[str] = []
        self.pulled = False  # the loudspeaker will be
        self.voice = TableVoice(
            *(Catalogue("fr"), Tone(), (), lambda said: self.shown.append(said.id), self._report),
            *(self.inbox.put, Outputs(table, ears)),
        )
        self.run(until=lambda: self.voice.ready)

    def _report(self, told: Plugged | Announcement) -> None:
        match told:
            case Plugged(Equipment.LOUDSPEAKER, why, present):
                self.told.append("loudspeaker back" if present else f"loudspeaker {why}")
            case Plugged(_, output, present):
                self.told.append(f"{output} back" if present else f"{output} lost")
            case _:
                self.told.append(told.id)

    def say(self, *batch: Announcement) -> float:
        at = time.monotonic()
        self.voice.says.say(batch)
        return at

    def say_all(self, *batch: Announcement) -> float:
        """Say, and turn until it has been said and heard."""
        at = self.say(*batch)
        self.run(until=lambda: not self.voice.says.busy)
        self.run(0.3)
        return at

    def run(self, seconds: float = 0.0, until: Callable[[], bool] = lambda: False, patience: float = PATIENCE) -> None:
        end = time.monotonic() + (seconds or patience)
        while not until():
            try:
                self.inbox.get(timeout=min(0.01, max(0.0, end - time.monotonic())))()
            except Empty:
                if time.monotonic() >= end:
                    assert seconds, "it did not come"
                    break
        if {"loudspeaker gone", "loudspeaker cannot-open"} & set(self.told) and not self.pulled:
            raise Disturbed


@pytest.fixture
def adapters(server: SoundServer) -> Iterator[None]:
    server.plug("adapter-a", "USB adapter")
    server.plug("adapter-b", "USB adapter")
    yield
    server.unplug("adapter-a")
    server.unplug("adapter-b")


@pytest.fixture
def at(server: SoundServer, adapters: None) -> Iterator[Table]:
    made = Table(server)
    yield made
    made.voice.close()


@pytest.fixture
def record(server: SoundServer) -> Iterator[Callable[[str], Recording]]:
    with ExitStack() as recordings:
        yield lambda sink: recordings.enter_context(server.recording(sink))


def test_each_line_sounds_where_it_is_meant_and_every_other_sink_stays_at_zero(
    at: Table, record: Callable[[str], Recording]
) -> None:
    table, a, b = record("table"), record("adapter-a"), record("adapter-b")
    for output in ("seat2", "seat3"):
        at.voice.says.prove(output)
    for said, loud, silent in (
        (line("Sécurisé."), table, (a, b)),
        (to(2, "La bombe."), a, (table, b)),
        (to(3, "Sécurisé."), b, (table, a)),
        (replace(line("Il a deux bombes."), audience=Others(2)), b, (table, a)),
    ):
        began = at.say_all(said)
        assert loud.seconds(began) > 0.1
        assert all(other.silent(began) for other in silent)
    assert at.told == []


def test_an_ear_is_turned_down_by_itself(at: Table, record: Callable[[str], Recording]) -> None:
    a, b = record("adapter-a"), record("adapter-b")
    for output in ("seat2", "seat3"):
        at.voice.says.prove(output)
    at.voice.turn(Tone(volume=80, rate=400), Catalogue("fr"), "seat2")
    began = at.say_all(to(2, COUNTING), to(3, COUNTING))
    assert a.seconds(began) < 0.7 * b.seconds(began)
    at.voice.turn(Tone(volume=0), Catalogue("fr"), "seat2")
    began = at.say_all(to(2, COUNTING), to(3, "Sécurisé."))
    assert a.silent(began)
    assert b.loud(began)


def test_the_voices_on_offer_are_the_engines_own_of_that_language_the_usual_one_first(at: Table) -> None:
    at.say_all(line("Sécurisé."))
    on_offer = at.voice.voices(("fr", "tlh"))
    assert on_offer["fr"][0] == "roa/fr"
    assert {"roa/fr", "roa/fr-be", "roa/fr-ch"} == set(on_offer["fr"])
    assert on_offer["tlh"] == ()


def test_a_locked_ear_hears_its_digit_and_what_is_private_is_heard_nowhere(
    at: Table, record: Callable[[str], Recording]
) -> None:
    table, a, b = record("table"), record("adapter-a"), record("adapter-b")
    began = at.say_all(to(2, COUNTING))
    assert at.shown == ["private-unheard"]
    assert table.loud(began)
    assert a.silent()
    assert b.silent()
    began = at.say_all(digit(2))
    assert a.loud(began)
    assert table.silent(began)
    assert b.silent()


def test_a_private_line_is_silent_while_the_table_speaks_and_starts_again(
    at: Table, record: Callable[[str], Recording]
) -> None:
    table, a = record("table"), record("adapter-a")
    at.voice.says.prove("seat2")
    at.say(to(2, COUNTING))
    at.run(until=lambda: bool(a.loud()))
    began = at.say_all(line("Deux câbles coupés, et trois qui restent sur la table."))
    assert at.told == []
    spoken = table.loud(began)
    assert not a.loud(spoken[0] + 0.1, spoken[-1])
    assert a.loud(spoken[-1])[-1] - a.loud(spoken[-1])[0] > 2.0, "from its beginning"


def test_an_adapter_pulled_out_in_mid_word_is_heard_nowhere_else_and_locked_when_it_is_back(
    at: Table, record: Callable[[str], Recording]
) -> None:
    table, b = record("table"), record("adapter-b")
    at.voice.says.prove("seat2")
    at.voice.says.prove("seat3")
    at.say(to(2, COUNTING), to(2, COUNTING))
    at.run(0.8)
    at.server.unplug("adapter-a")
    with quick(2.0):
        at.run(until=lambda: "seat2 lost" in at.told)
    at.run(2.0)
    assert table.silent(), "the sound server moves nothing"
    assert b.silent()
    assert not at.voice.says.busy, "what waited is forgotten"

    at.server.plug("adapter-a", "USB adapter")
    at.run(until=lambda: at.told == ["seat2 lost", "seat2 back"])
    a = record("adapter-a")
    at.say_all(to(2, COUNTING))
    assert at.shown[-1] == "private-unheard"
    assert a.silent()
    assert b.silent()
    began = at.say_all(digit(2))
    assert a.loud(began)
    at.voice.says.prove("seat2")
    began = at.say_all(to(2, "La bombe."))
    assert a.loud(began)
    assert table.silent(began)
    assert b.silent()


def test_what_the_loop_has_not_noticed_yet_keeps_a_private_line_from_a_strangers_ear(
    at: Table, record: Callable[[str], Recording]
) -> None:
    at.voice.says.prove("seat2")
    at.say(to(2, COUNTING))
    at.run(0.8)
    at.server.unplug("adapter-a")
    time.sleep(0.6)  # the loop stands still: a slow disk
    at.server.plug("adapter-a", "USB adapter")
    a, table, b = record("adapter-a"), record("table"), record("adapter-b")
    until = time.monotonic() + PATIENCE
    while not at.voice.ready and time.monotonic() < until:
        time.sleep(0.02)
    assert at.told == []
    ended: list[bool] = []
    at.voice.outputs["seat2"].play(earcons.sound(Sign.PRIVATE), lambda: ended.append(True), 0)
    assert ended, "what began before is over"
    at.say(to(2, "La bombe."))
    at.run(2.0)
    assert a.silent()
    assert b.silent()
    assert table.loud(), "the table is told that something was not said"


def test_an_adapter_that_was_away_between_two_looks_says_nothing_before_it_is_proved(
    at: Table, record: Callable[[str], Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "IDLE_SECONDS", 0.2)
    at.voice.says.prove("seat2")
    at.run(1.0)  # nothing is said: its stream is paused, and the device looked for once a second
    at.server.unplug("adapter-a")
    at.server.plug("adapter-a", "USB adapter")
    a = record("adapter-a")
    at.say(to(2, COUNTING))
    at.run(until=lambda: "seat2 back" in at.told)
    at.say_all(to(2, "La bombe."))
    assert at.told == ["seat2 lost", "seat2 back"]
    assert at.shown[-1] == "private-unheard"
    assert a.silent()


def test_a_stall_closes_no_window_asks_for_no_proof_and_lets_a_hand_be_scanned_to_its_end(
    at: Table, record: Callable[[str], Recording]
) -> None:
    a = record("adapter-a")
    line = cables.line(at.voice.says, (Ear("seat2", (2,)), Ear("seat3", (3,))))
    for key in f"C2{cables.DIGIT}":
        line.take(Key(key, "pad", None, time.monotonic()))
        at.run(until=lambda: not at.voice.says.busy)
    for copy in (1, 2):
        line.take(cables.cable(copy, None, time.monotonic()))
        at.run(0.4)
    with at.server.standing_still():
        line.take(cables.cable(3, None, time.monotonic()))
        at.run(1.5)
    assert line.core.session.desk.window is not None
    assert line.core.session.ears[0].verified
    for copy in (4, 5):
        line.take(cables.cable(copy, None, time.monotonic()))
        at.run(0.4)
    assert line.core.session.desk.window is None, "five cables are a hand"
    at.run(until=lambda: not at.voice.says.busy)
    said = time.monotonic()
    at.run(0.3)
    assert at.told == []
    assert "private-unheard" not in at.shown
    assert at.shown[-1] == f"{cables.GAME}-own-hand"
    assert a.loud(said - 2.0), "the sum"


def test_what_was_being_said_when_everything_stood_still_is_not_heard_where_the_earphone_went_meanwhile(
    server: SoundServer, adapters: None, record: Callable[[str], Recording]
) -> None:
    at = Table(server, ears=(EarWish((2, 3), "adapter-a"),))
    try:
        ear = record("adapter-a")
        at.voice.says.prove("seat2,seat3")
        at.voice.says.wear(2)
        at.say(to(2, COUNTING))
        at.run(until=lambda: bool(ear.loud()))
        at.run(0.5)
        with server.standing_still():
            at.run(0.4)
            at.voice.says.pass_on(3)
            at.say(line("L'oreillette à Inès."))
            at.run(1.0)
        again = time.monotonic()
        at.run(until=lambda: not at.voice.says.busy)
        at.run(0.5)
        assert at.told == []
        left = ear.loud(again)
        print(f"{len(left)} periods of 5 ms had been handed over")
        assert len(left) < 30, "what the sound server had already is all"
    finally:
        at.voice.close()


def test_an_earphone_on_its_way_is_silent_whatever_its_wearer_has_not_heard_yet(
    server: SoundServer, adapters: None, record: Callable[[str], Recording]
) -> None:
    at = Table(server, ears=(EarWish((2, 3), "adapter-a"),))
    try:
        table, ear = record("table"), record("adapter-a")
        line = cables.line(at.voice.says, (Ear("seat2,seat3", (2, 3)),))

        def press(keys: str, every: float) -> float:
            for key in keys:
                line.take(Key(key, "pad", None, time.monotonic()))
                at.run(every)
            return time.monotonic()

        for keys in ("C2", f"{cables.DIGIT}", "1", "2", "3"):
            press(keys, 0.25)
            at.run(until=lambda: not at.voice.says.busy)
        for copy in range(1, 6):
            line.take(cables.cable(copy, None, time.monotonic()))
            at.run(0.25)
        assert ear.loud(), "it does sound"
        passed = press("DC3", 0.25)
        at.run(until=lambda: "ear-to" in at.shown)
        at.run(until=lambda: not at.voice.says.busy)
        at.run(1.0)
        assert table.loud(passed)
        assert ear.silent(passed)
        assert at.told == []
        press("#", 0.25)
        at.run(until=lambda: not at.voice.says.busy)
        at.run(0.3)
        assert ear.loud(passed), "what it is for now"
    finally:
        at.voice.close()


def test_without_its_loudspeaker_the_table_is_heard_in_the_proved_ears_alone(
    server: SoundServer, adapters: None, record: Callable[[str], Recording]
) -> None:
    server.plug("loudspeaker", "Loudspeaker")
    at = Table(server, "loudspeaker")
    try:
        at.voice.says.prove("seat2")
        a, b = record("adapter-a"), record("adapter-b")
        at.say(line(COUNTING))
        at.run(1.0)
        assert a.silent()
        at.pulled = True
        server.unplug("loudspeaker")
        at.run(until=lambda: bool(at.told))
        at.run(until=lambda: not at.voice.says.busy)
        spoken = a.loud()
        assert spoken[-1] - spoken[0] > 2.0, "from its beginning"
        assert b.silent()
        server.plug("loudspeaker", "Loudspeaker")
        at.run(until=lambda: at.told[1:] == ["loudspeaker back"])
        loudspeaker = record("loudspeaker")
        began = at.say_all(line("Le son est revenu."))
        assert loudspeaker.loud(began)
        assert a.silent(began)
        assert b.silent()
    finally:
        at.voice.close()
        server.unplug("loudspeaker")


def test_with_ears_the_table_stays_where_it_was_when_the_default_device_changes(
    server: SoundServer, adapters: None, record: Callable[[str], Recording]
) -> None:
    server.make_default("table")
    at = Table(server, None)
    try:
        server.make_default("adapter-a")
        table, a, b = record("table"), record("adapter-a"), record("adapter-b")
        at.say_all(line("Sécurisé."))
        assert table.loud()
        assert a.silent()
        assert b.silent()
    finally:
        at.voice.close()
        server.make_default("table")


def test_an_ear_on_the_default_device_is_refused_when_the_table_names_none(server: SoundServer, adapters: None) -> None:
    server.make_default("adapter-a")
    try:
        with pytest.raises(TablesOwn):
            Table(server, None)
    finally:
        server.make_default("table")


def test_the_default_device_is_known(server: SoundServer) -> None:
    for sink in ("ear", "table"):
        server.make_default(sink)
        assert [device.id for device in player.devices() if device.default] == [sink]


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (["seat2=table"], "table is the table's output: everybody would hear."),
        (["seat2=USB adapter"], "USB adapter could be: USB adapter (adapter-a) and USB adapter (adapter-b)."),
    ],
)
def test_an_ear_that_could_be_the_wrong_one_is_refused_in_words_and_nothing_begins(
    server: SoundServer, adapters: None, tmp_path: Path, written: list[str], why: str
) -> None:
    server.make_default("table")
    options = [word for output in ["table=table", *written] for word in ("--output", output)]
    done = subprocess.run(
        [sys.executable, "-m", "companion", "play", "--lang", "en", "--data", tmp_path, "--script", "-", *options],
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(why)
    assert len(complaints(done.stderr)) == 1
    assert done.stdout == ""


# --- which device is meant ----------------------------------------------------------------------------------

HEADSET, TWIN = Device("usb-1", "Headset"), Device("usb-2", "Headset")
BUILT_IN = Device("pci", "Built-in", default=True)


@pytest.mark.parametrize(
    ("wishes", "refusal"),
    [
        (Outputs(ears=(EarWish((2,), "Headset"),)), Ambiguous),
        (Outputs(ears=(EarWish((2,), "Nothing"),)), NotFound),
        (Outputs(ears=(EarWish((2,), "Built-in"),)), TablesOwn),
        (Outputs("usb-1", (EarWish((2,), "usb-1"),)), TablesOwn),
        (Outputs(ears=(EarWish((2,), "usb-1"), EarWish((3,), "usb-1"))), SameDevice),
    ],
)
def test_a_wish_that_could_mean_the_wrong_ear_is_refused(wishes: Outputs, refusal: type[OutputRefused]) -> None:
    with pytest.raises(refusal):
        bind(wishes, (BUILT_IN, HEADSET, TWIN))


def test_where_the_machine_does_not_tell_its_default_device_the_table_has_to_be_named() -> None:
    devices = (replace(BUILT_IN, default=False), HEADSET, TWIN)
    ear = EarWish((2, 5), "usb-2")
    with pytest.raises(TableUnknown):
        bind(Outputs(None, (ear,)), devices)
    bound = bind(Outputs("pci", (ear,)), devices)
    assert bound.table == devices[0]
    assert bound.ears == ((ear, TWIN),)


def test_outputs_of_the_command_line_lie_over_those_of_the_settings() -> None:
    settings = Outputs.parse([("table", "USB"), ("seat5,seat2", "Headset"), ("seat3", "Phone")])
    line = Outputs.parse([("seat2", "Other")])
    assert line.over(settings) == Outputs(
        "USB", (EarWish((2,), "Other"), EarWish((5,), "Headset"), EarWish((3,), "Phone"))
    )
    assert settings.ears[0].output == "seat2,seat5"


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (NotFound("x", ("y",)), "No audio output is called x. Found: y."),
        (Ambiguous("x", ("y (1)", "y (2)")), "x could be: y (1) and y (2). Give the id."),
        (TablesOwn("x"), "x is the table's output: everybody would hear."),
        (SameDevice("x", "y"), "x and y are the same device. For a shared earphone, write seat2,seat5=NAME."),
        (TableUnknown(), "With an earphone, name the table's output too: --output table=NAME."),
    ],
)
def test_every_refusal_says_why_and_what_to_do(refusal: OutputRefused, words: str) -> None:
    assert Catalogue("en").text(of_output(refusal).words[0]).startswith(words)


@pytest.mark.parametrize("who", ["table", "seat2"])
def test_nobody_has_two_outputs(who: str) -> None:
    with pytest.raises(SaidTwice):
        Outputs.parse([(who, "A"), ("seat4" if who == "table" else "seat1,seat2", "B"), (who, "C")])
