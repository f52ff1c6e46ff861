"""Pages as ears: a private line reaches its page and nobody else; an earphone that has lost a seat says nothing of
it; what the session knows of ears is what the voices do."""

from __future__ import annotations

from pathlib import Path
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.model import (
    Announcement,
    Equipment,
    KnockEnded,
    Only,
    Others,
    PageGone,
    PageHere,
    PageLeft,
    Table,
    Urgency,
    alert,
    game,
)
from companion.session.state import Ear
from companion.speech.ears import EAR_DIGIT, UNSERVED, Ears, PrivateOutput
from companion.speech.scheduler import MuteSpeaker
from tests.examples import seeds, tried
from tests.kit.people import PROOF
from tests.speech.test_ears import Voice
from tests.tabletop import Tabletop, cupboard

SEATS = (1, 2, 3, 4)


class AnyPages(RuleBasedStateMachine):
    """A loudspeaker, an earphone of seat 1's own, one that seats 2 and 3 share, and pages of all four."""

    @initialize()
    def open(self) -> None:
        self.table = Voice("table", self.begins)
        self.own, self.round = Voice("own", self.begins), Voice("round", self.begins)
        self.owners: dict[str, tuple[int, ...]] = {"own": (1,), "round": (2, 3)}
        earphones = [PrivateOutput(v.name, self.owners[v.name], v, v.device) for v in (self.own, self.round)]
        self.ears = Ears(self.table, lambda _: None, self.table.device, earphones)
        self.pages: dict[int, Voice] = {}
        self.held: set[str] = set()  # pages that speak, and wait for the table
        self.proved: set[str] = set()
        self.wearer: dict[str, int | None] = {"own": 1, "round": None}
        self.shared = {"round"}

    def begins(self, voice: Voice, line: Announcement) -> None:
        """Whatever begins to be said is for whoever hears it."""
        if voice is self.table:
            assert line.audience == Table()
            return
        page = voice.name.startswith("page")
        serves = {int(voice.name[-1])} if page else set(self.owners[voice.name]) - self.pages.keys()
        assert not page or self.pages.get(int(voice.name[-1])) is voice, "a phone that is no page any more"
        assert page or voice.name in self.proved or line.id == EAR_DIGIT
        match line.audience:
            case Table():
                assert self.table.device.lost, "only in place of the loudspeaker"
                assert not page, "no page is a loudspeaker"
            case Only(seat):
                assert seat in serves
                assert page or line.id == EAR_DIGIT or voice.name not in self.shared or self.wearer[voice.name] == seat
            case Others(seat):
                assert serves
                assert seat not in serves

    @rule(seat=st.sampled_from(SEATS), waits=st.booleans())
    def join(self, seat: int, waits: bool) -> None:
        for ear in ("own", "round"):
            if seat in self.owners[ear] and seat not in self.pages:
                self.proved.discard(ear)
                self.shared.add(ear)
                self.wearer[ear] = None
        voice = self.pages[seat] = Voice(f"page {seat}", self.begins)
        (self.held.add if waits else self.held.discard)(voice.name)
        self.ears.join(PrivateOutput(voice.name, (seat,), voice, voice.device, waits=waits))
        for ear in ("own", "round"):
            if seat in self.owners[ear]:
                current = self.voice(ear).current
                assert current is None or current.audience == Table(), "it is silent at once"

    @rule(seat=st.sampled_from(SEATS))
    def part(self, seat: int) -> None:
        voice = self.pages.pop(seat, None)
        self.ears.part(f"page {seat}")
        assert voice is None or voice.current is None

    @rule(ear=st.sampled_from(["own", "round"]))
    def prove(self, ear: str) -> None:
        self.proved.add(ear)
        self.ears.prove(ear)

    @rule(seat=st.sampled_from(SEATS))
    def wear(self, seat: int) -> None:
        for ear in ("own", "round"):
            if seat in self.owners[ear] and seat not in self.pages:
                self.wearer[ear] = seat
                self.ears.wear(seat)

    @rule(
        audience=st.sampled_from([Table(), *map(Only, SEATS), *map(Others, SEATS)]),
        urgency=st.sampled_from(Urgency),
        id=st.sampled_from(["a", "b", EAR_DIGIT]),
    )
    def say(self, audience: Table | Only | Others, urgency: Urgency, id: str) -> None:
        if id == EAR_DIGIT and not isinstance(audience, Only):
            return
        self.ears.say((Announcement(id, (), audience, urgency),))
        if isinstance(audience, Only) and audience.seat in self.pages:
            page = self.pages[audience.seat]
            waiting = next(ear for ear in self.ears.all if ear.output == page.name).scheduler
            assert id in [*page.heard(), *(line.id for line in waiting.unsaid)], "it reaches its page"

    @rule(seconds=st.integers(1, 4))
    def time_passes(self, seconds: int) -> None:
        for _ in range(seconds):
            for voice in (self.table, self.own, self.round, *self.pages.values()):
                voice.second()

    @rule(seat=st.none() | st.sampled_from(SEATS))
    def silence(self, seat: int | None) -> None:
        self.ears.silence(seat)

    @rule(lost=st.booleans())
    def loudspeaker(self, lost: bool) -> None:
        self.table.device.unplug() if lost else self.table.device.plug()
        if lost:
            self.table.current = None
            self.ears.loudspeaker_lost()

    def voice(self, name: str) -> Voice:
        return self.own if name == "own" else self.round

    @invariant()
    def what_sounds_waits_for_the_table_and_what_is_read_does_not(self) -> None:
        for page in getattr(self, "pages", {}).values():
            output = next(ear for ear in self.ears.all if ear.output == page.name)
            speaking = self.table.current
            if page.name not in self.held:
                assert page.current is not None or not output.scheduler.waiting, "text waits for nothing"
            elif speaking is not None and page.current is not None:
                assert output.scheduler._may_start(output.scheduler._saying), "a voice waits, an answer excepted"  # type: ignore[arg-type]


TestAnyPages = AnyPages.TestCase
TestAnyPages.settings = tried(80, stateful_step_count=30, report_multiple_bugs=False)


def test_a_phone_that_never_answers_keeps_nobody_waiting() -> None:
    class Dead(MuteSpeaker):
        def start(self, *_: object) -> None:
            pass

    page = Voice("page 2", lambda *_: None)
    ears = Ears(MuteSpeaker(), lambda _: None)
    ears.join(PrivateOutput("page 2", (2,), Dead(), page.device, waits=False))
    ears.say((Announcement("secret", (), Only(2)), game("public")))
    assert not ears.busy
    assert ears.speaking(2)


def test_an_earphone_of_ones_own_that_has_lost_its_seat_is_passed_round_for_good() -> None:
    earphone, page = Voice("own", lambda *_: None), Voice("page 2", lambda *_: None)
    ears = Ears(MuteSpeaker(), lambda _: None, ears=[PrivateOutput("own", (2,), earphone, earphone.device)])
    ears.prove("own")
    ears.join(PrivateOutput("page 2", (2,), page, page.device))
    ears.part("page 2")
    ears.say((Announcement("unproved", (), Only(2)),))
    ears.prove("own")
    ears.say((Announcement("unworn", (), Only(2)),))
    ears.wear(2)
    ears.say((Announcement("worn", (), Only(2)),))
    assert earphone.heard() == ["worn"]


def test_a_page_that_has_parted_leaves_its_seat_without_an_ear() -> None:
    shown: list[str] = []
    page = Voice("page 2", lambda *_: None)
    ears = Ears(MuteSpeaker(), lambda line: shown.append(line.id))
    ears.join(PrivateOutput("page 2", (2,), page, page.device))
    ears.part("page 2")
    ears.say((Announcement("secret", (), Only(2)),))
    assert shown == [UNSERVED.id]
    assert page.heard() == []


def test_an_alert_about_a_phone_is_for_the_table_and_waits_for_no_page() -> None:
    table, page = Voice("table", lambda *_: None), Voice("page 2", lambda *_: None)
    ears = Ears(table, lambda _: None)
    ears.join(PrivateOutput("page 2", (2,), page, page.device))
    ears.say((Announcement("secret", (), Only(2)),))
    ears.say((alert("phone-knocks"),))
    assert table.heard() == ["phone-knocks"]
    assert page.current is None, "a voice is silent while the table speaks"


# --- what the session knows is what the voices do ---


def test_session_and_voices_know_the_same_of_every_ear(tmp_path: Path) -> None:
    for seed in seeds(12):
        chance = Random(seed)
        ears = chance.choice([(Ear("round", (1, 2, 3, 4)),), (Ear("own", (2,)), Ear("two", (3, 4))), ()])
        names = ("Ana", "Léo", "Inès", "Hugo")
        table = Tabletop(cupboard(tmp_path / str(seed)), names=names, dice=iter(lambda: int(PROOF), 0), ears=ears)
        table.open()
        table.key("########")
        for _ in range(25):
            _something(table, chance)
            session = {ear.output: ear for ear in table.core.session.ears}
            known = {name: (set(ear.seats), ear.verified, ear.shared and ear.wearer) for name, ear in session.items()}
            voices = {
                ear.output: (set(ear.seats), ear.verified, session[ear.output].shared and ear.wearer)
                for ear in table.voices.all
            }
            assert voices == known
        table.core.close()


def _something(table: Tabletop, chance: Random) -> None:
    seat = chance.randint(1, 4)
    match chance.choice(["join", "join", "gone", "here", "left", "window", "window", "key", "plug", "ended"]):
        case "join":
            table.join(seat)
        case "gone":
            table.phone(PageGone(seat))
        case "here":
            table.phone(PageHere(seat))
        case "left":
            table.phone(PageLeft(seat))
        case "ended":
            table.phone(KnockEnded(seat))
        case "window":
            table.key(f"C{seat}{chance.choice([PROOF, PROOF, '#'])}{chance.choice(['#111', '111', '#', ''])}")
        case "key":
            table.page_key(seat, chance.choice(["C", "#", "0", "1"]))
        case _:
            for ear in table.ears:
                table.unplug(Equipment.EARPHONE, ear.output)
                table.plug(Equipment.EARPHONE, ear.output)
