"""Settings: three places, the later over the earlier; and a file that only the program writes."""

from __future__ import annotations

import contextlib
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from companion.files import config
from companion.files.config import EarWish, Learned, Outputs, PortWish, Settings
from companion.files.documents import Faulty
from companion.model import OwnText, OwnTone, Verbosity
from companion.speech.catalogue import Catalogue
from companion.speech.outputs import NEVER_RESTS, Device, lead_in
from companion.system import locks

BY_HAND = """\
language: es
rate: 200
volume: 80
verbosity: brief
voices: {fr: roa/fr, es: roa/es-419}
outputs: {table: USB, "seat2,seat5": Headset}
table-without-scanner: false
scanners: [auto, "seat2=/dev/ttyACM1?baud=9600&parity=E"]
keypads: ["socket://localhost:4000"]
names: [Ana, Léo, "Jo: la grande"]
pad-keys: {"7": "1", "+": A}
terminal-keys: {u: B}
games: {time-bomb-undercover: {first-player: oldest, rounds: 4, talk: true}}
ears: {"seat5,seat2": {rate: 260, volume: 60, voices: {fr: roa/fr-be}}, seat3: {language: en, verbosity: full}}
"""


def test_without_any_file_the_defaults_hold(tmp_path: Path) -> None:
    assert config.load(tmp_path) == Settings()


def test_settings_written_by_hand_are_read_whole(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(BY_HAND)
    assert config.load(tmp_path) == Settings(
        language="es",
        rate=200,
        volume=80,
        verbosity=Verbosity.BRIEF,
        voices={"fr": "roa/fr", "es": "roa/es-419"},
        outputs=Outputs("USB", (EarWish((2, 5), "Headset"),)),
        scanners=(PortWish("auto"), PortWish("/dev/ttyACM1?baud=9600&parity=E", 2)),
        keypads=(PortWish("socket://localhost:4000"),),
        names=("Ana", "Léo", "Jo: la grande"),
        pad_keys={"7": "1", "+": "A"},
        terminal_keys={"u": "B"},
        games={"time-bomb-undercover": {"first-player": "oldest", "rounds": "4", "talk": "true"}},
        ears={
            "seat2,seat5": OwnTone(rate=260, volume=60, voices=(("fr", "roa/fr-be"),)),
            "seat3": OwnTone(lang="en", verbosity=Verbosity.FULL),
        },
    )


def test_what_was_set_by_ear_lies_over_the_hand_written_and_the_command_line_over_both(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(BY_HAND)
    Learned(tmp_path).save({"rate": 240, "volume": 60, "voices": {"fr": "mb/fr1"}})
    settings = config.load(tmp_path, {"volume": 30, "rate": None})
    assert (settings.rate, settings.volume, settings.language) == (240, 30, "es")
    assert settings.voices == {"fr": "mb/fr1", "es": "roa/es-419"}
    assert (tmp_path / "settings.yaml").read_text() == BY_HAND


def test_what_was_set_in_an_ear_lies_over_what_was_written_for_it_field_by_field(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(BY_HAND)
    Learned(tmp_path).save({"ears": {"seat2,seat5": {"volume": 90}}})
    Learned(tmp_path).save({"ears": {"seat2,seat5": {"voices": {"en": "gmw/en"}}, "seat3": {"language": "es"}}})
    assert config.load(tmp_path).ears == {
        "seat2,seat5": OwnTone(rate=260, volume=90, voices=(("fr", "roa/fr-be"), ("en", "gmw/en"))),
        "seat3": OwnTone(lang="es", verbosity=Verbosity.FULL),
    }


@pytest.mark.parametrize(
    ("good", "bad", "expected"),
    [
        ("language: es", "language: no", (1, "language", "fault-quotes")),
        ("rate: 200", "rate: 500", (2, "rate", "fault-whole")),
        ("volume: 80", "volume: 080", (3, "volume", "fault-whole")),
        ("verbosity: brief", "verbosity: loud", (4, "verbosity", "fault-choice")),
        ("table-without-scanner: false", "table-without-scanner: no", (7, "table-without-scanner", "fault-flag")),
        ('"seat2,seat5"', "seat9", (6, "outputs.seat9", "fault-output")),
        ("table: USB", "seat5: USB", (6, "outputs.seat2,seat5", "fault-output-twice")),
        ("seat2=", "seat9=", (8, "scanners.2", "fault-port")),
        ('"7": "1"', '7: "1"', (11, "pad-keys.7", "fault-quotes")),
        ("u: B", "u: E", (12, "terminal-keys.u", "fault-choice")),
        ("rounds: 4", "rounds: 04", (13, "games.time-bomb-undercover.rounds", "fault-quotes")),
        ('"seat5,seat2"', "table", (14, "ears.table", "fault-ear")),
        ("seat3:", "seat5:", (14, "ears.seat5", "fault-ear-twice")),
        ("rate: 260", "rate: 20", (14, "ears.seat5,seat2.rate", "fault-whole")),
        ("{language: en,", "{names: en,", (14, "ears.seat3.names", "fault-unknown-field")),
        ("language: es", "lang: es", (1, "lang", "fault-unknown-field")),
    ],
)
def test_a_fault_names_its_line_and_field(tmp_path: Path, good: str, bad: str, expected: object) -> None:
    (tmp_path / "settings.yaml").write_text(BY_HAND.replace(good, bad))
    with pytest.raises(Faulty) as refused:
        config.load(tmp_path)
    assert expected in [(fault.line, fault.field, fault.id) for fault in refused.value.faults]


def test_the_faults_of_both_files_are_told_together(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("rate: 08\n")
    (tmp_path / "learned.yaml").write_text("volume: 08\n")
    with pytest.raises(Faulty) as refused:
        config.load(tmp_path)
    assert [(fault.path.name, fault.field) for fault in refused.value.faults] == [
        ("settings.yaml", "rate"),
        ("learned.yaml", "volume"),
    ]


def test_an_earphone_that_moves_to_another_seat_leaves_the_first_and_nothing_else_is_forgotten(tmp_path: Path) -> None:
    learned = Learned(tmp_path)
    learned.save({"outputs": {"seat2,seat5": "sink.left"}, "rate": 200}, whole=("outputs",))
    learned.save({"outputs": {"seat2": "sink.right"}}, whole=("outputs",))
    learned.save({"rate": 220}, whole=("outputs",))
    settings = config.load(tmp_path)
    assert settings.outputs == Outputs(None, (EarWish((2,), "sink.right"),))
    assert settings.rate == 220


def test_how_a_name_is_said_is_kept_by_name_and_the_last_telling_holds(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("said: {Inès: {lang: fr, text: inèsse}, Zoé: {lang: es, text: zoé}}\n")
    assert config.load(tmp_path).said == {
        "Inès": OwnText("fr", "Inès", said="inèsse"),
        "Zoé": OwnText("es", "Zoé", said="zoé"),
    }
    learned = Learned(tmp_path)
    learned.save({"said": {"Inès": {"lang": "fr", "text": "i-nès"}}}, whole=("said/Inès",))
    learned.save({"said": {"Inès": {"lang": "fr", "recording": "_names/ines-1.wav"}}}, whole=("said/Inès",))
    learned.save({"said": {"Léo": {"lang": "fr", "text": "lé-o"}}}, whole=("said/Léo",))
    assert config.load(tmp_path).said == {
        "Inès": OwnText("fr", "Inès", "_names/ines-1.wav"),
        "Zoé": OwnText("es", "Zoé", said="zoé"),
        "Léo": OwnText("fr", "Léo", said="lé-o"),
    }


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ('names: ["Ana;Léo"]', ("names.1", "fault-name")),
        (f"names: [{'x' * 41}]", ("names.1", "fault-long")),
        ("said: {Ana: ana}", ("said.Ana", "fault-record")),
        ("said: {Ana: {lang: fr}}", ("said.Ana", "fault-text-or-recording")),
        ("said: {Ana: {lang: fr, recording: ../ana.wav}}", ("said.Ana.recording", "fault-recording-name")),
    ],
)
def test_what_is_no_name_is_refused(tmp_path: Path, written: str, fault: tuple[str, str]) -> None:
    (tmp_path / "settings.yaml").write_text(written + "\n")
    with pytest.raises(Faulty) as refused:
        config.load(tmp_path)
    assert [(found.field, found.id) for found in refused.value.faults] == [fault]


def test_outputs_that_sleep_are_read_by_any_part_of_their_names(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("awake: [hdmi]\nlead-in: {Headset: 600, sink.left: 0}\n")
    lead_ins = config.load(tmp_path).lead_ins
    assert lead_in(Device("sink.hdmi", "HDMI 1"), lead_ins) == NEVER_RESTS
    assert lead_in(Device("sink.right", "USB headset"), lead_ins) == 0.6
    assert lead_in(Device("sink.left", "USB headset"), lead_ins) == 0.0, "its own id goes before a part"
    assert lead_in(Device("sink.box", "Box"), lead_ins) == 0.0
    (tmp_path / "settings.yaml").write_text("lead-in: {Headset: 9000}\n")
    with pytest.raises(Faulty):
        config.load(tmp_path)


def test_how_phones_reach_the_table_is_read_and_what_was_learned_lies_over_it(tmp_path: Path) -> None:
    assert config.load(tmp_path).pages == config.PagesWish()
    (tmp_path / "settings.yaml").write_text(
        'pages: {address: "192.168.1.20", http: 0, wifi: "Club", password: "12345678"}\n'
    )
    config.Learned(tmp_path).save({"pages": {"wifi": "Companion"}})
    assert config.load(tmp_path).pages == config.PagesWish("192.168.1.20", 0, wifi="Companion", password="12345678")


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        *((f'address: "{bad}"', "fault-address") for bad in ("300.1.1.1", "1.2.3", "1.2.3.4.", "01.2.3.4", "::1")),
        ("http: 70000", "fault-whole"),
        ("password: seven77", "fault-wifi-password"),
        ("password: pañuelos-9", "fault-wifi-password"),
        ("pairing: none", "fault-choice"),
    ],
)
def test_what_no_phone_could_use_is_refused_and_no_password_is_told(tmp_path: Path, written: str, fault: str) -> None:
    (tmp_path / "settings.yaml").write_text(f"pages: {{{written}}}\n")
    with pytest.raises(Faulty) as refused:
        config.load(tmp_path)
    (found,) = refused.value.faults
    assert (found.field, found.id) == (f"pages.{written.partition(':')[0]}", fault)
    if "password" in written:
        for lang in ("fr", "en", "es"):
            assert written.partition(": ")[2] not in Catalogue(lang).text(found.word())
            assert written.partition(": ")[2] not in repr(config.PagesWish(password=written.partition(": ")[2]))


def test_turned_pads_are_read_and_a_kind_that_there_is_not_is_refused(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("turned-pads: [keypad, numeric-pad]\n")
    assert config.load(tmp_path).turned_pads == ("keypad", "numeric-pad")
    (tmp_path / "settings.yaml").write_text("turned-pads: [telephone]\n")
    with pytest.raises(Faulty):
        config.load(tmp_path)


def test_what_is_learned_adds_to_what_was_learned(tmp_path: Path) -> None:
    learned = Learned(tmp_path / "new" / "folder")
    learned.save({"rate": 240})
    learned.save({"names": ["Ana", "no", "08"], "rate": 250})
    settings = config.load(tmp_path / "new" / "folder")
    assert (settings.rate, settings.names) == (250, ("Ana", "no", "08"))


@given(
    st.text(
        alphabet=st.characters(min_codepoint=32, exclude_categories=["Cs", "Cc", "Cn", "Co"]), min_size=1, max_size=40
    )
)
def test_any_name_that_was_learned_is_read_back_the_same(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    folder = tmp_path_factory.mktemp("learned")
    if not name.strip():
        return
    with contextlib.suppress(Faulty):  # a character that no YAML file may hold
        Learned(folder).save({"names": [name]})
        assert config.load(folder).names == (name.strip(),)


@pytest.mark.parametrize("changes", [{"rate": 5000}, {"rate": True}, {"tempo": 3}, {"names": "Ana"}])
def test_nothing_is_learned_that_could_not_be_read_back(tmp_path: Path, changes: dict[str, object]) -> None:
    Learned(tmp_path).save({"rate": 240})
    before = (tmp_path / "learned.yaml").read_bytes()
    with pytest.raises(Faulty):
        Learned(tmp_path).save(changes)
    assert (tmp_path / "learned.yaml").read_bytes() == before


def test_a_broken_learned_file_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "learned.yaml").write_text("rate: 08\n")
    with pytest.raises(Faulty):
        Learned(tmp_path).save({"rate": 240})
    assert (tmp_path / "learned.yaml").read_text() == "rate: 08\n"


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_whole_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    learned = Learned(tmp_path)
    learned.save({"rate": 240})

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, broken, full)
    with pytest.raises(Faulty) as refused:
        learned.save({"rate": 250})
    assert [fault.id for fault in refused.value.faults] == ["fault-not-written"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["learned.lock", "learned.yaml"]
    assert config.load(tmp_path).rate == 240


@pytest.mark.parametrize("address", ["", " ", "seat9=/dev/x", "seat2=", "two words"])
def test_what_is_no_port_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        PortWish.parse(address)


def test_two_tables_that_keep_something_at_once_lose_nothing(tmp_path: Path) -> None:
    def keep(seat: int) -> None:
        for rate in range(200, 210):
            Learned(tmp_path).save({"ears": {f"seat{seat}": {"rate": rate}}})

    with ThreadPoolExecutor() as tables:
        list(tables.map(keep, range(1, 5)))
    kept = yaml.safe_load((tmp_path / "learned.yaml").read_text())
    assert kept["ears"] == {f"seat{seat}": {"rate": 209} for seat in range(1, 5)}


def test_a_table_that_never_lets_go_is_told_and_keeps_nothing_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "_PATIENCE", 0.0)
    with locks.in_turn(tmp_path / "learned.lock", 0.0), pytest.raises(Faulty) as refused:
        Learned(tmp_path).save({"rate": 200})
    assert [fault.id for fault in refused.value.faults] == ["fault-not-written"]
    Learned(tmp_path).save({"rate": 200})
