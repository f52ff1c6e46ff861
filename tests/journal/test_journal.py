"""The journal: what it is given comes back, nothing that returned is lost, what it refuses is not touched."""

from __future__ import annotations

import errno
import hashlib
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from enum import Enum
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.journal import folder as games
from companion.journal import notation, store
from companion.journal.faults import (
    DamagedJournal,
    DiskFull,
    JournalError,
    JournalFault,
    NewerEvent,
    NewerJournal,
    NoJournal,
    NotAJournal,
    Taken,
    UnknownEvent,
)
from companion.journal.folder import DataLock
from companion.journal.store import Journal, Standing
from companion.model import Event, Hidden, OwnText, Token, Way
from companion.session import events_of
from companion.system import folders
from tests.examples import tried
from tests.golden_journal import FOLDER
from tests.journal.journal_child import Counted, counted


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Player:
    seat: int
    name: str | None = None
    way: Way | None = None


@dataclass(frozen=True, slots=True)
class Begun(Event):
    kind: ClassVar[str] = "test/begun"
    players: tuple[Player, ...]
    settings: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Cut(Event):
    kind: ClassVar[str] = "test/cut"
    token: Token
    seat: int
    last: bool = False
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Told(Event):
    kind: ClassVar[str] = "test/told"
    text: OwnText | None
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Over(Event):
    kind: ClassVar[str] = "test/over"


@dataclass(frozen=True, slots=True)
class Armed(Event):
    kind: ClassVar[str] = "test/armed"
    durable: ClassVar[bool] = False
    seat: int


CLASSES: tuple[type[Event], ...] = (Begun, Cut, Told, Over, Armed)
CABLE = Token("test/cable/secure")


def cut(copy: int) -> Cut:
    return Cut(Token("test/cable/secure", copy), seat=1 + copy % 5, colour=Colour.RED)


def new(path: Path, classes: Sequence[type[Event]] = CLASSES) -> Journal:
    return Journal.create(path, classes, game="test", made_by="0")


def played(path: Path, *inputs: Sequence[Event]) -> Path:
    """A closed game at ``path``: these events, input by input from 1."""
    with new(path) as journal:
        for number, events in enumerate(inputs, 1):
            journal.append(number, events)
    return path


def altered(path: Path, *statements: str) -> Path:
    """The same file after somebody else's SQL."""
    with closing(sqlite3.connect(path)) as db, db:
        for statement in statements:
            db.execute(statement)
    return path


def contents(path: Path, classes: Sequence[type[Event]] = CLASSES) -> list[tuple[int, tuple[Event, ...]]]:
    with Journal.open(path, classes) as journal:
        return list(journal.read())


def prints(folder: Path) -> dict[str, str]:
    """Every file of a folder and what is in it, but for SQLite's index of the -wal, which is no content."""
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in folder.iterdir()
        if not file.name.endswith("-shm")
    }


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


# --- what is written comes back ----------------------------------------------------------------------------

small = st.integers(min_value=-(2**70), max_value=2**70)
tokens = st.builds(Token, st.text(), small)
events = st.one_of(
    st.builds(
        Begun,
        st.lists(st.builds(Player, small, st.none() | st.text(), st.none() | st.sampled_from(Way))).map(tuple),
        st.lists(st.tuples(st.text(), st.text())).map(tuple),
    ),
    st.builds(Cut, tokens, small, st.booleans(), st.none() | st.sampled_from(Colour)),
    st.builds(Told, st.none() | st.builds(OwnText, st.text(), st.text()), st.lists(tokens).map(tuple)),
    st.builds(Over),
)


@tried(30)
@given(st.lists(st.lists(events, min_size=1, max_size=4).map(tuple), max_size=5))
def test_every_event_comes_back_as_it_was_grouped_by_its_input(inputs: list[tuple[Event, ...]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = played(Path(folder) / "a.game", *inputs)
        assert contents(path) == list(enumerate(inputs, 1))


def test_text_that_no_encoding_takes_comes_back(path: Path) -> None:
    odd = Told(OwnText("fr", "Léo \ud800 \0 \N{GRINNING FACE}"))
    assert contents(played(path, [odd])) == [(1, (odd,))]


def test_words_that_were_recorded_come_back_and_others_are_written_as_ever(path: Path) -> None:
    spoken, plain = Told(OwnText("fr", "", "game/a.wav"), ()), Told(OwnText("fr", "Écoutez."), ())
    assert contents(played(path, [spoken], [plain])) == [(1, (spoken,)), (2, (plain,))]
    with closing(sqlite3.connect(path)) as db:
        rows = [row for (row,) in db.execute("SELECT json FROM event ORDER BY seq")]
    assert "recording" in rows[0]
    assert "recording" not in rows[1], "a journal without recordings is what it was before there were any"


def test_a_journal_can_be_read_while_it_is_written(path: Path) -> None:
    with new(path) as journal:
        assert list(journal.read()) == []
        journal.append(1, [cut(1)])
        assert list(journal.read()) == [(1, (cut(1),))]
        assert contents(path) == [(1, (cut(1),))], "and by another reader"
        assert journal.last_input == 1


def test_events_that_are_not_durable_are_left_out(path: Path) -> None:
    assert contents(played(path, [Armed(1), cut(1)], [Armed(2)], [cut(2)])) == [
        (1, (cut(1),)),
        (3, (cut(2),)),
    ]


def test_an_input_with_nothing_durable_does_not_touch_the_disk(path: Path) -> None:
    with new(path) as journal:
        journal.append(1, [Armed(1)], finished=False)
        assert os.listdir(path.parent) == ["a.game"]


def test_a_game_goes_on_in_the_same_file(path: Path) -> None:
    played(path, [cut(1)])
    with Journal.open(path, CLASSES) as journal:
        assert (journal.game, journal.last_input, journal.standing) == ("test", 1, Standing.OPEN)
        journal.append(2, [cut(2), Over()])
    assert contents(path) == [(1, (cut(1),)), (2, (cut(2), Over()))]


def test_a_closed_game_is_one_file(path: Path) -> None:
    played(path, [cut(1)])
    contents(path)
    assert os.listdir(path.parent) == ["a.game"]


def test_the_file_says_what_it_is(path: Path) -> None:
    with closing(sqlite3.connect(played(path, [cut(1)]))) as db:
        assert db.execute("PRAGMA application_id").fetchone() == (store.APPLICATION_ID,)
        assert db.execute("PRAGMA user_version").fetchone() == (store.USER_VERSION,)
        assert db.execute("SELECT * FROM event").fetchall() == [
            (
                1,
                1,
                "test/cut",
                1,
                '{"token":{"id":"test/cable/secure","copy":1},"seat":2,"last":false,"colour":"red"}',
                "ece34a9ef44c0b23",
            )
        ]


def test_every_commit_reaches_the_disk_before_it_returns(path: Path) -> None:
    with new(path) as journal:
        journal.append(1, [cut(1)])
        assert journal._db.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
        assert journal._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_golden_journal_of_the_first_tables_is_still_read() -> None:
    before = prints(FOLDER)
    path = FOLDER / "tables-1.game"
    begun = Begun((Player(1, "Inès", Way.EAR), Player(2)), (("fatality", "yes"),))
    told = Told(OwnText("fr", "Écoutez."), (CABLE,))
    assert contents(path) == [(1, (begun,)), (2, (cut(1), told)), (3, (Over(),))]
    assert games.look(path).standing is Standing.FINISHED
    assert prints(FOLDER) == before


# --- all of an input or nothing ----------------------------------------------------------------------------


def test_a_full_disk_takes_nothing_of_an_input_and_the_game_goes_on_when_there_is_space(path: Path) -> None:
    long = Told(OwnText("fr", "x" * 3000))
    with new(path) as journal:
        journal.append(1, [cut(1)])
        (pages,) = journal._db.execute("PRAGMA page_count").fetchone()
        journal._db.execute(f"PRAGMA max_page_count = {pages + 1}")
        for _ in range(2):
            with pytest.raises(DiskFull) as fault:
                journal.append(2, [cut(2), long, long, long, long], finished=True)
            assert fault.value.path == path
            assert list(journal.read()) == [(1, (cut(1),))]
            assert (journal.last_input, journal.standing) == (1, Standing.OPEN)
        journal._db.execute("PRAGMA max_page_count = 100000")
        journal.append(2, [cut(2), long], finished=True)
    assert contents(path) == [(1, (cut(1),)), (2, (cut(2), long))]


@pytest.mark.parametrize(("free", "fault"), [(1 << 30, JournalFault), (0, DiskFull)])
def test_a_write_that_fails_takes_nothing_of_an_input(
    path: Path, monkeypatch: pytest.MonkeyPatch, free: int, fault: type[JournalError]
) -> None:
    """A full disk can look like any other failure: the free space tells."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with new(path) as journal:
        journal.append(1, [cut(1)])
        size = path.with_name("a.game-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, hard))
        try:
            with pytest.raises(fault):
                journal.append(2, [cut(2), cut(3)])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        journal.append(2, [cut(4)])
    assert contents(path) == [(1, (cut(1),)), (2, (cut(4),))]


def test_a_game_that_cannot_be_created_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(DiskFull):
        new(path)
    assert os.listdir(path.parent) == []


def test_an_event_that_cannot_be_written_takes_its_input_with_it(path: Path) -> None:
    with new(path, (Cut,)) as journal:
        with pytest.raises(TypeError):
            journal.append(1, [cut(1), Over()])
        assert list(journal.read()) == []


def test_inputs_are_numbered_upwards(path: Path) -> None:
    with new(path) as journal:
        journal.append(4, [cut(1)])
        with pytest.raises(ValueError, match="input 4 after input 4"):
            journal.append(4, [cut(2)])
        journal.append(7, [cut(2)])
    assert [number for number, _ in contents(path)] == [4, 7]


def test_nothing_that_was_written_is_lost_to_kill_9(path: Path) -> None:
    """One game, killed twenty times in the middle of its appends and gone on with."""
    new(path, [Counted]).close()
    script = Path(__file__).with_name("journal_child.py")
    chance = Random(1)
    printed = 0
    for _ in range(20):
        child = subprocess.Popen([sys.executable, script, path], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(chance.randrange(1, 120))]
        child.kill()
        lines += child.stdout.readlines()
        child.stdout.close()
        child.wait()
        assert int(lines[-1]) >= printed + len(lines)
        printed = int(lines[-1])
        before = prints(path.parent)
        kept = contents(path, [Counted])
        assert prints(path.parent) == before, "reading leaves what a power cut left"
        assert len(kept) in (printed, printed + 1), "the last may be on disk and not yet printed"
        assert kept == [(number, counted(number)) for number in range(1, len(kept) + 1)]


# --- what is refused is not touched ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CutOfTomorrow(Event):
    kind: ClassVar[str] = "test/cut"
    version: ClassVar[int] = 2
    token: Token
    seat: int
    last: bool
    colour: Colour | None
    hand: str


def is_newer(path: Path) -> None:
    later = store.USER_VERSION + 1
    altered(played(path, [cut(1)]), f"PRAGMA user_version = {later}")
    with closing(sqlite3.connect(path)) as db, db:
        facts = dict(db.execute("SELECT key, value FROM about").fetchall())
        db.execute("UPDATE about SET value = ? WHERE key = 'version'", (str(later),))
        mark = store._mark(facts["game"], facts["made-by"], str(later))
        db.execute("UPDATE about SET value = ? WHERE key = 'mark'", (mark,))


def has_another_version_in_its_header(path: Path) -> None:
    altered(played(path, [cut(1)]), f"PRAGMA user_version = {store.USER_VERSION + 1}")


def has_another_game_in_it(path: Path) -> None:
    altered(played(path, [cut(1)]), "UPDATE about SET value = 'tesu' WHERE key = 'game'")


def has_another_seat_in_an_event(path: Path) -> None:
    altered(played(path, [cut(1)]), "UPDATE event SET json = replace(json, '\"seat\":2', '\"seat\":3')")


def is_another_database(path: Path) -> None:
    altered(path, "CREATE TABLE event (seq)")


def is_empty(path: Path) -> None:
    path.touch()


def is_noise(path: Path) -> None:
    path.write_bytes(Random(2).randbytes(20_000))


def is_a_folder(path: Path) -> None:
    path.mkdir()


def is_missing(path: Path) -> None:
    pass


def has_an_unknown_event(path: Path) -> None:
    written_by_a_later_companion(path, "UPDATE event SET kind = 'test/dropped'")


def has_a_newer_event(path: Path) -> None:
    written_by_a_later_companion(path, "UPDATE event SET version = 2")


def written_by_a_later_companion(path: Path, change: str) -> None:
    """A change that a later version makes, with its mark."""
    altered(played(path, [cut(1)]), change)
    with closing(sqlite3.connect(path)) as db, db:
        for seq, *row in db.execute("SELECT seq, input_seq, kind, version, json FROM event").fetchall():
            db.execute("UPDATE event SET mark = ? WHERE seq = ?", (store._mark(*row), seq))


def has_no_tables(path: Path) -> None:
    altered(played(path, [cut(1)]), "DROP TABLE event")


def has_no_standing(path: Path) -> None:
    altered(played(path, [cut(1)]), "DELETE FROM about WHERE key = 'standing'")


def has_no_game(path: Path) -> None:
    altered(played(path, [cut(1)]), "DELETE FROM about WHERE key = 'game'")


def has_an_input_that_is_no_number(path: Path) -> None:
    altered(played(path, [cut(1)]), "UPDATE event SET input_seq = 'one'")


def has_a_version_that_is_no_number(path: Path) -> None:
    altered(played(path, [cut(1)]), "UPDATE event SET version = 'one'")


def has_text_that_is_no_text(path: Path) -> None:
    altered(played(path, [cut(1)]), "UPDATE about SET value = CAST(x'80' AS TEXT) WHERE key = 'game'")


def has_a_wrong_list_of_free_pages(path: Path) -> None:
    whole = played(path, [cut(1)]).read_bytes()
    path.write_bytes(whole[:36] + (5).to_bytes(4, "big") + whole[40:])


def is_torn(path: Path) -> None:
    played(path, *[[cut(number)] for number in range(1, 200)])
    os.truncate(path, path.stat().st_size * 2 // 3)


def is_torn_at_a_page(path: Path) -> None:
    played(path, *[[cut(number)] for number in range(1, 200)])
    os.truncate(path, path.stat().st_size - 4096)


def has_a_page_of_zeros(path: Path) -> None:
    played(path, *[[cut(number)] for number in range(1, 200)])
    whole = path.read_bytes()
    path.write_bytes(whole[:-4096] + bytes(4096))


@given(st.data())
def test_no_flipped_byte_is_taken_for_age_or_changes_what_happened(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.game"
        written = [(number, (cut(number),)) for number in range(1, 8)]
        played(path, *([cut(number)] for number in range(1, 8)))
        whole = bytearray(path.read_bytes())
        at = data.draw(st.integers(0, len(whole) - 1))
        whole[at] ^= data.draw(st.integers(1, 255))
        path.write_bytes(whole)
        with suppress(DamagedJournal, NotAJournal):
            assert contents(path, CLASSES) == written


@pytest.mark.parametrize(
    ("make", "refusal"),
    [
        (is_missing, NoJournal),
        (is_a_folder, NotAJournal),
        (is_empty, NotAJournal),
        (is_noise, NotAJournal),
        (is_another_database, NotAJournal),
        (is_newer, NewerJournal),
        (has_an_unknown_event, UnknownEvent),
        (has_a_newer_event, NewerEvent),
        (has_another_version_in_its_header, DamagedJournal),
        (has_another_game_in_it, DamagedJournal),
        (has_another_seat_in_an_event, DamagedJournal),
        (has_no_tables, DamagedJournal),
        (has_no_standing, DamagedJournal),
        (has_no_game, DamagedJournal),
        (has_an_input_that_is_no_number, DamagedJournal),
        (has_a_version_that_is_no_number, DamagedJournal),
        (has_text_that_is_no_text, DamagedJournal),
        (has_a_wrong_list_of_free_pages, DamagedJournal),
        (is_torn, DamagedJournal),
        (is_torn_at_a_page, DamagedJournal),
        (has_a_page_of_zeros, DamagedJournal),
    ],
)
def test_a_file_that_is_refused_stays_as_it_was(
    path: Path, make: Callable[[Path], None], refusal: type[JournalError]
) -> None:
    make(path)
    before = prints(path.parent) if path.is_file() else {}
    with pytest.raises(refusal) as fault:
        Journal.open(path, CLASSES)
    assert fault.value.path == path
    assert (prints(path.parent) if path.is_file() else {}) == before
    assert os.listdir(path.parent) in ([], ["a.game"])


@pytest.mark.parametrize(
    ("make", "refusal"),
    [(is_noise, NotAJournal), (is_newer, NewerJournal)]
    + [(make, DamagedJournal) for make in (has_no_game, has_no_standing, has_an_input_that_is_no_number)],
)
def test_a_look_at_a_file_that_is_refused_says_why(
    path: Path, make: Callable[[Path], None], refusal: type[JournalError]
) -> None:
    make(path)
    assert type(games.look(path).trouble) is refusal


def test_a_refusal_says_which_event_and_which_version(path: Path) -> None:
    has_a_newer_event(path)
    with pytest.raises(NewerEvent) as newer:
        Journal.open(path, CLASSES)
    assert (newer.value.kind, newer.value.version) == ("test/cut", 2)
    with pytest.raises(UnknownEvent) as unknown:
        Journal.open(path, [Over])
    assert unknown.value.kind == "test/cut"


@pytest.mark.parametrize(
    ("kind", "json"),
    [
        ("told", '{"text":null,"tokens":[],"more":1}'),
        ("told", '{"text":{"lang":"fr","text":"a","more":1},"tokens":[]}'),
        ("told", '{"tokens":[]}'),
        ("told", '{"text":{"lang":1,"text":"a"},"tokens":[]}'),
        ("told", '{"text":null,"tokens":[{"id":"a","copy":true}]}'),
        ("told", '{"text":null,"tokens":[{"id":"a","copy":"1"}]}'),
        ("over", "[]"),
        ("over", "{"),
        ("over", ""),
    ],
)
def test_a_row_that_is_not_what_its_kind_promises_is_refused(path: Path, kind: str, json: str) -> None:
    change = f"UPDATE event SET kind = 'test/{kind}', json = '{json}' WHERE seq = 2"
    altered(played(path, [cut(1)], [Over()]), change)
    before = prints(path.parent)
    with pytest.raises(DamagedJournal) as fault:
        contents(path)
    assert fault.value.seq == 2
    assert prints(path.parent) == before


def test_inputs_out_of_order_are_refused(path: Path) -> None:
    altered(played(path, [cut(1)], [cut(2)]), "UPDATE event SET input_seq = 1 - seq")
    with pytest.raises(DamagedJournal):
        contents(path)


@tried(50)
@given(st.data())
def test_whatever_is_done_to_a_file_it_is_read_or_refused(data: st.DataObject) -> None:
    whole = bytearray((FOLDER / "tables-1.game").read_bytes())
    used = [place for place, byte in enumerate(whole) if byte]
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.sampled_from(used))
        patch = data.draw(st.binary(min_size=1, max_size=8))
        whole[place : place + len(patch)] = patch
    torn = bytes(whole[: data.draw(st.just(len(whole)) | st.integers(0, len(whole)))])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.game"
        path.write_bytes(torn)
        games.look(path)
        with suppress(JournalError):
            contents(path)
        assert path.read_bytes() == torn
        assert os.listdir(folder) == ["a.game"]


# --- events that have grown --------------------------------------------------------------------------------


def test_an_older_event_is_led_up_to_its_class(path: Path) -> None:
    played(path, [cut(1)])
    upgrades = {("test/cut", 1): lambda fields: {**fields, "hand": "left"}}
    with Journal.open(path, [CutOfTomorrow], upgrades) as journal:
        new = CutOfTomorrow(cut(1).token, cut(1).seat, False, Colour.RED, "left")
        assert list(journal.read()) == [(1, (new,))]
        journal.append(2, [new])
        assert list(journal.read()) == [(1, (new,)), (2, (new,))]


@pytest.mark.parametrize("classes", [[Cut, CutOfTomorrow], [CutOfTomorrow]])
def test_event_classes_that_could_not_be_read_back_are_refused_at_once(path: Path, classes: list[type[Event]]) -> None:
    with pytest.raises(ValueError, match=r"two event classes|no upgrade"):
        new(path, classes)
    assert not path.exists()


@dataclass(frozen=True, slots=True)
class Unwritable(Event):
    kind: ClassVar[str] = "test/unwritable"
    things: frozenset[int]


def test_an_event_that_no_row_can_hold_takes_its_input_with_it(path: Path) -> None:
    with new(path, (Cut, Unwritable)) as journal:
        with pytest.raises(TypeError):
            journal.append(1, [cut(1), Unwritable(frozenset({1}))])
        assert list(journal.read()) == []


@dataclass(frozen=True, slots=True)
class Looked(Event):
    kind: ClassVar[str] = "test/looked"
    card: Hidden


def test_without_a_veil_no_hidden_token_is_written(path: Path) -> None:
    with new(path, (Looked,)) as journal:
        with pytest.raises(TypeError):
            journal.append(1, [Looked(Hidden(CABLE))])
        assert list(journal.read()) == []


@pytest.mark.parametrize("cls", events_of(), ids=lambda cls: cls.kind)
def test_a_row_can_hold_every_event_of_every_game(cls: type[Event]) -> None:
    assert callable(notation._writer(cls))
    assert callable(notation._reader(cls))


def test_what_writes_an_event_is_made_ready_a_class_a_step_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notation, "_WRITERS", {Cut: notation._writer(Cut)})
    steps = notation.prepared((Cut, Begun, Over))
    ready = []
    for _ in steps:
        ready.append(set(notation._WRITERS))
    assert ready == [{Cut, Begun}, {Cut, Begun, Over}]
    assert list(notation.prepared((Cut, Begun, Over))) == []


# --- permissions -------------------------------------------------------------------------------------------

REFUSED = """
import sys
from pathlib import Path
sys.path[:0] = {path!r}
from test_journal import CLASSES, cut, new
from companion.journal import folder as games
from companion.journal.faults import JournalError
from companion.journal.folder import DataLock
from companion.journal.store import Journal
folder = Path(sys.argv[1])
def append(path):
    with Journal.open(path, CLASSES) as journal:
        assert len(list(journal.read())) == 1
        journal.append(2, [cut(2)])
for attempt in (
    lambda: new(folder / "b.game"),
    lambda: new(folder / "deeper" / "b.game"),
    lambda: Journal.open(folder / "secret.game", CLASSES),
    lambda: append(folder / "file and folder.game"),
    lambda: append(folder / "folder.game"),
    lambda: append(folder.parent / "file.game"),
    lambda: DataLock(folder),
    lambda: DataLock(folder / "deeper"),
    lambda: DataLock(folder.parent),
    lambda: Journal.open(folder / "cut off.game", CLASSES),
    lambda: games.latest(folder),
):
    try:
        attempt()
        print("done")
    except JournalError as fault:
        print(type(fault).__name__)
print(type(games.look(folder / "secret.game").trouble).__name__)
"""


def test_what_the_system_forbids_is_said_to_be_forbidden(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (folder / "games").mkdir(parents=True)
    readable = [folder / "file and folder.game", folder / "folder.game", tmp_path / "file.game"]
    for path, mode in zip(readable, (0o400, 0o600, 0o400), strict=True):
        played(path, [cut(1)]).chmod(mode)
    played(folder / "secret.game", [cut(1)]).chmod(0)
    with new(folder / "cut off.game") as journal:
        journal.append(1, [cut(1)])
        wal = (folder / "cut off.game-wal").read_bytes()
    (folder / "cut off.game-wal").write_bytes(wal)
    (folder / "games").chmod(0)
    (tmp_path / "lock").touch(0o400)
    before = set(os.listdir(folder))
    folder.chmod(0o500)
    try:
        capabilities = "-dac_override,-dac_read_search"
        as_a_user = ["setpriv", f"--bounding-set={capabilities}", f"--inh-caps={capabilities}"]
        script = REFUSED.format(path=[str(Path(__file__).parent), str(Path(store.__file__).parents[2])])
        answer = subprocess.run(
            [*(as_a_user if os.geteuid() == 0 else []), sys.executable, "-c", script, str(folder)],
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        folder.chmod(0o700)
        (folder / "games").chmod(0o700)
    assert answer.stderr == ""
    assert answer.stdout.split() == ["NoPermission"] * 12
    assert set(os.listdir(folder)) == before
    for path in readable:
        assert contents(path) == [(1, (cut(1),))]


# --- the games of a folder ---------------------------------------------------------------------------------

EVENING = datetime(2025, 3, 1, 20, 15, tzinfo=timezone(timedelta(hours=1)))


def test_a_game_file_is_named_after_the_moment_it_began_in_universal_time(tmp_path: Path) -> None:
    path = games.new_path(tmp_path, "test", EVENING)
    assert path == tmp_path / "games" / "test" / "20250301T191500Z.game"
    played(path)
    second = games.new_path(tmp_path, "test", EVENING.astimezone(UTC))
    assert second.name == "20250301T191500Z-2.game"
    played(second)
    later = played(games.new_path(tmp_path, "test", EVENING + timedelta(seconds=1)))
    assert games.paths(tmp_path) == [later, second, path]


def test_a_game_is_never_begun_over_another(path: Path) -> None:
    played(path, [cut(1)])
    with pytest.raises(FileExistsError):
        new(path)
    assert contents(path) == [(1, (cut(1),))]


def test_the_name_of_a_new_game_outlives_a_power_cut_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(folders, "sync", synced.append)
    path = played(games.new_path(tmp_path, "test", EVENING))
    assert synced == [path.parent, tmp_path / "games", tmp_path]


def test_a_new_game_takes_nothing_from_a_wal_left_without_its_file(path: Path) -> None:
    with new(path) as journal:
        journal.append(1, [cut(1)])
        orphan = path.with_name("a.game-wal").read_bytes()
    path.unlink()
    path.with_name("a.game-wal").write_bytes(orphan)
    new(path).close()
    assert contents(path) == []


def test_where_there_is_no_game_yet_none_is_found(tmp_path: Path) -> None:
    assert games.latest(tmp_path) is None
    assert list(games.unfinished(tmp_path / "missing", "test")) == []


@pytest.fixture
def evenings(tmp_path: Path) -> Callable[[str, int], Path]:
    return lambda game, minute: games.new_path(tmp_path, game, EVENING + timedelta(minutes=minute))


def test_only_open_games_in_which_something_happened_are_offered(
    tmp_path: Path, evenings: Callable[[str, int], Path]
) -> None:
    older = played(evenings("test", 0), [cut(1)])
    played(evenings("test", 1))
    with new(evenings("test", 2)) as over:
        over.append(1, [Over()], finished=True)
    with new(evenings("test", 3)) as aside:
        aside.append(1, [cut(1)])
        aside.set_aside()
    other = played(evenings("other", 4), [cut(1)])
    assert [kept.path for kept in games.unfinished(tmp_path)] == [other, older]
    assert [kept.path for kept in games.unfinished(tmp_path, "test")] == [older]
    assert games.latest(tmp_path) == other
    assert games.latest(tmp_path, "test") == aside.path
    assert contents(aside.path) == [(1, (cut(1),))], "set aside, and still to be replayed"


def test_an_undo_can_open_a_finished_game_again(path: Path) -> None:
    with new(path) as journal:
        journal.append(1, [Over()], finished=True)
        journal.append(2, [cut(1)])
        assert games.look(path).standing is Standing.FINISHED
        journal.append(3, [cut(2)], finished=False)
        assert games.look(path).standing is Standing.OPEN
    assert games.look(path).last_input == 3


def test_a_file_that_cannot_be_looked_into_is_offered_with_its_trouble(
    tmp_path: Path, evenings: Callable[[str, int], Path]
) -> None:
    older = played(evenings("test", 0), [cut(1)])
    broken = evenings("test", 1)
    broken.write_bytes(b"not a journal")
    first, second = games.unfinished(tmp_path)
    assert (first.path, type(first.trouble), first.game) == (broken, NotAJournal, "test")
    assert (second.path, second.trouble) == (older, None)


# --- the lock ----------------------------------------------------------------------------------------------


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with DataLock(folder), pytest.raises(Taken) as fault:
        DataLock(folder)
    assert fault.value.path == folder
    with DataLock(folder), DataLock(tmp_path / "other"):
        pass


def test_whoever_asks_for_a_folder_in_vain_opens_it_to_nobody_else(tmp_path: Path) -> None:
    script = "from pathlib import Path; from companion.journal.folder import DataLock; DataLock(Path('.'))"
    with DataLock(tmp_path):
        with pytest.raises(Taken):
            DataLock(tmp_path)
        asked = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(Path(store.__file__).parents[2])},
        )
        assert asked.stderr.splitlines()[-1].startswith("companion.journal.faults.Taken")
    DataLock(tmp_path).release()


def test_a_lock_dies_with_its_process(tmp_path: Path) -> None:
    script = (
        "import sys, time; from pathlib import Path; from companion.journal.folder import DataLock\n"
        "lock = DataLock(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    root = Path(store.__file__).parents[2]
    child = subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=root)
    assert child.stdout is not None
    assert child.stdout.readline() == "held\n"
    with pytest.raises(Taken):
        DataLock(tmp_path)
    child.kill()
    child.wait()
    child.stdout.close()
    DataLock(tmp_path).release()
