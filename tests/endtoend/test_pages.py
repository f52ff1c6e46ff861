"""The pages as a browser meets them: a real companion with ``--pages``, a free port, and whatever may knock there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.pages import server, wire
from tests.endtoend.browsing import Browser, port_of, settings
from tests.endtoend.running import Companion, Table, code, complaints, environment, play, run
from tests.pace import PATIENCE, quick


@contextmanager
def serving(data: Path, *more: str) -> Iterator[tuple[Companion, Browser]]:
    """A silent table of five with its pages, and a browser on the same machine."""
    with Companion(*play(settings(data), "--pages", *more)) as companion, Browser(port_of(companion)) as browser:
        yield companion, browser
        assert companion.process.poll() is None, "it has gone on"
        assert complaints(*companion.errors) == []


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Companion]:
    with Companion(*play(settings(tmp_path_factory.mktemp("pages")), "--pages")) as companion:
        yield companion
        assert companion.process.poll() is None
        assert complaints(*companion.errors) == []


@pytest.fixture
def browser(table: Companion) -> Iterator[Browser]:
    table._read = 0
    with Browser(port_of(table), own="127.0.0.9") as browser:
        yield browser


# --- who may ask ---


def test_whoever_calls_the_companion_by_a_foreign_name_is_misdirected(browser: Browser) -> None:
    """A page of the internet whose name was made to lead here gets nothing: neither pages, nor words, nor streams."""
    wrong = ("127.0.0.1", f"127.0.0.1:{browser.port + 1}", f"127.0.0.1:{'9' * 5000}", "127.0.0.1:", "127.0.0.1:x")
    for host in ("evil.example", f"evil.example:{browser.port}", *wrong, "[::1]", f"[::1]:{browser.port}"):
        for path in ("/", "/seat", "/static/table.js", "/words/fr", "/rules/fr", "/events", "/no-such-page"):
            assert browser.get(path, Host=host).status == 421, (host, path)
        answer = browser.ask("POST", "/join", b"{}", Host=host, Origin=f"http://{host}")
        assert answer.status == 421


def test_its_own_names_lead_to_it(browser: Browser) -> None:
    for host in ("127.0.0.1", "LocalHost", socket.gethostname(), f"{socket.gethostname()}.local"):
        assert browser.get("/", Host=f"{host}:{browser.port}").status == 200, host


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "https://{}", "http://{}.evil.example", "http://x"]
)
def test_what_another_page_makes_a_browser_post_is_forbidden(browser: Browser, origin: str) -> None:
    called = origin.format(f"127.0.0.1:{browser.port}")
    assert browser.post("/table/key", {"n": 1, "key": "#"}, Origin=called).status == 403


def test_what_is_posted_says_that_it_is_json(browser: Browser) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        assert browser.post("/table/key", {"n": 1, "key": "#"}, Content_Type=kind).status == 415


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"[]", b"null", b"\xff", b"[" * 1500, b'{"n":1}', b'{"n":1,"key":"E"}', b'{"n":1,"key":"##"}'),
        *(b'{"n":1,"key":"#","x":0}', b'{"n":1,"n":2,"key":"#"}', b'{"n":true,"key":"#"}', b'{"n":1.0,"key":"#"}'),
        *(b'{"n":-1,"key":"#"}', b'{"n":9007199254740992,"key":"#"}', b'{"n":NaN,"key":"#"}', b'{"n":"1","key":"#"}'),
    ],
)
def test_what_is_no_message_of_ours_is_refused_whole(browser: Browser, body: bytes) -> None:
    time.sleep(1 / server.ITEMS)  # refused items count as items, too
    assert browser.post("/table/key", body).status == 400


def test_a_long_body_is_refused_unread(browser: Browser) -> None:
    assert browser.post("/join", b" " * (wire.LONGEST_BODY + 1)).status == 413
    assert browser.ask("POST", "/join", b"x", Content_Length=str(10**9)).status == 413


def test_only_this_machine_presses_the_tables_keys(table: Companion, browser: Browser) -> None:
    """By a name that means this machine, and not by the address that others use; and never from another device."""
    here = socket.gethostname()
    called_otherwise = {"Host": f"{here}:{browser.port}", "Origin": f"http://{here}:{browser.port}"}
    before = table.printed
    for path, told in (("/table/key", {"n": 1, "key": "#"}), ("/table/scan", {"n": 2, "text": code("sticker/heart")})):
        assert browser.post(path, told, **called_otherwise).status == 403
    assert table.printed == before


def test_there_is_nothing_but_the_pages(browser: Browser) -> None:
    for path in (
        "/static/../edge.py",
        "/static/%2e%2e/edge.py",
        "/static/..%2fedge.py",
        "/static/",
        "/static//etc/passwd",
    ):
        assert browser.get(path).status == 404, path
    for path in (
        "/nothing",
        "/seat/",
        "/docs",
        "/openapi.json",
        "/words/xx",
        "/words/../fr",
        "/rules/xx",
        "/rules/fr/chess",
    ):
        assert browser.get(path).status == 404, path
    for method in ("PUT", "DELETE", "OPTIONS", "TRACE", "HEAD"):
        assert browser.ask(method, "/").status == 405, method
    assert browser.get("/join").status == 405


def test_every_answer_forbids_what_no_page_of_ours_needs(browser: Browser) -> None:
    answers = [
        *(browser.get(path) for path in ("/", "/seat", "/static/pages.css", "/words/fr", "/rules/fr", "/nothing")),
        *(browser.get("/", Host="evil.example"), browser.post("/table/key", b"{")),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ")
        assert "unsafe-inline" not in policy
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        assert "set-cookie" not in answer.headers


def test_the_pages_have_their_words_in_every_language(browser: Browser) -> None:
    for lang in ("fr", "en", "es"):
        words = browser.get(f"/words/{lang}").json
        assert words.pop("languages") == {"en": "English", "es": "español", "fr": "français"}
        assert words.pop("https") is None, "there is none without --tls"
        assert words.pop("rules"), "there are rules to read"
        assert all(id.startswith("page-") and text for id, text in words.items())


def test_nobody_is_joined_at_first(browser: Browser) -> None:
    box = "A" * 1400
    join = "A" * 22
    for what in wire.SENT:
        assert browser.post(f"/seat/{what}", {"s": join, "box": box}).status == 401, what
    assert browser.get(f"/seat/events?s={join}&o={box}").status == 401
    assert browser.get(f"/seat/sound?s={join}&o={box}").status == 401
    for query in ("", f"?s={join}", f"?o={box}", f"?s={join}&o={box}&x=1", f"?o={box}&s={join}", f"?s=short&o={box}"):
        assert browser.get(f"/seat/events{query}").status == 400, query


# --- how much ---


def test_eight_streams_an_address_and_a_ninth_when_one_is_over(browser: Browser) -> None:
    own = Browser(browser.port, own="127.0.0.50")
    with own:
        assert [own.listen().status for _ in range(server.STREAMS_EACH)] == [200] * server.STREAMS_EACH
        assert own.listen().status == 429
        other = Browser(browser.port, own="127.0.0.51")
        with other:
            assert other.listen().status == 200
        own.streams[0].close()
        until = time.monotonic() + PATIENCE
        while own.listen().status != 200:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_sixty_four_streams_in_all(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, browser):
        crowd = [Browser(browser.port, own=f"127.0.1.{number}") for number in range(1, 10)]
        statuses = [each.listen().status for each in crowd for _ in range(server.STREAMS_EACH)]
        assert statuses == [200] * server.STREAMS + [429] * server.STREAMS_EACH
        for each in crowd:
            each.__exit__()


def test_who_sends_too_fast_is_told_and_others_are_not(browser: Browser) -> None:
    greedy, other = Browser(browser.port, own="127.0.0.60"), Browser(browser.port, own="127.0.0.61")
    began = time.monotonic()
    statuses = [greedy.post("/table/key", b"{").status for _ in range(server.ITEMS * 3)]
    # A machine that is too busy to send so fast is never turned away.
    assert 429 in statuses or time.monotonic() - began > 1.5
    assert statuses[: server.ITEMS] == [400] * server.ITEMS
    assert other.post("/table/key", b"{").status == 400
    time.sleep(1.1)
    assert greedy.post("/table/key", b"{").status == 400
    for path in ("/words/fr", "/events"):
        time.sleep(1.1)
        own = Browser(browser.port, own="127.0.0.62")
        with own:
            began = time.monotonic()
            statuses = [_status(own, path) for _ in range(server.ITEMS * 3)]
            # A machine that is too busy to ask so fast is never turned away.
            assert 429 in statuses or time.monotonic() - began > 1.5, path


def _status(browser: Browser, path: str) -> int:
    """The status; a stream is left at once."""
    if path != "/events":
        return browser.get(path).status
    stream = browser.listen(path)
    stream.close()
    return stream.status


def test_what_is_no_http_ends_the_connection_and_nothing_else(browser: Browser) -> None:
    for sent in (
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET \xff HTTP/1.1\r\n\r\n",
        b"A" * 70_000,
    ):
        with socket.create_connection(("127.0.0.1", browser.port), timeout=PATIENCE) as stranger:
            stranger.sendall(sent)
            stranger.shutdown(socket.SHUT_WR)
            while True:
                try:
                    if not stranger.recv(4096):
                        break
                except ConnectionError:
                    break
    assert browser.get("/").status == 200


# --- what the table page is told ---


def test_the_page_is_told_what_the_table_hears_and_how_it_stands(tmp_path: Path) -> None:
    with serving(tmp_path) as (companion, browser):
        stream = browser.listen()
        first = stream.expect(lambda told: told.messages)[0][1]
        assert first["type"] == "all"
        assert first["lines"][0]["runs"] == [["en", "Time Bomb Undercover."]]
        assert [step["done"] for step in first["steps"]] == [False] * 5
        assert [seat["name"] for seat in first["seats"]] == ["Ana", "Léo", "Inès", "Hugo", "Zoé"]
        assert [choice["number"] for choice in first["ask"]["choices"]] == [1, 2, 3, 4]
        assert browser.press("#") == [204]
        companion.expect("Léo?")
        stream.line("Léo?")
        stands = stream.expect(lambda told: [m for _, m in told.messages if m["type"] == "facts"])
        assert [step["done"] for step in stands[-1]["steps"]] == [True, False, False, False, False]
        assert browser.press("####") == [204] * 4
        companion.expect("Get 6 role cards")
        stream.line("Get 6 role cards")
        facts = stream.expect(lambda told: [m for _, m in told.messages if m["type"] == "facts" and m["facts"]])
        assert any(fact["short"] for fact in facts[-1]["facts"])
        assert facts[-1]["steps"] == []


def test_a_name_that_is_markup_or_runs_the_other_way_is_a_name_on_the_wire_and_in_no_page(tmp_path: Path) -> None:
    names = ("<img src=x onerror=alert(1)>", '"><script>', "\u202eLéo", "أحمد")
    with Companion(*play(settings(tmp_path), "--pages", names=names)) as table, Browser(port_of(table)) as browser:
        stream = browser.listen()
        first = stream.expect(lambda told: told.messages)[0][1]
        assert [seat["name"] for seat in first["seats"]] == [*names]
        for name in names[1:]:
            assert browser.press("#") == [204]
            stream.line(f"{name}?")
        for page in ("/", "/seat"):
            answer = browser.get(page)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert not [name for name in names if name.encode() in answer.body]


def test_a_code_from_the_machines_own_page_is_a_scan(tmp_path: Path) -> None:
    with serving(tmp_path) as (companion, browser):
        assert browser.post("/table/scan", {"n": 1, "text": code("sticker/heart")}).status == 204
        companion.expect("eart")
        assert browser.post("/table/scan", {"n": 2, "text": "BCDFGHJK"}).status == 204
        companion.expect("Misread. Scan again.")


def test_a_key_that_is_sent_again_is_pressed_once(tmp_path: Path) -> None:
    with serving(tmp_path) as (companion, browser):
        assert [browser.post("/table/key", {"n": 7, "key": "#"}).status for _ in range(3)] == [204] * 3
        companion.expect("Léo?")
        browser.counted = 7
        browser.press("#")
        companion.expect("Inès?")
        assert sum("Hugo?" in line for line in companion.printed) == 0


def test_a_page_that_comes_again_is_told_what_it_has_missed(tmp_path: Path) -> None:
    with serving(tmp_path) as (companion, browser):
        first = browser.listen()
        first.expect(lambda told: told.messages)
        first.close()
        browser.press("#")
        companion.expect("Léo?")
        again = browser.listen(Last_Event_ID=first.last)
        again.line("Léo?")
        assert all(message["type"] != "all" for _, message in again.messages)
        for strange in ("", "x", "....", first.last.partition(".")[0] + ".99999", "0." + "9" * 90):
            stream = browser.listen(Last_Event_ID=strange)
            assert stream.expect(lambda told: told.messages)[0][1]["type"] == "all"
            stream.close()


def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, browser):
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", browser.port))
        slow.sendall(f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{browser.port}\r\n\r\n".encode())
        stream = browser.listen()
        dropped, number = False, 0
        crowd = [Browser(browser.port, own=f"127.0.0.{own}").connect() for own in range(70, 78)]
        headers = {"Host": f"127.0.0.1:{browser.port}", "Origin": browser.origin, "Content-Type": "application/json"}
        until = time.monotonic() + PATIENCE
        while not dropped:
            assert time.monotonic() < until
            for connection in crowd:  # each as fast as it may
                number += 1
                connection.request("POST", "/table/key", f'{{"n":{number},"key":"D"}}', headers)
                assert connection.getresponse().read() == b""
            dropped = not _connected(browser.port, slow)
        for connection in crowd:
            connection.close()
        slow.close()
        before = len(stream.messages)
        assert browser.post("/table/key", {"n": 9999, "key": "D"}).status in (204, 429)
        stream.expect(lambda told: len(told.messages) > before)
        assert not stream.over


def _connected(port: int, client: socket.socket) -> bool:
    """Whether the companion still holds this connection, as the system knows it."""
    own = client.getsockname()[1]
    wanted = f"0100007F:{port:04X} 0100007F:{own:04X} 01"
    return any(wanted in " ".join(line.split()[1:4]) for line in Path("/proc/net/tcp").read_text().splitlines())


# --- faults and ends ---


def test_a_taken_port_is_said_and_the_evening_goes_on(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with Companion(*play(settings(tmp_path, http=port), "--pages"), stdin=None) as companion:
            companion.expect(f"No pages: port {port} is taken.")
            assert not any("http://" in line for line in companion.printed)
            companion.signal(signal.SIGINT)
            assert companion.wait() == 130
            assert complaints(*companion.errors) == []


def test_an_address_of_another_machine_is_said_and_the_evening_goes_on(tmp_path: Path) -> None:
    with Companion(*play(settings(tmp_path, address="203.0.113.7"), "--pages")) as companion:
        companion.expect("No pages: 203.0.113.7 is not an address of this computer.")
        companion.signal(signal.SIGINT)
        assert companion.wait() == 130
        assert complaints(*companion.errors) == []


def test_leaving_ends_twenty_streams_at_once_and_says_nothing_more(tmp_path: Path) -> None:
    with Companion(*play(settings(tmp_path), "--pages")) as companion:
        port = port_of(companion)
        crowd = [Browser(port, own=f"127.0.0.{number}") for number in (2, 3, 4)]
        streams = [crowd[number // 8].listen() for number in range(20)]
        for stream in streams:
            stream.expect(lambda told: told.messages)
        companion.signal(signal.SIGINT)
        with quick(1.0):
            assert companion.wait() == 130
        for stream in streams:
            stream.ended()
        assert complaints(*companion.errors) == []


def test_a_client_that_reads_nothing_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with Companion(*play(settings(tmp_path), "--pages")) as companion:
        port = port_of(companion)
        idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(3)]
        idle[1].sendall(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % port)
        idle[2].sendall(b"POST /join HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 50\r\n" % port)
        companion.signal(signal.SIGINT)
        with quick(1.0):
            assert companion.wait() == 130
        assert complaints(*companion.errors) == []
        for each in idle:
            each.close()


def test_after_a_power_cut_in_mid_line_the_pages_are_back_with_all_that_was_counted(tmp_path: Path) -> None:
    """The same port, another epoch: whoever comes with an id of before is told everything anew."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = settings(tmp_path, http=port)
    with Table(data, "--pages") as before, Browser(port) as browser:
        before.expect(f":{port}/")
        before.wait_for_devices()
        streams = [Browser(port, own=f"127.0.0.{number}").listen() for number in (2, 3, 4)]
        browser.press("#####")
        streams[0].line("Get 6 role cards")
        last = streams[0].last
        browser.press("#")
        os.kill(before.process.pid, signal.SIGKILL)
        for stream in streams:
            stream.ended()
    with Companion("play", "--mute", "--lang", "en", "--data", data, "--pages") as after, Browser(port) as browser:
        after.expect(f":{port}/")
        stream = browser.listen(Last_Event_ID=last)
        assert stream.expect(lambda told: told.messages)[0][1]["type"] == "all"
        assert stream.last.partition(".")[0] != last.partition(".")[0]
        stream.line("Hash to resume")
        browser.press("#")
        told = stream.expect(lambda told: [m for _, m in told.messages if m["type"] == "ask"])
        assert told[-1]["ask"] is None
        stream.line("Shuffle those cards")  # the last key was answered, so it was counted


def test_a_script_plays_with_pages_as_without(tmp_path: Path) -> None:
    script = tmp_path / "evening.txt"
    script.write_text("key #\nkey #\nkey #\nkey #\nkey #\nwait 1\nkey D\n")
    without = run(*play(settings(tmp_path / "without"), "--script", script))
    told = run(*play(settings(tmp_path / "with"), "--script", script, "--pages"))
    assert [line for line in told.lines if "http://" not in line] == without.lines
    assert (told.code, told.err) == (0, "")


def test_nothing_of_the_network_is_imported_without_pages(tmp_path: Path) -> None:
    look = (
        "import sys\n"
        "from companion import cli\n"
        "code = cli.run(sys.argv[1:])\n"
        "print(code, sorted(n for n in sys.modules if n.partition('.')[0] in "
        "{'asyncio', 'starlette', 'uvicorn', 'h11', 'anyio', 'http', 'ssl', 'socket', 'nacl', 'ifaddr', 'webbrowser'}"
        " or n.startswith('companion.pages')))"
    )
    script = tmp_path / "evening.txt"
    script.write_text("key #\n")

    def imported(*more: str) -> str:
        words = map(str, play(settings(tmp_path), "--script", script, *more))
        done = subprocess.run([sys.executable, "-c", look, *words], env=environment(), capture_output=True, text=True)
        assert done.stderr == ""
        return done.stdout.splitlines()[-1]

    assert imported() == "0 []"
    assert "companion.pages.edge" in imported("--pages")
