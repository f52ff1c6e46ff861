"""Seats with pages at a whole table: who is shown what, when it goes, and what nobody else can notice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, example, given
from hypothesis import strategies as st

from companion.model import Equipment
from companion.pages import sealing, wire
from companion.pages import seats as module
from companion.session.state import Ear, laid_for
from tests.examples import tried
from tests.pages.house import Devices, House, Page, checked, with_pages
from tests.phone import Sheet, bytes_of
from tests.tabletop import PatientSpeaker, Tabletop, cupboard

NAMES = ("Ana", "Léo", "Inès", "Hugo")
GAME = "time-bomb-undercover"
SECURE, DEFUSE = f"{GAME}/cable/secure", f"{GAME}/cable/defuse"
SUM = "Un désamorçage, 4 sécurisés, pas de bombe."
#: To the moment when everybody looks at their own cables.
DEALT = "####" + "####"


def seated(folder: Path, *seats: int, keys: str = DEALT, **table: Any) -> tuple[House, list[Page]]:
    """Four players who look at their cables, and these seats' pages."""
    house, pages = with_pages(Tabletop(cupboard(folder), names=NAMES, **table), *seats)
    found = list(pages)
    house.table.key(keys)
    return house, found


@pytest.fixture
def dealt(tmp_path: Path) -> tuple[House, Page, Page]:
    house, (leo, ines) = seated(tmp_path, 2, 3)
    return house, leo, ines


def listened(page: Page) -> None:
    """Its seat listens to five cables, and its window closes by itself."""
    page.press("C")
    page.scan(*[f"{SECURE}@{copy}" for copy in range(1, 5)], f"{DEFUSE}@1")


# --- who is shown what ---


def test_a_seat_hears_its_hand_on_its_page_and_nobody_else_does(dealt: tuple[House, Page, Page]) -> None:
    house, leo, ines = dealt
    leo.press("C")
    leo.scan(f"{SECURE}@1", f"{DEFUSE}@1")
    assert leo.sheet.private[-2:] == ["1.", "2."]
    house.table.wait(2)
    leo.scan(*[f"{SECURE}@{copy}" for copy in range(2, 5)])
    assert SUM in leo.sheet.private
    assert ines.sheet.private == []
    assert "Léo écoute." in ines.sheet.shown
    assert "Léo écoute." in leo.sheet.shown


def test_after_the_window_the_page_shows_what_may_be_heard_again_and_no_more(dealt: tuple[House, Page, Page]) -> None:
    house, leo, _ = dealt
    listened(leo)
    assert leo.sheet.all["window"] is False
    shown = leo.sheet.private
    assert shown, "what the hand is in sum"
    leo.drop()
    assert leo.open() == 200
    words = house.table.cupboard.catalogue(house.table.cupboard.venue.tone)
    heard = {words.text(line) for batch in house.table.core.session.heard_by(2) for line in batch}
    assert set(leo.sheet.private) == heard
    assert set(leo.sheet.private) <= set(shown)


def test_what_still_waits_when_its_window_closes_is_never_shown(dealt: tuple[House, Page, Page]) -> None:
    house, leo, _ = dealt
    leo.chooses("braille")
    leo.press("C9")
    assert leo.sheet.private[-1].startswith("Scannez vos cartes."), "the first line of the help"
    house.table.wait(21)
    for _ in range(5):
        leo.read()
    assert not [line for line in leo.sheet.ever if "menu" in line], "the second"


def test_in_an_open_window_a_page_that_comes_again_shows_all_of_it(dealt: tuple[House, Page, Page]) -> None:
    _, leo, _ = dealt
    leo.press("C")
    leo.scan(f"{SECURE}@1", f"{DEFUSE}@1")
    before = leo.sheet.private
    leo.drop()
    leo.open()
    assert leo.sheet.private == before
    assert leo.sheet.all["window"] is True


def test_what_came_while_a_page_had_no_stream_is_there_when_it_comes_again(dealt: tuple[House, Page, Page]) -> None:
    _, leo, _ = dealt
    leo.press("C")
    leo.drop()
    leo.scan(f"{DEFUSE}@1")
    assert "1." not in leo.sheet.private
    leo.open()
    assert "1." in leo.sheet.private


def test_a_second_phone_gets_what_its_seat_may_hear_again_and_the_first_is_over(
    dealt: tuple[House, Page, Page],
) -> None:
    house, leo, _ = dealt
    listened(leo)
    shown = leo.sheet.private
    new = house.join(2)
    assert leo.sheet.gone == "replaced"
    assert leo.post("key", leo.sheet.box(n=99, key="C")) == 401
    assert leo.open() == 401
    assert set(new.sheet.private) <= set(shown)
    assert new.sheet.private
    assert "Mélangez les câbles" in " ".join(new.sheet.shown), "the table's lines too"


def test_two_tabs_are_one_page_and_the_newer_has_it(dealt: tuple[House, Page, Page]) -> None:
    _, leo, _ = dealt
    leo.open()
    assert leo.sheet.gone is None, "the old stream is told, and nobody reads it"
    leo.press("C")
    assert leo.sheet.private


def test_an_undo_tells_every_page_anew(dealt: tuple[House, Page, Page]) -> None:
    house, leo, ines = dealt
    listened(leo)
    before = leo.sheet.all["b"], ines.sheet.all["b"]
    house.table.key("BB")
    assert leo.sheet.all["b"] > before[0]
    assert ines.sheet.all["b"] > before[1]


def test_when_a_phone_leaves_its_keys_are_forgotten(dealt: tuple[House, Page, Page]) -> None:
    house, leo, ines = dealt
    assert leo.send("leave") == 204
    house.pages.remove(leo)
    assert leo.sheet.gone == "left"
    assert leo.open() == 401
    assert house.seats.joined == {3}
    assert [line for line in ines.sheet.shown if "Léo" in line][-1] != "Léo a son téléphone."


def test_after_a_restart_no_phone_is_known(dealt: tuple[House, Page, Page]) -> None:
    house, leo, _ = dealt
    pages = house.pages
    house.table.power_cut()
    assert pages != house.pages
    assert leo.open() == 401
    assert leo.post("here", leo.sheet.box(n=99, hidden=False)) == 401


# --- joining ---


def test_a_wrong_number_lets_nobody_in(tmp_path: Path) -> None:
    house, _ = seated(tmp_path)
    page = house.knock(2)
    wrong = f"{(int(page.sheet.digits) + 1) % 10_000:04}"
    house.table.key(wrong)
    assert page.sheet.gone == "refused"
    assert page.open() == 401
    assert house.seats.joined == frozenset()


def test_three_wrong_numbers_shut_the_door_aloud(tmp_path: Path) -> None:
    house, _ = seated(tmp_path)
    for _ in range(3):
        page = house.knock(2)
        house.table.key(f"{(int(page.sheet.digits) + 1) % 10_000:04}")
    house.table.wait(1)
    assert house.seats.door == "shut"
    assert house.asked(wire.Join(2, bytes(32)))[0] == 403
    assert any("téléphone" in line for line in house.table.transcript[-3:])


def test_a_door_that_shuts_before_a_phone_has_opened_its_nonce_gives_it_no_number(tmp_path: Path) -> None:
    """Nobody would be asked for it."""
    house, _ = seated(tmp_path)
    sheet = Sheet(2, house.random)
    opening = sheet.committed(house.asked(wire.Join(2, sheet.public))[1])
    phones = house.table.core.session.phones
    house.table.core.session = replace(house.table.core.session, phones=replace(phones, shut=True))
    assert house.asked(wire.Joined(bytes_of(opening["j"]), bytes_of(opening["nA"]))) == (403, None)
    house.table.wait(6)
    assert house.seats._phones.door.request is None


def test_a_phone_that_nobody_types_for_is_turned_away_in_time(tmp_path: Path) -> None:
    house, _ = seated(tmp_path)
    page = house.knock(2)
    house.table.wait(61)
    assert page.sheet.gone == "refused"
    assert house.seats.door == "open"


def test_a_table_where_a_dash_is_enough_may_say_so(tmp_path: Path) -> None:
    house = House(Tabletop(cupboard(tmp_path), names=NAMES), pairing="press")
    house.table._sit(house.table.cupboard.venue.tone, 0.0)
    house.table.open()
    page = house.knock(2)
    assert page.sheet.way == "press"
    house.table.key("#")
    assert page.sheet.all["seat"] == 2


# --- who is there ---


def test_while_nobody_may_be_there_what_is_private_waits(dealt: tuple[House, Page, Page]) -> None:
    house, leo, ines = dealt
    leo.press("C")
    leo.awake = False
    house.table.wait(5)
    house.table.scan(f"{DEFUSE}@1")
    assert "1." not in leo.sheet.private
    leo.awake = True
    house.table.wait(1)
    assert "1." in leo.sheet.private
    assert ines.sheet.private == []


def test_a_phone_that_has_died_closes_its_window_and_tells_nobody_what_it_held(
    dealt: tuple[House, Page, Page],
) -> None:
    house, leo, ines = dealt
    leo.press("C")
    leo.scan(f"{DEFUSE}@1")
    leo.awake = False
    leo.drop()
    before = len(house.table.transcript)
    for _ in range(70):
        house.table.wait(1)
        house.table.core.session.desk.window and house.table.key("D")  # else it closes after its 20 s
    assert house.table.core.session.desk.window is None
    assert not any(ear.output == "page 2" for ear in house.table.core.session.ears)
    assert ines.sheet.private == []
    assert not [line for line in house.table.transcript[before:] if line.startswith("[table] 1.")]
    leo.awake = True
    house.table.wait(1)
    assert any(ear.output == "page 2" for ear in house.table.core.session.ears), "it is back"


def test_nothing_is_taken_back_or_confirmed_that_a_page_has_not_shown(dealt: tuple[House, Page, Page]) -> None:
    house, leo, _ = dealt
    leo.chooses("braille")
    acts = house.table.core.session.input_seq
    leo.press("BB")
    assert house.table.core.session.input_seq == acts, "what would be taken back is not read yet"
    leo.read()
    leo.press("B")
    assert house.table.core.session.input_seq == acts + 1


def test_a_braille_reader_is_never_hurried(dealt: tuple[House, Page, Page]) -> None:
    house, leo, _ = dealt
    leo.chooses("braille")
    leo.press("C")
    leo.scan(f"{SECURE}@1", f"{DEFUSE}@1")
    assert len(leo.sheet.private) == 1, "the next comes when this is read"
    house.table.wait(15)
    while leo.sheet.newest > leo._heard:
        leo.read()
    assert leo.sheet.private[-2:] == ["1.", "2."]


def test_a_dead_phone_does_not_make_the_table_wait(tmp_path: Path) -> None:
    speaker = PatientSpeaker()
    house, (leo,) = seated(tmp_path, 2, speaker=speaker)
    while house.table.voices.busy:
        house.table.heard_out()
    leo.awake = False
    leo.drop()
    leo_ear = house.seats._pages[2].output.scheduler
    house.table.key("C2")
    while house.table.voices.busy:
        house.table.heard_out()
    assert leo_ear.speaking, "it waits for the phone"
    house.table.key("*")
    assert house.table.core.session.desk.window is None


# --- how it reads ---


def test_a_seat_reads_in_its_own_language(dealt: tuple[House, Page, Page]) -> None:
    house, leo, ines = dealt
    leo.chooses("reader", lang="en")
    assert "Shuffle" in " ".join(leo.sheet.shown)
    assert leo.sheet.all["lang"] == "en"
    assert all(lang == "en" for line in leo.sheet.lines for lang, _ in line["runs"] if "Léo" not in _)
    leo.press("C")
    house.table.wait(2)
    assert "Léo écoute." in ines.sheet.shown
    assert "Léo is listening." in leo.sheet.shown


def test_a_new_phone_reads_as_the_one_before(dealt: tuple[House, Page, Page]) -> None:
    house, leo, _ = dealt
    leo.chooses("braille", lang="es", verbosity="brief", patience=2)
    new = house.join(2)
    house.table.wait(1)
    assert (new.sheet.all["as"], new.sheet.all["lang"], new.sheet.all["patience"]) == ("braille", "es", 2)


def test_a_language_that_is_not_there_is_the_tables(dealt: tuple[House, Page, Page]) -> None:
    _, leo, _ = dealt
    leo.chooses("reader", lang="tlh")
    assert leo.sheet.all["lang"] == "fr"


@pytest.mark.parametrize(("patience", "open", "closed"), [(1, 19, 21), (2, 39, 41), (4, 79, 81), (0, 1000, None)])
def test_patience_makes_every_limit_of_the_seat_longer(
    dealt: tuple[House, Page, Page], patience: int, open: int, closed: int | None
) -> None:
    house, leo, ines = dealt
    leo.chooses("reader", patience=patience)
    leo.press("C")
    house.table.wait(open)
    assert house.table.core.session.desk.window is not None
    if closed is not None:
        house.table.wait(closed - open)
        assert house.table.core.session.desk.window is None
        ines.press("C")
        house.table.wait(21)
        assert house.table.core.session.desk.window is None, "and no other's"


def test_where_nobody_has_keys_a_phone_joins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Devices, "pads", False)
    house, _ = seated(tmp_path)
    page = house.knock(2)
    assert (page.sheet.way, page.sheet.all["seat"]) == ("unasked", 2)


def test_where_only_the_machines_own_page_has_keys_the_phone_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Devices, "pads", False)
    monkeypatch.setattr(Devices, "page", True)
    house, _ = seated(tmp_path)
    page = house.knock(2)
    assert (page.sheet.way, page.sheet.all) == ("page", {})
    house.table.key(page.sheet.digits)
    assert page.sheet.all["seat"] == 2
    assert house.knock(3).sheet.way == "digits", "Léo's phone has keys too"


# --- what its keys answer ---


def test_a_question_carries_its_choices(tmp_path: Path) -> None:
    house, (leo,) = seated(tmp_path, 2, keys="")
    assert leo.sheet.ask is not None
    assert [choice["number"] for choice in leo.sheet.ask["choices"]] == [1, 2, 3, 4]
    house.table.key("####")
    assert leo.sheet.ask is None
    leo.press("99")
    assert leo.sheet.ask is not None
    assert [choice["number"] for choice in leo.sheet.ask["choices"]] == [1, 4, 5, 6, 7]
    leo.press("*")
    assert leo.sheet.ask is None


def test_while_another_listens_no_key_answers_the_table(tmp_path: Path) -> None:
    _, (leo, ines) = seated(tmp_path, 2, 3, keys=DEALT + "###")
    assert leo.sheet.ask is not None
    assert ines.sheet.ask is not None
    leo.press("C")
    assert ines.sheet.ask is None
    assert leo.sheet.ask is None


# --- speak to me ---


def test_the_companions_own_voice_is_fetched_and_every_sound_is_as_long(dealt: tuple[House, Page, Page]) -> None:
    _, leo, ines = dealt
    leo.chooses("speak")
    leo.press("C")
    line = leo.sheet.lines[-1]
    assert line["sound"]
    assert line["private"]
    status, sound = leo.sound(line["n"])
    assert status == 200
    assert sound is not None
    assert sound.startswith(b"RIFF")
    assert len(sound) == 44 + 2 * 22050 * 2
    assert leo.sound(line["n"] - 1) == (404, None)
    assert ines.house.asked(wire.SeatSound(leo.sheet.name, ines.sheet.box(line=line["n"])))[0] == 401
    leo.scan(f"{SECURE}@1")
    assert leo.sheet.newest == line["n"], "one after the other"
    leo.read()
    assert leo.sheet.newest > line["n"]


def test_a_voice_on_a_phone_is_silent_while_the_table_speaks_and_then_begins_anew(tmp_path: Path) -> None:
    speaker = PatientSpeaker()
    house, (leo,) = seated(tmp_path, 2, keys="", speaker=speaker)
    leo.chooses("speak")

    def said() -> None:
        while house.table.voices._table.speaking:
            house.table.heard_out()

    for key in DEALT[:6]:  # the roles are dealt
        said()
        house.table.key(key)
    said()
    leo.press("C")
    said()
    leo.scan(f"{GAME}/role/shadow")
    number = leo.sheet.newest
    assert leo.sound(number)[0] == 200
    house.table.plug(Equipment.SCANNER, first=True)
    assert leo.sheet.hears[-1] == "hush"
    said()
    assert leo.sheet.hears[-2:] == ["hush", number]
    assert leo.sound(number)[0] == 200


# --- beside an earphone ---


def test_a_page_that_comes_and_goes_while_its_seats_earphone_is_worn(tmp_path: Path) -> None:
    ears = (Ear("ear 1", (2, 3)),)
    house, _ = seated(tmp_path, keys="#######", ears=ears, dice=(4,) * 20)
    house.table.key("C2")
    house.table.key("4")
    house.table.key("#")
    house.table.scan(f"{DEFUSE}@1")
    assert "[seat 2] 1." in house.table.transcript
    leo = house.knock(2)
    house.table.key("C")
    house.table.key(leo.sheet.digits)
    house.pages = [leo]
    house.table.wait(1)
    assert leo.sheet.all["seat"] == 2
    before = len(house.table.said)
    leo.press("C")
    leo.scan(f"{DEFUSE}@2")
    assert "1." in leo.sheet.private
    assert not house.table.voices.all[0].verified, "the earphone is locked"
    assert leo.send("leave") == 204
    assert len(house.table.said) > before


# --- nothing anywhere else ---

PLACES = ("_add", "_whole", "_wipe", "_tell", "_look", "_show")


@pytest.mark.parametrize("place", PLACES)
def test_a_fault_tells_no_private_word(
    dealt: tuple[House, Page, Page], place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house, leo, _ = dealt
    leo.press("C")
    genuine = getattr(module.Seats, place)

    def broken(*told: object, **more: object) -> None:
        genuine(*told, **more)
        raise RuntimeError(f"on purpose: {told!r} {more!r}")

    monkeypatch.setattr(module.Seats, place, broken)

    def goes_on() -> None:
        leo.scan(f"{DEFUSE}@1")
        leo.press("C")

    with pytest.raises(RuntimeError) as raised:
        goes_on()
    told = str(raised.value) + repr(house.seats._pages) + repr(house.seats._phones.joined) + capsys.readouterr().out
    assert "ésamorçage" not in told
    assert "defuse" not in told
    assert repr(leo.sheet.up) not in told
    assert repr(leo.sheet.down) not in told


# --- two evenings that differ in one seat's cards ---


@dataclass
class Evening:
    """One of two evenings: four seats with pages, and what went over each wire."""

    folder: Path
    other: bool
    house: House = field(init=False)
    pages: dict[int, Page] = field(init=False)

    def __post_init__(self) -> None:
        self.house, pages = seated(self.folder, 1, 2, 3, 4)
        self.pages = {page.sheet.seat: page for page in pages}

    def act(self, act: str, seat: int, number: int) -> None:
        page, table = self.pages[seat], self.house.table
        match act:
            case "listen":
                page.press("C")
            case "scan":
                kinds = (DEFUSE, SECURE) if self.other and seat == 2 else (SECURE, DEFUSE)
                page.scan(f"{kinds[number % 2]}@{1 + number % 4}")
            case "key":
                page.press("0D9*A"[number % 5])
            case "table":
                table.key("0D*BC"[number % 5])
            case "wait":
                table.wait(number)
            case "drop":
                page.drop()
                page.open()
            case "sleep":
                page.awake = not page.awake


acts = st.lists(
    st.tuples(
        st.sampled_from(["listen", "scan", "scan", "scan", "key", "table", "wait", "drop", "sleep"]),
        st.sampled_from([1, 2, 2, 2, 3, 4]),
        st.integers(0, 9),
    ),
    max_size=25,
)


@tried(20, phases=(Phase.explicit, Phase.reuse, Phase.generate))  # to make it smaller would take minutes
@given(acts)
def test_whatever_one_seat_scans_every_other_wire_is_the_same_to_the_byte(
    tmp_path_factory: pytest.TempPathFactory, script: list[tuple[str, int, int]]
) -> None:
    one, other = (Evening(tmp_path_factory.mktemp("evening"), swapped) for swapped in (False, True))
    for act, seat, number in script:
        one.act(act, seat, number)
        other.act(act, seat, number)
    for seat in (1, 3, 4):
        assert one.pages[seat].stream == other.pages[seat].stream
        assert one.pages[seat].answers == other.pages[seat].answers
    secret = [[(at, len(text)) for at, text in evening.pages[2].stream] for evening in (one, other)]
    assert secret[0] == secret[1]
    assert one.pages[2].answers == other.pages[2].answers


anything = st.lists(
    st.tuples(
        st.sampled_from(
            ["listen", "scan", "scan", "key", "table", "wait", "drop", "sleep", "undo", "deal", "join", "gone"]
        ),
        st.sampled_from([1, 2, 3, 4]),
        st.integers(0, 9),
    ),
    max_size=40,
)


@tried(20, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@example([("table", 1, 9), ("join", 4, 6)])  # whose window is asked, for as long as nobody answers
@example([("sleep", 1, 4), ("sleep", 3, 4), ("sleep", 2, 8), ("join", 1, 2)])  # three phones go in the same moment
@given(anything)
def test_whatever_comes_a_page_shows_only_what_the_core_would_say_again(
    tmp_path_factory: pytest.TempPathFactory, script: list[tuple[str, int, int]]
) -> None:
    evening = Evening(tmp_path_factory.mktemp("evening"), False)
    house = evening.house
    for act, seat, number in script:
        match act:
            case "undo":
                house.table.key("BB")
            case "deal":
                house.table.key("#" * (number % 3))
            case "join" if not house.table.core.session.windows:
                house.table.wait(61)  # nothing is begun at the table that would own the digits
                if laid_for(house.table.core.session, None).desk.calling:
                    house.table.key("C")
                evening.pages[seat] = house.join(seat)
            case "gone":
                evening.pages[seat].drop()
            case _ if evening.pages[seat].number or act in ("table", "wait", "drop"):
                evening.act(act, seat, number)
        checked(house, [page for page in house.pages if page.number and page.awake])


def test_every_box_has_one_of_two_lengths(dealt: tuple[House, Page, Page]) -> None:
    _, leo, ines = dealt
    listened(leo)
    listened(ines)
    lengths = {len(text) for page in (leo, ines) for _, text in page.stream}
    assert lengths == {len(sealing.seal(bytes(32), {}, bytes(24), size)) for size in (sealing.SMALL, sealing.LARGE)}
