"""The pages in the loop: what a table page is told and in which order, what is taken from the machine's own page, and
what becomes of them when the server dies."""

from __future__ import annotations

import json
import os
import socket
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from companion.files import venue
from companion.files.config import PagesWish
from companion.line.evening import Evening
from companion.model import Announcement, Only, game
from companion.pages import certificate, edge, listening, wire
from companion.pages.edge import Pages
from companion.pages.seats import Seats
from companion.session.state import Wishes

FOUR = Wishes("time-bomb-undercover", 4, ("Ana", "Léo", "Inès", "Hugo"))


class NoServer:
    """In place of the server's thread: nothing comes but what the test posts."""

    started: ClassVar[list[NoServer]] = []

    def __init__(
        self, post: Callable[[object], None], static: Path, doors: Sequence[tuple[Any, Any]], root: bytes
    ) -> None:
        self.post, self.doors, self.closed = post, doors, False
        assert (static / "table.html").is_file()
        NoServer.started.append(self)

    def close(self) -> None:
        self.closed = True
        for door, _ in self.doors:
            door.close()


@dataclass
class Client:
    """A page at its stream."""

    told: list[tuple[str, Any]] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    answers: list[tuple[int, Any]] = field(default_factory=list)

    def send(self, text: str, id: str = "") -> None:
        assert "\n" not in text
        self.told.append((id, json.loads(text)))

    def answer(self, status: int, body: Any = None) -> None:
        self.answers.append((status, body))

    def of(self, kind: str) -> list[Any]:
        return [message for _, message in self.told if message["type"] == kind]

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for _, message in self.told]


class AtTable:
    """An evening without sound, its pages, and nobody at any door but the test."""

    def __init__(self, folder: Path, tls: bool = False, wishes: Wishes = FOUR, ears: Sequence[str] = ()) -> None:
        here = venue.enter(folder, "en")
        here = replace(here, settings=replace(here.settings, pages=PagesWish("127.0.0.1", 0, 0)))
        options = Namespace(
            mute=True,
            script=None,
            show_private=False,
            plain=False,
            output=[*ears],
            **{name: [] for name in ("scanner", "keypad")},
        )
        self.evening = Evening(options, here, wishes)
        self.evening.__enter__()
        self.opened: list[str] = []
        seats = Seats(self.evening, here, os.urandom)
        self.evening.happened = seats.happened
        self.pages = Pages(self.evening, here, seats, tls=tls, browse=self.opened.append)
        self.evening.add(self.pages)
        self.evening.open()
        self.streams = 0
        self.go_on()

    def go_on(self) -> None:
        """Until nothing waits."""
        self.evening.handle(None)
        while not self.evening.inbox.empty():
            self.evening._one(self.evening.inbox.get())

    def open(self, last: str = "", local: bool = False) -> Client:
        self.streams += 1
        client = Client()
        self.pages.post(
            wire.StreamOpened(
                *(self.streams, wire.TableStream(last), "192.168.1.9", local, lambda: None, client.send),
                *(client.refused.append, lambda: None),
            )
        )
        self.go_on()
        return client

    def ask(self, what: Any, local: bool = True) -> list[tuple[int, Any]]:
        client = Client()
        self.pages.post(wire.Asked(what, "127.0.0.1", local, client.answer))
        self.go_on()
        return client.answers

    def say(self, said: Announcement) -> None:
        self.evening.tell(said)
        self.go_on()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AtTable]:
    monkeypatch.setattr(listening, "ServerThread", NoServer)
    NoServer.started.clear()
    table = AtTable(tmp_path)
    yield table
    table.evening.__exit__()
    assert all(server.closed for server in NoServer.started)


def test_the_server_starts_with_the_first_line_and_the_address_follows_it(
    capsys: pytest.CaptureFixture[str], table: AtTable
) -> None:
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "[table] Time Bomb Undercover."
    assert (
        lines[-1] == f"[table] The table's page, for any browser on this network: http://127.0.0.1:{table.pages.port}/"
    )
    assert len(NoServer.started) == 1


def test_an_address_is_said_digit_by_digit(table: AtTable) -> None:
    spelled = table.pages.spelled("192.168.1.20")
    assert spelled.text == f"http://192.168.1.20:{table.pages.port}/"
    assert spelled.said.startswith("1 9 2, dot, 1 6 8, dot, 1, dot, 2 0")
    assert table.pages.spelled("localhost").said.startswith("localhost")


def test_a_page_gets_everything_and_then_what_is_new(table: AtTable) -> None:
    page = table.open()
    assert page.kinds == ["all"]
    table.ask(wire.SentKey(1, "#"))
    assert page.kinds == ["all", "say", "say", "facts", "ask"]
    numbers = [int(id.partition(".")[2]) for id, _ in page.told]
    assert numbers == [*range(numbers[0], numbers[0] + 5)]
    assert len({id.partition(".")[0] for id, _ in page.told}) == 1
    last = page.told[-1][0]
    assert table.open(last).kinds == ["facts"], "nothing was missed; only the countdown is told anew"
    assert table.open(page.told[2][0]).kinds == ["facts", "ask", "facts"]
    assert table.open(f"0{last}").kinds == ["all"]


def test_lines_of_one_input_are_one_batch(table: AtTable) -> None:
    for number in range(4):
        table.ask(wire.SentKey(number, "#"))
    lines = table.open().of("all")[0]["lines"]
    batches: dict[int, list[str]] = {}
    for line in lines:
        batches.setdefault(line["batch"], []).append(line["runs"][0][1])
    assert any(len(said) > 1 and said[1].startswith("4 players") for said in batches.values())
    assert [line["n"] for line in lines] == [*range(1, len(lines) + 1)]


def test_a_private_line_is_on_no_table_page(table: AtTable) -> None:
    page = table.open()
    table.evening.shown(replace(game("which-way"), audience=Only(2)))
    assert page.kinds == ["all"]
    assert all(not line["private"] for line in table.open().of("all")[0]["lines"])


def test_what_the_game_wants_forgotten_is_gone_from_page_and_ring(table: AtTable) -> None:
    page = table.open()
    before = page.told[0][0]
    assert any("how will you read" in line["runs"][0][1] for line in page.of("all")[0]["lines"])
    core = table.evening.table
    core.session = replace(core.session, forgotten=frozenset({"which-way"}))
    table.go_on()
    for each in (page, table.open(before), table.open()):
        assert not any("how will you read" in line["runs"][0][1] for line in each.of("all")[-1]["lines"])
    assert all(
        "how will you read" not in json.dumps(message["line"]) for _, message in page.told if message["type"] == "say"
    )


def test_a_page_follows_the_language_of_the_table(table: AtTable) -> None:
    page = table.open()
    for number, key in enumerate("####" + "99" + "5" + "2"):
        table.ask(wire.SentKey(number, key))
    (told,) = page.of("all")[1:]
    assert told["lang"] == table.evening.voice.catalogue.lang == "es"


def test_only_the_machines_own_page_has_keys(table: AtTable) -> None:
    assert table.ask(wire.SentKey(1, "#"), local=False) == [(403, None)]
    assert table.evening.table.session.play.called == 0
    assert table.ask(wire.SentKey(1, "#")) == [(204, None)]
    assert table.evening.table.session.play.called == 1
    assert table.ask(wire.SentKey(1, "#")) == [(204, None)], "seen before"
    assert table.evening.table.session.play.called == 1
    table.open(local=True)
    assert table.ask(wire.SentKey(1, "#")) == [(204, None)], "a page that was loaded anew counts anew"
    assert table.evening.table.session.play.called == 2


def test_a_table_whose_only_keys_are_on_that_page_has_keys(table: AtTable) -> None:
    """Else a phone would be let in unasked."""
    table.open()
    assert not table.evening.devices.page
    table.open(local=True)
    assert table.evening.devices.page
    table.pages.post(wire.StreamClosed(table.streams))
    table.go_on()
    assert not table.evening.devices.page


@pytest.mark.parametrize("lacking", certificate.Lacking)
def test_what_is_missing_for_tls_is_said_and_the_pages_go_on(
    lacking: certificate.Lacking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def certified(*_: object) -> None:
        raise certificate.NoCertificate(lacking)

    monkeypatch.setattr(listening, "ServerThread", NoServer)
    monkeypatch.setattr(certificate, "certified", certified)
    table = AtTable(tmp_path, tls=True)
    lines = [line["runs"][0][1] for line in table.open().of("all")[0]["lines"]]
    assert sum(line.startswith("No encrypted pages: ") for line in lines) == 1
    assert table.pages.port
    table.evening.__exit__()


def test_the_keys_of_the_page_are_called_as_they_are_printed_there(table: AtTable) -> None:
    table.ask(wire.SentKey(1, "9"))
    table.ask(wire.SentKey(2, "#"))
    lines = [line["runs"][0][1] for line in table.open().of("all")[0]["lines"]]
    assert any("hash" in line.lower() for line in lines[-4:])


def test_another_device_is_known_to_have_come(table: AtTable) -> None:
    table.open(local=True)
    assert table.pages.reached == float("-inf")
    table.open()
    assert table.pages.reached > 0


def test_a_page_has_its_words_and_none_in_an_unknown_language(table: AtTable) -> None:
    ((status, words),) = table.ask(wire.WantedWords("fr"))
    assert status == 200
    assert words["page-choice-eyes"] == "yeux"
    assert words["languages"]["es"] == "español"
    assert table.ask(wire.WantedWords("xx")) == [(404, None)]


def test_a_page_reads_the_rules_of_the_game_that_is_played_for_its_players_and_of_no_other(table: AtTable) -> None:
    ((status, told),) = table.ask(wire.WantedRules("en"))
    play = table.evening.table.session.play
    played = str(play.game)
    assert (status, [game["id"] for game in told["games"]]) == (200, [played])
    ((status, book),) = table.ask(wire.WantedRules("en", played))
    assert [chapter["title"] for chapter in book["chapters"]][:2] == [
        (("en", "In one minute"),),
        (("en", "Setting up"),),
    ]
    passages = [text for chapter in book["chapters"] for runs in chapter["passages"] for _, text in runs]
    rows = [passage for passage in passages if "get these wires ready" in passage]
    assert len(rows) == 1, "the table has been counted"
    assert rows[0].startswith(f"With {play.players} players")
    for wanted in (wire.WantedRules("xx"), wire.WantedRules("xx", played), wire.WantedRules("en", "cluedo-one-piece")):
        assert table.ask(wanted) == [(404, None)]


def test_a_server_that_dies_is_started_again_at_the_same_port_and_that_is_said_once(
    table: AtTable, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = table.evening.now
    monkeypatch.setattr(Evening, "now", property(lambda _: now))
    port = table.pages.port
    for death in range(3):
        page = table.open()
        NoServer.started[-1].close()
        table.pages.post(wire.Died())
        table.go_on()
        table.ask(wire.SentKey(death, "D"))
        assert page.kinds == ["all"], "its stream has ended"
        assert len(NoServer.started) == death + 1
        now += edge.SELDOM
        table.go_on()
        assert len(NoServer.started) == death + 2
        assert NoServer.started[-1].doors[0][0].getsockname()[1] == port
    assert capsys.readouterr().out.count("The pages have stopped.") == 1


def test_a_port_that_another_has_taken_meanwhile_is_waited_for(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    now = table.evening.now
    monkeypatch.setattr(Evening, "now", property(lambda _: now))
    NoServer.started[-1].close()
    with socket.create_server(("127.0.0.1", table.pages.port or 0)):
        table.pages.post(wire.Died())
        table.go_on()
        now += edge.AGAIN
        table.go_on()
        assert len(NoServer.started) == 1
    now += edge.SELDOM
    table.go_on()
    assert len(NoServer.started) == 2


def test_the_browser_of_the_machine_opens_once_unless_its_page_is_back(
    table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = table.evening.now
    monkeypatch.setattr(Evening, "now", property(lambda _: now))
    table.go_on()
    assert table.opened == []
    now += edge.BROWSE
    for _ in range(2):
        table.go_on()
    assert table.opened == [f"http://localhost:{table.pages.port}/"]


def test_a_page_that_is_still_open_is_not_opened_twice(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    now = table.evening.now
    monkeypatch.setattr(Evening, "now", property(lambda _: now))
    table.open(local=True)
    now += edge.BROWSE
    table.go_on()
    assert table.opened == []
